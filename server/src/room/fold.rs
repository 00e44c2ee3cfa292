use std::sync::OnceLock;

use catalog::Title;
use store::{Code, PersonId, TableId, TableRow};
use table::{AnyTable, Outcome, Phrase, Seat, SeatSet, Seed};
use thiserror::Error;

use super::{
    Chair, Clock, Doer, Entry, Logged, Offer, OfferKind, Setup, Sitter,
    keys::Keys,
    news::{News, What},
};

/// A table as its log tells it: who sits where, how the game stands, what is asked for.
pub struct Room {
    pub(super) id: TableId,
    pub(super) code: Code,
    pub(super) seed: Seed,
    pub(super) game: &'static dyn Title,
    pub(super) setup: Setup,
    /// How many entries were folded.
    pub(super) seq: u64,
    pub(super) table: Box<dyn AnyTable>,
    /// Where the log stood when the game last changed.
    pub(super) position: u64,
    /// Who did each action, and who chose it.
    pub(super) plies: Vec<(Seat, Doer)>,
    pub(super) chairs: Vec<Chair>,
    pub(super) names: Vec<(PersonId, String)>,
    pub(super) started: bool,
    /// How it ended where the rules of the game do not know such an end.
    pub(super) ended: Option<Outcome>,
    pub(super) offer: Option<Offer>,
    pub(super) clock: Option<Clock>,
    pub(super) news: News,
    pub(super) rematch: Option<TableId>,
    pub(super) keys: Keys,
    /// Whether the last action may be taken back, once somebody wanted to know.
    pub(super) undoable: OnceLock<bool>,
}

/// Why a log cannot be folded.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BrokenLog {
    /// The rules were corrected since, or the game is gone.
    #[error("the rules are not those of today")]
    OldRules,
    /// An entry cannot be read.
    #[error("entry {0} cannot be read")]
    Unreadable(u64),
    /// An entry does not fit what came before.
    #[error("entry {0} does not fit the log")]
    Unfitting(u64),
}

impl Room {
    /// Fold a whole log.
    pub fn fold(row: &TableRow, entries: &[String]) -> Result<Room, BrokenLog> {
        let mut entries = (0..).zip(entries).map(|(seq, text)| read(seq, text));
        let mut room = match entries.next().transpose()? {
            Some(Logged { entry: Entry::Created(setup), .. }) => Room::new(row, *setup)?,
            _ => return Err(BrokenLog::Unfitting(0)),
        };
        entries.try_for_each(|logged| room.apply(logged?))?;
        Ok(room)
    }

    /// Fold what was added to the log since.
    pub fn follow(&mut self, entries: &[String]) -> Result<(), BrokenLog> {
        (self.seq..).zip(entries).try_for_each(|(seq, text)| self.apply(read(seq, text)?))
    }

    fn new(row: &TableRow, setup: Setup) -> Result<Room, BrokenLog> {
        let game = catalog::find(&setup.game).ok_or(BrokenLog::OldRules)?;
        if game.about().rules_version != setup.rules {
            return Err(BrokenLog::OldRules);
        }
        let seed = Seed(row.seed);
        let table = game.start(&setup.options, seed).map_err(|_| BrokenLog::Unfitting(0))?;
        let seats = table.seats();
        Ok(Room {
            id: row.id.clone(),
            code: row.code.clone(),
            seed,
            game,
            seq: 1,
            position: 0,
            plies: Vec::new(),
            chairs: vec![Chair::FREE; seats],
            names: Vec::new(),
            started: false,
            ended: None,
            offer: None,
            clock: setup.clock.map(|rules| Clock::new(rules, seats)),
            news: News::default(),
            rematch: None,
            keys: Keys::default(),
            undoable: OnceLock::new(),
            setup,
            table,
        })
    }

    /// The same room around another table of its game, such as one that a viewer cannot tell from
    /// this one. Its actions so far are not part of it.
    #[must_use]
    pub fn around(self, table: Box<dyn AnyTable>) -> Room {
        Room { table, plies: Vec::new(), news: News::default(), undoable: OnceLock::new(), ..self }
    }

    /// Take in the next entry of the log.
    pub fn apply(&mut self, logged: Logged) -> Result<(), BrokenLog> {
        let Logged { at, key, entry } = logged;
        let seq = self.seq;
        let unfitting = BrokenLog::Unfitting(seq);
        if entry.seat().is_some_and(|seat| seat.index() >= self.chairs.len()) {
            return Err(unfitting);
        }
        if let Some(clock) = &mut self.clock {
            match entry {
                Entry::Resumed | Entry::Started => clock.skip(at),
                _ => clock.count(at),
            }
        }
        let note = self.note(&entry);
        if let Entry::Started | Entry::Acted { .. } | Entry::TookBack { .. } = entry {
            self.position = seq;
        }
        match entry {
            Entry::Created(_) => return Err(unfitting),
            Entry::Sat { seat, person, name } => {
                self.chairs[seat.index()].sitter = Sitter::Person(person.clone());
                self.call(person, name);
            }
            Entry::Stood { seat } if self.started => self.leave(seat),
            Entry::Stood { seat } => self.chairs[seat.index()] = Chair::FREE,
            Entry::Bot { seat, level } => {
                self.chairs[seat.index()].sitter = level.map_or(Sitter::Nobody, Sitter::Bot);
            }
            Entry::Started => self.started = true,
            Entry::Acted { seat, action, by } => self.act(seat, &action, by).ok_or(unfitting)?,
            Entry::TookBack { plies, .. } => {
                if plies >= self.plies.len() {
                    return Err(unfitting);
                }
                self.table.rewind(plies);
                self.plies.truncate(plies);
                self.news.forget_from(plies);
                self.offer = None;
            }
            Entry::Offered { kind, seat } => {
                self.offer = Some(Offer { kind, seat, agreed: self.seats_beside(seat) });
            }
            Entry::Agreed { seat } => {
                let too = self.seats_beside(seat);
                if let Some(offer) = &mut self.offer {
                    offer.agreed = SeatSet::of(offer.agreed.iter().chain(too.iter()));
                }
            }
            Entry::Declined { .. } => self.offer = None,
            Entry::Resigned { seat } => self.give_up(seat, "resigned"),
            Entry::Flagged { seat } => self.give_up(seat, "time"),
            Entry::Named { person, name } => self.call(person, name),
            Entry::Rematch { table } => self.rematch = Some(table),
            Entry::Resumed => {}
        }
        if let Some((seat, phrase)) = note {
            self.news.tell(seq, What::Note(seat, phrase));
        }
        self.seq += 1;
        self.undoable = OnceLock::new();
        if let Some(key) = key {
            self.keys.remember(key, self.seq);
        }
        let running = SeatSet::of(self.to_act().iter().filter(|&seat| self.person(seat).is_some()));
        if let Some(clock) = &mut self.clock {
            clock.run(running);
        }
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: &str, by: Doer) -> Option<()> {
        let turn = self.table.turn();
        self.table.play(seat, action).ok()?;
        if let Some(clock) = self.clock.as_mut().filter(|_| self.table.turn() != turn) {
            clock.add_increment(seat);
        }
        // Who acts himself no longer waits for an answer, or has given one.
        if by == Doer::Person {
            self.offer = None;
        }
        self.news.tell(self.seq, What::Ply(self.plies.len()));
        self.plies.push((seat, by));
        Some(())
    }

    /// A person leaves the running game; a bot plays on.
    fn leave(&mut self, seat: Seat) {
        self.chairs[seat.index()].take_over();
        self.offer = None;
    }

    /// Between two sides the other one wins; among more a bot plays on.
    fn give_up(&mut self, seat: Seat, reason: &'static str) {
        match self.sides()[..] {
            [one, other] => {
                let winners = if one.contains(seat) { other } else { one };
                self.ended = Some(Outcome::win(self.chairs.len(), winners, reason));
                self.offer = None;
            }
            _ => self.leave(seat),
        }
        self.chairs[seat.index()].resigned = true;
    }

    fn call(&mut self, person: PersonId, name: String) {
        match self.names.iter_mut().find(|(known, _)| *known == person) {
            Some((_, called)) => *called = name,
            None => self.names.push((person, name)),
        }
    }

    /// What everybody is told about an entry that is no action.
    fn note(&self, entry: &Entry) -> Option<(Option<Seat>, Phrase)> {
        let key = match entry {
            Entry::Sat { .. } => "server-news-sat",
            Entry::Stood { .. } if self.started => "server-news-left",
            Entry::Stood { .. } => "server-news-stood",
            Entry::Bot { level: Some(_), .. } => "server-news-bot",
            Entry::Bot { level: None, .. } => "server-news-no-bot",
            Entry::Started => "server-news-started",
            Entry::TookBack { .. } => "server-news-took-back",
            Entry::Offered { kind: OfferKind::Takeback, .. } => "server-news-takeback",
            Entry::Declined { .. } => "server-news-declined",
            Entry::Resigned { .. } => "server-news-resigned",
            Entry::Flagged { .. } => "server-news-flagged",
            Entry::Rematch { .. } => "server-news-rematch",
            Entry::Created(_)
            | Entry::Acted { .. }
            | Entry::Agreed { .. }
            | Entry::Named { .. }
            | Entry::Resumed => return None,
        };
        let mut phrase = Phrase::new(key);
        let seat = entry.seat();
        if let Some(seat) = seat {
            let name = match entry {
                Entry::Sat { name, .. } => Some(name.as_str()),
                _ => self.person(seat).and_then(|person| self.name_of(person)),
            };
            phrase = phrase.with("seat", self.game.seat_name(seat));
            phrase = phrase.with("name", name.unwrap_or_default());
        }
        if let Entry::Bot { level: Some(level), .. } = entry {
            phrase = phrase.with("level", level.name());
        }
        if let Entry::TookBack { plies, .. } = entry {
            phrase = phrase.with("count", self.plies.len().saturating_sub(*plies));
        }
        Some((seat, phrase))
    }
}

fn read(seq: u64, text: &str) -> Result<Logged, BrokenLog> {
    serde_json::from_str(text).map_err(|_| BrokenLog::Unreadable(seq))
}

impl Entry {
    /// The seat that an entry is about.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self {
            Entry::Sat { seat, .. }
            | Entry::Stood { seat }
            | Entry::Bot { seat, .. }
            | Entry::Acted { seat, .. }
            | Entry::TookBack { seat, .. }
            | Entry::Offered { seat, .. }
            | Entry::Agreed { seat }
            | Entry::Declined { seat }
            | Entry::Resigned { seat }
            | Entry::Flagged { seat } => Some(*seat),
            Entry::Created(_)
            | Entry::Started
            | Entry::Named { .. }
            | Entry::Rematch { .. }
            | Entry::Resumed => None,
        }
    }
}

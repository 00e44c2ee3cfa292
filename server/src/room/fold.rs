use catalog::Listing;
use store::{Code, PersonId, Status, TableId, TableRow};
use table::{AnyTable, Outcome, Seat, SeatSet, Seed};
use thiserror::Error;

use super::{
    Chair, Clock, Doer, Entry, Logged, Offer, OfferKind, Setup, Sitter,
    guise::Guise,
    keys::Keys,
    news::{News, Note, What},
};

/// A table as its log tells it: who sits where, how the game stands, what is asked for.
pub struct Room {
    pub(super) id: TableId,
    pub(super) code: Code,
    pub(super) seed: Seed,
    pub(super) game: &'static dyn Listing,
    pub(super) guise: Guise,
    pub(super) setup: Setup,
    /// Who may start the game now.
    pub(super) host: PersonId,
    /// How many entries were folded.
    pub(super) seq: u64,
    pub(super) table: Box<dyn AnyTable>,
    /// Where the log stood when the game last changed, and when that was.
    pub(super) position: u64,
    pub(super) position_at: u64,
    /// When something last happened, in milliseconds since 1970.
    pub(super) changed_at: u64,
    /// Who did each action, and who chose it.
    pub(super) plies: Vec<(Seat, Doer)>,
    pub(super) chairs: Vec<Chair>,
    pub(super) names: Vec<(PersonId, String)>,
    pub(super) started: bool,
    /// When the game began and when it ended, in milliseconds since 1970.
    pub(super) began_at: Option<u64>,
    pub(super) ended_at: Option<u64>,
    /// Who sat where when the game began, as the record tells it.
    pub(super) seating: Vec<(String, String)>,
    /// What was committed to when the game began; nothing in old logs.
    pub(super) commitment: Option<String>,
    /// How it ended where the rules of the game do not know such an end.
    pub(super) ended: Option<Outcome>,
    pub(super) offer: Option<Offer>,
    /// Whether nobody new may sit down.
    pub(super) locked: bool,
    /// Those whom the host does not want at the table.
    pub(super) dismissed: Vec<PersonId>,
    pub(super) clock: Option<Clock>,
    pub(super) news: News,
    pub(super) rematch: Option<TableId>,
    pub(super) keys: Keys,
}

/// Why a log cannot be folded.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BrokenLog {
    /// This program does not have the game.
    #[error("there is no game “{0}” here")]
    UnknownGame(String),
    /// This program does not play by these rules.
    #[error("version {rules} of the rules of {game} is not known here")]
    UnknownRules {
        /// The game.
        game: String,
        /// The version.
        rules: u32,
    },
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
        let (first, rest) = entries.split_first().ok_or(BrokenLog::Unfitting(0))?;
        let mut room = match read(0, first)?.entry {
            Entry::Created(setup) => Room::new(row, *setup)?,
            _ => return Err(BrokenLog::Unfitting(0)),
        };
        room.follow(rest)?;
        Ok(room)
    }

    /// Take in the entries that follow in the log.
    pub fn follow(&mut self, entries: &[String]) -> Result<(), BrokenLog> {
        entries.iter().try_for_each(|text| self.apply(read(self.seq, text)?))
    }

    /// A new table and the first entries of its log. People sit down before bots, and nobody where
    /// somebody sits already.
    pub fn open(
        row: &TableRow,
        setup: Setup,
        mut seating: Vec<Entry>,
        start: bool,
    ) -> Result<(Room, Vec<Logged>), BrokenLog> {
        let mut room = Room::new(row, setup.clone())?;
        let logged = |entry| Logged { at: row.created_at, key: None, entry };
        let mut log = vec![logged(Entry::Created(Box::new(setup)))];
        let mut add = |room: &mut Room, entry: Entry| {
            log.push(logged(entry.clone()));
            room.apply(logged(entry))
        };
        seating.sort_by_key(|entry| matches!(entry, Entry::Bot { .. }));
        for entry in seating {
            let chair = entry.seat().and_then(|seat| room.chair(seat));
            if chair.is_some_and(|chair| chair.sitter == Sitter::Nobody) {
                add(&mut room, entry)?;
            }
        }
        if start {
            room.begin().into_iter().try_for_each(|entry| add(&mut room, entry))?;
        }
        Ok((room, log))
    }

    fn new(row: &TableRow, setup: Setup) -> Result<Room, BrokenLog> {
        let unknown = || BrokenLog::UnknownGame(setup.game.clone());
        let game = catalog::find(&setup.game).ok_or_else(unknown)?;
        if !game.about().knows_rules(setup.rules) {
            let game = setup.game.clone();
            return Err(BrokenLog::UnknownRules { game, rules: setup.rules });
        }
        let seed = Seed(row.seed);
        let table = game.start(setup.rules, &setup.options, seed);
        let table = table.map_err(|_| BrokenLog::Unfitting(0))?;
        let sides = table.sides();
        let people: Vec<SeatSet> = match setup.commitment {
            Some(_) => SeatSet::first_seats(sides.seats()).iter().map(SeatSet::only).collect(),
            None => sides.people().to_vec(),
        };
        Ok(Room {
            id: row.id.clone(),
            code: row.code.clone(),
            guise: Guise::of(&row.id),
            seed,
            game,
            seq: 1,
            position: 0,
            position_at: row.created_at,
            changed_at: row.created_at,
            plies: Vec::new(),
            clock: setup.clock.map(|rules| Clock::new(rules, people.iter().copied())),
            chairs: people.into_iter().map(Chair::free).collect(),
            names: Vec::new(),
            started: false,
            began_at: None,
            ended_at: None,
            host: setup.host.clone(),
            seating: Vec::new(),
            commitment: None,
            ended: None,
            offer: None,
            locked: false,
            dismissed: Vec::new(),
            news: News::default(),
            rematch: None,
            keys: Keys::default(),
            setup,
            table,
        })
    }

    /// The same room with another table of its game, such as one that a viewer cannot tell from
    /// this one. Its actions so far are not part of it.
    #[must_use]
    pub fn with_table(self, table: Box<dyn AnyTable>) -> Room {
        Room { table, plies: Vec::new(), news: News::default(), ..self }
    }

    /// Take in the next entry of the log.
    pub fn apply(&mut self, logged: Logged) -> Result<(), BrokenLog> {
        let Logged { at, key, entry } = logged;
        let seq = self.seq;
        if let Some(clock) = &mut self.clock {
            match entry {
                Entry::Resumed | Entry::Started { .. } => clock.skip(at),
                _ => clock.count(at),
            }
        }
        let note = self.note(&entry);
        if let Entry::Started { .. } = entry {
            self.began_at = Some(at);
        }
        if let Entry::Started { .. } | Entry::Acted { .. } | Entry::TookBack { .. } = entry {
            self.position = seq;
            self.position_at = at;
        }
        self.change(entry).ok_or(BrokenLog::Unfitting(seq))?;
        match note {
            Some(note) if !self.started => self.news.tell_anew(seq, note),
            Some(note) => self.news.tell(seq, What::Note(note)),
            None => {}
        }
        if self.ended_at.is_none() && self.status() == Status::Over {
            self.ended_at = Some(at);
        }
        self.seq += 1;
        self.changed_at = at;
        if let Some(key) = key {
            self.keys.remember(key, self.seq);
        }
        let running = SeatSet::of(self.to_act().iter().filter(|&seat| self.person(seat).is_some()));
        if let Some(clock) = &mut self.clock {
            clock.run(running);
        }
        Ok(())
    }

    /// Do what an entry says; nothing if it does not fit what came before.
    fn change(&mut self, entry: Entry) -> Option<()> {
        match entry {
            Entry::Created(_) => return None,
            Entry::Sat { seat, person, name } => {
                let started = self.started;
                let chair = self.chair_mut(seat)?;
                chair.seat(person.clone());
                if started {
                    chair.learn();
                }
                self.call(person, name);
            }
            Entry::Stood { seat } if self.started => self.leave(seat)?,
            Entry::Stood { seat } => self.chair_mut(seat)?.sitter = Sitter::Nobody,
            Entry::Bot { seat, level } => {
                self.chair_mut(seat)?.sitter = level.map_or(Sitter::Nobody, Sitter::Bot);
            }
            Entry::Host { seat } => self.host = self.person(seat)?.clone(),
            Entry::Locked { locked } => self.locked = locked,
            Entry::Freed { .. } if self.started => return None,
            Entry::Freed { seat, dismissed } => {
                let person = self.person(seat)?.clone();
                if dismissed {
                    self.dismissed.push(person);
                }
                self.chair_mut(seat)?.sitter = Sitter::Nobody;
            }
            Entry::Started { commitment } => {
                self.started = true;
                self.chairs.iter_mut().for_each(Chair::learn);
                self.seating = self.seating_now();
                self.commitment = commitment;
            }
            Entry::Acted { seat, action, by } => self.act(seat, &action, by)?,
            Entry::TookBack { plies, .. } => {
                if plies >= self.plies.len() {
                    return None;
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
                    offer.agreed = offer.agreed.union(too);
                }
            }
            Entry::Declined { .. } => self.offer = None,
            Entry::Resigned { seat } => self.give_up(seat, "resigned")?,
            Entry::Flagged { seat } => self.give_up(seat, "time")?,
            Entry::Named { person, name } => self.call(person, name),
            Entry::Rematch { table } => self.rematch = Some(table),
            Entry::Resumed => {}
        }
        Some(())
    }

    fn chair_mut(&mut self, seat: Seat) -> Option<&mut Chair> {
        self.chairs.iter_mut().find(|chair| chair.seats.contains(seat))
    }

    fn act(&mut self, seat: Seat, action: &str, by: Doer) -> Option<()> {
        let turns = self.table.turns_ended();
        self.table.play(seat, action).ok()?;
        if let Some(clock) = self.clock.as_mut().filter(|_| self.table.turns_ended() != turns) {
            clock.add_increment(seat);
        }
        // Who acts himself no longer waits for an answer, or has given one; whether one gives up is
        // nothing to the others.
        let concerns = |offer: &mut Offer| match offer.kind {
            OfferKind::Takeback => true,
            OfferKind::Resign => self.table.sides().team(offer.seat).contains(seat),
        };
        if by == Doer::Person {
            self.offer.take_if(concerns);
        }
        if by == Doer::Standin && !self.stood_in_before(seat) {
            self.news.tell(self.seq, What::Note(self.note_about("server-news-standin", seat)));
        }
        self.news.tell(self.seq, What::Ply(self.plies.len()));
        self.plies.push((seat, by));
        Some(())
    }

    /// Whether the last action of the person on a seat was done by a bot in his place.
    fn stood_in_before(&self, seat: Seat) -> bool {
        let beside = self.seats_beside(seat);
        let last = self.plies.iter().rfind(|(seat, _)| beside.contains(*seat));
        last.is_some_and(|(_, by)| *by == Doer::Standin)
    }

    /// A person leaves the running game; a bot plays on with all the seats of the chair.
    fn leave(&mut self, seat: Seat) -> Option<()> {
        self.chair_mut(seat)?.take_over();
        self.offer = None;
        Some(())
    }

    /// Between two sides the other one wins, a side without opponents has lost, and among more a
    /// bot plays on.
    fn give_up(&mut self, seat: Seat, reason: &'static str) -> Option<()> {
        let sides = self.table.sides();
        let count = sides.sides().len();
        let ends = match self.setup.commitment {
            None => count <= 2,
            // Once, empty seats counted as sides, and a bot played on for a side without opponents.
            Some(_) => count + sides.seats() - sides.playing().len() == 2,
        };
        if !ends {
            self.leave(seat)?;
        } else {
            let others = sides.sides().iter().filter(|side| !side.contains(seat));
            let winners = others.fold(SeatSet::EMPTY, |all, &side| all.union(side));
            self.ended = Some(Outcome::win(sides.seats(), winners, reason));
            self.offer = None;
        }
        self.chair_mut(seat)?.resigned = true;
        Some(())
    }

    fn offer_is(&self, kind: OfferKind) -> bool {
        self.offer.as_ref().is_some_and(|offer| offer.kind == kind)
    }

    fn call(&mut self, person: PersonId, name: String) {
        match self.names.iter_mut().find(|(known, _)| *known == person) {
            Some((_, called)) => *called = name,
            None => self.names.push((person, name)),
        }
    }

    /// What everybody is told about an entry that is no action.
    fn note(&self, entry: &Entry) -> Option<Note> {
        let key = match entry {
            Entry::Sat { seat, person, .. } if self.started => {
                match self.chair(*seat).and_then(|chair| chair.left.as_ref()) {
                    Some(left) if left == person => "server-news-back",
                    _ => "server-news-takes-over",
                }
            }
            Entry::Sat { .. } => "server-news-sat",
            Entry::Host { .. } => "server-news-host",
            Entry::Locked { locked: true } => "server-news-locked",
            Entry::Locked { locked: false } => "server-news-unlocked",
            Entry::Freed { .. } => "server-news-freed",
            Entry::Stood { .. } if self.started => "server-news-left",
            Entry::Stood { .. } => "server-news-stood",
            Entry::Bot { level: Some(_), .. } => "server-news-bot",
            Entry::Bot { level: None, .. } => "server-news-no-bot",
            Entry::Started { .. } => "server-news-started",
            Entry::TookBack { .. } => "server-news-took-back",
            Entry::Offered { kind: OfferKind::Takeback, .. } => "server-news-takeback",
            // What partners think of giving up is theirs.
            Entry::Offered { kind: OfferKind::Resign, .. } => return None,
            Entry::Declined { .. } if self.offer_is(OfferKind::Resign) => return None,
            Entry::Declined { seat } if self.offer.as_ref().is_some_and(|o| o.seat == *seat) => {
                "server-news-withdrawn"
            }
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
        let note = match entry.seat() {
            Some(seat) => self.note_about(key, seat),
            None => Note::new(key),
        };
        Some(match entry {
            Entry::Sat { name, .. } => Note { name: Some(name.clone()), ..note },
            Entry::Bot { level, .. } => Note { name: None, level: *level, ..note },
            Entry::TookBack { plies, .. } => {
                Note { count: self.plies.len().saturating_sub(*plies), ..note }
            }
            _ => note,
        })
    }

    /// Something to tell about the one on a seat.
    fn note_about(&self, key: &'static str, seat: Seat) -> Note {
        let chair = self.chair(seat);
        let name = chair.and_then(|chair| self.name_of(chair.owner()?));
        Note {
            seats: chair.map_or(SeatSet::EMPTY, |chair| chair.seats),
            name: name.map(str::to_owned),
            ..Note::new(key)
        }
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
            | Entry::Host { seat }
            | Entry::Freed { seat, .. }
            | Entry::Bot { seat, .. }
            | Entry::Acted { seat, .. }
            | Entry::TookBack { seat, .. }
            | Entry::Offered { seat, .. }
            | Entry::Agreed { seat }
            | Entry::Declined { seat }
            | Entry::Resigned { seat }
            | Entry::Flagged { seat } => Some(*seat),
            Entry::Created(_)
            | Entry::Locked { .. }
            | Entry::Started { .. }
            | Entry::Named { .. }
            | Entry::Rematch { .. }
            | Entry::Resumed => None,
        }
    }
}

use std::sync::OnceLock;

use bots::Level;
use catalog::Listing;
use serde_json::Value;
use server::{
    Wish,
    room::{ClockRules, Command, Doer, Entry, Key, Logged, OfferKind, Room},
};
use store::{Code, PersonId, Status, TableId, TableRow};
use table::{Lang, Seat, Seed};

use crate::{position::tables, words::is_said};

/// How many people come to the table; the first is its host.
pub(crate) const PEOPLE: usize = 4;
/// The most that happens at one table.
const STEPS: usize = 50;

/// The people who come to tables.
pub(crate) fn people() -> &'static [PersonId] {
    static IDS: OnceLock<Vec<PersonId>> = OnceLock::new();
    IDS.get_or_init(|| {
        (0..PEOPLE).map(|number| PersonId::from(format!("person {number}").as_str())).collect()
    })
}

/// Bytes that say what happens: each decides something, until there are none left.
pub(super) struct Script<'a> {
    bytes: std::slice::Iter<'a, u8>,
    /// The time, in milliseconds.
    now: u64,
    steps: usize,
}

/// What happens next.
pub(super) struct Step {
    pub(super) at: u64,
    pub(super) key: Option<Key>,
    pub(super) entries: Vec<Entry>,
}

impl<'a> Script<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Script<'a> {
        Script { bytes: bytes.iter(), now: 1_000_000, steps: 0 }
    }

    /// A number below another.
    fn roll(&mut self, n: usize) -> Option<usize> {
        let byte = usize::from(*self.bytes.next()?);
        Some(byte * n.max(1) / 256)
    }

    /// A seat at which somebody plays; sometimes one that is not there.
    fn seat(&mut self, room: &Room) -> Option<Seat> {
        let seats: Vec<Seat> = room.all_seats().iter().collect();
        match self.roll(8)? {
            0 => Seat::try_from(self.roll(10)? as u64).ok(),
            _ => seats.get(self.roll(seats.len())?).copied(),
        }
    }

    /// The table that is played at.
    pub(super) fn open(&mut self) -> Option<(TableRow, Room, Vec<Logged>)> {
        let all = kinds();
        // Not by parts of the range, so that neighbours are different tables.
        let number = usize::from(*self.bytes.next()?) * 7 + self.roll(7)?;
        let (game, options) = &all[number % all.len()];
        let clock = [None, Some(ClockRules { minutes: 1.0, increment: 2 })][self.roll(2)?];
        let wish = Wish {
            options: options.clone(),
            clock,
            takeover: [None, Some(true), Some(false)][self.roll(3)?],
            hints: Some(true),
            sit: (self.roll(4)? > 0).then_some(0),
            start: self.roll(4)? == 0,
            ..Wish::new(game.about().id)
        };
        let host = server::Guest {
            id: people()[0].clone(),
            name: "Ada".to_owned(),
            named: true,
            lang: Lang::En,
            place: std::net::Ipv4Addr::LOCALHOST.into(),
        };
        let row = TableRow {
            id: TableId::from("table"),
            code: "ABCDEF".parse::<Code>().expect("a code"),
            game: game.about().id.to_owned(),
            seed: Seed::from(number as u64).0,
            status: Status::Lobby,
            created_at: self.now,
            changed_at: self.now,
        };
        let setup = wish.setup(&host.id).ok()?;
        let seating = wish.seating(&setup, &host).ok()?;
        let (room, log) = Room::open(&row, setup, seating, wish.start).ok()?;
        Some((row, room, log))
    }

    /// What happens next; nothing at the end of the script.
    pub(super) fn step(&mut self, room: &Room) -> Option<Step> {
        self.steps += 1;
        if self.steps > STEPS {
            return None;
        }
        self.now += [1, 40, 3000, 20_000][self.roll(4)?];
        let unasked = self.roll(4)? == 0;
        if unasked {
            return Some(Step { at: self.now, key: None, entries: self.unasked(room)? });
        }
        // Whoever is asked for something mostly answers; few would by chance.
        let (mut number, command) = match asked(room) {
            Some((asked, kind)) if self.roll(3)? > 0 => (asked, self.answer(kind)?),
            _ => {
                let number = self.roll(PEOPLE)?;
                (number, self.command(room, &people()[number])?)
            }
        };
        // What only the host may is mostly asked for by the host.
        if is_for_the_host(&command) && self.roll(4)? > 0 {
            number = people().iter().position(|person| person == room.host())?;
        }
        let person = &people()[number];
        let name = ["Ada", "Bob", "Bob", "Cleo"][number];
        let key = Key::new(person, &self.steps.to_string());
        let entries = match room.decide(person, name, &command) {
            Ok(_) if command == Command::Rematch => {
                let table = room.id().next(&[0; 32]);
                let again = room.rematch().is_some();
                if again { Vec::new() } else { vec![Entry::Rematch { table }] }
            }
            Ok(_) if command == Command::Rest => room.rest(person, Seed::from(self.now)),
            Ok(entries) => entries,
            Err(refusal) => {
                Lang::ALL.iter().for_each(|lang| is_said(&refusal.text(*lang, room.game())));
                Vec::new()
            }
        };
        Some(Step { at: self.now, key: Some(key), entries })
    }

    /// What somebody answers who is asked for something.
    fn answer(&mut self, kind: OfferKind) -> Option<Command> {
        Some(if self.roll(2)? == 0 { Command::Agree(kind) } else { Command::Decline(kind) })
    }

    /// What a person asks for: mostly something that may be had.
    fn command(&mut self, room: &Room, person: &PersonId) -> Option<Command> {
        let kind = [OfferKind::Takeback, OfferKind::Resign][self.roll(2)?];
        let lobby = room.status() == Status::Lobby;
        let over = room.status() == Status::Over;
        Some(match self.roll(if lobby { 12 } else { 24 })? {
            0..=3 if lobby => Command::Sit { seat: Some(self.seat(room)?) },
            4 if lobby => Command::Bot { seat: self.seat(room)?, level: self.level()? },
            5 if lobby => Command::Start,
            6 if lobby => Command::Free { seat: self.seat(room)?, dismissed: self.roll(2)? == 0 },
            12.. if over => Command::Rematch,
            0 => Command::Sit { seat: None },
            1 => Command::Sit { seat: Some(self.seat(room)?) },
            2 => Command::Offer(kind),
            3 => Command::Agree(kind),
            4 => Command::Decline(kind),
            5 if self.roll(4)? == 0 => Command::Resign,
            6 => Command::Rest,
            7 => Command::Undo,
            8 => Command::Stand { seat: None },
            9 => Command::Lock { locked: self.roll(2)? == 0 },
            10 => Command::Name { name: ["Ada", "Dora"][self.roll(2)?].to_owned() },
            11 => Command::Rematch,
            _ => {
                let own = room.seats_of(person);
                let due = own.intersection(room.to_act());
                let seat = due.first().or(own.first()).unwrap_or(Seat::new(0));
                let legal = room.table().legal(seat);
                let action = match legal.len() {
                    0 => "nothing".to_owned(),
                    many => legal[self.roll(many)?].to_uppercase(),
                };
                Command::Act { seat, action, ply: room.ply() }
            }
        })
    }

    fn level(&mut self) -> Option<Option<Level>> {
        let level = self.roll(5)?;
        Some(Level::ALL.get(level).copied())
    }

    /// What happens without anybody asking for it, as a server would do it.
    fn unasked(&mut self, room: &Room) -> Option<Vec<Entry>> {
        let way = self.roll(12)?;
        let due: Vec<Seat> = room.to_act().iter().collect();
        Some(match way {
            0 => room.flag(self.now).into_iter().collect(),
            1 if room.status() != Status::Over => {
                let here = self.roll(PEOPLE)?;
                room.next_host(|person| *person == people()[here]).into_iter().collect()
            }
            2 => vec![Entry::Resumed],
            3 => {
                let seat = due.iter().find(|&&seat| room.table().on_timeout(seat).is_some());
                let action = seat.and_then(|&seat| Some((seat, room.table().on_timeout(seat)?)));
                let act =
                    |(seat, action): (Seat, String)| room.action(seat, &action, Doer::Timeout);
                action.and_then(|action| act(action).ok()).into_iter().collect()
            }
            _ => {
                let Some(&seat) = due.get(self.roll(due.len())?) else { return Some(Vec::new()) };
                let legal = room.table().legal(seat);
                let Some(action) = legal.get(self.roll(legal.len())?) else {
                    return Some(Vec::new());
                };
                let by = if room.person(seat).is_some() { Doer::Standin } else { Doer::Bot };
                room.action(seat, action, by).into_iter().collect()
            }
        })
    }
}

/// Somebody of whom something is asked, by number, and what.
fn asked(room: &Room) -> Option<(usize, OfferKind)> {
    let kinds = [OfferKind::Takeback, OfferKind::Resign];
    let may_agree = |&(number, kind): &(usize, OfferKind)| {
        room.decide(&people()[number], "", &Command::Agree(kind)).is_ok()
    };
    (0..PEOPLE).flat_map(|number| kinds.map(|kind| (number, kind))).find(may_agree)
}

fn is_for_the_host(command: &Command) -> bool {
    matches!(
        command,
        Command::Start | Command::Bot { .. } | Command::Free { .. } | Command::Lock { .. }
    )
}

/// The kinds of tables that there are, the usual of each game first among them.
fn kinds() -> &'static [(&'static dyn Listing, Value)] {
    static KINDS: OnceLock<Vec<(&'static dyn Listing, Value)>> = OnceLock::new();
    KINDS.get_or_init(|| {
        let of = |game: &'static dyn Listing| {
            let today = game.about().rules_version;
            let tables = tables(game).into_iter().filter(move |(rules, _)| *rules == today);
            tables.map(move |(_, options)| (game, options)).collect::<Vec<_>>()
        };
        let all: Vec<Vec<_>> = catalog::games().map(of).collect();
        // One of each game after the other.
        let longest = all.iter().map(Vec::len).max().unwrap_or(0);
        (0..longest).flat_map(|i| all.iter().filter_map(move |some| some.get(i).cloned())).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::{corpus, play};

    /// Bytes that decide nothing make the same table of many scripts.
    #[test]
    fn an_answer_takes_no_more_bytes_than_say_it() {
        let mut answers = 0;
        let mut look = |room: &Room| {
            if asked(room).is_none() {
                return;
            }
            // Time passes, somebody wants something, it is an answer, and the answer is yes.
            let mut script = Script::new(&[0, 255, 255, 0]);
            let step = script.step(room).expect("bytes for all of it");
            assert!(!step.entries.is_empty() && script.bytes.next().is_none());
            answers += 1;
        };
        corpus().iter().for_each(|script| {
            play(script, |room, _| look(room));
        });
        assert!(answers > 3, "{answers}");
    }
}

use std::collections::{BTreeMap, HashMap, HashSet};

use serde_json::Value;
use server::{
    TableId,
    room::{Doer, Entry, Key, Logged, Room, Surroundings},
};
use store::{Archive, Status, StoreError, TableRow};
use table::{Lang, Phrase, Seat};

use super::{
    ledger::{Act, Answer, Ledger},
    sight::Sight,
};

/// What came of comparing what everybody was told with what was kept.
#[derive(Debug, Default)]
pub(super) struct Verdict {
    pub(super) tables: usize,
    pub(super) acknowledged: usize,
    pub(super) sights: usize,
    pub(super) lost: usize,
    pub(super) doubled: usize,
    pub(super) reordered: usize,
    /// Everything that is wrong, the first difference first.
    pub(super) differences: usize,
    pub(super) first: Option<Phrase>,
}

/// A log as it is kept.
struct Log<'a> {
    row: &'a TableRow,
    entries: Vec<Logged>,
    /// After how many entries the message with a key was carried out.
    keys: HashMap<Key, Vec<u64>>,
}

impl Verdict {
    /// Something is wrong.
    pub(super) fn differs(&mut self, phrase: Phrase) {
        self.differences += 1;
        self.first.get_or_insert(phrase);
    }

    /// Compare what those at one table were told with its log.
    pub(super) async fn check(
        &mut self,
        table: &TableId,
        ledgers: &[&Ledger],
        store: &dyn Archive,
    ) -> Result<(), StoreError> {
        self.tables += 1;
        for ledger in ledgers {
            self.acknowledged += ledger.answers.iter().filter(|one| one.seq.is_some()).count();
        }
        let whole = match store.whole(table).await {
            Ok(Some(whole)) => whole,
            Ok(None) => {
                self.lost += 1;
                self.differs(at("torture-no-table", table));
                return Ok(());
            }
            Err(error @ StoreError::Broken { .. }) => {
                self.differs(at("torture-broken", table).with("error", error.to_string()));
                return Ok(());
            }
            Err(error) => return Err(error),
        };
        match Log::read(&whole.row, &whole.entries) {
            Some(log) => self.compare(&log, ledgers),
            None => self.differs(at("torture-broken", table).with("error", "not JSON")),
        }
        Ok(())
    }

    fn compare(&mut self, log: &Log<'_>, ledgers: &[&Ledger]) {
        let table = &log.row.id;
        for places in log.keys.values().filter(|places| places.len() > 1) {
            self.doubled += places.len() - 1;
            self.differs(at("torture-doubled", table).with("seq", places[1].to_string()));
        }
        for ledger in ledgers {
            self.compare_answers(log, ledger);
            if ledger.stalled {
                self.differs(at("torture-stalled", table));
            }
        }
        match self.compare_sights(log, ledgers) {
            Ok(room) => self.compare_seats(log, &room, ledgers),
            Err(error) => self.differs(at("torture-broken", table).with("error", error)),
        }
    }

    /// Everything that was acknowledged stands where it was said to, and nothing that was refused.
    fn compare_answers(&mut self, log: &Log<'_>, ledger: &Ledger) {
        let mut before = 0;
        for Answer { key, act, seq } in &ledger.answers {
            let places = log.keys.get(&Key::new(&ledger.person, key));
            let phrase = |word| at(word, &log.row.id).with("key", key.as_str());
            match (seq, places) {
                (None, None) => {}
                (None, Some(_)) => self.differs(phrase("torture-refused")),
                (Some(seq), None) => {
                    self.lost += 1;
                    self.differs(phrase("torture-lost").with("seq", seq.to_string()));
                }
                (Some(seq), Some(places)) if !places.contains(seq) || *seq <= before => {
                    self.reordered += 1;
                    self.differs(phrase("torture-reordered").with("seq", seq.to_string()));
                }
                (Some(seq), Some(_)) => {
                    before = *seq;
                    if act.as_ref().is_some_and(|act| !log.has(*seq, act)) {
                        self.lost += 1;
                        self.differs(phrase("torture-changed").with("seq", seq.to_string()));
                    }
                }
            }
        }
    }

    /// Every table that anybody was shown follows from the log up to that entry; the table after
    /// the last one.
    fn compare_sights(&mut self, log: &Log<'_>, ledgers: &[&Ledger]) -> Result<Room, String> {
        let mut sights: BTreeMap<u64, Vec<(&Ledger, Sight)>> = BTreeMap::new();
        for ledger in ledgers {
            for &sight in &ledger.sights {
                sights.entry(sight.seq).or_default().push((ledger, sight));
            }
        }
        let beyond = sights.split_off(&(log.entries.len() as u64 + 1));
        if let Some(seq) = beyond.keys().next() {
            self.lost += 1;
            self.differs(at("torture-beyond", &log.row.id).with("seq", seq.to_string()));
        }
        let mut entries = log.entries.iter().cloned();
        let first: Vec<String> = entries.next().iter().map(Logged::to_text).collect();
        let mut room = Room::fold(log.row, &first).map_err(|broken| broken.to_string())?;
        let mut ended = HashSet::new();
        loop {
            for (ledger, sight) in sights.remove(&room.seq()).unwrap_or_default() {
                self.sights += 1;
                let around = Surroundings::default();
                let text = room.message(&ledger.person, "", Lang::En, room.seq(), &around);
                let table: Option<Value> = serde_json::from_str(&text).ok();
                if table.and_then(Sight::of) != Some(sight) {
                    let phrase = at("torture-told", &log.row.id);
                    self.differs(phrase.with("seq", sight.seq.to_string()));
                }
            }
            let Some(logged) = entries.next() else { return Ok(room) };
            let once = match &logged.entry {
                Entry::Flagged { seat } | Entry::Resigned { seat } => ended.insert(*seat),
                _ => true,
            };
            if !once || (room.status() == Status::Over && is_play(&logged.entry)) {
                self.doubled += 1;
                let phrase = at("torture-after", &log.row.id);
                self.differs(phrase.with("seq", room.seq().to_string()));
            }
            room.apply(logged).map_err(|broken| broken.to_string())?;
        }
    }

    /// Whoever sat down still sits there, unless he gave up or his time ran out.
    fn compare_seats(&mut self, log: &Log<'_>, room: &Room, ledgers: &[&Ledger]) {
        for ledger in ledgers {
            let seat = ledger.seat.and_then(|seat| Seat::try_from(seat).ok());
            let Some(seat) = seat else { continue };
            let gave_up = |logged: &Logged| match &logged.entry {
                Entry::Flagged { seat: whose } | Entry::Resigned { seat: whose } => *whose == seat,
                _ => false,
            };
            if room.person(seat) != Some(&ledger.person) && !log.entries.iter().any(gave_up) {
                let phrase = at("torture-seat", &log.row.id);
                self.differs(phrase.with("seat", seat.to_string()));
            }
        }
    }
}

impl Log<'_> {
    fn read<'a>(row: &'a TableRow, entries: &[String]) -> Option<Log<'a>> {
        let entries = entries.iter().map(|text| serde_json::from_str(text));
        let entries: Vec<Logged> = entries.collect::<Result<_, _>>().ok()?;
        let mut keys: HashMap<Key, Vec<u64>> = HashMap::new();
        for (length, logged) in (1..).zip(&entries) {
            if let Some(key) = logged.key {
                keys.entry(key).or_default().push(length);
            }
        }
        Some(Log { row, entries, keys })
    }

    /// Whether a person did this by the entry that the log then ended with.
    fn has(&self, length: u64, act: &Act) -> bool {
        let logged = self.entries.get(length as usize - 1);
        matches!(
            logged.map(|logged| &logged.entry),
            Some(Entry::Acted { seat, action, by: Doer::Person })
                if seat.index() as u64 == act.seat && *action == act.action
        )
    }
}

/// Whether an entry belongs to the game itself, which goes no further than its end.
fn is_play(entry: &Entry) -> bool {
    matches!(
        entry,
        Entry::Started { .. }
            | Entry::Acted { .. }
            | Entry::TookBack { .. }
            | Entry::Flagged { .. }
            | Entry::Resigned { .. }
    )
}

fn at(key: &'static str, table: &TableId) -> Phrase {
    Phrase::new(key).with("table", table.as_str())
}

#[cfg(test)]
mod tests {
    use server::{PersonId, Wish, room::Command};
    use store::Code;

    use super::*;

    /// A game after two actions of one person, with what that person
    /// was told on the way.
    fn played() -> (TableRow, Vec<Logged>, Ledger) {
        let person = PersonId::from("ada");
        let id = TableId::from("table");
        let mut row = TableRow {
            id: id.clone(),
            code: Code::fresh().unwrap(),
            game: "maiak".to_owned(),
            seed: [7; 32],
            status: Status::Playing,
            created_at: 1,
            changed_at: 1,
        };
        let setup = Wish::new("maiak").setup(&person).ok().unwrap();
        let sat = Entry::Sat { seat: Seat::new(0), person: person.clone(), name: "Ada".into() };
        let (mut room, mut log) = Room::open(&row, setup, vec![sat], true).unwrap();
        let mut ledger = Ledger::new(id, person.clone());
        ledger.seat = Some(0);
        for key in ["1", "2"] {
            let action = room.table().legal(Seat::new(0)).remove(0);
            let act = Act { seat: 0, action: action.clone() };
            let command = Command::Act { seat: Seat::new(0), action, ply: room.ply() };
            for entry in room.decide(&person, "Ada", &command).unwrap() {
                let logged = Logged { at: 2, key: Some(Key::new(&person, key)), entry };
                log.push(logged.clone());
                room.apply(logged).unwrap();
            }
            let answer = Answer { key: key.to_owned(), act: Some(act), seq: Some(room.seq()) };
            ledger.answers.push(answer);
            let text = room.message(&person, "", Lang::En, 0, &Surroundings::default());
            ledger.sights.extend(Sight::of(serde_json::from_str(&text).unwrap()));
        }
        row.status = room.status();
        (row, log, ledger)
    }

    fn judge(row: &TableRow, log: &[Logged], ledger: &Ledger) -> Verdict {
        let mut verdict = Verdict::default();
        let entries: Vec<String> = log.iter().map(Logged::to_text).collect();
        verdict.compare(&Log::read(row, &entries).unwrap(), &[ledger]);
        verdict
    }

    #[test]
    fn what_is_kept_as_it_was_told_is_good() {
        let (row, log, ledger) = played();
        let verdict = judge(&row, &log, &ledger);
        assert_eq!((verdict.first, verdict.sights), (None, 2));
    }

    #[test]
    fn whatever_is_not_kept_as_it_was_told_is_found() {
        type Bend = fn(&mut Vec<Logged>, &mut Ledger);
        let bends: [(Bend, [usize; 3], &str); 9] = [
            (|log, _| drop(log.pop()), [2, 0, 0], "torture-lost"),
            (|log, _| log.push(log[log.len() - 1].clone()), [0, 1, 0], "torture-doubled"),
            (|_, told| told.answers[1].seq = Some(3), [0, 0, 1], "torture-reordered"),
            (|_, told| told.answers.swap(0, 1), [0, 0, 1], "torture-reordered"),
            (|_, told| told.answers[0].seq = None, [0, 0, 0], "torture-refused"),
            (
                |_, told| told.answers[0].act.as_mut().unwrap().action.push('?'),
                [1, 0, 0],
                "torture-changed",
            ),
            (|_, told| told.sights[0].seq += 1, [0, 0, 0], "torture-told"),
            (|_, told| told.person = PersonId::from("bob"), [2, 0, 0], "torture-lost"),
            (|_, told| told.stalled = true, [0, 0, 0], "torture-stalled"),
        ];
        for (bend, counts, key) in bends {
            let (row, mut log, mut ledger) = played();
            bend(&mut log, &mut ledger);
            let verdict = judge(&row, &log, &ledger);
            assert_eq!([verdict.lost, verdict.doubled, verdict.reordered], counts, "{key}");
            assert_eq!(verdict.first.unwrap().key(), key);
        }
    }
}

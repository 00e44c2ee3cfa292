use bots::Level;
use table::SeatSet;

/// What happened at a table, in the order of the log, as far as it is told to people.
#[derive(Clone, Debug, Default)]
pub(super) struct News(Vec<Item>);

/// One thing that happened.
#[derive(Clone, Debug)]
pub(super) struct Item {
    /// The entry of the log.
    pub(super) seq: u64,
    pub(super) what: What,
}

#[derive(Clone, Debug)]
pub(super) enum What {
    /// An action, told by the game to each viewer as he perceived it.
    Ply(usize),
    /// Something about the table, told to all alike.
    Note(Note),
}

/// Something about the table, to be put into words.
#[derive(Clone, Debug)]
pub(super) struct Note {
    pub(super) key: &'static str,
    /// The chair that it is about.
    pub(super) seats: SeatSet,
    /// What the person there was called then.
    pub(super) name: Option<String>,
    pub(super) level: Option<Level>,
    /// How many actions it is about.
    pub(super) count: usize,
}

impl Note {
    /// Something about nobody in particular.
    pub(super) fn new(key: &'static str) -> Note {
        Note { key, seats: SeatSet::EMPTY, name: None, level: None, count: 0 }
    }
}

impl News {
    pub(super) fn tell(&mut self, seq: u64, what: What) {
        self.0.push(Item { seq, what });
    }

    /// Tell something before the game, in place of what was told about the same chair: only the last
    /// of it matters there, and whoever sits down and stands up for ever fills nobody's list.
    pub(super) fn tell_anew(&mut self, seq: u64, note: Note) {
        self.0.retain(|item| !matches!(&item.what, What::Note(told) if told.seats == note.seats));
        self.tell(seq, What::Note(note));
    }

    /// Actions from this one on never happened.
    pub(super) fn forget_from(&mut self, ply: usize) {
        self.0.retain(|item| !matches!(item.what, What::Ply(told) if told >= ply));
    }

    /// The first action that is told of from an entry on.
    pub(super) fn first_ply(&self, seq: u64) -> Option<usize> {
        self.since(seq).iter().find_map(|item| match item.what {
            What::Ply(ply) => Some(ply),
            What::Note(_) => None,
        })
    }

    /// What happened from an entry on.
    pub(super) fn since(&self, seq: u64) -> &[Item] {
        &self.0[self.0.partition_point(|item| item.seq < seq)..]
    }
}

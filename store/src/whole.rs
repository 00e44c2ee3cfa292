use crate::{Person, PersonId, TableRow};

/// Everything that is kept about one table, as it stood at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whole {
    /// How it is found.
    pub row: TableRow,
    /// Its log, checked.
    pub entries: Vec<String>,
    /// Who is or was part of it, in the order of their ids.
    pub members: Vec<PersonId>,
    /// What was found out about the finished game, and when.
    pub review: Option<(String, u64)>,
}

/// What tells from afar whether two stores keep the same log: the hash vouches for every entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// How the table is found.
    pub row: TableRow,
    /// How many entries the log holds.
    pub length: u64,
    /// The running hash after the last of them.
    pub hash: Vec<u8>,
}

/// A person as a store keeps him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// Who.
    pub id: PersonId,
    /// What is known.
    pub person: Person,
    /// When the person last said something about himself, in milliseconds since 1970.
    pub seen_at: u64,
}

/// Rows that belong to a table that is not there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Orphans {
    /// What they are: entries, members or reviews.
    pub kind: String,
    /// The name of the table that is missing.
    pub table: String,
    /// How many there are.
    pub rows: u64,
}

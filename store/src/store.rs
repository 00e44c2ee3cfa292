use std::{fmt::Debug, pin::Pin};

use crate::{Append, Appended, Code, Created, Person, PersonId, StoreError, TableId, TableRow};

/// What a store answers, sooner or later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Keeps tables and people. Whatever an answer says is written is on disk.
pub trait Store: Debug + Send + Sync {
    /// Make a table with the first entries of its log, for those who are part of it from the start.
    fn create_table(
        &self,
        row: TableRow,
        entries: Vec<String>,
        members: Vec<PersonId>,
    ) -> Answer<'_, Created>;

    /// Add entries to a log if it stands where the caller believes.
    fn append(&self, append: Append) -> Answer<'_, Appended>;

    /// The entries of a table from a number on.
    fn read<'a>(&'a self, table: &'a TableId, from: u64) -> Answer<'a, Vec<String>>;

    /// The table with this name.
    fn table<'a>(&'a self, id: &'a TableId) -> Answer<'a, Option<TableRow>>;

    /// The open table with this code.
    fn table_with_code<'a>(&'a self, code: &'a Code) -> Answer<'a, Option<TableRow>>;

    /// The tables a person is part of, the last changed first.
    fn tables_of<'a>(&'a self, person: &'a PersonId, most: u32) -> Answer<'a, Vec<TableRow>>;

    /// What is known about a person.
    fn person<'a>(&'a self, id: &'a PersonId) -> Answer<'a, Option<Person>>;

    /// Remember something about a person; what is not given stays as it was.
    fn put_person<'a>(&'a self, id: &'a PersonId, person: Person, at: u64) -> Answer<'a, ()>;

    /// What was found out about a finished game, if anything was.
    fn review<'a>(&'a self, table: &'a TableId) -> Answer<'a, Option<String>>;

    /// Keep what was found out about a finished game, in place of what was kept before.
    fn put_review<'a>(&'a self, table: &'a TableId, review: String, at: u64) -> Answer<'a, ()>;

    /// How much is kept.
    fn counts(&self) -> Answer<'_, Counts>;

    /// Finish what is under way and close; later calls are answered with
    /// [`StoreError::Closed`].
    fn close(&self) -> Answer<'_, ()>;
}

/// How much a store keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Tables, open and over.
    pub tables: u64,
    /// People who said something about themselves.
    pub people: u64,
}

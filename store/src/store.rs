use std::{fmt::Debug, pin::Pin};

use crate::{
    Append, Appended, Code, Created, Doorbell, Fence, Person, PersonId, Secret, Standing,
    StoreError, TableId, TableRow,
};

/// What a store answers, sooner or later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Keeps tables and people. Whatever an answer says is written is on disk. After a failure the store
/// goes on by itself as soon as the disk or the database is back.
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

    /// The entries of a table from a number on. They are checked: a log that was changed after it
    /// was written is answered with [`StoreError::Broken`].
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

    /// Whether several nodes may have the store open at once. Where only one may, it need not say
    /// that it is there, nor lease, nor listen.
    fn is_shared(&self) -> bool;

    /// Tells what other processes append to the logs from now on. Where only one process may have
    /// the store open, it never rings.
    fn watch(&self) -> Doorbell;

    /// How many tables stand: the cheap way to find out what the doorbell did not tell. Tables
    /// that are not there are left out.
    fn standing<'a>(&'a self, tables: &'a [TableId]) -> Answer<'a, Vec<Standing>>;

    /// A node says that it is there, and for how many milliseconds others shall believe so. All
    /// leases and visits of the node hold as long; one heartbeat keeps thousands. Answers since
    /// when, in milliseconds since 1970, there was always a node, as far as this one can know: it
    /// never changes as long as the node sends heartbeats.
    fn heartbeat<'a>(&'a self, node: &'a str, millis: u64) -> Answer<'a, u64>;

    /// A node goes: its leases and visits end at once.
    fn retire<'a>(&'a self, node: &'a str) -> Answer<'a, ()>;

    /// Say who is at a table by a node, in place of what it said before.
    fn visit<'a>(
        &'a self,
        table: &'a TableId,
        node: &'a str,
        people: Vec<PersonId>,
    ) -> Answer<'a, ()>;

    /// Mind a table from now on. Nothing if another node minds it that is still believed to be
    /// there; whoever minds it already gets a new number. A node must have sent a heartbeat, or
    /// others will take its leases at once.
    fn lease<'a>(&'a self, table: &'a TableId, node: &'a str) -> Answer<'a, Option<Fence>>;

    /// Mind a table no longer, so that others need not wait. Does nothing if another does already.
    fn release<'a>(&'a self, table: &'a TableId, fence: Fence) -> Answer<'a, ()>;

    /// Count something that may happen so many times in each window of so many milliseconds, on
    /// all nodes together; whether it may happen now. Windows begin at whole multiples of their
    /// length.
    fn count<'a>(&'a self, key: &'a str, window: u64, most: u64) -> Answer<'a, bool>;

    /// Let a person go on at another device for so many milliseconds, by a link with this word. A
    /// person has one link at a time. What is kept tells nobody who it is without the word.
    fn begin_handover<'a>(
        &'a self,
        word: &'a Secret,
        secret: &'a Secret,
        millis: u64,
    ) -> Answer<'a, ()>;

    /// Who goes on by a link with this word, if it is still good.
    fn handover<'a>(&'a self, word: &'a Secret) -> Answer<'a, Option<Secret>>;

    /// Use up a link; whether it was still good.
    fn end_handover<'a>(&'a self, word: &'a Secret) -> Answer<'a, bool>;

    /// Whether something can be written. Cheap: it is tried once a second at most.
    fn ready(&self) -> Answer<'_, ()>;

    /// How much is kept. Every row is counted, so this takes a while where there are many.
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

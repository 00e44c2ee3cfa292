use crate::{Answer, Head, Known, Orphans, PersonId, Store, TableId, Whole};

/// A store as those see it who look after it: they go through everything, copy it and clear it out.
pub trait Archive: Store {
    /// The heads of so many tables after a name, in the order of the names' bytes.
    fn heads<'a>(&'a self, after: Option<&'a TableId>, most: u32) -> Answer<'a, Vec<Head>>;

    /// The head of one table.
    fn head<'a>(&'a self, table: &'a TableId) -> Answer<'a, Option<Head>>;

    /// Everything about one table.
    fn whole<'a>(&'a self, table: &'a TableId) -> Answer<'a, Option<Whole>>;

    /// Keep a table that was kept elsewhere, in place of what was kept of it here.
    fn replace(&self, whole: Whole) -> Answer<'_, ()>;

    /// So many people after one of them, in the order of their ids' bytes.
    fn people<'a>(&'a self, after: Option<&'a PersonId>, most: u32) -> Answer<'a, Vec<Known>>;

    /// Forget a table for good, unless something happened at it after this moment, or a node that
    /// is there minds it or has visitors at it.
    fn remove<'a>(&'a self, table: &'a TableId, changed_at: u64) -> Answer<'a, bool>;

    /// Rows that belong to no table. There should be none.
    fn orphans(&self) -> Answer<'_, Vec<Orphans>>;
}

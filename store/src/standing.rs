use crate::{PersonId, TableId};

/// How a table stands among the nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The table.
    pub table: TableId,
    /// How many entries its log holds.
    pub length: u64,
    /// The node that minds it; nobody if that is no longer believed to be there.
    pub keeper: Option<String>,
    /// Who is there, by which node, as far as those are believed to be there.
    pub visits: Vec<Visit>,
}

/// Somebody is at a table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Visit {
    /// By which node.
    pub node: String,
    /// Who.
    pub person: PersonId,
}

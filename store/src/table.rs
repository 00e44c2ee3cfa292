use crate::{Code, StoreError, TableId};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// People take their seats.
    Lobby,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
}

impl Status {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Lobby => "lobby",
            Status::Playing => "playing",
            Status::Over => "over",
        }
    }

    /// The status that a word names.
    pub(crate) fn read(word: &str) -> Result<Status, StoreError> {
        [Status::Lobby, Status::Playing, Status::Over]
            .into_iter()
            .find(|status| status.name() == word)
            .ok_or_else(|| StoreError::Unexpected(format!("the status {word}")))
    }
}

/// What came of making a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Created {
    /// It is there.
    Made,
    /// Another open table has the code; nothing was made.
    CodeTaken,
}

/// How a table is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// Its short name, valid until it is over.
    pub code: Code,
    /// The game.
    pub game: String,
    /// Where all its chance comes from; a secret until the end.
    pub seed: [u8; 32],
    /// How far it has come.
    pub status: Status,
    /// When it was made, in milliseconds since 1970.
    pub created_at: u64,
    /// When something last happened at it, in milliseconds since 1970.
    pub changed_at: u64,
}

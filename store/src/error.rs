use thiserror::Error;

use crate::TableId;

/// Why a store could not do what was asked.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The store cannot be opened, or its schema cannot be brought up to date.
    #[error("the store cannot be opened: {0}")]
    Open(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// Reading or writing failed. Nobody was told that anything is written; but if the connection
    /// was lost while the answer was on its way, it may be. Who needs to know reads the log.
    #[error("the store failed: {0}")]
    Failed(String),
    /// A log is not what was written.
    #[error("the log of table {table} is damaged: entry {seq} {what}")]
    Broken {
        /// The table.
        table: TableId,
        /// The first entry that is wrong.
        seq: u64,
        /// What is wrong with it.
        what: &'static str,
    },
    /// What is kept cannot be understood.
    #[error("the store holds something unexpected: {0}")]
    Unexpected(String),
    /// The store is shutting down.
    #[error("the store is closed")]
    Closed,
    /// The system gives no random numbers.
    #[error("the system gives no random numbers: {0}")]
    NoChance(#[from] getrandom::Error),
}

impl StoreError {
    /// The store cannot be opened, in our own words.
    pub(crate) fn open(words: impl Into<String>) -> StoreError {
        StoreError::Open(words.into().into())
    }

    /// The store cannot be opened, as somebody else says.
    pub(crate) fn unopened(error: impl std::error::Error + Send + Sync + 'static) -> StoreError {
        StoreError::Open(error.into())
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::PoolTimedOut => {
                StoreError::Failed("no connection to the database could be had in time".into())
            }
            // What we ourselves found unexpected in a row comes back as it was.
            sqlx::Error::Decode(error) => match error.downcast::<StoreError>() {
                Ok(error) => *error,
                Err(error) => StoreError::Unexpected(error.to_string()),
            },
            error => StoreError::Failed(error.to_string()),
        }
    }
}

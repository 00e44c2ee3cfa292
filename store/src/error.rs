use thiserror::Error;

/// Why a store could not do what was asked.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The file cannot be opened, or its schema cannot be brought up to date.
    #[error("the store cannot be opened: {0}")]
    Open(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// Reading or writing failed.
    #[error("the store failed: {0}")]
    Failed(String),
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

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}

//! The append-only log of tables: what happened, kept for good.
//!
//! A [`Store`] keeps for every table a row that finds it and a log of entries, texts that only the
//! server understands. An append names the sequence number it expects to get; of two that want the
//! same, one wins and the other is told so, so that nobody owns a table. What an append answers is
//! on disk.
//!
//! [`Sqlite`] is the store of one machine. `tests/suite.rs` holds what every store must keep to.
//!
//! ```
//! use store::{Append, Code, NewTable, Sqlite, Status, Store, TableId};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), store::StoreError> {
//! # let folder = tempfile::tempdir().unwrap();
//! # let path = folder.path().join("tables.db");
//! let store = Sqlite::open(&path).await?;
//! let id = TableId::fresh()?;
//! store.create_table(NewTable {
//!     id: id.clone(),
//!     code: Code::fresh()?,
//!     game: "maiak".into(),
//!     seed: [7; 32],
//!     status: Status::Lobby,
//!     at: 0,
//!     entries: vec!["the first entry".into()],
//!     members: vec![],
//! }).await?;
//! let append = Append::new(id.clone(), 1, 0, vec!["the second".into()]);
//! assert!(store.append(append).await?.won());
//! assert_eq!(store.read(&id, 1).await?, ["the second"]);
//! # Ok(())
//! # }
//! ```

#![deny(missing_docs)]

mod append;
mod error;
mod id;
mod person;
mod sqlite;
mod store;
mod table;
mod writer;

pub use append::{Append, Appended};
pub use error::StoreError;
pub use id::{Code, PersonId, Secret, TableId};
pub use person::Person;
pub use sqlite::Sqlite;
pub use store::{Answer, Counts, Store};
pub use table::{Created, NewTable, Status, TableRow};

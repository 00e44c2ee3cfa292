#![doc = include_str!("../README.md")]
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
pub use id::{Code, CodeError, PersonId, Secret, SecretError, TableId};
pub use person::Person;
pub use sqlite::Sqlite;
pub use store::{Answer, Counts, Store};
pub use table::{Created, Status, TableRow};

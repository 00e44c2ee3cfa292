#![doc = include_str!("../README.md")]
#![deny(missing_docs)]
// What is said in SQL is the same for both databases, but the types they are reached by are not.
#![expect(clippy::duplicate_mod, reason = "the folder `sql` is compiled once for each database")]

mod address;
mod append;
mod archive;
mod backup;
mod chain;
mod copy;
mod doorbell;
mod error;
mod handover;
mod id;
mod lease;
#[cfg(unix)]
mod local_postgres;
mod person;
mod postgres;
mod readiness;
mod retention;
mod sqlite;
mod standing;
mod store;
mod table;
mod tables;
mod whole;
mod write;

pub use address::{Access, Address, open};
pub use append::{Append, Appended};
pub use archive::Archive;
pub use backup::back_up;
pub use copy::{Copying, Stage, copy};
pub use doorbell::{Doorbell, Ring};
pub use error::StoreError;
use handover::Handover;
pub use id::{Code, CodeError, PersonId, Secret, SecretError, TableId, fresh_node};
pub use lease::Fence;
#[cfg(unix)]
pub use local_postgres::LocalPostgres;
pub use person::Person;
pub use postgres::Postgres;
pub use retention::Retention;
pub use sqlite::Sqlite;
pub use standing::{Standing, Visit};
pub use store::{Answer, Counts, Store};
pub use table::{Created, Status, TableRow};
pub use tables::Tables;
pub use whole::{Head, Known, Orphans, Whole};

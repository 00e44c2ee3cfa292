#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod answer;
mod builder;
mod certificate;
mod checker;
mod child;
mod estimate;
mod first;
mod glance;
mod key;
mod length;
mod memory;
mod number;
mod pack;
mod prover;
mod search;
mod solver;

pub use builder::Builder;
pub use certificate::{Certificate, CertificateError, Claim};
pub use checker::{Checked, Flaw, check};
pub use first::First;
pub use key::Key;
pub use memory::Memory;
pub use pack::PackError;
pub use prover::Prover;
pub use search::Search;
pub use solver::Solver;

//! What strangers send us, and what must hold of it.
//!
//! Each [`Target`] takes any bytes, has them read by what reads the same from strangers, and panics
//! where something does not hold. `tests/targets.rs` calls it with mutations of real inputs for a
//! moment, on stable Rust and in every run of the tests; `cargo fuzz` in the folder above calls it
//! for as long as you like.
#![deny(missing_docs)]

mod draft;
mod form;
mod input;
mod log;
mod message;
mod mutation;
mod notation;
mod options;
mod position;
mod record;
mod room;
mod trace;
mod words;

pub use mutation::mutate;

/// Something that reads what strangers send.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name, and that of its binary under `cargo fuzz`.
    pub name: &'static str,
    /// Have it read these bytes. Panics where something does not hold.
    pub check: fn(&[u8]),
    /// Real inputs, from which others are made.
    pub corpus: fn() -> Vec<Vec<u8>>,
}

/// All there are.
pub const TARGETS: [Target; 9] = [
    Target { name: "notation", check: notation::check, corpus: notation::corpus },
    Target { name: "record", check: record::check, corpus: record::corpus },
    Target { name: "trace", check: trace::check, corpus: trace::corpus },
    Target { name: "draft", check: draft::check, corpus: draft::corpus },
    Target { name: "options", check: options::check, corpus: options::corpus },
    Target { name: "message", check: message::check, corpus: message::corpus },
    Target { name: "form", check: form::check, corpus: form::corpus },
    Target { name: "log", check: log::check, corpus: log::corpus },
    Target { name: "room", check: room::check, corpus: room::corpus },
];

/// The target with this name.
///
/// # Panics
///
/// If there is none.
pub fn target(name: &str) -> Target {
    let found = TARGETS.into_iter().find(|target| target.name == name);
    found.unwrap_or_else(|| panic!("there is no target “{name}”"))
}

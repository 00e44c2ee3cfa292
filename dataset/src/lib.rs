#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod cells;
mod column;
mod command;
mod error;
mod export;
mod game;
mod group;
mod info;
mod join;
mod kept;
mod place;
mod reader;
mod rows;
mod self_play;
mod session;
mod shard;
mod source;

pub use cells::Cells;
pub use column::{Column, Kind};
pub use error::DatasetError;
pub use export::{Export, Summary};
pub use game::Game;
pub use info::{FieldInfo, Info, Origin};
pub use reader::Dataset;
pub use rows::Rows;
pub use self_play::SelfPlay;
pub use session::Session;
pub use source::{BotGames, Records, Source};

#![doc = include_str!("../README.md")]
#![deny(missing_docs)]
// Without words there is nothing to link to.
#![cfg_attr(not(feature = "words"), allow(rustdoc::broken_intra_doc_links))]

mod about;
#[cfg(feature = "words")]
mod any_game;
#[cfg(feature = "words")]
mod any_table;
pub mod bits;
mod chance;
#[cfg(feature = "words")]
mod company;
mod corner;
mod draft;
mod encoding;
mod evaluation;
mod event;
#[cfg(feature = "words")]
mod exercise;
mod game;
#[cfg(feature = "words")]
mod grid;
mod insight;
mod lang;
#[cfg(feature = "words")]
mod lesson;
mod listed;
mod messages;
mod nearest;
mod open;
mod options;
mod outcome;
#[cfg(feature = "words")]
mod pen;
mod phrase;
mod playout;
#[cfg(feature = "words")]
mod presentation;
mod problem;
mod record;
mod record_error;
mod refusal;
#[cfg(feature = "words")]
mod replay;
mod rulebook;
#[cfg(feature = "words")]
mod run;
#[cfg(feature = "words")]
mod said;
#[cfg(feature = "words")]
mod scene;
#[cfg(feature = "schema")]
mod schema;
mod seal;
mod seat;
mod seed;
mod sides;
mod square;
#[allow(clippy::module_inception)]
mod table;
pub mod text;
mod whole;
#[cfg(feature = "words")]
mod wording;
#[cfg(feature = "words")]
mod words;

#[cfg(feature = "battery")]
pub mod battery;

pub use about::About;
pub use chance::{Chance, Dice, RandomSource, Stream};
pub use corner::Corner;
pub use draft::read_draft;
pub use encoding::{Encoding, Field};
pub use evaluation::{Evaluation, Forecast, Remark, SearchKind, reason};
pub use event::{Event, Sink, event_kind};
pub use game::Game;
pub use insight::Insight;
pub use lang::{Lang, LangError};
pub use messages::Messages;
pub use nearest::nearest;
pub use open::Open;
pub use options::{OptionInfo, OptionKind, Options, read_options};
pub use outcome::Outcome;
pub use phrase::{Arg, Phrase};
pub use playout::{Playouts, PlayoutsOf, perft, playout};
pub use problem::{Problem, ProblemList};
pub use record::{Record, RecordedOutcome};
pub use record_error::RecordError;
pub use refusal::Refusal;
pub use rulebook::{Rulebook, is_rule_number};
#[cfg(feature = "schema")]
pub use schema::{one_of, schema_of};
pub use seal::Seal;
pub use seat::{MAX_SEATS, Seat, SeatError, SeatSet, Viewer};
pub use seed::{Seed, SeedError};
pub use sides::Sides;
pub use square::Square;
pub use table::{Ply, Table};
pub use whole::Whole;

#[cfg(feature = "words")]
pub use {
    any_game::{AnyGame, Erased, Numbers, Title},
    any_table::{AnyTable, Seen},
    company::{Company, Listener, Relation},
    exercise::{Attempt, Check, Exercise, Verdict, Wrong},
    grid::Grid,
    lesson::{Lesson, Puzzle, Step},
    pen::{Ink, Pen},
    presentation::{Presentation, Shown, Style},
    run::Run,
    scene::{Area, Choice, Panel, Path, Scene, Shape, Stage, Thing, Way},
    wording::Wording,
    words::Words,
};

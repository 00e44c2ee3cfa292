use serde_json::Value;
use table::AnyTable;

use crate::{BatchError, Rows, Size};

/// A [`Batch`](crate::Batch) whose game is not known before run time.
///
/// Work is shared among the threads of the current rayon pool; their number changes no result.
pub trait AnyBatch: Send + Sync {
    /// How long rows have to be.
    fn size(&self) -> Size;

    /// Write who is to act in every game, and what he may know and do; nothing is gained, nothing
    /// ended.
    ///
    /// # Panics
    /// If a row has another length than [`AnyBatch::size`] says; so do the others.
    fn show(&self, rows: &mut Rows<'_>);

    /// Play one action in every game, begin those anew that ended, and write how all stand. If any
    /// action is not legal, nothing is played.
    fn step(&mut self, actions: &[i64], rows: &mut Rows<'_>) -> Result<(), BatchError>;

    /// Draw a legal action for every game, each equally likely.
    fn sample(&mut self, actions: &mut [i64]);

    /// One of the games as a table, as it stands now.
    fn table(&self, game: usize) -> Option<Box<dyn AnyTable>>;

    /// The rule choices in full.
    fn options(&self) -> Value;
}

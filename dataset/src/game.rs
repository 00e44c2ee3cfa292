use table::Record;

/// A game that is to be written.
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    /// Everything that was done.
    pub record: Record,
    /// What the chances of whoever acted were before each action, as far as anybody thought about it.
    pub worths: Vec<Option<f32>>,
}

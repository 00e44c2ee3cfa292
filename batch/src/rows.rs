use rayon::prelude::*;

/// How long the rows of a batch are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// How many games there are.
    pub games: usize,
    /// How many seats a table has.
    pub seats: usize,
    /// How many numbers an observation has.
    pub observation: usize,
    /// How many ids of actions there are.
    pub actions: usize,
}

/// Where a batch writes: the caller's own memory, one row after the other for each game.
#[derive(Debug)]
pub struct Rows<'a> {
    /// What the seat to act may know.
    pub observations: &'a mut [f32],
    /// Which ids are legal for it.
    pub masks: &'a mut [bool],
    /// What every seat gained by the last step (`Outcome::gain`), all 0 unless a game ended by it.
    pub rewards: &'a mut [f32],
    /// Whether a game ended by the last step. The other rows tell of the next game then.
    pub ended: &'a mut [bool],
    /// The seat to act.
    pub seats: &'a mut [i64],
}

/// The row of one game.
pub(crate) struct Row<'a> {
    pub(crate) observation: &'a mut [f32],
    pub(crate) mask: &'a mut [bool],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) ended: &'a mut bool,
    pub(crate) seat: &'a mut i64,
}

impl Rows<'_> {
    /// The row of each game.
    pub(crate) fn split(&mut self, size: &Size) -> impl IndexedParallelIterator<Item = Row<'_>> {
        assert_eq!(self.observations.len(), size.games * size.observation, "observations");
        assert_eq!(self.masks.len(), size.games * size.actions, "masks");
        assert_eq!(self.rewards.len(), size.games * size.seats, "rewards");
        assert_eq!((self.ended.len(), self.seats.len()), (size.games, size.games), "games");
        let numbers = self.observations.par_chunks_exact_mut(size.observation);
        let masks = self.masks.par_chunks_exact_mut(size.actions);
        let rewards = self.rewards.par_chunks_exact_mut(size.seats);
        let ends = self.ended.par_iter_mut().zip(self.seats.par_iter_mut());
        numbers.zip(masks).zip(rewards).zip(ends).map(
            |(((observation, mask), rewards), (ended, seat))| Row {
                observation,
                mask,
                rewards,
                ended,
                seat,
            },
        )
    }
}

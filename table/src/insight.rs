use crate::{Encoding, Evaluation, Seat};

/// A state between two as numbers for those who judge it: all that both may know, and the features.
///
/// It is the whole truth, so it is for worlds that are imagined and for games that are over; a player
/// may not look at it.
pub trait Insight: Encoding + Evaluation {
    /// How many observations there are: where nothing is hidden, one tells everything.
    const EYES: usize = if Self::ABOUT.hidden { 2 } else { 1 };

    /// How many numbers there are.
    const INSIGHT_LEN: usize = Self::EYES * Self::OBSERVATION_LEN + Self::FEATURES.len();

    /// Hand over the parts one after the other, each with the place of its first number: what the
    /// seat may know, where something is hidden what its rival may, and the features. The buffer
    /// must hold the longest of them.
    #[inline]
    fn insight(
        &self,
        seat: Seat,
        rival: Seat,
        buffer: &mut [f32],
        mut part: impl FnMut(usize, &[f32]),
    ) {
        let mut begin = 0;
        for eyes in [seat, rival].into_iter().take(Self::EYES) {
            let values = &mut buffer[..Self::OBSERVATION_LEN];
            self.observe(eyes, values);
            part(begin, values);
            begin += Self::OBSERVATION_LEN;
        }
        let values = &mut buffer[..Self::FEATURES.len()];
        self.features(seat, values);
        part(begin, values);
    }
}

impl<G: Encoding + Evaluation> Insight for G {}

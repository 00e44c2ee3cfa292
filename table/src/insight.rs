use crate::{Encoding, Evaluation, Seat};

/// A state between two sides as numbers for those who judge it, and the network that does.
///
/// It is the whole truth, so it is for worlds that are imagined and for games that are over; a player
/// may not look at it.
pub trait Insight: Encoding + Evaluation {
    /// A network that judges states, as `bots::Network` reads it; empty if there is none.
    const NETWORK: &'static [u8] = &[];

    /// How many seats each of the two sides has where states can be judged so.
    const TEAM: usize = 1;

    /// How many observations there are: where nothing is hidden, one tells everything.
    const EYES: usize = if Self::ABOUT.hidden { 2 } else { 1 };

    /// How many numbers there are.
    const INSIGHT_LEN: usize = Self::EYES * Self::OBSERVATION_LEN + Self::FEATURES.len();

    /// How many numbers the buffer needs.
    const LONGEST_PART: usize = if Self::OBSERVATION_LEN > Self::FEATURES.len() {
        Self::OBSERVATION_LEN
    } else {
        Self::FEATURES.len()
    };

    /// Whether this is a game of a kind that the network learned from.
    #[inline]
    fn is_familiar(&self) -> bool {
        true
    }

    /// Hand over the parts one after the other, each with the place of its first number: what the
    /// seat may know, where something is hidden what its rival may, and the features. What is handed
    /// over more than once is added up. The buffer must have room
    /// for the [longest](Self::LONGEST_PART) part.
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

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::{MAX_SEATS, Phrase, Seat, SeatSet, Sides};

/// How a game ended, per seat: winners 1, losers 0, a draw shared evenly.
///
/// ```
/// use table::{Outcome, Seat};
///
/// let outcome = Outcome::win(2, Seat::new(1).into(), "reached");
/// assert_eq!(outcome.scores(), [0.0, 1.0]);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    scores: [f64; MAX_SEATS],
    seats: u8,
    reason: &'static str,
    count: Option<(&'static str, u32)>,
}

impl Outcome {
    /// All `winners` get 1, the other of `seats` seats 0.
    pub fn win(seats: usize, winners: SeatSet, reason: &'static str) -> Outcome {
        let mut scores = [0.0; MAX_SEATS];
        for seat in winners.iter() {
            scores[seat.index()] = 1.0;
        }
        Outcome { scores, seats: seats as u8, reason, count: None }
    }

    /// The best-placed seats, each for itself, share one point evenly.
    pub fn share(seats: usize, sharers: SeatSet, reason: &'static str) -> Outcome {
        Outcome::share_of_sides(seats, sharers, sharers.len(), reason)
    }

    /// The seats of the best-placed `sides` share evenly, each seat getting what its side gets.
    pub fn share_of_sides(
        seats: usize,
        sharers: SeatSet,
        sides: usize,
        reason: &'static str,
    ) -> Outcome {
        let mut outcome = Outcome::win(seats, sharers, reason);
        for score in &mut outcome.scores {
            *score /= sides.max(1) as f64;
        }
        outcome
    }

    /// Everybody shares evenly.
    pub fn draw(seats: usize, reason: &'static str) -> Outcome {
        Outcome::share(seats, SeatSet::first_seats(seats), reason)
    }

    /// The same with a number that is the result where all win together, such as how many `cards` it
    /// took; the fewer, the better.
    #[must_use]
    pub fn counting(self, what: &'static str, count: u32) -> Outcome {
        Outcome { count: Some((what, count)), ..self }
    }

    /// What was counted and how many it were, where a number is the result.
    pub fn count(&self) -> Option<(&'static str, u32)> {
        self.count
    }

    /// One score per seat.
    pub fn scores(&self) -> &[f64] {
        &self.scores[..self.seats as usize]
    }

    /// The score of one seat.
    pub fn score(&self, seat: Seat) -> f64 {
        self.scores[seat.index()]
    }

    /// What a seat gained, for programs that learn: 1 for a win of its side alone, 0 for an even share
    /// among all, and as little for a loss as makes the sum over all sides 0. Where all play together
    /// it is the score: 1 for having made it, 0 for not. Who does not play gains nothing.
    pub fn gain(&self, sides: &Sides, seat: Seat) -> f64 {
        match (sides.side_of(seat), sides.sides().len() as f64) {
            (None, _) => 0.0,
            (Some(_), 1.0) => self.score(seat),
            (Some(_), sides) => (self.score(seat) * sides - 1.0) / (sides - 1.0),
        }
    }

    /// Why it ended, one of the words in the game's rules.
    pub fn reason(&self) -> &'static str {
        self.reason
    }

    /// The seats with the best score.
    pub fn winners(&self) -> SeatSet {
        let best = self.scores().iter().copied().fold(0.0, f64::max);
        let seats = (0..self.seats).map(Seat::new);
        SeatSet::of(seats.filter(|&seat| self.score(seat) == best))
    }

    /// Why it ended, in words, and what was counted.
    pub fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(format!("outcome-{}", self.reason));
        match self.count {
            None => phrase,
            Some((what, count)) => {
                let counted = Phrase::new(format!("outcome-count-{what}")).with("count", count);
                Phrase::new("outcome-counted").with("outcome", phrase).with("counted", counted)
            }
        }
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("scores", self.scores())?;
        map.serialize_entry("reason", self.reason)?;
        if let Some((what, count)) = self.count {
            map.serialize_entry(what, &count)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_of_two_gets_the_share_of_one() {
        let outcome = Outcome::share_of_sides(4, SeatSet::first_seats(4), 2, "cap");
        assert_eq!(outcome.scores(), [0.5; 4]);
    }

    #[test]
    fn draws_are_shared_evenly() {
        let outcome = Outcome::draw(4, "quiet");
        assert_eq!(outcome.scores(), [0.25; 4]);
        assert_eq!(outcome.winners().len(), 4);
        assert_eq!(
            serde_json::to_string(&outcome).unwrap(),
            r#"{"scores":[0.25,0.25,0.25,0.25],"reason":"quiet"}"#
        );
    }

    #[test]
    fn gains_of_all_sides_add_up_to_nothing() {
        let gains = |outcome: Outcome, sides: &Sides| -> Vec<f64> {
            (0..4).map(|seat| outcome.gain(sides, Seat::new(seat))).collect()
        };
        let alone = Sides::each_alone(4);
        let won = Outcome::win(4, Seat::new(1).into(), "empty");
        assert_eq!(gains(won, &alone), [-1.0 / 3.0, 1.0, -1.0 / 3.0, -1.0 / 3.0]);
        assert_eq!(gains(Outcome::draw(4, "cap"), &alone), [0.0; 4]);
        let teams = [[0, 2], [1, 3]].map(|seats| SeatSet::of(seats.map(Seat::new)));
        let pairs = Sides::new(4, &teams, &teams);
        assert_eq!(gains(Outcome::win(4, teams[0], "home"), &pairs), [1.0, -1.0, 1.0, -1.0]);
        let two = Sides::new(4, &[teams[0]], &[teams[0]]);
        assert_eq!(gains(Outcome::win(4, teams[0], "home"), &two), [1.0, 0.0, 1.0, 0.0]);
    }

    #[test]
    fn a_number_can_be_the_result() {
        let outcome = Outcome::win(2, SeatSet::first_seats(2), "home").counting("cards", 57);
        assert_eq!(outcome.count(), Some(("cards", 57)));
        assert_eq!(
            serde_json::to_string(&outcome).unwrap(),
            r#"{"scores":[1.0,1.0],"reason":"home","cards":57}"#
        );
    }
}

//! Who gets the one point of a game.

use table::{Outcome, SeatSet, Sides};

/// The share of the one point that each side gets: the winning sides share it evenly, and nobody
/// gets it where nobody wins.
pub(crate) fn shares(outcome: &Outcome, sides: &Sides) -> Vec<f64> {
    let best = outcome.scores().iter().copied().fold(0.0, f64::max);
    let wins = |side: &SeatSet| best > 0.0 && side.iter().any(|seat| outcome.score(seat) == best);
    share_among(sides.sides().iter().map(wins))
}

/// One point, shared evenly among those who are chosen.
pub(crate) fn share_among(chosen: impl Iterator<Item = bool> + Clone) -> Vec<f64> {
    let count = chosen.clone().filter(|&chosen| chosen).count().max(1) as f64;
    chosen.map(|chosen| if chosen { 1.0 / count } else { 0.0 }).collect()
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    #[test]
    fn a_team_wins_as_one_and_shares_with_other_teams() {
        let teams = [[0, 2], [1, 3]].map(|seats| SeatSet::of(seats.map(Seat::new)));
        let sides = Sides::new(4, &teams, &teams);
        assert_eq!(shares(&Outcome::win(4, teams[1], "home"), &sides), [0.0, 1.0]);
        assert_eq!(shares(&Outcome::draw(4, "cap"), &sides), [0.5, 0.5]);
        assert_eq!(shares(&Outcome::win(4, SeatSet::EMPTY, "cap"), &sides), [0.0, 0.0]);
    }

    #[test]
    fn alone_one_gets_all_or_nothing() {
        let all = SeatSet::first_seats(4);
        let sides = Sides::new(4, &[all], &[all]);
        assert_eq!(shares(&Outcome::win(4, all, "home"), &sides), [1.0]);
        assert_eq!(shares(&Outcome::win(4, SeatSet::EMPTY, "cap"), &sides), [0.0]);
    }
}

use table::{AnyTable, Outcome, Seat, SeatSet};

/// The sides of a table: seats that win and lose together, in the order of their first seats.
/// A seat on which nobody plays belongs to none.
///
/// ```
/// let game = catalog::find("maiak").unwrap();
/// let table = game.start(&serde_json::json!({}), table::Seed::from(1)).unwrap();
/// assert_eq!(arena::Sides::of(&*table).len(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sides(Vec<SeatSet>);

impl Sides {
    /// The sides of a table.
    pub fn of(table: &dyn AnyTable) -> Sides {
        let mut sides = Vec::new();
        for seat in (0..table.seats() as u8).map(Seat) {
            let team = table.team(seat);
            if team.contains(seat) && !sides.contains(&team) {
                sides.push(team);
            }
        }
        Sides(sides)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The seats of each side.
    pub fn seats(&self) -> &[SeatSet] {
        &self.0
    }

    /// The side a seat belongs to.
    pub fn side_of(&self, seat: Seat) -> Option<usize> {
        self.0.iter().position(|side| side.contains(seat))
    }

    /// The share of the one point that each side gets: the winning sides share it evenly, and
    /// nobody gets it where nobody wins.
    pub fn shares(&self, outcome: &Outcome) -> Vec<f64> {
        let best = outcome.scores().iter().copied().fold(0.0, f64::max);
        let wins = |side: &SeatSet| best > 0.0 && side.iter().any(|s| outcome.score(s) == best);
        share_among(&self.0.iter().map(wins).collect::<Vec<_>>())
    }
}

/// One point, shared evenly among those who are chosen.
pub(crate) fn share_among(chosen: &[bool]) -> Vec<f64> {
    let count = chosen.iter().filter(|&&chosen| chosen).count().max(1) as f64;
    chosen.iter().map(|&chosen| if chosen { 1.0 / count } else { 0.0 }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_team_wins_as_one_and_shares_with_other_teams() {
        let teams = [[0, 2], [1, 3]].map(|seats| SeatSet::of(seats.map(Seat)));
        let sides = Sides(teams.to_vec());
        assert_eq!(sides.shares(&Outcome::win(4, teams[1], "home")), [0.0, 1.0]);
        assert_eq!(sides.shares(&Outcome::draw(4, "cap")), [0.5, 0.5]);
        assert_eq!(sides.shares(&Outcome::win(4, SeatSet::EMPTY, "cap")), [0.0, 0.0]);
        assert_eq!(sides.side_of(Seat(3)), Some(1));
    }
}

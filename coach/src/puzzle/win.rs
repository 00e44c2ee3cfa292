use table::{Check, Game, Seat};

use super::{
    forced::Forced,
    kind::{Kind, Solved},
};

/// Win within so many turns, whatever the others do.
pub(super) struct Win {
    pub(super) name: &'static str,
    pub(super) turns: u32,
}

impl<G: Game> Kind<G> for Win {
    fn name(&self) -> &'static str {
        self.name
    }

    fn solve(&self, state: &G, seat: Seat) -> Option<Solved<G::Action>> {
        let won = |state: &G| state.outcome().is_some_and(|outcome| outcome.score(seat) == 1.0);
        let (ways, replies) = Forced::new(state, seat, self.turns, &won).solve(state, seat)?;
        Some(Solved { goal: vec![Check::Won], ways, replies })
    }
}

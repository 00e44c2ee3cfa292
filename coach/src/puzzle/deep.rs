use std::ops::RangeInclusive;

use maiak::{Action, Maiak, Phase};
use solve::Solver;
use table::{Check, Evaluation, Seat};

use super::kind::{Kind, Solved, after, legal};

/// Find the only step that wins, where the win is proved and too far away to be counted out, and another
/// step looks better.
pub(super) struct Deep {
    solver: Solver,
}

/// How much is remembered of what was found out.
const MEMORY: usize = 64 << 20;
/// What takes more positions than these to find out stays open, so that whoever doubts it can go
/// through all of it in a moment.
const MOST_POSITIONS: u64 = 4000;
/// How many turns of both sides the win may take at most, as far as is proved.
const TURNS: RangeInclusive<u32> = 7..=13;

impl Deep {
    pub(super) fn new() -> Deep {
        Deep { solver: Solver::new(MEMORY) }
    }
}

impl Kind<Maiak> for Deep {
    fn name(&self) -> &'static str {
        "win-deep"
    }

    fn solve(&self, state: &Maiak, seat: Seat) -> Option<Solved<Action>> {
        // A switch has a double wherever two tiles are alike.
        if state.phase() != Phase::Move || !self.solver.solve_within(state, MOST_POSITIONS)? {
            return None;
        }
        let mut answer = None;
        for action in legal(state, seat) {
            let next = after(state, seat, action);
            let acting = self.solver.solve_within(&next, MOST_POSITIONS)?;
            let wins = acting == (next.turn_seat() == seat);
            if wins && answer.replace(action).is_some() {
                return None;
            }
        }
        let answer = answer?;
        let looks = |action: &Action| after(state, seat, *action).estimate(seat);
        if legal(state, seat).iter().all(|action| looks(action) <= looks(&answer)) {
            return None;
        }
        let (_, turns) = self.solver.follow(state, 1, &mut |_, _| true)?;
        TURNS.contains(&turns).then(|| Solved {
            goal: vec![Check::Action(vec![answer.to_string()])],
            ways: vec![vec![answer]],
            replies: Vec::new(),
        })
    }
}

use table::{Check, Game, Seat};
use tactiki::{Action, Phase, Rank, Ranks, Square, Tactiki, View};

use super::kind::{Kind, Solved, legal};

/// Find the only attack that surely wins, by what must be true of ranks that nobody has shown.
pub(super) struct Safe;

/// How many other attacks there must be that could win as well.
const OTHERS: usize = 1;

impl Kind<Tactiki> for Safe {
    fn name(&self) -> &'static str {
        "safe"
    }

    fn solve(&self, state: &Tactiki, seat: Seat) -> Option<Solved<Action>> {
        let view = state.view(seat.into());
        // Who came back may be one of some only, which nobody sees on the board.
        if state.phase() != Phase::Play || view.returned(seat.opponent()) > 0 {
            return None;
        }
        let attacks: Vec<Attack> =
            legal(state, seat).into_iter().filter_map(|action| Attack::of(&view, action)).collect();
        let mut sure = attacks.iter().filter(|attack| attack.is_sure());
        let answer = sure.next()?;
        let lures = attacks.iter().filter(|attack| !attack.is_sure() && attack.is_possible());
        if sure.next().is_some() || lures.count() < OTHERS || !answer.is_inferred() {
            return None;
        }
        Some(Solved {
            goal: vec![Check::Action(vec![answer.action.to_string()])],
            ways: vec![vec![answer.action]],
            replies: Vec::new(),
        })
    }
}

/// An attack, as the attacker knows it.
struct Attack {
    action: Action,
    rank: Rank,
    /// Whom it meets, in this order; their ranks where they are known.
    defenders: Vec<Option<Rank>>,
    /// The ranks among those that nobody has shown.
    unseen: Ranks,
}

impl Attack {
    fn of(view: &View, action: Action) -> Option<Attack> {
        let Action::Move { from, to, attacks: true } = action else { return None };
        let top_first = |field: Square| view.column(field).into_iter().rev();
        let attacker = top_first(from).next()?;
        let seat = view.owner(attacker);
        let met = top_first(to).take_while(|&piece| view.owner(piece) != seat);
        let mut unseen = Ranks::NONE;
        let mut defenders = Vec::new();
        for piece in met {
            let rank = view.rank(piece);
            if rank.is_none() {
                unseen = view.candidates(piece);
            }
            defenders.push(rank);
        }
        Some(Attack { action, rank: view.rank(attacker)?, defenders, unseen })
    }

    /// Whether it wins every fight, whoever the defenders are.
    fn is_sure(&self) -> bool {
        self.wins(&self.defenders, self.unseen, true)
    }

    /// Whether it could win every fight.
    fn is_possible(&self) -> bool {
        self.wins(&self.defenders, self.unseen, false)
    }

    /// Whether a rank had to be inferred.
    fn is_inferred(&self) -> bool {
        self.defenders.contains(&None)
    }

    /// Whether every fight is won, in all worlds or in any.
    fn wins(&self, defenders: &[Option<Rank>], unseen: Ranks, in_all: bool) -> bool {
        let Some((first, rest)) = defenders.split_first() else { return true };
        let wins = |rank: Rank| {
            let mut left = unseen;
            if first.is_none() {
                left.take(rank);
            }
            self.rank.defeats(rank) && self.wins(rest, left, in_all)
        };
        match first {
            Some(rank) => wins(*rank),
            None if in_all => unseen.distinct().all(wins),
            None => unseen.distinct().any(wins),
        }
    }
}

use std::collections::HashMap;

use maiak::{Action, Maiak, Phase};
use table::{Game, Seat};

use crate::{
    Certificate, Key, Search,
    glance::{applied, distinct_actions, glanced, wins_at_once},
    memory::Known,
};

/// Knows what the winner does.
pub(crate) trait Answers {
    /// His action in a position in which he has to act, if that is known or found out in time.
    fn answer(&mut self, state: &Maiak) -> Option<Action>;

    /// Whether time is up.
    fn is_over(&mut self) -> bool;

    /// Whether there are so few that even the last turns of a win can be counted one by one. Otherwise they
    /// count as three where the winner threatens to arrive and nothing hinders it, though the
    /// other side may be blocked before.
    fn are_few(&self) -> bool {
        false
    }
}

/// How many answers are few.
const FEW: usize = 100_000;

impl Answers for Search<'_> {
    fn answer(&mut self, state: &Maiak) -> Option<Action> {
        self.winning_action(state)
    }

    fn is_over(&mut self) -> bool {
        Search::is_over(self)
    }
}

impl Answers for (&Certificate, &dyn Fn() -> bool) {
    fn answer(&mut self, state: &Maiak) -> Option<Action> {
        self.0.answer(state)
    }

    fn is_over(&mut self) -> bool {
        (self.1)()
    }

    fn are_few(&self) -> bool {
        self.0.len() < FEW
    }
}

/// Finds out how long the winner needs at most, if he plays his answers.
pub(crate) struct Length<'a> {
    answers: &'a mut dyn Answers,
    winner: Seat,
    /// The turns from a position of the winner on, where they were counted already.
    known: HashMap<Key, u8>,
    counted: u32,
}

/// After how many positions it is asked whether time is up.
const PAUSE: u32 = 64;

impl<'a> Length<'a> {
    pub(crate) fn new(answers: &'a mut dyn Answers, winner: Seat) -> Length<'a> {
        Length { answers, winner, known: HashMap::new(), counted: 0 }
    }

    /// Whether time is up.
    pub(crate) fn is_over(&mut self) -> bool {
        self.answers.is_over()
    }

    /// How many turns of both sides are left at most, the one that is being played included; nothing if
    /// an answer is missing or time is up.
    pub(crate) fn turns(&mut self, state: &Maiak) -> Option<u32> {
        if state.outcome().is_some() {
            return Some(0);
        }
        let own = state.turn_seat() == self.winner;
        if glanced(state, self.winner) == Some(Known::WON) {
            let now = own && state.phase() == Phase::Move && state.wins_next(self.winner);
            // A switch may block the other side at once.
            let now =
                now || own && self.answers.are_few() && wins_at_once(state, self.winner).is_some();
            if now || !own || !self.answers.are_few() {
                return Some(if now { 1 } else { 2 + u32::from(own) });
            }
        }
        if !own {
            return self.longest_reply(state);
        }
        let key = Key::of(state);
        if let Some(&turns) = self.known.get(&key) {
            return Some(turns.into());
        }
        self.counted += 1;
        if self.counted.is_multiple_of(PAUSE) && self.answers.is_over() {
            return None;
        }
        let action = self.answers.answer(state)?;
        let turns = self.after(state, action)?;
        self.known.insert(key, turns as u8);
        Some(turns)
    }

    fn longest_reply(&mut self, state: &Maiak) -> Option<u32> {
        let (mut replies, mut most) = (Vec::new(), 0);
        distinct_actions(state, &mut replies);
        for action in replies {
            most = most.max(self.after(state, action)?);
        }
        Some(most)
    }

    /// How many turns are left at most before an action.
    pub(crate) fn after(&mut self, state: &Maiak, action: Action) -> Option<u32> {
        let after = applied(state, action);
        let ends_turn = after.outcome().is_some() || after.turn_seat() != state.turn_seat();
        Some(self.turns(&after)? + u32::from(ends_turn))
    }
}

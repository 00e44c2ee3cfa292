use std::collections::HashMap;

use table::{Dice, Game, Options, Seat, SeatSet, Seed};

use super::kind::{after, legal};

/// Finds out by looking at everything whether a seat can force something.
pub(super) struct Forced<'a, G: Game> {
    own: SeatSet,
    /// The number of ended turns beyond which it is too late.
    until: u32,
    /// Whether nobody else may act before: where something is hidden, nobody knows what they can do.
    alone: bool,
    reached: &'a dyn Fn(&G) -> bool,
    /// What is known of states already.
    known: HashMap<G, bool>,
    /// How many more states may be looked at.
    left: u64,
}

/// All ways of the seat, and what the others do on the first of them.
pub(super) type Ways<A> = (Vec<Vec<A>>, Vec<A>);

/// What takes more states than these to find out stays open: where nothing is hidden, and in one
/// turn where something is.
const MOST_STATES: [u64; 2] = [400_000, 20_000];
/// What can be done in more ways than these is no puzzle.
const MOST_WAYS: usize = 24;
/// In how many other worlds an answer must hold where something is hidden.
const WORLDS: usize = 12;

impl<'a, G: Game> Forced<'a, G> {
    /// Whether a seat can force something to be reached within so many of its turns, this one
    /// included.
    pub(super) fn new(
        state: &G,
        seat: Seat,
        turns: u32,
        reached: &'a dyn Fn(&G) -> bool,
    ) -> Forced<'a, G> {
        let sides = state.options().sides();
        Forced {
            own: sides.person(seat),
            until: state.turns_ended() + (turns - 1) * sides.playing().len() as u32,
            alone: G::ABOUT.hidden,
            reached,
            known: HashMap::new(),
            left: MOST_STATES[usize::from(G::ABOUT.hidden)],
        }
    }

    /// All ways to force it, if they all begin alike; nothing too if it takes too long to find out.
    pub(super) fn solve(&mut self, state: &G, seat: Seat) -> Option<Ways<G::Action>> {
        let mut answer = None;
        for action in legal(state, seat) {
            if self.is_sure(&after(state, seat, action))? && answer.replace(action).is_some() {
                return None;
            }
        }
        let answer = answer?;
        if self.alone {
            let view = state.view(state.options().sides().viewer(seat));
            let mut dice = Dice::new(Seed::from(0));
            for _ in 0..WORLDS {
                let world = G::imagine(&view, &mut dice);
                if !self.is_sure(&after(&world, seat, answer))? {
                    return None;
                }
            }
        }
        let replies = self.principal(state)?;
        let mut ways = Vec::new();
        self.collect(state, &replies, Vec::new(), &mut ways)?;
        Some((ways, replies))
    }

    /// Whether it is reached whatever the others do; nothing if that takes too long to find out.
    fn is_sure(&mut self, state: &G) -> Option<bool> {
        if (self.reached)(state) {
            return Some(true);
        }
        let Some(acting) = state.asks_first().filter(|_| state.turns_ended() <= self.until) else {
            return Some(false);
        };
        let own = self.own.contains(acting);
        if self.alone && !own {
            return Some(false);
        }
        if let Some(&known) = self.known.get(state) {
            return Some(known);
        }
        self.left = self.left.checked_sub(1)?;
        let mut sure = !own;
        for action in legal(state, acting) {
            // One good action is enough for the seat, one bad one for the others.
            if self.is_sure(&after(state, acting, action))? == own {
                sure = own;
                break;
            }
        }
        self.known.insert(state.clone(), sure);
        Some(sure)
    }

    /// The actions of whoever acts that keep it sure.
    fn sure_actions(&mut self, state: &G, acting: Seat) -> Option<Vec<G::Action>> {
        let mut sure = Vec::new();
        for action in legal(state, acting) {
            if self.is_sure(&after(state, acting, action))? {
                sure.push(action);
            }
        }
        Some(sure)
    }

    /// What the others do on the first way: what leaves the seat the fewest good answers.
    fn principal(&mut self, state: &G) -> Option<Vec<G::Action>> {
        let mut state = state.clone();
        let mut replies = Vec::new();
        while !(self.reached)(&state) {
            let acting = state.asks_first()?;
            if self.own.contains(acting) {
                let action = *self.sure_actions(&state, acting)?.first()?;
                state = after(&state, acting, action);
            } else {
                let (_, stubborn) = self.stubborn(&state)?;
                for action in &stubborn {
                    let acting = state.asks_first()?;
                    state = after(&state, acting, *action);
                }
                replies.extend(stubborn);
            }
        }
        Some(replies)
    }

    /// What the others do until it is the seat's turn again, and how many good answers it has then.
    fn stubborn(&mut self, state: &G) -> Option<(usize, Vec<G::Action>)> {
        if (self.reached)(state) {
            return Some((usize::MAX, Vec::new()));
        }
        let acting = state.asks_first()?;
        if self.own.contains(acting) {
            return Some((self.sure_actions(state, acting)?.len(), Vec::new()));
        }
        let mut least: Option<(usize, Vec<G::Action>)> = None;
        for action in legal(state, acting) {
            let (answers, rest) = self.stubborn(&after(state, acting, action))?;
            if least.as_ref().is_none_or(|(fewest, _)| answers < *fewest) {
                least = Some((answers, [vec![action], rest].concat()));
            }
        }
        least
    }

    /// Every way of the seat that keeps it sure, while the others reply as they do in an exercise:
    /// as written where that is legal, else the first that is.
    fn collect(
        &mut self,
        state: &G,
        replies: &[G::Action],
        way: Vec<G::Action>,
        ways: &mut Vec<Vec<G::Action>>,
    ) -> Option<()> {
        let (mut state, mut replies) = (state.clone(), replies);
        while !(self.reached)(&state) {
            let acting = state.asks_first()?;
            if self.own.contains(acting) {
                for action in self.sure_actions(&state, acting)? {
                    let way = [&way[..], &[action]].concat();
                    self.collect(&after(&state, acting, action), replies, way, ways)?;
                }
                return Some(());
            }
            let legal = legal(&state, acting);
            let written = replies.first().filter(|reply| legal.contains(reply));
            replies = if written.is_some() { &replies[1..] } else { replies };
            state = after(&state, acting, *written.unwrap_or(&legal[0]));
        }
        ways.push(way);
        (ways.len() <= MOST_WAYS).then_some(())
    }
}

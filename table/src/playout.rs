use crate::{Dice, Game, Seed};

/// Play uniformly random legal actions until nobody may act; the number of actions done.
#[inline]
pub fn playout<G: Game>(state: &mut G, dice: &mut Dice, buffer: &mut Vec<G::Action>) -> u64 {
    let mut actions = 0;
    while let Some(seat) = state.asks_first() {
        let Some(action) = state.random_action(seat, dice, buffer) else { break };
        state.apply(seat, action, &mut ());
        actions += 1;
    }
    actions
}

/// The number of sequences of exactly `depth` actions, by whichever seats may act.
///
/// The last layer is counted by listing, not by playing it.
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut actions = Vec::new();
    let mut total = 0;
    for seat in state.to_act().iter() {
        actions.clear();
        state.actions(seat, &mut actions);
        if depth == 1 {
            total += actions.len() as u64;
            continue;
        }
        for &action in &actions {
            let mut next = state.clone();
            next.apply(seat, action, &mut ());
            total += perft(&next, depth - 1);
        }
    }
    total
}

/// Random games from one state, over and over, with warm buffers.
pub trait Playouts: Send {
    /// Play that many games; the number of actions done.
    fn run(&mut self, games: u64) -> u64;
}

/// [`Playouts`] of one game.
#[derive(Debug)]
pub struct PlayoutsOf<G: Game> {
    start: G,
    dice: Dice,
    buffer: Vec<G::Action>,
}

impl<G: Game> PlayoutsOf<G> {
    /// Playouts from a state; the same seed gives the same games.
    pub fn new(start: G, seed: Seed) -> PlayoutsOf<G> {
        PlayoutsOf { start, dice: Dice::new(seed), buffer: Vec::with_capacity(512) }
    }
}

impl<G: Game> Playouts for PlayoutsOf<G> {
    fn run(&mut self, games: u64) -> u64 {
        let mut actions = 0;
        for _ in 0..games {
            let mut state = self.start.clone();
            actions += playout(&mut state, &mut self.dice, &mut self.buffer);
        }
        actions
    }
}

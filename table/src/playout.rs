use crate::{Dice, Encoding, Game, Seed};

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

    /// Play that many games and write observation and mask of the seat to act before every action,
    /// as a program that learns does; the number of actions done.
    fn run_observed(&mut self, games: u64) -> u64;
}

/// [`Playouts`] of one game.
#[derive(Debug)]
pub struct PlayoutsOf<G: Encoding> {
    start: G,
    dice: Dice,
    buffer: Vec<G::Action>,
    observation: Vec<f32>,
    mask: Vec<bool>,
}

impl<G: Encoding> PlayoutsOf<G> {
    /// Playouts from a state; the same seed gives the same games.
    pub fn new(start: G, seed: Seed) -> PlayoutsOf<G> {
        PlayoutsOf {
            start,
            dice: Dice::new(seed),
            buffer: Vec::with_capacity(1024),
            observation: vec![0.0; G::OBSERVATION_LEN],
            mask: vec![false; G::ACTION_IDS],
        }
    }
}

impl<G: Encoding> Playouts for PlayoutsOf<G> {
    fn run(&mut self, games: u64) -> u64 {
        let mut actions = 0;
        for _ in 0..games {
            let mut state = self.start.clone();
            actions += playout(&mut state, &mut self.dice, &mut self.buffer);
        }
        actions
    }

    fn run_observed(&mut self, games: u64) -> u64 {
        let mut actions = 0;
        for _ in 0..games {
            let mut state = self.start.clone();
            while let Some(seat) = state.asks_first() {
                state.observe(seat, &mut self.observation);
                // The listing that the mask is made from is what a random action is picked from.
                state.legal_mask(seat, &mut self.buffer, &mut self.mask);
                std::hint::black_box((&self.observation, &self.mask));
                let Some(&action) = self.dice.pick(&self.buffer) else { break };
                state.apply(seat, action, &mut ());
                actions += 1;
            }
        }
        actions
    }
}

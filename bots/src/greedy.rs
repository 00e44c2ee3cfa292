use table::{Dice, Evaluation, Seat, Seed};

use crate::Bot;

/// Looks one action ahead: imagines a few worlds that fit its view, tries every action in each of
/// them, and takes the one with the best estimate on average.
#[derive(Clone, Debug)]
pub struct Greedy(Dice);

/// The most worlds that are imagined.
const WORLDS: usize = 8;

/// About how many actions are tried in all; where very many are legal, fewer worlds must do.
const TRIALS: usize = 4096;

impl Greedy {
    /// The same seed gives the same choices.
    pub fn new(seed: Seed) -> Greedy {
        Greedy(Dice::new(seed))
    }
}

/// Up to so many worlds that fit a view.
pub(crate) fn worlds<G: Evaluation>(view: &G::View, most: usize, dice: &mut Dice) -> Vec<G> {
    let mut worlds = vec![G::imagine(view, dice)];
    while worlds.len() < most {
        let world = G::imagine(view, dice);
        // Where nothing is hidden every world is the same, and one is enough.
        if worlds.len() == 1 && world == worlds[0] {
            break;
        }
        worlds.push(world);
    }
    worlds
}

/// What each of the actions of a seat is estimated at in all of these worlds together. Every action
/// is tried in the same worlds, so sums compare as averages do.
pub(crate) fn estimates<G: Evaluation>(
    worlds: &[G],
    seat: Seat,
    actions: &[G::Action],
) -> Vec<f64> {
    let estimate = |&action: &G::Action| -> f64 {
        let after = |world: &G| {
            let mut world = world.clone();
            world.apply(seat, action, &mut ());
            f64::from(world.estimate(seat))
        };
        worlds.iter().map(after).sum()
    };
    actions.iter().map(estimate).collect()
}

impl<G: Evaluation> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        let most = (TRIALS / legal.len().max(1)).clamp(1, WORLDS);
        let worlds: Vec<G> = worlds(view, most, &mut self.0);
        let mut best = Vec::new();
        let mut most = f64::NEG_INFINITY;
        for (&action, sum) in legal.iter().zip(estimates(&worlds, seat, legal)) {
            if sum > most {
                best.clear();
                most = sum;
            }
            if sum == most {
                best.push(action);
            }
        }
        *self.0.pick(&best).expect("a bot is asked only where it may act")
    }
}

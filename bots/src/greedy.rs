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

    fn worlds<G: Evaluation>(&mut self, view: &G::View, actions: usize) -> Vec<G> {
        let most = (TRIALS / actions.max(1)).clamp(1, WORLDS);
        let mut worlds = vec![G::imagine(view, &mut self.0)];
        while worlds.len() < most {
            let world = G::imagine(view, &mut self.0);
            // Where nothing is hidden every world is the same, and one is enough.
            if worlds.len() == 1 && world == worlds[0] {
                break;
            }
            worlds.push(world);
        }
        worlds
    }
}

impl<G: Evaluation> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        let worlds: Vec<G> = self.worlds(view, legal.len());
        // Every action is tried in the same worlds, so sums compare as averages do.
        let estimate = |action: G::Action| -> f64 {
            let after = |world: &G| {
                let mut world = world.clone();
                world.apply(seat, action, &mut ());
                f64::from(world.estimate(seat))
            };
            worlds.iter().map(after).sum()
        };
        let mut best = Vec::new();
        let mut most = f64::NEG_INFINITY;
        for &action in legal {
            let sum = estimate(action);
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

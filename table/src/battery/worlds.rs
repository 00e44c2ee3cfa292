use std::collections::{HashMap, HashSet};

use crate::{Dice, Event, Game, Seat, Viewer};

/// All worlds that fit what a viewer has seen, by brute force: start from all that are possible at
/// first, let everybody do in each world whatever he could have done, and keep the worlds in which
/// the viewer would have seen the same.
///
/// It knows nothing of how a game keeps its secrets, so it judges [`Game::imagine`].
#[derive(Clone, Debug)]
pub struct Worlds<G: Game> {
    viewer: Viewer,
    worlds: Vec<G>,
}

impl<G: Game> Worlds<G> {
    /// Everything that is possible at first in the eyes of a viewer.
    pub fn new(viewer: Viewer, worlds: Vec<G>) -> Worlds<G> {
        Worlds { viewer, worlds }
    }

    /// The worlds that fit.
    pub fn worlds(&self) -> &[G] {
        &self.worlds
    }

    /// The seat did something, really `action` in `truth`: keep the worlds in which the viewer
    /// would have seen the same.
    pub fn observe(&mut self, truth: &G, seat: Seat, action: G::Action) {
        let seen = |state: &mut G, action| -> Vec<G::Event> {
            let mut events = Vec::new();
            state.apply(seat, action, &mut events);
            events.iter().filter_map(|event| event.seen_by(self.viewer)).collect()
        };
        let really_seen = seen(&mut truth.clone(), action);
        let mut next_worlds = HashSet::new();
        let mut actions = Vec::new();
        for world in &self.worlds {
            actions.clear();
            if self.viewer.is(seat) {
                actions.push(action);
            } else {
                world.actions(seat, &mut actions);
            }
            for &action in &actions {
                let mut next = world.clone();
                if seen(&mut next, action) == really_seen {
                    next_worlds.insert(next);
                }
            }
        }
        self.worlds = next_worlds.into_iter().collect();
    }

    /// Imagined states are exactly these worlds, each equally often, the truth being one of them.
    pub fn assert_imagined(&self, truth: &G, dice: &mut Dice) {
        assert!(self.worlds.contains(truth), "the truth always fits");
        let view = truth.view(self.viewer);
        let mut counts: HashMap<&G, u32> = self.worlds.iter().map(|world| (world, 0)).collect();
        for _ in 0..60 * self.worlds.len() {
            let imagined = G::imagine(&view, dice);
            let count = counts.get_mut(&imagined);
            *count.unwrap_or_else(|| panic!("imagined what cannot be: {imagined:?}")) += 1;
        }
        assert_uniform(counts.values().copied());
    }
}

/// Assert that counts are as even as those of equally likely things (chi-squared, six deviations).
pub fn assert_uniform(counts: impl Iterator<Item = u32>) {
    let counts: Vec<f64> = counts.map(f64::from).collect();
    let expected = counts.iter().sum::<f64>() / counts.len() as f64;
    let freedom = (counts.len() - 1) as f64;
    let chi: f64 = counts.iter().map(|count| (count - expected).powi(2) / expected).sum();
    let most = freedom + 6.0 * (2.0 * freedom).sqrt() + 6.0;
    assert!(chi <= most, "not uniform: chi-squared {chi:.1} over {most:.1} in {counts:?}");
}

#[cfg(test)]
mod tests {
    use super::assert_uniform;

    #[test]
    fn even_counts_pass() {
        assert_uniform([100, 96, 104, 110, 90].into_iter());
        assert_uniform([60].into_iter());
    }

    #[test]
    #[should_panic(expected = "not uniform")]
    fn uneven_counts_do_not() {
        assert_uniform([100, 100, 200, 100].into_iter());
    }
}

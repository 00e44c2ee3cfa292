use std::time::Instant;

use table::{Game, Seat};

use super::{Outlook, beam::Beam};
use crate::{Limit, stop::Deadline};

/// How many lines the first look follows, which tells what a line costs.
const PROBE: usize = 4;
/// The most lines that are followed side by side.
const WIDEST: f64 = 16384.0;

/// A decision of a seat, in the worlds in which it is planned.
pub(super) struct Decision<'a, G: Game> {
    pub(super) worlds: &'a [G],
    pub(super) seat: Seat,
    pub(super) outlook: &'a Outlook<G>,
    pub(super) deadline: &'a Deadline,
}

/// How much may be spent on a run.
#[derive(Clone, Copy)]
pub(super) struct Share {
    /// How many states may be looked at.
    states: f64,
    /// Which part of the time that is left may be taken.
    time: f64,
}

impl Share {
    /// All that there is.
    pub(super) fn all(limit: Limit) -> Share {
        Share { states: limit.simulations.map_or(f64::INFINITY, |all| all as f64), time: 1.0 }
    }

    /// One half after the other.
    pub(super) fn halves(limit: Limit) -> [Share; 2] {
        let states = Share::all(limit).states / 2.0;
        [Share { states, time: 0.5 }, Share { states, time: 1.0 }]
    }
}

impl<'a, G: Game> Decision<'a, G> {
    /// Whether there is but one world.
    pub(super) fn is_open(&self) -> bool {
        self.worlds.len() == 1
    }

    /// Look at the choices in every world; nothing where nothing can be foretold.
    pub(super) fn beams(&self) -> Option<Vec<Beam<'a, G>>> {
        let begin = |world| Beam::new(world, self.seat, self.outlook, self.deadline);
        self.worlds.iter().map(begin).collect()
    }

    /// Follow the choices at these places in every world, of each so many lines at least; nothing where
    /// nothing can be foretold.
    pub(super) fn run(
        &self,
        beams: &mut [Beam<'a, G>],
        kept: &[usize],
        quota: usize,
        share: Share,
    ) -> Option<()> {
        let width = self.width(kept, quota, share)?;
        beams.iter_mut().for_each(|beam| beam.run(kept, width, quota));
        Some(())
    }

    /// How many lines can be followed with a share, as a first look tells.
    fn width(&self, kept: &[usize], quota: usize, share: Share) -> Option<usize> {
        let begun = Instant::now();
        let mut beam = Beam::new(&self.worlds[0], self.seat, self.outlook, self.deadline)?;
        beam.run(kept, PROBE, quota);
        let (states, lines) = (beam.states as f64, PROBE.max(quota * kept.len()) as f64);
        let in_time = self.deadline.until.map_or(f64::INFINITY, |until| {
            let left = until.saturating_duration_since(Instant::now()).as_secs_f64();
            0.8 * share.time * states * left / begun.elapsed().as_secs_f64()
        });
        let allowed = share.states - states;
        let each = allowed.min(in_time) / self.worlds.len() as f64;
        Some((each / states * lines).clamp(1.0, WIDEST) as usize)
    }
}

/// Sort the places of choices by the sums of what all beams say of them, the smallest first.
pub(super) fn smallest<G: Game>(
    places: &mut [usize],
    beams: &[Beam<'_, G>],
    of: impl Fn(&Beam<'_, G>) -> Vec<f32>,
) {
    let sums = sums(beams, of);
    places.sort_by(|&a, &b| sums[a].total_cmp(&sums[b]));
}

/// For each choice the sum of what all beams say of it.
pub(super) fn sums<G: Game>(
    beams: &[Beam<'_, G>],
    of: impl Fn(&Beam<'_, G>) -> Vec<f32>,
) -> Vec<f32> {
    let all: Vec<Vec<f32>> = beams.iter().map(of).collect();
    (0..all[0].len()).map(|place| all.iter().map(|values| values[place]).sum()).collect()
}

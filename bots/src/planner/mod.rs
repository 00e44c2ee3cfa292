//! Plans the cards of everybody where all play together for a number.

mod beam;
mod decision;
mod opinion;

use std::{ops::RangeInclusive, sync::Arc};

use table::{Dice, Evaluation, Forecast, Game, Insight, Options, Seat, Seed};

use self::decision::{Decision, Share, smallest};
use crate::{Bot, Limit, Opinion, Search, Stop, Thinking, stop::Deadline};

/// How a state stands where all play together for a number.
type Outlook<G> = dyn Fn(&G) -> Option<Forecast> + Send + Sync;

/// Where all play together for a number ([`Evaluation::foretell`]), it plans what everybody does until
/// chance comes in, as if all saw what it imagines, and takes what needs the smallest number. Where
/// sides compete, it is a [`Search`].
///
/// A limit on simulations limits the states looked at. The same seed then gives the same choices.
pub struct Planner<G: Game> {
    search: Search<G>,
    limit: Limit,
    outlook: Arc<Outlook<G>>,
    dice: Dice,
    stop: Stop,
    /// What is still to be done as planned, the next last, and what the person then knows.
    plan: Vec<(G::View, Seat, G::Action)>,
}

/// In how many worlds a decision is thought through, where something is hidden: as many as there are
/// states enough for, and the most if only time is limited.
const WORLDS: RangeInclusive<u64> = 8..=32;
/// How many states are enough for a world.
const STATES: u64 = 1000;
/// How many ways through a decision are followed there: those that look best at first glance.
const CHOICES: usize = 12;

impl<G: Insight> Planner<G> {
    /// A bot that thinks in this way.
    pub fn new(thinking: Thinking, seed: Seed) -> Planner<G> {
        Planner::with_outlook(|state: &G| state.foretell(G::PATIENCE), thinking, seed)
    }

    /// A bot that foretells numbers in its own way.
    pub fn with_outlook(
        outlook: impl Fn(&G) -> Option<Forecast> + Send + Sync + 'static,
        thinking: Thinking,
        seed: Seed,
    ) -> Planner<G> {
        Planner {
            limit: thinking.limit,
            search: Search::new(thinking, seed),
            outlook: Arc::new(outlook),
            dice: Dice::new(seed.derive("planner", 0)),
            stop: Stop::default(),
            plan: Vec::new(),
        }
    }
}

impl<G: Evaluation> Planner<G> {
    /// Whether there is anything to plan in this game, at some of its tables at least.
    pub fn can_plan() -> bool {
        !G::PATIENCE.is_empty()
    }
}

impl<G: Game> Planner<G> {
    /// Worlds that fit the view; of those that go on alike, one.
    fn worlds(&mut self, view: &G::View) -> Vec<G> {
        let mut worlds = Vec::new();
        let states = self.limit.simulations.unwrap_or(u64::MAX);
        let count = (states / STATES).clamp(*WORLDS.start(), *WORLDS.end());
        G::imagine_several(view, count as usize, &mut self.dice, &mut worlds);
        let mut seen = Vec::new();
        worlds.retain(|world| {
            let likeness = (self.outlook)(world).map(|forecast| forecast.likeness);
            let is_new = !seen.contains(&likeness);
            seen.push(likeness);
            is_new
        });
        worlds
    }

    /// The best that a seat and, where nothing is hidden, everybody can do next; nothing where sides
    /// compete.
    fn plan(&mut self, view: &G::View, seat: Seat) -> Option<Vec<(Seat, G::Action)>> {
        let deadline = Deadline::after(self.limit.time, &self.stop);
        let worlds = self.worlds(view);
        let outlook = &*self.outlook;
        let decision = Decision { worlds: &worlds, seat, outlook, deadline: &deadline };
        let mut beams = decision.beams()?;
        let choices = beams[0].choices();
        let mut kept = beams[0].different();
        if !decision.is_open() {
            smallest(&mut kept, &beams, |beam| beam.glances());
            kept.truncate(CHOICES);
        }
        let quota = usize::from(!decision.is_open());
        decision.run(&mut beams, &kept, quota, Share::all(self.limit))?;
        if let [beam] = &beams[..] {
            return beam.best_line();
        }
        smallest(&mut kept, &beams, |beam| beam.results());
        let best = *kept.first()?;
        Some(choices[best].iter().map(|&action| (seat, action)).collect())
    }

    /// Remember how a line goes on, as the person on a seat will see it.
    fn remember(&mut self, view: &G::View, seat: Seat, line: &[(Seat, G::Action)]) {
        let mut world = G::imagine(view, &mut self.dice);
        let viewer = world.options().sides().viewer(seat);
        for &(seat, action) in line {
            if viewer.is(seat) {
                self.plan.push((world.view(viewer), seat, action));
            }
            world.apply(seat, action, &mut ());
        }
        self.plan.reverse();
    }

    /// What was planned for this moment.
    fn planned(&mut self, view: &G::View, seat: Seat) -> Option<G::Action> {
        // Where there was no choice, nobody asked.
        while let Some((expected, actor, action)) = self.plan.pop() {
            if actor == seat && expected == *view {
                return Some(action);
            }
        }
        None
    }
}

impl<G: Insight> Bot<G> for Planner<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        if let [only] = *legal {
            return only;
        }
        if let Some(action) = self.planned(view, seat) {
            return action;
        }
        let Some(line) = self.plan(view, seat) else {
            return self.search.choose(view, seat, legal);
        };
        self.remember(view, seat, &line);
        let planned = self.planned(view, seat).filter(|action| legal.contains(action));
        planned.unwrap_or(legal[0])
    }

    /// How much is needed by each action of what is counted, as the chances that it will be less than is
    /// usual from here on.
    fn judge(
        &mut self,
        view: &G::View,
        seat: Seat,
        among: &[G::Action],
    ) -> Option<Opinion<G::Action>> {
        let opinion = self.opinion(view, seat, among);
        opinion.or_else(|| self.search.judge(view, seat, among))
    }

    fn heed(&mut self, stop: Stop) {
        self.search.heed(stop.clone());
        self.stop = stop;
    }
}

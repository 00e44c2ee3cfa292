use table::{Dice, Game, Options, Seat, SeatSet, Sides, Viewer};

use super::{
    Thinking,
    perceived::Perceived,
    worth::{self, Worth},
};
use crate::Evaluator;

/// One decision that is searched: what the person on the seat knows, and how to think about it.
pub(crate) struct Task<'a, G: Game> {
    pub(crate) view: &'a G::View,
    pub(crate) seat: Seat,
    pub(crate) legal: &'a [G::Action],
    /// What the seat did just before in the same decision, as far as is known.
    pub(crate) before: Option<G::Action>,
    pub(crate) thinking: &'a Thinking,
    evaluator: &'a Evaluator<G>,
    pub(crate) sides: Sides,
    /// The eyes through which the view is seen: all those of the person on the seat.
    pub(crate) viewer: Viewer,
    /// The only world that fits the view, where nothing is hidden.
    open: Option<G>,
    /// Whether a network judges the chances of the sides.
    is_learned: bool,
}

impl<'a, G: Game> Task<'a, G> {
    pub(crate) fn new(
        view: &'a G::View,
        seat: Seat,
        legal: &'a [G::Action],
        (thinking, evaluator): (&'a Thinking, &'a Evaluator<G>),
        dice: &mut Dice,
    ) -> Task<'a, G> {
        let world = G::imagine(view, dice);
        // Even where nothing is hidden, chance may still be to come.
        let open = !G::ABOUT.hidden && world == G::imagine(view, dice);
        let sides = world.options().sides();
        let viewer = sides.viewer(seat);
        let is_learned = evaluator.judge(&world, &sides).is_some();
        let open = open.then_some(world);
        Task {
            view,
            seat,
            legal,
            before: None,
            thinking,
            evaluator,
            sides,
            viewer,
            open,
            is_learned,
        }
    }

    /// The same decision, begun by this action.
    pub(crate) fn after(self, before: Option<G::Action>) -> Task<'a, G> {
        Task { before, ..self }
    }

    /// The world where nothing is hidden.
    pub(crate) fn open(&self) -> Option<&G> {
        self.open.as_ref()
    }

    /// The side of a seat that acts.
    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> u8 {
        self.sides.side_of(seat).expect("whoever acts is on a side") as u8
    }

    /// What one side wins the other loses.
    #[inline]
    fn has_two_sides(&self) -> bool {
        self.sides.sides().len() == 2
    }

    /// Whether wins and losses can be proved: one world, two sides.
    #[inline]
    pub(crate) fn proves(&self) -> bool {
        self.open.is_some() && self.has_two_sides() && !self.thinking.uct
    }

    /// Whether an opponent chooses at the same time and will not see what this seat chooses. Then
    /// it is good to be hard to predict.
    pub(crate) fn is_secret(&self, dice: &mut Dice) -> bool {
        if self.open.is_some() || self.thinking.uct {
            return false;
        }
        let world = G::imagine(self.view, dice);
        let side = self.side(self.seat);
        let Some(rival) = world.to_act().iter().find(|&seat| self.side(seat) != side) else {
            return false;
        };
        let seen = |&action: &G::Action| {
            let mut perceived = Perceived::by(self.sides.viewer(rival));
            world.clone().apply(self.seat, action, &mut perceived);
            perceived.number()
        };
        let mut all = self.legal.iter().map(seen);
        let first = all.next();
        all.all(|other| Some(other) == first)
    }

    /// The places of the legal actions that let no chance go by; of all of them, if each does.
    pub(crate) fn sensible(&self) -> Vec<usize> {
        let all = || 0..self.legal.len();
        let is_sensible = |&place: &usize| !G::is_idle(self.view, self.seat, self.legal[place]);
        let sensible: Vec<usize> = all().filter(is_sensible).collect();
        if sensible.is_empty() { all().collect() } else { sensible }
    }

    /// Worlds to simulate in, where something is hidden.
    pub(crate) fn imagine(&self, count: usize, dice: &mut Dice, worlds: &mut Vec<G>) {
        if self.thinking.uct {
            worlds.extend((0..count).map(|_| G::imagine(self.view, dice)));
        } else {
            G::imagine_several(self.view, count, dice, worlds);
        }
    }

    /// What a state is worth to each side: by how it ended, or by its estimate.
    pub(crate) fn worth(&self, world: &G) -> Worth {
        if let Some(outcome) = world.outcome() {
            return Worth::of_outcome(&outcome, &self.sides);
        }
        if self.has_two_sides() {
            let judged = self.evaluator.judge(world, &self.sides);
            let first = judged.unwrap_or_else(|| self.estimate(world, 0));
            return Worth::of_sides(
                &self.sides,
                |side| if side == 0 { first } else { 1.0 - first },
            );
        }
        Worth::of_sides(&self.sides, |side| self.estimate(world, side))
    }

    /// The side that won alone in a game that is over.
    pub(crate) fn winner(&self, world: &G) -> Option<u8> {
        world.outcome().and_then(|outcome| worth::winner(&outcome, &self.sides))
    }

    /// What a state is worth to one side by its estimate. Between two sides that do not see
    /// everything, the chances of one are weighed against those of the other: two estimates need not
    /// add up to one.
    pub(crate) fn estimate(&self, world: &G, side: u8) -> f32 {
        let own = self.mean_estimate(world, side);
        if self.open.is_some() || !self.has_two_sides() || self.evaluator.is_shared() {
            return Worth::of_estimate(own, &self.sides);
        }
        (own + 1.0 - self.mean_estimate(world, 1 - side)) / 2.0
    }

    /// How many random actions are played before a state is judged. A network judges it as it stands.
    pub(crate) fn playout(&self) -> u32 {
        let usual = if self.is_learned { 0 } else { self.evaluator.playout() };
        if self.open.is_some() { 0 } else { self.thinking.playout.unwrap_or(usual) }
    }

    /// What the seats of a side think of a state on average.
    fn mean_estimate(&self, world: &G, side: u8) -> f32 {
        let team: SeatSet = self.sides.sides()[side as usize];
        if let Some(seat) = team.first().filter(|_| self.evaluator.is_shared()) {
            return self.evaluator.evaluate(world, seat);
        }
        let sum: f32 = team.iter().map(|seat| self.evaluator.evaluate(world, seat)).sum();
        sum / team.len() as f32
    }
}

use std::any::TypeId;

use table::{Dice, Game, MAX_SEATS, Open, Seat, Viewer};

use super::{
    Thinking,
    perceived::perceived,
    sides::{Sides, Worth},
};
use crate::Judge;

/// One decision that is searched: what the seat knows, and how to think about it.
pub(crate) struct Task<'a, G: Game> {
    pub(crate) view: &'a G::View,
    pub(crate) seat: Seat,
    pub(crate) legal: &'a [G::Action],
    pub(crate) thinking: &'a Thinking,
    judge: &'a Judge<G>,
    pub(crate) sides: Sides,
    /// The only world that fits the view, where nothing is hidden.
    open: Option<G>,
}

impl<'a, G: Game> Task<'a, G> {
    pub(crate) fn new(
        view: &'a G::View,
        seat: Seat,
        legal: &'a [G::Action],
        (thinking, judge): (&'a Thinking, &'a Judge<G>),
        dice: &mut Dice,
    ) -> Task<'a, G> {
        let world = G::imagine(view, dice);
        // Two imagined worlds may be equal by chance; the type of the view says for sure.
        let open =
            TypeId::of::<G::View>() == TypeId::of::<Open<G>>() && world == G::imagine(view, dice);
        let sides = Sides::new(&world);
        Task { view, seat, legal, thinking, judge, sides, open: open.then_some(world) }
    }

    /// The world where nothing is hidden.
    pub(crate) fn open(&self) -> Option<&G> {
        self.open.as_ref()
    }

    /// Whether wins and losses can be proved: one world, two sides.
    #[inline]
    pub(crate) fn proves(&self) -> bool {
        self.open.is_some() && self.sides.are_two() && !self.thinking.plain
    }

    /// Whether an opponent chooses at the same time and will not see what this seat chooses. Then
    /// it is good to be hard to predict.
    pub(crate) fn is_secret(&self, dice: &mut Dice) -> bool {
        if self.open.is_some() || self.thinking.plain {
            return false;
        }
        let world = self.world(dice);
        let side = self.sides.of(self.seat);
        let Some(rival) = world.to_act().iter().find(|&seat| self.sides.of(seat) != side) else {
            return false;
        };
        let seen = |&action: &G::Action| {
            let mut events = Vec::new();
            world.clone().apply(self.seat, action, &mut events);
            perceived(&events, Viewer::seat(rival))
        };
        let mut all = self.legal.iter().map(seen);
        let first = all.next();
        all.all(|other| Some(other) == first)
    }

    /// A world to simulate in.
    #[inline]
    pub(crate) fn world(&self, dice: &mut Dice) -> G {
        match &self.open {
            Some(world) => world.clone(),
            None if self.thinking.plain => G::imagine(self.view, dice),
            None => G::suspect(self.view, dice),
        }
    }

    /// What a state is worth to each side: how it ended, or how it looks.
    pub(crate) fn worth(&self, world: &G) -> Worth {
        if let Some(outcome) = world.outcome() {
            return self.sides.of_outcome(&outcome);
        }
        let mut worth = [0.0; MAX_SEATS];
        if self.sides.are_two() {
            worth[0] = self.look(world, 0);
            worth[1] = 1.0 - worth[0];
        } else {
            for side in 0..self.sides.count() as u8 {
                worth[side as usize] = self.look(world, side);
            }
        }
        worth
    }

    /// What a state looks to be worth for one side. Between two sides that do not see everything,
    /// what one may hope for is weighed against what the other may: a promise alone need not add up
    /// to one.
    pub(crate) fn look(&self, world: &G, side: u8) -> f32 {
        let own = self.promise(world, side);
        if self.open.is_some() || !self.sides.are_two() {
            return own;
        }
        (own + 1.0 - self.promise(world, 1 - side)) / 2.0
    }

    fn promise(&self, world: &G, side: u8) -> f32 {
        let team = self.sides.seats(side);
        let sum: f32 = team.iter().map(|seat| self.judge.judge(world, seat)).sum();
        sum / team.len() as f32
    }
}

use table::{Game, bits::nth_one};

use crate::{
    Move, Tac,
    board::{Board, nth_field},
    cards::Card,
    move_finder::Found,
    place::Place,
    plan::{Plan, seats_of},
    reach::can_step,
    state::Seven,
};

/// The next steps of a 7 that the marbles of one owner can take.
#[derive(Clone, Copy)]
pub(crate) struct Steps {
    plan: &'static Plan,
    owner: u8,
    /// The marbles on the ring, each of which can go on.
    ring: u128,
    /// Whether the one on the start can go into the house instead.
    enters: bool,
    /// The marbles that can step inside the house, deeper and back, the first field as bit 0.
    deeper: u8,
    back: u8,
}

impl Steps {
    #[inline]
    pub(crate) const fn count(&self) -> u32 {
        let inside = self.deeper.count_ones() + self.back.count_ones();
        self.ring.count_ones() + self.enters as u32 + inside
    }

    #[inline]
    pub(crate) fn nth(&self, number: u32) -> Move {
        let Steps { plan, owner, .. } = *self;
        let step = |from: Place, to: Place| Move::Number(Card::SEVEN, from, to);
        let house = |field: u32| Place::house(owner, field as u8 + 1);
        let Some(number) = number.checked_sub(self.ring.count_ones()) else {
            let field = nth_field(self.ring, number);
            let ahead = if field + 1 == plan.ring { 0 } else { field + 1 };
            return step(Place(field), Place(ahead));
        };
        let Some(number) = number.checked_sub(self.enters.into()) else {
            return step(Place(plan.start(owner)), house(0));
        };
        let Some(number) = number.checked_sub(self.deeper.count_ones()) else {
            let field = nth_one(self.deeper.into(), number);
            return step(house(field), house(field + 1));
        };
        let field = nth_one(self.back.into(), number);
        step(house(field), house(field - 1))
    }

    pub(crate) fn find(&self, found: &mut impl Found) {
        (0..self.count()).all(|number| found.take(self.nth(number)));
    }
}

impl Tac {
    /// Find every next step of a 7 after which the others can still be taken.
    ///
    /// No search is needed. While its owner has a marble on the ring, any number of steps can
    /// follow, because a step captures whatever is in its way; and whoever can step inside a house
    /// can step back. So only the step with which the last marble leaves the ring is in question.
    pub(crate) fn find_steps(
        &self,
        board: &Board,
        player: u8,
        seven: Seven,
        found: &mut impl Found,
    ) {
        if !board.is_finished(seven.owner) {
            self.steps(board, player, seven).find(found);
            return;
        }
        for owner in seats_of(self.controls(board, player)) {
            let locked = board.locked(owner);
            self.steps(board, player, Seven { owner, locked, ..seven }).find(found);
        }
    }

    /// Those of the marbles that take the steps now.
    #[inline]
    pub(crate) fn steps(&self, board: &Board, player: u8, seven: Seven) -> Steps {
        let plan = self.plan();
        let owner = seven.owner;
        let (ring, house) = (board.ring_of(owner), board.house(owner));
        let start = plan.start(owner);
        let enters = ring >> start & 1 == 1
            && !Plan::has(board.fresh, owner)
            && house & 1 == 0
            && self.can_enter(board, player, seven, start);
        let (loose, free) = (house & !seven.locked, !house & 0xF);
        Steps { plan, owner, ring, enters, deeper: loose & free >> 1, back: loose & free << 1 }
    }

    /// Whether the other steps can be taken after a marble has gone from its start into its house.
    fn can_enter(&self, board: &Board, player: u8, seven: Seven, field: u8) -> bool {
        let owner = seven.owner;
        if seven.steps == 1 || board.ring_of(owner) & !(1 << field) != 0 {
            return true;
        }
        let mut after = *board;
        after.shift(self.plan(), owner, Place(field), Place::house(owner, 1));
        if !after.is_finished(owner) {
            return can_step(&after, owner, seven.locked);
        }
        // The rest goes to the partner's marbles (R6.5).
        let mut heirs = seats_of(self.controls(&after, player));
        heirs.any(|heir| can_step(&after, heir, after.locked(heir)))
    }

    /// Whether two steps of a 7 that follow each other would come to the same the other way round,
    /// with whoever is further ahead going first.
    pub(crate) fn steps_change_places(&self, before: Move, step: Move) -> bool {
        let (Move::Number(Card::SEVEN, left, reached), Move::Number(Card::SEVEN, from, to)) =
            (before, step)
        else {
            return false;
        };
        // One marble, or one that would be in the way of the other.
        if !self.is_midway() || from == reached || to == reached || to == left {
            return false;
        }
        let owner = self.owner_of(reached);
        if self.owner_of(from) != owner || self.ahead(owner, to) < self.ahead(owner, reached) {
            return false;
        }
        // The fourth marble at home hands on what is left of the steps (R6.5).
        let mut after = self.board;
        after.shift(self.plan(), owner, from, to);
        !after.is_finished(owner)
    }

    /// How far ahead a marble is after a step.
    fn ahead(&self, owner: u8, place: Place) -> u8 {
        let plan = self.plan();
        match place.at_home() {
            Some((_, field)) => plan.ring + field,
            // At the door: a step never makes a marble fresh.
            None if place.0 == plan.start(owner) => plan.ring,
            None => plan.ahead(plan.start(owner), place.0),
        }
    }
}

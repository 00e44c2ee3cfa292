use crate::{
    Deed, Tac,
    board::Board,
    cards::Card,
    place::Place,
    plan::seats_of,
    reach::can_step,
    sight::{Found, each_at_home, each_marble},
    state::Seven,
};

impl Tac {
    /// Find every next step of a 7 after which the others can still be taken.
    ///
    /// No search is needed. While its owner has a marble on the ring, any number of steps can
    /// follow, because a step captures whatever is in its way; and whoever can step inside a house
    /// can step back. So only the step with which the last marble leaves the ring is in question.
    pub(crate) fn steps(&self, board: &Board, player: u8, seven: Seven, found: &mut impl Found) {
        if !board.is_finished(seven.owner) {
            self.steps_of(board, player, seven, found);
            return;
        }
        for owner in seats_of(self.controls(board, player)) {
            let locked = board.locked(owner);
            self.steps_of(board, player, Seven { owner, locked, ..seven }, found);
        }
    }

    fn steps_of(&self, board: &Board, player: u8, seven: Seven, found: &mut impl Found) {
        let plan = self.plan();
        let owner = seven.owner;
        let step = |from: Place, to: Place| Deed::Move(Card::SEVEN, from, to);
        let went_on = each_marble(board, 1 << owner, |_, field| {
            let ahead = if field + 1 == plan.ring { 0 } else { field + 1 };
            if !found.take(step(Place(field), Place(ahead))) {
                return false;
            }
            let enters = field == plan.start(owner)
                && board.fresh >> owner & 1 == 0
                && board.house(owner) & 1 == 0
                && self.can_enter(board, player, seven, field);
            !enters || found.take(step(Place(field), Place::house(owner, 1)))
        });
        if !went_on {
            return;
        }
        let house = board.house(owner);
        each_at_home(board, 1 << owner, |_, field| {
            if seven.locked >> (field - 1) & 1 == 1 {
                return true;
            }
            let free = |field: u8| (1..=4).contains(&field) && house >> (field - 1) & 1 == 0;
            [field + 1, field - 1]
                .into_iter()
                .filter(|&to| free(to))
                .all(|to| found.take(step(Place::house(owner, field), Place::house(owner, to))))
        });
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
}

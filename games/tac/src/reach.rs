use crate::{board::Board, cards::Card, place::Place, plan::Plan};

/// A marble on the ring and how far it can go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Runner {
    pub(crate) owner: u8,
    pub(crate) field: u8,
    /// How far the next marble is clockwise: it can go so far at most on the ring.
    pub(crate) gap: u8,
    /// How far the own start is, if the marble could go on into its house from there.
    pub(crate) entry: Option<u8>,
    /// How many fields of the house are free from the entry on.
    pub(crate) room: u8,
}

impl Runner {
    pub(crate) const NOWHERE: Runner = Runner { owner: 0, field: 0, gap: 0, entry: None, room: 0 };

    #[inline]
    pub(crate) fn new(board: &Board, plan: &Plan, ring: u128, owner: u8, field: u8) -> Runner {
        let gap = Board::gap(ring, plan.ring, field);
        let start = plan.start(owner);
        let entry = if start >= field { start - field } else { start + plan.ring - field };
        let may_enter = entry < gap && (entry > 0 || !Plan::has(board.fresh, owner));
        let room = board.house(owner).trailing_zeros().min(4) as u8;
        Runner { owner, field, gap, entry: may_enter.then_some(entry), room }
    }

    /// Where the marble comes by going on around the ring.
    #[inline]
    pub(crate) fn along(&self, plan: &Plan, steps: u8) -> Option<Place> {
        let field = self.field + steps;
        let field = if field >= plan.ring { field - plan.ring } else { field };
        (steps <= self.gap).then_some(Place(field))
    }

    /// Where the marble comes by going into its house.
    #[inline]
    pub(crate) fn inside(&self, steps: u8) -> Option<Place> {
        let entry = self.entry?;
        let enters = entry < steps && steps <= entry + self.room;
        enters.then(|| Place::house(self.owner, steps - entry))
    }
}

/// Where a 4 leads a marble: back on the ring, and into the house (R6.2).
#[inline]
pub(crate) fn backward(
    board: &Board,
    plan: &Plan,
    ring: u128,
    owner: u8,
    field: u8,
) -> [Option<Place>; 2] {
    let back = |steps: u8| if field >= steps { field - steps } else { field + plan.ring - steps };
    let free = |field: u8| ring >> field & 1 == 0;
    let start = plan.start(owner);
    let past = if field >= start { field - start } else { field + plan.ring - start };
    let along = (1..4).all(|steps| free(back(steps))).then(|| Place(back(4)));
    let may_enter = past < 4 && (past > 0 || !Plan::has(board.fresh, owner));
    let deep = 4 - past.min(3);
    let inside = may_enter
        && (1..=past).all(|steps| free(back(steps)))
        && board.house(owner).trailing_zeros() >= u32::from(deep);
    [along, inside.then(|| Place::house(owner, deep))]
}

/// Where a marble on a field of its house comes by going on inside (R4.7).
#[inline]
pub(crate) fn deeper(board: &Board, owner: u8, field: u8, steps: u8) -> Option<Place> {
    let to = field + steps;
    if to > 4 {
        return None;
    }
    let between = ((1u8 << steps) - 1) << field;
    (board.house(owner) & between == 0).then(|| Place::house(owner, to))
}

/// Whether a 7 could be played with marbles of this owner, which means to its end: a marble on the
/// ring can always go on, and one that can step in its house can step to and fro (R6.4).
#[inline]
pub(crate) fn can_step(board: &Board, owner: u8, locked: u8) -> bool {
    let house = board.house(owner);
    let loose = house & !locked;
    board.ring_of(owner) != 0 || (loose << 1 | loose >> 1) & !house & 0xF != 0
}

/// The kinds that go forward as many fields as they say, by one marble.
pub(crate) const FORWARD: u32 = {
    let four_and_seven = Card::FOUR.bit() | Card::SEVEN.bit();
    (Card::THIRTEEN.bit() * 2 - 1) & !four_and_seven
};

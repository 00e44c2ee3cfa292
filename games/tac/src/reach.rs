use table::bits::{nth_one, ones};

use crate::{
    Move,
    board::Board,
    cards::{Card, OPENERS},
    move_finder::Found,
    place::Place,
    plan::Plan,
};

/// How far the marbles of one owner can go forward. Each has a lane of 16 bits, in which bit n says
/// that it can go n fields; the marbles in the yard share one, and go as far as the cards that open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    owner: u8,
    /// Where the marble of each lane stands, eight bits each: first the yard, then the ring, then the
    /// house.
    places: u32,
    /// Out of the yard, around the ring, or deeper into the house.
    along: u64,
    /// From the ring into the house.
    inside: u64,
}

const LANE: u32 = 16;
/// The lowest bit of every lane.
const LANES: u64 = 0x0001_0001_0001_0001;

/// What the marbles in a house can do, and where the others find room in it.
#[derive(Clone, Copy)]
struct House {
    /// The lanes of its marbles.
    along: u64,
    /// Their fields, eight bits each, and the lowest bit of each.
    fields: u32,
    lanes: u32,
    /// A one for each free field from the entry on.
    room: u64,
}

/// By the fields of a house that have a marble, the first as bit 0.
static HOUSES: [House; 16] = {
    let mut houses = [House { along: 0, fields: 0, lanes: 0, room: 0 }; 16];
    let mut marbles = 0;
    while marbles < 16 {
        let house = &mut houses[marbles as usize];
        house.room = (ones_below(marbles) & 0xF) as u64;
        let (mut field, mut lane) = (1, 0);
        while field <= 4 {
            if marbles >> (field - 1) & 1 == 1 {
                let wall = 1 << 4;
                let free = ones_below((marbles | wall) >> field);
                house.along |= (free as u64) << 1 << (lane * LANE);
                house.fields |= field << (lane * 8);
                house.lanes |= 1 << (lane * 8);
                lane += 1;
            }
            field += 1;
        }
        marbles += 1;
    }
    houses
};

impl Reach {
    pub(crate) const NOWHERE: Reach = Reach { owner: 0, places: 0, along: 0, inside: 0 };

    /// `ring`: all marbles on the ring, as [`Board::around`] gives them.
    ///
    /// No marble is like the one before, so this branches as little as it can.
    #[inline(always)]
    pub(crate) fn new(board: &Board, plan: &Plan, ring: u128, owner: u8) -> Reach {
        let yard = Place::yard(owner);
        let opens = u32::from(board.yard(owner) > 0);
        let mut reach = Reach {
            owner,
            places: opens * u32::from(yard.0),
            along: u64::from(opens) * distances(OPENERS),
            inside: 0,
        };
        let mut lane = opens * LANE;
        let house = &HOUSES[board.house(owner) as usize % 16];
        // The start, repeated like the ring; who is fresh there cannot go in.
        let start = plan.start(owner);
        let door = 1u128 << start | 1 << (start + plan.ring);
        let entries = NUMBERS >> 1 & !u64::from(Plan::has(board.fresh, owner));
        let mut marbles = board.ring_of(owner);
        while marbles != 0 {
            let field = marbles.trailing_zeros() as u8;
            marbles &= marbles - 1;
            // As many ones as fields to the next marble, which can be captured.
            let ahead = (ring >> (field + 1)) as u64;
            let free = ahead ^ ahead.wrapping_sub(1);
            // One bit, as far off as the door, if the way there is free.
            let entry = (door >> field) as u64 & free & entries;
            reach.places |= u32::from(field) << (lane / LANE * 8);
            reach.along |= (free << 1 & NUMBERS) << lane;
            reach.inside |= ((entry * house.room) << 1 & NUMBERS) << lane;
            lane += LANE;
        }
        // With four marbles on the ring there is no lane left, and nothing in the house to shift.
        reach.places |=
            (house.fields + house.lanes * u32::from(yard.0)).wrapping_shl(lane / LANE * 8);
        reach.along |= house.along.wrapping_shl(lane);
        reach
    }

    /// Where the marble stands that goes as far as this bit says.
    #[inline]
    const fn place(&self, bit: u32) -> Place {
        Place((self.places >> (bit / LANE * 8)) as u8)
    }

    /// How many moves there are with cards of these kinds.
    #[inline]
    pub(crate) const fn count(&self, kinds: u32) -> u32 {
        let lanes = distances(kinds) * LANES;
        (self.along & lanes).count_ones() + (self.inside & lanes).count_ones()
    }

    /// The move with this number among them.
    #[inline]
    pub(crate) fn nth(&self, plan: &Plan, kinds: u32, number: u32) -> Move {
        let lanes = distances(kinds) * LANES;
        let along = self.along & lanes;
        let enters = number.checked_sub(along.count_ones());
        let bit = match enters {
            Some(number) => nth_one(self.inside & lanes, number),
            None => nth_one(along, number),
        };
        self.go(plan, self.place(bit), (bit % LANE) as u8, enters.is_some())
    }

    /// Find the moves with a card; whether to go on looking.
    #[inline]
    pub(crate) fn find(&self, plan: &Plan, card: Card, found: &mut impl Found) -> bool {
        let steps = card.number();
        let (along, inside) = (self.along >> steps & LANES, self.inside >> steps & LANES);
        ones(along | inside << 1)
            .all(|bit| found.take(self.go(plan, self.place(bit), steps, bit % LANE == 1)))
    }

    /// The kinds that make at least one move.
    #[inline]
    pub(crate) const fn kinds(&self) -> u32 {
        let all = self.along | self.inside;
        let all = all | all >> (2 * LANE);
        let distances = (all | all >> LANE) as u32;
        (distances >> 1 & UP_TO_TEN | distances >> 2 & BEYOND_TEN) & FORWARD
    }

    #[inline]
    fn go(&self, plan: &Plan, from: Place, steps: u8, enters: bool) -> Move {
        let to = if enters {
            Place::house(self.owner, steps - plan.ahead(from.0, plan.start(self.owner)))
        } else if from == Place::yard(self.owner) {
            Place(plan.start(self.owner))
        } else {
            let to = from.0 + steps;
            Place(if from.0 < plan.ring && to >= plan.ring { to - plan.ring } else { to })
        };
        Move::Number(Card::going(steps), from, to)
    }
}

/// The farthest that a card goes, and all distances up to there as bits.
const FARTHEST: u8 = Card::THIRTEEN.number();
const NUMBERS: u64 = (2 << FARTHEST) - 2;

/// The kinds up to 10, which stand one place below their number, and those two places below.
const UP_TO_TEN: u32 = Card::TWELVE.bit() - 1;
const BEYOND_TEN: u32 = Card::TWELVE.bit() | Card::THIRTEEN.bit();

/// The distances that cards of these kinds go forward, as bits.
#[inline]
pub(crate) const fn distances(kinds: u32) -> u64 {
    let kinds = kinds & FORWARD;
    ((kinds & UP_TO_TEN) << 1 | (kinds & BEYOND_TEN) << 2) as u64
}

/// As many ones as there are zeros below the lowest one.
#[inline]
const fn ones_below(bits: u32) -> u32 {
    !bits & bits.wrapping_sub(1)
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
    // The four fields behind, the next one highest.
    let back = plan.back(field, 4);
    let behind = (ring >> back) as u8 & 0xF;
    let past = plan.ahead(plan.start(owner), field);
    let along = (behind & 0b1110 == 0).then_some(Place(back));
    let may_enter = past < 4 && (past > 0 || !Plan::has(board.fresh, owner));
    let deep = 4 - past.min(3);
    let inside = may_enter
        && behind & (0xF0 >> past) == 0
        && board.house(owner).trailing_zeros() >= u32::from(deep);
    [along, inside.then(|| Place::house(owner, deep))]
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

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use table::{Dice, Game, Seed};

    use super::*;
    use crate::{Options, Tac, Variant, cards::kinds_of};

    struct Listed(Vec<Move>);

    impl Found for Listed {
        fn take(&mut self, play: Move) -> bool {
            self.0.push(play);
            true
        }
    }

    #[test]
    fn moves_are_counted_as_they_are_found() {
        let mut dice = Dice::new(Seed::from(8));
        let mut buffer = Vec::new();
        let mut seen = 0;
        for variant in [Variant::Teams, Variant::Solo, Variant::SixThrees] {
            let options = Options { variant, ..Options::default() };
            let mut state = Tac::new(&options, &Seed::from(9)).unwrap();
            let plan = state.plan();
            while let Some(seat) = state.asks_first() {
                let owner = seat.number();
                let board = &state.board;
                let reach = Reach::new(board, plan, board.around(plan), owner);
                let kinds = dice.roll(1 << 18) as u32;
                let mut found = Listed(Vec::new());
                kinds_of(kinds & FORWARD).all(|card| reach.find(plan, card, &mut found));
                let count = reach.count(kinds);
                let counted: HashSet<_> = (0..count).map(|n| reach.nth(plan, kinds, n)).collect();
                assert_eq!(counted.len(), found.0.len());
                assert!(found.0.iter().all(|play| counted.contains(play)), "{reach:?}");
                let usable = found.0.iter().fold(0, |set, play| set | play.card().bit());
                assert_eq!(usable, reach.kinds() & kinds);
                seen += count;
                let action = state.random_action(seat, &mut dice, &mut buffer).unwrap();
                state.apply(seat, action, &mut ());
            }
        }
        assert!(seen > 10_000, "{seen}");
    }
}

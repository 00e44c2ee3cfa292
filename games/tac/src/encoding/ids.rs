use crate::{
    Move,
    board::{Board, nth_field},
    cards::Card,
    place::Place,
    plan::{Plan, SEATS},
};

/// Marbles that can have a rank, with two ways to go for each.
const MARBLES: usize = 4 * SEATS;
const WAYS: usize = 2 * MARBLES;
/// Pairs of marbles.
const PAIRS: usize = MARBLES * (MARBLES - 1) / 2;

/// The numbers that move one marble forward as far as they say.
const FORWARD: [u8; 10] = [1, 2, 3, 5, 6, 8, 9, 10, 12, 13];
const OPENING: [Card; 2] = [Card::ONE, Card::THIRTEEN];
const ANGEL_STEPS: [u8; 2] = [1, 13];

/// Where each sort of use begins.
mod first {
    use super::*;

    pub(super) const OPEN: usize = FORWARD.len() * WAYS;
    pub(super) const FOUR: usize = OPEN + OPENING.len() * SEATS;
    pub(super) const SEVEN: usize = FOUR + WAYS;
    pub(super) const SKIP: usize = SEVEN + WAYS;
    pub(super) const TRICK: usize = SKIP + 1;
    pub(super) const WARRIOR: usize = TRICK + PAIRS;
    pub(super) const ANGEL_OPENS: usize = WARRIOR + MARBLES;
    pub(super) const ANGEL: usize = ANGEL_OPENS + SEATS;
    pub(super) const JESTER: usize = ANGEL + ANGEL_STEPS.len() * WAYS;
    pub(super) const DEVIL: usize = JESTER + 1;
    pub(super) const END: usize = DEVIL + 1;
}

/// How many numbers there are for uses of a card.
pub(super) const USES: usize = first::END;

/// The place of a number among [`FORWARD`].
const FORWARD_PLACE: [u8; 14] = {
    let mut places = [0; 14];
    let mut place = 0;
    while place < FORWARD.len() {
        places[FORWARD[place] as usize] = place as u8;
        place += 1;
    }
    places
};

/// A board as a seat counts on it.
pub(super) struct SeatBoard<'a> {
    pub(super) plan: &'static Plan,
    pub(super) board: &'a Board,
    pub(super) seat: u8,
}

impl SeatBoard<'_> {
    /// The number of a use.
    #[inline]
    pub(super) fn id(&self, play: Move) -> usize {
        match play {
            Move::Number(card, from, to) => match (card, from.at_home()) {
                (_, Some((owner, 0))) => {
                    let card = usize::from(card == Card::THIRTEEN);
                    first::OPEN + card * SEATS + self.turned(owner)
                }
                (Card::FOUR, _) => first::FOUR + self.way(from, to),
                (Card::SEVEN, _) => first::SEVEN + self.way(from, to),
                _ => {
                    let card = FORWARD_PLACE[usize::from(card.number())];
                    usize::from(card) * WAYS + self.way(from, to)
                }
            },
            Move::Skip => first::SKIP,
            Move::Trick(one, two) => {
                let (one, two) = (self.ring_rank(one), self.ring_rank(two));
                let (low, high) = (one.min(two), one.max(two));
                first::TRICK + high * high.saturating_sub(1) / 2 + low
            }
            Move::Warrior(from, _) => first::WARRIOR + self.marble(from),
            Move::Angel(from, to) => match from.at_home() {
                Some((owner, 0)) => first::ANGEL_OPENS + self.turned(owner),
                _ => {
                    let far = usize::from(self.steps(from, to) == ANGEL_STEPS[1]);
                    first::ANGEL + far * WAYS + self.way(from, to)
                }
            },
            Move::Jester => first::JESTER,
            Move::Devil => first::DEVIL,
        }
    }

    /// The use with a number, if the marbles are there.
    pub(super) fn play(&self, id: usize) -> Option<Move> {
        let opening = |id: usize| {
            let owner = self.owner(id % SEATS)?;
            Some((Place::yard(owner), Place(self.plan.start(owner))))
        };
        Some(match id {
            ..first::OPEN => {
                let steps = FORWARD[id / WAYS];
                let (from, to) = self.forward(id % WAYS, steps)?;
                Move::Number(Card::going(steps), from, to)
            }
            first::OPEN..first::FOUR => {
                let (from, to) = opening(id - first::OPEN)?;
                Move::Number(OPENING[(id - first::OPEN) / SEATS], from, to)
            }
            first::FOUR..first::SEVEN => {
                let (owner, from, enters) = self.chosen(id - first::FOUR)?;
                let field = from.on_ring()?;
                let past = self.plan.ahead(self.plan.start(owner), field);
                let to = match enters {
                    false => Place(self.plan.back(field, 4)),
                    true => Place::house(owner, 4u8.checked_sub(past).filter(|&deep| deep > 0)?),
                };
                Move::Number(Card::FOUR, from, to)
            }
            first::SEVEN..first::SKIP => {
                let (owner, from, turns) = self.chosen(id - first::SEVEN)?;
                let to = match from.at_home().filter(|_| turns) {
                    Some((_, field)) => Place::house(owner, (field > 1).then(|| field - 1)?),
                    None => self.forward(id - first::SEVEN, 1)?.1,
                };
                Move::Number(Card::SEVEN, from, to)
            }
            first::SKIP => Move::Skip,
            first::TRICK..first::WARRIOR => {
                let id = id - first::TRICK;
                let high = (1..MARBLES).rfind(|high| high * (high - 1) / 2 <= id)?;
                let (one, two) =
                    (self.of_ring_rank(id - high * (high - 1) / 2)?, self.of_ring_rank(high)?);
                Move::Trick(one.min(two), one.max(two))
            }
            first::WARRIOR..first::ANGEL_OPENS => {
                let (_, from, _) = self.chosen(2 * (id - first::WARRIOR))?;
                let field = from.on_ring()?;
                let gap = Board::gap(self.board.ring(), self.plan.ring, field);
                Move::Warrior(from, Place((field + gap) % self.plan.ring))
            }
            first::ANGEL_OPENS..first::ANGEL => {
                let (from, to) = opening(id - first::ANGEL_OPENS)?;
                Move::Angel(from, to)
            }
            first::ANGEL..first::JESTER => {
                let steps = ANGEL_STEPS[(id - first::ANGEL) / WAYS];
                let (from, to) = self.forward((id - first::ANGEL) % WAYS, steps)?;
                Move::Angel(from, to)
            }
            first::JESTER => Move::Jester,
            first::DEVIL => Move::Devil,
            _ => return None,
        })
    }

    /// A seat, counted clockwise from the own one.
    fn turned(&self, seat: u8) -> usize {
        let SeatBoard { plan, seat: own, .. } = self;
        usize::from(if seat >= *own { seat - own } else { seat + plan.seats - own })
    }

    /// The seat that is counted so, if somebody plays there.
    fn owner(&self, place: usize) -> Option<u8> {
        let place = u8::try_from(place).ok().filter(|&place| place < self.plan.seats)?;
        let seat = (self.seat + place) % self.plan.seats;
        Plan::has(self.plan.occupied, seat).then_some(seat)
    }

    /// The marble on a place: four for each owner.
    fn marble(&self, place: Place) -> usize {
        let (owner, rank) = match place.at_home() {
            Some((owner, field)) => {
                let before = self.board.house(owner) & ((1 << (field - 1)) - 1);
                let ring = self.board.ring_of(owner).count_ones();
                (owner, ring + before.count_ones())
            }
            None => {
                let owner = self.board.owner(place.0).unwrap_or(self.seat);
                let start = self.plan.start(owner);
                let ring = turned_ring(self.plan, self.board.ring_of(owner), start);
                (owner, (ring & ((1 << self.plan.ahead(start, place.0)) - 1)).count_ones())
            }
        };
        4 * self.turned(owner) + rank as usize
    }

    /// A marble and which of two ways it goes: the second leads into the house, or back in it.
    fn way(&self, from: Place, to: Place) -> usize {
        let second = match (from.at_home(), to.at_home()) {
            (None, Some(_)) => true,
            (Some((_, one)), Some((_, two))) => two < one,
            _ => false,
        };
        2 * self.marble(from) + usize::from(second)
    }

    /// Whose marble a way is about, where it stands, and whether it is the second way.
    fn chosen(&self, way: usize) -> Option<(u8, Place, bool)> {
        let owner = self.owner(way / 8)?;
        let rank = (way / 2 % 4) as u32;
        let ring = self.board.ring_of(owner);
        let start = self.plan.start(owner);
        let place = match rank.checked_sub(ring.count_ones()) {
            None => {
                let come = nth_field(turned_ring(self.plan, ring, start), rank);
                Place((start + come) % self.plan.ring)
            }
            Some(rank) => {
                let house = self.board.house(owner);
                let field = table::bits::ones(house.into()).nth(rank as usize)?;
                Place::house(owner, field as u8 + 1)
            }
        };
        Some((owner, place, way % 2 == 1))
    }

    /// Where a way leads that goes forward.
    fn forward(&self, way: usize, steps: u8) -> Option<(Place, Place)> {
        let (owner, from, enters) = self.chosen(way)?;
        let house = |field: u8| (1..=4).contains(&field).then(|| Place::house(owner, field));
        let to = match (from.at_home(), enters) {
            (Some((_, field)), false) => house(field + steps)?,
            (Some(_), true) => return None,
            (None, false) => Place((from.0 + steps) % self.plan.ring),
            (None, true) => {
                let to_start = self.plan.ahead(from.0, self.plan.start(owner));
                house(steps.checked_sub(to_start)?)?
            }
        };
        Some((from, to))
    }

    /// How far a marble goes forward.
    fn steps(&self, from: Place, to: Place) -> u8 {
        let plan = self.plan;
        match (from.at_home(), to.at_home()) {
            (None, None) => plan.ahead(from.0, to.0),
            (None, Some((owner, field))) => plan.ahead(from.0, plan.start(owner)) + field,
            (Some((_, one)), Some((_, two))) => two - one,
            (Some(_), None) => 0,
        }
    }

    /// The rank of a marble among all on the ring, counted from the own start.
    fn ring_rank(&self, place: Place) -> usize {
        let start = self.plan.start(self.seat);
        let ring = turned_ring(self.plan, self.board.ring(), start);
        (ring & ((1 << self.plan.ahead(start, place.0)) - 1)).count_ones() as usize
    }

    /// Where the marble with this rank stands.
    fn of_ring_rank(&self, rank: usize) -> Option<Place> {
        let start = self.plan.start(self.seat);
        let ring = turned_ring(self.plan, self.board.ring(), start);
        let rank = u32::try_from(rank).ok().filter(|&rank| rank < ring.count_ones())?;
        Some(Place((start + nth_field(ring, rank)) % self.plan.ring))
    }
}

/// Marbles on the ring, as bits counted from a start.
#[inline]
fn turned_ring(plan: &Plan, ring: u128, start: u8) -> u128 {
    (ring >> start | ring << (plan.ring - start)) & ((1 << plan.ring) - 1)
}

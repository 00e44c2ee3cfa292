use table::bits::nth_one;

use crate::{
    place::{Place, RING},
    plan::{Plan, SEATS, seats_of},
};

/// Where all marbles are. Each seat's marbles are bits of a word: the fields of the ring from bit
/// 0, the four fields of its house from bit 66. What is nowhere is in the yard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Board {
    /// The words, in two parts: whole ones would make every copy of a state much larger.
    low: [u64; SEATS],
    high: [u8; SEATS],
    /// The seats whose marble on the own start came there from the yard and has not moved.
    pub(crate) fresh: u8,
}

const ON_RING: u128 = (1 << RING) - 1;

impl Board {
    pub(crate) const EMPTY: Board = Board { low: [0; SEATS], high: [0; SEATS], fresh: 0 };

    /// The word of a seat.
    #[inline]
    const fn own(&self, seat: u8) -> u128 {
        word(self.low[seat as usize], self.high[seat as usize])
    }

    #[inline]
    const fn set(&mut self, seat: u8, bit: u8) {
        match bit.checked_sub(64) {
            None => self.low[seat as usize] |= 1 << bit,
            Some(bit) => self.high[seat as usize] |= 1 << bit,
        }
    }

    #[inline]
    const fn unset(&mut self, seat: u8, bit: u8) {
        match bit.checked_sub(64) {
            None => self.low[seat as usize] &= !(1 << bit),
            Some(bit) => self.high[seat as usize] &= !(1 << bit),
        }
    }

    #[inline]
    const fn is_set(&self, seat: u8, bit: u8) -> bool {
        match bit.checked_sub(64) {
            None => self.low[seat as usize] >> bit & 1 == 1,
            Some(bit) => self.high[seat as usize] >> bit & 1 == 1,
        }
    }

    /// All fields of the ring with a marble.
    #[inline]
    pub(crate) fn ring(&self) -> u128 {
        let low = self.low.iter().fold(0, |all, part| all | part);
        let high = self.high.iter().fold(0, |all, part| all | part);
        word(low, high) & ON_RING
    }

    /// The same, to be seen from any field: after the last field the ring is repeated as far as bits
    /// go.
    #[inline]
    pub(crate) fn around(&self, plan: &Plan) -> u128 {
        let ring = self.ring();
        let again = (ring as u64) << (plan.ring - 64);
        ring | (again as u128) << 64
    }

    /// The fields of the ring with a marble of this seat.
    #[inline]
    pub(crate) const fn ring_of(&self, seat: u8) -> u128 {
        self.own(seat) & ON_RING
    }

    /// The fields of a seat's house with a marble, the first field as bit 0.
    #[inline]
    pub(crate) const fn house(&self, seat: u8) -> u8 {
        self.high[seat as usize] >> (RING - 64)
    }

    /// How many marbles a seat has in its yard.
    #[inline]
    pub(crate) const fn yard(&self, seat: u8) -> u8 {
        4 - self.own(seat).count_ones() as u8
    }

    /// How many marbles a seat has in its house.
    #[inline]
    pub(crate) const fn home(&self, seat: u8) -> u8 {
        self.house(seat).count_ones() as u8
    }

    /// Whether all marbles of a seat are at home.
    #[inline]
    pub(crate) const fn is_finished(&self, seat: u8) -> bool {
        self.house(seat) == 0b1111
    }

    /// The seats of a set with marbles still to bring home.
    #[inline]
    pub(crate) fn unfinished(&self, set: u8) -> u8 {
        // Mostly nobody has finished, which is seen of all houses at once: a full one, with anything
        // below it, is made to reach the top bit of its byte.
        const EACH_BYTE: u64 = 0x0101_0101_0101_0101;
        const FULL: u64 = 0b1111 << (RING - 64);
        let [a, b, c, d, e, f] = self.high;
        let raised = u64::from_le_bytes([a, b, c, d, e, f, 0, 0]) + EACH_BYTE * (0x80 - FULL);
        if raised & (EACH_BYTE * 0x80) == 0 {
            return set;
        }
        let mut left = 0;
        for seat in 0..SEATS as u8 {
            left |= u8::from(!self.is_finished(seat)) << seat;
        }
        left & set
    }

    /// Whether any seat of a set has a marble on the ring.
    #[inline]
    pub(crate) fn any_on_ring(&self, set: u8) -> bool {
        seats_of(set).any(|seat| self.ring_of(seat) != 0)
    }

    /// Whose marble stands on a field of the ring.
    #[inline]
    pub(crate) fn owner(&self, field: u8) -> Option<u8> {
        let seat = match field.checked_sub(64) {
            None => self.low.iter().position(|part| part >> field & 1 == 1),
            Some(field) => self.high.iter().position(|part| part >> field & 1 == 1),
        };
        seat.map(|seat| seat as u8)
    }

    /// Whose marble stands on a place, in a yard too.
    #[cfg(feature = "words")]
    pub(crate) fn owner_at(&self, place: Place) -> Option<u8> {
        match place.at_home() {
            None => self.owner(place.0),
            Some((seat, _)) => self.has(seat, place).then_some(seat),
        }
    }

    /// Whether a place has a marble of this seat.
    #[inline]
    pub(crate) fn has(&self, seat: u8, place: Place) -> bool {
        match place.at_home() {
            Some((owner, _)) if owner != seat => false,
            _ => bit(place).map_or(self.yard(seat) > 0, |bit| self.is_set(seat, bit)),
        }
    }

    /// Set a marble of this seat on a place; in the yard it is without that.
    #[inline]
    pub(crate) fn put(&mut self, seat: u8, place: Place) {
        if let Some(bit) = bit(place) {
            self.set(seat, bit);
        }
    }

    /// The places of a seat's marbles: ring, house, yard.
    pub(crate) fn places(&self, seat: u8) -> impl Iterator<Item = Place> {
        let own = self.own(seat);
        let ring = (0..RING).filter(move |&field| own >> field & 1 == 1).map(Place);
        let house = (1..=4).filter(move |&f| own >> (RING + f - 1) & 1 == 1);
        let yard = (0..self.yard(seat)).map(move |_| Place::yard(seat));
        ring.chain(house.map(move |f| Place::house(seat, f))).chain(yard)
    }

    /// How far the next marble on the ring is, clockwise from a field with a marble.
    #[inline]
    pub(crate) const fn gap(ring: u128, size: u8, field: u8) -> u8 {
        let ahead = ring >> (field + 1) | ring << (size - 1 - field);
        ahead.trailing_zeros() as u8 + 1
    }

    /// Send home whoever stands on a field of the ring; whose marble it was.
    #[inline]
    pub(crate) fn clear(&mut self, plan: &Plan, field: u8) -> Option<u8> {
        let owner = self.owner(field)?;
        self.lift(plan, owner, field);
        Some(owner)
    }

    /// Take a seat's marble off a field of the ring, or off another bit of its word.
    #[inline]
    pub(crate) fn lift(&mut self, plan: &Plan, owner: u8, field: u8) {
        self.unset(owner, field);
        let stays = u8::from(field != plan.start(owner));
        self.fresh &= !(1 << owner) | stays << owner;
    }

    /// Move a seat's marble, from the yard too; whose marble was sent home by it.
    #[inline]
    pub(crate) fn shift(&mut self, plan: &Plan, owner: u8, from: Place, to: Place) -> Option<u8> {
        if let Some(bit) = bit(from) {
            self.lift(plan, owner, bit);
        }
        let captured = to.on_ring().and_then(|field| self.clear(plan, field));
        self.put(owner, to);
        self.fresh |= u8::from(from == Place::yard(owner)) << owner;
        captured
    }

    /// Swap two marbles on the ring; neither is fresh any more.
    pub(crate) fn swap(&mut self, plan: &Plan, one: u8, two: u8) {
        let (Some(first), Some(second)) = (self.owner(one), self.owner(two)) else { return };
        self.lift(plan, first, one);
        self.lift(plan, second, two);
        self.set(first, two);
        self.set(second, one);
    }

    /// The marbles in a seat's house with no free field ahead of them (R4.8).
    #[inline]
    pub(crate) const fn locked(&self, seat: u8) -> u8 {
        // Ones from the deepest field outwards until the first gap.
        let deep = (self.house(seat) << 4).leading_ones();
        (0xF0 >> deep) & 0xF
    }
}

/// The field with this number among those of a ring.
#[inline]
pub(crate) fn nth_field(ring: u128, number: u32) -> u8 {
    let low = ring as u64;
    let field = match number.checked_sub(low.count_ones()) {
        None => nth_one(low, number),
        Some(number) => 64 + nth_one((ring >> 64) as u64, number),
    };
    field as u8
}

/// A word of its two parts.
#[inline]
const fn word(low: u64, high: u8) -> u128 {
    (high as u128) << 64 | low as u128
}

/// The bit of a place in its owner's word; a yard has none.
#[inline]
const fn bit(place: Place) -> Option<u8> {
    match place.at_home() {
        None => Some(place.0),
        Some((_, 0)) => None,
        Some((_, field)) => Some(RING + field - 1),
    }
}

use table::{Seat, SeatSet, Sides};

use crate::Variant;

/// The most seats a TAC board has.
pub(crate) const SEATS: usize = 6;

/// Where everybody sits in a variant: sets of seats are bits.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) seats: u8,
    /// How many fields the ring has, and how many lie from one start to the next.
    pub(crate) ring: u8,
    pub(crate) sector: u8,
    /// The fields on which somebody starts.
    pub(crate) starts: u128,
    /// The seats where somebody plays.
    pub(crate) occupied: u8,
    /// The seats that win together with each.
    pub(crate) side: [u8; SEATS],
    /// The seats that the person on each holds.
    person: [u8; SEATS],
    /// The seats that help each other and exchange cards, each included.
    pub(crate) pair: [u8; SEATS],
    /// The next occupied seat clockwise.
    pub(crate) next: [u8; SEATS],
    /// The seats that exchange a card after each deal.
    pub(crate) exchange: u8,
}

impl Plan {
    const fn new(seats: u8, occupied: u8, side: [u8; SEATS], pair: [u8; SEATS]) -> Plan {
        let (ring, sector) = if seats == 6 { (66, 11) } else { (64, 16) };
        let mut next = [0; SEATS];
        let (mut exchange, mut starts) = (0, 0);
        let mut seat = 0;
        while seat < seats {
            starts |= ((occupied >> seat & 1) as u128) << (seat * sector);
            let mut other = (seat + 1) % seats;
            while occupied >> other & 1 == 0 {
                other = (other + 1) % seats;
            }
            next[seat as usize] = other;
            if pair[seat as usize].count_ones() > 1 {
                exchange |= 1 << seat;
            }
            seat += 1;
        }
        Plan { seats, ring, sector, starts, occupied, side, person: ALONE, pair, next, exchange }
    }

    /// The same with people who hold more than one seat.
    const fn held(self, person: [u8; SEATS]) -> Plan {
        Plan { person, ..self }
    }

    /// The seats that the person on a seat holds; by the first version of the rules that one alone.
    #[inline]
    pub(crate) const fn person(&self, seat: u8, first_version: bool) -> u8 {
        if first_version { 1 << seat } else { self.person[seat as usize] }
    }

    /// Who plays, and for whom.
    pub(crate) fn sides(&self, first_version: bool) -> Sides {
        // Every set is taken once, where its first seat is.
        let sets = |of: &dyn Fn(u8) -> u8| {
            let mut sets = ([SeatSet::EMPTY; SEATS], 0);
            for seat in self.occupied() {
                let set = of(seat);
                if set.trailing_zeros() == u32::from(seat) {
                    sets.0[sets.1] = seat_set(set);
                    sets.1 += 1;
                }
            }
            sets
        };
        let (sides, sides_count) = sets(&|seat| self.side[seat as usize]);
        let (people, people_count) = sets(&|seat| self.person(seat, first_version));
        Sides::new(self.seats.into(), &sides[..sides_count], &people[..people_count])
    }

    /// The field on which a seat's marbles start.
    #[inline]
    pub(crate) const fn start(&self, seat: u8) -> u8 {
        seat * self.sector
    }

    /// How far it is on the ring from one field forward to another.
    #[inline]
    pub(crate) const fn ahead(&self, from: u8, to: u8) -> u8 {
        if to >= from { to - from } else { to + self.ring - from }
    }

    /// The field so many fields behind another on the ring.
    #[inline]
    pub(crate) const fn back(&self, field: u8, steps: u8) -> u8 {
        self.ahead(steps, field)
    }

    #[inline]
    pub(crate) const fn next(&self, seat: u8) -> u8 {
        self.next[seat as usize]
    }

    #[inline]
    pub(crate) fn occupied(&self) -> impl Iterator<Item = u8> + use<> {
        seats_of(self.occupied)
    }

    /// Who gets the exchange card of a seat; threes pass it on one way or the other (R3.4).
    pub(crate) const fn partner(&self, seat: u8, backwards: bool) -> u8 {
        let others = self.pair[seat as usize] & !(1 << seat);
        if others.count_ones() < 2 {
            return others.trailing_zeros() as u8;
        }
        (seat + if backwards { 4 } else { 2 }) % 6
    }

    pub(crate) const fn has(set: u8, seat: u8) -> bool {
        set >> seat & 1 == 1
    }
}

/// The seats of a set.
#[inline]
pub(crate) fn seats_of(mut set: u8) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let seat = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        seat
    })
}

/// The seats of a set as the table writes them.
pub(crate) fn seat_set(set: u8) -> SeatSet {
    SeatSet::of(seats_of(set).map(Seat::new))
}

const ALONE: [u8; SEATS] = [1, 2, 4, 8, 16, 32];
const OPPOSITE: [u8; SEATS] = [0b0101, 0b1010, 0b0101, 0b1010, 0, 0];
const A_AND_C: [u8; SEATS] = [0b0101, 0b0010, 0b0101, 0b1000, 0, 0];
const ALL_FOUR: [u8; SEATS] = [0b1111, 0b1111, 0b1111, 0b1111, 0, 0];
const ONE_AND_TWO: [u8; SEATS] = [0b001, 0b110, 0b110, 0, 0, 0];
const ALL_SIX: [u8; SEATS] = [0b111111; SEATS];
const OPPOSITE_SIX: [u8; SEATS] = [9, 18, 36, 9, 18, 36];
const EVERY_OTHER: [u8; SEATS] = [21, 42, 21, 42, 21, 42];

/// The plan of every variant, in the order of [`Variant`].
pub(crate) static PLANS: [Plan; 11] = [
    Plan::new(4, 0b1111, OPPOSITE, OPPOSITE),
    Plan::new(4, 0b1111, ALL_FOUR, OPPOSITE),
    Plan::new(4, 0b1111, ALL_FOUR, OPPOSITE).held(ALL_FOUR),
    Plan::new(4, 0b0101, ALONE, ALONE),
    Plan::new(4, 0b1111, OPPOSITE, OPPOSITE).held(OPPOSITE),
    Plan::new(4, 0b0111, ALONE, ALONE),
    Plan::new(4, 0b1111, OPPOSITE, OPPOSITE).held(A_AND_C),
    Plan::new(4, 0b0111, ONE_AND_TWO, ONE_AND_TWO),
    Plan::new(6, 0b111111, OPPOSITE_SIX, OPPOSITE_SIX),
    Plan::new(6, 0b111111, EVERY_OTHER, EVERY_OTHER),
    Plan::new(6, 0b111111, ALL_SIX, OPPOSITE_SIX),
];

impl Variant {
    /// Whether all play for one goal with as few cards as possible.
    pub(crate) const fn is_one_team(self) -> bool {
        matches!(self, Variant::OneTeam | Variant::Solo | Variant::SixTeam)
    }
}

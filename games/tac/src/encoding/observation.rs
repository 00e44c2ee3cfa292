use table::Seat;

use crate::{
    Deck, Phase, Tac,
    cards::{Card, KINDS},
    hand::Hand,
    place::RING,
    plan::{PLANS, SEATS, seats_of},
};

pub(super) const RING_FIELDS: usize = RING as usize;
pub(super) const VARIANTS: usize = PLANS.len();

/// The fields of an observation, in their order.
impl Tac {
    pub(super) fn observe_boards(&self, own: u8, row: &mut Row<'_>) {
        let plan = self.plan();
        for board in [&self.board, &self.before] {
            for owner in plan.occupied() {
                let fields: &mut [f32; RING_FIELDS] = row.of_seat(owner);
                let mut marbles = board.ring_of(owner);
                while marbles != 0 {
                    let field = marbles.trailing_zeros() as u8;
                    marbles &= marbles - 1;
                    fields[usize::from(plan.ahead(plan.start(own), field))] = 1.0;
                }
            }
            row.skip::<{ SEATS * RING_FIELDS }>();
        }
        for board in [&self.board, &self.before] {
            for owner in plan.occupied() {
                write_bits::<4>(row.of_seat(owner), board.house(owner).into());
            }
            row.skip::<{ SEATS * 4 }>();
        }
        for board in [&self.board, &self.before] {
            row.seats(plan.occupied, |owner| f32::from(board.yard(owner)) / 4.0);
        }
        for board in [&self.board, &self.before] {
            row.set(board.fresh);
        }
    }

    /// Whether the person on a seat knows the hand of another.
    fn is_known(&self, own: u8, other: u8) -> bool {
        let person = self.options.person(own);
        self.options.shows_all() || self.memory.known_by[other as usize] & person != 0
    }

    pub(super) fn observe_cards(&self, own: u8, row: &mut Row<'_>) {
        let plan = self.plan();
        let memory = &self.memory;
        for seat in plan.occupied().filter(|&seat| self.is_known(own, seat)) {
            write_counts(row.of_seat(seat), self.hands[seat as usize]);
        }
        row.skip::<{ SEATS * KINDS }>();
        for seat in plan.occupied() {
            let spent = memory.spent[self.origin(seat) as usize];
            write_counts(row.of_seat(seat), spent);
        }
        row.skip::<{ SEATS * KINDS }>();
        for seat in plan.occupied() {
            write_bits::<KINDS>(row.of_seat(seat), memory.lacks[seat as usize]);
        }
        row.skip::<{ SEATS * KINDS }>();
        let person = self.options.person(own);
        for giver in seats_of(plan.exchange) {
            let taker = plan.partner(giver, memory.backwards);
            let both = 1 << giver | u8::from(self.phase != Phase::Exchange) << taker;
            let known = self.options.shows_all() || both & person != 0;
            if let Some(card) = memory.gave[giver as usize].filter(|_| known) {
                row.of_seat::<KINDS>(giver)[usize::from(card.0)] = 1.0;
            }
        }
        row.skip::<{ SEATS * KINDS }>();
        let played = self.piles.played_by_kind();
        for (kind, value) in row.take::<KINDS>().iter_mut().enumerate() {
            *value = (played[kind / 16] >> (4 * (kind % 16)) & 0xF) as f32 / 9.0;
        }
        row.one_of::<KINDS>(self.last.map(|card| card.0));
        for unused in self.unused {
            row.one_of::<2>(unused.map(|card| u8::from(card == Card::DEVIL)));
        }
    }

    pub(super) fn observe_seats(&self, own: u8, row: &mut Row<'_>) {
        let plan = self.plan();
        let index = usize::from(own);
        row.seats(plan.occupied, |seat| self.is_known(own, seat).into());
        row.seats(plan.occupied, |seat| self.hands[seat as usize].len() as f32 / 6.0);
        row.set(self.memory.announced);
        let exchange = self.phase == Phase::Exchange;
        row.seats(plan.exchange, |seat| (exchange && !self.may_give(seat)).into());
        row.seats(plan.occupied, |seat| self.may_act(Seat::new(seat)).into());
        row.set(1 << self.player());
        row.set(1 << self.dealer);
        row.set(plan.occupied);
        row.set(self.options.person(own));
        row.set(plan.side[index]);
        row.set(plan.pair[index]);
        row.set(u8::from(self.phase == Phase::Seven) << self.seven.owner);
    }

    pub(super) fn observe_facts(&self, row: &mut Row<'_>) {
        let share = |part: u32, whole: u32| part as f32 / whole as f32;
        write_bits::<4>(row.take(), self.seven.locked.into());
        row.number(share(self.seven.steps.into(), 7));
        row.one_of::<6>(Some(self.phase as u8));
        row.number(share(self.piles.stock.into(), 104));
        row.number(share(self.shuffles.into(), self.options.max_shuffles.into()));
        row.number(share(self.cards, 1000).min(10.0));
        row.number(share(self.memory.passed.into(), 6));
        row.number(self.memory.backwards.into());
        row.number(self.barred.into());
        row.number(self.answering.into());
        row.number(self.answered.into());
        row.number(self.end.is_some().into());
        row.one_of::<VARIANTS>(Some(self.options.variant as u8));
        row.number((self.options.deck == Deck::Master).into());
        row.number(self.options.angel_house.into());
        row.number(self.options.open_hands.into());
    }
}

/// What is left to write of an observation; all of it is zero.
pub(super) struct Row<'a> {
    pub(super) values: &'a mut [f32],
    /// The seat from which the others are counted, and how many there are.
    pub(super) from: u8,
    pub(super) seats: u8,
}

impl Row<'_> {
    /// The next numbers, and go on after them.
    #[inline]
    fn take<const N: usize>(&mut self) -> &mut [f32; N] {
        let values = std::mem::take(&mut self.values);
        let (taken, rest) = values.split_first_chunk_mut().expect("a place for every number");
        self.values = rest;
        taken
    }

    #[inline]
    fn skip<const N: usize>(&mut self) {
        self.take::<N>();
    }

    /// The numbers of a seat in a field that has so many of them for every seat.
    #[inline]
    fn of_seat<const N: usize>(&mut self, seat: u8) -> &mut [f32; N] {
        let place = if seat >= self.from { seat } else { seat + self.seats } - self.from;
        self.values[usize::from(place) * N..].first_chunk_mut().expect("a place for every number")
    }

    /// One number for every seat of a set.
    #[inline]
    fn seats(&mut self, set: u8, number: impl Fn(u8) -> f32) {
        for seat in seats_of(set) {
            *self.of_seat(seat) = [number(seat)];
        }
        self.skip::<SEATS>();
    }

    /// A one for every seat of a set.
    #[inline]
    fn set(&mut self, set: u8) {
        let turned = (set >> self.from | set << (self.seats - self.from)) & ((1 << self.seats) - 1);
        write_bits::<SEATS>(self.take(), turned.into());
    }

    /// A one in one of so many places.
    #[inline]
    fn one_of<const N: usize>(&mut self, place: Option<u8>) {
        let places: &mut [f32; N] = self.take();
        if let Some(place) = place {
            places[usize::from(place)] = 1.0;
        }
    }

    #[inline]
    fn number(&mut self, number: f32) {
        *self.take() = [number];
    }
}

/// A one for every bit that is set. Without branches, because bits are mostly chance.
#[inline]
fn write_bits<const N: usize>(values: &mut [f32; N], bits: u32) {
    for (place, value) in values.iter_mut().enumerate() {
        *value = if bits & 1 << place != 0 { 1.0 } else { 0.0 };
    }
}

/// How many cards of each kind there are.
#[inline]
fn write_counts(values: &mut [f32; KINDS], hand: Hand) {
    let planes = hand.planes();
    for (kind, value) in values.iter_mut().enumerate() {
        let one = |plane: u32, worth: f32| if plane & 1 << kind != 0 { worth } else { 0.0 };
        *value = one(planes[0], 1.0) + one(planes[1], 2.0) + one(planes[2], 4.0);
    }
}

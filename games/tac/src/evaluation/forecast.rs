//! How many cards one team needs in all (R10.4).

use std::hash::{DefaultHasher, Hash, Hasher};

use table::Forecast;

use super::Homing;
use crate::{
    Tac,
    cards::{Card, KINDS, OPENERS},
    move_finder::each_marble,
    plan::{Plan, SEATS, seats_of},
    state::{End, Phase},
};

/// What is counted of the marbles, then of the hands.
pub(super) mod feature {
    use super::{KINDS, SEATS};

    /// Seats with so many marbles in the yard, and with so many on the ring.
    pub(super) const YARD: usize = 0;
    pub(super) const RING: usize = YARD + 5;
    /// Seats with such a house, its fields as bits.
    pub(super) const HOUSE: usize = RING + 5;
    /// Marbles that came out and have not moved, those on their start otherwise, and those so many fields
    /// past it.
    pub(super) const FRESH: usize = HOUSE + 16;
    pub(super) const DOOR: usize = FRESH + 1;
    /// Marbles so many fields before their start.
    pub(super) const BEFORE: usize = DOOR + 3;
    /// Whether so many seats are not yet finished.
    pub(super) const SEATS_LEFT: usize = BEFORE + 63;
    /// Pairs of which somebody is not yet finished and somebody is.
    pub(super) const HELPED: usize = SEATS_LEFT + SEATS + 1;
    /// Whether hands are yet to be dealt.
    pub(super) const NO_HANDS: usize = HELPED + 1;
    /// Cards of each kind.
    pub(super) const KIND: usize = NO_HANDS + 1;
    /// Seats with nothing on the ring to move, with and without a card that opens.
    pub(super) const WAITING: usize = KIND + KINDS;
    pub(super) const STUCK: usize = WAITING + 1;
    /// Seats with a card that opens and a marble in the yard.
    pub(super) const OPENING: usize = STUCK + 1;
    /// Marbles that a card in the hand brings home.
    pub(super) const HOMING: usize = OPENING + 1;
    pub(in crate::evaluation) const COUNT: usize = HOMING + 1;
}

impl Tac {
    /// What it will be in all if nothing is wasted beyond what is usual.
    pub(super) fn forecast(&self, weights: &[f32]) -> Option<Forecast> {
        if !self.options.variant.is_one_team() || self.options.first_version {
            return None;
        }
        let weights: &[f32; feature::COUNT] =
            weights.try_into().expect("there is a weight for each feature");
        let to_come = match self.end {
            Some(End::Home(_)) => 0.0,
            Some(End::Cap) => f32::from(u16::MAX),
            None => {
                let mut sum = 0.0;
                self.count_for_forecast(&mut |feature, value| sum += value * weights[feature]);
                sum
            }
        };
        Some(Forecast {
            count: self.cards as f32 + to_come,
            round: u32::from(self.shuffles) << 8 | u32::from(u8::MAX - self.piles.stock),
            likeness: self.likeness(),
        })
    }

    /// What is counted for it.
    pub(super) fn forecast_features(&self, values: &mut [f32]) {
        values.fill(0.0);
        self.count_for_forecast(&mut |feature, value| values[feature] += value);
    }

    /// What the rest of the deal depends on.
    fn likeness(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (&self.board, self.hands, self.memory.gave, self.turn, self.phase).hash(&mut hasher);
        (self.victim, self.end, self.answering, self.answered).hash(&mut hasher);
        (self.seven.steps, self.seven.owner, self.seven.locked).hash(&mut hasher);
        let undoes = self.hands.iter().any(|hand| hand.has(Card::TAC));
        if undoes {
            (&self.before, self.last, self.unused, self.barred).hash(&mut hasher);
        }
        hasher.finish()
    }

    #[inline]
    fn count_for_forecast(&self, add: &mut impl FnMut(usize, f32)) {
        let plan = self.plan();
        for seat in plan.occupied() {
            self.count_way(seat, add);
        }
        let left = self.board.unfinished(plan.occupied);
        add(feature::SEATS_LEFT + left.count_ones() as usize, 1.0);
        let helped = seats_of(left).filter(|&seat| plan.pair[seat as usize] & !left != 0);
        add(feature::HELPED, helped.count() as f32);
        if self.phase == Phase::Exchange && self.memory.gave == [None; SEATS] {
            return add(feature::NO_HANDS, 1.0);
        }
        for seat in plan.occupied() {
            self.count_hand(seat, add);
        }
    }

    /// How far the marbles of a seat have come.
    #[inline]
    fn count_way(&self, seat: u8, add: &mut impl FnMut(usize, f32)) {
        let (board, plan) = (&self.board, self.plan());
        add(feature::YARD + usize::from(board.yard(seat)), 1.0);
        let on_ring = board.ring_of(seat).count_ones();
        add(feature::RING + on_ring as usize, 1.0);
        add(feature::HOUSE + usize::from(board.house(seat)), 1.0);
        each_marble(board, 1 << seat, |_, field| {
            let come = plan.ahead(plan.start(seat), field);
            let feature = match come {
                0 if Plan::has(board.fresh, seat) => feature::FRESH,
                0..=3 => feature::DOOR + usize::from(come),
                _ => feature::BEFORE + usize::from(plan.ring - come),
            };
            add(feature, 1.0);
            true
        });
    }

    /// What the cards of a seat do for the marbles that it moves.
    #[inline]
    fn count_hand(&self, seat: u8, add: &mut impl FnMut(usize, f32)) {
        let hand = self.hand_to_be(seat);
        if hand.is_empty() {
            return;
        }
        for card in hand.kinds() {
            add(feature::KIND + usize::from(card.0), f32::from(hand.count(card)));
        }
        let owners = self.controls(&self.board, seat);
        let opens = hand.has_any(OPENERS);
        if !self.board.any_on_ring(owners) {
            add(if opens { feature::WAITING } else { feature::STUCK }, 1.0);
        }
        if opens && seats_of(owners).any(|owner| self.board.yard(owner) > 0) {
            add(feature::OPENING, 1.0);
        }
        let homing = Homing::new(hand);
        each_marble(&self.board, owners, |owner, field| {
            if homing.brings_home(&self.board, self.plan(), owner, field) {
                add(feature::HOMING, 1.0);
            }
            true
        });
    }
}

//! What a network looks at that judges between two teams of two: the whole truth as numbers, most of
//! which are zero.
//!
//! Seats are counted clockwise from the one that acts. Of each of them there are
//!
//! | numbers | what |
//! |---|---|
//! | 64 | marbles on the ring, by how far they have come from the own start |
//! | 1 | a fresh marble on the own start |
//! | 16 | the fields of the house that are taken |
//! | 5 | how many marbles are in the yard |
//! | 7 | how many cards are in the hand |
//! | 18 | kinds in the hand that could be used now, were it that seat's turn |
//! | 18 | the other kinds in the hand |
//! | 18 | kinds of which the hand has two or more |
//! | 4 | whose marble stands on the own start while others wait in the yard |
//! | 4 | the same, with a card in the hand that opens |
//! | 4 | whose marbles a card in the hand could hit, and how many |
//! | 21 | the features of the seat alone |
//!
//! and of the whole table
//!
//! | numbers | what |
//! |---|---|
//! | 6 | what is going on |
//! | 8 | steps of a 7 that are left |
//! | 4 | whose marbles take them |
//! | 4 | whose hand is played |
//! | 4 | who dealt |
//! | 18 | what a TAC stands for |
//! | 6 | deals that are left in the stock |
//! | 1 | whether no TAC may be played |
//! | 1 | whether the deck has master cards |
//! | 21 | the features |

use table::{Insight, Seat};

use crate::{
    Deck, Tac,
    cards::{Card, KINDS, OPENERS},
    evaluation::COUNT,
    move_finder::{MoveFinder, each_marble},
    plan::Plan,
    reach::distances,
};

/// How many seats there are at the tables that are judged so.
const SEATS: usize = 4;
const RING: usize = 64;

/// Where the numbers of a seat begin, from the first of them.
mod seat {
    use super::{COUNT, KINDS, RING, SEATS};

    pub(super) const RING_AT: usize = 0;
    pub(super) const FRESH: usize = RING_AT + RING;
    pub(super) const HOUSE: usize = FRESH + 1;
    pub(super) const YARD: usize = HOUSE + 16;
    pub(super) const SIZE: usize = YARD + 5;
    pub(super) const USABLE: usize = SIZE + 7;
    pub(super) const USELESS: usize = USABLE + KINDS;
    pub(super) const SEVERAL: usize = USELESS + KINDS;
    pub(super) const ON_START: usize = SEVERAL + KINDS;
    pub(super) const IN_DANGER: usize = ON_START + SEATS;
    pub(super) const HITS: usize = IN_DANGER + SEATS;
    pub(super) const FEATURES: usize = HITS + SEATS;
    pub(super) const LEN: usize = FEATURES + COUNT;
}

/// Where the numbers of the whole table begin.
mod whole {
    use super::{KINDS, SEATS, seat};

    pub(super) const PHASE: usize = SEATS * seat::LEN;
    pub(super) const STEPS: usize = PHASE + 6;
    pub(super) const STEPPER: usize = STEPS + 8;
    pub(super) const PLAYER: usize = STEPPER + SEATS;
    pub(super) const DEALER: usize = PLAYER + SEATS;
    pub(super) const TAC: usize = DEALER + SEATS;
    pub(super) const STOCK: usize = TAC + KINDS;
    pub(super) const BARRED: usize = STOCK + 6;
    pub(super) const MASTER: usize = BARRED + 1;
    pub(super) const FEATURES: usize = MASTER + 1;
}

impl Insight for Tac {
    /// `docs/strength.md` says what it learned from.
    const NETWORK: &'static [u8] = include_bytes!("../judge.net");
    const TEAM: usize = 2;
    const EYES: usize = 0;
    const INSIGHT_LEN: usize = whole::FEATURES + COUNT;
    const LONGEST_PART: usize = COUNT;

    #[inline]
    fn insight(
        &self,
        seat: Seat,
        _: Seat,
        buffer: &mut [f32],
        mut part: impl FnMut(usize, &[f32]),
    ) {
        let own = seat.number();
        let values = &mut buffer[..COUNT];
        values.fill(0.0);
        for (place, share) in [0.5, -0.5].into_iter().cycle().take(SEATS).enumerate() {
            let other = (own + place as u8) % SEATS as u8;
            let begin = place * seat::LEN;
            self.show_seat(other, own, &mut |at, value| part(begin + at, &[value]));
            // As `features` does, which would count everything again.
            self.count_seat(other, &mut |feature, value| {
                part(begin + seat::FEATURES + feature, &[value]);
                values[feature] += share * value;
            });
        }
        self.show_table(own, &mut |at, value| part(at, &[value]));
        part(whole::FEATURES, values);
    }
}

/// The place of a seat, counted from another.
#[inline]
const fn from(own: u8, other: u8) -> usize {
    (other + SEATS as u8 - own) as usize % SEATS
}

impl Tac {
    /// What there is of a seat.
    #[inline]
    fn show_seat(&self, seat: u8, own: u8, show: &mut impl FnMut(usize, f32)) {
        let (board, plan) = (&self.board, self.plan());
        let start = plan.start(seat);
        each_marble(board, 1 << seat, |_, field| {
            let come = usize::from(plan.ahead(start, field));
            let fresh = come == 0 && Plan::has(board.fresh, seat);
            show(if fresh { seat::FRESH } else { seat::RING_AT + come }, 1.0);
            true
        });
        show(seat::HOUSE + usize::from(board.house(seat)), 1.0);
        show(seat::YARD + usize::from(board.yard(seat)), 1.0);
        let hand = self.hand_to_be(seat);
        show(seat::SIZE + hand.len().min(6), 1.0);
        let finder = MoveFinder::new(self, board, seat);
        let usable = finder.usable(!hand.set());
        let mut several = hand;
        for card in hand.kinds() {
            several.remove(card);
            let useful = usable & card.bit() != 0 || card == Card::TAC;
            let begin = if useful { seat::USABLE } else { seat::USELESS };
            show(begin + usize::from(card.0), 1.0);
        }
        several.kinds().for_each(|card| show(seat::SEVERAL + usize::from(card.0), 1.0));
        if board.yard(seat) > 0
            && let Some(owner) = board.owner(start)
        {
            show(seat::ON_START + from(own, owner), 1.0);
            if hand.has_any(OPENERS) {
                show(seat::IN_DANGER + from(own, owner), 1.0);
            }
        }
        let ring = board.around(plan);
        let forward = distances(hand.set());
        each_marble(board, self.controls(board, seat), |_, field| {
            let gap = (ring >> (field + 1)).trailing_zeros() + 1;
            let seven = hand.has(Card::SEVEN) && gap <= 7;
            if gap <= 13 && (forward >> gap & 1 == 1 || seven) {
                let hit = (u32::from(field) + gap) % u32::from(plan.ring);
                if let Some(owner) = board.owner(hit as u8) {
                    show(seat::HITS + from(own, owner), 1.0);
                }
            }
            true
        });
    }

    /// What there is of the table.
    #[inline]
    fn show_table(&self, own: u8, show: &mut impl FnMut(usize, f32)) {
        show(whole::PHASE + self.phase as usize, 1.0);
        if self.seven.steps > 0 {
            show(whole::STEPS + usize::from(self.seven.steps), 1.0);
            show(whole::STEPPER + from(own, self.seven.owner), 1.0);
        }
        show(whole::PLAYER + from(own, self.player()), 1.0);
        show(whole::DEALER + from(own, self.dealer), 1.0);
        if let Some(card) = self.tac_card() {
            show(whole::TAC + usize::from(card.0), 1.0);
        }
        show(whole::STOCK + usize::from(self.piles.stock / 20).min(5), 1.0);
        if self.barred {
            show(whole::BARRED, 1.0);
        }
        if self.options.deck == Deck::Master {
            show(whole::MASTER, 1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use table::{Game, Seed};

    use super::*;
    use crate::{hand::Hand, place::Place, state::Phase};

    fn number(state: &Tac, place: usize) -> f32 {
        let mut sum = 0.0;
        state.insight(Seat::new(0), Seat::new(1), &mut [0.0; COUNT], |begin, part| {
            sum += part.get(place.wrapping_sub(begin)).unwrap_or(&0.0);
        });
        sum
    }

    #[test]
    fn the_start_of_somebody_who_may_open_is_seen_as_a_danger() {
        let mut state = Tac::new(&Default::default(), &Seed::from(1)).unwrap();
        state.phase = Phase::Play;
        state.board.put(0, Place(16));
        let holding = |card: Card| {
            let mut state = state;
            state.hands[1] = Hand::from_iter([card]);
            state
        };
        let (opens, waits) = (holding(Card::ONE), holding(Card::NINE));
        for state in [opens, waits] {
            assert_eq!(number(&state, seat::LEN + seat::ON_START), 1.0);
        }
        assert_eq!(number(&opens, seat::LEN + seat::IN_DANGER), 1.0);
        assert_eq!(number(&waits, seat::LEN + seat::IN_DANGER), 0.0);
    }

    #[test]
    fn cards_that_can_be_used_are_told_from_others() {
        let mut state = Tac::new(&Default::default(), &Seed::from(1)).unwrap();
        state.phase = Phase::Play;
        state.hands[0] = Hand::from_iter([Card::ONE, Card::ONE, Card::NINE]);
        let kind = |card: Card, begin: usize| number(&state, begin + usize::from(card.0));
        assert_eq!((kind(Card::ONE, seat::USABLE), kind(Card::ONE, seat::SEVERAL)), (1.0, 1.0));
        assert_eq!((kind(Card::NINE, seat::USABLE), kind(Card::NINE, seat::USELESS)), (0.0, 1.0));
    }
}

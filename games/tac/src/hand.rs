use crate::cards::{Card, KINDS};

/// Some cards without order: three bits count each kind, and the cards a viewer does not know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Hand(u64);

/// The lowest bit of every count.
const ONES: u64 = 0o1_111_111_111_111_111_111;

/// The most cards a hand can have, in the master round and at six seats.
pub(crate) const MOST: usize = 6;

impl Hand {
    pub(crate) const EMPTY: Hand = Hand(0);

    /// Cards that a viewer does not know.
    pub(crate) const fn hidden(count: u8) -> Hand {
        Hand((count as u64) << (3 * KINDS))
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        let (one, two, four) = (self.0 & ONES, self.0 >> 1 & ONES, self.0 >> 2 & ONES);
        (one.count_ones() + 2 * two.count_ones() + 4 * four.count_ones()) as usize
    }

    #[inline]
    pub(crate) const fn count(self, card: Card) -> u8 {
        (self.0 >> (3 * card.0) & 7) as u8
    }

    #[inline]
    pub(crate) const fn has(self, card: Card) -> bool {
        self.count(card) != 0
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 7);
        self.0 += 1 << (3 * card.0);
    }

    /// Take one card away, which must be there.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card), "{card} is not there");
        self.0 -= 1 << (3 * card.0);
    }

    /// The kinds that are there, lowest first.
    #[inline]
    pub(crate) fn kinds(self) -> impl Iterator<Item = Card> {
        let mut left = (self.0 | self.0 >> 1 | self.0 >> 2) & ONES;
        std::iter::from_fn(move || {
            let kind = (left != 0).then(|| Card((left.trailing_zeros() / 3) as u8));
            left &= left.wrapping_sub(1);
            kind
        })
    }

    /// Whether any card is of these kinds.
    pub(crate) fn has_any(self, kinds: u32) -> bool {
        self.kinds().any(|card| kinds & card.bit() != 0)
    }

    /// Every card, copies side by side.
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// The cards of both.
    pub(crate) fn plus(self, other: Hand) -> Hand {
        Hand(self.0 + other.0)
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_go_in_and_out() {
        let cards = [Card::ONE, Card::ONE, Card::SEVEN, Card::DEVIL, Card::ONE, Card::HIDDEN];
        let mut hand: Hand = cards.into_iter().collect();
        assert_eq!((hand.len(), hand.count(Card::ONE), hand.has(Card::TAC)), (6, 3, false));
        assert_eq!(hand.kinds().count(), 4);
        assert_eq!(hand.iter().count(), 6);
        assert!(hand.has_any(Card::SEVEN.bit()) && !hand.has_any(Card::TAC.bit()));
        cards.into_iter().for_each(|card| hand.remove(card));
        assert_eq!(hand, Hand::EMPTY);
        assert_eq!(Hand::hidden(6).len(), 6);
    }
}

use crate::cards::{Card, kinds_of};

/// Some cards without order, and the cards a viewer does not know. Three planes of bits, one bit to
/// a kind, hold the ones, twos and fours of its count: so all kinds are at hand as one set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Hand(u64);

/// How many bits a plane has, which is more than there are kinds.
const PLANE: u32 = 21;
const PLANES: u32 = 3;

/// The most cards a hand can have, in the master round and at six seats.
pub(crate) const MOST: usize = 6;

impl Hand {
    pub(crate) const EMPTY: Hand = Hand(0);

    /// Cards that a viewer does not know.
    pub(crate) fn hidden(count: u8) -> Hand {
        (0..count).map(|_| Card::HIDDEN).collect()
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        let [one, two, four] = self.planes();
        (one.count_ones() + 2 * two.count_ones() + 4 * four.count_ones()) as usize
    }

    /// Bits by kind: ones, twos and fours of the counts.
    #[inline]
    pub(crate) const fn planes(self) -> [u32; PLANES as usize] {
        const MASK: u64 = (1 << PLANE) - 1;
        let Hand(bits) = self;
        [(bits & MASK) as u32, (bits >> PLANE & MASK) as u32, (bits >> (2 * PLANE)) as u32]
    }

    #[inline]
    pub(crate) const fn count(self, card: Card) -> u8 {
        let [one, two, four] = self.planes();
        (one >> card.0 & 1 | (two >> card.0 & 1) << 1 | (four >> card.0 & 1) << 2) as u8
    }

    #[inline]
    pub(crate) const fn has(self, card: Card) -> bool {
        self.has_any(card.bit())
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 7);
        *self = self.plus(Hand(card.bit().into()));
    }

    /// Take one card away, which must be there.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card), "{card} is not there");
        let mut borrow = u64::from(card.bit());
        for _ in 0..PLANES {
            (self.0, borrow) = (self.0 ^ borrow, (!self.0 & borrow) << PLANE);
        }
    }

    /// The cards of both.
    #[inline]
    pub(crate) fn plus(self, other: Hand) -> Hand {
        let (mut sum, mut carry) = (self.0, other.0);
        for _ in 0..PLANES {
            (sum, carry) = (sum ^ carry, (sum & carry) << PLANE);
        }
        Hand(sum)
    }

    /// The kinds that are there, as bits.
    #[inline]
    pub(crate) const fn set(self) -> u32 {
        let [one, two, four] = self.planes();
        one | two | four
    }

    /// The kinds that are there, lowest first.
    #[inline]
    pub(crate) fn kinds(self) -> impl Iterator<Item = Card> {
        kinds_of(self.set())
    }

    /// Whether any card is of these kinds.
    #[inline]
    pub(crate) const fn has_any(self, kinds: u32) -> bool {
        self.set() & kinds != 0
    }

    /// Every card, copies side by side.
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| (0..self.count(card)).map(move |_| card))
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
        let many = Hand::hidden(3).plus(Hand::hidden(2)).plus(cards.into_iter().collect());
        assert_eq!((many.len(), many.count(Card::HIDDEN), many.count(Card::ONE)), (11, 6, 3));
    }
}

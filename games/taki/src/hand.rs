use table::bits::ones;

use crate::cards::{Card, KINDS};

/// A set of cards with their numbers: one bit says that a kind is there, another that it is there
/// twice. The third and fourth Change Color stand on a bit of their own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Cards {
    one: u64,
    two: u64,
}

const MORE_COLOR: u64 = 1 << KINDS;

impl Cards {
    pub(crate) const EMPTY: Cards = Cards { one: 0, two: 0 };

    /// The kinds that are there, as bits.
    #[inline]
    pub(crate) const fn kinds(self) -> u64 {
        self.one & !MORE_COLOR
    }

    /// The kinds of which there are two or more, as bits.
    #[inline]
    pub(crate) const fn twice(self) -> u64 {
        self.two & !MORE_COLOR
    }

    #[inline]
    pub(crate) const fn has(self, card: Card) -> bool {
        self.one & card.bit() != 0
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        (self.one.count_ones() + self.two.count_ones()) as usize
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.one == 0
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        let bit = card.bit();
        let again = self.one & bit;
        let full = self.two & again;
        self.one |= bit;
        self.two |= again;
        if full != 0 {
            debug_assert_eq!(card, Card::COLOR, "more copies than the deck has");
            self.two |= self.one & MORE_COLOR;
            self.one |= MORE_COLOR;
        }
    }

    /// Take one copy away, which must be there.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card), "{card} is not there");
        let bit =
            if card == Card::COLOR && self.one & MORE_COLOR != 0 { MORE_COLOR } else { card.bit() };
        let twice = self.two & bit;
        self.two &= !bit;
        self.one &= !bit | twice;
    }

    /// How many copies of a kind there are.
    #[inline]
    pub(crate) const fn count(self, card: Card) -> u32 {
        self.count_of(card.bit())
    }

    /// How many cards are of these kinds.
    #[inline]
    pub(crate) const fn count_of(self, kinds: u64) -> u32 {
        let kinds = kinds | if kinds & Card::COLOR.bit() != 0 { MORE_COLOR } else { 0 };
        (self.one & kinds).count_ones() + (self.two & kinds).count_ones()
    }

    /// Every card, copies side by side, in the order of the kinds.
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        bits(self.kinds()).flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::EMPTY;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

/// The kinds whose bits are set.
pub(crate) fn bits(kinds: u64) -> impl Iterator<Item = Card> {
    ones(kinds).map(|bit| Card(bit as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_deck_goes_in_and_out() {
        let deck: Cards =
            Card::ALL.iter().flat_map(|&card| (0..card.copies()).map(move |_| card)).collect();
        assert_eq!(deck.len(), 116);
        assert!(Card::ALL.iter().all(|&card| deck.count(card) == card.copies()));
        assert_eq!(deck.iter().count(), 116);
        let mut rest = deck;
        for (i, card) in deck.iter().enumerate() {
            assert_eq!(rest.len(), 116 - i);
            rest.remove(card);
        }
        assert_eq!(rest, Cards::EMPTY);
    }

    #[test]
    fn colours_count_up_and_down() {
        let mut cards = Cards::EMPTY;
        for n in 1..=4 {
            cards.add(Card::COLOR);
            assert_eq!((cards.count(Card::COLOR), cards.len()), (n, n as usize));
            assert_eq!(cards.kinds(), Card::COLOR.bit());
            assert_eq!(cards.count_of(Card::COLOR.bit()), n);
        }
        for n in (0..4).rev() {
            cards.remove(Card::COLOR);
            assert_eq!(cards.count(Card::COLOR), n);
        }
    }
}

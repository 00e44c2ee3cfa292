use serde::{Deserialize, Serialize};

use crate::cards::{Card, Colour};

/// Which cards are on the table (R1.1, R1.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Deck {
    /// All 116.
    #[default]
    Full,
    /// Eight of them: a game that can be worked out.
    Small,
}

/// The small deck, one card of each of these kinds: `r1 r3 r+2 rtaki b1 b3 bstop color`.
const SMALL: [Card; 8] =
    [Card(0), Card(1), Card(8), Card(12), Card(13), Card(14), Card(22), Card::COLOR];

impl Deck {
    /// How many copies of a card it has.
    pub fn copies(self, card: Card) -> u32 {
        match self {
            Deck::Full => card.copies(),
            Deck::Small => u32::from(SMALL.contains(&card)),
        }
    }

    /// All its cards in the order of their kinds.
    pub(crate) fn cards(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| (0..self.copies(card)).map(move |_| card))
    }

    /// The colours that its cards have, and so those that can be named.
    #[inline]
    pub(crate) fn colours(self) -> &'static [Colour] {
        match self {
            Deck::Full => &Colour::ALL,
            Deck::Small => &[Colour::Red, Colour::Blue],
        }
    }

    /// The most cards that can be dealt: two of the small deck are left, so that one of them can
    /// lead.
    pub(crate) const fn most_dealt(self) -> u8 {
        match self {
            Deck::Full => 80,
            Deck::Small => SMALL.len() as u8 - 2,
        }
    }

    /// How many cards each player gets where the table does not say (R1.2, R1.8).
    pub(crate) const fn hand(self, seats: u8) -> u8 {
        match self {
            Deck::Full => 8,
            Deck::Small if seats <= 3 => 2,
            Deck::Small => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_small_deck_is_as_written() {
        let cards: Vec<String> = Deck::Small.cards().map(|card| card.to_string()).collect();
        assert_eq!(cards.join(" "), "r1 r3 r+2 rtaki b1 b3 bstop color");
        assert_eq!(Deck::Full.cards().count(), 116);
        let colours = |deck: Deck| deck.cards().filter_map(Card::colour).collect::<Vec<_>>();
        for deck in [Deck::Full, Deck::Small] {
            assert!(deck.colours().iter().all(|colour| colours(deck).contains(colour)));
            assert!(colours(deck).iter().all(|colour| deck.colours().contains(colour)));
        }
    }
}

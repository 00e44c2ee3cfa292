use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use table::{Phrase, Refusal, bits::ones, text::shorten};

use crate::{Deck, Options, hand::Hand, plan::PLANS};

/// A kind of card. `?` stands for a card that a viewer does not know.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub(crate) u8);

/// How many kinds there are.
pub(crate) const KINDS: usize = 18;

/// The most cards a deck has.
pub(crate) const DECK: usize = 104;

const NAMES: [&str; KINDS + 1] = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13", "trick", "tac", "jester",
    "angel", "warrior", "devil", "?",
];

impl Card {
    pub(crate) const ONE: Card = Card(0);
    pub(crate) const FOUR: Card = Card(3);
    pub(crate) const SEVEN: Card = Card(6);
    pub(crate) const EIGHT: Card = Card(7);
    pub(crate) const NINE: Card = Card(8);
    pub(crate) const TEN: Card = Card(9);
    pub(crate) const TWELVE: Card = Card(10);
    pub(crate) const THIRTEEN: Card = Card(11);
    pub(crate) const TRICK: Card = Card(12);
    pub(crate) const TAC: Card = Card(13);
    pub(crate) const JESTER: Card = Card(14);
    pub(crate) const ANGEL: Card = Card(15);
    pub(crate) const WARRIOR: Card = Card(16);
    pub(crate) const DEVIL: Card = Card(17);
    /// A card that the viewer does not know.
    pub(crate) const HIDDEN: Card = Card(18);

    /// Every kind.
    pub(crate) fn all() -> impl Iterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// How far the card moves a marble, if it is a number.
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        const NUMBERS: [u8; KINDS + 1] =
            [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 0, 0, 0, 0, 0, 0, 0];
        NUMBERS[self.0 as usize]
    }

    /// The number that moves a marble so far.
    #[inline]
    pub(crate) const fn going(steps: u8) -> Card {
        Card(if steps > 10 { steps - 2 } else { steps - 1 })
    }

    /// Whether the card can bring a marble onto its start (R3.2).
    #[inline]
    pub(crate) const fn opens(self) -> bool {
        OPENERS & self.bit() != 0
    }

    /// Whether a TAC looks through the card once it was used (R8.5).
    #[inline]
    pub(crate) const fn is_veil(self) -> bool {
        matches!(self, Card::JESTER | Card::DEVIL)
    }

    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// How the notation writes it.
    pub(crate) const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// How many copies the deck of a table has.
    pub(crate) fn copies(self, options: &Options) -> u8 {
        copies(self, has_six_seats(options), options.deck)
    }
}

/// The kinds that open, as bits.
pub(crate) const OPENERS: u32 = Card::ONE.bit() | Card::THIRTEEN.bit();

/// The kinds of a set, lowest first.
#[inline]
pub(crate) fn kinds_of(set: u32) -> impl Iterator<Item = Card> {
    ones(set.into()).map(|kind| Card(kind as u8))
}

fn has_six_seats(options: &Options) -> bool {
    PLANS[options.variant as usize].seats == 6
}

const fn copies(card: Card, six_seats: bool, deck: Deck) -> u8 {
    let copies = match card {
        Card::ONE | Card::THIRTEEN => 9,
        Card::SEVEN => 8,
        Card::TAC => 4,
        Card::JESTER | Card::ANGEL | Card::WARRIOR | Card::DEVIL => {
            matches!(deck, Deck::Master) as u8
        }
        _ => 7,
    };
    let missing = match (card, deck) {
        (Card::TWELVE, _) => 2,
        (Card::NINE | Card::TEN, Deck::Base) => 1,
        _ => 0,
    };
    if six_seats { copies - missing } else { copies }
}

/// The whole deck of a table, sorted, and its size.
pub(crate) fn deck(options: &Options) -> ([u8; DECK], usize) {
    // Playouts shuffle often; what they shuffle need not be laid out anew each time.
    const BASE: [([u8; DECK], usize); 2] = [sorted(false, Deck::Base), sorted(true, Deck::Base)];
    const MASTER: [([u8; DECK], usize); 2] =
        [sorted(false, Deck::Master), sorted(true, Deck::Master)];
    let decks = match options.deck {
        Deck::Base => &BASE,
        Deck::Master => &MASTER,
    };
    decks[usize::from(has_six_seats(options))]
}

const fn sorted(six_seats: bool, deck: Deck) -> ([u8; DECK], usize) {
    let mut cards = [0; DECK];
    let mut size = 0;
    let mut kind = 0;
    while kind < KINDS as u8 {
        let mut left = copies(Card(kind), six_seats, deck);
        while left > 0 {
            cards[size] = kind;
            size += 1;
            left -= 1;
        }
        kind += 1;
    }
    (cards, size)
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Card, Refusal> {
        let name = text.trim();
        let place = NAMES.iter().position(|known| known.eq_ignore_ascii_case(name));
        place.map(|kind| Card(kind as u8)).ok_or_else(|| {
            Refusal::misread(Phrase::new("card-expected").with("found", shorten(text, 20)))
        })
    }
}

#[cfg(feature = "schema")]
table::schema!(Card = table::one_of(NAMES));

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Card {
    /// Names as in the notation; numbers may stand without quotes.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Name(String),
            Number(u64),
        }
        let text = match Written::deserialize(deserializer)? {
            Written::Name(name) => name,
            Written::Number(number) => number.to_string(),
        };
        text.parse().map_err(|_| D::Error::custom(format!("there is no card “{text}” in TAC")))
    }
}

/// The cards of a hand in the order of the kinds.
pub(crate) fn cards_of(hand: Hand) -> Vec<Card> {
    hand.iter().collect()
}

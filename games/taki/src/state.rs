use serde::{Deserialize, Serialize};
use table::{Chance, MAX_SEATS, Seat, SeatSet};

use crate::{
    Options,
    cards::{Card, Colour, DECK},
    hand::Cards,
    lacks::Lacks,
    options::Mode,
};

/// A moment of a TAKI game: the whole truth, and what may be known of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Taki {
    pub(crate) hands: [Cards; MAX_SEATS],
    pub(crate) piles: Piles,
    pub(crate) options: Options,
    pub(crate) turns: u32,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    /// The card to match; the colour counts by itself, since colourless cards lead too.
    pub(crate) lead: Card,
    pub(crate) colour: Colour,
    /// How many +2 wait for the next player.
    pub(crate) chain: u8,
    pub(crate) run: Option<Colour>,
    pub(crate) open_taki: Option<Colour>,
    pub(crate) backwards: bool,
    /// The hand of the turn seat was dealt for a stage this turn and not played from (R9.4).
    pub(crate) fresh: bool,
    /// Turns in a row without a play or a card (R10.2).
    pub(crate) idle: u8,
    pub(crate) stages: [u8; MAX_SEATS],
    /// Seats that may still call "last card!", and those that will not.
    pub(crate) calls: SeatSet,
    pub(crate) silent: SeatSet,
    /// Seats that are still to answer the +3, and those that have answered with a Breaker.
    pub(crate) asked: SeatSet,
    pub(crate) breaks: SeatSet,
    pub(crate) end: Option<End>,
    pub(crate) memory: Memory,
    pub(crate) chance: Chance,
}

/// The draw pile and the discards in one row: discards grow from the front, the last one on top;
/// the draw pile lies at the back, the next card first. What lies between is zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Piles {
    pub(crate) row: [u8; DECK],
    pub(crate) discards: u8,
    pub(crate) draw: u8,
    /// Where among the discards the leading card lies.
    pub(crate) lead_at: u8,
    /// How many cards at the bottom of the draw pile everybody has seen (R1.4).
    pub(crate) bottom: u8,
}

impl Piles {
    pub(crate) const EMPTY: Piles =
        Piles { row: [0; DECK], discards: 0, draw: 0, lead_at: 0, bottom: 0 };

    #[inline]
    pub(crate) fn discard(&mut self, card: Card) {
        self.row[self.discards as usize] = card.0;
        self.discards += 1;
    }

    pub(crate) fn discards(&self) -> impl DoubleEndedIterator<Item = Card> {
        self.row[..self.discards as usize].iter().map(|&kind| Card(kind))
    }

    pub(crate) fn draw(&self) -> impl DoubleEndedIterator<Item = Card> {
        self.row[DECK - self.draw as usize..].iter().map(|&kind| Card(kind))
    }
}

/// What follows from what was seen and is not to be seen any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Memory {
    /// Whether the discards were ever shuffled, and what was shuffled last.
    pub(crate) has_shuffled: bool,
    pub(crate) shuffled: Cards,
    /// What each seat drew since then; only the seat knows.
    pub(crate) fetched: [Cards; MAX_SEATS],
    /// Cards that everybody knows to be in a hand.
    pub(crate) known: [Cards; MAX_SEATS],
    /// Cards that everybody knows to be missing in a hand.
    pub(crate) lacks: [Lacks; MAX_SEATS],
    /// The seats with an entry in the two lists above, which are mostly empty.
    pub(crate) noted: SeatSet,
}

impl Memory {
    pub(crate) const EMPTY: Memory = Memory {
        has_shuffled: false,
        shuffled: Cards::EMPTY,
        fetched: [Cards::EMPTY; MAX_SEATS],
        known: [Cards::EMPTY; MAX_SEATS],
        lacks: [Lacks::NOTHING; MAX_SEATS],
        noted: SeatSet::EMPTY,
    };

    /// A seat's hand lost a card and has `left` cards.
    #[inline]
    pub(crate) fn played(&mut self, seat: Seat, card: Card, left: usize) {
        if self.noted.contains(seat) {
            let known = &mut self.known[seat.index()];
            if known.has(card) {
                known.remove(card);
            }
            let lacks = &mut self.lacks[seat.index()];
            lacks.played(card, left);
            if known.is_empty() && *lacks == Lacks::NOTHING {
                self.noted = self.noted.without(seat);
            }
        }
    }
}

/// What the player whose turn it is has to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Begin his turn: play or draw.
    Play,
    /// Go on with a run or end it.
    Run,
    /// Play again after a Plus.
    Plus,
    /// Play freely after a King.
    King,
    /// Wait: all others answer his +3.
    Window,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum End {
    /// This seat has emptied its hand (R10.1).
    EmptyHand(Seat),
    /// Nobody can play or draw (R10.2).
    Stuck,
    /// The turns are used up (R10.3).
    Cap,
}

impl End {
    pub(crate) const fn reason(self) -> &'static str {
        match self {
            End::EmptyHand(_) => "empty-hand",
            End::Stuck => "stuck",
            End::Cap => "cap",
        }
    }
}

impl Taki {
    #[inline]
    pub(crate) const fn seats(&self) -> u8 {
        self.options.seats
    }

    /// Everybody at the table.
    #[inline]
    pub(crate) const fn players(&self) -> SeatSet {
        SeatSet::first_seats(self.options.seats as usize)
    }

    /// All seats in turn order, beginning with the given one.
    #[inline]
    pub(crate) fn round_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (seats, backwards) = (self.seats(), self.backwards);
        (0..seats).map(move |steps| {
            let steps = if backwards { seats - steps } else { steps };
            Seat::new((seat.number() + steps) % seats)
        })
    }

    /// The seat that comes `steps` after the given one; at most two steps.
    #[inline]
    pub(crate) const fn after(&self, seat: Seat, steps: u8) -> Seat {
        let (seats, seat) = (self.seats(), seat.number());
        let ahead = if self.backwards { seat + 2 * seats - steps } else { seat + steps };
        let ahead = if ahead >= 2 * seats { ahead - 2 * seats } else { ahead };
        Seat::new(if ahead >= seats { ahead - seats } else { ahead })
    }

    /// Whether a seat has answered the +3 that is being answered.
    pub(crate) fn has_answered(&self, seat: Seat) -> bool {
        self.phase == Phase::Window && seat != self.turn && !self.asked.contains(seat)
    }

    pub(crate) fn is_pyramid(&self) -> bool {
        self.options.mode == Mode::Pyramid
    }

    /// Who is furthest down the stages, and among these holds the fewest cards (R10.2).
    pub(crate) fn best_placed(&self) -> SeatSet {
        let place = |seat: Seat| (self.stages[seat.index()], self.hands[seat.index()].len());
        let best = self.players().iter().map(place).min();
        SeatSet::of(self.players().iter().filter(|&seat| Some(place(seat)) == best))
    }
}

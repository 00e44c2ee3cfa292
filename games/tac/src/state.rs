use serde::{Deserialize, Serialize};
use table::{Chance, Seat};

use crate::{
    Options,
    board::Board,
    cards::{Card, DECK, KINDS},
    hand::Hand,
    place::Place,
    plan::{PLANS, Plan, SEATS},
};

/// A moment of a TAC game: the whole truth, and what may be known of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tac {
    pub(crate) board: Board,
    /// The board as it was when the previous player's turn began: what a TAC restores (R8.1).
    pub(crate) before: Board,
    pub(crate) hands: [Hand; SEATS],
    pub(crate) piles: Piles,
    pub(crate) options: Options,
    /// The seat that acts; the devil during a Devil, the dealer's left during the exchange.
    pub(crate) turn: u8,
    pub(crate) dealer: u8,
    pub(crate) phase: Phase,
    /// For whom the turn seat plays as devil.
    pub(crate) victim: Option<u8>,
    pub(crate) seven: Seven,
    /// What a TAC stands for: the last other card of this deal, and above it unused Jesters and
    /// Devils, the lower one first (R8.5).
    pub(crate) last: Option<Card>,
    pub(crate) unused: [Option<Card>; 2],
    /// The seat that acts answers a winning move with its TAC.
    pub(crate) answering: bool,
    /// The turn right after such an answer, in which no TAC is played (R9.3).
    pub(crate) barred: bool,
    /// The one-team game has answered its win (R9.4).
    pub(crate) answered: bool,
    pub(crate) end: Option<End>,
    pub(crate) memory: Memory,
    pub(crate) shuffles: u16,
    /// How many turns have ended, and how many cards were laid down.
    pub(crate) turns: u32,
    pub(crate) cards: u32,
    pub(crate) chance: Chance,
}

/// The cards laid down since the last shuffle and the stock in one row: what was played grows from
/// the front, the last one on top; the stock lies at the back, the next card first. What lies
/// between is zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Piles {
    pub(crate) row: [u8; DECK],
    pub(crate) played: u8,
    pub(crate) stock: u8,
}

impl Piles {
    pub(crate) const EMPTY: Piles = Piles { row: [0; DECK], played: 0, stock: 0 };

    #[inline]
    pub(crate) fn lay(&mut self, card: Card) {
        self.row[self.played as usize] = card.0;
        self.played += 1;
    }

    /// Take the next card of the stock, which must have one.
    #[inline]
    pub(crate) fn draw(&mut self) -> Card {
        let card = std::mem::take(&mut self.row[DECK - self.stock as usize]);
        self.stock -= 1;
        Card(card)
    }

    pub(crate) fn played(&self) -> impl DoubleEndedIterator<Item = Card> {
        self.row[..self.played as usize].iter().map(|&kind| Card(kind))
    }

    /// How many cards of each kind were played: four bits each, sixteen kinds to a word.
    #[inline]
    pub(crate) fn played_by_kind(&self) -> [u64; 2] {
        // A table, with places for all that fits into five bits, saves shifts and checks.
        static ONE: [[u64; 2]; 32] = {
            let mut ones = [[0; 2]; 32];
            let mut kind = 0;
            while kind < KINDS {
                ones[kind][kind / 16] = 1 << (4 * (kind % 16));
                kind += 1;
            }
            ones
        };
        self.played().fold([0; 2], |[low, high], card| {
            let [one, other] = ONE[usize::from(card.0 % 32)];
            [low + one, high + other]
        })
    }

    pub(crate) fn stock(&self) -> impl Iterator<Item = Card> {
        self.row[DECK - self.stock as usize..].iter().map(|&kind| Card(kind))
    }
}

/// A 7 that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Seven {
    /// How many steps are left; 0 when no 7 is being played.
    pub(crate) steps: u8,
    /// Whose marbles take them.
    pub(crate) owner: u8,
    /// The fields of the owner's house whose marbles were locked when the turn began.
    pub(crate) locked: u8,
    /// The ways that were gone so far.
    pub(crate) parts: Parts,
}

/// The way of one marble in a 7.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Part {
    /// Whose marble.
    pub owner: Seat,
    /// Where it stood before.
    pub from: Place,
    /// Where it stands now.
    pub to: Place,
}

/// The ways of the marbles in a 7, of which there are no more than steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Parts([Option<Part>; 7]);

impl Parts {
    pub(crate) fn iter(&self) -> impl Iterator<Item = Part> {
        self.0.into_iter().flatten()
    }

    /// A marble takes a step. The way of one that is sent back by it is not told.
    pub(crate) fn step(&mut self, owner: u8, from: Place, to: Place) {
        let kept = self.iter().filter(|part| part.to != to);
        let mut parts = Parts::default();
        let mut goes_on = false;
        let mut free = parts.0.iter_mut();
        for (part, place) in kept.zip(&mut free) {
            let is_it = part.to == from;
            goes_on |= is_it;
            *place = Some(if is_it { Part { to, ..part } } else { part });
        }
        if !goes_on && let Some(place) = free.next() {
            *place = Some(Part { owner: Seat::new(owner), from, to });
        }
        *self = parts;
    }

    /// These ways; nothing if there are too many.
    pub(crate) fn of(parts: &[Part]) -> Option<Parts> {
        let mut all = Parts::default();
        for (place, part) in all.0.iter_mut().zip(parts) {
            *place = Some(*part);
        }
        (parts.len() <= all.0.len()).then_some(all)
    }
}

/// What follows from what was seen in this deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Memory {
    /// The cards laid down from the hand that each seat held after the exchange.
    pub(crate) spent: [Hand; SEATS],
    /// How often the hands were passed on: the hand of a seat was first that of the seat so many
    /// places to its left.
    pub(crate) passed: u8,
    /// The card each seat laid out for its partner: still on the table during the exchange, known
    /// to the two of them afterwards.
    pub(crate) gave: [Option<Card>; SEATS],
    /// Whether threes pass their cards to the right in this deal (R3.4).
    pub(crate) backwards: bool,
    /// The seats that announced a card that opens.
    pub(crate) announced: u8,
    /// The seats that know all cards of each hand.
    pub(crate) known_by: [u8; SEATS],
    /// The kinds that everybody knows to be missing in each hand (R5.4).
    pub(crate) lacks: [u32; SEATS],
}

impl Memory {
    pub(crate) const EMPTY: Memory = Memory {
        spent: [Hand::EMPTY; SEATS],
        passed: 0,
        gave: [None; SEATS],
        backwards: false,
        announced: 0,
        known_by: [0; SEATS],
        lacks: [0; SEATS],
    };
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Partners exchange a card, all at once.
    Exchange,
    /// The turn seat plays a card.
    #[default]
    Play,
    /// The turn seat goes on with a 7.
    Seven,
    /// The turn seat was skipped by an 8.
    Skipped,
    /// The turn seat plays for its victim.
    Devil,
    /// The turn seat answers a winning move with its TAC.
    Answer,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum End {
    /// These seats have brought all their marbles home (R9.1).
    Home(u8),
    /// The shuffles are used up (R9.6).
    Cap,
}

impl Tac {
    #[inline]
    pub(crate) fn plan(&self) -> &'static Plan {
        &PLANS[self.options.variant as usize]
    }

    /// The seat whose hand and marbles are played now: the victim of a Devil, else the turn seat.
    #[inline]
    pub(crate) const fn player(&self) -> u8 {
        match self.victim {
            Some(victim) => victim,
            None => self.turn,
        }
    }

    /// The seats whose marbles a seat moves on a board: its own until they are all home, then
    /// those of its partners, and in the one-team game at last all others (R4.9).
    #[inline]
    pub(crate) fn controls(&self, board: &Board, seat: u8) -> u8 {
        if !board.is_finished(seat) {
            return 1 << seat;
        }
        let plan = self.plan();
        let pair = board.unfinished(plan.pair[seat as usize]);
        if pair != 0 { pair } else { board.unfinished(plan.side[seat as usize]) }
    }

    /// Whether a seat may act.
    #[inline]
    pub(crate) fn may_act(&self, seat: Seat) -> bool {
        let seat = seat.number();
        let may = match self.phase {
            Phase::Exchange => Plan::has(self.plan().exchange, seat) && self.may_give(seat),
            _ => self.turn == seat,
        };
        may && self.end.is_none()
    }

    /// Whether a seat has yet to lay out the card that it exchanges.
    #[inline]
    pub(crate) fn may_give(&self, seat: u8) -> bool {
        self.memory.gave[seat as usize].is_none()
    }

    /// The card that a TAC stands for now.
    #[inline]
    pub(crate) fn tac_card(&self) -> Option<Card> {
        if self.barred {
            return None;
        }
        self.unused[1].or(self.unused[0]).or(self.last)
    }

    /// Whose hand a seat holds, by the seat that held it after the exchange.
    #[inline]
    pub(crate) fn origin(&self, seat: u8) -> u8 {
        let mut origin = seat;
        for _ in 0..self.memory.passed {
            origin = self.plan().next(origin);
        }
        origin
    }

    /// The seats of the side that has all marbles home.
    #[inline]
    pub(crate) fn winners(&self) -> Option<u8> {
        let plan = self.plan();
        let left = self.board.unfinished(plan.occupied);
        if left == plan.occupied {
            return None;
        }
        let winner = plan.occupied().find(|&seat| plan.side[seat as usize] & left == 0)?;
        Some(plan.side[winner as usize])
    }

    /// The seat that acts, but for the exchange.
    #[inline]
    pub(crate) const fn turn_seat(&self) -> Seat {
        Seat::new(self.turn)
    }
}

use std::hash::{Hash, Hasher};

use serde::Serialize;
use table::{Seat, SeatSet, Viewer};

use crate::{Part, Variant, cards::Card, place::Place};

/// What happens at a TAC table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Cards were dealt, and everybody announced whether he can open.
    Dealt {
        /// Who dealt.
        dealer: Seat,
        /// Whether the deck was shuffled before.
        shuffled: bool,
        /// The hands, each for its own seat.
        hands: Vec<Option<Vec<Card>>>,
        /// Whether all hands lie open.
        open: bool,
        /// The seats that announced a card that opens.
        can_open: SeatSet,
    },
    /// A card was laid out for the partner.
    Gave {
        /// By whom.
        seat: Seat,
        /// Which, for him.
        card: Option<Card>,
        /// Whether all hands lie open.
        open: bool,
    },
    /// A card came from a partner.
    Exchanged {
        /// The giver.
        from: Seat,
        /// The taker.
        to: Seat,
        /// Which, for the two.
        card: Option<Card>,
        /// Whether all hands lie open.
        open: bool,
    },
    /// A card was played.
    Played {
        /// From whose hand.
        seat: Seat,
        /// The card that works.
        card: Card,
        /// Whether a TAC stands for it.
        tac: bool,
        /// The devil who chose it.
        by: Option<Seat>,
    },
    /// A card was laid down without use.
    Discarded {
        /// From whose hand.
        seat: Seat,
        /// Which.
        card: Card,
        /// The devil who chose it.
        by: Option<Seat>,
    },
    /// A TAC set the board back to where it was before the previous turn.
    Undone {
        /// The marbles that stand elsewhere now, and where.
        marbles: Vec<(Seat, Place)>,
        /// Who sits where.
        #[serde(skip)]
        variant: Variant,
    },
    /// A marble moved or was opened.
    Moved {
        /// Whose.
        owner: Seat,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// Whether it is a step of a 7, which is told as a whole.
        step: bool,
        /// Who sits where.
        #[serde(skip)]
        variant: Variant,
    },
    /// All steps of a 7 were taken.
    Split {
        /// From whose hand it was played.
        seat: Seat,
        /// The ways of the marbles.
        parts: Vec<Part>,
        /// Who sits where.
        #[serde(skip)]
        variant: Variant,
    },
    /// A marble was sent back to its yard.
    Captured {
        /// Whose.
        owner: Seat,
        /// From which field of the ring.
        field: u8,
        /// Who sits where.
        #[serde(skip)]
        variant: Variant,
    },
    /// Two marbles changed places.
    Swapped {
        /// One field.
        one: u8,
        /// The other.
        two: u8,
        /// Whose marbles stood there, in this order.
        owners: [Seat; 2],
        /// Who sits where.
        #[serde(skip)]
        variant: Variant,
    },
    /// A player has to miss his turn.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// All hands went one seat to the right.
    Passed {
        /// The hands as they are now, each for those who know it.
        hands: Vec<Option<Vec<Card>>>,
        /// Who knows each hand, as bits.
        #[serde(skip)]
        seen_by: Vec<u8>,
        /// Whether all hands lie open.
        open: bool,
    },
    /// A devil plays for the next player and sees his hand.
    Tempted {
        /// Who plays.
        devil: Seat,
        /// For whom.
        victim: Seat,
        /// The victim's hand, for the devil and its owner.
        hand: Option<Vec<Card>>,
        /// Whether all hands lie open.
        open: bool,
    },
    /// A side is home, but the next player holds a TAC and must answer.
    Answerable {
        /// Who would win.
        winners: SeatSet,
        /// Who answers.
        seat: Seat,
    },
    /// The game ended.
    Ended {
        /// Who won or shares.
        winners: SeatSet,
        /// Why.
        reason: &'static str,
        /// How many cards the one-team game took.
        cards: Option<u32>,
        /// How many marbles there are.
        #[serde(skip)]
        marbles: u8,
    },
}

impl table::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Dealt { hands, open: false, .. } => {
                for (seat, hand) in (0..).map(Seat::new).zip(hands) {
                    hand.take_if(|_| !viewer.is(seat));
                }
            }
            Event::Gave { seat, card, open: false } if !viewer.is(*seat) => *card = None,
            Event::Exchanged { from, to, card, open: false }
                if !viewer.is(*from) && !viewer.is(*to) =>
            {
                *card = None;
            }
            Event::Passed { hands, seen_by, open: false } => {
                for (hand, knowing) in hands.iter_mut().zip(seen_by.iter()) {
                    hand.take_if(|_| !knows(viewer, *knowing));
                }
            }
            Event::Tempted { devil, victim, hand, open: false } => {
                hand.take_if(|_| !viewer.is(*devil) && !viewer.is(*victim));
            }
            _ => {}
        }
        Some(seen)
    }

    /// Most of what happens is open to all.
    #[inline]
    fn hash_seen(&self, viewer: Viewer, hasher: &mut impl Hasher) {
        match self {
            Event::Dealt { .. }
            | Event::Gave { .. }
            | Event::Exchanged { .. }
            | Event::Passed { .. }
            | Event::Tempted { .. } => self.seen_by(viewer).iter().for_each(|e| e.hash(hasher)),
            _ => self.hash(hasher),
        }
    }

    /// A card laid open stays seen, and so does one that came into a hand.
    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Dealt { .. }
                | Event::Exchanged { .. }
                | Event::Played { .. }
                | Event::Discarded { .. }
                | Event::Passed { .. }
                | Event::Tempted { .. }
        )
    }
}

/// Whether a viewer holds one of these seats.
pub(crate) fn knows(viewer: Viewer, seats: u8) -> bool {
    viewer.holds().iter().any(|seat| seats >> seat.number() & 1 == 1)
}

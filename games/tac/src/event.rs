use serde::Serialize;
use table::{Phrase, Seat, SeatSet, Viewer};

use crate::{
    cards::Card,
    place::Place,
    scene::hand_id,
    words::{card_phrase, cards_phrases, seat_phrase},
};

/// What happens at a TAC table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
    Undone,
    /// A marble moved or was opened.
    Moved {
        /// Whose.
        owner: Seat,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
    },
    /// A marble was sent back to its yard.
    Captured {
        /// Whose.
        owner: Seat,
        /// From which field of the ring.
        field: u8,
    },
    /// Two marbles changed places.
    Swapped {
        /// One field.
        one: u8,
        /// The other.
        two: u8,
        /// Whose marbles stood there, in this order.
        owners: [Seat; 2],
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
    },
    /// A devil plays for the next player and sees his hand.
    Tempted {
        /// Who plays.
        devil: Seat,
        /// For whom.
        victim: Seat,
        /// The victim's hand, for the devil and its owner.
        hand: Option<Vec<Card>>,
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
    },
}

impl table::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Dealt { hands, open: false, .. } => {
                for (seat, hand) in (0..).map(Seat).zip(hands) {
                    hand.take_if(|_| !viewer.is(seat));
                }
            }
            Event::Gave { seat, card, open: false } if !viewer.is(*seat) => *card = None,
            Event::Exchanged { from, to, card, open: false }
                if !viewer.is(*from) && !viewer.is(*to) =>
            {
                *card = None;
            }
            Event::Passed { hands, seen_by } => {
                for (hand, knowing) in hands.iter_mut().zip(seen_by.iter()) {
                    hand.take_if(|_| !knows(viewer, *knowing));
                }
            }
            Event::Tempted { devil, victim, hand } => {
                hand.take_if(|_| !viewer.is(*devil) && !viewer.is(*victim));
            }
            _ => {}
        }
        Some(seen)
    }

    fn phrase(&self) -> Phrase {
        let who = |key: &'static str, seat: Seat| Phrase::new(key).with("who", seat_phrase(seat));
        match self {
            Event::Dealt { dealer, shuffled, hands, can_open, .. } => {
                let seats = (0..hands.len() as u8).map(Seat);
                let known: Vec<Phrase> = seats
                    .zip(hands)
                    .filter_map(|(seat, hand)| Some((seat, hand.as_ref()?)))
                    .filter(|(_, hand)| !hand.is_empty())
                    .map(|(seat, hand)| who("dealt-hand", seat).with("cards", cards_phrases(hand)))
                    .collect();
                let names = can_open.iter().map(seat_phrase).collect::<Vec<_>>();
                who("dealt", *dealer)
                    .with("shuffled", if *shuffled { "yes" } else { "no" })
                    .with("openers", can_open.len())
                    .with("can", names)
                    .with("seen", known.len())
                    .with("hands", known)
            }
            Event::Gave { seat, card: None, .. } => who("gave", *seat),
            Event::Gave { seat, card: Some(card), .. } => {
                who("gave-card", *seat).with("card", card_phrase(*card))
            }
            Event::Exchanged { from, to, card, .. } => {
                let phrase =
                    Phrase::new(if card.is_some() { "exchanged-card" } else { "exchanged" });
                let phrase = phrase.with("from", seat_phrase(*from)).with("to", seat_phrase(*to));
                phrase.with("card", card_phrase(card.unwrap_or(Card::HIDDEN)))
            }
            Event::Played { seat, card, tac, by } => who("played", *seat)
                .with("card", card_phrase(*card))
                .with("way", if *tac { "tac" } else { "plain" })
                .with("by", by_devil(*by)),
            Event::Discarded { seat, card, by } => {
                who("discarded", *seat).with("card", card_phrase(*card)).with("by", by_devil(*by))
            }
            Event::Undone => Phrase::new("undone"),
            Event::Moved { owner, from, to } => {
                let key = match (from.at_home(), to.at_home()) {
                    (Some((_, 0)), _) => "opened",
                    (None, Some(_)) => "moved-home",
                    _ => "moved",
                };
                let phrase = who(key, *owner).with("from", from.to_string());
                phrase.with("to", to.to_string())
            }
            Event::Captured { owner, field } => {
                who("captured", *owner).with("field", field.to_string())
            }
            Event::Swapped { one, two, owners } => Phrase::new("swapped")
                .with("one", one.to_string())
                .with("two", two.to_string())
                .with("first", seat_phrase(owners[0]))
                .with("second", seat_phrase(owners[1])),
            Event::Skipped { seat } => who("skipped", *seat),
            Event::Passed { hands, .. } => {
                let known: Vec<Phrase> = (0..)
                    .map(Seat)
                    .zip(hands)
                    .filter_map(|(seat, hand)| Some((seat, hand.as_ref()?)))
                    .map(|(seat, hand)| who("passed-hand", seat).with("cards", cards_phrases(hand)))
                    .collect();
                Phrase::new("passed").with("seen", known.len()).with("hands", known)
            }
            Event::Tempted { devil, victim, hand } => {
                let key = if hand.is_some() { "tempted-seen" } else { "tempted" };
                let cards = cards_phrases(hand.as_deref().unwrap_or_default());
                who(key, *devil).with("victim", seat_phrase(*victim)).with("cards", cards)
            }
            Event::Answerable { winners, seat } => {
                let names = winners.iter().map(seat_phrase).collect::<Vec<_>>();
                who("answerable", *seat).with("winners", names)
            }
            Event::Ended { winners, reason, cards } => {
                let names = winners.iter().map(seat_phrase).collect::<Vec<_>>();
                let team = if cards.is_some() { "-one-team" } else { "" };
                Phrase::new(format!("ended-{reason}{team}"))
                    .with("who", names)
                    .with("winners", winners.len())
                    .with("cards", cards.unwrap_or_default())
            }
        }
    }

    fn places(&self) -> Vec<String> {
        let board = || "board".to_owned();
        let panel = |seat: Seat| format!("seat-{seat}");
        match self {
            Event::Dealt { .. } => vec!["stock".to_owned()],
            Event::Gave { seat, .. } => vec![hand_id(*seat), board()],
            Event::Exchanged { from, to, .. } => vec![hand_id(*from), hand_id(*to)],
            Event::Played { seat, .. } | Event::Discarded { seat, .. } => {
                vec![hand_id(*seat), "pile".to_owned()]
            }
            Event::Undone | Event::Passed { .. } => vec![board()],
            Event::Moved { from, to, .. } => vec![from.to_string(), to.to_string()],
            Event::Captured { owner, field } => {
                vec![field.to_string(), Place::yard(owner.0).to_string()]
            }
            Event::Swapped { one, two, .. } => vec![one.to_string(), two.to_string()],
            Event::Tempted { devil, victim, .. } => vec![hand_id(*devil), hand_id(*victim)],
            Event::Skipped { seat } | Event::Answerable { seat, .. } => vec![panel(*seat)],
            Event::Ended { winners, .. } => winners.iter().map(panel).collect(),
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
    viewer.holds().iter().any(|seat| seats >> seat.0 & 1 == 1)
}

fn by_devil(by: Option<Seat>) -> Phrase {
    match by {
        None => Phrase::plain(""),
        Some(devil) => Phrase::new("by-devil").with("devil", seat_phrase(devil)),
    }
}

use serde::{Serialize, Serializer};
use table::{Event as _, Game, Phrase, Seat, Viewer};

use crate::{Rank, Square, Tactiki, reserve::dead_area};

/// What happens at a TacTiki table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A piece was placed on its start field.
    Placed {
        /// Whose piece.
        seat: Seat,
        /// Where.
        at: Square,
        /// Its number, by which it can be followed over the board.
        piece: u8,
        /// Its rank, for its owner only.
        #[serde(serialize_with = "number")]
        rank: Option<Rank>,
    },
    /// All pieces stand; the war begins.
    Began,
    /// A piece moved, perhaps into a fight.
    Moved {
        /// Whose piece.
        seat: Seat,
        /// Its number.
        piece: u8,
        /// The field it left.
        from: Square,
        /// The field it enters.
        to: Square,
        /// Whether an enemy stands on top there.
        attacks: bool,
    },
    /// Two pieces fought and everybody saw their ranks.
    Fought {
        /// Whose piece attacked.
        seat: Seat,
        /// Where.
        at: Square,
        /// The number of the attacker.
        attacker: u8,
        /// The number of the defender.
        defender: u8,
        /// The rank of the attacker.
        #[serde(serialize_with = "plain_number")]
        attacker_rank: Rank,
        /// The rank of the defender.
        #[serde(serialize_with = "plain_number")]
        defender_rank: Rank,
    },
    /// A dead piece came back.
    Reincarnated {
        /// Whose piece.
        seat: Seat,
        /// Where.
        at: Square,
        /// Its new number.
        piece: u8,
        /// Its rank, for its owner only.
        #[serde(serialize_with = "number")]
        rank: Option<Rank>,
    },
    /// A player could do nothing, so his turn passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The game ended.
    Ended {
        /// Who won, if anybody did.
        winner: Option<Seat>,
        /// Why.
        reason: &'static str,
    },
}

impl Event {
    /// The event in words, without the ranks that a fight showed unless they stay in sight.
    pub(crate) fn kept(&self, memory_aid: bool) -> Phrase {
        let phrase = self.phrase();
        match self {
            Event::Fought { .. } if !memory_aid => {
                phrase.with("own", "hidden").with("other", "hidden")
            }
            _ => phrase,
        }
    }
}

fn number<S: Serializer>(rank: &Option<Rank>, serializer: S) -> Result<S::Ok, S::Error> {
    rank.map(Rank::number).serialize(serializer)
}

fn plain_number<S: Serializer>(rank: &Rank, serializer: S) -> Result<S::Ok, S::Error> {
    rank.number().serialize(serializer)
}

impl table::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut seen = self.clone();
        if let Event::Placed { seat, rank, .. } | Event::Reincarnated { seat, rank, .. } = &mut seen
            && !viewer.is(*seat)
        {
            *rank = None;
        }
        Some(seen)
    }

    fn phrase(&self) -> Phrase {
        let secret =
            |rank: &Option<Rank>| rank.map_or("hidden".to_owned(), |rank| rank.to_string());
        match self {
            Event::Placed { seat, at, rank, .. } => Phrase::new("placed")
                .with("who", Tactiki::seat_name(*seat))
                .with("at", at.to_string())
                .with("rank", secret(rank)),
            Event::Began => Phrase::new("began"),
            Event::Moved { seat, from, to, attacks, .. } => {
                Phrase::new(if *attacks { "attacks" } else { "moved" })
                    .with("who", Tactiki::seat_name(*seat))
                    .with("from", from.to_string())
                    .with("to", to.to_string())
            }
            Event::Fought { seat, at, attacker_rank, defender_rank, .. } => {
                let result = if attacker_rank == defender_rank {
                    "fought-tie"
                } else if attacker_rank.defeats(*defender_rank) {
                    "fought-won"
                } else {
                    "fought-lost"
                };
                Phrase::new(result)
                    .with("attacker", Tactiki::seat_name(*seat))
                    .with("defender", Tactiki::seat_name(seat.opponent()))
                    .with("at", at.to_string())
                    .with("own", attacker_rank.to_string())
                    .with("other", defender_rank.to_string())
            }
            Event::Reincarnated { seat, at, rank, .. } => Phrase::new("reincarnated")
                .with("who", Tactiki::seat_name(*seat))
                .with("at", at.to_string())
                .with("rank", secret(rank)),
            Event::Passed { seat } => Phrase::new("passed").with("who", Tactiki::seat_name(*seat)),
            Event::Ended { winner, reason } => {
                let phrase = Phrase::new(format!("ended-{reason}"));
                match winner {
                    Some(seat) => phrase.with("who", Tactiki::seat_name(*seat)),
                    None => phrase,
                }
            }
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::Fought { .. })
    }

    fn places(&self) -> Vec<String> {
        match self {
            Event::Placed { at, .. } | Event::Fought { at, .. } => vec![at.to_string()],
            Event::Moved { from, to, .. } => vec![from.to_string(), to.to_string()],
            Event::Reincarnated { seat, at, .. } => vec![dead_area(*seat), at.to_string()],
            Event::Began | Event::Passed { .. } | Event::Ended { .. } => Vec::new(),
        }
    }
}

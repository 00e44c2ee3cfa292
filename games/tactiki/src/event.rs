use serde::{Serialize, Serializer};
use table::{Seat, Viewer};

use crate::{Rank, Square};

/// What happens at a TacTiki table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
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
    /// All pieces are placed; the war begins.
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
    /// A player could do nothing, so the turn passed.
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

    fn reveals(&self) -> bool {
        matches!(self, Event::Fought { .. })
    }
}

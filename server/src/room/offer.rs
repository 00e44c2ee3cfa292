use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

/// What a person can ask the others for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OfferKind {
    /// To go back to before the person's last action.
    Takeback,
    /// To give up together.
    Resign,
}

/// Something that a person asked the others for, as long as it is not settled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// What.
    pub kind: OfferKind,
    /// A seat of whoever asks.
    pub seat: Seat,
    /// The seats of those who agreed, and of whoever asks.
    pub agreed: SeatSet,
}

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

/// What a seat can ask the others for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OfferKind {
    /// To go back to before its last action.
    Takeback,
}

/// Something that a seat asked the others for, as long as it is not settled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// What.
    pub kind: OfferKind,
    /// Who asks.
    pub seat: Seat,
    /// Who agreed, the asking seat included.
    pub agreed: SeatSet,
}

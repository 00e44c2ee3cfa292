use table::{Phrase, Seat, SeatSet, Viewer};

use crate::{failure::Failure, voice::Voice};

/// Whose eyes see a game: those of a seat, of a spectator, or all at once.
#[derive(Clone, Copy)]
pub(crate) enum Eyes {
    Seat(u8),
    Spectator,
    All,
}

impl std::str::FromStr for Eyes {
    type Err = String;

    fn from_str(text: &str) -> Result<Eyes, String> {
        match text {
            "all" => Ok(Eyes::All),
            "spectator" => Ok(Eyes::Spectator),
            seat => seat
                .parse()
                .map(Eyes::Seat)
                .map_err(|_| "expected a seat, spectator or all".to_owned()),
        }
    }
}

impl Eyes {
    /// The viewer with these eyes at a table with so many seats.
    pub(crate) fn viewer(self, seats: usize, voice: &Voice) -> Result<Viewer, Failure> {
        match self {
            Eyes::All => Ok(Viewer::seats(SeatSet::first_seats(seats))),
            Eyes::Spectator => Ok(Viewer::SPECTATOR),
            Eyes::Seat(seat) if usize::from(seat) < seats => Ok(Viewer::seat(Seat(seat))),
            Eyes::Seat(seat) => {
                let phrase = Phrase::new("failed-seat").with("found", seat);
                Err(voice.refuse(phrase.with("last", seats - 1)))
            }
        }
    }
}

use table::{Sides, Viewer};

use crate::{
    failure::Failure,
    setting::{self, GameArg},
    voice::Voice,
};

/// Whose view of a game is shown: that of the player on a seat, of a spectator, or everything.
#[derive(Clone, Copy)]
pub(crate) enum ViewerArg {
    Seat(u64),
    Spectator,
    All,
}

impl std::str::FromStr for ViewerArg {
    type Err = String;

    fn from_str(text: &str) -> Result<ViewerArg, String> {
        match text {
            "all" => Ok(ViewerArg::All),
            "spectator" => Ok(ViewerArg::Spectator),
            seat => seat
                .parse()
                .map(ViewerArg::Seat)
                .map_err(|_| "expected a seat, spectator or all".to_owned()),
        }
    }
}

impl ViewerArg {
    /// The viewer at a table; a player with several seats sees what all of them see.
    pub(crate) fn viewer(
        self,
        game: GameArg,
        sides: &Sides,
        voice: &Voice,
    ) -> Result<Viewer, Failure> {
        match self {
            ViewerArg::All => Ok(Viewer::seats(sides.playing())),
            ViewerArg::Spectator => Ok(Viewer::SPECTATOR),
            ViewerArg::Seat(number) => {
                Ok(sides.viewer(setting::find_seat(number, game, sides, voice)?))
            }
        }
    }
}

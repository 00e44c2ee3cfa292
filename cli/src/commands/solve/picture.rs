use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
};

use maiak::{Action, Maiak, Square};
use render::{Arrow, Light};
use solve::First;
use table::{AnyTable, Seat, Viewer};

use crate::{
    commands::render::Picture, failure::Failure, files, names::SeatNames, setting::GameArg,
    voice::Voice,
};

/// How wide a PNG is.
const WIDTH: u32 = 1000;

/// Where the picture of an opening goes.
pub(super) struct Opening {
    path: PathBuf,
    picture: Picture,
}

impl Opening {
    /// At a path at which something can be written.
    pub(super) fn at(path: &Path, voice: &Voice) -> Result<Opening, Failure> {
        Ok(Opening { path: path.to_owned(), picture: Picture::at(path, voice)? })
    }

    /// Draw the start with an arrow for every step: whether whoever plays it wins, and in how many turns.
    pub(super) fn draw(
        &self,
        game: GameArg,
        table: &dyn AnyTable,
        start: &Maiak,
        firsts: &[First],
        voice: &Voice,
    ) -> Result<(), Failure> {
        let scene = table.stage(Viewer::SPECTATOR).scene;
        let scene = scene.map(&|phrase| voice.say_among(game, &SeatNames::NONE, &phrase));
        let arrows = arrows(start.turn_seat(), firsts);
        let svg = render::svg_with_arrows(game.style(), &scene, Light::Day, &arrows);
        let content = match self.picture {
            Picture::Svg => svg.into_bytes(),
            Picture::Png => render::png(&svg, WIDTH)
                .map_err(|error| files::unwritable(&self.path, &io::Error::other(error), voice))?,
        };
        files::write(&self.path, &content, voice)
    }
}

/// One arrow for each way a piece can go, whoever pays: a win in the fewest turns, or else what lasts longest.
fn arrows(own: Seat, firsts: &[First]) -> Vec<Arrow> {
    let mut ways: BTreeMap<(Square, Square), (bool, i64)> = BTreeMap::new();
    for first in firsts {
        let Action::Step { from, to, .. } = first.action else { continue };
        let good = first.winner == own;
        let turns = i64::from(first.turns);
        let found = (good, if good { -turns } else { turns });
        let best = ways.entry((from, to)).or_insert(found);
        *best = found.max(*best);
    }
    let arrow = |((from, to), (good, turns)): ((Square, Square), (bool, i64))| Arrow {
        from: format!("tile@{from}"),
        to: format!("tile@{to}"),
        good,
        text: format!("{}{}", if good { '+' } else { '-' }, turns.abs()),
    };
    ways.into_iter().map(arrow).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_several_payments_the_best_is_drawn() {
        let (own, other) = (Seat::new(0), Seat::new(1));
        let first =
            |action: &str, winner, turns| First { action: action.parse().unwrap(), winner, turns };
        let firsts = [
            first("a1-a2$b1", other, 6),
            first("a1-a2$c1", own, 9),
            first("a1-a2$d1", own, 7),
            first("b1-b2", other, 4),
            first("b1-b2$a1", other, 8),
        ];
        let drawn = arrows(own, &firsts);
        let told: Vec<_> = drawn.iter().map(|arrow| (&*arrow.to, &*arrow.text)).collect();
        assert_eq!(told, [("tile@a2", "+7"), ("tile@b2", "-8")]);
    }
}

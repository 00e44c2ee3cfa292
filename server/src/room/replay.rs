use serde::Serialize;
use table::{Lang, Phrase, Seat, Stage, Viewer, Wording};

use super::{
    Room,
    ending::Ending,
    message::{Report, SeatSaid},
};

/// A finished game from its first action to its last, as a viewer would have perceived it.
#[derive(Serialize)]
pub struct Replay<'a> {
    seats: Vec<SeatSaid<'a>>,
    plies: Vec<Report>,
    outcome: Option<Ending>,
}

impl Room {
    /// The viewer that a word names: a seat, `all` for everything open, `none` for a spectator.
    pub fn viewer_called(&self, word: &str) -> Option<Viewer> {
        let everyone = self.all_seats();
        match word {
            "all" => Some(Viewer::seats(everyone)),
            "none" => Some(Viewer::SPECTATOR),
            seat => {
                let seat = Seat::try_from(seat.parse::<u64>().ok()?).ok()?;
                everyone.contains(seat).then(|| Viewer::seat(seat))
            }
        }
    }

    /// All actions in words, for a viewer.
    pub fn replay(&self, viewer: Viewer, lang: Lang) -> Replay<'_> {
        let listener = self.listener(viewer, lang);
        let say = |phrase: &Phrase| self.game.words().speak(lang, phrase, &listener);
        Replay {
            seats: self.seats(viewer, lang, None, &Default::default()),
            plies: (0..self.ply()).map(|ply| self.report(ply, None, viewer, &say)).collect(),
            outcome: self.ending(lang),
        }
    }

    /// The stage after so many actions, for a viewer; after the last one if there are fewer.
    pub fn stage_at(&self, ply: usize, viewer: Viewer, lang: Lang) -> Stage<Wording> {
        let mut table = self.table.duplicate();
        table.rewind(ply.min(self.ply()));
        let listener = self.listener(viewer, lang);
        let say = |phrase: Phrase| self.game.words().speak(lang, &phrase, &listener);
        let stage = table.stage(viewer).map(&say);
        // Nobody acts any more.
        Stage { ways: Vec::new(), runs: Vec::new(), why: Vec::new(), ..stage }
    }
}

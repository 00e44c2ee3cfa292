use arena::{Standings, Study};
use table::Phrase;

use crate::voice::Voice;

/// What the games of a report are worth as evidence: how many differ, and how they began.
pub(crate) struct Evidence {
    pub(crate) games: u64,
    pub(crate) different: u64,
    pub(crate) unknown: u64,
    pub(crate) opening_plies: u32,
}

impl From<&Standings> for Evidence {
    fn from(standings: &Standings) -> Evidence {
        let Standings { games, different, unknown, opening_plies, .. } = *standings;
        Evidence { games, different, unknown, opening_plies }
    }
}

impl From<&Study> for Evidence {
    fn from(study: &Study) -> Evidence {
        let Study { games, different, unknown, opening_plies, .. } = *study;
        Evidence { games, different, unknown, opening_plies }
    }
}

impl Evidence {
    /// The same in words; `asked` if the command asked for openings itself.
    pub(crate) fn tell(&self, asked: bool, voice: &Voice) -> Vec<String> {
        let repeats = self.different < self.games;
        let key = if repeats { "evidence-repeats" } else { "evidence-differed" };
        let differed = Phrase::new(key).with("different", self.different).with("games", self.games);
        let mut lines = vec![voice.say(differed)];
        if self.unknown > 0 {
            lines.push(voice.say(Phrase::new("evidence-unknown").with("games", self.unknown)));
        }
        if self.opening_plies > 0 {
            let key = if asked { "evidence-opening" } else { "evidence-opening-usual" };
            lines.push(voice.say(Phrase::new(key).with("plies", self.opening_plies)));
        }
        lines
    }
}

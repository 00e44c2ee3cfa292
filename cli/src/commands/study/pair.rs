use arena::{Estimate, EventStat, Series, Study, StudyPlan};
use serde_json::Value;
use table::{Phrase, Sides};

use super::super::arena::Evidence;
use crate::{names::SeatNames, setting::GameArg, voice::Voice};

/// One study, or two to be compared, with what it takes to tell of them.
pub(crate) struct Pair<'a> {
    pub(crate) voice: &'a Voice,
    pub(crate) game: GameArg,
    pub(crate) sides: Sides,
    /// One or two.
    pub(crate) studies: Vec<Study>,
    /// What the options of each are called.
    pub(crate) names: Vec<String>,
}

impl<'a> Pair<'a> {
    /// Studies with their plans.
    pub(crate) fn new(
        game: GameArg,
        first: (Study, StudyPlan),
        second: Option<(Study, StudyPlan)>,
        voice: &'a Voice,
    ) -> Pair<'a> {
        let sides = *first.1.lineup().sides();
        let studies: Vec<Study> =
            [first].into_iter().chain(second).map(|(study, _)| study).collect();
        let name = |study: &Study| named(game, &study.options, voice);
        let mut names: Vec<String> = studies.iter().map(name).collect();
        if names.len() > 1 {
            for (name, letter) in names.iter_mut().zip(["A", "B"]) {
                *name = format!("{letter}: {name}");
            }
        }
        Pair { voice, game, sides, studies, names }
    }

    /// What was played.
    pub(crate) fn intro(&self, opening_asked: bool) -> Vec<String> {
        let mut lines = Vec::new();
        for (study, name) in self.studies.iter().zip(&self.names) {
            let phrase = Phrase::new("study-played")
                .with("games", study.games)
                .with("bots", study.bots.join(", "))
                .with("options", name.as_str());
            lines.push(self.voice.say(phrase));
            lines.extend(Evidence::from(study).tell(opening_asked, self.voice));
            if study.interrupted {
                lines.push(self.voice.word("study-interrupted"));
            }
            if study.failures > 0 {
                let phrase = Phrase::new("study-failures").with("games", study.failures);
                lines.push(self.voice.say(phrase));
            }
        }
        lines.push(self.voice.word("study-note"));
        lines
    }

    /// Whether two are compared.
    pub(crate) fn is_comparison(&self) -> bool {
        self.studies.len() > 1
    }

    /// What a side is called.
    pub(crate) fn side(&self, side: usize) -> String {
        self.voice.seats(self.game, &SeatNames::NONE, self.sides.sides()[side])
    }

    /// What a kind of event is called.
    pub(crate) fn kind(&self, event: &EventStat) -> String {
        self.voice.say_of(self.game, &self.game.kind(&event.kind))
    }

    /// The same figures of each study, to be drawn.
    pub(crate) fn series(&self, of: impl Fn(&Study) -> Vec<Estimate>) -> Vec<Series> {
        let series =
            |(study, name): (&Study, &String)| Series { name: name.clone(), values: of(study) };
        self.studies.iter().zip(&self.names).map(series).collect()
    }

    /// Headings for figures: the given ones, and those of each study.
    pub(crate) fn heads(&self, first: &'static str, each: &[&'static str]) -> Vec<String> {
        let mut heads = vec![self.voice.word(first)];
        for letter in ["A", "B"].into_iter().take(self.studies.len()) {
            for &key in each {
                let word = self.voice.word(key);
                heads.push(if self.is_comparison() { format!("{letter}: {word}") } else { word });
            }
        }
        heads
    }
}

/// What a set of options is called: what differs from the defaults.
fn named(game: GameArg, options: &Value, voice: &Voice) -> String {
    let changed = voice.agreed(game, game.about().rules_version, options);
    if changed.is_empty() { voice.word("study-usual") } else { changed.join(", ") }
}

use coach::Hint;
use table::{AnyTable, Phrase, Seat, Sides, Stage, Viewer};

use super::host::News;
use crate::{names::SeatNames, rulebook, setting::GameArg, voice::Voice};

/// Puts what a table shows a viewer into words.
pub(crate) struct Teller<'a> {
    pub(crate) game: GameArg,
    pub(crate) voice: &'a Voice,
    pub(crate) names: SeatNames,
    pub(crate) sides: Sides,
    /// In whose ears; whoever watches bots is none of the players.
    pub(crate) ears: Viewer,
    /// What is remembered of each action in those ears.
    log: Vec<Vec<String>>,
    /// How many actions were told.
    told: usize,
}

impl<'a> Teller<'a> {
    pub(crate) fn new(
        game: GameArg,
        voice: &'a Voice,
        names: SeatNames,
        sides: Sides,
    ) -> Teller<'a> {
        Teller { game, voice, names, sides, ears: Viewer::SPECTATOR, log: Vec::new(), told: 0 }
    }

    /// Speak to somebody else from now on.
    pub(crate) fn turn_to(&mut self, ears: Viewer) {
        if self.ears != ears {
            self.ears = ears;
            self.log.clear();
        }
    }

    /// Something in the words of the game.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.voice.say_among(self.game, &self.names.heard_by(self.sides, self.ears), phrase)
    }

    /// What a seat is called.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.voice.seat(self.game, &self.names, seat)
    }

    pub(crate) fn stage(&self, stage: Stage) -> Stage<String> {
        stage.map(&|phrase| self.say(&phrase))
    }

    /// What happened in the eyes of a viewer: what is remembered of it, and the latest as it was told; and how many lines
    /// of it are new.
    pub(crate) fn log(&mut self, table: &dyn AnyTable, viewer: Viewer) -> (Vec<String>, usize) {
        let plies = table.actions().len();
        let last = plies.saturating_sub(1);
        self.log.truncate(last);
        for ply in self.log.len()..last {
            let seen = table.seen(ply, viewer);
            let told = seen.iter().map(|seen| self.say(&seen.remembered)).collect();
            self.log.push(told);
        }
        let latest = table.seen(last, viewer);
        let latest = latest.iter().map(|seen| self.say(&seen.phrase));
        let latest: Vec<String> = latest.filter(|line| !line.is_empty()).collect();
        let fresh = if plies > self.told { latest.len() } else { 0 };
        self.told = plies;
        let before = self.log.iter().flatten().filter(|line| !line.is_empty()).cloned();
        (before.chain(latest).collect(), fresh)
    }

    /// The table in sentences.
    pub(crate) fn describe(&self, table: &dyn AnyTable, viewer: Viewer) -> News {
        let over = table.outcome().is_some();
        let told = if over { table.describe_at_end(viewer) } else { table.describe(viewer) };
        let told: Vec<String> = told.iter().map(|phrase| self.say(phrase)).collect();
        News::Page { title: self.game.about().title.to_owned(), text: told.join("\n") }
    }

    /// Where the last action happened.
    pub(crate) fn places(table: &dyn AnyTable, viewer: Viewer) -> Vec<String> {
        let last = table.actions().len().checked_sub(1);
        let seen = last.map(|ply| table.seen(ply, viewer)).unwrap_or_default();
        seen.into_iter().flat_map(|seen| seen.places).collect()
    }

    /// What a thing is and does.
    pub(crate) fn explain(&self, table: &dyn AnyTable, viewer: Viewer, id: String) -> News {
        let help: Vec<String> =
            table.help(viewer, &id).iter().map(|phrase| self.say(phrase)).collect();
        News::Explained { id, text: help.join(" ") }
    }

    /// The rules, or one of them.
    pub(crate) fn rules(&self, number: Option<&str>) -> News {
        let title = self.game.about().title.to_owned();
        match rulebook::read(self.game, number, self.voice) {
            Ok(text) => News::Page { title, text: rulebook::plain(&text) },
            Err(phrase) => News::Said(self.voice.say(phrase)),
        }
    }

    /// A good action: what to pick for it, what it does, and why.
    pub(crate) fn hint(
        &self,
        table: &dyn AnyTable,
        viewer: Viewer,
        seat: Seat,
        hint: &Hint,
    ) -> News {
        let action = hint.action.as_str();
        let ways = table.stage(viewer).ways;
        let way = ways.iter().find(|way| way.seat == seat && way.action == action);
        let picks = way
            .map(|way| way.path.picks.iter().map(ToString::to_string).collect())
            .unwrap_or_default();
        let told = coach::tell(table, seat, &[(seat, action.to_owned())]);
        let told: Vec<String> = told.iter().flatten().map(|phrase| self.say(phrase)).collect();
        let why: Vec<String> = hint.why.iter().map(|phrase| self.say(phrase)).collect();
        hinted(self.voice, action, picks, &told, &why)
    }
}

/// A hint as it is told: an action, what happens then as far as that is known, and why it is good.
pub(super) fn hinted(
    voice: &Voice,
    action: &str,
    picks: Vec<String>,
    told: &[String],
    why: &[String],
) -> News {
    let mut text = format!("{}.", voice.say(Phrase::new("hint").with("action", action)));
    // There may be room for a line or two only, and the marks show already what to do.
    if !why.is_empty() {
        let why = voice.say(Phrase::new("hint-why").with("why", why.join(" ")));
        text = format!("{text} {why}");
    }
    News::Hint { picks, text: [&[text], told].concat().join(" ") }
}

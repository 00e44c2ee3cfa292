use table::Phrase;

use super::round::Round;
use crate::failure::Failure;

/// What is said before and after a round.
impl Round<'_> {
    /// Say what is played, by whom and how, and commit to the seed before anything is chosen.
    pub(crate) fn introduce(&mut self) -> Result<(), Failure> {
        let title = Phrase::new("title")
            .with("title", self.game.about().title)
            .with("number", self.ledger.finished.len() + 1)
            .with("games", self.ledger.games);
        self.screen.say(title)?;
        self.screen.say_of_game(&Phrase::goal())?;
        self.tell_who()?;
        let (rules, options) = (self.table.rules(), self.table.options());
        let changed = self.screen.voice.agreed(self.game, rules, &options);
        if !changed.is_empty() {
            let changed = changed.into_iter().map(Phrase::plain).collect::<Vec<_>>();
            self.screen.say(Phrase::new("options-changed").with("options", changed))?;
        }
        let commitment = self.ledger.record(&*self.table, None).commitment;
        self.screen.say(Phrase::new("commitment").with("commitment", commitment))?;
        if !self.table.actions().is_empty() {
            self.screen.say(Phrase::new("resumed").with("actions", self.table.actions().len()))?;
        }
        if self.ledger.was_unsealed() {
            self.screen.say(Phrase::new("resumed-unsealed"))?;
        }
        // No example here: what a seat may do can tell what it holds.
        if self.bots.iter().any(Option::is_none) {
            self.screen.say(Phrase::new("prompt-help"))?;
        }
        Ok(())
    }

    /// Say how it ended and where it is kept.
    pub(crate) fn conclude(&mut self) -> Result<(), Failure> {
        let (voice, game, sides) = (self.screen.voice, self.game, &self.ledger.sides);
        let names = &self.screen.names;
        let record = self.ledger.record(&*self.table, self.ended);
        let words = voice.ending(game, names, &*self.table, record.ended.as_ref());
        let end = record.outcome.or(record.ended).filter(|_| sides.sides().len() > 1);
        let scores = end.map(|end| voice.scores(game, names, sides, &end.scores));
        self.screen.console.show(words)?;
        if let Some(scores) = scores {
            self.screen.say(Phrase::new("scores").with("scores", scores))?;
        }
        if let Some(path) = &self.ledger.path {
            self.screen.say(Phrase::new("record-kept").with("path", path.display().to_string()))?;
        }
        Ok(())
    }

    /// Say how to go on another time.
    pub(crate) fn farewell(&mut self) -> Result<(), Failure> {
        self.screen.console.show(self.ledger.farewell(self.screen.voice))?;
        Ok(self.screen.console.flush()?)
    }
}

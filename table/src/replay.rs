use crate::{AnyGame, AnyTable, Phrase, Record, RecordError, RecordedOutcome, Seed};

/// A record played again, by the rules that it was played by.
impl Record {
    /// Replay the record from its start and check everything it claims: its seal, the commitment,
    /// every action, the outcome. Returns the table as it stands after the last action.
    pub fn verify(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyTable>, RecordError> {
        if self.seed.is_none() {
            return Err(RecordError::new(None, Phrase::new("record-no-seed")));
        }
        self.check_seal()?;
        let mut table = self.set_up(game)?;
        for ply in 0..self.actions.len() {
            self.play_ply(game, table.as_mut(), ply)?;
        }
        let outcome = table.outcome().map(RecordedOutcome::from);
        if outcome != self.outcome {
            let say = |outcome: &Option<RecordedOutcome>| match outcome {
                Some(outcome) => Phrase::plain(outcome.to_string()),
                None => Phrase::new("record-unfinished"),
            };
            let phrase = Phrase::new("record-outcome")
                .with("claimed", say(&self.outcome))
                .with("found", say(&outcome));
            return Err(RecordError::new(None, phrase));
        }
        Ok(table)
    }

    /// The table as it stood before the first action. A record without its seed can be set up and
    /// looked at only where the game draws nothing.
    pub fn set_up(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyTable>, RecordError> {
        let about = game.about();
        let fail = |phrase| Err(RecordError::new(None, phrase).said_with(about.messages));
        if self.game != about.id {
            let phrase = Phrase::new("record-game").with("claimed", self.game.as_str());
            return fail(phrase.with("found", about.id));
        }
        if !about.knows_rules(self.rules) {
            let phrase = Phrase::new("record-rules").with("claimed", self.rules.to_string());
            let phrase = phrase.with("oldest", about.oldest_rules.to_string());
            return fail(phrase.with("newest", about.rules_version.to_string()));
        }
        let seed = self.seed.unwrap_or(Seed([0; 32]));
        let table = match &self.start {
            None => game.start(self.rules, &self.options, seed),
            Some(state) => game.load(self.rules, &self.options, seed, state),
        };
        table.or_else(|problems| {
            fail(Phrase::new("record-start").with("problems", problems.to_phrase()))
        })
    }

    /// Do the action with this number at a table that stands right before it.
    pub fn play_ply(
        &self,
        game: &dyn AnyGame,
        table: &mut dyn AnyTable,
        ply: usize,
    ) -> Result<(), RecordError> {
        let (seat, action) = &self.actions[ply];
        let numbered = |key| Phrase::new(key).with("number", (ply + 1).to_string());
        if !table.sides().playing().contains(*seat) {
            let phrase = numbered("record-seat").with("seat", seat.to_string());
            return Err(RecordError::new(Some(ply), phrase));
        }
        table.play(*seat, action).map_err(|refusal| {
            let phrase = numbered("record-action")
                .with("seat", game.seat_name(*seat))
                .with("action", action.as_str())
                .with("refusal", refusal.to_phrase());
            RecordError::new(Some(ply), phrase).said_with(game.about().messages)
        })
    }
}

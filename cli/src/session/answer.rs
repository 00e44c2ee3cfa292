use bots::Spec;
use table::{Phrase, Seat};

use super::{order::Question, round::Round};
use crate::{
    failure::Failure,
    listing, pilot,
    rulebook::{self, Rulebook},
};

impl Round<'_> {
    /// Answer a question that changes nothing at the table.
    pub(crate) fn answer(&mut self, seat: Seat, question: Question) -> Result<(), Failure> {
        match question {
            Question::Legal => {
                let legal = self.table.legal(seat);
                self.screen.console.show(listing::columns(&legal))?;
            }
            Question::Help => self.screen.say(Phrase::new("help"))?,
            Question::Board => self.screen.draw(&*self.table)?,
            Question::Describe => self.screen.describe(&*self.table)?,
            Question::Last => self.tell_last()?,
            Question::Who => self.tell_who()?,
            Question::Hint => self.give_hint(seat)?,
            Question::Rules(rule) => self.print_rules(rule)?,
            Question::Save(Some(path)) => {
                match self.ledger.save(&path, &*self.table, self.screen.voice) {
                    Ok(()) => {
                        let path = path.display().to_string();
                        self.screen.say(Phrase::new("saved").with("path", path))?;
                    }
                    // A name that does not work is no reason to end the game.
                    Err(Failure::Input(reasons)) => self.screen.console.show(reasons.join("\n"))?,
                    Err(failure) => return Err(failure),
                }
            }
            Question::Save(None) => self.screen.say(Phrase::new("save-where"))?,
            Question::Nothing => self.screen.say(Phrase::new("prompt-help"))?,
        }
        Ok(())
    }

    /// Who sits where, on which team, and who may act.
    pub(crate) fn tell_who(&mut self) -> Result<(), Failure> {
        for seat in (0..self.table.seats()).map(|seat| Seat(seat as u8)) {
            let voice = self.screen.voice;
            let team = self.table.team(seat);
            let phrase = Phrase::new("who")
                .with("seat", self.seat_and_name(seat))
                .with("sitter", self.ledger.sitters[seat.index()].phrase())
                .with("mates", team.len() - 1)
                .with("team", voice.seats(self.game, team))
                .with("acts", if self.table.to_act().contains(seat) { "yes" } else { "no" });
            self.screen.say(phrase)?;
        }
        Ok(())
    }

    /// The number of a seat and what the game calls it, where that is more than its number.
    fn seat_and_name(&self, seat: Seat) -> String {
        let voice = self.screen.voice;
        let number = voice.say(Phrase::new("seat").with("number", seat.to_string()));
        let name = voice.seat(self.game, seat);
        if name == number { name } else { format!("{number}, {name}") }
    }

    /// Everything that whoever acted last did in one go.
    fn tell_last(&mut self) -> Result<(), Failure> {
        let actions = self.table.actions();
        let Some((last, _)) = actions.last() else {
            return Ok(self.screen.say(Phrase::new("last-nothing"))?);
        };
        let in_one_go = actions.iter().rev().take_while(|(seat, _)| seat == last).count();
        Ok(self.screen.tell(&*self.table, actions.len() - in_one_go..actions.len())?)
    }

    fn give_hint(&mut self, seat: Seat) -> Result<(), Failure> {
        // Asking twice gives the same answer.
        let seed = table::Seed::from(self.table.actions().len() as u64);
        let mut adviser = pilot::bot(self.game, &Spec::Greedy, seed, seat, self.screen.voice)?;
        let choice = adviser.choose(&*self.table, seat);
        let action =
            choice.map_err(|error| pilot::lost(self.game, seat, &error, self.screen.voice))?;
        Ok(self.screen.say(Phrase::new("hint").with("action", action))?)
    }

    fn print_rules(&mut self, rule: Option<String>) -> Result<(), Failure> {
        match Rulebook::of(self.game).read(rule.as_deref()) {
            Ok(text) => {
                let text = rulebook::for_reader(&text, self.game, self.screen.voice);
                self.screen.console.show(text)?;
            }
            Err(phrase) => self.screen.say(phrase)?,
        }
        Ok(())
    }
}

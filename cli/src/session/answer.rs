use table::{Company, Phrase, Seat, SeatSet};

use super::{adviser, order::Question, round::Round};
use crate::{driver, failure::Failure, listing, rulebook};

impl Round<'_> {
    /// Answer a question that changes nothing at the table.
    pub(crate) fn answer(&mut self, seat: Seat, question: Question) -> Result<(), Failure> {
        match question {
            Question::Legal => {
                let legal = self.table.legal(seat);
                self.screen.console.show(listing::columns(&legal))?;
            }
            Question::Help => self.screen.say(Phrase::new("help"))?,
            Question::Thing(name) => {
                let legal = self.table.legal(seat);
                self.screen.explain(&*self.table, &name, &legal)?;
            }
            Question::Board => self.screen.show_picture(&*self.table)?,
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
        let (voice, sides) = (self.screen.voice, self.ledger.sides);
        let alone = self.ledger.people() == 1;
        let called = |seats: SeatSet| voice.seats(self.game, &self.screen.names, seats);
        let mut lines = Vec::new();
        for (&seats, sitter) in sides.people().iter().zip(&self.ledger.sitters) {
            let first = seats.first().expect("a person holds a seat");
            let known_as = called(seats);
            let name = self.screen.names.name(first);
            let named = name.is_some_and(|name| known_as.contains(&name));
            let team = sides.team(first);
            let mates = SeatSet::of(team.iter().filter(|&seat| !seats.contains(seat)));
            let acts = !self.table.to_act().intersection(seats).is_empty();
            let phrase = Phrase::new("who")
                .with("seats", known_as)
                .with("sitter", sitter.phrase(alone, named))
                .with("mates", mates.len())
                .with("team", called(mates))
                .with("acts", if acts { "yes" } else { "no" });
            lines.push(phrase);
        }
        let all = SeatSet::first_seats(sides.seats());
        let empty = SeatSet::of(all.iter().filter(|&seat| !sides.playing().contains(seat)));
        if !empty.is_empty() {
            lines.push(Phrase::new("who-empty").with("seats", called(empty)));
        }
        for line in lines {
            self.screen.say(line)?;
        }
        Ok(())
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
        let failed =
            |round: &Self, error| driver::lost(round.screen.name(seat), &error, round.screen.voice);
        let adviser = self.screen.voice.word("screen-adviser");
        let thinking = Phrase::new("thinking").with("who", adviser);
        self.screen.console.wait(&self.screen.voice.say(thinking))?;
        let bot = adviser::adviser(self.game, self.table.actions().len());
        let hint = bot
            .and_then(|mut bot| coach::hint_of(self.game, &mut *bot, &*self.table, seat))
            .map_err(|error| failed(self, error))?;
        self.screen.say(Phrase::new("hint").with("action", hint.action.as_str()))?;
        let told = coach::tell(&*self.table, seat, &[(seat, hint.action)]);
        for phrase in told.iter().flatten() {
            self.screen.say_of_game(phrase)?;
        }
        let why: Vec<String> = hint.why.iter().map(|why| self.screen.of_game(why)).collect();
        Ok(self.screen.say(Phrase::new("hint-why").with("why", why.join(" ")))?)
    }

    fn print_rules(&mut self, rule: Option<String>) -> Result<(), Failure> {
        match rulebook::read(self.game, rule.as_deref(), self.screen.voice) {
            Ok(text) => {
                let text = rulebook::for_reader(&text, self.game, self.screen.voice);
                self.screen.console.show(text)?;
            }
            Err(phrase) => self.screen.say(phrase)?,
        }
        Ok(())
    }
}

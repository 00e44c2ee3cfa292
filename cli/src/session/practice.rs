use table::{AnyTable, Attempt, Exercise, Phrase, Seat, Verdict};

use super::{
    order::{Order, Question},
    screen::Screen,
};
use crate::{
    console::Console, failure::Failure, listing, names::SeatNames, rulebook, setting::GameArg,
    voice::Voice,
};

/// Somebody at work on an exercise at the screen.
pub(crate) struct Practice<'a> {
    pub(crate) game: GameArg,
    pub(crate) voice: &'a Voice,
    /// Sentences instead of pictures.
    pub(crate) spoken: bool,
    /// What is said to something legal that was not meant: with the end of the key of a special
    /// answer, where there is one.
    pub(crate) wrong: &'a dyn Fn(Option<&str>) -> String,
}

impl Practice<'_> {
    /// Let somebody work until the goal is reached; false if they leave before.
    pub(crate) fn run(&self, exercise: &Exercise, console: &mut Console) -> Result<bool, Failure> {
        let mut attempt = Attempt::begin(self.game, exercise)
            .map_err(|problems| self.voice.problems(self.game, &problems))?;
        let people = vec![attempt.viewer()];
        let names = SeatNames::NONE;
        let table = attempt.table();
        let mut screen =
            Screen::new(console, self.voice, self.game, names, self.spoken, people, table);
        while !attempt.is_done() {
            let own = attempt.viewer().holds().intersection(attempt.table().to_act());
            let Some(seat) = own.first() else { return Ok(false) };
            screen.tell_news(attempt.table())?;
            screen.look(attempt.table())?;
            if !self.ask(seat, &mut attempt, &mut screen)? {
                return Ok(false);
            }
        }
        screen.tell_news(attempt.table())?;
        screen.look(attempt.table())?;
        Ok(true)
    }

    /// Let them try until something was right; false if they leave.
    fn ask(
        &self,
        seat: Seat,
        attempt: &mut Attempt<'_>,
        screen: &mut Screen<'_>,
    ) -> Result<bool, Failure> {
        let legal = attempt.table().legal(seat);
        let prompt = format!("{}>", screen.name(seat));
        loop {
            let Some(line) = screen.console.ask(&prompt)? else { return Ok(false) };
            match Order::read(&line, &legal) {
                Order::Quit | Order::Resign => return Ok(false),
                Order::Act(action) => match attempt.act(seat, &action) {
                    Ok(Verdict::Done | Verdict::GoOn) => return Ok(true),
                    Ok(Verdict::Wrong(say)) => screen.console.show((self.wrong)(say))?,
                    Err(refusal) => screen.say_of_game(&refusal.to_phrase())?,
                },
                Order::Ask(question) => self.answer(question, &legal, attempt, screen)?,
                Order::Undo => screen.say(Phrase::new("practice-help"))?,
            }
        }
    }

    fn answer(
        &self,
        question: Question,
        legal: &[String],
        attempt: &Attempt<'_>,
        screen: &mut Screen<'_>,
    ) -> Result<(), Failure> {
        let table: &dyn AnyTable = attempt.table();
        match question {
            Question::Legal => screen.console.show(listing::columns(legal))?,
            Question::Board => screen.show_picture(table)?,
            Question::Describe => screen.describe(table)?,
            Question::Last => screen.tell(table, 0..table.actions().len())?,
            Question::Hint => {
                let next = attempt.next().unwrap_or_default();
                screen.say(Phrase::new("practice-hint").with("action", next))?;
            }
            Question::Rules(rule) => match rulebook::read(self.game, rule.as_deref(), self.voice) {
                Ok(text) => {
                    let text = rulebook::for_reader(&text, self.game, self.voice);
                    screen.console.show(text)?;
                }
                Err(phrase) => screen.say(phrase)?,
            },
            Question::Help | Question::Who | Question::Save(_) | Question::Nothing => {
                screen.say(Phrase::new("practice-help"))?;
            }
        }
        Ok(())
    }
}

use table::{Attempt, Exercise, Phrase, Verdict};

use super::{
    order::{Order, Question},
    screen::Screen,
};
use crate::{
    console::Console, failure::Failure, listing, names::SeatNames, rulebook, setting::GameArg,
    voice::Voice,
};

/// An exercise at the screen: something to be done in a position, and what is said to it.
pub(crate) struct Practice<'a> {
    pub(crate) game: GameArg,
    pub(crate) exercise: &'a Exercise,
    /// What is to be done.
    pub(crate) task: String,
    /// What is said to a verdict.
    pub(crate) says: &'a dyn Fn(Verdict<'_>) -> String,
    /// Sentences instead of pictures.
    pub(crate) spoken: bool,
}

/// How somebody came out of an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Practised {
    /// The goal was reached.
    Done,
    /// On to the next.
    Skipped,
    /// Enough.
    Left,
}

impl Practice<'_> {
    /// Show the position and let somebody try until it is done.
    pub(crate) fn run(&self, console: &mut Console, voice: &Voice) -> Result<Practised, Failure> {
        let mut attempt = Attempt::begin(self.game, self.exercise)
            .map_err(|problems| voice.problems(self.game, &problems))?;
        let (viewer, names) = (attempt.viewer(), SeatNames::NONE);
        let people = vec![viewer];
        let mut screen =
            Screen::new(console, voice, self.game, names, self.spoken, people, attempt.table());
        screen.look(attempt.table())?;
        screen.console.show(&self.task)?;
        let prompt = format!("{}>", screen.name(self.exercise.seat));
        loop {
            let Some(line) = screen.console.ask(&prompt)? else { return Ok(Practised::Left) };
            if ["skip", "/skip"].contains(&line.to_lowercase().as_str()) {
                return Ok(Practised::Skipped);
            }
            let acting = viewer.holds().intersection(attempt.table().to_act());
            let legal: Vec<String> =
                acting.iter().flat_map(|seat| attempt.table().legal(seat)).collect();
            match Order::read(&line, &legal) {
                Order::Quit => return Ok(Practised::Left),
                Order::Act(action) => match attempt.answer(&action) {
                    Ok(verdict) => {
                        screen.tell_news(attempt.table())?;
                        screen.console.show((self.says)(verdict))?;
                        match verdict {
                            Verdict::Done => return Ok(Practised::Done),
                            Verdict::GoOn => screen.look(attempt.table())?,
                            Verdict::Wrong(_) => {}
                        }
                    }
                    Err(refusal) => screen.say_of_game(&refusal.to_phrase())?,
                },
                Order::Ask(question) => self.answer(&mut screen, &attempt, &legal, question)?,
                Order::Undo | Order::Resign => screen.say(Phrase::new("learn-help"))?,
            }
        }
    }

    fn answer(
        &self,
        screen: &mut Screen<'_>,
        attempt: &Attempt<'_>,
        legal: &[String],
        question: Question,
    ) -> Result<(), Failure> {
        match question {
            Question::Legal => screen.console.show(listing::columns(legal))?,
            Question::Board => screen.show_picture(attempt.table())?,
            Question::Describe => screen.describe(attempt.table())?,
            Question::Thing(name) => screen.explain(attempt.table(), &name)?,
            Question::Hint => {
                if let Some(next) = attempt.next() {
                    screen.say(Phrase::new("learn-hint").with("action", next))?;
                }
            }
            Question::Rules(rule) => {
                match rulebook::read(self.game, rule.as_deref(), screen.voice) {
                    Ok(text) => {
                        let text = rulebook::for_reader(&text, self.game, screen.voice);
                        screen.console.show(text)?;
                    }
                    Err(phrase) => screen.say(phrase)?,
                }
            }
            Question::Nothing => screen.console.show(&self.task)?,
            Question::Help | Question::Last | Question::Who | Question::Save(_) => {
                screen.say(Phrase::new("learn-help"))?;
            }
        }
        Ok(())
    }
}

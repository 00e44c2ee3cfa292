use table::{Attempt, Exercise, Phrase, Verdict};

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
    /// What is to be done.
    pub(crate) task: String,
    /// What is said to something legal that was done.
    pub(crate) says: &'a dyn Fn(Verdict<'_>) -> String,
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
    /// Show the position and let somebody work until the goal is reached.
    pub(crate) fn run(
        &self,
        exercise: &Exercise,
        console: &mut Console,
    ) -> Result<Practised, Failure> {
        let mut attempt = Attempt::begin(self.game, exercise)
            .map_err(|problems| self.voice.problems(self.game, &problems))?;
        let (viewer, names) = (attempt.viewer(), SeatNames::NONE);
        let (people, table) = (vec![viewer], attempt.table());
        let mut screen =
            Screen::new(console, self.voice, self.game, names, self.spoken, people, table);
        screen.look(attempt.table())?;
        screen.console.show(&self.task)?;
        loop {
            let acting = viewer.holds().intersection(attempt.table().to_act());
            let legal: Vec<String> =
                acting.iter().flat_map(|seat| attempt.table().legal(seat)).collect();
            let prompt = format!("{}>", screen.name(acting.first().unwrap_or(exercise.seat)));
            let Some(line) = screen.console.ask(&prompt)? else { return Ok(Practised::Left) };
            if ["skip", "/skip"].contains(&line.to_lowercase().as_str()) {
                return Ok(Practised::Skipped);
            }
            match Order::read(&line, &legal) {
                Order::Quit | Order::Resign => return Ok(Practised::Left),
                Order::Act(action) => match attempt.answer(&action) {
                    Ok(verdict) => {
                        screen.tell_news(attempt.table())?;
                        if let Verdict::GoOn | Verdict::Done = verdict {
                            screen.look(attempt.table())?;
                        }
                        screen.console.show((self.says)(verdict))?;
                        if verdict == Verdict::Done {
                            return Ok(Practised::Done);
                        }
                    }
                    Err(refusal) => screen.say_of_game(&refusal.to_phrase())?,
                },
                Order::Ask(question) => self.answer(question, &legal, &attempt, &mut screen)?,
                Order::Undo | Order::TakeBack | Order::Random => {
                    screen.say(Phrase::new("practice-help"))?
                }
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
        let table = attempt.table();
        match question {
            Question::Legal => screen.console.show(listing::columns(legal))?,
            Question::Board => screen.show_picture(table)?,
            Question::Describe => screen.describe(table)?,
            Question::Thing(name) => screen.explain(table, &name, legal)?,
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
            Question::Nothing => screen.console.show(&self.task)?,
            Question::Help | Question::Who | Question::Save(_) => {
                screen.say(Phrase::new("practice-help"))?;
            }
        }
        Ok(())
    }
}

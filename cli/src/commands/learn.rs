use clap::Args;
use table::{Lesson, Phrase, Step, Verdict};

use super::choose;
use crate::{
    console::Console,
    failure::Failure,
    looks::Looks,
    screen::{Drill, PracticeHost},
    session::{Practice, Practised},
    setting::{self, GameArg},
    voice::Voice,
};

const EXAMPLES: &str = "\
At the prompt, do what is asked for in the notation of the game: ? lists the legal actions, hint
shows the next one, ? c2 tells what a field, a piece or a card does, skip goes on, quit leaves.

Examples:
  tactable learn                     pick a game and learn it
  tactable learn maiak
  tactable learn tac seven           one lesson
  tactable learn maiak --spoken      sentences instead of pictures";

/// Learn a game by small positions: one idea each, tried at once.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Learn {
    /// The game, see `tactable games` [default: you are asked]
    #[arg(value_parser = setting::GameParser)]
    game: Option<GameArg>,

    /// One lesson alone [default: all of them, one after another]
    lesson: Option<String>,

    /// Describe the table in sentences instead of drawing it
    #[arg(long)]
    spoken: bool,

    #[command(flatten)]
    looks: Looks,
}

impl Learn {
    /// Teach.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let mut console = Console::open();
        let game = match self.game {
            Some(game) => game,
            None => match choose::taught_game(&mut console, voice)? {
                Some(game) => game,
                None => return farewell(&mut console, voice),
            },
        };
        let lessons = self.lessons(game, voice)?;
        if !self.spoken && self.looks.fill_screen() {
            drop(console);
            return self.teach_on_screen(game, lessons, voice);
        }
        console.show(voice.say_of(game, &Phrase::goal()))?;
        console.show(voice.word("learn-prompt"))?;
        for lesson in lessons {
            for (number, step) in (1..).zip(&lesson.steps) {
                console.show("")?;
                console.show(heading(game, lesson, number, voice))?;
                if self.teach(game, lesson, step, &mut console, voice)? == Practised::Left {
                    return farewell(&mut console, voice);
                }
            }
        }
        console.show("")?;
        console.show(voice.say(Phrase::new("learn-end").with("game", game.about().id)))?;
        Ok(console.flush()?)
    }

    fn teach_on_screen(
        &self,
        game: GameArg,
        lessons: &'static [Lesson],
        voice: &Voice,
    ) -> Result<(), Failure> {
        let steps = lessons
            .iter()
            .flat_map(|lesson| (1..).zip(&lesson.steps).map(move |step| (lesson, step)));
        let drill = |(lesson, (number, step)): (&'static Lesson, (usize, &'static Step))| Drill {
            title: heading(game, lesson, number, voice),
            idea: voice.say_of(game, &lesson.idea(step)),
            task: voice.say_of(game, &lesson.says(step, "task")),
            exercise: &step.exercise,
            says: Box::new(move |verdict| says(game, lesson, step, verdict, voice)),
        };
        let end = voice.say(Phrase::new("learn-end").with("game", game.about().id));
        let mut host = PracticeHost::new(game, steps.map(drill).collect(), end, voice)?;
        self.looks.open(game.style().art, &mut host, voice)
    }

    /// The lessons that are wanted.
    fn lessons(&self, game: GameArg, voice: &Voice) -> Result<&'static [Lesson], Failure> {
        let all = game.lessons();
        if all.is_empty() {
            let phrase = Phrase::new("failed-no-lessons").with("title", game.about().title);
            return Err(voice.refuse(phrase));
        }
        let Some(wanted) = &self.lesson else { return Ok(all) };
        let found = all.iter().position(|lesson| lesson.id.eq_ignore_ascii_case(wanted));
        found.map(|place| &all[place..=place]).ok_or_else(|| {
            let known = all.iter().map(|lesson| Phrase::plain(&lesson.id)).collect::<Vec<_>>();
            let phrase = Phrase::new("failed-lesson").with("found", wanted.as_str());
            let meant = Phrase::meant(wanted, all.iter().map(|lesson| lesson.id.as_str()));
            voice.refuse(phrase.with("known", known).with("meant", meant))
        })
    }

    fn teach(
        &self,
        game: GameArg,
        lesson: &Lesson,
        step: &Step,
        console: &mut Console,
        voice: &Voice,
    ) -> Result<Practised, Failure> {
        console.show(voice.say_of(game, &lesson.idea(step)))?;
        let says = |verdict: Verdict<'_>| says(game, lesson, step, verdict, voice);
        let task = voice.say_of(game, &lesson.says(step, "task"));
        let practice = Practice { game, voice, spoken: self.spoken, task, says: &says };
        practice.run(&step.exercise, console)
    }
}

/// Which step of which lesson it is.
fn heading(game: GameArg, lesson: &Lesson, number: usize, voice: &Voice) -> String {
    let place = Phrase::new("learn-step")
        .with("lesson", voice.say_of(game, &lesson.title()))
        .with("number", number)
        .with("count", lesson.steps.len());
    voice.say(place)
}

/// What a lesson says to something that was done.
fn says(
    game: GameArg,
    lesson: &Lesson,
    step: &Step,
    verdict: Verdict<'_>,
    voice: &Voice,
) -> String {
    match verdict {
        Verdict::Done => voice.say_of(game, &lesson.says(step, "done")),
        Verdict::GoOn => voice.word("practice-go-on"),
        Verdict::Wrong(end) => voice.say_of(game, &lesson.says(step, end.unwrap_or("wrong"))),
    }
}

fn farewell(console: &mut Console, voice: &Voice) -> Result<(), Failure> {
    console.show(voice.word("farewell"))?;
    Ok(console.flush()?)
}

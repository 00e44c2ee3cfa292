use std::borrow::Cow;

use catalog::Listing;
use render::Light;
use serde::{Deserialize, Serialize};
use table::{
    AnyTable, Attempt, Exercise, Lang, Lesson, Listener, Phrase, Puzzle, Refusal, Seat, SeatSet,
    Stage, Step, Verdict, Viewer, Wording,
};

use crate::{Failure, room::Report, words};

/// The most actions of an exercise that are done one after another, and the longest of them.
const MOST_ACTIONS: usize = 64;
const LONGEST_ACTION: usize = 200;

/// A step of a lesson or a puzzle. Nothing of anybody's work on it is kept here: whoever is at work
/// sends along what was done so far.
#[derive(Clone, Copy)]
pub(crate) struct Task {
    pub(crate) game: &'static dyn Listing,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    Lesson(&'static Lesson, &'static Step),
    Puzzle(&'static Puzzle),
}

/// What somebody at work on an exercise sends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Work {
    /// What was done so far and not taken back.
    #[serde(default)]
    actions: Vec<String>,
    /// What is tried now.
    action: Option<String>,
    /// The thing that is asked about.
    thing: Option<String>,
    /// Whether the next action on the way is wanted.
    #[serde(default)]
    show: bool,
}

/// What is answered.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Answer {
    /// How the table stands, or what came of an action.
    Table(Box<Shown>),
    /// What a thing is and does.
    Help {
        /// In sentences.
        texts: Vec<Wording>,
    },
}

/// The exercise as it stands.
#[derive(Serialize)]
pub(crate) struct Shown {
    /// The table after each action that was done now, as `table` of `docs/protocol.md`; as it
    /// stands where none was.
    tables: Vec<Table>,
    /// What was done so far and not taken back.
    actions: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// The next action on the way.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<&'static str>,
}

/// As much of the `table` of `docs/protocol.md` as there is without people.
#[derive(Serialize)]
struct Table {
    r#type: &'static str,
    seq: usize,
    game: &'static str,
    title: &'static str,
    status: &'static str,
    you: You,
    seats: Vec<SeatSaid>,
    watchers: usize,
    ply: usize,
    to_act: SeatSet,
    your_turn: bool,
    prompt: Option<Wording>,
    stage: Stage<Wording>,
    told: Vec<Wording>,
    news: Vec<Report>,
    offers: [(); 0],
    can: Can,
    window_ms: Option<u64>,
    bot_wait_ms: Option<u64>,
    outcome: Option<()>,
    rematch: Option<()>,
}

#[derive(Serialize)]
struct You {
    seats: SeatSet,
    host: bool,
}

/// Nothing that takes more than one person can be done.
#[derive(Default, Serialize)]
struct Can {
    undo: bool,
    takeback: bool,
    resign: bool,
    start: bool,
    rematch: bool,
    hint: bool,
}

#[derive(Serialize)]
struct SeatSaid {
    seat: Seat,
    chair: usize,
    game_name: String,
    name: Option<()>,
    kind: &'static str,
    level: Option<()>,
    here: bool,
    you: bool,
    team: Option<usize>,
    acting: bool,
    resigned: bool,
    standin: Option<()>,
    clock_ms: Option<u64>,
    facts: Vec<Wording>,
    looks: Vec<Cow<'static, str>>,
}

impl Task {
    /// A step of a lesson.
    pub(crate) fn lesson(game: &str, lesson: &str, step: &str) -> Option<Task> {
        let game = catalog::find(game)?;
        let lesson = game.lessons().iter().find(|one| one.id == lesson)?;
        let step = lesson.steps.iter().find(|one| one.id == step)?;
        Some(Task { game, kind: Kind::Lesson(lesson, step) })
    }

    /// A puzzle.
    pub(crate) fn puzzle(game: &str, id: &str) -> Option<Task> {
        let game = catalog::find(game)?;
        let puzzle = game.puzzles().iter().find(|one| one.id == id)?;
        Some(Task { game, kind: Kind::Puzzle(puzzle) })
    }

    fn exercise(self) -> &'static Exercise {
        match self.kind {
            Kind::Lesson(_, step) => &step.exercise,
            Kind::Puzzle(puzzle) => &puzzle.exercise,
        }
    }

    /// What there is to learn, where there is something.
    pub(crate) fn idea(self, lang: Lang) -> Option<String> {
        match self.kind {
            Kind::Lesson(lesson, step) => Some(self.game.words().say(lang, &lesson.idea(step))),
            Kind::Puzzle(_) => None,
        }
    }

    /// What is to be done.
    pub(crate) fn task(self, lang: Lang) -> String {
        let phrase = match self.kind {
            Kind::Lesson(lesson, step) => lesson.says(step, "task"),
            Kind::Puzzle(puzzle) => puzzle.task(),
        };
        self.game.words().say(lang, &phrase)
    }

    /// What is said to a verdict.
    fn says(self, lang: Lang, verdict: Verdict<'_>) -> String {
        match (self.kind, verdict) {
            (_, Verdict::GoOn) => words::word(lang, "server-exercise-go-on"),
            (Kind::Puzzle(_), Verdict::Done) => words::word(lang, "server-puzzle-done"),
            (Kind::Puzzle(_), Verdict::Wrong(_)) => words::word(lang, "server-puzzle-wrong"),
            (Kind::Lesson(lesson, step), Verdict::Done) => {
                self.game.words().say(lang, &lesson.says(step, "done"))
            }
            (Kind::Lesson(lesson, step), Verdict::Wrong(end)) => {
                self.game.words().say(lang, &lesson.says(step, end.unwrap_or("wrong")))
            }
        }
    }

    /// The position as a picture.
    pub(crate) fn picture(self, lang: Lang) -> Result<String, Failure> {
        let attempt = self.begin()?;
        let viewer = attempt.viewer();
        let scene = attempt.table().stage(viewer).scene;
        let scene = scene.map(&|phrase| self.say(attempt.table(), viewer, lang, &phrase).into());
        Ok(render::svg(self.game.style(), &scene, Light::Day))
    }

    /// Do all that was done so far once more, then what is wanted now.
    pub(crate) fn work(self, lang: Lang, work: &Work) -> Result<Answer, Failure> {
        let all = work.actions.iter().chain(&work.action);
        if all.clone().count() > MOST_ACTIONS
            || all.into_iter().any(|one| one.len() > LONGEST_ACTION)
        {
            return Err(Failure::Refused(Phrase::new("server-exercise-long")));
        }
        let mut attempt = self.begin()?;
        for action in &work.actions {
            match attempt.answer(action) {
                Ok(Verdict::Done | Verdict::GoOn) => {}
                // The exercise is another one than that which was begun.
                _ => return Err(Failure::Refused(Phrase::new("server-exercise-changed"))),
            }
        }
        let viewer = attempt.viewer();
        if let Some(thing) = &work.thing {
            let help = attempt.table().help(viewer, thing);
            let say = |phrase: &Phrase| self.say(attempt.table(), viewer, lang, phrase);
            return Ok(Answer::Help { texts: help.iter().map(say).collect() });
        }
        let before = attempt.table().actions().len();
        let mut actions = work.actions.clone();
        let action = work.action.as_ref().filter(|_| !attempt.is_done());
        let said = action.map(|action| match attempt.answer(action) {
            Ok(verdict) => {
                if !matches!(verdict, Verdict::Wrong(_)) {
                    actions.push(action.clone());
                }
                (word(verdict), self.says(lang, verdict))
            }
            Err(refusal) => ("refused", self.refuse(lang, &refusal)),
        });
        let now = attempt.table().actions().len();
        let steps = if now > before { before + 1..now + 1 } else { now..now + 1 };
        let shown = Shown {
            tables: steps.map(|ply| self.table(lang, &attempt, ply)).collect(),
            actions,
            verdict: said.as_ref().map(|(verdict, _)| *verdict),
            text: said.map(|(_, text)| text),
            next: if work.show { attempt.next() } else { None },
        };
        Ok(Answer::Table(Box::new(shown)))
    }

    fn begin(self) -> Result<Attempt<'static>, Failure> {
        Attempt::begin(self.game, self.exercise()).map_err(|problems| {
            tracing::error!(%problems, "an exercise cannot be set up");
            Failure::NotFound
        })
    }

    fn refuse(self, lang: Lang, refusal: &Refusal) -> String {
        self.game.words().say(lang, &refusal.to_phrase())
    }

    fn say(self, table: &dyn AnyTable, viewer: Viewer, lang: Lang, phrase: &Phrase) -> Wording {
        let company = Listener { sides: table.sides(), viewer, names: |_: Seat| None };
        self.game.words().speak(lang, phrase, &company)
    }

    /// The table after so many actions.
    fn table(self, lang: Lang, attempt: &Attempt<'_>, ply: usize) -> Table {
        let viewer = attempt.viewer();
        let actions = attempt.table().actions();
        let over = attempt.is_done() && ply == actions.len();
        let mut table = attempt.table().duplicate();
        table.rewind(ply);
        let say = |phrase: &Phrase| self.say(&*table, viewer, lang, phrase);
        let mut stage = table.stage(viewer).map(&|phrase| say(&phrase));
        let mut to_act = table.to_act();
        if over || ply < actions.len() && to_act.intersection(viewer.holds()) != SeatSet::EMPTY {
            // Nothing is left to be done, or it has been done.
            (stage.ways, stage.why) = (Vec::new(), Vec::new());
            to_act = SeatSet::EMPTY;
        }
        let prompt = table.prompt(viewer).filter(|_| !over);
        let prompt = prompt.as_ref().map(say);
        let told = table.describe(viewer);
        let report = |at: usize| {
            let seat = Some(actions[at].0);
            Report::of(&*table, at, Some(at as u64 + 1), seat, viewer, &say)
        };
        let about = self.game.about();
        Table {
            r#type: "table",
            seq: ply,
            game: about.id,
            title: about.title,
            status: "playing",
            you: You { seats: viewer.holds(), host: false },
            seats: self.seats(lang, &*table, viewer, to_act, &stage),
            watchers: 0,
            ply,
            to_act,
            your_turn: to_act.iter().any(|seat| viewer.is(seat)),
            told: told.iter().map(say).chain(prompt.clone()).collect(),
            prompt,
            stage,
            news: (0..ply).map(report).collect(),
            offers: [],
            can: Can::default(),
            window_ms: None,
            bot_wait_ms: None,
            outcome: None,
            rematch: None,
        }
    }

    fn seats(
        self,
        lang: Lang,
        table: &dyn AnyTable,
        viewer: Viewer,
        to_act: SeatSet,
        stage: &Stage<Wording>,
    ) -> Vec<SeatSaid> {
        let sides = table.sides();
        let said = |seat: Seat| {
            let panel = stage.scene.seats.iter().find(|panel| panel.seat == seat);
            SeatSaid {
                seat,
                chair: sides.people().iter().position(|own| own.contains(seat)).unwrap_or_default(),
                game_name: words::seat(lang, self.game, seat),
                name: None,
                kind: if viewer.is(seat) { "person" } else { "bot" },
                level: None,
                here: true,
                you: viewer.is(seat),
                team: sides.side_of(seat),
                acting: to_act.contains(seat),
                resigned: false,
                standin: None,
                clock_ms: None,
                facts: panel.map_or_else(Vec::new, |panel| panel.facts.clone()),
                looks: panel.map_or_else(Vec::new, |panel| panel.looks.clone()),
            }
        };
        sides.playing().iter().map(said).collect()
    }
}

/// A verdict in the word of `docs/protocol.md`.
fn word(verdict: Verdict<'_>) -> &'static str {
    match verdict {
        Verdict::Done => "done",
        Verdict::GoOn => "go-on",
        Verdict::Wrong(_) => "wrong",
    }
}

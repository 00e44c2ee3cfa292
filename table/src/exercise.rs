use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{AnyGame, AnyTable, ProblemList, Refusal, Seat, SeatSet, Seed, Viewer};

/// A position and something to be done in it: the ground of lessons and puzzles. It is data, written
/// by hand or found by a program, and is played on the real rules.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Exercise {
    /// Rule choices that differ from the usual ones.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub options: Map<String, Value>,
    /// The position: the game's draft of a state.
    pub state: Value,
    /// Who learns.
    pub seat: Seat,
    /// What has to come true, all of it.
    pub goal: Vec<Check>,
    /// Ways to get there: the actions of the learner one after another. Whoever leaves all of them
    /// without having reached the goal is told that it was not meant, and is back where he was.
    pub solutions: Vec<Vec<String>>,
    /// What the others do when it is their turn, one after another; the first legal action where
    /// nothing is said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replies: Vec<String>,
    /// Answers to what a learner may try instead; the first that fits is given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wrong: Vec<Wrong>,
}

/// Something that may be true after an action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Check {
    /// The learner perceived an event with these fields since the exercise began.
    Event(Map<String, Value>),
    /// The state has these values; a key is a JSON pointer into the draft, such as `/hands/0`.
    State(Map<String, Value>),
    /// The learner's last action was one of these.
    Action(Vec<String>),
    /// The learner's side has won.
    Won,
}

/// What is said to something that the learner tried instead.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wrong {
    /// When it is said: what would be true after the action.
    pub when: Check,
    /// The end of the message's key.
    pub say: String,
}

/// Somebody at work on an exercise.
pub struct Attempt<'a> {
    exercise: &'a Exercise,
    table: Box<dyn AnyTable>,
    /// How many of the others' actions were prescribed and done.
    replied: usize,
    done: bool,
}

/// What came of a legal action in an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict<'a> {
    /// The goal is reached.
    Done,
    /// Well done, and there is more to do.
    GoOn,
    /// Not what was meant; it was taken back. Where there is a special answer to it, the end of the
    /// key of that.
    Wrong(Option<&'a str>),
}

impl<'a> Attempt<'a> {
    /// Set up the position. Others who are to act first do so.
    pub fn begin(game: &dyn AnyGame, exercise: &'a Exercise) -> Result<Attempt<'a>, ProblemList> {
        let options = Value::Object(exercise.options.clone());
        let rules = game.about().rules_version;
        let table = game.load(rules, &options, Seed::from(0), &exercise.state)?;
        let mut attempt = Attempt { exercise, table, replied: 0, done: false };
        attempt.let_others_act();
        Ok(attempt)
    }

    /// The table as it stands.
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// The eyes of the learner.
    pub fn viewer(&self) -> Viewer {
        self.table.sides().viewer(self.exercise.seat)
    }

    /// Whether the goal is reached.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// The next action on the way that was begun; nothing once the goal is reached.
    pub fn next(&self) -> Option<&'a str> {
        let own = self.own_actions();
        let way = self.exercise.solutions.iter().find(|way| way.starts_with(&own));
        way.filter(|_| !self.done)?.get(own.len()).map(String::as_str)
    }

    /// Do something on whichever of the learner's seats can do it, see [`Attempt::act`].
    pub fn answer(&mut self, action: &str) -> Result<Verdict<'a>, Refusal> {
        let acting = self.learner().intersection(self.table.to_act());
        let can = |seat: &Seat| {
            let legal = self.table.legal(*seat);
            legal.iter().any(|legal| legal.eq_ignore_ascii_case(action.trim()))
        };
        let able = acting.iter().find(can).or(acting.first());
        self.act(able.unwrap_or(self.exercise.seat), action)
    }

    /// Do something as the learner. What is not legal is refused by the rules themselves.
    pub fn act(&mut self, seat: Seat, action: &str) -> Result<Verdict<'a>, Refusal> {
        let (before, replied) = (self.table.actions().len(), self.replied);
        self.table.play(seat, action)?;
        if !self.reached() && self.is_on_a_way() {
            self.let_others_act();
        }
        self.done = self.reached();
        if self.done {
            return Ok(Verdict::Done);
        }
        if self.next().is_some() {
            return Ok(Verdict::GoOn);
        }
        let fits = |wrong: &&Wrong| self.is_true(&wrong.when);
        let say = self.exercise.wrong.iter().find(fits).map(|wrong| &*wrong.say);
        self.table.rewind(before);
        self.replied = replied;
        Ok(Verdict::Wrong(say))
    }

    fn is_on_a_way(&self) -> bool {
        let own = self.own_actions();
        self.exercise.solutions.iter().any(|way| way.starts_with(&own))
    }

    fn learner(&self) -> SeatSet {
        self.viewer().holds()
    }

    fn own_actions(&self) -> Vec<String> {
        let own = self.learner();
        let done = self.table.actions().into_iter();
        done.filter(|(seat, _)| own.contains(*seat)).map(|(_, action)| action).collect()
    }

    fn let_others_act(&mut self) {
        let own = self.learner();
        while self.table.to_act().intersection(own).is_empty() {
            let Some(seat) = self.table.asks_first() else { return };
            let reply = self.exercise.replies.get(self.replied);
            let prescribed = reply.is_some_and(|reply| self.table.play(seat, reply).is_ok());
            self.replied += usize::from(prescribed);
            if !prescribed {
                let legal = self.table.legal(seat);
                self.table.play(seat, &legal[0]).expect("it was listed as legal");
            }
        }
    }

    fn reached(&self) -> bool {
        self.exercise.goal.iter().all(|check| self.is_true(check))
    }

    fn is_true(&self, check: &Check) -> bool {
        let seat = self.exercise.seat;
        match check {
            Check::Event(fields) => {
                let seen = (0..self.table.actions().len())
                    .flat_map(|ply| self.table.seen(ply, self.viewer()));
                let wanted = Value::Object(fields.clone());
                seen.map(|seen| seen.json).any(|event| contains(&event, &wanted))
            }
            Check::State(values) => {
                let state = self.table.state();
                values.iter().all(|(at, value)| state.pointer(at) == Some(value))
            }
            Check::Action(actions) => {
                self.own_actions().last().is_some_and(|last| actions.contains(last))
            }
            Check::Won => self.table.outcome().is_some_and(|outcome| {
                let best = outcome.scores().iter().copied().fold(0.0, f64::max);
                best > 0.0 && outcome.scores()[seat.index()] == best
            }),
        }
    }
}

/// Whether a value has everything that is wanted; an object may have more fields.
fn contains(value: &Value, wanted: &Value) -> bool {
    match (value, wanted) {
        (Value::Object(value), Value::Object(wanted)) => wanted
            .iter()
            .all(|(name, wanted)| value.get(name).is_some_and(|value| contains(value, wanted))),
        _ => value == wanted,
    }
}

use std::path::PathBuf;

use table::{Seat, Stage};

use super::countdown::Countdown;

/// Where a table is and who keeps it. The screen asks for things and is told what came of them; it never waits.
///
/// Whatever a host tells is for whoever looks at this screen and nobody else: it holds no secret back and gives none
/// away that the stage does not. A table on this machine implements this and so does one on a server, whose messages carry
/// the same stages. The screen that fills the terminal and the talk line by line are both fed by it.
pub(crate) trait Host {
    /// The next thing that has to be told, if there is one by now. Called again and again, and not before the screen is
    /// ready to show it: what comes in the meantime waits in the host.
    fn poll(&mut self) -> Option<News>;

    /// Ask for something. What comes of it is news.
    fn wish(&mut self, wish: Wish);

    /// Whether something that was asked for is still on its way. Nobody does anything else before it has come.
    fn is_busy(&self) -> bool {
        false
    }

    /// Whether there is news that cannot wait until what others did has been seen: somebody's time runs.
    fn presses(&mut self) -> bool {
        false
    }
}

/// What whoever looks at the screen wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    /// Do these actions one after another, by the seat that the way names or whichever may.
    Act(Option<Seat>, Vec<String>),
    /// Know what a thing or a choice is and does now.
    Explain(String),
    /// Take back what was just done, where that is fair.
    Undo,
    /// Go back to before one's last action, whatever has been answered.
    TakeBack,
    /// See a good action.
    Hint,
    /// Leave the rest of a set-up to chance.
    Random,
    /// Give up.
    Resign,
    /// Let a bot have the seat.
    Stand,
    /// Be called so.
    Name(String),
    /// Have the table told in sentences.
    Describe,
    /// Play the same again.
    Rematch,
    /// Go on: to the next game of a match, the next lesson, the next puzzle.
    Next,
    /// See what mattered.
    Review,
    /// Read the rules, or one of them.
    Rules(Option<String>),
    /// Keep the game in a file.
    Save(PathBuf),
    /// The person who was asked for has taken the screen.
    Uncover,
}

/// What a host tells.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum News {
    /// How things stand now.
    Sight(Box<Sight>),
    /// What a thing is and does.
    Explained { id: String, text: String },
    /// Something to be read in passing: a refusal, where the game was saved.
    Said(String),
    /// A good action: the things to pick for it, and what it is.
    Hint { picks: Vec<String>, text: String },
    /// Something to be read at leisure.
    Page { title: String, text: String },
    /// Whether somebody is thinking, and who.
    Thinking(Option<String>),
    /// The screen goes to somebody else: nothing may be seen until they ask for it.
    Cover(String),
    /// The line to where the table is broke, or holds again.
    Line { holds: bool, text: String },
    /// The table is gone, for this reason.
    Gone(String),
}

/// How things stand in the eyes of whoever looks, in words.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sight {
    /// What is played.
    pub(crate) title: String,
    /// What is seen and can be done.
    pub(crate) stage: Stage<String>,
    /// What is to be done, or who is waited for.
    pub(crate) prompt: String,
    /// Whether whoever looks is waited for.
    pub(crate) asks: bool,
    /// How long the table waits for an answer.
    pub(crate) window: Option<Countdown>,
    /// Who sits on each seat, in the order of the stage's panels.
    pub(crate) sitters: Vec<Sitting>,
    /// All that happened, the latest last.
    pub(crate) log: Vec<String>,
    /// How many of the last lines of it were not told before.
    pub(crate) fresh: usize,
    /// Where the last action happened: ids of things and areas.
    pub(crate) places: Vec<String>,
    /// Whether this is to be seen for a while before anything else is: somebody else has acted, or the screen is about to
    /// be covered.
    pub(crate) lasts: bool,
    /// How it ended, if it has.
    pub(crate) end: Vec<String>,
    /// What can be wished for now.
    pub(crate) can: Can,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sitting {
    /// What they are called.
    pub(crate) name: String,
    /// Whether they may act.
    pub(crate) acts: bool,
    /// The time they have.
    pub(crate) clock: Option<Countdown>,
}

/// What can be wished for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Can {
    pub(crate) undo: bool,
    pub(crate) take_back: bool,
    pub(crate) hint: bool,
    pub(crate) random: bool,
    pub(crate) resign: bool,
    pub(crate) rematch: bool,
    pub(crate) next: bool,
    pub(crate) review: bool,
    pub(crate) save: bool,
    pub(crate) stand: bool,
    pub(crate) name: bool,
    pub(crate) describe: bool,
}

use askama::Template;

use super::frame::Frame;
use crate::{exercise::Task, modules};

/// The page of a step of a lesson or of a puzzle: a board and a card that says what to do.
#[derive(Template)]
#[template(path = "exercise.html")]
pub(super) struct Page {
    pub(super) frame: Frame,
    pub(super) id: &'static str,
    pub(super) game: &'static str,
    pub(super) ground: [&'static str; 2],
    pub(super) modules: &'static [String],
    pub(super) title: String,
    pub(super) idea: Option<String>,
    pub(super) task: String,
    /// Where all of them are.
    pub(super) list: String,
    pub(super) list_title: String,
    /// Which one of how many it is.
    pub(super) place: String,
    /// What is kept in the browser when it is done.
    pub(super) key: String,
    pub(super) back: Option<String>,
    pub(super) next: Option<String>,
    /// Whether whoever has done this can play the game.
    pub(super) last: bool,
}

impl Page {
    /// The page of a task, without what is around it.
    pub(super) fn of(mut frame: Frame, task: Task, title: String) -> Page {
        let about = task.game.about();
        frame.title = format!("{title} · {} · Tactable", about.title);
        Page {
            id: about.id,
            game: about.title,
            ground: task.game.style().ground,
            modules: &modules::OF_EXERCISE,
            title,
            idea: task.idea(frame.lang),
            task: task.task(frame.lang),
            list: String::new(),
            list_title: String::new(),
            place: String::new(),
            key: String::new(),
            back: None,
            next: None,
            last: false,
            frame,
        }
    }
}

use askama::Template;
use axum::{
    extract::Path,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use catalog::Listing;
use table::{Lang, Lesson, Phrase};

use super::{
    exercise,
    frame::{Frame, show},
};
use crate::{Failure, RequestLang, base::Here, exercise::Task, words};

#[derive(Template)]
#[template(path = "learn.html")]
struct Games {
    frame: Frame,
    games: Vec<Game>,
}

/// A game to be learned.
struct Game {
    id: &'static str,
    title: &'static str,
    goal: String,
    /// What is kept in the browser of each step that is done.
    keys: String,
}

#[derive(Template)]
#[template(path = "lessons.html")]
struct Lessons {
    frame: Frame,
    id: &'static str,
    goal: String,
    lessons: Vec<Chapter>,
}

struct Chapter {
    title: String,
    steps: Vec<StepLink>,
    keys: String,
}

struct StepLink {
    key: String,
    link: String,
    name: String,
}

/// `GET /learn`: every game that can be learned here.
pub(crate) async fn games(here: Here, RequestLang(lang): RequestLang) -> Response {
    let mut frame = Frame::new(lang, here);
    frame.title = frame.word("page-learn");
    let taught = catalog::games().filter(|game| !game.lessons().is_empty());
    let game = |game: &'static dyn Listing| Game {
        id: game.about().id,
        title: game.about().title,
        goal: game.words().say(lang, &Phrase::goal()),
        keys: game.lessons().iter().map(|lesson| keys(game, lesson)).collect::<Vec<_>>().join(" "),
    };
    let games = taught.map(game).collect();
    show(StatusCode::OK, &Games { frame, games })
}

/// `GET /learn/GAME`: its lessons.
pub(crate) async fn lessons(
    here: Here,
    RequestLang(lang): RequestLang,
    Path(game): Path<String>,
) -> Result<Response, Failure> {
    let game = taught(&game)?;
    let frame = Frame::new(lang, here).about("page-learn-game", game);
    let chapter = |lesson: &Lesson| Chapter {
        title: game.words().say(lang, &lesson.title()),
        keys: keys(game, lesson),
        steps: lesson
            .steps
            .iter()
            .enumerate()
            .map(|(number, step)| StepLink {
                key: key(game, &lesson.id, &step.id),
                link: link(game, &lesson.id, &step.id),
                name: words::say(lang, &Phrase::new("page-learn-step").with("number", number + 1)),
            })
            .collect(),
    };
    let page = Lessons {
        frame,
        id: game.about().id,
        goal: game.words().say(lang, &Phrase::goal()),
        lessons: game.lessons().iter().map(chapter).collect(),
    };
    Ok(show(StatusCode::OK, &page))
}

/// `GET /learn/GAME/LESSON`: leads to its first step.
pub(crate) async fn first(
    Path((game, lesson)): Path<(String, String)>,
) -> Result<Response, Failure> {
    let game = taught(&game)?;
    let lesson = game.lessons().iter().find(|one| one.id == lesson).ok_or(Failure::NotFound)?;
    let step = lesson.steps.first().ok_or(Failure::NotFound)?;
    Ok(Redirect::to(&link(game, &lesson.id, &step.id)).into_response())
}

/// The page of a step.
pub(crate) fn step(
    lang: Lang,
    here: Here,
    game: &str,
    lesson: &str,
    step: &str,
) -> Result<Response, Failure> {
    let task = Task::lesson(game, lesson, step).ok_or(Failure::NotFound)?;
    let game = task.game;
    let all: Vec<(&Lesson, &str)> = game
        .lessons()
        .iter()
        .flat_map(|lesson| lesson.steps.iter().map(move |step| (lesson, step.id.as_str())))
        .collect();
    let is_here = |(one, id): &(&Lesson, &str)| one.id == lesson && *id == step;
    let at = all.iter().position(is_here).ok_or(Failure::NotFound)?;
    let (lesson, _) = all[at];
    let number = lesson.steps.iter().position(|one| one.id == step).unwrap_or_default() + 1;
    let link_to = |&(lesson, step): &(&Lesson, &str)| link(game, &lesson.id, step);
    let title = game.words().say(lang, &lesson.title());
    let frame = Frame::new(lang, here);
    let page = exercise::Page {
        list: format!("/learn/{}", game.about().id),
        list_title: frame.of_game("page-learn-game", game),
        place: place(lang, number, lesson.steps.len()),
        key: key(game, &lesson.id, step),
        back: at.checked_sub(1).and_then(|before| all.get(before)).map(link_to),
        next: all.get(at + 1).map(link_to),
        last: at + 1 == all.len(),
        ..exercise::Page::of(frame, task, title)
    };
    Ok(show(StatusCode::OK, &page))
}

/// Which one of how many.
pub(super) fn place(lang: Lang, number: usize, count: usize) -> String {
    words::say(lang, &Phrase::new("page-learn-place").with("number", number).with("count", count))
}

fn taught(game: &str) -> Result<&'static dyn Listing, Failure> {
    catalog::find(game).filter(|game| !game.lessons().is_empty()).ok_or(Failure::NotFound)
}

fn link(game: &dyn Listing, lesson: &str, step: &str) -> String {
    format!("/learn/{}/{lesson}/{step}", game.about().id)
}

fn key(game: &dyn Listing, lesson: &str, step: &str) -> String {
    format!("{}/{lesson}/{step}", game.about().id)
}

fn keys(game: &dyn Listing, lesson: &Lesson) -> String {
    let all: Vec<String> =
        lesson.steps.iter().map(|step| key(game, &lesson.id, &step.id)).collect();
    all.join(" ")
}

//! Lessons and puzzles: where they are, and what they answer to those at work on them.

use axum::{
    Json, Router,
    extract::{Path, rejection::JsonRejection},
    http::header,
    response::{IntoResponse, Response},
    routing::get,
};

use crate::{
    App, Failure, RequestLang,
    base::Here,
    exercise::{Answer, Task, Work},
    pages::{learn, puzzles},
    tables::unreadable,
};

/// Every address of lessons and puzzles. Nobody needs to be known to learn, so none sets a cookie.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/learn", get(learn::games))
        .route("/learn/{game}", get(learn::lessons))
        .route("/learn/{game}/{lesson}", get(learn::first))
        .route("/learn/{game}/{lesson}/{step}", get(step).post(work_on_step))
        .route("/puzzles", get(puzzles::games))
        .route("/puzzles/{game}", get(puzzles::list))
        .route("/puzzles/{game}/{id}", get(puzzle).post(work_on_puzzle))
}

type StepPath = Path<(String, String, String)>;
type PuzzlePath = Path<(String, String)>;
type Sent = Result<Json<Work>, JsonRejection>;

/// `GET /learn/GAME/LESSON/STEP`: its page; with `.svg` at the end, its position as a picture.
async fn step(
    here: Here,
    RequestLang(lang): RequestLang,
    Path((game, lesson, step)): StepPath,
) -> Result<Response, Failure> {
    match step.strip_suffix(".svg") {
        Some(step) => picture(Task::lesson(&game, &lesson, step), lang),
        None => learn::step(lang, here, &game, &lesson, &step),
    }
}

/// `GET /puzzles/GAME/ID`: its page; with `.svg` at the end, its position as a picture.
async fn puzzle(
    here: Here,
    RequestLang(lang): RequestLang,
    Path((game, id)): PuzzlePath,
) -> Result<Response, Failure> {
    match id.strip_suffix(".svg") {
        Some(id) => picture(Task::puzzle(&game, id), lang),
        None => puzzles::page(lang, here, &game, &id),
    }
}

/// `POST /learn/GAME/LESSON/STEP`: what comes of what was done.
async fn work_on_step(
    RequestLang(lang): RequestLang,
    Path((game, lesson, step)): StepPath,
    work: Sent,
) -> Result<Json<Answer>, Failure> {
    let Json(work) = work.map_err(unreadable)?;
    let task = Task::lesson(&game, &lesson, &step).ok_or(Failure::NotFound)?;
    task.work(lang, &work).map(Json)
}

/// `POST /puzzles/GAME/ID`: the same for a puzzle.
async fn work_on_puzzle(
    RequestLang(lang): RequestLang,
    Path((game, id)): PuzzlePath,
    work: Sent,
) -> Result<Json<Answer>, Failure> {
    let Json(work) = work.map_err(unreadable)?;
    let task = Task::puzzle(&game, &id).ok_or(Failure::NotFound)?;
    task.work(lang, &work).map(Json)
}

fn picture(task: Option<Task>, lang: table::Lang) -> Result<Response, Failure> {
    let svg = task.ok_or(Failure::NotFound)?.picture(lang)?;
    let kind = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "max-age=3600")];
    Ok((kind, svg).into_response())
}

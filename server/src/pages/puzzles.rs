use askama::Template;
use axum::{
    extract::{Path, Query},
    http::StatusCode,
    response::Response,
};
use catalog::Listing;
use serde::Deserialize;
use table::{Lang, Phrase, Puzzle};

use super::{
    exercise,
    frame::{Frame, show},
    learn::place,
};
use crate::{Failure, RequestLang, base::Here, exercise::Task, now, words};

/// How hard a puzzle can be.
const RATINGS: std::ops::RangeInclusive<u8> = 1..=5;
const DAY: u64 = 24 * 60 * 60 * 1000;

#[derive(Template)]
#[template(path = "puzzles.html")]
struct Games {
    frame: Frame,
    games: Vec<Game>,
}

struct Game {
    id: &'static str,
    title: &'static str,
    /// The puzzle of the day.
    today: Entry,
    /// What is kept in the browser of each puzzle that is solved.
    keys: String,
}

#[derive(Template)]
#[template(path = "puzzle_list.html")]
struct List {
    frame: Frame,
    id: &'static str,
    ratings: Vec<Rating>,
    puzzles: Vec<Entry>,
    keys: String,
}

struct Rating {
    link: String,
    text: String,
    chosen: bool,
}

struct Entry {
    key: String,
    link: String,
    picture: String,
    task: String,
    /// What it is called.
    name: String,
    rating: String,
}

/// What is asked of a list.
#[derive(Deserialize)]
pub(crate) struct Asked {
    /// How hard.
    rating: Option<u8>,
}

/// `GET /puzzles`: one of the day for every game.
pub(crate) async fn games(here: Here, RequestLang(lang): RequestLang) -> Response {
    let mut frame = Frame::new(lang, here);
    frame.title = frame.word("page-puzzles");
    let day = (now::unix_millis() / DAY) as usize;
    let game = |game: &'static dyn Listing| {
        let puzzles = game.puzzles();
        let number = day % puzzles.len().max(1);
        Some(Game {
            id: game.about().id,
            title: game.about().title,
            today: entry(lang, game, number, puzzles.get(number)?),
            keys: keys(game, puzzles),
        })
    };
    let games = catalog::games().filter_map(game).collect();
    show(StatusCode::OK, &Games { frame, games })
}

/// `GET /puzzles/GAME?rating=N`: all of a game, or all that are so hard.
pub(crate) async fn list(
    here: Here,
    RequestLang(lang): RequestLang,
    Path(game): Path<String>,
    Query(Asked { rating }): Query<Asked>,
) -> Result<Response, Failure> {
    let game = catalog::find(&game).filter(|game| !game.puzzles().is_empty());
    let game = game.ok_or(Failure::NotFound)?;
    let frame = Frame::new(lang, here).about("page-puzzles-game", game);
    let id = game.about().id;
    let all = Rating {
        link: format!("/puzzles/{id}"),
        text: frame.word("page-puzzles-all"),
        chosen: rating.is_none(),
    };
    let one = |hard: u8| Rating {
        link: format!("/puzzles/{id}?rating={hard}"),
        text: rated(lang, hard),
        chosen: rating == Some(hard),
    };
    let wanted = |(_, puzzle): &(usize, &Puzzle)| rating.is_none_or(|hard| puzzle.rating == hard);
    let puzzles = game.puzzles().iter().enumerate().filter(wanted);
    let page = List {
        frame,
        id,
        ratings: std::iter::once(all).chain(RATINGS.map(one)).collect(),
        puzzles: puzzles.map(|(number, puzzle)| entry(lang, game, number, puzzle)).collect(),
        keys: keys(game, game.puzzles()),
    };
    Ok(show(StatusCode::OK, &page))
}

/// The page of a puzzle.
pub(crate) fn page(lang: Lang, here: Here, game: &str, id: &str) -> Result<Response, Failure> {
    let task = Task::puzzle(game, id).ok_or(Failure::NotFound)?;
    let game = task.game;
    let all = game.puzzles();
    let at = all.iter().position(|puzzle| puzzle.id == id).ok_or(Failure::NotFound)?;
    let frame = Frame::new(lang, here);
    let link_to = |puzzle: &Puzzle| link(game, puzzle);
    let page = exercise::Page {
        list: format!("/puzzles/{}", game.about().id),
        list_title: frame.of_game("page-puzzles-game", game),
        place: format!("{} · {}", place(lang, at + 1, all.len()), rated(lang, all[at].rating)),
        key: key(game, &all[at]),
        back: at.checked_sub(1).and_then(|before| all.get(before)).map(link_to),
        next: all.get(at + 1).map(link_to),
        ..exercise::Page::of(frame, task, name(lang, at))
    };
    Ok(show(StatusCode::OK, &page))
}

fn entry(lang: Lang, game: &dyn Listing, number: usize, puzzle: &Puzzle) -> Entry {
    Entry {
        key: key(game, puzzle),
        link: link(game, puzzle),
        picture: format!("{}.svg?lang={lang}", link(game, puzzle)),
        task: game.words().say(lang, &puzzle.task()),
        name: name(lang, number),
        rating: rated(lang, puzzle.rating),
    }
}

fn name(lang: Lang, number: usize) -> String {
    words::say(lang, &Phrase::new("page-puzzle").with("number", number + 1))
}

fn rated(lang: Lang, rating: u8) -> String {
    words::say(lang, &Phrase::new(format!("page-puzzle-rating-{rating}")))
}

fn link(game: &dyn Listing, puzzle: &Puzzle) -> String {
    format!("/puzzles/{}/{}", game.about().id, puzzle.id)
}

fn key(game: &dyn Listing, puzzle: &Puzzle) -> String {
    format!("puzzle/{}/{}", game.about().id, puzzle.id)
}

fn keys(game: &dyn Listing, puzzles: &[Puzzle]) -> String {
    puzzles.iter().map(|puzzle| key(game, puzzle)).collect::<Vec<_>>().join(" ")
}

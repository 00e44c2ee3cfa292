use askama::Template;
use axum::{
    extract::{Query, State},
    http::StatusCode,
    response::Response,
};
use catalog::Listing;
use serde::Deserialize;
use store::{Status, TableRow};
use table::{Lang, Phrase};

use super::{
    frame::{Frame, show},
    quick::Quick,
};
use crate::{App, Failure, Guest, base::Here, words};

/// The most tables of one person that are shown.
const MOST_TABLES: u32 = 12;

#[derive(Template)]
#[template(path = "home.html")]
struct Page {
    frame: Frame,
    name: String,
    games: Vec<Game>,
    tables: Vec<Mine>,
    code: String,
    wrong_code: bool,
}

struct Game {
    id: &'static str,
    title: &'static str,
    summary: String,
    players: String,
    rules: String,
    learn: String,
    taught: bool,
    quick: Quick,
}

struct Mine {
    link: String,
    title: &'static str,
    status: String,
    code: String,
}

#[derive(Deserialize)]
pub(crate) struct Asked {
    /// A code that led nowhere.
    #[serde(default)]
    code: String,
}

/// `GET /`: the games, the tables one is part of, a box for a code.
pub(crate) async fn page(
    State(app): State<App>,
    here: Here,
    Query(Asked { code }): Query<Asked>,
    guest: Guest,
) -> Result<Response, Failure> {
    let frame = Frame::new(guest.lang, here);
    let rows = app.store().tables_of(&guest.id, MOST_TABLES).await?;
    let page = Page {
        games: catalog::games().map(|game| Game::of(game, &frame)).collect(),
        tables: rows.iter().filter_map(|row| Mine::of(row, &frame)).collect(),
        frame,
        name: guest.name,
        wrong_code: !code.is_empty(),
        code,
    };
    Ok(show(StatusCode::OK, &page))
}

impl Game {
    fn of(game: &'static dyn Listing, frame: &Frame) -> Game {
        let about = game.about();
        Game {
            id: about.id,
            title: about.title,
            summary: game.words().say(frame.lang, &Phrase::summary()),
            players: players(frame.lang, about.people),
            rules: frame.of_game("page-rules-of", game),
            learn: frame.of_game("page-learn-game", game),
            taught: !game.lessons().is_empty(),
            quick: Quick::of(game, frame),
        }
    }
}

fn players(lang: Lang, (least, most): (usize, usize)) -> String {
    let key = if least == most { "page-players-fixed" } else { "page-players" };
    words::say(lang, &Phrase::new(key).with("least", least).with("most", most))
}

impl Mine {
    fn of(row: &TableRow, frame: &Frame) -> Option<Mine> {
        let (status, link) = match row.status {
            Status::Lobby => ("page-status-lobby", format!("/t/{}", row.id)),
            Status::Playing => ("page-status-playing", format!("/t/{}", row.id)),
            Status::Over => ("page-status-over", format!("/t/{}/replay", row.id)),
        };
        let title = catalog::find(&row.game)?.about().title;
        Some(Mine { link, title, status: frame.word(status), code: row.code.to_string() })
    }
}

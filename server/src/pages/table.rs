use askama::Template;
use axum::{
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use table::Phrase;

use super::frame::{Frame, show};
use crate::{App, Failure, RequestLang, base::Here, guest::site, modules};

#[derive(Template)]
#[template(path = "table.html")]
struct Page {
    frame: Frame,
    table: String,
    id: &'static str,
    game: &'static str,
    ground: [&'static str; 2],
    modules: &'static [String],
    invitation: String,
    description: String,
    goal: String,
    /// How the world calls this site.
    site: String,
}

/// `GET /t/ID`: the table. All that happens on it comes over the socket.
pub(crate) async fn page(
    State(app): State<App>,
    here: Here,
    RequestLang(lang): RequestLang,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    // Whoever cannot come to the table is told here and not by a socket that closes.
    let room = app.room(&id.as_str().into()).await?;
    let game = room.game();
    let about = game.about();
    let mut frame = Frame::new(lang, here);
    frame.title = format!("{} · Tactable", about.title);
    let page = Page {
        invitation: frame.of_game("page-table-invite", game),
        description: frame.of_game("page-table-watch", game),
        goal: game.words().say(lang, &Phrase::goal()),
        frame,
        table: room.id().to_string(),
        id: about.id,
        game: about.title,
        ground: game.style().ground,
        modules: &modules::OF_TABLE,
        site: site(&app, &headers),
    };
    Ok(show(StatusCode::OK, &page))
}

use askama::Template;
use axum::{
    extract::{Path, State},
    http::{HeaderMap, StatusCode, Uri},
    response::Response,
};

use super::frame::{Frame, show};
use crate::{App, Failure, RequestLang, guest::origin};

/// What `table.js` needs, told beforehand so that all of it comes at once.
const MODULES: [&str; 33] = [
    "actions.js",
    "command.js",
    "dialog.js",
    "dom.js",
    "drag.js",
    "ending.js",
    "face.js",
    "follow.js",
    "hand.js",
    "herald.js",
    "keys.js",
    "line.js",
    "lobby.js",
    "log.js",
    "match.js",
    "menu.js",
    "motion.js",
    "pace.js",
    "parade.js",
    "picks.js",
    "play.js",
    "reel.js",
    "round.js",
    "seats.js",
    "settings.js",
    "sitting.js",
    "socket.js",
    "sound.js",
    "speak.js",
    "stage.js",
    "title.js",
    "walk.js",
    "words.js",
];

#[derive(Template)]
#[template(path = "table.html")]
struct Page {
    frame: Frame,
    table: String,
    id: &'static str,
    game: &'static str,
    ground: [&'static str; 2],
    modules: [&'static str; MODULES.len()],
    invitation: String,
    description: String,
    origin: String,
}

/// `GET /t/ID`: the table. All that happens on it comes over the socket.
pub(crate) async fn page(
    State(app): State<App>,
    uri: Uri,
    RequestLang(lang): RequestLang,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    // Whoever cannot come to the table is told here and not by a socket that closes.
    let room = app.room(&id.as_str().into()).await?;
    let game = room.game();
    let about = game.about();
    let mut frame = Frame::new(lang, &uri);
    frame.title = format!("{} · Tactable", about.title);
    let page = Page {
        invitation: frame.of_game("page-table-invite", game),
        description: frame.of_game("page-table-watch", game),
        frame,
        table: room.id().to_string(),
        id: about.id,
        game: about.title,
        ground: game.style().ground,
        modules: MODULES,
        origin: origin(&app, &headers),
    };
    Ok(show(StatusCode::OK, &page))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_module_that_the_table_imports_is_told_beforehand() {
        let web = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("web");
        let mut known = vec!["table.js".to_owned()];
        for at in 0.. {
            let Some(name) = known.get(at) else { break };
            let text = std::fs::read_to_string(web.join(name)).unwrap();
            let imports =
                text.lines().filter_map(|line| line.split_once("from \"./")?.1.split_once('"'));
            for (module, _) in imports {
                if !known.iter().any(|name| name == module) {
                    known.push(module.to_owned());
                }
            }
        }
        known.retain(|name| name != "table.js");
        known.sort();
        assert_eq!(known, MODULES);
    }
}

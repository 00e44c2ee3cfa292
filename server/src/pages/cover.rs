use axum::{
    extract::Path,
    http::header,
    response::{IntoResponse, Response},
};

use crate::Failure;

/// `GET /cover/GAME.svg`: the picture on the box of a game, as a file of its own. Sheets of several
/// games cannot be in one page, since their symbols share names.
pub(crate) async fn picture(Path(name): Path<String>) -> Result<Response, Failure> {
    let game = name.strip_suffix(".svg").and_then(catalog::find).ok_or(Failure::NotFound)?;
    let style = game.style();
    let svg = paint(style.art, style.ground[0]).ok_or(Failure::NotFound)?;
    let kind = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "max-age=3600")];
    Ok((kind, svg).into_response())
}

/// The sheet with its cover painted on the ground of the game.
pub(crate) fn paint(art: &str, ground: &str) -> Option<String> {
    let sheet = art.trim_end().strip_suffix("</svg>")?;
    let (_, content) = sheet.split_once('>')?;
    let symbol = content.split("<symbol ").find(|symbol| symbol.contains("id=\"cover\""))?;
    let size = symbol.split_once("viewBox=\"")?.1.split_once('"')?.0;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{size}\">\
         <rect width=\"100%\" height=\"100%\" fill=\"{ground}\"/>{content}<use href=\"#cover\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cover_is_cut_out_of_its_sheet() {
        let art = "<svg xmlns=\"x\"><symbol id=\"a\" viewBox=\"0 0 1 1\"/>\
                   <symbol id=\"cover\" viewBox=\"0 0 8 5\"/></svg>\n";
        let cover = paint(art, "#123456").unwrap();
        assert!(cover.contains("viewBox=\"0 0 8 5\"><rect"), "{cover}");
        assert!(cover.ends_with("<use href=\"#cover\"/></svg>"));
        assert_eq!(paint("<svg></svg>", "#123456"), None);
    }
}

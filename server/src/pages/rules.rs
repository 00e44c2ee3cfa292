use askama::Template;
use axum::{
    extract::Path,
    http::{StatusCode, Uri},
    response::Response,
};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};
use table::{Lang, is_rule_number};

use super::frame::{Frame, show};
use crate::{Failure, RequestLang};

#[derive(Template)]
#[template(path = "rules.html")]
struct Page {
    frame: Frame,
    id: &'static str,
    contents: Vec<(String, String)>,
    text: String,
    foreign: bool,
}

/// `GET /rules/GAME`: the rules, with an anchor for every number.
pub(crate) async fn page(
    uri: Uri,
    RequestLang(lang): RequestLang,
    Path(game): Path<String>,
) -> Result<Response, Failure> {
    let game = catalog::find(&game).ok_or(Failure::NotFound)?;
    let about = game.about();
    let (text, contents) = write(&about.rules.text(lang));
    let frame = Frame::new(lang, &uri).about("page-rules-of", game);
    let page = Page {
        frame,
        id: about.id,
        contents,
        text,
        foreign: about.rules.source(lang) == about.rules.en && lang != Lang::En,
    };
    Ok(show(StatusCode::OK, &page))
}

/// Rules as HTML, and the headings with their anchors. A bold number, such as **R1.2**, becomes the
/// anchor of its paragraph; a heading that starts with one, such as R1, is called by it.
fn write(markdown: &str) -> (String, Vec<(String, String)>) {
    let mut contents: Vec<(String, String)> = Vec::new();
    let mut events = Vec::new();
    let mut heading: Option<(usize, String)> = None;
    let mut bold: Option<usize> = None;
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        let at = events.len();
        match &event {
            Event::Start(Tag::Heading { .. }) => heading = Some((at, String::new())),
            Event::Start(Tag::Strong) => bold = Some(at),
            Event::Text(text) | Event::Code(text) => {
                if let Some((_, words)) = &mut heading {
                    words.push_str(text);
                }
                if let Some(start) = bold.take().filter(|_| is_rule_number(text)) {
                    events[start] = Event::InlineHtml(anchor(text));
                    events.push(event);
                    continue;
                }
            }
            Event::End(TagEnd::Heading(level)) if *level as usize == 2 => {
                if let Some((start, words)) = heading.take() {
                    let name = name(&words);
                    if let Event::Start(Tag::Heading { id, .. }) = &mut events[start] {
                        *id = Some(CowStr::from(name.clone()));
                    }
                    contents.push((name, words));
                }
            }
            Event::End(TagEnd::Heading(_)) => heading = None,
            Event::End(TagEnd::Strong) => {
                // What was opened as an anchor is closed as one.
                let opened = matches!(events.get(at.wrapping_sub(2)), Some(Event::InlineHtml(_)));
                if opened {
                    events.push(Event::InlineHtml("</strong></a>".into()));
                    continue;
                }
            }
            _ => {}
        }
        events.push(event);
    }
    let mut text = String::new();
    html::push_html(&mut text, events.into_iter());
    (text, contents)
}

/// Opens the anchor of a numbered rule, which leads to itself.
fn anchor(number: &str) -> CowStr<'static> {
    format!("<a class=\"rule-anchor\" id=\"{number}\" href=\"#{number}\"><strong>").into()
}

/// What a heading is called in addresses.
fn name(heading: &str) -> String {
    match heading.split_whitespace().next() {
        Some(first) if is_rule_number(first) => first.to_owned(),
        _ => heading.to_lowercase().replace(|sign: char| !sign.is_alphanumeric(), "-"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_become_anchors() {
        let (text, contents) =
            write("## R1 The table\n\n- **R1.1** A board. **Bold**\n\n## Notation\n\n`a1`");
        assert_eq!(contents[0], ("R1".to_owned(), "R1 The table".to_owned()));
        assert_eq!(contents[1].0, "notation");
        assert!(text.contains("<h2 id=\"R1\">"), "{text}");
        assert!(
            text.contains("id=\"R1.1\" href=\"#R1.1\"><strong>R1.1</strong></a> A board."),
            "{text}"
        );
        assert!(text.contains("<strong>Bold</strong>"), "{text}");
    }

    #[test]
    fn every_game_has_rules_with_anchors() {
        for game in catalog::games() {
            let (text, contents) = write(&game.about().rules.text(Lang::En));
            assert!(contents.iter().any(|(name, _)| name == "R1"), "{}", game.about().id);
            for option in game.about().options {
                assert!(text.contains(&format!("id=\"{}\"", option.rule)), "{}", option.rule);
            }
        }
    }
}

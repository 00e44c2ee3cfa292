use askama::Template;
use axum::{
    extract::{Path, Query},
    http::StatusCode,
    response::{Html, IntoResponse, Response},
};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};
use serde::Deserialize;
use table::{Lang, is_rule_number, text::escape};

use super::frame::{Frame, show};
use crate::{
    Failure, RequestLang,
    base::{Base, Here},
};

#[derive(Template)]
#[template(path = "rules.html")]
struct Page {
    frame: Frame,
    id: &'static str,
    contents: Vec<(String, String)>,
    text: String,
    /// Whether there are lessons.
    taught: bool,
}

/// What is asked of the rules.
#[derive(Deserialize)]
pub(crate) struct Asked {
    /// The number of one rule.
    rule: Option<String>,
}

/// `GET /rules/GAME`: the rules, with an anchor for every number; `?rule=R3.2` is that rule alone,
/// without a page around it.
pub(crate) async fn page(
    here: Here,
    RequestLang(lang): RequestLang,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Failure> {
    let game = catalog::find(&game).ok_or(Failure::NotFound)?;
    let about = game.about();
    if let Some(number) = asked.rule {
        let rule = about.rules.find(lang, &number).ok_or(Failure::NotFound)?;
        return Ok(Html(write(&rule, about.id, lang, &here.base).0).into_response());
    }
    let (text, contents) = write(&about.rules.text(lang), about.id, lang, &here.base);
    let frame = Frame::new(lang, here).about("page-rules-of", game);
    let page = Page { frame, id: about.id, contents, text, taught: !game.lessons().is_empty() };
    Ok(show(StatusCode::OK, &page))
}

/// Rules as HTML, and the headings with their anchors. A bold number, such as **R1.2**, becomes the
/// anchor of its paragraph; a heading that starts with one, such as R1, is called by it. A picture
/// `![caption](picture:LESSON/STEP)` shows the position of a step of a lesson.
fn write(markdown: &str, game: &str, lang: Lang, base: &Base) -> (String, Vec<(String, String)>) {
    let mut contents: Vec<(String, String)> = Vec::new();
    let mut events = Vec::new();
    let mut heading: Option<(usize, String)> = None;
    let mut bold: Option<usize> = None;
    let mut pictured = false;
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        let at = events.len();
        match &event {
            Event::Start(Tag::Heading { .. }) => heading = Some((at, String::new())),
            Event::Start(Tag::Strong) => bold = Some(at),
            Event::Start(Tag::Image { dest_url, .. }) if dest_url.starts_with(PICTURE) => {
                pictured = true;
                let step = &dest_url[PICTURE.len()..];
                events.push(Event::InlineHtml(picture(step, game, lang, base)));
                continue;
            }
            Event::End(TagEnd::Image) if pictured => {
                pictured = false;
                events.push(Event::InlineHtml("</span></span>".into()));
                continue;
            }
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

/// How the address of a picture of a lesson begins.
const PICTURE: &str = "picture:";

/// Opens a picture of a step of a lesson, whose caption follows.
fn picture(step: &str, game: &str, lang: Lang, base: &Base) -> CowStr<'static> {
    let step = escape(step);
    format!(
        "<span class=\"rule-picture\"><img src=\"{base}/learn/{game}/{step}.svg?lang={lang}\" \
         alt=\"\" width=\"320\" loading=\"lazy\"><span>"
    )
    .into()
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

    fn write_it(markdown: &str) -> (String, Vec<(String, String)>) {
        write(markdown, "maiak", Lang::En, &Base::default())
    }

    #[test]
    fn positions_of_lessons_become_pictures() {
        let (text, _) = write_it("![*A* step](picture:first/pay) and ![B](b.png)");
        assert!(text.contains("src=\"/learn/maiak/first/pay.svg?lang=en\""), "{text}");
        assert!(
            text.contains("<span><em>A</em> step</span></span> and <img src=\"b.png\""),
            "{text}"
        );
    }

    #[test]
    fn every_picture_of_every_game_is_there() {
        for game in catalog::games() {
            let about = game.about();
            for lang in Lang::ALL {
                let (text, _) = write(&about.rules.text(lang), about.id, lang, &Base::default());
                for rest in text.split("src=\"/learn/").skip(1) {
                    let path = rest.split(".svg").next().unwrap();
                    let parts: Vec<&str> = path.split('/').collect();
                    let task = crate::exercise::Task::lesson(parts[0], parts[1], parts[2]);
                    assert!(task.is_some_and(|task| task.picture(lang).is_ok()), "{path}");
                }
            }
        }
    }

    #[test]
    fn numbers_become_anchors() {
        let (text, contents) =
            write_it("## R1 The table\n\n- **R1.1** A board. **Bold**\n\n## Notation\n\n`a1`");
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
            let (text, contents) = write_it(&game.about().rules.text(Lang::En));
            assert!(contents.iter().any(|(name, _)| name == "R1"), "{}", game.about().id);
            for option in game.about().options {
                assert!(text.contains(&format!("id=\"{}\"", option.rule)), "{}", option.rule);
            }
        }
    }
}

use std::time::Duration;

use askama::Template;
use axum::{
    extract::{Path, Query, State},
    http::StatusCode,
    response::Response,
};
use catalog::Listing;
use serde_json::{Value, json};
use table::{Lang, OptionInfo, OptionKind, Phrase, Problem, ProblemList, SeatSet};

use super::{
    choice::Choice,
    frame::{Frame, show},
};
use crate::{App, Failure, Form, RequestLang, base::Here, form::people, wish::USUAL_WINDOW, words};

/// The minutes that a clock may give each person.
const CLOCKS: [u32; 6] = [3, 5, 10, 15, 30, 60];
/// The seconds that a table may wait for a quick answer.
const WINDOWS: [u32; 5] = [3, 5, 10, 20, 60];
/// After how many seconds a bot may stand in; 0 is never.
const PATIENCES: [u32; 5] = [30, 60, 180, 600, 0];
/// The longest list of numbers that is offered as a list.
pub(super) const LONGEST_LIST: u32 = 12;

#[derive(Template)]
#[template(path = "new.html")]
struct Page {
    frame: Frame,
    id: &'static str,
    problems: Vec<String>,
    players: String,
    chairs: Vec<Chair>,
    fields: Vec<Field>,
    clocks: Vec<Choice>,
    windows: Vec<Choice>,
    quick: bool,
    patiences: Vec<Choice>,
    takeover: Vec<Choice>,
    hints: Vec<Choice>,
}

struct Chair {
    label: String,
    choices: Vec<Choice>,
}

struct Field {
    name: &'static str,
    text: String,
    rule: &'static str,
    rule_text: String,
    control: Control,
    problem: Option<String>,
}

enum Control {
    Select(Vec<Choice>),
    /// Patterns by name, and one that is written out.
    Preset(Vec<Choice>, String),
    Number(String, u32, u32),
    Line(String),
}

/// `GET /new/GAME`: the form to make a table, filled in as the address says. `form.js` asks for it
/// again when a rule choice changes who can play.
pub(crate) async fn page(
    State(app): State<App>,
    here: Here,
    RequestLang(lang): RequestLang,
    Path(game): Path<String>,
    Query(form): Query<Form>,
) -> Result<Response, Failure> {
    let game = catalog::find(&game).ok_or(Failure::NotFound)?;
    let patience = app.config().patience;
    Ok(show(StatusCode::OK, &fill(Frame::new(lang, here), game, &form, &[], patience)))
}

/// The form again, as it was filled in, with what is wrong at its place.
pub(crate) fn with_problems(
    app: &App,
    lang: Lang,
    game: &'static dyn Listing,
    form: &Form,
    problems: &ProblemList,
) -> Response {
    let here = Here::at(app, format!("/new/{}", game.about().id));
    let patience = app.config().patience;
    let page = fill(Frame::new(lang, here), game, form, problems.problems(), patience);
    show(StatusCode::UNPROCESSABLE_ENTITY, &page)
}

fn fill(
    frame: Frame,
    game: &'static dyn Listing,
    form: &Form,
    problems: &[Problem],
    patience: Duration,
) -> Page {
    let about = game.about();
    let frame = frame.about("page-new", game);
    let known = |problem: &&Problem| about.options.iter().any(|info| info.name == problem.place);
    let usual = game.options(about.rules_version, &json!({})).unwrap_or_default();
    let fields = about.options.iter().map(|info| {
        let told = problems.iter().find(|problem| problem.place == info.name);
        let text = Phrase::new(format!("option-{}", info.name));
        Field {
            name: info.name,
            text: sentence(&game.words().say(frame.lang, &text)),
            rule: info.rule,
            rule_text: words::say(frame.lang, &Phrase::new("page-rule").with("rule", info.rule)),
            control: control(game, &frame, info, &usual[info.name], form),
            problem: told.map(|problem| game.words().say(frame.lang, &problem.phrase)),
        }
    });
    let people =
        people(game, &form.options(game)).or_else(|| people(game, &json!({}))).unwrap_or_default();
    let chair = |(number, &seats)| chair(game, &frame, form, number, seats);
    let players = Phrase::new("page-new-players").with("count", people.len());
    let elsewhere = problems.iter().filter(|problem| !known(problem));
    let number = |field: &str| form.get(field).and_then(|text| text.parse().ok());
    Page {
        id: about.id,
        problems: elsewhere.map(|p| game.words().say(frame.lang, &p.to_phrase())).collect(),
        players: words::say(frame.lang, &players),
        chairs: people.iter().enumerate().map(chair).collect(),
        fields: fields.collect(),
        clocks: clocks(&frame, number("clock")),
        windows: windows(&frame, number("window").unwrap_or(USUAL_WINDOW)),
        quick: about.quick_answers,
        patiences: patiences(&frame, number("patience").unwrap_or(patience.as_secs() as u32)),
        takeover: unless_clock(&frame, form.get("takeover")),
        hints: unless_clock(&frame, form.get("hints")),
        frame,
    }
}

/// Who may sit on a chair. Whoever fills in the form gets the first unless he wants another.
fn chair(game: &dyn Listing, frame: &Frame, form: &Form, number: usize, seats: SeatSet) -> Chair {
    let usual = if number == 0 { Form::YOU } else { Form::OPEN };
    let chosen = form.chair(number).unwrap_or(usual);
    let choice = |value: &str, text: String| Choice::new(value, text, value == chosen);
    let mut choices = vec![
        choice(Form::YOU, frame.word("page-new-chair-you")),
        choice(Form::OPEN, frame.word("page-new-chair-open")),
    ];
    choices.extend(Choice::levels(frame.lang, chosen));
    Chair { label: words::seats(frame.lang, game, seats), choices }
}

fn control(
    game: &dyn Listing,
    frame: &Frame,
    info: &OptionInfo,
    usual: &Value,
    form: &Form,
) -> Control {
    let usual_text = write(usual);
    let value = form.option(info).unwrap_or(&usual_text);
    let choice = |word: &str, text: String| Choice::new(word, text, word == value);
    let named = |word: &&str| choice(word, game.words().say(frame.lang, &info.value_phrase(word)));
    match info.kind {
        OptionKind::Choice(words) => Control::Select(words.iter().map(named).collect()),
        OptionKind::Preset(words) => {
            let chosen = form.get(&format!("option-{}", info.name));
            let own = chosen.map_or(!words.contains(&value), |chosen| chosen == Form::OWN);
            let text = frame.word("page-new-own");
            let mut choices: Vec<Choice> = words.iter().map(named).collect();
            choices.push(Choice::new(Form::OWN, text, own));
            let written = form.get(&format!("own-{}", info.name)).unwrap_or_default();
            Control::Preset(choices, written.to_owned())
        }
        OptionKind::Flag => Control::Select(vec![
            choice("true", frame.word("page-new-yes")),
            choice("false", frame.word("page-new-no")),
        ]),
        OptionKind::Number(low, high) if !usual.is_null() && high - low <= LONGEST_LIST => {
            let numbers = (low..=high).map(|number| number.to_string());
            Control::Select(numbers.map(|number| choice(&number, number.clone())).collect())
        }
        OptionKind::Number(low, high) => Control::Number(value.to_owned(), low, high),
        OptionKind::Text => Control::Line(value.to_owned()),
    }
}

/// An option as it is typed.
fn write(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn clocks(frame: &Frame, chosen: Option<u32>) -> Vec<Choice> {
    let none = Choice::new("", frame.word("page-new-clock-none"), chosen.is_none());
    let clock = |minutes| {
        let phrase = Phrase::new("page-new-clock-minutes").with("minutes", minutes);
        Choice::number(minutes, words::say(frame.lang, &phrase), chosen)
    };
    std::iter::once(none).chain(CLOCKS.map(clock)).collect()
}

fn windows(frame: &Frame, chosen: u32) -> Vec<Choice> {
    let window = |seconds| {
        let phrase = Phrase::new("page-new-window-seconds").with("seconds", seconds);
        Choice::number(seconds, words::say(frame.lang, &phrase), Some(chosen))
    };
    WINDOWS.map(window).into()
}

/// When a bot stands in. What the server does by itself is offered too.
fn patiences(frame: &Frame, chosen: u32) -> Vec<Choice> {
    let mut offered = PATIENCES.to_vec();
    if !offered.contains(&chosen) {
        offered.insert(0, chosen);
    }
    let patience = |seconds: u32| {
        let phrase = match seconds {
            0 => Phrase::new("page-new-patience-never"),
            _ if seconds.is_multiple_of(60) => {
                Phrase::new("page-new-patience-minutes").with("minutes", seconds / 60)
            }
            _ => Phrase::new("page-new-patience-seconds").with("seconds", seconds),
        };
        Choice::number(seconds, words::say(frame.lang, &phrase), Some(chosen))
    };
    offered.into_iter().map(patience).collect()
}

/// Something that a table allows, mostly where no clock runs.
fn unless_clock(frame: &Frame, chosen: Option<&str>) -> Vec<Choice> {
    let chosen = chosen.unwrap_or_default();
    let words = [("", "page-new-unless-clock"), ("true", "page-new-yes"), ("false", "page-new-no")];
    words.map(|(value, key)| Choice::new(value, frame.word(key), value == chosen)).into()
}

/// The text with a capital letter at its front.
pub(super) fn sentence(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().map(|first| first.to_uppercase().chain(signs).collect()).unwrap_or_default()
}

impl Field {
    /// The attributes of a field that is filled in wrongly.
    fn invalid(&self) -> String {
        match self.problem {
            Some(_) => {
                format!(" aria-invalid=\"true\" aria-describedby=\"ui-problem-{}\"", self.name)
            }
            None => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(game: &str, query: &str) -> String {
        let uri: axum::http::Uri = format!("/new/{game}?{query}").parse().unwrap();
        let Query(form) = Query::<Form>::try_from_uri(&uri).unwrap();
        let game = catalog::find(game).unwrap();
        let patience = Duration::from_secs(60);
        fill(Frame::new(Lang::De, Here::default()), game, &form, &[], patience).render().unwrap()
    }

    #[test]
    fn every_form_is_valid_as_it_comes() {
        for game in catalog::games().map(|game| game.about().id) {
            assert!(!page(game, "").contains('⟨'), "{game} has a text without words");
        }
    }

    #[test]
    fn there_is_one_chair_for_each_person_who_can_play() {
        let chairs = |variant| {
            let page = page("tac", &format!("option-variant={variant}"));
            page.matches("name=\"chair-").count()
        };
        for (variant, people) in
            [("teams", 4), ("solo", 1), ("two-singles", 2), ("two-doubles", 2), ("three-double", 3)]
        {
            assert_eq!(chairs(variant), people, "{variant}");
        }
        assert_eq!(chairs("six-pairs"), 6);
        assert_eq!(chairs("nonsense"), 4, "as usual, until the choice makes sense");
    }

    #[test]
    fn a_pattern_of_ones_own_stays_as_it_was_written() {
        let page = page("maiak", "option-tiles=own&own-tiles=bbbbb%0Agxggg");
        assert!(page.contains("bbbbb\ngxggg</textarea>"), "{page}");
        assert!(page.contains("<option value=\"own\" selected>"), "{page}");
    }
}

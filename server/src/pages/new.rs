use std::collections::{BTreeMap, HashMap};

use askama::Template;
use axum::{
    extract::Path,
    http::{StatusCode, Uri},
    response::Response,
};
use bots::Level;
use catalog::Title;
use serde_json::{Map, Value, json};
use table::{OptionInfo, OptionKind, Phrase, Problem, Seat, Seed};

use super::frame::{Frame, show};
use crate::{Failure, Tongue, words};

/// The minutes that a clock may give each seat.
const CLOCKS: [u32; 6] = [3, 5, 10, 15, 30, 60];
/// The seconds that a table may wait for a quick answer.
const WINDOWS: [u32; 5] = [3, 5, 10, 20, 60];
const USUAL_WINDOW: u32 = 10;
/// The longest list of numbers that is offered as a list.
const LONGEST_LIST: u32 = 12;

#[derive(Template)]
#[template(path = "new.html")]
struct Page {
    frame: Frame,
    id: &'static str,
    problems: Vec<String>,
    seats: Vec<Chair>,
    seats_now: usize,
    least_seats: usize,
    fields: Vec<Field>,
    clocks: Vec<Choice>,
    windows: Vec<Choice>,
    quick: bool,
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
    Number(String, u32, u32),
    Line(String),
    Lines(String),
}

struct Choice {
    value: String,
    text: String,
    chosen: bool,
    /// How many seats the table has with this choice, where that differs from the usual.
    seats: Option<usize>,
}

/// A filled-in form, by the names of its fields.
pub(crate) type Form = HashMap<String, String>;

/// The table that a form asks for.
#[derive(Clone, PartialEq, Debug)]
pub struct Wanted {
    /// The rule choices, perhaps wrong.
    pub options: Value,
    /// Which seats bots take.
    pub bots: BTreeMap<u8, Level>,
    /// Where whoever asks sits.
    pub sit: Option<u8>,
    /// Minutes for each seat.
    pub clock: Option<u32>,
    /// Seconds to wait for quick answers.
    pub window: Option<u32>,
    /// Whether to begin at once.
    pub start: bool,
}

/// `GET /new/GAME`: the form to make a table.
pub(crate) async fn page(
    uri: Uri,
    Tongue(lang): Tongue,
    Path(game): Path<String>,
) -> Result<Response, Failure> {
    let game = catalog::find(&game).ok_or(Failure::NotFound)?;
    Ok(show(StatusCode::OK, &fill(Frame::new(lang, &uri), game, &Form::new(), &[])))
}

/// The form again, as it was filled in, with what is wrong at its place.
pub fn with_problems(
    lang: table::Lang,
    game: &'static dyn Title,
    form: &Form,
    problems: &[Problem],
) -> Response {
    let path = format!("/new/{}", game.about().id);
    let uri = path.parse().unwrap_or_else(|_| Uri::from_static("/"));
    let page = fill(Frame::new(lang, &uri), game, form, problems);
    show(StatusCode::UNPROCESSABLE_ENTITY, &page)
}

/// Read what a form asks for. Options that cannot be read are left for the game to refuse.
pub fn wanted(game: &'static dyn Title, form: &Form) -> Wanted {
    let about = game.about();
    let given = |info: &OptionInfo| form.get(&format!("option-{}", info.name));
    let options: Map<String, Value> = about
        .options
        .iter()
        .filter_map(|info| Some((info.name.to_owned(), read(info.kind, given(info)?.trim())?)))
        .collect();
    let options = Value::Object(options);
    let seats = seats_with(game, &options).unwrap_or(about.seats.1);
    let everybody: Option<Level> = form.get("bots").and_then(|level| level.parse().ok());
    let at = |seat: u8| form.get(&format!("seat-{seat}")).map(String::as_str);
    let places = || (0..about.seats.1 as u8).take(seats);
    let sit = places().find(|&seat| at(seat) == Some(YOU)).or(everybody.map(|_| 0));
    let bot = |seat: u8| at(seat).map_or(everybody, |level| level.parse().ok());
    let number = |name: &str| form.get(name).and_then(|text| text.parse().ok());
    Wanted {
        options,
        bots: places().filter(|&s| sit != Some(s)).filter_map(|s| Some((s, bot(s)?))).collect(),
        sit,
        clock: number("clock"),
        window: number("window"),
        start: form.contains_key("start"),
    }
}

/// What the form calls the seat of whoever fills it in.
const YOU: &str = "you";

/// An option as it was typed; nothing where the field was left empty.
fn read(kind: OptionKind, text: &str) -> Option<Value> {
    if text.is_empty() {
        return None;
    }
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    Some(match kind {
        OptionKind::Choice(_) => json!(text),
        _ if lines.len() > 1 => json!(lines),
        // Numbers, true and false read as such; everything else is a word.
        _ => serde_json::from_str(text).unwrap_or_else(|_| json!(text)),
    })
}

/// How many seats a table with these options has.
fn seats_with(game: &dyn Title, options: &Value) -> Option<usize> {
    Some(game.start(options, Seed::from(0)).ok()?.seats())
}

fn fill(frame: Frame, game: &'static dyn Title, form: &Form, problems: &[Problem]) -> Page {
    let about = game.about();
    let frame = frame.about("page-new", game);
    let known = |problem: &&Problem| about.options.iter().any(|info| info.name == problem.place);
    let usual = game.options(&json!({})).unwrap_or_default();
    let usual_seats = seats_with(game, &json!({})).unwrap_or(about.seats.1);
    let fields = about.options.iter().map(|info| {
        let told = problems.iter().find(|problem| problem.place == info.name);
        Field {
            name: info.name,
            text: sentence(
                &game.words().say(frame.lang, &Phrase::new(format!("option-{}", info.name))),
            ),
            rule: info.rule,
            rule_text: words::say(frame.lang, &Phrase::new("page-rule").with("rule", info.rule)),
            control: control(game, &frame, info, &usual, form, usual_seats),
            problem: told.map(|problem| game.words().say(frame.lang, &problem.phrase)),
        }
    });
    let chosen = wanted(game, form);
    let elsewhere = problems.iter().filter(|problem| !known(problem));
    Page {
        id: about.id,
        problems: elsewhere.map(|p| game.words().say(frame.lang, &p.to_phrase())).collect(),
        seats: (0..about.seats.1 as u8).map(|seat| chair(game, &frame, form, Seat(seat))).collect(),
        seats_now: seats_with(game, &chosen.options).unwrap_or(usual_seats),
        least_seats: about.seats.0,
        fields: fields.collect(),
        clocks: clocks(&frame, chosen.clock),
        windows: windows(&frame, chosen.window.unwrap_or(USUAL_WINDOW)),
        quick: asks_for_quick_answers(game),
        frame,
    }
}

fn chair(game: &dyn Title, frame: &Frame, form: &Form, seat: Seat) -> Chair {
    let given = form.get(&format!("seat-{}", seat.0)).map(String::as_str);
    let chosen = given.unwrap_or(if seat.0 == 0 { YOU } else { OPEN });
    let choice = |value: &str, text: String| Choice::new(value, text, value == chosen);
    let mut choices = vec![
        choice(YOU, frame.word("page-new-seat-you")),
        choice(OPEN, frame.word("page-new-seat-open")),
    ];
    choices.extend(Level::ALL.map(|level| {
        let name = words::say(frame.lang, &Phrase::new(format!("client-level-{level}")));
        let phrase = Phrase::new("page-new-seat-bot").with("level", name);
        choice(level.name(), words::say(frame.lang, &phrase))
    }));
    Chair { label: sentence(&words::seat(frame.lang, game, seat)), choices }
}

/// What the form calls a seat that waits for a person.
const OPEN: &str = "open";

fn control(
    game: &dyn Title,
    frame: &Frame,
    info: &OptionInfo,
    usual: &Value,
    form: &Form,
    usual_seats: usize,
) -> Control {
    let usual = &usual[info.name];
    let typed = form.get(&format!("option-{}", info.name)).cloned();
    let value = typed.unwrap_or_else(|| write(usual));
    let choice = |of: Value, text: String| {
        let seats = seats_with(game, &json!({ info.name: of })).filter(|&n| n != usual_seats);
        let word = write(&of);
        Choice { seats, ..Choice::new(&word, text, word == value) }
    };
    let named = |word: &str| game.words().say(frame.lang, &info.value_phrase(word));
    match info.kind {
        OptionKind::Choice(values) => {
            Control::Select(values.iter().map(|word| choice(json!(word), named(word))).collect())
        }
        OptionKind::Flag => Control::Select(vec![
            choice(json!(true), frame.word("page-new-yes")),
            choice(json!(false), frame.word("page-new-no")),
        ]),
        OptionKind::Number(low, high) if !usual.is_null() && high - low <= LONGEST_LIST => {
            Control::Select((low..=high).map(|n| choice(json!(n), n.to_string())).collect())
        }
        OptionKind::Number(low, high) => Control::Number(value, low, high),
        OptionKind::Text if usual.is_array() => Control::Lines(value),
        OptionKind::Text => Control::Line(value),
    }
}

/// An option as it is typed.
fn write(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(lines) => lines.iter().map(write).collect::<Vec<_>>().join("\n"),
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

/// Whether silence ever is an answer in a game, found out by playing one.
fn asks_for_quick_answers(game: &dyn Title) -> bool {
    let Ok(mut table) = game.start(&json!({}), Seed::from(1)) else { return false };
    for step in 0..400 {
        if table.to_act().iter().any(|seat| table.silence(seat).is_some()) {
            return true;
        }
        let Some(seat) = table.asks_first() else { return false };
        let legal = table.legal(seat);
        if legal.is_empty() || table.play(seat, &legal[step * 7 % legal.len()]).is_err() {
            return false;
        }
    }
    false
}

/// The text with a capital letter at its front.
fn sentence(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().map(|first| first.to_uppercase().chain(signs).collect()).unwrap_or_default()
}

impl Choice {
    fn new(value: &str, text: String, chosen: bool) -> Choice {
        Choice { value: value.to_owned(), text, chosen, seats: None }
    }

    fn number(value: u32, text: String, chosen: Option<u32>) -> Choice {
        Choice::new(&value.to_string(), text, chosen == Some(value))
    }
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

    fn form(pairs: &[(&str, &str)]) -> Form {
        pairs.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect()
    }

    #[test]
    fn one_press_makes_a_table_with_bots() {
        for game in catalog::games() {
            let wanted = wanted(game, &form(&[("bots", "medium"), ("start", "yes")]));
            assert_eq!((wanted.sit, wanted.start), (Some(0), true));
            assert!(!wanted.bots.contains_key(&0));
            let seats = game.start(&wanted.options, Seed::from(0)).unwrap().seats();
            assert_eq!(wanted.bots.len(), seats - 1, "{}", game.about().id);
        }
    }

    #[test]
    fn a_form_is_read_by_the_kinds_of_the_options() {
        let game = catalog::find("taki").unwrap();
        let wanted = wanted(
            game,
            &form(&[
                ("option-seats", "3"),
                ("option-must_play", "true"),
                ("option-mode", "single"),
                ("option-max_turns", ""),
                ("seat-0", "open"),
                ("seat-1", "you"),
                ("seat-2", "hard"),
                ("seat-9", "easy"),
                ("clock", "5"),
            ]),
        );
        assert_eq!(wanted.options, json!({"seats": 3, "must_play": true, "mode": "single"}));
        assert_eq!(wanted.bots, BTreeMap::from([(2, Level::Hard)]));
        assert_eq!((wanted.sit, wanted.clock, wanted.start), (Some(1), Some(5), false));
    }

    #[test]
    fn only_games_with_races_ask_for_quick_answers() {
        let quick = |id| asks_for_quick_answers(catalog::find(id).unwrap());
        assert!(quick("taki"));
        assert!(!quick("maiak"));
    }

    #[test]
    fn every_form_is_valid_as_it_comes() {
        for game in catalog::games() {
            let frame = Frame::new(table::Lang::De, &Uri::from_static("/new"));
            let page = fill(frame, game, &Form::new(), &[]);
            let text = page.render().unwrap();
            assert!(!text.contains('⟨'), "{} has a text without words", game.about().id);
        }
    }
}

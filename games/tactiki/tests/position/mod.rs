//! Positions and what to ask of them, for the tests of rules.
// Every file of tests uses its own share of these.
#![allow(dead_code)]

use serde_json::{Value, json};
use table::{Game, Refusal, Seat, Seed, Viewer, read_draft, read_options};
use tactiki::{Action, Event, Options, Rank, Square, Tactiki};

pub(crate) const TIKI: Seat = Seat::new(0);
pub(crate) const TAC: Seat = Seat::new(1);

pub(crate) fn start() -> Tactiki {
    Tactiki::new(&Options::default(), &Seed::from(1)).unwrap()
}

pub(crate) fn options(given: Value) -> Options {
    by_rules(given, Tactiki::ABOUT.rules_version)
}

/// Options as a version of the rules takes them.
pub(crate) fn by_rules(given: Value, version: u32) -> Options {
    read_options(&given, Tactiki::ABOUT.options, version).unwrap()
}

/// A position, TIKI to move: columns bottom first, such as `("c3", "t3 c5")` for a TIKI 3 under a
/// TAC 5. Everybody else is dead.
pub(crate) fn position(columns: &[(&str, &str)]) -> Tactiki {
    position_with(&Options::default(), columns, json!({}))
}

/// The same with options and with some fields of the draft given.
pub(crate) fn position_with(options: &Options, columns: &[(&str, &str)], given: Value) -> Tactiki {
    read_draft(options, &Seed::from(1), &draft(columns, given))
        .unwrap_or_else(|problems| panic!("{problems:?}"))
}

pub(crate) fn draft(columns: &[(&str, &str)], given: Value) -> Value {
    let mut fields = serde_json::Map::new();
    let mut dead = [vec![1, 1, 2, 2, 3, 3, 4, 4, 5, 5], vec![1, 1, 2, 2, 3, 3, 4, 4, 5, 5]];
    for (field, column) in columns {
        let piece = |text: &str| {
            let (side, rank) = text.split_at(1);
            let rank: u8 = rank.parse().unwrap();
            let dead = &mut dead[usize::from(side == "c")];
            dead.remove(dead.iter().position(|&other| other == rank).expect("two of every rank"));
            json!([if side == "t" { "tiki" } else { "tac" }, rank])
        };
        fields.insert((*field).to_owned(), column.split(' ').map(piece).collect());
    }
    let mut draft =
        json!({"fields": fields, "dead": dead, "turn": 0, "phase": "play", "moves_left": 2});
    for (name, value) in given.as_object().unwrap() {
        draft[name] = value.clone();
    }
    draft
}

pub(crate) fn legal_of(game: &Tactiki, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

pub(crate) fn legal(game: &Tactiki) -> Vec<String> {
    legal_of(game, game.turn_seat())
}

/// The legal actions without reincarnations.
pub(crate) fn moves(game: &Tactiki) -> Vec<String> {
    legal(game).into_iter().filter(|text| !text.contains('+')).collect()
}

pub(crate) fn play(game: &mut Tactiki, text: &str) -> Result<Vec<Event>, Refusal> {
    let action: Action = text.parse()?;
    let mut events = Vec::new();
    game.play(game.turn_seat(), action, &mut events)?;
    Ok(events)
}

pub(crate) fn after(mut game: Tactiki, actions: &[&str]) -> Tactiki {
    for action in actions {
        play(&mut game, action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
    }
    game
}

pub(crate) fn refusal(game: &Tactiki, text: &str) -> &'static str {
    play(&mut game.clone(), text).unwrap_err().rule
}

/// The column of a field, bottom first, such as `t3 c5`.
pub(crate) fn column(game: &Tactiki, field: &str) -> String {
    let view =
        game.view(Viewer::seats([TIKI, TAC].into_iter().fold(TIKI.into(), table::SeatSet::with)));
    let piece = |piece: u8| {
        let side = if view.owner(piece) == TIKI { 't' } else { 'c' };
        format!("{side}{}", view.rank(piece).unwrap())
    };
    let square: Square = field.parse().unwrap();
    view.column(square).into_iter().map(piece).collect::<Vec<_>>().join(" ")
}

pub(crate) fn dead(game: &Tactiki, seat: Seat) -> Vec<u8> {
    game.view(seat.into()).dead(seat).iter().map(Rank::number).collect()
}

/// Enough pieces of both sides far from each other that no test ends by accident.
pub(crate) const REST: [(&str, &str); 2] = [("e1", "t1 t2 t3 t4"), ("a5", "c1 c2 c3 c4")];

pub(crate) fn with_rest(columns: &[(&str, &str)]) -> Tactiki {
    position(&[columns, &REST].concat())
}

/// TIKI can do nothing: its pieces have arrived, are buried or have nowhere to return.
pub(crate) const TIKI_STUCK: [(&str, &str); 6] = [
    ("a1", "t1 c1"),
    ("b1", "t1 c1"),
    ("c1", "t2 c2"),
    ("d1", "t2 c2"),
    ("e1", "t3 c3"),
    ("e5", "c5 c4 c4"),
];

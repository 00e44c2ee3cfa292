//! Positions for tests: hands and discards are given, the rest of the deck is the draw pile.
#![allow(dead_code)]

use serde_json::{Value, json};
use table::{Game, ProblemList, Seat, Seed, read_draft, read_options};
use taki::{Action, Card, Draft, Event, Options, Taki};

/// The cards of a list such as `"r5 king"`.
pub(crate) fn cards(list: &str) -> Vec<Card> {
    list.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// Cards as a list, to compare with.
pub(crate) fn list(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The whole deck without the cards of a list.
pub(crate) fn all_but(taken: &str) -> String {
    list(&rest(&cards(taken)))
}

/// The whole deck without these cards.
fn rest(taken: &[Card]) -> Vec<Card> {
    let left = Card::ALL.into_iter().flat_map(|card| {
        let here = taken.iter().filter(|&&other| other == card).count() as u32;
        (here..card.copies()).map(move |_| card)
    });
    left.collect()
}

pub(crate) fn options(given: Value) -> Options {
    read_options(&given, Taki::ABOUT.options, Taki::ABOUT.rules_version).unwrap()
}

/// The JSON of a position. `fields` are added or replaced; `draw` in it is a list such as
/// `"r5 b6"`: then these are the whole draw pile and the other cards lie under the discards.
pub(crate) fn written(hands: &[&str], discards: &str, fields: Value) -> Value {
    let hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
    let mut discards = cards(discards);
    let draw = fields.get("draw").map(|draw| cards(draw.as_str().unwrap()));
    let next = fields.get("next").map_or(Vec::new(), |next| cards(next.as_str().unwrap()));
    let given = draw.clone().unwrap_or_default();
    let taken = [&hands.concat()[..], &discards, &given, &next].concat();
    let lead = *discards
        .iter()
        .rfind(|card| ![Card::PLUS_THREE, Card::BREAKER].contains(card))
        .expect("a leading card");
    let draw = match draw {
        Some(draw) => {
            discards.splice(0..0, rest(&taken));
            draw
        }
        None => [next, rest(&taken)].concat(),
    };
    let mut state = json!({
        "hands": hands, "draw": draw, "discards": discards, "lead": lead,
        "color": lead.colour().map_or("r".to_owned(), |colour| colour.letter().to_string()),
        "turn": 0, "direction": 1, "chain": 0, "open_taki": null, "run": null, "phase": "play",
        "stages": null,
    });
    for (name, value) in fields.as_object().into_iter().flatten() {
        if name != "draw" && name != "next" {
            state[name] = value.clone();
        }
    }
    state
}

pub(crate) fn read(given: Value, state: &Value) -> Result<Taki, ProblemList> {
    let mut given = given;
    if given.get("seats").is_none() {
        given["seats"] = json!(state["hands"].as_array().unwrap().len());
    }
    read_draft(&options(given), &Seed::from(1), state)
}

/// A position with default options but the number of seats.
pub(crate) fn spot(hands: &[&str], discards: &str, fields: Value) -> Taki {
    spot_with(json!({}), hands, discards, fields)
}

/// A position with other options.
pub(crate) fn spot_with(given: Value, hands: &[&str], discards: &str, fields: Value) -> Taki {
    let state = written(hands, discards, fields);
    read(given, &state).unwrap_or_else(|problems| panic!("{problems}: {state}"))
}

pub(crate) fn act(action: &str) -> Action {
    action.parse().unwrap()
}

/// Every legal action of a seat, sorted.
pub(crate) fn legal(state: &Taki, seat: u8) -> Vec<String> {
    let mut actions = Vec::new();
    state.actions(Seat::new(seat), &mut actions);
    let mut written: Vec<String> = actions.iter().map(ToString::to_string).collect();
    written.sort();
    written
}

pub(crate) fn may(state: &Taki, seat: u8, action: &str) -> bool {
    legal(state, seat).contains(&action.to_owned())
}

/// Do legal actions one after the other, each by the seat before the colon: `"0:r5 1:draw"`.
pub(crate) fn play(state: &mut Taki, actions: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for step in actions.split_whitespace() {
        let (seat, action) = step.split_once(':').unwrap();
        let seat = Seat::new(seat.parse().unwrap());
        if let Err(refusal) = state.play(seat, act(action), &mut events) {
            panic!("{step}: {refusal}");
        }
    }
    events
}

/// The rule by which an action is refused.
pub(crate) fn refused(state: &Taki, seat: u8, action: &str) -> &'static str {
    let mut state = *state;
    state.play(Seat::new(seat), act(action), &mut ()).expect_err("it should be refused").rule
}

pub(crate) fn hand(state: &Taki, seat: usize) -> String {
    list(&state.draft().hands[seat])
}

/// How many cards each seat holds.
pub(crate) fn counts(state: &Taki) -> Vec<usize> {
    state.draft().hands.iter().map(Vec::len).collect()
}

pub(crate) fn draft(state: &Taki) -> Draft {
    state.draft()
}

pub(crate) fn to_act(state: &Taki) -> Vec<u8> {
    state.to_act().iter().map(|seat| seat.number()).collect()
}

/// Whose turn it is and what is in force: `turn lead colour phase`.
pub(crate) fn now(state: &Taki) -> String {
    let draft = state.draft();
    let phase = format!("{:?}", draft.phase).to_lowercase();
    format!("{} {} {} {phase}", draft.turn, draft.lead, draft.color.letter())
}

pub(crate) fn scores(state: &Taki) -> Vec<f64> {
    state.outcome().expect("the game is over").scores().to_vec()
}

/// Every order of the cards, copies told apart.
pub(crate) fn orders(cards: &[Card]) -> Vec<Vec<Card>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for i in 0..cards.len() {
        let mut rest = cards.to_vec();
        let first = rest.remove(i);
        all.extend(orders(&rest).into_iter().map(|order| [vec![first], order].concat()));
    }
    all
}

/// The hidden part of a state: the hands of others and the draw pile.
pub(crate) fn hidden(draft: &Draft) -> String {
    let hands: Vec<String> = draft.hands.iter().map(|hand| list(hand)).collect();
    format!("{} | {}", hands.join(" / "), list(&draft.draw))
}

//! What a TAC table says about its things when one asks.

mod fixture;

use fixture::run;
use table::{AnyTable, Game, Lang, Listener, Seat, Seed, Table, Words};
use tac::Tac;

/// What a seat is told about a thing, in one line.
fn help(state: &Tac, seat: u8, id: &str) -> String {
    let words = Words::new(&[Tac::ABOUT.messages]);
    let table = Table::from_state(Tac::ABOUT.rules_version, state.options(), Seed::from(1), *state);
    let viewer = table.sides().viewer(Seat::new(seat));
    let ears = Listener { sides: table.sides(), viewer, names: |_| None };
    let texts = AnyTable::help(&table, viewer, id);
    let texts: Vec<String> =
        texts.iter().map(|text| words.say_among(Lang::En, text, &ears)).collect();
    texts.join(" ")
}

/// What a seat is asked for on the way to an action, pick by pick.
fn asks(state: &Tac, seat: u8, action: &str) -> Vec<String> {
    let words = Words::new(&[Tac::ABOUT.messages]);
    let table = Table::from_state(Tac::ABOUT.rules_version, state.options(), Seed::from(1), *state);
    let viewer = table.sides().viewer(Seat::new(seat));
    let ears = Listener { sides: table.sides(), viewer, names: |_| None };
    let stage = table.stage(viewer).map(&|text| words.say_among(Lang::En, &text, &ears));
    let way = stage.ways.iter().find(|way| way.action == action).expect("a legal action");
    way.asks.iter().map(|&place| stage.asks[place].clone()).collect()
}

#[test]
fn a_card_says_what_it_does_and_what_it_can_do_now() {
    let state = run("A 61\nB 20\nA holds 5 9 13\nB holds 2\nturn A");
    assert_eq!(
        help(&state, 0, "5-1"),
        "5: move one of your marbles 5 fields forward. Now it can do this: your marble from \
         3 before your start to 2 after your start, your marble from 3 before your start to \
         field 2 of your house."
    );
    assert!(help(&state, 0, "13-1").contains("your marble out of the yard onto your start"));
}

#[test]
fn every_card_with_a_use_of_its_own_says_it() {
    let state = run("A 61\nA holds 1 4 7 8 13\nB holds 2\nturn A");
    let told = |card: &str| help(&state, 0, &format!("{card}-1"));
    assert!(told("1").starts_with("1: bring a marble out of the yard, or"), "{}", told("1"));
    assert!(told("4").starts_with("4: move a marble 4 fields backward"), "{}", told("4"));
    assert!(told("7").starts_with("7: seven single steps"), "{}", told("7"));
    assert!(told("8").starts_with("8: move a marble 8 fields forward, or let"), "{}", told("8"));
    assert!(told("13").starts_with("13: bring a marble out of the yard, or"), "{}", told("13"));
}

#[test]
fn a_card_without_use_says_what_it_does_and_why_not() {
    let state = run("A 10\nB 12\nA holds 5 8\nB holds 3\nturn A");
    let told = help(&state, 0, "5-1");
    assert!(told.starts_with("5: move one of your marbles 5 fields"), "{told}");
    assert!(told.contains("blocked"), "{told}");
    assert!(help(&state, 0, "8-1").contains("B misses a turn"));
    let state = run("A holds 5 9\nB holds 3\nturn A");
    assert!(help(&state, 0, "9-1").contains("pick the one to discard"));
}

#[test]
fn a_tac_says_what_it_counts_as() {
    let state = run("A 10\nA holds tac 2\nB holds 3\nturn A\nlast 5");
    let told = help(&state, 0, "tac-1");
    assert!(told.contains("Now it counts as 5."), "{told}");
    assert!(help(&state, 0, "pile").contains("count as 5"));
}

#[test]
fn places_say_what_stands_there_and_what_leads_there() {
    let state = run("A 61 0*\nB 2 12\nC 40 C4\nA holds 5 2\nB holds 3\nturn A");
    assert_eq!(
        help(&state, 0, "61"),
        "Your marble, 3 fields before its start, where its house begins. It can go with 2 to \
         1 before your start."
    );
    assert!(help(&state, 0, "0").contains("fresh from the yard"));
    let told = help(&state, 0, "2");
    assert!(told.starts_with("A marble of B, 14 fields before its start"), "{told}");
    assert!(told.contains("2 brings your marble here from your start, and sends back"), "{told}");
    assert!(help(&state, 0, "40").starts_with("Your partner’s marble"));
    assert!(help(&state, 0, "C4").contains("home for good"));
    assert!(help(&state, 0, "A0").starts_with("Your yard: 2 marbles wait here"));
    assert!(help(&state, 0, "32").starts_with("Your partner’s start"));
    assert_eq!(help(&state, 0, "nothing"), "");
}

#[test]
fn a_way_is_asked_for_pick_by_pick() {
    let state = run("A 10\nB 40\nA holds 13 8 7\nB holds 3\nturn A");
    assert_eq!(
        asks(&state, 0, "13:10>23"),
        [
            "Play a card. Usable now: 7, 8, 13.",
            "Choose a marble to move 13 fields, or the yard to bring one out.",
            "Choose the field it goes to."
        ]
    );
    assert_eq!(
        asks(&state, 0, "8:skip")[1],
        "Choose a marble to move 8 fields, or let the next player miss a turn."
    );
    let state = run("A 10\nB 20\nA holds 7 2\nB holds 3\nturn A\nA> 7:10>11 7:11>12");
    assert_eq!(
        asks(&state, 0, "7:12>13")[0],
        "5 of 7 steps left: choose a marble, then the field it goes to."
    );
}

#[test]
fn a_hand_of_which_little_can_be_used_is_told_so() {
    let prompt = |text: &str| {
        let words = Words::new(&[Tac::ABOUT.messages]);
        let state = run(text);
        let rules = Tac::ABOUT.rules_version;
        let table = Table::from_state(rules, state.options(), Seed::from(1), state);
        let viewer = table.sides().viewer(Seat::new(0));
        words.say(Lang::En, &AnyTable::prompt(&table, viewer).unwrap())
    };
    assert_eq!(
        prompt("A holds 5 9\nB holds 3\nturn A"),
        "None of your cards can be used now: choose one to discard."
    );
    assert_eq!(prompt("A holds 5 13\nB holds 3\nturn A"), "Only 13 can be used now, so play it.");
    assert_eq!(
        prompt("A A1 A2 A3 A4\nC 40\nA holds 5 9\nB holds 3\nturn A"),
        "Your marbles are all home: play a card for your partner’s. Usable now: 5, 9."
    );
}

//! What is said of tiles and pieces, and what a player is asked for on the way to a step.
#![cfg(feature = "words")]

use maiak::{Maiak, Options};
use serde_json::json;
use table::{
    AnyTable, Company, Game, Lang, Listener, Phrase, Seat, Seed, Sides, Table, Words, read_draft,
};

const WHITE: Seat = Seat::new(0);
const BLACK: Seat = Seat::new(1);

/// Every price ahead of the piece on c2, an enemy on the yellow tile, and three others to pay.
fn priced(phase: &str) -> Table<Maiak> {
    let draft = json!({
        "tiles": ["bbbbb", "bgggb", "bgbyr", "bbbbb", "bbbbb"],
        "white": ["c2", "a1", "d1", "e2"], "black": ["d3", "c4"], "turn": 0, "phase": phase
    });
    let options = Options::default();
    let state = read_draft::<Maiak>(&options, &Seed::from(1), &draft).unwrap();
    Table::from_state(Maiak::ABOUT.rules_version, options, Seed::from(1), state)
}

fn said(phrases: &[Phrase], lang: Lang, seat: Seat) -> Vec<String> {
    let words = Words::new(&[Maiak::ABOUT.messages]);
    let names = |_| None;
    let ears = Listener { sides: Sides::each_alone(2), viewer: seat.into(), names };
    phrases.iter().map(|phrase| words.say_among(lang, phrase, &ears as &dyn Company)).collect()
}

fn help(table: &Table<Maiak>, seat: Seat, id: &str) -> Vec<String> {
    said(&AnyTable::help(table, seat.into(), id), Lang::En, seat)
}

#[test]
fn a_piece_tells_what_each_of_its_steps_costs() {
    assert_eq!(
        help(&priced("move"), WHITE, "c2"),
        [
            "A green tile: entering it costs one of your own other pieces, but nothing from green.",
            "Your piece can step to b3 for free, c3 for free, d3 for 2 pieces (a capture).",
        ]
    );
    assert_eq!(
        help(&priced("move"), BLACK, "c2"),
        [
            "A green tile: entering it costs one of your own other pieces, but nothing from green.",
            "White’s piece can step to b3 for free, c3 for free, d3 for 2 pieces (a capture).",
            "You can capture it from d3 for one piece.",
        ]
    );
}

#[test]
fn a_tile_tells_its_price_and_from_where_it_can_be_entered() {
    let table = priced("move");
    let red = &help(&table, WHITE, "e3");
    assert_eq!(
        red[0],
        "A red tile: entering it costs three of your own other pieces, but nothing from red."
    );
    assert_eq!(red[1], "You can step here from e2 for 3 pieces.");
    let far = &help(&table, WHITE, "a5");
    assert_eq!(far[1], "This is your goal: a piece of yours that arrives here wins at once.");
    let home = &help(&table, BLACK, "a5");
    assert_eq!(home[1], "This is your home row: keep the other side out of it.");
    let enemy = &help(&table, WHITE, "d3");
    assert_eq!(enemy[2], "You can capture it from c2 for 2 pieces, e2 for 2 pieces.");
}

#[test]
fn what_cannot_be_paid_is_said_at_the_tile_and_at_the_piece() {
    let draft = json!({
        "tiles": ["bbbbb", "bbbbb", "rrrrr", "bbbbb", "bbbbb"],
        "white": ["c2", "a1"], "black": ["a5"], "turn": 0, "phase": "move"
    });
    let options = Options::default();
    let state = read_draft::<Maiak>(&options, &Seed::from(1), &draft).unwrap();
    let table = Table::from_state(Maiak::ABOUT.rules_version, options, Seed::from(1), state);
    let reason = "c3 is red and costs 3 of your other pieces; you have only one. (rule R4.5)";
    assert_eq!(help(&table, WHITE, "c2").last().unwrap(), reason);
    assert_eq!(help(&table, WHITE, "c3").last().unwrap(), reason);
}

#[test]
fn empty_tiles_can_be_switched_after_the_step() {
    let table = priced("switch");
    let empty = &help(&table, WHITE, "c3");
    assert_eq!(empty[1], "It is empty, so you can switch it with an empty tile that touches it.");
    let taken = &help(&table, WHITE, "c2");
    assert!(taken[2].starts_with("A piece stands on c2"), "{taken:?}");
}

#[test]
fn who_has_to_pay_is_asked_for_one_piece_after_another() {
    let stage = priced("move").stage(WHITE.into());
    let way = stage.ways.iter().find(|way| way.action == "c2xd3$a1,d1").unwrap();
    let asks: Vec<Phrase> = way.asks.iter().map(|&ask| stage.asks[ask].clone()).collect();
    assert_eq!(
        said(&asks, Lang::En, WHITE),
        [
            "Move one of your pieces: choose the one that steps ahead.",
            "Choose the tile it enters. It stands on green: green and blue are free, yellow costs \
             two of your other pieces, red three.",
            "Yellow costs two pieces: choose which of your other pieces you give up for the step (1 of 2).",
            "Yellow costs two pieces: choose which of your other pieces you give up for the step (2 of 2).",
        ]
    );
    let german = said(&asks[3..], Lang::De, WHITE);
    assert_eq!(
        german,
        [
            "Gelb kostet zwei Steine: Wähle, welche deiner anderen Steine du für den Schritt hergibst (2 von 2)."
        ]
    );
}

#[test]
fn what_happens_is_told_to_each_in_his_own_words() {
    let mut table = priced("move");
    table.play(WHITE, "c2xd3$a1,d1".parse().unwrap()).unwrap();
    table.play(WHITE, "b3~a4".parse().unwrap()).unwrap();
    let told = |ply, seat: Seat| {
        let seen = AnyTable::seen(&table, ply, seat.into()).into_iter();
        said(&seen.map(|seen| seen.phrase).collect::<Vec<_>>(), Lang::En, seat)
    };
    assert_eq!(
        told(0, WHITE),
        [
            "You capture Black’s piece on yellow d3, coming from c2, paying with the pieces on a1, d1."
        ]
    );
    assert_eq!(
        told(0, BLACK),
        [
            "White captures your piece on yellow d3, coming from c2, paying with the pieces on a1, d1."
        ]
    );
    assert_eq!(told(1, BLACK), ["White switches b3 and a4: now b3 is blue and a4 is green."]);
}

//! What a table says of each card, pile and button.

mod setup;

use serde_json::json;
use setup::{play, spot, spot_with};
use table::{AnyTable, Game, Lang, Listener, Seat, Seed, Sides, Table, Viewer, Words};
use taki::Taki;

/// What a seat is told of something in its scene.
fn help(state: &Taki, seat: u8, id: &str) -> String {
    said(state, Viewer::seat(Seat::new(seat)), id)
}

fn said(state: &Taki, viewer: Viewer, id: &str) -> String {
    let words = Words::new(&[Taki::ABOUT.messages]);
    let rules = Taki::ABOUT.rules_version;
    let table = Table::from_state(rules, state.options(), Seed::from(1), *state);
    let names = |_| None;
    let ears = Listener { sides: Sides::each_alone(3), viewer, names };
    let said = AnyTable::help(&table, viewer, id);
    let said: Vec<_> = said.iter().map(|it| words.say_among(Lang::En, it, &ears)).collect();
    said.join(" ")
}

#[test]
fn a_card_says_what_it_does_to_whom() {
    let state = spot(&["r5 rstop rdir r+2 king", "b1", "g1"], "r8", json!({}));
    assert!(
        help(&state, 0, "r5-1").starts_with("A plain number: it fits on red or on any other 5")
    );
    assert_eq!(help(&state, 0, "rstop-1"), "Player 2 misses a turn.");
    assert_eq!(help(&state, 0, "rdir-1"), "Play goes the other way round: Player 3 is next.");
    assert!(help(&state, 0, "r+2-1").starts_with("Player 2 takes two cards"));
    assert!(help(&state, 0, "king-1").starts_with("It fits on everything"));
    let back = spot(&["rstop rdir r1", "b1", "g1"], "r8", json!({"direction": -1}));
    assert_eq!(help(&back, 0, "rstop-1"), "Player 3 misses a turn.");
    assert_eq!(help(&back, 0, "rdir-1"), "Play goes the other way round: Player 2 is next.");
    let two = spot(&["rstop rdir", "b1"], "r8", json!({}));
    assert!(help(&two, 0, "rstop-1").ends_with("you play again."));
    assert!(help(&two, 0, "rdir-1").contains("only ends your turn"));
}

#[test]
fn a_card_that_cannot_be_played_says_why_too() {
    let state = spot(&["b7 r5", "b1"], "r8", json!({}));
    let help = help(&state, 0, "b7-1");
    assert!(help.starts_with("A plain number") && help.contains("R2.1"), "{help}");
}

#[test]
fn a_waiting_plus_two_changes_what_cards_do() {
    let fields = json!({"chain": 2});
    let state = spot(&["g+2 king r5", "b1", "y1"], "b+2 r+2", fields.clone());
    assert!(help(&state, 0, "g+2-1").contains("Player 2 takes 6 cards"));
    assert!(help(&state, 0, "king-1").contains("nobody takes the 4 cards"));
    assert!(help(&state, 0, "draw").contains("takes 4 cards"));
    assert!(help(&state, 0, "discards").ends_with("only another +2, a King or a +3 fits."));
    let strict = json!({"plus3_on_plus2": false});
    let state = spot_with(strict, &["g+2", "b1", "y1"], "b+2 r+2", fields);
    assert!(help(&state, 0, "discards").ends_with("only another +2 or a King fits."));
}

#[test]
fn runs_and_open_takis_are_told() {
    let mut run = spot(&["rtaki rstop r3 b6", "g1", "y1"], "r8", json!({}));
    assert!(help(&run, 0, "rtaki-1").contains("as many red cards as you like"));
    assert_eq!(help(&run, 0, "rstop-1"), "Player 2 misses a turn.");
    play(&mut run, "0:rtaki");
    assert!(help(&run, 0, "rstop-1").ends_with("only the action of the last card counts."));
    assert!(help(&run, 0, "leave").starts_with("A TAKI on top can’t be closed"));
    play(&mut run, "0:r3");
    assert!(help(&run, 0, "leave").starts_with("Ends your run"));
    let open = spot(&["r3 b6", "g1"], "rtaki", json!({"open_taki": "r"}));
    assert!(help(&open, 0, "r3-1").contains("goes on with the open TAKI"));
    assert!(help(&open, 0, "discards").ends_with("may go on with the run."));
}

#[test]
fn the_last_card_and_a_plus_three_are_told() {
    let plus = |hand: &str| help(&spot(&[hand, "b1"], "r8", json!({})), 0, "rplus-1");
    assert!(plus("rplus r3").starts_with("You play again at once"));
    assert!(plus("rplus").starts_with("It doesn’t win as your last card"));
    let wins = spot_with(json!({"plus_last": "wins"}), &["rplus", "b1"], "r8", json!({}));
    assert!(help(&wins, 0, "rplus-1").starts_with("You play again at once"));
    let mut window = spot(&["+3 r1 r3", "breaker g1", "y1 y3"], "r8", json!({}));
    assert!(help(&window, 1, "breaker-1").contains("costs you three cards"));
    play(&mut window, "0:+3");
    let breaks = "It breaks the +3: Player 1 draws three cards, and nobody else does.";
    assert_eq!(help(&window, 1, "breaker-1"), breaks);
    assert_eq!(help(&window, 1, "break"), breaks);
}

#[test]
fn nobody_is_helped_with_the_cards_of_another() {
    let state = spot(&["r5 b7", "g4 breaker", "y1"], "r8", json!({}));
    assert_eq!(help(&state, 0, "g4-1"), "");
    assert_eq!(help(&state, 0, "g4-1@hand-1"), "");
    assert_eq!(said(&state, Viewer::SPECTATOR, "r5-1"), "");
    assert_eq!(said(&state, Viewer::SPECTATOR, "colour-r"), "From then on red is to be matched.");
    assert!(help(&state, 0, "colour-r").ends_with("You hold one red card."));
    for nonsense in ["", "-", "@", "r5", "r5-1@", "king-9@hand-77", "colour-z", "nowhere"] {
        assert!(help(&state, 2, nonsense).is_empty(), "{nonsense}");
    }
}

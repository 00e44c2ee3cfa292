//! What the table asks for: whoever acts is spoken to, the others hear who is waited for.

mod position;

use position::*;
use serde_json::json;
use table::{Game, Lang, Presentation, Viewer, Words};
use tactiki::{Options, Tactiki};

fn prompt(game: &Tactiki, viewer: impl Into<Viewer>) -> Option<String> {
    let viewer = viewer.into();
    let words = Words::new(&[Tactiki::ABOUT.messages]);
    Some(words.say(Lang::En, &Tactiki::prompt(&game.view(viewer), viewer)?))
}

#[track_caller]
fn assert_prompts(game: &Tactiki, own: &str, other: &str) {
    let turn = game.turn_seat();
    assert_eq!(prompt(game, turn).as_deref(), Some(own));
    assert_eq!(prompt(game, turn.opponent()).as_deref(), Some(other));
    assert_eq!(prompt(game, Viewer::SPECTATOR).as_deref(), Some(other));
}

#[test]
fn in_the_setup_you_hear_which_field_is_next() {
    let mut game = after(start(), &["place:4", "place:2", "place:1"]);
    assert_eq!(prompt(&game, TIKI).unwrap(), "Place a piece on b1.");
    assert_eq!(prompt(&game, TAC).unwrap(), "Place a piece on a5.");
    assert_eq!(prompt(&game, Viewer::SPECTATOR).unwrap(), "TIKI and TAC are placing their pieces.");
    for rank in [1, 2, 3, 3, 4, 5, 5] {
        play(&mut game, &format!("place:{rank}")).unwrap();
    }
    assert_eq!(prompt(&game, TIKI).unwrap(), "TAC is placing pieces.");
}

#[test]
fn in_a_turn_you_hear_what_you_can_do() {
    let game = with_rest(&[]);
    assert_prompts(
        &game,
        "Make the first of your two moves, or reincarnate a piece.",
        "TIKI has two moves, or may reincarnate a piece.",
    );
    assert_prompts(&after(game, &["e1-e2"]), "Make your second move.", "TIKI has one move left.");
    let all_alive = position(&[("c1", "t1 t2 t3 t4 t5 t1 t2 t3 t4 t5"), ("a5", "c1 c2 c3 c4 c5")]);
    assert_prompts(&all_alive, "Make the first of your two moves.", "TIKI has two moves.");
    let no_move =
        [("a1", "t1 c1"), ("b1", "t1 c1"), ("c1", "t2 c2"), ("d1", "t2 c2"), ("c4", "c5 c3 c3")];
    assert_prompts(
        &position_with(&Options::default(), &no_move, json!({})),
        "You have no move: reincarnate a piece.",
        "TIKI has no move and must reincarnate a piece.",
    );
}

#[test]
fn when_it_is_over_nothing_is_asked() {
    let game = position(&[("b5", "t1 t2 t3 t4"), ("b4", "t5"), ("e5", "c1 c2 c3 c4 c5")]);
    assert_eq!(prompt(&after(game, &["b4-b5"]), TAC), None);
}

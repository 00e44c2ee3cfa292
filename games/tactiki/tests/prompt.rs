//! What the table asks for: whoever acts is spoken to, the others hear who is waited for.

mod position;

use position::*;
use serde_json::json;
use table::{Game, Lang, Listener, Phrase, Presentation, Seat, Sides, Viewer, Words};
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
    assert_eq!(
        prompt(&game, TIKI).unwrap(),
        "Choose a piece for b1, the upper one there (4 of 10)."
    );
    assert_eq!(
        prompt(&game, TAC).unwrap(),
        "Choose a piece for a5, the lower one there (1 of 10)."
    );
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
        "Choose a piece for the first of your two moves, or one of your dead to bring it back.",
        "TIKI has two moves, or may reincarnate a piece.",
    );
    assert_prompts(
        &after(game, &["e1-e2"]),
        "Choose a piece for your second move.",
        "TIKI has one move left.",
    );
    let all_alive = position(&[("c1", "t1 t2 t3 t4 t5 t1 t2 t3 t4 t5"), ("a5", "c1 c2 c3 c4 c5")]);
    assert_prompts(
        &all_alive,
        "Choose a piece for the first of your two moves.",
        "TIKI has two moves.",
    );
    let no_move =
        [("a1", "t1 c1"), ("b1", "t1 c1"), ("c1", "t2 c2"), ("d1", "t2 c2"), ("c4", "c5 c3 c3")];
    assert_prompts(
        &position_with(&Options::default(), &no_move, json!({})),
        "You have no move: choose one of your dead, and it returns.",
        "TIKI has no move and must reincarnate a piece.",
    );
}

#[test]
fn when_it_is_over_nothing_is_asked() {
    let game = position(&[("b5", "t1 t2 t3 t4"), ("b4", "t5"), ("e5", "c1 c2 c3 c4 c5")]);
    assert_eq!(prompt(&after(game, &["b4-b5"]), TAC), None);
}

#[test]
fn on_the_way_the_field_is_asked_for() {
    let words = Words::new(&[Tactiki::ABOUT.messages]);
    let game = with_rest(&[("a2", "t5")]);
    let asked = |action: &str| {
        let ways = Tactiki::paths(&game.view(TIKI.into()), TIKI, action.parse().unwrap());
        words.say(Lang::En, ways[0].asks.last().unwrap())
    };
    assert_eq!(asked("a2-a3"), "Choose where your 5 on a2 goes: forward, left or right.");
    assert_eq!(asked("c1+5"), "Choose one of your empty start fields for the 5.");
}

/// A phrase as the player of a seat hears it.
fn heard(phrase: &Phrase, lang: Lang, seat: Seat) -> String {
    let words = Words::new(&[Tactiki::ABOUT.messages]);
    let ears = Listener { sides: Sides::each_alone(2), viewer: seat.into(), names: |_| None };
    words.say_among(lang, phrase, &ears)
}

#[test]
fn you_hear_of_your_own_people_as_yours() {
    let mut game = with_rest(&[("c2", "t5"), ("c3", "c4")]);
    let events = play(&mut game, "c2xc3").unwrap();
    let told: Vec<Phrase> = events.iter().map(Tactiki::tell).collect();
    assert_eq!(heard(&told[0], Lang::En, TIKI), "You attack c3 from c2.");
    assert_eq!(heard(&told[0], Lang::En, TAC), "TIKI attacks c3 from c2.");
    assert_eq!(heard(&told[1], Lang::En, TIKI), "Your 5 defeats TAC’s 4 on c3.");
    assert_eq!(heard(&told[1], Lang::En, TAC), "TIKI’s 5 defeats your 4 on c3.");
    assert_eq!(heard(&told[1], Lang::De, TAC), "TIKIs 5 besiegt deine 4 auf c3.");
    let later = Tactiki::remembered(&events[1], &Options::default());
    assert_eq!(heard(&later, Lang::En, TIKI), "You win the fight on c3.");
}

#[test]
fn the_board_is_told_from_your_side() {
    let game = position(&[("c5", "c2 t2 t3"), ("a1", "t1 t4"), ("e5", "c3 c4")]);
    let told = |seat: Seat| -> Vec<String> {
        let lines = Tactiki::describe(&game.view(seat.into()));
        lines.iter().map(|line| heard(line, Lang::En, seat)).collect()
    };
    let own = told(TIKI);
    assert_eq!(own[0], "a1, your start field, column of 2, from the top: your 4, your 1.");
    assert!(own.contains(&"Your tallest statue has 2 of five pieces.".to_owned()), "{own:?}");
    let other = told(TAC);
    let hidden = "TIKI of unknown rank, TIKI of unknown rank";
    let line = format!("a1, enemy start field, column of 2, from the top: {hidden}.");
    assert_eq!(other[0], line);
    assert!(other.contains(&"TIKI’s tallest statue has 2 of five pieces.".to_owned()));
}

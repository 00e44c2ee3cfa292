//! What the table says of fields and of pieces beside the board, and that it reminds nobody.

mod position;

use position::*;
use table::{AnyTable, Game, Lang, Seed, Table, Viewer, Words};
use tactiki::{Options, Tactiki};

fn help_with(options: &Options, game: &Tactiki, viewer: Viewer, id: &str) -> String {
    let words = Words::new(&[Tactiki::ABOUT.messages]);
    let table = Table::from_state(Tactiki::ABOUT.rules_version, *options, Seed::from(1), *game);
    let said = AnyTable::help(&table, viewer, id);
    said.iter().map(|phrase| words.say(Lang::En, phrase)).collect::<Vec<_>>().join(" ")
}

fn help(game: &Tactiki, viewer: impl Into<Viewer>, id: &str) -> String {
    help_with(&Options::default(), game, viewer.into(), id)
}

#[test]
fn an_own_piece_says_where_it_can_go_and_whom_it_defeats() {
    let game = with_rest(&[("c3", "t3"), ("c4", "c5")]);
    let told = "Your 3 can go from here to c4 to attack, b3, d3. A 3 defeats 1 and 2.";
    assert_eq!(help(&game, TIKI, "c3"), told);
    let corner = with_rest(&[("a1", "t5 t5")]);
    let told = "Your 5 can go from here to a2, b1. A 5 defeats all but a 1.";
    assert_eq!(help(&corner, TIKI, "a1"), told);
}

#[test]
fn a_rank_that_was_shown_is_told_only_where_it_is_seen() {
    let columns = [&[("c2", "t5"), ("c3", "c4 c5"), ("b3", "c3")], &REST[..]].concat();
    for memory_aid in [false, true] {
        let options = Options { memory_aid, ..Options::default() };
        let game = position_with(&options, &columns, serde_json::json!({}));
        let game = after(game, &["c2xc3"]);
        let said = help_with(&options, &game, TAC.into(), "c3");
        let known =
            said.starts_with("An enemy 5: who moves here attacks it. A 5 loses only to a 1.");
        assert_eq!(known, memory_aid, "{said}");
        assert_eq!(said.starts_with("An enemy of unknown rank"), !memory_aid, "{said}");
    }
}

#[test]
fn columns_start_fields_and_those_who_arrived_are_told() {
    let columns =
        [("c4", "c2 c4"), ("d1", "c1"), ("b5", "t2 t3 t3"), ("e1", "t5 t1"), ("e5", "c3 c4")];
    let game = position(&columns);
    assert!(help(&game, TIKI, "c4").contains("2 enemies stand on each other"));
    assert!(help(&game, TIKI, "d1").starts_with("The enemy has arrived here with 1 of the five"));
    assert!(help(&game, TIKI, "b5").starts_with("You have arrived here with 3 of the five"));
    assert!(help(&game, TIKI, "a1").starts_with("One of your start fields: one of your dead"));
    assert!(help(&game, TIKI, "a5").starts_with("An enemy start field"));
    assert!(help(&game, TAC, "a1").starts_with("An enemy start field"));
    assert!(help(&game, TIKI, "c3").starts_with("An empty field"));
    assert!(help(&game, Viewer::SPECTATOR, "c4").starts_with("The top piece is TAC’s"));
    assert!(help(&game, Viewer::SPECTATOR, "a5").starts_with("A start field of TAC"));
}

#[test]
fn pieces_beside_the_board_are_told_to_their_owner() {
    let game = after(start(), &["place:4"]);
    let told = "It goes to a1 next, as the upper piece there. A 1 defeats only a 5, and loses to 2, 3 and 4.";
    assert_eq!(help(&game, TIKI, "tiki-hand-1-1"), told);
    assert!(help(&game, TIKI, "a1").starts_with("One of your start fields: you put two pieces"));
    let game = with_rest(&[]);
    assert!(help(&game, TIKI, "tiki-dead-5-1").starts_with("It can return on one of your empty"));
    assert_eq!(help(&game, TAC, "tiki-dead-5-1"), "");
    for nonsense in ["", "z9", "a0", "tiki-dead-9-1", "tiki-dead-5-7", "nowhere"] {
        assert_eq!(help(&game, TIKI, nonsense), "", "{nonsense}");
    }
}

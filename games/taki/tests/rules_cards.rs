//! R4 and R6: chains of +2, King and Plus.

mod setup;

use serde_json::json;
use setup::*;

#[test]
fn r4_1_a_chain_grows_until_it_is_taken() {
    let mut game = spot(&["r+2 r1 r3", "b+2 g1 g3", "y1 y3", "g8 g9"], "r8", json!({}));
    play(&mut game, "0:r+2 1:b+2");
    assert_eq!((draft(&game).chain, draft(&game).turn), (2, 2));
    play(&mut game, "2:draw");
    assert_eq!((counts(&game)[2], draft(&game).chain, draft(&game).turn), (6, 0, 3));
}

#[test]
fn r4_2_k9_what_fits_on_an_active_two() {
    let mine = "r5 y+2 king +3 breaker color super rtaki";
    let game = spot(&[mine, "g1 g3"], "r+2", json!({"chain": 1}));
    assert_eq!(legal(&game, 0), ["+3", "draw", "king", "y+2"]);
    for card in ["r5", "breaker", "color:r", "super", "rtaki"] {
        assert_eq!(refused(&game, 0, card), "R4.2", "{card}");
    }
}

#[test]
fn r4_3_k11_the_pile_may_be_taken_with_a_two_in_hand() {
    let mut game = spot(&["y+2 y1", "g1 g3"], "b+2 r+2", json!({"chain": 2}));
    play(&mut game, "0:draw");
    assert_eq!(counts(&game)[0], 6);
    // It proves nothing: whoever looks may still think of a +2 in that hand.
    assert!(draft(&game).lacks.is_empty());
}

#[test]
fn r4_4_k10_plus_three_on_an_active_two() {
    let hands = ["+3 r1 r3", "g1 g3", "y1 y3"];
    let mut game = spot(&hands, "b+2 r+2", json!({"chain": 2}));
    play(&mut game, "0:+3 1:let 2:let");
    assert_eq!((now(&game).as_str(), draft(&game).chain), ("1 r+2 r play", 2));
    assert_eq!(counts(&game), [2, 5, 5]);
    play(&mut game, "1:draw");
    assert_eq!(counts(&game)[1], 9);
    let hands = ["+3 r1 r3", "breaker g1 g3", "y1 y3"];
    let mut game = spot(&hands, "b+2 r+2", json!({"chain": 2}));
    play(&mut game, "0:+3 1:break 2:let");
    assert_eq!((draft(&game).turn, draft(&game).chain), (1, 2), "broken, the chain waits too");
    let given = json!({"plus3_on_plus2": false});
    let game = spot_with(given, &hands, "r+2", json!({"chain": 1}));
    assert_eq!(refused(&game, 0, "+3"), "R4.4");
}

#[test]
fn r4_5_k12_a_spent_two_is_a_number() {
    let mut game = spot(&["g1 g3", "b+2 r1 g5", "y1 y3"], "r+2", json!({"chain": 1}));
    play(&mut game, "0:draw");
    assert_eq!(legal(&game, 1), ["b+2", "draw", "r1"]);
    play(&mut game, "1:draw 2:draw");
    assert_eq!(counts(&game), [4, 4, 3], "nobody takes it twice");
}

#[test]
fn r6_1_k28_the_king_wipes_and_frees() {
    let hands = ["king bstop b1 b3", "g1 g3", "y1 y3"];
    let mut game = spot(&hands, "b+2 r+2", json!({"chain": 2}));
    play(&mut game, "0:king");
    assert_eq!((now(&game).as_str(), draft(&game).chain), ("0 king r king", 0));
    assert_eq!(legal(&game, 0), ["b1", "b3", "bstop", "done"]);
    play(&mut game, "0:bstop");
    assert_eq!(now(&game), "2 bstop b play", "without matching, and the Stop acts");
    // Every other card too, and a second King.
    let mut game = spot(&["king king btaki gplus y+2 color +3 breaker", "g1 g3"], "r5", json!({}));
    play(&mut game, "0:king 0:king");
    assert_eq!(now(&game), "0 king r king");
    let expected = [
        "+3", "breaker", "btaki", "color:b", "color:g", "color:r", "color:y", "done", "gplus",
        "y+2",
    ];
    assert_eq!(legal(&game, 0), expected);
    play(&mut game, "0:btaki");
    assert_eq!(now(&game), "0 btaki b run");
}

#[test]
fn r6_2_k31_plus_must_be_followed() {
    let mut game = spot(&["rplus r1 bplus king g5", "g1 g3"], "r8", json!({}));
    play(&mut game, "0:rplus");
    assert_eq!(now(&game), "0 rplus r plus");
    assert_eq!(legal(&game, 0), ["bplus", "king", "r1"]);
    assert_eq!(refused(&game, 0, "draw"), "R6.2");
    play(&mut game, "0:bplus");
    assert_eq!(legal(&game, 0), ["draw", "king"], "a King need not follow, so a card may be drawn");
    play(&mut game, "0:draw");
    assert_eq!((draft(&game).turn, counts(&game)[0]), (1, 4));
    let mut game = spot(&["rplus b1 g5", "g1 g3"], "r8", json!({}));
    play(&mut game, "0:rplus");
    assert_eq!(legal(&game, 0), ["draw"]);
}

#[test]
fn r6_3_k32_plus_as_last_card_draws() {
    let mut game = spot(&["rplus", "g1 g3"], "r8", json!({"next": "r7"}));
    play(&mut game, "0:rplus");
    assert_eq!((hand(&game, 0).as_str(), draft(&game).turn), ("r7", 1));
    assert_eq!(game_over(&game), None);
    let mut run = spot(&["rtaki rplus", "g1 g3"], "r8", json!({}));
    play(&mut run, "0:rtaki 0:rplus");
    assert_eq!((counts(&run)[0], draft(&run).open_taki, draft(&run).turn), (1, None, 1));
    let mut game = spot_with(json!({"plus_last": "wins"}), &["rplus", "g1 g3"], "r8", json!({}));
    play(&mut game, "0:rplus");
    assert_eq!(scores(&game), [1.0, 0.0]);
}

fn game_over(game: &taki::Taki) -> Option<table::Outcome> {
    table::Game::outcome(game)
}

#[test]
fn r6_4_k29_the_free_play_may_be_declined() {
    let mut game = spot(&["king b1 b3", "g1 r3", "y1 y3"], "r8", json!({}));
    play(&mut game, "0:king");
    assert_eq!(refused(&game, 0, "draw"), "R6.4");
    play(&mut game, "0:done");
    assert_eq!((now(&game).as_str(), counts(&game)[0]), ("1 king r play", 2));
    assert_eq!(legal(&game, 1), ["draw", "r3"], "the colour before it, no figure");
    assert_eq!(refused(&game, 1, "done"), "R6.4");
}

#[test]
fn r6_5_k27_super_taki_after_a_king_names_its_colour() {
    let hands = ["king super b1 r3", "g1 g3"];
    let mut game = spot(&hands, "r8", json!({}));
    play(&mut game, "0:king");
    assert_eq!(legal(&game, 0), ["b1", "done", "r3", "super:b", "super:g", "super:r", "super:y"]);
    assert_eq!(refused(&game, 0, "super"), "R6.5");
    play(&mut game, "0:super:b");
    assert_eq!(now(&game), "0 super b run");
    assert_eq!(legal(&game, 0), ["b1", "leave"]);
    let mut game = spot_with(json!({"king_super": "underneath"}), &hands, "r8", json!({}));
    play(&mut game, "0:king");
    assert_eq!(legal(&game, 0), ["b1", "done", "r3", "super"]);
    play(&mut game, "0:super");
    assert_eq!(now(&game), "0 super r run");
}

#[test]
fn r6_6_k30_a_king_wins_as_last_card() {
    for (discards, chain) in [("r8", 0), ("r+2", 1)] {
        let mut game = spot(&["king", "g1 g3"], discards, json!({"chain": chain}));
        play(&mut game, "0:king");
        assert_eq!(scores(&game), [1.0, 0.0]);
    }
}

//! R5: runs, and TAKI left open.

mod setup;

use serde_json::json;
use setup::*;

#[test]
fn r5_1_k17_a_run_takes_its_colour_alone() {
    let mut game = spot(&["rtaki r1 r5 rtaki b5 btaki g3", "g1 g3"], "r8", json!({}));
    play(&mut game, "0:rtaki");
    assert_eq!(now(&game), "0 rtaki r run");
    assert_eq!(legal(&game, 0), ["leave", "r1", "r5", "rtaki"]);
    play(&mut game, "0:r5");
    assert_eq!(legal(&game, 0), ["close", "leave", "r1", "rtaki"]);
    assert_eq!(refused(&game, 0, "b5"), "R5.1", "the same figure does not help");
    assert_eq!(refused(&game, 0, "btaki"), "R5.1");
    assert_eq!(refused(&game, 0, "draw"), "R5.5");
    play(&mut game, "0:rtaki");
    assert_eq!(draft(&game).run.unwrap().letter(), 'r');
}

#[test]
fn r5_2_k26_super_taki_takes_the_current_colour() {
    let mut game = spot(&["super g5 g6 b1", "g1 g3"], "color", json!({"color": "g"}));
    assert_eq!(refused(&game, 0, "super:b"), "R5.2");
    play(&mut game, "0:super");
    assert_eq!(now(&game), "0 super g run");
    assert_eq!(legal(&game, 0), ["g5", "g6", "leave"]);
    play(&mut game, "0:g5 0:close");
    assert_eq!(now(&game), "1 g5 g play");
    let game = spot(&["super r1", "g1 g3"], "r+2", json!({"chain": 1}));
    assert_eq!(refused(&game, 0, "super"), "R4.2");
}

#[test]
fn r5_3_k18_a_colourless_card_ends_the_run() {
    let mine = "rtaki r+2 king color super +3 breaker b1 b3";
    let run = || {
        let mut game = spot(&[mine, "g1 g3", "y1 y3"], "r8", json!({}));
        play(&mut game, "0:rtaki 0:r+2");
        game
    };
    let mut game = run();
    play(&mut game, "0:color:b");
    assert_eq!(now(&game), "1 color b play");
    assert_eq!((draft(&game).chain, draft(&game).open_taki), (0, None), "closed, the +2 cancelled");
    let mut game = run();
    play(&mut game, "0:color:r");
    assert_eq!(draft(&game).open_taki, None, "closed, whatever colour is named");
    let mut game = run();
    play(&mut game, "0:king");
    assert_eq!(now(&game), "0 king r king");
    play(&mut game, "0:b1");
    assert_eq!((now(&game).as_str(), draft(&game).chain), ("1 b1 b play", 0));
    let mut game = run();
    play(&mut game, "0:+3 1:let 2:let");
    assert_eq!((now(&game).as_str(), draft(&game).chain), ("1 r+2 r play", 0));
    assert_eq!((draft(&game).open_taki, counts(&game)[1]), (None, 5));
    let mut game = run();
    play(&mut game, "0:breaker");
    assert_eq!((now(&game).as_str(), counts(&game)[0]), ("1 r+2 r play", 9));
    let mut game = run();
    play(&mut game, "0:super");
    assert_eq!(now(&game), "1 super r play");
    assert_eq!(draft(&game).open_taki.unwrap().letter(), 'r', "SuperTaki leaves it open");
    // Also right after the TAKI, which is closed by it.
    let mut game = spot(&[mine, "g1 g3"], "r8", json!({}));
    play(&mut game, "0:rtaki 0:+3 1:let");
    assert_eq!((now(&game).as_str(), draft(&game).open_taki), ("1 rtaki r play", None));
    let mut game = spot_with(json!({"wild_in_run": false}), &[mine, "g1 g3"], "r8", json!({}));
    play(&mut game, "0:rtaki 0:r+2");
    assert_eq!(legal(&game, 0), ["close", "leave"]);
    assert_eq!(refused(&game, 0, "king"), "R5.3");
}

#[test]
fn r5_4_k19_only_the_last_action_acts() {
    let hands = ["rtaki rstop r+2 rdir rplus r1 b1", "g1 g3", "y1 y3", "b3 b4"];
    let mut game = spot(&hands, "r8", json!({}));
    play(&mut game, "0:rtaki 0:rstop 0:r+2 0:rplus 0:r1 0:rdir 0:close");
    assert_eq!(now(&game), "3 rdir r play", "only the direction changed");
    assert_eq!((draft(&game).chain, draft(&game).direction), (0, -1));
    let mut game = spot(&hands, "r8", json!({}));
    play(&mut game, "0:rtaki 0:rdir 0:r+2 0:rstop 0:close");
    assert_eq!((now(&game).as_str(), draft(&game).direction), ("2 rstop r play", 1));
    let mut game = spot(&hands, "r8", json!({}));
    play(&mut game, "0:rtaki 0:rstop 0:r+2 0:close");
    assert_eq!((draft(&game).turn, draft(&game).chain), (1, 1));
}

#[test]
fn r5_5_k20_closed_or_left_open_and_an_empty_hand_closes() {
    let mut game = spot(&["rtaki r1 b1 b3", "g1 g3"], "r8", json!({}));
    play(&mut game, "0:rtaki 0:r1");
    let mut open = game;
    play(&mut game, "0:close");
    assert_eq!((now(&game).as_str(), draft(&game).open_taki), ("1 r1 r play", None));
    play(&mut open, "0:leave");
    assert_eq!(draft(&open).open_taki.unwrap().letter(), 'r');
    assert_eq!(refused(&open, 1, "close"), "R5.5", "there is no run yet");
    let mut game = spot_with(
        json!({"mode": "pyramid"}),
        &["rtaki r1", "g1 g3"],
        "r8",
        json!({"stages": [5, 8]}),
    );
    play(&mut game, "0:rtaki 0:r1");
    assert_eq!((now(&game).as_str(), draft(&game).open_taki), ("1 r1 r play", None));
}

#[test]
fn r5_6_k21_a_taki_on_top_stays_open() {
    let mut game = spot(&["rtaki r1 rtaki b1", "g1 g3"], "r8", json!({}));
    play(&mut game, "0:rtaki");
    assert_eq!(refused(&game, 0, "close"), "R5.6");
    play(&mut game, "0:r1 0:rtaki");
    assert_eq!(refused(&game, 0, "close"), "R5.6");
    play(&mut game, "0:leave");
    assert_eq!(draft(&game).open_taki.unwrap().letter(), 'r');
    let mut game = spot(&["super b1", "g1 g3"], "r8", json!({}));
    play(&mut game, "0:super");
    assert_eq!(legal(&game, 0), ["leave"]);
    // An empty hand does not close it either.
    let given = json!({"mode": "pyramid"});
    let mut game = spot_with(given, &["rtaki", "g1 g3"], "r8", json!({"stages": [5, 8]}));
    play(&mut game, "0:rtaki");
    assert_eq!((draft(&game).turn, draft(&game).open_taki.unwrap().letter()), (1, 'r'));
}

/// Seat 1 meets an open red TAKI with a red 1 on top.
fn open(mine: &str) -> taki::Taki {
    let fields = json!({"turn": 1, "open_taki": "r"});
    spot(&["b6 b7", mine, "y1 y3", "g8 g9"], "r1", fields)
}

#[test]
fn r5_7_k22_an_open_taki_goes_on() {
    let mine = "r5 rplus b1 b3 btaki king +3 breaker color super rstop g6";
    let mut game = open(mine);
    play(&mut game, "1:r5");
    assert_eq!(now(&game), "1 r5 r run");
    play(&mut game, "1:rplus 1:close 1:rstop");
    assert_eq!((now(&game).as_str(), draft(&game).open_taki), ("3 rstop r play", None));
    let letter = |game: &taki::Taki| draft(game).open_taki.map(|colour| colour.letter());
    let mut game = open(mine);
    play(&mut game, "1:b1");
    assert_eq!(
        (now(&game).as_str(), letter(&game)),
        ("2 b1 b play", None),
        "another colour ends it"
    );
    for keeps in ["1:draw", "1:breaker", "1:king 1:done", "1:+3 0:let 2:let 3:let", "1:color:r"] {
        let mut game = open(mine);
        play(&mut game, keeps);
        assert_eq!((draft(&game).turn, letter(&game)), (2, Some('r')), "{keeps}");
    }
    let mut game = open(mine);
    play(&mut game, "1:color:b");
    assert_eq!(letter(&game), None);
    // As second card after a King, and with another TAKI where it matches.
    let mut game = open(mine);
    play(&mut game, "1:king 1:rstop");
    assert_eq!(now(&game), "1 rstop r run");
    let mut game = open(mine);
    play(&mut game, "1:king 1:g6");
    assert_eq!((now(&game).as_str(), letter(&game)), ("2 g6 g play", None));
    assert!(!may(&open(mine), 1, "btaki"));
    let fields = json!({"turn": 1, "open_taki": "r"});
    let mut game = spot(&["b6 b7", mine, "y1 y3"], "rtaki", fields);
    play(&mut game, "1:btaki");
    assert_eq!((now(&game).as_str(), letter(&game)), ("1 btaki b run", None));
    let mut game = open(mine);
    play(&mut game, "1:super");
    assert_eq!(now(&game), "1 super r run");
}

#[test]
fn r5_8_k23_an_open_run_on_an_action() {
    let hands = ["rtaki rstop r+2 b1 b3", "r+2 b+2 r3 g1", "r4 r6 g3", "g8 g9"];
    let mut game = spot(&hands, "r8", json!({}));
    play(&mut game, "0:rtaki 0:rstop 0:leave");
    assert_eq!((now(&game).as_str(), draft(&game).open_taki.is_some()), ("2 rstop r play", true));
    let mut game = spot(&hands, "r8", json!({}));
    play(&mut game, "0:rtaki 0:r+2 0:leave");
    assert_eq!(legal(&game, 1), ["b+2", "draw", "r+2"], "no red 3 under an active +2");
    let (mut same, mut other, mut taken) = (game, game, game);
    play(&mut same, "1:r+2");
    assert_eq!((now(&same).as_str(), draft(&same).chain), ("2 r+2 r play", 2), "no run begins");
    assert!(draft(&same).open_taki.is_some());
    play(&mut other, "1:b+2");
    assert_eq!((draft(&other).open_taki, draft(&other).chain), (None, 2));
    play(&mut taken, "1:draw");
    assert_eq!((counts(&taken)[1], draft(&taken).chain), (6, 0));
    play(&mut taken, "2:r4");
    assert_eq!(now(&taken), "2 r4 r run", "after the pile is taken the TAKI is there again");
}

#[test]
fn r5_9_k25_a_run_that_ends_on_plus() {
    let hands = ["rtaki rplus bplus r1 g5", "g1 g3"];
    let mut game = spot(&hands, "r8", json!({}));
    play(&mut game, "0:rtaki 0:rplus 0:close");
    assert_eq!(now(&game), "0 rplus r plus");
    assert_eq!(legal(&game, 0), ["bplus", "r1"], "by normal matching");
    play(&mut game, "0:r1");
    assert_eq!(now(&game), "1 r1 r play", "no run any more");
    let mut game = spot(&["rtaki rplus g5 g6", "g1 g3"], "r8", json!({}));
    play(&mut game, "0:rtaki 0:rplus 0:close 0:draw");
    assert_eq!((draft(&game).turn, counts(&game)[0]), (1, 3));
    // Left open, the next red card goes on with the run, in the same turn.
    let mut game = spot(&hands, "r8", json!({}));
    play(&mut game, "0:rtaki 0:rplus 0:leave 0:r1");
    assert_eq!(now(&game), "0 r1 r run");
}

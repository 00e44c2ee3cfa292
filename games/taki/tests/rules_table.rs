//! R1, R2, R3 and R10: the deal, a turn, the simple actions, the end.

mod setup;

use serde_json::json;
use setup::*;
use table::{Game, Options as _, Seat, Seed, Viewer, read_draft, read_options};
use taki::{Card, Deck, Event, Options, Taki};

fn start(given: serde_json::Value, seed: u64) -> Taki {
    Taki::new(&options(given), &Seed::from(seed)).unwrap()
}

#[test]
fn r1_1_the_deck_has_116_cards() {
    let counts = start(json!({}), 1).conserved();
    assert_eq!(counts.len(), 57);
    assert_eq!(counts.iter().sum::<u32>(), 116);
    assert_eq!(counts, Card::ALL.map(Card::copies));
    assert_eq!(counts.iter().filter(|&&count| count == 4).count(), 1);
}

#[test]
fn r1_2_k50_eight_cards_each_hidden_with_open_counts() {
    for seats in 2..=10 {
        let game = start(json!({"seats": seats}), 3);
        assert_eq!(counts(&game), vec![8; seats]);
        assert_eq!(draft(&game).draw.len(), 115 - 8 * seats);
        let view = serde_json::to_value(game.view(Viewer::seat(Seat::new(1)))).unwrap();
        assert_eq!(view["counts"], json!(vec![8; seats]));
        assert_eq!(view["seen"]["hands"][0], json!([]));
        assert_eq!(view["seen"]["hands"][1].as_array().unwrap().len(), 8);
    }
    for seats in [0, 1, 11] {
        assert!(!Options { seats, ..Options::default() }.problems().is_empty());
    }
}

fn problem(given: serde_json::Value) -> (String, String) {
    let problems = read_options::<Options>(&given, Taki::ABOUT.options, 1).unwrap_err();
    (problems[0].place.to_string(), problems[0].phrase.key().to_owned())
}

#[test]
fn r1_8_a_table_may_have_fewer_cards() {
    for hand in 1..=8 {
        let game = start(json!({"hand": hand, "seats": 3}), 3);
        assert_eq!(counts(&game), vec![hand; 3]);
        assert_eq!(draft(&game).draw.len(), 115 - 3 * hand);
    }
    for (seats, hand) in [(2, 2), (3, 2), (4, 1), (6, 1)] {
        let game = start(json!({"deck": "small", "seats": seats}), 3);
        assert_eq!(counts(&game), vec![hand; seats]);
        assert_eq!(draft(&game).draw.len(), 7 - seats * hand);
        assert_eq!(game.conserved(), Card::ALL.map(|card| Deck::Small.copies(card)));
    }
    for given in [
        json!({"deck": "small", "seats": 7}),
        json!({"deck": "small", "seats": 2, "hand": 4}),
        json!({"deck": "small", "seats": 4, "hand": 2}),
    ] {
        assert_eq!(problem(given), ("deck".into(), "option-small-deck".into()));
    }
    for hand in [0, 9] {
        assert_eq!(problem(json!({"hand": hand})), ("hand".into(), "option-bad-hand".into()));
    }
    // Without a number left, an action card leads, and never a colourless one.
    let mut actions = 0;
    for seed in 0..300 {
        let given = json!({"deck": "small", "seats": 2, "hand": 3, "first_card": "redraw"});
        let game = draft(&start(given, seed));
        assert!(game.lead.colour().is_some());
        let number = |card: &Card| ["1", "3"].iter().any(|last| card.to_string().ends_with(last));
        if !number(&game.lead) {
            assert!(!game.draw.iter().any(number));
            actions += 1;
        }
    }
    assert!(actions > 0);
}

#[test]
fn r1_8_only_colours_of_the_deck_are_named() {
    let small = json!({"deck": "small", "seats": 2});
    let position = json!({
        "hands": [["color", "r1"], ["b1", "r3"]], "draw": ["bstop", "r+2", "rtaki"],
        "discards": ["b3"], "lead": "b3", "color": "b", "turn": 0, "direction": 1, "chain": 0,
        "open_taki": null, "run": null, "phase": "play", "stages": null
    });
    let game: Taki = read_draft(&options(small.clone()), &Seed::from(1), &position).unwrap();
    assert_eq!(legal(&game, 0), ["color:b", "color:r", "draw"]);
    let mut green = position.clone();
    green["hands"] = json!([["r1"], ["b1", "r3"]]);
    green["discards"] = json!(["b3", "color"]);
    green["lead"] = json!("color");
    green["color"] = json!("g");
    let problems = read_draft::<Taki>(&options(small.clone()), &Seed::from(1), &green).unwrap_err();
    assert_eq!(problems.problems()[0].phrase.key(), "draft-color");
    let mut twice = position;
    twice["draw"] = json!(["bstop", "r+2", "rtaki", "b1"]);
    let problems = read_draft::<Taki>(&options(small), &Seed::from(1), &twice).unwrap_err();
    assert_eq!(problems.problems()[0].phrase.key(), "draft-copies");
}

#[test]
fn r1_3_the_first_card_leads() {
    let game = start(json!({}), 5);
    let draft = draft(&game);
    assert_eq!(draft.discards, [draft.lead]);
    assert_eq!(draft.lead.colour(), Some(draft.color));
}

#[test]
fn r1_4_k3_a_colourless_first_card_goes_under_the_pile() {
    let mut seen = 0;
    for seed in 0..200 {
        let game = start(json!({}), seed);
        let draft = draft(&game);
        assert!(draft.lead.colour().is_some());
        let under = draft.draw.len() - usize::from(draft.bottom);
        assert!(draft.draw[under..].iter().all(|card| card.colour().is_none()));
        seen += usize::from(draft.bottom);
        // All know what lies there.
        let view = serde_json::to_value(game.view(Viewer::SPECTATOR)).unwrap();
        assert_eq!(view["seen"]["draw"], json!(draft.draw[under..]));
    }
    assert!((5..60).contains(&seen), "about one in ten: {seen}");
}

#[test]
fn r1_5_k2_an_action_card_leads_first_without_its_action() {
    let lead = |given: serde_json::Value, seed| draft(&start(given, seed)).lead.to_string();
    let seed = (0..).find(|&seed| lead(json!({}), seed).ends_with("+2")).unwrap();
    let game = start(json!({}), seed);
    assert_eq!((draft(&game).chain, draft(&game).turn), (0, 0));
    assert!(may(&game, 0, "draw"));
    let taki = (0..).find(|&seed| lead(json!({}), seed).ends_with("taki")).unwrap();
    assert_eq!(draft(&start(json!({}), taki)).open_taki, None);
    for seed in 0..100 {
        let lead = lead(json!({"first_card": "redraw"}), seed);
        assert!(lead[1..].parse::<u8>().is_ok(), "{lead} is no number");
    }
    assert_ne!(lead(json!({"first_card": "redraw"}), seed), lead(json!({}), seed));
}

#[test]
fn r1_6_the_turn_goes_to_higher_seats() {
    let mut game = spot(&["r1 r3", "r4 r5", "r6 r7"], "r8", json!({"turn": 1}));
    play(&mut game, "1:draw");
    assert_eq!(draft(&game).turn, 2);
    play(&mut game, "2:draw");
    assert_eq!(draft(&game).turn, 0);
}

#[test]
fn r1_7_k4_the_first_player_starts() {
    assert_eq!(draft(&start(json!({}), 1)).turn, 0);
    assert_eq!(draft(&start(json!({"starts": 3}), 1)).turn, 3);
    assert!(!Options { starts: 4, ..Options::default() }.problems().is_empty());
}

#[test]
fn r2_1_k7_colour_or_figure_or_colourless() {
    let game = spot(&["r1 b5 b6 king color super +3 breaker", "g1"], "r5", json!({}));
    let expected = [
        "+3", "b5", "breaker", "color:b", "color:g", "color:r", "color:y", "draw", "king", "r1",
        "super",
    ];
    assert_eq!(legal(&game, 0), expected);
    assert_eq!(refused(&game, 0, "b6"), "R2.1");
    assert_eq!(refused(&game, 0, "r3"), "R2.1", "not in hand");
    assert!(legal(&game, 1).is_empty());
}

#[test]
fn r2_2_a_number_ends_the_turn() {
    let mut game = spot(&["r1 b5 b6", "g1 g3"], "r5", json!({}));
    play(&mut game, "0:b5");
    assert_eq!(now(&game), "1 b5 b play");
    assert_eq!(hand(&game, 0), "r1 b6");
}

#[test]
fn r2_3_k5_k6_drawing_is_free_and_ends_the_turn() {
    let mut game = spot(&["r1 b6", "g1 g3"], "r5", json!({"next": "r6"}));
    assert!(may(&game, 0, "draw") && may(&game, 0, "r1"));
    play(&mut game, "0:draw");
    assert_eq!(hand(&game, 0), "r1 r6 b6");
    assert_eq!(draft(&game).turn, 1, "the red 6 has to wait");
    assert!(legal(&game, 0).is_empty());
}

#[test]
fn r2_4_k5_must_play_where_the_table_says_so() {
    let given = json!({"must_play": true});
    let game = spot_with(given.clone(), &["r1 b6 king", "g1 g3"], "r5", json!({}));
    assert_eq!(refused(&game, 0, "draw"), "R2.4");
    let game = spot_with(given.clone(), &["b1 b6 king", "g1 g3"], "r5", json!({}));
    assert!(may(&game, 0, "draw"), "a King need not be played");
    let game = spot_with(given, &["b+2", "g1 g3"], "r+2", json!({"chain": 1}));
    assert!(may(&game, 0, "draw"), "a +2 pile may always be taken");
}

#[test]
fn r2_5_k43_an_empty_pile_is_made_of_the_discards() {
    let mut game = spot(&["b6 b7 b8", "g1 g3"], "b5 r5", json!({"draw": ""}));
    let discards = draft(&game).discards.len();
    let events = play(&mut game, "0:draw");
    assert!(events.contains(&Event::Shuffled { count: discards as u8 - 1 }));
    assert_eq!(list(&draft(&game).discards), "r5", "the leading card stays");
    assert_eq!(draft(&game).draw.len(), discards - 2);
    // Short even so: +2 for four cards, but only three are left.
    let all = all_but("color r+2 r+2 b+2 b+2");
    let fields = json!({"draw": "b+2", "chain": 2});
    let mut game = spot(&["color", &all], "b+2 r+2 r+2", fields);
    assert_eq!(draft(&game).discards.len(), 3);
    play(&mut game, "0:draw");
    assert_eq!(hand(&game, 0), "r+2 b+2 b+2 color");
    assert_eq!((draft(&game).draw.len(), draft(&game).turn), (0, 1));
    assert_eq!(game.conserved(), Card::ALL.map(Card::copies));
}

#[test]
fn r3_1_k15_stop_skips_the_next_player() {
    let mut game = spot(&["rstop r1", "rstop g1", "g3 g4"], "r5", json!({}));
    let events = play(&mut game, "0:rstop");
    assert!(events.contains(&Event::Stopped { seat: Seat::new(1) }));
    assert_eq!(to_act(&game), [0, 2], "seat 0 may call, seat 2 is next; seat 1 cannot answer");
    assert_eq!(now(&game), "2 rstop r play");
}

#[test]
fn r3_2_k13_stop_between_two_is_another_turn() {
    let mut game = spot(&["rstop r1 r3", "g1 g3"], "r5", json!({}));
    play(&mut game, "0:rstop");
    assert_eq!(now(&game), "0 rstop r play");
    play(&mut game, "0:r1");
    assert_eq!(draft(&game).turn, 1);
}

#[test]
fn r3_3_k14_change_direction() {
    let mut game = spot(&["rdir r1 r3", "g1 g3", "g4 g5", "g6 g7"], "r5", json!({}));
    play(&mut game, "0:rdir 3:draw");
    assert_eq!((draft(&game).turn, draft(&game).direction), (2, -1));
    let two = ["rdir r1 r3", "g1 g3"];
    let mut game = spot(&two, "r5", json!({}));
    play(&mut game, "0:rdir");
    assert_eq!(draft(&game).turn, 1, "no extra turn");
    let mut game = spot_with(json!({"direction_two": "again"}), &two, "r5", json!({}));
    play(&mut game, "0:rdir");
    assert_eq!(draft(&game).turn, 0);
}

#[test]
fn r3_4_k16_change_color_names_any_colour() {
    let mut game = spot(&["color r1 r3", "g1 g3"], "r5", json!({}));
    assert!(may(&game, 0, "color:r"), "the present one too");
    play(&mut game, "0:color:g");
    assert_eq!(now(&game), "1 color g play");
    assert!(may(&game, 1, "g1"));
    let game = spot(&["color r1", "g1 g3"], "r+2", json!({"chain": 1}));
    assert_eq!(refused(&game, 0, "color:g"), "R4.2");
    assert!("color".parse::<taki::Action>().is_err(), "the colour has to be named");
}

#[test]
fn r3_5_k8_taki_matches_super_taki() {
    let game = spot(&["btaki b1", "g1 g3"], "super", json!({"color": "r"}));
    assert!(may(&game, 0, "btaki"));
    assert!(!may(&game, 0, "b1"));
}

#[test]
fn r3_6_k33_an_action_as_last_card_wins_at_once() {
    for last in ["rstop", "rdir", "r+2", "rtaki", "super", "color:b"] {
        let card = last.split(':').next().unwrap();
        let mut game = spot(&[card, "g1 g3", "b1"], "r5", json!({}));
        play(&mut game, &format!("0:{last}"));
        assert_eq!(scores(&game), [1.0, 0.0, 0.0], "{last}");
    }
}

#[test]
fn r10_1_an_empty_hand_wins() {
    let mut game = spot(&["r1", "g1 g3"], "r5", json!({}));
    let events = play(&mut game, "0:r1");
    assert!(matches!(events.last(), Some(Event::Ended { reason: "empty-hand", .. })));
    assert_eq!(scores(&game), [1.0, 0.0]);
    assert!(to_act(&game).is_empty() && legal(&game, 1).is_empty());
    // A finished game is found out from the hands alone.
    let over = spot(&["", "g1 g3"], "r5 r1", json!({}));
    assert_eq!(scores(&over), [1.0, 0.0]);
}

/// Every card that is not in the discards is in one of two hands.
fn stuck(mine: &str, mut fields: serde_json::Value) -> (Vec<String>, serde_json::Value) {
    fields["draw"] = json!("");
    (vec![mine.to_owned(), all_but(&format!("{mine} r5"))], fields)
}

#[test]
fn r10_2_k44_a_stuck_table_goes_to_the_fewest_cards() {
    let (hands, fields) = stuck("b1 g3", json!({}));
    let mut game = spot(&[&hands[0], &hands[1]], "r5", fields.clone());
    assert!(may(&game, 0, "draw"), "with nothing to draw");
    play(&mut game, "0:draw");
    assert_eq!((draft(&game).idle, counts(&game)[0]), (1, 2));
    let mut other = game;
    play(&mut game, "1:draw");
    assert_eq!(game.outcome().unwrap().reason(), "stuck");
    assert_eq!(scores(&game), [1.0, 0.0]);
    play(&mut other, "1:r5");
    assert_eq!((draft(&other).idle, other.outcome()), (0, None), "a play begins the count anew");
    // In the Pyramid the lower stage comes first.
    let mut fields = fields;
    fields["stages"] = json!([4, 3]);
    let pyramid = json!({"mode": "pyramid"});
    let mut game = spot_with(pyramid, &[&hands[0], &hands[1]], "r5", fields);
    play(&mut game, "0:draw 1:draw");
    assert_eq!(scores(&game), [0.0, 1.0]);
}

#[test]
fn r10_3_k51_the_cap_decides_alike() {
    let fields = json!({"turns": 1999});
    let mut game = spot(&["r1 r3", "g1 g3", "b1 b3 b4"], "r5", fields.clone());
    play(&mut game, "0:draw");
    assert_eq!(game.outcome().unwrap().reason(), "cap");
    assert_eq!(scores(&game), [0.0, 1.0, 0.0]);
    let mut game = spot(&["r1 r3 r4", "g1 g3", "b1 b3"], "r5", fields);
    play(&mut game, "0:r1");
    assert_eq!(scores(&game), [1.0 / 3.0; 3], "equals share");
    assert_eq!(options(json!({})).max_turns, 2_000);
    assert_eq!(options(json!({"mode": "pyramid"})).max_turns, 16_000);
    // Skipped seats are no turns.
    let mut game = spot(&["rstop r3 r4", "g1 g3", "b1 b3"], "r5", json!({"turns": 7}));
    play(&mut game, "0:rstop");
    assert_eq!(game.turns_ended(), 8);
    let mut game = spot_with(json!({"max_turns": 1}), &["r1 r3", "g1"], "r5", json!({}));
    play(&mut game, "0:draw");
    assert_eq!(scores(&game), [0.0, 1.0]);
}

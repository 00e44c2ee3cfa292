//! R1 to R3: the table, the cards, a deal.

mod fixture;

use fixture::{legal, options, run};
use serde_json::json;
use table::{Dice, Event as _, Game, Seat, Seed, Viewer};
use tac::{Deck, Options, Tac};

fn draft(state: &Tac) -> serde_json::Value {
    serde_json::to_value(state.draft()).unwrap()
}

#[test]
fn r1_1_starts_lie_sixteen_apart() {
    for (seat, start) in [("A", 0), ("B", 16), ("C", 32), ("D", 48)] {
        run(&format!("{seat} holds 1\nturn {seat}\n{seat} can 1:{seat}0>{start}"));
    }
    // After 63 comes 0.
    run("B 60
         B holds 9
         turn B
         B can 9:60>5");
}

#[test]
fn r1_2_the_house_follows_the_own_start() {
    run("A 62
         A holds 3 5 6
         turn A
         A can 3:62>1 3:62>A1 5:62>3 5:62>A3 6:62>4 6:62>A4");
}

#[test]
fn r1_3_eight_marbles_of_partners_win() {
    run("A A1 A2 A3 A4
         C C2 C3 C4 31
         C holds 2
         turn C
         C> 2:31>C1
         over home A C");
}

#[test]
fn r2_1_the_decks_have_their_cards() {
    for (deck, variant, size) in [
        ("base", "teams", 100),
        ("master", "teams", 104),
        ("base", "six-pairs", 96),
        ("master", "six-threes", 102),
    ] {
        let options = options(json!({"deck": deck, "variant": variant}));
        let counts = Tac::new(&options, &Seed::from(1)).unwrap().conserved();
        assert_eq!(counts[..18].iter().sum::<u32>(), size);
        assert_eq!((counts[0], counts[6], counts[11], counts[13]), (9, 8, 9, 4));
        assert_eq!(counts[14..18].iter().sum::<u32>(), if deck == "master" { 4 } else { 0 });
        assert_eq!(counts[10], if size < 100 || size == 102 { 5 } else { 7 });
    }
}

#[test]
fn r2_2_a38_an_undone_card_stays_in_the_pile() {
    let state = run("B 20
                     B holds 5
                     C 40
                     C holds tac
                     turn B
                     B> 5:20>25
                     C> tac=5:40>45
                     B stands 20");
    // The deal is over, and the pile holds both cards.
    assert_eq!(draft(&state)["played"], json!(["5", "tac"]));
    assert_eq!(state.conserved()[..18].iter().sum::<u32>(), 104);
}

#[test]
fn r2_1_the_first_version_of_the_rules_took_the_master_deck() {
    let read = |given, rules| -> Options {
        table::read_options(&given, Tac::ABOUT.options, rules).unwrap()
    };
    assert_eq!(read(json!({}), 2).deck, Deck::Base);
    assert_eq!(read(json!({}), 1).deck, Deck::Master);
    assert_eq!(read(json!({"deck": "base"}), 1).deck, Deck::Base);
}

fn master() -> Options {
    options(json!({"deck": "master"}))
}

#[test]
fn r3_1_a37_cards_come_one_by_one_from_the_front() {
    let mut dealers = [0; 4];
    for number in 0..40 {
        let state = Tac::new(&master(), &Seed::from(number)).unwrap();
        let state = draft(&state);
        dealers[state["dealer"].as_u64().unwrap() as usize] += 1;
        assert_eq!(state["turn"].as_u64().unwrap(), (state["dealer"].as_u64().unwrap() + 1) % 4);
        assert_eq!(state["stock"].as_array().unwrap().len(), 84);
    }
    assert!(dealers.iter().all(|&count| count > 2), "{dealers:?}");
    // Five cards each, in turn from the left of the new dealer C, and one deal of six at the end.
    let mut state = run("dealer B
                         A holds 2
                         turn A
                         A> discard:2
                         acts A B C D
                         now exchange");
    let before = draft(&run("dealer B\nA holds 2\nturn A"));
    let stock: Vec<String> = serde_json::from_value(before["stock"].clone()).unwrap();
    let dealt = |state: &Tac, seat: usize| -> Vec<String> {
        serde_json::from_value(draft(state)["hands"][seat].clone()).unwrap()
    };
    let mut expected: Vec<&String> = (0..5).map(|round| &stock[4 * round]).collect();
    let mut found = dealt(&state, 3);
    expected.sort();
    found.sort();
    assert_eq!(found.iter().collect::<Vec<_>>(), expected);
    assert_eq!(draft(&state)["dealer"], json!(2));
    // Play at random: hands are dealt five by five, then six, then everything is shuffled.
    let mut sizes = vec![5];
    let mut dice = Dice::new(Seed::from(4));
    let mut buffer = Vec::new();
    while sizes.len() < 9 {
        let seat = state.asks_first().unwrap();
        let action = state.random_action(seat, &mut dice, &mut buffer).unwrap();
        let stock = |state: &Tac| draft(state)["stock"].as_array().unwrap().len();
        let before = stock(&state);
        state.apply(seat, action, &mut ());
        if stock(&state) != before {
            sizes.push(dealt(&state, 0).len());
        }
    }
    // The position began with 103 cards in the stock.
    assert_eq!(sizes[5..], [5, 5, 5, 5]);
    let mut state = Tac::new(&master(), &Seed::from(3)).unwrap();
    let mut sizes = vec![5];
    while sizes.len() < 6 {
        let seat = state.asks_first().unwrap();
        let action = state.random_action(seat, &mut dice, &mut buffer).unwrap();
        let before = draft(&state)["stock"].as_array().unwrap().len();
        state.apply(seat, action, &mut ());
        if draft(&state)["stock"].as_array().unwrap().len() != before {
            sizes.push(dealt(&state, 0).len());
        }
    }
    assert_eq!(sizes, [5, 5, 5, 5, 6, 5]);
}

#[test]
fn r3_2_a30_the_announcement_is_about_the_dealt_hand() {
    let state = run("phase exchange
                     dealer D
                     A A1 A2 A3 A4
                     A holds 13 5
                     B holds 2 angel
                     C holds 2 3
                     D holds 1 1
                     A> give:13
                     C> give:3
                     B> give:2
                     D> give:1
                     now play
                     C has 13 2");
    // A is home and announces on; C got its 13 later, B can open only by an Angel.
    assert_eq!(draft(&state)["announced"], json!([0, 3]));
}

#[test]
fn r3_3_partners_exchange_at_once_and_in_secret() {
    let state = run("phase exchange
                     dealer D
                     A holds 5 6
                     B holds 7 8
                     C holds 9 10
                     D holds 2 3
                     acts A B C D
                     A can give:5 give:6
                     A! 5:0>5 R3.3
                     D> give:2
                     A> give:6
                     acts B C
                     C> give:9
                     now exchange
                     B> give:8
                     now play
                     acts A
                     A has 5 9
                     B has 7 2
                     C has 6 10
                     D has 8 3
                     A! give:5 R3.3");
    assert_eq!(draft(&state)["gave"], json!(["6", "8", "9", "2"]));
    // Each of the two knows the card, nobody else.
    let seen = |seat| serde_json::to_value(state.view(Seat::new(seat).into())).unwrap();
    assert_eq!(seen(0)["state"]["gave"], json!(["6", "?", "9", "?"]));
    assert_eq!(seen(3)["state"]["gave"], json!(["?", "8", "?", "2"]));
}

#[test]
fn r3_4_threes_pass_the_card_one_way_and_then_the_other() {
    let exchange = |backwards: &str| {
        run(&format!(
            "variant six-threes
             phase exchange
             dealer F
             {backwards}
             A holds 2
             B holds 3
             C holds 4
             D holds 5
             E holds 6
             F holds 8
             A> give:2
             B> give:3
             C> give:4
             D> give:5
             E> give:6
             F> give:8"
        ))
    };
    let state = exchange("");
    assert_eq!(draft(&state)["hands"], json!([["6"], ["8"], ["2"], ["3"], ["4"], ["5"]]));
    // The next deal goes the other way: see the flag of a state that has just been dealt.
    let mut game = Tac::new(&options(json!({"variant": "six-threes"})), &Seed::from(1)).unwrap();
    let mut dice = Dice::new(Seed::from(1));
    let mut seen = Vec::new();
    let mut deal = 999;
    while seen.len() < 4 {
        let state = draft(&game);
        let stock = state["stock"].as_array().unwrap().len();
        if stock != deal {
            seen.push(state["backwards"].as_bool().unwrap());
            deal = stock;
        }
        let seat = game.asks_first().unwrap();
        let action = game.random_action(seat, &mut dice, &mut Vec::new()).unwrap();
        game.apply(seat, action, &mut ());
    }
    assert_eq!(seen, [false, true, false, true]);
}

#[test]
fn r3_5_the_dealers_left_begins_and_empty_hands_are_passed_over() {
    let state = run("dealer D
                     A holds 2 3
                     C holds 5
                     acts A
                     A> discard:2
                     acts C
                     C> discard:5
                     acts A
                     A> discard:3
                     now exchange");
    assert_eq!(draft(&state)["dealer"], json!(0));
    assert!(legal(&state, 1).iter().all(|action| action.starts_with("give:")));
}

#[test]
fn r3_6_open_hands_show_everybody_every_card_but_the_stock() {
    let mut state = run("open_hands true
                         deck master
                         phase exchange
                         dealer D
                         A holds jester 6
                         B holds 7 8
                         C holds devil 10
                         D holds 2 3
                         B> give:7
                         A> give:6");
    let everybody = || (0..4).map(|seat| Seat::new(seat).into()).chain([Viewer::SPECTATOR]);
    for viewer in everybody() {
        let seen = serde_json::to_value(state.view(viewer)).unwrap()["state"].clone();
        assert_eq!(seen["hands"], json!([["jester"], ["8"], ["10", "devil"], ["2", "3"]]));
        assert_eq!(seen["given"], json!(["6", "7", null, null]));
        assert_eq!(seen["stock"][0], "?");
    }
    // Whatever happens with cards is told in full: here an exchange, a Jester and a Devil.
    let mut told = Vec::new();
    for (seat, action) in [(2, "give:10"), (3, "give:2"), (0, "jester"), (0, "discard:8")] {
        state.play(Seat::new(seat), action.parse().unwrap(), &mut told).unwrap();
    }
    state.play(Seat::new(1), "devil".parse().unwrap(), &mut told).unwrap();
    assert_eq!(told.len(), 11);
    for event in &told {
        assert!(
            everybody().all(|viewer| event.seen_by(viewer).as_ref() == Some(event)),
            "{event:?}"
        );
    }
    // Nothing is left to imagine but the stock.
    let world = Tac::imagine(&state.view(Viewer::SPECTATOR), &mut Dice::new(Seed::from(1)));
    assert_eq!(draft(&world)["hands"], draft(&state)["hands"]);
    assert_ne!(draft(&world)["stock"], draft(&state)["stock"]);
}

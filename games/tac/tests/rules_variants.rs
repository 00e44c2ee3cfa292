//! R10: other ways to play.

mod fixture;

use fixture::{options, run};
use serde_json::json;
use table::{Game, Lang, Options as _, Presentation, Seat, SeatSet, Seed, Viewer, Words};
use tac::Tac;

fn shown(state: &Tac, viewer: Viewer) -> serde_json::Value {
    serde_json::to_value(state.view(viewer)).unwrap()["state"].clone()
}

#[test]
fn r10_1_a33_one_person_on_two_seats_sees_both_hands_and_never_mixes_them() {
    for variant in ["two-doubles", "three-double"] {
        let state = run(&format!(
            "variant {variant}
             phase exchange
             dealer D
             A 3
             C 40
             A holds 5 6
             B holds 7 8
             C holds 9 10
             D holds 2 3
             A> give:6"
        ));
        let both = state.options().sides().viewer(Seat::new(2));
        assert_eq!(both, Viewer::seats(SeatSet::of([Seat::new(0), Seat::new(2)])));
        let hands = json!([["5"], ["?", "?"], ["9", "10"], ["?", "?"]]);
        assert_eq!(shown(&state, both)["hands"], hands);
        assert_eq!(shown(&state, Seat::new(0).into())["hands"][2], json!(["?", "?"]));
        run(&format!(
            "variant {variant}
             A 3
             C 40
             A holds 5
             C holds 9
             turn A
             A can 5:3>8
             A! 9:40>49 R5.1"
        ));
    }
}

#[test]
fn r10_2_a34_single_players_have_no_exchange_and_skip_empty_seats() {
    for (variant, seats) in [("two-singles", vec![0, 2]), ("three-singles", vec![0, 1, 2])] {
        let mut state =
            Tac::new(&options(json!({"variant": variant, "deck": "master"})), &Seed::from(5))
                .unwrap();
        let mut dice = table::Dice::new(Seed::from(1));
        let mut dealt = Vec::new();
        let mut dealers = Vec::new();
        let mut before = 0;
        for _ in 0..900 {
            let Some(seat) = state.asks_first() else { break };
            assert!(seats.contains(&seat.number()));
            let draft = serde_json::to_value(state.draft()).unwrap();
            assert_ne!(draft["phase"], "exchange");
            let stock = draft["stock"].as_array().unwrap().len();
            if stock != before {
                before = stock;
                dealt.push(stock);
                dealers.push(draft["dealer"].as_u64().unwrap());
                let hand = draft["hands"][usize::from(seat.number())].as_array().unwrap().len();
                assert_eq!(hand, 5);
            }
            let action = state.random_action(seat, &mut dice, &mut Vec::new()).unwrap();
            state.apply(seat, action, &mut ());
        }
        // A stock that cannot serve all in full is shuffled, and the dealer still moves on.
        let players = seats.len();
        let full = 104 - 5 * players;
        assert_eq!(dealt[0], full);
        let again = dealt.iter().skip(1).position(|&stock| stock == full).unwrap() + 1;
        assert_eq!(again, 104 / (5 * players));
        let next = |dealer: u64| {
            let place = seats.iter().position(|&seat| u64::from(seat) == dealer).unwrap();
            u64::from(seats[(place + 1) % players])
        };
        assert!(dealers.windows(2).all(|pair| pair[1] == next(pair[0])));
    }
    // The next player is the next occupied seat; an empty seat's start is a plain field.
    run("variant two-singles
         A 10
         A holds angel 8 13
         C 20
         C holds 5
         turn A
         A can angel:C0>32 8:10>18 8:skip 13:A0>0
         A> angel:C0>32
         acts C
         C can 5:20>25 5:32>37");
    run("variant three-singles
         C 16 C2 C3 C4
         C holds 3
         A holds 5
         turn C
         C> 3:16>19
         acts A");
    run("variant three-singles
         C 31 C2 C3 C4
         C holds 2
         A holds 5
         turn C
         C> 2:31>C1
         over home C");
}

#[test]
fn r10_3_a34_two_against_one() {
    run("variant two-vs-one
         A 63 A2 A3 A4
         A holds 2
         B holds 5
         turn A
         A> 2:63>A1
         over home A");
    // The team helps each other and exchanges, A does not; after C comes A.
    run("variant two-vs-one
         phase exchange
         dealer C
         A holds 2
         B holds 5
         C holds 9
         acts B C
         B> give:5
         C> give:9
         acts A
         B has 9
         A has 2");
    run("variant two-vs-one
         B B1 B2 B3 B4
         C 31 C2 C3 C4
         B holds 3
         C holds 2
         A 7
         A holds 6
         turn B
         B can 3:31>34
         B! 3:7>10 R4.9");
}

#[test]
fn r10_4_a31_one_team_moves_all_marbles_left() {
    // A pair at home moves everything, opens for anyone, and its Angel chooses for whom.
    run("variant one-team
         A A1 A2 A3 A4
         C C1 C2 C3 C4
         B 20 B2 B3 B4
         D 50
         A holds 5 13 angel
         turn A
         A can 5:20>25 5:50>55 13:D0>48 13:20>33 13:50>63 angel:20>21 angel:20>33 angel:D0>48");
    // While the pair is incomplete, only the partner's.
    run("variant one-team
         A A1 A2 A3 A4
         C 40
         B 20
         A holds 5
         turn A
         A can 5:40>45");
    // An Angel of the incomplete pair: for anyone the next player may move.
    run("variant one-team
         A A1 A2 A3 A4
         C C1 C2 C3 C4
         B 20
         D 50
         D holds angel
         turn D
         D can angel:B0>16 angel:D0>48");
    // A 7 stays with one owner until his fourth marble is home.
    run("variant one-team
         A A1 A2 A3 A4
         C C1 C2 C3 C4
         B 15 B2 B3 B4
         D 50
         A holds 7
         D holds 2
         turn A
         A can 7:15>16 7:50>51
         A> 7:15>16
         A can 7:16>17 7:16>B1
         A! 7:50>51 R10.4
         A> 7:16>B1
         A can 7:50>51
         A> 7:50>51 7:51>52 7:52>53 7:53>54 7:54>55
         D stands 55
         acts D");
    // When the shuffles run out nobody scores.
    let capped = options(json!({"variant": "one-team", "max_shuffles": 1}));
    let mut state = Tac::new(&capped, &Seed::from(1)).unwrap();
    table::playout(&mut state, &mut table::Dice::new(Seed::from(1)), &mut Vec::new());
    let outcome = state.outcome().unwrap();
    assert_eq!((outcome.reason(), outcome.scores()), ("cap", &[0.0; 4][..]));
    assert!(matches!(outcome.count(), Some(("cards", 90..=100))), "{outcome:?}");
}

#[test]
fn r10_5_a32_alone_all_hands_lie_open() {
    let state = run("variant solo
                     phase exchange
                     dealer D
                     A holds 5 6
                     B holds 7 8
                     C holds 9 10
                     D holds 2 3
                     B> give:7
                     A> give:6");
    let alone = state.options().sides().viewer(Seat::new(3));
    assert_eq!(alone, Viewer::seats(SeatSet::first_seats(4)));
    for viewer in [Viewer::SPECTATOR, Seat::new(1).into(), alone] {
        let seen = shown(&state, viewer);
        assert_eq!(seen["hands"], json!([["5"], ["8"], ["9", "10"], ["2", "3"]]));
        assert_eq!(seen["given"], json!(["6", "7", null, null]));
        assert_eq!(seen["stock"][0], "?");
    }
}

#[test]
fn r10_6_a35_six_seats() {
    run("variant six-pairs
         D 65
         A 64
         A holds 5 4
         D 33
         D holds 2
         turn A
         A can 5:64>3 5:64>A3 4:64>60
         A> 5:64>3
         acts D");
    run("variant six-pairs
         A A1 A2 A3 A4
         D 31 D2 D3 D4
         D holds 3
         turn D
         D> 3:31>D1
         over home A D");
    // Threes: help and the Angel may go to either mate.
    run("variant six-threes
         A A1 A2 A3 A4
         C 30
         E 50
         A holds 5
         turn A
         A can 5:30>35 5:50>55");
    run("variant six-threes
         B B1 B2 B3 B4
         D 40
         F 60
         A holds angel
         turn A
         A can angel:D0>33 angel:F0>55");
    // 6, 6, 5 with the master deck, 5, 5, 6 with the base deck.
    for (deck, sizes) in [("master", [66, 30, 0]), ("base", [66, 36, 0])] {
        let options = options(json!({"variant": "six-threes", "deck": deck}));
        let mut state = Tac::new(&options, &Seed::from(2)).unwrap();
        let mut dice = table::Dice::new(Seed::from(1));
        let mut stocks: Vec<usize> = Vec::new();
        while stocks.len() < 3 {
            let stock =
                serde_json::to_value(state.draft()).unwrap()["stock"].as_array().unwrap().len();
            if stocks.last() != Some(&stock) {
                stocks.push(stock);
            }
            let seat = state.asks_first().unwrap();
            let action = state.random_action(seat, &mut dice, &mut Vec::new()).unwrap();
            state.apply(seat, action, &mut ());
        }
        assert_eq!(stocks, sizes, "{deck}");
    }
}

#[test]
fn r10_6_a35_six_as_one_team() {
    // A and D are home: each moves all marbles left, and their Angel chooses for whom.
    run("variant six-team
         A A1 A2 A3 A4
         D D1 D2 D3 D4
         B 20 B2 B3 B4
         C 30 C2 C3 C4
         E 50
         F 60 F2 F3 F4
         A holds 5 angel 7
         turn A
         A can 5:20>25 5:30>35 5:50>55 5:60>65 7:20>21 7:30>31 7:50>51 7:60>61 angel:20>21 angel:30>31 angel:30>43 angel:60>61 angel:60>7 angel:E0>44");
    // D is not home: A moves D's only.
    run("variant six-team
         A A1 A2 A3 A4
         D 40
         B 20
         A holds 5
         turn A
         A can 5:40>45");
    // A 7 stays with one owner until his fourth marble is home.
    run("variant six-team
         A A1 A2 A3 A4
         D D1 D2 D3 D4
         B 11 B2 B3 B4
         C 30
         E 50
         A holds 7
         C holds 2
         turn A
         A> 7:11>B1
         A can 7:30>31 7:50>51
         A> 7:50>51
         A can 7:51>52
         A! 7:30>31 R10.4");
    // All 24 marbles are home: the next player answers with a TAC, once; then all have won.
    let home = "B B1 B2 B3 B4
                C C1 C2 C3 C4
                D D1 D2 D3 D4
                E E1 E2 E3 E4
                F F1 F2 F3 F4";
    run(&format!(
        "variant six-team
         A 65 A2 A3 A4
         {home}
         A holds 2 3
         B holds tac
         turn A
         A> 2:65>A1
         now answer
         B> tac=2:65>A1
         over home A B C D E F"
    ));
    run(&format!(
        "variant six-team
         A 65 A2 A3 A4
         {home}
         A holds 2
         B holds tac
         answered yes
         turn A
         A> 2:65>A1
         over home A B C D E F"
    ));
}

#[test]
fn r10_4_a31_the_number_of_cards_is_the_result() {
    for (variant, others) in [("one-team", "BCD"), ("solo", "BCD"), ("six-team", "BCDEF")] {
        let home = |seat: char| format!("{seat} {seat}1 {seat}2 {seat}3 {seat}4\n");
        let mut state = run(&format!(
            "variant {variant}
             A 3 A2 A3 A4
             {}
             played 5 6 9
             A holds 4
             turn A",
            others.chars().map(home).collect::<String>()
        ));
        let mut told = Vec::new();
        state.play(Seat::new(0), "4:3>A1".parse().unwrap(), &mut told).unwrap();
        let ended = Tac::tell(told.last().unwrap());
        let said = Words::new(&[Tac::ABOUT.messages]).say(Lang::En, &ended);
        let marbles = 4 + 4 * others.len();
        assert_eq!(said, format!("All {marbles} marbles are home after 4 cards."));
        let outcome = state.outcome().unwrap();
        assert_eq!(outcome.scores(), &vec![1.0; 1 + others.len()]);
        assert_eq!(outcome.count(), Some(("cards", 4)));
    }
}

#[test]
fn r1_3_who_plays_and_for_whom() {
    let sets = |seats: &[SeatSet]| -> Vec<String> { seats.iter().map(|s| s.to_string()).collect() };
    for (variant, seats, sides, people) in [
        ("teams", 4, vec!["0 and 2", "1 and 3"], vec!["0", "1", "2", "3"]),
        ("one-team", 4, vec!["0, 1, 2 and 3"], vec!["0", "1", "2", "3"]),
        ("solo", 4, vec!["0, 1, 2 and 3"], vec!["0, 1, 2 and 3"]),
        ("two-singles", 4, vec!["0", "2"], vec!["0", "2"]),
        ("two-doubles", 4, vec!["0 and 2", "1 and 3"], vec!["0 and 2", "1 and 3"]),
        ("three-singles", 4, vec!["0", "1", "2"], vec!["0", "1", "2"]),
        ("three-double", 4, vec!["0 and 2", "1 and 3"], vec!["0 and 2", "1", "3"]),
        ("two-vs-one", 4, vec!["0", "1 and 2"], vec!["0", "1", "2"]),
        ("six-pairs", 6, vec!["0 and 3", "1 and 4", "2 and 5"], vec!["0", "1", "2", "3", "4", "5"]),
        ("six-threes", 6, vec!["0, 2 and 4", "1, 3 and 5"], vec!["0", "1", "2", "3", "4", "5"]),
        ("six-team", 6, vec!["0, 1, 2, 3, 4 and 5"], vec!["0", "1", "2", "3", "4", "5"]),
    ] {
        let found = options(json!({"variant": variant})).sides();
        assert_eq!(found.seats(), seats, "{variant}");
        assert_eq!(sets(found.sides()), sides, "{variant}");
        assert_eq!(sets(found.people()), people, "{variant}");
    }
}

#[test]
fn r10_1_by_the_first_version_every_seat_has_a_person_of_its_own() {
    let people = |rules| {
        let given = serde_json::json!({"variant": "two-doubles"});
        let known = <tac::Tac as table::Game>::ABOUT.options;
        let options: tac::Options = table::read_options(&given, known, rules).unwrap();
        table::Options::sides(&options).people().len()
    };
    assert_eq!((people(1), people(2)), (4, 2));
}

//! What is refused says why: the rule and the words for the most particular reason there is.

mod fixture;

use fixture::run;
use table::{Seat, battery::Refusals};
use tac::Tac;

/// Positions, each followed by actions that are refused there: who, what, the rule, the message.
const REFUSED: &[(&str, &[&str])] = &[
    (
        "phase exchange
         dealer D
         A holds 5
         B holds 6
         C holds 7
         D holds 8",
        &[
            "A 5:0>5 R3.3 refusal-exchange",
            "A discard:5 R3.3 refusal-exchange",
            "A give:6 R3.3 refusal-not-in-hand",
        ],
    ),
    (
        "phase exchange
         dealer D
         A holds 5 2
         B holds 6
         C holds 7
         D holds 8
         A> give:5",
        &["A give:2 R3.3 refusal-exchanged", "A 2:0>2 R3.3 refusal-exchanged"],
    ),
    (
        "A 10
         B 14 20
         A holds 5 3 4 8 12
         B holds 6
         turn A",
        &[
            "A give:5 R3.3 refusal-no-exchange",
            "A give:6 R3.3 refusal-no-exchange",
            "A 6:10>16 R5.1 refusal-not-in-hand",
            "A tac=5:10>15 R5.1 refusal-not-in-hand",
            "A discard:6 R5.1 refusal-not-in-hand",
            "A discard:5 R5.2 refusal-who-can",
            "A 3:20>23 R4.9 refusal-not-yours",
            "A 3:11>14 R4.9 refusal-not-yours",
            "A 3:B0>16 R4.9 refusal-not-yours",
            "A 5:10>15 R4.1 refusal-blocked",
            "A 3:10>14 R4.1 refusal-distance",
            "A 3:10>A0 R4.1 refusal-distance",
            "A 3:10>7 R4.1 refusal-distance",
            "A 3:10>A3 R4.5 refusal-distance",
            "A 3:10>B1 R4.5 refusal-other-house",
            "A 3:A0>0 R4.3 refusal-no-opener",
            "A 4:10>14 R6.2 refusal-four",
            "A 4:10>A0 R6.2 refusal-four",
            "A 4:10>A1 R6.2 refusal-four-far",
            "A 4:A0>0 R4.3 refusal-no-opener",
        ],
    ),
    // Fields that this board does not have are no fields ahead.
    ("A 60\nA holds 5\nturn A", &["A 5:60>65 R4.1 refusal-distance"]),
    ("A 60\nA holds 5\nturn A", &["B 5:60>1 R3.5 refusal-not-your-turn"]),
    (
        "variant two-singles\nC 31 C2 C3 C4\nC holds 2\nturn C\nC> 2:31>C1",
        &["A 5:60>1 R9.1 refusal-over"],
    ),
    // A 4 into the house.
    (
        "A 2
         A holds 4
         turn A",
        &["A 4:2>A1 R6.2 refusal-four-count", "A 4:2>A4 R6.2 refusal-four-count"],
    ),
    (
        "A 2\nB 1\nA holds 4\nturn A",
        &["A 4:2>A2 R4.1 refusal-blocked", "A 4:2>62 R4.1 refusal-blocked"],
    ),
    (
        "A 2 A1\nA holds 4\nturn A",
        &["A 4:2>A2 R4.1 refusal-blocked", "A 4:A1>A2 R6.2 refusal-four-house"],
    ),
    ("A 2 A2\nA holds 4\nturn A", &["A 4:2>A2 R4.5 refusal-taken"]),
    (
        "D 48*
         D holds 4 1 7
         turn D",
        &[
            "D 4:48>A1 R4.5 refusal-other-house",
            "D 4:48>D4 R4.4 refusal-fresh",
            "D 4:48>D1 R4.4 refusal-fresh",
            "D 1:48>D1 R4.4 refusal-fresh",
            "D 1:48>A1 R4.5 refusal-other-house",
            "D 7:48>D1 R4.4 refusal-fresh",
            "D 7:48>A1 R4.5 refusal-other-house",
            "D 1:D0>0 R4.3 refusal-start",
        ],
    ),
    // In front of the house and inside.
    (
        "A 62 A3
         A holds 5 6 4 1 2 8
         turn A",
        &[
            "A 5:62>A3 R4.5 refusal-taken",
            "A 6:62>A4 R4.1 refusal-blocked",
            "A 6:62>A3 R4.5 refusal-distance",
            "A 2:A3>A4 R4.7 refusal-distance",
            "A 1:A3>A2 R4.7 refusal-distance",
            "A 1:A3>0 R4.5 refusal-out",
            "A 1:A3>A0 R4.5 refusal-out",
            "A 1:A3>B1 R4.5 refusal-out",
        ],
    ),
    ("A 62 63\nA holds 5\nturn A", &["A 5:62>A3 R4.1 refusal-blocked"]),
    (
        "A A1 A2 A4
         A holds 1 2 3
         turn A",
        &[
            "A 1:A1>A2 R4.7 refusal-taken",
            "A 2:A2>A4 R4.7 refusal-taken",
            "A 2:A1>A3 R4.1 refusal-blocked",
            "A 1:A4>A3 R4.8 refusal-locked",
        ],
    ),
    // The 7.
    (
        "A 12 A1 A2 A4
         B 20
         A holds 7 5
         turn A",
        &[
            "A 7:12>14 R6.3 refusal-step",
            "A 7:12>11 R6.3 refusal-step",
            "A 7:12>A3 R6.3 refusal-step",
            "A 7:12>A0 R6.3 refusal-step",
            "A 7:12>B1 R4.5 refusal-other-house",
            "A 7:20>21 R4.9 refusal-not-yours",
            "A 7:A0>0 R4.9 refusal-not-yours",
            "A 7:A1>A2 R6.4 refusal-taken",
            "A 7:A2>A4 R6.3 refusal-step",
            "A 7:A1>0 R6.4 refusal-out",
            "A 7:A1>A0 R6.4 refusal-out",
            "A 7:A1>B1 R6.4 refusal-out",
            "A 7:A4>A3 R4.8 refusal-locked",
        ],
    ),
    ("A 12\nA holds 7\nturn A", &["A 7:A0>0 R4.3 refusal-no-opener"]),
    ("A 0 A1\nA holds 7\nturn A", &["A 7:0>A1 R4.5 refusal-taken"]),
    ("A 0 A2 A3 A4\nA holds 7\nturn A", &["A 7:0>A1 R6.5 refusal-seven-rest"]),
    (
        "A 12
         A holds 7 5
         turn A
         A> 7:12>13",
        &[
            "A 5:13>18 R6.3 refusal-seven",
            "A discard:5 R6.3 refusal-seven",
            "A tac=7:13>14 R6.3 refusal-seven",
            "A 7:13>15 R6.3 refusal-step",
        ],
    ),
    (
        "variant one-team
         A A1 A2 A3 A4
         C C1 C2 C3 C4
         B 15 B2 B3 B4
         D 50
         A holds 7
         turn A
         A> 7:15>16",
        &["A 7:50>51 R10.4 refusal-seven-owner", "A 7:40>41 R4.9 refusal-not-yours"],
    ),
    // Cards that need something.
    (
        "B 40
         A holds 1 8 trick warrior
         turn A",
        &[
            "A 8:skip R6.6 refusal-not-on-ring",
            "A trick:0/40 R6.8 refusal-not-on-ring",
            "A warrior:A0>40 R7.7 refusal-not-on-ring",
        ],
    ),
    (
        "A 5
         B 40
         A holds 8 trick warrior devil jester
         turn A",
        &[
            "A 8:skip R6.6 refusal-skip",
            "A trick:5/5 R6.8 refusal-trick",
            "A trick:5/41 R6.8 refusal-trick",
            "A warrior:5>6 R7.7 refusal-warrior",
            "A warrior:A0>40 R7.7 refusal-warrior",
            "A warrior:40>5 R4.9 refusal-not-yours",
            "A devil R7.8 refusal-devil",
            "A jester R7.2 refusal-jester",
        ],
    ),
    // The Angel.
    (
        "A 5
         B 20
         A holds angel
         turn A",
        &[
            "A angel:A0>0 R7.6 refusal-angel-owner",
            "A angel:5>6 R7.6 refusal-angel-owner",
            "A angel:B0>20 R7.4 refusal-start",
            "A angel:20>21 R7.4 refusal-angel-yard",
        ],
    ),
    (
        "B 16* 15 20 B2
         A holds angel
         turn A",
        &[
            "A angel:20>22 R7.5 refusal-angel-steps",
            "A angel:20>A1 R4.5 refusal-other-house",
            "A angel:16>B1 R4.4 refusal-fresh",
            "A angel:15>28 R4.1 refusal-blocked",
            "A angel:B2>B3 R7.5 refusal-angel-house",
        ],
    ),
    (
        "angel_house true
         B 20 16 B1 B2
         A holds angel
         turn A",
        &[
            "A angel:16>B1 R4.5 refusal-taken",
            "A angel:B1>B2 R4.7 refusal-taken",
            "A angel:B2>B4 R7.5 refusal-angel-inside",
            "A angel:B2>17 R4.5 refusal-out",
        ],
    ),
    // Skipped.
    (
        "A 5
         B 20
         A holds 8 2
         B holds 3 tac
         turn A
         A> 8:skip",
        &[
            "B 3:20>23 R6.7 refusal-skipped",
            "B tac=3:20>23 R8.2 refusal-tac-card",
            "B tac=8:20>27 R4.1 refusal-distance",
            "B discard:8 R5.1 refusal-not-in-hand",
        ],
    ),
    // The Devil.
    (
        "A 5
         B 20
         A holds devil
         B holds tac 4 5
         turn A
         A> devil",
        &[
            "A 2:20>22 R5.1 refusal-not-in-victims",
            "A 5:5>10 R4.9 refusal-not-yours",
            "A tac=4:20>16 R7.10 refusal-devil-tac",
            "A tac=devil R7.10 refusal-devil",
            "A discard:tac R5.2 refusal-who-can",
        ],
    ),
    // TAC.
    ("A 5\nA holds tac 2\nturn A", &["A tac=5:5>10 R8.3 refusal-tac-first"]),
    (
        "A 5
         B 20
         before B 17
         last 3
         A holds tac
         turn A",
        &[
            "A tac=5:5>10 R8.2 refusal-tac-card",
            "A tac=3:5>9 R4.1 refusal-distance",
            "A tac=3:20>23 R4.9 refusal-not-yours",
        ],
    ),
    (
        "A A1 A2 A3 A4
         C C2 C3 C4 31
         D 50
         C holds 2
         D holds tac 5
         A holds tac
         turn C
         C> 2:31>C1",
        &[
            "D 5:50>55 R9.2 refusal-answer",
            "D discard:tac R9.2 refusal-answer",
            "D tac=2:50>53 R4.1 refusal-distance",
        ],
    ),
    (
        "A A1 A2 A3 A4
         C C2 C3 C4 31
         D 50
         C holds 2
         D holds tac 5
         A holds tac
         turn C
         C> 2:31>C1
         D> tac=2:50>52",
        &["A tac=2:31>C1 R9.3 refusal-barred"],
    ),
];

#[test]
fn refusals_give_the_most_particular_reason() {
    let mut refusals = Refusals::<Tac>::new();
    for (position, lines) in REFUSED {
        let state = run(position);
        for line in *lines {
            let words: Vec<&str> = line.split(' ').collect();
            let [seat, action, rule, key] = words[..] else { panic!("four words: {line}") };
            let seat = Seat::new(seat.as_bytes()[0] - b'A');
            refusals.expect(&state, seat, action.parse(), rule, key);
        }
    }
    refusals.assert_complete();
}

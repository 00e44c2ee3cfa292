//! Why an action is refused: a table of positions, and for each the rule and the message of every
//! reason there is.

use maiak::{Maiak, Options, SameColour, Size, Switching};
use serde_json::json;
use table::{Game, Seat, Seed, battery::Refusals, read_draft};

const WHITE: Seat = Seat::new(0);
const BLACK: Seat = Seat::new(1);
/// Tiles that cost nothing anywhere.
const ALL_BLUE: [&str; 5] = ["bbbbb"; 5];

/// A position, who asks, and actions with the rule and the message that refuse them.
struct Case {
    game: Maiak,
    seat: Seat,
    refused: &'static [(&'static str, &'static str, &'static str)],
}

fn start() -> Maiak {
    Maiak::new(&Options::default(), &Seed::from(1)).unwrap()
}

/// White's move with these tiles and pieces.
fn position(tiles: [&str; 5], white: &[&str], black: &[&str]) -> Maiak {
    position_with(&Options::default(), tiles, white, black, WHITE)
}

fn position_with(
    options: &Options,
    tiles: [&str; 5],
    white: &[&str],
    black: &[&str],
    turn: Seat,
) -> Maiak {
    let draft =
        json!({"tiles": tiles, "white": white, "black": black, "turn": turn, "phase": "move"});
    read_draft(options, &Seed::from(1), &draft).unwrap()
}

fn after(mut game: Maiak, action: &str) -> Maiak {
    game.play(game.turn_seat(), action.parse().unwrap(), &mut ()).unwrap();
    game
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    let mut case = |game, seat, refused| cases.push(Case { game, seat, refused });

    case(
        start(),
        WHITE,
        &[
            ("", "", "notation"),
            ("c1c2", "", "notation"),
            ("c3~c3", "", "notation"),
            ("c1-c2$a1,a1", "", "notation"),
            ("c1-c6", "", "square-expected"),
            ("c1-c2$", "", "square-expected"),
            ("f3~e3", "", "square-expected"),
            ("c3~d3", "R2.1", "refusal-move-first"),
            ("a1~b1", "R2.1", "refusal-move-first"),
            ("pass", "R2.1", "refusal-move-first"),
        ],
    );
    case(start(), BLACK, &[("c5-b4", "R2.2", "refusal-not-your-turn")]);
    case(start(), Seat::new(9), &[("c1-b2", "R2.2", "refusal-not-your-turn")]);

    // Where a piece may go, whatever that costs.
    case(
        position(ALL_BLUE, &["c2", "c3", "b3", "d1"], &["d3", "d2", "e5"]),
        WHITE,
        &[
            ("a1-a2", "R3.1", "refusal-not-yours"),
            ("d3-d4", "R3.1", "refusal-not-yours"),
            ("e5-e4", "R3.1", "refusal-not-yours"),
            ("a1-e5", "R3.1", "refusal-not-yours"),
            ("c2-c1", "R3.1", "refusal-not-forward"),
            ("c2-b2", "R3.1", "refusal-not-forward"),
            ("c2xd2", "R3.1", "refusal-not-forward"),
            ("c2-c4", "R3.1", "refusal-not-forward"),
            ("c2-a3", "R3.1", "refusal-not-forward"),
            ("c2-c2", "R3.1", "refusal-not-forward"),
            ("c2-c3", "R3.2", "refusal-straight"),
            ("d1xd2", "R3.2", "refusal-straight"),
            ("d1-d2", "R3.2", "refusal-straight"),
            ("c2-b3", "R3.3", "refusal-own"),
            ("c2xb3", "R3.3", "refusal-own"),
            ("c2-d3", "R3.4", "refusal-write-x"),
            ("c3xc4", "R3.4", "refusal-nobody-there"),
            ("c3xb4", "R3.4", "refusal-nobody-there"),
            ("c2-d3$b3", "R3.4", "refusal-write-x"),
            ("c3-c4$b3", "R4.2", "refusal-wrong-price"),
            ("c3-c4$c3", "R4.2", "refusal-wrong-price"),
            ("c3-c4$e5", "R4.2", "refusal-wrong-price"),
        ],
    );
    // Black goes the other way.
    case(
        position_with(&Options::default(), ALL_BLUE, &["b2", "a1"], &["c3", "e5"], BLACK),
        BLACK,
        &[
            ("c3-c4", "R3.1", "refusal-not-forward"),
            ("c3-b2", "R3.4", "refusal-write-x"),
            ("c3xd2", "R3.4", "refusal-nobody-there"),
            ("b2-b1", "R3.1", "refusal-not-yours"),
        ],
    );

    // The price: from green, a row of every colour ahead, an enemy on the yellow tile.
    let priced = ["bbbbb", "rgggg", "bgyrb", "bbbbb", "bbbbb"];
    case(
        position(priced, &["b2", "c2", "d1", "e1"], &["c3", "a5"]),
        WHITE,
        &[
            ("b2-a3$d1", "R4.1", "refusal-wrong-price"),
            ("b2-b3$d1", "R4.2", "refusal-wrong-price"),
            ("c2-b3$a5", "R4.2", "refusal-wrong-price"),
            ("b2xc3", "R4.1", "refusal-wrong-price"),
            ("b2xc3$d1", "R4.1", "refusal-wrong-price"),
            ("b2xc3$c2,d1,e1", "R4.1", "refusal-wrong-price"),
            ("b2xc3$b2,d1", "R4.3", "refusal-mover-pays"),
            ("b2xc3$b2", "R4.3", "refusal-mover-pays"),
            ("b2xc3$d1,a5", "R4.3", "refusal-foreign-payment"),
            ("b2xc3$d1,c3", "R4.3", "refusal-foreign-payment"),
            ("b2xc3$d1,d4", "R4.3", "refusal-foreign-payment"),
            ("c2-d3$d1,e1", "R4.1", "refusal-wrong-price"),
            ("b2-c3$d1,e1", "R3.4", "refusal-write-x"),
        ],
    );
    // Who cannot pay anyhow is not told how to write it.
    case(
        position(priced, &["b2", "c2"], &["c3", "a5"]),
        WHITE,
        &[
            ("b2xc3", "R4.5", "refusal-cannot-pay"),
            ("b2xc3$c2", "R4.5", "refusal-cannot-pay"),
            ("b2xc3$b2,c2", "R4.5", "refusal-cannot-pay"),
            ("b2-c3$c2", "R4.5", "refusal-cannot-pay"),
            ("c2-d3", "R4.5", "refusal-cannot-pay"),
            ("c2xd3", "R4.5", "refusal-cannot-pay"),
            ("c2-c3", "R3.2", "refusal-straight"),
        ],
    );

    // The switch.
    let moved = after(position(ALL_BLUE, &["a1", "c2"], &["b4"]), "c2-c3");
    case(
        moved,
        WHITE,
        &[
            ("c3-c4", "R2.1", "refusal-switch-first"),
            ("b4-b3", "R2.1", "refusal-switch-first"),
            ("pass", "R5.1", "refusal-pass"),
            ("c3~d3", "R5.1", "refusal-switch-occupied"),
            ("b5~b4", "R5.1", "refusal-switch-occupied"),
            ("a1~e5", "R5.1", "refusal-switch-occupied"),
            ("d3~d5", "R5.3", "refusal-switch-apart"),
            ("e2~a3", "R5.3", "refusal-switch-apart"),
        ],
    );
    case(moved, BLACK, &[("d4~d5", "R2.2", "refusal-not-your-turn")]);
    let optional = Options { switch: Switching::Optional, ..Options::default() };
    let start_optional = Maiak::new(&optional, &Seed::from(1)).unwrap();
    case(start_optional, WHITE, &[("pass", "R2.1", "refusal-move-first")]);
    let forbidden = Options { same_colour: SameColour::Forbidden, ..Options::default() };
    let mixed = ["bbbbb", "bbbbb", "bbgbb", "bbbbb", "bbbbb"];
    case(
        after(position_with(&forbidden, mixed, &["a1"], &["e5"], WHITE), "a1-a2"),
        WHITE,
        &[
            ("c1~d1", "R5.4", "refusal-switch-same"),
            ("c1~e1", "R5.3", "refusal-switch-apart"),
            ("c3~e3", "R5.3", "refusal-switch-apart"),
            ("a2~b2", "R5.1", "refusal-switch-occupied"),
        ],
    );

    let small = Options { size: Size::new(3).unwrap(), ..Options::default() };
    let small = Maiak::new(&small, &Seed::from(1)).unwrap();
    case(
        small,
        WHITE,
        &[("c1-d2", "R1.6", "refusal-outside"), ("d1-d2", "R1.6", "refusal-outside")],
    );
    case(after(small, "b1-b2"), WHITE, &[("c2~d2", "R1.6", "refusal-outside")]);

    let won = after(position(ALL_BLUE, &["c4"], &["a5", "e3"]), "c4-c5");
    case(won, WHITE, &[("a1~b1", "R6.5", "refusal-over")]);
    case(won, BLACK, &[("e3-e2", "R6.5", "refusal-over")]);
    cases
}

#[test]
fn every_refusal_names_its_reason() {
    let mut refusals = Refusals::<Maiak>::new();
    for Case { game, seat, refused } in cases() {
        for &(action, rule, key) in refused {
            refusals.expect(&game, seat, action.parse(), rule, key);
        }
    }
    refusals.assert_complete();
}

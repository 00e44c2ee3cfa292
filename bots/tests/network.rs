//! Networks answer what plain arithmetic says, and what is none is refused in words.

use bots::{Evaluator, Network, Purpose};
use serde_json::Value;
use sha2::{Digest, Sha256};
use table::{Dice, Game, Insight, Options, Seed, Sides, text::hex};

const GOLDEN: &[u8] = include_bytes!("network/golden.net");
const ANSWERS: &str = include_str!("network/golden.jsonl");
const PURPOSE: Purpose = Purpose { game: "golden", encoding: 3, inputs: 7 };

fn header(bytes: &[u8]) -> (Value, &[u8]) {
    let end = bytes.iter().position(|&byte| byte == b'\n').unwrap();
    (serde_json::from_slice(&bytes[..end]).unwrap(), &bytes[end + 1..])
}

/// The golden network with something else in its header.
fn bent(name: &str, value: Value) -> Vec<u8> {
    let (mut said, weights) = header(GOLDEN);
    said[name] = value;
    [said.to_string().as_bytes(), b"\n", weights].concat()
}

/// `train/golden` computed the answers in plain Python.
#[test]
fn a_network_answers_what_arithmetic_says() {
    let network = Network::read(GOLDEN, &PURPOSE).unwrap();
    for line in ANSWERS.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        let inputs: Vec<f32> = serde_json::from_value(line["inputs"].clone()).unwrap();
        let wanted = line["chances"].as_f64().unwrap();
        let mut look = network.look();
        look.show(0, &inputs);
        let chances = look.chances();
        assert!((f64::from(chances) - wanted).abs() < 1e-5, "{line}: {chances}");
        // It makes no difference how the numbers are handed over.
        let mut parts = network.look();
        parts.show(0, &inputs[..3]);
        parts.show(3, &inputs[3..]);
        assert_eq!(parts.chances(), chances);
    }
    assert_eq!(ANSWERS.lines().count(), 12);
}

/// The golden network with a first layer of another width, where what is added counts for nothing.
fn widened(width: usize) -> Vec<u8> {
    let (mut said, weights) = header(GOLDEN);
    said["layers"][0] = width.into();
    let more = 2 * (width - 64);
    let (first, rest) = weights.split_at(2 * 64 * (PURPOSE.inputs + 1));
    let (second, rest) = rest.split_at(2 * 32 * 64);
    let mut bytes = [said.to_string().as_bytes(), b"\n"].concat();
    for row in first.chunks(2 * 64) {
        bytes.extend(row);
        bytes.extend(std::iter::repeat_n(1, more));
    }
    bytes.extend(second);
    bytes.extend(std::iter::repeat_n(0, 32 * more));
    bytes.extend(rest);
    bytes
}

#[test]
fn the_first_layer_may_be_wider() {
    let line: Value = serde_json::from_str(ANSWERS.lines().next().unwrap()).unwrap();
    let inputs: Vec<f32> = serde_json::from_value(line["inputs"].clone()).unwrap();
    let chances = |bytes: &[u8]| {
        let network = Network::read(bytes, &PURPOSE).unwrap();
        let mut look = network.look();
        // More numbers than are added up at once.
        (0..20).for_each(|_| look.show(0, &inputs));
        look.chances()
    };
    for width in [96, 256] {
        assert_eq!(chances(&widened(width)), chances(GOLDEN), "{width}");
    }
    for width in [80, 288] {
        let error = Network::read(&widened(width), &PURPOSE).unwrap_err().to_string();
        assert!(error.contains("expected [64, 32, 1]"), "{width}: {error}");
    }
}

#[test]
fn what_is_no_network_for_the_purpose_is_refused_in_words() {
    let refused = |bytes: &[u8]| Network::read(bytes, &PURPOSE).unwrap_err().to_string();
    for (name, value, words) in [
        ("format", 2.into(), "format 2; expected 1"),
        ("game", "chess".into(), "game chess; expected golden"),
        ("encoding", 4.into(), "encoding 4; expected 3"),
        ("inputs", 8.into(), "inputs 8; expected 7"),
        ("layers", vec![64, 1].into(), "layers [64, 1]; expected [64, 32, 1]"),
        ("scales", vec![0.5].into(), "scales 1; expected 3"),
        ("scales", "none".into(), "begins with a line of JSON"),
    ] {
        let error = refused(&bent(name, value));
        assert!(error.contains(words), "{name}: {error}");
    }
    for bytes in [&b""[..], b"\n", b"{}", b"no network\n"] {
        assert!(refused(bytes).contains("begins with a line of JSON"));
    }
    let weights = header(GOLDEN).1.len();
    let short = refused(&GOLDEN[..GOLDEN.len() - 1]);
    assert!(short.contains(&format!("{} bytes of weights; expected {weights}", weights - 1)));
    assert!(refused(&[GOLDEN, &[0, 0]].concat()).contains("expected"));
}

/// Every game's network is for it, is what was trained, and judges positions within reason, the same
/// from both sides.
fn judges<G: Insight>(options: G::Options) {
    let Ok(evaluator) = Evaluator::<G>::learned(G::NETWORK) else {
        assert!(G::NETWORK.is_empty(), "{} has a network that cannot be used", G::ABOUT.id);
        return;
    };
    let (said, weights) = header(G::NETWORK);
    assert_eq!(said["sha256"], hex(&Sha256::digest(weights)), "{}", G::ABOUT.id);
    assert!(G::NETWORK.len() < 400 << 10, "{} bytes", G::NETWORK.len());
    let sides = options.sides();
    let [first, second] = sides.sides() else { panic!("two sides") };
    let turned = Sides::new(sides.seats(), &[*second, *first], sides.people());
    let mut dice = Dice::new(Seed::from(16));
    let mut judged = Vec::new();
    for number in 0..20 {
        let mut state = G::new(&options, &Seed::from(number)).unwrap();
        while let Some(seat) = state.asks_first() {
            let first = evaluator.judge(&state, &sides).unwrap();
            let second = evaluator.judge(&state, &turned).unwrap();
            assert!((first + second - 1.0).abs() < 1e-5, "{first} and {second}");
            judged.push(first);
            let action = state.random_action(seat, &mut dice, &mut Vec::new()).unwrap();
            state.apply(seat, action, &mut ());
        }
    }
    assert!(judged.iter().all(|chances| (0.0..=1.0).contains(chances)));
    let sure = |most: f32| judged.iter().any(|&chances| (chances - most).abs() < 0.2);
    assert!(sure(0.0) && sure(1.0), "{} is never sure", G::ABOUT.id);
}

/// A network knows nothing of kinds of games that it never met.
#[test]
fn the_pyramid_of_taki_is_judged_by_its_features_alone() {
    let evaluator = Evaluator::<taki::Taki>::default();
    for (mode, is_judged) in [(taki::Mode::Single, true), (taki::Mode::Pyramid, false)] {
        let options = taki::Options { seats: 2, mode, ..Default::default() };
        let state = taki::Taki::new(&options, &Seed::from(1)).unwrap();
        assert_eq!(evaluator.judge(&state, &options.sides()).is_some(), is_judged);
    }
}

#[test]
fn the_networks_of_the_games_judge_them() {
    judges::<maiak::Maiak>(Default::default());
    judges::<tactigo::Tactigo>(Default::default());
    judges::<tactiki::Tactiki>(Default::default());
    judges::<taki::Taki>(taki::Options { seats: 2, ..Default::default() });
    judges::<tac::Tac>(Default::default());
}

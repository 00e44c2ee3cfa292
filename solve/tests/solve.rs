//! Small boards, on which everything can also be found out without any cleverness.

use std::collections::HashMap;

use maiak::{Maiak, Opening, Options, SameColour, Size, Starts, Switching};
use sha2::{Digest, Sha256};
use solve::{Builder, Certificate, CertificateError, Flaw, Memory, Search, Solver, check};
use table::{Game, Seed};

fn start(size: u8, tiles: &str) -> Maiak {
    let tiles = Opening::Preset(tiles.to_owned());
    begun(&Options { size: Size::new(size).unwrap(), tiles, ..Options::default() })
}

fn begun(options: &Options) -> Maiak {
    Maiak::new(options, &Seed::from(0)).unwrap()
}

fn certificate(start: &Maiak) -> Certificate {
    let solver = Solver::new(16 << 20);
    let winner = solver.winner(start, 1, &mut |_, _| true).unwrap();
    let mut search = Search::new(solver.memory(), &|| false);
    Builder::new(&mut search, start, winner).build(&mut |_| {}).unwrap()
}

/// Whether whoever acts wins, by looking at everything; all that was met is kept.
fn brute(state: &Maiak, known: &mut HashMap<Maiak, bool>) -> bool {
    let seat = state.turn_seat();
    if let Some(outcome) = state.outcome() {
        return outcome.score(seat) == 1.0;
    }
    if let Some(&won) = known.get(state) {
        return won;
    }
    let mut legal = Vec::new();
    state.actions(seat, &mut legal);
    let won = legal.into_iter().any(|action| {
        let mut after = *state;
        after.apply(seat, action, &mut ());
        brute(&after, known) == (after.turn_seat() == seat)
    });
    known.insert(*state, won);
    won
}

#[test]
fn every_position_of_the_smallest_board_is_solved_as_by_looking_at_everything() {
    for tiles in Opening::PRESETS {
        for switch in [Switching::Mandatory, Switching::Optional] {
            for same_colour in [SameColour::Allowed, SameColour::Forbidden] {
                let tiles = Opening::Preset(tiles.to_owned());
                let size = Size::new(3).unwrap();
                let options = Options { tiles, switch, same_colour, size, ..Options::default() };
                let mut known = HashMap::new();
                brute(&begun(&options), &mut known);
                assert!(known.values().any(|won| *won) && known.values().any(|won| !won));
                let memory = Memory::new(16 << 20);
                let mut search = Search::new(&memory, &|| false);
                for (state, won) in known {
                    assert_eq!(search.solve(&state, u64::MAX), Some(won), "{state:?}");
                }
            }
        }
    }
}

#[test]
fn certificates_hold_whoever_wins() {
    let black =
        Options { starts: Starts::Black, size: Size::new(4).unwrap(), ..Options::default() };
    let starts = [start(3, "example"), start(3, "courtyard"), start(4, "example"), begun(&black)];
    let mut winners = Vec::new();
    for start in starts {
        let written = certificate(&start).written();
        let read = Certificate::read(&written).unwrap();
        assert_eq!(read.written(), written);
        let checked = check(&read, &mut |_| {}).unwrap();
        assert!(checked.turns > 0 && checked.turns <= 17, "{checked:?}");
        assert!(checked.positions >= read.len() as u64);
        winners.push(checked.winner.number());
    }
    // On four files whoever starts from this pattern loses.
    assert_eq!(winners[2..], [1, 0]);
}

#[test]
fn several_threads_find_the_same() {
    let start = start(4, "example");
    let solver = Solver::new(16 << 20);
    assert_eq!(solver.solve(&start, 3, &mut |_, _| true), Some(false));
}

#[test]
fn a_search_can_be_stopped_and_goes_on_from_a_file() {
    let start = start(4, "courtyard");
    let stopped = Solver::new(16 << 20);
    assert_eq!(stopped.solve(&begun(&Options::default()), 1, &mut |_, _| false), None);

    let first = Solver::new(64 << 20);
    assert_eq!(first.solve(&start, 1, &mut |_, _| true), Some(true));
    let file = first.written(&start);
    let second = Solver::new(64 << 20);
    assert!(second.read(&start, &file).unwrap() > 0);
    assert_eq!(second.solve(&start, 1, &mut |_, _| true), Some(true));
    assert!(second.nodes() < first.nodes() / 10, "{} of {}", second.nodes(), first.nodes());

    let other = begun(&Options { switch: Switching::Optional, ..start.options() });
    assert!(second.read(&other, &file).unwrap_err().to_string().contains("other rules"));
}

/// The same file with other positions, as somebody would write it who wants to be believed.
fn forged(file: &[u8], change: impl Fn(&mut Vec<u8>)) -> Vec<u8> {
    let end = file.iter().position(|&byte| byte == b'\n').unwrap();
    let mut header: serde_json::Value = serde_json::from_slice(&file[..end]).unwrap();
    let mut body = file[end + 1..].to_vec();
    change(&mut body);
    header["positions"] = (body.len() / 16).into();
    let sum: String = Sha256::digest(&body).iter().map(|byte| format!("{byte:02x}")).collect();
    header["sha256"] = sum.into();
    [header.to_string().as_bytes(), b"\n", &body].concat()
}

#[test]
fn damaged_certificates_are_refused() {
    let file = certificate(&start(4, "example")).written();
    let refused = |file: &[u8]| Certificate::read(file).err().unwrap().to_string();
    let mut bent = file.clone();
    *bent.last_mut().unwrap() ^= 1;
    assert!(refused(&bent).contains("SHA-256"));
    assert!(refused(&file[..file.len() - 1]).contains("bytes follow"));
    assert!(refused(b"").contains("first line"));
    assert!(refused(b"{}\n").contains("first line"));
    let claim = String::from_utf8_lossy(&file).replacen("a1", "z9", 1);
    assert!(matches!(Certificate::read(claim.as_bytes()), Err(CertificateError::Pack(_))));
}

#[test]
fn incomplete_and_wrong_certificates_prove_nothing_and_say_where() {
    let file = certificate(&start(4, "example")).written();
    let flaw = |file: Vec<u8>| check(&Certificate::read(&file).unwrap(), &mut |_| {}).unwrap_err();
    let empty = flaw(forged(&file, Vec::clear));
    assert!(matches!(empty, Flaw::NoAnswer(_)), "{empty}");
    assert!(empty.to_string().contains("\"white\":["), "{empty}");
    // The bits above the 91 of a position: first which kind of action, then the square it begins on.
    let bent = |bits: u8| {
        let bend = |body: &mut Vec<u8>| body.chunks_mut(16).for_each(|answer| answer[11] ^= bits);
        flaw(forged(&file, bend))
    };
    let illegal = bent(0b0010_0000);
    assert!(matches!(illegal, Flaw::Illegal { .. }), "{illegal}");
    let unreadable = bent(0b0001_1000);
    assert!(matches!(unreadable, Flaw::NoAnswer(_) | Flaw::Illegal { .. }), "{unreadable}");
    // The other side does not win by claiming so.
    let text = forged(&file, |_| {});
    let end = text.iter().position(|&byte| byte == b'\n').unwrap();
    let header = String::from_utf8(text[..end].to_vec()).unwrap();
    let header = header.replace("\"winner\":1", "\"winner\":0");
    let claimed = flaw([header.as_bytes(), &text[end..]].concat());
    assert!(matches!(claimed, Flaw::NoAnswer(_) | Flaw::Lost(_)), "{claimed}");
}

#[test]
fn every_first_action_is_told() {
    let start = start(3, "courtyard");
    let solver = Solver::new(16 << 20);
    let firsts = solver.firsts(&start, 1, &mut |_, _| true).unwrap();
    let mut legal = Vec::new();
    start.actions(start.turn_seat(), &mut legal);
    assert_eq!(firsts.iter().map(|first| first.action).collect::<Vec<_>>(), legal);
    // White wins, so one of them does.
    assert!(firsts.iter().any(|first| first.winner == start.turn_seat()));
    assert!(firsts.iter().all(|first| first.turns > 0 && first.turns <= 7));
}

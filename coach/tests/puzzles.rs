//! Every puzzle that ships is proved again, by other means than those that found it.

use std::collections::HashSet;

use maiak::Maiak;
use serde_json::{Value, json};
use solve::{Builder, Memory, Search, check};
use table::{Attempt, Check, Game, Options, Puzzle, Seat, Seed, Verdict, read_draft, read_options};
use tac::Tac;
use tactigo::Tactigo;
use tactiki::{Rank, Tactiki};
use taki::Taki;

fn puzzles(game: &str) -> &'static [Puzzle] {
    catalog::find(game).unwrap().puzzles()
}

/// The position of a puzzle.
fn state<G: Game>(puzzle: &Puzzle, draft: &Value) -> G {
    let options = Value::Object(puzzle.exercise.options.clone());
    let options = read_options(&options, G::ABOUT.options, G::ABOUT.rules_version).unwrap();
    read_draft(&options, &Seed::from(0), draft).unwrap()
}

fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.actions(seat, &mut legal);
    legal
}

fn after<G: Game>(state: &G, seat: Seat, action: G::Action) -> G {
    let mut state = state.clone();
    state.apply(seat, action, &mut ());
    state
}

/// Whether the seat has won within this many actions of both sides, whatever the other does.
fn wins<G: Game>(state: &G, seat: Seat, actions: u32) -> bool {
    match (state.outcome(), state.asks_first()) {
        (Some(outcome), _) => outcome.score(seat) == 1.0,
        (None, Some(acting)) if actions > 0 => {
            let wins = |&action: &G::Action| wins(&after(state, acting, action), seat, actions - 1);
            match acting == seat {
                true => legal(state, acting).iter().any(wins),
                false => legal(state, acting).iter().all(wins),
            }
        }
        _ => false,
    }
}

/// Whether something comes true by actions of the seat alone before its turn ends, with what was
/// looked at already.
fn comes_true<G: Game>(
    state: &G,
    seat: Seat,
    turn: u32,
    goal: &dyn Fn(&G) -> bool,
    seen: &mut HashSet<G>,
) -> bool {
    if goal(state) {
        return true;
    }
    let goes_on = state.to_act() == seat.into() && state.turns_ended() == turn;
    goes_on
        && seen.insert(state.clone())
        && legal(state, seat)
            .into_iter()
            .any(|action| comes_true(&after(state, seat, action), seat, turn, goal, seen))
}

/// The first actions of a puzzle for which something holds are its answer alone.
fn assert_only_answer<G: Game>(puzzle: &Puzzle, holds: impl Fn(&G, Seat, G::Action) -> bool) {
    let seat = puzzle.exercise.seat;
    let state: G = state(puzzle, &puzzle.exercise.state);
    assert_eq!(state.to_act(), seat.into(), "{}", puzzle.id);
    let legal = legal(&state, seat);
    assert!(legal.len() >= 5, "{}: nothing to think about", puzzle.id);
    let good = legal.into_iter().filter(|&action| holds(&state, seat, action));
    let good: Vec<String> = good.map(|action| action.to_string()).collect();
    assert_eq!(good, [puzzle.exercise.solutions[0][0].clone()], "{}", puzzle.id);
}

#[test]
fn maiak_wins_are_forced_by_one_action_alone() {
    for puzzle in puzzles("maiak") {
        // A turn is a step and a switch.
        let turns = match puzzle.kind.as_str() {
            "win" => 1,
            "win-2" => 3,
            "win-deep" => continue,
            other => panic!("{other}"),
        };
        let switching = puzzle.exercise.state["phase"] == "switch";
        let actions = 2 * turns - u32::from(switching);
        assert_only_answer::<Maiak>(puzzle, |state, seat, action| {
            wins(&after(state, seat, action), seat, actions - 1)
        });
    }
}

/// In how many turns of both sides a side wins at most, by a proof whose answers are played by the rules
/// against everything that the other side can do; nothing if it does not win.
fn proved(state: &Maiak, winner: Seat, memory: &Memory) -> Option<u32> {
    let mut search = Search::new(memory, &|| false);
    let certificate = Builder::new(&mut search, state, winner).build(&mut |_| ())?;
    let checked = check(&certificate, &mut |_| ()).unwrap_or_else(|flaw| panic!("{flaw}"));
    assert_eq!(checked.winner, winner);
    Some(checked.turns)
}

#[test]
fn deep_maiak_wins_are_proved_of_one_step_and_losses_of_all_others() {
    let memory = Memory::new(64 << 20);
    let deep = puzzles("maiak").iter().filter(|puzzle| puzzle.kind == "win-deep");
    let mut count = 0;
    for puzzle in deep {
        assert_only_answer::<Maiak>(puzzle, |state, seat, action| {
            let next = after(state, seat, action);
            let turns = proved(&next, seat, &memory);
            // Whatever is not proved to win for the one is proved to win for the other.
            assert!(turns.is_some() || proved(&next, seat.opponent(), &memory).is_some());
            if let Some(turns) = turns {
                assert!((7..=13).contains(&turns), "{}: {turns} turns", puzzle.id);
                assert!(!wins(&next, seat, 5), "{}: the next turn wins", puzzle.id);
            }
            turns.is_some()
        });
        assert_eq!(puzzle.exercise.state["phase"], "move", "{}", puzzle.id);
        count += 1;
    }
    assert!(count >= 8, "{count}");
}

#[test]
fn tactigo_wins_are_forced_by_one_action_alone() {
    for puzzle in puzzles("tactigo") {
        let won = |state: &Tactigo| {
            state.outcome().is_some_and(|end| end.score(puzzle.exercise.seat) == 1.0)
        };
        assert_only_answer::<Tactigo>(puzzle, |state, seat, action| {
            let next = after(state, seat, action);
            comes_true(&next, seat, state.turns_ended(), &won, &mut HashSet::new())
        });
    }
}

#[test]
fn taki_turns_empty_the_hand_in_one_way_whatever_the_others_hold() {
    for puzzle in puzzles("taki") {
        let seat = puzzle.exercise.seat;
        let won = |state: &Taki| state.outcome().is_some_and(|end| end.score(seat) == 1.0);
        assert_only_answer::<Taki>(puzzle, |state, seat, action| {
            let next = after(state, seat, action);
            comes_true(&next, seat, state.turns_ended(), &won, &mut HashSet::new())
        });
        // Nobody else acts on the way, so that it makes no difference what they hold.
        let mut state: Taki = state(puzzle, &puzzle.exercise.state);
        for action in &puzzle.exercise.solutions[0] {
            assert_eq!(state.to_act(), seat.into(), "{}", puzzle.id);
            state.apply(seat, action.parse().unwrap(), &mut ());
        }
    }
}

#[test]
fn tac_marbles_come_home_by_one_action_alone() {
    for puzzle in puzzles("tac") {
        let seat = puzzle.exercise.seat;
        let letter = char::from(b'A' + seat.number());
        let at_home = |state: &Tac| {
            let marbles = serde_json::to_value(state.draft()).unwrap()["marbles"].clone();
            let own = marbles[letter.to_string()].as_array().unwrap().clone();
            let home = |place: &&Value| {
                let place = place.as_str().unwrap();
                place.starts_with(letter) && !place.ends_with('0')
            };
            own.iter().filter(home).count()
        };
        let before = at_home(&state(puzzle, &puzzle.exercise.state));
        assert_only_answer::<Tac>(puzzle, |state, seat, action| {
            let next = after(state, seat, action);
            let more = |state: &Tac| at_home(state) > before;
            comes_true(&next, seat, state.turns_ended(), &more, &mut HashSet::new())
        });
        assert!(matches!(puzzle.exercise.goal[..], [Check::Event(_)]), "{}", puzzle.id);
    }
}

/// Every world that looks the same to the seat as far as the pieces on a field are concerned: those
/// of its ranks that nobody has shown change places with others of that kind.
fn worlds(puzzle: &Puzzle, seat: Seat, field: &str) -> Vec<Tactiki> {
    let draft = &puzzle.exercise.state;
    let truth: Tactiki = state(puzzle, draft);
    let view = serde_json::to_value(truth.view(seat.into())).unwrap()["state"].clone();
    let mut hidden = Vec::new();
    for (at, column) in view["fields"].as_object().unwrap() {
        for (height, piece) in column.as_array().unwrap().iter().enumerate() {
            if piece[1].is_null() {
                hidden.push((at.clone(), height));
            }
        }
    }
    let targets: Vec<_> = hidden.iter().filter(|(at, _)| at == field).cloned().collect();
    let mut drafts = vec![draft.clone()];
    for (done, (at, height)) in targets.iter().enumerate() {
        let mut next = Vec::new();
        for draft in &drafts {
            for (other, place) in &hidden {
                // Those before it keep what they have.
                if targets[..done].contains(&(other.clone(), *place)) {
                    continue;
                }
                let mut draft = draft.clone();
                let one = draft["fields"][at][height][1].clone();
                let two = draft["fields"][other][place][1].clone();
                draft["fields"][at][height][1] = two;
                draft["fields"][other][place][1] = one;
                next.push(draft);
            }
        }
        drafts = next;
    }
    let worlds = drafts.iter().map(|draft| state::<Tactiki>(puzzle, draft));
    let fitting: Vec<Tactiki> =
        worlds.filter(|world| world.view(seat.into()) == truth.view(seat.into())).collect();
    assert_eq!(fitting.len(), drafts.len(), "{}: who has not been seen can be anybody", puzzle.id);
    fitting
}

#[test]
fn tactiki_attacks_win_in_every_world_that_the_attacker_holds_possible() {
    for puzzle in puzzles("tactiki") {
        let seat = puzzle.exercise.seat;
        assert_only_answer::<Tactiki>(puzzle, |_, _, action| {
            let text = action.to_string();
            let Some((_, field)) = text.split_once('x') else { return false };
            worlds(puzzle, seat, field).iter().all(|world| {
                let mut events = Vec::new();
                world.clone().apply(seat, action, &mut events);
                let fights = events.iter().filter_map(|event| match event {
                    tactiki::Event::Fought { attacker_rank, defender_rank, .. } => {
                        Some((*attacker_rank, *defender_rank))
                    }
                    _ => None,
                });
                let mut fights = fights.peekable();
                fights.peek().is_some() && fights.all(|(own, other)| beats(own, other))
            })
        });
    }
}

fn beats(own: Rank, other: Rank) -> bool {
    match (own.number(), other.number()) {
        (1, 5) => true,
        (5, 1) => false,
        (own, other) => own > other,
    }
}

#[test]
fn every_other_first_action_is_answered_as_wrong() {
    for game in catalog::games() {
        for puzzle in game.puzzles() {
            let answer = &puzzle.exercise.solutions[0][0];
            let attempt = Attempt::begin(game, &puzzle.exercise).unwrap();
            for action in attempt.table().legal(puzzle.exercise.seat) {
                let mut attempt = Attempt::begin(game, &puzzle.exercise).unwrap();
                let verdict = attempt.act(puzzle.exercise.seat, &action).unwrap();
                let wrong = matches!(verdict, Verdict::Wrong(_));
                assert_eq!(wrong, action != *answer, "{} {}: {action}", puzzle.kind, puzzle.id);
            }
        }
    }
}

#[test]
fn every_game_has_many_puzzles_of_all_kinds() {
    for game in catalog::games() {
        let id = game.about().id;
        let puzzles = game.puzzles();
        assert!(puzzles.len() >= 60, "{id} has {} puzzles", puzzles.len());
        let ratings: HashSet<u8> = puzzles.iter().map(|puzzle| puzzle.rating).collect();
        assert!(ratings.len() >= 3, "{id}: {ratings:?}");
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.rating));
        let looks = |puzzle: &Puzzle| {
            let attempt = Attempt::begin(game, &puzzle.exercise).unwrap();
            let mut values = vec![0.0; game.numbers().observation_len];
            attempt.table().observe(puzzle.exercise.seat, &mut values);
            values.iter().map(|value| value.to_bits()).collect::<Vec<u32>>()
        };
        let different: HashSet<Vec<u32>> = puzzles.iter().map(looks).collect();
        assert_eq!(different.len(), puzzles.len(), "{id}: some are the same from another seat");
        let answers: HashSet<_> =
            puzzles.iter().map(|puzzle| &puzzle.exercise.solutions[0][0]).collect();
        assert!(answers.len() * 3 > puzzles.len(), "{id}: only {} answers", answers.len());
    }
}

#[test]
fn what_is_found_is_found_again() {
    let game = catalog::find("taki").unwrap();
    let find = || {
        let stop = std::sync::atomic::AtomicBool::new(false);
        coach::puzzle::find(game, 2, Seed::from(7), &stop, &mut |_| ()).unwrap()
    };
    let found = find();
    assert_eq!((found.len(), &found), (2, &find()));
    let read: Value = serde_json::from_str(&coach::puzzle::written(&found)).unwrap();
    assert_eq!(read, json!(found));
    let sides = taki::Options::default().sides();
    assert!(sides.playing().contains(found[0].exercise.seat));
}

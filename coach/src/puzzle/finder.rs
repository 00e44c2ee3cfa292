use std::{
    collections::{HashMap, HashSet},
    sync::atomic::{AtomicBool, Ordering},
};

use maiak::Maiak;
use serde_json::{Map, Value, json};
use table::{AnyGame, Exercise, Puzzle, Seat, Seed, Table, Title, read_draft, read_options};
use tac::Tac;
use tactigo::Tactigo;
use tactiki::Tactiki;
use taki::Taki;
use thiserror::Error;

use super::{
    deep::Deep,
    home::Home,
    kind::{Kind, Solved, legal},
    rating::rate,
    safe::Safe,
    sample,
    win::Win,
};

/// Nobody knows yet what a puzzle of this game would be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("no puzzles can be found for {0} yet")]
pub struct NoFinder(pub String);

/// How it is going, and when to stop.
struct Hunt<'a> {
    wanted: usize,
    seed: Seed,
    stop: &'a AtomicBool,
    /// Told how many are found.
    progress: &'a mut dyn FnMut(usize),
}

/// The most games that are played to find one puzzle on average.
const GAMES_EACH: u64 = 400;
/// Where fewer actions are legal there is nothing to think about.
const LEAST_LEGAL: usize = 5;

/// Find puzzles of a game: play games between bots, and take positions with exactly one good answer,
/// never one right after another. The same seed gives the same puzzles. There may be fewer than wanted
/// where it is stopped or too hard to find more.
pub fn find(
    game: &dyn AnyGame,
    wanted: usize,
    seed: Seed,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(usize),
) -> Result<Vec<Puzzle>, NoFinder> {
    let hunt = Hunt { wanted, seed, stop, progress };
    let win = |name, turns| Win { name, turns };
    Ok(match game.about().id {
        "maiak" => {
            let deep = Deep::new();
            hunt.run::<Maiak>(&[&win("win", 1), &win("win-2", 2), &deep], &[json!({})])
        }
        "tactigo" => hunt.run::<Tactigo>(&[&win("win", 1)], &[json!({})]),
        "tactiki" => hunt.run::<Tactiki>(&[&Safe], &[json!({"memory_aid": true})]),
        "taki" => hunt.run::<Taki>(&[&win("win", 1)], &[json!({}), json!({"seats": 3})]),
        "tac" => hunt.run::<Tac>(&[&Home], &[json!({})]),
        other => return Err(NoFinder(other.to_owned())),
    })
}

/// Puzzles as JSON, one to a line.
pub fn written(puzzles: &[Puzzle]) -> String {
    let line = |puzzle| serde_json::to_string(puzzle).expect("string keys and finite numbers");
    let lines: Vec<String> = puzzles.iter().map(line).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

impl Hunt<'_> {
    fn run<G: Title>(self, kinds: &[&dyn Kind<G>], options: &[Value]) -> Vec<Puzzle> {
        let mut found = Found { wanted: self.wanted, ..Found::default() };
        for number in 0..GAMES_EACH * self.wanted as u64 {
            if found.is_complete() || self.stop.load(Ordering::Relaxed) {
                break;
            }
            // At first nothing gets more than its share; later what is there counts.
            found.patience = (number / 50) as usize;
            let changes = &options[number as usize % options.len()];
            let options: G::Options =
                read_options(changes, G::ABOUT.options, G::ABOUT.rules_version)
                    .expect("our own options");
            sample::play::<G>(&options, self.seed.derive("puzzle", number), |state, seat| {
                if found.is_complete() || legal(state, seat).len() < LEAST_LEGAL {
                    return false;
                }
                let solve = || {
                    let mut answers = kinds.iter().map(|kind| (*kind, kind.solve(state, seat)));
                    answers.find_map(|(kind, solved)| Some((kind, solved?)))
                };
                let puzzle = solve().and_then(|(kind, solved)| {
                    describe(kind, &options, changes, state, seat, &solved)
                });
                let taken = puzzle.is_some_and(|puzzle| found.takes(puzzle, looks(state, seat)));
                if taken {
                    (self.progress)(found.puzzles.len());
                }
                taken
            });
        }
        found.in_order()
    }
}

/// How a state looks from a seat: two that look alike are the same puzzle for different seats.
fn looks<G: Title>(state: &G, seat: Seat) -> Vec<u32> {
    let mut values = vec![0.0; G::OBSERVATION_LEN];
    state.observe(seat, &mut values);
    values.iter().map(|value| value.to_bits()).collect()
}

/// What was found so far.
#[derive(Default)]
struct Found {
    wanted: usize,
    puzzles: Vec<Puzzle>,
    seen: HashSet<Vec<u32>>,
    /// How many there are of everything that has its share.
    counts: HashMap<String, usize>,
    /// How many more than its share of everything are taken.
    patience: usize,
}

impl Found {
    fn is_complete(&self) -> bool {
        self.puzzles.len() >= self.wanted
    }

    /// Take a puzzle, unless there are enough of its like.
    fn takes(&mut self, puzzle: Puzzle, looks: Vec<u32>) -> bool {
        let shares = shares(&puzzle);
        let enough = |(what, part): &(String, usize)| {
            let count = self.counts.get(what).copied().unwrap_or_default();
            count > self.wanted / part + self.patience
        };
        if shares.iter().any(enough) || !self.seen.insert(looks) {
            return false;
        }
        for (what, _) in shares {
            *self.counts.entry(what).or_default() += 1;
        }
        self.puzzles.push(puzzle);
        true
    }

    /// All of them, numbered, the easiest first.
    fn in_order(mut self) -> Vec<Puzzle> {
        self.puzzles.sort_by_key(|puzzle| (puzzle.rating, puzzle.exercise.solutions[0].len()));
        for (puzzle, number) in self.puzzles.iter_mut().zip(1..) {
            puzzle.id = number.to_string();
        }
        self.puzzles
    }
}

/// What a puzzle is like, and which part of all may be like that: they shall differ in how hard they
/// are, how long they take, and by which card and with which action they begin.
fn shares(puzzle: &Puzzle) -> [(String, usize); 3] {
    let way = &puzzle.exercise.solutions[0];
    let card = way[0].split_once([':', '=']).map_or("", |(card, _)| card);
    let flavour = format!("{} {} {} {card}", puzzle.kind, puzzle.rating, way.len());
    [(puzzle.rating.to_string(), 3), (flavour, 6), (way[0].clone(), 12)]
}

/// The puzzle as it is written down; nothing if it would not be the same when read back.
fn describe<G: Title>(
    kind: &dyn Kind<G>,
    options: &G::Options,
    changes: &Value,
    state: &G,
    seat: Seat,
    solved: &Solved<G::Action>,
) -> Option<Puzzle> {
    let Ok(Value::Object(mut draft)) = serde_json::to_value(state.draft()) else { return None };
    let read = |draft: &Map<String, Value>| -> Option<G> {
        read_draft(options, &Seed::from(0), &Value::Object(draft.clone())).ok()
    };
    let is_same = |draft: &Map<String, Value>| {
        read(draft).is_some_and(|state| kind.solve(&state, seat).as_ref() == Some(solved))
    };
    if !is_same(&draft) {
        return None;
    }
    // What can be left out need not be written, and is one thing less to wonder about.
    for name in draft.clone().keys() {
        let value = draft.remove(name)?;
        let kept = read(&draft).is_some_and(|short| legal(&short, seat) == legal(state, seat));
        if !kept || !is_same(&draft) {
            draft.insert(name.clone(), value);
        }
    }
    let state = read(&draft)?;
    let table = Table::from_state(G::ABOUT.rules_version, options.clone(), Seed::from(0), state);
    let text = |action: &G::Action| action.to_string();
    let ways: Vec<Vec<String>> =
        solved.ways.iter().map(|way| way.iter().map(text).collect()).collect();
    Some(Puzzle {
        id: String::new(),
        kind: kind.name().to_owned(),
        rating: rate(&table, seat, &ways[0][0]),
        exercise: Exercise {
            options: changes.as_object()?.clone(),
            state: Value::Object(draft),
            seat,
            goal: solved.goal.clone(),
            solutions: ways,
            replies: solved.replies.iter().map(text).collect(),
            wrong: Vec::new(),
        },
    })
}

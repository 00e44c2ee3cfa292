//! Puzzles are posed, answered and found in the terminal.

use serde_json::Value;

use crate::{games, tactable, tactable_with};

/// The first puzzle of a game, and what leads to its goal.
fn first(game: &str) -> (&'static table::Puzzle, String) {
    let puzzle = &catalog::find(game).unwrap().puzzles()[0];
    (puzzle, puzzle.exercise.solutions[0].join("\n"))
}

#[test]
fn every_game_has_a_puzzle_that_is_solved_by_its_answer() {
    for game in games() {
        let (puzzle, answer) = first(game);
        let args = ["puzzles", game, "--number", "1"];
        let told = tactable_with(&args, &format!("{answer}\nq\n")).good().out;
        let title = format!(", puzzle 1 of {}, difficulty {}", game_puzzles(game), puzzle.rating);
        assert!(told.contains(&title) && told.contains("Solved!"), "{told}");
        assert!(told.ends_with("Enter for the next puzzle, q to leave: q\n"), "{told}");
        let spoken = [&args[..], &["--spoken", "--lang", "de"]].concat();
        let told = tactable_with(&spoken, &answer).good().out;
        assert!(told.contains("Gelöst!") && !told.contains('⟨'), "{told}");
    }
}

fn game_puzzles(game: &str) -> usize {
    catalog::find(game).unwrap().puzzles().len()
}

#[test]
fn other_answers_are_taken_back_and_questions_answered() {
    let (puzzle, answer) = first("tac");
    let game = catalog::find("tac").unwrap();
    let attempt = table::Attempt::begin(game, &puzzle.exercise).unwrap();
    let legal = attempt.table().legal(puzzle.exercise.seat);
    let wrong = legal.iter().find(|action| **action != answer).unwrap();
    let input = format!(
        "\nhelp\n?\nhint\nboard\ndescribe\nlast\nrules R1.1\nnonsense\n{wrong}\n{answer}\n\nquit\n"
    );
    let told = tactable_with(&["puzzles", "tac", "--number", "1"], &input).good().out;
    let words =
        ["Try something else.", "Try this: ", "**R1.1**", "see the next action", "puzzle 2 of"];
    for words in words {
        assert!(told.contains(words), "no “{words}” in: {told}");
    }
    assert_eq!(told.matches("Solved!").count(), 1);
}

#[test]
fn every_day_has_its_puzzle_and_nonsense_is_refused() {
    let of = |day: &str| tactable(&["puzzles", "maiak", "--day", day]).good().out;
    assert_eq!(of("2026-12-24"), of("2026-12-24"));
    assert_ne!(of("2026-12-24"), of("2026-12-25"));
    assert!(tactable(&["puzzles", "maiak"]).good().out.contains("puzzle "));
    tactable(&["puzzles", "maiak", "--number", "9999"]).refused(&["numbered from 1"]);
    tactable(&["puzzles", "maiak", "--number", "0"]).refused(&["numbered from 1"]);
    tactable(&["puzzles", "maiak", "--day", "2026-02-30"]).refused(&["2026-11-16"]);
    tactable(&["puzzles", "chess"]).refused(&["maiak"]);
}

#[test]
fn puzzles_are_found_again_by_the_same_seed() {
    let args = ["puzzles", "tac", "--find", "2", "--seed", "5"];
    let listed = tactable(&args).good().out;
    assert_eq!(listed.lines().count(), 2);
    let json = tactable(&[&args[..], &["--json", "-"]].concat()).good().out;
    let found: Vec<table::Puzzle> = serde_json::from_str(&json).unwrap();
    let answers: Vec<_> = found.iter().map(|found| &found.exercise.solutions[0][0]).collect();
    assert!(listed.lines().zip(answers).all(|(line, answer)| line.contains(answer.as_str())));
    assert!(matches!(serde_json::from_str(&json).unwrap(), Value::Array(list) if list.len() == 2));
}

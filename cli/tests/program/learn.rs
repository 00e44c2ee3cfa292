//! Learning through a pipe, line by line.

use table::{AnyGame, Attempt, Lang, Phrase, Verdict};

use crate::{tactable, tactable_with};

/// The games that can be learned.
fn taught() -> Vec<&'static dyn catalog::Listing> {
    catalog::games().filter(|game| !game.lessons().is_empty()).collect()
}

fn say(game: &dyn AnyGame, phrase: &Phrase) -> String {
    game.words().say(Lang::En, phrase)
}

#[test]
fn every_lesson_is_learned_by_its_own_solution() {
    for game in taught() {
        let steps = || game.lessons().iter().flat_map(|lesson| &lesson.steps);
        let lines: Vec<&str> =
            steps().flat_map(|step| &step.exercise.solutions[0]).map(String::as_str).collect();
        let out = tactable_with(&["learn", game.about().id], &lines.join("\n")).good().out;
        for lesson in game.lessons() {
            for step in &lesson.steps {
                for phrase in [lesson.idea(step), lesson.says(step, "done")] {
                    let text = say(game, &phrase);
                    assert!(out.contains(&text), "{}: no {text}", game.about().id);
                }
            }
        }
        assert!(out.contains("Your first game: tactable play"), "{out}");
        let spoken = ["learn", game.about().id, "--spoken", "--lang", "de"];
        let out = tactable_with(&spoken, &lines.join("\n")).good().out;
        assert!(out.contains("Deine erste Partie"), "{out}");
    }
}

#[test]
fn what_was_not_meant_is_answered_and_hints_lead_on() {
    for game in taught() {
        let lesson = &game.lessons()[0];
        let id = [game.about().id, &lesson.id];
        for step in &lesson.steps {
            let legal = {
                let attempt = Attempt::begin(game, &step.exercise).unwrap();
                attempt.table().legal(step.exercise.seat)
            };
            let wrong = legal.iter().find_map(|action| {
                let mut attempt = Attempt::begin(game, &step.exercise).unwrap();
                match attempt.answer(action) {
                    Ok(Verdict::Wrong(end)) => Some((action, end.unwrap_or("wrong"))),
                    _ => None,
                }
            });
            let Some((action, end)) = wrong else { continue };
            let skips = "skip\n".repeat(lesson.steps.iter().position(|one| one == step).unwrap());
            let lines = format!("{skips}{action}\nhint\nnonsense\nquit\n");
            let out = tactable_with(&["learn", id[0], id[1]], &lines).good().out;
            let answer = say(game, &lesson.says(step, end));
            assert!(out.contains(&answer), "{id:?}: no “{answer}” to {action} in {out}");
            let hint = format!("Try this: {}", step.exercise.solutions[0][0]);
            assert!(out.contains(&hint), "{id:?}: no “{hint}” in {out}");
            assert!(out.trim_end().ends_with("Goodbye."), "{out}");
        }
    }
}

#[test]
fn an_unknown_lesson_is_told_which_there_are() {
    for game in taught() {
        let first = &game.lessons()[0].id;
        tactable(&["learn", game.about().id, "nothing"]).refused(&["nothing", first]);
    }
    tactable(&["learn", "chess"]).refused(&["there is no such game"]);
}

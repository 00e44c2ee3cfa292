//! Playing through a pipe, line by line.

use std::{fs, process::Stdio};

use crate::{bots, fresh_path, games, program, tactable, tactable_with};
use table::{AnyTable, Record, Seat, Seed};

/// The actions of a hot-seat game in which everybody takes the first legal action, then the
/// second, and so on: enough variety to come to an end.
fn script(game: &str, seed: u64, options: &serde_json::Value) -> Vec<(Seat, String)> {
    let mut table = catalog::find(game).unwrap().start(options, Seed::from(seed)).unwrap();
    while let Some(seat) = table.asks_first() {
        let legal = table.legal(seat);
        let turn = table.actions().len();
        table.play(seat, &legal[turn * 7 % legal.len()]).unwrap();
    }
    table.actions()
}

/// The lines people type for these actions: an empty one whenever the screen is handed over.
fn typed(game: &str, seed: u64, actions: &[(Seat, String)]) -> String {
    let about = catalog::find(game).unwrap();
    let mut table = about.start(&serde_json::json!({}), Seed::from(seed)).unwrap();
    let view = |table: &dyn AnyTable, seat: Seat| table.view(seat.into());
    let mut text = String::new();
    let mut at: Option<Seat> = None;
    for (seat, action) in actions {
        let before = at.map_or_else(|| (0..table.seats() as u8).map(Seat).collect(), |at| vec![at]);
        let own = view(&*table, *seat);
        if at != Some(*seat) && before.iter().any(|&other| view(&*table, other) != own) {
            text.push('\n');
        }
        at = Some(*seat);
        text.push_str(&format!("{action}\n"));
        table.play(*seat, action).unwrap();
    }
    text
}

#[test]
fn a_whole_hot_seat_game_is_played_recorded_and_verified() {
    for game in games() {
        let actions = script(game, 5, &serde_json::json!({}));
        let path = fresh_path(&format!("hot-seat-{game}.txt"));
        let file = path.to_str().unwrap();
        let args = ["play", game, "--hot-seat", "--seed", "5", "--record", file];
        let ran = tactable_with(&args, &typed(game, 5, &actions)).good();
        let record: Record = fs::read_to_string(&path).unwrap().parse().unwrap();
        assert_eq!(record.actions, actions);
        let seed = record.seed.unwrap();
        assert!(ran.out.contains(&format!("Commitment: {}", seed.commitment())));
        assert!(ran.out.contains(&format!("Seed: {seed}")));
        assert!(ran.out.contains("Scores: "));
        tactable(&["verify", file]).good();
        tactable(&args).refused(&["exists already"]);
    }
}

#[test]
fn a_game_against_a_bot_goes_on_until_the_input_ends() {
    for game in games() {
        let ran =
            tactable_with(&["play", game, "--bot", "random", "--seed", "2"], "?\nhelp\n").good();
        assert!(ran.out.contains("Type an action in the notation"), "{}", ran.out);
        assert!(ran.out.ends_with("Goodbye.\n"), "{}", ran.out);
    }
}

#[test]
fn bots_play_alone_when_they_take_all_seats() {
    for game in games() {
        let args = ["play", game, "--bots", &bots(game), "--seed", "1", "--games", "2"];
        let ran = tactable(&args).good();
        assert!(ran.out.contains("game 2 of 2"));
        assert!(ran.out.contains("After 2 games: "), "{}", ran.out);
        let (before, after) = ran.out.split_once("After 2 games: ").unwrap();
        assert!(!before.contains("Seed"), "the first seed would tell that of the second game");
        assert!(after.contains(&format!("Seed of game 1: {}", Seed::from(1))));
        assert!(after.contains(&format!("Seed of game 2: {}", Seed::from(1).of_game(1))));
    }
}

#[test]
fn nothing_is_lost_by_an_interruption() {
    for game in games() {
        let actions = script(game, 8, &serde_json::json!({}));
        let path = fresh_path(&format!("resumed-{game}.txt"));
        let file = path.to_str().unwrap();
        let half = actions.len() / 2;
        let args = ["play", game, "--hot-seat", "--seed", "8", "--record", file];
        let ran = tactable_with(&args, &typed(game, 8, &actions[..half])).good();
        assert!(ran.out.ends_with(&format!("tactable play --resume {file}\n")), "{}", ran.out);
        let kept: Record = fs::read_to_string(&path).unwrap().parse().unwrap();
        assert_eq!(kept.actions, actions[..half]);

        // Whoever comes next may have to take the screen: an empty line too many is harmless.
        let rest = typed(game, 8, &actions);
        let first_half = typed(game, 8, &actions[..half]);
        let rest = format!("\n{}", rest.strip_prefix(&first_half).unwrap());
        let ran = tactable_with(&["play", "--resume", file], &rest).good();
        assert!(ran.out.contains("Going on after"), "{}", ran.out);
        let whole: Record = fs::read_to_string(&path).unwrap().parse().unwrap();
        assert_eq!(whole.actions, actions);
        assert!(whole.outcome.is_some());
        tactable(&["play", "--resume", file]).refused(&["is over"]);
    }
}

#[test]
fn a_match_goes_on_with_its_next_game() {
    let path = fresh_path("match.txt");
    let file = path.to_str().unwrap();
    let args = ["play", "maiak", "--hot-seat", "--games", "2", "--seed", "5", "--record", file];
    let first = script("maiak", 5, &serde_json::json!({}));
    let ran = tactable_with(&args, &typed("maiak", 5, &first)).good();
    assert!(ran.out.contains("MAIAK, game 2 of 2"), "{}", ran.out);
    assert!(ran.out.contains("Seat 1, Black: a person, to act"), "Black starts the second game");
    let ran = tactable(&["play", "--resume", file, "--bots", "random,random"]).good();
    assert!(ran.out.contains("After 2 games: "), "{}", ran.out);
    assert!(tactable(&["verify", file]).good().out.ends_with("2 good, 0 failed.\n"));
}

#[test]
fn commands_answer_and_change_nothing() {
    let input = "who\nlast\nboard\ndescribe\nhint\nundo\nrules R3.2\nrules R99\nsave\n\nc1-c3\nc1-b2\nundo\nquit\n";
    let ran = tactable_with(&["play", "maiak", "--seed", "3"], input).good();
    for words in [
        "Seat 0, White: a person, to act",
        "Nothing has happened yet.",
        "Row 5: a5 green with a black piece",
        "The greedy bot would play ",
        "There is nothing to take back.",
        "**R3.2** Straight ahead",
        "There is no rule R99",
        "Name a file",
        "(rule R3.1)",
        "White steps from c1 to blue b2.",
        "Taken back.",
    ] {
        assert!(ran.out.contains(words), "no “{words}” in: {}", ran.out);
    }
}

#[test]
fn saving_keeps_foreign_files_and_renews_its_own() {
    let (ours, foreign) = (fresh_path("saved.txt"), fresh_path("foreign.txt"));
    fs::write(&foreign, "precious").unwrap();
    let (ours, foreign) = (ours.to_str().unwrap(), foreign.to_str().unwrap());
    let input = format!("save {ours}\nc1-b2\nsave {ours}\nsave {foreign}\nsave /nowhere/x\n");
    let ran = tactable_with(&["play", "maiak"], &input).good();
    assert_eq!(ran.out.matches("Saved to").count(), 2);
    assert!(ran.out.contains("exists already") && ran.out.contains("cannot write"), "{}", ran.out);
    assert_eq!(fs::read_to_string(foreign).unwrap(), "precious");
    assert_eq!(fs::read_to_string(ours).unwrap().parse::<Record>().unwrap().actions.len(), 1);
}

#[test]
fn a_hidden_rank_is_never_shown_to_the_other_seat() {
    let ran = tactable_with(&["play", "tactiki", "--seat", "1", "--seed", "4", "--lang", "en"], "");
    let told: Vec<&str> = ran.out.lines().filter(|line| line.starts_with("TIKI places")).collect();
    assert_eq!(told.len(), 10);
    assert!(told.iter().all(|line| line.contains("places a piece on")), "{told:?}");
}

#[test]
fn the_screen_is_handed_over_only_where_there_are_secrets() {
    let gate = "Pass the screen to";
    assert!(!tactable_with(&["play", "maiak", "--hot-seat"], "c1-b2\n").good().out.contains(gate));
    assert!(tactable_with(&["play", "tactiki", "--hot-seat"], "").good().out.contains(gate));
}

#[test]
fn spoken_play_draws_nothing() {
    let ran = tactable_with(&["play", "maiak", "--spoken"], "c1-b2\n").good();
    assert!(ran.out.contains("Row 1: "), "{}", ran.out);
    assert!(!ran.out.contains("+---"), "{}", ran.out);
}

#[test]
fn a_game_is_chosen_step_by_step() {
    let ran = tactable_with(&["play"], "0\nx\n1\n2\n2\n").good();
    assert!(ran.out.contains("1  MAIAK: "), "{}", ran.out);
    assert_eq!(ran.out.matches("A number from 1").count(), 2);
    assert!(ran.out.contains("Seat 0, White: bot random"), "{}", ran.out);
    assert!(ran.out.contains("Black>"), "{}", ran.out);
    assert!(tactable(&["play"]).good().out.ends_with("Goodbye.\n"));
}

#[test]
fn german_is_spoken_on_demand_and_by_the_system() {
    let ran = tactable_with(&["play", "maiak", "--lang", "de"], "c1-c3\nc1-b2\n").good();
    for words in ["Zusage:", "Weiß zieht von c1 nach b2", "(Regel R3.1)", "Auf Wiedersehen."] {
        assert!(ran.out.contains(words), "no “{words}” in: {}", ran.out);
    }
    let by_system = |name: &str, value: &str| {
        let output = program(&["play", "maiak"]).env(name, value).stdin(Stdio::null()).output();
        String::from_utf8(output.unwrap().stdout).unwrap().contains("Auf Wiedersehen.")
    };
    assert!(by_system("LANG", "de_DE.UTF-8"));
    assert!(by_system("LC_ALL", "de"));
    assert!(!by_system("LANG", "fr_FR.UTF-8"));
}

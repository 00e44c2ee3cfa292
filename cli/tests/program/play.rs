//! Playing through a pipe, line by line.

use std::{fs, process::Stdio};

use crate::{bots, fixture, fresh_path, games, program, start, tactable, tactable_with};
use serde_json::{Value, json};
use table::{AnyTable, Dice, Lang, Pen, Record, Seat, Seed, Viewer};

/// The actions of a hot-seat game in which everybody takes the first legal action, then the
/// second, and so on: enough variety to come to an end.
fn script(game: &str, seed: u64, options: &Value) -> Vec<(Seat, String)> {
    let mut table = start(game, options, Seed::from(seed));
    while let Some(seat) = table.asks_first() {
        let legal = table.legal(seat);
        let turn = table.actions().len();
        table.play(seat, &legal[turn * 7 % legal.len()]).unwrap();
    }
    table.actions()
}

/// The lines people type for these actions: an empty one whenever the screen is handed over.
fn typed(game: &str, seed: u64, options: &Value, actions: &[(Seat, String)]) -> String {
    let mut table = start(game, options, Seed::from(seed));
    let view = |table: &dyn AnyTable, seat: Seat| table.view(seat.into());
    let sides = table.sides();
    let mut text = String::new();
    let mut at: Option<Seat> = None;
    for (seat, action) in actions {
        let before = at.map_or_else(|| sides.playing().iter().collect(), |at| vec![at]);
        let own = view(&*table, *seat);
        let same = at.is_some_and(|at| sides.person(at).contains(*seat));
        if !same && before.iter().any(|&other| view(&*table, other) != own) {
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
        let actions = script(game, 5, &json!({}));
        let path = fresh_path(&format!("hot-seat-{game}.txt"));
        let file = path.to_str().unwrap();
        let args = ["play", game, "--hot-seat", "--seed", "5", "--record", file];
        let ran = tactable_with(&args, &typed(game, 5, &json!({}), &actions)).good();
        let record: Record = fs::read_to_string(&path).unwrap().parse().unwrap();
        assert_eq!(record.actions, actions);
        let seed = record.seed.unwrap();
        assert!(ran.out.contains(&format!("Commitment: {}\n", record.commitment)));
        assert!(ran.out.contains(&format!("Seed: {seed}")));
        assert!(ran.out.contains("Scores: "));
        tactable(&["verify", file]).good();
        tactable(&args).refused(&["already exists"]);
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
        let actions = script(game, 8, &json!({}));
        let path = fresh_path(&format!("resumed-{game}.txt"));
        let file = path.to_str().unwrap();
        let half = actions.len() / 2;
        let args = ["play", game, "--hot-seat", "--seed", "8", "--record", file];
        let ran = tactable_with(&args, &typed(game, 8, &json!({}), &actions[..half])).good();
        assert!(ran.out.ends_with(&format!("tactable play --resume {file}\n")), "{}", ran.out);
        let kept: Record = fs::read_to_string(&path).unwrap().parse().unwrap();
        assert_eq!(kept.actions, actions[..half]);

        // Whoever comes next may have to take the screen: an empty line too many is harmless.
        let rest = typed(game, 8, &json!({}), &actions);
        let first_half = typed(game, 8, &json!({}), &actions[..half]);
        let rest = format!("\n{}", rest.strip_prefix(&first_half).unwrap());
        let ran = tactable_with(&["play", "--resume", file], &rest).good();
        assert!(ran.out.contains("Continuing after"), "{}", ran.out);
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
    let first = script("maiak", 5, &json!({}));
    let ran = tactable_with(&args, &typed("maiak", 5, &json!({}), &first)).good();
    assert!(ran.out.contains("MAIAK, game 2 of 2"), "{}", ran.out);
    assert!(
        ran.out.contains("Black: a player at this screen, to act"),
        "Black starts the second game"
    );
    let ran = tactable(&["play", "--resume", file, "--bots", "random,random"]).good();
    assert!(ran.out.contains("After 2 games: "), "{}", ran.out);
    assert!(tactable(&["verify", file]).good().out.ends_with("2 good, 0 failed.\n"));
}

#[test]
fn commands_answer_and_change_nothing() {
    let input = "who\nlast\nboard\ndescribe\nhint\nundo\nrules R3.2\nrules R99\nsave\n\nc1-c3\nc1-b2\nundo\nquit\n";
    let ran = tactable_with(&["play", "maiak", "--seed", "3"], input).good();
    for words in [
        "White: you, to act",
        "Black: greedy bot",
        "Nothing has happened yet.",
        "Row 5: a5 blue with a black piece",
        "A good action from what you know: ",
        "Why: ",
        "There is nothing to take back.",
        "**R3.2** Straight ahead",
        "There is no rule R99",
        "Name a file",
        "(rule R3.1)",
        "You step from c1 to red b2, free",
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
    assert!(ran.out.contains("already exists") && ran.out.contains("cannot write"), "{}", ran.out);
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
    let ran = tactable_with(&["play"], "0\nx\n1\n2\n6\n").good();
    assert!(ran.out.contains("1  MAIAK: "), "{}", ran.out);
    assert_eq!(ran.out.matches("Type a number from 1").count(), 2);
    assert!(ran.out.contains("1  easy: overlooks"), "{}", ran.out);
    assert!(ran.out.contains("White: random bot"), "{}", ran.out);
    assert!(ran.out.contains("Black>"), "{}", ran.out);
    assert!(tactable(&["play"]).good().out.ends_with("Goodbye.\n"));
}

#[test]
fn german_is_spoken_on_demand_and_by_the_system() {
    let ran = tactable_with(&["play", "maiak", "--lang", "de"], "c1-c3\nc1-b2\n").good();
    for words in ["Zusage:", "Du ziehst von c1 nach b2", "(Regel R3.1)", "Auf Wiedersehen."] {
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

/// The options of a TAC table.
fn tac(variant: &str) -> Value {
    json!({"variant": variant})
}

/// What `play` says about who plays, in a table of TAC.
fn who(variant: &str, more: &[&str]) -> Vec<String> {
    let option = format!("variant={variant}");
    let args = [&["play", "tac", "--seed", "3", "-o", &option], more].concat();
    let out = tactable(&args).good().out;
    // After the title and the goal.
    let lines = out.lines().skip(2).take_while(|line| !line.starts_with("Options"));
    lines.map(str::to_owned).collect()
}

#[test]
fn people_and_not_seats_sit_down() {
    assert_eq!(who("solo", &[]), ["A, B, C and D: you, to act"]);
    assert_eq!(
        who("two-doubles", &[]),
        ["A and C: you, to act", "greedy (B) and greedy (D): a bot, to act"]
    );
    assert_eq!(
        who("two-doubles", &["--seat", "3", "--bots", "random"]),
        ["random (A) and random (C): a bot, to act", "B and D: you, to act"]
    );
    assert_eq!(who("two-singles", &["--seat", "2"])[1..], ["C: you", "B and D: empty"]);
    assert_eq!(
        who("two-vs-one", &["--hot-seat"])[1..],
        [
            "B: a player at this screen, with C, to act",
            "C: a player at this screen, with B, to act",
            "D: empty",
        ]
    );
    let empty = ["play", "tac", "-o", "variant=two-singles", "--seat", "1"];
    tactable(&empty).refused(&["nobody plays on seat 1", "0 (A), 2 (C)"]);
    let bots = ["play", "tac", "-o", "variant=two-doubles", "--bots", "greedy,greedy,greedy"];
    tactable(&bots).refused(&["one for each of 1 player, found 3"]);
}

#[test]
fn whoever_holds_two_seats_sees_both_hands() {
    let args = ["play", "tac", "-o", "variant=two-doubles", "--seed", "3"];
    let out = tactable(&args).good().out;
    let hand = |seat: char| {
        let start = [format!(">{seat} "), format!(" {seat} ")];
        let hand = out.lines().find(|line| start.iter().any(|start| line.starts_with(start)));
        hand.unwrap_or_else(|| panic!("no hand of {seat} in {out}"))
    };
    for (seat, own) in [('A', true), ('B', false), ('C', true), ('D', false)] {
        assert_eq!(!hand(seat).contains("5 cards"), own, "{}", hand(seat));
    }
    assert!(!out.contains("Pass the screen"), "one person at the screen");
}

#[test]
fn one_person_plays_all_seats_of_a_solo_game_to_the_end() {
    let actions = script("tac", 5, &tac("solo"));
    let path = fresh_path("solo.txt");
    let file = path.to_str().unwrap();
    let args = ["play", "tac", "-o", "variant=solo", "--seed", "5", "--record", file];
    let ran = tactable_with(&args, &typed("tac", 5, &tac("solo"), &actions)).good();
    assert!(!ran.out.contains("Pass the screen") && !ran.out.contains("bot"), "nobody else");
    assert!(!ran.out.contains("Scores:"), "nobody to compare with");
    let record: Record = fs::read_to_string(&path).unwrap().parse().unwrap();
    assert_eq!(record.actions, actions);
    let (what, cards) = record.outcome.unwrap().count.unwrap();
    assert_eq!(what, "cards");
    assert!(ran.out.contains(&format!("{cards} cards.\n")), "{}", ran.out);
}

#[test]
fn hot_seats_are_handed_from_person_to_person() {
    let options = tac("two-doubles");
    let actions = script("tac", 5, &options);
    let some = &actions[..40];
    let args = ["play", "tac", "-o", "variant=two-doubles", "--seed", "5", "--hot-seat"];
    let ran = tactable_with(&args, &typed("tac", 5, &options, some)).good();
    let sides = start("tac", &options, Seed::from(5)).sides();
    let changes = some.windows(2).filter(|pair| sides.person(pair[0].0) != sides.person(pair[1].0));
    let passed = ran.out.matches("Pass the screen").count();
    assert!((changes.count()..).contains(&passed.saturating_sub(1)), "{passed}");
    assert!(!ran.out.contains("(rule"), "every line was understood: {}", ran.out);
}

#[test]
fn who_resigns_loses_and_the_record_says_so() {
    for (options, seat, words, ended) in [
        (
            "variant=teams",
            "0",
            "(B) and greedy 3 (D) win: the other side resigned.",
            "Ended: 0 1 0 1 resigned",
        ),
        (
            "variant=two-doubles",
            "3",
            "(A) and greedy (C) win: the other side",
            "Ended: 1 0 1 0 resigned",
        ),
        ("variant=two-singles", "2", "(A) wins: the other side", "Ended: 1 0 0 0 resigned"),
        ("variant=solo", "0", "Lost: given up.", "Ended: 0 0 0 0 resigned"),
    ] {
        let path = fresh_path(&format!("resigned-{seat}-{}.txt", &options[8..]));
        let file = path.to_str().unwrap();
        let args = ["play", "tac", "-o", options, "--seat", seat, "--seed", "3", "--record", file];
        let ran = tactable_with(&args, "resign\n").good();
        assert!(ran.out.contains(words), "{}", ran.out);
        assert!(fs::read_to_string(&path).unwrap().contains(ended), "{ended}");
        let verified = tactable(&["verify", file]).good().out;
        assert!(verified.contains(words), "{verified}");
        assert!(tactable(&["replay", file]).good().out.contains(words));
        tactable(&["play", "--resume", file]).refused(&["is over"]);
    }
}

#[test]
fn among_many_the_others_play_on_when_one_resigns() {
    let args = ["play", "taki", "--seed", "4", "--bots", "random"];
    let ran = tactable_with(&args, "resign\n").good();
    assert!(ran.out.contains("Player 1 resigns; the greedy bot plays on."), "{}", ran.out);
    assert!(ran.out.contains("Scores: "), "{}", ran.out);
}

#[test]
fn seats_without_names_of_their_own_are_called_by_their_bots() {
    let args = ["play", "taki", "--seed", "4", "--bots", "greedy,random,greedy"];
    let out = tactable_with(&args, "draw\n").good().out;
    for name in ["Player 1: you", "greedy 1: a bot", "random: a bot", "greedy 2: a bot"] {
        assert!(out.contains(name), "no {name} in {out}");
    }
    assert!(!out.contains("Seat 0") && !out.contains("Player 2"), "{out}");
}

#[test]
fn games_of_older_versions_go_on_by_their_rules() {
    let path = fresh_path("old-resumed.txt");
    let file = path.to_str().unwrap();
    fs::copy(fixture("old-maiak-unfinished"), &path).unwrap();
    let ran = tactable_with(&["play", "--resume", file], "").good();
    assert!(ran.out.contains("Continuing after 4 actions."), "{}", ran.out);
    assert!(ran.out.contains("begun by an older version"), "{}", ran.out);
    let ran = tactable(&["play", "--resume", file, "--bots", "greedy,random"]).good();
    assert!(!ran.out.contains("older version"), "it is sealed now: {}", ran.out);
    let record: Record = fs::read_to_string(&path).unwrap().parse().unwrap();
    assert_eq!((record.rules, record.is_sealed()), (1, true));
    assert_eq!(record.options["tiles"][0], "gybyg");
    assert!(record.outcome.is_some());
    assert!(tactable(&["verify", file]).good().out.contains("the seal is intact"));
}

#[test]
fn going_on_keeps_what_was_agreed() {
    let path = fresh_path("agreed.txt");
    let file = path.to_str().unwrap();
    let args = ["play", "maiak", "--seed", "3", "--bots", "random", "--record", file];
    tactable_with(&args, "c1-b2\n").good();
    let commitment = |path| fs::read_to_string(path).unwrap().parse::<Record>().unwrap().commitment;
    let first = commitment(&path);
    let ran = tactable_with(&["play", "--resume", file], "").good();
    assert!(ran.out.contains(&first) && commitment(&path) == first);
    // Others sit down: something else is agreed.
    tactable_with(&["play", "--resume", file, "--bots", "greedy"], "").good();
    assert_ne!(commitment(&path), first);
}

/// What is drawn fits into 80 columns in any position; sentences are broken where somebody reads them.
#[test]
fn no_picture_is_wider_than_a_terminal() {
    for name in games() {
        let game = catalog::find(name).unwrap();
        for seed in 0..6 {
            let mut dice = Dice::new(Seed::from(seed));
            let mut table = start(name, &json!({}), Seed::from(seed));
            let everyone = Viewer::seats(table.sides().playing());
            while let Some(seat) = table.asks_first() {
                let action = dice.pick(&table.legal(seat)).unwrap().clone();
                table.play(seat, &action).unwrap();
                let picture =
                    table.picture_at_end(everyone, &Pen::new(game.words(), Lang::En, false));
                let drawn =
                    picture.lines().filter(|line| line.contains('|') || line.contains("--"));
                for line in drawn {
                    assert!(line.chars().count() <= 80, "{name}:\n{picture}");
                }
            }
        }
    }
}

#[test]
fn spelling_is_easy_and_several_meanings_are_listed() {
    let ran = tactable_with(&["play", "maiak", "--seed", "3"], "C1B2\n? c3\nquit\n").good();
    assert!(ran.out.contains("You step from c1 to red b2"), "{}", ran.out);
    assert!(ran.out.contains("c3~d3"), "{}", ran.out);
    let ran = tactable_with(&["play", "tactigo", "--seed", "3"], "d1d2\nquit\n").good();
    assert!(ran.out.contains("You move") || ran.out.contains("several"), "{}", ran.out);
}

#[test]
fn a_set_up_is_one_line_or_one_word() {
    for line in ["random", "1122334455", "5 4 3 2 1 1 2 3 4 5"] {
        let ran =
            tactable_with(&["play", "tactiki", "--seed", "3"], &format!("{line}\nquit\n")).good();
        assert!(
            ran.out.contains("Choose a piece for the first of your two moves"),
            "{line}: {}",
            ran.out
        );
    }
    let ran = tactable_with(&["play", "tactiki", "--seed", "3"], "1111111111\nquit\n").good();
    assert!(ran.out.contains("(1 of 10)"), "{}", ran.out);
    let ran = tactable_with(&["play", "maiak", "--seed", "3"], "random\nquit\n").good();
    assert!(ran.out.contains("nothing to set up"), "{}", ran.out);
}

#[test]
fn after_a_bot_has_answered_one_can_go_back() {
    let input = "c1-b2\nc3~d3\nback\nlast\nquit\n";
    let ran = tactable_with(&["play", "maiak", "--seed", "3"], input).good();
    let (_, after) = ran.out.split_once("> back").unwrap();
    assert!(after.contains("Taken back.") && after.contains("You step from c1"), "{}", ran.out);
    let ran = tactable_with(&["play", "maiak", "--hot-seat", "--seed", "3"], "c1-b2\nback\nquit\n")
        .good();
    assert!(ran.out.contains("nothing to take back"), "{}", ran.out);
}

#[test]
fn who_listens_is_told_everything_once_and_then_what_changed() {
    let input = "c1-b2\nc3~d3\nquit\n";
    let ran = tactable_with(&["play", "maiak", "--spoken", "--seed", "3"], input).good();
    assert_eq!(ran.out.matches("Row 5").count(), 1, "{}", ran.out);
    assert!(ran.out.contains("Black steps"), "{}", ran.out);
}

//! Whole studies.

use std::sync::atomic::AtomicBool;

use arena::{Lineup, Log, Logged, Study, StudyPlan, Watched, log_line};
use catalog::Listing;
use serde_json::{Value, json};
use table::Seed;

fn plan(game: &'static dyn Listing, options: &Value, bots: &[&str], games: u64) -> StudyPlan {
    let bots = bots.iter().map(ToString::to_string).collect();
    StudyPlan::new(Lineup::new(game, options, bots, Seed::from(1)).unwrap(), games)
}

fn study(game: &str, options: &Value, bots: &[&str], games: u64, threads: usize) -> Study {
    let mut kept = 0;
    let keep = |batch: &[Watched]| {
        kept += batch.len() as u64;
        Ok::<(), ()>(())
    };
    let plan = plan(catalog::find(game).unwrap(), options, bots, games);
    let study = plan.run(Vec::new(), threads, &AtomicBool::new(false), keep).unwrap();
    assert_eq!(kept, games);
    study
}

#[test]
fn a_study_goes_on_from_its_log_and_ends_as_if_it_had_never_stopped() {
    for game in catalog::games() {
        let plan = |games| plan(game, &json!({}), &["random", "greedy"], games);
        let mut log = log_line(&plan(8).header());
        let idle = AtomicBool::new(false);
        let whole = plan(8).run(Vec::new(), 2, &idle, |batch| {
            batch.iter().for_each(|game| log.push_str(&log_line(game)));
            Ok::<(), ()>(())
        });
        // The last of the lines that are left is cut off in the middle.
        let cut = log.char_indices().nth(log.len() * 2 / 3).unwrap().0;
        let read = Log::read(&plan(8), &log[..cut]).unwrap();
        assert!((1..8).contains(&read.games.len()), "{}", read.games.len());
        let mut fresh = 0;
        let resumed = plan(8).run(read.games.clone(), 1, &idle, |batch| {
            fresh += batch.len();
            Ok::<(), ()>(())
        });
        assert_eq!(fresh + read.games.len(), 8);
        assert_eq!(resumed, whole);
        let shorter = plan(2).run(Log::read(&plan(2), &log).unwrap().games, 1, &idle, |_| {
            Err("nothing is left to play")
        });
        assert_eq!(shorter.unwrap().games, 2);
    }
}

#[test]
fn an_error_of_the_log_ends_the_study() {
    let game = catalog::find("maiak").unwrap();
    let plan = plan(game, &json!({}), &["random"], 100);
    let full = plan.run(Vec::new(), 2, &AtomicBool::new(false), |_| Err("the disk is full"));
    assert_eq!(full, Err("the disk is full"));
}

#[test]
fn every_game_can_be_studied_and_threads_make_no_difference() {
    for game in catalog::games().map(|game| game.about().id) {
        let one = study(game, &json!({}), &["random"], 6, 1);
        assert_eq!(one, study(game, &json!({}), &["random"], 6, 2));
        assert_eq!(one.games, 6);
        assert_eq!(one.lengths.len(), 6);
        assert_eq!(one.reasons.iter().map(|reason| reason.games).sum::<u64>(), 6);
        assert!(one.sides.iter().map(|side| side.value).sum::<f64>() < 1.0 + 1e-9);
        assert!(one.choices.value >= 1.0);
        assert_eq!(one.counted, None);
        assert!(!one.events.is_empty());
        assert!(one.leads.iter().all(|lead| lead.games <= 6));
        for event in &one.events {
            assert!(event.games.value > 0.0 && event.late.value <= event.games.value);
        }
    }
}

#[test]
fn those_ahead_late_in_the_game_mostly_win() {
    let study = study("maiak", &json!({}), &["greedy", "random"], 60, 2);
    let last = study.leads.last().unwrap();
    assert!(last.games > 30 && last.kept.value > 0.5, "{last:?}");
    assert!(study.length(0.1) <= study.length(0.5) && study.length(0.5) <= study.length(0.9));
    assert_eq!(study.reason("nonsense").value, 0.0);
}

#[test]
fn where_all_win_together_the_number_of_cards_is_the_result() {
    for variant in ["one-team", "solo", "six-team"] {
        let options = json!({"variant": variant});
        let study = study("tac", &options, &["greedy"], 12, 2);
        let counted = study.counted.as_ref().unwrap();
        assert_eq!((counted.what.as_str(), counted.numbers.len()), ("cards", 12));
        assert!(counted.numbers.is_sorted() && counted.numbers[0] > 20, "{counted:?}");
        assert!(!counted.mean.excludes(counted.numbers.iter().sum::<u64>() as f64 / 12.0));
        assert_eq!(counted.histogram(5).counts.iter().sum::<u64>(), 12);
        assert_eq!(study.sides.len(), 1);
        assert!(study.leads.iter().all(|lead| lead.games == 0), "nobody is ahead of anybody");
    }
}

//! Whole studies.

use std::sync::atomic::AtomicBool;

use arena::{Inquiry, Log, Logged, Study, Watched, log_line};
use serde_json::json;
use table::Seed;

fn study(game: &str, bots: &[&str], games: u64, threads: usize) -> Study {
    let bots = bots.iter().map(ToString::to_string).collect();
    let game = catalog::find(game).unwrap();
    let inquiry = Inquiry::new(game, &json!({}), bots, games, Seed::from(1)).unwrap();
    let mut kept = 0;
    let keep = |batch: &[Watched]| {
        kept += batch.len() as u64;
        Ok::<(), ()>(())
    };
    let study = inquiry.run(Vec::new(), threads, &AtomicBool::new(false), keep).unwrap();
    assert_eq!(kept, games);
    study
}

#[test]
fn a_study_goes_on_from_its_log_and_ends_as_if_it_had_never_stopped() {
    for game in catalog::games() {
        let bots = vec!["random".to_owned(), "greedy".to_owned()];
        let inquiry =
            |games| Inquiry::new(game, &json!({}), bots.clone(), games, Seed::from(1)).unwrap();
        let mut log = log_line(&inquiry(8).header());
        let idle = AtomicBool::new(false);
        let whole = inquiry(8).run(Vec::new(), 2, &idle, |batch| {
            batch.iter().for_each(|game| log.push_str(&log_line(game)));
            Ok::<(), ()>(())
        });
        // The last of the lines that are left is cut off in the middle.
        let cut = log.char_indices().nth(log.len() * 2 / 3).unwrap().0;
        let read = Log::read(&inquiry(8), &log[..cut]).unwrap();
        assert!((1..8).contains(&read.games.len()), "{}", read.games.len());
        let mut fresh = 0;
        let resumed = inquiry(8).run(read.games.clone(), 1, &idle, |batch| {
            fresh += batch.len();
            Ok::<(), ()>(())
        });
        assert_eq!(fresh + read.games.len(), 8);
        assert_eq!(resumed, whole);
        let shorter = inquiry(2).run(Log::read(&inquiry(2), &log).unwrap().games, 1, &idle, |_| {
            Err("nothing is left to play")
        });
        assert_eq!(shorter.unwrap().games, 2);
    }
}

#[test]
fn an_error_of_the_log_ends_the_study() {
    let game = catalog::find("maiak").unwrap();
    let bots = vec!["random".to_owned()];
    let inquiry = Inquiry::new(game, &json!({}), bots, 100, Seed::from(1)).unwrap();
    let full = inquiry.run(Vec::new(), 2, &AtomicBool::new(false), |_| Err("the disk is full"));
    assert_eq!(full, Err("the disk is full"));
}

#[test]
fn every_game_can_be_studied_and_threads_make_no_difference() {
    for game in catalog::games().map(|game| game.about().id) {
        let one = study(game, &["random"], 6, 1);
        assert_eq!(one, study(game, &["random"], 6, 2));
        assert_eq!(one.games, 6);
        assert_eq!(one.lengths.len(), 6);
        assert_eq!(one.reasons.iter().map(|reason| reason.games).sum::<u64>(), 6);
        assert!(one.sides.iter().map(|side| side.value).sum::<f64>() < 1.0 + 1e-9);
        assert!(one.choices.value >= 1.0);
        assert!(!one.events.is_empty());
        assert!(one.leads.iter().all(|lead| lead.games <= 6));
        for event in &one.events {
            assert!(event.games.value > 0.0 && event.late.value <= event.games.value);
        }
    }
}

#[test]
fn those_ahead_late_in_the_game_mostly_win() {
    let study = study("maiak", &["greedy", "random"], 60, 2);
    let last = study.leads.last().unwrap();
    assert!(last.games > 30 && last.kept.value > 0.5, "{last:?}");
    assert!(study.length(0.1) <= study.length(0.5) && study.length(0.5) <= study.length(0.9));
    assert_eq!(study.reason("nonsense").value, 0.0);
}

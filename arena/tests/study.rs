//! Whole studies.

use std::sync::atomic::AtomicBool;

use arena::{Inquiry, Study};
use serde_json::json;
use table::Seed;

fn study(game: &str, bots: &[&str], games: u64, threads: usize) -> Study {
    let bots = bots.iter().map(ToString::to_string).collect();
    let game = catalog::find(game).unwrap();
    let inquiry = Inquiry::new(game, &json!({}), bots, games, Seed::from(1)).unwrap();
    let mut told = 0;
    let study = inquiry.run(threads, &AtomicBool::new(false), |more| told += more);
    assert_eq!(told, games);
    study
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

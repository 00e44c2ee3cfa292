//! Whole contests: results do not depend on threads, and no game is lost by an interruption.

use std::sync::atomic::{AtomicBool, Ordering};

use arena::{
    Contest, ContestError, Lineup, LineupError, Log, LogError, Logged, Played, Sprt, Standings,
    System, Verdict, log_line,
};
use serde_json::{Value, json};
use table::Seed;

fn contest(game: &str, options: Value, bots: &[&str], games: u64) -> Contest {
    try_contest(game, options, bots, games).unwrap()
}

fn try_contest(
    game: &str,
    options: Value,
    bots: &[&str],
    games: u64,
) -> Result<Contest, ContestError> {
    Contest::new(try_lineup(game, options, bots).unwrap(), games)
}

fn try_lineup(game: &str, options: Value, bots: &[&str]) -> Result<Lineup, LineupError> {
    let bots = bots.iter().map(ToString::to_string).collect();
    Lineup::new(catalog::find(game).unwrap(), &options, bots, Seed::from(5))
}

fn run(contest: &Contest, done: Vec<Played>, threads: usize) -> (Standings, String) {
    let mut log = log_line(&contest.header());
    let keep = |batch: &[Played]| {
        batch.iter().for_each(|played| log.push_str(&log_line(played)));
        Ok::<(), ()>(())
    };
    let standings = contest.run(done, threads, &AtomicBool::new(false), keep).unwrap();
    (standings, log)
}

#[test]
fn greedy_beats_random_and_threads_make_no_difference() {
    for (game, games) in [("maiak", 40), ("tactiki", 20)] {
        let contest = contest(game, json!({}), &["greedy", "random"], games);
        let (one, _) = run(&contest, Vec::new(), 1);
        let (two, _) = run(&contest, Vec::new(), 2);
        assert_eq!(one, two);
        assert_eq!(one.games, games);
        assert_eq!(one.system, System::Glicko2);
        let [greedy, random] = &one.bots[..] else { panic!("two bots") };
        assert!(greedy.rate.low > 0.5 && random.rate.high < 0.5, "{game}: {greedy:?}");
        assert!((greedy.rate.value + random.rate.value - 1.0).abs() < 1e-9);
        assert!(greedy.rating.value - greedy.rating.uncertainty > random.rating.value);
        assert_eq!(one.reasons.values().sum::<u64>(), games);
        assert!((one.sides[0].value + one.sides[1].value - 1.0).abs() < 1e-9);
    }
}

#[test]
fn a_log_cut_anywhere_goes_on_as_if_nothing_had_happened() {
    let contest = contest("maiak", json!({}), &["greedy", "random"], 20);
    let (whole, log) = run(&contest, Vec::new(), 2);
    for cut in [0, 10, log.len() / 3, log.len() / 2, log.len() - 1, log.len()] {
        let begun = Log::read(&contest, &log[..cut]).unwrap();
        assert!(begun.whole <= cut);
        assert_eq!(&log[begun.whole..cut], log[..cut].rsplit('\n').next().unwrap());
        let kept = begun.games.len() as u64;
        let (again, more) = run(&contest, begun.games, 2);
        assert_eq!(again, whole);
        assert_eq!(more.lines().count() as u64, 1 + 20 - kept, "no game is played twice");
    }
}

#[test]
fn a_longer_contest_goes_on_with_the_games_of_a_shorter_one() {
    let bots = ["greedy", "random"];
    let (_, log) = run(&contest("maiak", json!({}), &bots, 10), Vec::new(), 2);
    let longer = contest("maiak", json!({}), &bots, 20);
    let begun = Log::read(&longer, &log).unwrap();
    assert_eq!(begun.games.len(), 10);
    assert_eq!(run(&longer, begun.games, 1).0, run(&longer, Vec::new(), 1).0);
}

#[test]
fn a_log_of_other_settings_is_refused_with_the_reason() {
    let first = contest("maiak", json!({}), &["greedy", "random"], 2);
    let (_, log) = run(&first, Vec::new(), 1);
    let differs = |contest: &Contest, text: &str| match Log::read(contest, text) {
        Err(LogError::Differs { name, .. }) => name,
        other => panic!("{other:?}"),
    };
    let other = contest("maiak", json!({"switch": "optional"}), &["greedy", "random"], 2);
    assert_eq!(differs(&other, &log), "options");
    let other = contest("maiak", json!({}), &["random", "greedy"], 2);
    assert_eq!(differs(&other, &log), "bots");
    let other = contest("tactigo", json!({}), &["greedy", "random"], 2);
    assert_eq!(differs(&other, &log), "game");
    let nonsense = log.replace("\"shares\"", "\"parts\"");
    assert!(matches!(Log::read(&first, &nonsense), Err(LogError::Line { line: 2, .. })));
    assert!(matches!(Log::read(&first, "hello\n"), Err(LogError::Line { line: 1, .. })));
    let moved = log.replace("\"number\":0", "\"number\":3").replace("\"number\":1", "\"number\":4");
    assert!(matches!(Log::read(&first, &moved), Err(LogError::Seating { .. })));
}

#[test]
fn what_cannot_be_a_contest_is_refused_in_words() {
    let refused = |bots: &[&str]| try_contest("maiak", json!({}), bots, 2).err().unwrap();
    assert_eq!(refused(&["greedy"]), ContestError::FewBots);
    let three = contest("taki", json!({"seats": 3}), &["greedy", "random", "search:2"], 2);
    assert_eq!(three.until(Sprt::new(0.5, 0.6).unwrap()).err(), Some(ContestError::TestOfTwo));

    let refused = |options: Value, bots: &[&str]| {
        try_lineup("tactiki", options, bots).err().unwrap().to_string()
    };
    assert!(refused(json!({}), &[]).contains("at least one bot"));
    assert!(refused(json!({}), &["greedy", "deepblue"]).contains("no bot “deepblue”"));
    assert!(refused(json!({}), &["alphabeta:9"]).contains("nothing is hidden"));
    assert!(refused(json!({"colour": 1}), &["greedy"]).contains("colour"));
}

#[test]
fn two_bots_fill_a_table_of_many_seats_fairly() {
    for seats in [3, 4] {
        let contest = contest("taki", json!({"seats": seats}), &["greedy", "random"], 11);
        assert_eq!(contest.games_per_group(), 12);
        let (standings, _) = run(&contest, Vec::new(), 2);
        assert_eq!(standings.games, 12);
        assert_eq!(standings.sides.len(), seats);
        let points: f64 = standings.bots.iter().map(|bot| bot.rate.value).sum();
        assert!((points - 1.0).abs() < 1e-9);
        assert_eq!(standings.groups[0].wins.iter().sum::<u64>() + standings.groups[0].shared, 12);
        assert_eq!(standings.groups[0].meetings, 12);
    }
}

#[test]
fn a_clear_test_ends_the_contest_early_at_the_same_game_whatever_the_threads() {
    let test = Sprt::new(0.5, 0.7).unwrap();
    let contest = || contest("maiak", json!({}), &["greedy", "random"], 400).until(test).unwrap();
    let (one, log) = run(&contest(), Vec::new(), 1);
    let (two, _) = run(&contest(), Vec::new(), 2);
    assert_eq!(one, two);
    let sprt = one.sprt.unwrap();
    assert_eq!(sprt.verdict, Verdict::Accepted);
    assert!(one.games < 100 && sprt.sets * 2 == one.games, "{sprt:?}");
    let begun = Log::read(&contest(), &log).unwrap();
    assert_eq!(run(&contest(), begun.games, 2).0, one, "a decided test stays decided");
    let swapped = crate::contest("maiak", json!({}), &["random", "greedy"], 400);
    let (standings, _) = run(&swapped.until(test).unwrap(), Vec::new(), 2);
    assert_eq!(standings.sprt.unwrap().verdict, Verdict::Rejected);
}

#[test]
fn an_interrupted_contest_tells_what_it_has() {
    let contest = contest("maiak", json!({}), &["greedy", "random"], 50_000);
    let stop = AtomicBool::new(false);
    let mut kept = 0;
    let keep = |batch: &[Played]| {
        kept += batch.len() as u64;
        stop.store(true, Ordering::Relaxed);
        Ok::<(), ()>(())
    };
    let standings = contest.run(Vec::new(), 2, &stop, keep).unwrap();
    assert_eq!(standings.games, kept);
    assert!(standings.games < 50_000 && standings.planned == 50_000);
    let failing = contest.run(Vec::new(), 2, &AtomicBool::new(false), |_| Err("disk full"));
    assert_eq!(failing.unwrap_err(), "disk full");
}

/// Every kind of table that TAC has: how many sides, people and seats that nobody sits on.
const VARIANTS: [(&str, usize, usize, usize); 11] = [
    ("teams", 2, 4, 0),
    ("one-team", 1, 4, 0),
    ("solo", 1, 1, 0),
    ("two-singles", 2, 2, 2),
    ("two-doubles", 2, 2, 0),
    ("three-singles", 3, 3, 1),
    ("three-double", 2, 3, 0),
    ("two-vs-one", 2, 3, 1),
    ("six-pairs", 3, 6, 0),
    ("six-threes", 2, 6, 0),
    ("six-team", 1, 6, 0),
];

#[test]
fn at_every_kind_of_table_the_sides_are_played_by_different_bots_in_turn() {
    for (variant, sides, people, empty) in VARIANTS {
        let options = json!({"variant": variant, "max_shuffles": 2});
        let contest = contest("tac", options, &["greedy", "random"], 4);
        let seated = contest.lineup().sides();
        assert_eq!((seated.sides().len(), seated.people().len()), (sides, people), "{variant}");
        assert_eq!(seated.seats() - seated.playing().len(), empty, "{variant}");
        let (standings, _) = run(&contest, Vec::new(), 2);
        assert_eq!(standings.games, 4);
        assert!(standings.failures.is_empty(), "{variant}: {:?}", standings.failures);
        let played: Vec<Played> = (0..4).map(|number| contest.play(number)).collect();
        for set in played.chunks(2) {
            let [one, two] = set else { panic!("sets of two") };
            assert_eq!(one.bots.len(), sides, "{variant}");
            assert!(one.bots.iter().zip(&two.bots).all(|(one, two)| one != two), "{variant}");
            if sides > 1 {
                assert!(one.bots.contains(&0) && one.bots.contains(&1), "{variant}");
            }
        }
        assert_eq!(standings.counted.is_some(), sides == 1, "{variant}");
    }
}

#[test]
fn the_better_of_two_singles_wins_on_both_seats() {
    let contest = contest("tac", json!({"variant": "two-singles"}), &["greedy", "random"], 20);
    let (standings, _) = run(&contest, Vec::new(), 2);
    let [greedy, _] = &standings.bots[..] else { panic!("two bots") };
    assert!(greedy.rate.low > 0.5, "{greedy:?}");
    assert!(greedy.sides.iter().all(|side| side.value > 0.5), "{greedy:?}");
}

#[test]
fn where_all_win_together_the_fewest_cards_win() {
    for variant in ["one-team", "solo"] {
        let contest = || {
            let bots = ["greedy", "random", "search:4"];
            contest("tac", json!({"variant": variant}), &bots, 30)
        };
        let (standings, log) = run(&contest(), Vec::new(), 2);
        assert_eq!((standings.games, standings.counted.as_deref()), (30, Some("cards")));
        assert_eq!(standings.system, System::WengLin);
        let [greedy, random, _] = &standings.bots[..] else { panic!("three bots") };
        let cards = |bot: &arena::Standing| bot.count.unwrap();
        assert!(cards(greedy).high < cards(random).low, "{greedy:?} {random:?}");
        assert!(greedy.rating.value > random.rating.value);
        assert_eq!((greedy.games, standings.groups[0].meetings), (10, 10));
        let points: f64 = standings.bots.iter().map(|bot| bot.rate.value).sum();
        assert!((points - 1.0).abs() < 1e-9, "{points}");
        let begun = Log::read(&contest(), &log[..log.len() / 2]).unwrap();
        assert_eq!(run(&contest(), begun.games, 1).0, standings);
    }
}

#[test]
fn a_test_also_ends_a_contest_of_those_who_play_alone() {
    let contest = contest("tac", json!({"variant": "solo"}), &["greedy", "random"], 200);
    let (standings, _) = run(&contest.until(Sprt::new(0.5, 0.7).unwrap()).unwrap(), Vec::new(), 2);
    let sprt = standings.sprt.unwrap();
    assert_eq!(sprt.verdict, Verdict::Accepted);
    assert!(standings.games < 60 && sprt.sets * 2 == standings.games, "{sprt:?}");
}

#[test]
fn a_log_from_before_results_were_counted_goes_on() {
    let contest = contest("tactigo", json!({}), &["greedy", "random"], 4);
    let old = r#"{"arena":1,"game":"tactigo","rules":1,"options":OPTIONS,"bots":["greedy","random"],"seed":"SEED"}
{"number":0,"bots":BOTS,"shares":[1.0,0.0],"reason":"captured","actions":60,"turns":20}
"#;
    let bots = format!("{:?}", contest.seating(0));
    let old = old
        .replace("OPTIONS", &contest.lineup().options().to_string())
        .replace("SEED", &contest.lineup().seed().to_string())
        .replace("BOTS", &bots);
    let begun = Log::read(&contest, &old).unwrap();
    assert_eq!((begun.games.len(), &begun.games[0].count), (1, &None));
    assert_eq!(run(&contest, begun.games, 1).0.games, 4);
    let error = Log::read(&contest, &old.replace(r#""rules":1"#, r#""rules":0"#)).unwrap_err();
    assert_eq!(error.to_string(), "the log has rules 0, but you asked for 1");
}

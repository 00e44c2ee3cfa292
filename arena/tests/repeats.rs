//! Games that repeat are no evidence, and random openings keep them from repeating.

use std::sync::atomic::AtomicBool;

use arena::{
    Contest, Lineup, Log, Logged, Played, Sprt, Standings, StudyPlan, USUAL_OPENING, Verdict,
    Watched, log_line, wilson,
};
use serde_json::{Value, json};
use table::Seed;

/// A good bot and a bad one.
const PAIR: [&str; 2] = ["alphabeta:300", "random"];

fn lineup(game: &str, bots: &[&str], opening: u32) -> Lineup {
    let bots = bots.iter().map(ToString::to_string).collect();
    let game = catalog::find(game).unwrap();
    Lineup::new(game, &json!({}), bots, Seed::from(5)).unwrap().with_opening(opening)
}

fn contest(bots: &[&str], opening: u32, games: u64) -> Contest {
    Contest::new(lineup("maiak", bots, opening), games).unwrap()
}

fn run(contest: &Contest) -> Standings {
    contest.run(Vec::new(), 2, &AtomicBool::new(false), |_| Ok::<(), ()>(())).unwrap()
}

/// What a contest would be like if its bots had no chance at all: the first set again and again.
fn repeated(contest: &Contest) -> Standings {
    let first = [contest.play(0), contest.play(1)];
    let again = |number: u64| {
        let seating = contest.seating(number);
        let game = first.iter().find(|game| game.bots == seating).expect("a set has all seatings");
        Played { number, ..game.clone() }
    };
    contest.standings((0..contest.total()).map(again))
}

#[test]
fn a_set_that_is_played_over_and_over_counts_once() {
    let once = run(&contest(&PAIR, 0, 2));
    let often = repeated(&contest(&PAIR, 0, 60));
    assert_eq!(once.bots[0].rate.value, 1.0, "it is clear who is better");
    assert_eq!((often.games, often.different), (60, 2));
    for (once, often) in once.bots.iter().zip(&often.bots) {
        assert_eq!((often.games, often.different), (60, 2));
        assert_eq!(once.rate, often.rate, "one set of two games, and no more");
        assert_eq!(once.rating, often.rating);
        assert!(!often.rate.excludes(0.5), "{:?}", often.rate);
        assert!(often.sides.iter().all(|side| *side == wilson(side.value, 1.0)));
    }
    assert_eq!((often.groups[0].meetings, often.groups[0].different), (60, 2));
    assert!(often.sides.iter().all(|side| !side.excludes(0.5)));
    assert_eq!(often.actions.n, 2.0);
}

#[test]
fn a_test_learns_nothing_from_sets_that_repeat() {
    let test = Sprt::new(0.5, 0.7).unwrap();
    for bots in [PAIR, ["random", "alphabeta:300"]] {
        let sprt = repeated(&contest(&bots, 0, 80).until(test).unwrap()).sprt.unwrap();
        assert_eq!((sprt.sets, sprt.fresh_sets, sprt.verdict), (40, 1, Verdict::Undecided));
    }
    // When they play different games, the same two are soon told apart.
    let sprt = run(&contest(&PAIR, 4, 400).until(test).unwrap()).sprt.unwrap();
    assert_eq!(sprt.verdict, Verdict::Accepted, "{sprt:?}");
    assert!(sprt.fresh_sets <= sprt.sets && sprt.sets < 200);
}

#[test]
fn a_bot_against_itself_is_even() {
    for (bots, opening) in [(["greedy"; 2], 0), (["greedy"; 2], 4), (["random"; 2], 0)] {
        let standings = run(&contest(&bots, opening, 200));
        let names: Vec<&str> = standings.bots.iter().map(|bot| bot.bot.as_str()).collect();
        assert_eq!(names, [bots[0], &format!("{} (2)", bots[0])]);
        assert_eq!(standings.null_test, [names]);
        for bot in &standings.bots {
            assert!(!bot.rate.excludes(0.5), "{bot:?}");
            assert!((bot.rating.value - 1500.0).abs() < bot.rating.uncertainty, "{bot:?}");
        }
        let test = contest(&bots, opening, 200).until(Sprt::new(0.5, 0.6).unwrap()).unwrap();
        assert_ne!(run(&test).sprt.unwrap().verdict, Verdict::Accepted);
    }
    // Where nothing is left to chance, both games of a set are one.
    let twins = contest(&["greedy"; 2], 0, 20);
    let game = twins.play(0);
    let again = |number| Played { number, bots: twins.seating(number), ..game.clone() };
    let standings = twins.standings((0..20).map(again));
    assert_eq!((standings.games, standings.different), (20, 1));
    assert!(standings.bots.iter().all(|bot| bot.rate.value == 0.5));
    assert_eq!(standings.bots[0].rating, standings.bots[1].rating);
    assert!(run(&contest(&["greedy", "random"], 0, 2)).null_test.is_empty());
}

#[test]
fn the_games_of_a_set_share_their_opening_and_others_have_their_own() {
    let contest = contest(&["greedy", "random"], 4, 40);
    let first = |number: u64| contest.play_recorded(number).1.actions[..4].to_vec();
    let openings: Vec<_> = (0..20).map(first).collect();
    assert!(openings.chunks(2).all(|set| set[0] == set[1]), "a set is fair");
    assert!(openings.chunks(2).skip(1).filter(|set| set[0] != openings[0]).count() >= 8);
    let plan = StudyPlan::new(lineup("maiak", &["greedy"], 4), 30);
    let study = plan.study((0..30).map(|number| plan.watch(number)));
    assert_eq!((study.games, study.opening_plies), (30, 4));
    assert!(study.different > 25, "{}", study.different);
}

#[test]
fn openings_are_usual_only_where_games_would_repeat() {
    let usual = |game: &str, bots: &[&str]| lineup(game, bots, 0).usual_opening();
    for game in ["maiak", "tactigo"] {
        assert_eq!(usual(game, &["greedy"]), USUAL_OPENING);
        assert_eq!(usual(game, &["hard", "greedy", "random"]), USUAL_OPENING);
        assert_eq!(usual(game, &["greedy", "random"]), 0, "no two games are alike");
    }
    for game in ["tactiki", "taki", "tac"] {
        assert_eq!(usual(game, &["greedy"]), 0, "cards and guesses are chance enough");
    }
}

#[test]
fn an_opening_never_ends_the_game_before_the_bots_are_asked() {
    // Random games of MAIAK seldom last a hundred actions, so most draws are in vain.
    let contest = contest(&["greedy", "random"], 100, 10);
    for number in 0..10 {
        let (played, record) = contest.play_recorded(number);
        assert!(played.actions > 2 && played.actions == record.actions.len(), "{played:?}");
        assert_eq!(played, contest.play(number));
    }
}

#[test]
fn a_contest_and_a_study_with_openings_go_on_exactly() {
    let contest = contest(&["greedy", "alphabeta:2"], 4, 20);
    let mut log = log_line(&contest.header());
    (0..20).for_each(|number| log.push_str(&log_line(&contest.play(number))));
    assert!(log.lines().next().unwrap().contains("\"opening_plies\":4"));
    let whole = run(&contest);
    let begun = Log::read(&contest, &log[..log.len() / 2]).unwrap();
    assert!((1..20).contains(&begun.games.len()));
    let resumed = contest.run(begun.games, 1, &AtomicBool::new(false), |_| Ok::<(), ()>(()));
    assert_eq!(resumed.unwrap(), whole);
    let mut shuffled = Log::read(&contest, &log).unwrap().games;
    shuffled.reverse();
    assert_eq!(contest.standings(shuffled), whole, "results need no running");
    let other = crate::contest(&["greedy", "alphabeta:2"], 0, 20);
    let refused = Log::read(&other, &log).unwrap_err().to_string();
    assert_eq!(refused, "the log has opening-plies 4, but you asked for 0");

    let plan = StudyPlan::new(lineup("maiak", &["greedy"], 4), 12);
    let whole = plan.run(Vec::new(), 2, &AtomicBool::new(false), |_| Ok::<(), ()>(())).unwrap();
    let watched: Vec<Watched> = (0..12).rev().map(|number| plan.watch(number)).collect();
    assert_eq!(plan.study(watched.clone()), whole);
    let resumed = plan.run(watched[5..].to_vec(), 1, &AtomicBool::new(false), |_| Ok::<(), ()>(()));
    assert_eq!(resumed.unwrap(), whole);
}

#[test]
fn logs_without_hashes_are_read_and_each_of_their_games_counts() {
    let contest = contest(&PAIR, 0, 6);
    let mut old = log_line(&contest.header());
    assert!(!old.contains("opening"), "a header without openings is as it always was");
    for number in 0..4 {
        let mut line: Value = serde_json::to_value(contest.play(number)).unwrap();
        assert_eq!(line["hash"].as_str().unwrap().len(), 16);
        line.as_object_mut().unwrap().remove("hash");
        old.push_str(&log_line(&line));
    }
    let begun: Vec<Played> = Log::read(&contest, &old).unwrap().games;
    let standings = contest.run(begun, 1, &AtomicBool::new(false), |_| Ok::<(), ()>(())).unwrap();
    // Of the old ones nobody knows; the two new ones differ.
    assert_eq!((standings.games, standings.different, standings.unknown), (6, 6, 4));
}

#[test]
fn a_study_of_a_bot_without_chance_claims_nothing() {
    let plan = StudyPlan::new(lineup("maiak", &["greedy"], 0), 30);
    let game = plan.watch(0);
    let again =
        |number| Watched { played: Played { number, ..game.played.clone() }, ..game.clone() };
    let study = plan.study((0..30).map(again));
    assert_eq!((study.games, study.different), (30, 1));
    assert!(study.sides.iter().all(|side| !side.excludes(0.5)), "{:?}", study.sides);
    assert!(study.reasons.iter().all(|reason| reason.rate == wilson(1.0, 1.0)));
    assert!(study.leads.iter().all(|lead| lead.games == 0 || lead.kept.n == 1.0));
    assert!(study.events.iter().all(|event| event.games.n == 1.0 && event.per_game.n == 1.0));
    assert!(!study.actions.excludes(study.actions.value + 10.0));
}

#[test]
fn the_crosstable_has_a_row_for_every_bot_against_every_other() {
    let standings = run(&contest(&["greedy", "random", "alphabeta:2"], 0, 6));
    assert_eq!(standings.crosstable.len(), 6);
    for row in &standings.crosstable {
        assert_eq!(row.games, 6);
        let mirrored = standings
            .crosstable
            .iter()
            .find(|other| (&other.bot, &other.against) == (&row.against, &row.bot))
            .unwrap();
        assert!((row.points + mirrored.points - 6.0).abs() < 1e-9);
        assert!((row.rate.value - row.points / 6.0).abs() < 1e-9);
    }
}

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{
    Contest, Estimate, Pairing, Played, Rating, Schedule, Sprt, System, Verdict,
    identity::{Identities, different},
    interval::{mean_of, over_sets, wilson},
    meeting::{Meeting, sets},
    pairing::pairings,
    rating::rate,
    trial::{Trial, fresh_sets},
};

/// The results of a contest.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standings {
    /// How many games were played and count.
    pub games: u64,
    /// How many were to be played.
    pub planned: u64,
    /// How many of them differ: equal games of the same bots on the same sides are one.
    pub different: u64,
    /// Of how many it is not known whether they repeat others, because an old log does not say.
    pub unknown: u64,
    /// How many actions were drawn at random before the bots took over.
    pub opening_plies: u32,
    /// The bots that are the same under several names, if any: between them, all is chance.
    pub null_test: Vec<Vec<String>>,
    /// What is counted, such as `cards`, where a number is the result.
    pub counted: Option<String>,
    /// Each bot, in the order in which they were named.
    pub bots: Vec<Standing>,
    /// Each group of bots that met.
    pub groups: Vec<Group>,
    /// Every bot against every other, a row for each.
    pub crosstable: Vec<Pairing>,
    /// What each side got of the point on average, whoever sat there; where there is one side, how
    /// often it made it.
    pub sides: Vec<Estimate>,
    /// How strength is rated.
    pub system: System,
    /// How many actions a game took.
    pub actions: Estimate,
    /// How many turns a game took.
    pub turns: Estimate,
    /// How often games ended for each reason.
    pub reasons: BTreeMap<String, u64>,
    /// Every failure of a bot, with the number of the game.
    pub failures: Vec<Failed>,
    /// The sequential test.
    pub sprt: Option<SprtResult>,
}

/// The result of one bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Its name.
    pub bot: String,
    /// How many games it played.
    pub games: u64,
    /// How many of them differ.
    pub different: u64,
    /// Points per game; where every bot plays by itself, points per deal, of which the one with the
    /// smallest number gets one.
    pub rate: Estimate,
    /// Its strength.
    pub rating: Rating,
    /// What it got on each side; where there is one side, how often it made it.
    pub sides: Vec<Estimate>,
    /// The mean of the number that is the result, where there is one. A game that it did not make
    /// counts with the number at which the rules ended it, one that it lost by failing does not.
    pub count: Option<Estimate>,
    /// How many games it lost by failing.
    pub failures: u64,
}

/// The result of one group of bots.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Group {
    /// The bots, by their places.
    pub bots: Vec<usize>,
    /// How often they met: in how many games, or at how many deals that each played by itself.
    pub meetings: u64,
    /// How many of these meetings differ.
    pub different: u64,
    /// How often each of them was the only winner.
    pub wins: Vec<u64>,
    /// How often several of them shared.
    pub shared: u64,
    /// Points per meeting of each.
    pub rates: Vec<Estimate>,
}

/// A game that a bot lost by failing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Failed {
    /// The number of the game.
    pub game: u64,
    /// The bot.
    pub bot: String,
    /// What went wrong.
    pub error: String,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SprtResult {
    /// The test.
    #[serde(flatten)]
    pub test: Sprt,
    /// How many duplicate sets it has seen.
    pub sets: u64,
    /// How many of them had no game that was played before; only these are evidence.
    pub fresh_sets: u64,
    /// The logarithm of the likelihood ratio for `high` against `low`.
    pub for_high: f64,
    /// The logarithm of the likelihood ratio for `low` against `high`.
    pub for_low: f64,
    /// What one of them must reach to decide.
    pub bound: f64,
    /// What follows.
    pub verdict: Verdict,
}

impl Standings {
    /// The results of these games, which are in the order of their numbers.
    pub(crate) fn new(contest: &Contest, games: Vec<Played>) -> Standings {
        let (schedule, lineup) = (contest.schedule(), contest.lineup());
        let places = Identities::of(lineup, &games);
        let games: Vec<(usize, Played)> = places.into_iter().zip(games).collect();
        let meetings = Meeting::all(schedule, &games);
        let fresh =
            fresh_sets(sets(schedule, &games).map(|set| (schedule.set(set[0].1.number), set)));
        let news: Vec<Meeting> =
            meetings.iter().filter(|meeting| fresh.contains(&meeting.set)).cloned().collect();
        let (system, ratings) = rate(contest, &news);
        let count = different(games.iter().map(|(place, _)| place));
        let lengths = |of: fn(&Played) -> f64| {
            mean_of(&games.iter().map(|(_, game)| of(game)).collect::<Vec<_>>(), count)
        };
        let mut reasons = BTreeMap::new();
        games.iter().for_each(|(_, game)| *reasons.entry(game.reason.clone()).or_default() += 1);
        Standings {
            games: games.len() as u64,
            planned: contest.total(),
            different: count as u64,
            unknown: games.iter().filter(|(_, game)| game.hash.is_none()).count() as u64,
            opening_plies: lineup.opening(),
            null_test: twins(contest),
            counted: games.iter().find_map(|(_, game)| Some(game.count.as_ref()?.what.clone())),
            bots: standings(contest, &games, &meetings, &ratings),
            groups: groups(schedule, &meetings),
            crosstable: pairings(contest, &meetings),
            sides: sides(contest, &games),
            system,
            actions: lengths(|game| game.actions as f64),
            turns: lengths(|game| f64::from(game.turns)),
            reasons,
            failures: failures(contest, &games),
            sprt: contest.sprt().map(|test| tested(contest, test, &games)),
        }
    }
}

/// The names of those bots that are the same.
fn twins(contest: &Contest) -> Vec<Vec<String>> {
    let lineup = contest.lineup();
    let names = lineup.names();
    let same = |first: usize| -> Vec<String> {
        let all = (0..names.len()).filter(|&bot| lineup.twin(bot) == first);
        all.map(|bot| names[bot].clone()).collect()
    };
    (0..names.len()).map(same).filter(|same| same.len() > 1).collect()
}

/// What a bot got on average in the meetings of each set.
fn set_means(meetings: &[&Meeting], bot: usize) -> Vec<f64> {
    let mean = |set: &[&Meeting]| {
        let points = set.iter().filter_map(|meeting| meeting.points(bot));
        points.sum::<f64>() / set.len() as f64
    };
    meetings.chunk_by(|a, b| a.set == b.set).map(mean).collect()
}

/// How many meetings a set has.
fn meetings_per_set(schedule: &Schedule) -> usize {
    if schedule.is_alone() { 1 } else { schedule.size() }
}

/// How many of these meetings differ.
pub(crate) fn different_meetings(meetings: &[&Meeting]) -> usize {
    different(meetings.iter().map(|meeting| &meeting.games))
}

/// The rate of a bot over some meetings.
pub(crate) fn rate_of(schedule: &Schedule, meetings: &[&Meeting], bot: usize) -> Estimate {
    let different = different_meetings(meetings);
    over_sets(&set_means(meetings, bot), meetings_per_set(schedule), different)
}

fn standings(
    contest: &Contest,
    games: &[(usize, Played)],
    meetings: &[Meeting],
    ratings: &[Rating],
) -> Vec<Standing> {
    let of = |(bot, name): (usize, &String)| {
        let met: Vec<&Meeting> =
            meetings.iter().filter(|meeting| meeting.bots.contains(&bot)).collect();
        let own: Vec<&(usize, Played)> =
            games.iter().filter(|(_, game)| game.bots.contains(&bot)).collect();
        let on_side = |side: usize| {
            let there = own.iter().filter(|(_, game)| game.bots[side] == bot);
            let (places, shares): (Vec<usize>, Vec<f64>) =
                there.map(|(place, game)| (*place, game.shares[side])).unzip();
            // One game of each set, so that they are independent unless they are the same.
            wilson(mean_of(&shares, 0).value, different(places) as f64)
        };
        let finished = own.iter().filter(|(_, game)| game.failure.is_none());
        let (places, counts): (Vec<usize>, Vec<f64>) = finished
            .filter_map(|(place, game)| Some((*place, f64::from(game.count.as_ref()?.number))))
            .unzip();
        let failed =
            |(_, game): &&&(usize, Played)| game.failure.as_ref().is_some_and(|f| f.bot == bot);
        Standing {
            bot: name.clone(),
            games: own.len() as u64,
            different: different(own.iter().map(|(place, _)| place)) as u64,
            rate: rate_of(contest.schedule(), &met, bot),
            rating: ratings[bot],
            sides: (0..contest.lineup().sides().sides().len()).map(on_side).collect(),
            count: (!counts.is_empty()).then(|| mean_of(&counts, different(places))),
            failures: own.iter().filter(failed).count() as u64,
        }
    };
    contest.lineup().names().iter().enumerate().map(of).collect()
}

fn groups(schedule: &Schedule, meetings: &[Meeting]) -> Vec<Group> {
    let of = |(place, bots): (usize, &Vec<usize>)| {
        let own: Vec<&Meeting> =
            meetings.iter().filter(|meeting| schedule.group(meeting.set) == place).collect();
        let won = |bot: usize| {
            let alone = |meeting: &&&Meeting| meeting.points(bot).is_some_and(|p| p > 1.0 - 1e-9);
            own.iter().filter(alone).count() as u64
        };
        let wins: Vec<u64> = bots.iter().map(|&bot| won(bot)).collect();
        Group {
            bots: bots.clone(),
            meetings: own.len() as u64,
            different: different_meetings(&own) as u64,
            shared: own.len() as u64 - wins.iter().sum::<u64>(),
            wins,
            rates: bots.iter().map(|&bot| rate_of(schedule, &own, bot)).collect(),
        }
    };
    schedule.groups().iter().enumerate().map(of).collect()
}

fn sides(contest: &Contest, games: &[(usize, Played)]) -> Vec<Estimate> {
    let schedule = contest.schedule();
    let count = different(games.iter().map(|(place, _)| place));
    let of = |side: usize| {
        let mean = |set: &[(usize, Played)]| {
            set.iter().map(|(_, game)| game.shares[side]).sum::<f64>() / set.len() as f64
        };
        let means: Vec<f64> = sets(schedule, games).map(mean).collect();
        over_sets(&means, schedule.size(), count)
    };
    (0..contest.lineup().sides().sides().len()).map(of).collect()
}

fn failures(contest: &Contest, games: &[(usize, Played)]) -> Vec<Failed> {
    let names = contest.lineup().names();
    let of = |(_, game): &(usize, Played)| {
        let failure = game.failure.as_ref()?;
        let bot = names[failure.bot].clone();
        Some(Failed { game: game.number, bot, error: failure.error.clone() })
    };
    games.iter().filter_map(of).collect()
}

/// What a test of the first bot says after the sets that are complete.
fn tested(contest: &Contest, test: Sprt, games: &[(usize, Played)]) -> SprtResult {
    let schedule = contest.schedule();
    let mut trial = Trial::new(contest, test);
    for set in sets(schedule, games).filter(|set| set.len() == schedule.size()) {
        trial.see(&set.iter().map(|(_, game)| game.clone()).collect::<Vec<_>>());
    }
    trial.result()
}

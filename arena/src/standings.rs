use std::collections::BTreeMap;

use serde::Serialize;

use crate::{
    Contest, Estimate, Played, Rating, Schedule, Sprt, System, Verdict, interval, meeting::Meeting,
    over_sets, rating::rate, sprt::Evidence, wilson,
};

/// The results of a contest.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standings {
    /// How many games were played and count.
    pub games: u64,
    /// How many were to be played.
    pub planned: u64,
    /// What is counted, such as `cards`, where a number is the result.
    pub counted: Option<String>,
    /// Each bot, in the order in which they were named.
    pub bots: Vec<Standing>,
    /// Each group of bots that met.
    pub groups: Vec<Group>,
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
        let meetings = Meeting::all(contest.schedule(), &games);
        let (system, ratings) = rate(contest, &meetings);
        let lengths =
            |of: fn(&Played) -> f64| interval::mean(&games.iter().map(of).collect::<Vec<_>>());
        let mut reasons = BTreeMap::new();
        games.iter().for_each(|game| *reasons.entry(game.reason.clone()).or_default() += 1);
        Standings {
            games: games.len() as u64,
            planned: contest.total(),
            counted: games.iter().find_map(|game| Some(game.count.as_ref()?.what.clone())),
            bots: standings(contest, &games, &meetings, &ratings),
            groups: groups(contest.schedule(), &meetings),
            sides: sides(contest, &games),
            system,
            actions: lengths(|game| game.actions as f64),
            turns: lengths(|game| f64::from(game.turns)),
            reasons,
            failures: failures(contest, &games),
            sprt: contest.sprt().map(|test| SprtResult::new(test, contest, &games)),
        }
    }
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

/// The rate of a bot over some meetings.
fn rate_of(schedule: &Schedule, meetings: &[&Meeting], bot: usize) -> Estimate {
    over_sets(&set_means(meetings, bot), meetings_per_set(schedule))
}

fn standings(
    contest: &Contest,
    games: &[Played],
    meetings: &[Meeting],
    ratings: &[Rating],
) -> Vec<Standing> {
    let of = |(bot, name): (usize, &String)| {
        let met: Vec<&Meeting> =
            meetings.iter().filter(|meeting| meeting.bots.contains(&bot)).collect();
        let own: Vec<&Played> = games.iter().filter(|game| game.bots.contains(&bot)).collect();
        let on_side = |side: usize| {
            let there = own.iter().filter(|game| game.bots[side] == bot);
            let shares: Vec<f64> = there.map(|game| game.shares[side]).collect();
            // One game of each set, so that they are independent.
            wilson(interval::mean(&shares).value, shares.len() as f64)
        };
        let counts: Vec<f64> = own
            .iter()
            .filter(|game| game.failure.is_none())
            .filter_map(|game| Some(f64::from(game.count.as_ref()?.number)))
            .collect();
        let failed = |game: &&&Played| game.failure.as_ref().is_some_and(|f| f.bot == bot);
        Standing {
            bot: name.clone(),
            games: own.len() as u64,
            rate: rate_of(contest.schedule(), &met, bot),
            rating: ratings[bot],
            sides: (0..contest.lineup().sides().sides().len()).map(on_side).collect(),
            count: (!counts.is_empty()).then(|| interval::mean(&counts)),
            failures: own.iter().filter(failed).count() as u64,
        }
    };
    contest.lineup().bots().iter().enumerate().map(of).collect()
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
            shared: own.len() as u64 - wins.iter().sum::<u64>(),
            wins,
            rates: bots.iter().map(|&bot| rate_of(schedule, &own, bot)).collect(),
        }
    };
    schedule.groups().iter().enumerate().map(of).collect()
}

fn sides(contest: &Contest, games: &[Played]) -> Vec<Estimate> {
    let schedule = contest.schedule();
    let sets: Vec<&[Played]> =
        games.chunk_by(|a, b| schedule.set(a.number) == schedule.set(b.number)).collect();
    let of = |side: usize| {
        let mean = |set: &&[Played]| {
            set.iter().map(|game| game.shares[side]).sum::<f64>() / set.len() as f64
        };
        over_sets(&sets.iter().map(mean).collect::<Vec<_>>(), schedule.size())
    };
    (0..contest.lineup().sides().sides().len()).map(of).collect()
}

fn failures(contest: &Contest, games: &[Played]) -> Vec<Failed> {
    let of = |game: &Played| {
        let failure = game.failure.as_ref()?;
        let bot = contest.lineup().bots()[failure.bot].clone();
        Some(Failed { game: game.number, bot, error: failure.error.clone() })
    };
    games.iter().filter_map(of).collect()
}

impl SprtResult {
    /// What a test of the first bot says after the sets that are complete.
    fn new(test: Sprt, contest: &Contest, games: &[Played]) -> SprtResult {
        let schedule = contest.schedule();
        let sets = games.chunk_by(|a, b| schedule.set(a.number) == schedule.set(b.number));
        let whole: Vec<Meeting> = sets
            .filter(|set| set.len() == schedule.size())
            .flat_map(|set| Meeting::all(schedule, set))
            .collect();
        let means = set_means(&whole.iter().collect::<Vec<_>>(), 0);
        let evidence = Evidence::of(test, &means);
        let (for_high, for_low) = evidence.ratios();
        let (sets, bound, verdict) = (means.len() as u64, Sprt::bound(), evidence.verdict());
        SprtResult { test, sets, for_high, for_low, bound, verdict }
    }
}

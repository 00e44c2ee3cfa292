use std::collections::BTreeMap;

use serde::Serialize;

use crate::{
    Contest, Estimate, Played, Rating, Sprt, System, Verdict, interval, over_sets, rating::rate,
    sprt::Evidence, wilson,
};

/// The results of a contest.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standings {
    /// How many games were played and count.
    pub games: u64,
    /// How many were to be played.
    pub planned: u64,
    /// Each bot, in the order in which they were named.
    pub bots: Vec<Standing>,
    /// Each group of bots that met.
    pub groups: Vec<Group>,
    /// What each side got of the point on average, whoever sat there.
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
    /// Points per game.
    pub rate: Estimate,
    /// Its strength.
    pub rating: Rating,
    /// What it got on each side.
    pub sides: Vec<Estimate>,
    /// How many games it lost by failing.
    pub failures: u64,
}

/// The result of one group of bots.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Group {
    /// The bots, by their places.
    pub bots: Vec<usize>,
    /// How many games they played.
    pub games: u64,
    /// How many games each of them won alone.
    pub wins: Vec<u64>,
    /// How many games several of them shared.
    pub shared: u64,
    /// Points per game of each.
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
        let size = contest.schedule().size();
        let set = |game: &Played| game.number / size as u64;
        let sets: Vec<&[Played]> = games.chunk_by(|a, b| set(a) == set(b)).collect();
        let whole: Vec<&[Played]> = sets.iter().copied().filter(|set| set.len() == size).collect();
        let (system, ratings) = rate(contest, &games);
        let lengths =
            |of: fn(&Played) -> f64| interval::mean(&games.iter().map(of).collect::<Vec<_>>());
        let mut reasons = BTreeMap::new();
        games.iter().for_each(|game| *reasons.entry(game.reason.clone()).or_default() += 1);
        Standings {
            games: games.len() as u64,
            planned: contest.total(),
            bots: standings(contest, &games, &sets, &ratings),
            groups: groups(contest, &games, &sets),
            sides: sides(contest, &sets),
            system,
            actions: lengths(|game| game.actions as f64),
            turns: lengths(|game| f64::from(game.turns)),
            reasons,
            failures: failures(contest, &games),
            sprt: contest.sprt().map(|test| SprtResult::new(test, &whole)),
        }
    }
}

/// The mean of something over the games of each set.
fn set_means(sets: &[&[Played]], of: impl Fn(&Played) -> f64) -> Vec<f64> {
    sets.iter().map(|set| set.iter().map(&of).sum::<f64>() / set.len() as f64).collect()
}

fn standings(
    contest: &Contest,
    games: &[Played],
    sets: &[&[Played]],
    ratings: &[Rating],
) -> Vec<Standing> {
    let size = contest.schedule().size();
    let of = |(bot, name): (usize, &String)| {
        let own: Vec<&[Played]> =
            sets.iter().copied().filter(|set| set[0].bots.contains(&bot)).collect();
        let on_side = |side: usize| {
            let shares: Vec<f64> = games
                .iter()
                .filter(|game| game.bots[side] == bot)
                .map(|game| game.shares[side])
                .collect();
            // One game of each set, so that they are independent.
            wilson(interval::mean(&shares).value, shares.len() as f64)
        };
        let failed = |game: &&Played| game.failure.as_ref().is_some_and(|f| f.bot == bot);
        Standing {
            bot: name.clone(),
            games: own.iter().map(|set| set.len() as u64).sum(),
            rate: over_sets(&set_means(&own, |game| game.points(bot)), size),
            rating: ratings[bot],
            sides: (0..contest.sides().len()).map(on_side).collect(),
            failures: games.iter().filter(failed).count() as u64,
        }
    };
    contest.bots().iter().enumerate().map(of).collect()
}

fn groups(contest: &Contest, games: &[Played], sets: &[&[Played]]) -> Vec<Group> {
    let schedule = contest.schedule();
    let size = schedule.size();
    let group_of = |game: &Played| (game.number / size as u64) as usize % schedule.groups().len();
    let of = |(place, bots): (usize, &Vec<usize>)| {
        let own: Vec<&[Played]> =
            sets.iter().copied().filter(|set| group_of(&set[0]) == place).collect();
        let games: Vec<&Played> = games.iter().filter(|game| group_of(game) == place).collect();
        let wins =
            |&bot: &usize| games.iter().filter(|game| game.points(bot) > 1.0 - 1e-9).count() as u64;
        let wins: Vec<u64> = bots.iter().map(wins).collect();
        let rate = |&bot: &usize| over_sets(&set_means(&own, |game| game.points(bot)), size);
        Group {
            bots: bots.clone(),
            games: games.len() as u64,
            shared: games.len() as u64 - wins.iter().sum::<u64>(),
            wins,
            rates: bots.iter().map(rate).collect(),
        }
    };
    schedule.groups().iter().enumerate().map(of).collect()
}

fn sides(contest: &Contest, sets: &[&[Played]]) -> Vec<Estimate> {
    let size = contest.schedule().size();
    let of = |side: usize| over_sets(&set_means(sets, |game| game.shares[side]), size);
    (0..contest.sides().len()).map(of).collect()
}

fn failures(contest: &Contest, games: &[Played]) -> Vec<Failed> {
    let of = |game: &Played| {
        let failure = game.failure.as_ref()?;
        let bot = contest.bots()[failure.bot].clone();
        Some(Failed { game: game.number, bot, error: failure.error.clone() })
    };
    games.iter().filter_map(of).collect()
}

impl SprtResult {
    /// What a test of the first bot says after these whole sets.
    fn new(test: Sprt, sets: &[&[Played]]) -> SprtResult {
        let means = set_means(sets, |game| game.points(0));
        let evidence = Evidence::of(test, &means);
        let (for_high, for_low) = evidence.ratios();
        let (sets, bound, verdict) = (means.len() as u64, Sprt::bound(), evidence.verdict());
        SprtResult { test, sets, for_high, for_low, bound, verdict }
    }
}

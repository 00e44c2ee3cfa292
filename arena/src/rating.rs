use serde::Serialize;
use skillratings::{
    MultiTeamOutcome, Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period},
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::{Contest, Played, interval::Z95};

/// How strength is rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// Glicko-2, where two bots meet in a game; each round of sets is a rating period.
    Glicko2,
    /// Weng-Lin (Bayesian Bradley-Terry), where more do; game by game.
    WengLin,
}

/// The strength of a bot.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The most likely strength.
    pub value: f64,
    /// Half the width of its 95% interval.
    pub uncertainty: f64,
}

/// The rating of every bot after these games, in the order of their numbers.
pub(crate) fn rate(contest: &Contest, games: &[Played]) -> (System, Vec<Rating>) {
    if contest.schedule().size() == 2 {
        (System::Glicko2, glicko2(contest, games))
    } else {
        (System::WengLin, weng_lin(contest, games))
    }
}

fn glicko2(contest: &Contest, games: &[Played]) -> Vec<Rating> {
    let config = Glicko2Config::default();
    let mut ratings = vec![Glicko2Rating::new(); contest.bots().len()];
    let size = contest.schedule().size() as u64;
    let round = |game: &Played| contest.schedule().round(game.number / size);
    for period in games.chunk_by(|a, b| round(a) == round(b)) {
        let before = ratings.clone();
        for (bot, rating) in ratings.iter_mut().enumerate() {
            let met = |game: &Played| {
                let other = *game.bots.iter().find(|&&other| other != bot)?;
                let result = compare(game.points(bot), game.points(other));
                game.bots.contains(&bot).then_some((before[other], result))
            };
            let results: Vec<(Glicko2Rating, Outcomes)> = period.iter().filter_map(met).collect();
            *rating = glicko2_rating_period(rating, &results, &config);
        }
    }
    let read = |rating: &Glicko2Rating| Rating {
        value: rating.rating,
        uncertainty: Z95 * rating.deviation,
    };
    ratings.iter().map(read).collect()
}

fn compare(own: f64, other: f64) -> Outcomes {
    if (own - other).abs() < 1e-9 {
        Outcomes::DRAW
    } else if own > other {
        Outcomes::WIN
    } else {
        Outcomes::LOSS
    }
}

fn weng_lin(contest: &Contest, games: &[Played]) -> Vec<Rating> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); contest.bots().len()];
    for game in games {
        let mut bots = game.bots.clone();
        bots.sort();
        bots.dedup();
        let rank = |bot: usize| {
            let better = |&&other: &&usize| game.points(other) > game.points(bot) + 1e-9;
            MultiTeamOutcome::new(1 + bots.iter().filter(better).count())
        };
        let teams: Vec<[WengLinRating; 1]> = bots.iter().map(|&bot| [ratings[bot]]).collect();
        let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            teams.iter().zip(&bots).map(|(team, &bot)| (&team[..], rank(bot))).collect();
        let after = weng_lin_multi_team(&ranked, &config);
        for (bot, team) in bots.iter().zip(after) {
            ratings[*bot] = team[0];
        }
    }
    let read = |rating: &WengLinRating| Rating {
        value: rating.rating,
        uncertainty: Z95 * rating.uncertainty,
    };
    ratings.iter().map(read).collect()
}

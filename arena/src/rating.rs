use std::cmp::Ordering;

use serde::Serialize;
use skillratings::{
    MultiTeamOutcome, Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period},
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::{Contest, interval::Z95, meeting::Meeting};

/// How strength is rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// Glicko-2, where two bots meet at a time; each round of sets is a rating period.
    Glicko2,
    /// Weng-Lin (Bayesian Bradley-Terry), where more do; one meeting after the other.
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

/// The rating of every bot after these meetings, in the order in which they happened, without those
/// that only repeat others.
pub(crate) fn rate(contest: &Contest, meetings: &[Meeting]) -> (System, Vec<Rating>) {
    if contest.schedule().size() == 2 {
        (System::Glicko2, glicko2(contest, meetings))
    } else {
        (System::WengLin, weng_lin(contest, meetings))
    }
}

fn glicko2(contest: &Contest, meetings: &[Meeting]) -> Vec<Rating> {
    let config = Glicko2Config::default();
    let mut ratings = vec![Glicko2Rating::new(); contest.lineup().bots().len()];
    let round = |meeting: &Meeting| contest.schedule().round(meeting.set);
    for period in meetings.chunk_by(|a, b| round(a) == round(b)) {
        let before = ratings.clone();
        for (bot, rating) in ratings.iter_mut().enumerate() {
            let met = |meeting: &Meeting| {
                let own = meeting.rank(bot)?;
                let other = *meeting.bots.iter().find(|&&other| other != bot)?;
                Some((before[other], compare(own, meeting.rank(other)?)))
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

/// The result of the bot with the first rank.
fn compare(own: usize, other: usize) -> Outcomes {
    match own.cmp(&other) {
        Ordering::Less => Outcomes::WIN,
        Ordering::Equal => Outcomes::DRAW,
        Ordering::Greater => Outcomes::LOSS,
    }
}

fn weng_lin(contest: &Contest, meetings: &[Meeting]) -> Vec<Rating> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); contest.lineup().bots().len()];
    for meeting in meetings {
        let rank = |bot: usize| MultiTeamOutcome::new(1 + meeting.rank(bot).unwrap_or(0));
        let teams: Vec<[WengLinRating; 1]> =
            meeting.bots.iter().map(|&bot| [ratings[bot]]).collect();
        let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            teams.iter().zip(&meeting.bots).map(|(team, &bot)| (&team[..], rank(bot))).collect();
        let after = weng_lin_multi_team(&ranked, &config);
        for (bot, team) in meeting.bots.iter().zip(after) {
            ratings[*bot] = team[0];
        }
    }
    let read = |rating: &WengLinRating| Rating {
        value: rating.rating,
        uncertainty: Z95 * rating.uncertainty,
    };
    ratings.iter().map(read).collect()
}

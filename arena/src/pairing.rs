use serde::Serialize;

use crate::{
    Contest, Estimate,
    meeting::Meeting,
    standings::{different_meetings, rate_of},
};

/// One bot against another: a cell of the cross-table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pairing {
    /// The bot.
    pub bot: String,
    /// Whom it met.
    pub against: String,
    /// How often they met: in how many games, or at how many deals that each played by itself.
    pub games: u64,
    /// How many of these differ.
    pub different: u64,
    /// What the bot got in all; where more than two met, of the point of all of them.
    pub points: f64,
    /// Points per game.
    pub rate: Estimate,
}

/// Every bot against every other that it met.
pub(crate) fn pairings(contest: &Contest, meetings: &[Meeting]) -> Vec<Pairing> {
    let names = contest.lineup().names();
    let mut rows = Vec::new();
    for (bot, name) in names.iter().enumerate() {
        for (other, against) in names.iter().enumerate().filter(|&(other, _)| other != bot) {
            let both =
                |meeting: &&Meeting| meeting.bots.contains(&bot) && meeting.bots.contains(&other);
            let met: Vec<&Meeting> = meetings.iter().filter(both).collect();
            if met.is_empty() {
                continue;
            }
            rows.push(Pairing {
                bot: name.clone(),
                against: against.clone(),
                games: met.len() as u64,
                different: different_meetings(&met) as u64,
                points: met.iter().filter_map(|meeting| meeting.points(bot)).sum(),
                rate: rate_of(contest.schedule(), &met, bot),
            });
        }
    }
    rows
}

use serde::{Deserialize, Serialize};
use table::{AnyTable, Outcome, Seat, Sides};

use crate::{
    Fixture, Lineup, identity, opening,
    player::Player,
    share::{share_among, shares},
};

/// The reason of a game that a bot lost by failing.
pub const FAILED: &str = "bot-failed";

/// The reason of a game that was broken off because it did not end.
pub const ENDLESS: &str = "endless";

/// A game that has not ended after this many actions is broken off and shared.
pub const MOST_ACTIONS: usize = 100_000;

/// A finished game: one line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its number in the schedule.
    pub number: u64,
    /// The bot on each side, by its place among the bots of the lineup.
    pub bots: Vec<usize>,
    /// What each side got of the one point.
    pub shares: Vec<f64>,
    /// Why the game ended.
    pub reason: String,
    /// The number that is the result, where all play together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<Count>,
    /// How many actions it took, the opening included.
    pub actions: usize,
    /// How many turns it took.
    pub turns: u32,
    /// The bot that failed, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failure: Option<BotFailure>,
    /// A short hash of how it began and of every action with its seat: equal games have equal ones.
    /// Old logs have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
}

/// A number that is the result of a game; the smaller, the better.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Count {
    /// What was counted, such as `cards`.
    pub what: String,
    /// How many there were.
    pub number: u32,
}

/// A bot that could not go on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotFailure {
    /// Where it sat.
    pub seat: Seat,
    /// Its place among the bots of the lineup.
    pub bot: usize,
    /// What went wrong.
    pub error: String,
}

impl Played {
    /// What a bot got in this game, on all its sides together.
    pub fn points(&self, bot: usize) -> f64 {
        let own = self.bots.iter().zip(&self.shares).filter(|(sitter, _)| **sitter == bot);
        own.map(|(_, share)| share).sum()
    }
}

/// Play a game to its end; the table as it was left, and the result. `watch` is called before every
/// action with the table and the seat that acts.
pub(crate) fn play(
    lineup: &Lineup,
    fixture: &Fixture,
    mut watch: impl FnMut(&dyn AnyTable, Seat),
) -> (Box<dyn AnyTable>, Played) {
    let sides = lineup.sides();
    let mut table = lineup.deal(fixture.deal);
    let start = table.state_text();
    let opening = opening::draw(lineup, &fixture.deal);
    for (seat, action) in &opening {
        watch(&*table, *seat);
        table.play(*seat, action).expect("it was legal when it was drawn");
    }
    let mut players = lineup.players(&fixture.bots, &fixture.dice);
    let mut actions = opening.len();
    let mut failure = None;
    while let Some(seat) = table.asks_first().filter(|_| actions < MOST_ACTIONS) {
        watch(&*table, seat);
        let person = sides.people().iter().position(|person| person.contains(seat));
        let player = &mut players[person.expect("whoever acts plays")];
        if let Err(error) = act(&mut *table, player, seat) {
            let side = sides.side_of(seat).expect("whoever acts plays");
            failure = Some(BotFailure { seat, bot: fixture.bots[side], error });
            break;
        }
        actions += 1;
    }
    let outcome = table.outcome();
    if let Some(outcome) = &outcome {
        players.iter_mut().for_each(|player| player.end(&*table, outcome));
    }
    let (shares, reason) = result(&fixture.bots, sides, failure.as_ref(), outcome.as_ref());
    let count = outcome.and_then(|outcome| outcome.count());
    let played = Played {
        number: fixture.number,
        bots: fixture.bots.clone(),
        shares,
        reason: reason.to_owned(),
        count: count.map(|(what, number)| Count { what: what.to_owned(), number }),
        actions,
        turns: table.turns_ended(),
        failure,
        hash: Some(identity::hash(&start, &*table)),
    };
    (table, played)
}

/// The tags that say in a record which bot sat on each seat.
pub(crate) fn seat_tags(lineup: &Lineup, fixture: &Fixture) -> Vec<(String, String)> {
    let names = lineup.names();
    let tag = |seat: Seat| {
        let side = lineup.sides().side_of(seat)?;
        Some((format!("Seat {seat}"), names[fixture.bots[side]].clone()))
    };
    lineup.sides().playing().iter().filter_map(tag).collect()
}

fn act(table: &mut dyn AnyTable, player: &mut Player, seat: Seat) -> Result<(), String> {
    let action = player.choose(table, seat)?;
    // A log is for those who fix the bot, and a bot's own errors are in English as well.
    let refused = |refusal| format!("chose {action}, which is refused: {refusal}");
    table.play(seat, &action).map_err(refused)
}

/// What each side got, and why the game ended.
fn result(
    bots: &[usize],
    sides: &Sides,
    failure: Option<&BotFailure>,
    outcome: Option<&Outcome>,
) -> (Vec<f64>, &'static str) {
    match (failure, outcome) {
        // The bot loses on all its sides, and the others share.
        (Some(failed), _) => (share_among(bots.iter().map(|&bot| bot != failed.bot)), FAILED),
        (None, Some(outcome)) => (shares(outcome, sides), outcome.reason()),
        // Those who play together have not made it.
        (None, None) => (share_among(bots.iter().map(|_| bots.len() > 1)), ENDLESS),
    }
}

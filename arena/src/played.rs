use serde::{Deserialize, Serialize};
use table::{AnyGame, AnyTable, Lang, Seat};

use crate::{
    player::Player,
    side::{Sides, share_among},
};

/// The reason of a game that a bot lost by failing.
pub const FAILED: &str = "bot-failed";

/// The reason of a game that was broken off because it did not end.
pub const ENDLESS: &str = "endless";

/// A game that has not ended after so many actions is broken off and shared.
pub const MOST_ACTIONS: usize = 100_000;

/// A finished game: one line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its number in the schedule.
    pub number: u64,
    /// The bot on each side, by its place among the bots of the contest.
    pub bots: Vec<usize>,
    /// What each side got of the one point.
    pub shares: Vec<f64>,
    /// Why the game ended.
    pub reason: String,
    /// How many actions it took.
    pub actions: usize,
    /// How many turns it took.
    pub turns: u32,
    /// The bot that failed, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failure: Option<BotFailure>,
}

/// A bot that could not go on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotFailure {
    /// Where it sat.
    pub seat: u8,
    /// Its place among the bots of the contest.
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

/// Play a game to its end. `players` sit on the seats; `bots` says which bot each side is.
/// `watch` is called before every action with the table and who acts.
pub(crate) fn play(
    number: u64,
    game: &dyn AnyGame,
    table: &mut dyn AnyTable,
    players: &mut [Player],
    bots: &[usize],
    mut watch: impl FnMut(&dyn AnyTable, Seat),
) -> Played {
    let sides = Sides::of(table);
    let mut actions = 0;
    let mut failure = None;
    while let Some(seat) = table.asks_first() {
        if actions >= MOST_ACTIONS {
            break;
        }
        watch(table, seat);
        if let Err(error) = act(game, table, &mut players[seat.index()], seat) {
            let bot = sides.side_of(seat).map_or(0, |side| bots[side]);
            failure = Some(BotFailure { seat: seat.0, bot, error });
            break;
        }
        actions += 1;
    }
    if let Some(outcome) = table.outcome() {
        players.iter_mut().for_each(|player| player.end(&outcome));
    }
    let (shares, reason) = match (&failure, table.outcome()) {
        // The bot loses on all its sides, and the others share.
        (Some(failed), _) => {
            let others: Vec<bool> = bots.iter().map(|&bot| bot != failed.bot).collect();
            (share_among(&others), FAILED)
        }
        (None, Some(outcome)) => (sides.shares(&outcome), outcome.reason()),
        (None, None) => (share_among(&vec![true; sides.len()]), ENDLESS),
    };
    let (bots, reason, turns) = (bots.to_vec(), reason.to_owned(), table.turn());
    Played { number, bots, shares, reason, actions, turns, failure }
}

fn act(
    game: &dyn AnyGame,
    table: &mut dyn AnyTable,
    player: &mut Player,
    seat: Seat,
) -> Result<(), String> {
    let action = player.choose(table, seat)?;
    table.play(seat, &action).map_err(|refusal| {
        // A log is for those who fix the bot, and a bot's own errors are English as well.
        let words = game.words().say(Lang::En, &refusal.to_phrase());
        format!("chose {action}, which is refused: {words}")
    })
}

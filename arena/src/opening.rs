//! Random openings, so that bots without chance of their own do not play one game over and over.

use std::iter;

use table::{AnyTable, Dice, RandomSource, Seat, Seed};

use crate::Lineup;

/// How many actions are drawn where games would otherwise repeat: two for each of two sides.
pub const USUAL_OPENING: u32 = 4;

/// The most actions that may be drawn.
pub const MOST_OPENING: u32 = 100;

/// How often an opening is drawn anew before it is made shorter.
const TRIES: u64 = 20;

/// How many deals are compared to find out whether they repeat.
const DEALS: u64 = 16;

/// The actions with which a deal begins before any bot is asked. They depend on the deal alone, so that
/// all games of a set begin alike. An opening after which nobody may act is drawn again, and if that
/// happens too often, one of half the length is.
pub(crate) fn draw(lineup: &Lineup, deal: &Seed) -> Vec<(Seat, String)> {
    let seed = deal.derive("opening", 0);
    let shorter = |&plies: &u32| (plies > 1).then_some(plies / 2);
    let lengths = iter::successors(Some(lineup.opening()).filter(|&plies| plies > 0), shorter);
    let mut attempts = lengths.flat_map(|plies| (0..TRIES).map(move |attempt| (plies, attempt)));
    let drawn = |(plies, attempt): (u32, u64)| {
        let mut dice = Dice::new(seed.derive("try", u64::from(plies) * TRIES + attempt));
        walk(&mut *lineup.deal(*deal), plies, &mut dice)
    };
    attempts.find_map(drawn).unwrap_or_default()
}

/// So many actions, each drawn among all that are legal, unless the game ends by them.
fn walk(table: &mut dyn AnyTable, plies: u32, dice: &mut Dice) -> Option<Vec<(Seat, String)>> {
    let mut actions = Vec::new();
    for _ in 0..plies {
        let seat = table.asks_first()?;
        let mut legal = table.legal(seat);
        let action = legal.swap_remove(dice.below(legal.len() as u64) as usize);
        table.play(seat, &action).expect("what is listed is legal");
        actions.push((seat, action));
    }
    table.asks_first().map(|_| actions)
}

/// How long openings are unless one says so: none where the cards or the bots bring chance enough.
///
/// Games repeat where nothing is hidden, so that bots imagine nothing by chance, where the deals are
/// alike, and where bots meet of which none is `random`.
pub(crate) fn usual(lineup: &Lineup) -> u32 {
    let firm = lineup.bots().iter().filter(|bot| *bot != "random").count();
    let meet = lineup.bots().len().min(lineup.sides().sides().len());
    let hidden = lineup.game().about().hidden;
    if firm >= meet && !hidden && deals_repeat(lineup) { USUAL_OPENING } else { 0 }
}

fn deals_repeat(lineup: &Lineup) -> bool {
    let start = |number: u64| lineup.deal(lineup.seed().of_game(number)).state_text();
    crate::identity::different((0..DEALS).map(start)) < DEALS as usize
}

use bots::{AnyBot, BotError, Level, Spec};
use table::{AnyTable, Dice, Seat, Seed};

use crate::setting::GameArg;

/// The bot that gives hints: the strongest there is.
pub(crate) fn adviser(game: GameArg, plies: usize) -> Result<Box<dyn AnyBot>, BotError> {
    game.bot(&Spec::Level(Level::Champion, 1), Seed::from(plies as u64))
}

/// Leave the rest of what a seat sets up to chance.
pub(crate) fn set_up_by_chance(table: &mut dyn AnyTable, seat: Seat, dice: &mut Dice) {
    while table.sets_up(seat) {
        let legal = table.legal(seat);
        let Some(action) = dice.pick(&legal) else { return };
        if table.play(seat, action).is_err() {
            return;
        }
    }
}

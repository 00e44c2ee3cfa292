use catalog::Listing;
use serde_json::json;
use table::{AnyTable, Dice, Seat, Seed};

/// A table some way into a random game, where somebody has a choice.
pub(crate) fn midgame(game: &dyn Listing, number: u64) -> (Box<dyn AnyTable>, Seat) {
    let mut dice = Dice::new(Seed::from(number));
    let rules = game.about().rules_version;
    let mut table = game.start(rules, &json!({}), Seed::from(number)).unwrap();
    let length = 10 + dice.roll(40);
    loop {
        let seat = table.asks_first().expect("no game is that short");
        let legal = table.legal(seat);
        if table.actions().len() >= length && legal.len() > 1 {
            return (table, seat);
        }
        table.play(seat, dice.pick(&legal).unwrap()).unwrap();
    }
}

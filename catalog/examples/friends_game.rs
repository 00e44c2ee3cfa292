//! The table of a game that a friend sent you as a record: find out which game it is, check that
//! nothing was changed, and look at it through the eyes of one seat.
//!
//! ```sh
//! cargo run -p tactable-catalog --example friends_game -- record.txt
//! ```

use std::{env, error::Error, fs};

use table::{Lang, Pen, Record, Seat, Seed};

fn main() -> Result<(), Box<dyn Error>> {
    let text = match env::args().nth(1) {
        Some(path) => fs::read_to_string(path)?,
        None => example()?,
    };
    let record: Record = text.parse()?;
    let game = catalog::find(&record.game).ok_or("nobody here knows that game")?;
    let mut table = record.verify(game)?;
    let protection = if record.is_sealed() { "sealed" } else { "not sealed, an old one" };
    println!("{}, {} actions, {protection}", game.about().title, record.actions.len());

    table.rewind(record.actions.len() / 2);
    let seat = table.sides().viewer(Seat::new(0));
    println!("{}", table.picture(seat, &Pen::new(game.words(), Lang::En, false)));
    for ply in 0..record.actions.len() / 2 {
        for seen in table.seen(ply, seat) {
            println!("{}", game.words().say(Lang::En, &seen.phrase));
        }
    }
    Ok(())
}

/// A game between two bots, for those who have no friends yet.
fn example() -> Result<String, Box<dyn Error>> {
    let game = catalog::find("maiak").ok_or("MAIAK is in the catalog")?;
    let rules = game.about().rules_version;
    let mut table = game.start(rules, &serde_json::json!({}), Seed::from(7))?;
    let mut bot = game.bot(&"greedy".parse()?, Seed::from(8))?;
    while let Some(seat) = table.asks_first() {
        let action = bot.choose(&*table, seat)?;
        table.play(seat, &action)?;
    }
    Ok(table.record(vec![("Seat 0".into(), "Ada".into())]).to_string())
}

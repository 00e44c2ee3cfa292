//! A game from start to end by the rules alone: list what is legal, play it, ask how it ended.
//!
//! ```sh
//! cargo run -p tactable-maiak --example play
//! ```

use std::error::Error;

use maiak::{Action, Maiak, Options, Phase};
use table::{Dice, Game, Seed};

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = Maiak::new(&Options::default(), &Seed::from(1))?;
    let mut dice = Dice::new(Seed::from(2));
    let mut events = Vec::new();
    while let Some(seat) = game.asks_first() {
        let mut legal = Vec::new();
        game.actions(seat, &mut legal);
        // Capture where that is possible, else anything.
        let capture = |action: &&Action| matches!(action, Action::Step { captures: true, .. });
        let chosen = legal.iter().find(capture).or_else(|| dice.pick(&legal));
        let action = *chosen.ok_or("whoever is asked can act")?;
        if game.phase() == Phase::Move {
            println!(
                "{} pieces against {}: {action}",
                game.pieces(seat).count(),
                game.pieces(seat.opponent()).count()
            );
        }
        game.play(seat, action, &mut events)?;
    }
    let outcome = game.outcome().ok_or("nobody may act only when it is over")?;
    println!("{:?} by {}, told in {} events", outcome.scores(), outcome.reason(), events.len());
    Ok(())
}

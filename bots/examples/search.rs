//! A decision of the search with the numbers behind it: how often each action was tried and what it
//! was worth, from what one seat may know.
//!
//! ```sh
//! cargo run --release -p tactable-bots --example search
//! ```

use std::error::Error;

use bots::{Limit, Search, Thinking};
use table::{Dice, Game, Options, Seed};
use tactiki::Tactiki;

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = Tactiki::new(&Default::default(), &Seed::from(1))?;
    let (mut dice, mut buffer) = (Dice::new(Seed::from(2)), Vec::new());
    // Both place their pieces anyhow, and make a few moves.
    for _ in 0..26 {
        let seat = game.asks_first().ok_or("the game goes on")?;
        let action =
            game.random_action(seat, &mut dice, &mut buffer).ok_or("who is asked can act")?;
        game.play(seat, action, &mut ())?;
    }

    let seat = game.asks_first().ok_or("the game goes on")?;
    let view = game.view(game.options().sides().viewer(seat));
    let mut legal = Vec::new();
    game.actions(seat, &mut legal);
    let mut search = Search::<Tactiki>::new(Thinking::new(Limit::simulations(2000)), Seed::from(3));
    let findings = search.study(&view, seat, &legal);

    let mut table: Vec<_> = legal.iter().zip(&findings).collect();
    table.sort_by_key(|(_, finding)| std::cmp::Reverse(finding.visits));
    println!("action  visits  worth");
    for (action, finding) in table.iter().take(5) {
        println!("{:7} {:6}  {:.2}", action.to_string(), finding.visits, finding.worth);
    }
    Ok(())
}

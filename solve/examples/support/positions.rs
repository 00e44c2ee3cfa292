use std::error::Error;

use bots::{Bot, Greedy};
use maiak::{Maiak, Opening, Options};
use table::{Dice, Game, Seed};

/// A position of the middle of a game from one of the two patterns.
pub(crate) fn position(number: u64, dice: &mut Dice) -> Result<Maiak, Box<dyn Error>> {
    let tiles = ["example", "courtyard"][number as usize % 2].to_owned();
    played(Opening::Preset(tiles), number, dice)
}

/// The same from any pattern for every second one.
#[allow(dead_code)]
pub(crate) fn mixed(number: u64, dice: &mut Dice) -> Result<Maiak, Box<dyn Error>> {
    if number.is_multiple_of(2) {
        return position(number / 2, dice);
    }
    let mut row = || (0..5).map(|_| ['b', 'g', 'y', 'r'][dice.roll(4)]).collect::<String>();
    let rows: Vec<String> = (0..5).map(|_| row()).collect();
    played(Opening::Rows(rows), number, dice)
}

/// Whoever plays does what looks best, or often anything.
fn played(tiles: Opening, number: u64, dice: &mut Dice) -> Result<Maiak, Box<dyn Error>> {
    let options = Options { tiles, ..Options::default() };
    let actions = 4 + number / 2 % 5;
    loop {
        let mut state = Maiak::new(&options, &Seed::from(0))?;
        let mut greedy = Greedy::new(Seed::from(number));
        for _ in 0..actions {
            let Some(seat) = state.asks_first() else { break };
            let mut legal = Vec::new();
            state.actions(seat, &mut legal);
            let action = match dice.roll(100) < 40 {
                true => *dice.pick(&legal).ok_or("whoever is asked can act")?,
                false => Bot::<Maiak>::choose(&mut greedy, &state.view(seat.into()), seat, &legal),
            };
            state.apply(seat, action, &mut ());
        }
        if state.outcome().is_none() {
            return Ok(state);
        }
    }
}

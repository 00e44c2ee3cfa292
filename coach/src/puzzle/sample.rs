use bots::{AnyBot, build};
use table::{Dice, Options, Seat, Seed, Table, Title};

/// Who plays the games in which puzzles are looked for: good enough for sharp positions, and
/// careless enough for something to be found in them.
const PLAYERS: [&str; 4] = ["greedy", "greedy", "search:30", "random"];
/// One action in so many is any.
const SLIPS: usize = 12;
/// Long enough for every game.
const MOST_ACTIONS: usize = 600;
/// What follows a position that was taken looks like it for so many actions.
const ALIKE: usize = 20;

/// Play a game and show every state in which one seat alone is to act, but for a while none after
/// one that is taken.
pub(super) fn play<G: Title>(
    options: &G::Options,
    seed: Seed,
    mut takes: impl FnMut(&G, Seat) -> bool,
) {
    let Ok(mut table) = Table::<G>::new(options.clone(), seed) else { return };
    let mut dice = Dice::new(seed.derive("sample", 0));
    let people = options.sides().people().to_vec();
    let mut bots: Vec<Box<dyn AnyBot>> = Vec::new();
    for _ in &people {
        let name = PLAYERS[dice.roll(PLAYERS.len())];
        let spec = name.parse().expect("our own names");
        bots.push(build::<G>(&spec, dice.seed()).expect("these play everything"));
    }
    let mut next = 0;
    for done in 0..MOST_ACTIONS {
        let Some(seat) = table.state().asks_first() else { return };
        let alone = table.state().to_act() == seat.into();
        if alone && done >= next && takes(table.state(), seat) {
            next = done + ALIKE;
        }
        let slip = dice.roll(SLIPS) == 0;
        let chosen = match people.iter().position(|person| person.contains(seat)) {
            Some(person) if !slip => bots[person].choose(&table, seat).ok(),
            _ => None,
        };
        let chosen = chosen.and_then(|action| action.parse().ok());
        let any = || table.state().random_action(seat, &mut dice, &mut Vec::new());
        let Some(action) = chosen.or_else(any) else { return };
        if table.play(seat, action).is_err() {
            return;
        }
    }
}

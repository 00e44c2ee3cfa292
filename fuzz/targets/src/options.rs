use catalog::Listing;
use table::Seed;

use crate::{
    input::{choose, join, split},
    position::tables,
    words::explains,
};

/// How many games of a match are looked at.
const GAMES: usize = 3;

/// Options are refused with reasons, or they are the same once they are written out in full, a game
/// can be begun with them, and so can those that follow in a match.
pub(crate) fn check(bytes: &[u8]) {
    let (number, text) = split(bytes);
    let Ok(given) = serde_json::from_str(&text) else { return };
    let games: Vec<&'static dyn Listing> = catalog::games().collect();
    let game = *choose(&games, number);
    let about = game.about();
    for rules in about.oldest_rules..=about.rules_version {
        let full = match game.options(rules, &given) {
            Ok(full) => full,
            Err(problems) => return explains(game, &problems),
        };
        assert_eq!(game.options(rules, &full), Ok(full.clone()), "{given}");
        for number in 0..GAMES {
            let options = game.options_for_game(rules, &full, number).expect("a match goes on");
            assert_eq!(game.options(rules, &options), Ok(options.clone()), "{given}");
            let sides = game.sides(rules, &options).expect("somebody plays");
            assert!(!sides.people().is_empty(), "{given}");
            if let Err(problems) = game.start(rules, &options, Seed::from(1)) {
                panic!("{problems} with {given}");
            }
        }
    }
}

/// Every option with everything that it may be.
pub(crate) fn corpus() -> Vec<Vec<u8>> {
    let games = catalog::games().enumerate();
    let all = games.flat_map(|(number, game)| {
        tables(game).into_iter().map(move |(_, options)| join(number, &options.to_string()))
    });
    all.collect()
}

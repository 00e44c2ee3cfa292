use std::sync::OnceLock;

use catalog::Listing;
use serde_json::{Value, json};
use table::{AnyTable, Dice, OptionKind, Seed};

/// How far into a random game positions are taken.
const PLIES: usize = 80;
/// How many of each kind of table.
const GAMES: u64 = 2;

/// A moment of a random game.
pub(crate) struct Position {
    pub(crate) game: &'static dyn Listing,
    pub(crate) rules: u32,
    pub(crate) options: Value,
    pub(crate) table: Box<dyn AnyTable>,
}

impl Position {
    /// Play on at random for so many actions.
    pub(crate) fn play(table: &mut dyn AnyTable, dice: &mut Dice, plies: usize) {
        for _ in 0..plies {
            let Some(seat) = table.asks_first() else { return };
            let legal = table.legal(seat);
            let action = dice.pick(&legal).expect("whoever is asked can act");
            table.play(seat, action).expect("what is legal can be done");
        }
    }
}

/// Moments of random games of every kind, always the same.
pub(crate) fn positions() -> &'static [Position] {
    static POSITIONS: OnceLock<Vec<Position>> = OnceLock::new();
    POSITIONS.get_or_init(|| {
        let mut positions = Vec::new();
        for game in catalog::games() {
            for (rules, options) in tables(game) {
                for number in 0..GAMES {
                    let seed = Seed::from(positions.len() as u64).of_game(number);
                    let mut dice = Dice::new(seed);
                    let Ok(mut table) = game.start(rules, &options, seed) else { continue };
                    let plies = dice.roll(PLIES);
                    Position::play(&mut *table, &mut dice, plies);
                    positions.push(Position { game, rules, options: options.clone(), table });
                }
            }
        }
        positions
    })
}

/// The usual table of a game by each version of its rules, and those with one option changed.
pub(crate) fn tables(game: &'static dyn Listing) -> Vec<(u32, Value)> {
    let about = game.about();
    let old = (about.oldest_rules..about.rules_version).map(|rules| (rules, json!({})));
    let changed = about.options.iter().flat_map(|info| {
        let values: Vec<Value> = match info.kind {
            OptionKind::Choice(words) | OptionKind::Preset(words) => {
                words.iter().map(|word| json!(word)).collect()
            }
            OptionKind::Flag => vec![json!(true), json!(false)],
            OptionKind::Number(low, high) => vec![json!(low), json!(high)],
            OptionKind::Text => Vec::new(),
        };
        values.into_iter().map(|value| (about.rules_version, json!({ info.name: value })))
    });
    old.chain([(about.rules_version, json!({}))])
        .chain(changed)
        .filter_map(|(rules, given)| Some((rules, game.options(rules, &given).ok()?)))
        .collect()
}

//! No bot, in any game, chooses differently when only facts hidden from it change.

use bots::{Level, Limit, Spec, Thinking};
use catalog::Listing;
use serde_json::{Value, json};
use table::{AnyTable, Dice, Lang, Pen, Seed, Viewer};

/// A table with these options some way into a random game.
fn random_table(
    game: &dyn Listing,
    options: &Value,
    number: u64,
    dice: &mut Dice,
) -> Box<dyn AnyTable> {
    let rules = game.about().rules_version;
    let mut table = game.start(rules, options, Seed::from(number)).unwrap();
    for _ in 0..dice.roll(80) {
        let Some(seat) = table.asks_first() else { break };
        let legal = table.legal(seat);
        let action = dice.pick(&legal).unwrap();
        table.play(seat, action).unwrap();
    }
    if table.outcome().is_some() {
        table.rewind(dice.roll(table.actions().len()));
    }
    table
}

/// The usual table of every game, and those at which somebody holds several seats.
fn tables() -> Vec<(&'static dyn Listing, Value)> {
    let usual = catalog::games().map(|game| (game, json!({})));
    let several = |game: &'static dyn Listing| {
        let options = game.about().options.iter();
        let set = options
            .flat_map(|option| option.words().iter().map(move |word| json!({option.name: word})));
        let holds_several = move |options: &Value| {
            let sides = game.sides(game.about().rules_version, options).unwrap();
            sides.people().iter().any(|person| person.len() > 1)
        };
        set.filter(holds_several).map(move |options| (game, options))
    };
    usual.chain(catalog::games().flat_map(several)).collect()
}

/// Every kind of bot. The levels have a clock, which no two runs share, so they stand here as what
/// they are beside it: a search with a fixed number of simulations, the lower ones careless.
fn specs() -> Vec<Spec> {
    let simulations = |level: Level| {
        let limit = Limit::simulations(60);
        Spec::Search(Thinking { limit, ..level.thinking(1) })
    };
    let named = ["random", "greedy", "search:200", "search:60@2", "uct:5"];
    let named = named.into_iter().map(|name| name.parse().unwrap());
    let specs: Vec<Spec> = named.chain(Level::ALL.map(simulations)).collect();
    for name in bots::NAMES {
        let covered = name.parse::<Level>().is_ok();
        assert!(covered || specs.contains(&name.parse().unwrap()), "{name} is not tried");
    }
    specs
}

#[test]
fn bots_act_alike_in_worlds_that_look_alike() {
    let specs = specs();
    for (game, options) in tables() {
        let mut dice = Dice::new(Seed::from(1));
        let (mut compared, mut differed) = (0, 0);
        let games = if options == json!({}) { 40 } else { 15 };
        for number in 0..games {
            let table = random_table(game, &options, number, &mut dice);
            for seat in table.to_act().iter() {
                let other = table.imagine(table.sides().viewer(seat), dice.seed());
                differed += usize::from(other.state() != table.state());
                for spec in &specs {
                    let choose = |table: &dyn AnyTable| {
                        game.bot(spec, Seed::from(7)).unwrap().choose(table, seat).unwrap()
                    };
                    let choice = choose(table.as_ref());
                    assert_eq!(choice, choose(other.as_ref()), "{spec} in {}", game.about().id);
                    compared += 1;
                }
            }
        }
        let id = game.about().id;
        assert!(compared > 20, "{id} {options}: only {compared} choices compared");
        if game.about().hidden {
            assert!(differed > 10, "{id} {options}: the worlds hardly ever differed");
        }
    }
}

#[test]
fn what_a_viewer_is_shown_is_the_same_in_worlds_that_look_alike() {
    for (game, options) in tables() {
        let mut dice = Dice::new(Seed::from(2));
        for number in 0..20 {
            let table = random_table(game, &options, number, &mut dice);
            let sides = table.sides();
            let people = sides.people().iter().map(|&person| Viewer::seats(person));
            for viewer in people.chain([Viewer::SPECTATOR]) {
                let other = table.imagine(viewer, dice.seed());
                let shown = |table: &dyn AnyTable| {
                    let picture = table.picture(viewer, &Pen::new(game.words(), Lang::En, true));
                    let told = (table.describe(viewer), table.prompt(viewer));
                    (table.view(viewer).to_string(), picture, told)
                };
                assert_eq!(shown(table.as_ref()), shown(other.as_ref()), "{}", game.about().id);
            }
        }
    }
}

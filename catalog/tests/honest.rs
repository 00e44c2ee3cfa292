//! No bot, in any game, chooses differently when only facts hidden from it change.

use bots::{Level, Limit, Spec, Thinking};
use serde_json::json;
use table::{AnyTable, Dice, Lang, Pen, Seat, Seed, Viewer};

/// A table of a game some way into a random game.
fn random_table(game: &dyn catalog::Title, number: u64, dice: &mut Dice) -> Box<dyn AnyTable> {
    let mut table = game.start(&json!({}), Seed::from(number)).unwrap();
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

/// Every kind of bot. The levels have a clock, which no two runs share, so they stand here as what
/// they are beside it: a search with a fixed number of simulations, the lower ones careless.
fn specs() -> Vec<Spec> {
    let simulations = |level: Level| {
        let limit = Limit::simulations(60);
        Spec::Search(Thinking { limit, ..level.thinking(1) })
    };
    let named = ["random", "greedy", "search:200", "search:60@2", "plain:5"];
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
    for game in catalog::games() {
        let mut dice = Dice::new(Seed::from(1));
        let (mut compared, mut differed) = (0, 0);
        for number in 0..40 {
            let table = random_table(game, number, &mut dice);
            for seat in table.to_act().iter() {
                let other = table.imagine(Viewer::seat(seat), dice.seed());
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
        assert!(compared > 20, "{id}: only {compared} choices compared");
        let views_differ = |table: &dyn AnyTable| {
            let spectator = table.view(Viewer::SPECTATOR);
            (0..table.seats()).any(|seat| table.view(Viewer::seat(Seat(seat as u8))) != spectator)
        };
        let table = random_table(game, 99, &mut dice);
        if views_differ(table.as_ref()) {
            assert!(differed > 10, "{id}: the worlds hardly ever differed");
        }
    }
}

#[test]
fn what_a_viewer_is_shown_is_the_same_in_worlds_that_look_alike() {
    for game in catalog::games() {
        let mut dice = Dice::new(Seed::from(2));
        for number in 0..20 {
            let table = random_table(game, number, &mut dice);
            let seats = (0..table.seats()).map(|seat| Viewer::seat(Seat(seat as u8)));
            for viewer in seats.chain([Viewer::SPECTATOR]) {
                let other = table.imagine(viewer, dice.seed());
                let shown = |table: &dyn AnyTable| {
                    let picture = table.picture(viewer, &Pen::new(game.words(), Lang::En, true));
                    (table.view(viewer).to_string(), picture, table.describe(viewer))
                };
                assert_eq!(shown(table.as_ref()), shown(other.as_ref()), "{}", game.about().id);
            }
        }
    }
}

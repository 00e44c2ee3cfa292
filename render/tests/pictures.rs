//! Every position of every game has a picture, and hidden things are not in it.
#![cfg(feature = "png")]

use catalog::Listing;
use render::{Light, png, svg};
use serde_json::json;
use table::{AnyTable, Dice, Lang, Seed, Viewer};

fn picture(game: &dyn Listing, table: &dyn AnyTable, viewer: Viewer) -> String {
    let scene = table.stage(viewer).scene;
    let scene = scene.map(&|phrase| game.words().say(Lang::De, &phrase));
    svg(game.style(), &scene, Light::Night)
}

/// A table some way into a random game.
fn somewhere(game: &dyn Listing, dice: &mut Dice) -> Box<dyn AnyTable> {
    let mut table = game.start(game.about().rules_version, &json!({}), dice.seed()).unwrap();
    for _ in 0..dice.roll(60) {
        let Some(seat) = table.asks_first() else { break };
        let legal = table.legal(seat);
        table.play(seat, dice.pick(&legal).unwrap()).unwrap();
    }
    table
}

#[test]
fn every_game_has_a_picture_that_is_not_empty() {
    for game in catalog::games() {
        let mut dice = Dice::new(Seed::from(5));
        let table = somewhere(game, &mut dice);
        let person = Viewer::seats(table.sides().people()[0]);
        let small = png(&picture(game, &*table, person), 300).unwrap();
        assert!(small.len() > 5_000, "{} takes only {} bytes", game.about().id, small.len());
    }
}

#[test]
fn pictures_are_alike_where_only_hidden_facts_differ() {
    for game in catalog::games() {
        let mut dice = Dice::new(Seed::from(6));
        for _ in 0..20 {
            let table = somewhere(game, &mut dice);
            let sides = table.sides();
            let people = sides.people().iter().map(|&person| Viewer::seats(person));
            for viewer in people.take(2).chain([Viewer::SPECTATOR]) {
                let other = table.imagine(viewer, dice.seed());
                let (one, two) = (picture(game, &*table, viewer), picture(game, &*other, viewer));
                assert_eq!(one, two, "{}", game.about().id);
            }
        }
    }
}

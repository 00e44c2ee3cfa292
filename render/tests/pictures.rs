//! Every position of every game can be drawn, and hidden things are not in the picture.

use render::{Light, png, svg};
use serde_json::json;
use table::{AnyTable, Dice, Lang, Seat, Seed, Viewer};

fn picture(game: &dyn catalog::Title, table: &dyn AnyTable, viewer: Viewer) -> String {
    let scene = table.stage(viewer).scene;
    let scene = scene.map(&|phrase| game.words().say(Lang::De, &phrase));
    svg(&game.about().style, &scene, Light::Night)
}

/// A table some way into a random game.
fn somewhere(game: &dyn catalog::Title, dice: &mut Dice) -> Box<dyn AnyTable> {
    let mut table = game.start(&json!({}), dice.seed()).unwrap();
    for _ in 0..dice.roll(60) {
        let Some(seat) = table.asks_first() else { break };
        let legal = table.legal(seat);
        table.play(seat, dice.pick(&legal).unwrap()).unwrap();
    }
    table
}

#[test]
fn every_game_can_be_drawn_and_its_picture_is_not_empty() {
    for game in catalog::games() {
        let mut dice = Dice::new(Seed::from(5));
        let table = somewhere(game, &mut dice);
        let drawn = picture(game, &*table, Viewer::seat(Seat(0)));
        let small = png(&drawn, 300).unwrap();
        assert!(small.len() > 5_000, "{} is drawn in {} bytes", game.about().id, small.len());
    }
}

#[test]
fn pictures_are_alike_where_only_hidden_facts_differ() {
    for game in catalog::games() {
        let mut dice = Dice::new(Seed::from(6));
        for _ in 0..20 {
            let table = somewhere(game, &mut dice);
            for viewer in [Viewer::SPECTATOR, Viewer::seat(Seat(0)), Viewer::seat(Seat(1))] {
                let other = table.imagine(viewer, dice.seed());
                let (one, two) = (picture(game, &*table, viewer), picture(game, &*other, viewer));
                assert_eq!(one, two, "{}", game.about().id);
            }
        }
    }
}

//! What everything at a table is called aloud, in the middle of a game of each kind, kept as text. To
//! change it on purpose: `UPDATE=1 cargo test -p tactable-catalog --test names`.

use std::{env, fmt::Write, fs, path::Path};

use catalog::Listing;
use serde_json::json;
use table::{AnyTable, Dice, Lang, Seat, Seed};

#[test]
fn names_at_a_table_in_the_middle_of_a_game() {
    for game in catalog::games() {
        let id = game.about().id;
        let mut said = String::new();
        let table = somewhere(game);
        for lang in Lang::ALL {
            let stage = table.stage(Seat::new(0).into());
            let stage = stage.map(&|phrase| game.words().say(lang, &phrase));
            writeln!(said, "# {lang}").unwrap();
            for area in &stage.scene.areas {
                writeln!(said, "\n{}:", area.name).unwrap();
                let things = stage.scene.things.iter().filter(|thing| thing.area == area.id);
                for name in things.filter_map(|thing| thing.name.as_ref()) {
                    writeln!(said, "  {name}").unwrap();
                }
            }
            for choice in &stage.scene.choices {
                writeln!(said, "[{}]", choice.name).unwrap();
            }
            for (thing, why) in &stage.why {
                writeln!(said, "not {thing}: {why}").unwrap();
            }
            for panel in &stage.scene.seats {
                writeln!(said, "{}: {}", panel.name, panel.facts.join(", ")).unwrap();
            }
            said.push('\n');
        }
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/names/{id}.txt"));
        if env::var_os("UPDATE").is_some() {
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(&file, &said).unwrap();
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        assert!(said == kept, "{id} is called otherwise now:\n{said}");
    }
}

/// A table in the middle of a game, where seat 0 is to act.
fn somewhere(game: &dyn Listing) -> Box<dyn AnyTable> {
    let mut dice = Dice::new(Seed::from(8));
    let mut table = game.start(game.about().rules_version, &json!({}), Seed::from(8)).unwrap();
    for ply in 0.. {
        let Some(seat) = table.asks_first() else { break };
        if ply >= 30 && seat == Seat::new(0) {
            break;
        }
        let legal = table.legal(seat);
        table.play(seat, dice.pick(&legal).unwrap()).unwrap();
    }
    table
}

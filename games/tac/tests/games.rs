//! Whole games of every variant, kept as text, replay to their outcome; most by the first version of
//! the rules.

use std::{fs, path::Path};

use table::{Erased, Record};
use tac::Tac;

#[test]
fn whole_games_of_every_variant_replay_to_their_outcome() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut variants = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{path:?}: {error}"));
        assert!(record.outcome.is_some(), "{path:?} is a whole game");
        if let Err(error) = record.verify(&Erased::<Tac>::new()) {
            panic!("{path:?}: {error}");
        }
        variants.push(record.options["variant"].as_str().unwrap().to_owned());
    }
    variants.sort();
    variants.dedup();
    assert_eq!(variants.len(), 11, "{variants:?}");
}

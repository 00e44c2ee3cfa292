//! Games from which judgement is learned: what was thought, what was true, and how it ended.

use std::{fs, path::Path, sync::atomic::AtomicBool};

use arena::Lineup;
use dataset::{Cells, Column, Dataset, Export, SelfPlay, Source};
use serde_json::{Value, json};
use table::{AnyTable, Seed};

const OPENING: u32 = 6;

fn games(game: &str, options: &Value) -> SelfPlay {
    let game = catalog::find(game).unwrap();
    let bots = vec!["linear:20".to_owned()];
    let lineup = Lineup::new(game, options, bots, Seed::from(7)).unwrap();
    SelfPlay::new(lineup.with_opening(OPENING), 4)
}

fn write(source: &SelfPlay, path: &Path, threads: usize) -> Vec<u8> {
    let export = Export::new(source, path, &Column::SELF_PLAY, 2);
    export.prepare().unwrap();
    export.run(&export.missing().unwrap(), threads, &AtomicBool::new(false), |_| ()).unwrap();
    export.finish().unwrap();
    fs::read(path).unwrap()
}

#[test]
fn rows_say_what_was_true_what_was_thought_and_what_came_of_it() {
    let folder = tempfile::tempdir().unwrap();
    for (game, options) in [
        ("tactigo", json!({})),
        ("tactiki", json!({})),
        ("taki", json!({"seats": 2})),
        ("tac", json!({})),
    ] {
        let source = games(game, &options);
        let path = folder.path().join(format!("{game}.parquet"));
        let bytes = write(&source, &path, 2);
        assert_eq!(bytes, write(&source, &folder.path().join(format!("{game}-1.parquet")), 1));

        let data = Dataset::open(&path).unwrap();
        assert_eq!(data.columns(), Column::SELF_PLAY);
        assert!(data.info().command.starts_with(&format!("tactable selfplay {game} --bot ")));
        let rows = data.read(0, data.columns()).unwrap();
        let (Some(Cells::Real(worths)), Some(Cells::Real(scores))) =
            (rows.get(Column::Worth), rows.get(Column::Score))
        else {
            panic!("both are fractions")
        };
        let Some(Cells::Vector { width, values }) = rows.get(Column::Insight) else {
            panic!("an insight is a row of numbers")
        };
        let numbers = source.game().numbers();
        assert_eq!(*width, numbers.insight_len);
        let mut at = 0;
        for number in 0..2 {
            let played = source.play(number);
            let mut table = played.record.set_up(source.game()).unwrap();
            for (ply, (seat, action)) in played.record.actions.iter().enumerate() {
                let alone = table.legal(*seat).len() == 1;
                let thought = ply >= source.drawn(number) && !alone;
                assert_eq!(worths[at].is_some(), thought, "{game} {number} {ply}");
                assert_eq!(worths[at], played.worths[ply]);
                assert!(worths[at].is_none_or(|worth| (0.0..=1.0).contains(&worth)));
                let outcome = played.record.outcome.as_ref().unwrap();
                assert_eq!(scores[at], Some(outcome.scores[seat.index()] as f32));
                let found = &values[at * width..(at + 1) * width];
                assert_eq!(found, insight(&*table, *seat, *width), "{game} {number} {ply}");
                table.play(*seat, action).unwrap();
                at += 1;
            }
        }
        assert_eq!(at, rows.len());
    }
}

/// By its parts between two: what the seat may know, what the other may where something is hidden, the
/// features. A game may have numbers of its own, of which the features come last.
fn insight(table: &dyn AnyTable, seat: table::Seat, width: usize) -> Vec<f32> {
    let numbers = table.numbers();
    let mut values = vec![f32::NAN; width];
    table.insight(seat, &mut values);
    assert!(values.iter().all(|value| value.is_finite()));
    if !["taki", "tac"].contains(&table.about().id) {
        let eyes = if table.about().hidden { vec![seat, seat.opponent()] } else { vec![seat] };
        assert_eq!(eyes.len() * numbers.observation_len + numbers.features, width);
        for (eye, part) in eyes.iter().zip(values.chunks_mut(numbers.observation_len)) {
            table.observe(*eye, part);
        }
    }
    values
}

#[test]
fn games_are_not_alike_and_openings_have_different_lengths() {
    let source = games("tactigo", &json!({}));
    let mut lengths: Vec<usize> = (0..40).map(|number| source.drawn(number)).collect();
    lengths.sort();
    lengths.dedup();
    assert_eq!(lengths, (0..=OPENING as usize).collect::<Vec<_>>());
    let first = source.play(0).record.actions;
    assert_ne!(first, source.play(1).record.actions);
    assert_eq!(first, source.play(0).record.actions);
}

#[test]
fn slips_are_drawn_by_lot_all_the_game_long_and_nobody_thinks_about_them() {
    let folder = tempfile::tempdir().unwrap();
    let source = games("taki", &json!({"seats": 2})).with_slips(Some(5));
    let (mut choices, mut slips) = (0, 0);
    for number in 0..4 {
        let played = source.play(number);
        let mut table = played.record.set_up(source.game()).unwrap();
        for (ply, (seat, action)) in played.record.actions.iter().enumerate() {
            if ply >= source.drawn(number) && table.legal(*seat).len() > 1 {
                choices += 1;
                slips += usize::from(played.worths[ply].is_none());
            }
            table.play(*seat, action).unwrap();
        }
    }
    let share = slips as f32 / choices as f32;
    assert!((0.1..0.3).contains(&share), "{slips} of {choices}");
    let path = folder.path().join("taki.parquet");
    write(&source, &path, 1);
    let told = Dataset::open(&path).unwrap().info().clone();
    assert!(told.command.contains(" --slips 5"), "{}", told.command);
    let other = games("taki", &json!({"seats": 2}));
    let without = Export::new(&other, &path, &Column::SELF_PLAY, 2).missing().unwrap_err();
    assert!(without.to_string().contains("slips"), "{without}");
}

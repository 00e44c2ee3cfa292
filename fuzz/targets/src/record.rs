use table::{Dice, Record, Seed};

use crate::{
    position::{Position, positions, tables},
    words::{is_said, says},
};

/// What is read as a record reads back from how it is written; if it is of a game and verifies, then
/// its text does too, and the game that it tells writes the same record.
pub(crate) fn check(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let record: Record = match text.parse() {
        Ok(record) => record,
        Err(error) => return is_said(&table::RecordError::to_string(&error)),
    };
    let written = record.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&record), "{written}");
    let Some(game) = catalog::find(&record.game) else { return };
    let table = match record.verify(game) {
        Ok(table) => table,
        Err(error) => return says(game, &error.phrase),
    };
    let actions = table.actions();
    assert_eq!(actions.len(), record.actions.len());
    let outcome = table.outcome().map(Into::into);
    assert!(record.outcome.is_none() || record.outcome == outcome, "{:?}", record.outcome);
    if record.is_sealed() && record.start.is_none() {
        // Options are kept letter by letter, and how people ended a game is no matter of the rules.
        let (options, ended) = (record.options.clone(), record.ended.clone());
        let ours = Record { options, ended, ..table.record(record.tags.clone()) }.sealed();
        let game = record.game.to_lowercase();
        let same = |ours: &Record| {
            (ours.rules, ours.seed, &ours.tags) == (record.rules, record.seed, &record.tags)
        };
        assert!(ours.game == game && same(&ours), "{ours}\n{record}");
    }
}

/// Games of every kind, some broken off.
pub(crate) fn corpus() -> Vec<Vec<u8>> {
    let mut records: Vec<Record> = positions()
        .iter()
        .step_by(3)
        .map(|position| position.table.record(vec![("Seat 0".to_owned(), "Ada".to_owned())]))
        .collect();
    for game in catalog::games() {
        let (rules, options) = tables(game).swap_remove(0);
        let seed = Seed::from(7);
        let mut table = game.start(rules, &options, seed).expect("the usual options");
        Position::play(&mut *table, &mut Dice::new(seed), 400);
        records.push(table.record(Vec::new()));
    }
    let unsealed = records.iter().take(3).cloned().map(|record| Record { seal: None, ..record });
    let texts: Vec<String> =
        records.iter().cloned().chain(unsealed).map(|it| it.to_string()).collect();
    texts.into_iter().map(String::into_bytes).collect()
}

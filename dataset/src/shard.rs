use std::path::Path;

use crate::{Column, DatasetError, Game, Info, Rows, Source, group, place::Draft, rows::Replay};

/// How many numbers of observations a group has at most: all of them are in memory at once.
const MOST_NUMBERS: usize = 4 << 20;

/// How many rows a group has at most.
const MOST_ROWS: usize = 1 << 16;

/// Write games as one file, which appears when it is whole. The first has the number `info.first`.
pub(crate) fn write(
    path: &Path,
    source: &dyn Source,
    info: &Info,
    columns: &[Column],
    games: &[Game],
) -> Result<(), DatasetError> {
    let width = columns.iter().map(|&column| info.width_of(column)).max().unwrap_or_default();
    let most = (MOST_NUMBERS / width.max(1)).clamp(1, MOST_ROWS);
    let (draft, file) = Draft::begin(path)?;
    let mut file = group::begin(file, columns, info).map_err(DatasetError::encode(path))?;
    let mut rows = Rows::new(columns, info);
    for (number, game) in (info.first..).zip(games) {
        let fail = |error| DatasetError::Record { number, error };
        let mut replay =
            Replay::new(source.game(), number, game, source.drawn(number)).map_err(fail)?;
        while let Some(stepped) = replay.step(&mut rows) {
            stepped.map_err(fail)?;
            if rows.len() == most {
                group::write(&mut file, &rows).map_err(DatasetError::encode(path))?;
                rows.clear();
            }
        }
    }
    if !rows.is_empty() {
        group::write(&mut file, &rows).map_err(DatasetError::encode(path))?;
    }
    let file = file.into_inner().map_err(DatasetError::encode(path))?;
    draft.finish(&file)
}

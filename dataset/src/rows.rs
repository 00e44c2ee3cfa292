use std::sync::Arc;

use catalog::Listing;
use table::{AnyTable, Numbers, Record, RecordError, RecordedOutcome, Seat, Viewer};

use crate::{Cells, Column, Game, Info};

/// Some rows of a data set, column by column.
#[derive(Clone, PartialEq, Debug)]
pub struct Rows {
    pub(crate) columns: Vec<(Column, Cells)>,
    pub(crate) len: usize,
}

impl Rows {
    /// No rows yet.
    pub(crate) fn new(columns: &[Column], info: &Info) -> Rows {
        let empty = |&column: &Column| (column, Cells::new(column.kind(), info.width_of(column)));
        Rows { columns: columns.iter().map(empty).collect(), len: 0 }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The columns in their order.
    pub fn columns(&self) -> &[(Column, Cells)] {
        &self.columns
    }

    /// What stands in a column, if there is one.
    pub fn get(&self, column: Column) -> Option<&Cells> {
        self.columns.iter().find(|(found, _)| *found == column).map(|(_, cells)| cells)
    }

    pub(crate) fn clear(&mut self) {
        self.columns.iter_mut().for_each(|(_, cells)| cells.clear());
        self.len = 0;
    }
}

/// Turns a game into rows, one for each decision.
pub(crate) struct Replay<'a> {
    game: &'static dyn Listing,
    numbers: Numbers,
    number: u64,
    record: &'a Record,
    worths: &'a [Option<f32>],
    table: Box<dyn AnyTable>,
    ply: usize,
    drawn: usize,
    mask: Vec<bool>,
    /// What is the same in all rows is kept once.
    told: Told,
}

/// What is the same in all rows of a game.
struct Told {
    game: Arc<str>,
    options: Arc<str>,
    seed: Option<Arc<str>>,
    reason: Option<Arc<str>>,
    bots: Vec<Option<Arc<str>>>,
    end: Option<RecordedOutcome>,
}

impl Told {
    fn of(record: &Record, seats: usize) -> Told {
        let bot = |seat: usize| {
            let name = format!("Seat {seat}");
            let tag = record.tags.iter().find(|(tag, _)| *tag == name);
            tag.map(|(_, value)| Arc::from(value.as_str()))
        };
        let end = record.outcome.clone().or_else(|| record.ended.clone());
        Told {
            game: Arc::from(record.game.as_str()),
            options: Arc::from(record.options.to_string()),
            seed: record.seed.map(|seed| Arc::from(seed.to_string())),
            reason: end.as_ref().map(|end| Arc::from(end.reason.as_str())),
            bots: (0..seats).map(bot).collect(),
            end,
        }
    }
}

impl<'a> Replay<'a> {
    /// Begin with a game before its first action. So many of them were drawn by lot.
    pub(crate) fn new(
        game: &'static dyn Listing,
        number: u64,
        Game { record, worths }: &'a Game,
        drawn: usize,
    ) -> Result<Replay<'a>, RecordError> {
        let (table, numbers) = (record.set_up(game)?, game.numbers());
        let told = Told::of(record, table.sides().seats());
        let mask = vec![false; numbers.action_ids];
        Ok(Replay { game, numbers, number, record, worths, table, ply: 0, drawn, mask, told })
    }

    /// Add the row of the next decision and go on by its action. Nothing if there is none left.
    pub(crate) fn step(&mut self, rows: &mut Rows) -> Option<Result<(), RecordError>> {
        let (seat, action) = self.record.actions.get(self.ply)?;
        // What is not legal is refused in words below, and its row is never used.
        let id = self.table.action_id(*seat, action).unwrap_or_default();
        for (column, cells) in &mut rows.columns {
            self.write(*column, *seat, id, action, cells);
        }
        rows.len += 1;
        let played = self.record.play_ply(self.game, &mut *self.table, self.ply);
        self.ply += 1;
        Some(played)
    }

    fn write(&mut self, column: Column, seat: Seat, id: usize, action: &str, cells: &mut Cells) {
        let (told, table) = (&self.told, &*self.table);
        match cells {
            Cells::Whole(cells) => cells.push(match column {
                Column::Number => Some(self.number as i64),
                Column::Ply => Some(self.ply as i64),
                Column::Seat => Some(seat.number().into()),
                Column::Action => Some(id as i64),
                Column::Rules => Some(self.record.rules.into()),
                Column::Encoding => Some(self.numbers.version.into()),
                _ => told.end.as_ref().and_then(|end| Some(end.count.as_ref()?.1.into())),
            }),
            Cells::Real(cells) if column == Column::Worth => {
                cells.push(self.worths.get(self.ply).copied().flatten());
            }
            Cells::Real(cells) => {
                let score = told.end.as_ref().and_then(|end| end.scores.get(seat.index()));
                cells.push(score.map(|&score| score as f32));
            }
            Cells::Text(cells) => cells.push(match column {
                Column::Game => Some(told.game.clone()),
                Column::Bot if self.ply < self.drawn => None,
                Column::Bot => told.bots.get(seat.index()).cloned().flatten(),
                Column::View => Some(table.view(Viewer::seat(seat)).to_string().into()),
                Column::Notation => Some(action.into()),
                Column::Reason => told.reason.clone(),
                Column::Seed => told.seed.clone(),
                _ => Some(told.options.clone()),
            }),
            Cells::Vector { width, values } => {
                let begin = values.len();
                values.resize(begin + *width, 0.0);
                let values = &mut values[begin..];
                match column {
                    Column::Insight => table.insight(seat, values),
                    _ => table.observe(seat, values),
                }
            }
            Cells::Ids { lengths, values } => {
                table.legal_mask(seat, &mut self.mask);
                let begin = values.len();
                let legal = self.mask.iter().enumerate().filter(|&(_, &legal)| legal);
                values.extend(legal.map(|(id, _)| id as u16));
                lengths.push(values.len() - begin);
            }
        }
    }
}

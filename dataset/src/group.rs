//! A row group of a file: rows as columns of Parquet, and back.

use std::{io::Write, sync::Arc};

use parquet::{
    basic::{Compression, ZstdLevel},
    column::{
        reader::{ColumnReader, ColumnReaderImpl},
        writer::ColumnWriterImpl,
    },
    data_type::{ByteArray, ByteArrayType, DataType, FloatType, Int32Type, Int64Type},
    errors::{ParquetError, Result},
    file::{
        metadata::KeyValue,
        properties::{EnabledStatistics, WriterProperties},
        reader::RowGroupReader,
        writer::{SerializedFileWriter, SerializedRowGroupWriter},
    },
    schema::{
        parser::parse_message_type,
        types::{ColumnPath, TypePtr},
    },
};

use crate::{Cells, Column, Info, Kind, Rows, info::KEY};

/// How many rows of lists are written at once.
const SLAB: usize = 256;

/// How hard the compressor tries: more takes longer and saves next to nothing.
const LEVEL: i32 = 3;

/// What a file of these columns looks like.
fn schema(columns: &[Column]) -> Result<TypePtr> {
    let lines: Vec<String> = columns.iter().map(|column| column.schema()).collect();
    parse_message_type(&format!("message decision {{ {} }}", lines.join(" "))).map(Arc::new)
}

/// A file that says what it holds, without rows yet.
pub(crate) fn begin<W: Write + Send>(
    write: W,
    columns: &[Column],
    info: &Info,
) -> Result<SerializedFileWriter<W>> {
    let said = serde_json::to_string(info).expect("string keys and finite numbers");
    let path = |column: Column| ColumnPath::new(column.path());
    let properties = WriterProperties::builder()
        .set_created_by(info.program.clone())
        .set_key_value_metadata(Some(vec![KeyValue::new(KEY.to_owned(), said)]))
        .set_compression(Compression::ZSTD(ZstdLevel::try_new(LEVEL)?))
        // Observations have few different numbers, and most texts return in the next row.
        .set_dictionary_enabled(true)
        .set_column_dictionary_enabled(path(Column::View), false)
        // Whoever looks for a game finds the group it is in; nobody looks for a number on a board.
        .set_statistics_enabled(EnabledStatistics::Chunk)
        .set_column_statistics_enabled(path(Column::Observation), EnabledStatistics::None)
        .set_column_statistics_enabled(path(Column::Insight), EnabledStatistics::None)
        .set_column_statistics_enabled(path(Column::Legal), EnabledStatistics::None)
        .set_column_statistics_enabled(path(Column::View), EnabledStatistics::None)
        .set_offset_index_disabled(true)
        .build();
    SerializedFileWriter::new(write, schema(columns)?, Arc::new(properties))
}

/// Write rows as the next group of a file.
pub(crate) fn write<W: Write + Send>(
    file: &mut SerializedFileWriter<W>,
    rows: &Rows,
) -> Result<()> {
    let mut group = file.next_row_group()?;
    for (column, cells) in rows.columns() {
        let empty = column.may_be_empty();
        match (column.kind(), cells) {
            (Kind::Whole { bits: 64, .. }, Cells::Whole(cells)) => {
                next::<Int64Type, _>(&mut group, |writer| flat(writer, cells, empty, |&cell| cell))
            }
            (_, Cells::Whole(cells)) => next::<Int32Type, _>(&mut group, |writer| {
                flat(writer, cells, empty, |&cell| cell as i32)
            }),
            (_, Cells::Real(cells)) => {
                next::<FloatType, _>(&mut group, |writer| flat(writer, cells, empty, |&cell| cell))
            }
            (_, Cells::Text(cells)) => next::<ByteArrayType, _>(&mut group, |writer| {
                flat(writer, cells, empty, |cell| ByteArray::from(&**cell))
            }),
            (_, Cells::Vector { width, values }) => next::<FloatType, _>(&mut group, |writer| {
                lists(writer, &vec![*width; rows.len()], values)
            }),
            (_, Cells::Ids { lengths, values }) => next::<Int32Type, _>(&mut group, |writer| {
                let values: Vec<i32> = values.iter().map(|&id| id.into()).collect();
                lists(writer, lengths, &values)
            }),
        }?;
    }
    group.close().map(drop)
}

fn next<T: DataType, W: Write + Send>(
    group: &mut SerializedRowGroupWriter<'_, W>,
    write: impl FnOnce(&mut ColumnWriterImpl<'_, T>) -> Result<()>,
) -> Result<()> {
    let mut column = group.next_column()?.expect("the schema has every column");
    write(column.typed::<T>())?;
    column.close()
}

fn flat<T: DataType, C>(
    writer: &mut ColumnWriterImpl<'_, T>,
    cells: &[Option<C>],
    may_be_empty: bool,
    value: impl Fn(&C) -> T::T,
) -> Result<()> {
    let values: Vec<T::T> = cells.iter().flatten().map(value).collect();
    let levels: Vec<i16> = cells.iter().map(|cell| cell.is_some().into()).collect();
    writer.write_batch(&values, may_be_empty.then_some(&levels[..]), None).map(drop)
}

/// Levels say for each value whether it begins a list (0) or goes on with it, and whether there is
/// one at all.
fn lists<T: DataType>(
    writer: &mut ColumnWriterImpl<'_, T>,
    lengths: &[usize],
    values: &[T::T],
) -> Result<()> {
    let mut rest = values;
    for slab in lengths.chunks(SLAB) {
        let (mut defined, mut repeated) = (Vec::new(), Vec::new());
        for &length in slab {
            defined.resize(defined.len() + length.max(1), i16::from(length > 0));
            repeated.push(0);
            repeated.resize(defined.len(), 1);
        }
        let (now, later) = rest.split_at(slab.iter().sum());
        writer.write_batch(now, Some(&defined), Some(&repeated))?;
        rest = later;
    }
    Ok(())
}

/// Read these columns of a group, each of which the file has.
pub(crate) fn read(group: &dyn RowGroupReader, columns: &[Column], info: &Info) -> Result<Rows> {
    let metadata = group.metadata();
    let len = metadata.num_rows() as usize;
    let mut rows = Rows::new(columns, info);
    for (column, cells) in &mut rows.columns {
        let path = column.path();
        let place = metadata.columns().iter().position(|chunk| chunk.column_path().parts() == path);
        let place = place.ok_or_else(|| wrong(*column, "is missing"))?;
        let levels = metadata.column(place).column_descr();
        let expected = match column.kind() {
            Kind::Vector | Kind::Ids => (1, 1),
            _ => (column.may_be_empty().into(), 0),
        };
        if (levels.max_def_level(), levels.max_rep_level()) != expected {
            return Err(wrong(*column, "is nested in another way"));
        }
        read_cells(group.get_column_reader(place)?, *column, len, cells)?;
    }
    rows.len = len;
    Ok(rows)
}

fn wrong(column: Column, what: &str) -> ParquetError {
    ParquetError::General(format!("the column {} {what}", column.name()))
}

fn read_cells(reader: ColumnReader, column: Column, len: usize, cells: &mut Cells) -> Result<()> {
    match (cells, reader) {
        (Cells::Whole(cells), ColumnReader::Int64ColumnReader(reader)) => {
            *cells = read_flat(reader, len, Some)?;
        }
        (Cells::Whole(cells), ColumnReader::Int32ColumnReader(reader)) => {
            *cells = read_flat(reader, len, |value| Some(value.into()))?;
        }
        (Cells::Real(cells), ColumnReader::FloatColumnReader(reader)) => {
            *cells = read_flat(reader, len, Some)?;
        }
        (Cells::Text(cells), ColumnReader::ByteArrayColumnReader(reader)) => {
            let text = |value: ByteArray| value.as_utf8().ok().map(Arc::from);
            *cells = read_flat(reader, len, text)?;
        }
        (Cells::Vector { width, values }, ColumnReader::FloatColumnReader(reader)) => {
            let (lengths, read) = read_lists(reader, len)?;
            if lengths.iter().any(|length| length != width) {
                return Err(wrong(column, "has rows of another length than the file says"));
            }
            *values = read;
        }
        (Cells::Ids { lengths, values }, ColumnReader::Int32ColumnReader(reader)) => {
            let read;
            (*lengths, read) = read_lists(reader, len)?;
            let id = |value: i32| u16::try_from(value).map_err(|_| wrong(column, "has no ids"));
            *values = read.into_iter().map(id).collect::<Result<_>>()?;
        }
        _ => return Err(wrong(column, "is of another kind")),
    }
    Ok(())
}

fn read_flat<T: DataType, C>(
    mut reader: ColumnReaderImpl<T>,
    len: usize,
    cell: impl Fn(T::T) -> Option<C>,
) -> Result<Vec<Option<C>>> {
    let (mut levels, mut values) = (Vec::new(), Vec::new());
    reader.read_records(len, Some(&mut levels), None, &mut values)?;
    let mut values = values.into_iter();
    if levels.is_empty() {
        return Ok(values.map(cell).collect());
    }
    let read = |level: i16| if level == 0 { None } else { values.next().and_then(&cell) };
    Ok(levels.into_iter().map(read).collect())
}

fn read_lists<T: DataType>(
    mut reader: ColumnReaderImpl<T>,
    len: usize,
) -> Result<(Vec<usize>, Vec<T::T>)> {
    let (mut defined, mut repeated, mut values) = (Vec::new(), Vec::new(), Vec::new());
    reader.read_records(len, Some(&mut defined), Some(&mut repeated), &mut values)?;
    let mut lengths: Vec<usize> = Vec::with_capacity(len);
    for (defined, repeated) in defined.into_iter().zip(repeated) {
        if repeated == 0 {
            lengths.push(0);
        }
        if let Some(length) = lengths.last_mut() {
            *length += usize::from(defined > 0);
        }
    }
    Ok((lengths, values))
}

use std::{
    fs::File,
    path::{Path, PathBuf},
};

use parquet::{column::writer::ColumnCloseResult, file::reader::FileReader};

use crate::{Column, DatasetError, Info, group, place::Draft, reader::open_file};

/// Join files of the same columns to one, which appears when it is whole. Their groups are copied as
/// they are.
pub(crate) fn join(
    path: &Path,
    parts: &[PathBuf],
    columns: &[Column],
    info: &Info,
) -> Result<(), DatasetError> {
    let (draft, file) = Draft::begin(path)?;
    let encode = || DatasetError::encode(path);
    let mut whole = group::begin(file, columns, info).map_err(encode())?;
    for part in parts {
        let (reader, _) = open_file(part)?;
        let source =
            File::open(part).map_err(|error| DatasetError::Read { path: part.clone(), error })?;
        for group in reader.metadata().row_groups() {
            let mut copy = whole.next_row_group().map_err(encode())?;
            for column in group.columns() {
                let chunk = ColumnCloseResult {
                    bytes_written: column.compressed_size() as u64,
                    rows_written: group.num_rows() as u64,
                    metadata: column.clone(),
                    bloom_filter: None,
                    column_index: None,
                    offset_index: None,
                };
                copy.append_column(&source, chunk).map_err(encode())?;
            }
            copy.close().map_err(encode())?;
        }
    }
    draft.finish(&whole.into_inner().map_err(encode())?)
}

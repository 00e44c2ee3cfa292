//! Files of positions: a line that says what follows, and then sixteen bytes for each.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// Why a file cannot be read.
#[derive(Debug, Error)]
pub enum PackError {
    /// The first line is not what it should be.
    #[error("the first line is not that of a file of the format {format}: {reason}")]
    Header {
        /// What was expected.
        format: &'static str,
        /// What is wrong with it.
        reason: String,
    },
    /// There is more or less than the first line says.
    #[error("the first line says {expected} positions of {BYTES} bytes, but {found} bytes follow")]
    Length {
        /// How many there should be.
        expected: usize,
        /// How many bytes there are.
        found: usize,
    },
    /// What follows is not what the first line was written for.
    #[error("what follows the first line has not the SHA-256 {expected} that it says, but {found}")]
    Sum {
        /// What the first line says.
        expected: String,
        /// What it is.
        found: String,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header<T> {
    format: String,
    about: T,
    positions: usize,
    sha256: String,
}

const BYTES: usize = size_of::<u128>();

/// A file of positions, sorted so that the same ones always give the same file.
pub(crate) fn written<T: Serialize>(format: &str, about: &T, mut packed: Vec<u128>) -> Vec<u8> {
    packed.sort_unstable();
    let body: Vec<u8> = packed.iter().flat_map(|position| position.to_le_bytes()).collect();
    let header =
        Header { format: format.to_owned(), about, positions: packed.len(), sha256: sum(&body) };
    let mut file = serde_json::to_vec(&header).expect("plain fields");
    file.push(b'\n');
    file.extend(body);
    file
}

/// What a file is about, and its positions.
pub(crate) fn read<T: DeserializeOwned>(
    format: &'static str,
    file: &[u8],
) -> Result<(T, Vec<u128>), PackError> {
    let end = file.iter().position(|&byte| byte == b'\n').unwrap_or(file.len());
    let (first, body) = (&file[..end], file.get(end + 1..).unwrap_or_default());
    let refuse = |reason: String| PackError::Header { format, reason };
    let header: Header<T> =
        serde_json::from_slice(first).map_err(|error| refuse(error.to_string()))?;
    if header.format != format {
        return Err(refuse(format!("it says “{}”", header.format)));
    }
    if header.positions.checked_mul(BYTES) != Some(body.len()) {
        return Err(PackError::Length { expected: header.positions, found: body.len() });
    }
    let found = sum(body);
    if found != header.sha256 {
        return Err(PackError::Sum { expected: header.sha256, found });
    }
    let (packed, _) = body.as_chunks::<BYTES>();
    Ok((header.about, packed.iter().map(|bytes| u128::from_le_bytes(*bytes)).collect()))
}

fn sum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

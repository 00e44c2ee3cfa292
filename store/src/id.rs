use std::{fmt, str::FromStr};

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::StoreError;

/// The name of a table in addresses: 128 random bits, so that nobody finds it by guessing.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(Box<str>);

impl TableId {
    /// A name that no table ever had.
    pub fn fresh() -> Result<TableId, StoreError> {
        Ok(TableId(encode(&random::<16>()?).into()))
    }

    /// The one name of the table that follows this one, so that it is made once, whoever makes it.
    /// Nobody finds it who does not know where the chance of this table came from.
    pub fn next(&self, seed: &[u8; 32]) -> TableId {
        let mut hash = Sha256::new();
        hash.update("tactable next ");
        hash.update(self.as_str());
        hash.update(seed);
        TableId(encode(&hash.finalize()[..16]).into())
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<&str> for TableId {
    /// Any text may be asked for; most name no table.
    fn from(text: &str) -> TableId {
        TableId(text.into())
    }
}

/// What makes a person the same person tomorrow: 256 random bits that only the person's browser
/// keeps. The store never sees it, only the [`PersonId`].
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

const SECRET_BYTES: usize = 32;

impl Secret {
    /// A secret that nobody has.
    pub fn fresh() -> Result<Secret, StoreError> {
        Ok(Secret(encode(&random::<SECRET_BYTES>()?)))
    }

    /// The secret as text, for its owner alone.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Who has this secret.
    pub fn person(&self) -> PersonId {
        let hash = Sha256::digest(format!("tactable person {}", self.0));
        PersonId(encode(&hash[..16]).into())
    }
}

/// A text is not a secret. It is not quoted, in case it nearly is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a secret is {SECRET_BYTES} bytes in URL-safe base64")]
pub struct SecretError;

impl FromStr for Secret {
    type Err = SecretError;

    fn from_str(text: &str) -> Result<Secret, SecretError> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| SecretError)?;
        if bytes.len() == SECRET_BYTES { Ok(Secret(text.to_owned())) } else { Err(SecretError) }
    }
}

impl fmt::Debug for Secret {
    /// A secret is never printed by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Who a person is: a hash of the [`Secret`], so that who reads the store cannot take a seat.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(Box<str>);

impl PersonId {
    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for PersonId {
    fn from(text: &str) -> PersonId {
        PersonId(text.into())
    }
}

/// The short name of an open table, to be read aloud and typed: six letters and digits without
/// those that look or sound alike.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Code(Box<str>);

const SIGNS: &[u8; 28] = b"23456789ABCDEFGHJKMNPQRTWXYZ";
const CODE_LENGTH: usize = 6;

impl Code {
    /// A random code. One in half a billion, so it may be taken, though hardly ever is.
    pub fn fresh() -> Result<Code, StoreError> {
        // 28 does not divide 2⁶⁴, but the unevenness is far too small to matter to anybody.
        let sign = |_| Ok(char::from(SIGNS[(u64::from_le_bytes(random()?) % 28) as usize]));
        let code: Result<String, StoreError> = (0..CODE_LENGTH).map(sign).collect();
        Ok(Code(code?.into()))
    }

    /// The code as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text is not a code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a code is six letters and digits, such as K7QM2X")]
pub struct CodeError;

impl FromStr for Code {
    type Err = CodeError;

    /// Take a code as people type it: in small letters, with spaces or dashes.
    fn from_str(text: &str) -> Result<Code, CodeError> {
        let signs = text.chars().filter(|sign| !sign.is_whitespace() && *sign != '-');
        let code: String =
            signs.take(CODE_LENGTH + 1).map(|sign| sign.to_ascii_uppercase()).collect();
        let fits = code.len() == CODE_LENGTH && code.bytes().all(|sign| SIGNS.contains(&sign));
        if fits { Ok(Code(code.into())) } else { Err(CodeError) }
    }
}

/// A name for a node that no other ever had.
pub fn fresh_node() -> Result<String, StoreError> {
    Ok(encode(&random::<12>()?))
}

fn random<const N: usize>() -> Result<[u8; N], StoreError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

pub(crate) fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        let code = Code::fresh().unwrap();
        let typed = format!(" {}-{} ", &code.as_str()[..3].to_lowercase(), &code.as_str()[3..]);
        assert_eq!(typed.parse(), Ok(code));
        for wrong in ["", "ABC", "ABCDEF7", "O0O0O0", "ÄBCDEF"] {
            assert_eq!(wrong.parse::<Code>(), Err(CodeError), "{wrong}");
        }
    }

    #[test]
    fn a_secret_is_its_owner_and_is_not_printed() {
        let secret = Secret::fresh().unwrap();
        let again: Secret = secret.reveal().parse().unwrap();
        assert_eq!(again.person(), secret.person());
        assert_ne!(Secret::fresh().unwrap().person(), secret.person());
        assert!(!format!("{secret:?}").contains(secret.reveal()));
        assert!("short".parse::<Secret>().is_err());
    }
}

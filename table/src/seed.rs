use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::text::{hex, shorten};

/// The 256 bits from which all chance of one table comes.
///
/// Written as 64 hexadecimal digits; a plain number is short for the same number with leading
/// zeros. The [commitment](Seed::commitment) is published when a table starts, the seed when it
/// ends, so that nobody could have chosen the shuffle in between.
///
/// ```
/// use table::Seed;
///
/// let seed: Seed = "7".parse()?;
/// assert_eq!(seed.to_string(), format!("{:064x}", 7));
/// assert_eq!(seed.commitment().len(), 64);
/// # Ok::<(), table::SeedError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

/// A text is not a seed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("a seed is 64 hexadecimal digits or a whole number, not “{0}”")]
pub struct SeedError(String);

impl Seed {
    /// A seed that nobody can guess, from the operating system.
    #[cfg(feature = "entropy")]
    pub fn fresh() -> Result<Seed, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Seed(bytes))
    }

    /// SHA-256 of the 32 bytes, in hexadecimal.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// Another seed that depends on this one, a purpose and a number: SHA-256 of the purpose,
    /// a zero byte, the seed and the number as eight bytes, lowest first.
    pub fn derive(&self, purpose: &str, number: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(purpose.as_bytes());
        hash.update([0]);
        hash.update(self.0);
        hash.update(number.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// The seed of game `number` in a series: the first game has the given seed itself.
    pub fn of_game(&self, number: u64) -> Seed {
        if number == 0 { *self } else { self.derive("game", number) }
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[24..].copy_from_slice(&number.to_be_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let error = || SeedError(shorten(text, 80));
        let text = text.trim();
        if text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            let mut bytes = [0; 32];
            for (i, byte) in bytes.iter_mut().enumerate() {
                *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| error())?;
            }
            return Ok(Seed(bytes));
        }
        text.parse::<u64>().map(Seed::from).map_err(|_| error())
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;

    fn try_from(text: String) -> Result<Seed, SeedError> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commitment_is_plain_sha256_of_the_bytes() {
        // The digest of 32 zero bytes, as any other program computes it.
        assert_eq!(
            Seed([0; 32]).commitment(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn text_round_trip() {
        let seed = Seed::from(1).derive("test", 3);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(seed.to_string().to_uppercase().parse(), Ok(seed));
    }

    #[test]
    fn what_is_no_seed_is_refused_in_words() {
        for text in ["", "xyz", "-1", "0x10", &"g".repeat(64), &"€".repeat(32)] {
            assert!(text.parse::<Seed>().unwrap_err().to_string().contains("64 hexadecimal"));
        }
    }

    #[test]
    fn games_of_a_series_differ() {
        let seed = Seed::from(5);
        assert_eq!(seed.of_game(0), seed);
        assert_ne!(seed.of_game(1), seed.of_game(2));
    }
}

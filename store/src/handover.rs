use sha2::{Digest, Sha256};

use crate::{PersonId, Secret};

/// A person who is about to go on at another device, as it is kept: without the word in the link
/// nobody can tell who it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Handover {
    pub(crate) link: String,
    pub(crate) person: PersonId,
    pub(crate) sealed: Vec<u8>,
}

impl Handover {
    /// Seal a secret with the word in a link, which is used for nothing else.
    pub(crate) fn new(word: &Secret, secret: &Secret) -> Handover {
        let sealed = apply(word, secret.reveal().as_bytes());
        Handover { link: Handover::link(word), person: secret.person(), sealed }
    }

    /// What a handover is kept under.
    pub(crate) fn link(word: &Secret) -> String {
        crate::id::encode(&Sha256::digest(format!("tactable link {}", word.reveal())))
    }

    /// The secret that was sealed with a word.
    pub(crate) fn open(word: &Secret, sealed: &[u8]) -> Option<Secret> {
        String::from_utf8(apply(word, sealed)).ok()?.parse().ok()
    }
}

/// Add a row of bytes that only the word gives; twice is as it was.
fn apply(word: &Secret, bytes: &[u8]) -> Vec<u8> {
    let block = |number: usize| Sha256::digest(format!("tactable seal {number} {}", word.reveal()));
    let blocks = bytes.chunks(32).enumerate();
    blocks
        .flat_map(|(number, some)| {
            let row = block(number);
            some.iter().zip(row).map(|(byte, key)| byte ^ key).collect::<Vec<u8>>()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_word_opens_what_is_sealed() {
        let (word, secret) = (Secret::fresh().unwrap(), Secret::fresh().unwrap());
        let kept = Handover::new(&word, &secret);
        assert_eq!(Handover::open(&word, &kept.sealed), Some(secret.clone()));
        let other = Secret::fresh().unwrap();
        assert_ne!(Handover::open(&other, &kept.sealed), Some(secret.clone()));
        let shown = format!("{kept:?}{}", String::from_utf8_lossy(&kept.sealed));
        assert!(!shown.contains(secret.reveal()) && !shown.contains(word.reveal()));
    }
}

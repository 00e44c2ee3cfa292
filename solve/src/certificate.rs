use std::collections::HashMap;

use maiak::{Action, Draft, Maiak, Options};
use serde::{Deserialize, Serialize};
use table::{Game, Seat, Seed};
use thiserror::Error;

use crate::{
    Key, PackError,
    answer::{ANSWER_BITS, Answer},
    key::KEY_BITS,
    pack,
};

/// For every position that the winner can meet, what he does there. Where an action ends the game in
/// his favour at once he takes it, and nothing is written down.
pub struct Certificate {
    /// What is proved.
    pub claim: Claim,
    answers: HashMap<Key, Answer>,
}

/// Who wins from where.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// By which rules.
    pub options: Options,
    /// From which position.
    pub state: Draft,
    /// The seat that wins.
    pub winner: u8,
}

const FORMAT: &str = "tactable-maiak-proof-1";

/// Why a certificate cannot be read.
#[derive(Debug, Error)]
pub enum CertificateError {
    /// The file is damaged, or no certificate.
    #[error(transparent)]
    Pack(#[from] PackError),
    /// The claim names no position of the game.
    #[error("the claim names no position: {0}")]
    Claim(String),
}

const _: () = assert!(KEY_BITS + ANSWER_BITS <= u128::BITS);

impl Claim {
    /// That a seat wins from a position.
    pub fn new(state: &Maiak, winner: Seat) -> Claim {
        Claim { options: state.options(), state: state.draft(), winner: winner.number() }
    }

    /// The position.
    pub fn start(&self) -> Result<Maiak, CertificateError> {
        let state = Maiak::from_draft(&self.options, &Seed::from(0), self.state.clone());
        state.map_err(|problems| CertificateError::Claim(problems.to_string()))
    }
}

impl Certificate {
    /// A certificate without answers yet.
    pub(crate) fn new(claim: Claim) -> Certificate {
        Certificate { claim, answers: HashMap::new() }
    }

    /// How many answers there are.
    pub fn len(&self) -> usize {
        self.answers.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

    /// Whether a position is played by the rules of this proof.
    pub fn is_for(&self, state: &Maiak) -> bool {
        self.claim.start().is_ok_and(|start| start.options() == state.options())
    }

    /// What whoever has to act does in a position, if it is written down.
    pub fn answer(&self, state: &Maiak) -> Option<Action> {
        self.answers.get(&Key::of(state))?.action(state)
    }

    /// Write down what is done in a position.
    pub(crate) fn put(&mut self, state: &Maiak, action: Action) {
        self.answers.insert(Key::of(state), Answer::new(state, action));
    }

    /// As a file.
    pub fn written(&self) -> Vec<u8> {
        let pack =
            |(key, answer): (&Key, &Answer)| key.bits() | u128::from(answer.bits()) << KEY_BITS;
        pack::written(FORMAT, &self.claim, self.answers.iter().map(pack).collect())
    }

    /// Read a file.
    pub fn read(file: &[u8]) -> Result<Certificate, CertificateError> {
        let (claim, packed): (Claim, Vec<u128>) = pack::read(FORMAT, file)?;
        claim.start()?;
        let unpack = |packed: u128| {
            let key = Key::from_bits(packed & ((1 << KEY_BITS) - 1));
            (key, Answer::from_bits((packed >> KEY_BITS) as u32))
        };
        Ok(Certificate { claim, answers: packed.into_iter().map(unpack).collect() })
    }
}

//! No search, and nothing of the search's own: only the rules of the game and what is written down.

use std::collections::HashMap;

use maiak::{Action, Maiak};
use table::{Game, Seat};
use thiserror::Error;

use crate::{Certificate, CertificateError, Key};

/// What a certificate was found to prove.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checked {
    /// Who wins.
    pub winner: Seat,
    /// In how many turns of both sides at most.
    pub turns: u32,
    /// How many of the winner's positions were met.
    pub positions: u64,
    /// How many actions of the other side were answered.
    pub replies: u64,
}

/// Why a certificate proves nothing.
#[derive(Debug, Error)]
pub enum Flaw {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] CertificateError),
    /// The winner can meet a position for which there is no answer.
    #[error("there is no answer to {}", shown(.0))]
    NoAnswer(Box<Maiak>),
    /// The answer to a position is not legal.
    #[error("the answer {answer} is not legal in {}", shown(.state))]
    Illegal {
        /// The position.
        state: Box<Maiak>,
        /// What is written down for it.
        answer: String,
    },
    /// The other side wins.
    #[error("the other side has won in {}", shown(.0))]
    Lost(Box<Maiak>),
}

fn shown(state: &Maiak) -> String {
    serde_json::to_string(&state.draft()).unwrap_or_default()
}

/// Go through all answers of the other side, and find out in how many turns the winner wins at most.
/// Tells now and then how many of the winner's positions were met.
pub fn check(certificate: &Certificate, tell: &mut dyn FnMut(u64)) -> Result<Checked, Flaw> {
    let start = certificate.claim.start()?;
    let winner = Seat::new(certificate.claim.winner.min(1));
    let mut checker =
        Checker { certificate, winner, longest: HashMap::new(), positions: 0, replies: 0, tell };
    let turns = checker.longest(&start)?;
    Ok(Checked { winner, turns, positions: checker.positions, replies: checker.replies })
}

struct Checker<'a> {
    certificate: &'a Certificate,
    winner: Seat,
    /// The turns from a position of the winner to the end, where they were counted already.
    longest: HashMap<Key, u8>,
    positions: u64,
    replies: u64,
    tell: &'a mut dyn FnMut(u64),
}

impl Checker<'_> {
    /// How many turns the game lasts from here at most.
    fn longest(&mut self, state: &Maiak) -> Result<u32, Flaw> {
        if let Some(outcome) = state.outcome() {
            let won = outcome.score(self.winner) == 1.0;
            // A turn that ends the game is not counted by the game any more.
            return if won { Ok(0) } else { Err(Flaw::Lost(Box::new(*state))) };
        }
        let seat = state.turn_seat();
        if seat != self.winner {
            return self.longest_reply(state, seat);
        }
        let key = Key::of(state);
        if let Some(&turns) = self.longest.get(&key) {
            return Ok(turns.into());
        }
        self.positions += 1;
        if self.positions.is_multiple_of(4096) {
            (self.tell)(self.positions);
        }
        let turns = self.after(state, seat, self.answer(state, seat)?)?;
        self.longest.insert(key, turns as u8);
        Ok(turns)
    }

    /// What the winner does: win at once if he can, and otherwise what is written down.
    fn answer(&self, state: &Maiak, seat: Seat) -> Result<Action, Flaw> {
        let mut legal = Vec::new();
        state.actions(seat, &mut legal);
        let wins = |action: &Action| {
            let mut after = *state;
            after.apply(seat, *action, &mut ());
            after.outcome().is_some_and(|outcome| outcome.score(seat) == 1.0)
        };
        if let Some(&action) = legal.iter().find(|action| wins(action)) {
            return Ok(action);
        }
        let answer = self.certificate.answer(state);
        let action = answer.ok_or_else(|| Flaw::NoAnswer(Box::new(*state)))?;
        match legal.contains(&action) {
            true => Ok(action),
            false => Err(Flaw::Illegal { state: Box::new(*state), answer: action.to_string() }),
        }
    }

    fn longest_reply(&mut self, state: &Maiak, seat: Seat) -> Result<u32, Flaw> {
        let (mut legal, mut most) = (Vec::new(), 0);
        state.actions(seat, &mut legal);
        for action in legal {
            self.replies += 1;
            most = most.max(self.after(state, seat, action)?);
        }
        Ok(most)
    }

    /// How many turns are left before an action, the turn that it ends included.
    fn after(&mut self, state: &Maiak, seat: Seat, action: Action) -> Result<u32, Flaw> {
        let mut after = *state;
        after.apply(seat, action, &mut ());
        let ends_turn = after.outcome().is_some() || after.turn_seat() != seat;
        Ok(self.longest(&after)? + u32::from(ends_turn))
    }
}

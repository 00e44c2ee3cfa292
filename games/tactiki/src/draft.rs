use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{
    Phase, Rank, Ranks, SEATS, Square, Tactiki,
    board::{owner, piece_of, slot},
};

/// A TacTiki state as readable fields, which anyone may write. In a view, ranks that the viewer
/// does not know are null.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Draft {
    /// The column of every field that has one, bottom first: whose piece, and its rank.
    pub fields: BTreeMap<Square, Vec<(Side, Option<u8>)>>,
    /// The ranks of the dead, TIKI's and TAC's. In a view, those of a hidden people include the
    /// ones that came back and have not fought since.
    pub dead: [Vec<u8>; 2],
    /// Whose turn it is.
    pub turn: u8,
    /// What is going on.
    pub phase: Phase,
    /// How many moves the turn still has.
    pub moves_left: u8,
    /// Whether this turn has seen an attack or a forward step.
    #[serde(default)]
    pub progress: bool,
    /// Turns in a row without progress.
    #[serde(default)]
    pub quiet: u16,
    /// Turns that have ended.
    #[serde(default)]
    pub turns: u16,
    /// The numbers of the pieces, as in `fields`; without them they are counted in that order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pieces: Option<BTreeMap<Square, Vec<u8>>>,
    /// The numbers of the pieces on the board whose rank a fight has shown.
    #[serde(default)]
    pub shown: Vec<u8>,
    /// The pieces that came back and have not fought since, in the order in which they came.
    #[serde(default)]
    pub reborn: Vec<RebirthDraft>,
}

/// Whose piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Seat 0.
    Tiki,
    /// Seat 1.
    Tac,
}

impl Side {
    pub(crate) const fn of(seat: Seat) -> Side {
        if seat.index() == 0 { Side::Tiki } else { Side::Tac }
    }

    pub(crate) const fn seat(self) -> Seat {
        Seat::new(self as u8)
    }
}

/// A piece that came back and has not fought since.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RebirthDraft {
    /// The number of the piece.
    pub piece: u8,
    /// The ranks that it and all of its people who came back before it can have among them.
    pub could: Vec<u8>,
}

impl From<&Tactiki> for Draft {
    fn from(state: &Tactiki) -> Draft {
        let board = &state.board;
        let mut fields = BTreeMap::new();
        let mut pieces = BTreeMap::new();
        for field in Square::all().filter(|&field| board.top(field).is_some()) {
            let mut column: Vec<u8> = board.column(field).collect();
            column.reverse();
            let face = |&piece: &u8| (Side::of(owner(piece)), board.rank(piece).map(Rank::number));
            fields.insert(field, column.iter().map(face).collect());
            pieces.insert(field, column);
        }
        let seats = SEATS;
        let numbers = |ranks: Ranks| ranks.iter().map(Rank::number).collect::<Vec<u8>>();
        let dead = |seat: Seat| match state.phase {
            Phase::Setup => Vec::new(),
            Phase::Play => numbers(state.off[seat.index()]),
        };
        let rebirths = |seat: Seat| {
            let reborn = state.memory[seat.index()].reborn().iter();
            reborn.map(move |rebirth| RebirthDraft {
                piece: piece_of(seat, rebirth.slot),
                could: numbers(rebirth.could),
            })
        };
        let is_shown = |&piece: &u8| state.memory[owner(piece).index()].is_shown(slot(piece));
        Draft {
            fields,
            dead: seats.map(dead),
            turn: state.turn.number(),
            phase: state.phase,
            moves_left: state.moves_left,
            progress: state.progress,
            quiet: state.quiet,
            turns: state.turns,
            pieces: Some(pieces),
            shown: (0..20).filter(is_shown).collect(),
            reborn: seats.into_iter().flat_map(rebirths).collect(),
        }
    }
}

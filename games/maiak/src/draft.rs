use serde::{Deserialize, Serialize};
use table::{Phrase, Problem, Seat};

use crate::{
    Maiak, Options, Square,
    options::SameColour,
    state::{End, HOME, Phase},
    tiles::Tiles,
};

/// A MAIAK state as readable fields, which anyone may write.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draft {
    /// Five rows of the letters b g y r, row 1 first.
    pub tiles: Vec<String>,
    /// The squares of White's pieces.
    pub white: Vec<Square>,
    /// The squares of Black's pieces.
    pub black: Vec<Square>,
    /// Whose turn it is.
    pub turn: u8,
    /// What he has to do.
    pub phase: Phase,
    /// How many turns have ended.
    #[serde(default)]
    pub turns: u8,
}

impl From<&Maiak> for Draft {
    fn from(state: &Maiak) -> Draft {
        Draft {
            tiles: state.tiles.rows().to_vec(),
            white: state.pieces(Seat(0)).collect(),
            black: state.pieces(Seat(1)).collect(),
            turn: state.turn.0,
            phase: state.phase,
            turns: state.turns,
        }
    }
}

impl Draft {
    /// The state this describes, or every reason why it describes none.
    pub(crate) fn check(self, options: &Options) -> Result<Maiak, Vec<Problem>> {
        let mut problems = Vec::new();
        let mut refuse = |place: &str, phrase: Phrase| problems.push(Problem::new(place, phrase));
        let tiles = Tiles::from_rows(&self.tiles).unwrap_or_else(|error| {
            refuse("tiles", error.phrase());
            Tiles::default()
        });
        let mut pieces = [0u32; 2];
        for (seat, (place, squares)) in
            [("white", &self.white), ("black", &self.black)].iter().enumerate()
        {
            for square in squares.iter() {
                if (pieces[0] | pieces[1]) as u64 & square.bit() != 0 {
                    refuse(place, Phrase::new("draft-twice").with("square", square.to_string()));
                }
                pieces[seat] |= square.bit() as u32;
            }
            if squares.len() > 5 {
                refuse(place, Phrase::new("draft-too-many").with("found", squares.len()));
            }
        }
        if self.turn > 1 {
            refuse("turn", Phrase::new("draft-turn").with("found", self.turn));
        }
        if self.turns > MAX_TURNS {
            refuse(
                "turns",
                Phrase::new("draft-turns").with("found", self.turns).with("most", MAX_TURNS),
            );
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let turn = Seat(self.turn);
        let mut state = Maiak {
            tiles,
            pieces,
            turn,
            phase: self.phase,
            end: None,
            switch: options.switch,
            same_colour: options.same_colour,
            turns: self.turns,
        };
        state.end = state.find_end()?;
        Ok(state)
    }
}

/// A piece steps at most four times, and forty steps cannot all happen (R6.4).
const MAX_TURNS: u8 = 31;

impl Maiak {
    /// Whether the game is over as it stands, or why it cannot stand like this.
    fn find_end(&self) -> Result<Option<End>, Vec<Problem>> {
        let (own, enemies) = (self.turn.index(), self.turn.opponent().index());
        let mut problems = Vec::new();
        let mut refuse = |place: &str, key: &'static str| {
            problems.push(Problem::new(place, Phrase::new(key)));
        };
        if self.pieces[own] & HOME[enemies] != 0 && self.phase == Phase::Switch {
            refuse("phase", "draft-over-switch");
        }
        if self.pieces[enemies] & HOME[own] != 0 {
            refuse("turn", "draft-over-turn");
        }
        if self.pieces[own] == 0 {
            refuse("turn", "draft-no-pieces-turn");
        }
        if self.pieces[enemies] == 0 && self.phase == Phase::Switch {
            refuse("phase", "draft-no-pieces-switch");
        }
        let no_switch = self.same_colour == SameColour::Forbidden && self.switches() == [0; 4];
        if self.phase == Phase::Switch && no_switch {
            refuse("phase", "draft-no-switch");
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        Ok(if self.pieces[own] & HOME[enemies] != 0 {
            Some(End::Reached)
        } else if self.pieces[enemies] == 0 {
            Some(End::NoPieces)
        } else if self.phase == Phase::Move && self.steps(self.turn).none() {
            Some(End::Blocked)
        } else {
            None
        })
    }
}

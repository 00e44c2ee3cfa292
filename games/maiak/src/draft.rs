use serde::{Deserialize, Serialize};
use table::{Phrase, Problem, Seat};

use crate::{
    Maiak, Options, Square,
    options::max_turns,
    state::{End, Phase},
    tiles::Tiles,
};

/// A MAIAK state as readable fields, which anyone may write.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Draft {
    /// The rows as letters b g y r, row 1 first; five rows of five on the whole board.
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
            tiles: state.tiles.rows(state.size),
            white: state.pieces(Seat::new(0)).collect(),
            black: state.pieces(Seat::new(1)).collect(),
            turn: state.turn.number(),
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
        let tiles = Tiles::from_rows(&self.tiles, options.size);
        if let Err(error) = &tiles {
            refuse("tiles", error.phrase());
        }
        let tiles_are_known = tiles.is_ok();
        let mut pieces = [0u32; 2];
        for (seat, (place, squares)) in
            [("white", &self.white), ("black", &self.black)].iter().enumerate()
        {
            for square in squares.iter() {
                if (pieces[0] | pieces[1]) as u64 & square.bit() != 0 {
                    refuse(place, Phrase::new("draft-twice").with("square", square.to_string()));
                }
                if !options.size.has(*square) {
                    let phrase = Phrase::new("draft-outside").with("square", square.to_string());
                    refuse(place, phrase.with("last", options.size.last().to_string()));
                }
                pieces[seat] |= square.bit() as u32;
            }
            if squares.len() > options.size.side() {
                let phrase = Phrase::new("draft-too-many").with("found", squares.len());
                refuse(place, phrase.with("most", options.size.side()));
            }
        }
        if self.turn > 1 {
            refuse("turn", Phrase::new("draft-turn").with("found", self.turn));
        }
        let most = max_turns(options.size);
        if u32::from(self.turns) > most {
            refuse(
                "turns",
                Phrase::new("draft-turns").with("found", self.turns).with("most", most),
            );
        }
        let mut state = Maiak {
            tiles: tiles.unwrap_or_default(),
            pieces,
            turn: Seat::new(self.turn.min(1)),
            phase: self.phase,
            end: None,
            switch: options.switch,
            same_colour: options.same_colour,
            size: options.size,
            turns: self.turns,
        };
        if self.turn <= 1 {
            problems.extend(state.contradictions(tiles_are_known));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        state.end = state.find_end();
        Ok(state)
    }
}

impl Maiak {
    /// Why the game cannot stand like this: whose turn it is does not fit what has happened.
    fn contradictions(&self, tiles_are_known: bool) -> Vec<Problem> {
        let (own, enemies) = (self.turn.index(), self.turn.opponent().index());
        let [own_home, far] = [self.turn, self.turn.opponent()].map(|seat| self.home(seat));
        let switching = self.phase == Phase::Switch;
        let no_switch = self.lacks_switch();
        let found = [
            (switching && self.pieces[own] & far != 0, "phase", "draft-over-switch"),
            (self.pieces[enemies] & own_home != 0, "turn", "draft-over-turn"),
            (self.pieces[own] == 0, "turn", "draft-no-pieces-turn"),
            (switching && self.pieces[enemies] == 0, "phase", "draft-no-pieces-switch"),
            (switching && tiles_are_known && no_switch, "phase", "draft-no-switch"),
        ];
        let problem = |(_, place, key)| Problem::new(place, Phrase::new(key));
        found.into_iter().filter(|(wrong, ..)| *wrong).map(problem).collect()
    }

    /// Whether the game is over as it stands.
    fn find_end(&self) -> Option<End> {
        let (own, enemies) = (self.turn.index(), self.turn.opponent().index());
        if self.pieces[own] & self.home(self.turn.opponent()) != 0 {
            Some(End::Reached)
        } else if self.pieces[enemies] == 0 {
            Some(End::NoPieces)
        } else if self.phase == Phase::Move && self.steps(self.turn).none() {
            Some(End::Blocked)
        } else {
            None
        }
    }
}

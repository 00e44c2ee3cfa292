use serde::{Deserialize, Serialize};
use table::{Phrase, Problem, text::shorten};

use crate::{
    Board, EdgeSides, Square,
    board::{Stack, squares},
    state::{BLACK, WHITE, colour},
};

/// How many checkers each side has (R1.2).
pub(crate) const CHECKERS: u32 = 18;

/// The layouts with a name (R1.4). No source gives the opening; these are assumed.
const PRESETS: [(&str, [&str; 7]); 3] = [
    (
        "troops",
        [
            ". B3 . B3 . B3 .",
            ". B2 . B2 . B2 .",
            ". B1 . B1 . B1 .",
            ". . . . . . .",
            ". W1 . W1 . W1 .",
            ". W2 . W2 . W2 .",
            ". W3 . W3 . W3 .",
        ],
    ),
    (
        "wall",
        [
            "B2 B3 B3 B2 B3 B3 B2",
            ". . . . . . .",
            ". . . . . . .",
            ". . . . . . .",
            ". . . . . . .",
            ". . . . . . .",
            "W2 W3 W3 W2 W3 W3 W2",
        ],
    ),
    (
        "towers",
        [
            "B3 B3 B3 . B3 B3 B3",
            ". . . . . . .",
            ". . . . . . .",
            ". . . . . . .",
            ". . . . . . .",
            ". . . . . . .",
            "W3 W3 W3 . W3 W3 W3",
        ],
    ),
];

/// Where the stacks stand at first: the name of a preset, or seven rows, row 1 first, of seven
/// words each, `.` empty or a stack from `B1` to `W3`.
///
/// ```
/// use tactigo::{EdgeSides, Layout};
///
/// assert!(Layout::Preset("towers".into()).board(EdgeSides::Three).is_ok());
/// let problems = Layout::Rows(vec!["B4 . x".into()]).board(EdgeSides::Three).unwrap_err();
/// assert_eq!(problems.len(), 6); // rows, words, height, a word, and both sides' checkers
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Layout {
    /// `troops`, `wall` or `towers`.
    Preset(String),
    /// Any rows.
    Rows(Vec<String>),
}

impl Default for Layout {
    fn default() -> Layout {
        Layout::Preset(PRESETS[0].0.to_owned())
    }
}

impl Layout {
    /// The names of all presets.
    pub const PRESETS: [&'static str; 3] = [PRESETS[0].0, PRESETS[1].0, PRESETS[2].0];

    /// The board this describes, or every reason why no game can start like this.
    pub fn board(&self, edge_sides: EdgeSides) -> Result<Board, Vec<Problem>> {
        match self {
            Layout::Rows(rows) => {
                read(&rows.iter().map(String::as_str).collect::<Vec<_>>(), edge_sides)
            }
            Layout::Preset(name) => match PRESETS.iter().find(|(known, _)| known == name) {
                Some((_, rows)) => read(rows, edge_sides),
                None => {
                    let known = Layout::PRESETS.map(Phrase::plain).to_vec();
                    let meant = Phrase::meant(name, Layout::PRESETS);
                    let phrase =
                        Phrase::new("layout-name").with("known", known).with("meant", meant);
                    Err(vec![Problem::new("layout", phrase.with("found", shorten(name, 30)))])
                }
            },
        }
    }
}

fn read(rows: &[&str], edge_sides: EdgeSides) -> Result<Board, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut refuse = |phrase: Phrase| problems.push(Problem::new("layout", phrase));
    if rows.len() != 7 {
        refuse(Phrase::new("layout-rows").with("found", rows.len()));
    }
    let mut board = Board::default();
    for (row, text) in rows.iter().take(7).enumerate() {
        let in_row =
            |phrase: Phrase| Phrase::new("layout-row").with("row", row + 1).with("words", phrase);
        let words: Vec<&str> = text.split_whitespace().collect();
        if words.len() != 7 {
            refuse(in_row(Phrase::new("layout-words").with("found", words.len())));
        }
        for (file, word) in words.into_iter().take(7).enumerate().filter(|(_, word)| *word != ".") {
            match Stack::read(word) {
                Ok(stack) => board.put(Square::new(row * 7 + file), stack),
                Err(phrase) => refuse(in_row(phrase)),
            }
        }
    }
    for seat in [BLACK, WHITE] {
        let found = board.checkers(seat);
        if found != CHECKERS {
            let phrase = Phrase::new("layout-checkers").with("who", Phrase::new(colour(seat)));
            refuse(phrase.with("most", CHECKERS).with("found", found));
        }
        for square in squares(board.surrounded(seat, edge_sides)) {
            refuse(Phrase::new("surrounded-already").with("square", square.to_string()));
        }
    }
    if problems.is_empty() { Ok(board) } else { Err(problems) }
}

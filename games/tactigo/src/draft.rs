use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Phrase, Problem};

use crate::{
    Availability, Board, Options, Size, Sizes, Square, Tactigo,
    board::{Stack, squares},
    layout::CHECKERS,
    state::{BLACK, TO_WIN, WHITE, colour},
};

/// A Tactigo state as readable fields, which anyone may write.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Draft {
    /// The stacks by square, such as `"b1": "B3"`.
    pub stacks: BTreeMap<String, String>,
    /// Checkers taken by Black and by White.
    pub captured: [u32; 2],
    /// Whose turn it is.
    pub turn: u32,
    /// The sizes already moved in this turn.
    pub used: Vec<u64>,
    /// The sizes lost since the turn started, where the table judges them then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lost: Option<Vec<u64>>,
    /// Whether this turn has seen a capture.
    #[serde(default)]
    pub took: bool,
    /// How many turns in a row have ended without a capture.
    #[serde(default)]
    pub quiet: u16,
    /// How many turns have ended.
    #[serde(default)]
    pub turns: u32,
}

impl From<&Tactigo> for Draft {
    fn from(state: &Tactigo) -> Draft {
        let numbers = |sizes: Sizes| sizes.iter().map(|size| size.checkers().into()).collect();
        let judged_once = state.availability == Availability::TurnStart;
        Draft {
            stacks: state
                .board
                .stacks()
                .map(|(square, stack)| (square.to_string(), stack.word()))
                .collect(),
            captured: state.captured.map(u32::from),
            turn: state.turn.number().into(),
            used: numbers(state.used),
            lost: judged_once.then(|| numbers(state.lost)),
            took: state.took,
            quiet: state.quiet,
            turns: state.turns,
        }
    }
}

impl Draft {
    /// The state this describes, or every reason why it describes none. A player who cannot move
    /// when his turn starts passes right away (R2.7).
    pub(crate) fn check(self, options: &Options) -> Result<Tactigo, Vec<Problem>> {
        let mut problems = Vec::new();
        let board = self.read_board(&mut problems);
        let used = read_sizes("used", &self.used, &mut problems);
        let lost = self.lost.as_ref().map(|lost| read_sizes("lost", lost, &mut problems));
        let mut refuse = |place: &str, phrase: Phrase| problems.push(Problem::new(place, phrase));
        if self.turn > 1 {
            refuse("turn", Phrase::new("draft-turn").with("found", self.turn));
        }
        if self.captured.iter().all(|&captured| captured >= TO_WIN.into()) {
            refuse("captured", Phrase::new("draft-both-won"));
        }
        if options.quiet_limit != 0 && self.quiet > options.quiet_limit {
            let phrase = Phrase::new("draft-quiet").with("found", self.quiet);
            refuse("quiet", phrase.with("most", options.quiet_limit));
        }
        if self.took && self.used.is_empty() {
            refuse("took", Phrase::new("draft-took-unused"));
        }
        if self.took && self.quiet > 0 {
            refuse("quiet", Phrase::new("draft-took-quiet").with("found", self.quiet));
        }
        if lost.is_some_and(|lost| lost.iter().any(|size| used.contains(size))) {
            refuse("lost", Phrase::new("draft-lost-used"));
        }
        if options.availability == Availability::Now && lost.is_some_and(|lost| !lost.is_empty()) {
            refuse("lost", Phrase::new("draft-lost-now"));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let state = Tactigo {
            board,
            turns: self.turns,
            quiet: self.quiet,
            quiet_limit: options.quiet_limit,
            captured: self.captured.map(|captured| captured as u8),
            turn: if self.turn == 0 { BLACK } else { WHITE },
            used,
            lost: lost.unwrap_or_default(),
            took: self.took,
            availability: options.availability,
            edge_sides: options.edge_sides,
        };
        state.settle(lost.is_some())
    }

    fn read_board(&self, problems: &mut Vec<Problem>) -> Board {
        let mut refuse = |place: &str, phrase: Phrase| problems.push(Problem::new(place, phrase));
        let mut board = Board::default();
        for (place, word) in &self.stacks {
            match (place.parse::<Square>(), Stack::read(word)) {
                (Ok(square), Ok(_)) if board.get(square).is_some() => {
                    refuse("stacks", Phrase::new("draft-twice").with("square", square.to_string()));
                }
                (Ok(square), Ok(stack)) => board.put(square, stack),
                (square, stack) => {
                    square.err().into_iter().for_each(|refusal| refuse("stacks", refusal.phrase));
                    stack.err().into_iter().for_each(|phrase| refuse("stacks", phrase));
                }
            }
        }
        for seat in [BLACK, WHITE] {
            let on_board = board.checkers(seat);
            let taken = self.captured[seat.opponent().index()];
            if u64::from(on_board) + u64::from(taken) > CHECKERS.into() {
                let phrase = Phrase::new("draft-checkers").with("who", Phrase::new(colour(seat)));
                let phrase = phrase.with("most", CHECKERS).with("board", on_board);
                refuse("captured", phrase.with("taken", taken));
            }
            if on_board == 0 && taken < TO_WIN.into() {
                refuse(
                    "stacks",
                    Phrase::new("draft-nobody").with("who", Phrase::new(colour(seat))),
                );
            }
        }
        board
    }
}

fn read_sizes(place: &str, numbers: &[u64], problems: &mut Vec<Problem>) -> Sizes {
    let mut sizes = Sizes::NONE;
    for &number in numbers {
        match Size::new(number) {
            Some(size) if !sizes.contains(size) => sizes = sizes.with(size),
            _ => {
                let phrase = Phrase::new("draft-sizes").with("found", number.to_string());
                problems.push(Problem::new(place, phrase));
            }
        }
    }
    sizes
}

impl Tactigo {
    /// This state if it can stand like this, or why it cannot.
    fn settle(mut self, lost_is_given: bool) -> Result<Tactigo, Vec<Problem>> {
        if self.winner().is_some() {
            return Ok(self);
        }
        let mut problems = Vec::new();
        let mut refuse = |place: &str, phrase: Phrase| problems.push(Problem::new(place, phrase));
        for seat in [BLACK, WHITE] {
            for square in squares(self.board.surrounded(seat, self.edge_sides)) {
                let phrase = Phrase::new("surrounded-already");
                refuse("stacks", phrase.with("square", square.to_string()));
            }
        }
        if !self.is_quiet() && !self.used.is_empty() && !self.can_go_on() {
            refuse("used", Phrase::new("draft-turn-over"));
        }
        let judged_once = self.availability == Availability::TurnStart;
        let starts = self.used.is_empty() && !self.is_quiet();
        if judged_once && lost_is_given && starts && self.lost != self.immobile() {
            let sizes = self.immobile().iter().map(|size| Phrase::plain(size.to_string()));
            let phrase = Phrase::new("draft-lost").with("count", self.immobile().iter().count());
            refuse("lost", phrase.with("sizes", sizes.collect::<Vec<_>>()));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        if starts {
            self.begin_turn(&mut ());
        }
        Ok(self)
    }
}

use maiak::{Action, Maiak, Square};
use table::Seat;

use crate::{Key, key::Frame};

/// An action of whoever has to act in a position, as seen in the position's [`Key`], so that one answer
/// is good for all mirror images.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer(u32);

/// How many bits an answer has.
pub(crate) const ANSWER_BITS: u32 = 17;

const SQUARE: u32 = 0b11111;
const STEP: u32 = 0;
const SWITCH: u32 = 1;
const PASS: u32 = 2;

impl Answer {
    /// Write down an action in a position.
    pub(crate) fn new(state: &Maiak, action: Action) -> Answer {
        let (_, frame) = Key::framed(state);
        let place = |square: Square| frame.across(square.index()) as u32;
        Answer(match action {
            Action::Step { from, to, pays, .. } => {
                let pieces = pieces(state, frame);
                let paying =
                    pieces.iter().enumerate().filter(|(_, square)| pays >> **square & 1 == 1);
                let payers: u32 = paying.map(|(number, _)| 1 << number).sum();
                STEP | place(from) << 2 | place(to) << 7 | payers << 12
            }
            Action::Switch(a, b) => SWITCH | place(a) << 2 | place(b) << 7,
            Action::Pass => PASS,
        })
    }

    /// The action in a position. It may not be legal there if the answer is of another one.
    pub(crate) fn action(self, state: &Maiak) -> Option<Action> {
        let (_, frame) = Key::framed(state);
        let square = |shift: u32| {
            let place = (self.0 >> shift & SQUARE) as usize;
            (place < Square::COUNT).then(|| Square::new(frame.across(place)))
        };
        match self.0 & 0b11 {
            STEP => {
                let (from, to) = (square(2)?, square(7)?);
                let pieces = pieces(state, frame).into_iter().enumerate();
                let paying = pieces.filter(|(number, _)| self.0 >> (12 + number) & 1 == 1);
                let pays = paying.map(|(_, square)| 1 << square).sum();
                Some(Action::Step { from, to, captures: state.owner(to).is_some(), pays })
            }
            SWITCH => {
                let (a, b) = (square(2)?, square(7)?);
                Some(Action::Switch(a.min(b), a.max(b)))
            }
            PASS => Some(Action::Pass),
            _ => None,
        }
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    pub(crate) const fn from_bits(bits: u32) -> Answer {
        Answer(bits)
    }
}

/// The squares of the pieces of whoever has to act, in the order in which the key sees them.
fn pieces(state: &Maiak, frame: Frame) -> Vec<usize> {
    let own: Seat = state.turn_seat();
    let mut pieces: Vec<usize> = state.pieces(own).map(Square::index).collect();
    pieces.sort_by_key(|&square| frame.across(square));
    pieces
}

#[cfg(test)]
mod tests {
    use maiak::Options;
    use table::{Dice, Game, Seed};

    use super::*;

    /// The position in a mirror beside the board, and with the colours of the pieces exchanged.
    fn images(state: &Maiak) -> [Maiak; 2] {
        let size = state.size().side();
        let mirrored = |square: Square| {
            let (row, file) = (square.index() / 5, square.index() % 5);
            Square::new(row * 5 + size - 1 - file)
        };
        let across = |square: Square| Square::new(state.size().across(square.index()).unwrap());
        let reversed = |row: &String| row.chars().rev().collect::<String>();
        let draft = state.draft();
        let mut beside = draft.clone();
        beside.tiles = draft.tiles.iter().map(reversed).collect();
        beside.white = draft.white.iter().map(|&square| mirrored(square)).collect();
        beside.black = draft.black.iter().map(|&square| mirrored(square)).collect();
        let mut opposite = draft.clone();
        opposite.tiles = draft.tiles.iter().rev().map(reversed).collect();
        opposite.white = draft.black.iter().map(|&square| across(square)).collect();
        opposite.black = draft.white.iter().map(|&square| across(square)).collect();
        opposite.turn = 1 - draft.turn;
        [beside, opposite]
            .map(|draft| Maiak::from_draft(&state.options(), &Seed::from(0), draft).unwrap())
    }

    #[test]
    fn images_share_their_key_and_answers_come_back() {
        let mut dice = Dice::new(Seed::from(3));
        for side in 3..=5 {
            let options = Options { size: maiak::Size::new(side).unwrap(), ..Options::default() };
            for _ in 0..20 {
                let mut state = Maiak::new(&options, &Seed::from(0)).unwrap();
                while state.outcome().is_none() {
                    let (seat, mut legal) = (state.turn_seat(), Vec::new());
                    state.actions(seat, &mut legal);
                    for &action in &legal {
                        assert_eq!(Answer::new(&state, action).action(&state), Some(action));
                        assert!(Answer::new(&state, action).bits() < 1 << ANSWER_BITS);
                    }
                    let chosen = *dice.pick(&legal).unwrap();
                    let answer = Answer::new(&state, chosen);
                    for image in images(&state) {
                        assert_eq!(Key::of(&image), Key::of(&state));
                        // In the image it is as good as here: legal, and leading to an image again.
                        let (mut there, mut here) = (image, state);
                        let action = answer.action(&image).unwrap();
                        there.play(image.turn_seat(), action, &mut ()).unwrap();
                        here.apply(seat, chosen, &mut ());
                        assert_eq!(there.outcome().is_some(), here.outcome().is_some());
                        if here.outcome().is_none() {
                            assert_eq!(Key::of(&there), Key::of(&here));
                        }
                    }
                    state.apply(seat, chosen, &mut ());
                }
            }
        }
    }
}

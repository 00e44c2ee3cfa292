use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use table::{Dice, Listed, Seat, Viewer};

use crate::{
    Draft, Options, Phase, Rank, Ranks, Square, Tactiki,
    board::{owner, slot},
    draft::{Side, unknown_remainder, without},
    guess::guess,
};

/// What a viewer of a TacTiki table knows with a perfect memory: the whole state but for the ranks
/// that nobody has shown him.
///
/// What the eye alone sees is less: see [`View::face`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    /// The state with unknown ranks erased; the dead of a hidden people include those who came back
    /// unseen.
    pub(crate) known: Tactiki,
}

impl View {
    /// The numbers of the pieces on a field, bottom first.
    pub fn column(&self, field: Square) -> Vec<u8> {
        let mut column: Vec<u8> = self.known.board.column(field).collect();
        column.reverse();
        column
    }

    /// Whose piece it is.
    pub fn owner(&self, piece: u8) -> Seat {
        owner(piece)
    }

    /// The rank of a piece on the board, if the viewer owns it or remembers it from a fight.
    pub fn rank(&self, piece: u8) -> Option<Rank> {
        self.known.board.rank(piece)
    }

    /// The rank of a piece as it stands before the viewer's eyes: his own pieces, and with the
    /// memory aid those that fought.
    pub fn face(&self, piece: u8) -> Option<Rank> {
        let open = self.viewer.is(owner(piece)) || self.known.options.memory_aid;
        if open { self.rank(piece) } else { None }
    }

    /// The ranks that a piece can have, as far as a perfect memory tells.
    pub fn candidates(&self, piece: u8) -> Ranks {
        let seat = owner(piece);
        if let Some(rank) = self.rank(piece) {
            return Ranks::collect([rank]).unwrap_or_default();
        }
        let memory = &self.known.memory[seat.index()];
        if let Some(rebirth) = memory.reborn().iter().find(|rebirth| rebirth.slot == slot(piece)) {
            return rebirth.could;
        }
        match self.known.phase {
            Phase::Setup => Ranks::ALL,
            Phase::Play => self.known.unseen(seat).unwrap_or_default(),
        }
    }

    /// The ranks of a seat that are dead; for a hidden people together with those that came back and
    /// have not fought since.
    pub fn dead(&self, seat: Seat) -> Ranks {
        match self.known.phase {
            Phase::Setup => Ranks::NONE,
            Phase::Play => self.known.off[seat.index()],
        }
    }

    /// How many of [`View::dead`] are back on the board, for all the viewer knows.
    pub fn returned(&self, seat: Seat) -> usize {
        if self.viewer.is(seat) { 0 } else { self.known.memory[seat.index()].reborn().len() }
    }

    /// The state as far as it is known.
    pub(crate) fn known(&self) -> &Tactiki {
        &self.known
    }
}

impl Tactiki {
    /// Erase what a viewer may not know.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let mut known = *self;
        for seat in [Seat(0), Seat(1)].into_iter().filter(|&seat| !viewer.is(seat)) {
            let placed = self.board.pieces(seat).count();
            known.off[seat.index()] = match self.phase {
                Phase::Setup => unknown_remainder(placed),
                Phase::Play => self.dead_or_reborn(seat),
            };
            for piece in self.board.pieces(seat) {
                if !self.memory[seat.index()].is_shown(slot(piece)) {
                    known.board.set_rank(piece, None);
                }
            }
        }
        View { viewer, known }
    }

    /// The pieces of a seat that nobody has seen since the setup.
    pub(crate) fn unseen_pieces(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let memory = &self.memory[seat.index()];
        self.board
            .pieces(seat)
            .filter(|&piece| !memory.is_shown(slot(piece)) && !memory.is_reborn(slot(piece)))
    }

    /// Their ranks, of a people hidden in a view: all but those shown and those dead or reborn.
    pub(crate) fn unseen(&self, seat: Seat) -> Option<Ranks> {
        let shown = self.board.pieces(seat).filter_map(|piece| self.board.rank(piece));
        without(without(Ranks::ALL, self.off[seat.index()])?, Ranks::collect(shown)?)
    }

    /// A state that fits a view, each that does equally likely.
    pub(crate) fn imagined(view: &View, dice: &mut Dice) -> Tactiki {
        let mut state = view.known;
        for seat in [Seat(0), Seat(1)].into_iter().filter(|&seat| !view.viewer.is(seat)) {
            match state.phase {
                Phase::Setup => state.imagine_setup(seat, dice),
                Phase::Play => state.imagine_people(seat, dice),
            }
        }
        state
    }

    fn imagine_setup(&mut self, seat: Seat, dice: &mut Dice) {
        let first = seat.0 * 10;
        let placed = self.board.pieces(seat).count();
        let mut left = Ranks::ALL;
        guess(&[Ranks::ALL; 10][..placed], dice, &mut |i, rank| {
            self.board.set_rank(first + i as u8, Some(rank));
            left.take(rank);
        });
        self.off[seat.index()] = left;
    }

    fn imagine_people(&mut self, seat: Seat, dice: &mut Dice) {
        let first = seat.0 * 10;
        let unseen = self.unseen(seat).expect("a view counts every people");
        let mut pieces = [0; 10];
        let mut count = 0;
        for piece in self.unseen_pieces(seat) {
            pieces[count] = piece;
            count += 1;
        }
        guess(&[unseen; 10][..count], dice, &mut |i, rank| {
            self.board.set_rank(pieces[i], Some(rank));
        });
        let memory = self.memory[seat.index()];
        let mut could = [Ranks::NONE; 10];
        for (could, rebirth) in could.iter_mut().zip(memory.reborn()) {
            *could = rebirth.could;
        }
        guess(&could[..memory.reborn().len()], dice, &mut |i, rank| {
            self.board.set_rank(first + memory.reborn()[i].slot, Some(rank));
            self.off[seat.index()].take(rank);
        });
    }
}

/// How a view is written.
#[derive(Serialize, Deserialize)]
struct Written {
    viewer: Viewer,
    options: Options,
    state: Draft,
    /// What the eye sees: whose piece and its face, as in the state's fields.
    #[serde(default)]
    eye: std::collections::BTreeMap<Square, Vec<(Side, Option<u8>)>>,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let face = |piece: u8| (Side::of(owner(piece)), self.face(piece).map(Rank::number));
        let column = |field: Square| self.column(field).into_iter().map(face).collect::<Vec<_>>();
        let eye = Square::all().map(|field| (field, column(field)));
        let eye = eye.filter(|(_, column)| !column.is_empty()).collect();
        let state = Draft::from(&self.known);
        Written { viewer: self.viewer, options: self.known.options, state, eye }
            .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        let Written { viewer, options, state, .. } = Written::deserialize(deserializer)?;
        let hidden = [!viewer.is(Seat(0)), !viewer.is(Seat(1))];
        match state.check_hiding(&options, hidden) {
            Ok(known) => Ok(View { viewer, known }),
            Err(problems) => Err(D::Error::custom(Listed::<Tactiki>::new(&problems))),
        }
    }
}

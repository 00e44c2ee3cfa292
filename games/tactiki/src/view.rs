use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use table::{Dice, Game, Options as _, ProblemList, Seat, Viewer};

use crate::{
    Draft, Options, Phase, Rank, Ranks, SEATS, Side, Square, Tactiki,
    board::{owner, piece_of, slot},
    draft_reader::without,
    guess::guess,
    options::RULES,
};

/// What a viewer of a TacTiki table knows with a perfect memory: the whole state but for the ranks
/// that nobody has shown them.
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

    /// The rank of a piece as it stands before the viewer's eyes: the own pieces, and with the
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
}

impl Tactiki {
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

    /// Give the pieces that a hidden seat has placed so far random ranks.
    pub(crate) fn imagine_setup(&mut self, seat: Seat, dice: &mut Dice) {
        let placed = self.board.pieces(seat).count();
        let mut left = Ranks::ALL;
        guess(&[Ranks::ALL; 10][..placed], dice, &mut |i, rank| {
            self.board.set_rank(piece_of(seat, i as u8), Some(rank));
            left.take(rank);
        });
        self.off[seat.index()] = left;
    }

    /// Give the pieces of a hidden seat random ranks that fit what is known of them.
    pub(crate) fn imagine_people(&mut self, seat: Seat, dice: &mut Dice) {
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
            self.board.set_rank(piece_of(seat, memory.reborn()[i].slot), Some(rank));
            self.off[seat.index()].take(rank);
        });
    }
}

/// How a view is written.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Written {
    viewer: Viewer,
    /// The version of the rules, if it is not the present one.
    #[serde(default = "present_rules", skip_serializing_if = "is_present")]
    rules: u32,
    options: Options,
    state: Draft,
    /// What the eye sees: whose piece and its face, as in the state's fields.
    #[serde(default)]
    eye: std::collections::BTreeMap<Square, Vec<(Side, Option<u8>)>>,
}

const fn present_rules() -> u32 {
    RULES
}

fn is_present(rules: &u32) -> bool {
    *rules == RULES
}

#[cfg(feature = "schema")]
table::schema!(View as Written);

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let face = |piece: u8| (Side::of(owner(piece)), self.face(piece).map(Rank::number));
        let column = |field: Square| self.column(field).into_iter().map(face).collect::<Vec<_>>();
        let eye = Square::all().map(|field| (field, column(field)));
        let eye = eye.filter(|(_, column)| !column.is_empty()).collect();
        let state = Draft::from(&self.known);
        let options = self.known.options;
        Written { viewer: self.viewer, rules: options.rules, options, state, eye }
            .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        let Written { viewer, rules, mut options, state, .. } = Written::deserialize(deserializer)?;
        if !Tactiki::ABOUT.knows_rules(rules) {
            return Err(D::Error::custom(format!("there is no version {rules} of the rules")));
        }
        options.set_rules(rules);
        let known = state.read(&options, SEATS.map(|seat| !viewer.is(seat)));
        let known =
            known.map_err(|problems| D::Error::custom(ProblemList::of::<Tactiki>(problems)))?;
        Ok(View { viewer, known })
    }
}

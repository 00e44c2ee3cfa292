use crate::{
    Rank, Square, TIKI, Tactiki, View,
    board::{HOME, owner, slot, target},
};

/// How a piece of unknown rank stands, as far as that tells something of its rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    /// How far it has come: covered at home, on top at home, one to three rows, arrived.
    pub come: usize,
    /// The rank of an enemy before or beside it that its owner knows, did not attack with it and
    /// did not flee from; 0 if there is none.
    pub faces: usize,
}

/// By how much a rank is likelier to stand so than chance has it, found by self-play:
/// `cargo run --release -p tactable-bots --example likelihood -- tactiki 600 60`.
const COME: [[f32; 5]; 6] = [
    [0.94, 0.93, 0.99, 1.09, 1.14],
    [1.04, 1.03, 0.98, 0.97, 0.96],
    [1.08, 1.04, 0.99, 0.89, 0.93],
    [0.84, 0.93, 1.05, 1.14, 1.19],
    [0.60, 0.78, 1.16, 1.31, 1.36],
    [0.94, 0.94, 1.05, 1.11, 1.06],
];
const FACES: [[f32; 5]; 6] = [
    [1.01, 1.00, 0.99, 0.99, 1.00],
    [0.91, 1.16, 1.17, 1.12, 0.32],
    [0.61, 1.22, 0.97, 0.95, 1.26],
    [0.75, 0.73, 1.16, 1.25, 1.42],
    [0.91, 0.98, 0.89, 1.00, 1.36],
    [1.32, 0.88, 0.84, 0.76, 1.19],
];

impl View {
    /// How a piece stands whose rank is unknown.
    pub fn standing(&self, field: Square, piece: u8) -> Standing {
        let board = &self.known.board;
        let seat = owner(piece);
        let enemy = seat.opponent();
        let row = if seat == TIKI { field.row() } else { 4 - field.row() };
        let on_top = board.top(field) == Some(piece);
        let come = if row == 0 { usize::from(on_top) } else { row + 1 };
        let mut standing = Standing { come, faces: 0 };
        if !on_top || HOME[enemy.index()] & field.bit() as u32 != 0 {
            return standing;
        }
        let memory = &self.known.memory[enemy.index()];
        let known = |field: Square| {
            let top = board.top(field).filter(|&top| owner(top) == enemy)?;
            let rank = board.rank(top).filter(|_| memory.is_shown(slot(top)))?;
            Some(usize::from(rank.number()))
        };
        // Whoever it could attack could attack it as well: both go forward or aside.
        let movers = board.movers(seat);
        for direction in (0..3).filter(|&way| movers[way] >> field.index() & 1 == 1) {
            let other = target(seat, field.index() as u32, direction);
            standing.faces = standing.faces.max(known(other).unwrap_or(0));
        }
        standing
    }
}

/// The pieces of unknown rank, with how likely each rank is to stand as they do.
pub(crate) struct Likelihoods {
    pieces: [(u8, [f32; 5]); 20],
    count: usize,
}

impl Likelihoods {
    pub(crate) fn new(view: &View) -> Likelihoods {
        let mut all = Likelihoods { pieces: [(0, [1.0; 5]); 20], count: 0 };
        for field in Square::all() {
            for piece in view.known.board.column(field) {
                if view.known.board.rank(piece).is_none() {
                    let Standing { come, faces } = view.standing(field, piece);
                    let by_rank = |i: usize| COME[come][i] * FACES[faces][i];
                    all.pieces[all.count] = (piece, std::array::from_fn(by_rank));
                    all.count += 1;
                }
            }
        }
        all
    }

    /// Whether nothing is unknown.
    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// How likely a world is, compared with others that fit the view.
    pub(crate) fn of(&self, world: &Tactiki) -> f32 {
        let likelihood = |&(piece, by_rank): &(u8, [f32; 5])| {
            let rank = world.board.rank(piece).map_or(1, Rank::number);
            by_rank[usize::from(rank) - 1]
        };
        self.pieces[..self.count].iter().map(likelihood).product()
    }
}

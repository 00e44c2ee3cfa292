use table::{Seat, bits::ones};

use crate::{
    Phase, Square, Tactiki,
    board::{FIELDS, HOME, owner, slot, target},
    rank::Rank,
};

/// How many signs a promise is made of.
pub const SIGNS: usize = 20;
type Signs = [f32; SIGNS];

/// What is counted of a people, by its place among the signs.
mod sign {
    /// The height of the tallest tower on the enemy row, and that squared; of one that can never be
    /// finished, only this.
    pub(super) const TOWER: usize = 0;
    pub(super) const TOWER_SQUARED: usize = 1;
    pub(super) const RUIN: usize = 2;
    /// Pieces that lie under a fixed enemy.
    pub(super) const BURIED: usize = 3;
    /// How many rows the pieces have come, those on top and those covered.
    pub(super) const ROWS: usize = 4;
    pub(super) const ROWS_COVERED: usize = 5;
    /// How many files they are away from the tallest tower.
    pub(super) const AWAY: usize = 6;
    /// Moves left in this turn.
    pub(super) const MOVES: usize = 7;
    /// Pieces on their way whose rank the enemy knows.
    pub(super) const SHOWN: usize = 8;
    /// Attacks that would win.
    pub(super) const PREY: usize = 9;
    /// The dead, and pieces on top of a field, by rank.
    pub(super) const DEAD: usize = 10;
    pub(super) const FREE: usize = 15;
}

/// What each sign weighs, found by self-play:
/// `cargo run --release -p bots --example weigh -- tactiki`.
const WEIGHTS: Signs = [
    1.145, 0.041, -0.313, -0.121, 0.141, 0.117, -0.062, 0.092, -0.094, 0.113, -0.260, -0.110,
    -0.273, -0.240, -0.228, -0.000, -0.016, -0.030, 0.021, 0.054,
];

impl Tactiki {
    /// How good the state looks for a seat: the tallest tower above all, then how far the pieces
    /// have come, who is still alive and who can do what.
    pub(crate) fn looks(&self, seat: Seat) -> f32 {
        self.judge(seat, &WEIGHTS)
    }

    /// How good the state looks for a seat if the signs weigh this: 0 lost, 1 won.
    pub fn judge(&self, seat: Seat, weights: &[f32; SIGNS]) -> f32 {
        if let Some(outcome) = self.result() {
            return outcome.score(seat) as f32;
        }
        let signs = self.signs(seat);
        let weight: f32 = signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum();
        1.0 / (1.0 + (-weight).exp())
    }

    /// The signs by which a promise is made: those of the seat less those of the other.
    pub fn signs(&self, seat: Seat) -> [f32; SIGNS] {
        let (own, rival) = (self.signs_of(seat), self.signs_of(seat.opponent()));
        std::array::from_fn(|sign| own[sign] - rival[sign])
    }

    fn signs_of(&self, seat: Seat) -> Signs {
        let mut signs = [0.0; SIGNS];
        if self.phase == Phase::Setup {
            self.count_setup(seat, &mut signs);
            return signs;
        }
        let race = self.race[seat.index()];
        let tallest = f32::from(race.tallest);
        if race.reach() >= 5 {
            signs[sign::TOWER] = tallest;
            signs[sign::TOWER_SQUARED] = tallest * tallest;
        } else {
            signs[sign::RUIN] = tallest;
        }
        signs[sign::BURIED] = f32::from(race.buried);
        if seat == self.turn {
            signs[sign::MOVES] = f32::from(self.moves_left);
        }
        for rank in self.off[seat.index()].iter() {
            signs[sign::DEAD + place(rank)] += 1.0;
        }
        signs[sign::PREY] = self.prey(seat);
        self.count_pieces(seat, &mut signs);
        signs
    }

    fn count_pieces(&self, seat: Seat, signs: &mut Signs) {
        let site = self.building_site(seat);
        let memory = &self.memory[seat.index()];
        let on_the_way = FIELDS & !self.board.empty() & !HOME[seat.opponent().index()];
        for field in Square::in_mask(on_the_way.into()) {
            let rows = if seat == Seat(0) { field.row() } else { 4 - field.row() } as f32;
            for (depth, piece) in self.board.column(field).enumerate() {
                if owner(piece) != seat {
                    continue;
                }
                let rank = self.board.rank(piece).expect("a state knows every rank");
                if depth == 0 {
                    signs[sign::ROWS] += rows;
                    signs[sign::FREE + place(rank)] += 1.0;
                } else {
                    signs[sign::ROWS_COVERED] += rows;
                }
                signs[sign::AWAY] += site.map_or(0, |file| file.abs_diff(field.file())) as f32;
                signs[sign::SHOWN] += f32::from(memory.is_shown(slot(piece)));
            }
        }
    }

    /// Whoever is placed below cannot stand on top.
    fn count_setup(&self, seat: Seat, signs: &mut Signs) {
        for piece in self.board.pieces(seat) {
            let rank = self.board.rank(piece).expect("a state knows every rank");
            signs[sign::FREE + place(rank)] += if slot(piece) % 2 == 1 { 1.0 } else { -1.0 };
        }
    }

    /// How many attacks of a seat would win.
    fn prey(&self, seat: Seat) -> f32 {
        let tops = self.board.tops(seat.opponent());
        let wins = |from: u32, direction: usize| {
            let to = target(seat, from, direction);
            let rank = |field: Square| self.board.top(field).and_then(|top| self.board.rank(top));
            match (rank(Square::new(from as usize)), rank(to)) {
                (Some(own), Some(other)) => tops >> to.index() & 1 == 1 && own.defeats(other),
                _ => false,
            }
        };
        let movers = self.board.movers(seat).into_iter().enumerate();
        let attacks = movers.map(|(direction, movers)| {
            ones(movers.into()).filter(|&from| wins(from, direction)).count()
        });
        attacks.sum::<usize>() as f32
    }

    /// The file of the tallest tower on the enemy row, to which the others had better walk.
    fn building_site(&self, seat: Seat) -> Option<usize> {
        let fields = Square::in_mask(HOME[seat.opponent().index()].into());
        let height = |field: &Square| {
            self.board.column(*field).take_while(|&piece| owner(piece) == seat).count()
        };
        let tallest = fields.max_by_key(height)?;
        (height(&tallest) > 0).then(|| tallest.file())
    }
}

/// The place of a rank among all.
fn place(rank: Rank) -> usize {
    usize::from(rank.number()) - 1
}

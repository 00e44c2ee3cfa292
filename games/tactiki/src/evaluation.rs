use table::{Evaluation, Game, Insight, SearchKind, Seat, bits::ones};

use crate::{
    Phase, Rank, Square, TIKI, Tactiki,
    board::{FIELDS, HOME, owner, slot, target},
    options::Buried,
};

const COUNT: usize = 20;
type Features = [f32; COUNT];

/// What is counted of a people, by its place among the features.
mod feature {
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

/// The tallest tower above all, then how far the pieces have come, who is still alive and who can do
/// what: the features of the seat's people less those of the other.
impl Evaluation for Tactiki {
    const FEATURES: &'static [&'static str] = &[
        "tallest tower",
        "tallest tower squared",
        "tallest tower, never a statue",
        "buried",
        "rows gone on top",
        "rows gone covered",
        "files from the tower",
        "moves left",
        "known to the enemy",
        "attacks that win",
        "dead 1",
        "dead 2",
        "dead 3",
        "dead 4",
        "dead 5",
        "on top 1",
        "on top 2",
        "on top 3",
        "on top 4",
        "on top 5",
    ];

    /// Found by self-play: `cargo run --release -p tactable-bots --example fit -- tactiki`.
    const WEIGHTS: &'static [f32] = &[
        1.145, 0.041, -0.313, -0.121, 0.141, 0.117, -0.062, 0.092, -0.094, 0.113, -0.260, -0.110,
        -0.273, -0.240, -0.228, -0.000, -0.016, -0.030, 0.021, 0.054,
    ];

    const SEARCH: SearchKind = SearchKind::Tree;

    fn features(&self, seat: Seat, values: &mut [f32]) {
        let (own, rival) = (self.count_features(seat), self.count_features(seat.opponent()));
        for (feature, value) in values.iter_mut().enumerate() {
            *value = own[feature] - rival[feature];
        }
    }

    fn evaluate(&self, seat: Seat, weights: &[f32]) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.score(seat) as f32;
        }
        let mut values = [0.0; COUNT];
        self.features(seat, &mut values);
        let sum: f32 = values.iter().zip(weights).map(|(value, weight)| value * weight).sum();
        1.0 / (1.0 + (-sum).exp())
    }

    #[cfg(feature = "words")]
    fn remarks(&self, seat: Seat, action: Self::Action) -> Vec<table::Remark> {
        self.remarks_on(seat, action)
    }
}

impl Insight for Tactiki {
    /// `docs/strength.md` says what it learned from.
    const NETWORK: &'static [u8] = include_bytes!("../judge.net");
}

impl Tactiki {
    fn count_features(&self, seat: Seat) -> Features {
        let mut features = [0.0; COUNT];
        if self.phase == Phase::Setup {
            self.count_setup(seat, &mut features);
            return features;
        }
        let race = self.race[seat.index()];
        let tallest = f32::from(race.tallest);
        if race.reach() >= 5 {
            features[feature::TOWER] = tallest;
            features[feature::TOWER_SQUARED] = tallest * tallest;
        } else {
            features[feature::RUIN] = tallest;
        }
        features[feature::BURIED] = f32::from(race.buried);
        if seat == self.turn {
            features[feature::MOVES] = f32::from(self.moves_left);
        }
        for rank in self.off[seat.index()].iter() {
            features[feature::DEAD + place(rank)] += 1.0;
        }
        features[feature::PREY] = self.prey(seat);
        self.count_pieces(seat, &mut features);
        features
    }

    fn count_pieces(&self, seat: Seat, features: &mut Features) {
        let site = self.building_site(seat);
        let memory = &self.memory[seat.index()];
        let on_the_way = FIELDS & !self.board.empty() & !HOME[seat.opponent().index()];
        for field in Square::in_mask(on_the_way.into()) {
            let rows = if seat == TIKI { field.row() } else { 4 - field.row() } as f32;
            for (depth, piece) in self.board.column(field).enumerate() {
                if owner(piece) != seat {
                    continue;
                }
                let rank = self.board.rank(piece).expect("a state knows every rank");
                if depth == 0 {
                    features[feature::ROWS] += rows;
                    features[feature::FREE + place(rank)] += 1.0;
                } else {
                    features[feature::ROWS_COVERED] += rows;
                }
                features[feature::AWAY] +=
                    site.map_or(0, |file| file.abs_diff(field.file())) as f32;
                features[feature::SHOWN] += f32::from(memory.is_shown(slot(piece)));
            }
        }
    }

    /// Whoever is placed below cannot stand on top.
    fn count_setup(&self, seat: Seat, features: &mut Features) {
        for piece in self.board.pieces(seat) {
            let rank = self.board.rank(piece).expect("a state knows every rank");
            features[feature::FREE + place(rank)] += if slot(piece) % 2 == 1 { 1.0 } else { -1.0 };
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
            let own = self.board.column(*field).take_while(|&piece| owner(piece) == seat).count();
            let spoilt =
                self.options.buried == Buried::Spoils && own < self.board.column(*field).count();
            if spoilt { 0 } else { own }
        };
        let tallest = fields.max_by_key(height)?;
        (height(&tallest) > 0).then(|| tallest.file())
    }
}

/// The place of a rank among all.
fn place(rank: Rank) -> usize {
    usize::from(rank.number()) - 1
}

use table::{Game, Seat};

/// A game whose promise is made of signs, and how it is played to weigh them.
pub(crate) trait Signed: Game {
    /// Weights to begin with.
    const BY_HAND: &[f32];
    /// How firmly they are believed against what games show: where states of one game are many and
    /// much alike, each of them says little.
    const FAITH: f64 = 0.0;
    /// How often games are played and weighed, and how many games each time.
    const ROUNDS: u32 = 1;
    const GAMES: u64;
    /// How many states or simulations each action takes.
    const LOOKS: u64;
    /// One of so many actions is random.
    const SELDOM: usize;

    /// The options of the games: those with two sides.
    fn options_of_games() -> Self::Options {
        Self::Options::default()
    }

    fn signs_of(&self, seat: Seat) -> Vec<f64>;

    fn judge_by(&self, seat: Seat, weights: &[f32]) -> f32;
}

/// What every such game has under the same names.
macro_rules! signs {
    () => {
        fn signs_of(&self, seat: Seat) -> Vec<f64> {
            self.signs(seat).map(f64::from).to_vec()
        }

        fn judge_by(&self, seat: Seat, weights: &[f32]) -> f32 {
            self.judge(seat, weights.try_into().expect("a weight for each sign"))
        }
    };
}

impl Signed for maiak::Maiak {
    const BY_HAND: &[f32] = &[0.0, 0.0, 0.4, 0.12, 0.0, 0.0, 0.0, 0.6, -0.6];
    const GAMES: u64 = 6000;
    const LOOKS: u64 = 2000;
    const SELDOM: usize = 10;
    signs!();
}

#[rustfmt::skip] // One line per kind.
impl Signed for tactigo::Tactigo {
    const BY_HAND: &[f32] = &[
        0.3, 0.015,
        0.006, 0.018, 0.075, 0.0, 0.0,
        0.24, 0.24, 0.36, -0.12, -0.12, -0.18,
        0.0,
    ];
    const GAMES: u64 = 1500;
    const LOOKS: u64 = 2000;
    const SELDOM: usize = 10;
    signs!();
}

#[rustfmt::skip] // One line per kind.
impl Signed for tactiki::Tactiki {
    const BY_HAND: &[f32] = &[
        0.8, 0.1, -0.3, -0.2,
        0.1, 0.1, -0.05, 0.05, -0.05, 0.1,
        -0.1, -0.1, -0.1, -0.1, -0.1,
        0.05, 0.05, 0.05, 0.05, 0.05,
    ];
    const ROUNDS: u32 = 3;
    const GAMES: u64 = 1500;
    const LOOKS: u64 = 60;
    const SELDOM: usize = 20;
    signs!();
}

#[rustfmt::skip] // One line per kind.
impl Signed for taki::Taki {
    const BY_HAND: &[f32] = &[
        -0.1, 0.3, 0.1,
        0.1, 0.0, 0.2, 0.1, 0.0, 0.1, 0.3, 0.2, 0.2, -0.3,
        -0.1, 0.05,
        -0.1, 0.3, 0.0,
        -0.05, 0.1,
    ];
    const ROUNDS: u32 = 2;
    const GAMES: u64 = 3000;
    const LOOKS: u64 = 60;
    const SELDOM: usize = 20;

    fn options_of_games() -> Self::Options {
        taki::Options { seats: 2, ..taki::Options::default() }
    }
    signs!();
}

#[rustfmt::skip] // One line per kind.
impl Signed for tac::Tac {
    const BY_HAND: &[f32] = &[
        -0.16,
        0.05, 0.6, 0.1, 0.65, 0.36,
        1.1, 0.95,
        -0.05, -0.03, -0.03,
        -0.3, -0.6,
        0.25,
        0.12, 0.03, 0.08, 0.04, 0.06, 0.15, 0.05,
    ];
    const FAITH: f64 = 30_000.0;
    const GAMES: u64 = 300;
    const LOOKS: u64 = 100;
    const SELDOM: usize = 40;
    signs!();
}

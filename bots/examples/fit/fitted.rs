use table::Evaluation;

/// How a game is played to fit the weights of its features.
pub(crate) trait Fitted: Evaluation {
    /// Weights to begin with.
    const BY_HAND: &[f32];
    /// How firmly they are believed against what games show: where states of one game are many and
    /// much alike, each of them says little.
    const FAITH: f64 = 0.0;
    /// How often games are played and weights fitted, and how many games each time.
    const ROUNDS: u32 = 1;
    const GAMES: u64;
    /// How many states or simulations each action takes.
    const EFFORT: u64;
    /// One action out of this many is random.
    const SELDOM: usize;

    /// The options of the games: those with two sides, and with what needs weights.
    fn options_of_games() -> Self::Options {
        Self::Options::default()
    }
}

impl Fitted for maiak::Maiak {
    const BY_HAND: &[f32] = &[0.0, 0.0, 0.4, 0.12, 0.0, 0.0, 0.0, 0.6, -0.6];
    const GAMES: u64 = 6000;
    const EFFORT: u64 = 2000;
    const SELDOM: usize = 10;

    fn options_of_games() -> Self::Options {
        let tiles = maiak::Opening::Preset("courtyard".to_owned());
        maiak::Options { tiles, ..maiak::Options::default() }
    }
}

#[rustfmt::skip] // One line per kind.
impl Fitted for tactigo::Tactigo {
    const BY_HAND: &[f32] = &[
        0.3, 0.015,
        0.006, 0.018, 0.075, 0.0, 0.0,
        0.24, 0.24, 0.36, -0.12, -0.12, -0.18,
        0.0,
    ];
    const GAMES: u64 = 1500;
    const EFFORT: u64 = 2000;
    const SELDOM: usize = 10;
}

#[rustfmt::skip] // One line per kind.
impl Fitted for tactiki::Tactiki {
    const BY_HAND: &[f32] = &[
        0.8, 0.1, -0.3, -0.2,
        0.1, 0.1, -0.05, 0.05, -0.05, 0.1,
        -0.1, -0.1, -0.1, -0.1, -0.1,
        0.05, 0.05, 0.05, 0.05, 0.05,
    ];
    const ROUNDS: u32 = 3;
    const GAMES: u64 = 1500;
    const EFFORT: u64 = 60;
    const SELDOM: usize = 20;
}

#[rustfmt::skip] // One line per kind.
impl Fitted for taki::Taki {
    const BY_HAND: &[f32] = &[
        -0.1, 0.3, 0.1,
        0.1, 0.0, 0.2, 0.1, 0.0, 0.1, 0.3, 0.2, 0.2, -0.3,
        -0.1, 0.05,
        -0.1, 0.3, 0.0,
        -0.05, 0.1,
    ];
    const ROUNDS: u32 = 2;
    const GAMES: u64 = 3000;
    const EFFORT: u64 = 60;
    const SELDOM: usize = 20;

    fn options_of_games() -> Self::Options {
        taki::Options { seats: 2, ..taki::Options::default() }
    }
}

#[rustfmt::skip] // One line per kind.
impl Fitted for tac::Tac {
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
    const EFFORT: u64 = 100;
    const SELDOM: usize = 40;

    fn options_of_games() -> Self::Options {
        tac::Options { deck: tac::Deck::Master, ..tac::Options::default() }
    }
}

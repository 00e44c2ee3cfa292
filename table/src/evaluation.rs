use crate::{Game, Phrase, Seat};

/// How good a state is for a seat before anything is searched: named features and what they weigh.
pub trait Evaluation: Game {
    /// What each feature is called.
    const FEATURES: &'static [&'static str];

    /// What each feature weighs in [`Evaluation::estimate`].
    const WEIGHTS: &'static [f32];

    /// The search that plays the game best, as measured.
    const SEARCH: SearchKind;

    /// How many random actions a search plays before it judges a state where something is hidden: they
    /// blur what an estimate says of a moment, and cost time and luck.
    const PLAYOUT: u32 = 6;

    /// Whether all seats of a side think the same of a state and, where there are two sides, what one
    /// of them thinks that it wins is what the other thinks that it loses. Bots then ask one seat.
    const IS_SHARED: bool = false;

    /// Write the features of the state as a seat sees them, one for each name.
    fn features(&self, seat: Seat, values: &mut [f32]);

    /// How good the state is for a seat if the features weigh this much: 0 lost, 1 won.
    fn evaluate(&self, seat: Seat, weights: &[f32]) -> f32;

    /// How good the state is for a seat: 0 lost, 1 won.
    #[inline]
    fn estimate(&self, seat: Seat) -> f32 {
        self.evaluate(seat, Self::WEIGHTS)
    }

    /// What each number of [`Evaluation::foretold_by`] weighs; nothing in games in which nobody plays
    /// together for a number.
    const PATIENCE: &'static [f32] = &[];

    /// How it stands where all play together for a number ([`Outcome::count`]), if what
    /// [`Evaluation::foretold_by`] counts weighs this much. Nothing where sides compete.
    ///
    /// [`Outcome::count`]: crate::Outcome::count
    fn foretell(&self, weights: &[f32]) -> Option<Forecast> {
        let _ = weights;
        None
    }

    /// Write what [`Evaluation::foretell`] counts in a state, one number for each weight.
    fn foretold_by(&self, values: &mut [f32]) {
        values.fill(0.0);
    }

    /// What a player would say for and against a legal action of a seat, the weightiest first, where
    /// it is plainer than any feature: captures, cards that are kept, dangers.
    ///
    /// It is asked of worlds that the person on the seat holds possible, and said only where it is
    /// the same in all of them.
    fn remarks(&self, seat: Seat, action: Self::Action) -> Vec<Remark> {
        let _ = (seat, action);
        Vec::new()
    }
}

/// How a game stands that all play together for a number, which is the better the smaller it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
    /// What the number will be in the end, as far as can be told.
    pub count: f32,
    /// How often chance has come in: nobody can plan beyond the moment when it does so again.
    pub round: u32,
    /// What states have in common that go on alike until then, whatever anybody does.
    pub likeness: u64,
}

/// Something that speaks for or against an action, as a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// What is good about it.
    For(Phrase),
    /// What is bad about it, worded as the merit of whatever avoids it.
    Against(Phrase),
}

/// That there is more, or less, of a feature than there might be, as a reason. Every game has words
/// for it.
pub fn reason(feature: &str, more: bool) -> Phrase {
    let words = feature.split(|sign: char| !sign.is_ascii_alphanumeric());
    let words: Vec<String> =
        words.filter(|word| !word.is_empty()).map(str::to_ascii_lowercase).collect();
    Phrase::new(format!("why-{}-{}", words.join("-"), if more { "more" } else { "less" }))
}

/// A way to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchKind {
    /// Monte Carlo tree search, which every game can be played by.
    Tree,
    /// Alpha-beta, for two seats that see everything.
    AlphaBeta,
}

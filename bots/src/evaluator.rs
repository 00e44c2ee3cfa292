use std::{fmt, sync::Arc};

use table::{Evaluation, Game, Insight, Seat, Sides};

use crate::{Network, NetworkError, network::Purpose};

/// How good a state is before anything is searched: 0 lost, 1 won.
#[derive(Clone)]
pub struct Evaluator<G> {
    /// Quick enough to be asked about every action.
    quick: Arc<Quick<G>>,
    /// Whether one seat speaks for all.
    is_shared: bool,
    /// How many random actions are played before a state is judged, unless a search says otherwise.
    playout: u32,
    /// Asked about a state that is searched no further, where two sides play: the chances of the first.
    learned: Option<Arc<Learned<G>>>,
}

type Quick<G> = dyn Fn(&G, Seat) -> f32 + Send + Sync;
type Learned<G> = dyn Fn(&G, &Sides) -> Option<f32> + Send + Sync;

/// How many random actions are played before a state is judged by an evaluator that knows no better.
const PLAYOUT: u32 = 6;

/// The most numbers that one part of an insight has, so that it needs no heap.
const MOST_NUMBERS: usize = 1024;

impl<G: Game> Evaluator<G> {
    /// Evaluate by this function.
    pub fn new(function: impl Fn(&G, Seat) -> f32 + Send + Sync + 'static) -> Evaluator<G> {
        Evaluator { quick: Arc::new(function), is_shared: false, playout: PLAYOUT, learned: None }
    }

    /// The same function, of which [`Evaluation::IS_SHARED`] is known to hold.
    pub fn shared(self) -> Evaluator<G> {
        Evaluator { is_shared: true, ..self }
    }

    /// Whether one seat speaks for all.
    #[inline]
    pub(crate) fn is_shared(&self) -> bool {
        self.is_shared
    }

    /// How many random actions suit it before a state is judged, where something is hidden.
    pub(crate) fn playout(&self) -> u32 {
        self.playout
    }

    /// How good a state is for a seat.
    #[inline]
    pub fn evaluate(&self, state: &G, seat: Seat) -> f32 {
        (self.quick)(state, seat)
    }

    /// How good a state is for the first of two sides, as a network judges it that sees all of it;
    /// nothing without a network for such a game.
    #[inline]
    pub fn judge(&self, state: &G, sides: &Sides) -> Option<f32> {
        self.learned.as_ref().and_then(|learned| learned(state, sides))
    }
}

impl<G: Evaluation> Evaluator<G> {
    /// By the features of the game and their weights alone.
    pub fn linear() -> Evaluator<G> {
        let (is_shared, playout) = (G::IS_SHARED, G::PLAYOUT);
        Evaluator { is_shared, playout, ..Evaluator::new(G::estimate) }
    }
}

impl<G: Insight> Evaluator<G> {
    /// What a network must be made for to judge this game.
    pub const PURPOSE: Purpose =
        Purpose { game: G::ABOUT.id, encoding: G::VERSION, inputs: G::INSIGHT_LEN };

    /// By a network that was read from these bytes, and by weights where it is not asked.
    pub fn learned(bytes: &[u8]) -> Result<Evaluator<G>, NetworkError> {
        if G::LONGEST_PART > MOST_NUMBERS {
            return Err(NetworkError::Wide { found: G::LONGEST_PART, most: MOST_NUMBERS });
        }
        let network = Network::read(bytes, &Self::PURPOSE)?;
        let learned = move |state: &G, sides: &Sides| {
            let [first, second] = sides.rivals(G::TEAM).filter(|_| state.is_familiar())?;
            // It was trained to judge for whoever acts.
            let seat = state.asks_first().unwrap_or(first);
            let turned = sides.side_of(seat) == Some(1);
            let rival = if turned { first } else { second };
            let mut look = network.look();
            let mut buffer = [0.0; MOST_NUMBERS];
            state.insight(seat, rival, &mut buffer, |begin, values| look.show(begin, values));
            let chances = look.chances();
            Some(if turned { 1.0 - chances } else { chances })
        };
        Ok(Evaluator { learned: Some(Arc::new(learned)), ..Evaluator::linear() })
    }
}

/// The best the game has: its network if there is one.
impl<G: Insight> Default for Evaluator<G> {
    fn default() -> Evaluator<G> {
        match G::NETWORK {
            [] => Evaluator::linear(),
            bytes => Evaluator::learned(bytes).expect("a test reads the network of every game"),
        }
    }
}

impl<G> fmt::Debug for Evaluator<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Evaluator")
    }
}

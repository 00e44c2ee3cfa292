use table::{Check, Game, Seat};

/// What is asked for in a puzzle.
pub(super) trait Kind<G: Game> {
    /// The end of the key of what is asked for.
    fn name(&self) -> &'static str;

    /// The answer of a seat that is to act, if there is exactly one and no doubt about it.
    fn solve(&self, state: &G, seat: Seat) -> Option<Solved<G::Action>>;
}

/// The one answer to a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Solved<A> {
    /// What comes true by it.
    pub(super) goal: Vec<Check>,
    /// All ways to the goal; they begin alike.
    pub(super) ways: Vec<Vec<A>>,
    /// What the others do on the first of them.
    pub(super) replies: Vec<A>,
}

/// The legal actions of a seat.
pub(super) fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.actions(seat, &mut legal);
    legal
}

/// The state after an action.
pub(super) fn after<G: Game>(state: &G, seat: Seat, action: G::Action) -> G {
    let mut state = state.clone();
    state.apply(seat, action, &mut ());
    state
}

use crate::{Encoding, Game, Seat};

/// What is legal for one seat as a table stands. Whoever asks for it mostly acts next, and then it
/// need not be found out again.
#[derive(Debug)]
pub(crate) struct Listed<G: Game> {
    seat: Option<Seat>,
    actions: Vec<G::Action>,
    ids: Vec<usize>,
}

impl<G: Game> Listed<G> {
    /// Nothing is known yet.
    pub(crate) const fn new() -> Listed<G> {
        Listed { seat: None, actions: Vec::new(), ids: Vec::new() }
    }

    /// The table stands otherwise now.
    pub(crate) fn forget(&mut self) {
        self.seat = None;
    }

    /// The legal actions of a seat.
    pub(crate) fn actions(&mut self, state: &G, seat: Seat) -> &[G::Action] {
        if self.seat != Some(seat) {
            self.seat = Some(seat);
            self.actions.clear();
            self.ids.clear();
            state.actions(seat, &mut self.actions);
        }
        &self.actions
    }
}

impl<G: Encoding> Listed<G> {
    /// Their ids.
    pub(crate) fn ids(&mut self, state: &G, seat: Seat) -> &[usize] {
        let count = self.actions(state, seat).len();
        if self.ids.len() != count {
            self.ids.extend(self.actions.iter().map(|&action| state.action_id(seat, action)));
        }
        &self.ids
    }

    /// The legal action with an id.
    pub(crate) fn action(&mut self, state: &G, seat: Seat, id: usize) -> Option<G::Action> {
        let place = self.ids(state, seat).iter().position(|&known| known == id)?;
        Some(self.actions[place])
    }
}

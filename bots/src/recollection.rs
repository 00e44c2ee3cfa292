use std::mem;

use table::{Game, Seat, Table, Viewer};

/// What one viewer noticed at a table so far.
#[derive(Debug)]
pub(crate) struct Recollection<G: Game> {
    viewer: Viewer,
    /// All that was done, and where it led.
    done: Vec<(Seat, G::Action)>,
    state: G,
    impression: G::Impression,
}

impl<G: Game> Recollection<G> {
    /// Nothing was noticed yet.
    pub(crate) fn new(table: &Table<G>, viewer: Viewer) -> Recollection<G> {
        let (state, impression) = (table.start().0.clone(), G::Impression::default());
        Recollection { viewer, done: Vec::new(), state, impression }
    }

    /// Whether anything is ever noticed in this game.
    pub(crate) const fn is_needed() -> bool {
        mem::size_of::<G::Impression>() > 0
    }

    /// Whose it is.
    pub(crate) fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What the viewer makes of all that happened at the table; from the start again if actions were
    /// taken back.
    pub(crate) fn of(&mut self, table: &Table<G>) -> &G::Impression {
        let plies = table.plies();
        let known =
            plies.iter().zip(&self.done).take_while(|(ply, done)| (ply.seat, ply.action) == **done);
        if known.count() < self.done.len() {
            *self = Recollection::new(table, self.viewer);
        }
        for ply in &plies[self.done.len()..] {
            let before = self.state.view(self.viewer);
            let mut seen = Vec::new();
            self.state.apply(ply.seat, ply.action, &mut seen);
            seen =
                seen.iter().filter_map(|event| table::Event::seen_by(event, self.viewer)).collect();
            G::notice(&mut self.impression, &before, &seen);
            self.done.push((ply.seat, ply.action));
        }
        &self.impression
    }
}

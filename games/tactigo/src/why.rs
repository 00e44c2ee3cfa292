use table::{Game, Phrase, Remark, Seat};

use crate::{Action, Event, Tactigo};

impl Tactigo {
    /// What a player would say for and against an action.
    pub(crate) fn remarks_on(&self, seat: Seat, action: Action) -> Vec<Remark> {
        let mut events = Vec::new();
        self.clone().apply(seat, action, &mut events);
        let remark = |event: &Event| match event {
            Event::Overpowered { taken, .. } => {
                Some(Remark::For(Phrase::new("why-captures").with("count", *taken)))
            }
            Event::Surrounded { seat: captor, squares, .. } => Some(match *captor == seat {
                true => Remark::For(Phrase::new("why-surrounds").with("count", squares.len())),
                false => Remark::Against(Phrase::new("why-stays-free")),
            }),
            _ => None,
        };
        events.iter().filter_map(remark).collect()
    }
}

//! What a viewer sees of the table, and what it is called.

mod hands;
mod piles;

pub(crate) use hands::hand_id;

use table::{Area, Choice, Panel, Phrase, Presentation, Scene, Seat, Shape};

use crate::{Action, Taki, View, cards::Colour};

/// Everything that lies open: wide enough for nine hands around the piles, and its cards still large
/// enough to be touched on a phone.
const TABLE: [f32; 2] = [124.0, 84.0];
const CARD: [f32; 2] = [20.0, 28.0];

impl View {
    /// The table as its viewer sees it: the piles in the middle, the others around them.
    pub(crate) fn scene(&self) -> Scene {
        let state = &self.state;
        let direction = if state.backwards { "down" } else { "up" };
        let name = Phrase::new("scene-table").with("direction", direction);
        let mut table = Area::new("table", name, Shape::Grid, TABLE);
        table.looks = vec!["table".into(), format!("turns-{direction}").into()];
        let mut areas = vec![table];
        let mut things = self.piles();
        things.extend(self.others().flat_map(|seat| self.fan(seat)));
        for seat in self.own() {
            areas.push(self.hand_area(seat));
            things.extend(self.hand(seat));
        }
        let seats = state.players().iter().map(|seat| self.panel(seat)).collect();
        Scene { areas, things, choices: choices(self.state.colours()), seats }
    }

    fn panel(&self, seat: Seat) -> Panel {
        let count = Phrase::new("picture-seat").with("count", self.counts[seat.index()]);
        let facts = [count].into_iter().chain(self.notes(seat)).collect();
        Panel { seat, name: Taki::seat_name(seat), looks: vec![token(seat).into()], facts }
    }
}

fn token(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// The choice of a colour.
pub(crate) fn colour_id(colour: Colour) -> String {
    format!("colour-{}", colour.letter())
}

/// Buttons for everything that is done without a card.
fn choices(colours: &[Colour]) -> Vec<Choice> {
    let colours = colours.iter().map(|&colour| {
        let id = colour_id(colour);
        Choice { looks: vec![id.clone().into()], id: id.into(), name: colour.phrase() }
    });
    let others = [
        (Action::Close, "scene-close"),
        (Action::Leave, "scene-leave"),
        (Action::Done, "scene-done"),
        (Action::Break, "scene-break"),
        (Action::Let, "scene-let"),
        (Action::Last, "scene-last"),
        (Action::Silent, "scene-silent"),
    ]
    .map(|(action, key)| Choice {
        id: action.to_string().into(),
        name: Phrase::new(key),
        looks: Vec::new(),
    });
    colours.chain(others).collect()
}

use table::{Area, Phrase, Presentation, Seat, Shape, Thing};

use crate::{
    Action, Phase, Rank, Square, Tactiki, View,
    board::HOME,
    scene::{faces, people},
};

/// The width and height of a piece beside the board.
const PIECE: [f32; 2] = [64.0, 67.0];

/// The pieces of one people that are not on the board, and the row in which they lie: those still
/// to be placed, later the dead.
pub(crate) struct Reserve<'a> {
    view: &'a View,
    seat: Seat,
}

impl<'a> Reserve<'a> {
    pub(crate) fn new(view: &'a View, seat: Seat) -> Reserve<'a> {
        Reserve { view, seat }
    }

    pub(crate) fn area(&self) -> Area {
        let who = Tactiki::seat_name(self.seat);
        let name = if self.is_setup() {
            let count = self.view.unplaced(self.seat);
            Phrase::new("scene-hand").with("who", who).with("count", count)
        } else {
            let none = || Phrase::new("scene-none-dead").with("who", who);
            self.view.tell_dead(self.seat).unwrap_or_else(none)
        };
        Area { seat: Some(self.seat), ..Area::new(self.area_id(), name, Shape::Row, PIECE) }
    }

    pub(crate) fn things(&self) -> Vec<Thing> {
        let setup = self.is_setup();
        let own = self.view.viewer.is(self.seat);
        if setup && !own {
            let back = |number| self.thing(format!("{}-{number}", self.id()), None);
            return (1..=self.view.unplaced(self.seat)).map(back).collect();
        }
        let mut things = Vec::new();
        for rank in Rank::ALL {
            for id in self.ids(rank) {
                let mut thing = self.thing(id, Some(rank));
                if own {
                    let name = if setup { "scene-to-place" } else { "scene-fallen" };
                    thing = thing.named(Phrase::new(name).with("rank", rank.to_string()));
                    thing.means = Some(self.likely(rank).to_string());
                } else if self.view.returned(self.seat) > 0 {
                    // Some of these are back on the island, and nobody saw which.
                    thing.looks.push("mist".into());
                }
                things.push(thing);
            }
        }
        things
    }

    /// The things of one rank, all alike.
    pub(crate) fn ids(&self, rank: Rank) -> impl Iterator<Item = String> {
        let id = self.id();
        let count = self.view.known.off[self.seat.index()].count(rank);
        (1..=count).map(move |number| format!("{id}-{rank}-{number}"))
    }

    fn is_setup(&self) -> bool {
        self.view.known.phase == Phase::Setup
    }

    fn area_id(&self) -> String {
        if self.is_setup() { hand_area(self.seat) } else { dead_area(self.seat) }
    }

    /// How the ids of its things begin.
    fn id(&self) -> String {
        format!("{}-{}", people(self.seat), if self.is_setup() { "hand" } else { "dead" })
    }

    fn thing(&self, id: String, rank: Option<Rank>) -> Thing {
        let spot = [0.0, 0.0, PIECE[0], PIECE[1]];
        Thing { looks: faces(self.seat, rank), ..Thing::new(id, self.area_id(), spot, "") }
    }

    /// What a player would most likely want with a piece beside the board.
    fn likely(&self, rank: Rank) -> Action {
        if self.is_setup() {
            return Action::Place(rank);
        }
        let home = HOME[self.seat.index()];
        let free = home & self.view.known.board.empty();
        let fields = if free == 0 { home } else { free };
        Action::Reincarnate(Square::new(fields.trailing_zeros() as usize), rank)
    }
}

fn hand_area(seat: Seat) -> String {
    format!("hand-{}", people(seat))
}

/// The row in which the dead of a seat lie.
pub(crate) fn dead_area(seat: Seat) -> String {
    format!("dead-{}", people(seat))
}

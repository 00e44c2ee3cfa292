use std::borrow::Cow;

use table::{Phrase, Thing};

use super::layout::Layout;
use crate::{
    View,
    cards::Card,
    place::{Place, letter},
    plan::Plan,
    words::{owned, place_phrase, yes},
};

/// The size of a yard.
const YARD: [f32; 2] = [11.0, 11.0];
/// How large a marble is drawn that is not there, beside one that is.
const GHOST: f32 = 0.65;

impl View {
    /// Every place for marbles as one walks: around the ring from the own start and into the own
    /// house, then the own yard, then house and yard of the others.
    pub(super) fn fields(&self, layout: &Layout) -> Vec<Thing> {
        let plan = self.state.plan();
        let from = plan.start(self.near());
        let ring = (0..plan.ring).map(|steps| Place((from + steps) % plan.ring));
        let homes = self.clockwise(plan.occupied).flat_map(|seat| {
            (1..=4).map(move |field| Place::house(seat, field)).chain([Place::yard(seat)])
        });
        ring.chain(homes).map(|place| self.field(layout, place)).collect()
    }

    fn field(&self, layout: &Layout, place: Place) -> Thing {
        let size = if place.is_yard() { YARD } else { layout.hole() };
        let mut thing = Thing::new(place.to_string(), "board", layout.spot(place, size), "hole")
            .named(self.name(place));
        match place.at_home() {
            Some((seat, 0)) => thing.looks = vec![look("yard", seat)],
            Some((seat, _)) => thing.looks.push(look("ring", seat)),
            None => {
                let starts: Vec<u8> = self.clockwise(self.state.plan().occupied).collect();
                let start = |seat: &u8| self.state.plan().start(*seat) == place.0;
                if let Some(order) = starts.iter().position(start) {
                    thing.looks.insert(0, look("start", starts[order]));
                    thing.digit = Some(order as u8 + 1);
                }
            }
        }
        thing.stop = self.state.board.owner_at(place).is_some();
        thing
    }

    /// A place by what it is to the viewer, the marble on it, what a TAC would put there, and last
    /// what the notation calls it.
    fn name(&self, place: Place) -> Phrase {
        let state = &self.state;
        let (board, plan) = (&state.board, state.plan());
        let here = board.owner_at(place).filter(|_| !place.is_yard());
        let mut parts = vec![place_phrase("at", plan, place, None)];
        parts.extend(here.map(|seat| self.marble_phrase(seat)));
        if here.is_some_and(|seat| self.is_fresh(seat, place)) {
            parts.push(Phrase::new("scene-fresh"));
        }
        match place.at_home() {
            Some((seat, 0)) => {
                parts.push(Phrase::new("scene-yard").with("count", board.yard(seat)));
            }
            Some((seat, field)) if board.locked(seat) >> (field - 1) & 1 == 1 => {
                parts.push(Phrase::new("scene-locked"));
            }
            _ => {}
        }
        let before = state.before.owner_at(place).filter(|_| !place.is_yard());
        if self.may_undo() && before != here {
            let free = || Phrase::new("scene-free");
            let marble = before.map_or_else(free, |seat| self.marble_phrase(seat));
            parts.push(Phrase::new("scene-undone").with("marble", marble));
        }
        parts.push(self.written(place));
        Phrase::new("plain").with("text", parts)
    }

    /// What the notation calls a place.
    fn written(&self, place: Place) -> Phrase {
        let ring = yes(place.on_ring().is_some());
        Phrase::new("scene-hole").with("place", place.to_string()).with("ring", ring)
    }

    fn marble_phrase(&self, seat: u8) -> Phrase {
        owned("scene-marble", self.state.plan(), seat)
    }

    /// The letter of each seat and its marbles, which have no identity: what stays where it is keeps
    /// its id.
    pub(super) fn marbles(&self, layout: &Layout) -> Vec<Thing> {
        let state = &self.state;
        let plan = state.plan();
        let mut things = Vec::new();
        for seat in plan.occupied() {
            let id = format!("label-{}", letter(seat));
            things.push(Thing::new(id, "board", layout.label(seat), look("label", seat)));
            for place in self.state.board.places(seat).filter(|&place| !place.is_yard()) {
                let spot = layout.spot(place, layout.hole());
                let id = format!("{}@{place}", letter(seat));
                let mut thing = Thing::new(id, "board", spot, look("marble", seat));
                let starts = place == Place(plan.start(seat));
                if starts && Plan::has(state.board.fresh, seat) {
                    thing.looks.push("fresh".into());
                }
                things.push(thing);
            }
            things.extend((0..state.board.yard(seat)).map(|number| {
                let id = format!("{}-{}@{}", letter(seat), number + 1, Place::yard(seat));
                Thing::new(id, "board", layout.in_yard(seat, number), look("marble", seat))
            }));
        }
        if self.may_undo() {
            things.extend(plan.occupied().flat_map(|seat| self.ghosts(layout, seat)));
        }
        things
    }

    /// Where a seat's marbles would stand again after a TAC: small, so that they cover none that is
    /// there now.
    fn ghosts(&self, layout: &Layout, seat: u8) -> impl Iterator<Item = Thing> {
        let (before, board) = (self.state.before, self.state.board);
        let back = move |&place: &Place| !place.is_yard() && !board.has(seat, place);
        let places: Vec<Place> = before.places(seat).filter(back).collect();
        places.into_iter().map(move |place| {
            let id = format!("{}@{place}-before", letter(seat));
            let spot = layout.spot(place, layout.hole().map(|length| GHOST * length));
            Thing::new(id, "board", spot, look("ghost", seat))
        })
    }

    /// Whether a TAC that the viewer may play now would set the board back.
    fn may_undo(&self) -> bool {
        let state = &self.state;
        let acts = state.may_act(state.turn_seat()) && self.viewer.is(state.turn_seat());
        let has_tac = state.victim.is_none() && state.hands[usize::from(state.turn)].has(Card::TAC);
        acts && has_tac && state.tac_card().is_some() && state.before != state.board
    }
}

/// What belongs to a seat looks like it: its marbles, its start, its house.
pub(super) fn look(kind: &str, seat: u8) -> Cow<'static, str> {
    format!("{kind}-{}", letter(seat).to_ascii_lowercase()).into()
}

use table::{Phrase, Presentation, Seat, SeatSet, Viewer};

use crate::{
    Taki, View,
    cards::{Card, of_colour},
    state::Phase,
};

/// What is to be done now.
impl View {
    /// What the person on a seat that may act is to do.
    pub(crate) fn task(&self, seat: Seat) -> Phrase {
        let state = &self.state;
        if state.phase == Phase::Window {
            let holds = state.hands[seat.index()].has(Card::BREAKER);
            let key = if holds { "prompt-window" } else { "prompt-window-let" };
            return Phrase::new(key).with("who", Taki::seat_name(state.turn));
        }
        if seat != state.turn {
            return Phrase::new("prompt-call");
        }
        let kinds = state.hands[seat.index()].kinds();
        let plays = state.playable() & kinds != 0;
        let matches = state.matching() & kinds != 0;
        let can = match (matches, plays, state.may_draw()) {
            (true, _, true) => "play-or-draw",
            (true, _, false) => "play",
            (false, true, _) => "wild",
            (false, false, _) => "draw",
        };
        match state.phase {
            Phase::Play if state.chain > 0 => {
                let can = if plays { "play-or-draw" } else { "draw" };
                Phrase::new("prompt-chain").with("can", can).with("cards", 2 * state.chain)
            }
            Phase::Play | Phase::Window => {
                let goes_on = state.open_taki.is_some_and(|open| kinds & of_colour(open) != 0);
                self.to_match(if goes_on { "prompt-open" } else { "prompt-play" }).with("can", can)
            }
            Phase::Plus => self.to_match("prompt-plus").with("can", can),
            Phase::King => Phrase::new("prompt-king"),
            Phase::Run => {
                let can = match (plays, state.may_close()) {
                    (true, true) => "play-or-close",
                    (true, false) => "play",
                    (false, true) => "close",
                    (false, false) => "leave",
                };
                Phrase::new("prompt-run").with("can", can).with("colour", state.colour.phrase())
            }
        }
    }

    /// A message that says what fits the leading card: its colour and, where it has one, its figure.
    pub(crate) fn to_match(&self, key: &'static str) -> Phrase {
        let figure = match self.state.lead {
            Card::SUPER => "taki",
            lead => lead.colour().map_or("none", |_| lead.figure_word()),
        };
        Phrase::new(key).with("colour", self.state.colour.phrase()).with("figure", figure)
    }

    /// Whom everybody waits for, told to somebody who may not act.
    pub(crate) fn waiting(&self, viewer: Viewer) -> Phrase {
        let state = &self.state;
        let names = |seats: SeatSet| seats.iter().map(Taki::seat_name).collect::<Vec<_>>();
        let key = match state.phase {
            Phase::Window if viewer.is(state.turn) => "waiting-window-own",
            Phase::Window => "waiting-window",
            Phase::Play if !state.calls.is_empty() => "waiting-call",
            Phase::Play if state.chain > 0 => "waiting-chain",
            Phase::Play => "waiting-play",
            Phase::Run => "waiting-run",
            Phase::Plus => "waiting-plus",
            Phase::King => "waiting-king",
        };
        Phrase::new(key)
            .with("who", Taki::seat_name(state.turn))
            .with("colour", state.colour.phrase())
            .with("cards", 2 * state.chain)
            .with("callers", names(state.calls))
            .with("waiting", names(state.asked))
    }
}

use table::{Phrase, Presentation, Seat, SeatSet, Viewer};

use crate::{Taki, View, cards::Card, state::Phase};

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
        let plays = state.playable() & state.hands[seat.index()].kinds() != 0;
        let draws = match (plays, state.may_draw()) {
            (true, true) => "play-or-draw",
            (true, false) => "play",
            (false, _) => "draw",
        };
        match state.phase {
            Phase::Play if state.chain > 0 => {
                Phrase::new("prompt-chain").with("can", draws).with("cards", 2 * state.chain)
            }
            Phase::Play | Phase::Window => Phrase::new("prompt-play").with("can", draws),
            Phase::Plus => Phrase::new("prompt-plus").with("can", draws),
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

    /// Whom everybody waits for, told to somebody who may not act.
    pub(crate) fn waiting(&self, viewer: Viewer) -> Phrase {
        let state = &self.state;
        let names = |seats: SeatSet| seats.iter().map(Taki::seat_name).collect::<Vec<_>>();
        let key = match state.phase {
            Phase::Window if viewer.is(state.turn) => "waiting-window-own",
            Phase::Window => "waiting-window",
            Phase::Play if !state.calls.is_empty() => "waiting-call",
            Phase::Play => "waiting-play",
            Phase::Run => "waiting-run",
            Phase::Plus => "waiting-plus",
            Phase::King => "waiting-king",
        };
        Phrase::new(key)
            .with("who", Taki::seat_name(state.turn))
            .with("colour", state.colour.phrase())
            .with("callers", names(state.calls))
            .with("waiting", names(state.asked))
    }
}

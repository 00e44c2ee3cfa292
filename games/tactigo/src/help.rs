use table::{Game, Phrase, Presentation, Seat, Viewer};

use crate::{
    Action, Size, Sizes, Square, Stack, Tactigo,
    board::{place, steps},
};

impl Tactigo {
    /// What a square and what stands on it mean now, or what it means to move so many checkers.
    pub(crate) fn help(&self, viewer: Viewer, id: &str) -> Vec<Phrase> {
        if let Some(number) = id.strip_prefix("size-") {
            let size = number.parse().ok().and_then(Size::new);
            let help = |size: Size| Phrase::new("help-size").with("size", size.checkers());
            return size.map(help).into_iter().collect();
        }
        let Ok(square) = id.parse::<Square>() else { return Vec::new() };
        let own = if viewer.is(self.turn) { Some(self.turn) } else { viewer.holds().first() };
        let comers = |key| own.and_then(|own| self.comers(key, own, square));
        let said = match self.board.get(square) {
            None => [Some(Phrase::new("help-empty")), comers("help-come"), None],
            Some(stack) => {
                let does = if Some(stack.seat) == own {
                    self.departures(stack.seat, square)
                } else {
                    comers("help-capture")
                };
                [Some(self.fate(square, stack)), does, self.prey(stack.seat, square)]
            }
        };
        said.into_iter().flatten().collect()
    }

    /// The sizes that may go from a square now.
    pub(crate) fn leaving(&self, from: Square) -> Sizes {
        let goes = |size: &Size| {
            let from = |step: &i32| self.board.movers(self.turn, *size, *step) >> place(from) & 1;
            steps(*size).iter().any(|step| from(step) == 1)
        };
        self.open_sizes().iter().filter(goes).collect()
    }

    /// The position with a seat to move: as it is, or at the start of that seat's next turn.
    fn turn_of(&self, seat: Seat) -> Tactigo {
        if seat == self.turn {
            return *self;
        }
        Tactigo { turn: seat, used: Sizes::NONE, lost: Sizes::NONE, ..*self }
    }

    fn moves(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let mut moves = Vec::new();
        self.turn_of(seat).actions(seat, &mut moves);
        moves.into_iter()
    }

    /// How a stack is captured.
    fn fate(&self, square: Square, stack: Stack) -> Phrase {
        let (enemies, needed) = self.board.ring(square, self.edge_sides);
        Phrase::new("help-stack")
            .with("whose", Tactigo::seat_name(stack.seat))
            .with("height", stack.height.checkers())
            .with("now", enemies)
            .with("needed", needed)
    }

    /// How many checkers may leave a square, and in which directions.
    fn departures(&self, seat: Seat, from: Square) -> Option<Phrase> {
        let sizes = self.turn_of(seat).leaving(from);
        (!sizes.is_empty() && !self.to_act().is_empty())
            .then(|| Phrase::new("help-moves").with("ways", ways(sizes)))
    }

    /// With what a seat can come to a square.
    fn comers(&self, key: &'static str, seat: Seat, to: Square) -> Option<Phrase> {
        let come = |action: Action| {
            Phrase::new("help-from")
                .with("checkers", Sizes::from(action.size).phrase())
                .with("square", action.from)
        };
        let ways: Vec<Phrase> =
            self.moves(seat).filter(|action| action.to == to).map(come).collect();
        (!ways.is_empty()).then(|| Phrase::new(key).with("ways", ways))
    }

    /// Whom a stack can capture.
    fn prey(&self, seat: Seat, from: Square) -> Option<Phrase> {
        let prey = |action: Action| {
            Phrase::new("help-prey").with("size", action.size.checkers()).with("square", action.to)
        };
        let taken = self.moves(seat).filter(|action| action.from == from && action.captures);
        let prey: Vec<Phrase> = taken.map(prey).collect();
        (!prey.is_empty()).then(|| {
            let phrase = Phrase::new("help-takes").with("who", Tactigo::seat_name(seat));
            phrase.with("prey", prey)
        })
    }
}

/// In which directions so many checkers go.
pub(crate) fn ways(sizes: Sizes) -> Vec<Phrase> {
    let way = |size: Size| Phrase::new("way").with("size", size.checkers());
    sizes.iter().map(way).collect()
}

use table::{Ink, Open, Path, Pen, Phrase, Presentation, Scene, Seat, Style, Viewer};

use crate::{
    Action, Colour, Event, Maiak, Phase, Square, Switching,
    state::{BLACK, WHITE},
};

impl Presentation for Maiak {
    const STYLE: Style = Style { art: include_str!("../art.svg"), ground: ["#d8e3d2", "#26302a"] };
    const PUZZLES: &'static str = include_str!("../puzzles.json");
    const LESSONS: &'static str = include_str!("../lessons.json");

    fn seat_name(seat: Seat) -> Phrase {
        Phrase::new(if seat == WHITE { "white" } else { "black" }).about_seat(seat)
    }

    fn picture(Open(state): &Open<Maiak>, pen: &Pen<'_>) -> String {
        let side = state.size.side();
        let line = format!("   +{}\n", "-----+".repeat(side));
        let files = ["a", "b", "c", "d", "e"][..side].join("     ");
        let mut text = format!("      {files}\n");
        for row in (0..side).rev() {
            text += &line;
            text += &format!(" {} |", row + 1);
            for file in 0..side {
                let square = Square::new(row * 5 + file);
                let piece = match state.owner(square) {
                    Some(WHITE) => pen.paint(Ink::Bold, "W"),
                    Some(_) => pen.paint(Ink::Bold, "B"),
                    None => pen.paint(Ink::Dim, "."),
                };
                let colour = state.tiles.get(square);
                let letter = pen.paint(ink(colour), &colour.letter().to_string());
                text += &format!(" {letter} {piece} |");
            }
            if row % (side - 1) == 0 {
                let who = Maiak::seat_name(if row == 0 { WHITE } else { BLACK });
                text += &format!("  {}", pen.say(Phrase::new("home").with("who", who)));
            }
            text.push('\n');
        }
        text += &line;
        text + &pen.say(Phrase::new("legend"))
    }

    fn describe(Open(state): &Open<Maiak>) -> Vec<Phrase> {
        let side = state.size.side();
        let row = |row: usize| {
            let tiles = (0..side).map(|file| state.square_name(Square::new(row * 5 + file)));
            Phrase::new("row").with("row", row + 1).with("tiles", tiles.collect::<Vec<_>>())
        };
        (0..side).rev().map(row).chain([WHITE, BLACK].map(|seat| state.side(seat))).collect()
    }

    fn prompt(Open(state): &Open<Maiak>, viewer: Viewer) -> Option<Phrase> {
        let task = match (state.phase, state.switch) {
            _ if state.end.is_some() => return None,
            (Phase::Move, _) => "move",
            (Phase::Switch, Switching::Mandatory) => "switch",
            (Phase::Switch, Switching::Optional) => "switch-or-pass",
        };
        Some(if viewer.is(state.turn) {
            Phrase::new(format!("prompt-{task}"))
        } else {
            Phrase::new(format!("waiting-{task}")).with("who", Maiak::seat_name(state.turn))
        })
    }

    fn scene(Open(state): &Open<Maiak>, viewer: Viewer) -> Scene {
        state.scene(viewer)
    }

    /// The piece and its goal, then those that pay in any order; or two tiles.
    fn paths(Open(state): &Open<Maiak>, _: Seat, action: Action) -> Vec<Path> {
        vec![match action {
            Action::Step { from, to, pays, .. } => {
                let payers = Square::in_mask(pays.into());
                let picks = [from, to].into_iter().chain(payers).map(|square| square.to_string());
                let path = Path::of(picks).asking(state.step_asks(from, pays.count_ones()));
                Path { free: pays.count_ones() as u8, ..path }
            }
            Action::Switch(a, b) => {
                let asks = [Phrase::new("prompt-switch"), Phrase::new("ask-second")];
                Path { free: 2, ..Path::of([a, b].map(|square| square.to_string())).asking(asks) }
            }
            Action::Pass => Path::of(["pass"]),
        }]
    }

    fn help(Open(state): &Open<Maiak>, viewer: Viewer, id: &str) -> Vec<Phrase> {
        state.help(viewer, id)
    }

    fn tell(event: &Event) -> Phrase {
        let who =
            |key: &'static str, seat: &Seat| Phrase::new(key).with("who", Maiak::seat_name(*seat));
        match event {
            Event::Stepped { seat, from, to, colour, captures, paid } => {
                who(if *captures { "captured" } else { "stepped" }, seat)
                    .with("whose", Maiak::seat_name(seat.opponent()))
                    .with("from", from.to_string())
                    .with("to", to.to_string())
                    .with("colour", colour.name())
                    .with("toll", toll(*colour, paid))
            }
            Event::Switched { seat, a, b, colours: [at_a, at_b] } => who("switched", seat)
                .with("a", a.to_string())
                .with("b", b.to_string())
                .with("at-a", at_a.name())
                .with("at-b", at_b.name())
                .with("changes", if at_a == at_b { "nothing" } else { "colours" }),
            Event::Passed { seat } => who("passed", seat),
            Event::NoSwitch { seat } => who("no-switch", seat),
            Event::Ended { winner, reason } => Phrase::new(format!("ended-{reason}"))
                .with("who", Maiak::seat_name(*winner))
                .with("loser", Maiak::seat_name(winner.opponent())),
        }
    }

    fn places(event: &Event) -> Vec<String> {
        let text = |square: &Square| square.to_string();
        match event {
            Event::Stepped { from, to, paid, .. } => {
                [from].into_iter().chain(paid).chain([to]).map(text).collect()
            }
            Event::Switched { a, b, .. } => [a, b].map(text).into(),
            Event::Passed { .. } | Event::NoSwitch { .. } | Event::Ended { .. } => Vec::new(),
        }
    }
}

impl Maiak {
    /// A tile and what stands on it.
    pub(crate) fn square_name(&self, square: Square) -> Phrase {
        let tile = Phrase::new(if self.owner(square).is_some() { "tile-taken" } else { "tile" })
            .with("square", square.to_string())
            .with("colour", self.tiles.get(square).name());
        match self.owner(square) {
            Some(owner) => tile
                .with("piece", if owner == WHITE { "white" } else { "black" })
                .with("who", Maiak::seat_name(owner)),
            None => tile,
        }
    }

    /// How many pieces a seat has and where it wants to go.
    fn side(&self, seat: Seat) -> Phrase {
        Phrase::new("side")
            .with("who", Maiak::seat_name(seat))
            .with("pieces", self.pieces[seat.index()].count_ones())
            .with("row", if seat == WHITE { self.size.side() } else { 1 })
    }

    /// What is asked for on the way to a step: the piece, its goal, and one after another those that
    /// pay.
    fn step_asks(&self, from: Square, price: u32) -> Vec<Phrase> {
        let goal = Phrase::new("ask-goal").with("ground", self.tiles.get(from).price());
        let pay = |number| Phrase::new("ask-pay").with("price", price).with("number", number);
        [Phrase::new("prompt-move"), goal].into_iter().chain((1..=price).map(pay)).collect()
    }
}

/// What a step onto a colour cost.
fn toll(colour: Colour, paid: &[Square]) -> Phrase {
    if paid.is_empty() && colour == Colour::Blue {
        return Phrase::new("toll-none");
    }
    if paid.is_empty() {
        return Phrase::new("toll-same").with("colour", colour.name());
    }
    let payers = paid.iter().map(|square| Phrase::plain(square.to_string()));
    Phrase::new("toll-paid").with("count", paid.len()).with("paid", payers.collect::<Vec<_>>())
}

fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Blue => Ink::Blue,
        Colour::Green => Ink::Green,
        Colour::Yellow => Ink::Yellow,
        Colour::Red => Ink::Red,
    }
}

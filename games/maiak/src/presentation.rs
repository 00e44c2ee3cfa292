use table::{Ink, Open, Path, Pen, Phrase, Presentation, Scene, Seat, Style, Viewer};

use crate::{
    Action, Colour, Event, Maiak, Phase, Square, Switching,
    state::{BLACK, WHITE},
};

impl Presentation for Maiak {
    const STYLE: Style = Style { art: include_str!("../art.svg"), ground: ["#d8e3d2", "#26302a"] };
    const PUZZLES: &'static str = include_str!("../puzzles.json");

    fn seat_name(seat: Seat) -> Phrase {
        Phrase::new(if seat == WHITE { "white" } else { "black" }).about_seat(seat)
    }

    fn picture(Open(state): &Open<Maiak>, pen: &Pen<'_>) -> String {
        let line = "   +-----+-----+-----+-----+-----+\n";
        let mut text = String::from("      a     b     c     d     e\n");
        for row in (0..5).rev() {
            text += line;
            text += &format!(" {} |", row + 1);
            for file in 0..5 {
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
            if row % 4 == 0 {
                let who = Maiak::seat_name(if row == 0 { WHITE } else { BLACK });
                text += &format!("  {}", pen.say(Phrase::new("home").with("who", who)));
            }
            text.push('\n');
        }
        text += line;
        text + &pen.say(Phrase::new("legend"))
    }

    fn describe(Open(state): &Open<Maiak>) -> Vec<Phrase> {
        let row = |row: usize| {
            let tiles = (0..5).map(|file| state.square_name(Square::new(row * 5 + file)));
            Phrase::new("row").with("row", row + 1).with("tiles", tiles.collect::<Vec<_>>())
        };
        (0..5).rev().map(row).collect()
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
    fn paths(_: &Open<Maiak>, _: Seat, action: Action) -> Vec<Path> {
        vec![match action {
            Action::Step { from, to, pays, .. } => {
                let payers = Square::in_mask(pays.into());
                let picks = [from, to].into_iter().chain(payers).map(|square| square.to_string());
                Path { free: pays.count_ones() as u8, ..Path::of(picks) }
            }
            Action::Switch(a, b) => Path { free: 2, ..Path::of([a.to_string(), b.to_string()]) },
            Action::Pass => Path::of(["pass"]),
        }]
    }

    fn tell(event: &Event) -> Phrase {
        match event {
            Event::Stepped { seat, from, to, colour, captures, paid } => {
                let payers = paid.iter().map(|square| Phrase::plain(square.to_string()));
                Phrase::new(if *captures { "captured" } else { "stepped" })
                    .with("who", Maiak::seat_name(*seat))
                    .with("from", from.to_string())
                    .with("to", to.to_string())
                    .with("colour", colour.word())
                    .with("price", paid.len())
                    .with("paid", payers.collect::<Vec<_>>())
            }
            Event::Switched { seat, a, b } => Phrase::new("switched")
                .with("who", Maiak::seat_name(*seat))
                .with("a", a.to_string())
                .with("b", b.to_string()),
            Event::Passed { seat } => Phrase::new("passed").with("who", Maiak::seat_name(*seat)),
            Event::NoSwitch { seat } => {
                Phrase::new("no-switch").with("who", Maiak::seat_name(*seat))
            }
            Event::Ended { winner, reason } => {
                Phrase::new(format!("ended-{reason}")).with("who", Maiak::seat_name(*winner))
            }
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
        let piece = match self.owner(square) {
            Some(WHITE) => "white",
            Some(_) => "black",
            None => "none",
        };
        Phrase::new("tile")
            .with("square", square.to_string())
            .with("colour", self.tiles.get(square).word())
            .with("piece", piece)
    }
}

fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Blue => Ink::Blue,
        Colour::Green => Ink::Green,
        Colour::Yellow => Ink::Yellow,
        Colour::Red => Ink::Red,
    }
}

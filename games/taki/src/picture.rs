use table::{Ink, Pen, Phrase, Presentation, Seat};

use crate::{
    Taki, View,
    cards::{ALL_COLOURLESS, Colour, of_colour},
    hand::{Cards, bits},
    state::Phase,
};

/// How wide a line of cards may become.
const WIDTH: usize = 88;

/// Parts of the picture.
impl View {
    /// What waits beside the leading card.
    pub(crate) fn situation(&self, pen: &Pen<'_>) -> Vec<Phrase> {
        let state = &self.state;
        let painted = |key: &'static str, colour: Colour| {
            let name = pen.say(colour.phrase());
            Phrase::new(key).with("colour", paint(pen, Some(colour), &name))
        };
        let mut list = Vec::new();
        if state.chain > 0 {
            list.push(Phrase::new("picture-chain").with("cards", 2 * state.chain));
        }
        list.extend(state.open_taki.map(|colour| painted("picture-open", colour)));
        list.extend(state.run.map(|colour| painted("picture-run", colour)));
        list
    }

    /// One line for each seat: whose turn it is, how many cards, the stage, the call.
    pub(crate) fn seat_line(&self, seat: Seat, pen: &Pen<'_>) -> String {
        let state = &self.state;
        let turn = seat == state.turn && state.end.is_none();
        let mark = if turn { pen.paint(Ink::Bold, ">") } else { " ".to_owned() };
        let count = self.counts[seat.index()];
        let name = pen.say(Taki::seat_name(seat));
        let cards = pen.say(Phrase::new("picture-seat").with("count", count));
        let mut line = format!("{mark} {name:<9} {cards:>10}");
        let mut notes = self.notes(seat);
        if self.viewer.is(seat) {
            notes.push(Phrase::new("picture-you"));
        }
        for note in notes {
            line += &format!(" · {}", pen.say(note));
        }
        line + "\n"
    }

    /// What one of the viewer's hands is called; who has only one is told that it is his.
    pub(crate) fn hand_name(&self, seat: Seat) -> Phrase {
        if self.own().count() == 1 {
            Phrase::new("picture-your-hand")
        } else {
            Phrase::new("picture-hand").with("who", Taki::seat_name(seat))
        }
    }

    /// What else is to be known of a seat: the stage, the call, the answer.
    pub(crate) fn notes(&self, seat: Seat) -> Vec<Phrase> {
        let state = &self.state;
        let mut notes = Vec::new();
        if state.is_pyramid() {
            notes.push(Phrase::new("picture-stage").with("stage", state.stages[seat.index()]));
        }
        if state.calls.contains(seat) && state.end.is_none() {
            notes.push(Phrase::new("picture-may-call"));
        }
        if state.silent.contains(seat) {
            notes.push(Phrase::new("picture-silent"));
        }
        if state.phase == Phase::Window && seat != state.turn {
            let waits = state.asked.contains(seat);
            notes.push(Phrase::new(if waits { "picture-waits" } else { "picture-answered" }));
        }
        notes
    }
}

/// A hand by colours, each on lines of its own.
pub(crate) fn hand_lines(hand: Cards, pen: &Pen<'_>) -> String {
    let mut text = String::new();
    let colours = Colour::ALL.map(|colour| (Some(colour), of_colour(colour)));
    for (colour, kinds) in colours.into_iter().chain([(None, ALL_COLOURLESS)]) {
        let mut width = 0;
        for card in bits(hand.kinds() & kinds) {
            let written = match hand.count(card) {
                1 => card.to_string(),
                count => format!("{card} x{count}"),
            };
            if width + written.len() + 2 > WIDTH {
                text.push('\n');
                width = 0;
            }
            width += written.len() + 2;
            text += &format!("  {}", paint(pen, colour, &written));
        }
        if width > 0 {
            text.push('\n');
        }
    }
    text
}

/// A text in the colour of a card.
pub(crate) fn paint(pen: &Pen<'_>, colour: Option<Colour>, text: &str) -> String {
    let ink = match colour {
        Some(Colour::Red) => Ink::Red,
        Some(Colour::Blue) => Ink::Blue,
        Some(Colour::Green) => Ink::Green,
        Some(Colour::Yellow) => Ink::Yellow,
        None => Ink::Bold,
    };
    pen.paint(ink, text)
}

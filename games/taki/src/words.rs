use table::{Game, Ink, Pen, Phrase, Seat};

use crate::{
    Taki, View,
    cards::{Card, Colour, of_colour},
    hand::{Cards, bits},
    state::Phase,
};

/// A card in words.
pub(crate) fn card_phrase(card: Card) -> Phrase {
    match card.colour() {
        Some(colour) => {
            Phrase::new("card").with("colour", colour_phrase(colour)).with("figure", card.sign())
        }
        None => Phrase::new("card-colourless").with("figure", card.sign()),
    }
}

/// A colour in words.
pub(crate) fn colour_phrase(colour: Colour) -> Phrase {
    Phrase::new("colour").with("colour", colour.word())
}

const fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Red => Ink::Red,
        Colour::Blue => Ink::Blue,
        Colour::Green => Ink::Green,
        Colour::Yellow => Ink::Yellow,
    }
}

/// How wide a line of cards may become.
const WIDTH: usize = 88;

impl View {
    pub(crate) fn draw(&self, pen: &Pen<'_>) -> String {
        let state = &self.state;
        let piles = Phrase::new("picture-piles")
            .with("draw", state.piles.draw)
            .with("discards", state.piles.discards)
            .with("direction", if state.backwards { "up" } else { "down" });
        let mut text = pen.say(piles) + "\n";
        let lead = Phrase::new("picture-lead")
            .with("lead", paint(pen, state.lead.colour(), &state.lead.to_string()))
            .with("colour", paint(pen, Some(state.colour), &pen.say(colour_phrase(state.colour))));
        text += &pen.say(lead);
        for phrase in self.situation(pen) {
            text += &format!(" · {}", pen.say(phrase));
        }
        text += "\n\n";
        let marks = (0..state.seats()).map(Seat).map(|seat| self.seat_line(seat, pen));
        text += &marks.collect::<String>();
        for seat in (0..state.seats()).map(Seat).filter(|&seat| self.viewer.is(seat)) {
            let title = Phrase::new("picture-hand").with("who", Taki::seat_name(seat));
            text += &format!("\n{}\n", pen.say(title));
            text += &hand_lines(state.hands[seat.index()], pen);
        }
        let due = match state.phase {
            _ if state.end.is_some() => Vec::new(),
            // Who is to answer stands beside the seats.
            Phase::Window => {
                vec![Phrase::new("picture-window").with("who", Taki::seat_name(state.turn))]
            }
            _ => self.tell_turn(),
        };
        for phrase in due {
            text += &format!("\n{}", pen.say(phrase));
        }
        text.trim_end().to_owned()
    }

    /// What waits beside the leading card.
    fn situation(&self, pen: &Pen<'_>) -> Vec<Phrase> {
        let state = &self.state;
        let painted = |key: &'static str, colour: Colour| {
            let name = pen.say(colour_phrase(colour));
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
    fn seat_line(&self, seat: Seat, pen: &Pen<'_>) -> String {
        let state = &self.state;
        let turn = seat == state.turn && state.end.is_none();
        let mark = if turn { pen.paint(Ink::Bold, ">") } else { " ".to_owned() };
        let count = self.counts[seat.index()];
        let name = pen.say(Taki::seat_name(seat));
        let cards = pen.say(Phrase::new("picture-seat").with("count", count));
        let mut line = format!("{mark} {name:<8} {cards:>10}");
        let mut notes = self.notes(seat);
        if self.viewer.is(seat) {
            notes.push(Phrase::new("picture-you"));
        }
        for note in notes {
            line += &format!(" · {}", pen.say(note));
        }
        line.trim_end().to_owned() + "\n"
    }

    /// What else is to be known of a seat: the stage, the call, the answer.
    pub(crate) fn notes(&self, seat: Seat) -> Vec<Phrase> {
        let state = &self.state;
        let mut notes = Vec::new();
        if state.is_pyramid() {
            notes.push(Phrase::new("picture-stage").with("stage", state.stages[seat.index()]));
        }
        if state.calls.has(seat) && state.end.is_none() {
            notes.push(Phrase::new("picture-may-call"));
        }
        if state.silent.has(seat) {
            notes.push(Phrase::new("picture-silent"));
        }
        if state.phase == Phase::Window && seat != state.turn {
            let key = if state.answered.has(seat) { "picture-answered" } else { "picture-waits" };
            notes.push(Phrase::new(key));
        }
        notes
    }

    pub(crate) fn tell(&self) -> Vec<Phrase> {
        let state = &self.state;
        let mut lines = vec![
            Phrase::new("tell-lead")
                .with("card", card_phrase(state.lead))
                .with("colour", colour_phrase(state.colour)),
        ];
        if state.chain > 0 {
            let chain = Phrase::new("tell-chain").with("count", state.chain);
            lines.push(chain.with("cards", 2 * state.chain));
        }
        let open = state.open_taki.map(colour_phrase);
        lines.extend(open.map(|colour| Phrase::new("tell-open").with("colour", colour)));
        let piles = Phrase::new("tell-piles").with("draw", state.piles.draw);
        lines.push(piles.with("discards", state.piles.discards));
        for seat in (0..state.seats()).map(Seat) {
            let key = if state.is_pyramid() { "tell-seat-stage" } else { "tell-seat" };
            let line = Phrase::new(key)
                .with("who", Taki::seat_name(seat))
                .with("count", self.counts[seat.index()])
                .with("stage", state.stages[seat.index()]);
            lines.push(line);
            if self.viewer.is(seat) {
                let cards: Vec<_> = state.hands[seat.index()].iter().map(card_phrase).collect();
                let key = if cards.is_empty() { "tell-empty" } else { "tell-hand" };
                let line = Phrase::new(key).with("who", Taki::seat_name(seat));
                lines.push(line.with("cards", cards));
            }
        }
        let direction = if state.backwards { "down" } else { "up" };
        lines.push(Phrase::new("tell-direction").with("direction", direction));
        if state.end.is_none() {
            lines.extend(self.tell_turn());
        }
        lines
    }

    fn tell_turn(&self) -> Vec<Phrase> {
        let state = &self.state;
        let who = |key: &'static str, seat| Phrase::new(key).with("who", Taki::seat_name(seat));
        let turn = state.turn;
        let mut lines = vec![match state.phase {
            Phase::Play => who("tell-play", turn),
            Phase::Run => who("tell-run", turn).with("colour", colour_phrase(state.colour)),
            Phase::Plus => who("tell-plus", turn),
            Phase::King => who("tell-king", turn),
            Phase::Window => {
                let waiting = state.acting().iter().map(Taki::seat_name).collect::<Vec<_>>();
                who("tell-window", turn).with("waiting", waiting)
            }
        }];
        lines.extend(state.calls.iter().map(|seat| who("tell-call", seat)));
        lines.extend(state.silent.iter().map(|seat| who("tell-silent", seat)));
        lines
    }
}

/// A hand by colours, each on lines of its own.
fn hand_lines(hand: Cards, pen: &Pen<'_>) -> String {
    let mut text = String::new();
    let colours = Colour::ALL.map(|colour| (Some(colour), of_colour(colour)));
    for (colour, kinds) in colours.into_iter().chain([(None, crate::cards::ALL_COLOURLESS)]) {
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

fn paint(pen: &Pen<'_>, colour: Option<Colour>, text: &str) -> String {
    match colour {
        Some(colour) => pen.paint(ink(colour), text),
        None => pen.paint(Ink::Bold, text),
    }
}

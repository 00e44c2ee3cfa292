use table::{Arg, Game, Path, Pen, Phrase, Presentation, Scene, Seat, Style, Viewer};

use crate::{
    Action, Card, Colour, Event, Taki, View, Why,
    picture::{hand_lines, paint},
    scene::{colour_id, hand_id},
};

impl Presentation for Taki {
    const STYLE: Style = Style { art: include_str!("../art.svg"), ground: ["#E9DFF2", "#2A2138"] };
    const LESSONS: &'static str = include_str!("../lessons.json");
    const PUZZLES: &'static str = include_str!("../puzzles.json");

    fn seat_name(seat: Seat) -> Phrase {
        Phrase::new("seat").with("number", seat.number() + 1).of_seat(seat)
    }

    fn picture(view: &View, pen: &Pen<'_>) -> String {
        let state = &view.state;
        let piles = Phrase::new("picture-piles")
            .with("draw", state.piles.draw)
            .with("discards", state.piles.discards)
            .with("direction", if state.backwards { "up" } else { "down" });
        let mut text = pen.say(piles) + "\n";
        let lead = Phrase::new("picture-lead")
            .with("lead", paint(pen, state.lead.colour(), &state.lead.to_string()))
            .with("colour", paint(pen, Some(state.colour), &pen.say(state.colour.phrase())));
        text += &pen.say(lead);
        for phrase in view.situation(pen) {
            text += &format!(" · {}", pen.say(phrase));
        }
        text += "\n\n";
        text.extend(state.players().iter().map(|seat| view.seat_line(seat, pen)));
        for seat in view.own() {
            text += &format!("\n{}\n", pen.say(view.hand_name(seat)));
            text += &hand_lines(state.hands[seat.index()], pen);
        }
        text.trim_end().to_owned()
    }

    fn describe(view: &View) -> Vec<Phrase> {
        let state = &view.state;
        let who = |key: &'static str, seat| Phrase::new(key).with("who", Taki::seat_name(seat));
        let mut lines = vec![
            Phrase::new("tell-lead")
                .with("card", state.lead.phrase())
                .with("colour", state.colour.phrase()),
        ];
        if state.chain > 0 {
            let chain = Phrase::new("tell-chain").with("count", state.chain);
            lines.push(chain.with("cards", 2 * state.chain));
        }
        let coloured = |key: &'static str, colour: Option<Colour>| {
            colour.map(|colour| Phrase::new(key).with("colour", colour.phrase()))
        };
        lines.extend(coloured("tell-open", state.open_taki));
        lines.extend(coloured("tell-run", state.run));
        let piles = Phrase::new("tell-piles").with("draw", state.piles.draw);
        lines.push(piles.with("discards", state.piles.discards));
        // Those who play are told of in turn order, beginning with whoever listens.
        let first = view.own().next();
        for seat in state.round_from(first.unwrap_or(Seat::new(0))) {
            let key = if state.is_pyramid() { "tell-seat-stage" } else { "tell-seat" };
            let line = who(key, seat).with("count", view.counts[seat.index()]);
            lines.push(line.with("stage", state.stages[seat.index()]));
            if view.viewer.is(seat) {
                let cards: Vec<_> = state.hands[seat.index()].iter().map(Card::phrase).collect();
                let key = if cards.is_empty() { "tell-empty" } else { "tell-hand" };
                lines.push(who(key, seat).with("cards", cards));
            }
        }
        if state.end.is_none() {
            let next = |seat| who("tell-next", state.after(seat, 1));
            lines.push(first.map_or_else(|| Phrase::new("tell-order"), next));
            lines.extend(state.calls.iter().map(|seat| who("tell-call", seat)));
            lines.extend(state.silent.iter().map(|seat| who("tell-silent", seat)));
        }
        lines
    }

    fn prompt(view: &View, viewer: Viewer) -> Option<Phrase> {
        let state = &view.state;
        if state.end.is_some() {
            return None;
        }
        // A caller comes before the turn seat (R8.2).
        let acting = state.to_act().intersection(viewer.holds());
        let seat = acting.without(state.turn).first().or(acting.first());
        Some(seat.map_or_else(|| view.waiting(viewer), |seat| view.task(seat)))
    }

    fn scene(view: &View, _: Viewer) -> Scene {
        view.scene()
    }

    /// A card, of equal ones any, and the colour where one is named; else a button, or the draw
    /// pile.
    fn paths(view: &View, seat: Seat, action: Action) -> Vec<Path> {
        let copies = |card: Card| {
            let count = view.state.hands[seat.index()].count(card) as u8;
            (1..=count).map(move |number| view.card_id(seat, card, number))
        };
        match (action.card(), action) {
            (Some((card, colour)), _) => copies(card)
                .map(|id| match colour {
                    Some(colour) => {
                        let ask = Phrase::new("ask-colour").with("card", card.phrase());
                        Path::of([id, colour_id(colour)]).asking([view.task(seat), ask])
                    }
                    None => Path::of([id]),
                })
                .collect(),
            (None, Action::Break) => {
                let cards = copies(Card::BREAKER).map(|id| Path::of([id]));
                cards.chain([Path::of([action.to_string()])]).collect()
            }
            _ => vec![Path::of([action.to_string()])],
        }
    }

    fn help(view: &View, _: Viewer, id: &str) -> Vec<Phrase> {
        view.help(id)
    }

    fn card(notation: &str) -> Phrase {
        notation.parse().map_or_else(|_| Phrase::plain(notation), Card::phrase)
    }

    fn tell(event: &Event) -> Phrase {
        let who =
            |key: &'static str, seat: Seat| Phrase::new(key).with("who", Taki::seat_name(seat));
        match event {
            Event::Played { seat, card, colour } => who("played", *seat)
                .with("card", card.phrase())
                .with("colour", colour.map_or("none", Colour::word)),
            Event::Drew { seat, why, count, cards } => {
                let shown = cards.iter().flatten().copied().map(Card::phrase).collect::<Vec<_>>();
                let key = match (count, shown.is_empty()) {
                    (0, _) => "drew-nothing",
                    (_, true) => "drew",
                    (_, false) => "drew-cards",
                };
                let phrase = who(key, *seat).with("why", reason(*why)).with("count", *count);
                phrase.with("cards", shown)
            }
            Event::Shuffled { count } => Phrase::new("shuffled").with("count", *count),
            Event::RunEnded { seat, closed: true } => who("run-closed", *seat),
            Event::RunEnded { seat, closed: false } => who("run-left", *seat),
            Event::Declined { seat } => who("declined", *seat),
            Event::Answered { seat, breaks: None } => who("answered", *seat),
            Event::Answered { seat, breaks: Some(true) } => who("answered-break", *seat),
            Event::Answered { seat, breaks: Some(false) } => who("answered-let", *seat),
            Event::Called { seat } => who("called", *seat),
            Event::KeptSilent { seat } => who("kept-silent", *seat),
            Event::Stopped { seat } => who("stopped", *seat),
            Event::Advanced { seat, stage } => who("advanced", *seat).with("stage", *stage),
            Event::Ended { winners, reason } => {
                let names = winners.iter().map(Taki::seat_name).collect::<Vec<_>>();
                let who = match &names[..] {
                    [only] => Arg::from(only.clone()),
                    _ => Arg::from(names),
                };
                Phrase::new(format!("ended-{reason}"))
                    .with("winners", winners.len())
                    .with("who", who)
            }
        }
    }

    fn places(event: &Event) -> Vec<String> {
        match event {
            Event::Played { seat, .. } => vec![hand_id(*seat), "discards".to_owned()],
            Event::Drew { seat, .. } => vec!["draw".to_owned(), hand_id(*seat)],
            Event::Shuffled { .. } => vec!["discards".to_owned(), "draw".to_owned()],
            Event::RunEnded { .. } => vec!["discards".to_owned()],
            Event::Declined { seat }
            | Event::Answered { seat, .. }
            | Event::Called { seat }
            | Event::KeptSilent { seat }
            | Event::Stopped { seat }
            | Event::Advanced { seat, .. } => vec![panel_id(*seat)],
            Event::Ended { winners, .. } => winners.iter().map(panel_id).collect(),
        }
    }
}

/// What cards are drawn for, as the word by which messages choose their wording.
const fn reason(why: Why) -> &'static str {
    match why {
        Why::Turn => "turn",
        Why::PlusTwo => "plus-two",
        Why::Plus => "plus",
        Why::PlusThree => "plus-three",
        Why::Broken => "broken",
        Why::Breaker => "breaker",
        Why::Penalty => "penalty",
        Why::Stage => "stage",
    }
}

/// Where a client shows what is to be known of a seat.
fn panel_id(seat: Seat) -> String {
    format!("seat-{seat}")
}

use table::{Path, Pen, Phrase, Presentation, Scene, Seat, Style, Viewer};

use crate::{
    Action, Event, Phase, Place, Tac, View,
    scene::hand_id,
    telling::tell,
    words::{card_phrase, seat_phrase},
};

impl Presentation for Tac {
    const STYLE: Style = Style { art: include_str!("../art.svg"), ground: ["#EFE4D2", "#2B2119"] };
    const PUZZLES: &'static str = include_str!("../puzzles.json");

    const LESSONS: &'static str = include_str!("../lessons.json");

    fn seat_name(seat: Seat) -> Phrase {
        seat_phrase(seat)
    }

    /// The ring as one line for each sector, from a start field to the next, with the house and the
    /// yard of that seat behind it; then the hands.
    fn picture(view: &View, pen: &Pen<'_>) -> String {
        let plan = view.state.plan();
        let mut text = format!("{:9}", "");
        for offset in 0..plan.sector {
            text += &format!("{offset:>3}");
        }
        let heads = [pen.say(Phrase::new("picture-house")), pen.say(Phrase::new("picture-yard"))];
        text += &format!("   {:<10} {}\n", heads[0], heads[1]);
        for seat in 0..plan.seats {
            text += &view.sector_line(seat, pen);
        }
        text += &format!("{}\n\n", pen.say(Phrase::new("picture-legend")));
        for seat in plan.occupied() {
            text += &view.hand_line(seat, pen);
        }
        let last = view.state.piles.played().next_back();
        let pile = match last {
            Some(card) => Phrase::new("picture-last").with("card", card_phrase(card)),
            None => Phrase::new("picture-none"),
        };
        let table = Phrase::new("picture-table")
            .with("dealer", seat_phrase(Seat::new(view.state.dealer)))
            .with("stock", view.state.piles.stock)
            .with("pile", pile);
        text + &pen.say(table)
    }

    fn describe(view: &View) -> Vec<Phrase> {
        let state = &view.state;
        let mut lines = vec![
            Phrase::new("tell-deal")
                .with("who", seat_phrase(Seat::new(state.dealer)))
                .with("stock", state.piles.stock)
                .with("shuffles", state.shuffles),
        ];
        for seat in state.plan().occupied() {
            lines.push(view.tell_marbles(seat));
            lines.push(view.tell_hand(seat));
        }
        lines.extend(view.tell_gifts());
        if let Some(card) = state.piles.played().next_back() {
            lines.push(Phrase::new("tell-last").with("card", card_phrase(card)));
        }
        if let Some(card) = state.tac_card() {
            lines.push(Phrase::new("tell-tac").with("card", card_phrase(card)));
        }
        if state.options.variant.is_one_team() {
            lines.push(Phrase::new("tell-cards").with("count", state.cards));
        }
        lines
    }

    fn prompt(view: &View, _: Viewer) -> Option<Phrase> {
        view.prompt()
    }

    fn scene(view: &View, _: Viewer) -> Scene {
        view.scene()
    }

    /// The card, of equal ones any, then the marble and its goal; or a button where the card can be
    /// used in another way.
    fn paths(view: &View, seat: Seat, action: Action) -> Vec<Path> {
        let state = &view.state;
        let (rest, free) = view.after_card(action);
        if state.phase == Phase::Seven {
            // The card lies on the pile since the first step.
            return vec![Path::of(rest).asking(view.asks(action))];
        }
        let holder = if state.phase == Phase::Exchange { seat.number() } else { state.player() };
        let mut asks = view.asks(action);
        asks.truncate(rest.len() + 1);
        view.copies(holder, action.card())
            .map(|card| Path { free, ..Path::of([card].into_iter().chain(rest.clone())) })
            .map(|path| path.asking(asks.clone()))
            .collect()
    }

    /// Each step of a 7 is an action; a marble may take several of them.
    fn goes_on(action: Action) -> bool {
        matches!(action, Action::Use { play: crate::Move::Number(crate::Card::SEVEN, ..), .. })
    }

    fn help(view: &View, _: Viewer, id: &str) -> Vec<Phrase> {
        view.help(id)
    }

    fn card(notation: &str) -> Phrase {
        notation.parse().map_or_else(|_| Phrase::plain(notation), card_phrase)
    }

    fn tell(event: &Event) -> Phrase {
        tell(event)
    }

    fn places(event: &Event) -> Vec<String> {
        let board = || "board".to_owned();
        let panel = |seat: Seat| format!("seat-{seat}");
        match event {
            Event::Dealt { .. } => vec!["stock".to_owned()],
            Event::Gave { seat, .. } => vec![hand_id(*seat), board()],
            Event::Exchanged { from, to, .. } => vec![hand_id(*from), hand_id(*to)],
            Event::Played { seat, .. } | Event::Discarded { seat, .. } => {
                vec![hand_id(*seat), "pile".to_owned()]
            }
            Event::Undone { .. } | Event::Passed { .. } => vec![board()],
            // Its steps have been seen one by one.
            Event::Split { .. } => Vec::new(),
            Event::Moved { from, to, .. } => vec![from.to_string(), to.to_string()],
            Event::Captured { owner, field, .. } => {
                vec![field.to_string(), Place::yard(owner.number()).to_string()]
            }
            Event::Swapped { one, two, .. } => vec![one.to_string(), two.to_string()],
            Event::Tempted { devil, victim, .. } => vec![hand_id(*devil), hand_id(*victim)],
            Event::Skipped { seat } | Event::Answerable { seat, .. } => vec![panel(*seat)],
            Event::Ended { winners, .. } => winners.iter().map(panel).collect(),
        }
    }
}

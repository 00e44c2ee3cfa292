use table::{Game, Path, Pen, Phrase, Presentation, Scene, Seat, Style, Viewer};

use crate::{
    Action, Card, Event, Phase, Place, Tac, View,
    description::cards_phrases,
    scene::hand_id,
    words::{card_phrase, seat_phrase},
};

impl Presentation for Tac {
    const STYLE: Style = Style { art: include_str!("../art.svg"), ground: ["#EFE4D2", "#2B2119"] };

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

    fn prompt(view: &View, viewer: Viewer) -> Option<Phrase> {
        let state = &view.state;
        let waiting = state.to_act();
        if waiting.is_empty() {
            return None;
        }
        let asked = viewer.holds().intersection(waiting);
        let (you, who) = match (asked.len(), viewer.holds().len()) {
            (0, _) => ("no", waiting),
            (_, 1) => ("yes", asked),
            _ => ("mine", asked),
        };
        let key = match state.phase {
            Phase::Exchange => "turn-exchange",
            Phase::Play => "turn-play",
            Phase::Seven => "turn-seven",
            Phase::Skipped => "turn-skipped",
            Phase::Devil => "turn-devil",
            Phase::Answer => "turn-answer",
        };
        let phrase = Phrase::new(key)
            .with("you", you)
            .with("who", who.iter().map(seat_phrase).collect::<Vec<_>>())
            .with("steps", state.seven.steps)
            .with("victim", seat_phrase(Seat::new(state.player())));
        Some(phrase)
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
            return vec![Path::of(rest)];
        }
        let holder = if state.phase == Phase::Exchange { seat.number() } else { state.player() };
        view.copies(holder, action.card())
            .map(|card| Path { free, ..Path::of([card].into_iter().chain(rest.clone())) })
            .collect()
    }

    /// Each step of a 7 is an action; a marble may take several of them.
    fn goes_on(action: Action) -> bool {
        matches!(action, Action::Use { play: crate::Move::Number(crate::Card::SEVEN, ..), .. })
    }

    fn tell(event: &Event) -> Phrase {
        let who = |key: &'static str, seat: Seat| Phrase::new(key).with("who", seat_phrase(seat));
        match event {
            Event::Dealt { dealer, shuffled, hands, can_open, .. } => {
                let seats = (0..hands.len() as u8).map(Seat::new);
                let known: Vec<Phrase> = seats
                    .zip(hands)
                    .filter_map(|(seat, hand)| Some((seat, hand.as_ref()?)))
                    .filter(|(_, hand)| !hand.is_empty())
                    .map(|(seat, hand)| who("dealt-hand", seat).with("cards", cards_phrases(hand)))
                    .collect();
                let names = can_open.iter().map(seat_phrase).collect::<Vec<_>>();
                who("dealt", *dealer)
                    .with("shuffled", if *shuffled { "yes" } else { "no" })
                    .with("openers", can_open.len())
                    .with("can", names)
                    .with("seen", known.len())
                    .with("hands", known)
            }
            Event::Gave { seat, card: None, .. } => who("gave", *seat),
            Event::Gave { seat, card: Some(card), .. } => {
                who("gave-card", *seat).with("card", card_phrase(*card))
            }
            Event::Exchanged { from, to, card, .. } => {
                let phrase =
                    Phrase::new(if card.is_some() { "exchanged-card" } else { "exchanged" });
                let phrase = phrase.with("from", seat_phrase(*from)).with("to", seat_phrase(*to));
                phrase.with("card", card_phrase(card.unwrap_or(Card::HIDDEN)))
            }
            Event::Played { seat, card, tac, by } => who("played", *seat)
                .with("card", card_phrase(*card))
                .with("way", if *tac { "tac" } else { "plain" })
                .with("by", by_devil(*by)),
            Event::Discarded { seat, card, by } => {
                who("discarded", *seat).with("card", card_phrase(*card)).with("by", by_devil(*by))
            }
            Event::Undone => Phrase::new("undone"),
            Event::Moved { owner, from, to } => {
                let key = match (from.at_home(), to.at_home()) {
                    (Some((_, 0)), _) => "opened",
                    (None, Some(_)) => "moved-home",
                    _ => "moved",
                };
                let phrase = who(key, *owner).with("from", from.to_string());
                phrase.with("to", to.to_string())
            }
            Event::Captured { owner, field } => {
                who("captured", *owner).with("field", field.to_string())
            }
            Event::Swapped { one, two, owners } => Phrase::new("swapped")
                .with("one", one.to_string())
                .with("two", two.to_string())
                .with("first", seat_phrase(owners[0]))
                .with("second", seat_phrase(owners[1])),
            Event::Skipped { seat } => who("skipped", *seat),
            Event::Passed { hands, .. } => {
                let known: Vec<Phrase> = (0..)
                    .map(Seat::new)
                    .zip(hands)
                    .filter_map(|(seat, hand)| Some((seat, hand.as_ref()?)))
                    .map(|(seat, hand)| who("passed-hand", seat).with("cards", cards_phrases(hand)))
                    .collect();
                Phrase::new("passed").with("seen", known.len()).with("hands", known)
            }
            Event::Tempted { devil, victim, hand, .. } => {
                let key = if hand.is_some() { "tempted-seen" } else { "tempted" };
                let cards = cards_phrases(hand.as_deref().unwrap_or_default());
                who(key, *devil).with("victim", seat_phrase(*victim)).with("cards", cards)
            }
            Event::Answerable { winners, seat } => {
                let names = winners.iter().map(seat_phrase).collect::<Vec<_>>();
                who("answerable", *seat).with("winners", names)
            }
            Event::Ended { winners, reason, cards, marbles } => {
                let names = winners.iter().map(seat_phrase).collect::<Vec<_>>();
                let team = if cards.is_some() { "-one-team" } else { "" };
                Phrase::new(format!("ended-{reason}{team}"))
                    .with("who", names)
                    .with("winners", winners.len())
                    .with("cards", cards.unwrap_or_default())
                    .with("marbles", *marbles)
            }
        }
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
            Event::Undone | Event::Passed { .. } => vec![board()],
            Event::Moved { from, to, .. } => vec![from.to_string(), to.to_string()],
            Event::Captured { owner, field } => {
                vec![field.to_string(), Place::yard(owner.number()).to_string()]
            }
            Event::Swapped { one, two, .. } => vec![one.to_string(), two.to_string()],
            Event::Tempted { devil, victim, .. } => vec![hand_id(*devil), hand_id(*victim)],
            Event::Skipped { seat } | Event::Answerable { seat, .. } => vec![panel(*seat)],
            Event::Ended { winners, .. } => winners.iter().map(panel).collect(),
        }
    }
}

fn by_devil(by: Option<Seat>) -> Phrase {
    match by {
        None => Phrase::plain(""),
        Some(devil) => Phrase::new("by-devil").with("devil", seat_phrase(devil)),
    }
}

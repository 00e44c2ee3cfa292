use table::{Phrase, Seat};

use crate::{
    Card, Event, Place, Variant,
    description::cards_phrases,
    plan::{PLANS, Plan},
    words::{card_phrase, owned, place_phrase, seat_phrase, yes},
};

/// An event in words: whose marbles and which places, as the listener would call them.
pub(crate) fn tell(event: &Event) -> Phrase {
    let who = |key: &'static str, seat: Seat| Phrase::new(key).with("who", seat_phrase(seat));
    let names =
        |seats: &table::SeatSet| seats.iter().map(|seat| who("named", seat)).collect::<Vec<_>>();
    match event {
        Event::Dealt { dealer, shuffled, hands, can_open, .. } => {
            let known = known_hands("dealt-hand", hands);
            who("dealt", *dealer)
                .with("shuffled", yes(*shuffled))
                .with("openers", can_open.len())
                .with("can", names(can_open))
                .with("seen", known.len())
                .with("hands", known)
        }
        Event::Gave { seat, card: None, .. } => who("gave", *seat),
        Event::Gave { seat, card: Some(card), .. } => {
            who("gave-card", *seat).with("card", card_phrase(*card))
        }
        Event::Exchanged { from, to, card, .. } => {
            // What others exchange is seen and not told: it says nothing.
            let phrase = Phrase::new(if card.is_some() { "exchanged-card" } else { "exchanged" });
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
        Event::Undone { marbles, variant } => {
            let plan = plan(*variant);
            let back = |&(seat, place): &(Seat, Place)| {
                let seat = seat.number();
                let phrase =
                    Phrase::new("undone-marble").with("marble", owned("marble", plan, seat));
                phrase.with("there", place_phrase("at", plan, place, Some(seat)))
            };
            let back: Vec<Phrase> = marbles.iter().map(back).collect();
            Phrase::new("undone").with("count", back.len()).with("marbles", back)
        }
        // A 7 is told as a whole, once it is complete.
        Event::Moved { step: true, .. } => Phrase::new("stepped"),
        Event::Moved { owner, from, to, variant, .. } => {
            let key = match (from.at_home(), to.at_home()) {
                (Some((_, 0)), _) => "opened",
                (None, Some(_)) => "moved-home",
                _ => "moved",
            };
            way(key, "marble-first", plan(*variant), owner.number(), *from, *to)
        }
        Event::Split { seat, parts, variant } => {
            let part = |part: &crate::Part| {
                let owner = part.owner.number();
                way("split-part", "marble", plan(*variant), owner, part.from, part.to)
            };
            let parts = parts.iter().map(part).collect::<Vec<_>>();
            who("split", *seat).with("parts", parts)
        }
        Event::Captured { owner, field, variant } => {
            let plan = plan(*variant);
            let owner = owner.number();
            Phrase::new("captured")
                .with("marble", owned("marble-first", plan, owner))
                .with("at", place_phrase("at", plan, Place(*field), Some(owner)))
        }
        Event::Swapped { one, two, owners, variant } => {
            let plan = plan(*variant);
            let at = |field: u8| place_phrase("at", plan, Place(field), None);
            Phrase::new("swapped")
                .with("first", owned("marble-first", plan, owners[0].number()))
                .with("second", owned("marble", plan, owners[1].number()))
                .with("one", at(*one))
                .with("two", at(*two))
        }
        Event::Skipped { seat } => who("skipped", *seat),
        Event::Passed { hands, .. } => {
            let known = known_hands("passed-hand", hands);
            Phrase::new("passed").with("seen", known.len()).with("hands", known)
        }
        Event::Tempted { devil, victim, hand, .. } => {
            let key = if hand.is_some() { "tempted-seen" } else { "tempted" };
            let cards = cards_phrases(hand.as_deref().unwrap_or_default());
            who(key, *devil).with("victim", who("named", *victim)).with("cards", cards)
        }
        Event::Answerable { winners, seat } => {
            who("answerable", *seat).with("winners", names(winners))
        }
        Event::Ended { winners, reason, cards, marbles } => {
            let team = if cards.is_some() { "-one-team" } else { "" };
            let first = winners.first().unwrap_or(Seat::new(0));
            Phrase::new(format!("ended-{reason}{team}"))
                .with("team", seat_phrase(first))
                .with("who", names(winners))
                .with("winners", winners.len())
                .with("cards", cards.unwrap_or_default())
                .with("marbles", *marbles)
        }
    }
}

fn plan(variant: Variant) -> &'static Plan {
    &PLANS[variant as usize]
}

/// Where a marble went.
fn way(
    key: &'static str,
    marble: &'static str,
    plan: &Plan,
    owner: u8,
    from: Place,
    to: Place,
) -> Phrase {
    owned(key, plan, owner)
        .with("marble", owned(marble, plan, owner))
        .with("from", place_phrase("place", plan, from, Some(owner)))
        .with("to", place_phrase("place", plan, to, Some(owner)))
        .with("there", place_phrase("at", plan, to, Some(owner)))
}

fn known_hands(key: &'static str, hands: &[Option<Vec<Card>>]) -> Vec<Phrase> {
    let known = (0..).map(Seat::new).zip(hands);
    let known = known.filter_map(|(seat, hand)| Some((seat, hand.as_ref()?)));
    known
        .filter(|(_, hand)| !hand.is_empty())
        .map(|(seat, hand)| {
            let phrase = Phrase::new(key).with("who", seat_phrase(seat));
            phrase.with("cards", cards_phrases(hand))
        })
        .collect()
}

fn by_devil(by: Option<Seat>) -> Phrase {
    match by {
        None => Phrase::plain(""),
        Some(devil) => Phrase::new("by-devil").with("who", seat_phrase(devil)),
    }
}

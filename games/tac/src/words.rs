use table::{Phrase, Seat};

use crate::{
    cards::Card,
    place::{Place, letter},
    plan::Plan,
};

/// What a seat is called: its letter stands on the board, so it is said with the name of the person
/// there.
pub(crate) fn seat_phrase(seat: Seat) -> Phrase {
    Phrase::new("seat").with("letter", letter(seat.number()).to_string()).about_seat(seat)
}

/// What a card is called.
pub(crate) fn card_phrase(card: Card) -> Phrase {
    let name = if card == Card::HIDDEN { "hidden" } else { card.name() };
    Phrase::new("card").with("name", name)
}

pub(crate) const fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// Something of a seat in a message that chooses its words by whose it is to the listener.
pub(crate) fn owned(key: &'static str, plan: &Plan, seat: u8) -> Phrase {
    Phrase::new(key)
        .with("who", seat_phrase(Seat::new(seat)))
        .with("letter", letter(seat).to_string())
        // Where a person has several seats or several partners, it has to be said which.
        .with("only", yes(plan.person(seat, false).count_ones() == 1))
        .with("pair", yes(plan.side[usize::from(seat)].count_ones() == 2))
}

/// A place by what it is to the listener: a field of the ring by the nearest start. `key` says how it
/// is used: `place` as in “from your start”, `at` as in “on your start”. Whose marble is spoken of
/// makes that seat's start “its start”.
pub(crate) fn place_phrase(
    key: &'static str,
    plan: &Plan,
    place: Place,
    marble: Option<u8>,
) -> Phrase {
    let near = |side: &'static str, steps: u8, thing: &'static str, seat: u8| {
        let of =
            owned("of", plan, seat).with("thing", thing).with("its", yes(marble == Some(seat)));
        Phrase::new(key).with("side", side).with("steps", steps).with("of", of)
    };
    match place.at_home() {
        Some((seat, 0)) => near("yard", 0, "yard", seat),
        Some((seat, field)) => near("house", field, "house", seat),
        None => {
            let (seat, steps, side) = nearest_start(plan, place.0);
            near(side, steps, "start", seat)
        }
    }
}

/// The nearest start of somebody who plays, how far it is from there, and on which side.
fn nearest_start(plan: &Plan, field: u8) -> (u8, u8, &'static str) {
    let after = plan.occupied().map(|seat| (plan.ahead(plan.start(seat), field), "after", seat));
    let before = plan.occupied().map(|seat| (plan.ahead(field, plan.start(seat)), "before", seat));
    let (steps, side, seat) = after.chain(before).min().unwrap_or((field, "after", 0));
    (seat, steps, if steps == 0 { "on" } else { side })
}

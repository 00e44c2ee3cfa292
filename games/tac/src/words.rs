use table::{Phrase, Seat};

use crate::{cards::Card, place::letter};

/// What a seat is called.
pub(crate) fn seat_phrase(seat: Seat) -> Phrase {
    Phrase::new("seat").with("letter", letter(seat.number()).to_string()).about_seat(seat)
}

/// What a card is called.
pub(crate) fn card_phrase(card: Card) -> Phrase {
    let name = if card == Card::HIDDEN { "hidden" } else { card.name() };
    Phrase::new("card").with("name", name)
}

use table::{Game, Ink, Pen, Phrase, Seat};

use crate::{
    View,
    cards::{Card, cards_of},
    place::{Place, letter},
    plan::Plan,
    state::Phase,
    words::card_phrase,
};

const INKS: [Ink; 6] = [Ink::Blue, Ink::Green, Ink::Yellow, Ink::Red, Ink::Bold, Ink::Dim];

impl View {
    /// The ring from a seat's start to the next, its house and its yard.
    pub(crate) fn sector_line(&self, seat: u8, pen: &Pen<'_>) -> String {
        let state = &self.state;
        let plan = state.plan();
        let board = &state.board;
        let start = plan.start(seat);
        let mut line = format!("{} {:>3} |", letter(seat), start);
        line = format!("{line:<9}");
        for field in start..start + plan.sector {
            let cell = match board.owner(field) {
                None => "  .".to_owned(),
                Some(owner) => {
                    let fresh = field == plan.start(owner) && Plan::has(board.fresh, owner);
                    let sign = if fresh { "*" } else { "" };
                    let marble = format!("{:>3}", format!("{}{sign}", letter(owner)));
                    pen.paint(INKS[owner as usize], &marble)
                }
            };
            line += &cell;
        }
        if !Plan::has(plan.occupied, seat) {
            return line + &format!("   {}\n", pen.say(Phrase::new("picture-empty")));
        }
        line += "   ";
        for field in 1..=4 {
            let sign = if board.has(seat, Place::house(seat, field)) { letter(seat) } else { '.' };
            line += &pen.paint(INKS[seat as usize], &format!("{sign} "));
        }
        let yard: String = (0..board.yard(seat)).map(|_| letter(seat)).collect();
        let yard = if yard.is_empty() { "-".to_owned() } else { yard };
        line += &format!("   {}", pen.paint(INKS[seat as usize], &yard));
        line + "\n"
    }

    pub(crate) fn hand_line(&self, seat: u8, pen: &Pen<'_>) -> String {
        let state = &self.state;
        let hand = state.hands[seat as usize];
        let acts = if state.to_act().contains(Seat::new(seat)) { '>' } else { ' ' };
        let mut line = format!("{acts}{} ", letter(seat));
        let cards = cards_of(hand).into_iter().map(|card| pen.say(card_phrase(card)));
        let mut shown: Vec<String> = cards.collect();
        if hand.has(Card::HIDDEN) {
            shown = vec![pen.say(Phrase::new("picture-cards").with("count", hand.len()))];
            if let Some(card) = self.known_gift(seat) {
                let gift = Phrase::new("picture-gift").with("card", card_phrase(card));
                shown.push(pen.say(gift));
            }
        }
        line += &if shown.is_empty() { "-".to_owned() } else { shown.join(", ") };
        if let Some(can) = self.announced(seat) {
            let key = if can { "picture-can" } else { "picture-cannot" };
            line += &format!(" · {}", pen.say(Phrase::new(key)));
        }
        if state.phase == Phase::Exchange && state.memory.gave[seat as usize].is_some() {
            line += &format!(" · {}", pen.say(Phrase::new("picture-gave")));
        }
        line + "\n"
    }
}

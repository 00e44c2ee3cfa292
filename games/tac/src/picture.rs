use table::{Ink, Pen, Phrase, Seat};

use crate::{
    View,
    cards::{Card, cards_of},
    place::{Place, letter},
    plan::Plan,
    state::Phase,
    words::{card_phrase, seat_phrase},
};

const INKS: [Ink; 6] = [Ink::Blue, Ink::Green, Ink::Yellow, Ink::Red, Ink::Bold, Ink::Dim];

impl View {
    /// The ring as one line for each sector, from a start field to the next, with the house and the
    /// yard of that seat behind it; then the hands.
    pub(crate) fn draw(&self, pen: &Pen<'_>) -> String {
        let plan = self.state.plan();
        let mut text = format!("{:9}", "");
        for offset in 0..plan.sector {
            text += &format!("{offset:>3}");
        }
        let heads = [pen.say(Phrase::new("picture-house")), pen.say(Phrase::new("picture-yard"))];
        text += &format!("   {:<10} {}\n", heads[0], heads[1]);
        for seat in 0..plan.seats {
            text += &self.sector(seat, pen);
        }
        text += &format!("{}\n\n", pen.say(Phrase::new("picture-legend")));
        for seat in plan.occupied() {
            text += &self.hand(seat, pen);
        }
        let last = self.state.piles.played().next_back();
        let pile = match last {
            Some(card) => Phrase::new("picture-last").with("card", card_phrase(card)),
            None => Phrase::new("picture-none"),
        };
        let table = Phrase::new("picture-table")
            .with("dealer", seat_phrase(Seat(self.state.dealer)))
            .with("stock", self.state.piles.stock)
            .with("pile", pile);
        text += &pen.say(table);
        if let Some(due) = self.due() {
            text += &format!("\n{}", pen.say(due));
        }
        text
    }

    fn sector(&self, seat: u8, pen: &Pen<'_>) -> String {
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

    fn hand(&self, seat: u8, pen: &Pen<'_>) -> String {
        let state = &self.state;
        let hand = state.hands[seat as usize];
        let acts = if Plan::has(state.acting(), seat) { '>' } else { ' ' };
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
        let key =
            if Plan::has(state.memory.announced, seat) { "picture-can" } else { "picture-cannot" };
        line += &format!(" · {}", pen.say(Phrase::new(key)));
        if state.phase == Phase::Exchange && state.memory.gave[seat as usize].is_some() {
            line += &format!(" · {}", pen.say(Phrase::new("picture-gave")));
        }
        line + "\n"
    }
}

use table::{Phrase, Remark, Seat};

use crate::{
    Action, Taki,
    cards::{Card, Colour, PLUS_TWO, STOP, TAKI, of_colour, of_figure},
    state::Phase,
};

/// What is worth keeping for a better moment.
const PRECIOUS: u64 = Card::SUPER.bit()
    | Card::KING.bit()
    | Card::COLOR.bit()
    | Card::PLUS_THREE.bit()
    | Card::BREAKER.bit();

/// So few cards are almost none.
const FEW: usize = 3;

impl Taki {
    /// What a player would say for and against an action.
    pub(crate) fn remarks_on(&self, seat: Seat, action: Action) -> Vec<Remark> {
        let merit = |key: &'static str| Remark::For(Phrase::new(key));
        let mut remarks = Vec::new();
        match action {
            Action::Draw if self.chain > 0 => {
                let taken = Phrase::new("why-no-pile").with("count", 2 * self.chain);
                remarks.push(Remark::Against(taken));
            }
            Action::Draw => remarks.push(Remark::Against(Phrase::new("why-no-draw"))),
            Action::Last => remarks.push(merit("why-calls")),
            Action::Break => remarks.push(merit("why-breaks")),
            Action::Let if self.hands[seat.index()].has(Card::BREAKER) => {
                let kept = Phrase::new("why-keeps").with("card", Card::BREAKER.phrase());
                remarks.push(Remark::For(kept));
            }
            _ => {}
        }
        if let Some((card, colour)) = action.card() {
            self.remark_on_card(seat, card, colour, &mut remarks);
        }
        remarks
    }

    fn remark_on_card(
        &self,
        seat: Seat,
        card: Card,
        chosen: Option<Colour>,
        remarks: &mut Vec<Remark>,
    ) {
        let mut hand = self.hands[seat.index()];
        hand.remove(card);
        let next = self.hands[self.after(seat, 1).index()].len();
        let is = |kinds: u64| card.bit() & kinds != 0;
        let runs = self.phase == Phase::Run;
        let mut say = |phrase: Phrase| remarks.push(Remark::For(phrase));
        if hand.is_empty() {
            say(Phrase::new("why-last-card"));
        }
        if is(of_figure(PLUS_TWO)) && !runs {
            say(Phrase::new("why-plus-two").with("count", 2 * self.chain + 2));
        }
        if is(Card::PLUS_THREE.bit()) {
            say(Phrase::new("why-plus-three"));
        }
        if is(of_figure(STOP)) && !runs && next <= FEW {
            say(Phrase::new("why-stop").with("count", next));
        }
        if is(of_figure(TAKI) | Card::SUPER.bit()) && !runs {
            let colour = chosen.or(card.colour()).unwrap_or(self.colour);
            match hand.count_of(of_colour(colour)) {
                0 => {}
                count => say(Phrase::new("why-run").with("count", count)),
            }
        }
        if let Some(colour) = chosen.filter(|_| is(Card::COLOR.bit())) {
            let count = |colour: Colour| hand.count_of(of_colour(colour));
            if count(colour) > 0 && Colour::ALL.iter().all(|&other| count(other) <= count(colour)) {
                say(Phrase::new("why-colour").with("colour", colour.phrase()));
            }
        }
        if card.colour().is_some_and(|colour| hand.count_of(of_colour(colour)) > 0) {
            say(Phrase::new("why-follows"));
        }
        if is(PRECIOUS) {
            let kept = Phrase::new("why-keeps").with("card", card.phrase());
            remarks.push(Remark::Against(kept));
        }
    }
}

use table::Seat;

use crate::{
    Taki,
    cards::{COLOURED, Card, PLUS, PLUS_TWO, STOP, TAKI, TURN, of_colour, of_figure},
    hand::Cards,
    state::Phase,
};

/// How much a card weighs on its hand: a number is a burden, what plays anywhere is hardly one.
const NUMBER: f32 = 1.0;
const LIGHTER: [(u64, f32); 7] = [
    (of_figure(STOP) | of_figure(TURN), 0.92),
    (of_figure(PLUS_TWO), 0.85),
    (of_figure(PLUS), 0.8),
    (of_figure(TAKI), 0.7),
    (Card::BREAKER.bit() | Card::PLUS_THREE.bit(), 0.75),
    (Card::COLOR.bit(), 0.6),
    (Card::SUPER.bit() | Card::KING.bit(), 0.5),
];

impl Taki {
    /// How good the state looks for a seat: a light hand beside those of the others, cards that go
    /// on, calls made. Made by hand for a player who looks one action ahead.
    pub(crate) fn looks(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.result() {
            return outcome.score(seat) as f32;
        }
        let own = self.burden(seat);
        let others = (0..self.seats()).map(Seat).filter(|&other| other != seat);
        let (mut best, mut sum) = (f32::MAX, 0.0);
        for other in others {
            let burden = self.burden(other);
            best = best.min(burden);
            sum += burden;
        }
        let mean = sum / f32::from(self.seats() - 1);
        let balance = 0.35 * best + 0.15 * mean - own;
        (1.0 / (1.0 + (-balance * 0.3).exp())).clamp(0.001, 0.999)
    }

    /// What a seat still has to get rid of, and what it must expect to draw.
    fn burden(&self, seat: Seat) -> f32 {
        let hand = self.hands[seat.index()];
        let mut burden = weight(hand) + self.expected(seat) * 0.95;
        let on_turn = seat == self.turn;
        // Cards that match are easier to get rid of; in a run they go at once.
        let fits = if on_turn { self.playable() } else { self.matching() };
        burden -= 0.12 * (hand.count_of(fits & COLOURED).min(4)) as f32;
        if self.open_taki.is_some() && self.chain == 0 && on_turn {
            burden -= 0.35 * (hand.count_of(fits & COLOURED).min(4)) as f32;
        }
        if on_turn && matches!(self.phase, Phase::Run | Phase::King | Phase::Plus) {
            burden -= 0.5;
        }
        // A TAKI left open is a gift to whoever comes first with its colour.
        if self.open_taki.is_some() && (!on_turn || hand.count_of(of_colour(self.colour)) == 0) {
            burden += 0.3;
        }
        // A last card not called costs four.
        if self.silent.has(seat) {
            burden += 4.0;
        } else if self.calls.has(seat) {
            burden += 0.1;
        }
        if self.is_pyramid() {
            let stage = f32::from(self.stages[seat.index()]);
            burden += 0.6 * stage * (stage - 1.0) / 2.0 + 2.0 * (stage - 1.0);
        }
        burden
    }

    /// How many cards a seat has to expect: a +2 pile before it, or a +3.
    fn expected(&self, seat: Seat) -> f32 {
        if self.phase == Phase::Window {
            let broken = self.breaks.0 != 0;
            let mut expected = if broken == (seat == self.turn) { 3.0 } else { 0.0 };
            if self.breaks.has(seat) {
                expected -= 0.75;
            }
            return expected;
        }
        if self.chain == 0 || seat != self.turn {
            return 0.0;
        }
        let hand = self.hands[seat.index()];
        let answers = hand.kinds() & (of_figure(PLUS_TWO) | Card::KING.bit()) != 0;
        f32::from(self.chain) * if answers { 0.7 } else { 2.0 }
    }
}

fn weight(hand: Cards) -> f32 {
    let lighter = |&(kinds, weight): &(u64, f32)| hand.count_of(kinds) as f32 * (NUMBER - weight);
    hand.len() as f32 * NUMBER - LIGHTER.iter().map(lighter).sum::<f32>()
}

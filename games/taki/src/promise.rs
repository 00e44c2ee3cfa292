use table::Seat;

use crate::{
    Taki,
    cards::{COLOURED, Card, Colour, PLUS, PLUS_TWO, STOP, TAKI, TURN, of_colour, of_figure},
    hand::Cards,
    state::Phase,
};

/// How many signs a promise is made of.
pub const SIGNS: usize = 20;
type Signs = [f32; SIGNS];

/// What is counted of a seat, by its place among the signs.
mod sign {
    /// Cards in the hand and those that are certain to come; whether it is only one, or two.
    pub(super) const CARDS: usize = 0;
    pub(super) const ONE: usize = 1;
    pub(super) const TWO: usize = 2;
    /// Cards of the kinds in [`super::KINDS`] among them.
    pub(super) const KINDS: usize = 3;
    /// Colours among them.
    pub(super) const COLOURS: usize = 13;
    /// The most cards that can go in one run.
    pub(super) const RUN: usize = 14;
    /// Whether it is the seat's turn, whether it has a coloured card for it, and whether it is to
    /// play once more.
    pub(super) const TURN: usize = 15;
    pub(super) const FITS: usize = 16;
    pub(super) const MORE: usize = 17;
    /// Cards that wait in a pile of +2 or behind a +3.
    pub(super) const AWAITS: usize = 18;
    /// Cards that can go at once into a TAKI that was left open.
    pub(super) const GIFT: usize = 19;
}

/// The kinds that are more than a number.
const KINDS: [u64; 10] = [
    of_figure(STOP),
    of_figure(TURN),
    of_figure(PLUS_TWO),
    of_figure(PLUS),
    of_figure(TAKI),
    Card::SUPER.bit(),
    Card::KING.bit(),
    Card::COLOR.bit(),
    Card::PLUS_THREE.bit(),
    Card::BREAKER.bit(),
];

/// What each sign weighs, found by self-play between two:
/// `cargo run --release -p bots --example weigh -- taki`.
const WEIGHTS: Signs = [
    -0.087, 0.294, 0.075, 0.134, -0.002, 0.238, 0.089, 0.014, 0.073, 0.774, 0.351, 0.322, -0.281,
    -0.298, 0.055, -0.225, 0.436, 0.067, -0.035, 0.106,
];

/// What a stage of the Pyramid weighs, and each card that is still to come on the way down.
const STAGE: f32 = -0.6;
const STAGE_CARD: f32 = -0.18;

/// What silence about a last card costs.
const PENALTY: f32 = 4.0;

impl Taki {
    /// How good the state looks for a seat beside the best placed of the others: few cards, good
    /// ones, and what is to come.
    pub(crate) fn looks(&self, seat: Seat) -> f32 {
        self.judge(seat, &WEIGHTS)
    }

    /// How good the state looks for a seat if the signs weigh this: 0 lost, 1 won.
    pub fn judge(&self, seat: Seat, weights: &[f32; SIGNS]) -> f32 {
        if let Some(outcome) = self.result() {
            return outcome.score(seat) as f32;
        }
        let weight = |seat: Seat| weigh(&self.signs_of(seat), weights) + self.stage_weight(seat);
        let others = (0..self.seats()).map(Seat).filter(|&other| other != seat);
        let rival = others.map(weight).fold(f32::MIN, f32::max);
        (1.0 / (1.0 + (rival - weight(seat)).exp())).clamp(0.001, 0.999)
    }

    /// The signs by which a promise is made, between two: those of the seat less those of the next.
    pub fn signs(&self, seat: Seat) -> [f32; SIGNS] {
        let (own, rival) = (self.signs_of(seat), self.signs_of(self.after(seat, 1)));
        std::array::from_fn(|sign| own[sign] - rival[sign])
    }

    fn signs_of(&self, seat: Seat) -> Signs {
        let hand = self.hands[seat.index()];
        let mut signs = [0.0; SIGNS];
        signs[sign::CARDS] = hand.len() as f32;
        if self.silent.has(seat) {
            signs[sign::CARDS] += PENALTY;
        } else {
            signs[sign::ONE] = f32::from(hand.len() == 1);
            signs[sign::TWO] = f32::from(hand.len() == 2);
        }
        for (place, kinds) in KINDS.into_iter().enumerate() {
            signs[sign::KINDS + place] = hand.count_of(kinds) as f32;
        }
        let has = |colour: &&Colour| hand.kinds() & of_colour(**colour) != 0;
        signs[sign::COLOURS] = Colour::ALL.iter().filter(has).count() as f32;
        signs[sign::RUN] = longest_run(hand) as f32;
        signs[sign::AWAITS] = self.awaits(seat);
        if seat != self.turn || self.phase == Phase::Window {
            return signs;
        }
        let fits = self.playable() & COLOURED;
        signs[sign::TURN] = 1.0;
        signs[sign::FITS] = f32::from(hand.kinds() & fits != 0);
        signs[sign::MORE] = f32::from(self.phase != Phase::Play);
        if let Some(colour) = self.open_taki.filter(|_| self.chain == 0) {
            signs[sign::GIFT] = hand.count_of(of_colour(colour)) as f32;
        }
        signs
    }

    /// How many cards a seat has to expect: a +2 pile before it, or a +3.
    fn awaits(&self, seat: Seat) -> f32 {
        if self.phase == Phase::Window {
            let broken = self.breaks.0 != 0;
            let expected = if broken == (seat == self.turn) { 3.0 } else { 0.0 };
            // A Breaker that was promised is as good as played.
            return expected - if self.breaks.has(seat) { 1.0 } else { 0.0 };
        }
        if self.chain == 0 || seat != self.turn {
            return 0.0;
        }
        let hand = self.hands[seat.index()];
        let answers = hand.kinds() & (of_figure(PLUS_TWO) | Card::KING.bit()) != 0;
        f32::from(self.chain) * if answers { 0.7 } else { 2.0 }
    }

    fn stage_weight(&self, seat: Seat) -> f32 {
        if !self.is_pyramid() {
            return 0.0;
        }
        let stage = f32::from(self.stages[seat.index()]);
        STAGE * (stage - 1.0) + STAGE_CARD * stage * (stage - 1.0) / 2.0
    }
}

fn weigh(signs: &Signs, weights: &Signs) -> f32 {
    signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum()
}

/// The most cards of a hand that can go in one run.
fn longest_run(hand: Cards) -> u32 {
    let any = hand.has(Card::SUPER);
    let taki = |colour: &&Colour| any || hand.kinds() & of_figure(TAKI) & of_colour(**colour) != 0;
    let cards = |colour: &Colour| hand.count_of(of_colour(*colour));
    Colour::ALL.iter().filter(taki).map(cards).max().unwrap_or(0)
}

use table::{Evaluation, Game, SearchKind, Seat};

use crate::{
    Taki,
    cards::{COLOURED, Card, Colour, PLUS, PLUS_TWO, STOP, TAKI, TURN, of_colour, of_figure},
    hand::Cards,
    state::Phase,
};

/// How many features there are.
pub(crate) const COUNT: usize = 20;

/// The kinds that are more than a number, in the order of their features.
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

/// What a stage of the Pyramid weighs, and each card that is still to come on the way down.
const STAGE: f32 = -0.6;
const STAGE_CARD: f32 = -0.18;

/// How many cards silence about a last card costs.
const PENALTY: f32 = 4.0;

/// A seat is compared with the best placed of the others: few cards, good ones, and what is to come.
impl Evaluation for Taki {
    const FEATURES: &'static [&'static str] = &[
        "cards",
        "only one card",
        "only two cards",
        "Stop",
        "Change Direction",
        "+2",
        "Plus",
        "TAKI",
        "SuperTaki",
        "King",
        "Change Color",
        "+3",
        "Breaker",
        "colours",
        "longest run",
        "own turn",
        "a coloured card fits",
        "plays once more",
        "cards to expect",
        "cards for the open TAKI",
    ];

    /// Found by self-play between two: `cargo run --release -p tactable-bots --example fit -- taki`.
    const WEIGHTS: &'static [f32] = &[
        -0.087, 0.294, 0.075, 0.134, -0.002, 0.238, 0.089, 0.014, 0.073, 0.774, 0.351, 0.322,
        -0.281, -0.298, 0.055, -0.225, 0.436, 0.067, -0.035, 0.106,
    ];

    const SEARCH: SearchKind = SearchKind::Tree;

    /// Random players draw, waste Kings and leave runs, so that little is learned from many actions.
    const PLAYOUT: u32 = 2;

    /// Between two: those of the seat less those of the next.
    fn features(&self, seat: Seat, values: &mut [f32]) {
        let (own, rival) = (self.features_of(seat), self.features_of(self.after(seat, 1)));
        let differences: [f32; COUNT] =
            std::array::from_fn(|feature| own[feature] - rival[feature]);
        values.copy_from_slice(&differences);
    }

    fn evaluate(&self, seat: Seat, weights: &[f32]) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.score(seat) as f32;
        }
        let weigh = |seat: Seat| {
            let features = self.features_of(seat);
            let weighed = features.iter().zip(weights).map(|(feature, weight)| feature * weight);
            weighed.sum::<f32>() + self.stage_weight(seat)
        };
        let others = self.players().without(seat);
        let rival = others.iter().map(weigh).fold(f32::MIN, f32::max);
        (1.0 / (1.0 + (rival - weigh(seat)).exp())).clamp(0.001, 0.999)
    }

    #[cfg(feature = "words")]
    fn remarks(&self, seat: Seat, action: Self::Action) -> Vec<table::Remark> {
        self.remarks_on(seat, action)
    }
}

impl Taki {
    /// The features of one seat, by itself.
    pub(crate) fn features_of(&self, seat: Seat) -> [f32; COUNT] {
        let hand = self.hands[seat.index()];
        let silent = self.silent.contains(seat);
        let acts = seat == self.turn && self.phase != Phase::Window;
        let fits = || hand.kinds() & self.playable() & COLOURED != 0;
        let open = self.open_taki.filter(|_| acts && self.chain == 0);
        let [stop, turn, plus_two, plus, taki, super_taki, king, color, plus_three, breaker] =
            KINDS.map(|kinds| hand.count_of(kinds) as f32);
        let has = |colour: &&Colour| hand.kinds() & of_colour(**colour) != 0;
        [
            hand.len() as f32 + if silent { PENALTY } else { 0.0 },
            f32::from(!silent && hand.len() == 1),
            f32::from(!silent && hand.len() == 2),
            stop,
            turn,
            plus_two,
            plus,
            taki,
            super_taki,
            king,
            color,
            plus_three,
            breaker,
            Colour::ALL.iter().filter(has).count() as f32,
            longest_run(hand) as f32,
            f32::from(acts),
            f32::from(acts && fits()),
            f32::from(acts && self.phase != Phase::Play),
            self.cards_to_expect(seat),
            open.map_or(0.0, |colour| hand.count_of(of_colour(colour)) as f32),
        ]
    }

    /// How many cards a seat has to expect: a +2 pile before it, or a +3.
    fn cards_to_expect(&self, seat: Seat) -> f32 {
        if self.phase == Phase::Window {
            let broken = !self.breaks.is_empty();
            let expected = if broken == (seat == self.turn) { 3.0 } else { 0.0 };
            // A Breaker that was announced is as good as played.
            return expected - if self.breaks.contains(seat) { 1.0 } else { 0.0 };
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

/// The most cards of a hand that can go in one run.
fn longest_run(hand: Cards) -> u32 {
    let any = hand.has(Card::SUPER);
    let taki = |colour: &&Colour| any || hand.kinds() & of_figure(TAKI) & of_colour(**colour) != 0;
    let cards = |colour: &Colour| hand.count_of(of_colour(*colour));
    Colour::ALL.iter().filter(taki).map(cards).max().unwrap_or(0)
}

mod forecast;
mod patience;

use table::{Evaluation, Forecast, Game, SearchKind, Seat};

use crate::{
    Tac,
    board::Board,
    cards::{Card, OPENERS},
    hand::Hand,
    move_finder::each_marble,
    plan::{Plan, seats_of},
    reach::distances,
    state::Phase,
};

/// How many features there are.
pub(crate) const COUNT: usize = 21;
type Features = [f32; COUNT];

/// What is counted of a seat, by its place among the features.
mod feature {
    /// Marbles in the yard.
    pub(super) const YARD: usize = 0;
    /// Marbles on the ring, how far round they have come from 0 to 1, and that squared.
    pub(super) const RING: usize = 1;
    pub(super) const WAY: usize = 2;
    pub(super) const WAY_SQUARED: usize = 3;
    /// Marbles from which one card leads home: on the own start and not fresh, or just past it,
    /// where a 4 does.
    pub(super) const AT_DOOR: usize = 4;
    pub(super) const PAST_DOOR: usize = 5;
    /// Marbles home for good, and those that bar fields behind them.
    pub(super) const LOCKED: usize = 6;
    pub(super) const LOOSE: usize = 7;
    /// Marbles with an enemy close behind or not far behind, and those on an enemy's start.
    pub(super) const CHASED: usize = 8;
    pub(super) const FOLLOWED: usize = 9;
    pub(super) const EXPOSED: usize = 10;
    /// Nothing on the ring to move, with and without a card that opens.
    pub(super) const WAITING: usize = 11;
    pub(super) const STUCK: usize = 12;
    /// Marbles that a card in the hand brings home.
    pub(super) const HOMING: usize = 13;
    /// Cards in the hand.
    pub(super) const OPENER: usize = 14;
    pub(super) const FOUR: usize = 15;
    pub(super) const SEVEN: usize = 16;
    pub(super) const EIGHT: usize = 17;
    pub(super) const TRICK: usize = 18;
    pub(super) const TAC: usize = 19;
    pub(super) const MASTER: usize = 20;
}

/// What a side is compared with that plays against nobody: one with half of its marbles home.
const NO_RIVAL: f32 = 2.2;

impl Evaluation for Tac {
    const FEATURES: &'static [&'static str] = &[
        "marbles in the yard",
        "marbles on the ring",
        "way round",
        "way round, squared",
        "marbles at the door",
        "marbles past the door",
        "marbles locked at home",
        "marbles loose at home",
        "marbles with an enemy close behind",
        "marbles with an enemy behind",
        "marbles on a start of others",
        "seats that wait and can open",
        "seats that wait and cannot open",
        "marbles that a card brings home",
        "cards that open",
        "4s",
        "7s",
        "8s",
        "Tricksters",
        "TACs",
        "master cards",
    ];

    /// Found by self-play: `cargo run --release -p tactable-bots --example fit -- tac`. Weak players
    /// lose the way round again and again, so that their games alone think too little of it; the
    /// weights made by hand, with which it begins, count for much here.
    const WEIGHTS: &'static [f32] = &[
        0.009, -0.074, 0.501, 0.023, 0.641, 0.336, 1.105, 0.933, -0.074, -0.037, -0.029, -0.301,
        -0.575, 0.226, 0.108, 0.029, 0.096, 0.042, 0.067, 0.159, 0.048,
    ];

    const SEARCH: SearchKind = SearchKind::Tree;

    /// Sides are compared, never seats.
    const IS_SHARED: bool = true;

    /// Those of the seat's side, on average over its seats, less those of the next side.
    fn features(&self, seat: Seat, values: &mut [f32]) {
        let side = self.plan().side[seat.index()];
        let own = self.features_of(side);
        let rival = self.rivals(side).next().map_or([0.0; COUNT], |rival| self.features_of(rival));
        for (value, (own, rival)) in values.iter_mut().zip(own.into_iter().zip(rival)) {
            *value = own - rival;
        }
    }

    /// How far the side's marbles have come beside those of the best other side, how safe they are,
    /// and how well the hands go on.
    fn evaluate(&self, seat: Seat, weights: &[f32]) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.score(seat) as f32;
        }
        let side = self.plan().side[seat.index()];
        let weights: &[f32; COUNT] =
            weights.try_into().expect("there is a weight for each feature");
        let weight = |mates: u8| {
            let mut sum = 0.0;
            self.count(mates, &mut |feature, value| sum += value * weights[feature]);
            sum / mates.count_ones() as f32
        };
        let rival = self.rivals(side).map(weight).reduce(f32::max).unwrap_or(NO_RIVAL);
        (1.0 / (1.0 + (rival - weight(side)).exp())).clamp(0.001, 0.999)
    }

    const PATIENCE: &'static [f32] = &patience::WEIGHTS;

    fn foretell(&self, weights: &[f32]) -> Option<Forecast> {
        self.forecast(weights)
    }

    fn foretold_by(&self, values: &mut [f32]) {
        self.forecast_features(values);
    }

    #[cfg(feature = "words")]
    fn remarks(&self, seat: Seat, action: Self::Action) -> Vec<table::Remark> {
        self.remarks_on(seat, action)
    }
}

impl Tac {
    /// The other sides, each once.
    fn rivals(&self, side: u8) -> impl Iterator<Item = u8> {
        let plan = self.plan();
        let is_first = |&seat: &u8| plan.side[seat as usize].trailing_zeros() == u32::from(seat);
        let sides = plan.occupied().filter(is_first).map(|seat| plan.side[seat as usize]);
        sides.filter(move |&mates| mates != side)
    }

    /// The features of a side.
    fn features_of(&self, mates: u8) -> Features {
        let mut features = [0.0; COUNT];
        self.count(mates, &mut |feature, value| features[feature] += value);
        let seats = mates.count_ones() as f32;
        features.map(|sum| sum / seats)
    }

    /// Tell what there is of each feature, seat by seat and piece by piece.
    #[inline]
    fn count(&self, mates: u8, add: &mut impl FnMut(usize, f32)) {
        let around = Around::new(self, mates);
        seats_of(mates).for_each(|seat| self.count_one(seat, &around, add));
    }

    /// The same of one seat.
    #[inline]
    pub(crate) fn count_seat(&self, seat: u8, add: &mut impl FnMut(usize, f32)) {
        self.count_one(seat, &Around::new(self, self.plan().side[usize::from(seat)]), add);
    }

    #[inline]
    fn count_one(&self, seat: u8, around: &Around, add: &mut impl FnMut(usize, f32)) {
        self.count_marbles(seat, around, add);
        self.count_cards(seat, add);
    }

    #[inline]
    fn count_marbles(&self, seat: u8, around: &Around, add: &mut impl FnMut(usize, f32)) {
        let (board, plan) = (&self.board, self.plan());
        add(feature::YARD, f32::from(board.yard(seat)));
        let locked = board.locked(seat).count_ones() as f32;
        add(feature::LOCKED, locked);
        add(feature::LOOSE, f32::from(board.home(seat)) - locked);
        let others_starts = plan.starts & !(1 << plan.start(seat));
        each_marble(board, 1 << seat, |_, field| {
            let come = plan.ahead(plan.start(seat), field);
            let way = f32::from(come) / f32::from(plan.ring);
            match come {
                0 if Plan::has(board.fresh, seat) => add(feature::RING, 1.0),
                0 => add(feature::AT_DOOR, 1.0),
                1..=3 => add(feature::PAST_DOOR, 1.0),
                _ => {
                    add(feature::RING, 1.0);
                    add(feature::WAY, way);
                    add(feature::WAY_SQUARED, way * way);
                }
            }
            match around.hunter(field) {
                Some(1..=7) => add(feature::CHASED, 1.0),
                Some(_) => add(feature::FOLLOWED, 1.0),
                None => {}
            }
            if others_starts >> field & 1 == 1 {
                add(feature::EXPOSED, 1.0);
            }
            true
        });
    }

    /// The cards in a seat's hand, those laid out for it included, and what they can do at once.
    #[inline]
    fn count_cards(&self, seat: u8, add: &mut impl FnMut(usize, f32)) {
        let hand = self.hand_to_be(seat);
        let owners = self.controls(&self.board, seat);
        let moves = self.board.any_on_ring(owners);
        if !moves && !self.board.is_finished(seat) {
            let opens = hand.has_any(OPENERS);
            add(if opens { feature::WAITING } else { feature::STUCK }, 1.0);
        }
        // No hand is like the one before, so all are counted, without branches.
        for (card, feature) in CARDS {
            add(feature, f32::from(hand.count(card)));
        }
        if hand.has_any(MASTERS) {
            let masters = hand.kinds().filter(|card| MASTERS & card.bit() != 0);
            masters.for_each(|card| add(feature::MASTER, f32::from(hand.count(card))));
        }
        let homing = Homing::new(hand);
        each_marble(&self.board, owners, |owner, field| {
            if homing.brings_home(&self.board, self.plan(), owner, field) {
                add(feature::HOMING, 1.0);
            }
            true
        });
    }

    /// A seat's hand, during the exchange with the card that its partner has laid out for it.
    pub(crate) fn hand_to_be(&self, seat: u8) -> Hand {
        let mut hand = self.hands[seat as usize];
        if self.phase == Phase::Exchange {
            let plan = self.plan();
            for giver in seats_of(plan.exchange) {
                if plan.partner(giver, self.memory.backwards) == seat {
                    self.memory.gave[giver as usize].into_iter().for_each(|card| hand.add(card));
                }
            }
        }
        hand
    }
}

/// What stands behind the marbles of a side.
struct Around {
    /// All marbles on the ring, and those of others, from the field after the last on: before that the
    /// ring is repeated as far as bits go.
    all: u128,
    others: u128,
}

/// As far behind as anybody is feared, as bits.
const BEHIND: u64 = (1 << 13) - 1;

impl Around {
    #[inline]
    fn new(state: &Tac, mates: u8) -> Around {
        let (board, plan) = (&state.board, state.plan());
        let others =
            seats_of(plan.occupied & !mates).fold(0, |all, seat| all | board.ring_of(seat));
        // The last fields of the ring come again below the first.
        let twice = |ring: u128| ring << BELOW | ring >> (plan.ring - BELOW);
        Around { all: twice(board.ring()), others: twice(others) }
    }

    /// How far behind a marble the next one is, if it is an enemy and near.
    #[inline]
    fn hunter(&self, field: u8) -> Option<u32> {
        // The field right behind as the highest of thirteen bits.
        let behind = |ring: u128| (ring >> field) as u64 & BEHIND;
        let (all, others) = (behind(self.all), behind(self.others));
        let nearest = u64::BITS - all.leading_zeros();
        let is_enemy = nearest > 0 && others >> (nearest - 1) & 1 == 1;
        is_enemy.then(|| u32::from(BELOW) + 1 - nearest)
    }
}

/// How many fields are looked back.
const BELOW: u8 = 13;

/// The kinds that count for something in a hand, but for the rarest, and for what.
const CARDS: [(Card, usize); 7] = [
    (Card::ONE, feature::OPENER),
    (Card::FOUR, feature::FOUR),
    (Card::SEVEN, feature::SEVEN),
    (Card::EIGHT, feature::EIGHT),
    (Card::THIRTEEN, feature::OPENER),
    (Card::TRICK, feature::TRICK),
    (Card::TAC, feature::TAC),
];

const MASTERS: u32 =
    Card::JESTER.bit() | Card::ANGEL.bit() | Card::WARRIOR.bit() | Card::DEVIL.bit();

/// How far the cards of a hand go with one marble; a 7 may.
struct Homing {
    forward: u64,
    back: bool,
}

impl Homing {
    #[inline]
    fn new(hand: Hand) -> Homing {
        let seven = u64::from(hand.has(Card::SEVEN)) << Card::SEVEN.number();
        Homing { forward: distances(hand.set()) | seven, back: hand.has(Card::FOUR) }
    }

    /// Whether a card brings a marble home from where it is, if nobody stands in its way.
    #[inline]
    fn brings_home(&self, board: &Board, plan: &Plan, owner: u8, field: u8) -> bool {
        let come = plan.ahead(plan.start(owner), field);
        let room = (board.house(owner) | 0x10).trailing_zeros() as u8;
        let fields = (1u64 << room) - 1;
        match come {
            0 if Plan::has(board.fresh, owner) => false,
            0 => self.back && room == 4 || self.forward >> 1 & fields & 0b111 != 0,
            1..=3 => self.back && 4 - come <= room,
            _ => self.forward >> (plan.ring - come + 1).min(63) & fields != 0,
        }
    }
}

use crate::{
    View,
    cards::{Card, KINDS},
    hand::Hand,
    imagine::Deal,
    plan::Plan,
};

/// How gladly a card is given away, by kind: to a partner who announced nothing that opens, and to one
/// who did. Found by self-play, as is what follows:
/// `cargo run --release -p tactable-bots --example likelihood -- tac 150 150`; but strong bots whose
/// partner cannot open give a card that opens 56 times of a hundred if they have one, which is what it
/// weighs here, and the weak ones of self-play hardly more often than any other.
const GIVEN: [[f32; KINDS]; 2] = [
    [
        4.50, 0.80, 0.81, 0.92, 1.01, 1.00, 0.90, 0.84, 0.94, 0.78, 0.95, 4.50, 0.94, 1.21, 1.00,
        1.00, 1.00, 1.00,
    ],
    [
        0.86, 0.97, 0.99, 1.01, 0.98, 0.98, 1.16, 1.07, 0.97, 1.02, 0.93, 0.93, 1.08, 1.08, 1.00,
        1.00, 1.00, 1.00,
    ],
];

/// How soon a card is laid down, by kind.
const LAID: [f32; KINDS] = [
    1.28, 1.07, 1.04, 0.76, 0.83, 0.87, 0.60, 1.20, 0.83, 0.83, 0.87, 1.33, 1.88, 1.54, 1.00, 1.00,
    1.00, 1.00,
];

/// What the behaviour of others tells a viewer of their cards.
pub(crate) struct Belief {
    /// Of each seat whose hand after the exchange he does not know in full.
    lines: Vec<Line>,
}

/// What is known of such a hand.
struct Line {
    origin: u8,
    holder: u8,
    /// The cards laid down from it.
    spent: Hand,
    /// How soon each of them is laid down.
    laid: Vec<f32>,
    /// Who gave one of its cards.
    giver: Option<u8>,
    /// How gladly its first owner gave each card.
    given: &'static [f32; KINDS],
}

impl Belief {
    pub(crate) fn new(view: &View) -> Belief {
        let state = &view.state;
        let hidden = |holder: &u8| state.hands[*holder as usize].has(Card::HIDDEN);
        let line = |holder: u8| {
            let origin = state.origin(holder);
            let spent = state.memory.spent[origin as usize];
            let laid = spent.iter().map(|card| LAID[card.0 as usize]).collect();
            let can_open = Plan::has(state.plan().exchange, origin) && {
                let taker = state.plan().partner(origin, state.memory.backwards);
                Plan::has(state.memory.announced, taker)
            };
            let given = &GIVEN[usize::from(can_open)];
            Line { origin, holder, spent, laid, giver: state.giver(origin), given }
        };
        Belief { lines: state.plan().occupied().filter(hidden).map(line).collect() }
    }

    /// Whether all hands are known.
    pub(crate) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// How likely it is that everybody did what he did in this deal, compared with other deals.
    pub(crate) fn of(&self, deal: &Deal) -> f32 {
        let (mut gladly, mut among) = (1.0, 1.0);
        for line in &self.lines {
            let hand = deal.hands[line.holder as usize];
            among *= line.waited(hand);
            if let Some(gift) = deal.gave[line.origin as usize] {
                gladly *= line.given[gift.0 as usize];
                among *= line.had(hand, gift, deal);
            }
        }
        gladly / among
    }
}

impl Line {
    /// How unlikely the cards laid down were chosen before those that are left.
    #[inline]
    fn waited(&self, hand: Hand) -> f32 {
        if self.laid.is_empty() {
            return 1.0;
        }
        let left: f32 =
            hand.kinds().map(|card| f32::from(hand.count(card)) * LAID[card.0 as usize]).sum();
        self.laid.iter().map(|weight| weight + left).product()
    }

    /// Among how much else the seat chose the card that it gave its partner.
    #[inline]
    fn had(&self, hand: Hand, gift: Card, deal: &Deal) -> f32 {
        let mut dealt = self.spent.plus(hand);
        if let Some(got) = self.giver.and_then(|giver| deal.gave[giver as usize]) {
            dealt.remove(got);
        }
        dealt.add(gift);
        dealt.kinds().map(|card| self.given[card.0 as usize]).sum()
    }
}

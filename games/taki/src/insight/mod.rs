//! What a network looks at that judges between two: the whole truth as numbers, most of which are
//! zero. How the draw pile lies is no part of it.
//!
//! Seats are counted from the one that acts. Colours are alike, so they are counted by their worth
//! here: first the one in force, which is also that of a run and of an open TAKI, then those of which
//! the seat that acts has more cards, then those of which its rival has more. Which number a card
//! bears says only what it fits on, so numbers are counted together. *Usable* is what the seat could
//! play if it is its turn, and what fits on the leading card if it is not. Where something is counted,
//! the last of the places is for all above, and the first for one if nothing stands for none.
//!
//! Of each seat there are
//!
//! | numbers | what |
//! |---|---|
//! | 25 | kinds but numbers that are usable: +2, Stop, Change Direction, Plus and TAKI by colour, SuperTaki, King, +3, Breaker, Change Color |
//! | 25 | the other such kinds in the hand |
//! | 25 | such kinds of which the hand has two or more |
//! | 16 | how many numbers are usable, by colour |
//! | 16 | how many others there are |
//! | 24 | how many cards there are, by colour |
//! | 3 | the other colours with a card that has a twin of its figure in the colour in force |
//! | 24 | how many cards were left after a run that can be begun or goes on, by colour, from none |
//! | 24 | the same for runs that wait for their colour, or for a TAKI to be usable |
//! | 8 | how many cards were left if everything went that can go in one turn, about, from none |
//! | 14 | how many cards are in the hand, from none |
//! | 8 | how many of them are usable |
//! | 8 | with one to four cards: whether one of them is usable, or none |
//! | 4 | how many colours are in the hand |
//! | 4 | by how many cards the hand has numbers of one figure in several colours |
//! | 4 | before an active +2: a +2, a King, a +3 that may be played, nothing |
//! | 4 | while a +3 is answered: has to answer without a Breaker, or with one; has played it against none, or against one |
//! | 5 | its turn; may call its last card; keeps silent; is to answer a +3; has answered with a Breaker |
//! | 8 | the stage of the Pyramid |
//! | 20 | the features of the seat alone |
//!
//! and of the whole table
//!
//! | numbers | what |
//! |---|---|
//! | 5 | what the turn seat has to do |
//! | 9 | the leading card: a number, +2, Stop, Change Direction, Plus, TAKI, SuperTaki, King, Change Color |
//! | 4 | how many +2 wait |
//! | 1 | a TAKI was left open |
//! | 1 | the turn seat has just been dealt a new stage's hand |
//! | 1 | the last turn brought neither a play nor a card |
//! | 8 | cards in the draw pile by eights, from none to seven |
//! | 3 | fewer than 8, 32 and 128 turns are left |
//! | 9 | the options: a card that fits must be played, a +3 goes on an active +2, Change Direction plays again, colourless cards end runs, a King names the colour of a SuperTaki, Plus wins, last cards are called by themselves, the small deck, the Pyramid |
//! | 20 | the features |
//!
//! Between two it makes no difference which way the turn goes.

mod runs;

use table::{Insight, Seat};

use crate::{
    Deck, DirectionTwo, KingSuper, PlusLast, Taki,
    cards::{
        ALL_COLOURLESS, COLOURED, Card, Colour, FIGURES, PLUS_TWO, TAKI, of_colour, of_figure,
    },
    evaluation::COUNT,
    hand::{Cards, bits},
    state::Phase,
};

/// How many colours there are, and figures that are no number.
const COLOURS: usize = 4;
const DEEDS: usize = FIGURES - PLUS_TWO as usize;

/// How many kinds there are that are no number.
const KINDS: usize = COLOURS * DEEDS + 5;

/// All numbers, and all TAKI, as bits.
const NUMBERS: u64 = {
    let one = (1 << PLUS_TWO) - 1;
    one | one << FIGURES | one << (2 * FIGURES) | one << (3 * FIGURES)
};
const TAKIS: u64 = of_figure(TAKI);

/// Where the numbers of a seat begin, from the first of them.
mod seat {
    use super::{COLOURS, COUNT, KINDS};

    pub(super) const MOST_NUMBERS: usize = 4;
    pub(super) const MOST_COLOUR: usize = 6;
    pub(super) const MOST_LEFT: usize = 6;
    pub(super) const MOST_CARDS: usize = 14;
    pub(super) const MOST_USABLE: usize = 8;
    pub(super) const FEW: usize = 4;

    pub(super) const USABLE: usize = 0;
    pub(super) const USELESS: usize = USABLE + KINDS;
    pub(super) const SEVERAL: usize = USELESS + KINDS;
    pub(super) const NUMBERS: usize = SEVERAL + KINDS;
    pub(super) const OTHER_NUMBERS: usize = NUMBERS + COLOURS * MOST_NUMBERS;
    pub(super) const COLOUR: usize = OTHER_NUMBERS + COLOURS * MOST_NUMBERS;
    pub(super) const SWITCH: usize = COLOUR + COLOURS * MOST_COLOUR;
    pub(super) const RUN: usize = SWITCH + COLOURS - 1;
    pub(super) const LATER_RUN: usize = RUN + COLOURS * MOST_LEFT;
    pub(super) const TURN_LEFT: usize = LATER_RUN + COLOURS * MOST_LEFT;
    pub(super) const SIZE: usize = TURN_LEFT + 8;
    pub(super) const CHOICE: usize = SIZE + MOST_CARDS;
    pub(super) const FEW_FIT: usize = CHOICE + MOST_USABLE;
    pub(super) const FEW_WAIT: usize = FEW_FIT + FEW;
    pub(super) const VARIETY: usize = FEW_WAIT + FEW;
    pub(super) const TWINS: usize = VARIETY + COLOURS;
    pub(super) const ANSWER: usize = TWINS + 4;
    pub(super) const WINDOW: usize = ANSWER + 4;
    pub(super) const FLAGS: usize = WINDOW + 4;
    pub(super) const STAGE: usize = FLAGS + 5;
    pub(super) const FEATURES: usize = STAGE + 8;
    pub(super) const LEN: usize = FEATURES + COUNT;
}

/// Where the numbers of the whole table begin.
mod whole {
    use super::seat;

    pub(super) const PHASE: usize = 2 * seat::LEN;
    pub(super) const LEAD: usize = PHASE + 5;
    pub(super) const CHAIN: usize = LEAD + 9;
    pub(super) const OPEN: usize = CHAIN + 4;
    pub(super) const FRESH: usize = OPEN + 1;
    pub(super) const IDLE: usize = FRESH + 1;
    pub(super) const PILE: usize = IDLE + 1;
    pub(super) const TURNS: usize = PILE + 8;
    pub(super) const OPTIONS: usize = TURNS + 3;
    pub(super) const FEATURES: usize = OPTIONS + 9;
}

impl Insight for Taki {
    /// `docs/strength.md` says what it learned from.
    const NETWORK: &'static [u8] = include_bytes!("../../judge.net");
    const EYES: usize = 0;
    const INSIGHT_LEN: usize = whole::FEATURES + COUNT;
    const LONGEST_PART: usize = COUNT;

    /// It met too few games of the Pyramid to know what stages are worth.
    #[inline]
    fn is_familiar(&self) -> bool {
        !self.is_pyramid()
    }

    #[inline]
    fn insight(
        &self,
        seat: Seat,
        rival: Seat,
        buffer: &mut [f32],
        mut part: impl FnMut(usize, &[f32]),
    ) {
        let order = Order::new(self, seat, rival);
        let (own, other) = (self.features_of(seat), self.features_of(rival));
        for (place, (seat, features)) in [(seat, own), (rival, other)].into_iter().enumerate() {
            let begin = place * seat::LEN;
            let rival = [rival, seat][place];
            self.show_seat(seat, rival, &order, &mut |at| part(begin + at, &[1.0]));
            for (feature, value) in features.into_iter().enumerate() {
                if value != 0.0 {
                    part(begin + seat::FEATURES + feature, &[value]);
                }
            }
        }
        self.show_table(&mut |at| part(at, &[1.0]));
        let values = &mut buffer[..COUNT];
        // As `features` does, which would count everything again.
        for (value, (own, other)) in values.iter_mut().zip(own.iter().zip(other)) {
            *value = own - other;
        }
        part(whole::FEATURES, values);
    }
}

/// The colours by their worth for a seat, the one in force first, and the place of each.
struct Order {
    colours: [Colour; COLOURS],
    places: [u8; COLOURS],
}

impl Order {
    #[inline]
    fn new(state: &Taki, seat: Seat, rival: Seat) -> Order {
        let worth = |colour: Colour| {
            let count = |seat: Seat| state.hands[seat.index()].count_of(of_colour(colour));
            let force = u32::from(colour == state.colour);
            // Which of two that are alike comes first does not matter, but has to be settled.
            (force << 24 | count(seat) << 16 | count(rival) << 8) + 3 - colour as u32
        };
        let worths = Colour::ALL.map(worth);
        let mut order = Order { colours: Colour::ALL, places: [0; COLOURS] };
        for (colour, &worth) in Colour::ALL.into_iter().zip(&worths) {
            let place = worths.iter().filter(|&&other| other > worth).count();
            order.colours[place] = colour;
            order.places[colour as usize] = place as u8;
        }
        order
    }

    /// The place of a kind among those that are no number.
    #[inline]
    fn kind(&self, card: Card) -> usize {
        match (card.colour(), card.figure()) {
            (Some(colour), Some(figure)) => {
                usize::from(self.places[colour as usize]) * DEEDS + usize::from(figure - PLUS_TWO)
            }
            _ => COLOURS * DEEDS + usize::from(card.0 - Card::SUPER.0),
        }
    }
}

/// The place of a count, where there is none for zero and the last is for all above.
#[inline]
fn upwards(begin: usize, most: usize, count: u32, show: &mut impl FnMut(usize)) {
    if count > 0 {
        show(begin + (count as usize).min(most) - 1);
    }
}

impl Taki {
    /// What there is of a seat.
    #[inline]
    fn show_seat(&self, seat: Seat, rival: Seat, order: &Order, show: &mut impl FnMut(usize)) {
        let hand = self.hands[seat.index()];
        let acts = seat == self.turn && self.phase != Phase::Window;
        let playable = if acts { self.playable() } else { self.matching() | ALL_COLOURLESS };
        let usable = hand.kinds() & playable;
        self.show_kinds(hand, playable, order, show);
        self.show_runs(hand, playable, acts, order, show);
        show(seat::SIZE + hand.len().min(seat::MOST_CARDS - 1));
        upwards(seat::CHOICE, seat::MOST_USABLE, hand.count_of(usable), show);
        if (1..=seat::FEW).contains(&hand.len()) {
            let begin = if usable != 0 { seat::FEW_FIT } else { seat::FEW_WAIT };
            show(begin + hand.len() - 1);
        }
        self.show_answers(seat, rival, usable, show);
        let sets = [self.calls, self.silent, self.asked, self.breaks];
        for (flag, set) in sets.into_iter().enumerate() {
            if set.contains(seat) {
                show(seat::FLAGS + 1 + flag);
            }
        }
        if seat == self.turn {
            show(seat::FLAGS);
        }
        upwards(seat::STAGE, 8, self.stages[seat.index()].into(), show);
    }

    /// Which cards there are.
    #[inline]
    fn show_kinds(&self, hand: Cards, playable: u64, order: &Order, show: &mut impl FnMut(usize)) {
        let kinds = hand.kinds();
        for card in bits(kinds & !NUMBERS) {
            let begin = if playable & card.bit() != 0 { seat::USABLE } else { seat::USELESS };
            show(begin + order.kind(card));
        }
        bits(hand.twice() & !NUMBERS).for_each(|card| show(seat::SEVERAL + order.kind(card)));
        let one = (1 << FIGURES) - 1;
        let figures = |colour: Colour| (kinds >> (colour as usize * FIGURES)) & one;
        let in_force = figures(self.colour);
        let (mut once, mut twins, mut variety) = (0, 0, 0);
        for (place, &colour) in order.colours.iter().enumerate() {
            let all = of_colour(colour);
            if kinds & all == 0 {
                continue;
            }
            variety += 1;
            upwards(
                seat::COLOUR + place * seat::MOST_COLOUR,
                seat::MOST_COLOUR,
                hand.count_of(all),
                show,
            );
            for (begin, which) in [(seat::NUMBERS, playable), (seat::OTHER_NUMBERS, !playable)] {
                let count = hand.count_of(all & NUMBERS & which);
                upwards(begin + place * seat::MOST_NUMBERS, seat::MOST_NUMBERS, count, show);
            }
            if place > 0 && figures(colour) & in_force != 0 {
                show(seat::SWITCH + place - 1);
            }
            let numbers = figures(colour) & NUMBERS;
            twins += (numbers & once).count_ones();
            once |= numbers;
        }
        upwards(seat::VARIETY, COLOURS, variety, show);
        upwards(seat::TWINS, 4, twins, show);
    }

    /// Who holds what is needed against a +2 and a +3.
    #[inline]
    fn show_answers(&self, seat: Seat, rival: Seat, usable: u64, show: &mut impl FnMut(usize)) {
        if self.phase == Phase::Window {
            let attacks = seat == self.turn;
            let answers = if attacks { rival } else { seat };
            let breaker = self.hands[answers.index()].has(Card::BREAKER);
            show(seat::WINDOW + 2 * usize::from(attacks) + usize::from(breaker));
        } else if self.chain > 0 && seat == self.turn {
            let answers = [of_figure(PLUS_TWO), Card::KING.bit(), Card::PLUS_THREE.bit()];
            for (place, kinds) in answers.into_iter().enumerate() {
                if usable & kinds != 0 {
                    show(seat::ANSWER + place);
                }
            }
            if usable == 0 {
                show(seat::ANSWER + 3);
            }
        }
    }

    /// What there is of the table.
    #[inline]
    fn show_table(&self, show: &mut impl FnMut(usize)) {
        show(whole::PHASE + self.phase as usize);
        show(
            whole::LEAD
                + match self.lead {
                    card if card.bit() & COLOURED == 0 => match card {
                        Card::SUPER => 6,
                        Card::KING => 7,
                        _ => 8,
                    },
                    card => usize::from((card.figure().unwrap_or(0) + 1).saturating_sub(PLUS_TWO)),
                },
        );
        upwards(whole::CHAIN, 4, self.chain.into(), show);
        let pile = usize::from(self.piles.draw).div_ceil(8).min(7);
        show(whole::PILE + pile);
        let left = self.options.max_turns.saturating_sub(self.turns);
        for (place, few) in [8, 32, 128].into_iter().enumerate() {
            if left < few {
                show(whole::TURNS + place);
            }
        }
        let given = &self.options;
        let facts = [
            (whole::OPEN, self.open_taki.is_some()),
            (whole::FRESH, self.fresh),
            (whole::IDLE, self.idle > 0),
            (whole::OPTIONS, given.must_play),
            (whole::OPTIONS + 1, given.plus3_on_plus2),
            (whole::OPTIONS + 2, given.direction_two == DirectionTwo::Again),
            (whole::OPTIONS + 3, given.wild_in_run),
            (whole::OPTIONS + 4, given.king_super == KingSuper::Named),
            (whole::OPTIONS + 5, given.plus_last == PlusLast::Wins),
            (whole::OPTIONS + 6, given.auto_last),
            (whole::OPTIONS + 7, given.deck == Deck::Small),
            (whole::OPTIONS + 8, self.is_pyramid()),
        ];
        facts.into_iter().filter(|(_, holds)| *holds).for_each(|(at, _)| show(at));
    }
}

#[cfg(test)]
mod tests {
    use table::{Dice, Evaluation, Game, Seed};

    use super::*;
    use crate::{Options, options::Mode};

    const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

    fn start() -> Taki {
        let options = Options { seats: 2, ..Options::default() };
        Taki::new(&options, &Seed::from(1)).unwrap()
    }

    /// The first seat holds these cards, the other those; the red 5 leads.
    fn state(own: &str, other: &str) -> Taki {
        let mut state = start();
        let hand = |cards: &str| -> Cards {
            cards.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
        };
        (state.hands[0], state.hands[1]) = (hand(own), hand(other));
        (state.lead, state.colour) = ("r5".parse().unwrap(), Colour::Red);
        state
    }

    fn insight(state: &Taki, seat: usize) -> Vec<f32> {
        let mut values = vec![0.0; Taki::INSIGHT_LEN];
        let mut often = vec![0; Taki::INSIGHT_LEN];
        let mut buffer = [f32::NAN; Taki::LONGEST_PART];
        state.insight(SEATS[seat], SEATS[1 - seat], &mut buffer, |begin, part| {
            for (place, value) in (begin..).zip(part) {
                values[place] += value;
                often[place] += 1;
            }
        });
        assert!(often.iter().all(|&often| often <= 1), "a number was handed over twice");
        values
    }

    /// Which numbers of a part are not zero.
    fn shown(values: &[f32], begin: usize, len: usize) -> Vec<usize> {
        (0..len).filter(|place| values[begin + place] != 0.0).collect()
    }

    #[test]
    fn cards_that_can_be_played_are_told_from_others() {
        let values = insight(&state("rstop bstop b5 b6 king king", "r1"), 0);
        // Stop is the second deed; blue comes after the red in force.
        assert_eq!(shown(&values, seat::USABLE, KINDS), [1, COLOURS * DEEDS + 1]);
        assert_eq!(shown(&values, seat::USELESS, KINDS), [DEEDS + 1]);
        assert_eq!(shown(&values, seat::SEVERAL, KINDS), [COLOURS * DEEDS + 1]);
        assert_eq!(shown(&values, seat::NUMBERS, 16), [seat::MOST_NUMBERS]);
        assert_eq!(shown(&values, seat::OTHER_NUMBERS, 16), [seat::MOST_NUMBERS]);
        assert_eq!(shown(&values, seat::SWITCH, COLOURS - 1), [0]);
    }

    #[test]
    fn colours_are_alike() {
        let mut turned = state("y5 bplus bstop g3 g4 b4", "btaki b1");
        (turned.lead, turned.colour) = ("y5".parse().unwrap(), Colour::Yellow);
        let values = insight(&state("r5 yplus ystop b3 b4 y4", "ytaki y1"), 0);
        assert_eq!(values, insight(&turned, 0));
    }

    #[test]
    fn what_a_run_and_a_turn_would_leave_is_counted() {
        let left = |own: &str| {
            let values = insight(&state(own, "g1 g3"), 0);
            (
                shown(&values, seat::RUN, 24),
                shown(&values, seat::LATER_RUN, 24),
                shown(&values, seat::TURN_LEFT, 8),
            )
        };
        assert_eq!(left("rtaki r1 r3"), (vec![0], vec![], vec![0]));
        assert_eq!(left("rtaki r1 r3 b1 color"), (vec![1], vec![], vec![1]));
        // A blue TAKI waits for blue, and a red Stop that is the last of all leads to it.
        assert_eq!(left("btaki b1 b3"), (vec![], vec![6], vec![3]));
        assert_eq!(left("rstop bstop btaki b3"), (vec![], vec![7], vec![0]));
        assert_eq!(left("super r1 r3 b4"), (vec![1], vec![8], vec![1]));
        assert_eq!(left("rplus"), (vec![], vec![], vec![1]));
        assert_eq!(left("r1 r3 r4"), (vec![], vec![], vec![2]));
    }

    #[test]
    fn the_other_seat_sees_the_same_from_the_other_side() {
        let state = state("r5 rtaki bstop", "b4 g4 g5 breaker");
        let mut swapped = state;
        swapped.hands.swap(0, 1);
        swapped.turn = SEATS[1];
        for seat in [0, 1] {
            assert_eq!(insight(&state, seat), insight(&swapped, 1 - seat));
        }
    }

    #[test]
    fn every_number_has_a_place_and_most_are_zero() {
        let mut dice = Dice::new(Seed::from(3));
        let mut often = vec![0; Taki::INSIGHT_LEN];
        let (mut sum, mut states) = (0, 0);
        for number in 0..200 {
            let mode = if number % 4 == 3 { Mode::Pyramid } else { Mode::Single };
            let options = Options {
                seats: 2,
                mode,
                auto_last: number % 3 == 0,
                direction_two: [DirectionTwo::Nothing, DirectionTwo::Again][number % 2],
                must_play: number % 5 == 0,
                wild_in_run: number % 7 > 0,
                plus_last: [PlusLast::Draws, PlusLast::Wins][number % 2],
                max_turns: 200,
                ..Options::default()
            };
            let mut state = Taki::new(&options, &Seed::from(number as u64)).unwrap();
            loop {
                let seat = state.asks_first();
                let seat = seat.map_or(0, Seat::index);
                let values = insight(&state, seat);
                let mut features = [0.0; COUNT];
                state.features(SEATS[seat], &mut features);
                assert_eq!(values[whole::FEATURES..], features);
                for (often, value) in often.iter_mut().zip(&values) {
                    assert!(value.is_finite());
                    *often += u32::from(*value != 0.0);
                    sum += u32::from(*value != 0.0);
                }
                states += 1;
                let Some(seat) = state.asks_first() else { break };
                let action = state.random_action(seat, &mut dice, &mut Vec::new()).unwrap();
                state.apply(seat, action, &mut ());
            }
        }
        assert!(sum / states < Taki::INSIGHT_LEN as u32 / 5, "{} of a state", sum / states);
        let never: Vec<usize> = (0..often.len()).filter(|&place| often[place] == 0).collect();
        assert!(never.len() < Taki::INSIGHT_LEN / 10, "never used: {never:?}");
    }
}

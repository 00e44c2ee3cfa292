//! What runs and whole turns would leave of a hand.

use super::{Order, TAKIS, seat};
use crate::{
    DirectionTwo, PlusLast, Taki,
    cards::{ALL_COLOURLESS, Card, Colour, PLUS, STOP, TURN, of_colour, of_figure},
    hand::{Cards, bits},
    state::Phase,
};

impl Taki {
    /// How few cards runs would leave, and a whole turn.
    #[inline]
    pub(super) fn show_runs(
        &self,
        hand: Cards,
        playable: u64,
        acts: bool,
        order: &Order,
        show: &mut impl FnMut(usize),
    ) {
        let kinds = hand.kinds();
        let runs = acts && self.phase == Phase::Run;
        let supers = !runs && hand.has(Card::SUPER);
        // What ends a run as its last card.
        let ends = Card::KING.bit() | Card::COLOR.bit() | Card::PLUS_THREE.bit();
        let wild = self.options.wild_in_run && kinds & ends != 0;
        let continues = runs || self.open_taki.is_some() && (!acts || self.chain == 0);
        let named = acts && self.phase == Phase::King;
        for (place, &colour) in order.colours.iter().enumerate() {
            let cards = kinds & of_colour(colour);
            let takis = cards & TAKIS;
            let goes_on = continues && place == 0;
            if cards == 0 || takis == 0 && !supers && !goes_on {
                continue;
            }
            let with_super = playable & Card::SUPER.bit() != 0 && supers && (place == 0 || named);
            let begun = goes_on || takis & playable != 0;
            let by_super = if begun { false } else { with_super || takis == 0 };
            let left = hand.len() as u32 - hand.count_of(cards) - u32::from(by_super);
            // A SuperTaki that did not begin the run may end it.
            let last = wild || self.options.wild_in_run && !by_super && hand.has(Card::SUPER);
            let left = left.saturating_sub(u32::from(last)) as usize;
            let begin = if begun || with_super { seat::RUN } else { seat::LATER_RUN };
            show(begin + place * seat::MOST_LEFT + left.min(seat::MOST_LEFT - 1));
        }
        let gone = self.most_gone(hand, playable, continues, wild);
        // A Plus that is the last card brings another (R6.3).
        let only_plus = self.options.plus_last == PlusLast::Draws && kinds & !of_figure(PLUS) == 0;
        let left = hand.len().saturating_sub(gone as usize).max(usize::from(only_plus));
        show(seat::TURN_LEFT + left.min(7));
    }

    /// About how many cards can go in one turn: those that play again lead from colour to colour, a
    /// run takes a whole colour, and what does not play again comes last. `continues`: a run of the
    /// colour in force goes on; `wild`: a colourless card can end a run.
    #[inline]
    fn most_gone(&self, hand: Cards, playable: u64, continues: bool, wild: bool) -> u32 {
        let kinds = hand.kinds();
        let direction = self.options.direction_two == DirectionTwo::Again;
        let turns = if direction { of_figure(TURN) } else { 0 };
        let again = of_figure(STOP) | of_figure(PLUS) | turns;
        let mut open = kinds & playable;
        let mut seen = 0;
        loop {
            if open & Card::KING.bit() != 0 {
                open = kinds;
                break;
            }
            let new = open & (again | TAKIS) & !seen;
            if new == 0 {
                break;
            }
            seen |= new;
            for card in bits(new) {
                open |= kinds & card.colour().map_or(0, of_colour);
                if again & card.bit() != 0 {
                    open |= kinds & (card.figure().map_or(0, of_figure) | ALL_COLOURLESS);
                }
            }
        }
        let (mut gone, mut last, mut last_run, mut by_super) = (0, 0, 0, 0);
        for colour in Colour::ALL {
            let cards = open & of_colour(colour);
            if cards == 0 {
                continue;
            }
            let (count, more) = (hand.count_of(cards), hand.count_of(cards & again));
            let run = cards & TAKIS != 0 || continues && colour == self.colour;
            if run && more > 0 {
                gone += count;
                continue;
            }
            gone += more;
            if run {
                last_run = last_run.max(count);
            } else {
                last = last.max((count - more).min(1));
                by_super = by_super.max(count - more);
            }
        }
        gone += hand.count_of(open & Card::KING.bit());
        if open & Card::SUPER.bit() != 0 {
            last = last.max(1);
            last_run = last_run.max(1 + by_super);
        }
        if open & (Card::COLOR.bit() | Card::PLUS_THREE.bit()) != 0 {
            last = last.max(1);
            // A King has been counted.
            last_run += u32::from(wild && last_run > 0);
        }
        gone + last.max(last_run)
    }
}

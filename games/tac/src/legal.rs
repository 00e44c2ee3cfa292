use table::{Dice, bits::nth_one};

use crate::{
    Action, Move, Tac,
    cards::{Card, kinds_of},
    hand::Hand,
    move_finder::{Found, MoveFinder},
    state::Phase,
};

/// Moves that are found become actions.
pub(crate) struct Listing<'a> {
    pub(crate) tac: bool,
    pub(crate) actions: &'a mut Vec<Action>,
}

impl Found for Listing<'_> {
    #[inline]
    fn take(&mut self, play: Move) -> bool {
        self.actions.push(Action::Use { tac: self.tac, play });
        true
    }
}

/// Whether any move is found at all.
struct Any(bool);

impl Found for Any {
    #[inline]
    fn take(&mut self, _: Move) -> bool {
        self.0 = true;
        false
    }
}

/// The kinds of which a deck has one card at most; what they do is listed, not counted.
const RARE: u32 = Card::JESTER.bit() | Card::ANGEL.bit() | Card::WARRIOR.bit() | Card::DEVIL.bit();

/// One of the kinds of a hand, each equally likely.
#[inline]
pub(crate) fn pick_kind(hand: Hand, dice: &mut Dice) -> Card {
    let kinds = hand.set();
    let number = dice.roll(kinds.count_ones() as usize);
    Card(nth_one(kinds.into(), number as u32) as u8)
}

impl Tac {
    /// A legal action of a player who moves the marbles of one owner.
    #[inline]
    pub(crate) fn pick(
        &self,
        finder: &MoveFinder<'_>,
        owner: u8,
        dice: &mut Dice,
        actions: &mut Vec<Action>,
    ) -> Action {
        let hand = self.hands[self.player() as usize];
        let kinds = hand.set();
        if hand.has(Card::TAC) {
            self.find_tac(&mut Listing { tac: true, actions });
        }
        let mut found = Listing { tac: false, actions };
        if hand.has(Card::FOUR) {
            finder.find_back(&mut found);
        }
        if hand.has(Card::EIGHT) {
            finder.find_skip(&mut found);
        }
        kinds_of(kinds & RARE).for_each(|card| finder.find_others(card, &mut found));
        let reach = finder.reach(owner);
        let moves = reach.count(kinds);
        let steps = if hand.has(Card::SEVEN) { finder.steps(owner).count() } else { 0 };
        let swaps = if hand.has(Card::TRICK) { finder.swaps().count() } else { 0 };
        let counted = moves + steps + swaps;
        let all = counted as usize + actions.len();
        if all == 0 {
            return Action::Discard(pick_kind(hand, dice));
        }
        let number = dice.roll(all) as u32;
        let play = if number < moves {
            reach.nth(finder.plan, kinds, number)
        } else if number < moves + steps {
            finder.steps(owner).nth(number - moves)
        } else if number < counted {
            finder.swaps().nth(number - moves - steps)
        } else {
            return actions[(number - counted) as usize];
        };
        Action::Use { tac: false, play }
    }

    /// Find what a TAC of the player can do now: on the board as it was before, or through a devil
    /// make its holder the next (R7.10).
    pub(crate) fn find_tac(&self, found: &mut impl Found) {
        let player = self.player();
        if self.phase == Phase::Devil {
            MoveFinder::new(self, &self.board, player).find_others(Card::DEVIL, found);
        } else if let Some(card) = self.tac_card() {
            let finder = MoveFinder::new(self, &self.before, player);
            finder.find(card, finder.reaches(), found);
        }
    }

    /// Whether the player could use a TAC now.
    pub(crate) fn can_tac(&self) -> bool {
        let mut any = Any(false);
        self.find_tac(&mut any);
        any.0
    }

    /// The kinds that the player could use now, had he a card of them; some of those that `known`
    /// has may be left out.
    pub(crate) fn usable_kinds(&self, known: u32) -> u32 {
        let kinds = MoveFinder::new(self, &self.board, self.player()).usable(known);
        let tac = known & Card::TAC.bit() == 0 && self.can_tac();
        kinds | u32::from(tac) << Card::TAC.0
    }
}

use table::{Dice, bits::nth_one};

use crate::{
    Action, Deed, Tac,
    cards::{Card, kinds_of},
    hand::Hand,
    reach::Reach,
    sight::{Found, Sight},
    state::Phase,
};

/// Found deeds become actions.
struct Listing<'a> {
    tac: bool,
    actions: &'a mut Vec<Action>,
}

impl Found for Listing<'_> {
    #[inline]
    fn take(&mut self, deed: Deed) -> bool {
        self.actions.push(Action::Use { tac: self.tac, deed });
        true
    }
}

/// Whether there is any deed at all.
struct Any(bool);

impl Found for Any {
    #[inline]
    fn take(&mut self, _: Deed) -> bool {
        self.0 = true;
        false
    }
}

/// The kinds of which a deck has one card at most; what they do is listed, not counted.
const RARE: u32 = Card::JESTER.bit() | Card::ANGEL.bit() | Card::WARRIOR.bit() | Card::DEVIL.bit();

/// One of the kinds of a hand, each equally likely.
#[inline]
fn pick_kind(hand: Hand, dice: &mut Dice) -> Card {
    let kinds = hand.set();
    let number = dice.roll(kinds.count_ones() as usize);
    Card(nth_one(kinds.into(), number as u32) as u8)
}

impl Tac {
    /// Add every legal action of the seat.
    pub(crate) fn list(&self, seat: u8, actions: &mut Vec<Action>) {
        if !self.may_act(seat) {
            return;
        }
        let player = self.player();
        let hand = self.hands[player as usize];
        match self.phase {
            Phase::Exchange => {
                actions.extend(self.hands[seat as usize].kinds().map(Action::Give));
                return;
            }
            Phase::Seven => {
                let mut found = Listing { tac: false, actions };
                self.find_steps(&self.board, player, self.seven, &mut found);
                return;
            }
            _ => {}
        }
        let before = actions.len();
        if hand.has(Card::TAC) {
            self.find_tac(&mut Listing { tac: true, actions });
        }
        if !matches!(self.phase, Phase::Skipped | Phase::Answer) {
            let sight = Sight::new(self, &self.board, player);
            let mut found = Listing { tac: false, actions };
            let mut reaches = sight.reaches();
            let reaches = [(); 2].map(|()| reaches.next().unwrap_or(Reach::NOWHERE));
            hand.kinds().for_each(|card| sight.find(card, reaches.into_iter(), &mut found));
        }
        if actions.len() == before || self.phase == Phase::Skipped {
            actions.extend(hand.kinds().map(Action::Discard));
        }
    }

    /// A legal action of the seat, each equally likely: what most cards do is counted, not listed.
    #[inline]
    pub(crate) fn random(
        &self,
        seat: u8,
        dice: &mut Dice,
        actions: &mut Vec<Action>,
    ) -> Option<Action> {
        if !self.may_act(seat) {
            return None;
        }
        actions.clear();
        let player = self.player();
        match self.phase {
            Phase::Exchange => {
                return Some(Action::Give(pick_kind(self.hands[seat as usize], dice)));
            }
            Phase::Seven if !self.board.is_finished(self.seven.owner) => {
                let steps = self.steps(&self.board, player, self.seven);
                let deed = steps.nth(dice.roll(steps.count() as usize) as u32);
                return Some(Action::Use { tac: false, deed });
            }
            Phase::Play | Phase::Devil => {
                let sight = Sight::new(self, &self.board, player);
                if let Some(owner) = sight.owner() {
                    return Some(self.pick(&sight, owner, dice, actions));
                }
            }
            _ => {}
        }
        self.list(seat, actions);
        dice.pick(actions).copied()
    }

    /// A legal action of a player who moves the marbles of one owner.
    #[inline]
    fn pick(
        &self,
        sight: &Sight<'_>,
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
            sight.find_back(&mut found);
        }
        if hand.has(Card::EIGHT) {
            sight.find_skip(&mut found);
        }
        kinds_of(kinds & RARE).for_each(|card| sight.find_others(card, &mut found));
        let reach = sight.reach(owner);
        let moves = reach.count(kinds);
        let steps = if hand.has(Card::SEVEN) { sight.steps(owner).count() } else { 0 };
        let swaps = if hand.has(Card::TRICK) { sight.swaps().count() } else { 0 };
        let counted = moves + steps + swaps;
        let all = counted as usize + actions.len();
        if all == 0 {
            return Action::Discard(pick_kind(hand, dice));
        }
        let number = dice.roll(all) as u32;
        let deed = if number < moves {
            reach.nth(sight.plan, kinds, number)
        } else if number < moves + steps {
            sight.steps(owner).nth(number - moves)
        } else if number < counted {
            sight.swaps().nth(number - moves - steps)
        } else {
            return actions[(number - counted) as usize];
        };
        Action::Use { tac: false, deed }
    }

    /// Find what a TAC of the player can do now: on the board as it was before, or through a devil
    /// make its holder the next (R7.10).
    fn find_tac(&self, found: &mut impl Found) {
        let player = self.player();
        if self.phase == Phase::Devil {
            Sight::new(self, &self.board, player).find_others(Card::DEVIL, found);
        } else if let Some(card) = self.tac_card() {
            let sight = Sight::new(self, &self.before, player);
            sight.find(card, sight.reaches(), found);
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
        let kinds = Sight::new(self, &self.board, self.player()).usable(known);
        let tac = known & Card::TAC.bit() == 0 && self.can_tac();
        kinds | u32::from(tac) << Card::TAC.0
    }
}

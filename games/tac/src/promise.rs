use crate::{
    Tac,
    cards::Card,
    plan::{Plan, seats_of},
    state::Phase,
};

/// What a marble at home is worth in fields, and one that waits in the yard.
const HOME: f32 = 90.0;
const DEEP: f32 = 3.0;
const YARD: f32 = -14.0;

impl Tac {
    /// How good the state looks for a seat: how far its side's marbles have come beside those of
    /// the others, how safe they are, and how well the hand can go on. Made by hand for a player
    /// who looks one action ahead.
    pub(crate) fn looks(&self, seat: u8) -> f32 {
        if let Some(outcome) = self.result() {
            return outcome.score(table::Seat(seat)) as f32;
        }
        let plan = self.plan();
        let side = plan.side[seat as usize];
        let mut own = 0.0;
        let mut best = f32::MIN;
        for other in plan.occupied() {
            let theirs = plan.side[other as usize];
            if theirs.trailing_zeros() != u32::from(other) {
                continue;
            }
            let goal = 4.0 * theirs.count_ones() as f32;
            let sum = seats_of(theirs).map(|mate| self.progress(mate)).sum::<f32>() / goal;
            if theirs == side { own = sum } else { best = best.max(sum) }
        }
        let rival = if best == f32::MIN { 0.0 } else { best };
        let cards =
            if self.phase == Phase::Exchange { self.gift(seat) } else { self.outlook(seat) };
        let balance = (own - rival) / 22.0 + cards;
        (1.0 / (1.0 + (-balance).exp())).clamp(0.001, 0.999)
    }

    /// How far a seat's marbles have come, in fields.
    fn progress(&self, seat: u8) -> f32 {
        let plan = self.plan();
        let board = &self.board;
        let ring = board.ring();
        let start = plan.start(seat);
        let mut sum = f32::from(board.yard(seat)) * YARD;
        for place in board.places(seat) {
            let Some(field) = place.on_ring() else {
                if let Some((_, depth @ 1..)) = place.at_home() {
                    sum += HOME + DEEP * f32::from(depth);
                }
                continue;
            };
            let come = (field + plan.ring - start) % plan.ring;
            let fresh = Plan::has(board.fresh, seat) && come == 0;
            // Just past the start a 4 leads home, and so does any card from the start itself.
            sum += match come {
                0 if fresh => 6.0,
                0 => f32::from(plan.ring) - 4.0,
                1..=3 => 34.0,
                _ => 8.0 + f32::from(come) * 0.8,
            };
            sum -= self.danger(seat, field, ring);
        }
        sum
    }

    /// What enemies close behind may cost a marble.
    fn danger(&self, seat: u8, field: u8, ring: u128) -> f32 {
        let plan = self.plan();
        let side = plan.side[seat as usize];
        let mut danger = 0.0;
        for steps in 1..=13u8 {
            let behind = (field + plan.ring - steps) % plan.ring;
            if ring >> behind & 1 == 1 {
                let enemy = self.board.owner(behind).is_some_and(|owner| !Plan::has(side, owner));
                danger += if !enemy {
                    0.0
                } else if steps <= 7 {
                    4.0
                } else {
                    2.0
                };
                break;
            }
        }
        let on_start = plan.occupied().any(|other| plan.start(other) == field && other != seat);
        danger + if on_start { 3.0 } else { 0.0 }
    }

    /// What the cards left in a seat's hand are worth: openers while marbles wait, strong cards
    /// kept for later.
    fn outlook(&self, seat: u8) -> f32 {
        let hand = self.hands[seat as usize];
        let waits = seats_of(self.controls(&self.board, seat))
            .any(|owner| self.board.yard(owner) > 0 && self.board.ring_of(owner) == 0);
        let value = |card: Card| match card {
            Card::ONE | Card::THIRTEEN => {
                if waits {
                    0.16
                } else {
                    0.05
                }
            }
            Card::SEVEN | Card::TAC => 0.05,
            Card::FOUR | Card::EIGHT | Card::TRICK | Card::WARRIOR | Card::DEVIL => 0.03,
            _ => 0.0,
        };
        hand.iter().map(value).sum()
    }

    /// What the card a seat has laid out for its partner is worth: an opener to one who has none
    /// and waits, and never the only one the giver needs himself.
    fn gift(&self, seat: u8) -> f32 {
        let Some(card) = self.memory.gave[seat as usize] else { return 0.0 };
        let partner = self.plan().partner(seat, self.memory.backwards);
        let stuck = |seat: u8| !self.board.is_finished(seat) && self.board.ring_of(seat) == 0;
        let needs = stuck(partner) && !Plan::has(self.memory.announced, partner);
        let keeps = self.hands[seat as usize].has_any(crate::cards::OPENERS);
        match card {
            Card::ONE | Card::THIRTEEN if stuck(seat) && !keeps => -0.3,
            Card::ONE | Card::THIRTEEN if needs => 0.4,
            Card::ONE | Card::THIRTEEN => 0.05,
            Card::SEVEN if !stuck(partner) => 0.08,
            Card::TAC | Card::DEVIL | Card::JESTER => -0.05,
            Card::FOUR => 0.06,
            _ => 0.04,
        }
    }
}

use table::{Game, Phrase, Remark, Seat};

use crate::{
    Action, Event, Place, Tac,
    cards::{Card, OPENERS},
    plan::{Plan, seats_of},
    words::{card_phrase, seat_phrase},
};

/// As far as a card carries.
const FARTHEST: u8 = 13;

/// What is worth keeping for a better moment.
const PRECIOUS: u32 = OPENERS
    | Card::FOUR.bit()
    | Card::SEVEN.bit()
    | Card::TRICK.bit()
    | Card::TAC.bit()
    | Card::ANGEL.bit()
    | Card::WARRIOR.bit();

impl Tac {
    /// What a player would say for and against an action.
    pub(crate) fn remarks_on(&self, seat: Seat, action: Action) -> Vec<Remark> {
        let mut events = Vec::new();
        let mut after = *self;
        after.apply(seat, action, &mut events);
        let mut remarks = Vec::new();
        let card = action.card();
        if let Action::Give(card) = action {
            if card.opens() && self.waits_for_opener(self.taker(seat)) {
                remarks.push(Remark::For(Phrase::new("why-gives-opener")));
            }
        } else {
            self.remark_on_moves(seat, &after, &events, &mut remarks);
        }
        if PRECIOUS & card.bit() != 0 {
            let kept = Phrase::new("why-keeps").with("card", card_phrase(card));
            remarks.push(Remark::Against(kept));
        }
        remarks
    }

    /// Who gets this seat's card.
    fn taker(&self, seat: Seat) -> u8 {
        self.plan().partner(seat.number(), self.memory.backwards)
    }

    /// Whether a seat has nothing to move and announced no card that opens.
    fn waits_for_opener(&self, seat: u8) -> bool {
        let moves = self.board.any_on_ring(self.controls(&self.board, seat));
        !moves && !Plan::has(self.memory.announced, seat)
    }

    fn remark_on_moves(
        &self,
        seat: Seat,
        after: &Tac,
        events: &[Event],
        remarks: &mut Vec<Remark>,
    ) {
        let plan = self.plan();
        let side = plan.side[seat.index()];
        for event in events {
            match *event {
                Event::Captured { owner, .. } if Plan::has(side, owner.number()) => {
                    remarks.push(Remark::Against(Phrase::new("why-spares-own")));
                }
                Event::Captured { owner, .. } => {
                    let captures = Phrase::new("why-captures").with("who", seat_phrase(owner));
                    remarks.push(Remark::For(captures));
                }
                Event::Moved { owner, from, to, .. } => {
                    remarks.extend(self.remark_on_move(owner.number(), from, to, after));
                }
                _ => {}
            }
        }
        for danger in after.in_danger(side) {
            if self.in_danger(side).all(|known| known != danger) {
                let start =
                    Phrase::new("why-stays-off").with("who", seat_phrase(Seat::new(danger)));
                remarks.push(Remark::Against(start));
            }
        }
        for danger in self.in_danger(side) {
            if after.in_danger(side).all(|left| left != danger) {
                let start = Phrase::new("why-leaves").with("who", seat_phrase(Seat::new(danger)));
                remarks.push(Remark::For(start));
            }
        }
    }

    fn remark_on_move(&self, owner: u8, from: Place, to: Place, after: &Tac) -> Option<Remark> {
        let comes_home = from.on_ring().is_some() && to.on_ring().is_none();
        let opens = from == Place::yard(owner);
        let key = match () {
            () if opens && after.is_chased(owner) => "why-opens",
            () if opens => "why-opens-safely",
            () if comes_home => "why-home",
            () => return None,
        };
        Some(Remark::For(Phrase::new(key)))
    }

    /// Whether a marble of another side is so close behind a seat's start that one card may reach it.
    fn is_chased(&self, owner: u8) -> bool {
        let plan = self.plan();
        (1..=FARTHEST).any(|steps| {
            let behind = self.board.owner(plan.back(plan.start(owner), steps));
            behind.is_some_and(|other| !Plan::has(plan.side[owner as usize], other))
        })
    }

    /// The seats of other sides with marbles in the yard on whose start a marble of a side stands.
    fn in_danger(&self, side: u8) -> impl Iterator<Item = u8> {
        let plan = self.plan();
        seats_of(plan.occupied & !side).filter(move |&other| {
            let owner = self.board.owner(plan.start(other));
            self.board.yard(other) > 0 && owner.is_some_and(|owner| Plan::has(side, owner))
        })
    }
}

use table::{Game, Seat, Sink};

use crate::{
    Event, Tac,
    cards::Card,
    plan::seat_set,
    state::{End, Phase},
};

impl Tac {
    /// The turn of a player has ended; `skip`: with an 8 that skips the next.
    #[inline]
    pub(crate) fn end_turn(&mut self, player: u8, skip: bool, events: &mut impl Sink<Event>) {
        let next = self.plan().next(player);
        self.turns += 1;
        self.victim = None;
        self.phase = Phase::Play;
        let was_answer = self.answering;
        if let Some(winners) = self.winners() {
            self.won(winners, next, events);
            return;
        }
        self.answering = false;
        self.barred = was_answer;
        if skip {
            self.turn = next;
            self.phase = Phase::Skipped;
            return;
        }
        let mut seat = next;
        while self.hands[seat as usize].is_empty() {
            if seat == player {
                self.next_deal(events);
                return;
            }
            seat = self.plan().next(seat);
        }
        self.turn = seat;
    }

    /// A side has all its marbles home: the next player answers with a TAC, or it is over (R9.2).
    #[cold]
    fn won(&mut self, winners: u8, next: u8, events: &mut impl Sink<Event>) {
        let asked = self.can_answer(next, winners);
        let was = (self.turn, self.barred);
        self.turn = next;
        self.barred = self.answering;
        self.answering = false;
        if asked && self.can_tac() {
            if self.hands[next as usize].has(Card::TAC) {
                self.phase = Phase::Answer;
                events.tell(|| Event::Answerable {
                    winners: seat_set(winners),
                    seat: Seat::new(next),
                });
                return;
            }
            self.memory.lacks[next as usize] |= Card::TAC.bit();
        }
        (self.turn, self.barred) = was;
        self.finish(End::Home(winners), events);
    }

    /// The game is over.
    pub(crate) fn finish(&mut self, end: End, events: &mut impl Sink<Event>) {
        self.end = Some(end);
        events.tell(|| {
            let outcome = self.outcome().expect("the end was just set");
            let one_team = self.options.variant.is_one_team();
            let winners = match end {
                End::Cap if one_team => table::SeatSet::EMPTY,
                _ => outcome.winners(),
            };
            Event::Ended {
                winners,
                reason: outcome.reason(),
                cards: one_team.then_some(self.cards),
                marbles: 4 * self.plan().occupied.count_ones() as u8,
            }
        });
    }
}

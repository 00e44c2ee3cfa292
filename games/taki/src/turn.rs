use table::{Game, Seat, SeatSet, Sink};

use crate::{
    Event, Taki,
    apply::Next,
    cards::Card,
    event::Why,
    state::{End, Phase},
};

impl Taki {
    /// End the turn. `played`: the player's hand last changed by a play, so that he may have come
    /// down to his last card; `moved`: a card was played or drawn at all.
    pub(crate) fn end_turn(
        &mut self,
        next: Next,
        played: bool,
        moved: bool,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.turn;
        self.turn = match next {
            Next::Neighbour => self.after(seat, 1),
            Next::Skip => {
                events.tell(|| Event::Stopped { seat: self.after(seat, 1) });
                self.after(seat, 2)
            }
            Next::Again => seat,
        };
        let dealt = std::mem::take(&mut self.fresh);
        self.phase = Phase::Play;
        self.turns += 1;
        self.idle = if moved { 0 } else { self.idle + 1 };
        if self.idle >= self.seats() {
            self.finish(End::Stuck, events);
        } else if self.turns >= self.options.max_turns {
            self.finish(End::Cap, events);
        } else if played && !dealt {
            self.ask_last(seat, events);
        }
    }

    /// Ask a seat that played down to one card for its call, unless its turn comes now (R8.1).
    #[inline]
    fn ask_last(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        if self.hands[seat.index()].len() != 1 || self.turn == seat {
            return;
        }
        if self.options.auto_last {
            events.tell(|| Event::Called { seat });
        } else {
            self.calls = self.calls.with(seat);
        }
    }

    /// The turn seat acts before a last card was called: four cards each (R8.3). Whether any card
    /// was there to draw.
    #[cold]
    pub(crate) fn punish(&mut self, events: &mut impl Sink<Event>) -> bool {
        let late = self.calls.union(self.silent);
        self.calls = SeatSet::EMPTY;
        self.silent = SeatSet::EMPTY;
        let mut drawn = 0;
        for seat in late.iter() {
            drawn += self.draw(seat, 4, Why::Penalty, events);
        }
        drawn > 0
    }

    /// A hand is empty and its own effects are settled: a win, or the next stage (R9.2).
    pub(crate) fn emptied(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let stage = self.stages[seat.index()];
        if stage <= 1 {
            return self.finish(End::EmptyHand(seat), events);
        }
        self.stages[seat.index()] = stage - 1;
        events.tell(|| Event::Advanced { seat, stage: stage - 1 });
        self.draw(seat, stage - 1, Why::Stage, events);
        if seat == self.turn {
            self.fresh = true;
        }
    }

    /// Take in an answer to the +3, and settle it when all have answered (R7.2).
    #[inline]
    pub(crate) fn answer(&mut self, seat: Seat, breaks: bool, events: &mut impl Sink<Event>) {
        self.asked = self.asked.without(seat);
        if breaks {
            self.breaks = self.breaks.with(seat);
        }
        events.tell(|| Event::Answered { seat, breaks: Some(breaks) });
        if self.asked.is_empty() {
            self.settle(events);
        }
    }

    fn settle(&mut self, events: &mut impl Sink<Event>) {
        let attacker = self.turn;
        let breaks = std::mem::take(&mut self.breaks);
        if !breaks.is_empty() {
            let mut round = self.round_from(attacker);
            let breaker =
                round.find(|&seat| breaks.contains(seat)).expect("one of the seats breaks");
            return self.broken(attacker, breaker, events);
        }
        if self.hands[attacker.index()].is_empty() {
            self.emptied(attacker, events);
            if self.end.is_some() {
                return;
            }
        }
        for seat in self.round_from(attacker).skip(1) {
            self.draw(seat, 3, Why::PlusThree, events);
        }
        self.end_turn(Next::Neighbour, true, true, events);
    }

    /// A Breaker turns the +3 against its player (R7.2, R7.5).
    fn broken(&mut self, attacker: Seat, breaker: Seat, events: &mut impl Sink<Event>) {
        self.lay(breaker, Card::BREAKER, None, events);
        let empty = self.hands[breaker.index()].is_empty();
        if empty {
            self.emptied(breaker, events);
            if self.end.is_some() {
                return;
            }
        }
        self.draw(attacker, 3, Why::Broken, events);
        self.end_turn(Next::Neighbour, false, true, events);
        if !empty && self.end.is_none() {
            self.ask_last(breaker, events);
        }
    }

    pub(crate) fn finish(&mut self, end: End, events: &mut impl Sink<Event>) {
        self.end = Some(end);
        self.phase = Phase::Play;
        self.run = None;
        events.tell(|| {
            let winners = self.outcome().map(|outcome| outcome.winners()).unwrap_or_default();
            Event::Ended { winners, reason: end.reason() }
        });
    }
}

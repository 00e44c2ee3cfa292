use table::{Seat, Sink};

use crate::{
    Event, Taki,
    cards::{Card, Colour, PLUS, PLUS_TWO, STOP, TAKI, TURN},
    event::Why,
    options::{DirectionTwo, PlusLast},
    state::Phase,
};

/// Who comes after a turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Next {
    Neighbour,
    /// The one after him (R3.1).
    Skip,
    /// The same player once more (R3.3).
    Again,
}

impl Taki {
    /// Draw in place of a play, which may prove that none was there (R2.4, R6.2).
    pub(crate) fn draw_in_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> u8 {
        if self.chain > 0 {
            let count = 2 * std::mem::take(&mut self.chain);
            return self.draw(seat, count, Why::PlusTwo, events);
        }
        let after_plus = self.phase == Phase::Plus;
        if (after_plus || self.options.must_play) && !self.hands[seat.index()].is_empty() {
            self.memory.lacks[seat.index()].prove(self.colour, self.lead.figure());
            self.memory.noted = self.memory.noted.with(seat);
        }
        self.draw(seat, 1, if after_plus { Why::Plus } else { Why::Turn }, events)
    }

    #[inline]
    pub(crate) fn play_card(
        &mut self,
        card: Card,
        named: Option<Colour>,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.turn;
        self.lay(seat, card, named, events);
        self.fresh = false;
        // A colourless card ends the run and cancels what lies beneath (R5.3).
        let in_run = self.phase == Phase::Run;
        match card {
            Card::PLUS_THREE => {
                self.run = None;
                self.phase = Phase::Window;
                self.asked = self.players().without(seat);
                return;
            }
            Card::BREAKER => {
                self.run = None;
                self.draw(seat, 3, Why::Breaker, events);
                return self.end_turn(Next::Neighbour, false, true, events);
            }
            _ => {}
        }
        self.lead = card;
        self.piles.lead_at = self.piles.discards - 1;
        match card {
            Card::KING => {
                self.run = None;
                self.chain = 0;
                self.phase = Phase::King;
                if self.hands[seat.index()].is_empty() {
                    self.emptied(seat, events);
                }
            }
            Card::COLOR => {
                self.run = None;
                self.colour = named.unwrap_or(self.colour);
                if self.open_taki != Some(self.colour) {
                    self.open_taki = None;
                }
                self.effect(events);
            }
            Card::SUPER if in_run => self.end_run(false, events),
            Card::SUPER => self.begin_run(named.unwrap_or(self.colour), events),
            _ => {
                let colour = card.colour().unwrap_or(self.colour);
                let continues = self.open_taki == Some(colour) && self.chain == 0;
                if in_run || continues || card.figure() == Some(TAKI) {
                    return self.begin_run(colour, events);
                }
                if self.open_taki != Some(colour) {
                    self.open_taki = None;
                }
                self.colour = colour;
                self.effect(events);
            }
        }
    }

    /// Move a card from a hand to the discards, before all eyes.
    #[inline]
    pub(crate) fn lay(
        &mut self,
        seat: Seat,
        card: Card,
        colour: Option<Colour>,
        events: &mut impl Sink<Event>,
    ) {
        let hand = &mut self.hands[seat.index()];
        hand.remove(card);
        self.memory.played(seat, card, hand.len());
        self.piles.discard(card);
        events.tell(|| Event::Played { seat, card, colour });
    }

    /// Begin a run or go on with it; an empty hand ends it (R5.5, R5.6).
    #[inline]
    fn begin_run(&mut self, colour: Colour, events: &mut impl Sink<Event>) {
        self.colour = colour;
        self.run = Some(colour);
        self.open_taki = None;
        self.phase = Phase::Run;
        if self.hands[self.turn.index()].is_empty() {
            self.end_run(self.may_close(), events);
        }
    }

    /// End the run; the action of its last card acts (R5.4, R5.8).
    pub(crate) fn end_run(&mut self, closed: bool, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        self.run = None;
        self.phase = Phase::Play;
        if !closed {
            self.open_taki = Some(self.colour);
        }
        events.tell(|| Event::RunEnded { seat, closed });
        self.effect(events);
    }

    /// The leading card has just been played and acts; an empty hand is settled first.
    #[inline]
    fn effect(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        let figure = self.lead.figure();
        if self.hands[seat.index()].is_empty() {
            // R6.3: what a Plus puts into the own hand comes before the win.
            if figure == Some(PLUS) && self.options.plus_last == PlusLast::Draws {
                self.draw(seat, 1, Why::Plus, events);
                return self.end_turn(Next::Neighbour, false, true, events);
            }
            self.emptied(seat, events);
            if self.end.is_some() {
                return;
            }
        }
        let next = match figure {
            Some(PLUS) => {
                self.phase = Phase::Plus;
                return;
            }
            Some(PLUS_TWO) => {
                self.chain += 1;
                Next::Neighbour
            }
            Some(STOP) => Next::Skip,
            Some(TURN) => {
                self.backwards = !self.backwards;
                let again = self.options.direction_two == DirectionTwo::Again;
                if again && self.seats() == 2 { Next::Again } else { Next::Neighbour }
            }
            _ => Next::Neighbour,
        };
        self.end_turn(next, true, true, events);
    }
}

use table::{Seat, Sink};

use crate::{
    Event, Move, Tac,
    board::Board,
    cards::Card,
    place::Place,
    plan::Plan,
    state::{Phase, Seven},
};

impl Tac {
    /// Lay down a card without using it.
    pub(crate) fn discard(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let player = self.player();
        if self.phase != Phase::Skipped {
            // Who can, must: nothing in this hand was of any use (R5.4).
            let lacks = self.memory.lacks[player as usize];
            self.memory.lacks[player as usize] |= self.usable_kinds(lacks);
        }
        self.lay_down(card);
        events.tell(|| Event::Discarded { seat: Seat::new(player), card, by: self.devil() });
        if card.is_veil() {
            let place = usize::from(self.unused[0].is_some());
            self.unused[place] = Some(card);
        } else if card != Card::TAC {
            self.remember(card);
        }
        self.before = self.board;
        self.end_turn(player, false, events);
    }

    /// Use a card, or go on with a 7.
    #[inline]
    pub(crate) fn play_card(&mut self, tac: bool, play: Move, events: &mut impl Sink<Event>) {
        if let (Phase::Seven, Move::Number(_, from, to)) = (self.phase, play) {
            let owner = self.owner_of(from);
            if owner != self.seven.owner {
                self.seven.owner = owner;
                self.seven.locked = self.board.locked(owner);
            }
            self.step(owner, from, to, events);
            return;
        }
        let player = self.player();
        let devil = self.devil();
        let card = play.card();
        self.lay_down(if tac { Card::TAC } else { card });
        events.tell(|| Event::Played { seat: Seat::new(player), card, tac, by: devil });
        if tac && self.phase == Phase::Devil {
            // Nothing is undone: the victim becomes the devil of the next (R7.10).
            self.tempt(player, events);
            return;
        }
        if tac {
            self.take_over(card, events);
        } else if !card.is_veil() {
            self.remember(card);
            self.before = self.board;
        }
        match play {
            Move::Jester => self.pass_hands(player, events),
            Move::Devil => self.tempt(player, events),
            Move::Skip => {
                events.tell(|| Event::Skipped { seat: Seat::new(self.plan().next(player)) });
                self.end_turn(player, true, events);
            }
            Move::Number(Card::SEVEN, from, to) => {
                let owner = self.owner_of(from);
                let locked = self.board.locked(owner);
                self.seven = Seven { steps: 7, owner, locked, ..Seven::default() };
                self.phase = Phase::Seven;
                self.step(owner, from, to, events);
            }
            Move::Number(_, from, to) | Move::Angel(from, to) => {
                self.move_marble(self.owner_of(from), from, to, events);
                self.end_turn(player, false, events);
            }
            Move::Trick(one, two) => {
                self.board.swap(self.plan(), one.0, two.0);
                events.tell(|| Event::Swapped {
                    one: one.0,
                    two: two.0,
                    owners: [two, one].map(|place| Seat::new(self.owner_of(place))),
                    variant: self.options.variant,
                });
                self.end_turn(player, false, events);
            }
            Move::Warrior(from, to) => {
                let owner = self.owner_of(from);
                if from == to {
                    self.board.lift(self.plan(), owner, from.0);
                    self.tell_captured(owner, from.0, events);
                } else {
                    self.move_marble(owner, from, to, events);
                }
                self.end_turn(player, false, events);
            }
        }
    }

    /// One step of a 7.
    fn step(&mut self, owner: u8, from: Place, to: Place, events: &mut impl Sink<Event>) {
        self.move_marble(owner, from, to, events);
        self.seven.parts.step(owner, from, to);
        self.seven.steps -= 1;
        if self.seven.steps == 0 {
            events.tell(|| Event::Split {
                seat: Seat::new(self.player()),
                parts: self.seven.parts.iter().collect(),
                variant: self.options.variant,
            });
            self.seven = Seven::default();
            self.end_turn(self.player(), false, events);
        }
    }

    /// The card a TAC stands for is used by its player, on the board as it was before.
    fn take_over(&mut self, card: Card, events: &mut impl Sink<Event>) {
        if card.is_veil() {
            // It counts as used from now on (R8.5).
            let place = usize::from(self.unused[1].is_some());
            self.unused[place] = None;
        }
        if self.before != self.board {
            events.tell(|| self.undone());
        }
        std::mem::swap(&mut self.board, &mut self.before);
        if self.phase == Phase::Answer {
            self.answering = true;
            self.answered |= self.options.variant.is_one_team();
        }
    }

    /// What changes when the board is set back.
    fn undone(&self) -> Event {
        let (board, before) = (&self.board, &self.before);
        let moved = |seat: u8| {
            let elsewhere = move |place: &Place| !board.has(seat, *place);
            // A yard has no places of its own; of marbles that go back there all are told.
            let back = before.yard(seat).saturating_sub(board.yard(seat));
            let yard = (0..back).map(move |_| Place::yard(seat));
            let places = before.places(seat).filter(move |&place| place != Place::yard(seat));
            places.filter(elsewhere).chain(yard).map(move |place| (Seat::new(seat), place))
        };
        let marbles = self.plan().occupied().flat_map(moved).collect();
        Event::Undone { marbles, variant: self.options.variant }
    }

    fn tell_captured(&self, owner: u8, field: u8, events: &mut impl Sink<Event>) {
        let variant = self.options.variant;
        events.tell(|| Event::Captured { owner: Seat::new(owner), field, variant });
    }

    /// The seat becomes the devil of the next player.
    fn tempt(&mut self, seat: u8, events: &mut impl Sink<Event>) {
        let victim = self.plan().next(seat);
        self.turn = seat;
        self.victim = Some(victim);
        self.phase = Phase::Devil;
        self.barred = false;
        self.turns += 1;
        self.memory.known_by[victim as usize] |= 1 << seat;
        events.tell(|| Event::Tempted {
            devil: Seat::new(seat),
            victim: Seat::new(victim),
            hand: Some(self.hands[victim as usize].iter().collect()),
            open: self.options.shows_all(),
        });
    }

    /// All hands go one seat to the right; the player plays again (R7.1).
    fn pass_hands(&mut self, player: u8, events: &mut impl Sink<Event>) {
        let plan = self.plan();
        let (hands, memory) = (self.hands, self.memory);
        for seat in plan.occupied() {
            let (to, from) = (seat as usize, plan.next(seat) as usize);
            self.hands[to] = hands[from];
            self.memory.known_by[to] = memory.known_by[from] | 1 << seat;
            self.memory.lacks[to] = memory.lacks[from];
        }
        let around = plan.occupied.count_ones() as u8;
        self.memory.passed = (memory.passed + 1) % around;
        if let Some(devil) = self.victim.map(|_| self.turn) {
            self.memory.known_by[player as usize] |= 1 << devil;
        }
        events.tell(|| Event::Passed {
            hands: (0..plan.seats)
                .map(|seat| Some(self.hands[seat as usize].iter().collect()))
                .collect(),
            seen_by: (0..plan.seats).map(|seat| self.memory.known_by[seat as usize]).collect(),
            open: self.options.shows_all(),
        });
        // A skipped player or one who answers a win plays on like anybody else.
        self.phase = if self.victim.is_some() { Phase::Devil } else { Phase::Play };
        if self.hands[player as usize].is_empty() {
            self.before = self.board;
            self.end_turn(player, false, events);
        }
    }

    /// Whose marble stands on a place.
    #[inline]
    pub(crate) fn owner_of(&self, place: Place) -> u8 {
        match place.at_home() {
            Some((seat, _)) => seat,
            // Nearly always a player moves his own marbles.
            None if self.board.has(self.player(), place) => self.player(),
            None => self.board.owner(place.0).unwrap_or(0),
        }
    }

    #[inline]
    fn move_marble(&mut self, owner: u8, from: Place, to: Place, events: &mut impl Sink<Event>) {
        let captured = self.board.shift(self.plan(), owner, from, to);
        events.tell(|| Event::Moved {
            owner: Seat::new(owner),
            from,
            to,
            step: self.phase == Phase::Seven,
            variant: self.options.variant,
        });
        if let Some(captured) = captured {
            self.tell_captured(captured, to.0, events);
        }
    }

    /// A card leaves the player's hand for the pile.
    #[inline]
    fn lay_down(&mut self, card: Card) {
        let player = self.player();
        self.hands[player as usize].remove(card);
        let origin = self.origin(player);
        self.memory.spent[origin as usize].add(card);
        self.piles.lay(card);
        self.cards += 1;
    }

    /// A TAC would now stand for this card.
    #[inline]
    fn remember(&mut self, card: Card) {
        self.last = Some(card);
        self.unused = [None; 2];
    }

    /// The seat that plays for another as devil.
    pub(crate) fn devil(&self) -> Option<Seat> {
        self.victim.map(|_| self.turn_seat())
    }

    /// Whether a seat could and so must answer the win of these seats (R9.2).
    pub(crate) fn can_answer(&self, seat: u8, winners: u8) -> bool {
        let asked = if self.options.variant.is_one_team() {
            !self.answered
        } else {
            !Plan::has(winners, seat)
        };
        asked && !self.answering
    }
}

/// Boards are compared often and copied on every turn.
const _: () = assert!(size_of::<Board>() <= 56);

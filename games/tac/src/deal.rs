use table::{Chance, Game, RandomSource, Seat, Sink};

use crate::{
    Deck, Event, Options, Tac,
    board::Board,
    cards::{Card, DECK, OPENERS, deck},
    hand::Hand,
    plan::{Plan, SEATS, seat_set, seats_of},
    state::{End, Memory, Phase, Piles, Seven},
};

impl Tac {
    /// A state before anything was dealt.
    pub(crate) fn bare(options: &Options, chance: Chance) -> Tac {
        Tac {
            board: Board::EMPTY,
            before: Board::EMPTY,
            hands: [Hand::EMPTY; SEATS],
            piles: Piles::EMPTY,
            options: *options,
            turn: 0,
            dealer: 0,
            phase: Phase::Play,
            victim: None,
            seven: Seven::default(),
            last: None,
            unused: [None; 2],
            answering: false,
            barred: false,
            answered: false,
            end: None,
            memory: Memory::EMPTY,
            shuffles: 0,
            turns: 0,
            cards: 0,
            chance,
        }
    }

    /// Everybody is out of cards: the next dealer deals, after a shuffle if the stock is short.
    #[cold]
    pub(crate) fn next_deal(&mut self, events: &mut impl Sink<Event>) {
        let short = self.deal_size().is_none();
        if short && self.shuffles >= self.options.max_shuffles {
            return self.finish(End::Cap, events);
        }
        self.dealer = self.plan().next(self.dealer);
        if short {
            self.shuffle();
        }
        self.deal(short, events);
    }

    /// Shuffle the whole deck into a new stock.
    pub(crate) fn shuffle(&mut self) {
        let (mut cards, size) = deck(&self.options);
        self.chance.stream(|stream| stream.shuffle(&mut cards[..size]));
        let mut piles = Piles { stock: size as u8, ..Piles::EMPTY };
        piles.row[DECK - size..].copy_from_slice(&cards[..size]);
        self.piles = piles;
        self.shuffles += 1;
    }

    /// How many cards each gets from what the stock holds; nothing if it must be shuffled (R3.1).
    fn deal_size(&self) -> Option<u8> {
        let plan = self.plan();
        let players = plan.occupied.count_ones() as u8;
        let stock = self.piles.stock;
        let six = match (plan.seats, self.options.deck) {
            (6, Deck::Master) => stock >= 6 * players,
            // A table with empty seats deals five to the end (R10.2).
            _ => players == plan.seats && stock == 6 * players,
        };
        if six { Some(6) } else { (stock >= 5 * players).then_some(5) }
    }

    /// Deal, announce and lay out the exchange.
    pub(crate) fn deal(&mut self, shuffled: bool, events: &mut impl Sink<Event>) {
        let plan = self.plan();
        let first = plan.next(self.dealer);
        let mut seat = first;
        for _ in 0..self.deal_size().unwrap_or(5) * plan.occupied.count_ones() as u8 {
            let card = self.piles.draw();
            self.hands[seat as usize].add(card);
            seat = plan.next(seat);
        }
        let mut memory = Memory { backwards: !self.memory.backwards, ..Memory::EMPTY };
        for seat in plan.occupied() {
            memory.announced |= u8::from(self.hands[seat as usize].has_any(OPENERS)) << seat;
            memory.known_by[seat as usize] = self.born_known(seat);
        }
        self.memory = memory;
        self.turn = first;
        self.before = self.board;
        self.last = None;
        self.unused = [None; 2];
        self.phase = if plan.exchange == 0 { Phase::Play } else { Phase::Exchange };
        events.tell(|| Event::Dealt {
            dealer: Seat::new(self.dealer),
            shuffled,
            hands: (0..plan.seats)
                .map(|seat| Some(self.hands[seat as usize].iter().collect()))
                .collect(),
            open: self.options.shows_all(),
            can_open: seat_set(self.memory.announced),
        });
    }

    /// The seats that know a hand as it is dealt.
    pub(crate) fn born_known(&self, seat: u8) -> u8 {
        if self.options.shows_all() { self.plan().occupied } else { 1 << seat }
    }

    /// A seat lays out a card for its partner; the last one turns them over (R3.3).
    pub(crate) fn give(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        self.hands[seat.index()].remove(card);
        self.memory.gave[seat.index()] = Some(card);
        let open = self.options.shows_all();
        events.tell(|| Event::Gave { seat, card: Some(card), open });
        if !self.to_act().is_empty() {
            return;
        }
        let plan: &Plan = self.plan();
        for giver in seats_of(plan.exchange) {
            let taker = plan.partner(giver, self.memory.backwards);
            let Some(card) = self.memory.gave[giver as usize] else { continue };
            self.hands[taker as usize].add(card);
            events.tell(|| Event::Exchanged {
                from: Seat::new(giver),
                to: Seat::new(taker),
                card: Some(card),
                open,
            });
        }
        self.phase = Phase::Play;
        self.turns += 1;
    }
}

use table::{Chance, MAX_SEATS, RandomSource, Seat, Sink};

use crate::{
    Event, Options, Taki,
    cards::{Card, DECK},
    event::Why,
    hand::Cards,
    options::FirstCard,
    state::Piles,
};

/// Shuffle and deal, and turn the first card over: the hands, the piles, and the card that leads
/// (R1.2 to R1.5).
pub(crate) fn deal(options: &Options, chance: &mut Chance) -> ([Cards; MAX_SEATS], Piles, Card) {
    let mut deck: Vec<Card> = options.deck.cards().collect();
    chance.stream(|stream| stream.shuffle(&mut deck));
    let mut hands = [Cards::EMPTY; MAX_SEATS];
    let each = usize::from(options.hand);
    let (dealt, rest) = deck.split_at(usize::from(options.seats) * each);
    for (hand, cards) in hands.iter_mut().zip(dealt.chunks_exact(each)) {
        *hand = cards.iter().copied().collect();
    }
    // R1.4, R1.5: what may not lead goes under the pile, where everybody has seen it.
    let may_lead = |card: Card| match options.first_card {
        FirstCard::Stays => card.colour().is_some(),
        FirstCard::Redraw => card.is_number(),
    };
    let under = rest.iter().position(|&card| may_lead(card));
    // R1.8: few cards may leave no number, and then an action card leads after all.
    let under = under.or_else(|| rest.iter().position(|card| card.colour().is_some()));
    let under = under.expect("more cards are left than have no colour");
    let lead = rest[under];
    let draw = rest.len() - 1;
    let mut piles = Piles { draw: draw as u8, bottom: under as u8, ..Piles::EMPTY };
    let pile = rest[under + 1..].iter().chain(&rest[..under]);
    for (place, card) in piles.row[DECK - draw..].iter_mut().zip(pile) {
        *place = card.0;
    }
    piles.discard(lead);
    (hands, piles, lead)
}

impl Taki {
    /// Give a seat that many cards, or as many as there are; how many it got (R2.5).
    pub(crate) fn draw(
        &mut self,
        seat: Seat,
        count: u8,
        why: Why,
        events: &mut impl Sink<Event>,
    ) -> u8 {
        let mut left = count;
        loop {
            let now = left.min(self.piles.draw);
            if now > 0 {
                self.hand_out(seat, now, why, events);
                left -= now;
            }
            if left == 0 || !self.reshuffle(events) {
                break;
            }
        }
        if left == count {
            events.tell(|| Event::Drew { seat, why, count: 0, cards: Some(Vec::new()) });
        }
        count - left
    }

    #[inline]
    fn hand_out(&mut self, seat: Seat, count: u8, why: Why, events: &mut impl Sink<Event>) {
        let from = DECK - self.piles.draw as usize;
        let places = from..from + count as usize;
        events.tell(|| {
            let cards = self.piles.row[places.clone()].iter().map(|&kind| Card(kind)).collect();
            Event::Drew { seat, why, count, cards: Some(cards) }
        });
        let hand = &mut self.hands[seat.index()];
        let memory = &mut self.memory;
        for place in &mut self.piles.row[places] {
            let card = Card(std::mem::take(place));
            hand.add(card);
            if memory.has_shuffled {
                memory.fetched[seat.index()].add(card);
            }
            if self.piles.draw <= self.piles.bottom {
                self.piles.bottom -= 1;
                memory.known[seat.index()].add(card);
                memory.noted = memory.noted.with(seat);
            }
            self.piles.draw -= 1;
        }
        if memory.noted.contains(seat) {
            memory.lacks[seat.index()].drew(count);
        }
    }

    /// Make a new draw pile of all discards but the leading card; whether there were any.
    #[cold]
    fn reshuffle(&mut self, events: &mut impl Sink<Event>) -> bool {
        let Piles { row, discards, lead_at, .. } = self.piles;
        let mut cards = [Card(0); DECK];
        let mut count = 0;
        for (place, &kind) in row[..discards as usize].iter().enumerate() {
            if place != lead_at as usize {
                cards[count] = Card(kind);
                count += 1;
            }
        }
        if count == 0 {
            return false;
        }
        self.chance.stream(|stream| stream.shuffle(&mut cards[..count]));
        self.piles = Piles { draw: count as u8, ..Piles::EMPTY };
        self.piles.discard(self.lead);
        for (place, card) in self.piles.row[DECK - count..].iter_mut().zip(&cards) {
            *place = card.0;
        }
        self.memory.has_shuffled = true;
        self.memory.shuffled = cards[..count].iter().copied().collect();
        self.memory.fetched = [Cards::EMPTY; MAX_SEATS];
        events.tell(|| Event::Shuffled { count: count as u8 });
        true
    }
}

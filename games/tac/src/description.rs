use table::{Phrase, Seat};

use crate::{
    Tac, View,
    cards::{Card, cards_of},
    place::Place,
    plan::{Plan, seats_of},
    state::Phase,
    words::{card_phrase, owned, place_phrase, seat_phrase, yes},
};

impl View {
    /// Where a seat's marbles are.
    pub(crate) fn tell_marbles(&self, seat: u8) -> Phrase {
        let state = &self.state;
        let plan = state.plan();
        let places: Vec<Place> = state.board.places(seat).collect();
        let ring = places.iter().filter(|place| place.on_ring().is_some());
        let ring: Vec<Phrase> = ring
            .map(|&place| {
                let fresh = self.is_fresh(seat, place);
                let at = place_phrase("at", plan, place, Some(seat));
                Phrase::new("standing").with("at", at).with("fresh", yes(fresh))
            })
            .collect();
        let both = |first: Phrase, rest: Phrase| {
            Phrase::new("both").with("first", first).with("rest", rest)
        };
        let house = places.iter().filter_map(|place| place.at_home()).filter(|&(_, f)| f > 0);
        let house: Vec<Phrase> = house.map(|(_, field)| Phrase::plain(field.to_string())).collect();
        owned("tell-marbles", plan, seat)
            .with("ringed", ring.len())
            .with("ring", ring.into_iter().reduce(both).unwrap_or(Phrase::plain("")))
            .with("housed", house.len())
            .with("house", house)
            .with("yard", state.board.yard(seat))
    }

    /// Whether the marble of a seat on a place came there from its yard and has not moved.
    pub(crate) fn is_fresh(&self, seat: u8, place: Place) -> bool {
        let start = Place(self.state.plan().start(seat));
        place == start && Plan::has(self.state.board.fresh, seat)
    }

    /// What is known of a seat's hand.
    pub(crate) fn tell_hand(&self, seat: u8) -> Phrase {
        let state = &self.state;
        let hand = state.hands[seat as usize];
        let can = self.announced(seat).map_or("past", |can| if can { "yes" } else { "no" });
        let cards = if hand.has(Card::HIDDEN) { Vec::new() } else { cards_of(hand) };
        let key = match (hand.is_empty(), cards.is_empty()) {
            (true, _) => "tell-empty",
            (_, true) => "tell-count",
            _ => "tell-hand",
        };
        owned(key, state.plan(), seat)
            .with("count", hand.len())
            .with("cards", cards_phrases(&cards))
            .with("can", can)
    }

    /// Whether a seat announced a card that opens, as long as its hand is the one that was dealt: after
    /// the exchange, or the first card where nobody exchanges, it may be otherwise.
    pub(crate) fn announced(&self, seat: u8) -> Option<bool> {
        let Tac { memory, phase, .. } = &self.state;
        let exchanges = Plan::has(self.state.plan().exchange, seat);
        let unplayed = memory.passed == 0 && memory.spent[usize::from(seat)].is_empty();
        let as_dealt = *phase == Phase::Exchange || !exchanges && unplayed;
        as_dealt.then(|| Plan::has(memory.announced, seat))
    }

    /// The cards exchanged that the viewer knows of.
    pub(crate) fn tell_gifts(&self) -> Vec<Phrase> {
        let state = &self.state;
        let gift = |giver: u8| {
            let card = state.memory.gave[giver as usize].filter(|&card| card != Card::HIDDEN)?;
            let taker = state.plan().partner(giver, state.memory.backwards);
            let key = if state.phase == Phase::Exchange { "tell-gives" } else { "tell-gave" };
            let phrase = Phrase::new(key).with("from", seat_phrase(Seat::new(giver)));
            Some(phrase.with("to", seat_phrase(Seat::new(taker))).with("card", card_phrase(card)))
        };
        seats_of(state.plan().exchange).filter_map(gift).collect()
    }

    /// The card that a viewer knows to be in the hand of a partner: given to him and not laid down.
    pub(crate) fn known_gift(&self, holder: u8) -> Option<Card> {
        let state = &self.state;
        let origin = state.origin(holder);
        let giver = state.giver(origin)?;
        let card = state.memory.gave[giver as usize].filter(|&card| card != Card::HIDDEN)?;
        let kept = !state.memory.spent[origin as usize].has(card);
        (kept && !state.sees(self.viewer, holder)).then_some(card)
    }
}

/// What cards are called, one by one.
pub(crate) fn cards_phrases(cards: &[Card]) -> Vec<Phrase> {
    cards.iter().copied().map(card_phrase).collect()
}

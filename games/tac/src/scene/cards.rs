use std::borrow::Cow;

use table::{Area, Phrase, Seat, Shape, Thing};

use super::layout::{Layout, SIZE, around};
use crate::{
    View,
    cards::Card,
    place::letter,
    plan::seats_of,
    state::Phase,
    words::{card_phrase, seat_phrase},
};

/// The size of cards in the middle, of one laid out for the partner, and of somebody's hand.
const CARD: [f32; 2] = [12.0, 16.8];
const GIFT: [f32; 2] = [7.5, 10.5];
const FAN: [f32; 2] = [10.5, 8.0];
/// How far the cards in the middle lie from it, and how carelessly one on the other.
const ASIDE: f32 = 7.5;
const CARELESS: [[f32; 2]; 4] = [[0.0, 0.0], [0.9, -0.5], [-0.7, 0.4], [0.4, 0.8]];
/// How many of the cards played are seen.
const SEEN: usize = 3;

impl View {
    /// The cards that everybody sees: those played, the stock, those laid out for a partner.
    pub(super) fn centre(&self, layout: &Layout) -> Vec<Thing> {
        let piles = &self.state.piles;
        let middle = SIZE / 2.0;
        let mut things = vec![
            Thing::new("pile", "board", around([middle - ASIDE, middle], CARD), "mat")
                .named(self.pile_name()),
        ];
        let own = self.state.hands[usize::from(self.near())];
        let played: Vec<Card> = piles.played().collect();
        for (place, &card) in played.iter().enumerate().skip(played.len().saturating_sub(SEEN)) {
            let above = played[place..].iter().filter(|&&other| other == card).count() as u8;
            let id = format!("{card}-{}", own.count(card) + above);
            let [x, y] = CARELESS[place % CARELESS.len()];
            let spot = around([middle - ASIDE + x, middle + y], CARD);
            things.push(Thing { looks: looks(card), ..Thing::new(id, "board", spot, "") });
        }
        let look = if piles.stock == 0 { "mat" } else { "back" };
        let mut stock = Thing::new("stock", "board", around([middle + ASIDE, middle], CARD), look);
        stock.badge = Some(piles.stock.into());
        things.push(stock);
        for seat in seats_of(self.state.plan().exchange) {
            things.extend(self.laid_out(seat).map(|card| {
                let spot = layout.gift(seat, GIFT);
                let id = format!("gift-{}", letter(seat));
                Thing { looks: looks(card), ..Thing::new(id, "board", spot, "") }
            }));
        }
        things
    }

    /// The card that a seat has laid out for its partner, who has not taken it yet.
    pub(super) fn laid_out(&self, seat: u8) -> Option<Card> {
        let exchange = self.state.phase == Phase::Exchange;
        self.state.memory.gave[usize::from(seat)].filter(|_| exchange)
    }

    fn pile_name(&self) -> Phrase {
        let state = &self.state;
        let about = |key: &'static str, card| Phrase::new(key).with("card", card_phrase(card));
        let last = state.piles.played().next_back();
        let mut parts =
            vec![last.map_or_else(|| Phrase::new("picture-none"), |c| about("picture-last", c))];
        parts.extend(state.tac_card().map(|card| about("scene-tac", card)));
        parts.push(Phrase::new("scene-stock").with("count", state.piles.stock));
        Phrase::new("plain").with("text", parts)
    }

    /// Whether a hand lies before the viewer: his own, or one that he knows.
    pub(super) fn lies_open(&self, seat: u8) -> bool {
        let hand = self.state.hands[usize::from(seat)];
        self.viewer.is(Seat::new(seat)) || self.state.sees(self.viewer, seat) && !hand.is_empty()
    }

    /// The hand of somebody else, of which only the number of cards is seen.
    pub(super) fn fan(&self, layout: &Layout, seat: u8) -> Thing {
        let count = self.state.hands[usize::from(seat)].len();
        let look = format!("fan-{}", count.min(5));
        let mut fan = Thing::new(hand_id(Seat::new(seat)), "board", layout.cards(seat, FAN), look);
        fan.badge = Some(count as u16);
        fan
    }

    pub(super) fn row(&self, seat: u8) -> impl Iterator<Item = Thing> {
        let hand = self.state.hands[usize::from(seat)];
        let plays = self.may_play(seat);
        hand.kinds().flat_map(move |card| {
            self.copies(seat, card).map(move |id| Thing {
                looks: looks(card),
                means: plays.then(|| self.meant(card).to_string()),
                ..Thing::new(id, hand_id(Seat::new(seat)), [0.0, 0.0, CARD[0], CARD[1]], "")
                    .named(card_phrase(card))
            })
        })
    }

    /// Whether a card of this hand is asked for, of the viewer as devil too.
    fn may_play(&self, seat: u8) -> bool {
        let state = &self.state;
        match state.phase {
            Phase::Exchange => self.viewer.is(Seat::new(seat)),
            _ => seat == state.player() && self.viewer.is(state.turn_seat()),
        }
    }

    /// What the copies of a kind in a hand are called. A card keeps its name when it is played, as
    /// far as copies can be told apart: the first hand counts from 1, the pile goes on from there.
    pub(crate) fn copies(&self, seat: u8, card: Card) -> impl Iterator<Item = String> + use<> {
        let count = self.state.hands[usize::from(seat)].count(card);
        let first = self.viewer.is(Seat::new(seat)) && seat == self.near();
        (1..=count).map(move |number| match first {
            true => format!("{card}-{number}"),
            false => format!("{card}-{number}@{}", hand_id(Seat::new(seat))),
        })
    }
}

/// Where the cards of a seat are: in a row if the viewer knows them, else in a fan at the board.
pub(crate) fn hand_id(seat: Seat) -> String {
    format!("hand-{seat}")
}

pub(super) fn hand_area(seat: u8) -> Area {
    let name = Phrase::new("scene-hand").with("who", seat_phrase(Seat::new(seat)));
    Area {
        seat: Some(Seat::new(seat)),
        ..Area::new(hand_id(Seat::new(seat)), name, Shape::Row, CARD)
    }
}

fn looks(card: Card) -> Vec<Cow<'static, str>> {
    match card {
        Card::HIDDEN => vec!["back".into()],
        _ => vec!["card".into(), format!("figure-{card}").into()],
    }
}

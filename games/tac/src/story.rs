use table::Dice;

use crate::{
    cards::{Card, OPENERS},
    hand::Hand,
    imagine::Unknown,
    plan::{Plan, seats_of},
    pool::ALL_KINDS,
    state::Phase,
};

/// A card nobody has shown the viewer: in whose hand it is, or who laid it out, and what it may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub(crate) holder: Option<u8>,
    /// Who gave it in the exchange, if that is to be remembered.
    pub(crate) giver: Option<u8>,
    pub(crate) kinds: u32,
}

/// Which card of the hand a seat held after the exchange came from its partner.
#[derive(Clone, Copy, Debug)]
enum Gift {
    /// There was no exchange.
    None,
    /// One of the cards the viewer does not know.
    Unknown,
    /// One of the cards he does, of these kinds.
    Known(u32),
}

/// One way in which the exchange may have gone for seats that exchange with each other.
#[derive(Clone, Debug)]
pub(crate) struct Story {
    /// Givers of whose cards is known which they may be.
    pub(crate) given: Vec<(u8, Vec<Card>)>,
    /// For each of the seats what the unknown cards that it was dealt may be.
    pub(crate) dealt: Vec<Choice<Vec<Slot>>>,
}

/// Several things, each as likely as its weight.
#[derive(Clone, Debug)]
pub(crate) struct Choice<T> {
    total: f64,
    things: Vec<(f64, T)>,
}

impl<T> Choice<T> {
    pub(crate) fn new(things: impl IntoIterator<Item = (f64, T)>) -> Choice<T> {
        let things: Vec<_> = things.into_iter().filter(|(weight, _)| *weight > 0.0).collect();
        Choice { total: things.iter().map(|(weight, _)| weight).sum(), things }
    }

    /// The same weights of other things.
    pub(crate) fn map<U>(self, mut change: impl FnMut(T) -> U) -> Choice<U> {
        let things = self.things.into_iter().map(|(weight, thing)| (weight, change(thing)));
        Choice { total: self.total, things: things.collect() }
    }

    pub(crate) fn things(&self) -> impl Iterator<Item = &T> {
        self.things.iter().map(|(_, thing)| thing)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.things.is_empty()
    }

    /// One of them, of which there must be some.
    #[inline]
    pub(crate) fn pick(&self, dice: &mut Dice) -> &T {
        let (last, others) = self.things.split_last().expect("there is something to choose from");
        if !others.is_empty() {
            let mut roll = dice.roll(1 << 53) as f64 / (1u64 << 53) as f64 * self.total;
            for (weight, thing) in others {
                roll -= weight;
                if roll < 0.0 {
                    return thing;
                }
            }
        }
        &last.1
    }
}

impl Unknown<'_> {
    /// The seats that exchanged with a seat, directly or not.
    pub(crate) fn group(&self, seat: u8) -> u8 {
        match self.view.giver(seat) {
            Some(_) => self.view.plan().pair[seat as usize],
            None => 1 << seat,
        }
    }

    /// The hand that a seat held after the exchange: who holds it now, how many cards of it are
    /// unknown, and the known ones, laid down or seen.
    fn lineage(&self, seat: u8) -> (u8, u8, Hand) {
        let state = self.view;
        let mut holders = state.plan().occupied();
        let holder = holders.find(|&holder| state.origin(holder) == seat).unwrap_or(seat);
        let spent = state.memory.spent[seat as usize];
        let hand = state.hands[holder as usize];
        match hand.count(Card::HIDDEN) {
            0 => (holder, 0, spent.plus(hand)),
            hidden => (holder, hidden, spent),
        }
    }

    /// Every way in which the exchange may have gone for a group of seats.
    pub(crate) fn stories_of(&self, group: u8) -> Choice<Story> {
        let mut stories = vec![(1.0, Vec::new())];
        for seat in seats_of(group) {
            let choices = self.gifts(seat);
            let longer = stories.iter().flat_map(|(weight, gifts)| {
                choices.iter().map(move |&(gift, ways)| {
                    let mut gifts: Vec<(u8, Gift)> = gifts.clone();
                    gifts.push((seat, gift));
                    (weight * ways, gifts)
                })
            });
            stories = longer.collect();
        }
        Choice::new(stories.into_iter().map(|(weight, gifts)| {
            let dealt: Vec<_> =
                seats_of(group).map(|seat| self.ways(self.dealt(&gifts, seat), seat)).collect();
            let weight = dealt.iter().fold(weight, |weight, ways| weight * ways.total);
            let given = gifts.iter().filter_map(|&(seat, gift)| self.given(seat, gift)).collect();
            (weight, Story { given, dealt })
        }))
    }

    /// Which card of a seat's hand came from its partner, and in how many ways.
    fn gifts(&self, seat: u8) -> Vec<(Gift, f64)> {
        let Some(giver) = self.view.giver(seat) else { return vec![(Gift::None, 1.0)] };
        let (_, hidden, known) = self.lineage(seat);
        let kinds = self.gift_kinds(giver);
        let ways = |kinds: u32| -> f64 {
            let cards = known.kinds().filter(|card| kinds & card.bit() != 0);
            cards.map(|card| f64::from(known.count(card))).sum()
        };
        let classes = [kinds & OPENERS, kinds & !OPENERS];
        let mut gifts = vec![(Gift::Unknown, f64::from(hidden))];
        gifts.extend(classes.map(|kinds| (Gift::Known(kinds), ways(kinds))));
        gifts.retain(|&(_, ways)| ways > 0.0);
        gifts
    }

    /// What the card of a giver may be.
    pub(crate) fn gift_kinds(&self, giver: u8) -> u32 {
        match self.view.memory.gave[giver as usize] {
            Some(card) if card != Card::HIDDEN => card.bit(),
            _ => ALL_KINDS,
        }
    }

    /// Which of the known cards a seat may have got from its partner, if it was one of them.
    fn given(&self, seat: u8, gift: Gift) -> Option<(u8, Vec<Card>)> {
        let (Gift::Known(kinds), Some(giver)) = (gift, self.view.giver(seat)) else { return None };
        let (_, _, known) = self.lineage(seat);
        Some((giver, known.iter().filter(|card| kinds & card.bit() != 0).collect()))
    }

    /// The unknown cards that a seat was dealt, and whether a known one of them opens.
    fn dealt(&self, gifts: &[(u8, Gift)], seat: u8) -> (Vec<Slot>, bool) {
        let state = self.view;
        let (holder, hidden, known) = self.lineage(seat);
        let gift = |seat: u8| gifts.iter().find(|(other, _)| *other == seat).map(|&(_, gift)| gift);
        let may_be = |holder: u8| self.may_be(Some(holder));
        let own = hidden - u8::from(matches!(gift(seat), Some(Gift::Unknown)));
        let slot = Slot { holder: Some(holder), giver: None, kinds: may_be(holder) };
        let mut slots = vec![slot; own.into()];
        let mut openers: i32 = known.iter().filter(|card| card.opens()).count() as i32;
        if let Some(Gift::Known(kinds)) = gift(seat) {
            openers -= i32::from(kinds & OPENERS != 0);
        }
        if let Some(card) = state.memory.gave[seat as usize] {
            let taker = state.plan().partner(seat, state.memory.backwards);
            match gift(taker).filter(|_| state.phase != Phase::Exchange) {
                Some(Gift::Unknown) => {
                    let holder = self.lineage(taker).0;
                    let kinds = may_be(holder) & self.gift_kinds(seat);
                    slots.push(Slot { holder: Some(holder), giver: Some(seat), kinds });
                }
                Some(Gift::Known(kinds)) => openers += i32::from(kinds & OPENERS != 0),
                // It still lies on the table.
                _ if card == Card::HIDDEN => {
                    slots.push(Slot { holder: None, giver: Some(seat), kinds: ALL_KINDS });
                }
                _ => openers += i32::from(card.opens()),
            }
        }
        (slots, openers > 0)
    }

    /// In which ways a seat may have been dealt its unknown cards, each counted as if the others were
    /// still there, and as it announced. Where one of them must open, the first that does is chosen.
    fn ways(&self, (slots, opens): (Vec<Slot>, bool), seat: u8) -> Choice<Vec<Slot>> {
        let limited = |limit: &dyn Fn(usize) -> u32| {
            let slots = slots.iter().enumerate();
            let slots: Vec<Slot> =
                slots.map(|(i, slot)| Slot { kinds: slot.kinds & limit(i), ..*slot }).collect();
            (slots.iter().map(|slot| self.count(slot.kinds)).product::<f64>(), slots)
        };
        match (Plan::has(self.view.memory.announced, seat), opens) {
            (true, true) => Choice::new([limited(&|_| ALL_KINDS)]),
            (false, true) => Choice::new([]),
            (false, false) => Choice::new([limited(&|_| !OPENERS)]),
            (true, false) => Choice::new((0..slots.len()).map(|first| {
                limited(&|place| match place.cmp(&first) {
                    std::cmp::Ordering::Less => !OPENERS,
                    std::cmp::Ordering::Equal => OPENERS,
                    std::cmp::Ordering::Greater => ALL_KINDS,
                })
            })),
        }
    }
}

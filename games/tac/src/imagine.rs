use std::iter::repeat_n;

use table::{Chance, Dice};

use crate::{
    Tac, View,
    belief::Belief,
    cards::{Card, DECK, KINDS, OPENERS, kinds_of},
    hand::Hand,
    plan::{Plan, SEATS, seats_of},
    rules::FITS,
    state::Phase,
};

/// How many deals may be drawn before one that fits has to do as it is.
const TRIES: u32 = 20_000;

/// The same where another deal is a luxury.
const FEW_TRIES: u32 = 50;

/// How many deals are weighed against each other by what they make likely.
const WORLDS: usize = 3;

const ALL_KINDS: u32 = (1 << KINDS) - 1;

/// A card nobody has shown the viewer: in whose hand it is, or who laid it out, and what it may be.
#[derive(Clone, Copy, Debug)]
struct Slot {
    holder: Option<u8>,
    /// Who gave it in the exchange, if that is to be remembered.
    giver: Option<u8>,
    kinds: u32,
    /// When it is filled.
    order: (u8, u32),
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
struct Story {
    weight: f64,
    gifts: Vec<(u8, Gift)>,
    /// For each of them the unknown cards that it was dealt, and whether a known one opens.
    dealt: Vec<(Vec<Slot>, bool)>,
}

/// What is unknown in a view: cards by kind, and the seats that exchanged with each other.
pub(crate) struct Unknown<'a> {
    view: &'a Tac,
    /// The view with empty hands where something is unknown.
    bare: Tac,
    left: [u32; KINDS],
    stories: Vec<Vec<Story>>,
    /// The largest chance of a deal to be kept, by which all are raised.
    most: f64,
}

/// All hands of a state that fits, the cards that are left for the stock, and the chance with which it
/// is to be kept.
struct Deal {
    world: Tac,
    left: [u32; KINDS],
    chance: f64,
}

impl View {
    /// A state that fits the view.
    ///
    /// All ways to deal, give and lay down the cards, copies told apart, that fit everything the
    /// viewer has seen are equally likely. Which card of a hand came from the partner is chosen
    /// first, by counting; that says for every unknown card who was dealt it, and so, by the
    /// announcements, which kinds it may be. Then the cards are drawn one by one. Counting took
    /// every card as if the others were still there; a deal is kept with a chance in proportion to
    /// what that counted too much, which makes all deals equally likely again.
    pub(crate) fn try_imagine(&self, dice: &mut Dice) -> Option<Tac> {
        Unknown::new(self)?.imagine(dice)
    }
}

impl<'a> Unknown<'a> {
    pub(crate) fn new(view: &'a View) -> Option<Unknown<'a>> {
        let state = &view.state;
        let mut left = [0u32; KINDS];
        for card in Card::all() {
            left[card.0 as usize] = card.copies(&state.options).into();
        }
        let gifts = state.memory.gave.iter().flatten().filter(|_| state.phase == Phase::Exchange);
        let hands = state.hands.iter().flat_map(|hand| hand.iter());
        let known = hands.chain(gifts.copied()).chain(state.piles.played());
        for card in known.filter(|&card| card != Card::HIDDEN) {
            let left = &mut left[card.0 as usize];
            *left = left.checked_sub(1)?;
        }
        let mut bare = *state;
        for hand in bare.hands.iter_mut().filter(|hand| hand.has(Card::HIDDEN)) {
            *hand = Hand::EMPTY;
        }
        let mut unknown = Unknown { view: state, bare, left, stories: Vec::new(), most: 1.0 };
        let mut told = 0;
        for seat in state.plan().occupied() {
            if !Plan::has(told, seat) {
                let group = unknown.group(seat);
                told |= group;
                let stories = unknown.stories_of(group);
                if stories.is_empty() {
                    return None;
                }
                unknown.stories.push(stories);
            }
        }
        unknown.most = unknown.largest_chance();
        Some(unknown)
    }

    /// A state that fits, each equally likely.
    pub(crate) fn imagine(&self, dice: &mut Dice) -> Option<Tac> {
        self.deal(TRIES, &mut Vec::new(), dice).map(|(deal, _)| deal.finish(dice))
    }

    /// A state that fits, those more often that behaviour suggests: one of a few, each kept with a
    /// chance in proportion to its likelihood.
    pub(crate) fn imagine_likely(&self, belief: &Belief, dice: &mut Dice) -> Tac {
        const FINE: usize = 1 << 20;
        let mut slots = Vec::new();
        let (mut likely, _) = self.deal(TRIES, &mut slots, dice).expect(FITS);
        if !belief.is_empty() {
            let mut sum = belief.of(&likely.world);
            for _ in 1..WORLDS {
                let other = self.deal(FEW_TRIES, &mut slots, dice);
                let Some((other, true)) = other else { break };
                let likelihood = belief.of(&other.world);
                sum += likelihood;
                if dice.roll(FINE) as f32 * sum < likelihood * FINE as f32 {
                    likely = other;
                }
            }
        }
        likely.finish(dice)
    }

    /// The hands of a state that fits, and whether it was found in time: then each is equally likely.
    fn deal(&self, tries: u32, slots: &mut Vec<Slot>, dice: &mut Dice) -> Option<(Deal, bool)> {
        let mut spare = None;
        for _ in 0..tries {
            let Some(deal) = self.propose(slots, dice) else { continue };
            let roll = dice.roll(1 << 53) as f64 / (1u64 << 53) as f64;
            let kept = roll < deal.chance;
            spare = Some((deal, kept));
            if kept {
                break;
            }
        }
        spare
    }

    /// What the cards of a holder may be; whatever lies on the table may be anything.
    fn may_be(&self, holder: Option<u8>) -> u32 {
        ALL_KINDS & !holder.map_or(0, |holder| self.view.memory.lacks[holder as usize])
    }

    /// When a slot is filled: first where nothing can open, then where something else is missing,
    /// then single kinds, what opens, what does not, and anything.
    fn order(&self, slot: &Slot) -> (u8, u32) {
        let kinds = self.may_be(slot.holder);
        let rank = match kinds {
            ALL_KINDS if slot.kinds.count_ones() == 1 => 2,
            ALL_KINDS if slot.kinds & !OPENERS == 0 => 3,
            ALL_KINDS if slot.kinds & OPENERS == 0 => 4,
            ALL_KINDS => 5,
            _ if kinds & OPENERS == 0 => 0,
            _ => 1,
        };
        (rank, slot.kinds.count_ones())
    }

    /// A bound for the chance of any deal to be kept, given the order in which slots are filled.
    ///
    /// A card drawn before from among the same kinds is surely gone. In hands in which nothing is
    /// known to be missing a card is one that opens, one that does not, or any, so that all that
    /// matters is how many there are of each. Gifts of a known kind are left out of account.
    fn largest_chance(&self) -> f64 {
        let state = self.view;
        let mut strict: Vec<u32> = Vec::new();
        let (mut loose, mut free) = (0, 0);
        for holder in state.plan().occupied() {
            let gift = state.giver(state.origin(holder)).map(|giver| self.gift_kinds(giver));
            let told = gift.is_some_and(|kinds| kinds.count_ones() == 1);
            let hidden =
                state.hands[holder as usize].count(Card::HIDDEN).saturating_sub(told.into());
            match self.may_be(Some(holder)) {
                ALL_KINDS => free += u32::from(hidden),
                kinds if kinds & OPENERS == 0 => strict.extend(vec![kinds; hidden.into()]),
                _ => loose += u32::from(hidden),
            }
        }
        if state.phase == Phase::Exchange {
            let laid_out = state.memory.gave.iter().flatten().filter(|&&card| card == Card::HIDDEN);
            free += laid_out.count() as u32;
        }
        strict.sort_by_key(|kinds| kinds.count_ones());
        let share = |all: f64, gone: usize| (all - gone as f64).max(0.0) / all.max(1.0);
        let within = |(place, &kinds): (usize, &u32)| {
            let gone = strict[..place].iter().filter(|&&other| other & !kinds == 0).count();
            share(self.count(kinds), gone)
        };
        let first: f64 = strict.iter().enumerate().map(within).product();
        let run = |all: f64, gone: u32, drawn: u32| -> f64 {
            (gone..gone + drawn).map(|gone| share(all, gone as usize)).product()
        };
        let (open, other) = (self.count(OPENERS), self.count(ALL_KINDS & !OPENERS));
        let gone = strict.len() as u32;
        let mut most: f64 = 0.0;
        for opening in 0..=free.min(SEATS as u32) {
            for not in 0..=free - opening {
                let all = run(open + other, gone + loose + opening + not, free - opening - not);
                most = most.max(run(open, 0, opening) * run(other, gone, not) * all);
            }
        }
        if first * most > 0.0 { first * most } else { 1.0 }
    }

    /// The seats that exchanged with a seat, directly or not.
    fn group(&self, seat: u8) -> u8 {
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
    fn stories_of(&self, group: u8) -> Vec<Story> {
        let mut stories = vec![Story { weight: 1.0, gifts: Vec::new(), dealt: Vec::new() }];
        for seat in seats_of(group) {
            let choices = self.gifts(seat);
            let longer = stories.iter().flat_map(|story| {
                choices.iter().map(|&(gift, ways)| {
                    let mut gifts = story.gifts.clone();
                    gifts.push((seat, gift));
                    Story { weight: story.weight * ways, gifts, dealt: Vec::new() }
                })
            });
            stories = longer.collect();
        }
        for story in &mut stories {
            for seat in seats_of(group) {
                let dealt = self.dealt(&story.gifts, seat);
                story.weight *= self.ways(&dealt, seat);
                story.dealt.push(dealt);
            }
        }
        stories.retain(|story| story.weight > 0.0);
        stories
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
    fn gift_kinds(&self, giver: u8) -> u32 {
        match self.view.memory.gave[giver as usize] {
            Some(card) if card != Card::HIDDEN => card.bit(),
            _ => ALL_KINDS,
        }
    }

    /// The unknown cards that a seat was dealt, and whether a known one of them opens.
    fn dealt(&self, gifts: &[(u8, Gift)], seat: u8) -> (Vec<Slot>, bool) {
        let state = self.view;
        let order = (0, 0);
        let (holder, hidden, known) = self.lineage(seat);
        let gift = |seat: u8| gifts.iter().find(|(other, _)| *other == seat).map(|&(_, gift)| gift);
        let may_be = |holder: u8| self.may_be(Some(holder));
        let own = hidden - u8::from(matches!(gift(seat), Some(Gift::Unknown)));
        let slot = Slot { holder: Some(holder), giver: None, kinds: may_be(holder), order };
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
                    slots.push(Slot { holder: Some(holder), giver: Some(seat), kinds, order });
                }
                Some(Gift::Known(kinds)) => openers += i32::from(kinds & OPENERS != 0),
                // It still lies on the table.
                _ if card == Card::HIDDEN => {
                    slots.push(Slot { holder: None, giver: Some(seat), kinds: ALL_KINDS, order });
                }
                _ => openers += i32::from(card.opens()),
            }
        }
        (slots, openers > 0)
    }

    /// How many unknown cards are of these kinds.
    fn count(&self, kinds: u32) -> f64 {
        f64::from(count(&self.left, kinds))
    }

    /// In how many ways a seat may have been dealt its unknown cards, each counted as if the
    /// others were still there.
    fn ways(&self, (slots, opens): &(Vec<Slot>, bool), seat: u8) -> f64 {
        let all: f64 = slots.iter().map(|slot| self.count(slot.kinds)).product();
        let none: f64 = slots.iter().map(|slot| self.count(slot.kinds & !OPENERS)).product();
        match (Plan::has(self.view.memory.announced, seat), *opens) {
            (true, true) => all,
            (true, false) => all - none,
            (false, true) => 0.0,
            (false, false) => none,
        }
    }

    /// Limit the kinds of a seat's unknown cards to what it announced. Where one of them must
    /// open, the first that does is chosen by counting.
    fn limit(&self, slots: &mut [Slot], seat: u8, opens: bool, dice: &mut Dice) {
        if !Plan::has(self.view.memory.announced, seat) {
            slots.iter_mut().for_each(|slot| slot.kinds &= !OPENERS);
        } else if !opens {
            let weight = |first: usize| -> f64 {
                let kinds = slots.iter().enumerate().map(|(i, slot)| match i.cmp(&first) {
                    std::cmp::Ordering::Less => slot.kinds & !OPENERS,
                    std::cmp::Ordering::Equal => slot.kinds & OPENERS,
                    std::cmp::Ordering::Greater => slot.kinds,
                });
                kinds.map(|kinds| self.count(kinds)).product()
            };
            let first = pick((0..slots.len()).map(weight), dice);
            slots[..first].iter_mut().for_each(|slot| slot.kinds &= !OPENERS);
            slots[first].kinds &= OPENERS;
        }
    }

    /// Deal the unknown cards of all hands.
    fn propose(&self, slots: &mut Vec<Slot>, dice: &mut Dice) -> Option<Deal> {
        let mut world = self.bare;
        slots.clear();
        for stories in &self.stories {
            let story = &stories[pick(stories.iter().map(|story| story.weight), dice)];
            for (&(seat, gift), (dealt, opens)) in story.gifts.iter().zip(&story.dealt) {
                self.remember(&mut world, seat, gift, dice);
                let from = slots.len();
                slots.extend(dealt);
                self.limit(&mut slots[from..], seat, *opens, dice);
            }
        }
        slots.iter_mut().for_each(|slot| slot.order = self.order(slot));
        slots.sort_by_key(|slot| slot.order);
        let mut left = self.left;
        let mut chance = 1.0 / self.most;
        for slot in &*slots {
            let (card, share) = self.draw(&mut left, slot.kinds, dice)?;
            chance *= share;
            if let Some(holder) = slot.holder {
                world.hands[holder as usize].add(card);
            }
            if let Some(giver) = slot.giver {
                world.memory.gave[giver as usize] = Some(card);
            }
        }
        debug_assert!(chance <= 1.0 + 1e-9, "{chance}");
        if world.phase == Phase::Answer && !world.hands[world.turn as usize].has(Card::TAC) {
            return None;
        }
        let fits = count(&left, ALL_KINDS) == u32::from(world.piles.stock);
        fits.then_some(Deal { world, left, chance })
    }

    /// Note in a world which known card a seat got from its partner.
    fn remember(&self, world: &mut Tac, seat: u8, gift: Gift, dice: &mut Dice) {
        let (Gift::Known(kinds), Some(giver)) = (gift, self.view.giver(seat)) else { return };
        let (_, _, known) = self.lineage(seat);
        let cards: Vec<Card> = known.iter().filter(|card| kinds & card.bit() != 0).collect();
        world.memory.gave[giver as usize] = dice.pick(&cards).copied();
    }

    /// Take one of the cards left of these kinds, and how many there are of all that were.
    fn draw(&self, left: &mut [u32; KINDS], kinds: u32, dice: &mut Dice) -> Option<(Card, f64)> {
        let total = count(left, kinds);
        let mut place = (total > 0).then(|| dice.roll(total as usize) as u32)?;
        let card = kinds_of(kinds).find(|card| match place.checked_sub(left[card.0 as usize]) {
            Some(rest) => {
                place = rest;
                false
            }
            None => true,
        })?;
        left[card.0 as usize] -= 1;
        Some((card, f64::from(total) / self.count(kinds)))
    }
}

impl Deal {
    /// Shuffle what is left into the stock.
    fn finish(self, dice: &mut Dice) -> Tac {
        let Deal { mut world, left, .. } = self;
        let stock = &mut world.piles.row[DECK - usize::from(world.piles.stock)..];
        let cards = (0..).zip(left).flat_map(|(kind, count)| repeat_n(kind, count as usize));
        stock.iter_mut().zip(cards).for_each(|(place, kind)| *place = kind);
        // As `RandomSource::shuffle`, but without divisions.
        for place in (1..stock.len()).rev() {
            stock.swap(place, dice.roll(place + 1));
        }
        world.chance = Chance::new(dice.seed());
        world
    }
}

/// How many of the cards are of these kinds.
#[inline]
fn count(left: &[u32; KINDS], kinds: u32) -> u32 {
    kinds_of(kinds).map(|card| left[card.0 as usize]).sum()
}

/// A place, each as likely as its weight.
fn pick(weights: impl Iterator<Item = f64> + Clone, dice: &mut Dice) -> usize {
    let total: f64 = weights.clone().sum();
    let mut roll = dice.roll(1 << 53) as f64 / (1u64 << 53) as f64 * total;
    let mut last = 0;
    for (place, weight) in weights.enumerate().filter(|(_, weight)| *weight > 0.0) {
        last = place;
        roll -= weight;
        if roll < 0.0 {
            break;
        }
    }
    last
}

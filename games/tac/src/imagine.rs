use table::{Chance, Dice};

use crate::{
    Tac, View,
    belief::Belief,
    cards::{Card, DECK, KINDS, OPENERS},
    hand::Hand,
    plan::{Plan, SEATS},
    pool::{ALL_KINDS, Kinds, Pool, count},
    rules::FITS,
    state::Phase,
    story::{Choice, Slot, Story},
};

/// How many deals may be drawn before one that fits has to do as it is.
const TRIES: u32 = 20_000;

/// The same where another deal is a luxury.
const FEW_TRIES: u32 = 50;

/// How many deals are weighed against each other by what they make likely.
const WORLDS: usize = 3;

/// The most cards of which one deal is drawn: all hands, and a gift of each seat.
const MOST_DRAWS: usize = 7 * SEATS;

/// What is unknown in a view: cards by kind, and how they may have come to the seats that exchanged
/// with each other. All that does not depend on dice is counted once.
pub(crate) struct Unknown<'a> {
    pub(crate) view: &'a Tac,
    /// The hands of the view, empty where something is unknown.
    hands: [Hand; SEATS],
    left: [u32; KINDS],
    pool: Pool,
    /// What is drawn, in the order in which it is.
    kinds: Vec<Kinds>,
    stories: Vec<Choice<Script>>,
    /// The largest chance of a deal to be kept, by which all are raised.
    most: f64,
}

/// A [`Story`] as cards to draw.
struct Script {
    given: Vec<(u8, Vec<Card>)>,
    dealt: Vec<Choice<Vec<Draw>>>,
}

/// A card to draw: the place of its kinds among those of [`Unknown`], its holder and its giver.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Draw(u32);

/// All hands of a state that fits, the cards that are left for the stock, and the chance with which it
/// is to be kept.
pub(crate) struct Deal {
    pub(crate) hands: [Hand; SEATS],
    /// What each seat gave in the exchange.
    pub(crate) gave: [Option<Card>; SEATS],
    pool: Pool,
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
        let mut hands = state.hands;
        for hand in hands.iter_mut().filter(|hand| hand.has(Card::HIDDEN)) {
            *hand = Hand::EMPTY;
        }
        let pool = Pool::new(&left);
        let (kinds, stories) = (Vec::new(), Vec::new());
        let mut unknown = Unknown { view: state, hands, left, pool, kinds, stories, most: 1.0 };
        let (mut told, mut stories) = (0, Vec::new());
        for seat in state.plan().occupied() {
            if !Plan::has(told, seat) {
                let group = unknown.group(seat);
                told |= group;
                stories.push(unknown.stories_of(group));
            }
        }
        if stories.iter().any(Choice::is_empty) {
            return None;
        }
        unknown.write_scripts(stories);
        unknown.most = unknown.largest_chance();
        Some(unknown)
    }

    /// Put what is to be drawn into its order.
    fn write_scripts(&mut self, stories: Vec<Choice<Story>>) {
        let key = |slot: &Slot| (self.order(slot), slot.kinds);
        let dealt = stories.iter().flat_map(Choice::things).flat_map(|story| &story.dealt);
        let mut keys: Vec<_> = dealt.flat_map(Choice::things).flatten().map(key).collect();
        keys.sort_unstable();
        keys.dedup();
        let draw = |slot: Slot| {
            let place = keys.binary_search(&key(&slot)).expect("all keys are there");
            Draw::new(place, &slot)
        };
        let draws = |slots: Vec<Slot>| slots.into_iter().map(draw).collect();
        let script = |Story { given, dealt }: Story| Script {
            given,
            dealt: dealt.into_iter().map(|choice| choice.map(draws)).collect(),
        };
        let scripts = stories.into_iter().map(|choice| choice.map(script)).collect();
        self.kinds = keys.iter().map(|&(_, kinds)| Kinds::new(kinds, &self.left)).collect();
        self.stories = scripts;
    }

    /// A state that fits, each equally likely.
    pub(crate) fn imagine(&self, dice: &mut Dice) -> Option<Tac> {
        self.deal(TRIES, dice).map(|(deal, _)| self.finish(deal, dice))
    }

    /// A state that fits, those more often that behaviour suggests: one of a few, each kept with a
    /// chance in proportion to its likelihood.
    pub(crate) fn imagine_likely(&self, belief: &Belief, dice: &mut Dice) -> Tac {
        const FINE: usize = 1 << 20;
        let (mut likely, _) = self.deal(TRIES, dice).expect(FITS);
        if !belief.is_empty() {
            let mut sum = belief.of(&likely);
            for _ in 1..WORLDS {
                let Some((other, true)) = self.deal(FEW_TRIES, dice) else { break };
                let likelihood = belief.of(&other);
                sum += likelihood;
                if dice.roll(FINE) as f32 * sum < likelihood * FINE as f32 {
                    likely = other;
                }
            }
        }
        self.finish(likely, dice)
    }

    /// The hands of a state that fits, and whether it was found in time: then each is equally likely.
    fn deal(&self, tries: u32, dice: &mut Dice) -> Option<(Deal, bool)> {
        let mut spare = None;
        for _ in 0..tries {
            let Some(deal) = self.propose(dice) else { continue };
            let roll = dice.roll(1 << 53) as f64 / (1u64 << 53) as f64;
            if roll < deal.chance {
                return Some((deal, true));
            }
            spare = Some((deal, false));
        }
        spare
    }

    /// Deal the unknown cards of all hands.
    #[inline]
    fn propose(&self, dice: &mut Dice) -> Option<Deal> {
        let (hands, gave) = (self.hands, self.view.memory.gave);
        let mut deal = Deal { hands, gave, pool: self.pool, chance: 1.0 / self.most };
        let (mut draws, mut count) = ([Draw(0); MOST_DRAWS], 0);
        for stories in &self.stories {
            let script = stories.pick(dice);
            for (giver, cards) in &script.given {
                deal.gave[*giver as usize] = dice.pick(cards).copied();
            }
            for dealt in &script.dealt {
                let dealt = dealt.pick(dice);
                draws[count..count + dealt.len()].copy_from_slice(dealt);
                count += dealt.len();
            }
        }
        draws[..count].sort_unstable();
        for draw in &draws[..count] {
            let (card, share) = deal.pool.draw(&self.kinds[draw.kinds()], dice)?;
            deal.chance *= share;
            if let Some(holder) = draw.holder() {
                deal.hands[holder].add(card);
            }
            if let Some(giver) = draw.giver() {
                deal.gave[giver] = Some(card);
            }
        }
        debug_assert!(deal.chance <= 1.0 + 1e-9, "{}", deal.chance);
        let view = self.view;
        if view.phase == Phase::Answer && !deal.hands[view.turn as usize].has(Card::TAC) {
            return None;
        }
        (deal.pool.len() == usize::from(view.piles.stock)).then_some(deal)
    }

    /// The state of a deal, with what is left shuffled into the stock.
    fn finish(&self, mut deal: Deal, dice: &mut Dice) -> Tac {
        let mut world = *self.view;
        (world.hands, world.memory.gave) = (deal.hands, deal.gave);
        let stock = deal.pool.shuffled(dice);
        world.piles.row[DECK - stock.len()..].copy_from_slice(stock);
        world.chance = Chance::new(dice.seed());
        world
    }

    /// What the cards of a holder may be; whatever lies on the table may be anything.
    pub(crate) fn may_be(&self, holder: Option<u8>) -> u32 {
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

    /// How many unknown cards are of these kinds.
    pub(crate) fn count(&self, kinds: u32) -> f64 {
        count(&self.left, kinds)
    }
}

impl Draw {
    /// Nobody.
    const NONE: u32 = 0xFF;

    fn new(kinds: usize, slot: &Slot) -> Draw {
        let seat = |seat: Option<u8>| seat.map_or(Draw::NONE, u32::from);
        Draw((kinds as u32) << 16 | seat(slot.holder) << 8 | seat(slot.giver))
    }

    #[inline]
    const fn kinds(self) -> usize {
        (self.0 >> 16) as usize
    }

    #[inline]
    fn holder(self) -> Option<usize> {
        Some(self.0 >> 8 & Draw::NONE).filter(|&seat| seat != Draw::NONE).map(|seat| seat as usize)
    }

    #[inline]
    fn giver(self) -> Option<usize> {
        Some(self.0 & Draw::NONE).filter(|&seat| seat != Draw::NONE).map(|seat| seat as usize)
    }
}

use std::sync::LazyLock;

use table::{Chance, Dice, RandomSource, Seat};

use crate::{
    Taki, View,
    cards::{Card, DECK, KINDS},
};

/// How many cards of each kind.
type Counts = [u32; KINDS];

/// How many tries a deal may take before the best of them has to do. Only many hands with many
/// proofs against them, at a table where playing is a duty, come near.
const TRIES: u32 = 20_000;

/// C(n, k) for every number of cards.
static CHOOSE: LazyLock<Vec<[f64; DECK + 1]>> = LazyLock::new(|| {
    let mut rows = vec![[0.0; DECK + 1]; DECK + 1];
    for n in 0..=DECK {
        rows[n][0] = 1.0;
        for k in 1..=n {
            rows[n][k] = rows[n - 1][k - 1] + rows[n - 1][k];
        }
    }
    rows
});

/// A hand that must keep to limits: nested kinds, smallest first, of which it may get so many.
struct Strict {
    seat: Seat,
    cards: usize,
    limits: Vec<(u64, u32)>,
}

impl View {
    /// A state that fits the view.
    ///
    /// Every unseen card is as likely in one place as in another, as far as the facts allow: all
    /// deals of the unseen cards, copies told apart, that fit them are equally likely. A draw pile
    /// that was shuffled is chosen first, by counting, among the cards that were shuffled in; then
    /// each hand with limits, by counting, among what is left; then the rest is dealt. The number
    /// of ways a limited hand could have been chosen depends on what was chosen before, so a deal
    /// is kept with a chance in proportion to the product of these numbers, which makes all deals
    /// equally likely again.
    pub(crate) fn try_imagine(&self, dice: &mut Dice) -> Option<Taki> {
        let unseen = self.unseen()?;
        let strict = self.strict();
        let mut spare: Option<(Taki, f64)> = None;
        let mut total = 0.0;
        let pile = self.state.memory.has_shuffled.then(|| PileWays::new(self, &unseen));
        for _ in 0..TRIES {
            let Some((world, weight)) = self.propose(&unseen, &strict, pile.as_ref(), dice) else {
                continue;
            };
            if weight >= 1.0 || uniform(dice) < weight {
                return Some(self.answered_in(world, dice));
            }
            total += weight;
            if spare.is_none() || uniform(dice) * total < weight {
                spare = Some((world, weight));
            }
        }
        spare.map(|(world, _)| self.answered_in(world, dice))
    }

    /// The unseen cards by kind, or nothing if they do not fill the places.
    fn unseen(&self) -> Option<Counts> {
        let state = &self.state;
        let mut unseen = Card::ALL.map(|card| state.options.deck.copies(card));
        let held = state.hands.iter().flat_map(|hand| hand.iter());
        let known = self.others().flat_map(|seat| state.memory.known[seat.index()].iter());
        let bottom = state.piles.draw().skip((state.piles.draw - state.piles.bottom) as usize);
        for card in held.chain(known).chain(bottom).chain(state.piles.discards()) {
            let count = &mut unseen[card.0 as usize];
            *count = count.checked_sub(1)?;
        }
        let mut places = usize::from(state.piles.draw - state.piles.bottom);
        for seat in self.others() {
            places += self.room(seat)?;
        }
        let own = self
            .own()
            .map(Seat::index)
            .all(|seat| state.hands[seat].len() == usize::from(self.counts[seat]));
        (own && unseen.iter().sum::<u32>() as usize == places).then_some(unseen)
    }

    /// How many cards of another's hand are not known.
    fn room(&self, seat: Seat) -> Option<usize> {
        let known = self.state.memory.known[seat.index()].len();
        usize::from(self.counts[seat.index()]).checked_sub(known)
    }

    /// The hands with limits, less what is known of them.
    fn strict(&self) -> Vec<Strict> {
        let memory = &self.state.memory;
        let noted = self.others().filter(|&seat| memory.noted.contains(seat));
        let limits = noted.map(|seat| {
            let known = memory.known[seat.index()];
            let limits = memory.lacks[seat.index()].limits();
            let left =
                limits.map(|(kinds, most)| (kinds, most.saturating_sub(known.count_of(kinds))));
            Strict { seat, cards: self.room(seat).unwrap_or(0), limits: left.collect() }
        });
        limits.filter(|strict| !strict.limits.is_empty()).collect()
    }

    /// One deal that fits, and the chance with which to keep it.
    fn propose(
        &self,
        unseen: &Counts,
        strict: &[Strict],
        pile: Option<&PileWays>,
        dice: &mut Dice,
    ) -> Option<(Taki, f64)> {
        let mut world = self.state;
        let mut left = *unseen;
        let mut weight = 1.0;
        let mut gone = 0;
        let mut in_pile = Vec::with_capacity(DECK);
        if let Some(ways) = pile {
            ways.choose(&mut left, &mut in_pile, dice)?;
            gone = in_pile.len();
        }
        for hand in strict {
            let ways = hand.ways(&atoms(&left, &hand.limits));
            let most = hand.ways(&without(atoms(unseen, &hand.limits), gone));
            weight *= ways.last()?.iter().sum::<f64>() / most.last()?.iter().sum::<f64>();
            if weight <= 0.0 {
                return None;
            }
            hand.choose(&ways, &mut left, &mut world, dice);
            gone += hand.cards;
        }
        let mut rest: Vec<Card> = cards_of(&left).collect();
        dice.shuffle(&mut rest);
        let mut rest = rest.into_iter();
        for seat in self.others() {
            let hand = &mut world.hands[seat.index()];
            if !strict.iter().any(|strict| strict.seat == seat) {
                rest.by_ref().take(self.room(seat)?).for_each(|card| hand.add(card));
            }
            self.state.memory.known[seat.index()].iter().for_each(|card| hand.add(card));
        }
        if pile.is_some() {
            dice.shuffle(&mut in_pile);
        } else {
            in_pile.extend(rest);
        }
        let from = DECK - world.piles.draw as usize;
        for (place, card) in world.piles.row[from..].iter_mut().zip(&in_pile) {
            *place = card.0;
        }
        world.chance = Chance::new(dice.seed());
        // An answered seat with a Breaker may have given either answer: two states, not one.
        let answered = self.others().filter(|&seat| self.state.has_answered(seat));
        let (two, all) = answered.fold((0, 0), |(two, all), seat| {
            (two + i32::from(world.hands[seat.index()].has(Card::BREAKER)), all + 1)
        });
        Some((world, weight * 0.5f64.powi(all.min(2) - two)))
    }

    /// Give the hidden answers of the others to a +3.
    fn answered_in(&self, mut world: Taki, dice: &mut Dice) -> Taki {
        for seat in self.others().filter(|&seat| self.state.has_answered(seat)) {
            if world.hands[seat.index()].has(Card::BREAKER) && dice.roll(2) == 1 {
                world.breaks = world.breaks.with(seat);
            }
        }
        world
    }
}

impl Strict {
    /// For the first 0, 1, … sets of kinds: how many ways there are to choose 0, 1, … cards of
    /// them; at last with the kinds outside, to choose exactly the hand, by how many come from
    /// inside.
    fn ways(&self, atoms: &[usize]) -> Vec<Vec<f64>> {
        let mut rows = vec![vec![1.0]];
        for ((_, most), &size) in self.limits.iter().zip(atoms) {
            let most = self.cards.min(*most as usize);
            let last = &rows[rows.len() - 1];
            let row = (0..=most)
                .map(|n| (0..last.len().min(n + 1)).map(|k| last[k] * choose(size, n - k)).sum());
            let row = row.collect();
            rows.push(row);
        }
        let outside = atoms[self.limits.len()];
        let last = &rows[self.limits.len()];
        let row = last.iter().enumerate().map(|(n, ways)| ways * choose(outside, self.cards - n));
        let row = row.collect();
        rows.push(row);
        rows
    }

    /// Choose the hand, every one that keeps to the limits equally likely.
    fn choose(&self, ways: &[Vec<f64>], left: &mut Counts, world: &mut Taki, dice: &mut Dice) {
        let atoms = atoms(left, &self.limits);
        let mut inside = pick(ways[self.limits.len() + 1].iter().copied(), dice);
        let mut takes = vec![self.cards - inside];
        for level in (1..=self.limits.len()).rev() {
            let last = &ways[level - 1];
            let before = (0..last.len().min(inside + 1))
                .map(|k| last[k] * choose(atoms[level - 1], inside - k));
            let before = pick(before, dice);
            takes.push(inside - before);
            inside = before;
        }
        let mut inner = 0;
        for (level, take) in takes.into_iter().rev().enumerate() {
            let kinds = self.limits.get(level).map_or(u64::MAX, |&(kinds, _)| kinds);
            let here = kinds & !inner;
            inner = kinds;
            let mut cards: Vec<Card> =
                cards_of(left).filter(|card| card.bit() & here != 0).collect();
            dice.shuffle(&mut cards);
            for card in cards.into_iter().take(take) {
                left[card.0 as usize] -= 1;
                world.hands[self.seat.index()].add(card);
            }
        }
    }
}

/// How many ways there are to fill the draw pile with shuffled cards, kind by kind.
struct PileWays {
    most: Counts,
    cards: usize,
    /// For the kinds from one on: the ways to choose 0, 1, … cards of them.
    from: Vec<[f64; DECK + 1]>,
    unseen: Counts,
}

impl PileWays {
    fn new(view: &View, unseen: &Counts) -> PileWays {
        let memory = &view.state.memory;
        let mut most = [0; KINDS];
        for card in Card::ALL {
            let fetched: u32 = memory.fetched.iter().map(|cards| cards.count(card)).sum();
            let kind = card.0 as usize;
            most[kind] = memory.shuffled.count(card).saturating_sub(fetched).min(unseen[kind]);
        }
        let cards = usize::from(view.state.piles.draw - view.state.piles.bottom);
        let mut from = vec![[0.0; DECK + 1]; KINDS + 1];
        from[KINDS][0] = 1.0;
        for kind in (0..KINDS).rev() {
            for n in 0..=cards {
                from[kind][n] = (0..=(most[kind] as usize).min(n))
                    .map(|k| choose(unseen[kind] as usize, k) * from[kind + 1][n - k])
                    .sum();
            }
        }
        PileWays { most, cards, from, unseen: *unseen }
    }

    fn choose(&self, left: &mut Counts, pile: &mut Vec<Card>, dice: &mut Dice) -> Option<()> {
        if self.from[0][self.cards] <= 0.0 {
            return None;
        }
        let mut open = self.cards;
        for card in Card::ALL {
            let kind = card.0 as usize;
            let most = (self.most[kind] as usize).min(open);
            let take = pick(
                (0..=most)
                    .map(|k| choose(self.unseen[kind] as usize, k) * self.from[kind + 1][open - k]),
                dice,
            );
            pile.extend(std::iter::repeat_n(card, take));
            left[kind] -= take as u32;
            open -= take;
        }
        Some(())
    }
}

/// How many of the cards are in each set but not in the smaller ones, and how many in none.
fn atoms(left: &Counts, limits: &[(u64, u32)]) -> Vec<usize> {
    let count = |kinds: u64| -> usize {
        let here = Card::ALL.iter().filter(|card| card.bit() & kinds != 0);
        here.map(|card| left[card.0 as usize] as usize).sum()
    };
    let mut inner = 0;
    let sets = limits.iter().map(|&(kinds, _)| kinds).chain([u64::MAX]);
    sets.map(|kinds| count(kinds & !std::mem::replace(&mut inner, kinds))).collect()
}

/// What is left for a hand at best, when so many cards went elsewhere: those it may not have.
fn without(mut atoms: Vec<usize>, mut gone: usize) -> Vec<usize> {
    for atom in &mut atoms {
        let here = gone.min(*atom);
        *atom -= here;
        gone -= here;
    }
    atoms
}

fn choose(n: usize, k: usize) -> f64 {
    CHOOSE[n][k]
}

fn cards_of(counts: &Counts) -> impl Iterator<Item = Card> {
    Card::ALL
        .into_iter()
        .flat_map(|card| std::iter::repeat_n(card, counts[card.0 as usize] as usize))
}

/// A number below 1.
fn uniform(dice: &mut Dice) -> f64 {
    (dice.word() >> 11) as f64 / (1u64 << 53) as f64
}

/// The place of one of the weights, each as likely as it weighs.
fn pick(weights: impl Iterator<Item = f64> + Clone, dice: &mut Dice) -> usize {
    let total: f64 = weights.clone().sum();
    let mut at = uniform(dice) * total;
    let mut last = 0;
    for (place, weight) in weights.enumerate().filter(|(_, weight)| *weight > 0.0) {
        last = place;
        if at < weight {
            break;
        }
        at -= weight;
    }
    last
}

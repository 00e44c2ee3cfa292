use table::{Dice, RandomSource};

use crate::cards::{Card, DECK, KINDS, OPENERS};

/// Every kind.
pub(crate) const ALL_KINDS: u32 = (1 << KINDS) - 1;

/// A place for each kind, and some more, so that all are added up at once.
const PLACES: usize = 32;

/// Cards to draw from: those that open lie before the others, because they are asked for most.
#[derive(Clone, Copy)]
pub(crate) struct Pool {
    cards: [u8; DECK],
    openers: u8,
    size: u8,
    /// How many there are of each kind.
    left: [u8; PLACES],
}

/// Kinds of which a card is drawn.
#[derive(Clone, Copy)]
pub(crate) struct Kinds {
    pub(crate) set: u32,
    /// Where they are looked for: all that opens, all that does not, or everything.
    part: Part,
    /// Whether every card there is of these kinds.
    whole: bool,
    mask: [u8; PLACES],
    /// What each card of them counted for when all were there.
    share: f64,
}

#[derive(Clone, Copy)]
enum Part {
    Openers,
    Others,
    All,
}

impl Pool {
    /// As many of each kind.
    pub(crate) fn new(counts: &[u32; KINDS]) -> Pool {
        let mut pool = Pool { cards: [0; DECK], openers: 0, size: 0, left: [0; PLACES] };
        let (openers, others) = Card::all().partition::<Vec<Card>, _>(|card| card.opens());
        for card in openers.into_iter().chain(others) {
            let count = counts[card.0 as usize];
            pool.left[card.0 as usize] = count as u8;
            pool.openers += if card.opens() { count as u8 } else { 0 };
            for _ in 0..count {
                pool.cards[pool.size as usize] = card.0;
                pool.size += 1;
            }
        }
        pool
    }

    /// How many cards there are.
    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.size as usize
    }

    /// How many are of these kinds.
    #[inline]
    fn count(&self, kinds: &Kinds) -> usize {
        match (kinds.part, kinds.whole) {
            (Part::All, true) => self.len(),
            (Part::Openers, true) => self.openers.into(),
            (Part::Others, true) => (self.size - self.openers).into(),
            _ => {
                self.left.iter().zip(&kinds.mask).map(|(left, mask)| usize::from(left & mask)).sum()
            }
        }
    }

    /// Take one of the cards of these kinds, each equally likely, and how much of them was still there.
    #[inline]
    pub(crate) fn draw(&mut self, kinds: &Kinds, dice: &mut Dice) -> Option<(Card, f64)> {
        let count = self.count(kinds);
        if count == 0 {
            return None;
        }
        let (from, to) = match kinds.part {
            Part::Openers => (0, self.openers.into()),
            Part::Others => (self.openers.into(), self.len()),
            Part::All => (0, self.len()),
        };
        let is_meant = |place: &usize| kinds.set >> self.cards[*place] & 1 == 1;
        // Where most cards will do, one is found by trying.
        let place = if 4 * count > to - from {
            loop {
                let place = from + dice.roll(to - from);
                if kinds.whole || is_meant(&place) {
                    break place;
                }
            }
        } else {
            let number = dice.roll(count);
            (from..to).filter(is_meant).nth(number)?
        };
        Some((self.take(place), count as f64 * kinds.share))
    }

    /// Take the card on a place; others move up without mixing what opens with the rest.
    #[inline]
    fn take(&mut self, place: usize) -> Card {
        let card = self.cards[place];
        let mut free = place;
        if place < self.openers.into() {
            self.openers -= 1;
            free = self.openers.into();
            self.cards[place] = self.cards[free];
        }
        self.size -= 1;
        self.cards[free] = self.cards[self.len()];
        self.left[card as usize] -= 1;
        Card(card)
    }

    /// All that is left, in any order, each equally likely.
    pub(crate) fn shuffled(&mut self, dice: &mut Dice) -> &[u8] {
        let cards = &mut self.cards[..self.size as usize];
        let mut end = cards.len();
        // One word for two places: what half a word cannot tell apart nobody will.
        while end > 1 {
            let word = dice.word();
            for half in [word >> 32, word & u64::from(u32::MAX)] {
                cards.swap(end - 1, ((half * end as u64) >> 32) as usize);
                end -= usize::from(end > 1);
            }
        }
        cards
    }
}

impl Kinds {
    /// Of these kinds, where so many cards of each were there.
    pub(crate) fn new(set: u32, counts: &[u32; KINDS]) -> Kinds {
        let part = match (set & OPENERS, set & !OPENERS) {
            (_, 0) => Part::Openers,
            (0, _) => Part::Others,
            _ => Part::All,
        };
        let others = ALL_KINDS & !OPENERS;
        let whole = match part {
            Part::Openers => set & OPENERS == OPENERS,
            Part::Others => set & others == others,
            Part::All => set & ALL_KINDS == ALL_KINDS,
        };
        let mut mask = [0; PLACES];
        for card in Card::all().filter(|card| set & card.bit() != 0) {
            mask[card.0 as usize] = u8::MAX;
        }
        Kinds { set, part, whole, mask, share: 1.0 / count(counts, set).max(1.0) }
    }
}

/// How many cards are of these kinds.
pub(crate) fn count(counts: &[u32; KINDS], set: u32) -> f64 {
    let of = |card: Card| counts[card.0 as usize];
    f64::from(Card::all().filter(|card| set & card.bit() != 0).map(of).sum::<u32>())
}

#[cfg(test)]
mod tests {
    use table::Seed;

    use super::*;

    const COUNTS: [u32; KINDS] = [3, 2, 0, 1, 0, 0, 4, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 1];

    /// The kinds of the first card drawn from a full pool, as shares of many tries.
    fn shares(set: u32) -> [f64; KINDS] {
        let (mut dice, mut shares) = (Dice::new(Seed::from(1)), [0.0; KINDS]);
        for _ in 0..20_000 {
            let (card, share) =
                Pool::new(&COUNTS).draw(&Kinds::new(set, &COUNTS), &mut dice).unwrap();
            assert_eq!(share, 1.0);
            shares[card.0 as usize] += 1.0 / 20_000.0;
        }
        shares
    }

    #[test]
    fn every_card_of_the_kinds_is_equally_likely() {
        let rare = Card::FOUR.bit() | Card::DEVIL.bit();
        let mixed = Card::ONE.bit() | Card::SEVEN.bit() | Card(1).bit();
        for set in [ALL_KINDS, OPENERS, ALL_KINDS & !OPENERS, rare, mixed, Card::ONE.bit()] {
            let all = count(&COUNTS, set);
            for (card, share) in Card::all().zip(shares(set)) {
                let meant =
                    if set & card.bit() == 0 { 0.0 } else { COUNTS[card.0 as usize] as f64 };
                assert!((share - meant / all).abs() < 0.02, "{card} of {set:b}: {share}");
            }
        }
    }

    #[test]
    fn what_was_drawn_is_gone_and_the_rest_is_what_was_there() {
        let mut dice = Dice::new(Seed::from(2));
        for round in 0..200 {
            let (mut pool, mut left) = (Pool::new(&COUNTS), COUNTS);
            let sets = [OPENERS, ALL_KINDS, ALL_KINDS & !OPENERS, Card::SEVEN.bit(), OPENERS];
            for set in sets.into_iter().cycle().take(round % 12) {
                let all = count(&left, set);
                let Some((card, share)) = pool.draw(&Kinds::new(set, &COUNTS), &mut dice) else {
                    assert_eq!(all, 0.0);
                    continue;
                };
                assert!(set & card.bit() != 0 && (share * count(&COUNTS, set) - all).abs() < 1e-9);
                left[card.0 as usize] -= 1;
            }
            let mut counts = [0; KINDS];
            pool.shuffled(&mut dice).iter().for_each(|&kind| counts[kind as usize] += 1);
            assert_eq!(counts, left);
        }
    }

    #[test]
    fn every_order_of_the_rest_is_equally_likely() {
        let mut counts = [0; KINDS];
        counts[1..5].fill(1);
        let (mut dice, mut orders) = (Dice::new(Seed::from(3)), std::collections::BTreeMap::new());
        for _ in 0..24_000 {
            let order = Pool::new(&counts).shuffled(&mut dice).to_vec();
            *orders.entry(order).or_insert(0) += 1;
        }
        assert_eq!(orders.len(), 24);
        assert!(orders.values().all(|count| (850..1150).contains(count)), "{orders:?}");
    }
}

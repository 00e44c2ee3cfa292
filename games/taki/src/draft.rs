use std::{collections::BTreeMap, ops::Not};

use serde::{Deserialize, Serialize};
use table::{Chance, MAX_SEATS, Phrase, Problem, Seat, SeatSet, Seed};

use crate::{
    Deck, Options, Taki,
    cards::{Card, Colour, DECK, FIGURES},
    hand::Cards,
    lacks::Lacks,
    state::{End, Memory, Phase, Piles},
};

/// A TAKI state as readable fields, which anyone may write.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Draft {
    /// The cards of each seat.
    pub hands: Vec<Vec<Card>>,
    /// The draw pile, next card first.
    pub draw: Vec<Card>,
    /// Whether all cards named nowhere lie under the draw pile, in the order of the deck: so that
    /// a position written by hand says only what matters.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub rest: bool,
    /// The discards in the order they were played, top last.
    pub discards: Vec<Card>,
    /// The colour to match.
    pub color: Colour,
    /// The leading card.
    pub lead: Card,
    /// Whose turn it is.
    pub turn: u8,
    /// 1 towards higher seats, -1 towards lower ones.
    pub direction: i8,
    /// How many +2 wait for the next player.
    pub chain: u8,
    /// The colour of a TAKI left open.
    pub open_taki: Option<Colour>,
    /// The colour of the run that the turn seat is in.
    pub run: Option<Colour>,
    /// What the turn seat has to do.
    pub phase: Phase,
    /// The Pyramid stage of each seat; nothing in a single game.
    pub stages: Option<Vec<u8>>,
    /// The seats that may still call "last card!".
    #[serde(default)]
    pub calls: SeatSet,
    /// The seats that keep silent about their last card.
    #[serde(default)]
    pub silent: SeatSet,
    /// What each seat has answered to a +3; empty outside the window.
    #[serde(default)]
    pub answers: Vec<Option<Answer>>,
    /// How many turns were played.
    #[serde(default)]
    pub turns: u32,
    /// How many turns in a row brought neither a play nor a card.
    #[serde(default)]
    pub idle: u8,
    /// Whether the turn seat holds a new stage's hand from which it has not played.
    #[serde(default)]
    pub fresh: bool,
    /// Why the game is over. Where nothing is said, an empty hand ends it.
    #[serde(default)]
    pub end: Option<Reason>,
    /// Who has emptied his hand.
    #[serde(default)]
    pub winner: Option<u8>,
    /// How many cards at the bottom of the draw pile all have seen.
    #[serde(default)]
    pub bottom: u8,
    /// The cards that became the draw pile when it was shuffled last.
    #[serde(default)]
    pub shuffled: Option<Vec<Card>>,
    /// What each seat has drawn since then, as far as anybody remembers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fetched: Vec<Vec<Card>>,
    /// The cards that all know to be in each hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<Vec<Card>>,
    /// For each hand, of which colours and figures it has at most so many cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lacks: Vec<BTreeMap<String, u8>>,
    /// The chance still to come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<ChanceDraft>,
}

/// An answer to a +3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// With a Breaker.
    Break,
    /// Let it happen.
    Let,
    /// Not to be known by whoever looks.
    Hidden,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// A hand is empty.
    EmptyHand,
    /// Nobody can play or draw.
    Stuck,
    /// The turns are used up.
    Cap,
}

/// Where a table's chance stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChanceDraft {
    /// The seed it comes from.
    pub seed: Seed,
    /// How many words were drawn.
    pub drawn: u64,
}

impl From<&Taki> for Draft {
    fn from(state: &Taki) -> Draft {
        let seats = usize::from(state.seats());
        let lists = |cards: &[Cards; MAX_SEATS]| -> Vec<Vec<Card>> {
            cards[..seats].iter().map(|cards| cards.iter().collect()).collect()
        };
        let unless_empty = |cards: &[Cards; MAX_SEATS]| match cards.iter().all(|c| c.is_empty()) {
            true => Vec::new(),
            false => lists(cards),
        };
        let answer = |seat| match (state.has_answered(seat), state.breaks.contains(seat)) {
            (false, _) => None,
            (true, true) => Some(Answer::Break),
            (true, false) => Some(Answer::Let),
        };
        let memory = &state.memory;
        let no_lacks = memory.lacks.iter().all(|lacks| *lacks == Lacks::NOTHING);
        Draft {
            hands: lists(&state.hands),
            draw: state.piles.draw().collect(),
            rest: false,
            discards: state.piles.discards().collect(),
            color: state.colour,
            lead: state.lead,
            turn: state.turn.number(),
            direction: if state.backwards { -1 } else { 1 },
            chain: state.chain,
            open_taki: state.open_taki,
            run: state.run,
            phase: state.phase,
            stages: state.is_pyramid().then(|| state.stages[..seats].to_vec()),
            calls: state.calls,
            silent: state.silent,
            answers: match state.phase {
                Phase::Window => state.players().iter().map(answer).collect(),
                _ => Vec::new(),
            },
            turns: state.turns,
            idle: state.idle,
            fresh: state.fresh,
            end: state.end.map(|end| match end {
                End::EmptyHand(_) => Reason::EmptyHand,
                End::Stuck => Reason::Stuck,
                End::Cap => Reason::Cap,
            }),
            winner: match state.end {
                Some(End::EmptyHand(seat)) => Some(seat.number()),
                _ => None,
            },
            bottom: state.piles.bottom,
            shuffled: memory.has_shuffled.then(|| memory.shuffled.iter().collect()),
            fetched: unless_empty(&memory.fetched),
            known: unless_empty(&memory.known),
            lacks: match no_lacks {
                true => Vec::new(),
                false => memory.lacks[..seats].iter().map(lacks_map).collect(),
            },
            chance: Some(ChanceDraft { seed: state.chance.seed(), drawn: state.chance.drawn() }),
        }
    }
}

/// The names of the colours and figures in [`Lacks`].
fn lack_names() -> impl Iterator<Item = String> {
    let figures = (0..FIGURES as u8).map(|figure| Card(figure).figure_word().to_owned());
    Colour::ALL.iter().map(|colour| colour.letter().to_string()).chain(figures)
}

fn lacks_map(lacks: &Lacks) -> BTreeMap<String, u8> {
    lack_names().zip(lacks.entries()).filter_map(|(name, most)| Some((name, most?))).collect()
}

impl Draft {
    /// Put the cards named nowhere under the draw pile, if it is said that they are there.
    pub(crate) fn complete(&mut self, deck: Deck) {
        if std::mem::take(&mut self.rest) {
            let named = self.hands.iter().flatten().chain(&self.draw).chain(&self.discards);
            let mut left = Card::ALL.map(|card| deck.copies(card) as usize);
            named.for_each(|card| {
                let left = &mut left[usize::from(card.0)];
                *left = left.saturating_sub(1);
            });
            let rest = Card::ALL.into_iter().zip(left);
            self.draw.extend(rest.flat_map(|(card, left)| std::iter::repeat_n(card, left)));
        }
    }

    /// The state that these fields write down, perhaps not by the rules, and what is wrong with
    /// their form; there the state is only as good as it can be.
    pub(crate) fn read(self, options: &Options, seed: &Seed) -> (Taki, Vec<Problem>) {
        let seats = usize::from(options.seats);
        let mut problems = Vec::new();
        let mut refuse = |place: &str, phrase: Phrase| problems.push(Problem::new(place, phrase));
        let lists = [("hands", self.hands.len(), false), ("fetched", self.fetched.len(), true)]
            .into_iter()
            .chain([("known", self.known.len(), true), ("lacks", self.lacks.len(), true)])
            .chain([("answers", self.answers.len(), true)])
            .chain(self.stages.as_ref().map(|stages| ("stages", stages.len(), false)));
        for (place, found, may_be_empty) in lists {
            if found != seats && !(may_be_empty && found == 0) {
                refuse(place, Phrase::new("draft-seats").with("found", found).with("seats", seats));
            }
        }
        let all = || self.hands.iter().flatten().chain(&self.draw).chain(&self.discards);
        too_many("cards", options.deck, all(), &mut refuse);
        for (place, lists) in [("known", &self.known), ("fetched", &self.fetched)] {
            too_many(place, options.deck, lists.iter().flatten(), &mut refuse);
        }
        too_many("shuffled", options.deck, self.shuffled.iter().flatten(), &mut refuse);
        if self.turn >= options.seats {
            refuse("turn", Phrase::new("draft-turn").with("found", self.turn).with("seats", seats));
        }
        if ![1, -1].contains(&self.direction) {
            refuse(
                "direction",
                Phrase::new("draft-direction").with("found", self.direction.to_string()),
            );
        }
        if self.discards.is_empty() {
            refuse("discards", Phrase::new("draft-no-discards"));
        }
        for name in self.lacks.iter().flat_map(BTreeMap::keys) {
            if lack_names().all(|known| known != *name) {
                refuse("lacks", Phrase::new("draft-lacks-name").with("found", name.as_str()));
            }
        }
        let winner = self.winner.filter(|&winner| winner < options.seats);
        if let (Some(found), None) = (self.winner, winner) {
            refuse("winner", Phrase::new("draft-turn").with("found", found).with("seats", seats));
        }
        let laid = self.discards.len().min(DECK);
        let drawn = self.draw.len().min(DECK - laid);
        let mut piles = Piles { draw: drawn as u8, bottom: self.bottom, ..Piles::EMPTY };
        self.discards.iter().take(laid).for_each(|&card| piles.discard(card));
        for (place, card) in piles.row[DECK - drawn..].iter_mut().zip(&self.draw) {
            *place = card.0;
        }
        let leads = |card: &Card| ![Card::PLUS_THREE, Card::BREAKER].contains(card);
        piles.lead_at = self.discards[..laid].iter().rposition(leads).unwrap_or(0) as u8;
        let turn = Seat::new(if self.turn < options.seats { self.turn } else { 0 });
        let all = SeatSet::first_seats(seats);
        let gave = |wanted: &dyn Fn(Answer) -> bool| {
            let given = all.iter().zip(&self.answers);
            let given = given.filter(|(_, answer)| answer.is_some_and(wanted));
            SeatSet::of(given.map(|(seat, _)| seat))
        };
        let (answered, mut breaks) = (gave(&|_| true), gave(&|answer| answer == Answer::Break));
        let mut asked = SeatSet::EMPTY;
        if self.phase == Phase::Window {
            if answered.contains(turn) {
                refuse("answers", Phrase::new("draft-answers-seats"));
            }
            let waits = |&seat: &Seat| seat != turn && !answered.contains(seat);
            asked = SeatSet::of(all.iter().filter(waits));
        } else {
            if !answered.is_empty() {
                refuse("answers", Phrase::new("draft-answers-phase"));
            }
            breaks = SeatSet::EMPTY;
        }
        let chance = self
            .chance
            .map_or(Chance::new(*seed), |chance| Chance::resume(chance.seed, chance.drawn));
        let mut state = Taki {
            hands: cards_by_seat(&self.hands),
            piles,
            options: *options,
            turns: self.turns,
            turn,
            phase: self.phase,
            lead: self.lead,
            colour: self.color,
            chain: self.chain,
            run: self.run,
            open_taki: self.open_taki,
            backwards: self.direction < 0,
            fresh: self.fresh,
            idle: self.idle,
            stages: [0; MAX_SEATS],
            calls: self.calls,
            silent: self.silent,
            asked,
            breaks,
            end: None,
            memory: Memory {
                has_shuffled: self.shuffled.is_some(),
                shuffled: within_deck(self.shuffled.iter().flatten()),
                fetched: cards_by_seat(&self.fetched),
                known: cards_by_seat(&self.known),
                ..Memory::EMPTY
            },
            chance,
        };
        for (place, stage) in state.stages.iter_mut().zip(self.stages.iter().flatten()) {
            *place = *stage;
        }
        for (lacks, given) in state.memory.lacks.iter_mut().zip(&self.lacks) {
            let mut entries = [None; 4 + FIGURES];
            for (entry, name) in entries.iter_mut().zip(lack_names()) {
                *entry = given.get(&name).copied();
            }
            *lacks = Lacks::from_entries(entries);
        }
        state.end = match self.end {
            Some(Reason::Stuck) => Some(End::Stuck),
            Some(Reason::Cap) => Some(End::Cap),
            Some(Reason::EmptyHand) => winner.map(|seat| End::EmptyHand(Seat::new(seat))),
            None => None,
        };
        (state, problems)
    }
}

fn cards_by_seat(lists: &[Vec<Card>]) -> [Cards; MAX_SEATS] {
    let mut cards = [Cards::EMPTY; MAX_SEATS];
    for (cards, list) in cards.iter_mut().zip(lists) {
        *cards = within_deck(list.iter());
    }
    cards
}

/// These cards, but of no kind more than the full deck has.
fn within_deck<'a>(cards: impl Iterator<Item = &'a Card>) -> Cards {
    cards.fold(Cards::EMPTY, |mut all, &card| {
        if all.count(card) < card.copies() {
            all.add(card);
        }
        all
    })
}

/// Refuse every kind of which there are more than the deck has.
fn too_many<'a>(
    place: &str,
    deck: Deck,
    cards: impl Iterator<Item = &'a Card>,
    refuse: &mut impl FnMut(&str, Phrase),
) {
    let mut counts = [0; 64];
    cards.for_each(|card| counts[card.0 as usize] += 1u32);
    for card in Card::ALL {
        let (found, copies) = (counts[card.0 as usize], deck.copies(card));
        if found > copies {
            let phrase = Phrase::new("draft-copies").with("card", card.to_string());
            refuse(place, phrase.with("found", found).with("copies", copies));
        }
    }
}

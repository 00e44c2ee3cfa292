//! TAKI as numbers. The seat comes first and the others follow in the order in which they play.
//!
//! | ids | action |
//! |---|---|
//! | 0–51 | a coloured card: 13 · colour (red, blue, green, yellow) + figure (1, 3–9, +2, Stop, Change Direction, Plus, TAKI) |
//! | 52–55 | SuperTaki without a named colour, King, +3, Breaker |
//! | 56–59 | Change Color, naming red, blue, green or yellow |
//! | 60–63 | SuperTaki after a King, naming red, blue, green or yellow |
//! | 64–67 | `draw`, `close`, `leave`, `done` |
//! | 68–71 | `break`, `let`, `last`, `silent` |
//!
//! Cards are counted by their 57 kinds: the 52 coloured ones as above, then SuperTaki, King, +3,
//! Breaker and Change Color. Each copy counts a half.
//!
//! | field | numbers |
//! |---|---|
//! | `hand`, `discards` | the cards in the seat's hand, and those played since the last shuffle |
//! | `known_held`, `known_bottom` | cards that all know to be in the others' hands, or at the bottom of the draw pile |
//! | `shuffled`, `fetched` | the cards that became the draw pile when it was shuffled last, and those that the seat drew of them |
//! | `lead`, `colour` | 1 at the leading card, and at the colour to match, which is also that of a run and of an open TAKI |
//! | `phase` | 1 at what the turn seat has to do: play, run, plus, king, window |
//! | `chain` | the +2 that wait, in eighths |
//! | `open_taki` | 1 if a TAKI was left open |
//! | `backwards` | 1 if the turn goes to lower seats |
//! | `fresh` | 1 if the turn seat has just been dealt a new stage's hand |
//! | `own_break` | 1 if the seat has answered the +3 with a Breaker |
//! | `draw_pile` | its cards, as a part of all |
//! | `turns`, `idle` | turns played as a part of all that may be, and tenths for turns in a row without a play or a card |
//! | `present` | by seat: 1 if somebody plays there |
//! | `cards`, `stages` | by seat: cards in hand and stage of the Pyramid, in eighths |
//! | `turn`, `may_call`, `silent`, `to_answer` | by seat: 1 if it is its turn, it may call its last card, keeps silent about it, or is to answer a +3 |
//! | `lacks` | by seat, for the four colours and thirteen figures: 1 / (1 + the most cards of it that all know the hand to have), 0 without a limit; see `Lacks` |
//! | `must_play` … `auto_last` | the options |

use table::{Encoding, Field, MAX_SEATS, Seat};

use crate::{
    Action, DirectionTwo, KingSuper, PlusLast, Taki,
    cards::{Card, Colour, DECK, FIGURES, KINDS},
    hand::{Cards, bits},
};

/// The first id with a named colour of a Change Color and of a SuperTaki, and the first without a
/// card.
const COLOR: usize = Card::COLOR.0 as usize;
const SUPER: usize = COLOR + 4;
const OTHERS: usize = SUPER + 4;
const OTHER: [Action; 8] = [
    Action::Draw,
    Action::Close,
    Action::Leave,
    Action::Done,
    Action::Break,
    Action::Let,
    Action::Last,
    Action::Silent,
];

/// How many fields count cards by kind, how many phases there are, how many facts follow them, and
/// how many numbers and limits there are of each seat.
const PLANES: usize = 7;
const PHASES: usize = 5;
const FACTS: usize = 8;
const COLUMNS: usize = 7;
const LIMITS: usize = 4 + FIGURES;

impl Encoding for Taki {
    const VERSION: u32 = 1;
    const ACTION_IDS: usize = OTHERS + OTHER.len();
    const OBSERVATION: &'static [Field] = &[
        Field::new("hand", &[KINDS]),
        Field::new("discards", &[KINDS]),
        Field::new("known_held", &[KINDS]),
        Field::new("known_bottom", &[KINDS]),
        Field::new("shuffled", &[KINDS]),
        Field::new("fetched", &[KINDS]),
        Field::new("lead", &[KINDS]),
        Field::new("colour", &[4]),
        Field::new("phase", &[PHASES]),
        Field::new("chain", &[]),
        Field::new("open_taki", &[]),
        Field::new("backwards", &[]),
        Field::new("fresh", &[]),
        Field::new("own_break", &[]),
        Field::new("draw_pile", &[]),
        Field::new("turns", &[]),
        Field::new("idle", &[]),
        Field::new("present", &[MAX_SEATS]),
        Field::new("cards", &[MAX_SEATS]),
        Field::new("stages", &[MAX_SEATS]),
        Field::new("turn", &[MAX_SEATS]),
        Field::new("may_call", &[MAX_SEATS]),
        Field::new("silent", &[MAX_SEATS]),
        Field::new("to_answer", &[MAX_SEATS]),
        Field::new("lacks", &[MAX_SEATS, LIMITS]),
        Field::new("must_play", &[]),
        Field::new("plus3_on_plus2", &[]),
        Field::new("direction_two_again", &[]),
        Field::new("wild_in_run", &[]),
        Field::new("king_super_named", &[]),
        Field::new("plus_last_wins", &[]),
        Field::new("auto_last", &[]),
    ];

    #[inline]
    fn action_id(&self, _: Seat, action: Action) -> usize {
        OTHERS
            + match action {
                Action::Play(card) => return card.0.into(),
                Action::Color(colour) => return COLOR + colour as usize,
                Action::Super(colour) => return SUPER + colour as usize,
                Action::Draw => 0,
                Action::Close => 1,
                Action::Leave => 2,
                Action::Done => 3,
                Action::Break => 4,
                Action::Let => 5,
                Action::Last => 6,
                Action::Silent => 7,
            }
    }

    fn action_of(&self, _: Seat, id: usize) -> Option<Action> {
        match id {
            0..COLOR => Some(Action::Play(Card::ALL[id])),
            COLOR..SUPER => Some(Action::Color(Colour::ALL[id - COLOR])),
            SUPER..OTHERS => Some(Action::Super(Colour::ALL[id - SUPER])),
            _ => OTHER.get(id - OTHERS).copied(),
        }
    }

    #[inline]
    fn observe(&self, seat: Seat, values: &mut [f32]) {
        assert_eq!(values.len(), Self::OBSERVATION_LEN);
        values.fill(0.0);
        let (cards, values) = values.split_at_mut(PLANES * KINDS);
        let (facts, values) = values.split_at_mut(4 + PHASES + FACTS);
        let (seats, options) = values.split_at_mut(MAX_SEATS * (COLUMNS + LIMITS));
        self.observe_cards(seat, cards);
        self.observe_facts(seat, facts);
        self.observe_seats(seat, seats);
        let given = &self.options;
        options.copy_from_slice(&[
            f32::from(given.must_play),
            f32::from(given.plus3_on_plus2),
            f32::from(given.direction_two == DirectionTwo::Again),
            f32::from(given.wild_in_run),
            f32::from(given.king_super == KingSuper::Named),
            f32::from(given.plus_last == PlusLast::Wins),
            f32::from(given.auto_last),
        ]);
    }
}

impl Taki {
    /// Where which cards are.
    #[inline]
    fn observe_cards(&self, seat: Seat, values: &mut [f32]) {
        let memory = &self.memory;
        let (planes, _) = values.as_chunks_mut::<KINDS>();
        write(self.hands[seat.index()], &mut planes[0]);
        count(self.piles.discards(), &mut planes[1]);
        for other in memory.noted.without(seat).iter() {
            count(memory.known[other.index()].iter(), &mut planes[2]);
        }
        let bottom = self.piles.draw().rev().take(self.piles.bottom.into());
        count(bottom, &mut planes[3]);
        if memory.has_shuffled {
            write(memory.shuffled, &mut planes[4]);
            write(memory.fetched[seat.index()], &mut planes[5]);
        }
        planes[6][self.lead.0 as usize] = 1.0;
    }

    /// What is in force.
    #[inline]
    fn observe_facts(&self, seat: Seat, values: &mut [f32]) {
        values[self.colour as usize] = 1.0;
        values[4 + self.phase as usize] = 1.0;
        values[4 + PHASES..].copy_from_slice(&[
            f32::from(self.chain) / 8.0,
            f32::from(self.open_taki.is_some()),
            f32::from(self.backwards),
            f32::from(self.fresh),
            f32::from(self.breaks.contains(seat)),
            f32::from(self.piles.draw) / DECK as f32,
            self.turns as f32 / self.options.max_turns as f32,
            f32::from(self.idle) / 10.0,
        ]);
    }

    /// What is known of everybody, beginning with the seat.
    #[inline]
    fn observe_seats(&self, seat: Seat, values: &mut [f32]) {
        let (columns, lacks) = values.split_at_mut(MAX_SEATS * COLUMNS);
        let goes_on = self.end.is_none();
        for (place, seat) in self.round_from(seat).enumerate() {
            let known: [f32; COLUMNS] = [
                1.0,
                self.hands[seat.index()].len() as f32 / 8.0,
                f32::from(self.stages[seat.index()]) / 8.0,
                f32::from(goes_on && seat == self.turn),
                f32::from(self.calls.contains(seat)),
                f32::from(self.silent.contains(seat)),
                f32::from(self.asked.contains(seat)),
            ];
            for (column, number) in known.into_iter().enumerate() {
                columns[column * MAX_SEATS + place] = number;
            }
            if self.memory.noted.contains(seat) {
                let limits = self.memory.lacks[seat.index()].entries();
                for (value, most) in lacks[place * LIMITS..].iter_mut().zip(limits) {
                    *value = most.map_or(0.0, |most| 1.0 / (1.0 + f32::from(most)));
                }
            }
        }
    }
}

/// A half for every card.
#[inline]
fn count(cards: impl Iterator<Item = Card>, plane: &mut [f32; KINDS]) {
    cards.for_each(|card| plane[card.0 as usize] += 0.5);
}

/// The same for all cards of a set at once.
#[inline]
fn write(cards: Cards, plane: &mut [f32; KINDS]) {
    bits(cards.kinds()).for_each(|card| plane[card.0 as usize] = 0.5);
    bits(cards.twice()).for_each(|card| plane[card.0 as usize] = 1.0);
    plane[Card::COLOR.0 as usize] = cards.count(Card::COLOR) as f32 / 2.0;
}

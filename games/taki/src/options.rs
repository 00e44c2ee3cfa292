use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, OptionInfo, OptionKind, Phrase, Problem, Sides};

use crate::deck::Deck;

/// The rule choices of a TAKI table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "Given")]
#[cfg_attr(feature = "schema", schemars(!from))]
pub struct Options {
    /// How many play (R1.2).
    pub seats: u8,
    /// A single game or the Pyramid (R9.1).
    pub mode: Mode,
    /// What happens to a coloured action card turned over first (R1.5).
    pub first_card: FirstCard,
    /// The seat that starts (R1.7).
    pub starts: u8,
    /// Whether who can play a coloured card must (R2.4).
    pub must_play: bool,
    /// Whether a +3 may be played on an active +2 (R4.4).
    pub plus3_on_plus2: bool,
    /// What a Change Direction does between two players (R3.3).
    pub direction_two: DirectionTwo,
    /// Whether colourless cards may end a run (R5.3).
    pub wild_in_run: bool,
    /// The colour of a SuperTaki played freely after a King (R6.5).
    pub king_super: KingSuper,
    /// Whether a Plus wins as last card (R6.3).
    pub plus_last: PlusLast,
    /// Whether "last card!" is called by itself (R8.6).
    pub auto_last: bool,
    /// The number of turns after which a game is decided (R10.3). Where JSON does not say, it is
    /// 2,000 in a single game and 16,000 in the Pyramid.
    pub max_turns: u32,
    /// Which cards there are (R1.8).
    pub deck: Deck,
    /// How many of them each player gets at the start (R1.8). Where JSON does not say, it is eight
    /// of the full deck, and two or one of the small one.
    pub hand: u8,
}

/// A single game or the Pyramid tournament.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// The first empty hand wins.
    #[default]
    Single,
    /// Eight stages, each with one card less.
    Pyramid,
}

impl Mode {
    /// The number of turns after which a game is decided, unless the table says otherwise (R10.3).
    pub const fn max_turns(self) -> u32 {
        match self {
            Mode::Single => 2_000,
            Mode::Pyramid => 16_000,
        }
    }
}

/// What happens to a coloured action card turned over first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum FirstCard {
    /// It leads, without its action.
    #[default]
    Stays,
    /// It goes under the pile, until a number leads.
    Redraw,
}

/// What a Change Direction does between two players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum DirectionTwo {
    /// Nothing: the other player is next.
    #[default]
    Nothing,
    /// The same player moves again.
    Again,
}

/// The colour of a SuperTaki played freely after a King.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum KingSuper {
    /// The player names it.
    #[default]
    Named,
    /// The colour before the King.
    Underneath,
}

/// Whether a Plus wins as last card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum PlusLast {
    /// It does not: its player draws one.
    #[default]
    Draws,
    /// It does.
    Wins,
}

impl Default for Options {
    fn default() -> Options {
        Given::default().into()
    }
}

impl table::Options for Options {
    fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        if !(2..=MAX_SEATS).contains(&usize::from(self.seats)) {
            problems.push(Problem::new(
                "seats",
                Phrase::new("option-bad-seats").with("found", self.seats),
            ));
        }
        if self.starts >= self.seats {
            let phrase = Phrase::new("option-bad-starts").with("found", self.starts);
            problems.push(Problem::new("starts", phrase.with("seats", self.seats)));
        }
        if !(1..=MOST_TURNS).contains(&self.max_turns) {
            let phrase =
                Phrase::new("option-bad-max-turns").with("found", self.max_turns.to_string());
            problems.push(Problem::new("max_turns", phrase.with("most", MOST_TURNS.to_string())));
        }
        if !(1..=MOST_HAND).contains(&self.hand) {
            let phrase = Phrase::new("option-bad-hand").with("found", self.hand);
            problems.push(Problem::new("hand", phrase.with("most", MOST_HAND)));
        } else if self.hand.saturating_mul(self.seats) > self.deck.most_dealt() {
            let phrase = Phrase::new("option-small-deck").with("most", self.deck.most_dealt());
            problems.push(Problem::new(
                "deck",
                phrase.with("seats", self.seats).with("hand", self.hand),
            ));
        }
        problems
    }

    fn sides(&self) -> Sides {
        Sides::each_alone(self.seats.into())
    }

    /// In a turn at most 115 cards are played, each perhaps followed by the end of a run; besides a
    /// King declined, nine answers and two calls. Pyramid stages bring each seat 28 more cards.
    fn max_actions(&self) -> Option<u32> {
        Some(self.max_turns * (2 * 115 + 12) + 2 * 28 * u32::from(self.seats))
    }
}

const MOST_TURNS: u32 = 1_000_000;
/// The most cards of a hand that is dealt, which is the first stage of the Pyramid too.
const MOST_HAND: u8 = 8;

/// Options as somebody wrote them.
#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Given {
    seats: u8,
    mode: Mode,
    first_card: FirstCard,
    starts: u8,
    must_play: bool,
    plus3_on_plus2: bool,
    direction_two: DirectionTwo,
    wild_in_run: bool,
    king_super: KingSuper,
    plus_last: PlusLast,
    auto_last: bool,
    max_turns: Option<u32>,
    deck: Deck,
    hand: Option<u8>,
}

impl Default for Given {
    fn default() -> Given {
        Given {
            seats: 4,
            mode: Mode::default(),
            first_card: FirstCard::default(),
            starts: 0,
            must_play: false,
            plus3_on_plus2: true,
            direction_two: DirectionTwo::default(),
            wild_in_run: true,
            king_super: KingSuper::default(),
            plus_last: PlusLast::default(),
            auto_last: false,
            max_turns: None,
            deck: Deck::default(),
            hand: None,
        }
    }
}

impl From<Given> for Options {
    fn from(given: Given) -> Options {
        Options {
            seats: given.seats,
            mode: given.mode,
            first_card: given.first_card,
            starts: given.starts,
            must_play: given.must_play,
            plus3_on_plus2: given.plus3_on_plus2,
            direction_two: given.direction_two,
            wild_in_run: given.wild_in_run,
            king_super: given.king_super,
            plus_last: given.plus_last,
            auto_last: given.auto_last,
            max_turns: given.max_turns.unwrap_or(given.mode.max_turns()),
            deck: given.deck,
            hand: given.hand.unwrap_or(given.deck.hand(given.seats)),
        }
    }
}

pub(crate) const INFO: &[OptionInfo] = &[
    OptionInfo { name: "seats", rule: "R1.2", kind: OptionKind::Number(2, 10) },
    OptionInfo { name: "mode", rule: "R9.1", kind: OptionKind::Choice(&["single", "pyramid"]) },
    OptionInfo { name: "first_card", rule: "R1.5", kind: OptionKind::Choice(&["stays", "redraw"]) },
    OptionInfo { name: "starts", rule: "R1.7", kind: OptionKind::Text },
    OptionInfo { name: "must_play", rule: "R2.4", kind: OptionKind::Flag },
    OptionInfo { name: "plus3_on_plus2", rule: "R4.4", kind: OptionKind::Flag },
    OptionInfo {
        name: "direction_two",
        rule: "R3.3",
        kind: OptionKind::Choice(&["nothing", "again"]),
    },
    OptionInfo { name: "wild_in_run", rule: "R5.3", kind: OptionKind::Flag },
    OptionInfo {
        name: "king_super",
        rule: "R6.5",
        kind: OptionKind::Choice(&["named", "underneath"]),
    },
    OptionInfo { name: "plus_last", rule: "R6.3", kind: OptionKind::Choice(&["draws", "wins"]) },
    OptionInfo { name: "auto_last", rule: "R8.6", kind: OptionKind::Flag },
    OptionInfo { name: "max_turns", rule: "R10.3", kind: OptionKind::Number(1, MOST_TURNS) },
    OptionInfo { name: "deck", rule: "R1.8", kind: OptionKind::Choice(&["full", "small"]) },
    OptionInfo { name: "hand", rule: "R1.8", kind: OptionKind::Number(1, MOST_HAND as u32) },
];

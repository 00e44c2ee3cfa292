use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use table::{SeatSet, Seed};

use crate::{
    Tac,
    board::Board,
    cards::{Card, cards_of},
    hand::Hand,
    place::{Place, letter, seat_of},
    plan::{Plan, SEATS, seat_set},
    state::{End, Part, Phase},
};

/// A TAC state as readable fields, which anyone may write. Whatever is left out is as at the start
/// of a game, or follows from the rest. In a view, cards that the viewer does not know are `?`.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Draft {
    /// The places of each seat's marbles, by letter.
    pub marbles: BTreeMap<String, Vec<Place>>,
    /// The start fields whose marbles came from the yard and have not moved.
    pub fresh: Vec<Place>,
    /// The cards of each seat.
    #[serde(deserialize_with = "by_seat")]
    pub hands: Vec<Vec<Card>>,
    /// The cards laid out for the exchange.
    #[serde(deserialize_with = "by_seat", skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<Option<Card>>,
    /// The stock, next card first. Without it, all cards that are nowhere else, in an order drawn
    /// from the seed.
    pub stock: Option<Vec<Card>>,
    /// The cards laid down since the last shuffle, top last.
    pub played: Vec<Card>,
    /// The seat that acts: the devil during a Devil, the dealer's left during the exchange.
    pub turn: Option<u8>,
    /// Who dealt.
    pub dealer: u8,
    /// What is going on.
    pub phase: Phase,
    /// For whom the turn seat plays as devil.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub victim: Option<u8>,
    /// The 7 that is being played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seven: Option<SevenDraft>,
    /// The board a TAC would restore. Without it, the board as it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<BoardDraft>,
    /// The card a TAC would stand for: the last of this deal but for TACs, Jesters and Devils.
    pub last: Option<Card>,
    /// Jesters and Devils laid down unused since then, top last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unused: Vec<Card>,
    /// The seats that announced a card that opens. Without it, those that were dealt one.
    pub announced: Option<SeatSet>,
    /// The card that each seat gave its partner in this deal.
    #[serde(deserialize_with = "by_seat", skip_serializing_if = "Vec::is_empty")]
    pub gave: Vec<Option<Card>>,
    /// What was laid down in this deal from the hand that each seat held after the exchange.
    #[serde(deserialize_with = "by_seat", skip_serializing_if = "Vec::is_empty")]
    pub spent: Vec<Vec<Card>>,
    /// How often hands were passed to the right in this deal.
    pub passed: u8,
    /// The seats that know each hand.
    #[serde(deserialize_with = "by_seat", skip_serializing_if = "Vec::is_empty")]
    pub known_by: Vec<SeatSet>,
    /// The kinds that all know to be missing in each hand.
    #[serde(deserialize_with = "by_seat", skip_serializing_if = "Vec::is_empty")]
    pub lacks: Vec<Vec<Card>>,
    /// Whether threes pass their exchange card to the right in this deal.
    pub backwards: bool,
    /// Whether the 7 being played answers a winning move.
    pub answering: bool,
    /// Whether no TAC may be played in this turn, right after such an answer.
    pub barred: bool,
    /// Whether the one-team game has answered its win.
    pub answered: bool,
    /// Why the game is over. Without it, a side with all marbles home has won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<Reason>,
    /// How many shuffles there were; the first is one.
    pub shuffles: Option<u16>,
    /// How many turns have ended.
    pub turns: u32,
    /// How many cards were laid down in the whole game.
    pub cards: Option<u32>,
    /// The chance still to come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<ChanceDraft>,
}

/// A 7 that is being played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SevenDraft {
    /// How many steps are left.
    pub steps: u8,
    /// Whose marbles take them.
    pub owner: u8,
    /// The house fields of the owner whose marbles were locked when the turn began.
    #[serde(default)]
    pub locked: Vec<Place>,
    /// The ways of the marbles so far.
    #[serde(default)]
    pub parts: Vec<Part>,
}

/// A board as readable fields.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct BoardDraft {
    /// The places of each seat's marbles, by letter.
    pub marbles: BTreeMap<String, Vec<Place>>,
    /// The start fields whose marbles came from the yard and have not moved.
    pub fresh: Vec<Place>,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// A side has all marbles home.
    Home,
    /// The shuffles are used up.
    Cap,
}

/// Where a table's chance stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChanceDraft {
    /// The seed it comes from.
    pub seed: Seed,
    /// How many words were drawn.
    pub drawn: u64,
}

/// One entry per seat, as a list or by letter.
fn by_seat<'de, D: Deserializer<'de>, T>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    T: Deserialize<'de> + Default,
{
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written<T> {
        List(Vec<T>),
        Letters(BTreeMap<String, T>),
    }
    let letters = match Written::deserialize(deserializer)? {
        Written::List(list) => return Ok(list),
        Written::Letters(letters) => letters,
    };
    let mut list: Vec<T> = Vec::new();
    for (name, value) in letters {
        let mut signs = name.chars();
        let seat = signs.next().and_then(seat_of).filter(|_| signs.next().is_none());
        let seat = seat.ok_or_else(|| D::Error::custom(format!("“{name}” is no seat")))?;
        if list.len() <= usize::from(seat) {
            list.resize_with(usize::from(seat) + 1, T::default);
        }
        list[usize::from(seat)] = value;
    }
    Ok(list)
}

impl BoardDraft {
    pub(crate) fn of(board: &Board, plan: &Plan) -> BoardDraft {
        let places = |seat: u8| (letter(seat).to_string(), board.places(seat).collect());
        let fresh = plan.occupied().filter(|&seat| Plan::has(board.fresh, seat));
        BoardDraft {
            marbles: plan.occupied().map(places).collect(),
            fresh: fresh.map(|seat| Place(plan.start(seat))).collect(),
        }
    }
}

impl From<&Tac> for Draft {
    fn from(state: &Tac) -> Draft {
        let plan = state.plan();
        let seats = usize::from(plan.seats);
        let memory = &state.memory;
        let lists = |hands: &[Hand; SEATS]| -> Vec<Vec<Card>> {
            hands[..seats].iter().map(|&hand| cards_of(hand)).collect()
        };
        let is_exchange = state.phase == Phase::Exchange;
        let gave = |wanted: bool| match wanted && memory.gave != [None; SEATS] {
            true => memory.gave[..seats].to_vec(),
            false => Vec::new(),
        };
        let BoardDraft { marbles, fresh } = BoardDraft::of(&state.board, plan);
        let kinds = |&lacks: &u32| Card::all().filter(|card| lacks & card.bit() != 0).collect();
        let locked = (1..=4).filter(|field| state.seven.locked >> (field - 1) & 1 == 1);
        Draft {
            marbles,
            fresh,
            hands: lists(&state.hands),
            given: gave(is_exchange),
            stock: Some(state.piles.stock().collect()),
            played: state.piles.played().collect(),
            turn: Some(state.turn),
            dealer: state.dealer,
            phase: state.phase,
            victim: state.victim,
            seven: (state.seven.steps > 0).then(|| SevenDraft {
                steps: state.seven.steps,
                owner: state.seven.owner,
                locked: locked.map(|field| Place::house(state.seven.owner, field)).collect(),
                parts: state.seven.parts.iter().collect(),
            }),
            before: (state.before != state.board).then(|| BoardDraft::of(&state.before, plan)),
            last: state.last,
            unused: state.unused.into_iter().flatten().collect(),
            announced: Some(seat_set(memory.announced)),
            gave: gave(!is_exchange),
            spent: match memory.spent == [Hand::EMPTY; SEATS] {
                true => Vec::new(),
                false => lists(&memory.spent),
            },
            passed: memory.passed,
            known_by: memory.known_by[..seats].iter().map(|&set| seat_set(set)).collect(),
            lacks: match memory.lacks == [0; SEATS] {
                true => Vec::new(),
                false => memory.lacks[..seats].iter().map(kinds).collect(),
            },
            backwards: memory.backwards,
            answering: state.answering,
            barred: state.barred,
            answered: state.answered,
            end: state.end.map(|end| match end {
                End::Home(_) => Reason::Home,
                End::Cap => Reason::Cap,
            }),
            shuffles: Some(state.shuffles),
            turns: state.turns,
            cards: Some(state.cards),
            chance: Some(ChanceDraft { seed: state.chance.seed(), drawn: state.chance.drawn() }),
        }
    }
}

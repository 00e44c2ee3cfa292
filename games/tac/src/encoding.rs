//! TAC as numbers, seen from a seat: fields of the ring are counted from its own start, seats
//! clockwise from itself, empty ones included. The marbles of an owner are ranked by how far they
//! have come, those in the house last; what is in the yard has no rank.
//!
//! | ids | action |
//! |---|---|
//! | 0–17 | to give a card, by its kind |
//! | 18–35 | to discard a card, by its kind |
//! | 36–1028 | to use a card, see below |
//! | 1029–2021 | to use it by a TAC, with marbles as they stand on the board that it restores |
//!
//! | of these | use |
//! |---|---|
//! | 0–479 | 1 2 3 5 6 8 9 10 12 13: 48 · card + 8 · owner + 2 · rank + whether it enters the house |
//! | 480–491 | to open with 1 or 13: 6 · card + owner |
//! | 492–539 | 4: 8 · owner + 2 · rank + whether it enters the house |
//! | 540–587 | a step of a 7: 8 · owner + 2 · rank + whether it enters the house or goes back in it |
//! | 588 | 8 as a skip |
//! | 589–864 | Trickster: which two marbles of all on the ring, counted from the own start |
//! | 865–888 | Warrior: 4 · owner + rank |
//! | 889–894 | to open with the Angel: owner |
//! | 895–990 | Angel, 1 or 13: 48 · steps + 8 · owner + 2 · rank + whether it enters the house |
//! | 991 | Jester |
//! | 992 | Devil |
//!
//! The kinds are 1 2 3 4 5 6 7 8 9 10 12 13, Trickster, TAC, Jester, Angel, Warrior, Devil.
//!
//! | field | shape | what |
//! |---|---|---|
//! | `ring` | 2 × 6 × 66 | marbles on the ring, by owner: as they stand, and as a TAC would restore them |
//! | `house` | 2 × 6 × 4 | marbles in the houses, by owner, in the same way |
//! | `yard` | 2 × 6 | marbles in the yards, of four |
//! | `fresh` | 2 × 6 | whether a fresh marble is on the start |
//! | `hand` | 6 × 18 | cards in each hand that is known, by kind |
//! | `spent` | 6 × 18 | cards laid down from that hand in this deal |
//! | `lacks` | 6 × 18 | kinds that all know to be missing in that hand |
//! | `gave` | 6 × 18 | the exchange card of each seat, where known |
//! | `pile` | 18 | cards laid down since the last shuffle, of nine |
//! | `last_card` | 18 | the last card but for TACs, Jesters and Devils: what a TAC stands for |
//! | `unused` | 2 × 2 | Jester and Devil discarded on top of it, the lower one first |
//! | `hand_known` | 6 | whether the person on the seat knows the hand |
//! | `hand_size` | 6 | cards in the hand, of six |
//! | `announced` | 6 | whether the seat announced a card that opens |
//! | `set_aside` | 6 | whether its exchange card lies on the table |
//! | `may_act` | 6 | whether it may act |
//! | `player` | 6 | whose hand and marbles are played: the victim of a Devil, else whose turn it is |
//! | `dealer` | 6 | who dealt |
//! | `plays` | 6 | whether somebody plays there |
//! | `same_person` | 6 | the seats of the same person |
//! | `same_side` | 6 | the seats that win together with this one |
//! | `partners` | 6 | the seats that exchange cards with this one and help it, itself included |
//! | `seven_owner` | 6 | whose marbles take the steps of the 7 |
//! | `seven_locked` | 4 | the fields of that house that were locked when the turn began |
//! | `seven_steps` |  | steps of the 7 that are left, of seven |
//! | `phase` | 6 | exchange, play, seven, skipped, devil, answer |
//! | `stock` |  | cards in the stock, of 104 |
//! | `shuffles` |  | shuffles, of `max_shuffles` |
//! | `cards` |  | cards laid down in the whole game, in thousands |
//! | `passed` |  | how often hands were passed on in this deal, of six |
//! | `backwards` |  | whether threes exchange to the right |
//! | `barred` |  | whether no TAC may be played |
//! | `answering` |  | whether a 7 answers a win |
//! | `answered` |  | whether the one team has answered its win |
//! | `over` |  | whether the game is over |
//! | `variant` | 11 | the variant, in the order of the options |
//! | `master_deck`, `angel_house`, `open_hands` |  | the options |

mod ids;
mod observation;

use table::{Encoding, Field, Seat};

use crate::{
    Action, Tac,
    board::Board,
    cards::{Card, KINDS},
    plan::SEATS,
};
use ids::{SeatBoard, USES};
use observation::{RING_FIELDS, Row, VARIANTS};

/// Where each sort of action begins.
const DISCARD: usize = KINDS;
const USE: usize = 2 * KINDS;

impl Encoding for Tac {
    const VERSION: u32 = 1;
    const ACTION_IDS: usize = USE + 2 * USES;
    const OBSERVATION: &'static [Field] = &[
        Field::new("ring", &[2, SEATS, RING_FIELDS]),
        Field::new("house", &[2, SEATS, 4]),
        Field::new("yard", &[2, SEATS]),
        Field::new("fresh", &[2, SEATS]),
        Field::new("hand", &[SEATS, KINDS]),
        Field::new("spent", &[SEATS, KINDS]),
        Field::new("lacks", &[SEATS, KINDS]),
        Field::new("gave", &[SEATS, KINDS]),
        Field::new("pile", &[KINDS]),
        Field::new("last_card", &[KINDS]),
        Field::new("unused", &[2, 2]),
        Field::new("hand_known", &[SEATS]),
        Field::new("hand_size", &[SEATS]),
        Field::new("announced", &[SEATS]),
        Field::new("set_aside", &[SEATS]),
        Field::new("may_act", &[SEATS]),
        Field::new("player", &[SEATS]),
        Field::new("dealer", &[SEATS]),
        Field::new("plays", &[SEATS]),
        Field::new("same_person", &[SEATS]),
        Field::new("same_side", &[SEATS]),
        Field::new("partners", &[SEATS]),
        Field::new("seven_owner", &[SEATS]),
        Field::new("seven_locked", &[4]),
        Field::new("seven_steps", &[]),
        Field::new("phase", &[6]),
        Field::new("stock", &[]),
        Field::new("shuffles", &[]),
        Field::new("cards", &[]),
        Field::new("passed", &[]),
        Field::new("backwards", &[]),
        Field::new("barred", &[]),
        Field::new("answering", &[]),
        Field::new("answered", &[]),
        Field::new("over", &[]),
        Field::new("variant", &[VARIANTS]),
        Field::new("master_deck", &[]),
        Field::new("angel_house", &[]),
        Field::new("open_hands", &[]),
    ];

    #[inline]
    fn action_id(&self, seat: Seat, action: Action) -> usize {
        match action {
            Action::Give(card) => usize::from(card.0),
            Action::Discard(card) => DISCARD + usize::from(card.0),
            Action::Use { tac: false, play } => USE + self.seen_from(seat, &self.board).id(play),
            Action::Use { tac: true, play } => {
                USE + USES + self.seen_from(seat, &self.before).id(play)
            }
        }
    }

    fn action_of(&self, seat: Seat, id: usize) -> Option<Action> {
        let kind = |id: usize| Card((id % KINDS) as u8);
        Some(match id {
            ..DISCARD => Action::Give(kind(id)),
            DISCARD..USE => Action::Discard(kind(id)),
            _ => {
                let (tac, id) = ((id - USE) / USES, (id - USE) % USES);
                let board = [&self.board, &self.before].get(tac).copied()?;
                Action::Use { tac: tac == 1, play: self.seen_from(seat, board).play(id)? }
            }
        })
    }

    fn observe(&self, seat: Seat, values: &mut [f32]) {
        assert_eq!(values.len(), Self::OBSERVATION_LEN);
        values.fill(0.0);
        let own = seat.number();
        let mut row = Row { values, from: own, seats: self.plan().seats };
        self.observe_boards(own, &mut row);
        self.observe_cards(own, &mut row);
        self.observe_seats(own, &mut row);
        self.observe_facts(&mut row);
        debug_assert!(row.values.is_empty(), "every field is written");
    }
}

impl Tac {
    fn seen_from<'a>(&self, seat: Seat, board: &'a Board) -> SeatBoard<'a> {
        SeatBoard { plan: self.plan(), board, seat: seat.number() }
    }
}

//! TacTiki as numbers.
//!
//! The board is turned so that the seat's own start fields are row 1 and it moves up: for TIKI a field
//! has its place in the count a1 b1 … e5, from 0; for TAC that is counted from e5.
//!
//! # Actions
//!
//! | ids | action |
//! |---|---|
//! | 0 to 4 | place a piece of rank id + 1 |
//! | 5 to 64 | move from field (id − 5) / 3, which is none of the enemy's row; (id − 5) % 3 is 0 for forward, 1 for left, 2 for right |
//! | 65 to 89 | reincarnate on the own start field (id − 65) / 5 a piece of rank (id − 65) % 5 + 1 |
//!
//! # Observations
//!
//! A piece has the same row of ten in every field of its people: the own pieces by rank, the two of a
//! rank in the order of their fields and from the top; the enemy's by number, which tells nothing but
//! who is who.
//!
//! | field | what |
//! |---|---|
//! | `own_pieces` | where each own piece is: 1 if on top of its field, 1/2 if it lies under one piece, 1/3 under two … |
//! | `own_shown` | 1 for an own piece whose rank a fight has shown |
//! | `own_reborn` | for an own piece that came back and has not fought since: 0.1 for the first of these, 0.2 for the second … |
//! | `own_off` | half the number of own pieces of each rank that are not on the board: still to be placed, later dead |
//! | `own_tower` | a fifth of the height of the tallest own tower on the enemy's row that can become a statue |
//! | `enemy_…` | the same of the enemy; but `enemy_off` counts the dead together with those that came back unseen, and nobody in the setup |
//! | `enemy_chances` | how likely each enemy on the board has each rank, going by the ranks that were shown |
//! | `enemy_tops` | the same for the enemy on top of a field |
//! | `setup` | 1 while pieces are placed |
//! | `turn` | 1 in the seat's own turn |
//! | `moves_left` | half the number of moves left in the turn |
//! | `progress` | 1 if the turn has seen an attack or a step forward |
//! | `quiet`, `turns` | how much of each limit is used up; 0 without one |
//! | `over` | 1 if the game is over |
//! | `loss`, `spoils` | 1 for the options `stalemate` loss and `buried` spoils |

use table::{Encoding, Field, Seat, bits::ones};

use crate::{
    Action, Phase, Rank, Ranks, Square, TIKI, Tactiki,
    board::{FIELDS, owner, piece_of, slot},
    options::{Buried, Stalemate},
};

const MOVES: usize = 5;
const REBIRTHS: usize = MOVES + 20 * 3;

/// Where the fields of a people begin within its part of an observation; the enemy's comes second.
mod people {
    pub(super) const PIECES: usize = 0;
    pub(super) const SHOWN: usize = PIECES + 10 * 25;
    pub(super) const REBORN: usize = SHOWN + 10;
    pub(super) const OFF: usize = REBORN + 10;
    pub(super) const TOWER: usize = OFF + 5;
    pub(super) const LEN: usize = TOWER + 1;
}

/// Where the other fields begin.
const CHANCES: usize = 2 * people::LEN;
const TOPS: usize = CHANCES + 10 * 5;
const SINGLES: usize = TOPS + 5 * 25;

/// One share of so many; of none, nothing.
const SHARES: [f32; 21] = {
    let mut shares = [0.0; 21];
    let mut count = 1;
    while count < shares.len() {
        shares[count] = 1.0 / count as f32;
        count += 1;
    }
    shares
};

impl Encoding for Tactiki {
    const VERSION: u32 = 1;

    const ACTION_IDS: usize = REBIRTHS + 5 * 5;

    const OBSERVATION: &'static [Field] = &[
        Field::new("own_pieces", &[10, 5, 5]),
        Field::new("own_shown", &[10]),
        Field::new("own_reborn", &[10]),
        Field::new("own_off", &[5]),
        Field::new("own_tower", &[]),
        Field::new("enemy_pieces", &[10, 5, 5]),
        Field::new("enemy_shown", &[10]),
        Field::new("enemy_reborn", &[10]),
        Field::new("enemy_off", &[5]),
        Field::new("enemy_tower", &[]),
        Field::new("enemy_chances", &[10, 5]),
        Field::new("enemy_tops", &[5, 5, 5]),
        Field::new("setup", &[]),
        Field::new("turn", &[]),
        Field::new("moves_left", &[]),
        Field::new("progress", &[]),
        Field::new("quiet", &[]),
        Field::new("turns", &[]),
        Field::new("over", &[]),
        Field::new("loss", &[]),
        Field::new("spoils", &[]),
    ];

    #[inline]
    fn action_id(&self, seat: Seat, action: Action) -> usize {
        match action {
            Action::Place(rank) => index(rank),
            Action::Move { from, to, .. } => {
                let (from, to) = (turned(seat, from.index()), turned(seat, to.index()));
                let direction = if to == from + 5 { 0 } else { 1 + usize::from(to > from) };
                MOVES + from * 3 + direction
            }
            Action::Reincarnate(at, rank) => REBIRTHS + turned(seat, at.index()) * 5 + index(rank),
        }
    }

    fn action_of(&self, seat: Seat, id: usize) -> Option<Action> {
        let square = |place: usize| Square::new(turned(seat, place));
        if id < MOVES {
            return Some(Action::Place(Rank::ALL[id]));
        }
        if id < REBIRTHS {
            let (from, direction) = ((id - MOVES) / 3, (id - MOVES) % 3);
            let to = match (direction, from % 5) {
                (0, _) => from + 5,
                (1, 1..) => from - 1,
                (2, ..4) => from + 1,
                _ => return None,
            };
            let (from, to) = (square(from), square(to));
            let attacks = self.board.tops(seat.opponent()) & to.bit() as u32 != 0;
            return Some(Action::Move { from, to, attacks });
        }
        let (field, rank) = ((id - REBIRTHS) / 5, (id - REBIRTHS) % 5);
        (field < 5).then(|| Action::Reincarnate(square(field), Rank::ALL[rank]))
    }

    fn observe(&self, seat: Seat, values: &mut [f32]) {
        assert_eq!(values.len(), Self::OBSERVATION_LEN, "one place for each number");
        values.fill(0.0);
        let (peoples, others) = values.split_at_mut(CHANCES);
        let (chances, others) = others.split_at_mut(TOPS - CHANCES);
        let (tops, singles) = others.split_at_mut(SINGLES - TOPS);
        let enemy = seat.opponent();
        let rows = self.observe_pieces(seat, peoples);
        for (seat, part) in [seat, enemy].into_iter().zip(peoples.chunks_exact_mut(people::LEN)) {
            for slot in self.memory[seat.index()].shown() {
                part[people::SHOWN + rows[usize::from(piece_of(seat, slot))]] = 1.0;
            }
            for (i, rebirth) in self.memory[seat.index()].reborn().iter().enumerate() {
                let row = rows[usize::from(piece_of(seat, rebirth.slot))];
                part[people::REBORN + row] = (i + 1) as f32 * 0.1;
            }
            part[people::TOWER] = f32::from(self.race[seat.index()].tallest) * 0.2;
        }
        self.observe_off(self.off[seat.index()], &mut peoples[..people::LEN]);
        if self.phase == Phase::Play {
            self.observe_off(self.dead_or_reborn(enemy), &mut peoples[people::LEN..]);
        }
        self.observe_chances(enemy, chances);
        for field in Square::in_mask(self.board.tops(enemy).into()) {
            let top = self.board.top(field).expect("an enemy is on top");
            let chances = &chances[usize::from(slot(top)) * 5..][..5];
            for (plane, &chance) in tops.chunks_exact_mut(25).zip(chances) {
                plane[turned(seat, field.index())] = chance;
            }
        }
        let used = |count: u16, limit: u16| f32::from(count.min(limit)) / f32::from(limit.max(1));
        let flag = |is: bool| f32::from(u8::from(is));
        singles.copy_from_slice(&[
            flag(self.phase == Phase::Setup),
            flag(self.phase == Phase::Play && self.turn == seat),
            f32::from(self.moves_left) * 0.5,
            flag(self.progress),
            used(self.quiet, self.options.quiet_limit),
            used(self.turns, self.options.max_turns),
            flag(self.end.is_some()),
            flag(self.options.stalemate == Stalemate::Loss),
            flag(self.options.buried == Buried::Spoils),
        ]);
    }
}

impl Tactiki {
    /// Write where all pieces are and which have shown their rank; gives the row of each.
    fn observe_pieces(&self, seat: Seat, values: &mut [f32]) -> [usize; 20] {
        let mut rows = [0; 20];
        let mut next = [0, 2, 4, 6, 8];
        let occupied = FIELDS & !self.board.empty();
        for place in ones(turned_mask(seat, occupied).into()) {
            let place = place as usize;
            let field = Square::new(turned(seat, place));
            for (piece, &depth) in self.board.column(field).zip(&SHARES[1..]) {
                let rank = index(self.board.rank(piece).expect("a state knows every rank"));
                let own = owner(piece) == seat;
                let by_rank = next[rank];
                next[rank] += usize::from(own);
                let row = if own { by_rank } else { usize::from(slot(piece)) };
                let part = if own { 0 } else { people::LEN };
                rows[usize::from(piece)] = row;
                values[part + people::PIECES + row * 25 + place] = depth;
            }
        }
        rows
    }

    fn observe_off(&self, ranks: Ranks, values: &mut [f32]) {
        for (value, rank) in values[people::OFF..].iter_mut().zip(Rank::ALL) {
            *value = f32::from(ranks.count(rank)) * 0.5;
        }
    }

    /// Write how likely each piece of a people has each rank.
    fn observe_chances(&self, seat: Seat, values: &mut [f32]) {
        let memory = &self.memory[seat.index()];
        let unseen = chances(self.unseen_ranks(seat));
        for (slot, row) in (0..).zip(values.chunks_exact_mut(5)) {
            let here = f32::from(u8::from(self.board.has(piece_of(seat, slot))));
            for (value, chance) in row.iter_mut().zip(unseen) {
                *value = chance * here;
            }
        }
        for slot in memory.shown() {
            let rank = self.board.rank(piece_of(seat, slot)).expect("it is on the board");
            let row = &mut values[usize::from(slot) * 5..][..5];
            row.fill(0.0);
            row[index(rank)] = 1.0;
        }
        for rebirth in memory.reborn() {
            let row = &mut values[usize::from(rebirth.slot) * 5..][..5];
            row.copy_from_slice(&chances(rebirth.could));
        }
    }

    /// The ranks of a people that nobody has seen since the setup.
    fn unseen_ranks(&self, seat: Seat) -> Ranks {
        if self.phase == Phase::Setup {
            return Ranks::ALL;
        }
        let mut unseen = Ranks::ALL.minus(self.dead_or_reborn(seat));
        for slot in self.memory[seat.index()].shown() {
            unseen.take(self.board.rank(piece_of(seat, slot)).expect("it is on the board"));
        }
        unseen
    }
}

/// How likely a piece has each rank if it is any of these.
fn chances(ranks: Ranks) -> [f32; 5] {
    let share = SHARES[ranks.len()];
    Rank::ALL.map(|rank| f32::from(ranks.count(rank)) * share)
}

/// A place on the board as the seat sees it, and back.
#[inline]
const fn turned(seat: Seat, place: usize) -> usize {
    if seat.index() == TIKI.index() { place } else { 24 - place }
}

/// Fields as bits, turned in the same way.
#[inline]
const fn turned_mask(seat: Seat, fields: u32) -> u32 {
    if seat.index() == TIKI.index() { fields } else { fields.reverse_bits() >> 7 }
}

#[inline]
const fn index(rank: Rank) -> usize {
    rank.number() as usize - 1
}

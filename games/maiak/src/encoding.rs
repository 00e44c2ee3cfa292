//! MAIAK as numbers. The board is seen from the seat: square 0 is its own left corner, rows go away
//! from it. On a smaller board (R1.6) the numbers of a square are the same, and nothing lies outside.
//!
//! | ids | action |
//! |---|---|
//! | 0–899 | a step: 45 · square (0–19) + 15 · direction (left, straight, right) + payment |
//! | 900–971 | a switch: one of the 72 pairs of touching squares |
//! | 972 | to pass the switch |
//!
//! A payment is which of the other own pieces pay, counted from the own left corner: 0 nobody, 1–4
//! one of them, 5–10 two, 11–14 three.
//!
//! | field | numbers |
//! |---|---|
//! | `own_pieces`, `enemy_pieces` | 1 where a piece stands |
//! | `tiles` | a plane for each colour: blue, green, yellow, red |
//! | `own_turn` | 1 if the seat acts now |
//! | `switch_next` | 1 if a switch comes next, 0 if a step does |
//! | `switch_optional`, `same_colour_forbidden` | the options |

use table::{Encoding, Field, Seat};

use crate::{
    Action, Maiak, Phase, SameColour, Square, Switching,
    state::{PAIRS, PAYERS, WHITE},
};

const PAYMENTS: usize = 15;
/// The first payment of each price.
const PRICES: [usize; 4] = [0, 1, 5, 11];
const SWITCHES: usize = 20 * 3 * PAYMENTS;
const PASS: usize = SWITCHES + PAIRS.len();

/// The number of the payment in which the others with these bits pay.
const PAYMENT: [u8; 16] = {
    let mut numbers = [0; 16];
    let mut price = 0;
    while price < 4 {
        let mut choice = 0;
        while choice < PAYERS[price].len() {
            numbers[PAYERS[price][choice] as usize] = (PRICES[price] + choice) as u8;
            choice += 1;
        }
        price += 1;
    }
    numbers
};

/// The number of the pair with this lower square and distance.
const PAIR: [[u8; 7]; 25] = {
    let mut numbers = [[0; 7]; 25];
    let mut pair = 0;
    while pair < PAIRS.len() {
        let (low, distance) = PAIRS[pair];
        numbers[low as usize][distance as usize] = pair as u8;
        pair += 1;
    }
    numbers
};

impl Encoding for Maiak {
    const VERSION: u32 = 1;
    const ACTION_IDS: usize = PASS + 1;
    const OBSERVATION: &'static [Field] = &[
        Field::new("own_pieces", &[5, 5]),
        Field::new("enemy_pieces", &[5, 5]),
        Field::new("tiles", &[4, 5, 5]),
        Field::new("own_turn", &[]),
        Field::new("switch_next", &[]),
        Field::new("switch_optional", &[]),
        Field::new("same_colour_forbidden", &[]),
    ];

    #[inline]
    fn action_id(&self, seat: Seat, action: Action) -> usize {
        match action {
            Action::Step { from, to, pays, .. } => {
                let others = self.pieces[seat.index()] & !(from.bit() as u32);
                let (from, to) = (self.turned(seat, from), self.turned(seat, to));
                let payment = PAYMENT[ranks(seat, others, pays) as usize & 15];
                // Straight ahead is five squares on.
                from * 3 * PAYMENTS + (to + 1 - from - 5) * PAYMENTS + usize::from(payment)
            }
            Action::Switch(a, b) => {
                let (a, b) = (self.turned(seat, a), self.turned(seat, b));
                SWITCHES + usize::from(PAIR[a.min(b)][a.abs_diff(b)])
            }
            Action::Pass => PASS,
        }
    }

    fn action_of(&self, seat: Seat, id: usize) -> Option<Action> {
        if id >= SWITCHES {
            let Some(&(low, distance)) = PAIRS.get(id - SWITCHES) else {
                return (id == PASS).then_some(Action::Pass);
            };
            let square = |place: u32| self.square(seat, place as usize);
            let (a, b) = (square(low)?, square(low + distance)?);
            return Some(Action::Switch(a.min(b), a.max(b)));
        }
        let (place, direction, payment) =
            (id / PAYMENTS / 3, id / PAYMENTS % 3, (id % PAYMENTS) as u8);
        let file = (place % 5 + direction).checked_sub(1).filter(|&file| file < 5)?;
        let (from, to) =
            (self.square(seat, place)?, self.square(seat, (place / 5 + 1) * 5 + file)?);
        let (own, enemies) = (self.pieces[seat.index()], self.pieces[seat.opponent().index()]);
        let others = own & !(from.bit() as u32);
        let chosen = PAYMENT.iter().position(|&number| number == payment)? as u32;
        let pays = (0..4).filter(|rank| chosen >> rank & 1 == 1);
        let pays = pays.map(|rank| of_rank(seat, others, rank)).sum::<Option<u32>>()?;
        let captures = u64::from(enemies) & to.bit() != 0;
        Some(Action::Step { from, to, captures, pays })
    }

    #[inline]
    fn observe(&self, seat: Seat, values: &mut [f32]) {
        assert_eq!(values.len(), Self::OBSERVATION_LEN);
        let (low, high) = (self.tiles.low, self.tiles.high);
        let board = self.size.mask() as u32;
        let planes = [
            self.pieces[seat.index()],
            self.pieces[seat.opponent().index()],
            board & !low & !high,
            low & !high,
            !low & high,
            low & high,
        ];
        let last = self.size.last().index();
        let (boards, facts) = values.split_at_mut(25 * planes.len());
        for (board, plane) in boards.chunks_exact_mut(25).zip(planes) {
            // The other side's first square is our last.
            let plane = if seat == WHITE { plane } else { plane.reverse_bits() >> (31 - last) };
            for (place, value) in board.iter_mut().enumerate() {
                *value = (plane >> place & 1) as f32;
            }
        }
        facts.copy_from_slice(&[
            f32::from(self.turn == seat && self.end.is_none()),
            f32::from(self.phase == Phase::Switch),
            f32::from(self.switch == Switching::Optional),
            f32::from(self.same_colour == SameColour::Forbidden),
        ]);
    }
}

impl Maiak {
    /// Where a square of the board lies as the seat sees it.
    #[inline]
    fn turned(&self, seat: Seat, square: Square) -> usize {
        if seat == WHITE { square.index() } else { self.size.last().index() - square.index() }
    }

    /// The square that lies there as the seat sees it, if it is on the board.
    fn square(&self, seat: Seat, place: usize) -> Option<Square> {
        let across = self.size.across(place)?;
        Some(Square::new(if seat == WHITE { place } else { across }))
    }
}

/// Which of the others these are, counted as the seat sees them.
#[inline]
fn ranks(seat: Seat, others: u32, mut some: u32) -> u32 {
    let mut ranks = 0;
    while some != 0 {
        let bit = some & some.wrapping_neg();
        let before = if seat == WHITE { bit - 1 } else { !(bit | (bit - 1)) };
        ranks |= 1 << (others & before).count_ones();
        some ^= bit;
    }
    ranks
}

/// The bit of the other with this rank.
fn of_rank(seat: Seat, others: u32, rank: u32) -> Option<u32> {
    let mut ranked = table::bits::ones(others.into());
    let count = others.count_ones();
    let number = if seat == WHITE { Some(rank) } else { count.checked_sub(rank + 1) };
    ranked.nth(number? as usize).map(|bit| 1 << bit)
}

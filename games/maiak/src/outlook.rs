use table::Seat;

use crate::{Maiak, Phase, state::Steps};

/// How many numbers an [outlook](Maiak::outlook) has.
pub const OUTLOOK: usize = 1 + 2 * SIDE + 1;

/// How many of them are about one side.
const SIDE: usize = 20;

impl Maiak {
    /// What can cheaply be said of the chances of whoever has to act: always one, then the same numbers about his side
    /// and about the other, and how many of his steps hold where he is threatened. For programs that learn from
    /// positions that are solved; what a move and what a switch is worth they had better learn apart.
    pub fn outlook(&self) -> [f32; OUTLOOK] {
        let mut numbers = [0.0; OUTLOOK];
        numbers[0] = 1.0;
        let (own, other) = (self.turn, self.turn.opponent());
        let (steps, other_steps) = (self.steps(own), self.steps(other));
        let (entered, other_entered) =
            (self.entered(own, &steps), self.entered(other, &other_steps));
        self.tell_side(own, &steps, entered, other_entered, &mut numbers[1..=SIDE]);
        self.tell_side(
            other,
            &other_steps,
            other_entered,
            entered,
            &mut numbers[1 + SIDE..=2 * SIDE],
        );
        if self.phase == Phase::Move && self.wins_next(other) {
            numbers[1 + 2 * SIDE] = 1.0 / (1 + self.steps_that_hold()) as f32;
        }
        numbers
    }

    fn tell_side(&self, seat: Seat, steps: &Steps, entered: u32, feared: u32, numbers: &mut [f32]) {
        let pieces = self.pieces[seat.index()];
        let enemies = self.pieces[seat.opponent().index()];
        let count = pieces.count_ones();
        // Whether there are two, three, four, five pieces.
        if count > 1 {
            numbers[count as usize - 2] = 1.0;
        }
        let far = self.home(seat.opponent());
        let before =
            |rows: u32| if seat.index() == 0 { far >> (5 * rows) } else { far << (5 * rows) };
        let rows = [1, 2, 3].map(|rows| pieces & before(rows));
        for (number, row) in numbers[4..7].iter_mut().zip(rows) {
            *number = row.count_ones() as f32;
        }
        numbers[7] = (rows[0] != 0).into();
        numbers[8] = (rows[0] == 0 && rows[1] != 0).into();
        let stepping = steps.pieces();
        let goals = self.goals_by(seat, steps);
        let two_before = before(2);
        let going =
            |mask: u64| ((mask | mask >> 20 | mask >> 40) as u32 & 0xF_FFFF) << (5 * seat.index());
        let free = going(steps.by_price[0]);
        let count = |mask: u32| mask.count_ones() as f32;
        let counted = |price: usize| steps.by_price[price].count_ones() as f32;
        numbers[9] = counted(0);
        numbers[10] = counted(1);
        numbers[11] = counted(2) + counted(3);
        numbers[12] = count(stepping & two_before);
        numbers[13] = count(free & two_before);
        numbers[14] = count(goals);
        numbers[15] = (goals != 0).into();
        numbers[16] = (goals.count_ones() > 2 || goals & enemies != 0).into();
        numbers[17] = count(rows[0] & feared);
        numbers[18] = count(pieces & feared);
        numbers[19] = count(entered & before(1));
    }
}

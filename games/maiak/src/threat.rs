use table::{Game, Seat, bits::ones};

use crate::{
    Action, Maiak, Phase, SameColour, Tiles,
    state::{DIRECTIONS, Steps},
};

impl Maiak {
    /// The squares of the far row that the seat could step onto, were it to move now.
    #[inline]
    pub fn goals(&self, seat: Seat) -> u32 {
        self.goals_by(seat, &self.steps(seat))
    }

    /// The squares that a seat could step onto, were it to move now.
    #[inline]
    pub(crate) fn entered(&self, seat: Seat, steps: &Steps) -> u32 {
        (0..3).fold(0, |all, direction| {
            let pieces = steps.pieces_going(direction);
            all | match seat.index() {
                0 => pieces << (4 + direction),
                _ => pieces >> (6 - direction),
            }
        })
    }

    /// Whether a seat could win by a step, were it to move now: by arriving, or by capturing the last piece.
    #[inline]
    pub fn wins_next(&self, seat: Seat) -> bool {
        let steps = self.steps(seat);
        let enemies = self.pieces[seat.opponent().index()];
        self.arrives_by(seat, &steps)
            || enemies & (enemies - 1) == 0 && self.entered(seat, &steps) & enemies != 0
    }

    #[inline]
    pub(crate) fn goals_by(&self, seat: Seat, steps: &Steps) -> u32 {
        let from = self.before_far(seat);
        let mut goals = 0;
        for direction in 0..3 {
            let pieces = steps.pieces_going(direction) & from;
            goals |= if seat.index() == 0 {
                pieces << (4 + direction)
            } else {
                pieces >> (6 - direction)
            };
        }
        goals
    }

    /// Whether the side that has to switch two tiles can do so without the other arriving next.
    #[inline]
    pub fn switch_holds(&self) -> bool {
        let other = self.turn.opponent();
        let steps = self.steps(other);
        let enemies = self.pieces[self.turn.index()];
        if enemies & (enemies - 1) == 0 && self.entered(other, &steps) & enemies != 0 {
            return false;
        }
        let goals = self.goals_by(other, &steps);
        if goals == 0 {
            return true;
        }
        let occupied = self.pieces[0] | self.pieces[1];
        // Tiles under pieces stay as they are, and only two can be exchanged.
        if goals & occupied != 0 || goals.count_ones() > 2 {
            return false;
        }
        let goal = goals.trailing_zeros();
        let empty = self.size.mask() as u32 & !occupied;
        let mut after = *self;
        let mut holds = |low: u32, distance: u32| {
            let both = 1 << low | 1 << (low + distance);
            let planes = self.tiles;
            let differ = |plane: u32| (plane >> low ^ plane >> (low + distance)) & 1;
            let (flip_low, flip_high) = (differ(planes.low), differ(planes.high));
            if flip_low | flip_high == 0 {
                return false;
            }
            after.tiles.low = planes.low ^ (both * flip_low);
            after.tiles.high = planes.high ^ (both * flip_high);
            !after.wins_next(other)
        };
        DIRECTIONS.iter().any(|&(distance, edge)| {
            let pairs = empty & (empty >> distance) & !edge;
            (pairs >> goal & 1 == 1 && holds(goal, distance))
                || (goal >= distance
                    && pairs >> (goal - distance) & 1 == 1
                    && holds(goal - distance, distance))
        })
    }

    /// Of how many steps of the side that has to move the other does not arrive next, if it switches
    /// two tiles well; with how many of them it wins at once.
    #[inline]
    pub fn steps_that_hold(&self) -> u32 {
        let threatened = self.wins_next(self.turn.opponent());
        let (steps, choices) = (self.steps(self.turn), self.choices());
        let mut count = 0;
        for (price, (&bits, &ways)) in steps.by_price.iter().zip(&choices).enumerate() {
            if !threatened {
                count += bits.count_ones() * ways;
                continue;
            }
            for bit in ones(bits) {
                for choice in 0..ways as usize {
                    count += u32::from(self.step_holds(self.step(bit, price, choice)));
                }
            }
        }
        count
    }

    /// Whether the side that has to move has a step after which the other does not win next.
    #[inline]
    pub fn some_step_holds(&self) -> bool {
        let (steps, choices) = (self.steps(self.turn), self.choices());
        (0..4).any(|price| {
            ones(steps.by_price[price]).any(|bit| {
                (0..choices[price] as usize)
                    .any(|choice| self.step_holds(self.step(bit, price, choice)))
            })
        })
    }

    /// Whether the side that has to move surely wins by a threat: it can step, and switch two tiles, so that the other
    /// can neither win next nor hinder it from arriving. Not every such way is seen.
    pub fn move_forces(&self) -> bool {
        let before_far = self.before_far(self.turn);
        let pieces = self.pieces[self.turn.index()];
        let (steps, choices) = (self.steps(self.turn), self.choices());
        if pieces & before_far == 0 && self.entered(self.turn, &steps) & before_far == 0 {
            return false;
        }
        (0..4).any(|price| {
            ones(steps.by_price[price]).any(|bit| {
                (0..choices[price] as usize).any(|choice| {
                    let mut after = *self;
                    after.apply(self.turn, self.step(bit, price, choice), &mut ());
                    match after.end {
                        Some(end) => after.winner(end) == self.turn,
                        None => after.phase == Phase::Switch && after.switch_forces(),
                    }
                })
            })
        })
    }

    /// The same for the side that has to switch two tiles.
    pub fn switch_forces(&self) -> bool {
        let (own, other) = (self.turn, self.turn.opponent());
        let other_steps = self.steps(other);
        // The other must not be able to capture the piece that threatens; no switch changes that.
        let feared = self.entered(other, &other_steps);
        let sure = self.pieces[own.index()] & self.before_far(own) & !feared;
        if sure == 0 {
            return false;
        }
        let occupied = self.pieces[0] | self.pieces[1];
        let empty = self.size.mask() as u32 & !occupied;
        let goals = self.goals_by(other, &other_steps);
        // Only tiles on which somebody might arrive matter much.
        let far = if goals != 0 { goals } else { self.home(other) };
        let far = far & empty;
        let mut neutral = goals == 0;
        for (distance, edge) in DIRECTIONS {
            let pairs = empty & (empty >> distance) & !edge;
            let relevant = pairs & (far | far >> distance);
            for low in ones(relevant.into()) {
                if self.forces_by(low, distance) {
                    return true;
                }
            }
            let others = pairs & !relevant;
            if neutral && others != 0 {
                neutral = false;
                if self.forces_by(others.trailing_zeros(), distance) {
                    return true;
                }
            }
        }
        false
    }

    fn forces_by(&self, low: u32, distance: u32) -> bool {
        let both = 1 << low | 1 << (low + distance);
        let Tiles { low: odd, high } = self.tiles;
        let differ = |plane: u32| (plane >> low ^ plane >> (low + distance)) & 1;
        let (flip_odd, flip_high) = (differ(odd), differ(high));
        if flip_odd | flip_high == 0 && self.same_colour == SameColour::Forbidden {
            return false;
        }
        let mut after = *self;
        after.tiles = Tiles { low: odd ^ (both * flip_odd), high: high ^ (both * flip_high) };
        after.turn = self.turn.opponent();
        after.phase = Phase::Move;
        after.turns += 1;
        after.arrives(self.turn) && !after.wins_next(after.turn) && !after.some_step_holds()
    }

    fn step_holds(&self, step: Action) -> bool {
        let mut after = *self;
        after.apply(self.turn, step, &mut ());
        match after.end {
            Some(end) => after.winner(end) == self.turn,
            None if after.phase == Phase::Switch => after.switch_holds(),
            None => !after.wins_next(after.turn),
        }
    }

    #[inline]
    pub(crate) fn before_far(&self, seat: Seat) -> u32 {
        let far = self.home(seat.opponent());
        if seat.index() == 0 { far >> 5 } else { far << 5 }
    }
}

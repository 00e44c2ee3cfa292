use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

/// How much time each seat has.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ClockRules {
    /// Minutes for the whole game.
    pub minutes: f64,
    /// Seconds more for every turn that a seat ends.
    #[serde(default)]
    pub increment: u32,
}

impl ClockRules {
    /// The most minutes that make sense.
    pub const MOST_MINUTES: f64 = 24.0 * 60.0;
    /// The most seconds per turn that make sense.
    pub const MOST_INCREMENT: u32 = 60 * 60;

    /// Whether a clock can run by these rules.
    pub fn is_sensible(&self) -> bool {
        let minutes = self.minutes > 0.0 && self.minutes <= ClockRules::MOST_MINUTES;
        minutes && self.increment <= ClockRules::MOST_INCREMENT
    }
}

/// The time that each seat has left. It runs for every person who is to act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    left: Vec<u64>,
    increment: u64,
    running: SeatSet,
    /// Until when the running time is counted already.
    counted: u64,
}

impl Clock {
    /// A clock that stands still.
    pub(super) fn new(rules: ClockRules, seats: usize) -> Clock {
        Clock {
            left: vec![(rules.minutes * 60_000.0) as u64; seats],
            increment: u64::from(rules.increment) * 1000,
            running: SeatSet::EMPTY,
            counted: 0,
        }
    }

    /// Count the time that has run until now.
    pub(super) fn count(&mut self, now: u64) {
        let gone = now.saturating_sub(self.counted);
        for seat in self.running.iter() {
            self.left[seat.index()] = self.left[seat.index()].saturating_sub(gone);
        }
        self.counted = self.counted.max(now);
    }

    /// Forget the time since it was last counted: nobody could have acted in it.
    pub(super) fn skip(&mut self, now: u64) {
        self.counted = self.counted.max(now);
    }

    /// The seats whose time runs from now on.
    pub(super) fn run(&mut self, running: SeatSet) {
        self.running = running;
    }

    /// A seat ended its turn.
    pub(super) fn add_increment(&mut self, seat: Seat) {
        self.left[seat.index()] += self.increment;
    }

    /// What a seat has left, in milliseconds.
    pub fn left(&self, seat: Seat, now: u64) -> u64 {
        let left = self.left[seat.index()];
        let gone = now.saturating_sub(self.counted);
        if self.running.contains(seat) { left.saturating_sub(gone) } else { left }
    }

    /// When the next time runs out, and whose, unless something happens before.
    pub fn next_flag(&self) -> Option<(u64, Seat)> {
        let flag = |seat: Seat| (self.counted + self.left[seat.index()], seat);
        self.running.iter().map(flag).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_runs_for_those_to_act_alone() {
        let mut clock = Clock::new(ClockRules { minutes: 1.0, increment: 2 }, 2);
        clock.skip(1000);
        clock.run(Seat(0).into());
        assert_eq!(clock.left(Seat(0), 11_000), 50_000);
        assert_eq!(clock.left(Seat(1), 11_000), 60_000);
        assert_eq!(clock.next_flag(), Some((61_000, Seat(0))));
        clock.count(11_000);
        clock.add_increment(Seat(0));
        clock.run(Seat(1).into());
        assert_eq!(clock.left(Seat(0), 99_000), 52_000);
        clock.skip(40_000);
        assert_eq!(clock.left(Seat(1), 41_000), 59_000, "the time in between is given back");
        clock.count(0);
        assert_eq!(clock.left(Seat(1), 41_000), 59_000, "time never runs backwards");
    }
}

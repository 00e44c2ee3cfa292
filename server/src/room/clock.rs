use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

/// How much time each person has.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ClockRules {
    /// Minutes for the whole game.
    pub minutes: f64,
    /// Seconds more for every turn that the person ends.
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

/// The time that each person has left. It runs while any of the person's seats is to act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    /// The seats of each person, and the milliseconds left for all of them together.
    people: Vec<(SeatSet, u64)>,
    increment: u64,
    running: SeatSet,
    /// Until when the running time is counted already.
    counted: u64,
}

impl Clock {
    /// A clock that stands still, for the people on these seats.
    pub(super) fn new(rules: ClockRules, people: impl IntoIterator<Item = SeatSet>) -> Clock {
        let left = (rules.minutes * 60_000.0) as u64;
        Clock {
            people: people.into_iter().map(|seats| (seats, left)).collect(),
            increment: u64::from(rules.increment) * 1000,
            running: SeatSet::EMPTY,
            counted: 0,
        }
    }

    /// Count the time that has run until now.
    pub(super) fn count(&mut self, now: u64) {
        let gone = now.saturating_sub(self.counted);
        let running = self.running;
        for (_, left) in self.people.iter_mut().filter(|(seats, _)| meet(*seats, running)) {
            *left = left.saturating_sub(gone);
        }
        self.counted = self.counted.max(now);
    }

    /// Forget the time since it was last counted: nobody could have acted in it.
    pub(super) fn skip(&mut self, now: u64) {
        self.counted = self.counted.max(now);
    }

    /// The seats whose people's time runs from now on.
    pub(super) fn run(&mut self, running: SeatSet) {
        self.running = running;
    }

    /// A seat ended its turn.
    pub(super) fn add_increment(&mut self, seat: Seat) {
        let increment = self.increment;
        for (_, left) in self.people.iter_mut().filter(|(seats, _)| seats.contains(seat)) {
            *left += increment;
        }
    }

    /// What the person on a seat has left, in milliseconds.
    pub fn left(&self, seat: Seat, now: u64) -> u64 {
        let person = self.people.iter().find(|(seats, _)| seats.contains(seat));
        person.map_or(0, |&(seats, left)| {
            let gone = now.saturating_sub(self.counted);
            if meet(seats, self.running) { left.saturating_sub(gone) } else { left }
        })
    }

    /// When the next time runs out, and one of the seats of the person it is, unless something
    /// happens before.
    pub fn next_flag(&self) -> Option<(u64, Seat)> {
        let running = self.people.iter().filter(|(seats, _)| meet(*seats, self.running));
        running.filter_map(|(seats, left)| Some((self.counted + left, seats.first()?))).min()
    }
}

fn meet(one: SeatSet, other: SeatSet) -> bool {
    !one.intersection(other).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: ClockRules = ClockRules { minutes: 1.0, increment: 2 };

    fn seat(number: u8) -> Seat {
        Seat::new(number)
    }

    #[test]
    fn time_runs_for_those_to_act_alone() {
        let mut clock = Clock::new(RULES, [seat(0).into(), seat(1).into()]);
        clock.skip(1000);
        clock.run(seat(0).into());
        assert_eq!(clock.left(seat(0), 11_000), 50_000);
        assert_eq!(clock.left(seat(1), 11_000), 60_000);
        assert_eq!(clock.next_flag(), Some((61_000, seat(0))));
        clock.count(11_000);
        clock.add_increment(seat(0));
        clock.run(seat(1).into());
        assert_eq!(clock.left(seat(0), 99_000), 52_000);
        clock.skip(40_000);
        assert_eq!(clock.left(seat(1), 41_000), 59_000, "the time in between is given back");
        clock.count(0);
        assert_eq!(clock.left(seat(1), 41_000), 59_000, "time never runs backwards");
    }

    #[test]
    fn the_seats_of_one_person_share_one_time() {
        let both = SeatSet::of([seat(0), seat(2)]);
        let mut clock = Clock::new(RULES, [both, seat(1).into()]);
        clock.run(both);
        clock.count(10_000);
        assert_eq!(
            [0, 1, 2].map(|number| clock.left(seat(number), 10_000)),
            [50_000, 60_000, 50_000]
        );
        clock.add_increment(seat(2));
        clock.run(seat(2).into());
        assert_eq!(clock.left(seat(0), 11_000), 51_000);
        assert_eq!(clock.next_flag(), Some((62_000, seat(0))));
    }
}

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats any table can have.
pub const MAX_SEATS: usize = 10;

/// A place at the table, counted from 0.
///
/// ```
/// use table::{Seat, SeatSet};
///
/// let both = SeatSet::of([Seat(0), Seat(1)]);
/// assert!(both.contains(Seat(1)));
/// assert_eq!(both.to_string(), "0 and 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into an array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The only other seat of a table for two.
    #[inline]
    pub const fn opponent(self) -> Seat {
        Seat(1 - self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats: those who may act now, a team, or whose eyes a viewer has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u16);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Only this seat.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The first `count` seats.
    pub const fn first_seats(count: usize) -> SeatSet {
        SeatSet((1 << count) - 1)
    }

    /// The given seats.
    pub fn of(seats: impl IntoIterator<Item = Seat>) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// This set and one more seat.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether nobody is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in rising order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> SeatSet {
        SeatSet::of(seats.into_iter().filter(|seat| seat.index() < MAX_SEATS))
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Vec<Seat> {
        set.iter().collect()
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, seat) in self.iter().enumerate() {
            let joint = if i == 0 {
                ""
            } else if i + 1 == self.len() {
                " and "
            } else {
                ", "
            };
            write!(f, "{joint}{seat}")?;
        }
        Ok(())
    }
}

/// Who looks: one seat, a person who holds several seats, or a spectator who holds none.
///
/// A viewer may know what any of his seats may know, and never more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Viewer(SeatSet);

impl Viewer {
    /// Somebody without a seat: knows only what is open to all.
    pub const SPECTATOR: Viewer = Viewer(SeatSet::EMPTY);

    /// The person on one seat.
    #[inline]
    pub const fn seat(seat: Seat) -> Viewer {
        Viewer(SeatSet::only(seat))
    }

    /// A person who holds all these seats.
    pub const fn seats(seats: SeatSet) -> Viewer {
        Viewer(seats)
    }

    /// Whether the viewer looks through this seat's eyes.
    #[inline]
    pub const fn is(self, seat: Seat) -> bool {
        self.0.contains(seat)
    }

    /// The seats the viewer holds.
    #[inline]
    pub const fn holds(self) -> SeatSet {
        self.0
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_keep_order_and_survive_json() {
        let set = SeatSet::of([Seat(9), Seat(0), Seat(4)]);
        assert_eq!(set.len(), 3);
        assert_eq!(set.first(), Some(Seat(0)));
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(text, "[0,4,9]");
        assert_eq!(serde_json::from_str::<SeatSet>(&text).unwrap(), set);
        assert_eq!(set.to_string(), "0, 4 and 9");
    }

    #[test]
    fn a_seat_beyond_the_table_is_dropped_from_a_set() {
        assert_eq!(serde_json::from_str::<SeatSet>("[1,200]").unwrap(), SeatSet::only(Seat(1)));
    }

    #[test]
    fn a_spectator_is_nobody() {
        assert!((0..10).all(|seat| !Viewer::SPECTATOR.is(Seat(seat))));
        assert!(Viewer::seat(Seat(3)).is(Seat(3)));
    }
}

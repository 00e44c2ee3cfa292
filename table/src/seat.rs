use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The most seats any table can have.
pub const MAX_SEATS: usize = 10;

/// A place at the table, counted from 0.
///
/// ```
/// use table::{Seat, SeatSet};
///
/// let both = SeatSet::of([Seat::new(0), Seat::new(1)]);
/// assert!(both.contains(Seat::new(1)));
/// assert_eq!(both.to_string(), "0 and 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// A number that is no seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("seats are numbered from 0 to {last}, so {0} is none", last = MAX_SEATS - 1)]
pub struct SeatError(u64);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// If no table has so many seats; `try_from` refuses such a number instead.
    #[inline]
    pub const fn new(number: u8) -> Seat {
        assert!((number as usize) < MAX_SEATS);
        Seat(number)
    }

    /// The seat as an index into an array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of the seat, from 0.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The only other seat of a table for two.
    ///
    /// # Panics
    /// If this is neither of its seats.
    #[inline]
    pub const fn opponent(self) -> Seat {
        Seat(1 - self.0)
    }
}

impl TryFrom<u8> for Seat {
    type Error = SeatError;

    fn try_from(number: u8) -> Result<Seat, SeatError> {
        Seat::try_from(u64::from(number))
    }
}

impl TryFrom<u64> for Seat {
    type Error = SeatError;

    fn try_from(number: u64) -> Result<Seat, SeatError> {
        if number < MAX_SEATS as u64 { Ok(Seat(number as u8)) } else { Err(SeatError(number)) }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats: those who may act now, a team, or whose eyes a viewer has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

    /// This set without one of its seats.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats that are in this set, in the other or in both.
    #[inline]
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// The seats that are in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
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
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        crate::bits::ones(self.0.into()).map(|bit| Seat(bit as u8))
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> SeatSet {
        SeatSet::of(seats)
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    fn no_seat_lies_beyond_the_table() {
        assert!(Seat::try_from(9u8).is_ok());
        assert!(Seat::try_from(10u8).unwrap_err().to_string().contains("0 to 9"));
        assert!(serde_json::from_str::<Seat>("16").is_err());
        assert!(serde_json::from_str::<SeatSet>("[1,200]").is_err());
    }

    #[test]
    fn sets_are_joined_cut_and_lessened() {
        let (low, high) = (SeatSet::first_seats(3), SeatSet::of([Seat(2), Seat(5)]));
        assert_eq!(low.union(high).to_string(), "0, 1, 2 and 5");
        assert_eq!(low.intersection(high), Seat(2).into());
        assert_eq!(high.without(Seat(2)), Seat(5).into());
    }

    #[test]
    fn a_spectator_is_nobody() {
        assert!((0..10).all(|seat| !Viewer::SPECTATOR.is(Seat(seat))));
        assert!(Viewer::seat(Seat(3)).is(Seat(3)));
    }
}

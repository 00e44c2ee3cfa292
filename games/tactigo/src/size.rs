use std::fmt;

use serde::{Serialize, Serializer};
use table::Phrase;

/// How many checkers a move takes along. It decides where they may go and what they overpower
/// (R3.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Size {
    /// One checker, in all eight directions.
    One = 1,
    /// Two checkers, diagonally.
    Two,
    /// Three checkers, orthogonally.
    Three,
}

impl Size {
    /// All sizes, the smallest first.
    pub const ALL: [Size; 3] = [Size::One, Size::Two, Size::Three];

    /// The size with this many checkers.
    pub const fn new(checkers: u64) -> Option<Size> {
        match checkers {
            1 => Some(Size::One),
            2 => Some(Size::Two),
            3 => Some(Size::Three),
            _ => None,
        }
    }

    /// How many checkers.
    pub const fn checkers(self) -> u8 {
        self as u8
    }

    pub(crate) const fn index(self) -> usize {
        self as usize - 1
    }

    /// The choice of this size in a scene, and how it looks.
    #[cfg(feature = "words")]
    pub(crate) const fn choice(self) -> &'static str {
        ["size-1", "size-2", "size-3"][self.index()]
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.checkers().fmt(f)
    }
}

impl Serialize for Size {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.checkers())
    }
}

/// A set of sizes, such as those already moved in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Sizes(u8);

impl Sizes {
    /// No size.
    pub const NONE: Sizes = Sizes(0);
    /// Every size.
    pub const ALL: Sizes = Sizes(0b111);

    /// Whether the size is in the set.
    #[inline]
    pub const fn contains(self, size: Size) -> bool {
        self.0 >> size.index() & 1 == 1
    }

    /// This set and one more size.
    #[inline]
    #[must_use]
    pub const fn with(self, size: Size) -> Sizes {
        Sizes(self.0 | 1 << size.index())
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Sizes) -> Sizes {
        Sizes(self.0 | other.0)
    }

    /// The sizes that are not in the set.
    #[inline]
    #[must_use]
    pub const fn others(self) -> Sizes {
        Sizes(!self.0 & Sizes::ALL.0)
    }

    /// Whether no size is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is a choice.
    #[cfg(feature = "words")]
    pub(crate) fn are_several(self) -> bool {
        self.0.count_ones() > 1
    }

    /// How many checkers, where any of these sizes may be meant. The message chooses by the sizes as
    /// digits: 13 is one or three.
    pub(crate) fn phrase(self) -> Phrase {
        let digits = self.iter().fold(0, |digits, size| 10 * digits + size.checkers());
        Phrase::new("checkers").with("sizes", digits)
    }

    /// The sizes in rising order.
    pub fn iter(self) -> impl Iterator<Item = Size> {
        Size::ALL.into_iter().filter(move |&size| self.contains(size))
    }
}

impl From<Size> for Sizes {
    fn from(size: Size) -> Sizes {
        Sizes::NONE.with(size)
    }
}

impl FromIterator<Size> for Sizes {
    fn from_iter<I: IntoIterator<Item = Size>>(sizes: I) -> Sizes {
        sizes.into_iter().fold(Sizes::NONE, Sizes::with)
    }
}

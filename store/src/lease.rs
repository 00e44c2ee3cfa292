use std::fmt;

/// The number of a lease. Whoever takes the lease of a table gets a higher one than all before, so
/// that what an earlier keeper still writes is known to be late.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fence(pub(crate) i64);

impl fmt::Display for Fence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

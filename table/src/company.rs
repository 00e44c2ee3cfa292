use crate::{Seat, Sides, Viewer};

/// The people at a table in the ears of whoever is told something.
///
/// A closure that knows names is a company in which nobody in particular listens.
pub trait Company {
    /// What the person on a seat is called, where that is known.
    fn name(&self, seat: Seat) -> Option<String>;

    /// Whether that is known.
    fn has_name(&self, seat: Seat) -> bool {
        self.name(seat).is_some()
    }

    /// What a seat is to the listener.
    fn relation(&self, seat: Seat) -> Relation {
        let _ = seat;
        Relation::Other
    }
}

impl<F: Fn(Seat) -> Option<String>> Company for F {
    fn name(&self, seat: Seat) -> Option<String> {
        self(seat)
    }
}

/// What somebody is to a listener.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// The listener himself.
    You,
    /// Somebody who wins with him.
    Partner,
    /// Anybody else, and everybody where nobody in particular listens.
    Other,
}

impl Relation {
    /// All of them.
    pub const ALL: [Relation; 3] = [Relation::You, Relation::Partner, Relation::Other];

    /// The word by which messages choose their wording.
    pub const fn word(self) -> &'static str {
        match self {
            Relation::You => "you",
            Relation::Partner => "partner",
            Relation::Other => "other",
        }
    }
}

impl Sides {
    /// What a seat is to a viewer.
    pub fn relation(&self, viewer: Viewer, seat: Seat) -> Relation {
        let own = viewer.holds();
        if own.contains(seat) {
            Relation::You
        } else if own.iter().any(|own| self.team(own).contains(seat)) {
            Relation::Partner
        } else {
            Relation::Other
        }
    }
}

/// Somebody who is told something, and knows the names of the others.
#[derive(Clone, Copy, Debug)]
pub struct Listener<N> {
    /// Who plays, and for whom.
    pub sides: Sides,
    /// Whose ears.
    pub viewer: Viewer,
    /// What the person on a seat is called.
    pub names: N,
}

impl<N: Fn(Seat) -> Option<String>> Company for Listener<N> {
    fn name(&self, seat: Seat) -> Option<String> {
        (self.names)(seat)
    }

    fn relation(&self, seat: Seat) -> Relation {
        self.sides.relation(self.viewer, seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeatSet;

    #[test]
    fn partners_win_together_and_a_spectator_has_none() {
        let team = |seats: [u8; 2]| SeatSet::of(seats.map(Seat::new));
        let alone: Vec<SeatSet> = (0..4).map(|seat| SeatSet::only(Seat::new(seat))).collect();
        let sides = Sides::new(4, &[team([0, 2]), team([1, 3])], &alone);
        let words = |viewer| {
            let word = |seat| sides.relation(viewer, Seat::new(seat)).word();
            [0, 1, 2, 3].map(word)
        };
        assert_eq!(words(sides.viewer(Seat::new(2))), ["partner", "other", "you", "other"]);
        assert_eq!(words(Viewer::seats(SeatSet::EMPTY)), ["other"; 4]);
    }
}

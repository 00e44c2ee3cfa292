use crate::{MAX_SEATS, Seat, SeatSet, Viewer};

/// Who plays at a table, and for whom: which seats play, which of them win together and which one
/// person holds. A fact of the options, the same from the first action to the last.
///
/// ```
/// use table::{Seat, SeatSet, Sides};
///
/// // Two people on four seats, each with two opposite ones.
/// let pairs = [SeatSet::of([0, 2].map(Seat::new)), SeatSet::of([1, 3].map(Seat::new))];
/// let sides = Sides::new(4, &pairs, &pairs);
/// assert_eq!(sides.people().len(), 2);
/// assert_eq!(sides.person(Seat::new(3)).to_string(), "1 and 3");
/// assert!(sides.viewer(Seat::new(3)).is(Seat::new(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sides {
    seats: u8,
    sides: Sets,
    people: Sets,
}

/// Sets of seats in a fixed place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Sets {
    sets: [SeatSet; MAX_SEATS],
    count: u8,
}

impl Sets {
    fn new(given: &[SeatSet], seats: usize) -> Sets {
        let mut sets = [SeatSet::EMPTY; MAX_SEATS];
        let mut all = SeatSet::EMPTY;
        for (place, &set) in sets.iter_mut().zip(given) {
            assert!(!set.is_empty() && all.intersection(set).is_empty(), "sets share no seat");
            all = all.union(set);
            *place = set;
        }
        let beyond = all.union(SeatSet::first_seats(seats)).len() > seats;
        assert!(given.len() <= MAX_SEATS && !beyond, "every seat is one of the table's");
        Sets { sets, count: given.len() as u8 }
    }

    fn as_slice(&self) -> &[SeatSet] {
        &self.sets[..self.count as usize]
    }

    fn place(&self, seat: Seat) -> Option<usize> {
        self.as_slice().iter().position(|set| set.contains(seat))
    }

    fn around(&self, seat: Seat) -> SeatSet {
        self.place(seat).map_or(SeatSet::EMPTY, |place| self.sets[place])
    }
}

impl Sides {
    /// Everybody plays, each alone.
    pub fn each_alone(seats: usize) -> Sides {
        let alone: [SeatSet; MAX_SEATS] =
            std::array::from_fn(|seat| SeatSet::only(Seat::new(seat as u8)));
        Sides::new(seats, &alone[..seats], &alone[..seats])
    }

    /// A table with so many seats, who wins together and what each person holds. A seat in none of
    /// these sets stays empty.
    ///
    /// # Panics
    /// If a seat is named twice or does not exist, or if sides and people are of different seats.
    pub fn new(seats: usize, sides: &[SeatSet], people: &[SeatSet]) -> Sides {
        let sides = Sides {
            seats: seats as u8,
            sides: Sets::new(sides, seats),
            people: Sets::new(people, seats),
        };
        let held = sides.people().iter().fold(SeatSet::EMPTY, |all, &set| all.union(set));
        assert_eq!(held, sides.playing(), "whoever plays is on a side");
        sides
    }

    /// How many seats the table has, empty ones included.
    pub fn seats(&self) -> usize {
        self.seats.into()
    }

    /// The seats that play; nobody ever sits on the others.
    pub fn playing(&self) -> SeatSet {
        self.sides().iter().fold(SeatSet::EMPTY, |all, &side| all.union(side))
    }

    /// The sides: the seats that win and lose together.
    pub fn sides(&self) -> &[SeatSet] {
        self.sides.as_slice()
    }

    /// The people: the seats that each of them holds.
    pub fn people(&self) -> &[SeatSet] {
        self.people.as_slice()
    }

    /// The place of a seat's side in [`Sides::sides`]; nothing if it does not play.
    #[inline]
    pub fn side_of(&self, seat: Seat) -> Option<usize> {
        self.sides.place(seat)
    }

    /// A seat of each of two sides, if there are two that have so many seats each.
    #[inline]
    pub fn rivals(&self, team: usize) -> Option<[Seat; 2]> {
        let [first, second] = self.sides() else { return None };
        let fits = first.len() == team && second.len() == team;
        Some([first.first()?, second.first()?]).filter(|_| fits)
    }

    /// The seats that win and lose together with this one; nobody if it does not play.
    pub fn team(&self, seat: Seat) -> SeatSet {
        self.sides.around(seat)
    }

    /// The seats that the person on this one holds; nobody if it does not play.
    pub fn person(&self, seat: Seat) -> SeatSet {
        self.people.around(seat)
    }

    /// The eyes of the person on a seat: a spectator's if it does not play.
    #[inline]
    pub fn viewer(&self, seat: Seat) -> Viewer {
        Viewer::seats(self.person(seat))
    }

    /// The eyes of everybody among whose seats one of the viewer's is.
    pub fn widen(&self, viewer: Viewer) -> Viewer {
        let seats = viewer.holds().iter().map(|seat| self.person(seat));
        Viewer::seats(seats.fold(SeatSet::EMPTY, SeatSet::union))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(seats: &[u8]) -> SeatSet {
        SeatSet::of(seats.iter().map(|&seat| Seat::new(seat)))
    }

    #[test]
    fn alone_everybody_is_a_side_and_a_person() {
        let sides = Sides::each_alone(3);
        assert_eq!((sides.seats(), sides.sides().len(), sides.people().len()), (3, 3, 3));
        assert_eq!(sides.playing(), SeatSet::first_seats(3));
        assert_eq!(sides.team(Seat::new(2)), set(&[2]));
    }

    #[test]
    fn an_empty_seat_belongs_to_nobody() {
        let sides = Sides::new(4, &[set(&[0]), set(&[1, 2])], &[set(&[0]), set(&[1]), set(&[2])]);
        assert_eq!(sides.playing(), set(&[0, 1, 2]));
        assert_eq!(sides.side_of(Seat::new(3)), None);
        assert_eq!(sides.viewer(Seat::new(3)), Viewer::SPECTATOR);
        assert_eq!(sides.team(Seat::new(1)), set(&[1, 2]));
        assert_eq!(sides.person(Seat::new(1)), set(&[1]));
    }

    #[test]
    fn two_sides_of_a_size_are_rivals() {
        let pairs = [set(&[1, 3]), set(&[0, 2])];
        let rivals = Some([1, 0].map(Seat::new));
        assert_eq!(Sides::new(4, &pairs, &pairs).rivals(2), rivals);
        assert_eq!(Sides::new(4, &pairs, &pairs).rivals(1), None);
        assert_eq!(Sides::each_alone(2).rivals(1), Some([0, 1].map(Seat::new)));
        assert_eq!(Sides::each_alone(3).rivals(1), None);
        let uneven = [set(&[0]), set(&[1, 2])];
        assert_eq!(Sides::new(4, &uneven, &uneven).rivals(1), None);
    }

    #[test]
    fn a_viewer_sees_with_all_eyes_of_the_people_he_is() {
        let sides =
            Sides::new(4, &[set(&[0, 2]), set(&[1, 3])], &[set(&[0, 2]), set(&[1]), set(&[3])]);
        assert_eq!(sides.widen(Seat::new(0).into()), Viewer::seats(set(&[0, 2])));
        assert_eq!(sides.widen(Seat::new(1).into()), Viewer::seats(set(&[1])));
        assert_eq!(sides.widen(Viewer::SPECTATOR), Viewer::SPECTATOR);
    }

    #[test]
    #[should_panic(expected = "sets share no seat")]
    fn nobody_is_on_two_sides() {
        Sides::new(2, &[set(&[0, 1]), set(&[1])], &[set(&[0]), set(&[1])]);
    }
}

use table::{Company, Listener, Phrase, Record, Seat, Sides, Viewer, text::shorten};

use crate::session::Sitter;

/// How long a name may be on the screen, in characters.
const LONGEST: usize = 30;

/// What those on the seats are called, where a game has no names for its seats that say more.
#[derive(Clone, Default, Debug)]
pub(crate) struct SeatNames(Vec<Option<String>>);

impl SeatNames {
    /// Nobody is known by name.
    pub(crate) const NONE: SeatNames = SeatNames(Vec::new());

    /// The names of those who sit down now: bots are called by theirs.
    pub(crate) fn of_sitters(sides: &Sides, sitters: &[Sitter]) -> SeatNames {
        let bot = |sitter: &Sitter| match sitter {
            Sitter::Person => None,
            Sitter::Bot(spec) => Some(spec.to_string()),
        };
        SeatNames::of_people(sides, sitters.iter().map(bot))
    }

    /// The names in a record.
    pub(crate) fn of_record(sides: &Sides, record: &Record) -> SeatNames {
        let people = sides.people().iter().map(|&person| Sitter::name_in_record(record, person));
        SeatNames::of_people(sides, people)
    }

    /// The same people in the ears of one of them.
    pub(crate) fn heard_by(&self, sides: Sides, viewer: Viewer) -> impl Company {
        let names = |seat| self.name(seat);
        Listener { sides, viewer, names }
    }

    /// A name that several people have is numbered.
    fn of_people(sides: &Sides, names: impl Iterator<Item = Option<String>>) -> SeatNames {
        let names: Vec<Option<String>> = names.map(|name| name.as_deref().and_then(tidy)).collect();
        let mut by_seat = vec![None; sides.seats()];
        for (place, (person, name)) in sides.people().iter().zip(&names).enumerate() {
            let before = names[..place].iter().filter(|other| *other == name).count();
            let alone = names.iter().filter(|other| *other == name).count() == 1;
            let name = name.as_ref().map(|name| match alone {
                true => name.clone(),
                false => format!("{name} {}", before + 1),
            });
            for seat in person.iter() {
                by_seat[seat.index()].clone_from(&name);
            }
        }
        SeatNames(by_seat)
    }
}

impl Company for SeatNames {
    fn name(&self, seat: Seat) -> Option<String> {
        self.0.get(seat.index()).cloned().flatten()
    }
}

/// A name as it can be shown: whoever wrote it must not move the cursor of whoever reads it.
fn tidy(name: &str) -> Option<String> {
    let name: String = name.chars().filter(|sign| !sign.is_control()).collect();
    let name = shorten(name.trim(), LONGEST);
    (!name.is_empty()).then_some(name)
}

/// Several names as one phrase: “A”, “A and B”, “A, B and C”.
pub(crate) fn joined(names: Vec<String>) -> Phrase {
    let mut names: Vec<Phrase> = names.into_iter().map(Phrase::plain).collect();
    match (names.pop(), names.is_empty()) {
        (None, _) => Phrase::plain(""),
        (Some(only), true) => only,
        (Some(last), false) => Phrase::new("and").with("first", names).with("last", last),
    }
}

#[cfg(test)]
mod tests {
    use table::{Lang, Seat};

    use super::*;
    use crate::voice::Voice;

    #[test]
    fn equal_names_are_numbered_and_strange_ones_tamed() {
        let sides = Sides::each_alone(4);
        let names = ["greedy", "A\u{1b}[2Jda", "greedy", " "].map(|name| Some(name.to_owned()));
        let names = SeatNames::of_people(&sides, names.into_iter());
        let found = [0, 1, 2, 3].map(|seat| names.name(Seat::new(seat)));
        let expected = [Some("greedy 1"), Some("A[2Jda"), Some("greedy 2"), None];
        assert_eq!(found, expected.map(|name| name.map(str::to_owned)));
        assert_eq!(SeatNames::NONE.name(Seat::new(3)), None);
    }

    #[test]
    fn names_are_joined_as_people_do() {
        let say = |names: &[&str]| {
            let names = names.iter().map(ToString::to_string).collect();
            Voice::new(Lang::En).say(joined(names))
        };
        assert_eq!(say(&["A"]), "A");
        assert_eq!(say(&["A", "B", "C"]), "A, B and C");
    }
}

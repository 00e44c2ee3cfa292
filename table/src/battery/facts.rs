use super::sample::{option_sets, random_game, random_states, seats, viewers};
use crate::{AnyTable, Dice, Evaluation, Game, Options, SearchKind, SeatSet, Seed, Table, Title};

/// A seat ever acts if and only if it plays, and everybody who plays is on a side and a person.
pub fn who_plays_acts<G: Game>() {
    for options in option_sets::<G>() {
        let sides = options.sides();
        let mut acted = SeatSet::EMPTY;
        for number in 0..8 {
            random_game(&options, number, &mut |state: &G, _| {
                acted = acted.union(state.to_act());
            });
        }
        assert_eq!(acted, sides.playing(), "{options:?}");
        for seat in seats(&options) {
            let plays = sides.playing().contains(seat);
            assert_eq!(sides.team(seat).contains(seat), plays);
            assert_eq!(sides.person(seat).contains(seat), plays);
            let together = sides.person(seat).iter().all(|own| sides.team(seat).contains(own));
            assert!(together, "nobody plays against himself");
        }
    }
}

/// The seats of one person share one view: through whichever of them he looks, he sees the same.
pub fn a_person_has_one_view<G: Title>() {
    for (options, state) in random_states::<G>(3, 1) {
        let sides = options.sides();
        let rules = G::ABOUT.rules_version;
        let table = Table::from_state(rules, options, Seed::from(1), state);
        for person in sides.people() {
            let first = person.first().expect("a person holds a seat");
            for seat in person.iter() {
                assert_eq!(
                    AnyTable::view(&table, seat.into()),
                    AnyTable::view(&table, first.into())
                );
                assert_eq!(table.stage(seat.into()), table.stage(first.into()));
                assert_eq!(table.prompt(seat.into()), table.prompt(first.into()));
            }
        }
    }
}

/// What the game declares about itself is true.
pub fn declared_facts_hold<G: Evaluation>() {
    let about = G::ABOUT;
    let (mut most, mut fewest, mut people) = (0, usize::MAX, (usize::MAX, 0));
    let (mut hidden, mut quick) = (false, false);
    let mut dice = Dice::new(Seed::from(31));
    for options in option_sets::<G>() {
        let sides = options.sides();
        (most, fewest) = (most.max(sides.seats()), fewest.min(sides.seats()));
        let count = sides.people().len();
        people = (people.0.min(count), people.1.max(count));
        for number in 0..3 {
            random_game(&options, number, &mut |state: &G, _| {
                quick |= state.to_act().iter().any(|seat| state.on_timeout(seat).is_some());
                if !hidden {
                    let views = viewers(&options).into_iter().map(|viewer| state.view(viewer));
                    hidden = views.into_iter().any(|view| G::imagine(&view, &mut dice) != *state);
                }
            });
        }
    }
    assert_eq!((fewest, most), about.seats, "seats");
    assert_eq!(people, about.people, "people");
    assert_eq!(hidden, about.hidden, "whether anything is hidden");
    assert_eq!(quick, about.quick_answers, "whether quick answers are asked for");
    assert!(about.oldest_rules <= about.rules_version && about.oldest_rules > 0);
    for rule in [about.turn_rule, about.end_rule] {
        assert!(about.rules.en.contains(&format!("**{rule}**")), "no rule {rule}");
    }
    assert_eq!(G::FEATURES.len(), G::WEIGHTS.len(), "a weight for every feature");
    if G::SEARCH == SearchKind::AlphaBeta {
        assert!(!hidden && about.seats == (2, 2), "alpha-beta is for two who see everything");
    }
}

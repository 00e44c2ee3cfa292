//! Hidden means hidden on the wire: in two worlds that look alike to somebody, a program in his place is
//! told the same, to the byte, until he sees something different.

use bots::wire;
use serde_json::Value;
use table::{
    AnyTable, Dice, Options, Seat, SeatSet, Seed, Table, Title, Viewer, battery::random_states,
};

/// How many actions are done in both worlds.
const STEPS: usize = 12;

fn compare<G: Title>() {
    let mut dice = Dice::new(Seed::from(41));
    let (mut compared, mut parted) = (0, 0);
    for (options, truth) in random_states::<G>(4, 2) {
        for &seats in options.sides().people() {
            let viewer = Viewer::seats(seats);
            let other = G::imagine(&truth.view(viewer), &mut dice);
            let table = |state, seed| {
                Table::from_state(G::ABOUT.rules_version, options.clone(), Seed::from(seed), state)
            };
            let (mut one, mut two) = (table(truth.clone(), 1), table(other, 2));
            assert_eq!(wire::new(&one, 1, seats), wire::new(&two, 1, seats));
            for ply in 0..STEPS {
                assert_eq!(told(&one, seats, ply), told(&two, seats, ply));
                compared += 1;
                let Some(seat) = one.asks_first() else { break };
                let action = pick(&one, seat, &mut dice);
                let same = seats.contains(seat) || two.legal(seat).contains(&action);
                let other = if same { action.clone() } else { pick(&two, seat, &mut dice) };
                AnyTable::play(&mut one, seat, &action).unwrap();
                AnyTable::play(&mut two, seat, &other).unwrap();
                let seen = |table: &Table<G>| Table::seen(table, ply, viewer);
                if seen(&one) != seen(&two) {
                    parted += 1;
                    break;
                }
            }
        }
    }
    assert!(compared > 100, "{compared}");
    assert_eq!(
        parted > 0,
        G::ABOUT.hidden,
        "worlds part where something is hidden, and only there"
    );
}

/// All that a program in place of this person may be told now.
fn told(table: &dyn AnyTable, seats: SeatSet, ply: usize) -> String {
    let view = wire::view(table, 1, Viewer::seats(seats), ply.saturating_sub(1));
    let acting = seats.intersection(table.to_act());
    let questions = acting.iter().map(|seat| wire::think(table, 1, seat, None));
    let end = wire::end(1, table.outcome().as_ref());
    let lines: Vec<Value> = [view].into_iter().chain(questions).chain([end]).collect();
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn pick(table: &dyn AnyTable, seat: Seat, dice: &mut Dice) -> String {
    let mut legal = table.legal(seat);
    legal.swap_remove(dice.roll(legal.len()))
}

#[test]
fn look_alike_worlds_are_told_alike() {
    compare::<maiak::Maiak>();
    compare::<tactigo::Tactigo>();
    compare::<tactiki::Tactiki>();
    compare::<taki::Taki>();
    compare::<tac::Tac>();
}

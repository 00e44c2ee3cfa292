use super::sample::{action_pool, random_states, viewers};
use crate::{Dice, Event, Game, Presentation, RandomSource, Refusal, Seed, Viewer};

/// Two worlds that look alike to a viewer stay alike as long as he sees the same happen: the same
/// views, legal lists and refusals; and what reveals nothing looks the same in both.
pub fn views_hold_only_what_was_seen<G: Presentation>() {
    let mut dice = Dice::new(Seed::from(17));
    let pool = action_pool::<G>(60);
    for (options, truth) in random_states::<G>(6, 3) {
        for viewer in viewers(&options) {
            let other = G::imagine(&truth.view(viewer), &mut dice);
            assert_alike(&truth, &other, viewer, &pool);
            compare_next(&truth, &other, viewer, &pool, &mut dice);
            compare_next(&truth, &truth, viewer, &pool, &mut dice);
        }
    }
}

/// What an imagined state shows the viewer is what he saw already.
pub fn imagine_keeps_the_view<G: Game>() {
    let mut dice = Dice::new(Seed::from(19));
    for (options, truth) in random_states::<G>(12, 4) {
        for viewer in viewers(&options) {
            let view = truth.view(viewer);
            let mut worlds: Vec<G> = (0..4).map(|_| G::imagine(&view, &mut dice)).collect();
            worlds.push(G::imagine_likely(&view, &mut dice));
            G::imagine_several(&view, 3, &mut dice, &mut worlds);
            assert_eq!(worlds.len(), 8, "as many as were asked for");
            assert!(worlds.iter().all(|world| world.view(viewer) == view), "{view:?}");
        }
    }
}

/// Everything the viewer can perceive or ask is the same in both worlds, to the byte.
fn assert_alike<G: Game>(one: &G, two: &G, viewer: Viewer, pool: &[G::Action]) {
    let (view, other) = (one.view(viewer), two.view(viewer));
    assert_eq!(view, other);
    assert_eq!(serde_json::to_string(&view).unwrap(), serde_json::to_string(&other).unwrap());
    assert_eq!(one.to_act(), two.to_act());
    assert_eq!(one.outcome(), two.outcome());
    assert_eq!(one.turns_ended(), two.turns_ended());
    for seat in viewer.holds().iter() {
        let legal = |state: &G| {
            let mut actions = Vec::new();
            state.actions(seat, &mut actions);
            actions
        };
        assert_eq!(legal(one), legal(two), "legal lists of seat {seat}");
        let refusals = |state: &G| -> Vec<Result<(), Refusal>> {
            pool.iter().map(|&action| state.clone().play(seat, action, &mut ())).collect()
        };
        assert_eq!(refusals(one), refusals(two));
    }
}

/// Do something in both worlds. If the viewer sees the same, all stays alike; if all stays alike
/// and nothing was revealed, he sees the same.
fn compare_next<G: Presentation>(
    one: &G,
    two: &G,
    viewer: Viewer,
    pool: &[G::Action],
    dice: &mut Dice,
) {
    for seat in one.to_act().iter() {
        let some = |state: &G, dice: &mut Dice| {
            let mut actions = Vec::new();
            state.actions(seat, &mut actions);
            dice.shuffle(&mut actions);
            actions.truncate(8);
            actions
        };
        let actions = some(one, dice);
        let others = if viewer.is(seat) { actions.clone() } else { some(two, dice) };
        for &action in &actions {
            let mut next = one.clone();
            let events = done(&mut next, seat, action);
            for &other in others.iter().filter(|&&other| !viewer.is(seat) || other == action) {
                let mut next_other = two.clone();
                let other_events = done(&mut next_other, seat, other);
                if seen::<G>(&events, viewer) == seen::<G>(&other_events, viewer) {
                    assert_alike(&next, &next_other, viewer, pool);
                    continue;
                }
                // Different open actions may lead to the same state; what differs must be hidden.
                let hidden_choice = one == two && next != next_other;
                let hidden_state = one != two && action == other;
                let revealed = events.iter().chain(&other_events).any(Event::reveals);
                if (hidden_choice || hidden_state) && !revealed {
                    assert_ne!(
                        next.view(viewer),
                        next_other.view(viewer),
                        "{action} and {other} look different but leave the same view"
                    );
                }
            }
        }
    }
}

fn done<G: Game>(state: &mut G, seat: crate::Seat, action: G::Action) -> Vec<G::Event> {
    let mut events = Vec::new();
    state.apply(seat, action, &mut events);
    events
}

/// What the viewer perceives, as data and as words.
fn seen<G: Presentation>(events: &[G::Event], viewer: Viewer) -> Vec<(G::Event, crate::Phrase)> {
    let seen = events.iter().filter_map(|event| event.seen_by(viewer));
    seen.map(|event| (event.clone(), G::tell(&event))).collect()
}

use std::{cmp::Ordering, env, fs, path::Path};

use sha2::{Digest, Sha256};

use super::{
    paper::read,
    sample::{random_game, random_states, viewers},
};
use crate::{Dice, Encoding, Evaluation, Options, Seat, Seed, text::hex};

/// Every legal action has exactly one id, which leads back to it, and the mask is the legal list.
pub fn actions_have_ids<G: Encoding>() {
    let mut mask = vec![true; G::ACTION_IDS];
    let mut buffer = Vec::new();
    for (_, state) in random_states::<G>(8, 4) {
        for seat in state.to_act().iter() {
            let mut legal = Vec::new();
            state.actions(seat, &mut legal);
            let mut ids = Vec::new();
            for &action in &legal {
                let id = state.action_id(seat, action);
                assert!(id < G::ACTION_IDS, "{action} has the id {id}");
                assert_eq!(state.action_of(seat, id), Some(action), "id {id} in {state:?}");
                ids.push(id);
            }
            ids.sort_unstable();
            assert!(ids.windows(2).all(|pair| pair[0] < pair[1]), "an id twice in {state:?}");
            state.legal_mask(seat, &mut buffer, &mut mask);
            let masked = (0..G::ACTION_IDS).filter(|&id| mask[id]);
            assert!(masked.eq(ids.iter().copied()), "the mask is the legal list");
        }
    }
}

/// An id that stands for nothing is answered with nothing, and never does harm.
pub fn any_id_can_be_asked<G: Encoding>() {
    let mut dice = Dice::new(Seed::from(37));
    for (options, state) in random_states::<G>(2, 1) {
        for seat in options.sides().playing().iter() {
            for id in (0..200).map(|_| dice.roll(G::ACTION_IDS)).chain([G::ACTION_IDS, usize::MAX])
            {
                if let Some(action) = state.action_of(seat, id)
                    && state.to_act().contains(seat)
                    && state.clone().play(seat, action, &mut ()).is_ok()
                {
                    assert_eq!(state.action_id(seat, action), id);
                }
            }
        }
    }
}

/// Worlds that look alike to a person give him the same observation; observations differ where the
/// legal actions, the outcome or the features of an open game differ. All numbers are small.
pub fn observations_are_views<G: Encoding + Evaluation>() {
    let mut dice = Dice::new(Seed::from(41));
    let mut known = Vec::new();
    let (mut mask, mut buffer) = (vec![false; G::ACTION_IDS], Vec::new());
    for (options, state) in random_states::<G>(6, 2) {
        for viewer in viewers(&options) {
            let other = G::imagine(&state.view(viewer), &mut dice);
            for seat in viewer.holds().iter() {
                let observation = observed(&state, seat);
                assert_eq!(observation, observed(&other, seat), "more than {seat} may know");
                assert!(observation.iter().all(|number| (-1.0..=16.0).contains(number)));
                state.legal_mask(seat, &mut buffer, &mut mask);
                let mut features = vec![0.0; G::FEATURES.len()];
                if !G::ABOUT.hidden {
                    state.features(seat, &mut features);
                }
                known.push(Seen { seat, observation, mask: mask.clone(), features });
            }
        }
    }
    known.sort_by(|one, other| {
        one.seat.cmp(&other.seat).then_with(|| compare(&one.observation, &other.observation))
    });
    let mut alike = 0;
    for pair in known.windows(2) {
        let [one, other] = pair else { continue };
        if (one.seat, &one.observation) == (other.seat, &other.observation) {
            assert_eq!(one.mask, other.mask, "equal observations, other legal actions");
            assert_eq!(one.features, other.features, "equal observations, other features");
            alike += 1;
        }
    }
    assert!(alike < known.len() / 2, "observations hardly ever differ");
}

/// What a seat saw of a state, and what must not differ where that is the same.
struct Seen {
    seat: Seat,
    observation: Vec<f32>,
    mask: Vec<bool>,
    features: Vec<f32>,
}

/// Every action that somebody sees in a random game changes what he observes.
pub fn observations_change<G: Encoding>() {
    let options = G::Options::default();
    let (mut changed, mut all) = (0, 0);
    for number in 0..4 {
        random_game(&options, number, &mut |state: &G, done| {
            let Some((seat, action)) = done else { return };
            let mut after = state.clone();
            after.apply(seat, action, &mut ());
            let viewer = options.sides().viewer(seat);
            if after.view(viewer) != state.view(viewer) {
                all += 1;
                changed += usize::from(observed(&after, seat) != observed(state, seat));
            }
        });
    }
    // What a view remembers besides, such as the order of a discard pile, may be left out.
    assert!(changed * 100 >= all * 95, "{changed} of {all} actions change the observation");
}

fn observed<G: Encoding>(state: &G, seat: Seat) -> Vec<f32> {
    let mut values = vec![f32::NAN; G::OBSERVATION_LEN];
    state.observe(seat, &mut values);
    values
}

fn compare(one: &[f32], other: &[f32]) -> Ordering {
    one.iter()
        .zip(other)
        .map(|(a, b)| a.total_cmp(b))
        .find(|o| o.is_ne())
        .unwrap_or(Ordering::Equal)
}

/// Ids and observations mean for good what `tests/encoding.txt` says: version, fields, and the ids
/// and a hash of the observations of a random game. `UPDATE=1` writes it anew; then raise the
/// version if anything changed its meaning.
pub fn encoding_is_stable<G: Encoding>(folder: &Path) {
    let mut text = format!("version {}\nids {}\n", G::VERSION, G::ACTION_IDS);
    for field in G::OBSERVATION {
        text += &format!("field {} {:?}\n", field.name, field.shape);
    }
    let mut hash = Sha256::new();
    let mut actions = 0;
    random_game(&G::Options::default(), 0, &mut |state: &G, done| {
        let Some((seat, action)) = done else { return };
        actions += 1;
        if actions <= 120 {
            text += &format!("{seat}: {action} {}\n", state.action_id(seat, action));
        }
        for number in observed(state, seat) {
            hash.update(number.to_le_bytes());
        }
    });
    text += &format!("observations {}\n", hex(&hash.finalize()));
    let path = folder.join("tests/encoding.txt");
    if env::var_os("UPDATE").is_some() {
        fs::write(&path, &text).expect("a file that can be written");
    }
    assert_eq!(read(&path), text, "see `table::battery::encoding_is_stable`");
}

use std::hash::Hasher;

use table::{Event, Viewer};

use crate::mixer::Mixer;

/// One number for everything that a viewer perceives of some events.
pub(crate) fn perceived<E: Event>(events: &[E], viewer: Viewer) -> u64 {
    let mut mixer = Mixer::new(0);
    for event in events.iter().filter_map(|event| event.seen_by(viewer)) {
        event.hash(&mut mixer);
    }
    mixer.finish()
}

#[cfg(test)]
mod tests {
    use table::{Game, Seat, Seed};
    use tactiki::Tactiki;

    use super::*;

    #[test]
    fn secret_choices_look_alike_to_others_only() {
        let state = Tactiki::new(&Default::default(), &Seed::from(1)).unwrap();
        let [own, other] = [1, 0].map(Seat::new);
        let mut legal = Vec::new();
        state.actions(own, &mut legal);
        let seen = |viewer: Viewer| {
            let after = legal.iter().map(|&action| {
                let mut events = Vec::new();
                state.clone().apply(own, action, &mut events);
                perceived(&events, viewer)
            });
            after.collect::<std::collections::BTreeSet<u64>>().len()
        };
        assert!(legal.len() > 1);
        assert_eq!(seen(other.into()), 1);
        assert_eq!(seen(own.into()), legal.len());
    }
}

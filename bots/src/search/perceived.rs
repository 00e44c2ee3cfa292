use std::hash::Hasher;

use table::{Event, Sink, Viewer};

use crate::mixer::Mixer;

/// One number for everything that a viewer perceives of what is told.
pub(crate) struct Perceived {
    viewer: Viewer,
    mixer: Mixer,
}

impl Perceived {
    /// Nothing so far.
    #[inline]
    pub(crate) const fn by(viewer: Viewer) -> Perceived {
        Perceived { viewer, mixer: Mixer::new(0) }
    }

    #[inline]
    pub(crate) fn number(&self) -> u64 {
        self.mixer.finish()
    }
}

impl<E: Event> Sink<E> for Perceived {
    #[inline]
    fn tell(&mut self, make: impl FnOnce() -> E) {
        make().hash_seen(self.viewer, &mut self.mixer);
    }
}

#[cfg(test)]
mod tests {
    use std::hash::Hash;

    use table::{Dice, Game, Seat, Seed};
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
                let mut perceived = Perceived::by(viewer);
                state.clone().apply(own, action, &mut perceived);
                perceived.number()
            });
            after.collect::<std::collections::BTreeSet<u64>>().len()
        };
        assert!(legal.len() > 1);
        assert_eq!(seen(other.into()), 1);
        assert_eq!(seen(own.into()), legal.len());
    }

    #[test]
    fn what_is_hashed_without_a_copy_is_what_is_seen() {
        let options = tac::Options { deck: tac::Deck::Master, ..Default::default() };
        let mut state = tac::Tac::new(&options, &Seed::from(3)).unwrap();
        let (mut dice, mut buffer) = (Dice::new(Seed::from(3)), Vec::new());
        let mut told = 0;
        while let Some(seat) = state.asks_first() {
            let action = state.random_action(seat, &mut dice, &mut buffer).unwrap();
            let mut events = Vec::new();
            state.apply(seat, action, &mut events);
            told += events.len();
            for (event, viewer) in events.iter().zip([0, 1, 2, 3].map(Seat::new).iter().cycle()) {
                let viewer = Viewer::from(*viewer);
                let (mut one, mut other) = (Mixer::new(0), Mixer::new(0));
                event.hash_seen(viewer, &mut one);
                event.seen_by(viewer).iter().for_each(|seen| seen.hash(&mut other));
                assert_eq!(one.finish(), other.finish(), "{event:?}");
            }
        }
        assert!(told > 1000, "{told}");
    }
}

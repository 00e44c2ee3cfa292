use std::fmt::{self, Write};

use table::{Event, Viewer};

/// One number for everything that a viewer perceives of some events. Events have no hash of their
/// own, so their readable form is hashed (FNV-1a); nothing is allocated.
pub(crate) fn perceived<E: Event>(events: &[E], viewer: Viewer) -> u64 {
    let mut hash = Hash(0xcbf2_9ce4_8422_2325);
    for event in events.iter().filter_map(|event| event.seen_by(viewer)) {
        // Hashing never fails.
        let _ = write!(hash, "{event:?};");
    }
    hash.0
}

struct Hash(u64);

impl Write for Hash {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use table::{Game, Seat, Seed};
    use tactiki::Tactiki;

    use super::*;

    #[test]
    fn secret_choices_look_alike_to_others_only() {
        let state = Tactiki::new(&Default::default(), &Seed::from(1)).unwrap();
        let mut legal = Vec::new();
        state.actions(Seat(1), &mut legal);
        let seen = |viewer: Viewer| {
            let after = legal.iter().map(|&action| {
                let mut events = Vec::new();
                state.clone().apply(Seat(1), action, &mut events);
                perceived(&events, viewer)
            });
            after.collect::<std::collections::BTreeSet<u64>>().len()
        };
        assert!(legal.len() > 1);
        assert_eq!(seen(Viewer::seat(Seat(0))), 1);
        assert_eq!(seen(Viewer::seat(Seat(1))), legal.len());
    }
}

//! What bots are called and how they look: nothing of it is in the log, because it follows from the
//! name of the table and the place of the chair. So old tables have it too.

use sha2::{Digest, Sha256};
use store::TableId;

/// Short names that are easy to say anywhere. Their number is a prime, so that every step through
/// them meets each once.
const NAMES: [&str; 23] = [
    "Bibo", "Dado", "Emu", "Fino", "Iko", "Juno", "Kiwi", "Koru", "Lumi", "Mako", "Miro", "Momo",
    "Nilo", "Nori", "Oki", "Pixo", "Quin", "Rumi", "Sumi", "Umi", "Vimo", "Yoki", "Zuno",
];

/// How many faces `server/web/faces.svg` has; more than a table has chairs.
const FACES: usize = 12;

/// What the bots at one table are called and how they look.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guise {
    first_name: usize,
    step: usize,
    first_face: usize,
}

impl Guise {
    pub(super) fn of(table: &TableId) -> Guise {
        let hash = Sha256::digest(table.as_str());
        Guise {
            first_name: hash[0].into(),
            step: 1 + usize::from(hash[1]) % (NAMES.len() - 1),
            first_face: hash[2].into(),
        }
    }

    /// The name of the bot on one of so many chairs: another one on every chair, and nobody else's at
    /// the table. Each chair has two names or more of its own, so that a person who takes one of them
    /// renames no bot but this; nothing where people took them all.
    pub(super) fn name(
        self,
        chair: usize,
        chairs: usize,
        taken: impl Fn(&str) -> bool,
    ) -> Option<&'static str> {
        let own = (chair..NAMES.len()).step_by(chairs.max(1));
        let mut names =
            own.map(|number| NAMES[(self.first_name + number * self.step) % NAMES.len()]);
        names.find(|name| !taken(name))
    }

    /// The number of the face of the bot on a chair, another one on every chair.
    pub(super) fn face(self, chair: usize) -> usize {
        (self.first_face + chair) % FACES
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn bots_at_a_table_differ_and_are_called_like_nobody_there() {
        for table in 0..100 {
            let guise = Guise::of(&TableId::from(format!("table {table}").as_str()));
            for chairs in 1..=10 {
                let taken = |name: &str| name == "Momo";
                let names: BTreeSet<_> =
                    (0..chairs).map(|chair| guise.name(chair, chairs, taken).unwrap()).collect();
                assert_eq!(names.len(), chairs);
                assert!(!names.iter().any(|name| taken(name)));
                let faces: BTreeSet<_> = (0..chairs).map(|chair| guise.face(chair)).collect();
                assert_eq!(faces.len(), chairs);
            }
            assert_eq!(guise.name(0, 4, |_| true), None);
        }
    }

    #[test]
    fn every_face_is_drawn() {
        let web = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("web");
        let drawn = std::fs::read_to_string(web.join("faces.svg")).unwrap();
        for face in 0..FACES {
            assert!(drawn.contains(&format!("id=\"face-{face}\"")), "{face}");
        }
    }
}

use serde::{Deserialize, Serialize};

use crate::{Exercise, Phrase};

/// A hands-on introduction: small positions with one idea each.
///
/// Its title is the game's message `lesson-ID`. What a step says is found by its ids: `lesson-ID-STEP`
/// is the idea, with `-task` what to do, with `-done` the praise and with `-wrong`, or with the
/// end that a [`Wrong`](crate::Wrong) names, the answer to something else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name in addresses and keys.
    pub id: String,
    /// What it is made of.
    pub steps: Vec<Step>,
}

/// One position of a lesson.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Its name in the lesson.
    pub id: String,
    /// What is to be done.
    #[serde(flatten)]
    pub exercise: Exercise,
}

/// A position with exactly one good answer. What is asked for is the game's message `puzzle-KIND`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// Its name in addresses.
    pub id: String,
    /// What is asked for.
    pub kind: String,
    /// How hard it is: 1 for everybody, 5 for experts.
    pub rating: u8,
    /// What is to be done.
    #[serde(flatten)]
    pub exercise: Exercise,
}

impl Lesson {
    /// What it is called.
    pub fn title(&self) -> Phrase {
        Phrase::new(format!("lesson-{}", self.id))
    }

    /// The idea of one of its steps.
    pub fn idea(&self, step: &Step) -> Phrase {
        Phrase::new(format!("lesson-{}-{}", self.id, step.id))
    }

    /// Something else that one of its steps says: `task`, `done`, `wrong` or the end of a special
    /// answer.
    pub fn says(&self, step: &Step, what: &str) -> Phrase {
        Phrase::new(format!("lesson-{}-{}-{what}", self.id, step.id))
    }
}

impl Puzzle {
    /// What is asked for.
    pub fn task(&self) -> Phrase {
        Phrase::new(format!("puzzle-{}", self.kind))
    }
}

/// What is to be told of the things on the screen, by their ids.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marks {
    /// What can be picked next.
    pub(crate) may: Vec<String>,
    /// What is picked.
    pub(crate) picked: Vec<String>,
    /// Where the last action was.
    pub(crate) last: Vec<String>,
    /// What a hint points at.
    pub(crate) hint: Vec<String>,
    /// Where keys go.
    pub(crate) focus: Option<String>,
}

/// What one thing is to whoever plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Mark {
    pub(crate) may: bool,
    pub(crate) picked: bool,
    pub(crate) last: bool,
    pub(crate) hint: bool,
    pub(crate) focus: bool,
}

impl Marks {
    pub(crate) fn of(&self, id: &str) -> Mark {
        let among = |ids: &[String]| ids.iter().any(|other| other == id);
        Mark {
            may: among(&self.may),
            picked: among(&self.picked),
            last: among(&self.last),
            hint: among(&self.hint),
            focus: self.focus.as_deref() == Some(id),
        }
    }
}

impl Mark {
    /// The sign that says it without colour.
    pub(crate) fn sign(self) -> char {
        match self {
            Mark { picked: true, .. } => '✓',
            Mark { hint: true, .. } => '!',
            Mark { may: true, .. } => '•',
            Mark { last: true, .. } => '‹',
            _ => ' ',
        }
    }
}

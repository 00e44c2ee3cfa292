use std::{str::FromStr, time::Duration};

/// How long one sees what others do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Pace {
    Slow,
    #[default]
    Calm,
    Quick,
    None,
}

impl FromStr for Pace {
    type Err = String;

    fn from_str(text: &str) -> Result<Pace, String> {
        let found = Pace::ALL.into_iter().find(|pace| pace.word() == text);
        found.ok_or_else(|| "expected slow, calm, quick or none".to_owned())
    }
}

impl Pace {
    pub(crate) const ALL: [Pace; 4] = [Pace::Slow, Pace::Calm, Pace::Quick, Pace::None];

    pub(crate) const fn time(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 2500,
            Pace::Calm => 1200,
            Pace::Quick => 450,
            Pace::None => 0,
        })
    }

    /// The word that means it at the command line.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Calm => "calm",
            Pace::Quick => "quick",
            Pace::None => "none",
        }
    }

    /// The key of what it is called.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Pace::Slow => "pace-slow",
            Pace::Calm => "pace-calm",
            Pace::Quick => "pace-quick",
            Pace::None => "pace-none",
        }
    }

    pub(crate) fn by(self, steps: isize) -> Pace {
        let place = Pace::ALL.iter().position(|pace| *pace == self).unwrap_or(0) as isize;
        Pace::ALL[(place + steps).clamp(0, 3) as usize]
    }
}

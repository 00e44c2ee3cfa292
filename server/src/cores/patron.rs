use std::{net::IpAddr, time::Duration};

use bots::Level;
use store::PersonId;

/// For whom something is thought: a person, somewhere in the net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Patron {
    /// Who.
    pub(crate) person: PersonId,
    /// The neighbourhood of the person's address, which cannot be made up as people can.
    pub(crate) place: IpAddr,
}

/// What is to be thought, and for about how long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effort {
    pub(super) kind: Kind,
    pub(super) cost: Duration,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// An easy or medium bot: over before anybody notices.
    Quick,
    /// A strong bot.
    Deep,
    /// A hint, which people can wait for.
    Hint,
    /// One decision of a review, which nobody's turn waits for.
    Review,
}

impl Effort {
    /// One decision of a review.
    pub(crate) const REVIEW: Effort =
        Effort { kind: Kind::Review, cost: Duration::from_millis(300) };

    /// A bot's choice.
    pub(crate) fn choice(level: Level) -> Effort {
        let kind = if level.is_deep() { Kind::Deep } else { Kind::Quick };
        Effort { kind, cost: time(level) }
    }

    /// A hint by a bot of this level.
    pub(crate) fn hint(level: Level) -> Effort {
        Effort { kind: Kind::Hint, cost: time(level) }
    }
}

fn time(level: Level) -> Duration {
    level.thinking(1).limit.time.unwrap_or(level.patience())
}

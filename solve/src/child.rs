use maiak::{Action, Maiak};

use crate::{Key, memory::Known, number::NEVER};

/// Where an action leads.
pub(crate) struct Child {
    pub(crate) action: Action,
    pub(crate) state: Maiak,
    pub(crate) key: Key,
    /// As seen by whoever chooses between the children.
    pub(crate) known: Known,
}

/// What is known of a position by its children. What different switches lead to is alike in much, so
/// only the hardest of them counts; the steps of a move are added up.
pub(crate) fn joined(children: &[Child], switching: bool) -> Known {
    let to_win = children.iter().map(|child| child.known.to_win).min().unwrap_or(NEVER);
    let to_lose = children.iter().map(|child| child.known.to_lose);
    let to_lose = match switching {
        true => to_lose.max().unwrap_or(0),
        false => to_lose.fold(0, u32::saturating_add),
    };
    match (to_win, to_lose) {
        (0, _) => Known::WON,
        (_, 0) => Known::LOST,
        _ => Known { to_win, to_lose: to_lose.min(NEVER - 1) },
    }
}

/// The child that is nearest to a win, and how near the next one is.
pub(crate) fn best(children: &[Child]) -> (usize, u32) {
    let mut found = (0, NEVER);
    let mut least = NEVER;
    for (place, child) in children.iter().enumerate() {
        let to_win = child.known.to_win;
        if child.known.to_lose != 0 && to_win < least {
            found = (place, least);
            least = to_win;
        } else if to_win < found.1 {
            found.1 = to_win;
        }
    }
    found
}

use std::collections::VecDeque;

use super::Key;

/// How many messages are remembered. A client that did not hear the answer asks again soon.
const REMEMBERED: usize = 256;

/// The messages that were carried out lately, and where the log stood then.
#[derive(Clone, Debug, Default)]
pub(super) struct Keys(VecDeque<(Key, u64)>);

impl Keys {
    pub(super) fn remember(&mut self, key: Key, seq: u64) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((key, seq));
    }

    /// Where the log stood after this message was carried out.
    pub(super) fn done(&self, key: Key) -> Option<u64> {
        self.0.iter().rev().find(|(known, _)| *known == key).map(|&(_, seq)| seq)
    }
}

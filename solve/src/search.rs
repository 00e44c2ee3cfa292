use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use maiak::{Action, Maiak, Phase};
use table::Game;

use crate::{
    Key,
    child::{Child, best, joined},
    estimate::estimate,
    glance::{applied, distinct_actions, ended, glanced, wins_at_once},
    memory::{Known, Memory},
    number::{NEVER, raised},
};

/// A search for proofs, depth first: where it looks next is what promises to settle the position with
/// the least work.
pub struct Search<'a> {
    memory: &'a Memory,
    over: &'a dyn Fn() -> bool,
    stopped: bool,
    /// How many positions were looked into.
    pub nodes: u64,
    limit: u64,
    counter: Option<&'a AtomicU64>,
    told: u64,
    /// Threads with different salts look elsewhere first.
    salt: u64,
    legal: Vec<Action>,
    spare: Vec<Vec<Child>>,
    /// What won last, and before that, by how many decisions of the game came before.
    latest: Vec<[Option<Action>; 2]>,
}

impl<'a> Search<'a> {
    /// A search that shares what it finds out with all who use the memory.
    /// It ends when `over` says so.
    pub fn new(memory: &'a Memory, over: &'a dyn Fn() -> bool) -> Search<'a> {
        Search {
            memory,
            over,
            stopped: false,
            nodes: 0,
            limit: u64::MAX,
            counter: None,
            told: 0,
            salt: 0,
            legal: Vec::new(),
            spare: Vec::new(),
            latest: vec![[None; 2]; PLIES],
        }
    }

    /// Counts the positions that it looks into here too.
    pub(crate) fn counted(self, counter: &'a AtomicU64) -> Search<'a> {
        Search { counter: Some(counter), ..self }
    }

    /// Looks elsewhere first than searches with another salt.
    pub(crate) fn salted(self, salt: u64) -> Search<'a> {
        Search { salt, ..self }
    }

    /// Whether whoever acts wins; nothing if that is not found out by looking into so many positions.
    pub fn solve(&mut self, state: &Maiak, limit: u64) -> Option<bool> {
        let seat = state.turn_seat();
        if let Some(known) = ended(state, seat) {
            return known.settled();
        }
        self.limit = self.nodes.saturating_add(limit);
        let all = Known { to_win: NEVER, to_lose: NEVER };
        let key = Key::of(state);
        let remembered = self.memory.get(key).and_then(Known::settled);
        let won = remembered.or_else(|| self.look(state, key, all).settled());
        self.tell();
        won
    }

    /// An action that wins, where whoever acts does; the one whose proof was cheapest among those that
    /// are remembered.
    pub(crate) fn winning_action(&mut self, state: &Maiak) -> Option<Action> {
        if let Some(action) = wins_at_once(state, state.turn_seat()) {
            return Some(action);
        }
        if let Some(action) = self.remembered_win(state) {
            return Some(action);
        }
        self.limit = u64::MAX;
        let all = Known { to_win: NEVER, to_lose: NEVER };
        if self.look(state, Key::of(state), all).settled() != Some(true) {
            return None;
        }
        // What has just been seen may be forgotten already, though hardly ever.
        self.remembered_win(state).or_else(|| {
            let mut legal = Vec::new();
            distinct_actions(state, &mut legal);
            legal.into_iter().find(|&action| {
                let after = applied(state, action);
                self.solve(&after, u64::MAX) == Some(after.turn_seat() == state.turn_seat())
            })
        })
    }

    fn remembered_win(&self, state: &Maiak) -> Option<Action> {
        let seat = state.turn_seat();
        let mut legal = Vec::new();
        distinct_actions(state, &mut legal);
        let wins = |action: Action| {
            let after = applied(state, action);
            let next = after.turn_seat();
            let (known, effort) = self.memory.get_with_effort(Key::of(&after))?;
            (known.settled()? == (next == seat)).then_some((effort, action))
        };
        let best = legal.into_iter().filter_map(wins).min_by_key(|(effort, _)| *effort);
        best.map(|(_, action)| action)
    }

    /// Count what was looked into since it was told last.
    fn tell(&mut self) {
        if let Some(counter) = self.counter {
            counter.fetch_add(self.nodes - self.told, Relaxed);
        }
        self.told = self.nodes;
    }

    /// Whether it was told to stop.
    pub(crate) fn is_over(&mut self) -> bool {
        self.stopped |= (self.over)();
        self.stopped
    }

    fn over(&self) -> bool {
        self.nodes >= self.limit || self.stopped
    }

    /// Look into a position until it is settled or one of its numbers has grown to the bound.
    fn look(&mut self, state: &Maiak, key: Key, bound: Known) -> Known {
        let before = self.nodes;
        self.nodes += 1;
        if self.nodes.is_multiple_of(PAUSE) {
            self.stopped |= (self.over)();
            self.tell();
        }
        let mut children = self.spare.pop().unwrap_or_default();
        let switching = state.phase() == Phase::Switch;
        let mut known = self.expand(state, &mut children);
        while known.to_win < bound.to_win && known.to_lose < bound.to_lose && !self.over() {
            let (place, next) = best(&children);
            let child = &children[place];
            let others = if switching { 0 } else { known.to_lose - child.known.to_lose };
            let within = Known {
                to_win: raised(bound.to_win.min(next.saturating_add(next / 4 + 1))),
                to_lose: raised(bound.to_lose.saturating_sub(others)),
            };
            let (after, key) = (child.state, child.key);
            let other = after.turn_seat() != state.turn_seat();
            // Another thread may have settled it meanwhile.
            let settled = self.memory.get(key).filter(|known| known.settled().is_some());
            let found = settled.unwrap_or_else(|| {
                self.look(&after, key, if other { within.of_other() } else { within })
            });
            children[place].known = if other { found.of_other() } else { found };
            if children[place].known.to_win == 0 {
                self.note_win(state, children[place].action);
            }
            known = joined(&children, switching);
        }
        children.clear();
        self.spare.push(children);
        self.memory.put(key, known, self.nodes - before);
        known
    }

    /// Remember what won.
    fn note_win(&mut self, state: &Maiak, action: Action) {
        let latest = &mut self.latest[ply(state)];
        if latest[0] != Some(action) {
            *latest = [Some(action), latest[0]];
        }
    }

    /// What is expected of a position; a little different with every salt, so that threads part.
    fn guess(&self, state: &Maiak, key: Key) -> Known {
        let Known { to_win, to_lose } = estimate(state);
        let noise = key.noise(self.salt);
        Known { to_win: to_win + to_win * noise / NOISE, to_lose }
    }

    /// List where all actions lead, and what is known of the position by that. Nothing more is listed
    /// when one of them wins.
    fn expand(&mut self, state: &Maiak, children: &mut Vec<Child>) -> Known {
        let seat = state.turn_seat();
        let switching = state.phase() == Phase::Switch;
        self.legal.clear();
        distinct_actions(state, &mut self.legal);
        for place in 0..self.legal.len() {
            let action = self.legal[place];
            let after = applied(state, action);
            match glanced(&after, seat) {
                Some(Known::WON) => {
                    self.note_win(state, action);
                    return Known::WON;
                }
                Some(_) => continue,
                None => {}
            }
            let key = Key::of(&after);
            children.push(Child { action, state: after, key, known: Known::WON });
        }
        self.memory.fetch(children.iter().map(|child| child.key));
        let latest = self.latest[ply(state)];
        let mut place = 0;
        while place < children.len() {
            let Child { action, state: after, key, .. } = children[place];
            let mine =
                |known: Known| if after.turn_seat() == seat { known } else { known.of_other() };
            let known = match self.memory.get(key) {
                Some(known) => mine(known),
                None => {
                    let known = mine(self.guess(&after, key));
                    // What won lately after as many turns often wins here too.
                    let hopeful = latest.contains(&Some(action));
                    Known { to_win: (known.to_win >> u32::from(hopeful)).max(1), ..known }
                }
            };
            match known.settled() {
                Some(true) => {
                    self.note_win(state, action);
                    return Known::WON;
                }
                Some(false) => {
                    children.swap_remove(place);
                }
                None => {
                    children[place].known = known;
                    place += 1;
                }
            }
        }
        joined(children, switching)
    }
}

/// How many parts of its size a guess may be raised by, so that threads part.
const NOISE: u32 = 32;

/// After how many positions it is asked whether to end.
const PAUSE: u64 = 256;

/// More than a game can have, at two to a turn.
const PLIES: usize = 64;

fn ply(state: &Maiak) -> usize {
    let turns = state.turns_ended() as usize;
    (2 * turns + usize::from(state.phase() == Phase::Switch)).min(PLIES - 1)
}

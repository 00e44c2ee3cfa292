use std::cmp::Reverse;

use table::{Dice, Game, Seat, Seed};

use super::{
    memory::{Bound, Memory},
    score::{SURE, Score, WIN, estimated, settled},
};
use crate::{Evaluator, Stop, mixer::key_of, stop::Deadline};

/// Searches one state after the other, and remembers what it saw.
#[derive(Debug)]
pub(crate) struct Searcher<G: Game> {
    evaluator: Evaluator<G>,
    dice: Dice,
    /// Makes different bots break ties differently.
    salt: u64,
    memory: Memory<G::Action>,
    /// How many more states may be looked at, and until when.
    left: u64,
    deadline: Deadline,
    /// The best action of the root so far, and what it is worth.
    choice: Option<(G::Action, Score)>,
    /// The actions of the root that are compared.
    among: Vec<G::Action>,
    /// Room for what is legal, and for the ways on from each state of the line in hand.
    legal: Vec<G::Action>,
    ways: Vec<Vec<Way<G>>>,
}

/// What was found out about a state.
pub(crate) struct Decision<A> {
    pub(crate) action: A,
    pub(crate) score: Score,
    /// How many states were looked at.
    pub(crate) states: u64,
    /// What both sides are expected to do, the best action first.
    pub(crate) line: Vec<(Seat, A)>,
}

/// An action, and where it leads.
#[derive(Clone, Debug)]
struct Way<G: Game> {
    action: G::Action,
    state: G,
    /// Who acts there; nobody at the end of the game.
    next: Option<Seat>,
    /// How good that is for the seat that acts here, before it is searched.
    estimate: Score,
}

/// What is asked about a state: how deep to look, how far from the root it is, and between which
/// bounds the answer matters.
#[derive(Clone, Copy)]
struct Question {
    depth: i8,
    ply: Score,
    low: Score,
    high: Score,
}

/// No game is searched any deeper.
const DEEPEST: i8 = 100;

impl<G: Game> Searcher<G> {
    pub(crate) fn new(evaluator: Evaluator<G>, seed: Seed) -> Searcher<G> {
        let mut dice = Dice::new(seed);
        Searcher {
            evaluator,
            salt: dice.roll(1 << 30) as u64,
            dice,
            memory: Memory::new(),
            left: 0,
            deadline: Deadline::after(None, &Stop::default()),
            choice: None,
            among: Vec::new(),
            legal: Vec::new(),
            ways: Vec::new(),
        }
    }

    /// The best of these actions of a seat, found by looking at this many states or until a moment.
    pub(crate) fn decide(
        &mut self,
        view: &G::View,
        seat: Seat,
        among: &[G::Action],
        (states, deadline): (u64, Deadline),
    ) -> Option<Decision<G::Action>> {
        (self.left, self.deadline, self.choice) = (states, deadline, None);
        self.memory.make_room(states);
        let state = G::imagine(view, &mut self.dice);
        self.among.clear();
        self.among.extend(among);
        let mut depth = 0;
        while depth < DEEPEST {
            depth += 1;
            let question = Question { depth, ply: 0, low: -WIN, high: WIN };
            let score = self.search(&state, seat, question);
            // Out of time, or nothing is left to find out.
            if score.is_none_or(|score| score.abs() > SURE) {
                break;
            }
        }
        let (action, score) = self.choice?;
        let line = self.line(state, (seat, action), depth);
        Some(Decision { action, score, states: states - self.left, line })
    }

    /// Remember nothing of what was seen.
    pub(crate) fn forget(&mut self) {
        self.memory.clear();
    }

    /// What both sides are expected to do, as far as it is remembered.
    fn line(&self, mut state: G, first: (Seat, G::Action), depth: i8) -> Vec<(Seat, G::Action)> {
        let mut line = vec![first];
        let (mut seat, mut action) = first;
        loop {
            state.apply(seat, action, &mut ());
            let Some(next) = state.asks_first().filter(|_| line.len() < depth as usize) else {
                return line;
            };
            let known = self.memory.get(key_of(&state, self.salt));
            let Some(known) = known.filter(|known| known.bound != Bound::AtMost) else {
                return line;
            };
            let mut legal = Vec::new();
            state.actions(next, &mut legal);
            // Two states may fall on the same number, if hardly ever.
            if !legal.contains(&known.action) {
                return line;
            }
            (seat, action) = (next, known.action);
            line.push((seat, action));
        }
    }

    /// What a state is worth to the seat that acts; nothing if the limit is reached.
    fn search(&mut self, state: &G, seat: Seat, question: Question) -> Option<Score> {
        let Question { depth, ply, low, high } = question;
        let key = key_of(state, self.salt);
        let known = self.memory.get(key);
        if let Some(known) = known.filter(|known| ply > 0 && known.depth >= depth) {
            let score = known.score(ply);
            match known.bound {
                Bound::Exact => return Some(score),
                Bound::AtLeast if score >= high => return Some(score),
                Bound::AtMost if score <= low => return Some(score),
                _ => {}
            }
        }
        let (score, action) = if depth <= 1 && ply > 0 {
            self.glance(state, seat, question)?
        } else {
            let mut ways = self.ways.pop().unwrap_or_default();
            self.list(state, seat, ply, &mut ways);
            if let Some(known) = known
                && let Some(place) = ways.iter().position(|way| way.action == known.action)
            {
                // What was best less deep is most likely best again.
                ways[..=place].rotate_right(1);
            }
            let best = self.compare(&ways, seat, question);
            self.ways.push(ways);
            best?
        };
        let bound = match score {
            score if score >= high => Bound::AtLeast,
            score if score > low => Bound::Exact,
            _ => Bound::AtMost,
        };
        self.memory.put(key, action, depth, bound, score, ply);
        Some(score)
    }

    /// Every way on from a state, the best estimate first.
    fn list(&mut self, state: &G, seat: Seat, ply: Score, ways: &mut Vec<Way<G>>) {
        self.legal.clear();
        match ply {
            0 => self.legal.extend(&self.among),
            _ => state.actions(seat, &mut self.legal),
        }
        ways.clear();
        ways.extend(self.legal.iter().map(|&action| self.way(state, seat, ply, action)));
        self.left = self.left.saturating_sub(ways.len() as u64);
        ways.sort_by_key(|way| Reverse(way.estimate));
    }

    fn way(&self, state: &G, seat: Seat, ply: Score, action: G::Action) -> Way<G> {
        let mut after = state.clone();
        after.apply(seat, action, &mut ());
        let estimate = settled(&after, seat, ply + 1).unwrap_or_else(|| {
            estimated(self.evaluator.evaluate(&after, seat), key_of(&action, self.salt))
        });
        Way { action, next: after.asks_first(), state: after, estimate }
    }

    /// The action with the best estimate, until one is too good for the other side to allow.
    fn glance(&mut self, state: &G, seat: Seat, question: Question) -> Option<(Score, G::Action)> {
        self.legal.clear();
        state.actions(seat, &mut self.legal);
        self.go_on()?;
        let mut best: Option<(Score, G::Action)> = None;
        for &action in &self.legal {
            let score = self.way(state, seat, question.ply, action).estimate;
            self.left = self.left.saturating_sub(1);
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, action));
            }
            if score >= question.high {
                break;
            }
        }
        best
    }

    /// Whether the limit lets us look at more states.
    fn go_on(&self) -> Option<()> {
        let over = self.choice.is_some() && (self.left == 0 || self.deadline.is_over());
        (!over).then_some(())
    }

    /// The best of several ways, until one is too good for the other side to allow.
    fn compare(
        &mut self,
        ways: &[Way<G>],
        seat: Seat,
        question: Question,
    ) -> Option<(Score, G::Action)> {
        self.go_on()?;
        let mut best: Option<(Score, G::Action)> = None;
        for (place, way) in ways.iter().enumerate() {
            let low = best.map_or(question.low, |(score, _)| score.max(question.low));
            let score = match way.next {
                Some(next) if question.depth > 1 => {
                    self.look(way, (seat, next), place, Question { low, ..question })?
                }
                _ => way.estimate,
            };
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, way.action));
                if question.ply == 0 {
                    self.choice = Some((way.action, score));
                }
            }
            if score >= question.high {
                break;
            }
        }
        best
    }

    /// Look into a way, at first only to see whether it beats those before it.
    fn look(
        &mut self,
        way: &Way<G>,
        (seat, next): (Seat, Seat),
        place: usize,
        question: Question,
    ) -> Option<Score> {
        let Question { depth, ply, low, high } = question;
        let mut ask = |depth: i8, high: Score| {
            let question = Question { depth, ply: ply + 1, low, high };
            if next == seat {
                self.search(&way.state, next, question)
            } else {
                let turned = Question { low: -high, high: -low, ..question };
                self.search(&way.state, next, turned).map(|score| -score)
            }
        };
        if place == 0 {
            return ask(depth - 1, high);
        }
        let less = reduction(depth, place);
        let mut score = ask(depth - 1 - less, low + 1)?;
        if score > low && less > 0 {
            score = ask(depth - 1, low + 1)?;
        }
        if score > low && score < high {
            score = ask(depth - 1, high)?;
        }
        Some(score)
    }
}

/// How much less deeply a way is looked into: what comes late in the order is hardly ever better
/// than what came first, and the later, the less likely.
fn reduction(depth: i8, place: usize) -> i8 {
    match place {
        _ if depth < 3 => 0,
        0..3 => 0,
        3..8 => 1,
        8..16 => 2,
        16..32 => 3,
        _ => 4,
    }
}

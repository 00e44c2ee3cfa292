//! Why an action is a good one, in a sentence or two.

use table::{
    AnyTable, Dice, Evaluation, Options, Phrase, Remark, Seat, Seed, Sides, reason, text::shorten,
};

use crate::{
    BotError,
    any::{known, table_of},
    greedy::{estimates, worlds},
    spec::QUOTED,
};

/// In how many worlds reasons are looked for where something is hidden.
const WORLDS: usize = 24;
/// The most reasons that are given.
const REASONS: usize = 2;
/// How many actions are thought ahead at most until a seat is asked again.
const AHEAD: usize = 16;
/// How many actions of others are compared at most.
const ANSWERS: usize = 200;
/// A feature that speaks for an action by less than this is not worth a word.
const WORTH_A_WORD: f32 = 0.03;
/// Nor is one that speaks for it by less than this part of what the first does.
const BESIDE: f32 = 0.4;

/// Why a legal action of a seat is better than another, or than the most tempting of the others, from
/// what the person on the seat knows: one or two sentences in the words of the game. The same for all
/// worlds that look alike to that person.
pub fn reasons<G: Evaluation>(
    table: &dyn AnyTable,
    seat: Seat,
    action: &str,
    instead: Option<&str>,
) -> Result<Vec<Phrase>, BotError> {
    let table = table_of::<G>(table)?;
    let mut legal = Vec::new();
    table.state().actions(seat, &mut legal);
    let find = |text: &str| {
        let found = text.trim().parse().ok().filter(|action| legal.contains(action));
        found.ok_or_else(|| BotError::NotLegal { action: shorten(text, QUOTED) })
    };
    let action = find(action)?;
    let instead = instead.map(find).transpose()?;
    let worlds: Vec<G> = worlds(&known(table, seat), WORLDS, &mut Dice::new(Seed::from(0)));
    let case = Case { worlds: &worlds, seat, sides: table.options().sides() };
    if legal.len() == 1 {
        return Ok(vec![Phrase::new("why-only")]);
    }
    if worlds.iter().all(|world| case.wins(world, action)) {
        return Ok(vec![Phrase::new("why-wins")]);
    }
    match instead.or_else(|| case.temptation(&legal, action)) {
        Some(instead) => Ok(case.reasons(action, instead)),
        None => Ok(vec![Phrase::new("why-later")]),
    }
}

/// A decision, in the worlds that its person holds possible.
struct Case<'a, G> {
    worlds: &'a [G],
    seat: Seat,
    sides: Sides,
}

impl<G: Evaluation> Case<'_, G> {
    fn reasons(&self, action: G::Action, instead: G::Action) -> Vec<Phrase> {
        let mut reasons = Vec::new();
        let [done, left] = [action, instead].map(|action| self.turn(action));
        if self.losses_next(&left) == left.len() && self.losses_next(&done) == 0 {
            reasons.push(Phrase::new("why-stops"));
        }
        reasons.extend(self.remarks(action, instead));
        if reasons.is_empty() {
            reasons = self.features(&done, &left);
        }
        if reasons.is_empty() {
            let [done, left] = [done, left].map(|states| {
                states.into_iter().map(|state| self.answered(state)).collect::<Vec<G>>()
            });
            let then = |reason| Phrase::new("why-then").with("reason", reason);
            reasons = self.features(&done, &left).into_iter().map(then).take(1).collect();
        }
        if reasons.is_empty() {
            reasons.push(Phrase::new("why-later"));
        }
        reasons.truncate(REASONS);
        reasons
    }

    /// Of all others the action that looks best at first glance.
    fn temptation(&self, legal: &[G::Action], action: G::Action) -> Option<G::Action> {
        let sums = estimates(self.worlds, self.seat, legal);
        let others = legal.iter().zip(sums).filter(|(other, _)| **other != action);
        others.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(other, _)| *other)
    }

    /// What the game itself remarks for the one and against the other.
    fn remarks(&self, action: G::Action, instead: G::Action) -> Vec<Phrase> {
        let [done, left] = [action, instead].map(|action| self.agreed(action));
        let is_new = |remark: &Remark, of: &[Remark]| !of.contains(remark);
        let merits = done.iter().filter_map(|remark| match remark {
            Remark::For(phrase) if is_new(remark, &left) => Some(phrase),
            _ => None,
        });
        let avoided = left.iter().filter_map(|remark| match remark {
            Remark::Against(phrase) if is_new(remark, &done) => Some(phrase),
            _ => None,
        });
        let mut told: Vec<Phrase> = Vec::new();
        for phrase in merits.chain(avoided) {
            if told.iter().all(|known| known.key() != phrase.key()) {
                told.push(phrase.clone());
            }
        }
        told
    }

    /// What is remarked of an action in every world.
    fn agreed(&self, action: G::Action) -> Vec<Remark> {
        let mut worlds = self.worlds.iter().map(|world| world.remarks(self.seat, action));
        let mut agreed = worlds.next().unwrap_or_default();
        for remarks in worlds {
            agreed.retain(|remark| remarks.contains(remark));
        }
        agreed
    }

    /// The features that speak most for where one action leads rather than the other, on average;
    /// nothing where all in all they speak against it.
    fn features(&self, done: &[G], left: &[G]) -> Vec<Phrase> {
        let mut gains = vec![0.0; G::FEATURES.len()];
        for (states, sign) in [(done, 1.0), (left, -1.0)] {
            for state in states {
                let mut values = vec![0.0; gains.len()];
                state.features(self.seat, &mut values);
                let share = sign / states.len() as f32;
                gains.iter_mut().zip(values).for_each(|(gain, value)| *gain += share * value);
            }
        }
        let mut weighed: Vec<(f32, &str, bool)> = gains
            .iter()
            .zip(G::FEATURES.iter().zip(G::WEIGHTS))
            .map(|(gain, (name, weight))| (gain * weight, *name, *gain > 0.0))
            .collect();
        if weighed.iter().map(|(gain, ..)| gain).sum::<f32>() <= 0.0 {
            return Vec::new();
        }
        weighed.sort_by(|a, b| b.0.total_cmp(&a.0));
        let least = weighed.first().map_or(0.0, |(most, ..)| most * BESIDE).max(WORTH_A_WORD);
        let told = weighed.into_iter().take_while(|(gain, ..)| *gain >= least);
        told.map(|(_, name, more)| reason(name, more)).collect()
    }

    /// Whether an action wins at once.
    fn wins(&self, world: &G, action: G::Action) -> bool {
        let mut world = world.clone();
        world.apply(self.seat, action, &mut ());
        world.outcome().is_some_and(|outcome| {
            let others = self.sides.playing().iter().filter(|&seat| !self.is_own(seat));
            outcome.score(self.seat) > 0.0
                && others.fold(0.0, |sum, seat| sum + outcome.score(seat)) == 0.0
        })
    }

    /// In how many of these states somebody else can win with the next action.
    fn losses_next(&self, states: &[G]) -> usize {
        let mut legal = Vec::new();
        let mut is_lost = |state: &G| {
            let Some(seat) = state.asks_first().filter(|&seat| !self.is_own(seat)) else {
                return false;
            };
            legal.clear();
            state.actions(seat, &mut legal);
            legal.iter().any(|&action| {
                let mut state = state.clone();
                state.apply(seat, action, &mut ());
                state.outcome().is_some_and(|outcome| outcome.score(self.seat) <= 0.0)
            })
        };
        states.iter().filter(|state| is_lost(state)).count()
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.sides.team(self.seat).contains(seat)
    }

    /// Where things stand in every world when the turn is over that an action begins or goes on with.
    fn turn(&self, action: G::Action) -> Vec<G> {
        let turn = |world: &G| {
            let mut state = world.clone();
            state.apply(self.seat, action, &mut ());
            for _ in 0..AHEAD {
                let goes_on = state.turns_ended() == world.turns_ended();
                match state.asks_first() {
                    Some(seat) if seat == self.seat && goes_on => act(&mut state, seat),
                    _ => break,
                }
            }
            state
        };
        self.worlds.iter().map(turn).collect()
    }

    /// Where things stand when everybody has answered as seems best at first glance.
    fn answered(&self, mut state: G) -> G {
        for _ in 0..AHEAD {
            match state.asks_first() {
                Some(seat) if seat != self.seat => act(&mut state, seat),
                _ => break,
            }
        }
        state
    }
}

/// Do what seems best to a seat at first glance.
fn act<G: Evaluation>(state: &mut G, seat: Seat) {
    let mut legal = Vec::new();
    state.actions(seat, &mut legal);
    legal.truncate(ANSWERS);
    let sums = estimates(std::slice::from_ref(state), seat, &legal);
    let best = legal.iter().zip(sums).max_by(|a, b| a.1.total_cmp(&b.1));
    if let Some((&action, _)) = best {
        state.apply(seat, action, &mut ());
    }
}

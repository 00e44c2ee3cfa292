use std::collections::HashSet;

use table::{Path, Seat, Stage};

/// A half-made action: narrows the legal ways pick by pick until one is left. The browser does the same
/// (`server/web/picks.js`).
#[derive(Debug, Default)]
pub(crate) struct Picks {
    ways: Vec<Leading>,
    chosen: Vec<String>,
    choices: Vec<String>,
    /// What can be picked next: asked for again and again, and long to find out.
    next: Vec<String>,
}

/// A way to one or several actions in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Leading {
    pub(crate) seat: Seat,
    pub(crate) actions: Vec<String>,
    path: Path,
    asks: Vec<usize>,
}

/// What came of a pick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// More has to be picked.
    More,
    /// This is it.
    Done(Seat, Vec<String>),
    /// What was picked is forgotten.
    Cancelled,
    /// This leads nowhere.
    Refused,
}

impl Picks {
    /// Take over what is legal now. What was picked stays picked as long as it leads somewhere.
    pub(crate) fn renew(&mut self, stage: &Stage<String>) {
        let ways = stage.ways.iter().map(|way| Leading {
            seat: way.seat,
            actions: vec![way.action.clone()],
            path: way.path.clone(),
            asks: way.asks.clone(),
        });
        let runs = stage.runs.iter().map(|run| Leading {
            seat: run.seat,
            actions: run.actions.clone(),
            path: run.path.clone(),
            asks: Vec::new(),
        });
        self.ways = ways.chain(runs).collect();
        self.choices = stage.scene.choices.iter().map(|choice| choice.id.to_string()).collect();
        if self.open(&self.chosen).next().is_none() {
            self.chosen.clear();
        }
        self.narrow();
    }

    /// What was picked so far.
    pub(crate) fn chosen(&self) -> &[String] {
        &self.chosen
    }

    /// Everything that can be picked next, each once.
    pub(crate) fn next(&self) -> &[String] {
        &self.next
    }

    /// Find out what can be picked next.
    fn narrow(&mut self) {
        let mut known = HashSet::new();
        let all = self.open(&self.chosen).flat_map(|way| way.offers(&self.chosen));
        self.next = all.filter(|id| known.insert(*id)).map(str::to_owned).collect();
    }

    /// The place in the stage's `asks` of what is asked for next; nothing where the prompt says it all.
    pub(crate) fn asked(&self) -> Option<usize> {
        let asks = &self.open(&self.chosen).next()?.asks;
        asks.get(self.chosen.len().min(asks.len().checked_sub(1)?)).copied()
    }

    /// Pick something.
    pub(crate) fn pick(&mut self, id: &str) -> Step {
        let step = self.take(id);
        if matches!(step, Step::Done(..)) {
            self.chosen.clear();
        }
        self.narrow();
        step
    }

    fn take(&mut self, id: &str) -> Step {
        if self.next.iter().any(|next| next == id) {
            self.chosen.push(id.to_owned());
            return self.decided().map_or(Step::More, |(seat, actions)| Step::Done(seat, actions));
        }
        match self.chosen.iter().position(|chosen| chosen == id) {
            Some(0) => {
                self.chosen.clear();
                Step::Cancelled
            }
            Some(place) => {
                self.chosen.truncate(place);
                Step::More
            }
            None if !self.chosen.is_empty() && self.begins(id) => {
                self.chosen.clear();
                self.narrow();
                self.take(id)
            }
            None => Step::Refused,
        }
    }

    /// Forget the last pick; false if there was none.
    pub(crate) fn back(&mut self) -> bool {
        let picked = self.chosen.pop().is_some();
        self.narrow();
        picked
    }

    /// Forget everything that was picked.
    pub(crate) fn cancel(&mut self) {
        self.chosen.clear();
        self.narrow();
    }

    fn begins(&self, id: &str) -> bool {
        self.ways.iter().any(|way| way.offers(&[]).contains(&id))
    }

    /// The actions that what was picked leads to for sure.
    fn decided(&self) -> Option<(Seat, Vec<String>)> {
        let open: Vec<&Leading> = self.open(&self.chosen).collect();
        let whole = open.iter().find(|way| way.path.picks.len() == self.chosen.len());
        let first = open.first()?;
        let sure = || open.iter().all(|way| way.actions == first.actions && way.seat == first.seat);
        let buttons = || {
            let rest = first.rest(&self.chosen).unwrap_or_default();
            rest.iter().all(|id| self.choices.iter().any(|choice| choice == id))
        };
        let found = whole.or_else(|| (sure() && buttons()).then_some(first))?;
        Some((found.seat, found.actions.clone()))
    }

    fn open<'a>(&'a self, chosen: &'a [String]) -> impl Iterator<Item = &'a Leading> {
        self.ways.iter().filter(move |way| way.rest(chosen).is_some())
    }
}

impl Leading {
    fn fixed(&self) -> usize {
        self.path.picks.len().saturating_sub(self.path.free.into())
    }

    /// The picks that are still asked for after these; nothing where they do not belong to the way.
    fn rest(&self, chosen: &[String]) -> Option<Vec<&str>> {
        let picks = &self.path.picks;
        if chosen.len() > picks.len() {
            return None;
        }
        let fixed = self.fixed();
        if chosen.iter().zip(&picks[..fixed]).any(|(id, pick)| id != pick) {
            return None;
        }
        let mut free: Vec<&str> = picks[fixed..].iter().map(|pick| &**pick).collect();
        for id in chosen.iter().skip(fixed) {
            free.remove(free.iter().position(|other| other == id)?);
        }
        let ordered = picks.get(chosen.len()..fixed).unwrap_or_default();
        Some(ordered.iter().map(|pick| &**pick).chain(free).collect())
    }

    /// What the way lets one pick next.
    fn offers(&self, chosen: &[String]) -> Vec<&str> {
        let mut rest = self.rest(chosen).unwrap_or_default();
        if chosen.len() < self.fixed() {
            rest.truncate(1);
        }
        rest
    }
}

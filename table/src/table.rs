use std::{borrow::Cow, ops::Range};

use crate::{
    Encoding, Event, Game, Options, Phrase, ProblemList, Refusal, Seat, Seed, Viewer,
    listed::Listed,
};

/// One running game: how it started, what was done since, and where it stands.
#[derive(Debug)]
pub struct Table<G: Game> {
    rules: u32,
    options: G::Options,
    seed: Seed,
    start: G,
    custom_start: bool,
    state: G,
    plies: Vec<Ply<G>>,
    /// What happened by all actions, in full, one after the other; none where they are not kept.
    events: Option<Vec<G::Event>>,
    listed: Listed<G>,
}

/// One action that was done at a table.
#[derive(Clone, Debug)]
pub struct Ply<G: Game> {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: G::Action,
    /// How many events were kept before.
    first_event: usize,
    /// How many turns had ended before.
    turns_ended: u32,
}

/// A copy lists anew what is legal: most copies are made to go another way.
impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Table<G> {
        Table {
            rules: self.rules,
            options: self.options.clone(),
            seed: self.seed,
            start: self.start.clone(),
            custom_start: self.custom_start,
            state: self.state.clone(),
            plies: self.plies.clone(),
            events: self.events.clone(),
            listed: Listed::new(),
        }
    }
}

impl<G: Game> Table<G> {
    /// A table at the start of a game, or every reason why there can be none.
    pub fn new(options: G::Options, seed: Seed) -> Result<Table<G>, ProblemList> {
        Table::by_rules(G::ABOUT.rules_version, options, seed)
    }

    /// A table at the start of a game that is played by this version of the rules.
    pub fn by_rules(
        rules: u32,
        mut options: G::Options,
        seed: Seed,
    ) -> Result<Table<G>, ProblemList> {
        options.set_rules(rules);
        let start = G::new(&options, &seed)?;
        Ok(Table { custom_start: false, ..Table::from_state(rules, options, seed, start) })
    }

    /// A table that starts from any state.
    pub fn from_state(rules: u32, options: G::Options, seed: Seed, start: G) -> Table<G> {
        let state = start.clone();
        Table {
            rules,
            options,
            seed,
            start,
            custom_start: true,
            state,
            plies: Vec::new(),
            events: Some(Vec::new()),
            listed: Listed::new(),
        }
    }

    /// Keep nothing any more of what happens: whenever somebody asks, it is found out by playing once
    /// more. For those who play many games and seldom ask.
    pub fn keep_no_events(&mut self) {
        self.events = None;
    }

    /// The version of the rules.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// The rule choices.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Where all chance comes from. Nobody at the table may see it before the end.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The state at the start, and whether somebody set it up by hand.
    pub fn start(&self) -> (&G, bool) {
        (&self.start, self.custom_start)
    }

    /// The whole truth now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What was done so far.
    pub fn plies(&self) -> &[Ply<G>] {
        &self.plies
    }

    /// Do an action if it is legal, or say why not.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        if !self.listed.actions(&self.state, seat).contains(&action) {
            // Only to be told why not.
            self.state.clone().play(seat, action, &mut ())?;
        }
        self.apply(seat, action);
        Ok(())
    }

    /// Do a legal action.
    fn apply(&mut self, seat: Seat, action: G::Action) {
        let turns_ended = self.state.turns_ended();
        let first_event = match &mut self.events {
            Some(events) => {
                let before = events.len();
                self.state.apply(seat, action, events);
                before
            }
            None => {
                self.state.apply(seat, action, &mut ());
                0
            }
        };
        self.listed.forget();
        self.plies.push(Ply { seat, action, first_event, turns_ended });
    }

    /// Whether the seat may take back its last action: if it is the last of all, its turn still runs
    /// and it showed nothing.
    pub fn may_take_back(&self, seat: Seat) -> Result<(), Refusal> {
        let refuse = |key: &'static str| Err(Refusal::misread(Phrase::new(key)));
        let Some(last) = self.plies.last() else {
            return refuse("refusal-take-back-nothing");
        };
        if last.seat != seat {
            return refuse("refusal-take-back-other");
        }
        if last.turns_ended != self.state.turns_ended() || self.state.to_act().is_empty() {
            return refuse("refusal-take-back-turn");
        }
        if self.happened(self.plies.len() - 1).iter().any(Event::reveals) {
            return refuse("refusal-take-back-revealed");
        }
        Ok(())
    }

    /// Take back the seat's last action, if it may.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.may_take_back(seat)?;
        self.rewind(self.plies.len() - 1);
        Ok(())
    }

    /// Go back to where the table stood after this many actions.
    pub fn rewind(&mut self, plies: usize) {
        if let (Some(first), Some(events)) = (self.plies.get(plies), &mut self.events) {
            events.truncate(first.first_event);
        }
        self.plies.truncate(plies);
        self.listed.forget();
        self.state = self.start.clone();
        for ply in &self.plies {
            self.state.apply(ply.seat, ply.action, &mut ());
        }
    }

    /// What happened by one action, in full.
    pub fn happened(&self, ply: usize) -> Cow<'_, [G::Event]> {
        let Some(events) = &self.events else {
            let all = self.happened_again(ply..ply.saturating_add(1));
            return Cow::Owned(all.into_iter().next().unwrap_or_default());
        };
        let begin = |ply: usize| self.plies.get(ply).map_or(events.len(), |ply| ply.first_event);
        Cow::Borrowed(&events[begin(ply)..begin(ply.saturating_add(1))])
    }

    /// What happened by each of some actions, found out by doing them again.
    fn happened_again(&self, plies: Range<usize>) -> Vec<Vec<G::Event>> {
        let mut state = self.start.clone();
        let mut all = Vec::new();
        for (place, ply) in self.plies.iter().enumerate().take(plies.end) {
            if place < plies.start {
                state.apply(ply.seat, ply.action, &mut ());
            } else {
                let mut events = Vec::new();
                state.apply(ply.seat, ply.action, &mut events);
                all.push(events);
            }
        }
        all
    }

    /// What a viewer perceived of one action.
    pub fn seen(&self, ply: usize, viewer: Viewer) -> Vec<G::Event> {
        seen(&self.happened(ply), viewer)
    }

    /// What a viewer perceived of each action from one on.
    pub fn seen_since(&self, since: usize, viewer: Viewer) -> Vec<Vec<G::Event>> {
        let plies = since..self.plies.len();
        match &self.events {
            Some(_) => plies.map(|ply| self.seen(ply, viewer)).collect(),
            None => self.happened_again(plies).iter().map(|events| seen(events, viewer)).collect(),
        }
    }
}

/// What a viewer perceived of these events.
fn seen<E: Event>(events: &[E], viewer: Viewer) -> Vec<E> {
    events.iter().filter_map(|event| event.seen_by(viewer)).collect()
}

impl<G: Encoding> Table<G> {
    /// The id of every legal action of a seat, kept until the table stands otherwise.
    pub fn listed_ids(&mut self, seat: Seat) -> &[usize] {
        self.listed.ids(&self.state, seat)
    }

    /// Do the action with an id if it is legal, or say why not.
    pub fn play_id(&mut self, seat: Seat, id: usize) -> Result<(), Refusal> {
        if let Some(action) = self.listed.action(&self.state, seat, id) {
            self.apply(seat, action);
            return Ok(());
        }
        let action = self.state.action_of(seat, id).ok_or_else(|| {
            let phrase = Phrase::new("refusal-no-such-id").with("id", id.to_string());
            Refusal::misread(phrase.with("most", (G::ACTION_IDS - 1).to_string()))
        })?;
        self.play(seat, action)
    }
}

use table::{Game, MAX_SEATS, Phrase, Problem, Seat, Seed};

use crate::{
    Draft, Options, Taki,
    cards::{Card, PLUS, PLUS_TWO},
    draft::Answer,
    hand::Cards,
    lacks::Lacks,
    options::Mode,
    state::{End, Phase},
};

impl Draft {
    /// The state this describes, or every reason why it describes none.
    pub(crate) fn check(mut self, options: &Options, seed: &Seed) -> Result<Taki, Vec<Problem>> {
        self.complete(options.deck);
        let hidden = self.answers.contains(&Some(Answer::Hidden));
        let ended = self.end.is_some();
        let (mut state, mut problems) = self.read(options, seed);
        if !ended {
            let mut empty = state.empty_hands();
            let winner = empty.next().filter(|_| empty.next().is_none());
            drop(empty);
            state.end = winner.map(End::EmptyHand);
        }
        let counts = state.hands.map(|hand| hand.len() as u8);
        state.tidy(&counts);
        problems.extend(state.problems());
        if ended && state.end.is_none() {
            problems.push(Problem::new("winner", Phrase::new("draft-no-winner")));
        }
        if hidden {
            problems.push(Problem::new("answers", Phrase::new("draft-hidden")));
        }
        if problems.is_empty() { Ok(state) } else { Err(problems) }
    }
}

impl Taki {
    /// The seats that have won by an empty hand, where only the hands say so. The player of a +3
    /// waits for the answers first (R7.3).
    fn empty_hands(&self) -> impl Iterator<Item = Seat> {
        let waits = |seat: Seat| self.phase == Phase::Window && seat == self.turn;
        self.players().iter().filter(move |&seat| {
            self.hands[seat.index()].is_empty() && self.stages[seat.index()] <= 1 && !waits(seat)
        })
    }

    /// Bring what can be written in several ways into the one form that play gives it.
    pub(crate) fn tidy(&mut self, counts: &[u8; MAX_SEATS]) {
        for seat in self.players().iter() {
            let lacks = &mut self.memory.lacks[seat.index()];
            *lacks = lacks.for_hand(counts[seat.index()].into());
            if *lacks != Lacks::NOTHING || !self.memory.known[seat.index()].is_empty() {
                self.memory.noted = self.memory.noted.with(seat);
            }
        }
    }

    /// Everything about the state that cannot come about by the rules.
    pub(crate) fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut refuse = |place: &str, key: &'static str| {
            problems.push(Problem::new(place, Phrase::new(key)));
        };
        self.check_lead(&mut refuse);
        self.check_phase(&mut refuse);
        self.check_seats(&mut refuse);
        self.check_counters(&mut refuse);
        self.check_memory(&mut refuse);
        let found = self.counts();
        for card in Card::ALL {
            let (found, copies) = (found[card.0 as usize], self.options.deck.copies(card));
            if found >= copies {
                continue;
            }
            let phrase = Phrase::new("draft-copies").with("card", card.to_string());
            let phrase = phrase.with("found", found).with("copies", copies);
            problems.push(Problem::new("cards", phrase));
        }
        problems
    }

    fn check_lead(&self, refuse: &mut impl FnMut(&str, &'static str)) {
        let on_top = self.piles.discards().nth(self.piles.lead_at.into());
        if on_top != Some(self.lead) || [Card::PLUS_THREE, Card::BREAKER].contains(&self.lead) {
            refuse("lead", "draft-lead");
        }
        let named = self.colours().contains(&self.colour);
        if !named || self.lead.colour().is_some_and(|colour| colour != self.colour) {
            refuse("color", "draft-color");
        }
        if self.open_taki.is_some_and(|colour| colour != self.colour) {
            refuse("open_taki", "draft-open-taki");
        }
    }

    fn check_phase(&self, refuse: &mut impl FnMut(&str, &'static str)) {
        let figure = self.lead.colour().and(self.lead.figure());
        if self.chain > 0 {
            if figure != Some(PLUS_TWO) {
                refuse("chain", "draft-chain-lead");
            }
            if !matches!(self.phase, Phase::Play | Phase::Window) {
                refuse("chain", "draft-chain-phase");
            }
            if self.chain > 8 {
                refuse("chain", "draft-chain-long");
            }
            if self.phase == Phase::Window && !self.options.plus3_on_plus2 {
                refuse("chain", "draft-chain-window");
            }
        }
        if self.run.is_some() != (self.phase == Phase::Run) {
            refuse("run", "draft-run-phase");
        }
        if self.run.is_some_and(|colour| colour != self.colour) {
            refuse("run", "draft-run-color");
        }
        if self.run.is_some() && self.open_taki.is_some() {
            refuse("open_taki", "draft-run-open");
        }
        let leads = match self.phase {
            Phase::Run => figure.is_some() || self.lead == Card::SUPER,
            Phase::Plus => figure == Some(PLUS),
            Phase::King => self.lead == Card::KING,
            Phase::Window => self.piles.discards().next_back() == Some(Card::PLUS_THREE),
            Phase::Play => true,
        };
        if !leads && self.end.is_none() {
            refuse("phase", "draft-phase-lead");
        }
    }

    fn check_seats(&self, refuse: &mut impl FnMut(&str, &'static str)) {
        let stages = || self.players().iter().map(|seat| self.stages[seat.index()]);
        match self.options.mode {
            Mode::Single if self.stages.iter().any(|&stage| stage != 0) => {
                refuse("stages", "draft-stages-single");
            }
            Mode::Pyramid if stages().any(|stage| !(1..=self.options.hand).contains(&stage)) => {
                refuse("stages", "draft-stages");
            }
            _ => {}
        }
        if !self.calls.intersection(self.silent).is_empty() {
            refuse("silent", "draft-call-twice");
        }
        let may_be_asked = |seat: Seat| seat != self.turn && self.hands[seat.index()].len() == 1;
        for (place, set) in [("calls", self.calls), ("silent", self.silent)] {
            if set.union(self.players()) != self.players() {
                refuse(place, "draft-call-seat");
            } else if !set.iter().all(may_be_asked) {
                refuse(place, "draft-call-hand");
            }
        }
        let asks = self.phase == Phase::Play && !self.options.auto_last;
        if !asks && !self.calls.union(self.silent).is_empty() {
            refuse("calls", "draft-call-phase");
        }
        if self.players().iter().any(|seat| self.has_answered(seat)) {
            if self.to_act().is_empty() {
                refuse("answers", "draft-answers-seats");
            }
            if self.breaks.iter().any(|seat| !self.hands[seat.index()].has(Card::BREAKER)) {
                refuse("answers", "draft-answers-breaker");
            }
        }
        if self.fresh && !(self.is_pyramid() && matches!(self.phase, Phase::Plus | Phase::King)) {
            refuse("fresh", "draft-fresh");
        }
    }

    fn check_counters(&self, refuse: &mut impl FnMut(&str, &'static str)) {
        let stuck = self.idle >= self.seats();
        let capped = self.turns >= self.options.max_turns;
        let empty = |seat: Seat| self.hands[seat.index()].is_empty();
        let fits = match self.end {
            None => !stuck && !capped,
            Some(End::EmptyHand(seat)) => {
                empty(seat) && self.stages[seat.index()] <= 1 && !stuck && !capped
            }
            Some(End::Stuck) => stuck,
            Some(End::Cap) => capped && !stuck,
        };
        if !fits || self.idle > self.seats() || self.turns > self.options.max_turns {
            refuse("end", "draft-end");
        }
        if self.end.is_none() && self.empty_hands().next().is_some() {
            refuse("hands", "draft-empty-hands");
        }
    }

    fn check_memory(&self, refuse: &mut impl FnMut(&str, &'static str)) {
        let memory = &self.memory;
        let seats = || 0..usize::from(self.seats());
        if self.piles.bottom > self.piles.draw || (memory.has_shuffled && self.piles.bottom > 0) {
            refuse("bottom", "draft-bottom");
        }
        if seats().any(|seat| !within(memory.known[seat], self.hands[seat])) {
            refuse("known", "draft-known");
        }
        let fetched = || memory.fetched.iter().flat_map(|cards| cards.iter());
        if memory.has_shuffled {
            let pile = self.piles.draw().chain(fetched());
            let mut counts = [0; 64];
            pile.for_each(|card| counts[card.0 as usize] += 1);
            if Card::ALL.iter().any(|&card| counts[card.0 as usize] > memory.shuffled.count(card)) {
                refuse("shuffled", "draft-shuffled");
            }
        } else if fetched().next().is_some() {
            refuse("fetched", "draft-fetched");
        }
        let fits = |seat: usize| {
            memory.lacks[seat]
                .limits()
                .all(|(kinds, most)| self.hands[seat].count_of(kinds) <= most)
        };
        if !seats().all(fits) {
            refuse("lacks", "draft-lacks");
        }
    }

    /// How many cards of each kind there are, wherever they lie.
    pub(crate) fn counts(&self) -> [u32; 64] {
        let mut counts = [0; 64];
        let hands = self.hands.iter().flat_map(|hand| hand.iter());
        let all = hands.chain(self.piles.draw()).chain(self.piles.discards());
        all.for_each(|card| counts[card.0 as usize] += 1);
        counts
    }
}

fn within(part: Cards, whole: Cards) -> bool {
    Card::ALL.iter().all(|&card| part.count(card) <= whole.count(card))
}

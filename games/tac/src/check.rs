use table::{Game, Phrase, Problem, Seed};

use crate::{
    Draft, Options, Tac,
    cards::{Card, OPENERS},
    draft::Reason,
    hand::{Hand, MOST},
    place::letter,
    plan::{Plan, SEATS, seats_of},
    state::{End, Phase},
};

impl Draft {
    /// The state this describes, or every reason why it describes none.
    pub(crate) fn check(&self, options: &Options, seed: &Seed) -> Result<Tac, Vec<Problem>> {
        let mut state = self.read(options, seed, false)?;
        let mut problems = state.problems();
        if let Err(problem) = state.restore_end(self.end) {
            problems.push(problem);
        }
        if problems.is_empty() { Ok(state) } else { Err(problems) }
    }
}

impl Tac {
    /// The hand a seat was dealt, before the exchange; nothing if the cards said to be exchanged
    /// are not where they should be.
    pub(crate) fn dealt(&self, seat: u8) -> Option<Hand> {
        let memory = &self.memory;
        let holder = self.plan().occupied().find(|&holder| self.origin(holder) == seat)?;
        let (held, spent) = (self.hands[holder as usize], memory.spent[seat as usize]);
        if held.len() + spent.len() > MOST {
            return None;
        }
        let mut hand = held.plus(spent);
        let giver = |&giver: &u8| self.plan().partner(giver, memory.backwards) == seat;
        if self.phase != Phase::Exchange
            && let Some(giver) = seats_of(self.plan().exchange).find(giver)
            && let Some(card) = memory.gave[giver as usize]
        {
            if !hand.has(card) {
                return None;
            }
            hand.remove(card);
        }
        if let Some(card) = memory.gave[seat as usize] {
            hand.add(card);
        }
        Some(hand)
    }

    /// The end that the board shows, or that was told.
    pub(crate) fn restore_end(&mut self, told: Option<Reason>) -> Result<(), Problem> {
        let home = self.winners().filter(|_| self.phase != Phase::Answer);
        let no_cards = self.hands == [Hand::EMPTY; SEATS];
        self.end = match (told, home) {
            (Some(Reason::Cap), None) if no_cards => Some(End::Cap),
            (Some(Reason::Home) | None, Some(winners)) => Some(End::Home(winners)),
            (None, None) if no_cards && self.phase == Phase::Play => {
                return Err(Problem::new("hands", Phrase::new("draft-nothing")));
            }
            (None, None) => None,
            _ => return Err(Problem::new("end", Phrase::new("draft-end"))),
        };
        Ok(())
    }

    /// Everything that is wrong with the state by the rules.
    pub(crate) fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut refuse = |place: &str, key: &'static str| {
            problems.push(Problem::new(place, Phrase::new(key)));
        };
        let plan = self.plan();
        let memory = &self.memory;
        let played: Vec<Card> = self.piles.played().collect();
        let mut spent = [0usize; 32];
        memory.spent.iter().flat_map(|hand| hand.iter()).for_each(|c| spent[c.0 as usize] += 1);
        let laid = |card: Card| played.iter().filter(|&&other| other == card).count();
        if Card::all().any(|card| spent[card.0 as usize] > laid(card))
            || spent[Card::HIDDEN.0 as usize] > 0
        {
            refuse("spent", "draft-spent");
        }
        if self.last.is_some_and(|card| card == Card::TAC || card.is_veil() || laid(card) == 0) {
            refuse("last", "draft-last");
        }
        let unused: Vec<Card> = self.unused.into_iter().flatten().collect();
        let twice = unused.len() == 2 && unused[0] == unused[1];
        if twice || unused.iter().any(|&card| !card.is_veil() || laid(card) == 0) {
            refuse("unused", "draft-unused");
        }
        if self.shuffles == 0 || self.shuffles > self.options.max_shuffles {
            refuse("shuffles", "draft-shuffles");
        }
        if self.cards < played.len() as u32 {
            refuse("cards", "draft-cards");
        }
        if self.turns > u32::MAX / 2 || self.cards > u32::MAX / 2 {
            refuse("turns", "draft-turns");
        }
        for seat in plan.occupied() {
            let index = seat as usize;
            let at = |place: &str| format!("{place} {}", letter(seat));
            let born = self.born_known(seat);
            if memory.known_by[index] & born != born {
                refuse(&at("known_by"), "draft-known-by");
            }
            if self.hands[index].has_any(memory.lacks[index]) {
                refuse(&at("lacks"), "draft-lacks");
            }
            match self.dealt(seat) {
                None => refuse(&at("gave"), "draft-dealt"),
                Some(hand) if hand.len() > MOST => refuse(&at("gave"), "draft-dealt"),
                Some(hand) if hand.has_any(OPENERS) != Plan::has(memory.announced, seat) => {
                    refuse(&at("announced"), "draft-announced");
                }
                _ => {}
            }
        }
        let gave = seats_of(plan.exchange).filter(|&seat| memory.gave[seat as usize].is_some());
        if self.phase != Phase::Exchange
            && ![0, plan.exchange.count_ones() as usize].contains(&gave.count())
        {
            refuse("gave", "draft-gave-some");
        }
        if problems.is_empty() {
            self.phase_problems(&mut problems);
        }
        problems
    }

    /// What is wrong with whose turn it is and what he has to do.
    fn phase_problems(&self, problems: &mut Vec<Problem>) {
        let mut refuse = |place: &str, key: &'static str| {
            problems.push(Problem::new(place, Phrase::new(key)));
        };
        let plan = self.plan();
        let phase = self.phase;
        if (self.seven.steps > 0) != (phase == Phase::Seven) || self.seven.steps > 6 {
            refuse("seven", "draft-seven");
        }
        if self.victim.is_some() && !matches!(phase, Phase::Devil | Phase::Seven)
            || phase == Phase::Devil && self.victim.is_none()
            || self.victim.is_some_and(|victim| victim != plan.next(self.turn))
        {
            refuse("victim", "draft-victim");
        }
        let quiet = matches!(phase, Phase::Exchange | Phase::Answer | Phase::Devil);
        if self.answering && phase != Phase::Seven
            || self.barred && (quiet || self.answering)
            || self.answered && !self.options.variant.is_one_team()
        {
            refuse("barred", "draft-barred");
        }
        let told = self.barred || self.answering || phase == Phase::Devil;
        let mut restored = *self;
        restored.board = self.before;
        if self.winners() != restored.winners() && restored.winners().is_some() && !told {
            refuse("before", "draft-before");
        }
        if phase == Phase::Exchange {
            let laid = self.last.is_some() || self.unused[0].is_some();
            if self.memory.spent != [Hand::EMPTY; SEATS] || self.memory.passed > 0 || laid {
                refuse("phase", "draft-exchange-begun");
            }
            if self.turn != plan.next(self.dealer) {
                refuse("turn", "draft-exchange-turn");
            }
            let waiting = self.to_act();
            let empty = waiting.iter().any(|seat| self.hands[seat.index()].is_empty());
            if self.winners().is_none() && (waiting.is_empty() || empty) {
                refuse("phase", "draft-exchange");
            }
            return;
        }
        let over = self.winners().is_some() && phase != Phase::Answer;
        let no_cards = self.hands == [Hand::EMPTY; SEATS];
        if over || no_cards && phase == Phase::Play {
            return;
        }
        if phase == Phase::Answer {
            let asked = self.winners().is_some_and(|winners| self.can_answer(self.turn, winners));
            if !asked || !self.hands[self.turn as usize].has(Card::TAC) {
                refuse("phase", "draft-answer");
            }
        }
        let mut actions = Vec::new();
        self.actions(self.turn_seat(), &mut actions);
        if actions.is_empty() {
            refuse("phase", "draft-nothing");
        }
    }
}

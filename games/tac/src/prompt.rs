use table::{Game, Phrase, Seat};

use crate::{
    Action, Move, View,
    cards::Card,
    plan::Plan,
    state::Phase,
    words::{card_phrase, seat_phrase, yes},
};

impl View {
    /// What is to be done now, told to whoever is to do it, or who is waited for.
    pub(crate) fn prompt(&self) -> Option<Phrase> {
        let state = &self.state;
        let waiting = state.to_act();
        let first = waiting.first()?;
        let asked = self.viewer.holds().intersection(waiting);
        let (you, who) = match (asked.len(), self.viewer.holds().len()) {
            (0, _) => ("no", waiting),
            (_, 1) => ("yes", asked),
            _ => ("mine", asked),
        };
        let key = match state.phase {
            Phase::Exchange => "turn-exchange",
            Phase::Play => "turn-play",
            Phase::Seven => "turn-seven",
            Phase::Skipped => "turn-skipped",
            Phase::Devil => "turn-devil",
            Phase::Answer => "turn-answer",
        };
        let turn = asked.first().unwrap_or(first);
        let named = |seat: Seat| Phrase::new("named").with("who", seat_phrase(seat));
        let phrase = Phrase::new(key)
            .with("you", you)
            .with("turn", seat_phrase(turn))
            .with("who", who.iter().map(named).collect::<Vec<_>>());
        Some(match state.phase {
            Phase::Exchange => {
                let taker = state.plan().partner(turn.number(), state.memory.backwards);
                let opens = Plan::has(state.memory.announced, taker);
                phrase.with("partner", seat_phrase(Seat::new(taker))).with("opens", yes(opens))
            }
            Phase::Play => self.with_uses(phrase, !asked.is_empty()),
            Phase::Seven => phrase.with("steps", state.seven.steps),
            Phase::Devil => phrase.with("victim", seat_phrase(Seat::new(state.player()))),
            Phase::Skipped | Phase::Answer => phrase,
        })
    }

    /// Whether several of the cards can be used, one or none, and whether with others' marbles.
    fn with_uses(&self, phrase: Phrase, asked: bool) -> Phrase {
        let state = &self.state;
        let legal = if asked { self.legal() } else { Vec::new() };
        let used = legal.iter().filter(|action| matches!(action, Action::Use { .. }));
        let kinds = used.fold(0, |kinds, action| kinds | action.card().bit());
        let (count, card) = match kinds.count_ones() {
            0 => ("none", Card::HIDDEN),
            1 => ("one", Card(kinds.trailing_zeros() as u8)),
            _ => ("many", Card::HIDDEN),
        };
        let helps = state.board.is_finished(state.turn);
        phrase.with("use", count).with("card", card_phrase(card)).with("helps", yes(helps))
    }

    /// What the seat whose turn it is can do, if it is the viewer's.
    pub(crate) fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        let seat = self.state.turn_seat();
        if self.viewer.is(seat) && self.state.phase != Phase::Exchange {
            self.state.actions(seat, &mut actions);
        }
        actions
    }

    /// What is asked for while a card is being used, pick by pick.
    pub(crate) fn asks(&self, action: Action) -> Vec<Phrase> {
        let prompt = self.prompt();
        let Action::Use { tac, play } = action else { return prompt.into_iter().collect() };
        if self.state.phase == Phase::Seven {
            return prompt.into_iter().chain([Phrase::new("ask-step")]).collect();
        }
        let kind = match play {
            Move::Trick(..) => "trick",
            Move::Warrior(..) => "warrior",
            Move::Angel(..) => "angel",
            Move::Number(Card::FOUR, ..) => "back",
            Move::Number(Card::SEVEN, ..) => "seven",
            _ => self.number_uses(tac, play.card()),
        };
        let ask = |key: &'static str| {
            Phrase::new(key)
                .with("kind", kind)
                .with("tac", yes(tac))
                .with("card", card_phrase(play.card()))
                .with("steps", play.card().number())
        };
        prompt.into_iter().chain([ask("ask-marble"), ask("ask-goal")]).collect()
    }

    /// What a number that has several uses can be used for now.
    fn number_uses(&self, tac: bool, card: Card) -> &'static str {
        let (mut opens, mut moves, mut skips) = (false, false, false);
        for action in self.legal() {
            match action {
                Action::Use { tac: as_tac, play } if as_tac == tac && play.card() == card => {
                    match play {
                        Move::Skip => skips = true,
                        Move::Number(_, from, _) if from.is_yard() => opens = true,
                        _ => moves = true,
                    }
                }
                _ => {}
            }
        }
        match (moves, opens, skips) {
            (true, true, _) => "move-or-open",
            (true, _, true) => "move-or-skip",
            (_, true, _) => "open",
            (_, _, true) => "skip",
            _ => "move",
        }
    }
}

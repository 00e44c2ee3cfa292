use table::{Game, Phrase, Seat};

use crate::{
    Action, Move, View,
    cards::{Card, kinds_of},
    move_finder::{Found, MoveFinder},
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
            Phase::Play | Phase::Skipped => self.with_uses(phrase, !asked.is_empty()),
            Phase::Seven => phrase.with("steps", state.seven.steps),
            Phase::Devil => phrase.with("victim", seat_phrase(Seat::new(state.player()))),
            Phase::Answer => phrase,
        })
    }

    /// Whether several of the cards can be used, one or none, and whether with others' marbles.
    fn with_uses(&self, phrase: Phrase, asked: bool) -> Phrase {
        let state = &self.state;
        let usable = match state.phase {
            _ if !asked => 0,
            Phase::Skipped => u32::from(state.can_tac()) << Card::TAC.0,
            _ => state.usable_kinds(0),
        };
        let kinds = usable & state.hands[usize::from(state.player())].set();
        let count = match kinds.count_ones() {
            0 => "none",
            1 => "one",
            _ => "many",
        };
        let cards = kinds_of(kinds).map(card_phrase).collect::<Vec<_>>();
        let helps = state.board.is_finished(state.turn);
        phrase.with("use", count).with("cards", cards).with("helps", yes(helps))
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
        let state = &self.state;
        let board = if tac { &state.before } else { &state.board };
        let finder = MoveFinder::new(state, board, state.player());
        let mut uses = Uses::default();
        finder.find(card, finder.reaches(), &mut uses);
        match uses {
            Uses { moves: true, opens: true, .. } => "move-or-open",
            Uses { moves: true, skips: true, .. } => "move-or-skip",
            Uses { opens: true, .. } => "open",
            Uses { skips: true, .. } => "skip",
            _ => "move",
        }
    }
}

/// The ways in which a number can be used.
#[derive(Default)]
struct Uses {
    opens: bool,
    moves: bool,
    skips: bool,
}

impl Found for Uses {
    fn take(&mut self, play: Move) -> bool {
        match play {
            Move::Skip => self.skips = true,
            Move::Number(_, from, _) if from.is_yard() => self.opens = true,
            _ => self.moves = true,
        }
        true
    }
}

//! The rules on lists of written cards, straight from the rulings.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use table::{Chance, Game, RandomSource, Seed};
use taki::{DirectionTwo, KingSuper, Mode, Options, PlusLast, Taki};

/// A moment of a game.
pub(crate) struct Plain {
    options: Options,
    hands: Vec<Vec<String>>,
    draw: Vec<String>,
    discards: Vec<String>,
    lead: String,
    color: String,
    turn: usize,
    direction: i32,
    chain: usize,
    open: Option<String>,
    run: Option<String>,
    phase: &'static str,
    stages: Vec<usize>,
    calls: BTreeSet<usize>,
    silent: BTreeSet<usize>,
    answers: BTreeMap<usize, bool>,
    /// Whether the hand of the turn seat last changed by a play.
    played: bool,
    moved: bool,
    idle: usize,
    turns: u32,
    end: Option<(&'static str, Option<usize>)>,
    chance: Chance,
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|card| card.as_str().unwrap().to_owned()).collect()
}

fn colour(card: &str) -> Option<&str> {
    let coloured = !["super", "king", "+3", "breaker", "color"].contains(&card);
    coloured.then(|| &card[..1])
}

fn figure(card: &str) -> &str {
    if card == "super" { "taki" } else { colour(card).map_or("", |_| &card[1..]) }
}

impl Plain {
    pub(crate) fn new(game: &Taki, seed: Seed) -> Plain {
        let state = serde_json::to_value(game.draft()).unwrap();
        let options = game.options();
        Plain {
            options,
            hands: state["hands"].as_array().unwrap().iter().map(strings).collect(),
            draw: strings(&state["draw"]),
            discards: strings(&state["discards"]),
            lead: state["lead"].as_str().unwrap().to_owned(),
            color: state["color"].as_str().unwrap().to_owned(),
            turn: options.starts.into(),
            direction: 1,
            chain: 0,
            open: None,
            run: None,
            phase: "play",
            stages: vec![if options.mode == Mode::Pyramid { 8 } else { 1 }; options.seats.into()],
            calls: BTreeSet::new(),
            silent: BTreeSet::new(),
            answers: BTreeMap::new(),
            played: false,
            moved: false,
            idle: 0,
            turns: 0,
            end: None,
            chance: Chance::resume(seed, state["chance"]["drawn"].as_u64().unwrap()),
        }
    }

    pub(crate) fn seats(&self) -> usize {
        self.hands.len()
    }

    fn after(&self, seat: usize, steps: i32) -> usize {
        (seat as i32 + self.direction * steps).rem_euclid(self.seats() as i32) as usize
    }

    fn matches(&self, card: &str) -> bool {
        let same_figure = !figure(&self.lead).is_empty() && figure(card) == figure(&self.lead);
        colour(card).is_some_and(|colour| colour == self.color || same_figure)
    }

    pub(crate) fn legal(&self, seat: usize) -> BTreeSet<String> {
        let mut legal = BTreeSet::new();
        let mut add = |action: &str| {
            legal.insert(action.to_owned());
        };
        let hand = &self.hands[seat];
        if self.end.is_some() {
            return legal;
        }
        if self.phase == "window" {
            if seat != self.turn && !self.answers.contains_key(&seat) {
                add("let");
                if hand.iter().any(|card| card == "breaker") {
                    add("break");
                }
            }
            return legal;
        }
        if self.calls.contains(&seat) {
            add("last");
            add("silent");
        }
        if seat != self.turn {
            return legal;
        }
        for card in hand {
            let wild = colour(card).is_none();
            let fits = match self.phase {
                "run" if wild => self.options.wild_in_run,
                "run" => colour(card) == self.run.as_deref(),
                "king" => true,
                _ if self.chain > 0 => {
                    figure(card) == "+2"
                        || card == "king"
                        || (card == "+3" && self.options.plus3_on_plus2)
                }
                _ => wild || self.matches(card),
            };
            let named = self.phase == "king" && self.options.king_super == KingSuper::Named;
            match card.as_str() {
                _ if !fits => {}
                "color" => ["r", "b", "g", "y"].iter().for_each(|c| add(&format!("color:{c}"))),
                "super" if named => {
                    ["r", "b", "g", "y"].iter().for_each(|c| add(&format!("super:{c}")));
                }
                _ => add(card),
            }
        }
        let coloured = hand.iter().any(|card| self.matches(card));
        match self.phase {
            "run" => {
                add("leave");
                if figure(&self.lead) != "taki" {
                    add("close");
                }
            }
            "king" => add("done"),
            "plus" if coloured => {}
            "play" if coloured && self.chain == 0 && self.options.must_play => {}
            _ => add("draw"),
        }
        legal
    }

    fn give(&mut self, seat: usize, count: usize) {
        for _ in 0..count {
            if self.draw.is_empty() {
                let place = self.discards.iter().rposition(|card| *card == self.lead).unwrap();
                let lead = self.discards.remove(place);
                self.draw = std::mem::replace(&mut self.discards, vec![lead]);
                let draw = &mut self.draw;
                if !draw.is_empty() {
                    self.chance.stream(|stream| stream.shuffle(draw));
                }
            }
            if self.draw.is_empty() {
                break;
            }
            self.moved = true;
            if seat == self.turn {
                self.played = false;
            }
            let card = self.draw.remove(0);
            self.hands[seat].push(card);
        }
    }

    fn lay(&mut self, seat: usize, card: &str) {
        let place = self.hands[seat].iter().position(|other| other == card).unwrap();
        let card = self.hands[seat].remove(place);
        self.discards.push(card);
        self.moved = true;
    }

    /// A hand is empty: whether that was the game.
    fn won(&mut self, seat: usize) -> bool {
        if !self.hands[seat].is_empty() {
            return false;
        }
        if self.stages[seat] == 1 {
            self.end = Some(("empty-hand", Some(seat)));
            return true;
        }
        self.stages[seat] -= 1;
        self.give(seat, self.stages[seat]);
        false
    }

    fn pass(&mut self, steps: i32) {
        let seat = self.turn;
        self.turn = self.after(seat, steps);
        self.phase = "play";
        self.turns += 1;
        self.idle = if self.moved { 0 } else { self.idle + 1 };
        if self.idle == self.seats() {
            self.end = Some(("stuck", None));
        } else if self.turns == self.options.max_turns {
            self.end = Some(("cap", None));
        } else if self.played {
            self.ask(seat);
        }
        self.played = false;
        self.moved = false;
    }

    fn ask(&mut self, seat: usize) {
        if self.hands[seat].len() == 1 && self.turn != seat && !self.options.auto_last {
            self.calls.insert(seat);
        }
    }

    /// What the leading card does, after a win was ruled out or a new hand dealt.
    fn effect(&mut self) {
        let seat = self.turn;
        let figure = figure(&self.lead).to_owned();
        let last_plus = figure == "plus" && self.options.plus_last == PlusLast::Draws;
        if last_plus && self.hands[seat].is_empty() {
            self.give(seat, 1);
            return self.pass(1);
        }
        if self.won(seat) {
            return;
        }
        match figure.as_str() {
            "plus" => self.phase = "plus",
            "stop" => self.pass(2),
            "dir" => {
                self.direction = -self.direction;
                let again = self.options.direction_two == DirectionTwo::Again && self.seats() == 2;
                self.pass(if again { 0 } else { 1 });
            }
            "+2" => {
                self.chain += 1;
                self.pass(1);
            }
            _ => self.pass(1),
        }
    }

    fn stop_run(&mut self, closed: bool) {
        self.run = None;
        self.open = (!closed).then(|| self.color.clone());
        self.effect();
    }

    pub(crate) fn apply(&mut self, seat: usize, action: &str) {
        match action {
            "last" => {
                self.calls.remove(&seat);
                return;
            }
            "silent" => {
                self.calls.remove(&seat);
                self.silent.insert(seat);
                return;
            }
            "let" | "break" => return self.answer(seat, action == "break"),
            _ => {}
        }
        let late: BTreeSet<usize> = self.calls.union(&self.silent).copied().collect();
        self.calls.clear();
        self.silent.clear();
        late.into_iter().for_each(|late| self.give(late, 4));
        match action {
            "draw" => {
                let count = if self.chain > 0 { 2 * self.chain } else { 1 };
                self.chain = 0;
                self.played = false;
                self.give(seat, count);
                self.pass(1);
            }
            "done" => {
                self.moved = true;
                self.pass(1);
            }
            "close" | "leave" => self.stop_run(action == "close"),
            _ => self.card(seat, action),
        }
    }

    fn card(&mut self, seat: usize, action: &str) {
        let (card, named) = action.split_once(':').unwrap_or((action, &self.color));
        let (card, named) = (card.to_owned(), named.to_owned());
        self.lay(seat, &card);
        self.played = true;
        let in_run = self.run.is_some();
        if card == "+3" || card == "breaker" {
            self.run = None;
            if card == "+3" {
                self.phase = "window";
                return;
            }
            self.give(seat, 3);
            return self.pass(1);
        }
        self.lead = card.clone();
        match card.as_str() {
            "king" => {
                self.run = None;
                self.chain = 0;
                self.phase = "king";
                self.won(seat);
            }
            "color" => {
                self.run = None;
                self.open = self.open.take().filter(|open| *open == named);
                self.color = named;
                self.effect();
            }
            "super" if in_run => self.stop_run(false),
            _ => {
                let own = colour(&card).unwrap_or(&named).to_owned();
                let joins = self.chain == 0 && self.open.as_ref() == Some(&own);
                self.open = self.open.take().filter(|open| *open == own);
                self.color = own.clone();
                if !(joins || in_run || figure(&card) == "taki") {
                    return self.effect();
                }
                self.open = None;
                self.run = Some(own);
                self.phase = "run";
                if self.hands[seat].is_empty() {
                    self.stop_run(figure(&card) != "taki");
                }
            }
        }
    }

    fn answer(&mut self, seat: usize, breaks: bool) {
        self.answers.insert(seat, breaks);
        if self.answers.len() + 1 < self.seats() {
            return;
        }
        let answers = std::mem::take(&mut self.answers);
        let round: Vec<usize> =
            (1..self.seats() as i32).map(|n| self.after(self.turn, n)).collect();
        let Some(&breaker) = round.iter().find(|seat| answers[seat]) else {
            if self.won(self.turn) {
                return;
            }
            let played = self.played;
            round.into_iter().for_each(|seat| self.give(seat, 3));
            self.played = played;
            return self.pass(1);
        };
        self.lay(breaker, "breaker");
        let asked = !self.hands[breaker].is_empty();
        if self.won(breaker) {
            return;
        }
        self.give(self.turn, 3);
        self.played = false;
        self.pass(1);
        if asked && self.end.is_none() {
            self.ask(breaker);
        }
    }

    /// The fields by which both are compared.
    pub(crate) fn fields(&self) -> Value {
        let mut hands = self.hands.clone();
        hands.iter_mut().for_each(|hand| hand.sort());
        let over = self.end.is_some();
        json!({
            "hands": hands, "draw": self.draw, "discards": self.discards, "color": self.color,
            "lead": self.lead, "turn": self.turn, "direction": self.direction, "chain": self.chain,
            "open_taki": self.open, "run": self.run, "phase": if over { "play" } else { self.phase },
            "stages": (self.options.mode == Mode::Pyramid).then_some(&self.stages),
            "calls": self.calls, "silent": self.silent, "turns": self.turns, "idle": self.idle,
            "end": self.end.map(|(reason, _)| reason), "winner": self.end.and_then(|(_, seat)| seat),
        })
    }
}

use table::{
    About, Dice, Game, Messages, Open, Outcome, Phrase, Problem, ProblemList, Refusal, Rulebook,
    Seat, SeatSet, Seed, Sink, Viewer,
    bits::{nth_one, ones},
};

use crate::{
    Action, Draft, Event, Maiak, Options, Phase, Square, Switching, options,
    state::{BLACK, DIRECTIONS, End, PAIRS, WHITE, switch},
};

impl Game for Maiak {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = Open<Maiak>;
    type Draft = Draft;

    const ABOUT: About = About {
        id: "maiak",
        title: "MAIAK",
        rules_version: 2,
        oldest_rules: 1,
        rules: Rulebook { en: include_str!("../RULES.md"), de: include_str!("../RULES.de.md") },
        messages: Messages {
            en: include_str!("../words/en.ftl"),
            de: include_str!("../words/de.ftl"),
        },
        options: options::INFO,
        seats: (2, 2),
        people: (2, 2),
        turn_rule: "R2.2",
        end_rule: "R6.5",
        ruling_letter: 'M',
        hidden: false,
        quick_answers: false,
    };

    fn new(options: &Options, seed: &Seed) -> Result<Maiak, ProblemList> {
        let tiles = options.tiles.tiles(options.size).map_err(|error| {
            ProblemList::of::<Maiak>(vec![Problem::new("tiles", error.phrase())])
        })?;
        Ok(Maiak {
            tiles,
            pieces: [WHITE, BLACK].map(|seat| options.size.row_of(seat) as u32),
            turn: options.starts.seat(seed),
            phase: Phase::Move,
            end: None,
            switch: options.switch,
            same_colour: options.same_colour,
            size: options.size,
            turns: 0,
        })
    }

    fn options(&self) -> Options {
        Options {
            size: self.size,
            switch: self.switch,
            same_colour: self.same_colour,
            ..Options::default()
        }
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        if self.end.is_some() { SeatSet::EMPTY } else { self.turn.into() }
    }

    fn actions(&self, seat: Seat, buffer: &mut Vec<Action>) {
        if !self.to_act().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Move => {
                let (steps, choices) = (self.steps(self.turn), self.choices());
                for (price, (&bits, &ways)) in steps.by_price.iter().zip(&choices).enumerate() {
                    for bit in ones(bits) {
                        let ways = 0..ways as usize;
                        buffer.extend(ways.map(|choice| self.step(bit, price, choice)));
                    }
                }
            }
            Phase::Switch => {
                for (pairs, (distance, _)) in self.switches().into_iter().zip(DIRECTIONS) {
                    buffer.extend(ones(pairs.into()).map(|low| switch(low, distance)));
                }
                if self.switch == Switching::Optional {
                    buffer.push(Action::Pass);
                }
            }
        }
    }

    /// By counting, without listing.
    #[inline]
    fn random_action(&self, seat: Seat, dice: &mut Dice, _: &mut Vec<Action>) -> Option<Action> {
        if !self.to_act().contains(seat) {
            return None;
        }
        Some(match self.phase {
            Phase::Move => {
                let (steps, choices) = (self.steps(self.turn), self.choices());
                let ways = |price: usize| steps.by_price[price].count_ones() * choices[price];
                let ways = [ways(0), ways(1), ways(2), ways(3)];
                let mut number = dice.roll(ways.iter().sum::<u32>() as usize) as u32;
                let mut price = 0;
                while number >= ways[price] {
                    number -= ways[price];
                    price += 1;
                }
                let bit = nth_one(steps.by_price[price], number / choices[price]);
                self.step(bit, price, (number % choices[price]) as usize)
            }
            // Most pairs of tiles can be switched, so trying is faster than counting.
            Phase::Switch => loop {
                let number =
                    dice.roll(PAIRS.len() + usize::from(self.switch == Switching::Optional));
                let Some(&(low, distance)) = PAIRS.get(number) else { break Action::Pass };
                if self.can_switch(low, distance) {
                    break switch(low, distance);
                }
            },
        })
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Step { from, to, captures, pays } => {
                let far = self.home(seat.opponent());
                let (own, enemies) = (seat.index(), seat.opponent().index());
                self.pieces[own] &= !(from.bit() as u32 | pays);
                self.pieces[own] |= to.bit() as u32;
                self.pieces[enemies] &= !(to.bit() as u32);
                events.tell(|| Event::Stepped {
                    seat,
                    from,
                    to,
                    colour: self.tiles.get(to),
                    captures,
                    paid: Square::in_mask(pays.into()).collect(),
                });
                if to.bit() as u32 & far != 0 {
                    self.finish(End::Reached, events);
                } else if self.pieces[enemies] == 0 {
                    self.finish(End::NoPieces, events);
                } else {
                    self.phase = Phase::Switch;
                    // R5.4: without a legal switch the turn ends by itself.
                    if self.lacks_switch() {
                        events.tell(|| Event::NoSwitch { seat });
                        self.end_turn(events);
                    }
                }
            }
            Action::Switch(a, b) => {
                self.tiles.switch(a, b);
                events.tell(|| {
                    let colours = [a, b].map(|square| self.tiles.get(square));
                    Event::Switched { seat, a, b, colours }
                });
                self.end_turn(events);
            }
            Action::Pass => {
                events.tell(|| Event::Passed { seat });
                self.end_turn(events);
            }
        }
    }

    fn explain(&self, seat: Seat, action: Action) -> Refusal {
        let refusal = |rule, key: &'static str| Refusal::new(rule, Phrase::new(key));
        match action {
            Action::Step { from, to, captures, pays } if self.phase == Phase::Move => {
                self.refuse_step(seat, from, to, captures, pays)
            }
            Action::Step { .. } => refusal("R2.1", "refusal-switch-first"),
            _ if self.phase == Phase::Move => refusal("R2.1", "refusal-move-first"),
            Action::Pass => refusal("R5.1", "refusal-pass"),
            Action::Switch(a, b) => self.refuse_switch(a, b),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let end = self.end?;
        Some(Outcome::win(2, self.winner(end).into(), end.reason()))
    }

    fn turns_ended(&self) -> u32 {
        self.turns.into()
    }

    fn view(&self, _: Viewer) -> Open<Maiak> {
        Open(*self)
    }

    fn imagine(view: &Open<Maiak>, _: &mut Dice) -> Maiak {
        view.0
    }

    fn draft(&self) -> Draft {
        self.into()
    }

    fn from_draft(options: &Options, _: &Seed, draft: Draft) -> Result<Maiak, ProblemList> {
        draft.check(options).map_err(ProblemList::of::<Maiak>)
    }

    fn conserved(&self) -> Vec<u32> {
        self.tiles.count(self.size).to_vec()
    }
}

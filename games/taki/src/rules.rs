use table::{
    About, Chance, Dice, Game, MAX_SEATS, Messages, Options as _, Outcome, ProblemList, Refusal,
    Rulebook, Seat, SeatSet, Seed, Sink, Viewer,
};

use crate::{
    Action, Draft, Event, Options, Taki, View,
    apply::Next,
    cards::{COLOURED, Card, Colour, DECK, KINDS},
    deal::deal,
    hand::{Cards, bits},
    options::{self, Mode},
    refusal::refusal,
    state::{End, Memory, Phase},
};

impl Game for Taki {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Draft = Draft;

    const ABOUT: About = About {
        id: "taki",
        title: "TAKI",
        rules_version: 1,
        oldest_rules: 1,
        rules: Rulebook { en: include_str!("../RULES.md"), de: include_str!("../RULES.de.md") },
        messages: Messages {
            en: include_str!("../words/en.ftl"),
            de: include_str!("../words/de.ftl"),
        },
        options: options::INFO,
        seats: (2, 10),
        people: (2, 10),
        turn_rule: "R1.6",
        end_rule: "R10.1",
        ruling_letter: 'K',
        hidden: true,
        quick_answers: true,
    };

    fn new(options: &Options, seed: &Seed) -> Result<Taki, ProblemList> {
        let problems = options.problems();
        if !problems.is_empty() {
            return Err(ProblemList::of::<Taki>(problems));
        }
        let mut chance = Chance::new(*seed);
        let (hands, piles, lead) = deal(options, &mut chance);
        let mut stages = [0; MAX_SEATS];
        if options.mode == Mode::Pyramid {
            stages[..usize::from(options.seats)].fill(options.hand);
        }
        Ok(Taki {
            hands,
            piles,
            options: *options,
            turns: 0,
            turn: Seat::new(options.starts),
            phase: Phase::Play,
            lead,
            colour: lead.colour().unwrap_or(Colour::Red),
            chain: 0,
            run: None,
            open_taki: None,
            backwards: false,
            fresh: false,
            idle: 0,
            stages,
            calls: SeatSet::EMPTY,
            silent: SeatSet::EMPTY,
            asked: SeatSet::EMPTY,
            breaks: SeatSet::EMPTY,
            end: None,
            memory: Memory::EMPTY,
            chance,
        })
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        match self.phase {
            _ if self.end.is_some() => SeatSet::EMPTY,
            Phase::Window => self.asked,
            _ => self.calls.with(self.turn),
        }
    }

    /// A caller comes before the turn seat (R8.2).
    #[inline]
    fn asks_first(&self) -> Option<Seat> {
        if self.calls.is_empty() || self.end.is_some() {
            self.to_act().first()
        } else {
            self.calls.first()
        }
    }

    fn actions(&self, seat: Seat, buffer: &mut Vec<Action>) {
        if !self.to_act().contains(seat) {
            return;
        }
        if self.phase == Phase::Window {
            buffer.push(Action::Let);
            if self.hands[seat.index()].has(Card::BREAKER) {
                buffer.push(Action::Break);
            }
        } else if seat != self.turn {
            buffer.extend([Action::Last, Action::Silent]);
        } else {
            let choices = self.choices();
            buffer.extend(bits(choices.plain).map(Action::Play));
            if choices.color {
                buffer.extend(self.colours().iter().copied().map(Action::Color));
            }
            if choices.named {
                buffer.extend(self.colours().iter().copied().map(Action::Super));
            }
            buffer.extend(choices.others());
        }
    }

    /// By counting, without listing.
    #[inline]
    fn random_action(&self, seat: Seat, dice: &mut Dice, _: &mut Vec<Action>) -> Option<Action> {
        if !self.to_act().contains(seat) {
            return None;
        }
        Some(if self.phase == Phase::Window {
            let breaks = self.hands[seat.index()].has(Card::BREAKER) && dice.roll(2) == 1;
            if breaks { Action::Break } else { Action::Let }
        } else if seat != self.turn {
            if dice.roll(2) == 1 { Action::Silent } else { Action::Last }
        } else {
            let choices = self.choices();
            choices.get(dice.roll(choices.count() as usize) as u32)
        })
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Let | Action::Break => {
                return self.answer(seat, action == Action::Break, events);
            }
            Action::Last => {
                self.calls = self.calls.without(seat);
                return events.tell(|| Event::Called { seat });
            }
            Action::Silent => {
                self.calls = self.calls.without(seat);
                self.silent = self.silent.with(seat);
                return events.tell(|| Event::KeptSilent { seat });
            }
            _ => {}
        }
        let late = !self.calls.union(self.silent).is_empty();
        let punished = late && self.punish(events);
        match action {
            Action::Draw => {
                let drawn = self.draw_in_turn(seat, events);
                self.end_turn(Next::Neighbour, false, punished || drawn > 0, events);
            }
            Action::Done => {
                events.tell(|| Event::Declined { seat });
                self.end_turn(Next::Neighbour, true, true, events);
            }
            Action::Close | Action::Leave => self.end_run(action == Action::Close, events),
            Action::Play(card) => self.play_card(card, None, events),
            Action::Color(colour) => self.play_card(Card::COLOR, Some(colour), events),
            Action::Super(colour) => self.play_card(Card::SUPER, Some(colour), events),
            Action::Let | Action::Break | Action::Last | Action::Silent => {}
        }
    }

    /// What the moment asks for comes first, then what is wrong with the action itself.
    fn explain(&self, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::Break if self.phase == Phase::Window => refusal("R7.2", "refusal-no-breaker"),
            _ if self.phase == Phase::Window => refusal("R7.2", "refusal-window"),
            Action::Break | Action::Let => refusal("R7.2", "refusal-no-window"),
            Action::Last | Action::Silent => self.refuse_call(seat),
            _ if seat != self.turn => refusal("R8.2", "refusal-only-call"),
            Action::Close if self.phase == Phase::Run => refusal("R5.6", "refusal-taki-on-top"),
            Action::Close | Action::Leave => refusal("R5.5", "refusal-no-run"),
            Action::Done => refusal("R6.4", "refusal-no-king"),
            Action::Draw => self.refuse_draw(),
            Action::Play(card) => self.refuse_card(card),
            Action::Color(colour) => self.refuse_named(Card::COLOR, colour),
            Action::Super(colour) => self.refuse_named(Card::SUPER, colour),
        }
    }

    fn explain_waiting(&self, seat: Seat, action: Action) -> Refusal {
        match action {
            _ if self.phase == Phase::Window && seat == self.turn => {
                refusal("R7.2", "refusal-own-plus-three")
            }
            _ if self.phase == Phase::Window => refusal("R7.2", "refusal-answered"),
            Action::Break | Action::Let => refusal("R7.2", "refusal-no-window"),
            Action::Last | Action::Silent => self.refuse_call(seat),
            _ => Refusal::not_your_turn::<Taki>(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let seats = usize::from(self.seats());
        let end = self.end?;
        Some(match end {
            End::EmptyHand(winner) => Outcome::win(seats, winner.into(), end.reason()),
            End::Stuck | End::Cap => Outcome::share(seats, self.best_placed(), end.reason()),
        })
    }

    fn turns_ended(&self) -> u32 {
        self.turns
    }

    /// To draw with a coloured card that fits. Colourless ones are often better kept.
    fn is_idle(view: &View, seat: Seat, action: Action) -> bool {
        let state = &view.state;
        let fits = || state.hands[seat.index()].kinds() & state.playable() & COLOURED != 0;
        action == Action::Draw && state.chain == 0 && fits()
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut view = View { viewer, state: *self, counts: [0; MAX_SEATS] };
        let seen = &mut view.state;
        for seat in self.players().iter() {
            view.counts[seat.index()] = self.hands[seat.index()].len() as u8;
            if !viewer.is(seat) {
                seen.hands[seat.index()] = Cards::EMPTY;
                seen.memory.fetched[seat.index()] = Cards::EMPTY;
                seen.breaks = seen.breaks.without(seat);
            }
        }
        let pile = DECK - self.piles.draw as usize..DECK - self.piles.bottom as usize;
        seen.piles.row[pile].fill(0);
        seen.chance = Chance::new(Seed([0; 32]));
        view
    }

    fn imagine(view: &View, dice: &mut Dice) -> Taki {
        view.try_imagine(dice).expect("a view that was read or seen fits at least one deal")
    }

    fn draft(&self) -> Draft {
        self.into()
    }

    fn from_draft(options: &Options, seed: &Seed, draft: Draft) -> Result<Taki, ProblemList> {
        draft.check(options, seed).map_err(ProblemList::of::<Taki>)
    }

    fn conserved(&self) -> Vec<u32> {
        self.counts()[..KINDS].to_vec()
    }

    /// Who does not answer lets a +3 happen and does not call his last card (R7.2, R8.4).
    fn on_timeout(&self, seat: Seat) -> Option<Action> {
        match self.phase {
            _ if !self.to_act().contains(seat) => None,
            Phase::Window => Some(Action::Let),
            _ => self.calls.contains(seat).then_some(Action::Silent),
        }
    }
}

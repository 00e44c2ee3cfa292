use table::{
    About, Chance, Dice, Game, Messages, Outcome, ProblemList, RandomSource, Refusal, Rulebook,
    Seat, SeatSet, Seed, Sink, Viewer,
};

use crate::{
    Action, Draft, Event, Options, Phase, Tac, View,
    belief::Belief,
    cards::{self, Card, DECK},
    hand::Hand,
    imagine::Unknown,
    legal::{Listing, pick_kind},
    move_finder::MoveFinder,
    options,
    plan::{PLANS, SEATS, seat_set, seats_of},
    reach::Reach,
    refusal::{about, refusal},
    state::End,
};

/// What is true of every view.
pub(crate) const FITS: &str = "a view that was read or seen fits at least one deal";

impl Game for Tac {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Draft = Draft;

    const ABOUT: About = About {
        id: "tac",
        title: "TAC",
        rules_version: 2,
        oldest_rules: 1,
        rules: Rulebook { en: include_str!("../RULES.md"), de: include_str!("../RULES.de.md") },
        messages: Messages {
            en: include_str!("../words/en.ftl"),
            de: include_str!("../words/de.ftl"),
        },
        options: options::INFO,
        seats: (4, 6),
        people: (1, 6),
        turn_rule: "R3.5",
        end_rule: "R9.1",
        ruling_letter: 'A',
        hidden: true,
        quick_answers: false,
    };

    fn new(options: &Options, seed: &Seed) -> Result<Tac, ProblemList> {
        let problems = table::Options::problems(options);
        if !problems.is_empty() {
            return Err(ProblemList::of::<Tac>(problems));
        }
        let plan = &PLANS[options.variant as usize];
        let mut state = Tac::bare(options, Chance::new(*seed));
        let place = state.chance.stream(|stream| stream.below(plan.occupied.count_ones().into()));
        state.dealer = plan.occupied().nth(place as usize).unwrap_or(0);
        state.shuffle();
        // Threes start to the left.
        state.memory.backwards = true;
        state.deal(false, &mut ());
        Ok(state)
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        if self.end.is_some() {
            return SeatSet::EMPTY;
        }
        if self.phase != Phase::Exchange {
            return self.turn_seat().into();
        }
        let waiting = seats_of(self.plan().exchange).filter(|&seat| self.may_give(seat));
        SeatSet::of(waiting.map(Seat::new))
    }

    fn actions(&self, seat: Seat, buffer: &mut Vec<Action>) {
        if !self.may_act(seat) {
            return;
        }
        let player = self.player();
        let hand = self.hands[player as usize];
        match self.phase {
            Phase::Exchange => {
                buffer.extend(self.hands[seat.index()].kinds().map(Action::Give));
                return;
            }
            Phase::Seven => {
                let mut found = Listing { tac: false, actions: buffer };
                self.find_steps(&self.board, player, self.seven, &mut found);
                return;
            }
            _ => {}
        }
        let before = buffer.len();
        if hand.has(Card::TAC) {
            self.find_tac(&mut Listing { tac: true, actions: buffer });
        }
        if !matches!(self.phase, Phase::Skipped | Phase::Answer) {
            let finder = MoveFinder::new(self, &self.board, player);
            let mut found = Listing { tac: false, actions: buffer };
            let mut reaches = [Reach::NOWHERE; SEATS];
            let mut owners = 0;
            for (place, reach) in reaches.iter_mut().zip(finder.reaches()) {
                *place = reach;
                owners += 1;
            }
            let reaches = &reaches[..owners];
            hand.kinds().for_each(|card| finder.find(card, reaches.iter().copied(), &mut found));
        }
        if buffer.len() == before || self.phase == Phase::Skipped {
            buffer.extend(hand.kinds().map(Action::Discard));
        }
    }

    /// What most cards do is counted, not listed.
    #[inline]
    fn random_action(
        &self,
        seat: Seat,
        dice: &mut Dice,
        buffer: &mut Vec<Action>,
    ) -> Option<Action> {
        if !self.may_act(seat) {
            return None;
        }
        buffer.clear();
        let player = self.player();
        match self.phase {
            Phase::Exchange => {
                return Some(Action::Give(pick_kind(self.hands[seat.index()], dice)));
            }
            Phase::Seven if !self.board.is_finished(self.seven.owner) => {
                let steps = self.steps(&self.board, player, self.seven);
                let play = steps.nth(dice.roll(steps.count() as usize) as u32);
                return Some(Action::Use { tac: false, play });
            }
            Phase::Play | Phase::Devil => {
                let finder = MoveFinder::new(self, &self.board, player);
                if let Some(owner) = finder.owner() {
                    return Some(self.pick(&finder, owner, dice, buffer));
                }
            }
            _ => {}
        }
        self.actions(seat, buffer);
        dice.pick(buffer).copied()
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Give(card) => self.give(seat, card, events),
            Action::Discard(card) => self.discard(card, events),
            Action::Use { tac, play } => self.play_card(tac, play, events),
        }
    }

    /// The most particular reason there is.
    fn explain(&self, _: Seat, action: Action) -> Refusal {
        match (self.phase, action) {
            (Phase::Exchange, Action::Give(card)) => {
                return about("R3.3", "refusal-not-in-hand", card);
            }
            (Phase::Exchange, _) => return refusal("R3.3", "refusal-exchange"),
            (_, Action::Give(_)) => return refusal("R3.3", "refusal-no-exchange"),
            (Phase::Seven, _) => return self.refuse_in_seven(action),
            _ => {}
        }
        let card = action.card();
        if !self.hands[self.player() as usize].has(card) {
            let victims = self.victim.is_some();
            let key = if victims { "refusal-not-in-victims" } else { "refusal-not-in-hand" };
            return about("R5.1", key, card);
        }
        match (action, self.phase) {
            (Action::Use { tac: true, play }, _) => self.refuse_tac(play),
            (_, Phase::Answer) => refusal("R9.2", "refusal-answer"),
            (_, Phase::Skipped) => refusal("R6.7", "refusal-skipped"),
            (Action::Use { tac: false, play }, _) => self.refuse_move(play, &self.board),
            (Action::Discard(_) | Action::Give(_), _) => refusal("R5.2", "refusal-who-can"),
        }
    }

    /// Who has set aside an exchange card waits for the others.
    fn explain_waiting(&self, seat: Seat, _: Action) -> Refusal {
        let gave = self.memory.gave.get(seat.index()).is_some_and(Option::is_some);
        match self.phase {
            Phase::Exchange if gave => refusal("R3.3", "refusal-exchanged"),
            _ => Refusal::not_your_turn::<Tac>(),
        }
    }

    /// In the one-team games the number of cards is the result (R10.4).
    fn outcome(&self) -> Option<Outcome> {
        let plan = self.plan();
        let seats = usize::from(plan.seats);
        let one_team = self.options.variant.is_one_team();
        let outcome = match self.end? {
            End::Home(winners) => Outcome::win(seats, seat_set(winners), "home"),
            End::Cap if one_team => Outcome::win(seats, SeatSet::EMPTY, "cap"),
            End::Cap => {
                let home = |seat: u8| -> u8 {
                    seats_of(plan.side[seat as usize]).map(|mate| self.board.home(mate)).sum()
                };
                let most = plan.occupied().map(home).max();
                let best = plan.occupied().filter(|&seat| Some(home(seat)) == most);
                let best = best.fold(0, |set, seat| set | 1 << seat);
                let sides = seats_of(best)
                    .filter(|&s| plan.side[s as usize].trailing_zeros() == u32::from(s));
                Outcome::share_of_sides(seats, seat_set(best), sides.count(), "cap")
            }
        };
        let counts = one_team && !self.options.first_version;
        Some(if counts { outcome.counting("cards", self.cards) } else { outcome })
    }

    fn turns_ended(&self) -> u32 {
        self.turns
    }

    /// A 7 is one decision.
    #[inline]
    fn is_midway(&self) -> bool {
        self.phase == Phase::Seven
    }

    #[inline]
    fn is_other_order(&self, _: Seat, before: Action, action: Action) -> bool {
        match (before, action) {
            (Action::Use { play: before, .. }, Action::Use { play, .. }) => {
                self.steps_change_places(before, play)
            }
            _ => false,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut state = *self;
        for seat in self.plan().occupied() {
            if !self.sees(viewer, seat) {
                state.hands[seat as usize] = Hand::hidden(self.hands[seat as usize].len() as u8);
            }
        }
        for giver in seats_of(self.plan().exchange) {
            let gave = &mut state.memory.gave[giver as usize];
            if gave.is_some() && !self.sees_gift(viewer, giver) {
                *gave = Some(Card::HIDDEN);
            }
        }
        state.piles.row[DECK - self.piles.stock as usize..].fill(Card::HIDDEN.0);
        state.chance = Chance::new(Seed([0; 32]));
        View { viewer, state }
    }

    fn imagine(view: &View, dice: &mut Dice) -> Tac {
        view.try_imagine(dice).expect(FITS)
    }

    fn imagine_likely(view: &View, dice: &mut Dice) -> Tac {
        Unknown::new(view).expect(FITS).imagine_likely(&Belief::new(view), dice)
    }

    /// What is unknown is counted once.
    fn imagine_several(view: &View, count: usize, dice: &mut Dice, worlds: &mut Vec<Tac>) {
        let (unknown, belief) = (Unknown::new(view).expect(FITS), Belief::new(view));
        worlds.extend((0..count).map(|_| unknown.imagine_likely(&belief, dice)));
    }

    fn draft(&self) -> Draft {
        self.into()
    }

    fn from_draft(options: &Options, seed: &Seed, draft: Draft) -> Result<Tac, ProblemList> {
        draft.check(options, seed).map_err(ProblemList::of::<Tac>)
    }

    /// Every kind of card, wherever it is, and four marbles of every seat that is played.
    fn conserved(&self) -> Vec<u32> {
        let mut counts = vec![0; cards::KINDS + SEATS];
        let laid_out = |_: &&Card| self.phase == Phase::Exchange;
        let gifts = self.memory.gave.iter().flatten().filter(laid_out).copied();
        let hands = self.hands.iter().flat_map(|hand| hand.iter());
        for card in hands.chain(gifts).chain(self.piles.played()).chain(self.piles.stock()) {
            counts[card.0 as usize] += 1;
        }
        for seat in self.plan().occupied() {
            counts[cards::KINDS + seat as usize] = self.board.places(seat).count() as u32;
        }
        counts
    }
}

use table::{Dice, Encoding, Game, ProblemList, Refusal, Seat, Seed, Sides};

use crate::rows::Row;

/// One place in a batch: the game that is played there now, and those to come.
#[derive(Debug)]
pub(crate) struct Place<G: Game> {
    seed: Seed,
    /// How many games ended here.
    finished: u64,
    state: G,
    seat: Seat,
    legal: Vec<G::Action>,
    chosen: Option<G::Action>,
    dice: Dice,
}

impl<G: Encoding> Place<G> {
    pub(crate) fn new(options: &G::Options, seed: Seed) -> Result<Place<G>, ProblemList> {
        let (state, dice) = (G::new(options, &seed)?, Dice::new(seed));
        let (legal, chosen, seat) = (Vec::new(), None, Seat::new(0));
        let mut place = Place { seed, finished: 0, state, seat, legal, chosen, dice };
        place.look();
        Ok(place)
    }

    /// The state of the game that is played now.
    pub(crate) fn state(&self) -> &G {
        &self.state
    }

    /// The seed of the game that is played now.
    pub(crate) fn seed(&self) -> Seed {
        self.seed.of_game(self.finished)
    }

    /// Find out who is to act, and what is legal.
    fn look(&mut self) {
        self.legal.clear();
        if let Some(seat) = self.state.asks_first() {
            self.seat = seat;
            self.state.actions(seat, &mut self.legal);
        }
    }

    /// Choose what to do next; whether it is legal.
    pub(crate) fn choose(&mut self, id: i64) -> bool {
        let action = usize::try_from(id).ok().and_then(|id| self.state.action_of(self.seat, id));
        self.chosen = action.filter(|action| self.legal.contains(action));
        self.chosen.is_some()
    }

    /// Whose action it was, and why the action with an id is refused.
    pub(crate) fn refusal(&self, id: i64) -> (Seat, String) {
        let action = usize::try_from(id).ok().and_then(|id| self.state.action_of(self.seat, id));
        let reason = match action {
            Some(action) => {
                let refusal: Refusal = self.state.explain(self.seat, action).said_by::<G>();
                format!("{action} (id {id}) is not legal: {refusal}")
            }
            None => {
                format!("no action here has the id {id}; ids go from 0 to {}", G::ACTION_IDS - 1)
            }
        };
        (self.seat, reason)
    }

    /// Do what was chosen; if that ends the game, say what everybody gained and begin the next.
    pub(crate) fn step(&mut self, options: &G::Options, sides: &Sides, row: &mut Row<'_>) {
        let action = self.chosen.take().expect("chosen before it is done");
        self.state.apply(self.seat, action, &mut ());
        let outcome = self.state.outcome();
        *row.ended = outcome.is_some();
        row.rewards.fill(0.0);
        if let Some(outcome) = outcome {
            for (seat, reward) in (0..).map(Seat::new).zip(row.rewards.iter_mut()) {
                *reward = outcome.gain(sides, seat) as f32;
            }
            self.finished += 1;
            self.state = G::new(options, &self.seed()).expect("the first game began with these");
        }
        self.look();
    }

    /// Write what the seat to act may know and do.
    pub(crate) fn show(&self, row: &mut Row<'_>) {
        *row.seat = self.seat.number().into();
        self.state.observe(self.seat, row.observation);
        row.mask.fill(false);
        for &action in &self.legal {
            row.mask[self.state.action_id(self.seat, action)] = true;
        }
    }

    /// The id of any legal action.
    pub(crate) fn sample(&mut self) -> i64 {
        let action = self.dice.pick(&self.legal).expect("somebody is to act in every game");
        self.state.action_id(self.seat, *action) as i64
    }
}

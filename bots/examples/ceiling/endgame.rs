use bots::{Bot, Evaluator, Limit, Search, Thinking};
use table::{Evaluation, Game, Open, Options as _, Seed, Viewer};
use taki::{Action, Options, Taki};

use crate::{
    clear::Clear,
    solver::{Solver, Value},
};

/// The most cards of both hands together in an endgame.
const CARDS: usize = 6;

/// What became of the decisions that one player was asked about.
#[derive(Clone, Copy, Default)]
struct Choices {
    kept: u32,
    lost: u32,
    /// Nobody knows.
    open: u32,
}

impl Choices {
    fn add(&mut self, value: Value) {
        match value {
            Value::Won => self.kept += 1,
            Value::Lost => self.lost += 1,
            Value::Open => self.open += 1,
        }
    }

    fn print(&self, name: &str) {
        let Choices { kept, lost, open } = *self;
        let share = 100.0 * f64::from(lost) / f64::from(kept + lost + open).max(1.0);
        println!("{name}: keeps the win {kept}, loses it {lost} ({share:.1} %), open {open}");
    }
}

/// Lay the endings of games between two open, with the order of their piles, solve them by looking at
/// everything, and ask what searches make of them: one that sees its own hand as always, one that
/// sees both, and one that sees the pile as well.
pub(crate) fn report(simulations: u64, games: u64) {
    let options = Options { seats: 2, ..Options::default() };
    let (mut won, mut lost, mut open) = (0, 0, 0);
    let mut choices = [Choices::default(); 3];
    for number in 0..games {
        let seed = Seed::from(number);
        let thinking = || Thinking::new(Limit::simulations(simulations));
        let searches = || [0, 1].map(|seat| Search::<Taki>::new(thinking(), seed.derive("", seat)));
        let clear = Evaluator::new(|state: &Clear<Taki>, seat| state.0.estimate(seat));
        let mut knowing = Search::with_evaluator(clear, thinking(), seed);
        let (mut plain, mut seeing) = (searches(), searches());
        let mut state = Taki::new(&options, &seed).expect("good options");
        let mut legal = Vec::new();
        while let Some(seat) = state.asks_first() {
            legal.clear();
            state.actions(seat, &mut legal);
            let view = state.view(options.sides().viewer(seat));
            let action = plain[seat.index()].choose(&view, seat, &legal);
            let cards: usize = state.draft().hands.iter().map(Vec::len).sum();
            if cards <= CARDS && legal.len() > 1 {
                let values = Solver::default().values(&state, seat, &legal);
                let value = |action: Action| {
                    values[legal.iter().position(|&other| other == action).expect("it is legal")]
                };
                let is = |value: Value| values.contains(&value);
                won += u32::from(is(Value::Won));
                lost += u32::from(values.iter().all(|&value| value == Value::Lost));
                open += u32::from(!is(Value::Won) && is(Value::Open));
                if is(Value::Won) && is(Value::Lost) {
                    let both = state.view(Viewer::seats(options.sides().playing()));
                    let sees = seeing[seat.index()].choose(&both, seat, &legal);
                    let knows = knowing.choose(&Open(Clear(state)), seat, &legal);
                    for (choices, action) in choices.iter_mut().zip([action, sees, knows]) {
                        choices.add(value(action));
                    }
                }
            }
            state.apply(seat, action, &mut ());
        }
    }
    println!("decisions with {CARDS} cards or fewer: won {won}, lost {lost}, not solved {open}");
    println!("of those that are won by one action and lost by another, a search that sees");
    for (choices, name) in choices.iter().zip(["its own hand", "both hands", "everything"]) {
        choices.print(name);
    }
}

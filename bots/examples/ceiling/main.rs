//! How much could be won by whoever knew more: a search that sees what is hidden plays against the
//! same search that does not, with the same number of simulations, every deal from both sides:
//!
//! ```sh
//! cargo run --release -p tactable-bots --example ceiling -- taki hands 300 400 '{"seats":2}'
//! cargo run --release -p tactable-bots --example ceiling -- taki all 300 400 '{"seats":2}'
//! cargo run --release -p tactable-bots --example ceiling -- tactiki hands 200 60 '{}'
//! ```
//!
//! It sees the `hands` of others, which is all there is to guess, or `all`, the order of the draw
//! pile included. The numbers are simulations and games. No better guessing of cards can win more
//! than the first does, as far as a search of this kind can use it.
//!
//! `endgame` asks how well a search uses what it knows: the endings of games between two are solved by
//! looking at everything, the order of the pile included.
//!
//! ```sh
//! cargo run --release -p tactable-bots --example ceiling -- endgame 1000 300
//! ```

mod clear;
mod endgame;
mod solver;

use bots::{Bot, Evaluator, Limit, Search, Thinking};
use table::{Insight, Open, Options, Seat, Seed, Viewer, read_options};

use crate::clear::Clear;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |text: &str| text.parse().expect("a number");
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        [game, sight, simulations, games, options] => {
            let all = match sight {
                "hands" => false,
                "all" => true,
                _ => panic!("expected hands or all"),
            };
            let duel = Duel { all, simulations: number(simulations), options };
            match game {
                "taki" => duel.report::<taki::Taki>(number(games)),
                "tactiki" => duel.report::<tactiki::Tactiki>(number(games)),
                "tac" => duel.report::<tac::Tac>(number(games)),
                _ => panic!("expected taki, tactiki or tac"),
            }
        }
        ["endgame", simulations, games] => endgame::report(number(simulations), number(games)),
        _ => panic!("expected GAME hands|all SIMULATIONS GAMES OPTIONS"),
    }
}

/// Who sees more against who does not.
struct Duel<'a> {
    all: bool,
    simulations: u64,
    options: &'a str,
}

impl Duel<'_> {
    /// Play every deal from both sides, and print what is won; the interval is that of the pairs.
    fn report<G: Insight>(&self, games: u64) {
        let pair = |deal| (self.play::<G>(deal, 0) + self.play::<G>(deal, 1)) / 2.0;
        let mut scores: Vec<f64> = Vec::new();
        for deal in 0..games / 2 {
            scores.push(pair(deal));
            let count = scores.len() as f64;
            let mean = scores.iter().sum::<f64>() / count;
            let square = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>();
            let error = 1.96 * (square / (count - 1.0).max(1.0) / count).sqrt();
            if scores.len().is_multiple_of(25) || deal + 1 == games / 2 {
                let [mean, error] = [mean, error].map(|part| 100.0 * part);
                println!("{} games: {mean:.1} % ± {error:.1}", 2 * scores.len());
            }
        }
    }

    /// What the side with this number scores if it sees more.
    fn play<G: Insight>(&self, deal: u64, seer: usize) -> f64 {
        let options = serde_json::from_str(self.options).expect("options as JSON");
        let options: G::Options =
            read_options(&options, G::ABOUT.options, G::ABOUT.rules_version).expect("good options");
        let sides = options.sides();
        let mut state = G::new(&options, &Seed::from(deal)).expect("good options");
        let thinking = Thinking::new(Limit::simulations(self.simulations));
        let dice = |name| Seed::from(deal).derive(name, seer as u64);
        let clear = Evaluator::new(|state: &Clear<G>, seat| state.0.estimate(seat));
        let mut plain = Search::<G>::new(thinking.clone(), dice("plain"));
        let mut seeing = Search::<G>::new(thinking.clone(), dice("seeing"));
        let mut knowing = Search::with_evaluator(clear, thinking, dice("knowing"));
        let mut legal = Vec::new();
        while let Some(seat) = state.asks_first() {
            legal.clear();
            state.actions(seat, &mut legal);
            let sees = sides.side_of(seat) == Some(seer);
            let action = match sees {
                false => plain.choose(&state.view(sides.viewer(seat)), seat, &legal),
                true if self.all => knowing.choose(&Open(Clear(state.clone())), seat, &legal),
                true => seeing.choose(&state.view(Viewer::seats(sides.playing())), seat, &legal),
            };
            state.apply(seat, action, &mut ());
        }
        let outcome = state.outcome().expect("nobody acts any more");
        let score = |side: usize| {
            let seats = sides.sides()[side];
            seats.first().map_or(0.0, |seat: Seat| outcome.score(seat))
        };
        score(seer) / (0..sides.sides().len()).map(score).sum::<f64>()
    }
}

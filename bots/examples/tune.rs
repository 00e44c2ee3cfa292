//! Pits two ways of thinking against each other, for tuning:
//!
//! ```sh
//! cargo run --release -p bots --example tune -- taki search:1000,playout=4 greedy 400 '{"seats":2}'
//! ```
//!
//! After the spec of a search come the fields of `Thinking` to change: playout, curiosity, temper,
//! careless.

use std::{
    env,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use bots::{AnyBot, Spec, build};
use serde_json::Value;
use table::{AnyGame, Erased, Game, Seat, Seed};

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let [game, first, second, games, rest @ ..] = &args[..] else {
        panic!("expected GAME BOT BOT GAMES [OPTIONS]")
    };
    let options = rest.first().map_or("{}", |text| text);
    let options: Value = serde_json::from_str(options).expect("options as JSON");
    let duel = Duel { bots: [spec(first), spec(second)], options };
    let games: u64 = games.parse().expect("a number of games");
    let score = match &**game {
        "maiak" => duel.run::<maiak::Maiak>(games),
        "tactigo" => duel.run::<tactigo::Tactigo>(games),
        "tactiki" => duel.run::<tactiki::Tactiki>(games),
        "taki" => duel.run::<taki::Taki>(games),
        "tac" => duel.run::<tac::Tac>(games),
        _ => panic!("there is no game {game}"),
    };
    let share = score / games as f64;
    let error = 196.0 * (share * (1.0 - share) / games as f64).sqrt();
    println!("{game} {first} : {second} = {:.1} % ± {error:.1} of {games} games", 100.0 * share);
}

/// A spec, and after commas what it changes.
fn spec(text: &str) -> Spec {
    let mut parts = text.split(',');
    let mut spec: Spec = parts.next().unwrap().parse().unwrap_or_else(|error| panic!("{error}"));
    for change in parts {
        let (Spec::Search(thinking), Some((name, value))) = (&mut spec, change.split_once('='))
        else {
            panic!("{change} changes nothing")
        };
        let value: f32 = value.parse().expect("a number");
        match name {
            "playout" => thinking.playout = value as u32,
            "curiosity" => thinking.curiosity = value,
            "temper" => thinking.temper = value,
            "careless" => thinking.careless = value,
            _ => panic!("there is no {name}"),
        }
    }
    spec
}

struct Duel {
    bots: [Spec; 2],
    options: Value,
}

impl Duel {
    /// What the first bot scores in so many games, on all cores.
    fn run<G: Game>(&self, games: u64) -> f64 {
        let (next, sum) = (AtomicU64::new(0), Mutex::new(0.0));
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    return;
                }
                let score = self.game::<G>(number);
                *sum.lock().unwrap() += score;
            }
        };
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(work);
            }
        });
        sum.into_inner().unwrap()
    }

    /// One game; every deal is played from both sides.
    fn game<G: Game>(&self, number: u64) -> f64 {
        let (deal, turned) = (number / 2, number as usize % 2);
        let mut table = Erased::<G>::new().start(&self.options, Seed::from(deal)).unwrap();
        let side = |seat: usize| (seat + turned) % 2;
        let dice = |seat: usize| Seed::from(number).derive("tune", seat as u64);
        let bot = |seat: usize| build::<G>(&self.bots[side(seat)], dice(seat)).unwrap();
        let mut bots: Vec<Box<dyn AnyBot>> = (0..table.seats()).map(bot).collect();
        while let Some(seat) = table.asks_first() {
            let action = bots[seat.index()].choose(&*table, seat).unwrap();
            table.play(seat, &action).unwrap();
        }
        let outcome = table.outcome().unwrap();
        let seats = (0..table.seats()).filter(|&seat| side(seat) == 0);
        let own: f64 = seats.map(|seat| outcome.score(Seat(seat as u8))).sum();
        own / outcome.scores().iter().sum::<f64>()
    }
}

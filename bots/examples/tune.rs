//! Pits two ways of thinking against each other, for tuning:
//!
//! ```sh
//! cargo run --release -p tactable-bots --example tune -- taki search:1000,playout=4 greedy 400 '{"seats":2}'
//! ```
//!
//! After the spec of a search come the fields of `Thinking` to change: playout, exploration,
//! temperature, sight, slack. The table needs two sides or more.

use std::{
    env,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use bots::{AnyBot, Lapses, Manner, Spec, Thinking, build};
use serde_json::Value;
use table::{AnyTable, Seat, SeatSet, Seed, Table, Title, read_options};

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
        let (Spec::Search(thinking) | Spec::Network(thinking, _), Some((name, value))) =
            (&mut spec, change.split_once('='))
        else {
            panic!("{change} changes nothing")
        };
        let value: f32 = value.parse().expect("a number");
        match name {
            "playout" => thinking.playout = Some(value as u32),
            "exploration" => thinking.exploration = value,
            "temperature" => thinking.temperature = value,
            "sight" => thinking.manner = Manner::human(value, lapses(thinking).slack),
            "slack" => thinking.manner = Manner::human(lapses(thinking).sight, value),
            _ => panic!("there is no {name}"),
        }
    }
    spec
}

/// What a search overlooks so far.
fn lapses(thinking: &Thinking) -> Lapses {
    match thinking.manner {
        Manner::Human(lapses) => lapses,
        _ => Lapses { sight: 1.0, slack: 0.0 },
    }
}

struct Duel {
    bots: [Spec; 2],
    options: Value,
}

impl Duel {
    /// What the first bot scores in this many games, on all cores.
    fn run<G: Title>(&self, games: u64) -> f64 {
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
    fn game<G: Title>(&self, number: u64) -> f64 {
        let (deal, turned) = (number / 2, number as usize % 2);
        let about = G::ABOUT;
        let options = read_options::<G::Options>(&self.options, about.options, about.rules_version);
        let options = options.expect("good options");
        let mut table = Table::<G>::new(options, Seed::from(deal)).expect("good options");
        let sides = AnyTable::sides(&table);
        assert!(sides.sides().len() > 1, "nobody plays against anybody");
        // Which of the two bots plays for a seat.
        let player = |seat: Seat| (sides.side_of(seat).expect("it plays") + turned) % 2;
        let dice = |seat: Seat| Seed::from(number).derive("tune", seat.number().into());
        let bot = |person: &SeatSet| {
            let seat = person.first().expect("a person holds a seat");
            (*person, build::<G>(&self.bots[player(seat)], dice(seat)).unwrap())
        };
        let mut bots: Vec<(SeatSet, Box<dyn AnyBot>)> = sides.people().iter().map(bot).collect();
        while let Some(seat) = AnyTable::asks_first(&table) {
            let (_, bot) = bots.iter_mut().find(|(person, _)| person.contains(seat)).unwrap();
            let action = bot.choose(&table, seat).unwrap();
            AnyTable::play(&mut table, seat, &action).unwrap();
        }
        let outcome = AnyTable::outcome(&table).unwrap();
        let firsts = sides.sides().iter().filter_map(|side| side.first());
        let own = firsts.clone().filter(|&seat| player(seat) == 0);
        own.map(|seat| outcome.score(seat)).sum::<f64>()
            / firsts.map(|seat| outcome.score(seat)).sum::<f64>()
    }
}

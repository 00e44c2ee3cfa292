//! Pits two ways of thinking against each other, for tuning:
//!
//! ```sh
//! cargo run --release -p tactable-bots --example tune -- taki search:1000,playout=4 greedy 400 '{"seats":2}'
//! ```
//!
//! After the spec of a search come the fields of `Thinking` to change: playout, exploration,
//! temperature, sight, slack. The table needs two sides or more. A number after the options says how
//! many random actions a game begins with, the same for both of a pair, as in the arena.

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
use table::{AnyTable, Dice, Seat, SeatSet, Seed, Table, Title, read_options};

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let [game, first, second, games, rest @ ..] = &args[..] else {
        panic!("expected GAME BOT BOT GAMES [OPTIONS [OPENING]]")
    };
    let options = rest.first().map_or("{}", |text| text);
    let options: Value = serde_json::from_str(options).expect("options as JSON");
    let opening = rest.get(1).map_or(0, |text| text.parse().expect("a number of actions"));
    let duel = Duel { bots: [spec(first), spec(second)], options, opening };
    let games: u64 = games.parse().expect("a number of games");
    assert!(games.is_multiple_of(2), "every deal is played from both sides");
    let pairs = match &**game {
        "maiak" => duel.run::<maiak::Maiak>(games),
        "tactigo" => duel.run::<tactigo::Tactigo>(games),
        "tactiki" => duel.run::<tactiki::Tactiki>(games),
        "taki" => duel.run::<taki::Taki>(games),
        "tac" => duel.run::<tac::Tac>(games),
        _ => panic!("there is no game {game}"),
    };
    let share = pairs.iter().sum::<f64>() / pairs.len() as f64;
    let spread: f64 = pairs.iter().map(|pair| (pair - share).powi(2)).sum();
    let error = 196.0 * spread.sqrt() / pairs.len() as f64;
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
    /// How many actions are drawn before the bots are asked.
    opening: u32,
}

/// How often an opening is drawn anew that ends the game.
const TRIES: u64 = 100;

impl Duel {
    /// What the first bot scores in each pair of this many games, on all cores.
    fn run<G: Title>(&self, games: u64) -> Vec<f64> {
        let (next, pairs) = (AtomicU64::new(0), Mutex::new(vec![0.0; games as usize / 2]));
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    return;
                }
                let score = self.game::<G>(number);
                pairs.lock().unwrap()[number as usize / 2] += score / 2.0;
            }
        };
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(work);
            }
        });
        pairs.into_inner().unwrap()
    }

    /// A table after its opening; nothing if the game ends by it.
    fn begin<G: Title>(&self, options: &G::Options, deal: u64, attempt: u64) -> Option<Table<G>> {
        let mut table = Table::<G>::new(options.clone(), Seed::from(deal)).expect("good options");
        let mut dice = Dice::new(Seed::from(deal).derive("opening", attempt));
        for _ in 0..self.opening {
            let seat = AnyTable::asks_first(&table)?;
            let mut legal = AnyTable::legal(&table, seat);
            let action = legal.swap_remove(dice.roll(legal.len()));
            AnyTable::play(&mut table, seat, &action).expect("what is listed is legal");
        }
        AnyTable::asks_first(&table).map(|_| table)
    }

    /// One game; every deal is played from both sides.
    fn game<G: Title>(&self, number: u64) -> f64 {
        let (deal, turned) = (number / 2, number as usize % 2);
        let about = G::ABOUT;
        let options = read_options::<G::Options>(&self.options, about.options, about.rules_version);
        let options = options.expect("good options");
        let begun = |attempt| self.begin::<G>(&options, deal, attempt);
        let mut table = (0..TRIES).find_map(begun).expect("a shorter opening");
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

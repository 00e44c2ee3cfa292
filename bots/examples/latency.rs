//! What an outside bot costs: the median of a decision, and everything per decision with starting and
//! greeting the program, in version 1 and in version 2 of the lines in `docs/bots.md`.
//!
//! ```sh
//! cargo run --release -p tactable-bots --example latency
//! ```

use std::{
    env, fs,
    time::{Duration, Instant},
};

use bots::{Spec, build};
use serde_json::json;
use table::{AnyGame, Erased, Seat, Seed, Title};

const ONE: &str = r#"
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if "legal" in message:
        print(json.dumps({"action": message["legal"][0]}), flush=True)
"#;

const TWO: &str = r#"
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message.get("type") == "new":
        print(json.dumps({"type": "ready", "id": message["id"]}), flush=True)
    elif message.get("type") == "think":
        print(json.dumps({"type": "act", "id": message["id"], "action": message["legal"][0]}), flush=True)
"#;

fn main() {
    println!("game     version  decisions  median  all per decision");
    for (version, program) in [(1, ONE), (2, TWO)] {
        measure::<maiak::Maiak>(version, program, 30);
        measure::<tactigo::Tactigo>(version, program, 10);
        measure::<tactiki::Tactiki>(version, program, 10);
        measure::<taki::Taki>(version, program, 10);
        measure::<tac::Tac>(version, program, 5);
    }
}

fn measure<G: Title>(version: u32, program: &str, games: u64) {
    let file =
        env::temp_dir().join(format!("tactable-latency-{version}-{}.py", std::process::id()));
    fs::write(&file, program).expect("a temporary file");
    let spec: Spec = format!("cmd:python3 \"{}\"", file.display()).parse().expect("a program");
    let mut thoughts: Vec<Duration> = Vec::new();
    let mut all = Duration::ZERO;
    for number in 0..games {
        let game = Erased::<G>::new();
        let seed = Seed::from(number);
        let mut table = game.start(G::ABOUT.rules_version, &json!({}), seed).expect("a table");
        let mut random = build::<G>(&Spec::Random, seed).expect("it plays everything");
        let clock = Instant::now();
        let mut bot = build::<G>(&spec, seed).expect("python3");
        all += clock.elapsed();
        let mut greeted = false;
        while let Some(seat) = table.asks_first() {
            let clock = Instant::now();
            let action = match seat == Seat::new(0) {
                true => bot.choose(&*table, seat).expect("an action"),
                false => random.choose(&*table, seat).expect("an action"),
            };
            if seat == Seat::new(0) {
                all += clock.elapsed();
                // The first decision contains the start.
                if greeted {
                    thoughts.push(clock.elapsed());
                }
                greeted = true;
            }
            table.play(seat, &action).expect("it is legal");
        }
        let clock = Instant::now();
        bot.end(&*table, &table.outcome().expect("it is over"));
        drop(bot);
        all += clock.elapsed();
    }
    let _ = fs::remove_file(&file);
    thoughts.sort();
    let median = thoughts[thoughts.len() / 2].as_micros();
    let (count, id) = (thoughts.len() as u64 + games, G::ABOUT.id);
    let each = all.as_micros() as u64 / count;
    println!("{id:8} {version:7}  {count:9}  {median:3} µs  {each:5} µs");
}

//! Programs outside that speak version 2 of the protocol: one process for many games, and every way to
//! fail in one of them.

use std::{
    collections::HashSet,
    fs,
    path::PathBuf,
    slice, thread,
    time::{Duration, Instant},
};

use bots::{AnyBot, BotError, Spec, build};
use maiak::Maiak;
use serde_json::{Value, json};
use table::{AnyGame, AnyTable, Erased, Game, Outcome, SeatSet, Seed, Title};
use tac::Tac;
use tactiki::Tactiki;
use taki::Taki;

/// Reads lines and answers them; what is inserted may do so otherwise. Every line is logged, with the
/// number of the process.
const LOOP: &str = r#"
import json, os, sys, time
BEFORE
log = open("LOG", "a")
def say(**message):
    print(json.dumps(message), flush=True)
for line in sys.stdin:
    log.write(f"{os.getpid()} {line}")
    log.flush()
    message = json.loads(line)
    kind, game = message.get("type"), message.get("id")
    INSTEAD
    if kind == "new":
        say(type="ready", id=game)
    elif kind == "think":
        say(type="act", id=game, action=message["legal"][0])
"#;

/// A program in a file of its own, and its log.
struct Logged {
    spec: Spec,
    log: PathBuf,
}

impl Logged {
    fn new(name: &str, times: &str, before: &str, instead: &str) -> Logged {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
        let (file, log) = (folder.join(format!("{name}.py")), folder.join(format!("{name}.log")));
        let _ = fs::remove_file(&log);
        let program = LOOP.replace("BEFORE", before).replace("INSTEAD", instead);
        fs::write(&file, program.replace("LOG", &log.display().to_string())).unwrap();
        let spec = format!("cmd{times}:python3 \"{}\"", file.display()).parse().unwrap();
        Logged { spec, log }
    }

    /// What was said to which process until all of them have ended.
    fn finish(self) -> Vec<(u32, Value)> {
        let Logged { spec, log } = self;
        drop(spec);
        Logged { spec: Spec::Random, log }.lines()
    }

    /// What was said to which process so far; the end of a game may still be on its way.
    fn lines(&self) -> Vec<(u32, Value)> {
        let text = fs::read_to_string(&self.log).unwrap();
        let line = |line: &str| {
            let (process, line) = line.split_once(' ').unwrap();
            (process.parse().unwrap(), serde_json::from_str(line).unwrap())
        };
        text.lines().map(line).collect()
    }

    /// The processes that there were.
    fn processes(&self) -> HashSet<u32> {
        self.lines().into_iter().map(|(process, _)| process).collect()
    }
}

/// Play a game to its end, one bot for each person, or say why one failed.
fn play<G: Title>(options: &Value, seed: u64, specs: &[Spec]) -> Result<Outcome, BotError> {
    let start = Erased::<G>::new().start(G::ABOUT.rules_version, options, Seed::from(seed));
    let mut table = start.unwrap();
    let sides = table.sides();
    let mut bots: Vec<(SeatSet, Box<dyn AnyBot>)> = Vec::new();
    for (number, &person) in sides.people().iter().enumerate() {
        let spec = &specs[number % specs.len()];
        bots.push((person, build::<G>(spec, Seed::from(number as u64))?));
    }
    while let Some(seat) = table.asks_first() {
        let (_, bot) = bots.iter_mut().find(|(person, _)| person.contains(seat)).unwrap();
        let action = bot.choose(&*table, seat)?;
        table.play(seat, &action).unwrap();
    }
    let outcome = table.outcome().unwrap();
    bots.iter_mut().for_each(|(_, bot)| bot.end(&*table, &outcome));
    Ok(outcome)
}

fn duel(program: &Logged, seed: u64) -> Result<Outcome, BotError> {
    play::<Maiak>(&json!({}), seed, &[program.spec.clone(), Spec::Random])
}

#[test]
fn one_process_plays_many_games_and_is_ended_with_them() {
    let program = Logged::new("many", "", "", "");
    for seed in 0..5 {
        duel(&program, seed).unwrap();
    }
    play::<Taki>(&json!({}), 1, &[program.spec.clone(), Spec::Random, Spec::Random, Spec::Random])
        .unwrap();
    assert_eq!(program.processes().len(), 1);
    let process = program.lines()[0].0;
    let runs = || PathBuf::from(format!("/proc/{process}")).exists();
    assert!(runs(), "it waits for another game");
    let lines = program.finish();
    assert!(!runs(), "it is ended with the last who could need it");
    let of = |kind: &str| lines.iter().filter(|(_, line)| line["type"] == kind).count();
    assert_eq!((of("new"), of("end")), (6, 6));
    let ids: Vec<&Value> = lines
        .iter()
        .filter(|(_, line)| line["type"] == "new")
        .map(|(_, line)| &line["id"])
        .collect();
    assert_eq!(json!(ids), json!([1, 2, 3, 4, 5, 6]));
    let (_, last) = lines.last().unwrap();
    assert!(last["type"] == "end" && last["outcome"]["scores"].is_array(), "{last}");
}

#[test]
fn a_game_is_told_from_its_first_line_to_its_end() {
    let program = Logged::new("told", "@3s", "", "");
    duel(&program, 1).unwrap();
    let lines: Vec<Value> = program.finish().into_iter().map(|(_, line)| line).collect();
    let new = &lines[0];
    assert_eq!(
        (&new["type"], &new["version"], &new["hello"]),
        (&json!("new"), &json!(2), &json!(1))
    );
    assert_eq!((&new["game"], &new["seats"]), (&json!("maiak"), &json!([0])));
    assert!(new["options"]["switch"] == "mandatory" && new["rules"].is_u64());
    assert!(lines[1].get("type").is_none() && lines[1]["legal"].is_array(), "for version 1");
    let (mut ply, mut events) = (0, 0);
    for pair in lines[2..].chunks(2) {
        let [view, next] = pair else { panic!("{pair:?}") };
        assert_eq!(
            (&view["type"], &view["since"], &view["id"]),
            (&json!("view"), &json!(ply), &json!(1))
        );
        ply = view["ply"].as_u64().unwrap();
        events += view["events"].as_array().unwrap().len();
        assert!(view["view"]["state"].is_object());
        match next["type"].as_str().unwrap() {
            "think" => {
                let legal = next["legal"].as_array().unwrap().len();
                assert_eq!((&next["seat"], &next["ms"]), (&json!(0), &json!(3000)));
                assert!(legal > 0 && next["ids"].as_array().unwrap().len() == legal);
            }
            kind => assert_eq!(kind, "end"),
        }
    }
    assert!(events as u64 >= ply, "every action is seen: {events} events of {ply} actions");
    let last = &lines[lines.len() - 2]["events"];
    assert_eq!(last.as_array().unwrap().last().unwrap()["event"], "ended");
}

#[test]
fn starting_takes_its_time_and_thinking_does_not() {
    let slow = Logged::new("starts", "@300ms", "time.sleep(1)", "");
    duel(&slow, 1).unwrap();
    let prepares = Logged::new("prepares", "@300ms", "", "if kind == 'new': time.sleep(0.6)");
    duel(&prepares, 1).unwrap();
    duel(&prepares, 2).unwrap();
    let never = Logged::new("never", "@300ms+500ms", "time.sleep(60)", "");
    let error = duel(&never, 1).unwrap_err();
    assert!(error.to_string().contains("no answer within 500 ms"), "{error}");
    let clock = Instant::now();
    let thinks = Logged::new("thinks", "@300ms", "", "if kind == 'think': time.sleep(30)");
    let error = duel(&thinks, 1).unwrap_err();
    assert!(error.to_string().contains("no answer within 300 ms"), "{error}");
    assert!(clock.elapsed() < Duration::from_secs(10));
}

#[test]
fn a_crash_costs_one_game() {
    let crash = "if kind == 'think' and game == 3: sys.exit(7)";
    let program = Logged::new("crash3", "", "", crash);
    let games: Vec<_> = (0..5).map(|seed| duel(&program, seed)).collect();
    assert!(games.iter().enumerate().all(|(i, game)| game.is_err() == (i == 2)), "{games:?}");
    let Err(error) = &games[2] else { unreachable!() };
    assert!(matches!(error, BotError::Ended { status, .. } if status.contains('7')), "{error}");
    assert_eq!(program.processes().len(), 2);
}

#[test]
fn who_leaves_after_a_game_costs_none() {
    let program = Logged::new("leaves", "", "", "if kind == 'end': sys.exit(0)");
    for seed in 0..3 {
        duel(&program, seed).unwrap();
    }
    assert_eq!(program.processes().len(), 3);
}

#[test]
fn garbage_is_quoted_and_costs_one_game() {
    for (name, instead, expected) in [
        (
            "hm",
            "if kind == 'think' and game == 2: print('hm', flush=True); continue",
            "“hm”; expected",
        ),
        (
            "other",
            "if kind == 'think' and game == 2: say(type='act', id=9, action=message['legal'][0]); continue",
            r#"expected a line such as {"action":"…","id":2,"type":"act"}"#,
        ),
        (
            "illegal",
            "if kind == 'think' and game == 2: say(type='act', id=2, action='a1-a5'); continue",
            "“a1-a5”, which is not legal",
        ),
        (
            "number",
            "if kind == 'think' and game == 2: say(type='act', id=2, action=99999); continue",
            "“99999”, which is not legal",
        ),
        (
            "unready",
            "if kind == 'new' and game == 2: say(type='act', id=2, action='x'); continue",
            r#"{"id":2,"type":"ready"}"#,
        ),
        (
            "chatty",
            "if kind == 'new' and game == 2: print('loading', flush=True); continue",
            "“loading”",
        ),
    ] {
        let program = Logged::new(&format!("garbage-{name}"), "", "", instead);
        duel(&program, 0).unwrap();
        let error = duel(&program, 1).unwrap_err().to_string();
        assert!(error.contains(expected), "{name}: {error}");
        duel(&program, 2).unwrap();
    }
}

#[test]
fn numbers_are_answers_too() {
    let by_number = "if kind == 'think': say(type='act', action=message['ids'][-1]); continue";
    let program = Logged::new("numbers", "", "", by_number);
    duel(&program, 1).unwrap();
    play::<Tac>(
        &json!({"variant": "two-doubles", "max_shuffles": 1}),
        1,
        slice::from_ref(&program.spec),
    )
    .unwrap();
}

#[test]
fn threads_have_processes_of_their_own() {
    let program = Logged::new("threads", "", "", "");
    thread::scope(|scope| {
        let game = |seed: u64| {
            let program = &program;
            scope.spawn(move || {
                for number in 0..4 {
                    duel(program, 10 * seed + number).unwrap();
                }
            })
        };
        let games: Vec<_> = (0..2).map(game).collect();
        games.into_iter().for_each(|thread| thread.join().unwrap());
    });
    assert!(program.processes().len() <= 2);
}

#[test]
fn nobody_plays_the_same_cards_from_two_seats() {
    let program = Logged::new("deals", "", "", "");
    let two = json!({"seats": 2});
    // Against itself, and then the same deal from the other side.
    play::<Taki>(&two, 1, slice::from_ref(&program.spec)).unwrap();
    play::<Taki>(&two, 1, &[Spec::Random, program.spec.clone()]).unwrap();
    play::<Taki>(&two, 2, &[program.spec.clone(), Spec::Random]).unwrap();
    assert_eq!(program.processes().len(), 3);
    let mut seats_of = std::collections::HashMap::new();
    for (process, line) in program.lines().into_iter().filter(|(_, line)| line["type"] == "new") {
        *seats_of.entry(process).or_insert(0) += 1;
        assert!(line["id"].as_u64().unwrap() <= 2);
    }
    assert_eq!(seats_of.values().sum::<i32>(), 4);
}

#[test]
fn who_holds_two_seats_perceives_with_both() {
    let program = Logged::new("two-seats", "", "", "");
    let options = json!({"variant": "two-doubles", "max_shuffles": 1});
    play::<Tac>(&options, 1, &[program.spec.clone(), Spec::Random]).unwrap();
    let lines = program.lines();
    let asked: HashSet<u64> = lines.iter().filter_map(|(_, line)| line["seat"].as_u64()).collect();
    assert_eq!(asked, HashSet::from([0, 2]));
    assert_eq!(lines[0].1["seats"], json!([0, 2]));
}

#[test]
fn what_happens_while_others_choose_too_is_told_at_the_next_question() {
    // In TacTiki's setup both place in secret at the same time.
    let program = Logged::new("setup", "", "", "");
    play::<Tactiki>(&json!({}), 1, &[program.spec.clone(), Spec::Random]).unwrap();
    let mut ply = 0;
    for (_, view) in program.lines().iter().filter(|(_, line)| line["type"] == "view") {
        assert_eq!(view["since"], json!(ply), "nothing is left out, nothing told twice");
        ply = view["ply"].as_u64().unwrap();
    }
    assert!(ply > 20);
}

#[test]
fn what_was_taken_back_is_told_anew() {
    let program = Logged::new("back", "", "", "");
    let start = Erased::<Maiak>::new();
    let mut table = start.start(Maiak::ABOUT.rules_version, &json!({}), Seed::from(1)).unwrap();
    let mut bot = build::<Maiak>(&program.spec, Seed::from(1)).unwrap();
    let act = |table: &mut Box<dyn AnyTable>, bot: &mut Box<dyn AnyBot>| {
        let seat = table.asks_first().unwrap();
        let action = match seat.index() {
            0 => bot.choose(&**table, seat).unwrap(),
            _ => table.legal(seat).swap_remove(0),
        };
        table.play(seat, &action).unwrap();
    };
    (0..5).for_each(|_| act(&mut table, &mut bot));
    table.rewind(1);
    act(&mut table, &mut bot);
    drop(bot);
    let lines = program.finish();
    let views = lines.iter().filter(|(_, line)| line["type"] == "view");
    let since: Vec<Value> = views.map(|(_, line)| json!([line["since"], line["ply"]])).collect();
    assert_eq!(json!(since), json!([[0, 0], [0, 1], [1, 4], [1, 1]]));
    let broken_off = &lines.last().unwrap().1;
    assert_eq!(*broken_off, json!({"type": "end", "id": 1, "outcome": null}));
}

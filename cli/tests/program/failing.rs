//! Outside bots that fail lose with a clear verdict, and the match goes on.

use crate::tactable;

/// Ends when it is asked something.
const CRASHES: &str = "cmd:sh -c 'read hello; read question; exit 3'";
/// Never answers with an action. The comma belongs to the command.
const BABBLES: &str = "cmd:sh -c 'while read line; do echo well, well; done'";
/// Plays well in version 2 of the lines, but ends in every third game that one process plays.
const TIRES: &str = "cmd:python3 -c '
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message.get(\"type\") == \"new\":
        print(json.dumps(dict(type=\"ready\", id=message[\"id\"])), flush=True)
    elif message.get(\"type\") == \"think\":
        if message[\"id\"] == 3:
            sys.exit(9)
        print(json.dumps(dict(type=\"act\", action=message[\"legal\"][0])), flush=True)
'";
/// Answers what is not legal.
const CHEATS: &str = r#"cmd:sh -c 'while read line; do echo "{\"action\":\"a1-a5\"}"; done'"#;
/// Never answers at all.
const HANGS: &str = "cmd@1s+2s:sleep 60";

#[test]
fn a_contest_goes_on_when_bots_crash_babble_or_cheat() {
    let bots = ["random", CRASHES, BABBLES, CHEATS].join(",");
    let out = tactable(&["arena", "maiak", "--bots", &bots, "--games", "2"]).good().out;
    for verdict in [
        "Bots that failed",
        "ended in the middle of the game: exit status: 3",
        "answered “well, well”",
        "chose “a1-a5”, which is not legal",
    ] {
        assert!(out.contains(verdict), "no {verdict} in {out}");
    }
    let row = out.lines().find(|line| line.starts_with("random ")).unwrap();
    assert!(row.contains(" 6 ") && row.contains("100.0%"), "{row}");
    let every = out.lines().filter(|line| line.starts_with("cmd:sh")).count();
    assert!(every >= 3, "{out}");
}

#[test]
fn one_process_plays_the_games_of_a_contest_and_a_crash_costs_one_of_them() {
    let bots = ["random", TIRES].join(",");
    let run = ["arena", "maiak", "--bots", &bots, "--games", "6", "--threads", "1"];
    let out = tactable(&run).good().out;
    // Six games with one process after another: the third game of each fails.
    assert_eq!(out.matches("exit status: 9").count(), 2, "{out}");
}

#[test]
fn a_contest_goes_on_when_a_bot_hangs() {
    let bots = ["random", HANGS].join(",");
    let out = tactable(&["arena", "maiak", "--bots", &bots, "--games", "2", "--threads", "2"]);
    let out = out.good().out;
    assert!(out.contains("gave no answer within 2 s"), "{out}");
    assert!(out.contains("100.0%") && out.contains("2 games"), "{out}");
}

#[test]
fn a_game_ends_with_the_verdict() {
    for (bot, verdict) in [
        (CRASHES, "exit status: 3"),
        (BABBLES, "answered “well, well”"),
        (CHEATS, "chose “a1-a5”, which is not legal"),
    ] {
        let bots = [bot, "random"].join(",");
        let ran = tactable(&["record", "maiak", "--bots", &bots]);
        assert_eq!(ran.code, 1, "{}", ran.err);
        assert!(
            ran.err.contains("the bot playing White has lost") && ran.err.contains(verdict),
            "{}",
            ran.err
        );
    }
}

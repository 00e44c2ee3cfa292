//! Playing from the terminal at a real server.

use std::{
    fs,
    io::{Read, Write},
    net::TcpListener,
    process::Stdio,
    thread,
};

use serde_json::{Value, json};

use crate::{
    house::{House, Talker, certificate, is_private},
    tactable,
    terminal::Terminal,
};

fn id(table: &Value) -> String {
    table["id"].as_str().unwrap().to_owned()
}

/// Somebody who hosts a table of a game with bots and has begun it.
fn begun(house: &House, wish: &Value) -> (String, Talker) {
    let table = id(&house.make("ada", wish));
    let link = house.link(&table);
    let mut ada = house.talker("ada", &["join", &link, "--lines", "--name", "Ada"]);
    ada.hears("\n> ");
    ada.ask("start");
    (table, ada)
}

/// Play a game of a server to its end, and check what is left of it.
fn plays_to_the_end(game: &str, options: &Value, bots: &Value) {
    let house = House::open(&format!("end-{game}"));
    let wish = json!({ "game": game, "options": options, "sit": 0, "bots": bots });
    let (table, mut ada) = begun(&house, &wish);
    ada.play_to_the_end(3000);
    let kept = house.home("ada").join("game.txt");
    ada.ask(&format!("save {}", kept.display()));
    let heard = ada.leaves("quit");
    assert!(heard.contains(&format!("{}/replay", house.link(&table))), "{heard}");
    tactable(&["verify", kept.to_str().unwrap()]).good();
}

#[test]
fn maiak_is_played_to_the_end_at_a_server() {
    plays_to_the_end("maiak", &json!({}), &json!({ "1": "easy" }));
}

#[test]
fn taki_is_played_to_the_end_at_a_server() {
    plays_to_the_end("taki", &json!({ "seats": 2 }), &json!({ "1": "easy" }));
}

#[test]
fn tac_is_played_to_the_end_at_a_server() {
    plays_to_the_end("tac", &json!({}), &json!({ "1": "easy", "2": "easy", "3": "easy" }));
}

#[test]
fn two_play_at_one_table_answer_each_other_and_come_back() {
    let house = House::open("two");
    let told = house.make("ada", &json!({ "game": "maiak", "sit": 0 }));
    let table = id(&told);
    let link = house.link(&table);
    let mut ada = house.talker("ada", &["join", &link, "--lines", "--name", "Ada"]);
    ada.hears("\n> ");
    // The other comes by the code, in German.
    let code = ada.heard.split("(code ").nth(1).unwrap()[..6].to_owned();
    let address = house.address();
    let args = ["--lang", "de", "join", &address, &code, "--lines", "--name", "Bea", "--seat", "1"];
    let mut bea = house.talker("bea", &args);
    ada.hears("Bea");
    ada.ask("start");
    let legal = ada.legal();
    ada.ask(&legal[0]);
    // Ada wants it back, and Bea is asked.
    ada.ask("back");
    bea.hears("Ada möchte");
    bea.hears("\n> ");
    bea.say("agree");
    ada.hears("steps ahead");
    assert_eq!(ada.legal(), legal, "{}", ada.heard);
    // Who leaves keeps the seat.
    drop(bea);
    ada.hears("Bea is away.");
    let secret = house.home("bea").join("tactable/servers");
    let secret = fs::read_dir(secret).unwrap().next().unwrap().unwrap().path();
    assert!(is_private(&secret));
    let mut bea = house.talker("bea", &["join", &link, "--lines"]);
    ada.hears("Bea is back.");
    ada.ask("resign");
    bea.hears("\n> ");
    let end = bea.leaves("quit");
    assert!(end.contains("Black wins") || end.contains("Bea wins"), "{end}");
    assert!(end.contains(&format!("{link}/replay")), "{end}");
    ada.leaves("quit");
}

#[test]
fn a_server_may_die_and_come_back_under_a_game() {
    let mut house = House::open("killed");
    let wish = json!({ "game": "maiak", "sit": 0, "bots": { "1": "easy" } });
    let (_, mut ada) = begun(&house, &wish);
    ada.ask("c1-b2");
    house.kill();
    ada.hears("Connection lost");
    // What is typed meanwhile is not lost, and not done twice.
    ada.say("c3~d3");
    house.start();
    ada.hears("Back online");
    ada.hears("You switch c3 and d3");
    ada.hears("\n> ");
    assert_eq!(ada.heard.matches("You switch").count(), 1, "{}", ada.heard);
    ada.play_to_the_end(500);
    house.kill();
    house.start();
    ada.hears("Back online");
    let kept = house.home("ada").join("game.txt");
    ada.ask(&format!("save {}", kept.display()));
    ada.leaves("quit");
    tactable(&["verify", kept.to_str().unwrap()]).good();
}

/// Whoever looks on is told what everybody may know, even if it is somebody who plays.
#[test]
fn who_watches_sees_no_hand() {
    let house = House::open("watch");
    let wish =
        json!({ "game": "taki", "options": { "seats": 2 }, "sit": 0, "bots": { "1": "easy" } });
    let table = id(&house.make("ada", &wish));
    let link = house.link(&table);
    let mut watching = house.talker("ada", &["watch", &link, "--lines"]);
    watching.hears("code");
    let mut ada = house.talker("ada", &["join", &link, "--lines"]);
    ada.hears("\n> ");
    ada.ask("start");
    ada.play_to_the_end(2000);
    ada.leaves("quit");
    // It ends by itself with the game.
    let seen = watching.ends();
    let texts = |view: &str| -> Vec<String> {
        let replay = house.get(&format!("/t/{table}/replay.json?view={view}"));
        let replay: Value = serde_json::from_str(&replay).unwrap();
        let plies = replay["plies"].as_array().unwrap().clone();
        let texts = plies.iter().flat_map(|ply| ply["texts"].as_array().unwrap().clone());
        texts.map(|text| text.as_str().unwrap().to_owned()).collect()
    };
    let (open, own) = (texts("none"), texts("0"));
    let secret: Vec<&String> = own.iter().filter(|text| !open.contains(text)).collect();
    assert!(!secret.is_empty() && open.iter().all(|text| seen.contains(text.as_str())), "{seen}");
    let leaked = secret.iter().find(|text| seen.lines().any(|line| line == text.as_str()));
    assert_eq!(leaked, None, "{seen}");
}

#[test]
fn the_whole_screen_plays_at_a_server_that_dies_once() {
    let mut house = House::open("screen");
    let wish = json!({ "game": "maiak", "bots": { "1": "easy" } });
    let table = id(&house.make("ada", &wish));
    let args = format!("join {} --name Ada --pace none", house.link(&table));
    let terminal = Terminal::open_at("join", (80, 24), &house.home("ada"), &args);
    // The lobby: sit down, then begin.
    terminal.shows("Sit here: White");
    terminal.keys(&["Enter"]);
    terminal.shows("Ada (you)");
    terminal.shows("1 Start the game");
    terminal.keys(&["1"]);
    terminal.shows("steps ahead");
    terminal.keys(&["c1b2", "Enter"]);
    terminal.shows("switch two empty tiles");
    terminal.keys(&["c3~d3", "Enter"]);
    // The other acts.
    terminal.shows("Black switches");
    house.kill();
    terminal.shows("Connection lost");
    house.start();
    terminal.shows("Back online");
    terminal.keys(&["/hint", "Enter"]);
    terminal.shows_all(&["A good action", "Why: "]);
    terminal.keys(&["/resign", "Enter"]);
    terminal.shows("really?");
    terminal.keys(&["Enter"]);
    terminal.shows("Play again");
    terminal.keys(&["/rematch", "Enter"]);
    terminal.shows("steps ahead");
    terminal.keys(&["C-c"]);
    let left = terminal.shows("LEFT");
    assert!(left.contains("Your seat is kept"), "{left}");
}

#[test]
fn https_is_spoken_with_those_whom_the_system_trusts() {
    let house = House::open("tls");
    let wish = json!({ "game": "maiak", "sit": 0, "bots": { "1": "easy" } });
    let table = id(&house.make("ada", &wish));
    let link = format!("{}/t/{table}", house.behind_tls());
    let mut command = house.command("bea", &["watch", &link, "--lines"]);
    let mut watching = Talker::new(command.env("SSL_CERT_FILE", certificate()));
    watching.hears(&link);
    drop(watching);
    fails(&house, &["watch", &link], &["nobody can be reached", "certificate"]);
}

/// A server that answers everything like this, once.
fn answering(answer: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut asked = [0; 2048];
        let _ = stream.read(&mut asked);
        let _ = stream.write_all(answer.as_bytes());
    });
    format!("http://{address}/t/abc")
}

#[track_caller]
fn fails(house: &House, args: &[&str], words: &[&str]) {
    let ran = house.command("ada", args).stdin(Stdio::null()).output().unwrap();
    let err = String::from_utf8(ran.stderr).unwrap();
    assert_eq!(ran.status.code(), Some(1), "{err}");
    for words in words {
        assert!(err.contains(words), "no “{words}” in: {err}");
    }
    assert!(!err.contains("panicked"), "{err}");
}

#[test]
fn a_table_that_cannot_be_had_is_refused_in_words() {
    let house = House::open("refusals");
    for command in ["join", "watch"] {
        fails(&house, &[command, "nonsense"], &["nonsense", "http://host:7777/t/ID"]);
        fails(
            &house,
            &[command, "http://127.0.0.1:1/t/abc"],
            &["nobody can be reached", "127.0.0.1:1"],
        );
        fails(&house, &[command, &house.link("nowhere")], &["there is no such table"]);
        fails(&house, &[command, &house.address(), "AAAAAA"], &["there is no such table"]);
    }
    let busy = "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 7\r\nContent-Length: 0\r\n\r\n";
    fails(&house, &["watch", &answering(busy)], &["in 7 seconds"]);
    let many = "HTTP/1.1 429 Too Many\r\nRetry-After: 1\r\nContent-Length: 27\r\n\r\n\
                {\"refused\": [\"Too many.\"]}\n";
    fails(&house, &["watch", &answering(many)], &["in a second", "Too many."]);
    let gone =
        "HTTP/1.1 410 Gone\r\nContent-Length: 30\r\n\r\n{\"refused\": [\"Newer rules.\"]}\n\n";
    fails(&house, &["watch", &answering(gone)], &["another version", "Newer rules."]);
    fails(
        &house,
        &["watch", &answering("SSH-2.0-OpenSSH_9.2\r\n")],
        &["does not speak our language"],
    );
    let plain =
        answering("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi").replace("http:", "https:");
    fails(&house, &["watch", &plain], &["127.0.0.1"]);
}

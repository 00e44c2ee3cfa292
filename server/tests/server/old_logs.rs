//! Logs from before rules were corrected and commitments covered the whole header. They were
//! written by the server of that time, to the letter: the first line of a fixture is the row of the
//! table with the secrets of Ada and Bob, who played, and the others are its entries.

use std::{fs, path::Path, time::Duration};

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::room::{BrokenLog, Doer, Entry, Logged, Room};
use store::{Secret, Status, TableRow};
use table::{Record, Seat, Seed, Viewer};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    time::timeout,
};

use crate::test_server::{TestServer, text};

struct OldLog {
    row: TableRow,
    entries: Vec<String>,
    people: [Secret; 2],
}

impl OldLog {
    fn read(name: &str) -> OldLog {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
        let log = fs::read_to_string(folder.join(name).with_extension("jsonl")).unwrap();
        let mut lines = log.lines();
        let head: Value = serde_json::from_str(lines.next().unwrap()).unwrap();
        let word = |name: &str| head[name].as_str().unwrap();
        let row = TableRow {
            id: word("id").into(),
            code: word("code").parse().unwrap(),
            game: word("game").to_owned(),
            seed: word("seed").parse::<Seed>().unwrap().0,
            status: if word("status") == "over" { Status::Over } else { Status::Playing },
            created_at: head["created_at"].as_u64().unwrap(),
            changed_at: head["changed_at"].as_u64().unwrap(),
        };
        let secret = |number: usize| head["secrets"][number].as_str().unwrap().parse().unwrap();
        let entries = lines.map(str::to_owned).collect();
        OldLog { row, entries, people: [secret(0), secret(1)] }
    }

    fn room(&self) -> Room {
        Room::fold(&self.row, &self.entries).unwrap()
    }

    /// Put it into the store of a server, as if it had always been there.
    async fn keep(&self, server: &TestServer) -> String {
        let members = self.people.iter().map(Secret::person).collect();
        let kept = server.app.store();
        kept.create_table(self.row.clone(), self.entries.clone(), members).await.unwrap();
        self.row.id.to_string()
    }

    /// The same with another version of the rules.
    fn by_rules(mut self, rules: u32) -> OldLog {
        self.entries[0] = self.entries[0].replace("\"rules\":1,", &format!("\"rules\":{rules},"));
        self
    }
}

#[tokio::test]
async fn a_finished_game_is_seen_downloaded_and_verified() {
    let server = TestServer::open().await;
    for (name, ending) in [
        ("maiak-finished", "wins: "),
        ("maiak-resigned", "Black wins: Ada L. resigned."),
        ("tactiki-finished", ": "),
    ] {
        let log = OldLog::read(name);
        assert_eq!(log.room().setup().rules, 1, "{name}");
        let id = log.keep(&server).await;
        for page in ["", "/replay", "/preview.png"] {
            let response = server.get(&format!("/t/{id}{page}")).await;
            assert_eq!(response.status(), StatusCode::OK, "{name}{page}");
        }
        let replay = server.get(&format!("/t/{id}/replay.json?view=all&lang=en")).await;
        let replay: Value = serde_json::from_str(&text(replay).await).unwrap();
        assert_eq!(replay["plies"].as_array().unwrap().len(), log.room().ply(), "{name}");
        assert!(replay["outcome"]["text"].as_str().unwrap().contains(ending), "{replay}");
        let record = text(server.get(&format!("/t/{id}/record")).await).await;
        let record: Record = record.parse().unwrap();
        assert_eq!((record.rules, record.is_sealed()), (1, false), "{name}");
        assert_eq!(record.tags[0], ("Seat 0".to_owned(), "Ada".to_owned()), "{name}");
        record.verify(log.room().game()).unwrap();
        // What was published when the table was made still holds.
        let client = server.visit(&id, &log.people[0]).await;
        assert_eq!(client.table["status"], "over", "{name}");
        assert_eq!(client.table["commitment"], Seed(log.row.seed).commitment(), "{name}");
    }
}

#[tokio::test]
async fn a_running_game_ends_by_the_rules_it_began_with() {
    let server = TestServer::open().await;
    let log = OldLog::read("tac-one-team-running");
    let id = log.keep(&server).await;
    let mut ada = server.visit(&id, &log.people[0]).await;
    let mut bob = server.visit(&id, &log.people[1]).await;
    assert_eq!(ada.table["you"]["seats"], json!([0]));
    while server.room(&id).await.status() == Status::Playing {
        for client in [&mut ada, &mut bob] {
            let acts = |table: &Value| table["your_turn"] == true || table["status"] == "over";
            // The bots may take a while, and then it may be the other one's turn.
            let seq = server.room(&id).await.seq();
            client.until(|table| table["seq"].as_u64().unwrap() >= seq).await;
            if !acts(&client.table) || client.table["status"] == "over" {
                continue;
            }
            let (way, ply) = (client.table["stage"]["ways"][0].clone(), &client.table["ply"]);
            let act =
                json!({ "do": "act", "seat": way["seat"], "action": way["action"], "ply": ply });
            client.ask(act).await;
        }
        tokio::task::yield_now().await;
    }
    let room = server.room(&id).await;
    assert_eq!(room.setup().rules, 1);
    let record = room.record();
    record.verify(room.game()).unwrap();
    // The number of cards is part of the result only by the rules of today.
    assert_eq!(record.outcome.as_ref().unwrap().count, None);
    let rules = room.game().about().rules_version;
    let mut today = room.game().start(rules, &record.options, Seed(log.row.seed)).unwrap();
    for (seat, action) in &record.actions {
        today.play(*seat, action).unwrap();
    }
    assert!(today.outcome().unwrap().count().is_some());

    // And by those the next game is played.
    ada.until(|table| table["can"]["rematch"] == true).await;
    ada.does(json!({ "do": "rematch" })).await;
    let next = ada.until(|table| !table["rematch"].is_null()).await["rematch"].clone();
    let next = server.room(next.as_str().unwrap()).await;
    assert_eq!((next.setup().rules, next.setup().number), (rules, 1));
    assert_eq!(next.setup().options["deck"], "master", "what was chosen stays chosen");
    assert!(next.commitment().is_some_and(|now| now != record.commitment));
}

/// Nobody agreed to strangers or hints then; but whoever leaves comes back, and bots have names.
#[tokio::test]
async fn at_an_old_table_one_can_leave_and_come_back() {
    let server = TestServer::open().await;
    let log = OldLog::read("tac-one-team-running");
    let id = log.keep(&server).await;
    let mut ada = server.visit(&id, &log.people[0]).await;
    let bots: Vec<&Value> = ada.table["seats"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|seat| seat["kind"] == "bot")
        .collect();
    assert!(!bots.is_empty() && bots.iter().all(|bot| bot["name"].is_string()), "{bots:?}");
    assert_eq!((&ada.table["takeover"], &ada.table["can"]["hint"]), (&json!(false), &json!(false)));
    ada.does(json!({ "do": "stand" })).await;
    let mut eve = server.visit(&id, &Secret::fresh().unwrap()).await;
    assert_eq!(eve.table["can"]["sit"], json!([]));
    assert!(eve.is_refused(json!({ "do": "sit", "seat": 0 })).await.contains("started"));
    ada.does(json!({ "do": "sit" })).await;
    ada.until(|table| table["you"]["seats"] == json!([0])).await;
}

#[test]
fn where_a_bot_once_sat_beside_a_person_it_plays_on() {
    let log = OldLog::read("tac-two-doubles-running");
    let room = log.room();
    assert_eq!(room.chairs().len(), 4, "every seat has a chair of its own");
    assert_eq!(room.seats_of(&log.people[0].person()), Seat::new(0).into());
    assert!(room.chair(Seat::new(2)).unwrap().bot().is_some());
    // Whoever sits opposite is somebody else, so that hand stays hidden.
    let table = room.table();
    assert_eq!(table.sides().people().len(), 4);
    let hands = |seat| {
        let viewer = Viewer::seat(Seat::new(seat));
        let hand = format!("hand-{seat}");
        let things = table.stage(viewer).scene.things;
        (table.view(viewer), things.iter().filter(|thing| thing.area == hand).count())
    };
    assert_ne!(hands(0).0, hands(2).0);
    assert!(hands(0).1 > 0 && hands(2).1 > 0);
    // The next game is for two people, each with two seats.
    let mut entries = log.entries.clone();
    let entry = Entry::Resigned { seat: Seat::new(0) };
    entries.push(Logged { at: 0, key: None, entry }.to_text());
    let over = Room::fold(&log.row, &entries).unwrap();
    let (setup, seating) = over.next_game(&log.people[0].person()).unwrap();
    let (next, log) = Room::open(&log.row, setup, seating, true).unwrap();
    assert_eq!(next.chairs().len(), 2);
    assert!(next.chairs().iter().all(|chair| chair.person().is_some()), "{:?}", next.chairs());
    assert!(matches!(log.last().unwrap().entry, Entry::Started { commitment: Some(_) }));
}

#[tokio::test]
async fn what_a_newer_program_wrote_is_refused_in_words() {
    let server = TestServer::open().await;
    let log = OldLog::read("maiak-finished").by_rules(99);
    let error = Room::fold(&log.row, &log.entries).err().unwrap();
    assert_eq!(error, BrokenLog::UnknownRules { game: "maiak".into(), rules: 99 });
    let id = log.keep(&server).await;
    for page in ["", "/replay", "/record", "/replay.json", "/preview.png"] {
        let response = server.get(&format!("/t/{id}{page}")).await;
        assert_eq!(response.status(), StatusCode::GONE, "{page}");
        assert!(text(response).await.contains("another version of the program"), "{page}");
    }
    let (status, words) = knock(&server, &id).await;
    assert_eq!(status, 410);
    assert!(words.contains("another version of the program"), "{words}");
}

/// What the server says to whoever wants to open a socket, before there is one.
async fn knock(server: &TestServer, id: &str) -> (u16, String) {
    let request = format!(
        "GET /t/{id}/socket?lang=en HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nAccept: application/json\r\n\r\n",
        server.address
    );
    let mut stream = server.connect("127.0.0.1").await;
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let mut some = [0; 4096];
    // The connection stays open for whoever wants to try something else.
    while !String::from_utf8_lossy(&answer).trim_end().ends_with(['}', '>']) {
        let read = timeout(Duration::from_secs(60), stream.read(&mut some)).await.unwrap().unwrap();
        assert!(read > 0, "{}", String::from_utf8_lossy(&answer));
        answer.extend(&some[..read]);
        if answer.starts_with(b"HTTP/1.1 101") {
            return (101, String::new());
        }
    }
    let answer = String::from_utf8(answer).unwrap();
    (answer[9..12].parse().unwrap(), answer)
}

/// Whatever is wrong with a log, it is said before the socket opens, so that nobody comes again and
/// again in vain.
#[tokio::test]
async fn a_log_that_cannot_be_read_is_refused_before_the_socket_opens() {
    let server = TestServer::open().await;
    let good = OldLog::read("maiak-finished").keep(&server).await;
    assert_eq!(knock(&server, &good).await.0, 101);
    let (status, words) = knock(&server, "nowhere").await;
    assert_eq!(status, 404, "{words}");

    let mut kept = Vec::new();
    for (number, change) in [
        (1, "{"),
        (2, r#"{"at":0,"entry":"dance"}"#),
        (3, r#"{"at":0,"entry":"acted","seat":0,"action":"a1-a1","by":"person"}"#),
        (4, r#"{"at":0,"entry":"stood","seat":9}"#),
    ] {
        let mut log = OldLog::read("tac-one-team-running");
        log.row.id = format!("damaged{number}").as_str().into();
        log.row.code = format!("ABCDE{}", ["F", "G", "H", "J"][number - 1]).parse().unwrap();
        log.entries.push(change.to_owned());
        kept.push(log.keep(&server).await);
    }
    let mut unknown = OldLog::read("maiak-resigned");
    unknown.row.id = "unknown".into();
    unknown.row.game = "chess".to_owned();
    unknown.entries[0] = unknown.entries[0].replace("\"maiak\"", "\"chess\"");
    let unknown = unknown.keep(&server).await;
    assert_eq!(knock(&server, &unknown).await.0, 410);
    for id in kept {
        let (status, words) = knock(&server, &id).await;
        assert_eq!(status, 500, "{id}: {words}");
        assert!(words.contains("damaged") && words.contains("doctor"), "{id}: {words}");
        assert!(!words.to_lowercase().contains("retry-after"), "no waiting helps: {words}");
        let page = server.get(&format!("/t/{id}?lang=de")).await;
        assert_eq!(page.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert!(text(page).await.contains("beschädigt"));
    }
}

/// What is written from now on is read as it is.
#[test]
fn a_log_of_today_has_its_commitment_at_the_start_alone() {
    let (_, entries) =
        crate::secrets::started(catalog::find("maiak").unwrap(), json!({}), Seed::from(3));
    assert!(!entries[0].contains("commitment"), "{}", entries[0]);
    let last = entries.last().unwrap();
    assert!(last.contains("\"started\",\"commitment\":"), "{last}");
    let timeout = Entry::Acted { seat: Seat::new(0), action: "x".into(), by: Doer::Timeout };
    let text = Logged { at: 0, key: None, entry: timeout }.to_text();
    assert!(text.contains("\"by\":\"timeout\""), "{text}");
}

//! What a program is told at a live table: the same as in `docs/bots.md`, to whoever asks for it.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::test_server::{TestServer, person, text};

/// The line of a kind in the last table that was heard of.
fn line<'a>(table: &'a Value, kind: &str) -> Option<&'a Value> {
    table["lines"].as_array().unwrap().iter().find(|line| line["type"] == kind)
}

#[tokio::test]
async fn a_program_is_told_what_it_may_do_and_how_it_ended() {
    let server = TestServer::open().await;
    let (ada, bob) = (person(), person());
    let id = server.table(&ada, json!({ "game": "maiak" })).await;
    let mut program = server.visit_at(&id, &ada, "lang=en&lines=2").await;
    assert_eq!(program.table["lines"], json!([]), "nothing is played in the lobby");
    let mut other = server.visit(&id, &bob).await;
    assert!(other.table.get("lines").is_none(), "only for those who want them");
    program.does(json!({ "do": "sit", "seat": 0 })).await;
    other.does(json!({ "do": "sit", "seat": 1 })).await;
    program.does(json!({ "do": "start" })).await;

    let table = program.until(|table| table["status"] == "playing").await;
    let new = line(&table, "new").unwrap();
    assert_eq!(
        (&new["id"], &new["game"], &new["seats"]),
        (&json!(id), &json!("maiak"), &json!([0]))
    );
    assert_eq!((&new["version"], &new["options"]["switch"]), (&json!(2), &json!("mandatory")));
    let think = line(&table, "think").unwrap();
    assert_eq!((&think["seat"], &think["ms"]), (&json!(0), &Value::Null));
    let room = server.room(&id).await;
    assert_eq!(think["legal"], json!(room.table().legal(table::Seat::new(0))));
    assert_eq!(think["legal"].as_array().unwrap().len(), think["ids"].as_array().unwrap().len());
    assert_eq!(line(&table, "view").unwrap()["view"]["state"]["turn"], json!(0));

    let act = json!({ "do": "act", "seat": 0, "action": think["legal"][0], "ply": 0 });
    program.does(act).await;
    let table = program.until(|table| table["ply"] == 1).await;
    let view = line(&table, "view").unwrap();
    assert_eq!((&view["since"], &view["ply"]), (&json!(0), &json!(1)));
    assert_eq!(view["events"][0]["event"], "stepped");

    // What was taken back is told by where the game stands.
    program.does(json!({ "do": "undo" })).await;
    let table = program.until(|table| table["ply"] == 0).await;
    let view = line(&table, "view").unwrap();
    assert_eq!((&view["since"], &view["ply"], &view["events"]), (&json!(0), &json!(0), &json!([])));

    other.does(json!({ "do": "resign" })).await;
    let table = program.until(|table| table["status"] == "over").await;
    assert!(line(&table, "think").is_none());
    assert_eq!(line(&table, "end").unwrap()["outcome"]["scores"], json!([1.0, 0.0]));
}

#[tokio::test]
async fn time_that_is_limited_is_told() {
    let server = TestServer::open().await;
    let ada = person();
    let wish = json!({
        "game": "maiak", "bots": { "1": "easy" }, "sit": 0, "start": true,
        "clock": { "minutes": 10, "increment": 5 },
    });
    let id = server.table(&ada, wish).await;
    let program = server.visit_at(&id, &ada, "lines=2").await;
    let ms = line(&program.table, "think").unwrap()["ms"].as_u64().unwrap();
    assert!((590_000..=600_000).contains(&ms), "{ms}");
}

#[tokio::test]
async fn who_holds_two_seats_is_asked_for_both() {
    let server = TestServer::open().await;
    let ada = person();
    let options = json!({ "variant": "two-doubles" });
    let wish = json!({ "game": "tac", "options": options, "sit": 0, "start": true });
    let id = server.table(&ada, wish).await;
    let mut program = server.visit_at(&id, &ada, "lines=2").await;
    let table = program.until(|table| line(table, "think").is_some()).await;
    let lines = table["lines"].as_array().unwrap().iter();
    let mut asked = lines.filter(|line| line["type"] == "think").map(|line| &line["seat"]);
    assert!(asked.all(|seat| [json!(0), json!(2)].contains(seat)), "{table}");
    assert_eq!(line(&table, "new").unwrap()["seats"], json!([0, 2]));
}

#[tokio::test]
async fn another_version_is_refused_in_words() {
    let server = TestServer::open().await;
    let id = server.table(&person(), json!({ "game": "maiak" })).await;
    let request = format!(
        "GET /t/{id}/socket?lines=3 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nAccept: application/json\r\n\r\n"
    );
    let answer = server.say("127.0.0.1", &request).await;
    assert!(answer.contains("lines=2"), "{answer}");
    let page = server.get(&format!("/t/{id}")).await;
    assert_eq!(page.status(), StatusCode::OK, "{}", text(page).await);
}

use std::time::Duration;

use serde_json::{Value, json};
use store::Status;
use tokio::time::{sleep, timeout};

use crate::test_server::{TestServer, person, text};

#[tokio::test]
async fn a_bot_stands_in_for_who_is_away_until_he_returns() {
    let patience = Duration::from_millis(300);
    let server = TestServer::open_with(|config| config.patience = patience).await;
    let (ada, bob) = (person(), person());
    let id = server.table(&ada, json!({ "game": "maiak", "sit": 0 })).await;
    let mut first = server.visit(&id, &ada).await;
    let mut second = server.visit(&id, &bob).await;
    second.does(json!({ "do": "sit", "seat": 1 })).await;
    first.does(json!({ "do": "start" })).await;
    // While everybody is here, nobody acts for anybody.
    sleep(2 * patience).await;
    assert_eq!(server.room(&id).await.ply(), 0);
    first.leave().await;
    let table = second.until(|table| table["ply"] == 2 && table["your_turn"] == true).await;
    assert_eq!(table["seats"][0]["here"], false);
    // Back again, the seat is his at once.
    let back = server.visit(&id, &ada).await;
    assert_eq!(back.table["you"]["seats"], json!([0]));
    assert_eq!(back.table["seats"][0]["standin"], Value::Null);
}

#[tokio::test]
async fn an_abandoned_table_just_waits() {
    let server = TestServer::open_with(|config| config.patience = Duration::from_millis(50)).await;
    let (id, ada, bob) = server.duel(json!({ "game": "maiak" })).await;
    ada.leave().await;
    bob.leave().await;
    sleep(Duration::from_millis(500)).await;
    assert_eq!(server.room(&id).await.ply(), 0);
    // Nor does a spectator make bots play for those who are away.
    let _eve = server.visit(&id, &person()).await;
    sleep(Duration::from_millis(500)).await;
    assert_eq!(server.room(&id).await.ply(), 0);
}

#[tokio::test]
async fn who_runs_out_of_time_loses_between_two_sides() {
    let server = TestServer::open().await;
    let clock = json!({ "minutes": 0.01, "increment": 1 });
    let (id, mut ada, mut bob) = server.duel(json!({ "game": "maiak", "clock": clock })).await;
    let left = |table: &Value, seat: usize| table["seats"][seat]["clock_ms"].as_u64().unwrap();
    let table = ada.until(|table| table["status"] == "playing").await;
    assert!(left(&table, 0) <= 600 && left(&table, 1) == 600, "{table}");
    let table = bob.until(|table| table["status"] == "over").await;
    assert_eq!(table["outcome"]["winners"], json!([1]));
    assert!(table["outcome"]["text"].as_str().unwrap().contains("time"));
    assert_eq!(left(&table, 0), 0);
    assert!(server.room(&id).await.clock().is_none());
}

#[tokio::test]
async fn the_end_of_a_turn_adds_the_increment() {
    let server = TestServer::open().await;
    let clock = json!({ "minutes": 10, "increment": 100 });
    let (id, mut ada, mut bob) = server.duel(json!({ "game": "maiak", "clock": clock })).await;
    server.act(&id, &mut [&mut ada, &mut bob]).await;
    server.act(&id, &mut [&mut ada, &mut bob]).await;
    let table = ada.until(|table| table["ply"] == 2).await;
    let left = table["seats"][0]["clock_ms"].as_u64().unwrap();
    assert!((600_000..700_000).contains(&left), "{left}");
}

#[tokio::test]
async fn a_table_leaves_memory_and_comes_back() {
    let server = TestServer::open_with(|config| config.idle = Duration::from_millis(100)).await;
    let (id, mut ada, mut bob) = server.duel(json!({ "game": "maiak" })).await;
    server.act(&id, &mut [&mut ada, &mut bob]).await;
    ada.leave().await;
    bob.leave().await;
    for _ in 0..100 {
        sleep(Duration::from_millis(50)).await;
        let metrics = crate::test_server::text(server.get("/metrics").await).await;
        if metrics.contains("tactable_tables_live 0") {
            let eve = server.visit(&id, &person()).await;
            assert_eq!(eve.table["ply"], 1);
            return;
        }
    }
    panic!("the table stays in memory");
}

/// Play TAKI until the game asks somebody for a quick answer; the seats that are asked.
pub(crate) async fn until_asked(
    server: &TestServer,
    id: &str,
    clients: &mut [crate::test_server::Client],
) -> Vec<usize> {
    for _ in 0..2000 {
        let room = server.room(id).await;
        let seats = room.to_act();
        let asked: Vec<usize> = seats
            .iter()
            .filter(|&seat| room.table().on_timeout(seat).is_some())
            .map(|seat| seat.index())
            .collect();
        if !asked.is_empty() {
            return asked;
        }
        let Some(seat) = room.table().asks_first().filter(|_| room.outcome().is_none()) else {
            return Vec::new();
        };
        let legal = room.table().legal(seat);
        // What is drawn comes first or last; play where possible, so that something happens.
        let action = &legal[room.ply() % legal.len()];
        let act = json!({ "do": "act", "seat": seat, "action": action, "ply": room.ply() });
        let answer = clients[seat.index()].ask(act).await;
        assert!(answer["type"] == "done", "{answer}");
    }
    Vec::new()
}

#[tokio::test]
async fn no_answer_is_one_when_the_time_for_answers_is_over() {
    let server = TestServer::open().await;
    for _ in 0..20 {
        let people = [person(), person(), person()];
        let wish = json!({ "game": "taki", "options": { "seats": 3 }, "window": 1 });
        let id = server.table(&people[0], wish).await;
        let mut clients = Vec::new();
        for (seat, person) in people.iter().enumerate() {
            let mut client = server.visit(&id, person).await;
            client.does(json!({ "do": "sit", "seat": seat })).await;
            clients.push(client);
        }
        clients[0].does(json!({ "do": "start" })).await;
        let asked = until_asked(&server, &id, &mut clients).await;
        if asked.is_empty() {
            continue;
        }
        let before = server.room(&id).await.ply();
        let table = clients[0].until(|table| table["ply"] == before).await;
        assert!(table["window_ms"].as_u64().is_some_and(|left| left <= 1000), "{table}");
        let seen = |table: &Value| table["ply"].as_u64().unwrap() as usize;
        clients[0].until(|table| seen(table) >= before + asked.len()).await;
        return;
    }
    panic!("twenty games of TAKI in which nobody was asked for a quick answer");
}

#[tokio::test]
async fn a_table_with_a_clock_leaves_memory_and_time_runs_on() {
    let server = TestServer::open_with(|config| config.idle = Duration::from_millis(200)).await;
    let (id, ada, bob) =
        server.duel(json!({ "game": "maiak", "clock": { "minutes": 0.04 } })).await;
    ada.leave().await;
    bob.leave().await;
    let gone = async {
        loop {
            let metrics = text(server.get("/metrics").await).await;
            if metrics.contains("tactable_tables_live 0") {
                break;
            }
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(20), gone).await.expect("the table leaves memory");
    assert_eq!(server.room(&id).await.status(), Status::Playing);
    let over = async {
        while server.room(&id).await.status() != Status::Over {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(Duration::from_secs(20), over).await.expect("time runs out without anybody there");
}

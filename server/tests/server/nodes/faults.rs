//! Nodes and databases that go away: the table goes on.

use std::time::Duration;

use serde_json::json;
use server::room::Entry;
use tokio::time::{Instant, sleep, timeout};

use super::house::House;
use crate::test_server::person;

/// How long a table may wait for another node to mind it.
const TAKEOVER: Duration = Duration::from_secs(3);

#[tokio::test]
async fn a_killed_nodes_table_goes_on_at_another_and_no_time_is_given_back() {
    let house = House::open();
    let mortal = house.mortal().await;
    let south = house.node().await;
    let (ada, bob) = (person(), person());
    let wish = json!({ "game": "maiak", "sit": 0, "bots": { "1": "easy" }, "start": true,
        "clock": { "minutes": 10 } });
    let id = mortal.server.table(&ada, wish).await;
    let first = mortal.server.visit(&id, &ada).await;
    let left = |table: &serde_json::Value| table["seats"][0]["clock_ms"].as_u64().unwrap();
    sleep(Duration::from_millis(1200)).await;
    // To load the table at a second node is no reason to wait for its mover.
    let mut eve = south.visit(&id, &bob).await;
    assert!(left(&eve.table) < 599_000, "{}", left(&eve.table));

    mortal.kill();
    let killed = Instant::now();
    drop(first);
    let mut first = south.visit(&id, &ada).await;
    assert!(left(&first.table) < 599_000, "{}", left(&first.table));
    // A turn of MAIAK has two actions; the third is the bot's.
    for _ in 0..2 {
        south.act(&id, &mut [&mut first]).await;
    }
    timeout(TAKEOVER, eve.until(|table| table["ply"].as_u64() > Some(2))).await.expect("the bot");
    assert!(killed.elapsed() < TAKEOVER, "{:?}", killed.elapsed());
    let log = house.log(&id).await;
    assert!(!log.contains(&Entry::Resumed), "no time was given back");
}

#[tokio::test]
async fn time_is_given_back_where_no_node_was_there() {
    let house = House::open();
    let mortal = house.mortal().await;
    let ada = person();
    let wish = json!({ "game": "maiak", "sit": 0, "start": true, "clock": { "minutes": 10 } });
    let id = mortal.server.table(&ada, wish).await;
    let first = mortal.server.visit(&id, &ada).await;
    mortal.kill();
    drop(first);
    sleep(Duration::from_millis(1700)).await;
    let (north, south) = house.nodes().await;
    north.visit(&id, &ada).await;
    south.visit(&id, &ada).await;
    let log = house.log(&id).await;
    assert_eq!(log.iter().filter(|&entry| *entry == Entry::Resumed).count(), 1);
}

#[tokio::test]
async fn a_node_that_goes_in_order_hands_its_tables_over_at_once() {
    let house = House::open();
    let (north, south) = house.nodes().await;
    let (ada, bob) = (person(), person());
    let wish = json!({ "game": "maiak", "sit": 0, "bots": { "1": "easy" }, "start": true });
    let id = north.table(&ada, wish).await;
    let gone = north.visit(&id, &bob).await;
    let mut first = south.visit(&id, &ada).await;
    north.stop().await;
    drop(gone);
    let asked = Instant::now();
    for _ in 0..2 {
        south.act(&id, &mut [&mut first]).await;
    }
    timeout(TAKEOVER, first.until(|table| table["ply"].as_u64() > Some(2))).await.expect("the bot");
    assert!(asked.elapsed() < Duration::from_millis(1400), "{:?}", asked.elapsed());
}

#[tokio::test]
async fn while_the_database_is_away_visitors_stay_and_are_refused_in_words() {
    let mut house = House::open();
    let (north, south) = house.nodes().await;
    let (ada, bob) = (person(), person());
    let id = north.table(&ada, json!({ "game": "maiak", "sit": 0 })).await;
    let mut first = north.visit(&id, &ada).await;
    let mut second = south.visit(&id, &bob).await;
    second.does(json!({ "do": "sit", "seat": 1 })).await;
    first.does(json!({ "do": "start" })).await;
    let (seat, action) = north.legal(&id).await;
    let act = json!({ "do": "act", "seat": seat, "action": action, "ply": 0 });

    house.database.kill().unwrap();
    for _ in 0..2 {
        assert!(first.is_refused(act.clone()).await.contains("again"), "in words");
    }
    assert!(!north.get("/readyz").await.status().is_success());
    house.database.restart().unwrap();

    // The same sockets go on; and nothing that was refused was done.
    while first.ask(act.clone()).await["type"] != "done" {
        sleep(Duration::from_millis(100)).await;
    }
    second.until(|table| table["ply"] == 1).await;
    assert_eq!(south.room(&id).await.ply(), 1);
    south.act(&id, &mut [&mut first, &mut second]).await;
    first.until(|table| table["ply"] == 2).await;
}

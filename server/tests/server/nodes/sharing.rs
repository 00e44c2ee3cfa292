//! What is done at one node is done at all of them, once.

use std::{collections::HashSet, time::Duration};

use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use serde_json::json;
use server::room::{Doer, Entry};
use store::Access;
use tokio::{
    task::JoinSet,
    time::{Instant, sleep},
};

use super::house::House;
use crate::test_server::{person, text};

#[tokio::test]
async fn an_action_at_one_node_reaches_a_seat_at_the_other() {
    let house = House::open();
    let (north, south) = house.nodes().await;
    let (ada, bob) = (person(), person());
    let id = north.table(&ada, json!({ "game": "maiak", "sit": 0 })).await;
    let mut first = north.visit(&id, &ada).await;
    let mut second = south.visit(&id, &bob).await;
    second.does(json!({ "do": "sit", "seat": 1 })).await;
    first.until(|table| table["seats"][1]["kind"] == "person").await;
    first.does(json!({ "do": "start" })).await;
    let mut slowest = Duration::ZERO;
    for ply in 1..=20 {
        north.act(&id, &mut [&mut first, &mut second]).await;
        let acted = Instant::now();
        for client in [&mut first, &mut second] {
            client.until(|table| table["ply"] == ply).await;
        }
        slowest = slowest.max(acted.elapsed());
    }
    // The doorbell tells at once; those who look every second would be too slow for all of them.
    assert!(slowest < Duration::from_millis(900), "{slowest:?}");
    let told = text(south.get(&format!("/t/{id}")).await).await;
    assert!(told.contains(&id));
}

#[tokio::test]
async fn what_is_written_at_both_nodes_at_once_is_neither_lost_nor_doubled() {
    const TIMES: usize = 12;
    let house = House::open();
    let (north, south) = house.nodes().await;
    let id = north.table(&person(), json!({ "game": "taki", "options": { "seats": 4 } })).await;
    let mut busy = JoinSet::new();
    for seat in 0..4 {
        let node = if seat % 2 == 0 { &north } else { &south };
        let mut client = node.visit(&id, &person()).await;
        busy.spawn(async move {
            let mut seen = Vec::new();
            for _ in 0..TIMES {
                seen.push(client.does(json!({ "do": "sit", "seat": seat })).await);
                seen.push(client.does(json!({ "do": "stand", "seat": seat })).await);
            }
            seen
        });
    }
    let told: Vec<u64> = busy.join_all().await.into_iter().flatten().collect();
    let different: HashSet<u64> = told.iter().copied().collect();
    assert_eq!(different.len(), told.len(), "no two got the same place in the log");
    let log = house.log(&id).await;
    let sat = log.iter().filter(|entry| matches!(entry, Entry::Sat { .. })).count();
    let stood = log.iter().filter(|entry| matches!(entry, Entry::Stood { .. })).count();
    assert_eq!((sat, stood), (4 * TIMES, 4 * TIMES));
    assert_eq!(log.len(), 1 + 8 * TIMES);
}

#[tokio::test]
async fn a_message_that_was_done_at_one_node_is_not_done_again_at_another() {
    let house = House::open();
    let (north, south) = house.nodes().await;
    let ada = person();
    let wish = json!({ "game": "maiak", "sit": 0, "start": true });
    let id = north.table(&ada, wish).await;
    let mut here = north.visit(&id, &ada).await;
    let mut there = south.visit(&id, &ada).await;
    let (seat, action) = north.legal(&id).await;
    let act = json!({ "key": "k", "do": "act", "seat": seat, "action": action, "ply": 0 });
    // The other node may not have heard of it yet, and must find out.
    let done = here.ask_again(act.clone()).await;
    assert_eq!(done["type"], "done");
    assert_eq!(there.ask_again(act).await, done);
    let log = house.log(&id).await;
    let by_ada = |entry: &&Entry| matches!(entry, Entry::Acted { by: Doer::Person, .. });
    assert_eq!(log.iter().filter(by_ada).count(), 1);
}

#[tokio::test]
async fn a_rematch_that_is_wanted_at_two_nodes_is_one_table() {
    let house = House::open();
    let (north, south) = house.nodes().await;
    let (ada, bob) = (person(), person());
    let id = north.table(&ada, json!({ "game": "maiak", "sit": 0 })).await;
    let mut first = north.visit(&id, &ada).await;
    let mut second = south.visit(&id, &bob).await;
    second.does(json!({ "do": "sit", "seat": 1 })).await;
    first.does(json!({ "do": "start" })).await;
    first.does(json!({ "do": "resign" })).await;
    second.until(|table| table["can"]["rematch"] == true).await;
    tokio::join!(first.does(json!({ "do": "rematch" })), second.does(json!({ "do": "rematch" })));
    let next = first.until(|table| !table["rematch"].is_null()).await["rematch"].clone();
    assert_eq!(second.until(|table| !table["rematch"].is_null()).await["rematch"], next);
    assert_eq!(north.app.store().tables_of(&ada.person(), 10).await.unwrap().len(), 2);
}

#[tokio::test]
async fn what_is_made_is_counted_at_all_nodes_together() {
    let mut house = House::open();
    house.config.tables_per_person = 4;
    let (north, south) = house.nodes().await;
    let ada = person();
    let mut made = 0;
    // Those of two windows, if a minute ends in between; each node alone would allow four of them.
    for _ in 0..4 {
        for node in [&north, &south] {
            let (status, text) = node.make(&ada, json!({ "game": "maiak" })).await;
            match status {
                StatusCode::CREATED => made += 1,
                status => assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "{text}"),
            }
        }
    }
    assert!((4..8).contains(&made), "{made}");
}

#[tokio::test]
async fn a_ring_that_nobody_heard_is_found() {
    let house = House::open();
    let node = house.node().await;
    let (id, mut ada, bob) = node.duel(json!({ "game": "maiak" })).await;
    // Who looks after a store does not ring when he changes a log.
    let keeper = house.config.database.open(Access::Write).await.unwrap();
    let mut whole = keeper.whole(&id.as_str().into()).await.unwrap().unwrap();
    whole.entries.push(r#"{"at":1,"entry":"resigned","seat":0}"#.to_owned());
    keeper.replace(whole).await.unwrap();
    ada.until(|table| table["status"] == "over").await;
    drop(bob);
}

#[tokio::test]
async fn who_comes_to_another_node_counts_as_here() {
    let mut house = House::open();
    house.config.patience = Duration::from_millis(600);
    let (north, south) = house.nodes().await;
    let (ada, bob) = (person(), person());
    let id = north.table(&ada, json!({ "game": "maiak", "sit": 0 })).await;
    let mut first = north.visit(&id, &ada).await;
    let mut second = south.visit(&id, &bob).await;
    second.does(json!({ "do": "sit", "seat": 1 })).await;
    first.does(json!({ "do": "start" })).await;
    let all_here = |table: &serde_json::Value| {
        table["seats"].as_array().unwrap().iter().all(|seat| seat["here"] == true)
    };
    first.until(all_here).await;
    second.until(|table| all_here(table) && table["status"] == "playing").await;
    let eve = south.visit(&id, &person()).await;
    first.until(|table| table["watchers"] == 1).await;
    // While everybody is at some node, nobody acts for anybody.
    sleep(2 * house.config.patience).await;
    assert_eq!(north.room(&id).await.ply(), 0);
    eve.leave().await;
    first.until(|table| table["watchers"] == 0).await;
    // Whoever leaves is away for all; a bot stands in for him at the node where somebody waits.
    first.leave().await;
    let table = second.until(|table| table["ply"] == 2 && table["your_turn"] == true).await;
    assert_eq!(table["seats"][0]["here"], false);
}

#[tokio::test]
async fn a_link_to_another_device_is_good_at_every_node_and_once() {
    let house = House::open();
    let (north, south) = house.nodes().await;
    let cookie = format!("tactable={}", person().reveal());
    let request = Request::post("/me/link").header(header::COOKIE, &cookie);
    let request = request.header(header::HOST, "tac.example").body(Body::empty()).unwrap();
    let page = text(north.ask(request).await).await;
    let link = page.split("value=\"http://tac.example").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(south.get(link).await.status(), StatusCode::OK);
    let take = || Request::post(link).body(Body::empty()).unwrap();
    let taken = south.ask(take()).await;
    assert!(taken.headers()[header::SET_COOKIE].to_str().unwrap().starts_with(&cookie));
    for node in [&north, &south] {
        assert_eq!(node.ask(take()).await.status(), StatusCode::NOT_FOUND);
    }
}

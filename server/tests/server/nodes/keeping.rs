//! What nobody asks for happens once, at the node that minds the table.

use std::time::Duration;

use serde_json::json;
use server::room::{Doer, Entry};
use store::Status;
use tokio::time::{sleep, timeout};

use super::house::House;
use crate::{
    test_server::{TestServer, person, text},
    timing::until_asked,
};

/// How many thoughts of bots a node has had.
async fn thoughts(node: &TestServer) -> usize {
    let told = text(node.get("/metrics").await).await;
    let line = told.lines().find_map(|line| line.strip_prefix("tactable_bot_seconds_count "));
    line.unwrap().parse().unwrap()
}

#[tokio::test]
async fn bots_think_at_one_node() {
    let house = House::open();
    let (north, south) = house.nodes().await;
    let wish = json!({ "game": "maiak", "bots": { "0": "easy", "1": "easy" }, "start": true });
    let id = north.table(&person(), wish).await;
    let mut here = north.visit(&id, &person()).await;
    let mut there = south.visit(&id, &person()).await;
    for client in [&mut here, &mut there] {
        client.until(|table| table["status"] == "over").await;
    }
    let log = house.log(&id).await;
    let acted = |entry: &&Entry| matches!(entry, Entry::Acted { by: Doer::Bot, .. });
    let plies = log.iter().filter(acted).count();
    let room = north.room(&id).await;
    assert_eq!(room.ply(), plies);
    room.record().verify(catalog::find("maiak").unwrap()).unwrap();
    assert_eq!((thoughts(&north).await, thoughts(&south).await), (plies, 0));
}

#[tokio::test]
async fn a_flag_falls_once() {
    let house = House::open();
    let (north, south) = house.nodes().await;
    let (ada, bob) = (person(), person());
    let clock = json!({ "minutes": 0.01 });
    let id = north.table(&ada, json!({ "game": "maiak", "sit": 0, "clock": clock })).await;
    let mut first = north.visit(&id, &ada).await;
    let mut second = south.visit(&id, &bob).await;
    second.does(json!({ "do": "sit", "seat": 1 })).await;
    first.does(json!({ "do": "start" })).await;
    for client in [&mut first, &mut second] {
        let table = client.until(|table| table["status"] == "over").await;
        assert_eq!(table["outcome"]["winners"], json!([1]));
    }
    let log = house.log(&id).await;
    assert_eq!(log.iter().filter(|entry| matches!(entry, Entry::Flagged { .. })).count(), 1);
    assert_eq!(south.room(&id).await.status(), Status::Over);
}

#[tokio::test]
async fn a_time_for_answers_is_the_same_at_all_nodes_and_ends_once() {
    let house = House::open();
    let (north, south) = house.nodes().await;
    for _ in 0..20 {
        let people = [person(), person(), person()];
        let wish = json!({ "game": "taki", "options": { "seats": 3 }, "window": 3 });
        let id = north.table(&people[0], wish).await;
        let mut clients = Vec::new();
        for (seat, (node, person)) in [&north, &south, &north].iter().zip(&people).enumerate() {
            let mut client = node.visit(&id, person).await;
            client.does(json!({ "do": "sit", "seat": seat })).await;
            clients.push(client);
        }
        clients[0].does(json!({ "do": "start" })).await;
        let asked = until_asked(&north, &id, &mut clients).await;
        if asked.is_empty() {
            continue;
        }
        let before = north.room(&id).await.ply();
        // Whoever comes to a third node does not begin it anew.
        sleep(Duration::from_millis(1000)).await;
        let third = house.node().await;
        for node in [&north, &south, &third] {
            let left = node.visit(&id, &person()).await.table["window_ms"].as_u64().unwrap();
            assert!(left <= 2100, "{left}");
        }
        let settled = async {
            while north.room(&id).await.ply() == before {
                sleep(Duration::from_millis(50)).await;
            }
        };
        timeout(Duration::from_secs(20), settled).await.expect("the time ends");
        sleep(Duration::from_millis(500)).await;
        let log = house.log(&id).await;
        let silent = log.iter().filter_map(|entry| match entry {
            Entry::Acted { seat, by: Doer::Timeout, .. } => Some(seat.index()),
            _ => None,
        });
        let silent: Vec<usize> = silent.collect();
        assert_eq!(silent, asked[..silent.len()], "each at most once");
        return;
    }
    panic!("twenty games of TAKI in which nobody was asked for a quick answer");
}

//! What can be proven about a game afterwards.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use table::{Record, text::hex};

use crate::test_server::{TestServer, person, text};

/// The record of a finished game, as anybody downloads it.
async fn download(server: &TestServer, id: &str) -> String {
    text(server.get(&format!("/t/{id}/record")).await).await
}

/// The hash that docs/protocol.md tells everybody to compute.
fn commitment_of(record: &str) -> String {
    let (agreed, rest) = record.split_once("Commitment: ").unwrap();
    let seed = rest.lines().find(|line| line.starts_with("Seed: ")).unwrap();
    hex(&Sha256::digest(format!("{agreed}{seed}\n")))
}

#[tokio::test]
async fn what_was_agreed_is_published_at_the_start_and_holds_to_the_end() {
    let server = TestServer::open().await;
    let host = person();
    let wish = json!({ "game": "taki", "options": { "seats": 3 }, "window": 0 });
    let id = server.table(&host, wish).await;
    let mut ada = server.visit(&id, &host).await;
    ada.does(json!({ "do": "name", "name": "Ada: the #1" })).await;
    ada.does(json!({ "do": "sit", "seat": 1 })).await;
    ada.does(json!({ "do": "bot", "seat": 0, "level": "easy" })).await;
    assert_eq!(ada.table["commitment"], Value::Null);
    ada.does(json!({ "do": "start" })).await;
    let published = ada.until(|table| table["status"] == "playing").await["commitment"].clone();
    // What happens later changes nothing about it.
    ada.does(json!({ "do": "name", "name": "Somebody else" })).await;
    ada.does(json!({ "do": "resign" })).await;
    let table = ada.until(|table| table["status"] == "over").await;
    assert_eq!(table["commitment"], published);
    let told = download(&server, &id).await;
    let record: Record = told.parse().unwrap();
    assert_eq!(json!(record.commitment), published);
    assert_eq!(json!(commitment_of(&told)), published);
    let who = [("Seat 0", "bot easy"), ("Seat 1", "Ada: the #1"), ("Seat 2", "bot medium")];
    assert_eq!(record.tags, who.map(|(seat, name)| (seat.to_owned(), name.to_owned())));
    let game = catalog::find("taki").unwrap();
    record.verify(game).unwrap();
    assert_eq!(record, server.room(&id).await.record());
    // Whoever bends it is caught.
    for (from, to) in
        [("Ada: the #1", "Eve"), ("bot easy", "bot hard"), ("\"seats\":3", "\"seats\":4")]
    {
        let bent: Record = told.replacen(from, to, 1).parse().unwrap();
        assert!(bent.verify(game).is_err(), "{from}");
    }
}

#[tokio::test]
async fn who_gives_up_is_in_the_record_and_cannot_be_taken_out_of_it() {
    let server = TestServer::open().await;
    let (id, mut ada, mut bob) = server.duel(json!({ "game": "maiak" })).await;
    for _ in 0..3 {
        server.act(&id, &mut [&mut ada, &mut bob]).await;
    }
    let published = ada.until(|table| table["ply"] == 3).await["commitment"].clone();
    bob.does(json!({ "do": "resign" })).await;
    let told = download(&server, &id).await;
    let record: Record = told.parse().unwrap();
    assert_eq!(json!(record.commitment), published);
    assert_eq!(record.outcome, None, "the rules know no such end");
    assert_eq!(record.ended.as_ref().unwrap().to_string(), "1 0 resigned");
    let game = catalog::find("maiak").unwrap();
    record.verify(game).unwrap();
    let bent: Record = told.replace("Ended: 1 0 resigned", "Ended: 0 1 resigned").parse().unwrap();
    let error = bent.verify(game).err().unwrap();
    assert!(error.to_string().contains("outcome"), "{error}");
}

#[tokio::test]
async fn a_person_with_two_seats_stands_at_both_in_the_record() {
    let server = TestServer::open().await;
    let wish = json!({ "game": "tac", "options": { "variant": "two-doubles" } });
    let (id, mut ada, _bob) = server.duel(wish).await;
    ada.does(json!({ "do": "resign" })).await;
    let record = server.room(&id).await.record();
    let seats: Vec<&str> = record.tags.iter().map(|(seat, _)| seat.as_str()).collect();
    assert_eq!(seats, ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]);
    record.verify(catalog::find("tac").unwrap()).unwrap();
}

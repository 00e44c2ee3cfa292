//! Leaving, coming back, taking over, and who is the host then.

use std::{collections::BTreeSet, time::Duration};

use serde_json::{Value, json};
use store::{Secret, Status};
use table::Seat;
use tokio::time::sleep;

use crate::test_server::{Client, TestServer, person};

/// What was told last.
fn last_news(table: &Value) -> &str {
    let news = table["news"].as_array().unwrap();
    news.last().unwrap()["texts"][0].as_str().unwrap()
}

/// Three people play TAKI, the first of them the host.
async fn three(server: &TestServer, wish: Value) -> (String, [Secret; 3], Vec<Client>) {
    let people = [person(), person(), person()];
    let id = server.table(&people[0], wish).await;
    let mut clients = Vec::new();
    for (seat, (person, name)) in people.iter().zip(["Ada", "Bob", "Cy"]).enumerate() {
        let mut client = server.visit(&id, person).await;
        client.does(json!({ "do": "name", "name": name })).await;
        client.does(json!({ "do": "sit", "seat": seat })).await;
        clients.push(client);
    }
    clients[0].does(json!({ "do": "start" })).await;
    for client in &mut clients {
        client.until(|table| table["status"] == "playing").await;
    }
    (id, people, clients)
}

fn taki(more: Value) -> Value {
    let mut wish = json!({ "game": "taki", "options": { "seats": 3 }, "window": 0 });
    wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    wish
}

#[tokio::test]
async fn who_leaves_gets_the_seat_back_by_one_press() {
    let server = TestServer::open().await;
    let (_, _, mut clients) = three(&server, taki(json!({}))).await;
    let hand = |table: &Value| table["stage"]["ways"].clone();
    clients[1].does(json!({ "do": "stand" })).await;
    let table = clients[1].until(|table| table["you"]["left"] == json!([1])).await;
    assert_eq!(table["you"]["seats"], json!([]));
    assert_eq!(hand(&table), json!([]), "nothing of the hand is seen any more");
    let table = clients[2].until(|table| table["seats"][1]["left"] == true).await;
    let seat = &table["seats"][1];
    assert_eq!((&seat["name"], &seat["kind"]), (&json!("Bob"), &json!("bot")));
    let bot = seat["standin"]["name"].as_str().unwrap();
    let news = table["news"].as_array().unwrap();
    let told = format!("Bob leaves. {bot} (bot) plays on until Bob comes back.");
    assert!(news.iter().any(|news| news["texts"] == json!([told])), "{news:?}");

    clients[1].does(json!({ "do": "sit" })).await;
    let table = clients[1].until(|table| table["you"]["seats"] == json!([1])).await;
    assert_eq!((&table["you"]["left"], &table["seats"][1]["left"]), (&json!([]), &json!(false)));
    assert_eq!(table["seats"][1]["standin"], Value::Null);
    assert!(clients[1].is_refused(json!({ "do": "sit" })).await.contains("waiting for you"));
    clients[2].until(|table| table["seats"][1]["kind"] == "person").await;
    assert!(clients[2].is_refused(json!({ "do": "sit", "seat": 1 })).await.contains("already"));
}

#[tokio::test]
async fn the_seat_waits_where_nobody_may_take_it_over() {
    let server = TestServer::open().await;
    let (id, people, mut clients) = three(&server, taki(json!({ "takeover": false }))).await;
    clients[1].does(json!({ "do": "stand" })).await;
    let mut eve = server.visit(&id, &person()).await;
    assert_eq!(eve.table["can"]["sit"], json!([]));
    assert!(eve.is_refused(json!({ "do": "sit", "seat": 1 })).await.contains("already started"));
    // Also after the server was away.
    let server = server.kill().await;
    let mut bob = server.visit(&id, &people[1]).await;
    assert_eq!(bob.table["can"]["sit"], json!([1]));
    bob.does(json!({ "do": "sit", "seat": 1 })).await;
    bob.until(|table| table["you"]["seats"] == json!([1])).await;
}

#[tokio::test]
async fn who_leaves_bots_alone_finds_the_table_as_it_was() {
    let server = TestServer::open().await;
    let host = person();
    let wish = json!({ "game": "maiak", "sit": 0, "bots": { "1": "easy" }, "start": true });
    let id = server.table(&host, wish).await;
    let mut ada = server.visit(&id, &host).await;
    server.act(&id, &mut [&mut ada]).await;
    ada.does(json!({ "do": "stand" })).await;
    sleep(Duration::from_millis(500)).await;
    assert_eq!(server.room(&id).await.ply(), 1, "nobody waits for her");
    // As soon as somebody plays who waits, a bot plays for her.
    let mut bob = server.visit(&id, &person()).await;
    bob.does(json!({ "do": "sit", "seat": 1 })).await;
    bob.until(|table| table["your_turn"] == true).await;
}

#[tokio::test]
async fn somebody_with_the_link_takes_over_from_a_bot() {
    let server = TestServer::open().await;
    let host = person();
    let bots = json!({ "1": "easy", "2": "hard" });
    let id = server.table(&host, taki(json!({ "sit": 0, "bots": bots, "start": true }))).await;
    let mut ada = server.visit(&id, &host).await;
    let bot = ada.table["seats"][1]["name"].as_str().unwrap().to_owned();
    let mut eve = server.visit(&id, &person()).await;
    assert_eq!(eve.table["can"]["sit"], json!([1, 2]));
    assert_eq!(ada.table["can"]["sit"], json!([]));
    eve.does(json!({ "do": "name", "name": "Eve" })).await;
    eve.does(json!({ "do": "sit", "seat": 1 })).await;
    let table = ada.until(|table| table["seats"][1]["kind"] == "person").await;
    assert_eq!(table["seats"][1]["name"], "Eve");
    let news = table["news"].as_array().unwrap();
    let told = format!("Eve takes over from {bot} (bot): Player 2.");
    assert!(news.iter().any(|news| news["texts"] == json!([told])), "{news:?}");
    eve.until(|table| table["you"]["seats"] == json!([1])).await;
    // And plays: the game waits for her.
    let until = |table: &Value| table["your_turn"] == true || table["status"] == "over";
    for _ in 0..10 {
        let room = server.room(&id).await;
        if room.status() == Status::Over || room.to_act().contains(Seat::new(1)) {
            break;
        }
        ada.until(|table| until(table) || table["to_act"] == json!([1])).await;
        if ada.table["your_turn"] == true {
            server.act(&id, &mut [&mut ada, &mut eve]).await;
            ada.table().await;
        }
    }
    // The record tells who sat down when it began, as was committed to.
    assert!(server.room(&id).await.record().tags.contains(&("Seat 1".into(), "bot easy".into())));
}

#[tokio::test]
async fn nobody_sees_two_opposing_hands() {
    let server = TestServer::open().await;
    let (id, _, mut clients) = three(&server, taki(json!({}))).await;
    clients[1].does(json!({ "do": "stand" })).await;
    clients[2].does(json!({ "do": "stand" })).await;
    let other = json!({ "do": "sit", "seat": 2 });
    // Whoever holds a seat, and whoever held one, has seen its cards.
    assert!(clients[0].is_refused(other.clone()).await.contains("from another seat"));
    assert!(clients[1].is_refused(other.clone()).await.contains("from another seat"));
    assert!(server.room(&id).await.setup().takeover);
    // Somebody new takes Bob's; then Bob has lost it for now and still cannot take Cy's.
    let mut eve = server.visit(&id, &person()).await;
    eve.does(json!({ "do": "sit", "seat": 1 })).await;
    assert!(clients[1].is_refused(json!({ "do": "sit", "seat": 1 })).await.contains("already"));
    assert!(clients[1].is_refused(other.clone()).await.contains("from another seat"));
    assert!(eve.is_refused(other).await.contains("from another seat"));
    // When it is free again, he has seen nothing but it.
    eve.does(json!({ "do": "stand" })).await;
    clients[1].does(json!({ "do": "sit", "seat": 1 })).await;
}

#[tokio::test]
async fn who_gave_up_stays_away_and_so_does_everybody_else() {
    let server = TestServer::open().await;
    let (id, _, mut clients) = three(&server, taki(json!({}))).await;
    clients[1].does(json!({ "do": "resign" })).await;
    let mut eve = server.visit(&id, &person()).await;
    for client in [&mut clients[1], &mut eve] {
        assert!(client.is_refused(json!({ "do": "sit", "seat": 1 })).await.contains("resigned"));
    }
    assert!(clients[1].is_refused(json!({ "do": "sit" })).await.contains("waiting for you"));
}

#[tokio::test]
async fn a_clock_keeps_strangers_out_unless_the_table_says_otherwise() {
    let server = TestServer::open().await;
    let clock = json!({ "minutes": 10 });
    for (wish, open) in [
        (json!({ "game": "maiak" }), true),
        (json!({ "game": "maiak", "clock": clock }), false),
        (json!({ "game": "maiak", "clock": clock, "takeover": true }), true),
        (json!({ "game": "maiak", "takeover": false, "hints": false }), false),
    ] {
        let mut wish = wish;
        wish["sit"] = json!(0);
        wish["start"] = json!(true);
        let host = person();
        let id = server.table(&host, wish.clone()).await;
        let eve = server.visit(&id, &person()).await;
        assert_eq!(eve.table["can"]["sit"] == json!([1]), open, "{wish}");
        let ada = server.visit(&id, &host).await;
        let hints = wish.get("clock").is_none() && wish.get("hints").is_none();
        assert_eq!(ada.table["can"]["hint"], hints, "{wish}");
        assert_eq!(eve.table["can"]["hint"], false, "who looks on has no move");
    }
}

#[tokio::test]
async fn the_next_who_plays_becomes_the_host_and_stays_it() {
    let patience = Duration::from_millis(300);
    let server = TestServer::open_with(|config| config.patience = patience).await;
    let (ada, bob, eve) = (person(), person(), person());
    let id = server.table(&ada, json!({ "game": "maiak", "sit": 0 })).await;
    let host = server.visit(&id, &ada).await;
    let watcher = server.visit(&id, &eve).await;
    let mut next = server.visit(&id, &bob).await;
    next.does(json!({ "do": "name", "name": "Bob" })).await;
    next.does(json!({ "do": "sit", "seat": 1 })).await;
    host.leave().await;
    // A page that is loaded again is no reason yet.
    let host = server.visit(&id, &ada).await;
    sleep(2 * patience).await;
    assert!(next.is_refused(json!({ "do": "start" })).await.contains("host"));
    host.leave().await;
    let table = next.until(|table| table["you"]["host"] == true).await;
    assert_eq!(last_news(&table), "Bob is the host now.");
    assert_eq!(table["can"]["start"], true);
    drop(watcher);
    let server = server.kill().await;
    let mut back = server.visit(&id, &ada).await;
    assert_eq!(back.table["you"]["host"], false);
    assert!(back.is_refused(json!({ "do": "start" })).await.contains("host"));
    let mut next = server.visit(&id, &bob).await;
    next.does(json!({ "do": "start" })).await;
}

#[tokio::test]
async fn a_host_who_leaves_the_game_is_no_longer_the_host() {
    let server = TestServer::open().await;
    let (_, _, mut clients) = three(&server, taki(json!({}))).await;
    assert_eq!(clients[0].table["you"]["host"], true);
    clients[0].does(json!({ "do": "stand" })).await;
    clients[1].until(|table| table["you"]["host"] == true).await;
    clients[0].until(|table| table["you"]["host"] == false).await;
    let table = clients[2].until(|table| table["seats"][1]["host"] == true).await;
    assert_eq!(table["seats"][0]["host"], false);
}

#[tokio::test]
async fn a_table_says_how_long_it_waits_for_who_is_away() {
    let server = TestServer::open_with(|config| config.patience = Duration::from_millis(100)).await;
    for (patience, stands_in) in [(json!(0), false), (json!(1), true), (Value::Null, true)] {
        let wish = json!({ "game": "maiak", "patience": patience });
        let (id, mut ada, bob) = server.duel(wish).await;
        bob.leave().await;
        server.act(&id, &mut [&mut ada]).await;
        server.act(&id, &mut [&mut ada]).await;
        if stands_in {
            let table = ada.until(|table| table["ply"].as_u64() >= Some(3)).await;
            let texts = table["news"].to_string();
            assert!(texts.contains("(bot) plays for now"), "{texts}");
            assert_eq!(table["seats"][1]["left"], false);
        } else {
            sleep(Duration::from_millis(1500)).await;
            assert_eq!(server.room(&id).await.ply(), 2, "nobody plays for anybody");
        }
    }
}

#[tokio::test]
async fn bots_have_names_and_faces_of_their_own() {
    let server = TestServer::open().await;
    let host = person();
    let wish = json!({ "game": "taki", "options": { "seats": 10 }, "sit": 4, "start": true });
    let id = server.table(&host, wish).await;
    let mut ada = server.visit(&id, &host).await;
    let said = |table: &Value, field: &str| -> Vec<Value> {
        table["seats"].as_array().unwrap().iter().map(|seat| seat[field].clone()).collect()
    };
    let names = said(&ada.table, "name");
    let distinct: BTreeSet<String> = names.iter().map(Value::to_string).collect();
    assert_eq!(distinct.len(), 10, "{names:?}");
    let faces = said(&ada.table, "face");
    assert_eq!(faces[4], Value::Null);
    let drawn: BTreeSet<String> = faces.iter().map(Value::to_string).collect();
    assert_eq!(drawn.len(), 10, "{faces:?}");
    // Whoever takes the name of a bot has it alone.
    let name = names[7].as_str().unwrap().to_lowercase();
    ada.does(json!({ "do": "name", "name": name })).await;
    let table = ada.until(|table| table["you"]["name"] == json!(name)).await;
    assert_ne!(said(&table, "name")[7], names[7]);
    // They are the same for all and after a restart.
    let server = server.kill().await;
    let eve = server.visit(&id, &person()).await;
    assert_eq!(said(&eve.table, "name"), said(&table, "name"));
    assert_eq!(said(&eve.table, "face"), faces);
}

#[tokio::test]
async fn who_has_a_name_is_known_and_who_chooses_one_is_too() {
    let server = TestServer::open().await;
    let (host, other) = (person(), person());
    let id = server.table(&host, json!({ "game": "maiak" })).await;
    let mut client = server.visit(&id, &other).await;
    assert_eq!(client.table["you"]["named"], false);
    let mut page = server.visit(&id, &other).await;
    client.does(json!({ "do": "name", "name": "Bea" })).await;
    // At once, on every page that is open, and before anything else happens.
    for page in [&mut client, &mut page] {
        let table = page.until(|table| table["you"]["named"] == true).await;
        assert_eq!(table["you"]["name"], "Bea");
    }
    page.does(json!({ "do": "sit", "seat": 1 })).await;
    let table = client.until(|table| table["seats"][1]["name"] == "Bea").await;
    assert_eq!(table["you"]["named"], true);
    let again = server.visit(&id, &other).await;
    assert_eq!(
        (&again.table["you"]["named"], &again.table["you"]["name"]),
        (&json!(true), &json!("Bea"))
    );
}

#[tokio::test]
async fn the_rest_of_a_setup_is_left_to_chance() {
    let server = TestServer::open().await;
    let (id, mut ada, mut bob) = server.duel(json!({ "game": "tactiki" })).await;
    assert_eq!(ada.table["can"]["rest"], true);
    server.act(&id, &mut [&mut ada, &mut bob]).await;
    let before = server.room(&id).await.table().actions();
    ada.does(json!({ "do": "rest" })).await;
    let room = server.room(&id).await;
    let actions = room.table().actions();
    assert_eq!(actions[..1], before[..], "what was placed stays");
    assert_eq!(actions.len(), 10, "a people has ten pieces");
    assert!(!room.table().sets_up(Seat::new(0)) && room.table().sets_up(Seat::new(1)));
    let table = bob.until(|table| table["ply"] == 10).await;
    assert!(!table["news"].to_string().contains("null,\"texts\":[\"⟨"));
    assert!(ada.is_refused(json!({ "do": "rest" })).await.contains("nothing left"));
    bob.does(json!({ "do": "rest" })).await;
    let table = ada.until(|table| table["your_turn"] == true).await;
    assert_eq!(table["can"]["rest"], false);
    // Another time it is another setup.
    let (other, mut cy, _dan) = server.duel(json!({ "game": "tactiki" })).await;
    cy.does(json!({ "do": "rest" })).await;
    assert_ne!(server.room(&other).await.table().actions(), actions);
    let (_, mut eve, _) = server.duel(json!({ "game": "maiak" })).await;
    assert_eq!(eve.table["can"]["rest"], false);
    assert!(eve.is_refused(json!({ "do": "rest" })).await.contains("nothing left"));
}

#[tokio::test]
async fn the_end_tells_how_long_it_took() {
    let server = TestServer::open().await;
    let (id, mut ada, mut bob) = server.duel(json!({ "game": "maiak" })).await;
    assert!(ada.table["began_ms"].as_u64().is_some() && ada.table["ended_ms"].is_null());
    server.act(&id, &mut [&mut ada, &mut bob]).await;
    server.act(&id, &mut [&mut ada, &mut bob]).await;
    bob.does(json!({ "do": "resign" })).await;
    let table = ada.until(|table| table["status"] == "over").await;
    assert!(table["ended_ms"].as_u64() >= table["began_ms"].as_u64());
    assert_eq!(table["turns"], 1);
    let server = server.kill().await;
    let again = server.visit(&id, &person()).await.table;
    for field in ["began_ms", "ended_ms", "turns"] {
        assert_eq!(again[field], table[field], "{field}");
    }
}

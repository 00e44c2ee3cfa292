use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::test_server::{TestServer, person, text};

#[tokio::test]
async fn an_unfinished_turn_is_undone_alone() {
    let server = TestServer::open().await;
    let (id, mut ada, mut bob) = server.duel(json!({ "game": "maiak" })).await;
    assert!(ada.is_refused(json!({ "do": "undo" })).await.contains("nothing to take back"));
    server.act(&id, &mut [&mut ada, &mut bob]).await;
    ada.until(|table| table["can"]["undo"] == true).await;
    bob.until(|table| table["ply"] == 1).await;
    assert_eq!(bob.table["can"]["undo"], false);
    ada.does(json!({ "do": "undo" })).await;
    let table = bob.until(|table| table["ply"] == 0).await;
    let news = table["news"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(news["texts"][0], "Guest (White) takes back one action.");
    // The turn ends with the second action; then it stays as it is.
    server.act(&id, &mut [&mut ada, &mut bob]).await;
    server.act(&id, &mut [&mut ada, &mut bob]).await;
    assert!(ada.is_refused(json!({ "do": "undo" })).await.contains("turn is over"));
}

#[tokio::test]
async fn a_finished_turn_is_taken_back_if_all_people_agree() {
    let server = TestServer::open().await;
    let (id, mut ada, mut bob) = server.duel(json!({ "game": "maiak" })).await;
    let ask = json!({ "do": "takeback" });
    assert!(ada.is_refused(ask.clone()).await.contains("haven’t done anything"));
    for _ in 0..3 {
        server.act(&id, &mut [&mut ada, &mut bob]).await;
    }
    ada.does(ask.clone()).await;
    ada.does(ask.clone()).await;
    let table = bob.until(|table| table["offers"] != json!([])).await;
    let offer = json!({ "kind": "takeback", "seat": 0, "agreed": [0], "waiting": [1] });
    assert_eq!(table["offers"], json!([offer]));
    let no = json!({ "do": "decline", "offer": "takeback" });
    bob.does(no.clone()).await;
    assert!(bob.is_refused(no).await.contains("no request"));
    ada.until(|table| table["offers"] == json!([])).await;
    assert_eq!(server.room(&id).await.ply(), 3);

    ada.does(ask.clone()).await;
    let yes = json!({ "do": "agree", "offer": "takeback" });
    assert!(ada.is_refused(yes.clone()).await.contains("no request"));
    bob.does(yes).await;
    let table = ada.until(|table| table["ply"] == 1).await;
    assert_eq!(table["offers"], json!([]));
    assert_eq!(table["to_act"], json!([0]));
}

#[tokio::test]
async fn bots_always_agree() {
    let server = TestServer::open().await;
    let ada = person();
    let wish = json!({ "game": "maiak", "sit": 0, "bots": { "1": "easy" }, "start": true });
    let id = server.table(&ada, wish).await;
    let mut client = server.visit(&id, &ada).await;
    server.act(&id, &mut [&mut client]).await;
    server.act(&id, &mut [&mut client]).await;
    client.until(|table| table["ply"] == 4 && table["your_turn"] == true).await;
    client.does(json!({ "do": "takeback" })).await;
    client.until(|table| table["ply"] == 1 && table["your_turn"] == true).await;
}

#[tokio::test]
async fn between_two_sides_who_gives_up_loses_and_the_seed_is_told() {
    let server = TestServer::open().await;
    let (id, mut ada, mut bob) = server.duel(json!({ "game": "tactiki" })).await;
    server.act(&id, &mut [&mut ada, &mut bob]).await;
    ada.does(json!({ "do": "resign" })).await;
    let table = bob.until(|table| table["status"] == "over").await;
    assert_eq!(table["outcome"]["winners"], json!([1]));
    assert_eq!(table["outcome"]["scores"], json!([0.0, 1.0]));
    assert_eq!(table["outcome"]["text"], "TAC wins: Guest (TIKI) resigned.");
    assert_eq!(table["seats"][0]["resigned"], true);
    assert_eq!(table["seed"].as_str().unwrap().len(), 64);
    assert!(bob.is_refused(json!({ "do": "resign" })).await.contains("over"));
}

#[tokio::test]
async fn among_many_a_bot_plays_on_for_who_gives_up_or_leaves() {
    let server = TestServer::open().await;
    let (ada, bob, cy) = (person(), person(), person());
    let wish = json!({ "game": "taki", "options": { "seats": 3 } });
    let id = server.table(&ada, wish).await;
    let mut clients = Vec::new();
    for (seat, person) in [ada, bob, cy].iter().enumerate() {
        let mut client = server.visit(&id, person).await;
        client.does(json!({ "do": "sit", "seat": seat })).await;
        clients.push(client);
    }
    clients[0].does(json!({ "do": "start" })).await;
    clients[0].does(json!({ "do": "resign" })).await;
    clients[1].does(json!({ "do": "stand" })).await;
    let table = clients[2].until(|table| table["seats"][1]["kind"] == "bot").await;
    assert_eq!(table["status"], "playing");
    assert_eq!(table["seats"][0]["kind"], "bot");
    assert_eq!(table["seats"][0]["resigned"], true);
    assert_eq!(table["seats"][1]["resigned"], false);
    assert!(clients[0].is_refused(json!({ "do": "stand", "seat": 0 })).await.contains("not your"));
    assert!(clients[0].is_refused(json!({ "do": "stand" })).await.contains("have a seat"));
    // Bots act until it is the turn of the only person left, or the game is over.
    clients[2].until(|table| table["your_turn"] == true || table["status"] == "over").await;
}

#[tokio::test]
async fn a_rematch_is_one_table_however_often_it_is_asked_for() {
    let server = TestServer::open().await;
    let (id, mut ada, mut bob) = server.duel(json!({ "game": "maiak" })).await;
    assert!(ada.is_refused(json!({ "do": "rematch" })).await.contains("isn’t over"));
    ada.does(json!({ "do": "resign" })).await;
    let mut eve = server.visit(&id, &person()).await;
    assert!(eve.is_refused(json!({ "do": "rematch" })).await.contains("played"));
    bob.until(|table| table["can"]["rematch"] == true).await;
    ada.does(json!({ "do": "rematch" })).await;
    bob.does(json!({ "do": "rematch" })).await;
    let next = bob.until(|table| !table["rematch"].is_null()).await["rematch"].clone();
    assert_eq!(ada.until(|table| !table["rematch"].is_null()).await["rematch"], next);
    let room = server.room(next.as_str().unwrap()).await;
    assert_eq!(room.setup().number, 1);
    assert!(room.chairs().iter().all(|chair| chair.person().is_some()));
    let old = server.room(&id).await;
    assert_eq!(old.chairs()[0].person(), room.chairs()[0].person());
    assert_ne!(old.commitment(), room.commitment());
}

#[tokio::test]
async fn bots_play_a_whole_game_for_whoever_looks_on() {
    let server = TestServer::open().await;
    let host = person();
    let wish = json!({ "game": "maiak", "bots": { "0": "easy", "1": "easy" }, "start": true });
    let id = server.table(&host, wish).await;
    let mut client = server.visit(&id, &host).await;
    let table = client.until(|table| table["status"] == "over").await;
    assert!(table["outcome"]["text"].as_str().unwrap().len() > 5);
    let record = server.room(&id).await.record();
    let game = catalog::find("maiak").unwrap();
    record.verify(game).unwrap();
    assert!(record.tags.contains(&("Seat 0".to_owned(), "bot easy".to_owned())));
    let told = server.get(&format!("/t/{id}/record")).await;
    assert_eq!(text(told).await, record.to_string());
}

#[tokio::test]
async fn a_finished_game_is_seen_again_from_every_seat_and_all_open() {
    let server = TestServer::open().await;
    let (id, mut ada, mut bob) = server.duel(json!({ "game": "tactiki" })).await;
    for _ in 0..5 {
        server.act(&id, &mut [&mut ada, &mut bob]).await;
    }
    let replay = |view: &str| format!("/t/{id}/replay.json?lang=en&view={view}");
    let running = server.get(&replay("all")).await;
    assert_eq!(running.status(), StatusCode::NOT_FOUND, "nobody may look before the end");
    bob.does(json!({ "do": "resign" })).await;
    for view in ["0", "1", "all", "none"] {
        let told: Value =
            serde_json::from_str(&text(server.get(&replay(view)).await).await).unwrap();
        assert_eq!(told["plies"].as_array().unwrap().len(), 5, "{view}");
        assert_eq!(told["outcome"]["winners"], json!([0]));
        assert_eq!(told["seats"][0]["kind"], "person");
        let stage = server.get(&format!("/t/{id}/stage.json?ply=3&view={view}")).await;
        let stage: Value = serde_json::from_str(&text(stage).await).unwrap();
        assert_eq!(stage["ways"], json!([]));
        assert!(stage["things"].is_array());
    }
    for view in ["2", "-1", "99", "everything"] {
        assert_eq!(server.get(&replay(view)).await.status(), StatusCode::NOT_FOUND, "{view}");
    }
}

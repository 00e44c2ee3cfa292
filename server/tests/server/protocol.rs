use serde_json::{Value, json};
use table::Lang;
use tokio_tungstenite::tungstenite::Message;

use crate::test_server::{TestServer, person};

fn maiak() -> Value {
    json!({ "game": "maiak" })
}

#[tokio::test]
async fn two_play_and_one_looks_on() {
    let server = TestServer::open().await;
    let (id, mut ada, mut bob) = server.duel(maiak()).await;
    let mut eve = server.visit(&id, &person()).await;
    let stranger = json!({
        "name": "Guest", "named": false, "seats": [], "left": [], "host": false, "dismissed": false
    });
    assert_eq!(eve.table["you"], stranger);
    assert_eq!(eve.table["stage"]["ways"], json!([]));
    ada.until(|table| table["watchers"] == 1).await;
    assert_eq!(ada.table["you"]["seats"], json!([0]));
    assert_eq!(ada.table["your_turn"], true);

    let (_, action) = server.act(&id, &mut [&mut ada, &mut bob]).await;
    for client in [&mut ada, &mut bob, &mut eve] {
        let table = client.until(|table| table["ply"] == 1).await;
        let news = table["news"].as_array().unwrap().last().unwrap().clone();
        assert_eq!((&news["seat"], &news["ply"]), (&json!(0), &json!(0)), "{action}: {news}");
        assert!(!news["texts"][0].as_str().unwrap().is_empty());
    }

    // Nobody may act for another, and a spectator not at all.
    let act = json!({ "do": "act", "seat": 0, "action": "a1-a2", "ply": 1 });
    assert!(bob.is_refused(act.clone()).await.contains("not your seat"));
    assert!(eve.is_refused(act).await.contains("not your seat"));
    for verb in ["undo", "takeback", "resign", "stand"] {
        assert!(eve.is_refused(json!({ "do": verb })).await.contains("have a seat"), "{verb}");
    }
    assert!(eve.is_refused(json!({ "do": "sit", "seat": 0 })).await.contains("already"));
    assert!(eve.is_refused(json!({ "do": "start" })).await.contains("host"));
}

#[tokio::test]
async fn the_lobby_fills_and_the_host_starts() {
    let server = TestServer::open().await;
    let (host, other) = (person(), person());
    let id = server.table(&host, json!({ "game": "taki", "options": { "seats": 4 } })).await;
    let mut ada = server.visit(&id, &host).await;
    let mut bob = server.visit(&id, &other).await;
    assert_eq!(ada.table["status"], "lobby");
    assert_eq!(ada.table["stage"], Value::Null);
    assert_eq!(ada.table["can"]["start"], true);
    assert_eq!(bob.table["can"]["start"], false);
    assert_eq!(ada.table["levels"], json!(["easy", "medium", "hard", "champion", "companion"]));
    assert_eq!(ada.table["commitment"], Value::Null, "nothing is agreed yet");
    let code = ada.table["code"].as_str().unwrap();
    assert!(code.len() == 6 && code.chars().all(|sign| sign.is_ascii_alphanumeric()));

    bob.does(json!({ "do": "name", "name": " Bob\u{202e} " })).await;
    bob.does(json!({ "do": "sit", "seat": 1 })).await;
    assert!(ada.is_refused(json!({ "do": "sit", "seat": 1 })).await.contains("already"));
    ada.does(json!({ "do": "sit", "seat": 0 })).await;
    ada.does(json!({ "do": "bot", "seat": 2, "level": "easy" })).await;
    assert!(
        bob.is_refused(json!({ "do": "bot", "seat": 3, "level": "easy" })).await.contains("host")
    );
    assert!(ada.is_refused(json!({ "do": "sit", "seat": 4 })).await.contains("0, 1, 2, 3"));
    bob.does(json!({ "do": "stand", "seat": 1 })).await;
    bob.does(json!({ "do": "sit", "seat": 1 })).await;
    ada.does(json!({ "do": "start" })).await;
    let table = bob.until(|table| table["status"] == "playing").await;
    let kinds = table["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].clone());
    assert_eq!(kinds.collect::<Vec<_>>(), ["person", "person", "bot", "bot"]);
    assert_eq!(table["seats"][3]["level"], "medium");
    assert_eq!(table["seats"][1]["name"], "Bob");
    assert_eq!(table["seed"], Value::Null);
    assert_eq!(table["commitment"].as_str().unwrap().len(), 64);
}

#[tokio::test]
async fn what_is_no_message_is_refused_in_words() {
    let server = TestServer::open().await;
    let host = person();
    let id = server.table(&host, maiak()).await;
    let mut client = server.visit(&id, &host).await;
    for text in ["", "{", "[]", "null", "\"hello\"", "{}", r#"{"do":"start"}"#, r#"{"key":7}"#] {
        client.send(Message::text(text)).await.unwrap();
        let answer = client.hear().await.unwrap();
        assert_eq!(answer["type"], "refused", "{text}");
        assert_eq!(answer["key"], Value::Null, "{text}");
        assert!(answer["text"].as_str().unwrap().len() > 20, "{answer}");
    }
    assert!(client.is_refused(json!({ "do": "dance" })).await.contains("rematch"));
    assert!(
        client
            .is_refused(json!({ "do": "sit", "seat": "first" }))
            .await
            .contains("isn’t a message")
    );
    // It goes on as if nothing had happened, and what it does not know is ignored.
    client.does(json!({ "do": "sit", "seat": 0, "mood": { "good": true } })).await;
}

#[tokio::test]
async fn too_long_and_binary_messages_end_the_visit() {
    let server = TestServer::open().await;
    let host = person();
    let id = server.table(&host, maiak()).await;
    for (message, code) in [
        (Message::text(format!(r#"{{"key":"{}"}}"#, "x".repeat(5000))), Some(1009)),
        (Message::binary(vec![1, 2, 3]), Some(1003)),
        (Message::text("x".repeat(100_000)), None),
    ] {
        let mut client = server.visit(&id, &host).await;
        client.send(message).await.unwrap();
        if code.is_some() {
            assert_eq!(client.hear().await.unwrap()["type"], "refused");
        }
        assert_eq!(client.close_code().await, code);
    }
}

#[tokio::test]
async fn a_ping_is_answered_at_once_and_changes_nothing() {
    let server = TestServer::open().await;
    let host = person();
    let id = server.table(&host, maiak()).await;
    let mut client = server.visit(&id, &host).await;
    let seq = server.room(&id).await.seq();
    for key in ["a", "b", "b"] {
        let answer = client.ask_again(json!({ "key": key, "do": "ping" })).await;
        assert_eq!(answer, json!({ "type": "pong", "key": key }));
    }
    assert_eq!(server.room(&id).await.seq(), seq);
}

#[tokio::test]
async fn the_same_message_twice_is_answered_twice_and_done_once() {
    let server = TestServer::open().await;
    let (id, mut ada, mut bob) = server.duel(maiak()).await;
    let (seat, action) = server.legal(&id).await;
    let act = json!({ "key": "once", "do": "act", "seat": seat, "action": action, "ply": 0 });
    let first = ada.ask_again(act.clone()).await;
    let again = ada.ask_again(act.clone()).await;
    assert_eq!(first["type"], "done");
    assert_eq!(first, again);
    // A key belongs to whoever sent it.
    assert_eq!(bob.ask_again(act.clone()).await["type"], "refused");
    assert_eq!(server.room(&id).await.ply(), 1);
    // The same by another key answers a position that is gone.
    assert!(ada.is_refused(act).await.contains("moved on"));
}

#[tokio::test]
async fn refusals_name_the_rule_in_the_language_of_the_guest() {
    let server = TestServer::open().await;
    let (ada, id) = {
        let host = person();
        let id = server.table(&host, json!({ "game": "maiak", "sit": 0, "start": true })).await;
        (host, id)
    };
    let wrong = json!({ "do": "act", "seat": 0, "action": "c1-c5", "ply": 0 });
    let mut texts = Vec::new();
    for lang in Lang::ALL {
        let mut client = server.visit_at(&id, &ada, &format!("lang={lang}")).await;
        let answer = client.ask(wrong.clone()).await;
        assert_eq!(answer["type"], "refused");
        let rule = answer["rule"].as_str().unwrap();
        assert!(rule.starts_with('R'), "{answer}");
        assert!(answer["text"].as_str().unwrap().contains(rule), "{answer}");
        texts.push(answer["text"].clone());
        let nonsense = json!({ "do": "act", "seat": 0, "action": "<b>", "ply": 0 });
        assert_eq!(client.ask(nonsense).await["rule"], "");
    }
    assert_ne!(texts[0], texts[1]);
}

#[tokio::test]
async fn who_comes_back_hears_what_he_missed() {
    let server = TestServer::open().await;
    let (id, mut ada, mut bob) = server.duel(maiak()).await;
    let seen = bob.until(|table| table["status"] == "playing").await["seq"].clone();
    bob.leave().await;
    server.act(&id, &mut [&mut ada]).await;
    server.act(&id, &mut [&mut ada]).await;
    let eve = server.visit_at(&id, &person(), &format!("since={seen}")).await;
    let told: Vec<_> =
        eve.table["news"].as_array().unwrap().iter().map(|news| news["ply"].clone()).collect();
    assert_eq!(told, [0, 1]);
    let all = server.visit(&id, &person()).await;
    assert!(all.table["news"].as_array().unwrap().len() > 2, "and who asks for all gets all");
}

#[tokio::test]
async fn who_talks_too_fast_is_shown_out() {
    let server = TestServer::open_with(|config| config.messages_per_socket = 5).await;
    let host = person();
    let id = server.table(&host, maiak()).await;
    let mut client = server.visit(&id, &host).await;
    for _ in 0..30 {
        if client.send(Message::text("{}")).await.is_err() {
            break;
        }
    }
    assert_eq!(client.close_code().await, Some(1008));
}

#[tokio::test]
async fn people_are_called_by_their_names_where_the_game_has_none_better() {
    let server = TestServer::open().await;
    let wish = json!({ "game": "taki", "options": { "seats": 2 }, "window": 0 });
    let (id, mut ada, mut bob) = server.duel(wish).await;
    ada.does(json!({ "do": "name", "name": "Ada" })).await;
    let (seat, _) = server.act(&id, &mut [&mut ada, &mut bob]).await;
    // Whoever acts is “you” to himself, and has a name for the other.
    let names = if seat.index() == 0 { ["You ", "Ada "] } else { ["Guest ", "You "] };
    for (client, who) in [(&mut ada, names[0]), (&mut bob, names[1])] {
        let table = client.until(|table| table["ply"] == 1).await;
        let news = table["news"].as_array().unwrap().last().unwrap()["texts"][0].clone();
        assert!(news.as_str().unwrap().starts_with(who), "{news}");
    }
    // Two of one name are told apart.
    ada.does(json!({ "do": "name", "name": "Guest" })).await;
    let again = server.visit(&id, &person()).await.table;
    let texts = again["news"].as_array().unwrap().last().unwrap()["texts"].clone();
    assert!(texts[0].as_str().unwrap().starts_with("Guest (Player "), "{texts}");
}

#[tokio::test]
async fn who_chooses_the_name_he_has_is_no_news() {
    let server = TestServer::open().await;
    let (host, other) = (person(), person());
    let id = server.table(&host, json!({ "game": "maiak" })).await;
    let mut client = server.visit(&id, &other).await;
    let mut page = server.visit(&id, &other).await;
    let name = |name: &str| json!({ "do": "name", "name": name });
    client.does(name("Bea")).await;
    page.until(|table| table["you"]["name"] == "Bea").await;
    for _ in 0..5 {
        client.does(name("Bea")).await;
    }
    client.does(name("Cleo")).await;
    assert_eq!(page.table().await["you"]["name"], "Cleo", "nothing was told in between");
}

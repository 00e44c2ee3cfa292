//! What a host decides about others, and what partners decide together.

use serde_json::{Value, json};

use crate::test_server::{Client, TestServer, person};

#[tokio::test]
async fn at_a_locked_table_nobody_new_sits_down() {
    let server = TestServer::open().await;
    let (ada, bob, cleo) = (person(), person(), person());
    let id = server.table(&ada, json!({ "game": "tac", "sit": 0 })).await;
    let mut host = server.visit(&id, &ada).await;
    let mut guest = server.visit(&id, &bob).await;
    let mut late = server.visit(&id, &cleo).await;
    guest.does(json!({ "do": "sit", "seat": 1 })).await;
    assert!(guest.is_refused(json!({ "do": "lock" })).await.contains("Only the host"));
    host.does(json!({ "do": "lock" })).await;
    host.does(json!({ "do": "lock" })).await;
    late.until(|table| table["locked"] == true && table["can"]["sit"] == json!([])).await;
    let sit = |seat: u8| json!({ "do": "sit", "seat": seat });
    assert!(late.is_refused(sit(2)).await.contains("locked"));
    // Whoever belongs there may still change seats.
    guest.does(sit(2)).await;
    host.does(json!({ "do": "start" })).await;
    guest.does(json!({ "do": "stand" })).await;
    assert!(late.is_refused(sit(2)).await.contains("locked"), "also in place of a bot");
    guest.does(json!({ "do": "sit" })).await;
    host.does(json!({ "do": "unlock" })).await;
    late.does(sit(3)).await;
    let news = late.until(|table| table["you"]["seats"] == json!([3])).await;
    assert_eq!(news["locked"], false);
}

#[tokio::test]
async fn a_host_frees_seats_and_turns_guests_away_before_the_game() {
    let server = TestServer::open().await;
    let (ada, bob) = (person(), person());
    let id = server.table(&ada, json!({ "game": "maiak", "sit": 0 })).await;
    let mut host = server.visit(&id, &ada).await;
    let mut guest = server.visit(&id, &bob).await;
    let sit = json!({ "do": "sit", "seat": 1 });
    guest.does(sit.clone()).await;
    host.until(|table| table["can"]["free"] == json!([1])).await;
    assert!(guest.is_refused(json!({ "do": "free", "seat": 0 })).await.contains("Only the host"));
    let own = host.is_refused(json!({ "do": "free", "seat": 0 })).await;
    assert!(own.contains("Nobody else"), "{own}");
    host.does(json!({ "do": "free", "seat": 1 })).await;
    let table = guest.until(|table| table["you"]["seats"] == json!([])).await;
    let news = table["news"].as_array().unwrap().last().unwrap()["texts"][0].clone();
    assert_eq!(news, "The host frees the seat of Guest.");
    guest.does(sit.clone()).await;
    host.does(json!({ "do": "dismiss", "seat": 1 })).await;
    assert!(guest.is_refused(sit.clone()).await.contains("doesn’t want you"));
    let away = guest.until(|table| table["you"]["dismissed"] == true).await;
    assert_eq!(away["can"]["sit"], json!([]));
    // The log remembers it.
    let server = server.restart().await;
    let mut guest = server.visit(&id, &bob).await;
    let again = guest.ask_again(json!({ "key": "again", "do": "sit", "seat": 1 })).await;
    assert_eq!(again["type"], "refused", "{again}");
    let mut host = server.visit(&id, &ada).await;
    host.ask_again(json!({ "key": "go", "do": "start" })).await;
    let late = host.ask_again(json!({ "key": "late", "do": "free", "seat": 1 })).await;
    assert!(late["text"].as_str().unwrap().contains("started"), "{late}");
}

/// Four people at a table of two teams, seat by seat.
async fn teams(server: &TestServer) -> Vec<Client> {
    let people = [person(), person(), person(), person()];
    let id = server.table(&people[0], json!({ "game": "tac" })).await;
    let mut clients = Vec::new();
    for (seat, person) in people.iter().enumerate() {
        let mut client = server.visit(&id, person).await;
        client.does(json!({ "do": "sit", "seat": seat })).await;
        clients.push(client);
    }
    clients[0].does(json!({ "do": "start" })).await;
    for client in &mut clients {
        client.until(|table| table["status"] == "playing").await;
    }
    clients
}

fn resigning(table: &Value) -> bool {
    table["offers"][0]["kind"] == "resign"
}

#[tokio::test]
async fn a_team_gives_up_only_if_the_partner_agrees_and_others_hear_nothing_before() {
    let server = TestServer::open().await;
    let mut clients = teams(&server).await;
    let resign = json!({ "do": "resign" });
    clients[0].does(resign.clone()).await;
    let table = clients[2].until(resigning).await;
    assert_eq!(table["offers"][0]["waiting"], json!([2]));
    assert!(
        clients[1].is_refused(json!({ "do": "agree", "offer": "resign" })).await.contains("no")
    );
    clients[2].does(json!({ "do": "decline", "offer": "resign" })).await;
    clients[0].until(|table| table["offers"] == json!([])).await;
    // Something that everybody sees, to know that nothing else was there to be seen before.
    clients[3].does(json!({ "do": "name", "name": "Dora" })).await;
    let seen = clients[1].until(|table| table["seats"][3]["name"] == "Dora").await;
    assert!(!seen["news"].to_string().contains("resign"), "{seen}");
    assert_eq!((seen["status"].as_str(), &seen["offers"]), (Some("playing"), &json!([])));

    clients[0].does(resign.clone()).await;
    clients[2].until(resigning).await;
    clients[2].does(resign).await;
    let table = clients[1].until(|table| table["status"] == "over").await;
    assert_eq!(table["outcome"]["winners"], json!([1, 3]));
}

/// Whoever sits down and stands up for ever fills nobody's list.
#[tokio::test]
async fn before_the_game_only_the_last_word_about_each_chair_is_kept() {
    let server = TestServer::open().await;
    let (ada, bob) = (person(), person());
    let id = server.table(&ada, json!({ "game": "taki", "sit": 0 })).await;
    let mut host = server.visit(&id, &ada).await;
    let mut joker = server.visit(&id, &bob).await;
    for round in 0..20 {
        let seat = 1 + round % 2;
        joker.does(json!({ "do": "sit", "seat": seat })).await;
        joker.does(json!({ "do": "stand" })).await;
        host.does(json!({ "do": "bot", "seat": 3, "level": "easy" })).await;
        host.does(json!({ "do": "lock" })).await;
        host.does(json!({ "do": "unlock" })).await;
    }
    let texts = |table: &Value| -> Vec<String> {
        let news = table["news"].as_array().unwrap();
        news.iter().map(|news| news["texts"][0].as_str().unwrap().to_owned()).collect()
    };
    let told = texts(&server.visit(&id, &person()).await.table);
    assert_eq!(told.len(), 5, "three chairs, the bot and the lock: {told:?}");
    assert!(told.last().unwrap().contains("lock"), "the last of all comes last: {told:?}");
    // From the start on everything is told.
    joker.does(json!({ "do": "sit", "seat": 1 })).await;
    host.does(json!({ "do": "start" })).await;
    for _ in 0..3 {
        joker.does(json!({ "do": "stand" })).await;
        joker.does(json!({ "do": "sit" })).await;
    }
    let after = texts(&server.visit(&id, &person()).await.table);
    assert!(after.len() >= told.len() + 6, "{after:?}");
}

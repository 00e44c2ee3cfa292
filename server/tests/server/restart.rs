use serde_json::{Value, json};

use crate::test_server::{TestServer, person};

/// What must be the same after the server was away: everything but who is here.
fn lasting(table: &Value) -> Value {
    let mut table = table.clone();
    for seat in table["seats"].as_array_mut().unwrap() {
        seat["here"] = Value::Null;
    }
    table["watchers"] = Value::Null;
    table
}

#[tokio::test]
async fn a_game_goes_on_where_it_was_when_the_server_is_killed() {
    let mut server = TestServer::open().await;
    for game in catalog::games().map(|game| game.about().id) {
        let (ada, bob) = (person(), person());
        let id = server.table(&ada, json!({ "game": game, "window": 0 })).await;
        let mut first = server.visit(&id, &ada).await;
        let mut second = server.visit(&id, &bob).await;
        first.does(json!({ "do": "sit", "seat": 0 })).await;
        second.does(json!({ "do": "sit", "seat": 1 })).await;
        for seat in 2..first.table["seats"].as_array().unwrap().len() {
            first.does(json!({ "do": "sit", "seat": seat })).await;
        }
        first.does(json!({ "do": "start" })).await;
        for _ in 0..12 {
            let room = server.room(&id).await;
            let (seat, action) = server.legal(&id).await;
            let act = json!({ "do": "act", "seat": seat, "action": action, "ply": room.ply() });
            let actor = if seat.index() == 1 { &mut second } else { &mut first };
            actor.does(act).await;
        }
        let mut eve = server.visit(&id, &person()).await;
        let seen = [
            server.visit(&id, &ada).await.table,
            server.visit(&id, &bob).await.table,
            eve.table.take(),
        ];
        server = server.kill().await;
        let again = [
            server.visit(&id, &ada).await.table,
            server.visit(&id, &bob).await.table,
            server.visit(&id, &person()).await.table,
        ];
        assert_eq!(seen.each_ref().map(lasting), again.each_ref().map(lasting), "{game}");
    }
}

#[tokio::test]
async fn stopping_in_order_tells_the_visitors_and_keeps_the_table() {
    let server = TestServer::open().await;
    let (id, mut ada, mut bob) = server.duel(json!({ "game": "maiak" })).await;
    server.act(&id, &mut [&mut ada, &mut bob]).await;
    let closing = tokio::spawn(async move { ada.close_code().await });
    let server = server.restart().await;
    assert_eq!(closing.await.unwrap(), Some(1001));
    assert_eq!(server.room(&id).await.ply(), 1);
    drop(bob);
}

#[tokio::test]
async fn a_message_that_was_done_before_the_server_went_is_not_done_again() {
    let server = TestServer::open().await;
    let ada = person();
    let wish = json!({ "game": "maiak", "sit": 0, "start": true });
    let id = server.table(&ada, wish).await;
    let mut client = server.visit(&id, &ada).await;
    let (seat, action) = server.legal(&id).await;
    let act = json!({ "key": "k", "do": "act", "seat": seat, "action": action, "ply": 0 });
    let done = client.ask_again(act.clone()).await;
    let server = server.kill().await;
    let mut client = server.visit(&id, &ada).await;
    assert_eq!(client.ask_again(act).await, done);
}

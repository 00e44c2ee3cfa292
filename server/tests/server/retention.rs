//! What nobody has touched for long is removed where the server was told so, and nothing else.

use std::{panic::AssertUnwindSafe, time::Duration};

use axum::http::StatusCode;
use futures_util::FutureExt;
use serde_json::json;
use server::{
    Wish,
    room::{Logged, Room},
};
use store::{Code, PersonId, Retention, Secret, Status, TableId, TableRow};
use table::Seed;
use tokio::time::sleep;

use crate::test_server::{TestServer, person};

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;
/// Lobbies are kept for two days, games for ten.
pub(crate) const SHORT: Retention = Retention { lobbies: Some(2), games: Some(10) };

/// Put a table into a store at which nothing has happened for so many days; its name.
pub(crate) async fn old_table(server: &TestServer, status: Status, days: u64) -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let at = now.as_millis() as u64 - days * DAY;
    let row = TableRow {
        id: TableId::fresh().unwrap(),
        code: Code::fresh().unwrap(),
        game: "maiak".to_owned(),
        seed: Seed::from(days).0,
        status,
        created_at: at,
        changed_at: at,
    };
    let setup = Wish::new("maiak").setup(&PersonId::from("host")).unwrap();
    let (_, log) = Room::open(&row, setup, Vec::new(), status == Status::Playing).unwrap();
    let log = log.iter().map(Logged::to_text).collect();
    server.app.store().create_table(row.clone(), log, Vec::new()).await.unwrap();
    row.id.to_string()
}

pub(crate) async fn is_there(server: &TestServer, id: &str) -> bool {
    match server.get(&format!("/t/{id}")).await.status() {
        StatusCode::OK => true,
        StatusCode::NOT_FOUND => false,
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn what_nobody_touched_for_long_is_removed_where_that_is_wanted() {
    let server = TestServer::open().await;
    let ancient = old_table(&server, Status::Playing, 1000).await;
    assert_eq!(server.app.clear_out().await.unwrap(), (0, 0), "everything is kept by itself");
    assert!(is_there(&server, &ancient).await);

    let server = TestServer::open_with(|config| config.retention = SHORT).await;
    let young = [
        old_table(&server, Status::Lobby, 1).await,
        old_table(&server, Status::Playing, 9).await,
        server.table(&person(), json!({ "game": "tac" })).await,
    ];
    let old = [
        old_table(&server, Status::Lobby, 3).await,
        old_table(&server, Status::Playing, 11).await,
        old_table(&server, Status::Playing, 300).await,
    ];
    let visited = old_table(&server, Status::Lobby, 30).await;
    let touched = old_table(&server, Status::Lobby, 30).await;
    let ada: Secret = person();
    let client = server.visit(&visited, &ada).await;
    let mut other = server.visit(&touched, &ada).await;
    other.does(json!({ "do": "sit", "seat": 0 })).await;
    other.leave().await;
    assert_eq!(server.app.clear_out().await.unwrap(), (1, 2));
    for id in young.iter().chain([&visited, &touched]) {
        assert!(is_there(&server, id).await, "{id} is gone");
    }
    for id in &old {
        assert!(!is_there(&server, id).await, "{id} is there");
    }
    drop(client);
    // It is left in memory for a while after everybody went; a server that starts has none there.
    let server = server.restart().await;
    assert_eq!(server.app.clear_out().await.unwrap(), (1, 0));
    assert!(!is_there(&server, &visited).await && is_there(&server, &touched).await);
}

/// Whoever comes while a table is removed finds it or does not, and nothing in between.
#[tokio::test]
async fn who_comes_while_a_table_is_removed_finds_it_or_does_not() {
    let server = TestServer::open_with(|config| config.retention = SHORT).await;
    for round in 0..10 {
        let id = old_table(&server, Status::Lobby, 30).await;
        let ada = person();
        // A line that closes at once is no answer for the client, which may be so here.
        let visit = AssertUnwindSafe(server.visit_from("127.0.0.1", &id, &ada)).catch_unwind();
        let clear = async {
            sleep(Duration::from_micros(300 * round)).await;
            server.app.clear_out().await.unwrap()
        };
        let (came, cleared) = tokio::join!(visit, clear);
        let removed = cleared == (1, 0);
        assert_eq!(is_there(&server, &id).await, !removed);
        match came {
            Ok(Ok(mut client)) => {
                assert!(!removed, "somebody is at a table that is gone");
                client.does(json!({ "do": "sit", "seat": 0 })).await;
            }
            _ => assert!(removed, "a table that is there was not shown"),
        }
    }
}

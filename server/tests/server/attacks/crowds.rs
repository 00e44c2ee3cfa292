//! Attacks by sheer number: whoever asks for too much is refused in words, and nobody else is.

use std::sync::Arc;

use serde_json::{Value, json};
use server::Config;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::{self, Message};

use crate::test_server::{TestServer, person};

/// A server as strangers find it.
async fn server() -> TestServer {
    TestServer::open_with(|config| *config = Config::new(config.database.clone())).await
}

fn post(path: &str, body: &Value) -> String {
    let body = body.to_string();
    let length = body.len();
    format!(
        "POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    )
}

fn get(path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
}

/// The answers to the same request many times at once.
async fn many(server: &Arc<TestServer>, count: usize, text: String) -> Vec<String> {
    let mut asking = JoinSet::new();
    for _ in 0..count {
        let (server, text) = (Arc::clone(server), text.clone());
        asking.spawn(async move { server.say("127.0.0.1", &text).await });
    }
    asking.join_all().await
}

#[tokio::test]
async fn three_thousand_tables_without_a_cookie_are_refused_and_others_make_theirs() {
    let server = Arc::new(server().await);
    let wish = post("/tables", &json!({ "game": "maiak" }));
    let answers = many(&server, 600, wish.clone()).await;
    let made = answers.iter().filter(|answer| answer.starts_with("HTTP/1.1 201")).count();
    assert!((100..200).contains(&made), "{made}");
    for answer in answers.iter().filter(|answer| !answer.starts_with("HTTP/1.1 201")) {
        assert!(answer.starts_with("HTTP/1.1 429"), "{answer}");
        let answer = answer.to_lowercase();
        assert!(answer.contains("retry-after: ") && answer.contains("{\"refused\":"), "{answer}");
    }
    let other = server.say("127.0.0.2", &wish).await;
    assert!(other.starts_with("HTTP/1.1 201"), "{other}");
}

#[tokio::test]
async fn a_picture_is_not_drawn_for_everybody_anew_and_needs_no_cookie() {
    let server = Arc::new(server().await);
    let wish = json!({ "game": "taki", "bots": { "0": "easy", "1": "easy" }, "start": true });
    let id = server.table(&person(), wish).await;
    let picture = get(&format!("/t/{id}/preview.png"));
    for answer in many(&server, 300, picture).await {
        // Those who find everybody busy drawing are told to come again.
        let fine = answer.starts_with("HTTP/1.1 200") || answer.starts_with("HTTP/1.1 503");
        assert!(fine, "{}", answer.lines().next().unwrap());
        assert!(
            !answer.to_lowercase().contains("set-cookie"),
            "{}",
            answer.lines().next().unwrap()
        );
    }
    let metrics = server.say("127.0.0.1", &get("/metrics")).await;
    let drawn = metrics.lines().find_map(|line| line.strip_prefix("tactable_pictures_total "));
    // The first two may begin in the same moment.
    assert!(matches!(drawn, Some("1" | "2")), "{drawn:?}");
}

#[tokio::test]
async fn sockets_are_counted_for_people_and_addresses() {
    let server = TestServer::open_with(|config| {
        config.sockets_per_person = 2;
        config.sockets_per_address = 3;
    });
    let server = server.await;
    let (ada, bob) = (person(), person());
    let id = server.table(&ada, json!({ "game": "maiak" })).await;
    let first = server.visit_from("127.0.0.1", &id, &ada).await.unwrap();
    let second = server.visit_from("127.0.0.2", &id, &ada).await.unwrap();
    let status = |answer: Result<_, tungstenite::Error>| match answer.err() {
        Some(tungstenite::Error::Http(answer)) => answer.status().as_u16(),
        other => panic!("{other:?}"),
    };
    assert_eq!(status(server.visit_from("127.0.0.3", &id, &ada).await), 429);
    second.leave().await;
    let mut open = vec![first];
    for _ in 0..2 {
        open.push(server.visit_from("127.0.0.1", &id, &bob).await.unwrap());
    }
    assert_eq!(status(server.visit_from("127.0.0.1", &id, &person()).await), 429);
    server.visit_from("127.0.0.2", &id, &person()).await.unwrap();
}

#[tokio::test]
async fn a_flood_of_pings_ends_the_socket() {
    let server = TestServer::open_with(|config| config.messages_per_socket = 5).await;
    let ada = person();
    let id = server.table(&ada, json!({ "game": "maiak" })).await;
    let mut client = server.visit(&id, &ada).await;
    for _ in 0..50 {
        // The server may have closed already.
        let _ = client.send(Message::Ping(Default::default())).await;
    }
    assert_eq!(client.close_code().await, Some(1008));
}

#[tokio::test]
async fn requests_and_new_guests_are_counted_by_address() {
    let server = TestServer::open_with(|config| {
        config.requests_per_address = 1;
        config.guests_per_address = 3;
    });
    let server = Arc::new(server.await);
    let pages = many(&server, 5, get("/")).await;
    let refused = |answers: &[String]| {
        answers.iter().filter(|answer| answer.starts_with("HTTP/1.1 429")).count()
    };
    assert_eq!(refused(&pages), 2, "three guests came");
    let assets = many(&server, 60, get("/static/base.css")).await;
    let refused = refused(&assets);
    assert!((15..=25).contains(&refused), "{refused} of 60 after 5 of 40 were asked for");
    let other = server.say("127.0.0.2", &get("/")).await;
    assert!(other.starts_with("HTTP/1.1 200"), "{other}");
}

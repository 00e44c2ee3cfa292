use std::time::Duration;

use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use serde_json::{Value, json};
use store::Secret;

use crate::test_server::{TestServer, person, text};

async fn ask(server: &TestServer, method: &str, id: &str, who: &Secret) -> (StatusCode, Value) {
    let request = Request::builder()
        .method(method)
        .uri(format!("/t/{id}/review.json"))
        .header(header::ACCEPT, "application/json")
        .header(header::AUTHORIZATION, format!("Bearer {}", who.reveal()))
        .body(Body::empty())
        .unwrap();
    let response = server.ask(request).await;
    let status = response.status();
    (status, serde_json::from_str(&text(response).await).unwrap())
}

/// A game that was given up after a few actions.
async fn short_game(server: &TestServer) -> String {
    let (id, mut ada, mut bob) = server.duel(json!({ "game": "maiak" })).await;
    for _ in 0..4 {
        server.act(&id, &mut [&mut ada, &mut bob]).await;
    }
    ada.does(json!({ "do": "resign" })).await;
    id
}

#[tokio::test]
async fn a_review_is_made_in_the_background_told_and_kept() {
    let server = TestServer::open_with(|config| config.review_simulations = 20).await;
    let id = short_game(&server).await;
    let who = person();
    assert_eq!(ask(&server, "GET", &id, &who).await.1, json!({ "state": "none" }));
    let (status, begun) = ask(&server, "POST", &id, &who).await;
    assert_eq!((status, &begun["state"]), (StatusCode::ACCEPTED, &json!("running")));
    let review = loop {
        let (_, told) = ask(&server, "GET", &id, &who).await;
        match told["state"].as_str().unwrap() {
            "done" => break told["review"].clone(),
            "running" => tokio::time::sleep(Duration::from_millis(100)).await,
            other => panic!("{other}"),
        }
    };
    assert_eq!(review["sides"].as_array().unwrap().len(), 2);
    assert!(review["curve"].as_array().unwrap().len() > 2, "{review}");
    assert!(review["course"][0].as_str().unwrap().contains("at the end"), "{review}");
    assert!(!review.to_string().contains('⟨'), "{review}");
    let server = server.restart().await;
    assert_eq!(ask(&server, "GET", &id, &who).await.1["review"], review, "it is kept");
    assert_eq!(ask(&server, "POST", &id, &who).await.0, StatusCode::OK, "and not made again");
}

#[tokio::test]
async fn a_game_that_still_runs_is_not_reviewed() {
    let server = TestServer::open().await;
    let who = person();
    let wish = json!({ "game": "maiak", "bots": { "1": "easy" }, "sit": 0, "start": true });
    let id = server.table(&who, wish).await;
    for method in ["GET", "POST"] {
        assert_eq!(ask(&server, method, &id, &who).await.0, StatusCode::NOT_FOUND);
    }
}

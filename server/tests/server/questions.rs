use serde_json::json;

use crate::test_server::{TestServer, person};

#[tokio::test]
async fn help_tells_what_a_thing_is_and_why_it_cannot_be_picked() {
    let server = TestServer::open().await;
    let (_, mut ada, _) = server.duel(json!({ "game": "maiak" })).await;
    let help = ada.ask(json!({ "do": "help", "thing": "c3" })).await;
    assert_eq!((&help["type"], &help["thing"]), (&json!("help"), &json!("c3")));
    let texts = help["texts"].as_array().unwrap();
    assert!(texts[0].as_str().unwrap().contains("red tile"), "{help}");
    assert!(texts.last().unwrap().as_str().unwrap().contains("no piece on c3"), "{help}");
    let nothing = ada.ask(json!({ "do": "help", "thing": "z9\u{0}" })).await;
    assert_eq!(nothing["texts"], json!([]));
}

#[tokio::test]
async fn a_hint_is_a_legal_action_with_its_picks_and_leaves_no_trace() {
    let server = TestServer::open().await;
    for game in ["maiak", "taki"] {
        let (id, mut ada, mut bob) = server.duel(json!({ "game": game })).await;
        let (due, waiting) = match ada.table["your_turn"] == json!(true) {
            true => (&mut ada, &mut bob),
            false => (&mut bob, &mut ada),
        };
        let seq = due.table["seq"].clone();
        assert_eq!(due.table["can"]["hint"], true);
        let hint = due.ask(json!({ "do": "hint" })).await;
        assert_eq!(hint["type"], "hint", "{hint}");
        let why = hint["why"].as_array().unwrap();
        assert!(
            !why.is_empty() && why.iter().all(|why| why.as_str().unwrap().ends_with('.')),
            "{hint}"
        );
        // Of a card that nobody knows yet nothing can be told.
        let untold = hint["texts"].as_array().unwrap().is_empty();
        assert!(!untold || hint["action"] == "draw", "{hint}");
        let ways = due.table["stage"]["ways"].as_array().unwrap();
        let way = ways.iter().find(|way| way["action"] == hint["action"]).expect("it is legal");
        assert_eq!(way["picks"], hint["picks"]);
        // The same position gives the same hint, at once.
        assert_eq!(due.ask(json!({ "do": "hint" })).await["action"], hint["action"]);
        assert!(waiting.is_refused(json!({ "do": "hint" })).await.contains("nothing for you"));
        let mut eve = server.visit(&id, &person()).await;
        assert!(eve.is_refused(json!({ "do": "hint" })).await.contains("nothing for you"));
        assert_eq!(server.room(&id).await.seq(), seq.as_u64().unwrap(), "nothing is in the log");
    }
}

#[tokio::test]
async fn a_table_may_give_no_hints() {
    let server = TestServer::open().await;
    let (_, mut ada, _) = server.duel(json!({ "game": "maiak", "hints": false })).await;
    assert_eq!(ada.table["can"]["hint"], false);
    assert!(ada.is_refused(json!({ "do": "hint" })).await.contains("no hints"));
}

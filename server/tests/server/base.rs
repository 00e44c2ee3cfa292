//! Everything of ours below a path of a host that has other sites too.

use std::collections::{BTreeSet, VecDeque};

use axum::{
    body::Body,
    http::{Request, Response, StatusCode, header, request::Builder},
};
use serde_json::{Value, json};
use store::Secret;
use tokio_tungstenite::{connect_async, tungstenite::client::IntoClientRequest};

use crate::test_server::{Client, TestServer, person, text};

const BASE: &str = "/games";
const HOST: &str = "tac.example";

async fn open() -> TestServer {
    TestServer::open_with(|config| config.base = BASE.parse().unwrap()).await
}

/// A request as a browser sends it.
fn from(person: &Secret, request: Builder) -> Builder {
    let cookie = format!("tactable={}", person.reveal());
    request.header(header::HOST, HOST).header(header::COOKIE, cookie)
}

async fn get(server: &TestServer, person: &Secret, path: &str) -> Response<Body> {
    server.ask(from(person, Request::get(path)).body(Body::empty()).unwrap()).await
}

/// Send a form, or JSON where it looks like that.
async fn post(server: &TestServer, person: &Secret, path: &str, body: &str) -> Response<Body> {
    let json = body.starts_with('{');
    let kind = if json { "application/json" } else { "application/x-www-form-urlencoded" };
    let request = from(person, Request::post(path)).header(header::CONTENT_TYPE, kind);
    server.ask(request.body(Body::from(body.to_owned())).unwrap()).await
}

fn location(response: &Response<Body>) -> &str {
    response.headers()[header::LOCATION].to_str().unwrap()
}

/// A table, and one whose game is over.
async fn tables(server: &TestServer, host: &Secret) -> [String; 2] {
    let mut ids = Vec::new();
    for wish in [
        json!({ "game": "tac" }),
        json!({ "game": "maiak", "sit": 0, "bots": { "1": "easy" }, "start": true }),
    ] {
        let made = post(server, host, "/games/tables", &wish.to_string()).await;
        let led = location(&made).to_owned();
        let told: Value = serde_json::from_str(&text(made).await).unwrap();
        assert_eq!(told["url"], led.as_str());
        assert_eq!(led, format!("/games/t/{}", told["id"].as_str().unwrap()));
        ids.push(led.rsplit('/').next().unwrap().to_owned());
    }
    let address = format!("ws://{}/games/t/{}/socket?lang=en", server.address, ids[1]);
    let mut request = address.into_client_request().unwrap();
    let bearer = format!("Bearer {}", host.reveal()).parse().unwrap();
    request.headers_mut().insert(header::AUTHORIZATION, bearer);
    let mut client = Client::greeted(connect_async(request).await.unwrap().0).await;
    client.does(json!({ "do": "resign" })).await;
    client.until(|table| table["status"] == "over").await;
    ids.try_into().unwrap()
}

/// Every address that a page names.
fn addresses(page: &str) -> Vec<String> {
    let named = |name: &'static str| {
        let parts = page.split(name).skip(1).filter_map(|rest| rest.split('"').next());
        // Not all that pages tell about themselves are addresses.
        parts.filter(move |text| !name.contains("content") || text.starts_with("http"))
    };
    let names = [" href=\"", " src=\"", " action=\"", " data-post=\"", " content=\""];
    let found = names.into_iter().flat_map(named);
    found.map(|text| text.replace("&#38;", "&").replace("&amp;", "&")).collect()
}

#[tokio::test]
async fn no_page_leads_out_of_the_base_and_everything_it_names_is_there() {
    let server = open().await;
    let ada = person();
    let [waiting, over] = tables(&server, &ada).await;
    let mut known: BTreeSet<String> = BTreeSet::new();
    let mut next: VecDeque<String> =
        ["/games/", "/games/nowhere", &format!("/games/t/{waiting}"), &format!("/games/t/{over}")]
            .map(str::to_owned)
            .into();
    while let Some(path) = next.pop_front() {
        let response = get(&server, &ada, &path).await;
        let status = response.status();
        assert!(
            status.is_success() || status.is_redirection() || path.ends_with("nowhere"),
            "{status} {path}"
        );
        for cookie in response.headers().get_all(header::SET_COOKIE) {
            assert!(cookie.to_str().unwrap().contains("; Path=/games/;"), "{path}: {cookie:?}");
        }
        let mut found = Vec::new();
        if status.is_redirection() {
            found.push(location(&response).to_owned());
        }
        let kind = response.headers().get(header::CONTENT_TYPE).cloned();
        if kind.is_some_and(|kind| kind.to_str().unwrap().starts_with("text/html")) {
            found.extend(addresses(&text(response).await));
        }
        for address in found.iter().filter(|address| !address.starts_with('#')) {
            let inside = address.strip_prefix("http://tac.example").unwrap_or(address);
            assert!(inside.starts_with("/games/"), "{path} leads to {address}");
            let inside = inside.split('#').next().unwrap().to_owned();
            // What only takes forms is tried below.
            let form = ["/games/tables", "/games/me", "/games/me/link"].contains(&&*inside);
            if !form && known.insert(inside.clone()) {
                next.push_back(inside);
            }
        }
    }
    let reached = |part: &str| known.iter().any(|path| path.contains(part));
    for part in [
        "/static/table.js",
        "/static/address.js",
        "/static/base.css",
        "/art/tac.svg",
        "/words/en.json",
        "/cover/taki.svg",
        "/start/tac.svg",
        "/rules/tactigo",
        "/learn/maiak/",
        "/puzzles/",
        "/new/tactiki",
        "/join",
        "/replay",
        "/record",
        "/preview.png",
        "/static/icon.svg",
    ] {
        assert!(reached(part), "{part} was never named; known are {known:?}");
    }
    assert!(known.len() > 200, "{}", known.len());
}

#[tokio::test]
async fn forms_lead_to_where_they_led_without_a_base() {
    let server = open().await;
    let ada = person();
    let made = post(&server, &ada, "/games/tables", "game=maiak&bots=easy&start=yes").await;
    assert!(location(&made).starts_with("/games/t/"), "{}", location(&made));
    let wrong = post(&server, &ada, "/games/tables", "game=tactiki&option-max_turns=many").await;
    assert!(text(wrong).await.contains("name=\"back\" value=\"/new/tactiki\""));
    for (back, led) in [("/learn/tac", "/games/learn/tac"), ("//evil.example", "/games/")] {
        let spoken = post(&server, &ada, "/games/me", &format!("lang=de&back={back}")).await;
        assert_eq!(location(&spoken), led);
        let cookie = spoken.headers()[header::SET_COOKIE].to_str().unwrap();
        assert!(cookie.contains("lang=de; Path=/games/;"), "{cookie}");
    }
    let lost = get(&server, &ada, "/games/join?code=QQQQQQ").await;
    assert_eq!(location(&lost), "/games/?code=QQQQQQ");
    let page = text(post(&server, &ada, "/games/me/link", "").await).await;
    let link = page.split("value=\"http://tac.example").nth(1).unwrap().split('"').next().unwrap();
    assert!(link.starts_with("/games/me/link/"), "{link}");
    let phone = person();
    assert_eq!(get(&server, &phone, link).await.status(), StatusCode::OK);
    let taken = post(&server, &phone, link, "").await;
    assert_eq!(location(&taken), "/games/");
    let cookie = taken.headers()[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains(ada.reveal()) && cookie.contains("; Path=/games/;"), "{cookie}");
}

#[tokio::test]
async fn operators_ask_at_the_root_and_nobody_else_finds_anything_there() {
    let server = open().await;
    let ada = person();
    assert_eq!(location(&get(&server, &ada, "/games").await), "/games/");
    for path in ["/healthz", "/readyz", "/metrics", "/games/healthz", "/games/readyz"] {
        assert_eq!(get(&server, &ada, path).await.status(), StatusCode::OK, "{path}");
    }
    // Numbers are for those who reach the node itself, not for those whom a proxy lets below the base.
    for path in ["/", "/static/base.css", "/t/x", "/gamesome", "/games/metrics", "/games/games/"] {
        let response = get(&server, &ada, path).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert!(text(response).await.contains("href=\"/games/\""), "{path} shows no way home");
    }
}

use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use serde_json::{Value, json};
use server::Network;
use tokio_tungstenite::{connect_async, tungstenite::client::IntoClientRequest};

use crate::test_server::{TestServer, person, text};

#[tokio::test]
async fn every_answer_carries_the_strict_headers() {
    let server = TestServer::open().await;
    let host = person();
    let id = server.table(&host, json!({ "game": "maiak" })).await;
    for path in [
        "/",
        "/new/maiak",
        "/rules/tac",
        "/healthz",
        "/metrics",
        "/art/maiak.svg",
        "/words/de.json",
        "/static/base.css",
        "/static/nothing.js",
        "/nowhere",
        "/join?code=ABCDEF",
        "/t/nothing",
        "/t/nothing/socket",
        &format!("/t/{id}"),
        &format!("/t/{id}/replay"),
        &format!("/t/{id}/record"),
    ] {
        let response = server.get(path).await;
        let headers = response.headers();
        let policy = headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{path}");
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff", "{path}");
        assert_eq!(headers[header::REFERRER_POLICY], "same-origin", "{path}");
        assert!(headers.contains_key(header::CACHE_CONTROL), "{path}");
        assert!(!response.status().is_server_error(), "{path}");
    }
}

#[tokio::test]
async fn guests_get_a_secret_that_scripts_cannot_read_and_keep_it() {
    let server = TestServer::open_with(|config| config.proxies = Network::private()).await;
    let response = server.get("/").await;
    let cookie = response.headers()[header::SET_COOKIE].to_str().unwrap().to_owned();
    for part in ["tactable=", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"));
    let secret = cookie.split(';').next().unwrap();
    assert!(secret.len() > 50);
    let request = Request::get("/").header(header::COOKIE, secret);
    let again = server.ask(request.body(Body::empty()).unwrap()).await;
    assert!(!again.headers().contains_key(header::SET_COOKIE));
    // Whoever comes to see a page is remembered for another year.
    let request =
        Request::get("/").header(header::COOKIE, secret).header(header::ACCEPT, "text/html");
    let visit = server.ask(request.body(Body::empty()).unwrap()).await;
    let renewed = visit.headers()[header::SET_COOKIE].to_str().unwrap();
    assert!(renewed.starts_with(secret) && renewed.contains("Max-Age=31536000"), "{renewed}");
    let request = Request::get("/").header("x-forwarded-proto", "https");
    let safe = server.ask(request.body(Body::empty()).unwrap()).await;
    assert!(safe.headers()[header::SET_COOKIE].to_str().unwrap().contains("; Secure"));
    // What belongs to nobody needs no secret.
    assert!(!server.get("/static/base.css").await.headers().contains_key(header::SET_COOKIE));
}

#[tokio::test]
async fn other_sites_cannot_make_a_browser_do_anything() {
    let server = TestServer::open().await;
    let post = |origin: &str| {
        Request::post("/tables")
            .header(header::HOST, "tac.example")
            .header(header::ORIGIN, origin)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(json!({ "game": "maiak" }).to_string()))
            .unwrap()
    };
    assert_eq!(server.ask(post("http://evil.example")).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(server.ask(post("null")).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(server.ask(post("http://tac.example")).await.status(), StatusCode::CREATED);

    let id = server.table(&person(), json!({ "game": "maiak" })).await;
    for (origin, comes) in
        [("http://evil.example", false), (&*format!("http://{}", server.address), true)]
    {
        let address = format!("ws://{}/t/{id}/socket", server.address);
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert(header::ORIGIN, origin.parse().unwrap());
        assert_eq!(connect_async(request).await.is_ok(), comes, "{origin}");
    }
}

#[tokio::test]
async fn a_table_that_is_not_there_is_told_like_one_that_is_not_over() {
    let server = TestServer::open().await;
    let id = server.table(&person(), json!({ "game": "maiak" })).await;
    let [none, running] =
        [server.get("/t/nothing/record").await, server.get(&format!("/t/{id}/record")).await];
    assert_eq!(none.status(), StatusCode::NOT_FOUND);
    assert_eq!(running.status(), StatusCode::NOT_FOUND);
    assert_eq!(text(none).await, text(running).await);
}

#[tokio::test]
async fn tables_are_made_from_json_and_from_forms_or_refused_with_every_reason() {
    let server = TestServer::open().await;
    let post = |kind: &str, body: &str| {
        Request::post("/tables")
            .header(header::CONTENT_TYPE, kind)
            .header(header::ACCEPT, "application/json")
            .body(Body::from(body.to_owned()))
            .unwrap()
    };
    let made = server.ask(post("application/x-www-form-urlencoded", "game=maiak")).await;
    assert_eq!(made.status(), StatusCode::SEE_OTHER);
    let place = made.headers()[header::LOCATION].to_str().unwrap().to_owned();
    assert_eq!(place.len(), "/t/".len() + 22);
    assert_eq!(server.get(&place).await.status(), StatusCode::OK);
    for (body, words) in [
        (json!({ "game": "chess" }), "no such game"),
        (json!({ "game": "maiak", "options": { "switch": "never", "colour": 1 } }), "switch"),
        (json!({ "game": "maiak", "options": [] }), "JSON object"),
        (json!({ "game": "maiak", "bots": { "0": "god" } }), "easy, medium"),
        (json!({ "game": "maiak", "bots": { "77": "easy" } }), "The seats are 0, 1"),
        (json!({ "game": "maiak", "sit": 10 }), "The seats are 0, 1"),
        (
            json!({ "game": "tac", "options": { "variant": "two-singles" }, "sit": 1 }),
            "The seats are 0, 2",
        ),
        (json!({ "game": "maiak", "clock": { "minutes": -1 } }), "clock"),
        (json!({ "players": 2 }), "can’t be read"),
        (json!("x".repeat(50_000)), "can’t be read"),
    ] {
        let response = server.ask(post("application/json", &body.to_string())).await;
        assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY, "{words}");
        let told = text(response).await;
        assert!(told.contains(words), "{words}: {told}");
    }
}

#[tokio::test]
async fn codes_lead_to_open_tables_and_cannot_be_guessed_for_long() {
    let server = TestServer::open_with(|config| config.codes_per_address = 5).await;
    let host = person();
    let id = server.table(&host, json!({ "game": "maiak", "sit": 0, "start": true })).await;
    let mut client = server.visit(&id, &host).await;
    let code = client.table["code"].as_str().unwrap().to_lowercase();
    let found = server.get(&format!("/join?code={code}")).await;
    assert_eq!(found.headers()[header::LOCATION], format!("/t/{id}").as_str());
    client.does(json!({ "do": "resign" })).await;
    let gone = server.get(&format!("/join?code={code}")).await;
    assert!(gone.headers()[header::LOCATION].to_str().unwrap().starts_with("/?code="));
    for _ in 0..3 {
        server.get("/join?code=ABCDEF").await;
    }
    assert_eq!(server.get("/join?code=ABCDEF").await.status(), StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn what_people_write_is_never_markup() {
    let server = TestServer::open().await;
    let host = person();
    let bearer = format!("Bearer {}", host.reveal());
    let name = "<script>alert(1)</script>";
    let request = Request::post("/me")
        .header(header::AUTHORIZATION, &bearer)
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(json!({ "name": name, "lang": "de" }).to_string()))
        .unwrap();
    let response = server.ask(request).await;
    assert_eq!(response.status(), StatusCode::NO_CONTENT);
    assert!(response.headers()[header::SET_COOKIE].to_str().unwrap().starts_with("lang=de;"));
    let id = server.table(&host, json!({ "game": "maiak", "sit": 0 })).await;
    for path in ["/".to_owned(), format!("/t/{id}"), format!("/?code={}", "%3Cscript%3E")] {
        let request = Request::get(path).header(header::AUTHORIZATION, &bearer);
        let page = text(server.ask(request.body(Body::empty()).unwrap()).await).await;
        assert!(!page.contains("<script>alert") && !page.contains("<script>\""), "{page}");
    }
    let client = server.visit(&id, &host).await;
    assert_eq!(client.table["you"]["name"], name);
}

#[tokio::test]
async fn assets_are_known_by_what_is_in_them() {
    let server = TestServer::open().await;
    for path in ["/static/base.css", "/art/tac.svg", "/words/en.json"] {
        let response = server.get(path).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        let tag = response.headers()[header::ETAG].clone();
        let request = Request::get(path).header(header::IF_NONE_MATCH, tag);
        let again = server.ask(request.body(Body::empty()).unwrap()).await;
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{path}");
        let request = Request::get(path).header(header::ACCEPT_ENCODING, "br, gzip");
        let small = server.ask(request.body(Body::empty()).unwrap()).await;
        assert_eq!(small.headers()[header::CONTENT_ENCODING], "br", "{path}");
    }
    for path in ["/static/../Cargo.toml", "/static/", "/art/chess.svg", "/words/fr.json"] {
        assert_eq!(server.get(path).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn operators_learn_how_many_and_how_fast() {
    let server = TestServer::open().await;
    let (id, mut ada, mut bob) = server.duel(json!({ "game": "maiak" })).await;
    server.act(&id, &mut [&mut ada, &mut bob]).await;
    let metrics = text(server.get("/metrics").await).await;
    for line in [
        "tactable_tables_live 1",
        "tactable_sockets 2",
        "tactable_actions_total 1",
        "tactable_bot_failures_total 0",
    ] {
        assert!(metrics.lines().any(|found| found == line), "{line} in\n{metrics}");
    }
    assert!(!metrics.contains(&id));
    assert_eq!(text(server.get("/healthz").await).await, "ok\n");
    assert_eq!(text(server.get("/readyz").await).await, "ready\n");
}

#[tokio::test]
async fn nobody_is_believed_about_others_but_a_trusted_proxy() {
    let server = TestServer::open_with(|config| config.codes_per_address = 1).await;
    let ask = |address: &str| {
        let request = Request::get("/join?code=ABCDEF").header("x-forwarded-for", address);
        server.ask(request.header("x-forwarded-proto", "https").body(Body::empty()).unwrap())
    };
    let first = ask("198.51.100.1").await;
    assert!(!first.headers()[header::SET_COOKIE].to_str().unwrap().contains("Secure"));
    assert_eq!(ask("198.51.100.2").await.status(), StatusCode::TOO_MANY_REQUESTS);

    let server = TestServer::open_with(|config| {
        config.codes_per_address = 1;
        config.proxies = vec!["127.0.0.1".parse().unwrap()];
    });
    let server = server.await;
    let ask = |address: &str| {
        let request = Request::get("/join?code=ABCDEF").header("x-forwarded-for", address);
        server.ask(request.body(Body::empty()).unwrap())
    };
    for address in ["198.51.100.1", "198.51.100.2"] {
        assert_eq!(ask(address).await.status(), StatusCode::SEE_OTHER, "{address}");
        assert_eq!(ask(address).await.status(), StatusCode::TOO_MANY_REQUESTS, "{address}");
    }
}

#[tokio::test]
async fn browsers_are_told_to_insist_on_https_only_where_there_is_any() {
    for secure in [false, true] {
        let server = TestServer::open_with(|config| config.secure = secure).await;
        let response = server.get("/").await;
        let headers = response.headers();
        assert_eq!(headers.contains_key(header::STRICT_TRANSPORT_SECURITY), secure);
        assert_eq!(headers[header::SET_COOKIE].to_str().unwrap().contains("; Secure"), secure);
    }
}

#[tokio::test]
async fn who_sends_json_is_refused_in_json() {
    let server = TestServer::open_with(|config| config.tables_per_address = 1).await;
    let post = || {
        let request = Request::post("/tables").header(header::CONTENT_TYPE, "application/json");
        server.ask(request.body(Body::from(json!({ "game": "maiak" }).to_string())).unwrap())
    };
    assert_eq!(post().await.status(), StatusCode::CREATED);
    let refused = post().await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    let seconds: u64 = refused.headers()[header::RETRY_AFTER].to_str().unwrap().parse().unwrap();
    assert!((1..=60).contains(&seconds), "{seconds}");
    let told: Value = serde_json::from_str(&text(refused).await).unwrap();
    assert!(told["refused"][0].as_str().unwrap().contains("seconds"), "{told}");
    let page = Request::post("/tables").header(header::ACCEPT_LANGUAGE, "de");
    let page = page.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let page = text(server.ask(page.body(Body::from("game=maiak")).unwrap()).await).await;
    assert!(page.starts_with("<!") && page.contains("aus deinem Netz"), "{page}");
}

#[tokio::test]
async fn numbers_are_told_elsewhere_if_that_is_wanted() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = free.local_addr().unwrap();
    drop(free);
    let server = TestServer::open_with(|config| config.metrics_address = Some(address)).await;
    assert_eq!(server.get("/metrics").await.status(), StatusCode::NOT_FOUND);
    // Whoever is answered here finds everything open.
    server.visit(&server.table(&person(), json!({ "game": "maiak" })).await, &person()).await;
    let ask = "GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    let told = server.say_at(address, "127.0.0.1", ask).await;
    assert!(told.starts_with("HTTP/1.1 200") && told.contains("tactable_tables_live 1"), "{told}");
}

#[tokio::test]
async fn a_person_goes_on_with_another_device_by_a_link_that_is_good_once() {
    let server = TestServer::open().await;
    let ada = person();
    let cookie = format!("tactable={}", ada.reveal());
    let request = Request::post("/me/link").header(header::COOKIE, &cookie);
    let request = request.header(header::HOST, "tac.example").body(Body::empty()).unwrap();
    let page = text(server.ask(request).await).await;
    assert!(page.contains("<svg") && !page.contains(ada.reveal()), "{page}");
    let link = page.split("value=\"http://tac.example").nth(1).unwrap().split('"').next().unwrap();
    // Whoever makes previews of links uses nothing up.
    for _ in 0..2 {
        let asked = server.get(link).await;
        assert_eq!(asked.status(), StatusCode::OK);
        assert!(!asked.headers().contains_key(header::SET_COOKIE));
    }
    let take = || server.ask(Request::post(link).body(Body::empty()).unwrap());
    let taken = take().await;
    assert_eq!(taken.status(), StatusCode::SEE_OTHER);
    let set = taken.headers()[header::SET_COOKIE].to_str().unwrap();
    assert!(set.starts_with(&cookie) && set.contains("HttpOnly"), "{set}");
    assert_eq!(take().await.status(), StatusCode::NOT_FOUND);
    assert_eq!(server.get(link).await.status(), StatusCode::NOT_FOUND);
}

//! Attacks by connections that say nothing, or too little, or do not listen.

use std::time::{Duration, Instant};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{sleep, timeout},
};

use crate::test_server::TestServer;

/// Longer than anything here takes, even on a busy machine.
const LONG: Duration = Duration::from_secs(30);
const HEALTH: &str = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

#[tokio::test]
async fn a_thousand_silent_connections_lock_nobody_out() {
    let server = TestServer::open_with(|config| config.connections_per_address = 200).await;
    let mut silent = Vec::new();
    for _ in 0..1000 {
        silent.push(server.connect("127.0.0.1").await);
    }
    for from in ["127.0.0.1", "127.0.0.2"] {
        let began = Instant::now();
        let answer = server.say(from, HEALTH).await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{from}: {answer}");
        assert!(began.elapsed() < Duration::from_secs(3), "{from}: {:?}", began.elapsed());
    }
    // The first have left for the last.
    let left = timeout(LONG, silent[0].read(&mut [0])).await.expect("it is closed");
    assert!(!matches!(left, Ok(1..)));
    assert!(timeout(Duration::from_millis(50), silent[999].read(&mut [0])).await.is_err());
}

/// How long it takes until the server closes.
async fn closes_after(mut stream: TcpStream) -> Duration {
    let began = Instant::now();
    let mut answer = Vec::new();
    let _ = timeout(LONG, stream.read_to_end(&mut answer)).await.expect("the server closes");
    began.elapsed()
}

#[tokio::test]
async fn who_never_says_what_is_wanted_is_not_waited_for() {
    let server =
        TestServer::open_with(|config| config.header_timeout = Duration::from_secs(1)).await;
    let silent = server.connect("127.0.0.1").await;
    let mut slow = server.connect("127.0.0.1").await;
    slow.write_all(b"GET / HTTP/1.1\r\nHost: ").await.unwrap();
    let (mut reader, mut writer) = slow.into_split();
    let dripping = tokio::spawn(async move {
        while writer.write_all(b"x").await.is_ok() {
            sleep(Duration::from_millis(100)).await;
        }
    });
    let mut idle = server.connect("127.0.0.1").await;
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    assert!(closes_after(silent).await < Duration::from_secs(10));
    let mut answer = Vec::new();
    let _ = timeout(LONG, reader.read_to_end(&mut answer)).await.expect("the server closes");
    timeout(LONG, dripping).await.expect("nobody listens").unwrap();
    assert!(closes_after(idle).await < Duration::from_secs(10), "between two requests");
}

#[tokio::test]
async fn who_never_sends_what_was_announced_is_told_so() {
    let server =
        TestServer::open_with(|config| config.request_timeout = Duration::from_secs(1)).await;
    let announced = "POST /tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                     Content-Length: 100\r\nConnection: close\r\n\r\n{";
    let answer = server.say("127.0.0.1", announced).await;
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(answer.contains("took too long"), "{answer}");
}

#[tokio::test]
async fn where_everybody_inside_is_served_others_are_told_to_come_again() {
    let server = TestServer::open_with(|config| config.connections_per_address = 2).await;
    let unfinished = "POST /tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                      Content-Length: 100\r\n\r\n{";
    let mut busy = Vec::new();
    for _ in 0..2 {
        let mut stream = server.connect("127.0.0.1").await;
        stream.write_all(unfinished.as_bytes()).await.unwrap();
        busy.push(stream);
    }
    sleep(Duration::from_millis(300)).await;
    let answer = server.say("127.0.0.1", HEALTH).await;
    assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
    assert!(answer.contains("Retry-After: 10") && answer.contains("besetzt"), "{answer}");
    let answer = server.say("127.0.0.2", HEALTH).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

use std::net::{TcpListener, TcpStream};

use tokio_tungstenite::tungstenite::{self, WebSocket, accept};

use super::*;
use crate::net::sample;

/// Let somebody in; the address that was asked for.
fn let_in(listener: &TcpListener) -> (WebSocket<TcpStream>, String) {
    let (stream, _) = listener.accept().unwrap();
    let mut request = [0; 4096];
    let head = loop {
        let length = stream.peek(&mut request).unwrap();
        let head = String::from_utf8_lossy(&request[..length]).into_owned();
        if head.contains("\r\n\r\n") {
            break head;
        }
    };
    assert!(head.to_lowercase().contains("\r\nauthorization: bearer "), "{head}");
    let asked = head.split(' ').nth(1).unwrap().to_owned();
    (accept(stream).unwrap(), asked)
}

fn hear(socket: &mut WebSocket<TcpStream>) -> Value {
    loop {
        let heard: Value = serde_json::from_str(socket.read().unwrap().to_text().unwrap()).unwrap();
        if heard["do"] != "ping" {
            return heard;
        }
    }
}

fn tell(socket: &mut WebSocket<TcpStream>, told: &Value) {
    socket.send(tungstenite::Message::text(told.to_string())).unwrap();
}

/// What is heard next besides whether the line holds.
fn told(line: &Line) -> Told {
    loop {
        match line.hear(Duration::from_secs(30)).expect("a word") {
            Told::Online(_) => {}
            told => return told,
        }
    }
}

#[test]
fn what_nobody_answered_is_sent_again_under_the_same_key() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/t/abc", listener.local_addr().unwrap());
    let (site, _) = Site::read(&address, None).unwrap();
    let server = thread::spawn(move || {
        let (mut socket, asked) = let_in(&listener);
        assert_eq!(asked, "/t/abc/socket?lang=en");
        tell(&mut socket, &sample(&json!({ "seq": 7 })));
        let first = hear(&mut socket);
        drop(socket);
        let (mut socket, asked) = let_in(&listener);
        assert_eq!(asked, "/t/abc/socket?lang=en&since=7");
        let again = hear(&mut socket);
        assert_eq!(again, first);
        tell(&mut socket, &json!({ "type": "done", "key": first["key"], "seq": 8 }));
        // Whoever answers twice is not heard twice.
        tell(&mut socket, &json!({ "type": "done", "key": first["key"], "seq": 8 }));
        let next = hear(&mut socket);
        assert_ne!(next["key"], first["key"]);
        tell(&mut socket, &json!({ "type": "refused", "key": next["key"], "text": "No." }));
        (first["do"].clone(), next["do"].clone())
    });
    let person = identity::fresh().unwrap();
    let mut line = Line::open(&site, "abc", &person, Lang::En).unwrap();
    assert!(matches!(told(&line), Told::Table(table) if table.seq == 7));
    let start = line.ask(json!({ "do": "start" }));
    assert!(matches!(told(&line), Told::Answer(key, Answer::Done(8)) if key == start));
    let lock = line.ask(json!({ "do": "lock" }));
    assert!(
        matches!(told(&line), Told::Answer(key, Answer::Refused(text)) if key == lock && text == "No.")
    );
    assert_eq!(server.join().unwrap(), (json!("start"), json!("lock")));
}

#[test]
fn a_table_that_is_gone_for_good_is_not_asked_for_again() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/t/abc", listener.local_addr().unwrap());
    let (site, _) = Site::read(&address, None).unwrap();
    let server = thread::spawn(move || {
        let (mut socket, _) = let_in(&listener);
        tell(&mut socket, &sample(&json!({})));
        drop(socket);
        use std::io::{Read, Write};
        let (mut stream, _) = listener.accept().unwrap();
        let _ = stream.read(&mut [0; 4096]);
        let gone = "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n";
        stream.write_all(gone.as_bytes()).unwrap();
    });
    let line = Line::open(&site, "abc", &identity::fresh().unwrap(), Lang::En).unwrap();
    assert!(matches!(told(&line), Told::Table(_)));
    assert!(matches!(told(&line), Told::Gone(Trouble::Refused { status: 404, .. })));
    server.join().unwrap();
}

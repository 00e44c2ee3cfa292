use std::net::TcpListener;

use crate::tactable;

#[test]
fn a_port_that_is_taken_is_refused_in_words() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let folder = std::env::temp_dir().join(format!("tactable-taken-{}", std::process::id()));
    let data = folder.join("tables.db");
    let ran = tactable(&["serve", "--no-open", "--port", &port, "--data", data.to_str().unwrap()]);
    std::fs::remove_dir_all(folder).unwrap();
    assert_eq!(ran.code, 2, "{}", ran.err);
    assert!(ran.err.contains(&format!("port {port}")) && ran.err.contains("--port"), "{}", ran.err);
}

/// How fast it is depends on what else the machine does; that it works does not.
#[test]
fn a_small_crowd_plays_and_is_measured() {
    let ran = tactable(&["load", "--tables", "3", "--rate", "20", "--seconds", "1"]);
    assert!(ran.code < 2, "{}", ran.err);
    assert!(ran.out.contains("20 actions at 3 tables"), "{}", ran.out);
    assert!(ran.out.contains("acknowledged within"), "{}", ran.out);
}

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

#[test]
fn a_database_that_cannot_be_opened_is_refused_in_words_that_do_not_show_the_password() {
    for (address, words) in [
        ("postgres://ada:secret@db.example:port/tables", "port"),
        ("postgres://ada:secret@db.example/tables", "sslmode=disable"),
        ("postgres://ada:secret@127.0.0.1:1/tables", "PostgreSQL database tables at 127.0.0.1"),
        ("mysql://ada:secret@db.example/tables", "mysql://"),
    ] {
        let ran = tactable(&["serve", "--no-open", "--port", "0", "--database", address]);
        let ran = ran.refused(&[words]);
        assert!(!format!("{}{}", ran.out, ran.err).contains("secret"), "{}", ran.err);
    }
    let told = tactable(&["serve", "--print-config", "--database", "postgres://ada:secret@db/t"]);
    assert!(!told.good().out.contains("secret"));
}

/// How fast it is depends on what else the machine does; that it works does not.
#[test]
fn a_small_crowd_plays_and_is_measured() {
    let ran = tactable(&["load", "--tables", "3", "--rate", "20", "--seconds", "1"]);
    assert!(ran.code < 2, "{}", ran.err);
    assert!(ran.out.contains("20 actions at 3 tables"), "{}", ran.out);
    assert!(ran.out.contains("acknowledged within"), "{}", ran.out);
    assert!(ran.out.contains("seen by the other client within"), "{}", ran.out);
    let told =
        ["of a core per action", "bytes of memory per idle table", "for others on this machine"];
    let missing = told.iter().find(|words| !ran.out.contains(**words));
    assert!(!cfg!(target_os = "linux") || missing.is_none(), "{missing:?} in {}", ran.out);
}

/// The same at two servers on one PostgreSQL, one of which is killed in the end.
#[cfg(unix)]
#[test]
fn a_small_crowd_plays_at_two_servers_and_one_of_them_dies() {
    let ran =
        tactable(&["load", "--nodes", "2", "--tables", "2", "--rate", "10", "--seconds", "1"]);
    assert!(ran.code < 2, "{}", ran.err);
    assert!(ran.out.contains("10 actions at 2 tables"), "{}", ran.out);
    assert!(ran.out.contains("50 tables of a killed server went on after"), "{}", ran.out);
}

#[test]
fn every_setting_is_told_with_where_it_comes_from() {
    let networks = "10.0.0.0/8,::1";
    let given = ["--port", "80", "--proxies", networks, "--base-path", "/our/games"];
    let ran = tactable(&[&["serve", "--print-config"], &given[..]].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let told = |option: &str| {
        let line = ran.out.lines().find(|line| line.starts_with(&format!("{option} ")));
        line.unwrap_or_else(|| panic!("{option} in\n{}", ran.out)).split_whitespace()
    };
    for (option, rest) in [
        ("--port", ["80", "option", "TACTABLE_PORT"]),
        ("--proxies", ["10.0.0.0/8,::1/128", "option", "TACTABLE_PROXIES"]),
        ("--base-path", ["/our/games", "option", "TACTABLE_BASE_PATH"]),
        ("--secure", ["false", "default", "TACTABLE_SECURE"]),
        ("--metrics-address", ["-", "default", "TACTABLE_METRICS_ADDRESS"]),
        ("--tables-per-address", ["120", "default", "TACTABLE_TABLES_PER_ADDRESS"]),
    ] {
        assert_eq!(told(option).skip(1).collect::<Vec<_>>(), rest);
    }
}

#[test]
fn a_network_that_is_none_is_refused_in_words() {
    let ran = tactable(&["serve", "--proxies", "my-proxy"]);
    assert_eq!(ran.code, 2, "{}", ran.out);
    assert!(ran.err.contains("such as 192.0.2.7, 10.0.0.0/8"), "{}", ran.err);
}

#[test]
fn a_path_that_nothing_can_lie_below_is_refused_in_words() {
    for (path, words) in
        [("games", "such as /games"), ("/games/", "none last"), ("/metrics", "for operators")]
    {
        let ran = tactable(&["serve", "--base-path", path]);
        assert_eq!(ran.code, 2, "{}", ran.out);
        assert!(ran.err.contains(words), "{}", ran.err);
    }
}

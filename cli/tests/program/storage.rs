//! The commands that look after a store.

use std::{
    fs,
    path::{Path, PathBuf},
};

use server::{App, Config, Guest, PersonId, Wish};
use store::LocalPostgres;
use table::Lang;
use tokio::runtime::Runtime;

use crate::{games, program, tactable};

/// A folder that is gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("tt-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A running game and a lobby of every game, and the server that made them.
async fn furnish(path: &str) -> App {
    let app = App::open(Config::new(path.parse().unwrap())).await.unwrap();
    for (game, start) in games().into_iter().flat_map(|game| [(game, true), (game, false)]) {
        let name = format!("Host of {game}");
        let id = PersonId::from(name.as_str());
        let host = Guest {
            id,
            name,
            named: true,
            lang: Lang::En,
            place: std::net::Ipv4Addr::LOCALHOST.into(),
        };
        app.introduce(&host, Some(&host.name), None).await.unwrap();
        app.create(&host, &Wish { start, ..Wish::new(game) }).await.unwrap();
    }
    app
}

fn furnished(path: &str) {
    Runtime::new().unwrap().block_on(async {
        furnish(path).await.store().close().await.unwrap();
    });
}

#[test]
fn the_doctor_finds_what_was_changed() {
    let folder = Folder::new("doctor");
    let path = folder.file("tables.db");
    furnished(&path);
    let out = tactable(&["doctor", &path]).good().out;
    assert!(out.contains("10 tables were checked; all are as they were written."), "{out}");

    // Another game by the same rules: nothing but the hash can tell.
    let (from, to) = (b"\"starts\":\"white\"", b"\"starts\":\"black\"");
    let mut bytes = fs::read(&path).unwrap();
    // SQLite leaves old copies lying about in its pages: change them all.
    for place in 0..=bytes.len() - from.len() {
        if bytes[place..].starts_with(from) {
            bytes[place..place + to.len()].copy_from_slice(to);
        }
    }
    fs::write(&path, bytes).unwrap();
    let ran = tactable(&["doctor", &path]);
    assert_eq!(ran.code, 1, "{}", ran.err);
    assert!(ran.out.contains("does not fit its hash"), "{}", ran.out);
    // The lobby of MAIAK and the running game.
    assert!(ran.out.contains("10 tables were checked; 2 things are wrong."), "{}", ran.out);
}

#[test]
fn a_backup_is_made_while_a_server_runs() {
    let folder = Folder::new("backup");
    let (path, copy) = (folder.file("tables.db"), folder.file("copy.db"));
    let runtime = Runtime::new().unwrap();
    let app = runtime.block_on(furnish(&path));
    assert!(tactable(&["backup", &path, &copy]).good().out.contains("copied to"));
    tactable(&["backup", &path, &copy]).refused(&["exists"]);
    tactable(&["serve", "--no-open", "--port", "0", "--data", &path])
        .refused(&["another program", &path]);
    tactable(&["prune", &path, "--lobbies", "1"]).refused(&["another program", &path]);
    assert!(tactable(&["doctor", &path]).good().out.contains("10 tables"));
    runtime.block_on(app.store().close()).unwrap();
    assert!(tactable(&["doctor", &copy]).good().out.contains("10 tables"));
}

#[test]
fn everything_is_moved_to_a_database_and_back() {
    let folder = Folder::new("move");
    let server_folder = Folder::new("pg");
    let server = LocalPostgres::start(&server_folder.0).unwrap();
    let database = server.create_database("tables").unwrap();
    let (path, back) = (folder.file("tables.db"), folder.file("back.db"));
    furnished(&path);
    for (from, to) in [(&path, &database), (&path, &database), (&database, &back)] {
        let out = tactable(&["move", from, to]).good().out;
        assert!(out.contains("10 tables") && out.contains("5 people"), "{out}");
        assert!(tactable(&["doctor", to]).good().out.contains("10 tables were checked; all"));
    }
    let copy = folder.file("copy.db");
    tactable(&["backup", &database, &copy]).good();
    assert!(tactable(&["doctor", &copy]).good().out.contains("10 tables"));
    tactable(&["move", &path, &path]).refused(&["to itself"]);
    tactable(&["move", "/nowhere/tables.db", &path]).refused(&["/nowhere/tables.db"]);
    tactable(&["doctor", "mysql://somewhere"]).refused(&["postgres://"]);
    tactable(&["doctor", "postgres://ada@db.example/x"]).refused(&["sslmode=disable"]);
}

#[test]
fn only_what_is_asked_for_is_pruned_and_records_are_kept() {
    let folder = Folder::new("prune");
    let (path, records) = (folder.file("tables.db"), folder.file("records"));
    furnished(&path);
    tactable(&["prune", &path]).refused(&["--lobbies", "--games"]);
    let out = tactable(&["prune", &path, "--lobbies", "1", "--games", "1"]).good().out;
    assert!(out.contains("0 lobbies and 0 games were removed"), "{out}");
    let out = tactable(&["prune", &path, "--lobbies", "0"]).good().out;
    assert!(out.contains("5 lobbies and 0 games were removed"), "{out}");
    let out = tactable(&["prune", &path, "--games", "0", "--records", &records]).good().out;
    assert!(out.contains("0 lobbies and 5 games were removed"), "{out}");
    let files: Vec<PathBuf> =
        fs::read_dir(Path::new(&records)).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 5);
    for file in files {
        tactable(&["verify", file.to_str().unwrap()]).good();
    }
    assert!(tactable(&["doctor", &path]).good().out.contains("0 tables"));
}

/// Whatever is wrong with an address, and wherever it stands, nobody is shown the password.
#[test]
fn no_password_is_ever_shown() {
    let wrong = [
        "postgres://ada:s3cret@db:port/x",
        "postgres://ada:s3c/ret@db/s3cret",
        "postgres://ada:5/s3cret@db/x",
        "postgres://ada:5?s3cret@db/x",
        "postgres://ada:s3cret@db/x?sslmode=perhaps",
        "postgres://ada:s3cret@[::1/x",
        "postgres:/ada:s3cret@db/x",
        "POSTGRES://ada:s3cret@db/x",
        "mysql://ada:s3cret@db/x",
        // Nothing is wrong with it, but there is nobody at that port.
        "postgres://ada:s3cret@127.0.0.1:1/x?sslmode=disable",
    ];
    let folder = Folder::new("secret");
    let (path, copy) = (folder.file("tables.db"), folder.file("copy.db"));
    furnished(&path);
    for address in wrong {
        let attached = format!("--database={address}");
        for args in [
            &["serve", "--no-open", "--port", "0", "--database", address][..],
            &["serve", "--no-open", "--port", "0", &attached],
            &["serve", "--print-config", "--port", address, "--database", address],
            &["serve", "--print-config", address],
            &["doctor", address],
            &["doctor", &path, address],
            &["backup", address, &copy],
            &["move", address, &path],
            &["move", &path, address],
            &["prune", address, "--lobbies", "1"],
            &["prune", &path, "--lobbies", address],
            &["torture", "--database", address],
            &[address],
        ] {
            let ran = tactable(args);
            assert_eq!(ran.code, 2, "{args:?}: {} {}", ran.out, ran.err);
            let told = ran.out + &ran.err;
            assert!(!told.contains("s3c") && !told.contains("ret@"), "{args:?}: {told}");
        }
        let serve = ["serve", "--no-open", "--port", "0"];
        let ran = program(&serve).env("TACTABLE_DATABASE", address).output().unwrap();
        let told = String::from_utf8_lossy(&[ran.stdout, ran.stderr].concat()).into_owned();
        assert_eq!(ran.status.code(), Some(2), "{address}: {told}");
        assert!(!told.contains("s3c"), "{address}: {told}");
    }
}

//! A log that was changed after it was written is told from one that was not.

use std::path::Path;

use sqlx::{AssertSqlSafe, ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use store::{Archive, Sqlite, Store, StoreError, TableId};

use crate::{append, made, opener::Opener};

/// Change a file as nobody should.
async fn meddle(path: &str, statements: &str) {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(statements)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

fn broken_at(answer: Result<impl std::fmt::Debug, StoreError>) -> u64 {
    match answer {
        Err(StoreError::Broken { seq, .. }) => seq,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_changed_entry_is_reported_with_its_number() {
    for (statement, number) in [
        ("UPDATE entries SET entry = 'B' WHERE seq = 1", 1),
        ("DELETE FROM entries WHERE seq = 2", 2),
        ("DELETE FROM entries WHERE seq = 1", 1),
        ("UPDATE entries SET hash = NULL WHERE seq = 0", 0),
        ("UPDATE tables SET hash = zeroblob(32)", 2),
    ] {
        let opener = Opener::file();
        let store = opener.open().await;
        let id = made(&*store, &["a", "b"]).await;
        assert!(store.append(append(&id, 2, &["c"])).await.unwrap().won());
        store.close().await.unwrap();
        meddle(opener.address(), statement).await;
        let store = opener.open().await;
        let error = store.read(&id, 0).await.unwrap_err();
        assert!(error.to_string().contains(id.as_str()), "{error}");
        assert_eq!(broken_at(Err::<(), _>(error)), number, "{statement}");
        assert_eq!(broken_at(store.whole(&id).await), number, "{statement}");
    }
}

/// A file as version 0.2 left it gets its hashes when it is opened, and is guarded from then on.
#[tokio::test]
async fn a_file_of_an_older_version_is_opened_and_guarded() {
    let opener = Opener::file();
    let old = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/suite/version-0.2.sql");
    meddle(opener.address(), &std::fs::read_to_string(old).unwrap()).await;
    let store = Sqlite::open(Path::new(opener.address())).await.unwrap();
    let id = TableId::from("2mFv8WlTaX9q3tB4Q5mYxg");
    assert_eq!(store.read(&id, 0).await.unwrap(), ["first", "second", "third"]);
    assert!(store.append(append(&id, 3, &["fourth"])).await.unwrap().won());
    assert_eq!(store.head(&id).await.unwrap().unwrap().length, 4);
    let empty = TableId::from("empty");
    assert!(store.read(&empty, 0).await.unwrap().is_empty());
    assert!(store.append(append(&empty, 0, &["first"])).await.unwrap().won());
    store.close().await.unwrap();
    meddle(
        opener.address(),
        "UPDATE entries SET entry = 'First' WHERE entry = 'first' AND seq = 0",
    )
    .await;
    let store = opener.open().await;
    assert_eq!(broken_at(store.read(&id, 0).await), 0);
}

//! What can happen to a database on a server.

use std::{sync::Arc, time::Duration};

use store::{Access, Archive, StoreError, TableId};
use tokio::time;

use crate::{append, made, opener::Opener};

/// Many write while the server is killed twice; nothing that was told is lost, nothing is there
/// twice, and all of them go on by themselves.
#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_loses_nothing_it_told_and_is_found_again() {
    let mut opener = Opener::database();
    let store = opener.open().await;
    let mut writers = Vec::new();
    for _ in 0..8 {
        let id = made(&*store, &["0"]).await;
        writers.push(tokio::spawn(write_on(Arc::clone(&store), id)));
    }
    for _ in 0..2 {
        time::sleep(Duration::from_millis(300)).await;
        opener.server().kill().unwrap();
        let error = store.ready().await.and(store.counts().await.map(drop));
        assert!(matches!(error, Err(StoreError::Failed(_))), "{error:?}");
        opener.server().restart().unwrap();
    }
    let mut failures = 0;
    for writer in writers {
        failures += time::timeout(Duration::from_secs(60), writer).await.unwrap().unwrap();
    }
    assert!(failures > 0, "nobody noticed that the server was killed");
    time::sleep(Duration::from_millis(1100)).await;
    store.ready().await.unwrap();
}

/// Append until so many entries were told after the last failure; how many appends failed.
async fn write_on(store: Arc<dyn Archive>, table: TableId) -> usize {
    let (mut log, mut failures, mut since) = (vec!["0".to_owned()], 0, 0);
    let began = time::Instant::now();
    while since < 50 || began.elapsed() < Duration::from_secs(3) {
        let entry = format!("{} {failures}", log.len());
        match store.append(append(&table, log.len() as u64, &[&entry])).await {
            Ok(appended) => {
                assert!(appended.won(), "nobody else writes to it");
                log.push(entry);
                since += 1;
            }
            Err(StoreError::Failed(_)) => {
                (failures, since) = (failures + 1, 0);
                // It may be there or not: the log knows, as soon as it can be read.
                let kept = loop {
                    match store.read(&table, 0).await {
                        Ok(kept) => break kept,
                        Err(_) => time::sleep(Duration::from_millis(20)).await,
                    }
                };
                assert!(
                    kept == log || kept[..kept.len() - 1] == log && kept.last() == Some(&entry)
                );
                log = kept;
            }
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(store.read(&table, 0).await.unwrap(), log);
    failures
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_used_is_refused_in_words() {
    let mut opener = Opener::database();
    let error = opener.open_for(Access::Write).await.unwrap_err().to_string();
    assert!(error.contains("no tables of ours"), "{error}");
    drop(opener.open().await);
    let address = format!("{}&options[synchronous_commit]=off", opener.address());
    let error = store::open(&address).await.unwrap_err().to_string();
    assert!(error.contains("synchronous_commit"), "{error}");
    opener.server().stop();
    let error = opener.open_for(Access::Create).await.unwrap_err().to_string();
    assert!(error.contains("cannot be opened"), "{error}");
}

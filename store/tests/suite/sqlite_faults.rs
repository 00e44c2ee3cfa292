//! What can happen to a file.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Command},
    sync::Arc,
    time::Duration,
};

use store::{Access, Sqlite, Store, StoreError, TableId, TableRow};

use crate::{append, create, made, opener::Opener, row};

/// Where the writer that is to be killed writes; it writes only if this is set.
const VICTIM: &str = "STORE_TEST_VICTIM";

/// Appends two entries at a time, as fast as it can, until it is killed. Says so on standard
/// output after each append that the store answered.
#[tokio::test]
async fn victim() {
    let Some(path) = std::env::var_os(VICTIM) else { return };
    let store = Sqlite::open(Path::new(&path)).await.unwrap();
    let table = TableRow { id: TableId::from("victim"), ..row() };
    create(&store, &table, &["0"]).await;
    for seq in (1..).step_by(2) {
        let (one, two) = (seq.to_string(), (seq + 1).to_string());
        assert!(store.append(append(&table.id, seq, &[&one, &two])).await.unwrap().won());
        std::fs::write(Path::new(&path).with_extension("told"), (seq + 1).to_string()).unwrap();
    }
}

#[tokio::test]
async fn a_killed_process_leaves_no_half_append_and_loses_nothing_it_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "sqlite_faults::victim", "--nocapture"])
        .env(VICTIM, &path)
        .spawn()
        .unwrap();
    let told = path.with_extension("told");
    while !std::fs::read_to_string(&told).is_ok_and(|told| told.parse::<u64>().unwrap_or(0) > 20) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    victim.kill().unwrap();
    victim.wait().unwrap();
    let told = std::fs::read_to_string(&told).unwrap().parse().unwrap_or(20);
    let store = Sqlite::open(&path).await.unwrap();
    let entries = store.read(&TableId::from("victim"), 0).await.unwrap();
    let expected: Vec<String> = (0..entries.len()).map(|number| number.to_string()).collect();
    assert_eq!(entries, expected);
    assert_eq!(entries.len() % 2, 1, "both entries of an append, or none");
    assert!(entries.len() as u64 > told, "{} entries, {told} told", entries.len());
}

#[tokio::test]
async fn a_file_that_is_no_store_is_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    std::fs::write(&path, "this is no database at all, but long enough to be looked at").unwrap();
    let error = Sqlite::open(&path).await.unwrap_err().to_string();
    assert!(error.contains("cannot be opened"), "{error}");
}

#[tokio::test]
async fn a_second_process_is_refused_in_words_and_may_only_read() {
    let opener = Opener::file();
    let store = opener.open().await;
    let id = made(&*store, &["a"]).await;
    let error = opener.open_for(Access::Write).await.unwrap_err().to_string();
    assert!(error.contains("another program") && error.contains("tables.db"), "{error}");
    let reader = opener.open_for(Access::Read).await.unwrap();
    assert_eq!(reader.read(&id, 0).await.unwrap(), ["a"]);
    assert!(reader.append(append(&id, 1, &["b"])).await.is_err());
    store.close().await.unwrap();
    let next = opener.open_for(Access::Write).await.unwrap();
    assert!(next.append(append(&id, 1, &["b"])).await.unwrap().won());
}

#[tokio::test]
async fn a_file_that_is_removed_or_replaced_is_noticed() {
    let opener = Opener::file();
    let store = opener.open().await;
    let id = made(&*store, &["a"]).await;
    let path = Path::new(opener.address());
    let away = opener.folder().join("away.db");
    fs::rename(path, &away).unwrap();
    for replaced in [false, true] {
        if replaced {
            fs::write(path, "something else").unwrap();
        }
        for error in [
            store.append(append(&id, 1, &["b"])).await.unwrap_err(),
            store.read(&id, 0).await.unwrap_err(),
        ] {
            assert!(error.to_string().contains("removed or replaced"), "{error}");
        }
    }
    fs::rename(&away, path).unwrap();
    assert!(store.append(append(&id, 1, &["b"])).await.unwrap().won());
    assert_eq!(store.read(&id, 0).await.unwrap(), ["a", "b"]);
}

/// Where the writer that runs out of space writes; it writes only if this is set.
const CRAMPED: &str = "STORE_TEST_CRAMPED";

/// Says on which entry it is in a file `told`, and in a file `failed` that one could not be written.
/// Ends when it could write again after that.
#[tokio::test]
async fn cramped() {
    let Some(path) = std::env::var_os(CRAMPED).map(PathBuf::from) else { return };
    let store = Arc::new(Sqlite::open(&path).await.unwrap());
    let id = TableRow { id: TableId::from("cramped"), ..row() };
    create(&*store, &id, &["0"]).await;
    let long = "x".repeat(5000);
    let (mut seq, mut failed) = (1, 0);
    loop {
        // Two at once, so that they share a transaction, and must share its fate.
        let other = {
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.ready().await })
        };
        match store.append(append(&id.id, seq, &[&long])).await {
            Ok(appended) => {
                assert!(appended.won(), "what failed was not written");
                seq += 1;
                fs::write(path.with_extension("told"), seq.to_string()).unwrap();
                if failed > 0 {
                    break;
                }
            }
            Err(StoreError::Failed(words)) => {
                failed += 1;
                fs::write(path.with_extension("failed"), words).unwrap();
                assert_eq!(store.read(&id.id, 0).await.unwrap().len() as u64, seq);
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            Err(other) => panic!("{other}"),
        }
        let _ = other.await.unwrap();
    }
}

/// The system refuses to let the files grow, as a full disk does, and later lets them again.
#[tokio::test]
async fn a_full_disk_refuses_in_words_and_is_no_longer_full_later() {
    let opener = Opener::file();
    let path = Path::new(opener.address());
    // Without the trap the system would end the process instead of refusing.
    let shell = "trap '' XFSZ; exec \"$0\" --exact sqlite_faults::cramped --nocapture";
    let program = std::env::current_exe().unwrap();
    let mut child =
        Command::new("sh").arg("-c").arg(shell).arg(program).env(CRAMPED, path).spawn().unwrap();
    wait_for(&path.with_extension("told"), &mut child).await;
    limit(&child, "1000000:unlimited");
    wait_for(&path.with_extension("failed"), &mut child).await;
    let words = fs::read_to_string(path.with_extension("failed")).unwrap();
    limit(&child, "unlimited:unlimited");
    assert!(child.wait().unwrap().success());
    assert!(!words.is_empty());
    let told: u64 = fs::read_to_string(path.with_extension("told")).unwrap().parse().unwrap();
    let store = opener.open().await;
    assert_eq!(store.read(&TableId::from("cramped"), 0).await.unwrap().len() as u64, told);
}

/// How large the files of a process may become.
fn limit(child: &Child, bytes: &str) {
    let pid = child.id().to_string();
    let mut prlimit = Command::new("prlimit");
    let limited = prlimit.args(["--pid", &pid, &format!("--fsize={bytes}")]);
    assert!(limited.status().unwrap().success());
}

async fn wait_for(path: &Path, child: &mut Child) {
    while !path.exists() {
        assert!(child.try_wait().unwrap().is_none(), "it ended early");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

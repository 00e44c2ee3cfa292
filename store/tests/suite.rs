//! What every store must keep to. A new backend calls [`suite`] with a way to open it.

use std::{path::Path, process::Command, sync::Arc, time::Duration};

use store::{
    Append, Appended, Code, Created, Person, PersonId, Sqlite, Status, Store, StoreError, TableId,
    TableRow,
};

/// Opens the same store again and again.
trait Opener {
    async fn open(&self) -> Arc<dyn Store>;
}

struct File(tempfile::TempDir);

impl File {
    fn new() -> File {
        File(tempfile::tempdir().unwrap())
    }
}

impl Opener for File {
    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(Sqlite::open(&self.0.path().join("tables.db")).await.unwrap())
    }
}

#[tokio::test]
async fn sqlite_keeps_to_the_suite() {
    suite(&File::new()).await;
}

async fn suite(opener: &impl Opener) {
    let store = opener.open().await;
    tables_are_found(&*store).await;
    a_code_leads_to_one_open_table(&*store).await;
    an_append_needs_the_right_place(&*store).await;
    of_two_appends_one_wins(&store).await;
    many_appends_share_a_flush(&store).await;
    people_are_remembered(&*store).await;
    reviews_are_kept(&*store).await;
    all_is_there_when_it_is_opened_again(opener, store).await;
}

async fn reviews_are_kept(store: &dyn Store) {
    let row = row();
    store.create_table(row.clone(), texts(&["first"]), Vec::new()).await.unwrap();
    assert_eq!(store.review(&row.id).await.unwrap(), None);
    for review in ["{}", "{\"curve\":[]}"] {
        store.put_review(&row.id, review.to_owned(), 2000).await.unwrap();
        assert_eq!(store.review(&row.id).await.unwrap().as_deref(), Some(review));
    }
}

fn row() -> TableRow {
    TableRow {
        id: TableId::fresh().unwrap(),
        code: Code::fresh().unwrap(),
        game: "maiak".into(),
        seed: [9; 32],
        status: Status::Lobby,
        created_at: 1000,
        changed_at: 1000,
    }
}

fn texts(entries: &[&str]) -> Vec<String> {
    entries.iter().map(ToString::to_string).collect()
}

async fn create(store: &dyn Store, row: &TableRow, entries: &[&str]) -> Created {
    store.create_table(row.clone(), texts(entries), Vec::new()).await.unwrap()
}

async fn made(store: &dyn Store, entries: &[&str]) -> TableId {
    let row = row();
    assert_eq!(create(store, &row, entries).await, Created::Made);
    row.id
}

fn append(table: &TableId, seq: u64, entries: &[&str]) -> Append {
    Append::new(table.clone(), seq, 2000, texts(entries))
}

async fn tables_are_found(store: &dyn Store) {
    let ada = PersonId::from("ada");
    let (first, second) = (row(), row());
    let made = store.create_table(first.clone(), texts(&["a"]), vec![ada.clone()]).await;
    assert_eq!(made.unwrap(), Created::Made);
    assert_eq!(create(store, &second, &["b"]).await, Created::Made);
    assert_eq!(store.table(&first.id).await.unwrap(), Some(first.clone()));
    assert_eq!(store.table(&TableId::from("nothing")).await.unwrap(), None);
    assert_eq!(store.tables_of(&ada, 10).await.unwrap(), std::slice::from_ref(&first));

    // Who sits down later is part of it from then on, and what changed last comes first.
    let joined = vec![ada.clone()];
    let sat = Append { joined, status: Some(Status::Playing), ..append(&second.id, 1, &["c"]) };
    assert!(store.append(sat).await.unwrap().won());
    let rows = store.tables_of(&ada, 10).await.unwrap();
    let ids: Vec<&TableId> = rows.iter().map(|row| &row.id).collect();
    assert_eq!(ids, [&second.id, &first.id]);
    assert_eq!((rows[0].status, rows[0].changed_at), (Status::Playing, 2000));
    assert_eq!(store.tables_of(&ada, 1).await.unwrap().len(), 1);
    assert_eq!(store.counts().await.unwrap().tables, 2);
}

async fn a_code_leads_to_one_open_table(store: &dyn Store) {
    let first = row();
    let second = TableRow { code: first.code.clone(), ..row() };
    assert_eq!(create(store, &first, &["a"]).await, Created::Made);
    assert_eq!(create(store, &second, &["a"]).await, Created::CodeTaken);
    assert_eq!(store.table(&second.id).await.unwrap(), None);
    assert!(store.read(&second.id, 0).await.unwrap().is_empty());
    assert_eq!(store.table_with_code(&first.code).await.unwrap().unwrap().id, first.id);
    let over = Append { status: Some(Status::Over), ..append(&first.id, 1, &["end"]) };
    assert!(store.append(over).await.unwrap().won());
    assert_eq!(store.table_with_code(&first.code).await.unwrap(), None);
    assert_eq!(create(store, &second, &["a"]).await, Created::Made);
    assert_eq!(store.table_with_code(&first.code).await.unwrap().unwrap().id, second.id);
}

async fn an_append_needs_the_right_place(store: &dyn Store) {
    let id = made(store, &["a", "b"]).await;
    for seq in [0, 1, 3, 100] {
        let lost = append(&id, seq, &["x", "y"]);
        assert_eq!(store.append(lost).await.unwrap(), Appended::Lost, "{seq}");
    }
    assert_eq!(store.append(append(&id, 2, &["c", "d"])).await.unwrap(), Appended::Won);
    assert_eq!(store.read(&id, 0).await.unwrap(), ["a", "b", "c", "d"]);
    assert_eq!(store.read(&id, 3).await.unwrap(), ["d"]);
    assert!(store.read(&id, 9).await.unwrap().is_empty());
}

async fn of_two_appends_one_wins(store: &Arc<dyn Store>) {
    let id = made(&**store, &["a"]).await;
    let rivals = (0..20).map(|rival| {
        let (store, id) = (Arc::clone(store), id.clone());
        tokio::spawn(async move { store.append(append(&id, 1, &[&rival.to_string()])).await })
    });
    let mut won = 0;
    for rival in rivals.collect::<Vec<_>>() {
        won += usize::from(rival.await.unwrap().unwrap().won());
    }
    assert_eq!(won, 1);
    assert_eq!(store.read(&id, 0).await.unwrap().len(), 2);
}

async fn many_appends_share_a_flush(store: &Arc<dyn Store>) {
    let mut writers = Vec::new();
    for _ in 0..200 {
        let id = made(&**store, &["a"]).await;
        let store = Arc::clone(store);
        writers.push(tokio::spawn(async move {
            for seq in 1..6 {
                assert!(store.append(append(&id, seq, &["x"])).await.unwrap().won());
            }
            store.read(&id, 0).await.unwrap().len()
        }));
    }
    for writer in writers {
        assert_eq!(writer.await.unwrap(), 6);
    }
}

async fn people_are_remembered(store: &dyn Store) {
    let id = PersonId::from("bob");
    assert_eq!(store.person(&id).await.unwrap(), None);
    let named = Person { name: Some("Bob".into()), lang: None };
    store.put_person(&id, named, 1).await.unwrap();
    let speaks = Person { name: None, lang: Some("de".into()) };
    store.put_person(&id, speaks, 2).await.unwrap();
    let known = Person { name: Some("Bob".into()), lang: Some("de".into()) };
    assert_eq!(store.person(&id).await.unwrap(), Some(known));
}

async fn all_is_there_when_it_is_opened_again(opener: &impl Opener, store: Arc<dyn Store>) {
    let id = made(&*store, &["a"]).await;
    assert!(store.append(append(&id, 1, &["b"])).await.unwrap().won());
    let counts = store.counts().await.unwrap();
    store.close().await.unwrap();
    let refused = store.append(append(&id, 2, &["c"])).await;
    assert!(matches!(refused, Err(StoreError::Closed)), "{refused:?}");
    drop(store);

    let store = opener.open().await;
    assert_eq!(store.counts().await.unwrap(), counts);
    assert_eq!(store.read(&id, 0).await.unwrap(), ["a", "b"]);
    assert!(store.append(append(&id, 2, &["c"])).await.unwrap().won());
    // Dropped without a word, it keeps what it said it kept.
    drop(store);
    assert_eq!(opener.open().await.read(&id, 0).await.unwrap(), ["a", "b", "c"]);
}

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
        .args(["--exact", "victim", "--nocapture"])
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

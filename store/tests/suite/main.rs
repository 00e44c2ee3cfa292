//! What every store must keep to: [`suite`] runs for each of them. What only one of them can get
//! wrong is tested in the files beside.

mod copies;
mod damage;
mod nodes;
mod opener;
mod postgres_faults;
mod sqlite_faults;

use std::sync::Arc;

use store::{
    Append, Appended, Archive, Code, Created, Person, PersonId, Secret, Status, Store, StoreError,
    TableId, TableRow,
};

use crate::opener::Opener;

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_to_the_suite() {
    suite(&Opener::file()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_to_the_suite() {
    suite(&Opener::database()).await;
}

async fn suite(opener: &Opener) {
    let store = opener.open().await;
    tables_are_found(&*store).await;
    a_code_leads_to_one_open_table(&*store).await;
    an_append_needs_the_right_place(&*store).await;
    of_two_appends_one_wins(&store).await;
    many_appends_share_a_flush(&store).await;
    what_is_written_together_is_answered_apart(&store).await;
    people_are_remembered(&*store).await;
    reviews_are_kept(&*store).await;
    a_link_to_another_device_is_good_once(&*store).await;
    one_bad_write_spoils_no_other(&store).await;
    nodes::logs_are_counted_at_once(&*store).await;
    nodes::a_lease_is_had_by_one_node(&*store).await;
    nodes::a_lease_ends_with_its_node(&*store).await;
    nodes::visits_end_with_their_node(&*store).await;
    nodes::counters_are_full_until_the_next_window(&*store).await;
    store.ready().await.unwrap();
    copies::pages_go_through_everything(&*store).await;
    copies::what_is_removed_is_gone(&*store).await;
    all_is_there_when_it_is_opened_again(opener, store).await;
}

async fn a_link_to_another_device_is_good_once(store: &dyn Store) {
    let [word, other, secret] = [0; 3].map(|_| Secret::fresh().unwrap());
    store.begin_handover(&word, &secret, 60_000).await.unwrap();
    assert_eq!(store.handover(&word).await.unwrap(), Some(secret.clone()));
    assert_eq!(store.handover(&other).await.unwrap(), None);
    assert!(!store.end_handover(&other).await.unwrap());
    assert!(store.end_handover(&word).await.unwrap());
    assert!(!store.end_handover(&word).await.unwrap(), "once");
    assert_eq!(store.handover(&word).await.unwrap(), None);

    // A person has one link at a time, and none for ever.
    store.begin_handover(&word, &secret, 60_000).await.unwrap();
    store.begin_handover(&other, &secret, 1).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    for word in [word, other] {
        assert_eq!(store.handover(&word).await.unwrap(), None);
        assert!(!store.end_handover(&word).await.unwrap());
    }
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

async fn one_bad_write_spoils_no_other(store: &Arc<dyn Archive>) {
    let nowhere = TableId::from("no table at all");
    let ids = [made(&**store, &["a"]).await, made(&**store, &["a"]).await];
    let good = ids.clone().map(|id| {
        let store = Arc::clone(store);
        tokio::spawn(async move { store.append(append(&id, 1, &["b"])).await })
    });
    // There is no table that it could belong to.
    let bad = store.put_review(&nowhere, "{}".into(), 1).await;
    assert!(matches!(bad, Err(StoreError::Failed(_))), "{bad:?}");
    for good in good {
        assert_eq!(good.await.unwrap().unwrap(), Appended::Won);
    }
    assert_eq!(store.append(append(&nowhere, 0, &["a"])).await.unwrap(), Appended::Lost);
}

pub(crate) fn row() -> TableRow {
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

pub(crate) fn texts(entries: &[&str]) -> Vec<String> {
    entries.iter().map(ToString::to_string).collect()
}

pub(crate) async fn create(store: &dyn Store, row: &TableRow, entries: &[&str]) -> Created {
    store.create_table(row.clone(), texts(entries), Vec::new()).await.unwrap()
}

pub(crate) async fn made(store: &dyn Store, entries: &[&str]) -> TableId {
    let row = row();
    assert_eq!(create(store, &row, entries).await, Created::Made);
    row.id
}

pub(crate) fn append(table: &TableId, seq: u64, entries: &[&str]) -> Append {
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

async fn of_two_appends_one_wins(store: &Arc<dyn Archive>) {
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

async fn many_appends_share_a_flush(store: &Arc<dyn Archive>) {
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

/// Each of those that are written together wins or loses by itself.
async fn what_is_written_together_is_answered_apart(store: &Arc<dyn Archive>) {
    let guest = PersonId::from("guest");
    let mut under_way = Vec::new();
    for number in 0..60 {
        let id = made(&**store, &["a"]).await;
        let (append, expected) = match number % 4 {
            0 => (append(&id, 1, &["b", "c"]), Appended::Won),
            1 => (append(&id, 2, &["b", "c"]), Appended::Lost),
            2 => {
                let fence = store.lease(&id, "node").await.unwrap();
                store.lease(&id, "node").await.unwrap();
                (Append { fence, ..append(&id, 1, &["b", "c"]) }, Appended::Fenced)
            }
            _ => {
                let (status, joined) = (Some(Status::Over), vec![guest.clone()]);
                (Append { status, joined, ..append(&id, 1, &["b", "c"]) }, Appended::Won)
            }
        };
        under_way.push((id, append, expected));
    }
    let together = under_way.into_iter().map(|(id, append, expected)| {
        let store = Arc::clone(store);
        tokio::spawn(async move { (id, store.append(append.clone()).await, append, expected) })
    });
    for one in together.collect::<Vec<_>>() {
        let (id, appended, append, expected) = one.await.unwrap();
        assert_eq!(appended.unwrap(), expected);
        let kept: &[&str] = if expected.won() { &["a", "b", "c"] } else { &["a"] };
        assert_eq!(store.read(&id, 0).await.unwrap(), kept);
        let status = append.status.unwrap_or(Status::Lobby);
        let row = store.table(&id).await.unwrap().unwrap();
        assert_eq!(
            (row.status, row.changed_at),
            (status, if expected.won() { 2000 } else { 1000 })
        );
    }
    assert_eq!(store.tables_of(&guest, 100).await.unwrap().len(), 15);
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

async fn all_is_there_when_it_is_opened_again(opener: &Opener, store: Arc<dyn Archive>) {
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

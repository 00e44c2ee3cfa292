//! Those who look after a store go through it, copy it and clear it out.

use std::sync::Arc;

use store::{
    Access, Address, Append, Archive, Copying, Person, PersonId, Stage, Status, StoreError, TableId,
};

use crate::{append, made, opener::Opener, row, texts};

pub(crate) async fn pages_go_through_everything(store: &dyn Archive) {
    let counts = store.counts().await.unwrap();
    let (mut tables, mut last) = (Vec::new(), None);
    loop {
        let page = store.heads(last.as_ref(), 7).await.unwrap();
        assert!(page.len() <= 7);
        let Some(head) = page.last() else { break };
        last = Some(head.row.id.clone());
        tables.extend(page.into_iter().map(|head| head.row.id.as_str().to_owned()));
    }
    assert_eq!(tables.len() as u64, counts.tables);
    assert!(tables.is_sorted(), "by bytes, on every kind of store");
    let people = store.people(None, 1000).await.unwrap();
    assert_eq!(people.len() as u64, counts.people);
    assert!(store.people(people.last().map(|known| &known.id), 9).await.unwrap().is_empty());
    assert!(store.orphans().await.unwrap().is_empty());
}

pub(crate) async fn what_is_removed_is_gone(store: &dyn Archive) {
    let counts = store.counts().await.unwrap();
    let id = made(store, &["a"]).await;
    store.put_review(&id, "{}".into(), 1).await.unwrap();
    assert!(store.append(append(&id, 1, &["b"])).await.unwrap().won());
    assert!(!store.remove(&id, 1999).await.unwrap(), "something happened later");
    // Where a node minds it, or somebody is there by one, it stays as long as that node is there.
    store.heartbeat("keeper", 60_000).await.unwrap();
    let fence = store.lease(&id, "keeper").await.unwrap().expect("nobody minds it yet");
    assert!(!store.remove(&id, 2000).await.unwrap(), "a node minds it");
    store.release(&id, fence).await.unwrap();
    store.visit(&id, "keeper", vec![PersonId::from("ada")]).await.unwrap();
    assert!(!store.remove(&id, 2000).await.unwrap(), "somebody is there");
    store.retire("keeper").await.unwrap();
    assert!(store.remove(&id, 2000).await.unwrap());
    assert!(!store.remove(&id, 2000).await.unwrap());
    assert_eq!(store.whole(&id).await.unwrap(), None);
    assert_eq!(store.counts().await.unwrap(), counts);
    assert!(store.orphans().await.unwrap().is_empty());
}

/// A store with some of everything.
async fn furnish(store: &dyn Archive) -> Vec<TableId> {
    let mut ids = Vec::new();
    for number in 0..50_u64 {
        let row = row();
        let members = vec![PersonId::from("ada"), PersonId::from(number.to_string().as_str())];
        store.create_table(row.clone(), texts(&["a", "ä"]), members).await.unwrap();
        let over = Append { status: Some(Status::Over), ..append(&row.id, 2, &["\"end\""]) };
        if number % 2 == 0 {
            assert!(store.append(over).await.unwrap().won());
            store.put_review(&row.id, "{}".into(), number).await.unwrap();
        }
        ids.push(row.id);
    }
    let ada = Person { name: Some("Ada".into()), lang: None };
    store.put_person(&PersonId::from("ada"), ada, 7).await.unwrap();
    ids
}

async fn copy(from: &Arc<dyn Archive>, to: &Arc<dyn Archive>) -> Result<(u64, u64), StoreError> {
    let (mut copied, mut checked) = (0, 0);
    let mut progress = |stage, more| match stage {
        Stage::People => {}
        Stage::Tables => copied += more,
        Stage::Checking => checked += more,
    };
    store::copy(from, to, Copying::Everything, &mut progress).await?;
    Ok((copied, checked))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_there_and_back_is_the_same() {
    let (file, database, again) = (Opener::file(), Opener::database(), Opener::file());
    let (one, two, three) = (file.open().await, database.open().await, again.open().await);
    let ids = furnish(&*one).await;
    // As if an earlier attempt had been interrupted, and the table had gone on since.
    let half = one.whole(&ids[1]).await.unwrap().unwrap();
    two.replace(half).await.unwrap();
    assert!(one.append(append(&ids[1], 2, &["c"])).await.unwrap().won());

    assert_eq!(copy(&one, &two).await.unwrap(), (50, 50));
    assert_eq!(copy(&two, &three).await.unwrap(), (50, 50));
    assert_eq!(copy(&one, &two).await.unwrap(), (50, 50), "once more changes nothing");
    for id in &ids {
        assert_eq!(three.whole(id).await.unwrap(), one.whole(id).await.unwrap());
        assert_eq!(three.head(id).await.unwrap(), one.head(id).await.unwrap());
    }
    assert_eq!(three.people(None, 9).await.unwrap(), one.people(None, 9).await.unwrap());
    assert_eq!(three.counts().await.unwrap(), one.counts().await.unwrap());

    // Two tables of the same name that are not the same are not mixed up.
    assert!(two.append(append(&ids[1], 3, &["there"])).await.unwrap().won());
    assert!(one.append(append(&ids[1], 3, &["here"])).await.unwrap().won());
    let error = copy(&one, &two).await.unwrap_err().to_string();
    assert!(error.contains(ids[1].as_str()) && error.contains("differ"), "{error}");
    assert!(database.open_for(Access::Write).await.is_ok(), "many may have a database open");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_made_while_the_store_is_in_use() {
    for opener in [Opener::file(), Opener::database()] {
        let one = opener.open().await;
        let ids = furnish(&*one).await;
        let path = opener.folder().join("backup.db");
        let address: Address = opener.address().parse().unwrap();
        store::back_up(&address, &path, &mut |_, _| {}).await.unwrap();
        assert!(one.append(append(&ids[1], 2, &["later"])).await.unwrap().won());

        let left = std::fs::read_dir(opener.folder()).unwrap();
        let names: Vec<_> = left.map(|entry| entry.unwrap().file_name()).collect();
        assert!(!names.iter().any(|name| name.to_string_lossy().contains("tmp")), "{names:?}");
        let two = Address::File(path.clone()).open(Access::Write).await.unwrap();
        assert_eq!(two.counts().await.unwrap(), one.counts().await.unwrap());
        assert_eq!(two.whole(&ids[0]).await.unwrap(), one.whole(&ids[0]).await.unwrap());
        assert_eq!(two.read(&ids[1], 0).await.unwrap(), ["a", "ä"]);
        let error = store::back_up(&address, &path, &mut |_, _| {}).await.unwrap_err();
        assert!(error.to_string().contains("exists"), "{error}");
    }
}

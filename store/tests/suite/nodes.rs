//! What several nodes need that share a store.

use std::time::Duration;

use store::{Append, Appended, Archive, PersonId, Ring, Standing, Store, TableId, Visit};
use tokio::time;

use crate::{append, made, opener::Opener};

pub(crate) async fn logs_are_counted_at_once(store: &dyn Archive) {
    let (one, other) = (made(store, &["a"]).await, made(store, &["a", "b", "c"]).await);
    let nowhere = TableId::from("nowhere");
    let mut standing = store.standing(&[one.clone(), nowhere, other.clone()]).await.unwrap();
    standing.sort_by_key(|standing| standing.length);
    let stands = |table, length| Standing { table, length, keeper: None, visits: Vec::new() };
    assert_eq!(standing, [stands(one, 1), stands(other, 3)]);
    assert!(store.standing(&[]).await.unwrap().is_empty());
}

pub(crate) async fn a_lease_is_had_by_one_node(store: &dyn Archive) {
    let id = made(store, &["a"]).await;
    store.heartbeat("north", 60_000).await.unwrap();
    store.heartbeat("south", 60_000).await.unwrap();
    let first = store.lease(&id, "north").await.unwrap().unwrap();
    assert_eq!(store.lease(&id, "south").await.unwrap(), None);
    assert_eq!(store.lease(&TableId::from("nowhere"), "south").await.unwrap(), None);

    let fenced = |fence, seq| Append { fence: Some(fence), ..append(&id, seq, &["b"]) };
    assert_eq!(store.append(fenced(first, 1)).await.unwrap(), Appended::Won);
    assert_eq!(store.append(fenced(first, 1)).await.unwrap(), Appended::Lost);

    store.release(&id, first).await.unwrap();
    let second = store.lease(&id, "south").await.unwrap().unwrap();
    assert!(second > first);
    assert_eq!(store.append(fenced(first, 2)).await.unwrap(), Appended::Fenced);
    // Who had it before can neither release nor renew what is another's.
    store.release(&id, first).await.unwrap();
    assert_eq!(store.lease(&id, "north").await.unwrap(), None);
    assert_eq!(store.append(fenced(second, 2)).await.unwrap(), Appended::Won);
    // What any node may write needs no lease.
    assert_eq!(store.append(append(&id, 3, &["c"])).await.unwrap(), Appended::Won);
    // Whoever asks again, after a restart perhaps, shuts out the one he was.
    let third = store.lease(&id, "south").await.unwrap().unwrap();
    assert_eq!(store.append(fenced(second, 4)).await.unwrap(), Appended::Fenced);
    assert_eq!(store.append(fenced(third, 4)).await.unwrap(), Appended::Won);
}

pub(crate) async fn a_lease_ends_with_its_node(store: &dyn Archive) {
    let id = made(store, &["a"]).await;
    store.heartbeat("short-lived", 300).await.unwrap();
    let first = store.lease(&id, "short-lived").await.unwrap().unwrap();
    assert_eq!(store.lease(&id, "heir").await.unwrap(), None);
    time::sleep(Duration::from_millis(400)).await;
    // Nobody took it: the node is back, and with it the lease.
    store.heartbeat("short-lived", 300).await.unwrap();
    assert_eq!(store.lease(&id, "heir").await.unwrap(), None);
    time::sleep(Duration::from_millis(400)).await;
    let second = store.lease(&id, "heir").await.unwrap().unwrap();
    assert!(second > first);
    let late = Append { fence: Some(first), ..append(&id, 1, &["b"]) };
    assert_eq!(store.append(late).await.unwrap(), Appended::Fenced);
}

pub(crate) async fn visits_end_with_their_node(store: &dyn Archive) {
    let id = made(store, &["a"]).await;
    let people = |names: &[&str]| names.iter().map(|&name| PersonId::from(name)).collect();
    let since = store.heartbeat("east", 60_000).await.unwrap();
    store.heartbeat("fleeting", 300).await.unwrap();
    store.visit(&id, "east", people(&["bob", "ada"])).await.unwrap();
    store.visit(&id, "fleeting", people(&["ada"])).await.unwrap();
    store.visit(&id, "east", people(&["cy", "ada"])).await.unwrap();
    assert!(store.lease(&id, "east").await.unwrap().is_some());
    let found = async || {
        let standing = store.standing(std::slice::from_ref(&id)).await.unwrap().remove(0);
        let told = |Visit { node, person }: &Visit| format!("{node} {}", person.as_str());
        (standing.keeper, standing.visits.iter().map(told).collect::<Vec<_>>().join(", "))
    };
    assert_eq!(found().await, (Some("east".into()), "east ada, east cy, fleeting ada".into()));
    time::sleep(Duration::from_millis(400)).await;
    assert_eq!(found().await.1, "east ada, east cy");
    // It was silent for a while, but not for long; and somebody was always there.
    assert_eq!(store.heartbeat("fleeting", 300).await.unwrap(), since);
    assert_eq!(found().await.1, "east ada, east cy, fleeting ada");
    store.retire("east").await.unwrap();
    assert_eq!(found().await, (None, "fleeting ada".into()));
    store.visit(&id, "fleeting", Vec::new()).await.unwrap();
    assert_eq!(found().await.1, "");
}

pub(crate) async fn counters_are_full_until_the_next_window(store: &dyn Archive) {
    // Long enough that the window hardly ever ends in the middle.
    let window = 1_000_000_000;
    for expected in [true, true, false, false] {
        assert_eq!(store.count("a guest", window, 2).await.unwrap(), expected);
    }
    assert!(store.count("another guest", window, 2).await.unwrap());
    assert!(!store.count("nobody", window, 0).await.unwrap());
    let mut allowed = 0;
    for _ in 0..20 {
        allowed += u32::from(store.count("a hasty guest", 100, 1).await.unwrap());
        time::sleep(Duration::from_millis(20)).await;
    }
    assert!((2..20).contains(&allowed), "{allowed} in several windows");
}

/// The next ring that is not just about having missed some.
async fn next(bell: &mut store::Doorbell) -> Ring {
    loop {
        let heard = time::timeout(Duration::from_secs(10), bell.heard()).await;
        match heard.expect("a ring in time").expect("an open store") {
            Ring::Missed => {}
            ring => return ring,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doorbell_rings_for_what_other_processes_append() {
    let mut opener = Opener::database();
    let (north, south) = (opener.open().await, opener.open().await);
    let (mut at_north, mut at_south) = (north.watch(), south.watch());
    // Until both have hung up their bells, which they say if they had not before we listened.
    for bell in [&mut at_north, &mut at_south] {
        if let Ok(heard) = time::timeout(Duration::from_secs(1), bell.heard()).await {
            assert_eq!(heard, Some(Ring::Missed));
        }
    }
    let (one, other) = (made(&*north, &["a"]).await, made(&*north, &["a"]).await);
    assert!(north.append(append(&one, 1, &["b", "c"])).await.unwrap().won());
    let ring = Ring::Appended { table: one.clone(), length: 3 };
    assert_eq!(next(&mut at_south).await, ring);
    assert!(south.append(append(&other, 1, &["b"])).await.unwrap().won());
    // North hears of the other's append first, because its own does not ring at home.
    let ring = Ring::Appended { table: other.clone(), length: 2 };
    assert_eq!(next(&mut at_north).await, ring);

    south.heartbeat("south", 60_000).await.unwrap();
    let fence = south.lease(&one, "south").await.unwrap().unwrap();
    south.visit(&one, "south", Vec::new()).await.unwrap();
    assert_eq!(next(&mut at_north).await, Ring::Attended { table: one.clone() });
    south.release(&one, fence).await.unwrap();
    assert_eq!(next(&mut at_north).await, Ring::Attended { table: one.clone() });
    south.retire("south").await.unwrap();
    let look = time::timeout(Duration::from_secs(10), at_north.heard()).await;
    assert_eq!(look.unwrap(), Some(Ring::Missed));

    // A bell that fell down is hung up again, and says so.
    opener.server().kill().unwrap();
    opener.server().restart().unwrap();
    let missed = time::timeout(Duration::from_secs(10), at_south.heard()).await;
    assert_eq!(missed.unwrap(), Some(Ring::Missed));
    // The one who rings may need a try to notice that he must connect again.
    for seq in 3.. {
        assert!(append_until_it_works(&*north, &one, seq).await);
        let ring = time::timeout(Duration::from_millis(500), at_south.heard()).await;
        if let Ok(Some(Ring::Appended { table, length })) = ring {
            assert_eq!((table, length), (one, seq + 1));
            break;
        }
        assert!(seq < 20, "no ring after the restart");
    }
    north.close().await.unwrap();
    drop(north);
    // Every connection that was in use shortly before the kill may fail once.
    let tables = [other];
    let mut standing = south.standing(&tables).await;
    for _ in 0..16 {
        if standing.is_err() {
            standing = south.standing(&tables).await;
        }
    }
    let standing = standing.unwrap();
    assert_eq!(standing[0].length, 2);
}

async fn append_until_it_works(store: &dyn Store, table: &TableId, seq: u64) -> bool {
    for _ in 0..100 {
        match store.append(append(table, seq, &["x"])).await {
            Ok(appended) => return appended.won(),
            Err(_) => time::sleep(Duration::from_millis(50)).await,
        }
    }
    false
}

//! Old tables are removed once for all nodes, and not where somebody is by any of them.

use std::time::Duration;

use serde_json::json;
use store::Status;
use tokio::time::sleep;

use super::house::House;
use crate::{
    retention::{SHORT, is_there, old_table},
    test_server::person,
};

#[tokio::test]
async fn no_node_removes_what_is_visited_by_another() {
    let mut house = House::open();
    house.config.retention = SHORT;
    let (north, south) = house.nodes().await;
    let old = old_table(&north, Status::Lobby, 30).await;
    let visited =
        [old_table(&north, Status::Lobby, 30).await, old_table(&north, Status::Playing, 30).await];
    let mut clients = Vec::new();
    for id in &visited {
        clients.push(south.visit(id, &person()).await);
    }
    // The nodes tell one another who is where within a moment.
    sleep(Duration::from_secs(1)).await;
    let cleared = tokio::join!(north.app.clear_out(), south.app.clear_out());
    let (one, two) = (cleared.0.unwrap(), cleared.1.unwrap());
    assert_eq!((one.0 + two.0, one.1 + two.1), (1, 0), "once for all nodes");
    assert!(!is_there(&south, &old).await);
    for id in &visited {
        assert!(is_there(&north, id).await, "{id} is gone");
    }
    clients[0].does(json!({ "do": "sit", "seat": 0 })).await;
}

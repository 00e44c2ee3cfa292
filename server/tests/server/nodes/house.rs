//! A database of one's own, and nodes that share it.

use std::{sync::Arc, time::Duration};

use server::{Config, room::Entry};
use store::{Address, LocalPostgres, TableId};
use tempfile::TempDir;
use tokio::{
    runtime::{Builder, Runtime},
    task::spawn_blocking,
};

use crate::test_server::TestServer;

/// A database, and how the nodes that share it behave.
pub(super) struct House {
    /// It must stop before its folder is removed.
    pub(super) database: LocalPostgres,
    pub(super) config: Config,
    folder: Arc<TempDir>,
}

/// A node that can be killed: everything of it runs in a runtime of its own.
pub(super) struct Mortal {
    pub(super) server: TestServer,
    runtime: Runtime,
}

impl House {
    /// A house whose bots do not pause and whose limits are out of the way.
    pub(super) fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        let database = LocalPostgres::start(folder.path()).unwrap();
        let address: Address = database.create_database("tables").unwrap().parse().unwrap();
        let config = Config::new(address).without_limits();
        let config = Config { bot_pause: Duration::ZERO, ..config };
        House { database, config, folder: Arc::new(folder) }
    }

    /// One more node.
    pub(super) async fn node(&self) -> TestServer {
        TestServer::start(Arc::clone(&self.folder), self.config.clone()).await
    }

    /// Two nodes.
    pub(super) async fn nodes(&self) -> (TestServer, TestServer) {
        (self.node().await, self.node().await)
    }

    /// One more node, which is going to be killed.
    pub(super) async fn mortal(&self) -> Mortal {
        let (folder, config) = (Arc::clone(&self.folder), self.config.clone());
        let start = move || {
            let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build();
            let runtime = runtime.unwrap();
            Mortal { server: runtime.block_on(TestServer::start(folder, config)), runtime }
        };
        spawn_blocking(start).await.unwrap()
    }

    /// What stands in the log of a table.
    pub(super) async fn log(&self, id: &str) -> Vec<Entry> {
        let store = self.config.database.open(store::Access::Read).await.unwrap();
        let texts = store.read(&TableId::from(id), 0).await.unwrap();
        let entry = |text: &String| serde_json::from_str::<server::room::Logged>(text).unwrap();
        texts.iter().map(|text| entry(text).entry).collect()
    }
}

impl Mortal {
    /// End it as a power cut would: it says nothing to anybody.
    pub(super) fn kill(self) {
        self.runtime.shutdown_background();
    }
}

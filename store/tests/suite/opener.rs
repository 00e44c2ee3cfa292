//! How the tests open each kind of store.

use std::sync::Arc;

use store::{Access, Address, Archive, LocalPostgres, StoreError};
use tempfile::TempDir;

/// Opens the same store again and again, and is gone without a trace when it is dropped.
pub(crate) struct Opener {
    address: String,
    /// The server, if there is one; it must stop before its folder is removed.
    server: Option<LocalPostgres>,
    folder: TempDir,
}

impl Opener {
    /// A SQLite file that is not there yet.
    pub(crate) fn file() -> Opener {
        let folder = tempfile::tempdir().unwrap();
        let address = folder.path().join("tables.db").display().to_string();
        Opener { address, server: None, folder }
    }

    /// An empty database on a server of its own.
    pub(crate) fn database() -> Opener {
        let folder = tempfile::tempdir().unwrap();
        let server = LocalPostgres::start(folder.path()).unwrap();
        let address = server.create_database("tables").unwrap();
        Opener { address, server: Some(server), folder }
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    pub(crate) fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    pub(crate) fn server(&mut self) -> &mut LocalPostgres {
        self.server.as_mut().unwrap()
    }

    pub(crate) async fn open(&self) -> Arc<dyn Archive> {
        self.open_for(Access::Create).await.unwrap()
    }

    pub(crate) async fn open_for(&self, access: Access) -> Result<Arc<dyn Archive>, StoreError> {
        self.address.parse::<Address>().unwrap().open(access).await
    }
}

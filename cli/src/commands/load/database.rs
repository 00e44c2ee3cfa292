use std::io;

#[cfg(unix)]
use std::{thread, time::Duration};
#[cfg(unix)]
use store::LocalPostgres;
#[cfg(unix)]
use tokio::task;

use super::folder::Folder;

/// What the servers of a run keep their tables in.
pub(crate) struct Database {
    /// A file, or the address of a database.
    pub(crate) address: String,
    #[cfg(unix)]
    postgres: Option<LocalPostgres>,
}

impl Database {
    /// One server has a file, several share a PostgreSQL database that is started for them.
    #[cfg(unix)]
    pub(crate) async fn open(folder: &Folder, nodes: usize) -> io::Result<Database> {
        if nodes == 1 {
            return Ok(Database { address: folder.file().display().to_string(), postgres: None });
        }
        let place = folder.path().join("postgres");
        let started = task::spawn_blocking(move || {
            std::fs::create_dir(&place)?;
            let postgres = LocalPostgres::start(&place)?;
            let address = postgres.create_database("tables")?;
            Ok(Database { address, postgres: Some(postgres) })
        });
        started.await.map_err(io::Error::other)?
    }

    /// Elsewhere we know of no PostgreSQL to start.
    #[cfg(not(unix))]
    pub(crate) async fn open(folder: &Folder, nodes: usize) -> io::Result<Database> {
        match nodes {
            1 => Ok(Database { address: folder.file().display().to_string() }),
            _ => Err(io::ErrorKind::Unsupported.into()),
        }
    }

    /// Kill PostgreSQL as a power cut would, and start it again after a while; whether there is one.
    #[cfg(unix)]
    pub(crate) async fn kill(&mut self, absence: Duration) -> io::Result<bool> {
        let Some(mut postgres) = self.postgres.take() else { return Ok(false) };
        let restarted = task::spawn_blocking(move || {
            postgres.kill()?;
            thread::sleep(absence);
            postgres.restart()?;
            Ok::<_, io::Error>(postgres)
        });
        self.postgres = Some(restarted.await.map_err(io::Error::other)??);
        Ok(true)
    }
}

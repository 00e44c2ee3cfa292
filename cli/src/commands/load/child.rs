use std::{
    env, fs,
    io::{self, BufRead, BufReader},
    net::{Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    process::{self, ChildStdout, Command, Stdio},
    time::Duration,
};

use server::{App, Config, Guest, PersonId, Wish};
use store::Address;
use table::Lang;
use tokio::{task::JoinSet, time};

use super::client;

/// How many tables are made at once.
const AT_ONCE: usize = 256;
/// How long the server may take to go down.
const GRACE: Duration = Duration::from_secs(15);

/// A folder that is gone afterwards.
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// A new one, called after what it is for.
    pub(crate) fn new(purpose: &str) -> io::Result<Folder> {
        let folder = env::temp_dir().join(format!("tactable-{purpose}-{}", process::id()));
        fs::create_dir(&folder)?;
        Ok(Folder(folder))
    }

    /// The file that keeps the tables.
    pub(crate) fn file(&self) -> PathBuf {
        self.0.join("tables.db")
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Leave it behind for whoever wants to look into it.
    #[cfg(unix)]
    pub(crate) fn keep(mut self) -> PathBuf {
        std::mem::take(&mut self.0)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left is left among the system's temporary files.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A server in a process of its own, so that its memory can be told from ours.
pub(crate) struct Child {
    process: process::Child,
    /// Kept open, because who talks to nobody stops talking.
    _output: BufReader<ChildStdout>,
    pub(crate) address: SocketAddr,
}

impl Child {
    /// Start a server on a free port of this machine, and wait until it is ready.
    pub(crate) async fn start(folder: &Folder) -> io::Result<Child> {
        let mut process = Command::new(env::current_exe()?)
            .args(["serve", "--port", "0", "--no-open", "--no-limits", "--lang", "en", "--data"])
            .arg(folder.file())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let stdout = process.stdout.take().ok_or_else(|| io::Error::other("no output"))?;
        let mut line = String::new();
        let mut output = BufReader::new(stdout);
        output.read_line(&mut line)?;
        let address = address_in(&line)?;
        let child = Child { process, _output: output, address };
        client::get(child.address, "/healthz").await?;
        Ok(child)
    }

    /// The memory it takes, in bytes, where the system tells.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
        Some(kibibytes * 1024)
    }

    /// Have it end in order.
    pub(crate) async fn stop(mut self) -> io::Result<()> {
        #[cfg(unix)]
        Command::new("kill").arg(self.process.id().to_string()).status()?;
        #[cfg(not(unix))]
        self.process.kill()?;
        let pause = Duration::from_millis(20);
        let mut waited = Duration::ZERO;
        while self.process.try_wait()?.is_none() && waited < GRACE {
            time::sleep(pause).await;
            waited += pause;
        }
        Ok(())
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        // It has ended already, unless something went wrong here.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The address in the first line that a server says.
pub(crate) fn address_in(line: &str) -> io::Result<SocketAddr> {
    let address = line.trim().rsplit("http://").next().and_then(|text| text.parse().ok());
    address.ok_or_else(|| io::Error::other("the server did not start"))
}

/// Keep so many running games in the file before a server opens it.
pub(crate) async fn keep_tables(folder: &Folder, count: usize) -> io::Result<()> {
    let config = Config::new(Address::File(folder.file()));
    let app = App::open(config.without_limits()).await.map_err(io::Error::other)?;
    let games: Vec<_> = catalog::games().collect();
    let mut making = JoinSet::new();
    for number in 0..count {
        if making.len() >= AT_ONCE {
            making.join_next().await;
        }
        let app = app.clone();
        let name = format!("host {number}");
        let id = PersonId::from(name.as_str());
        let place = Ipv4Addr::LOCALHOST.into();
        let host = Guest { id, name, named: true, lang: Lang::En, place };
        let wish = Wish { start: true, ..Wish::new(games[number % games.len()].about().id) };
        making.spawn(async move { app.create(&host, &wish).await });
    }
    while let Some(made) = making.join_next().await {
        made.map_err(io::Error::other)?.map_err(io::Error::other)?;
    }
    app.store().close().await.map_err(io::Error::other)
}

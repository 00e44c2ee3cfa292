use std::{
    env,
    fs::File,
    io::{self, BufRead, BufReader},
    net::SocketAddr,
    os::unix::process::CommandExt,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use tokio::{task, time::timeout};

use crate::commands::load::{child::address_in, client};

/// How long a node may take to be there.
const PATIENCE: Duration = Duration::from_secs(30);

/// Keeps a node running as long as somebody holds its standard input open, and kills it then, so
/// that it never outlives the process that wanted it, however that ends. The output is the node's
/// alone, so that it ends where the node does not come up.
const MINDER: &str = r#""$@" & exec >&-; read -r _; kill -KILL "$!"; wait"#;

/// A server in a process of its own. It is killed when it is dropped.
pub(super) struct Node {
    minder: Child,
    pub(super) address: SocketAddr,
}

impl Node {
    /// Start a server on a free port of this machine, and wait until it answers. What it complains
    /// about is added to its log.
    pub(super) async fn start(store: &str, log: &Path) -> io::Result<Node> {
        let log = File::options().create(true).append(true).open(log)?;
        let mut command = Command::new("sh");
        command.args(["-c", MINDER, "sh"]).arg(env::current_exe()?);
        command.args(["serve", "--port", "0", "--no-open", "--no-limits", "--lang", "en"]);
        command.args(["--bot-pause", "20", "--database", store]);
        // Ctrl-C is ours to take, so the node must not be among those who hear it.
        command.process_group(0);
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(log);
        let mut minder = command.spawn()?;
        let stdout = minder.stdout.take().ok_or_else(|| io::Error::other("no output"))?;
        let unknown = SocketAddr::from(([0; 4], 0));
        let mut node = Node { minder, address: unknown };
        // The output is closed again after the first line; a server goes on without anybody reading.
        let line = task::spawn_blocking(move || {
            let mut line = String::new();
            let mut output = BufReader::new(stdout);
            output.read_line(&mut line).map(|_| (line, output))
        });
        let (line, output) = timeout(PATIENCE, line).await?.map_err(io::Error::other)??;
        node.address = address_in(&line)?;
        // Whatever it says besides is of no interest, but it must be able to say it.
        task::spawn_blocking(move || io::copy(&mut { output }, &mut io::sink()));
        client::get(node.address, "/healthz").await?;
        Ok(node)
    }

    /// Whether it is still there.
    pub(super) async fn lives(&self) -> bool {
        client::get(self.address, "/healthz").await.is_ok()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        drop(self.minder.stdin.take());
        let _ = self.minder.wait();
    }
}

use std::{
    env,
    fs::File,
    io::{self, BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use tokio::{task, time::timeout};

use super::client;

/// How long a node may take to be there.
const PATIENCE: Duration = Duration::from_secs(30);

/// Keeps a node running as long as somebody holds its standard input open, and kills it then, so
/// that it never outlives the process that wanted it, however that ends.
#[cfg(unix)]
const MINDER: &str = r#""$@" & exec >&-; read -r _; kill -KILL "$!"; wait"#;

/// A server in a process of its own. It is killed when it is dropped.
pub(crate) struct Node {
    process: Child,
    pub(crate) address: SocketAddr,
}

impl Node {
    /// Start a server on a free port of this machine, and wait until it answers. Its bots take at
    /// least so many milliseconds. What it complains about is added to its log.
    pub(crate) async fn start(store: &str, bot_pause: u64, log: &Path) -> io::Result<Node> {
        let log = File::options().create(true).append(true).open(log)?;
        let mut command = command()?;
        command.args(["serve", "--port", "0", "--no-open", "--no-limits", "--lang", "en"]);
        // Everybody comes from this machine, as if a proxy stood here; else it would be a crowd from
        // one address, which may not have most of the connections.
        command.args(["--proxied", "--bot-pause", &bot_pause.to_string(), "--database", store]);
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(log);
        let mut process = command.spawn()?;
        let stdout = process.stdout.take().ok_or_else(|| io::Error::other("no output"))?;
        let unknown = SocketAddr::from(([0; 4], 0));
        let mut node = Node { process, address: unknown };
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
    #[cfg(unix)]
    pub(crate) async fn lives(&self) -> bool {
        client::get(self.address, "/healthz").await.is_ok()
    }

    /// The number of the process that all of its processes come from.
    pub(crate) fn process(&self) -> u32 {
        self.process.id()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        #[cfg(not(unix))]
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Starts this program with somebody who minds it.
#[cfg(unix)]
fn command() -> io::Result<Command> {
    use std::os::unix::process::CommandExt;

    let mut command = Command::new("sh");
    command.args(["-c", MINDER, "sh"]).arg(env::current_exe()?);
    // Ctrl-C is ours to take, so the node must not be among those who hear it.
    command.process_group(0);
    Ok(command)
}

#[cfg(not(unix))]
fn command() -> io::Result<Command> {
    Ok(Command::new(env::current_exe()?))
}

/// The address in the first line that a server says.
fn address_in(line: &str) -> io::Result<SocketAddr> {
    let address = line.trim().rsplit("http://").next().and_then(|text| text.parse().ok());
    address.ok_or_else(|| io::Error::other("the server did not start"))
}

//! A server of this program, and people who play at it line by line.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    sync::{
        Arc,
        mpsc::{Receiver, channel},
    },
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;
use server::Secret;
use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        ServerConfig,
        pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject},
    },
};

use crate::program;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server with its tables in a folder of its own.
pub(crate) struct House {
    process: Option<Child>,
    port: u16,
    folder: PathBuf,
}

impl House {
    /// A server on a free port.
    pub(crate) fn open(name: &str) -> House {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("house-{name}"));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        // A port that it can have again after it was killed.
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut house = House { process: None, port, folder };
        house.start();
        house
    }

    /// Start the server, for the first time or again.
    pub(crate) fn start(&mut self) {
        let (port, data) = (self.port.to_string(), self.folder.join("tables.db"));
        let args = ["serve", "--no-open", "--no-limits", "--bot-pause", "0", "--port", &port];
        let mut command = program(&args);
        command.args(["--lang", "en", "--database"]).arg(data);
        let mut process = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        self.process = Some(process);
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert!(line.contains(&port), "{line}");
        thread::spawn(move || std::io::copy(&mut output, &mut std::io::sink()));
    }

    /// Kill the server as a power cut does.
    pub(crate) fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }

    /// The address of the server.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The link to a table.
    pub(crate) fn link(&self, table: &str) -> String {
        format!("{}/t/{table}", self.address())
    }

    /// Put a proxy with HTTPS before the server; its address. Whoever trusts [`certificate`] trusts it.
    pub(crate) fn behind_tls(&self) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        listener.set_nonblocking(true).unwrap();
        let (port, server) = (listener.local_addr().unwrap().port(), self.port);
        let key = PathBuf::from(certificate()).with_file_name("key.pem");
        let key = PrivateKeyDer::from_pem_file(key).unwrap();
        let chain = vec![CertificateDer::from_pem_file(certificate()).unwrap()];
        let config = ServerConfig::builder().with_no_client_auth().with_single_cert(chain, key);
        let acceptor = TlsAcceptor::from(Arc::new(config.unwrap()));
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.unwrap().block_on(async {
                let listener = tokio::net::TcpListener::from_std(listener).unwrap();
                while let Ok((visitor, _)) = listener.accept().await {
                    let acceptor = acceptor.clone();
                    tokio::spawn(async move {
                        let Ok(mut visitor) = acceptor.accept(visitor).await else { return };
                        let house = ("127.0.0.1", server);
                        let mut house = tokio::net::TcpStream::connect(house).await.unwrap();
                        let _ = tokio::io::copy_bidirectional(&mut visitor, &mut house).await;
                    });
                }
            });
        });
        format!("https://localhost:{port}")
    }

    /// Where a person keeps who they are, empty at first.
    pub(crate) fn home(&self, person: &str) -> PathBuf {
        let home = self.folder.join(person);
        fs::create_dir_all(home.join("tactable/servers")).unwrap();
        home
    }

    /// Make a table as its host wishes, who is known by that name; what was told of it.
    pub(crate) fn make(&self, host: &str, wish: &Value) -> Value {
        let secret = Secret::fresh().unwrap();
        let file = format!("tactable/servers/http___127.0.0.1_{}", self.port);
        fs::write(self.home(host).join(file), secret.reveal()).unwrap();
        let body = wish.to_string();
        let head = format!(
            "POST /tables HTTP/1.1\r\nAuthorization: Bearer {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n",
            secret.reveal(),
            body.len()
        );
        serde_json::from_str(&self.ask(&head, &body)).unwrap()
    }

    /// Read something.
    pub(crate) fn get(&self, path: &str) -> String {
        self.ask(&format!("GET {path} HTTP/1.1\r\n"), "")
    }

    fn ask(&self, head: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let host = format!("Host: 127.0.0.1:{}\r\nConnection: close\r\n\r\n", self.port);
        stream.write_all(format!("{head}{host}{body}").as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.contains(" 200 ") || head.contains(" 201 "), "{answer}");
        body.to_owned()
    }

    /// Somebody with a home who runs the program.
    pub(crate) fn command(&self, person: &str, args: &[&str]) -> Command {
        let mut command = program(args);
        command.env("XDG_DATA_HOME", self.home(person));
        command
    }

    /// Somebody who sits or stands at a table, line by line.
    pub(crate) fn talker(&self, person: &str, args: &[&str]) -> Talker {
        Talker::new(&mut self.command(person, args))
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Somebody who plays line by line, through pipes.
pub(crate) struct Talker {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<Vec<u8>>,
    /// Everything that was shown.
    pub(crate) heard: String,
    /// How much of it is known.
    known: usize,
}

impl Talker {
    /// Somebody who runs this.
    pub(crate) fn new(command: &mut Command) -> Talker {
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut stdout = child.stdout.take().unwrap();
        let (told, output) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(length @ 1..) = stdout.read(&mut buffer) {
                if told.send(buffer[..length].to_vec()).is_err() {
                    return;
                }
            }
        });
        let input = child.stdin.take();
        Talker { child, input, output, heard: String::new(), known: 0 }
    }

    /// Type a line.
    pub(crate) fn say(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Wait until something is heard that was not known; all that is new up to there.
    #[track_caller]
    pub(crate) fn hears(&mut self, words: &str) -> String {
        let began = Instant::now();
        loop {
            if let Some(place) = self.heard[self.known..].find(words) {
                let end = self.known + place + words.len();
                let new = self.heard[self.known..end].to_owned();
                self.known = end;
                return new;
            }
            match self.output.recv_timeout(Duration::from_millis(200)) {
                Ok(more) => self.heard.push_str(&String::from_utf8_lossy(&more)),
                Err(_) => {
                    let heard = &self.heard[self.known..];
                    assert!(began.elapsed() < PATIENCE, "no “{words}” in:\n{heard}");
                }
            }
        }
    }

    /// Say something and wait until one is asked again; what was heard.
    #[track_caller]
    pub(crate) fn ask(&mut self, line: &str) -> String {
        self.say(line);
        // The line is noted first.
        self.hears(&format!("{line}\n"));
        self.hears("\n> ")
    }

    /// Everything that can be done now.
    #[track_caller]
    pub(crate) fn legal(&mut self) -> Vec<String> {
        let told = self.ask("?");
        let listed = told.lines().filter(|line| line.starts_with("  "));
        listed.flat_map(str::split_whitespace).map(str::to_owned).collect()
    }

    /// Do anything that can be done until nothing can be.
    #[track_caller]
    pub(crate) fn play_to_the_end(&mut self, most: usize) {
        for round in 0..most {
            let legal = self.legal();
            if legal.is_empty() {
                return;
            }
            self.ask(&legal[(round * 7919) % legal.len()]);
        }
        panic!("no end after {most} actions:\n{}", self.heard);
    }

    /// Leave; everything that was shown.
    #[track_caller]
    pub(crate) fn leaves(mut self, line: &str) -> String {
        if !line.is_empty() {
            self.say(line);
        }
        drop(self.input.take());
        self.ends()
    }

    /// Wait until the program ends well; everything that was shown.
    #[track_caller]
    pub(crate) fn ends(mut self) -> String {
        let status = self.child.wait().unwrap();
        while let Ok(more) = self.output.recv_timeout(PATIENCE) {
            self.heard.push_str(&String::from_utf8_lossy(&more));
        }
        let mut error = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut error).unwrap();
        assert!(status.success(), "{error}\n{}", self.heard);
        std::mem::take(&mut self.heard)
    }
}

impl Drop for Talker {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The certificate of the proxy with HTTPS; good for this machine and a hundred years.
pub(crate) fn certificate() -> &'static str {
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/localhost/certificate.pem")
}

/// Whether a file is there that nobody else can read.
#[cfg(unix)]
pub(crate) fn is_private(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).unwrap().permissions().mode() & 0o777 == 0o600
}

use std::{
    env,
    fs::{self, File},
    io,
    os::unix::{
        fs::{MetadataExt, chown},
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    thread,
    time::{Duration, Instant},
};

/// Where Debian and its relatives keep each version of PostgreSQL; elsewhere it is on the path.
const VERSIONS: &str = "/usr/lib/postgresql";
/// Who owns the database and asks for it.
const USER: &str = "tactable";
/// How long a server may take to be there, the repair after a kill included.
const PATIENCE: Duration = Duration::from_secs(60);

/// Keeps PostgreSQL running as long as somebody holds its standard input open, so that it ends with
/// the process that wanted it, however that ends.
const MINDER: &str = r#"
exec 3<&0
"$@" <&- & server=$!
(read -r _ <&3; kill -QUIT "$server") & reader=$!
wait "$server"
kill "$reader" 2>&-
"#;

/// A PostgreSQL server of one's own, in a folder of one's own, reached by a socket in it. For tests
/// and trials: whoever is on this machine may connect.
#[derive(Debug)]
pub struct LocalPostgres {
    programs: PathBuf,
    folder: PathBuf,
    /// Who runs it, if that must be somebody else.
    user: Option<User>,
    minder: Option<Child>,
}

/// PostgreSQL does not run as root.
#[derive(Clone, Copy, Debug)]
struct User {
    id: u32,
    group: u32,
}

impl LocalPostgres {
    /// Make a server in a folder, which should be empty and whose path should be short, and start
    /// it. Its folder is left behind when it ends.
    pub fn start(folder: &Path) -> io::Result<LocalPostgres> {
        let programs = programs()?;
        let user = if fs::metadata(folder)?.uid() == 0 { Some(User::find()?) } else { None };
        if let Some(user) = user {
            chown(folder, Some(user.id), Some(user.group))?;
        }
        let folder = folder.to_owned();
        let mut server = LocalPostgres { programs, folder, user, minder: None };
        let data = server.data().display().to_string();
        server.run(
            "initdb",
            &["-D", &data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
        )?;
        server.restart()?;
        Ok(server)
    }

    /// A new database, as the address of a store.
    pub fn create_database(&self, name: &str) -> io::Result<String> {
        let socket = self.folder.display().to_string();
        self.run("createdb", &["-h", &socket, "-U", USER, name])?;
        Ok(format!("postgres:///{name}?host={socket}&user={USER}"))
    }

    /// Kill the server as a power cut would: no farewell, no flush.
    pub fn kill(&mut self) -> io::Result<()> {
        let number = fs::read_to_string(self.data().join("postmaster.pid"))?;
        let number = number.lines().next().unwrap_or_default();
        checked("kill", &Command::new("kill").args(["-KILL", number]).output()?)?;
        self.stop();
        Ok(())
    }

    /// Start the server again after it was killed or stopped.
    pub fn restart(&mut self) -> io::Result<()> {
        self.stop();
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            let minder = match self.minder.take() {
                Some(minder) => minder,
                None => self.spawn()?,
            };
            let minder = self.minder.insert(minder);
            if minder.try_wait()?.is_some() {
                // What is left of a killed server has to notice it first; until then the new one
                // gives up at once.
                self.minder = None;
            } else if self.answers() {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(50));
        }
        let log = fs::read_to_string(self.log()).unwrap_or_default();
        let last = log.lines().last().unwrap_or("it says nothing").to_owned();
        Err(io::Error::other(format!("PostgreSQL did not start: {last}")))
    }

    /// Stop the server at once; what it told anybody is on disk.
    pub fn stop(&mut self) {
        if let Some(mut minder) = self.minder.take() {
            drop(minder.stdin.take());
            let _ = minder.wait();
        }
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn log(&self) -> PathBuf {
        self.folder.join("log")
    }

    /// A program of PostgreSQL's, to be run by whoever runs the server.
    fn program(&self, name: &str) -> Command {
        self.as_user(Command::new(self.programs.join(name)))
    }

    fn as_user(&self, mut command: Command) -> Command {
        if let Some(user) = self.user {
            command.uid(user.id).gid(user.group);
        }
        // Not everybody may be where we are.
        command.current_dir(&self.folder).stdin(Stdio::null());
        command
    }

    fn run(&self, name: &str, args: &[&str]) -> io::Result<()> {
        checked(name, &self.program(name).args(args).output()?)
    }

    /// Whether the server takes connections.
    fn answers(&self) -> bool {
        let mut asking = self.program("pg_isready");
        asking.arg("-q").arg("-h").arg(&self.folder).status().is_ok_and(|status| status.success())
    }

    fn spawn(&self) -> io::Result<Child> {
        let log = File::options().create(true).append(true).open(self.log())?;
        let mut minder = self.as_user(Command::new("sh"));
        minder.args(["-c", MINDER, "sh"]).arg(self.programs.join("postgres"));
        // Only the socket: nobody on the network is let in.
        minder.arg("-D").arg(self.data()).arg("-k").arg(&self.folder).args(["-h", ""]);
        minder.stdin(Stdio::piped()).stdout(log.try_clone()?).stderr(log).spawn()
    }
}

impl Drop for LocalPostgres {
    fn drop(&mut self) {
        self.stop();
    }
}

impl User {
    /// Somebody who may run a server: its usual user, or at least nobody.
    fn find() -> io::Result<User> {
        let number = |flag: &str, name: &str| {
            let output = Command::new("id").args([flag, name]).output().ok()?;
            String::from_utf8(output.stdout).ok()?.trim().parse().ok()
        };
        let found = ["postgres", "nobody"]
            .into_iter()
            .find_map(|name| Some(User { id: number("-u", name)?, group: number("-g", name)? }));
        found.ok_or_else(|| {
            io::Error::other("PostgreSQL does not run as root, and there is no user postgres")
        })
    }
}

/// The folder with the newest programs of PostgreSQL.
fn programs() -> io::Result<PathBuf> {
    let versions = fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    let versions = versions.map(|version| version.path());
    let on_path = env::var_os("PATH").unwrap_or_default();
    let has_all = |folder: &PathBuf| folder.join("initdb").is_file();
    let newest = versions.map(|version| version.join("bin")).filter(has_all).max_by_key(|folder| {
        let version = folder.parent().and_then(Path::file_name).and_then(|name| name.to_str());
        version.and_then(|version| version.parse::<u32>().ok())
    });
    newest.or_else(|| env::split_paths(&on_path).find(has_all)).ok_or_else(|| {
        io::Error::other(
            "there is no PostgreSQL here: install the package \
             postgresql (./setup does), so that initdb is on the path or below /usr/lib/postgresql",
        )
    })
}

/// A program that failed is an error with its own words.
fn checked(name: &str, output: &Output) -> io::Result<()> {
    if output.status.success() {
        return Ok(());
    }
    let words = String::from_utf8_lossy(&output.stderr);
    Err(io::Error::other(format!("{name} failed: {}", words.trim())))
}

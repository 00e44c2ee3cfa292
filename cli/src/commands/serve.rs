mod limits;
mod told;

use std::{
    env, fs,
    io::{self, Write},
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    process::{Command, Stdio},
    time::Duration,
};

use clap::{Args, Command as ClapCommand, FromArgMatches, builder::FalseyValueParser};
use server::{App, Base, Config, Network};
use store::{Address, Retention, StoreError};
use table::Phrase;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use self::limits::Limits;
use crate::{
    failure::Failure,
    files, private, setting,
    storage::{self, MOST_DAYS},
    voice::Voice,
};

/// The port on which tables are found unless somebody says otherwise.
const USUAL_PORT: u16 = 7777;
/// How many ports are tried where nobody asked for a certain one.
const PORTS: u16 = 20;

const EXAMPLES: &str = "\
Examples:
  tactable serve                            for yourself; opens your browser
  tactable serve --host 0.0.0.0             for everyone on your network
  tactable serve --port 80 --database /var/lib/tactable/tables.db --no-open --proxied
  tactable serve --database postgres://tactable@localhost/tables    one node of several
  tactable serve --print-config             every setting, and where it comes from

Everything that happens at the tables is kept in one file, by default in your data folder; the
program tells you where. Several servers on one PostgreSQL database are one house: whoever comes to
any of them meets everybody. A password is best given in the environment. TACTABLE_LOG=debug in the environment logs more. Every option can be set
in the environment too: TACTABLE_PORT=80 is --port 80, TACTABLE_SECURE=1 is --secure.";

/// Play in the browser, alone or with others.
///
/// Starts a server with all games on this machine and opens your browser. Tables are kept on disk:
/// stop the program whenever you like and continue where you left off.
#[derive(Args, Default)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Serve {
    /// The port [default: 7777, or the next free one]
    #[arg(long, value_name = "N", env = "TACTABLE_PORT", hide_env = true)]
    #[arg(value_parser = setting::whole(0, 65535))]
    port: Option<u64>,

    /// The address to listen on; 0.0.0.0 lets others on your network join [default: 127.0.0.1]
    #[arg(long, value_name = "ADDRESS", env = "TACTABLE_HOST", hide_env = true)]
    host: Option<IpAddr>,

    /// Where the tables are kept: a file, or postgres://USER:PASSWORD@HOST/DATABASE [default:
    /// tables.db in your data folder]
    // Read later: whatever is wrong with it, nobody is shown the password.
    #[arg(long, visible_alias = "data", value_name = "FILE|ADDRESS")]
    #[arg(env = "TACTABLE_DATABASE", hide_env = true)]
    database: Option<String>,

    /// Don't open the browser
    #[arg(long, env = "TACTABLE_NO_OPEN", hide_env = true, value_parser = FalseyValueParser::new())]
    no_open: bool,

    /// A proxy on this machine or in a private network stands before the server: trust what it says
    /// about visitors
    #[arg(long, env = "TACTABLE_PROXIED", hide_env = true, value_parser = FalseyValueParser::new())]
    proxied: bool,

    /// Trust proxies at these addresses or networks only, such as 10.0.0.0/8,192.0.2.7
    #[arg(long, value_name = "NETWORKS", env = "TACTABLE_PROXIES", hide_env = true)]
    #[arg(value_delimiter = ',')]
    proxies: Vec<Network>,

    /// The path of the host below which everything lies, such as /games, for a proxy that passes it
    /// on as it is [default: /]
    #[arg(long, value_name = "PATH", env = "TACTABLE_BASE_PATH", hide_env = true)]
    base_path: Option<Base>,

    /// Visitors come by HTTPS only, so cookies and browsers can require it
    #[arg(long, env = "TACTABLE_SECURE", hide_env = true, value_parser = FalseyValueParser::new())]
    secure: bool,

    /// How many seconds a player may be away before a bot stands in [default: 60]
    #[arg(long, value_name = "N", env = "TACTABLE_PATIENCE", hide_env = true)]
    #[arg(value_parser = setting::whole(1, 86400))]
    patience: Option<u64>,

    /// The least time a bot takes over an action, in milliseconds [default: 400]
    #[arg(long, value_name = "N", env = "TACTABLE_BOT_PAUSE", hide_env = true)]
    #[arg(value_parser = setting::whole(0, 60_000))]
    bot_pause: Option<u64>,

    /// Tell numbers for Prometheus at this address, and not where everybody asks
    #[arg(long, value_name = "ADDRESS:PORT", env = "TACTABLE_METRICS_ADDRESS", hide_env = true)]
    metrics_address: Option<SocketAddr>,

    /// How many seconds a visitor may take to say what is wanted [default: 15]
    #[arg(long, value_name = "N", env = "TACTABLE_HEADER_TIMEOUT", hide_env = true)]
    #[arg(value_parser = setting::whole(1, 3600))]
    header_timeout: Option<u64>,

    /// How many seconds a request may take [default: 30]
    #[arg(long, value_name = "N", env = "TACTABLE_REQUEST_TIMEOUT", hide_env = true)]
    #[arg(value_parser = setting::whole(1, 3600))]
    request_timeout: Option<u64>,

    /// Remove lobbies at which nothing happened for so many days [default: never]
    #[arg(long, value_name = "DAYS", env = "TACTABLE_KEEP_LOBBIES", hide_env = true)]
    #[arg(value_parser = setting::whole(1, MOST_DAYS))]
    keep_lobbies: Option<u64>,

    /// Remove games, over or not, at which nothing happened for so many days [default: never]
    #[arg(long, value_name = "DAYS", env = "TACTABLE_KEEP_GAMES", hide_env = true)]
    #[arg(value_parser = setting::whole(1, MOST_DAYS))]
    keep_games: Option<u64>,

    /// Print every setting and where it comes from, and don't serve
    #[arg(long)]
    print_config: bool,

    /// Limit nobody: for load runs and tests
    #[arg(long, env = "TACTABLE_NO_LIMITS", hide_env = true, value_parser = FalseyValueParser::new())]
    no_limits: bool,

    #[command(flatten)]
    limits: Limits,
}

impl Serve {
    /// As it is without options; the environment may still say otherwise.
    pub(crate) fn usual() -> Serve {
        let matches = alone().get_matches_from(["serve"]);
        Serve::from_arg_matches(&matches).unwrap_or_default()
    }

    /// Serve until somebody stops it.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        if self.print_config {
            let config = self.config(voice)?;
            let given = crate::matches();
            let given = given.as_ref().and_then(|matches| matches.subcommand_matches("serve"));
            return Ok(told::print(&self.settings(&config), given, &mut io::stdout())?);
        }
        let filter = EnvFilter::try_from_env("TACTABLE_LOG");
        let filter = filter.unwrap_or_else(|_| EnvFilter::new("warn"));
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).init();
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(self.serve(voice))
    }

    async fn serve(self, voice: &Voice) -> Result<(), Failure> {
        let config = self.config(voice)?;
        make_folder(&config, voice)?;
        let place = config.database.to_string();
        let listener = self.listen(voice).await?;
        let address = listener.local_addr()?;
        let base = config.base.clone();
        let app = App::open(config).await;
        let app = app.map_err(|error| storage::unopened(&place, &error, voice))?;
        let url = address_for(address.ip(), address.port(), &base);
        let mut out = io::stdout();
        writeln!(out, "{}", voice.say(Phrase::new("serve-at").with("url", url.as_str())))?;
        writeln!(out, "{}", voice.say(self.about_others(address, &base)))?;
        writeln!(out, "{}", voice.say(Phrase::new("serve-data").with("path", place)))?;
        writeln!(out, "{}", voice.word("serve-stop"))?;
        out.flush()?;
        if !self.no_open {
            open_browser(&url);
        }
        Ok(server::serve(app, listener, stopped()).await?)
    }

    fn config(&self, voice: &Voice) -> Result<Config, Failure> {
        let usual = Config::new(self.address(voice)?);
        let usual = if self.no_limits { usual.without_limits() } else { usual };
        let private = if self.proxied { Network::private() } else { Vec::new() };
        let seconds =
            |given: Option<u64>, usual: Duration| given.map_or(usual, Duration::from_secs);
        let mut config = Config {
            base: self.base_path.clone().unwrap_or_default(),
            secure: self.secure,
            proxies: private.into_iter().chain(self.proxies.iter().copied()).collect(),
            metrics_address: self.metrics_address,
            patience: seconds(self.patience, usual.patience),
            header_timeout: seconds(self.header_timeout, usual.header_timeout),
            request_timeout: seconds(self.request_timeout, usual.request_timeout),
            retention: Retention { lobbies: self.keep_lobbies, games: self.keep_games },
            bot_pause: self.bot_pause.map_or(usual.bot_pause, Duration::from_millis),
            ..usual
        };
        self.limits.apply(&mut config);
        Ok(config)
    }

    /// Where the tables are kept.
    fn address(&self, voice: &Voice) -> Result<Address, Failure> {
        let Some(text) = &self.database else {
            let folder = private::data_folder();
            let folder = folder.ok_or_else(|| voice.refuse(Phrase::new("serve-no-home")))?;
            let file = folder.join("tables.db");
            return Ok(Address::File(file));
        };
        text.parse().map_err(|error: StoreError| storage::unopened("--database", &error, voice))
    }

    fn host(&self) -> IpAddr {
        self.host.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
    }

    /// Every option with what it is in the end.
    fn settings(&self, config: &Config) -> Vec<(&'static str, String)> {
        let port = self.port.unwrap_or(USUAL_PORT.into());
        let proxies: Vec<String> = self.proxies.iter().map(Network::to_string).collect();
        let metrics = config.metrics_address.map(|address| address.to_string());
        let days = |days: Option<u64>| days.map_or_else(String::new, |days| days.to_string());
        let mut settings = vec![
            ("port", port.to_string()),
            ("host", self.host().to_string()),
            ("database", config.database.to_string()),
            ("no_open", self.no_open.to_string()),
            ("proxied", self.proxied.to_string()),
            ("proxies", proxies.join(",")),
            ("base_path", config.base.to_string()),
            ("secure", config.secure.to_string()),
            ("patience", config.patience.as_secs().to_string()),
            ("bot_pause", config.bot_pause.as_millis().to_string()),
            ("metrics_address", metrics.unwrap_or_default()),
            ("header_timeout", config.header_timeout.as_secs().to_string()),
            ("request_timeout", config.request_timeout.as_secs().to_string()),
            ("keep_lobbies", days(config.retention.lobbies)),
            ("keep_games", days(config.retention.games)),
            ("no_limits", self.no_limits.to_string()),
        ];
        settings.extend(Limits::told(config));
        settings
    }

    /// Listen at the port that was asked for, or at the first free one from the usual on.
    async fn listen(&self, voice: &Voice) -> Result<TcpListener, Failure> {
        let host = self.host();
        let refuse = |port: u16, error: io::Error| {
            let phrase = match error.kind() {
                io::ErrorKind::AddrInUse => Phrase::new("serve-port-taken"),
                _ => Phrase::new("serve-no-port").with("error", error.to_string()),
            };
            voice.refuse(phrase.with("port", port.to_string()).with("host", host.to_string()))
        };
        if let Some(port) = self.port {
            let port = port as u16;
            return TcpListener::bind((host, port)).await.map_err(|error| refuse(port, error));
        }
        let mut port = USUAL_PORT;
        loop {
            match TcpListener::bind((host, port)).await {
                Ok(listener) => return Ok(listener),
                Err(error)
                    if error.kind() == io::ErrorKind::AddrInUse && port < USUAL_PORT + PORTS =>
                {
                    let phrase = Phrase::new("serve-next-port").with("port", port.to_string());
                    writeln!(io::stderr(), "{}", voice.say(phrase))?;
                    port += 1;
                }
                Err(error) => return Err(refuse(port, error)),
            }
        }
    }

    /// How others reach the server, or how they could.
    fn about_others(&self, address: SocketAddr, base: &Base) -> Phrase {
        if address.ip().is_loopback() {
            return Phrase::new("serve-alone");
        }
        match own_address() {
            Some(own) => {
                Phrase::new("serve-others").with("url", address_for(own, address.port(), base))
            }
            None => Phrase::new("serve-others-unknown"),
        }
    }
}

/// The options of `serve` by themselves.
fn alone() -> ClapCommand {
    Serve::augment_args(ClapCommand::new("serve"))
}

/// Make the folder in which the tables are kept, if it is not there.
fn make_folder(config: &Config, voice: &Voice) -> Result<(), Failure> {
    let Address::File(file) = &config.database else { return Ok(()) };
    let Some(folder) = file.parent() else { return Ok(()) };
    fs::create_dir_all(folder).map_err(|error| files::unwritable(folder, &error, voice))
}

/// The address of the server for a browser.
fn address_for(host: IpAddr, port: u16, base: &Base) -> String {
    let host = if host.is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { host };
    format!("http://{}{base}", SocketAddr::new(host, port))
}

/// The address of this machine in its network: where the system would send from. Nothing is sent.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that is reserved for documents; to connect only chooses the way.
    socket.connect(("192.0.2.1", 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_unspecified() && !address.is_loopback()).then_some(address)
}

/// Open the browser where there is a desktop. If that fails, the address is on the screen.
fn open_browser(url: &str) {
    let desktop = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some());
    let program = match env::consts::OS {
        "macos" => "open",
        _ if desktop => "xdg-open",
        _ => return,
    };
    let mut browser = Command::new(program);
    browser.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let _ = browser.spawn();
}

/// Ready when somebody wants the program to end.
async fn stopped() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Where there can be no handler, Ctrl-C ends the program at once, and the log is whole.
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminated) => tokio::select! {
                () = interrupted => {}
                _ = terminated.recv() => {}
            },
            Err(_) => interrupted.await,
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_is_told_and_can_be_set_in_the_environment() {
        let config = Config::new(Address::File("tables.db".into()));
        let told = Serve::default().settings(&config);
        let told: Vec<&str> = told.iter().map(|(id, _)| *id).collect();
        for arg in alone().get_arguments().filter(|arg| arg.get_id() != "print_config") {
            let id = arg.get_id().as_str();
            assert!(told.contains(&id), "{id} is not told");
            let variable = arg.get_env().unwrap_or_else(|| panic!("{id} has no variable"));
            assert_eq!(variable.to_str().unwrap(), format!("TACTABLE_{}", id.to_uppercase()));
        }
    }
}

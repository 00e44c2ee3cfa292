pub(crate) mod client;
mod crowd;
pub(crate) mod database;
pub(crate) mod folder;
mod kept;
mod machine;
mod measured;
pub(crate) mod node;
mod party;
mod takeover;

use std::{
    io::{self, Write},
    time::{Duration, Instant},
};

use clap::Args;
use table::Phrase;

use self::{
    crowd::Crowd,
    database::Database,
    folder::Folder,
    machine::Usage,
    measured::{Measured, Spread},
    node::Node,
};
use crate::{failure::Failure, setting, voice::Voice};

/// The slowest answer that 99 of 100 may take at one server.
const SLOWEST: Duration = Duration::from_millis(50);
/// The same where the other player is at another server and has to see it.
const SLOWEST_ELSEWHERE: Duration = Duration::from_millis(100);
/// The most that servers may work for one action.
const DEAREST: Duration = Duration::from_micros(350);
/// The most memory that a table may take while nothing happens at it.
const LARGEST: u64 = 16 * 1024;
/// The longest a server with many tables may take to be ready.
const COLDEST: Duration = Duration::from_millis(300);
/// The longest the tables of a killed server may stand still.
const LONGEST_GAP: Duration = Duration::from_secs(3);
/// How many tables are kept when the start is measured.
const KEPT: usize = 10_000;
/// How many tables the killed server minds.
const ORPHANS: usize = 50;
/// How many milliseconds a bot takes at least.
const BOT_PAUSE: u64 = 300;
/// How many files a process may need besides its sockets.
const OTHER_FILES: u64 = 512;

const EXAMPLES: &str = "\
Examples:
  tactable load                             10,000 tables, 1000 actions a second, 20 seconds
  tactable load --tables 100 --rate 50 --seconds 5
  tactable load --cold                      also the start with 10,000 tables on disk
  tactable load --nodes 2                   two servers on PostgreSQL: 1000 tables, 500 actions a
                                            second; in the end one server is killed

With several servers the two clients of a table are at different ones. Measure on a quiet machine;
the last lines say how quiet it was. Exit status 1 if an answer took too long, a server worked too
much, a table takes too much memory, the start is too slow or tables stood still for too long.";

/// Measure the server on this machine under load.
///
/// Starts a server of its own with a temporary file, or several with a PostgreSQL database of their
/// own. Has two clients play at each of many tables, and measures how soon every action is
/// acknowledged, on disk and in order, and how soon the other client sees it.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Load {
    /// How many tables to play at [default: 10000, or 1000 with several servers]
    #[arg(long, value_name = "N", value_parser = setting::whole(1, 50_000))]
    tables: Option<u64>,

    /// How many actions a second, at all tables together [default: 1000, or 500 with several
    /// servers]
    #[arg(long, value_name = "N", value_parser = setting::whole(1, 100_000))]
    rate: Option<u64>,

    /// For how many seconds
    #[arg(long, value_name = "N", default_value = "20", value_parser = setting::whole(1, 600))]
    seconds: u64,

    /// How many servers; more than one share a PostgreSQL database
    #[arg(long, value_name = "N", default_value = "1", value_parser = setting::whole(1, 16))]
    #[arg(conflicts_with = "cold")]
    nodes: u64,

    /// Also measure how soon a server with 10,000 tables on disk is ready
    #[arg(long)]
    cold: bool,
}

impl Load {
    /// Measure, print and judge.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let sockets = self.sockets(voice)?;
        let runtime = tokio::runtime::Runtime::new()?;
        let measuring = self.measure(sockets, voice);
        let good = runtime.block_on(measuring).map_err(|error| {
            voice.refuse(Phrase::new("run-failed").with("error", error.to_string()))
        })?;
        if good { Ok(()) } else { Err(Failure::No) }
    }

    fn tables(&self) -> usize {
        self.tables.unwrap_or(if self.nodes == 1 { 10_000 } else { 1000 }) as usize
    }

    fn rate(&self) -> u64 {
        self.rate.unwrap_or(if self.nodes == 1 { 1000 } else { 500 })
    }

    /// How many sockets there may be; each takes a file here and one at a server.
    fn sockets(&self, voice: &Voice) -> Result<usize, Failure> {
        let Some(files) = server::raise_open_files() else { return Ok(2 * self.tables()) };
        let sockets = files.saturating_sub(OTHER_FILES) as usize;
        if sockets >= self.tables() {
            return Ok(sockets);
        }
        let phrase = Phrase::new("load-files")
            .with("tables", self.tables().to_string())
            .with("files", files.to_string())
            .with("needed", (2 * self.tables() as u64 + OTHER_FILES).to_string());
        Err(voice.refuse(phrase))
    }

    async fn measure(&self, sockets: usize, voice: &Voice) -> io::Result<bool> {
        let folder = Folder::new("load")?;
        let mut good = true;
        if self.cold {
            kept::keep_tables(&folder, KEPT).await?;
        }
        let database = Database::open(&folder, self.nodes as usize).await?;
        let log = folder.path().join("log");
        let began = Instant::now();
        let mut nodes = vec![Node::start(&database.address, BOT_PAUSE, &log).await?];
        if self.cold {
            let took = began.elapsed();
            let phrase = Phrase::new("load-cold").with("tables", KEPT.to_string());
            good &= judge(voice, phrase.with("took", millis(took)), took <= COLDEST)?;
        }
        for _ in 1..self.nodes {
            nodes.push(Node::start(&database.address, BOT_PAUSE, &log).await?);
        }
        if let [only] = &nodes[..] {
            good &= self.weigh_tables(only, voice).await?;
        }

        let crowd = Crowd::gather(&nodes, self.tables(), sockets).await?;
        let measured = crowd.play(self.rate(), Duration::from_secs(self.seconds)).await?;
        good &= self.report(&measured, sockets, voice)?;
        if nodes.len() > 1 {
            let stood_still = takeover::measure(nodes, ORPHANS).await?;
            let took = stood_still.percentile(1.0);
            let phrase = Phrase::new("load-takeover")
                .with("tables", ORPHANS.to_string())
                .with("half", millis(stood_still.percentile(0.5)))
                .with("took", millis(took));
            good &= judge(voice, phrase, took <= LONGEST_GAP)?;
        }
        Ok(good)
    }

    /// How much memory a table takes that was visited and left.
    async fn weigh_tables(&self, node: &Node, voice: &Voice) -> io::Result<bool> {
        // What the first tables need, later ones share.
        crowd::visit_and_leave(node, 20).await?;
        let before = Usage::of(node.process());
        crowd::visit_and_leave(node, self.tables()).await?;
        let Some((before, after)) = before.zip(Usage::of(node.process())) else { return Ok(true) };
        let each = after.memory.saturating_sub(before.memory) / self.tables() as u64;
        judge(voice, Phrase::new("load-memory").with("bytes", each.to_string()), each <= LARGEST)
    }

    fn report(&self, measured: &Measured, sockets: usize, voice: &Voice) -> io::Result<bool> {
        let phrase = Phrase::new("load-done")
            .with("actions", measured.actions().to_string())
            .with("rate", format!("{:.0}", measured.rate()))
            .with("tables", self.tables().to_string())
            .with("ended", measured.ended);
        // What was not done was not measured: the machine is too slow, or the games are over.
        let mut good = judge(voice, phrase, measured.rate() >= 0.95 * self.rate() as f64)?;
        let slowest = if self.nodes == 1 { SLOWEST } else { SLOWEST_ELSEWHERE };
        for (key, times) in
            [("load-latency", &measured.acknowledged), ("load-seen", &measured.seen)]
        {
            good &= judge(voice, spread(key, times), times.percentile(0.99) <= slowest)?;
        }
        if let Some(work) = measured.work_per_action() {
            let phrase = Phrase::new("load-work").with("took", work.as_micros().to_string());
            good &= judge(voice, phrase, work <= DEAREST || self.nodes > 1)?;
        }
        let alone = (2 * self.tables()).saturating_sub(sockets);
        if alone > 0 {
            note(voice, Phrase::new("load-alone").with("tables", alone))?;
        }
        if let Some(busy) = measured.busy {
            let phrase = Phrase::new("load-busy")
                .with("ours", format!("{:.2}", busy.ours))
                .with("others", format!("{:.2}", busy.others));
            note(voice, phrase)?;
        }
        Ok(good)
    }
}

fn spread(key: &'static str, times: &Spread) -> Phrase {
    Phrase::new(key)
        .with("half", millis(times.percentile(0.5)))
        .with("most", millis(times.percentile(0.99)))
        .with("worst", millis(times.percentile(1.0)))
}

/// Print a line with a mark for those who look, a word for those who listen.
fn judge(voice: &Voice, phrase: Phrase, good: bool) -> io::Result<bool> {
    tell(voice, if good { "load-good" } else { "load-bad" }, phrase)?;
    Ok(good)
}

/// Print a line that is only to be known.
fn note(voice: &Voice, phrase: Phrase) -> io::Result<()> {
    tell(voice, "load-note", phrase)
}

fn tell(voice: &Voice, mark: &'static str, phrase: Phrase) -> io::Result<()> {
    writeln!(io::stdout(), "{}  {}", voice.word(mark), voice.say(phrase))
}

fn millis(duration: Duration) -> String {
    format!("{:.1}", duration.as_secs_f64() * 1000.0)
}

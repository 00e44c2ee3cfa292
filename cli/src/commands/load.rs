pub(crate) mod child;
pub(crate) mod client;
mod crowd;
mod measured;

use std::{
    io::{self, Write},
    time::{Duration, Instant},
};

use clap::Args;
use table::Phrase;

use self::{child::Child, crowd::Crowd, measured::Measured};
use crate::{failure::Failure, setting, voice::Voice};

/// The slowest answer that 99 of 100 may take.
const SLOWEST: Duration = Duration::from_millis(100);
/// The most memory that a table may take while nothing happens at it.
const LARGEST: u64 = 64 * 1024;
/// The longest a server with many tables may take to be ready.
const COLDEST: Duration = Duration::from_millis(300);
/// How many tables are kept when the start is measured.
const KEPT: usize = 10_000;

const EXAMPLES: &str = "\
Examples:
  tactable load                             1000 tables, 500 actions a second, 20 seconds
  tactable load --tables 100 --rate 50 --seconds 5
  tactable load --cold                      also the start with 10,000 tables on disk

Exit status 1 if an answer took too long, a table takes too much memory or the start is too slow.";

/// Measure the server on this machine under load.
///
/// Starts a server of its own with a temporary file, has two clients play at each of many tables,
/// and measures how soon every action is acknowledged, on disk and in order.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Load {
    /// How many tables to play at
    #[arg(long, value_name = "N", default_value = "1000", value_parser = setting::whole(1, 10_000))]
    tables: u64,

    /// How many actions a second, at all tables together
    #[arg(long, value_name = "N", default_value = "500", value_parser = setting::whole(1, 100_000))]
    rate: u64,

    /// For how many seconds
    #[arg(long, value_name = "N", default_value = "20", value_parser = setting::whole(1, 600))]
    seconds: u64,

    /// Also measure how soon a server with 10,000 tables on disk is ready
    #[arg(long)]
    cold: bool,
}

impl Load {
    /// Measure, print and judge.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let runtime = tokio::runtime::Runtime::new()?;
        if runtime.block_on(self.measure(voice))? { Ok(()) } else { Err(Failure::No) }
    }

    async fn measure(&self, voice: &Voice) -> Result<bool, Failure> {
        let folder = child::Folder::new("load")?;
        let mut good = true;
        if self.cold {
            child::keep_tables(&folder, KEPT).await?;
            let began = Instant::now();
            let server = Child::start(&folder).await?;
            let took = began.elapsed();
            server.stop().await?;
            let phrase = Phrase::new("load-cold").with("tables", KEPT.to_string());
            good &= judge(voice, phrase.with("took", millis(took)), took <= COLDEST)?;
        }

        let server = Child::start(&folder).await?;
        // What the first tables need, later ones share.
        crowd::visit_and_leave(&server, 20).await?;
        let before = server.memory();
        crowd::visit_and_leave(&server, self.tables as usize).await?;
        if let (Some(before), Some(after)) = (before, server.memory()) {
            let each = after.saturating_sub(before) / self.tables;
            let phrase = Phrase::new("load-memory").with("bytes", each.to_string());
            good &= judge(voice, phrase, each <= LARGEST)?;
        }

        let crowd = Crowd::gather(&server, self.tables as usize).await?;
        let measured = crowd.play(self.rate, Duration::from_secs(self.seconds)).await?;
        server.stop().await?;
        good &= self.report(&measured, voice)?;
        Ok(good)
    }

    fn report(&self, measured: &Measured, voice: &Voice) -> io::Result<bool> {
        let phrase = Phrase::new("load-done")
            .with("actions", measured.actions().to_string())
            .with("rate", format!("{:.0}", measured.rate()))
            .with("tables", self.tables.to_string())
            .with("ended", measured.ended);
        // What was not done was not measured: the machine is too slow, or the games are over.
        let mut good = judge(voice, phrase, measured.rate() >= 0.95 * self.rate as f64)?;
        let slow = measured.percentile(0.99);
        let phrase = Phrase::new("load-latency")
            .with("half", millis(measured.percentile(0.5)))
            .with("most", millis(slow))
            .with("worst", millis(measured.percentile(1.0)));
        good &= judge(voice, phrase, slow <= SLOWEST)?;
        Ok(good)
    }
}

/// Print a line with a mark for those who look, a word for those who listen.
fn judge(voice: &Voice, phrase: Phrase, good: bool) -> io::Result<bool> {
    let verdict = voice.word(if good { "load-good" } else { "load-bad" });
    writeln!(io::stdout(), "{verdict}  {}", voice.say(phrase))?;
    Ok(good)
}

fn millis(duration: Duration) -> String {
    format!("{:.1}", duration.as_secs_f64() * 1000.0)
}

mod house;
mod ledger;
mod party;
mod player;
mod proxy;
mod sight;
mod verdict;
mod weather;
mod wish;

use std::{
    collections::BTreeMap,
    io::{self, Write},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use clap::Args;
use server::TableId;
use store::{Access, Address};
use table::{Dice, Phrase, Seed};
use tokio::{
    task::JoinSet,
    time::{Instant, sleep, timeout},
};

use self::{
    house::House,
    ledger::Ledger,
    party::Party,
    proxy::Proxy,
    verdict::Verdict,
    weather::{Sky, Weather},
};
use super::load::folder::Folder;
use crate::{
    failure::Failure,
    progress::{self, Progress},
    setting, storage,
    voice::Voice,
};

/// How many milliseconds pass between two kills at most, besides what the first acknowledgement
/// takes.
const LONGEST_PEACE: usize = 800;
/// How long a kill waits for something to be acknowledged since the one before.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

const EXAMPLES: &str = "\
Examples:
  tactable torture                          one node on SQLite, 20 kills
  tactable torture --nodes 3 --kills 1000 --minutes 120
  tactable torture --seed 7                 the same choices again

One node keeps its tables in a SQLite file, several share a PostgreSQL database that is started for
the run. Exit status 1 if anything was lost, doubled, reordered or shown otherwise than it was kept;
the first difference is printed, and the files of the run are kept.";

/// Kill servers under play, and check that nothing that was acknowledged is lost.
///
/// Starts servers of its own behind a bad line that drops, delays and cuts connections and leads
/// them to any server. People and bots play all games at many tables, while servers and the database
/// are killed at random and started again. In the end everything that anybody was told is compared
/// with the logs.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Torture {
    /// How many servers; more than one share a PostgreSQL database
    #[arg(long, value_name = "N", default_value = "1", value_parser = setting::whole(1, 16))]
    nodes: u64,

    /// How many times to kill a server or the database
    #[arg(long, value_name = "N", default_value = "20", value_parser = setting::whole(1, 1_000_000))]
    kills: u64,

    /// How many tables to play at, at any time
    #[arg(long, value_name = "N", default_value = "20", value_parser = setting::whole(1, 1000))]
    tables: u64,

    /// Give up after so many minutes
    #[arg(long, value_name = "N", default_value = "10", value_parser = setting::whole(1, 10_000))]
    minutes: u64,

    /// Where the choices of this run come from [default: a fresh seed]
    #[arg(long, value_name = "SEED")]
    seed: Option<Seed>,
}

impl Torture {
    /// Play, kill, check and count.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let seed = self.seed.map_or_else(|| setting::fresh_seed(voice), Ok)?;
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(self.torture(seed, voice))
    }

    async fn torture(&self, seed: Seed, voice: &Voice) -> Result<(), Failure> {
        let failed = |error: io::Error| {
            voice.refuse(Phrase::new("run-failed").with("error", error.to_string()))
        };
        let interrupted = progress::interruption();
        let folder = Folder::new("torture").map_err(failed)?;
        let mut verdict = Verdict::default();
        let mut house = House::open(&folder, self.nodes as usize).await.map_err(failed)?;
        let begins = Phrase::new("torture-begins")
            .with("nodes", self.nodes as usize)
            .with("tables", self.tables.to_string())
            .with("seed", seed.to_string());
        writeln!(io::stdout(), "{}", voice.say(begins))?;

        let weather = Arc::new(Weather::default());
        let proxy = Proxy::open(house.living.clone(), weather.clone(), seed).await?;
        let mut parties = JoinSet::new();
        for number in 0..self.tables {
            let (proxy, weather) = (proxy.address, weather.clone());
            let seed = seed.derive("party", number);
            let party = Party { number: number as usize, proxy, weather, seed };
            parties.spawn(party.play());
        }
        let mut storm = Storm { weather: &weather, interrupted: &interrupted, seed, kills: 0 };
        let storming = storm.rage(self, &mut house, &mut verdict, voice).await;
        storming.map_err(failed)?;
        let kills = storm.kills;
        weather.turn(Sky::Calm);
        house.all_live().await.map_err(failed)?;
        let ledgers = gather(parties, &weather, &interrupted).await.map_err(failed)?;
        for line in house.close().await.map_err(failed)? {
            verdict.differs(Phrase::new("torture-panic").with("line", line));
        }

        compare(&ledgers, &house.database.address, &mut verdict, voice).await?;
        self.report(&verdict, kills, voice)?;
        if verdict.differences > 0 {
            let kept =
                Phrase::new("torture-kept").with("path", folder.keep().display().to_string());
            return Err(Failure::Lost(voice.say(kept)));
        }
        if kills < self.kills { Err(Failure::No) } else { Ok(()) }
    }

    /// Tell what was found; the counts are the last line.
    fn report(&self, verdict: &Verdict, kills: u64, voice: &Voice) -> io::Result<()> {
        let mut out = io::stdout();
        if kills < self.kills {
            let phrase = Phrase::new("torture-short").with("kills", self.kills.to_string());
            writeln!(out, "{}", voice.say(phrase))?;
        }
        let compared = Phrase::new("torture-compared")
            .with("tables", verdict.tables.to_string())
            .with("sights", verdict.sights.to_string());
        writeln!(out, "{}", voice.say(compared))?;
        if let Some(first) = verdict.first.clone() {
            let phrase = Phrase::new("torture-first")
                .with("count", verdict.differences)
                .with("first", voice.say(first));
            writeln!(out, "{}", voice.say(phrase))?;
        }
        let counts = Phrase::new("torture-counts")
            .with("kills", kills.to_string())
            .with("acknowledged", verdict.acknowledged.to_string())
            .with("lost", verdict.lost.to_string())
            .with("doubled", verdict.doubled.to_string())
            .with("reordered", verdict.reordered.to_string());
        writeln!(out, "{}", voice.say(counts))
    }
}

/// The time in which things are killed.
struct Storm<'a> {
    weather: &'a Weather,
    interrupted: &'a AtomicBool,
    seed: Seed,
    kills: u64,
}

impl Storm<'_> {
    /// Kill as often as asked for, unless the time is over or somebody has seen enough.
    async fn rage(
        &mut self,
        asked: &Torture,
        house: &mut House,
        verdict: &mut Verdict,
        voice: &Voice,
    ) -> io::Result<()> {
        let mut dice = Dice::new(self.seed.derive("storm", 0));
        let mut progress = Progress::of("progress-kills", 0, asked.kills, voice);
        let end = Instant::now() + Duration::from_secs(60 * asked.minutes);
        while self.kills < asked.kills
            && Instant::now() < end
            && !self.interrupted.load(Ordering::Relaxed)
        {
            self.await_news().await;
            sleep(Duration::from_millis(dice.roll(LONGEST_PEACE) as u64)).await;
            if !house.kill(&mut dice).await? {
                verdict.differs(Phrase::new("torture-died"));
            }
            self.kills += 1;
            progress.add(1);
        }
        progress.finish();
        Ok(())
    }

    /// A kill means little where nothing has happened since the one before.
    async fn await_news(&self) {
        let before = self.weather.acknowledged();
        let news = async {
            while self.weather.acknowledged() == before {
                sleep(Duration::from_millis(5)).await;
            }
        };
        // Where everything stands still for good, that is found in the calm.
        let _ = timeout(LONGEST_WAIT, news).await;
    }
}

/// Wait until everybody went on and left, or until somebody has seen enough.
async fn gather(
    mut parties: JoinSet<io::Result<Vec<Ledger>>>,
    weather: &Weather,
    interrupted: &AtomicBool,
) -> io::Result<Vec<Ledger>> {
    let mut ledgers = Vec::new();
    while !parties.is_empty() {
        if interrupted.load(Ordering::Relaxed) {
            weather.turn(Sky::Over);
        }
        if let Ok(Some(party)) = timeout(Duration::from_millis(200), parties.join_next()).await {
            ledgers.extend(party.map_err(io::Error::other)??);
        }
    }
    Ok(ledgers)
}

/// Compare what everybody was told with what the store keeps.
async fn compare(
    ledgers: &[Ledger],
    store: &str,
    verdict: &mut Verdict,
    voice: &Voice,
) -> Result<(), Failure> {
    let failed = |error| storage::failed(&error, voice);
    let address: Address = store.parse().map_err(failed)?;
    let store = storage::open(&address, Access::Write, voice).await?;
    let mut tables: BTreeMap<&str, Vec<&Ledger>> = BTreeMap::new();
    for ledger in ledgers {
        tables.entry(ledger.table.as_str()).or_default().push(ledger);
    }
    let mut progress = Progress::of("progress-checks", 0, tables.len() as u64, voice);
    for (table, ledgers) in tables {
        verdict.check(&TableId::from(table), &ledgers, &*store).await.map_err(failed)?;
        progress.add(1);
    }
    progress.finish();
    store.close().await.map_err(failed)
}

mod chapter;
mod compare;
mod pair;

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    sync::atomic::AtomicBool,
};

use arena::{Lineup, MOST_OPENING, Page, Study as Found, StudyPlan, Watched};
use clap::Args;
use serde_json::{Value, json};
use table::{Phrase, Seed};

use self::pair::Pair;
use super::arena::{LogFile, MOST, no_lineup, with_opening};
use crate::{
    failure::Failure,
    files,
    input::read_json,
    json_out::JsonOut,
    origin::Origin,
    progress::{self, Progress},
    setting::{self, BotList, GameArg, OptionArgs, STUDY_SEED},
    threads::Threads,
    voice::Voice,
};

const EXAMPLES: &str = "\
You learn who is favoured, how long games are, how many choices there are, how games end, what
happens and what decides, and whether the leader usually wins. Several bots take turns around the
table. The same command always prints the same text, whatever the number of threads. With --out,
every finished game is on disk before it counts: stop with Ctrl-C and run the same command again to
continue.

Games that repeat others tell nothing new and make nothing surer; the report says how many differed.
Where games would repeat, the first actions of each are drawn at random (--opening-plies).

--against plays as many games under other options, compares every figure and says which differences
are significant. Give it changes to the first options, as NAME=VALUE,… or JSON.

Examples:
  tactable study maiak --games 500
  tactable study taki --bots greedy,random --html taki.html
  tactable study tactigo --against layout=wall --html layouts.html
  tactable study maiak --bots hard --games 5000 --out games.jsonl";

/// Find out what a game is like: balance, length, choices, endings, comebacks.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Study {
    /// The game, see `tactable games`
    #[arg(value_parser = setting::GameParser)]
    game: GameArg,

    /// The bots that play
    #[arg(long, value_name = "BOT", default_value = "greedy", value_parser = BotList::read)]
    bots: Vec<BotList>,

    /// How many games
    #[arg(long, value_name = "N", default_value = "200", value_parser = setting::whole(1, MOST))]
    games: u64,

    #[command(flatten)]
    options: OptionArgs,

    /// Compare with other options: changes as NAME=VALUE,…, as JSON or in a file
    #[arg(long, value_name = "OPTIONS")]
    against: Option<String>,

    /// The seed of every game: 64 hexadecimal digits or a number [default: 0]
    #[arg(long, value_name = "HEX|N")]
    seed: Option<Seed>,

    #[command(flatten)]
    threads: Threads,

    /// How many actions of every game are drawn at random before the bots take over [default: 4 where
    /// games would repeat, otherwise 0]
    #[arg(long, value_name = "N", value_parser = setting::whole(0, MOST_OPENING.into()))]
    opening_plies: Option<u64>,

    /// Keep every game in this file, and continue with the games already there
    #[arg(long, value_name = "FILE.jsonl")]
    out: Option<PathBuf>,

    /// Write everything, with plots, as one HTML page
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,

    /// Write all figures as JSON; - for standard output, and nothing else
    #[arg(long, value_name = "FILE|-", num_args = 0..=1, default_missing_value = JsonOut::PRINTED,
        value_parser = JsonOut::read)]
    json: Option<JsonOut>,
}

/// How the log of the other options ends, beside that of the first.
const AGAINST: &str = "against.jsonl";

impl Study {
    /// Play the games and tell what they were like.
    pub(crate) fn run(mut self, voice: &Voice) -> Result<(), Failure> {
        self.read_once(voice)?;
        let against = self.out.as_ref().map(|path| path.with_extension(AGAINST));
        let first = self.options.read(self.game, voice)?;
        let first = self.plan(&first, self.out.as_deref(), voice)?;
        let second = match &self.against {
            None => None,
            Some(changes) => {
                let options = self.changed(changes, voice)?.read(self.game, voice)?;
                Some(self.plan(&options, against.as_deref(), voice)?)
            }
        };
        // Whatever cannot be written is refused before anything is played for it.
        JsonOut::try_out(self.json.as_ref(), voice)?;
        self.html.as_ref().map_or(Ok(()), |path| files::try_out(path, voice))?;
        let open = |plan: &StudyPlan, log: Option<&PathBuf>| {
            log.map(|path| LogFile::open(path, plan, voice)).transpose()
        };
        let first_log = open(&first, self.out.as_ref())?;
        let second = match second {
            None => None,
            Some(second) => Some((open(&second, against.as_ref())?, second)),
        };
        let stop = progress::interruption();
        let first = (self.play(&first, first_log, &stop, voice)?, first);
        let second = match second {
            None => None,
            Some((log, second)) => Some((self.play(&second, log, &stop, voice)?, second)),
        };
        let made = Origin::of(first.1.lineup());
        let pair = Pair::new(self.game, first, second, voice);
        let page = self.page(&pair, &made, voice);
        if !JsonOut::is_printed(self.json.as_ref()) {
            write!(io::stdout().lock(), "{}", page.to_text())?;
        }
        if let Some(path) = &self.html {
            files::write(path, page.to_html(), voice)?;
        }
        let json = json!({"made": made, "studies": pair.studies});
        JsonOut::write(self.json.as_ref(), &format!("{json:#}\n"), voice)
    }

    /// Standard input can be read but once: keep what was read in place of its name.
    fn read_once(&mut self, voice: &Voice) -> Result<(), Failure> {
        if self.options.options.as_deref() == Some("-") {
            self.options.options = Some(read_json("-", voice)?.to_string());
        }
        Ok(())
    }

    /// The first options with these changes.
    fn changed(&self, changes: &str, voice: &Voice) -> Result<OptionArgs, Failure> {
        let json = changes.trim_start().starts_with('{') || !changes.contains('=');
        let changes: Vec<String> = if json {
            match read_json(changes, voice)? {
                Value::Object(changes) => {
                    let typed = |(name, value)| format!("{name}={}", setting::as_typed(value));
                    changes.iter().map(typed).collect()
                }
                other => vec![other.to_string()],
            }
        } else {
            changes.split(',').map(str::to_owned).collect()
        };
        let option = self.options.option.iter().cloned().chain(changes).collect();
        Ok(OptionArgs { options: self.options.options.clone(), option })
    }

    fn plan(
        &self,
        options: &Value,
        log: Option<&Path>,
        voice: &Voice,
    ) -> Result<StudyPlan, Failure> {
        let bots = BotList::all(&self.bots).iter().map(ToString::to_string).collect();
        let seed = self.seed.unwrap_or(STUDY_SEED);
        let lineup = Lineup::new(self.game, options, bots, seed)
            .map_err(|error| no_lineup(self.game, error, voice))?;
        let lineup = with_opening(lineup, self.opening_plies, log);
        Ok(StudyPlan::new(lineup, self.games))
    }

    /// Play what is not in the log yet, if there is one.
    fn play(
        &self,
        plan: &StudyPlan,
        mut log: Option<LogFile<StudyPlan>>,
        stop: &AtomicBool,
        voice: &Voice,
    ) -> Result<Found, Failure> {
        let done = log.as_mut().map(LogFile::take_games).unwrap_or_default();
        let known = done.len() as u64;
        let mut progress = Progress::new(known.min(self.games), self.games, voice);
        let keep = |batch: &[Watched]| {
            log.as_mut().map_or(Ok(()), |log| log.keep(batch))?;
            progress.add(batch.len() as u64);
            Ok::<(), io::Error>(())
        };
        let found = plan.run(done, self.threads.count(), stop, keep)?;
        progress.finish();
        Ok(found)
    }

    fn page(&self, pair: &Pair<'_>, made: &Origin, voice: &Voice) -> Page {
        let title = Phrase::new("study-title").with("title", self.game.about().title);
        let mut chapters = Vec::new();
        chapters.extend(compare::chapter(pair));
        chapters.extend(chapter::all(pair));
        chapters.push(made.chapter(voice));
        Page {
            lang: voice.lang().to_string(),
            title: voice.say(title),
            intro: pair.intro(self.opening_plies.is_some()),
            numbers: voice.word("study-numbers"),
            chapters,
        }
    }
}

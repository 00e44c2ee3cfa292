use std::{
    fs::File,
    io::{self, BufRead, BufReader, BufWriter, StdoutLock, Write},
};

use clap::Args;
use table::{Phrase, Record, RecordError};

use crate::{
    failure::Failure, files, input::unreadable, names::SeatNames, pieces::Pieces, setting,
    threads::Threads, trace_check, voice::Voice,
};

const EXAMPLES: &str = "\
Prints one line per game and, where one fails, the first ply that does. Several records in one
stream are separated by lines of three dashes. Exit status 1 if anything fails.

A record written by this version is sealed: a change to anything in it shows, and where. Records of
older versions are checked too, and you are told that they are less protected.

Examples:
  tactable verify game.txt
  tactable record maiak --games 1000 | tactable verify - --quiet
  tactable trace maiak --games 1000 | tactable verify --trace - --quiet";

/// Check records: seal, commitment, every action, outcome.
///
/// Replays each game from its seed, by the rules it was played by, and compares what the record
/// claims with what happens.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Verify {
    /// Files of records, or - for standard input
    #[arg(required = true)]
    records: Vec<String>,

    /// The files are traces, as printed by `tactable trace`
    #[arg(long)]
    trace: bool,

    #[command(flatten)]
    threads: Threads,

    /// Print only what fails, and the sum
    #[arg(long, short)]
    quiet: bool,
}

impl Verify {
    /// Check everything; the answer is no if anything fails.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let output = BufWriter::new(io::stdout().lock());
        let mut report = Report { output, voice, quiet: self.quiet, good: 0, bad: 0 };
        for path in &self.records {
            if self.trace {
                self.check_traces(path, &mut report)?;
            } else {
                self.check_records(path, &mut report)?;
            }
        }
        report.finish()
    }

    fn check_records(&self, path: &str, report: &mut Report<'_>) -> Result<(), Failure> {
        let voice = report.voice;
        let cannot_read = |error: io::Error| unreadable(path, &error, voice);
        let mut texts = files::records(open(path, voice)?).peekable();
        if texts.peek().is_none() {
            return Err(voice.refuse(Phrase::new("failed-no-record").with("path", path)));
        }
        let first = texts.next();
        let alone = texts.peek().is_none();
        let work = |text: io::Result<String>| text.map(|text| check_record(&text, voice));
        let mut number = 0;
        self.threads.in_order(first.into_iter().chain(texts), work, |checked| {
            number += 1;
            let name = if alone { path.to_owned() } else { format!("{path} #{number}") };
            match checked.map_err(cannot_read)? {
                Ok(words) => report.good(&name, &words),
                Err((ply, words)) => report.bad(&name, ply, &words),
            }
        })
    }

    fn check_traces(&self, path: &str, report: &mut Report<'_>) -> Result<(), Failure> {
        let voice = report.voice;
        let games = Pieces::new(open(path, voice)?, trace_check::line_kind);
        let work = |game: io::Result<String>| game.map(|game| trace_check::check(&game, voice));
        let mut number = 0;
        self.threads.in_order(games, work, |verdicts| {
            for verdict in verdicts.map_err(|error| unreadable(path, &error, voice))? {
                number += 1;
                let name = format!("{path} #{number}");
                match verdict.fault {
                    None => {
                        let phrase = Phrase::new("verify-trace").with("actions", verdict.ply);
                        report.good(&name, &voice.say(phrase))?;
                    }
                    Some(words) => report.bad(&name, Some(verdict.ply), &words)?,
                }
            }
            Ok(())
        })?;
        if number == 0 {
            return Err(voice.refuse(Phrase::new("failed-no-trace").with("path", path)));
        }
        Ok(())
    }
}

/// What is to be checked, read as it is needed.
fn open(path: &str, voice: &Voice) -> Result<Box<dyn BufRead>, Failure> {
    Ok(match path {
        "-" => Box::new(io::stdin().lock()),
        path => Box::new(BufReader::new(
            File::open(path).map_err(|error| unreadable(path, &error, voice))?,
        )),
    })
}

/// What a good record is of; or the first ply that fails, if it is one, and why.
fn check_record(text: &str, voice: &Voice) -> Result<String, (Option<usize>, String)> {
    let record: Record =
        text.parse().map_err(|error: RecordError| (None, voice.say(error.phrase)))?;
    let game = setting::find_game(&record.game, voice).map_err(|words| (None, words))?;
    let table =
        record.verify(game).map_err(|error| (error.ply, voice.say_of(game, &error.phrase)))?;
    let names = SeatNames::of_record(&table.sides(), &record);
    let protection = if record.is_sealed() { "verify-sealed" } else { "verify-unsealed" };
    let phrase = Phrase::new("verify-record")
        .with("title", game.about().title)
        .with("actions", record.actions.len())
        .with("end", voice.ending(game, &names, &*table, record.ended.as_ref()))
        .with("protection", Phrase::new(protection));
    Ok(voice.say(phrase))
}

/// The lines that are printed, and their sum.
struct Report<'a> {
    output: BufWriter<StdoutLock<'static>>,
    voice: &'a Voice,
    quiet: bool,
    good: u64,
    bad: u64,
}

impl Report<'_> {
    fn good(&mut self, name: &str, words: &str) -> Result<(), Failure> {
        self.good += 1;
        if self.quiet {
            return Ok(());
        }
        let phrase = Phrase::new("verify-good").with("name", name).with("words", words);
        Ok(writeln!(self.output, "{}", self.voice.say(phrase))?)
    }

    fn bad(&mut self, name: &str, ply: Option<usize>, words: &str) -> Result<(), Failure> {
        self.bad += 1;
        let phrase = match ply {
            Some(ply) => Phrase::new("verify-bad-ply").with("ply", ply.to_string()),
            None => Phrase::new("verify-bad"),
        };
        let phrase = phrase.with("name", name).with("words", words);
        Ok(writeln!(self.output, "{}", self.voice.say(phrase))?)
    }

    fn finish(mut self) -> Result<(), Failure> {
        if self.quiet || self.good + self.bad > 1 {
            let phrase = Phrase::new("verify-sum").with("good", self.good.to_string());
            let phrase = phrase.with("bad", self.bad.to_string());
            writeln!(self.output, "{}", self.voice.say(phrase))?;
        }
        self.output.flush()?;
        if self.bad == 0 { Ok(()) } else { Err(Failure::No) }
    }
}

use std::{
    fs::File,
    io::{self, BufRead, BufReader, BufWriter, StdoutLock, Write},
};

use clap::Args;
use table::{Phrase, Record, RecordError};

use crate::{
    failure::Failure,
    files,
    input::{read_text, unreadable},
    names::SeatNames,
    setting,
    trace_check::{TraceCheck, Verdict},
    voice::Voice,
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
                check_trace(path, &mut report)?;
            } else {
                check_records(path, &mut report)?;
            }
        }
        report.finish()
    }
}

fn check_records(path: &str, report: &mut Report<'_>) -> Result<(), Failure> {
    let texts = files::split(&read_text(path, report.voice)?);
    if texts.is_empty() {
        let phrase = Phrase::new("failed-no-record").with("path", path);
        return Err(report.voice.refuse(phrase));
    }
    for (i, text) in texts.iter().enumerate() {
        let name = if texts.len() == 1 { path.to_owned() } else { format!("{path} #{}", i + 1) };
        match check_record(text, report.voice) {
            Ok(words) => report.good(&name, &words)?,
            Err((ply, words)) => report.bad(&name, ply, &words)?,
        }
    }
    Ok(())
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

fn check_trace(path: &str, report: &mut Report<'_>) -> Result<(), Failure> {
    let voice = report.voice;
    let cannot_read = |error: io::Error| unreadable(path, &error, voice);
    let mut input: Box<dyn BufRead> = match path {
        "-" => Box::new(io::stdin().lock()),
        path => Box::new(BufReader::new(File::open(path).map_err(cannot_read)?)),
    };
    let mut check = TraceCheck::new(voice);
    let mut games = 0;
    let mut take = |verdict: Verdict, report: &mut Report<'_>| {
        games += 1;
        let name = format!("{path} #{games}");
        match verdict.fault {
            None => {
                let words = voice.say(Phrase::new("verify-trace").with("actions", verdict.ply));
                report.good(&name, &words)
            }
            Some(words) => report.bad(&name, Some(verdict.ply), &words),
        }
    };
    let mut line = String::new();
    loop {
        line.clear();
        if input.read_line(&mut line).map_err(cannot_read)? == 0 {
            break;
        }
        if !line.trim().is_empty() {
            check.line(&line).into_iter().try_for_each(|verdict| take(verdict, report))?;
        }
    }
    check.end().into_iter().try_for_each(|verdict| take(verdict, report))?;
    if games == 0 {
        return Err(voice.refuse(Phrase::new("failed-no-trace").with("path", path)));
    }
    Ok(())
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

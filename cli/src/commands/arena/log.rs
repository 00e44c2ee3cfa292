use std::{
    fs::{File, OpenOptions},
    io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write},
    mem,
    path::Path,
};

use arena::{Header, Log, LogError, Logged, log_line};
use table::Phrase;

use crate::{failure::Failure, files, input::unreadable, voice::Voice};

/// The file that keeps every finished game of a contest or a study.
pub(crate) struct LogFile<L: Logged> {
    file: File,
    games: Vec<L::Entry>,
}

impl<L: Logged> LogFile<L> {
    /// Open or begin a log. A line that was cut off is dropped.
    pub(crate) fn open(path: &Path, of: &L, voice: &Voice) -> Result<LogFile<L>, Failure> {
        let name = path.display().to_string();
        let broken = |error: io::Error| files::unwritable(path, &error, voice);
        let options =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).clone();
        let mut file = options.open(path).map_err(broken)?;
        if file.try_lock().is_err() {
            return Err(voice.refuse(Phrase::new("arena-log-busy").with("path", name.as_str())));
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(|error| unreadable(&name, &error, voice))?;
        // A line may be cut off in the middle of a letter.
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let text = String::from_utf8_lossy(&bytes[..whole]);
        let log = Log::read(of, &text).map_err(|error| refuse(&name, error, voice))?;
        if whole == 0 && !bytes.is_empty() && !log_line(&of.header()).as_bytes().starts_with(&bytes)
        {
            // Not the beginning of a log: somebody else's file, which is kept as it is.
            return Err(voice.refuse(Phrase::new("arena-log-foreign").with("path", name.as_str())));
        }
        let prepare = |file: &mut File| {
            file.set_len(whole as u64)?;
            file.seek(SeekFrom::End(0))?;
            if whole == 0 {
                file.write_all(log_line(&of.header()).as_bytes())?;
            }
            file.sync_all()
        };
        prepare(&mut file).map_err(broken)?;
        Ok(LogFile { file, games: log.games })
    }

    /// The games that were there, to be counted once.
    pub(crate) fn take_games(&mut self) -> Vec<L::Entry> {
        mem::take(&mut self.games)
    }

    /// Bring these games safely to disk. Several that end at the same time share one sync.
    pub(crate) fn keep(&mut self, batch: &[L::Entry]) -> io::Result<()> {
        let lines: String = batch.iter().map(log_line).collect();
        self.file.write_all(lines.as_bytes())?;
        self.file.sync_data()
    }
}

/// How many actions were drawn as openings in the log at this place, if there is one.
pub(crate) fn logged_opening(path: &Path) -> Option<u32> {
    let mut first = String::new();
    BufReader::new(File::open(path).ok()?).take(1 << 20).read_line(&mut first).ok()?;
    Header::read(&first).map(|header| header.opening_plies)
}

fn refuse(path: &str, error: LogError, voice: &Voice) -> Failure {
    let phrase = match error {
        LogError::Line { line, error } => {
            Phrase::new("arena-log-line").with("line", line.to_string()).with("error", error)
        }
        LogError::Differs { name, found, wanted } => Phrase::new("arena-log-differs")
            .with("name", name)
            .with("found", found)
            .with("wanted", wanted),
        LogError::Seating { number } => {
            Phrase::new("arena-log-seating").with("number", number.to_string())
        }
    };
    voice.refuse(phrase.with("path", path))
}

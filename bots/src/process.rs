use std::{
    collections::HashSet,
    io::{BufRead, BufReader, Read, Write},
    process::{Child, ChildStdout, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender},
    thread,
    time::Duration,
};

use table::{Seed, text::shorten};

use crate::{BotError, command::join, spec::QUOTED};

/// A program outside that reads and writes lines. It is ended when this is dropped.
///
/// Two threads do the reading and the writing, so that a program that hangs, or neither reads nor
/// writes, cannot hold us up.
pub(crate) struct Process {
    name: String,
    child: Child,
    /// Dropped to let the program see the end of its input.
    to: Option<Sender<String>>,
    from: Receiver<Vec<u8>>,
    /// How many games it was told of.
    pub(crate) games: u64,
    /// What was dealt in those in which something is hidden.
    pub(crate) deals: HashSet<Seed>,
}

/// The longest line that is read; more is nonsense.
const LONGEST_LINE: u64 = 1 << 16;
/// How many lines may wait unread before the program has to wait.
const WAITING_LINES: usize = 16;
/// How long a program may take to end by itself before it is ended.
const GRACE: Duration = Duration::from_millis(100);

impl Process {
    /// Start a program.
    pub(crate) fn start(command: &[String]) -> Result<Process, BotError> {
        let name = shorten(&join(command), QUOTED);
        let no_start = |reason: String| BotError::NoStart { program: name.clone(), reason };
        let (program, args) =
            command.split_first().ok_or_else(|| no_start("no program".to_owned()))?;
        let mut child = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| no_start(error.to_string()))?;
        let mut stdin = child.stdin.take().expect("piped");
        let stdout = child.stdout.take().expect("piped");
        let (to, lines) = mpsc::channel::<String>();
        thread::spawn(move || {
            for line in lines {
                // A program that no longer reads gives itself away by its silence or its end.
                if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    return;
                }
            }
        });
        let (answers, from) = mpsc::sync_channel(WAITING_LINES);
        thread::spawn(move || read_lines(stdout, &answers));
        let deals = HashSet::new();
        Ok(Process { name, child, to: Some(to), from, games: 0, deals })
    }

    /// What is run.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Send lines, all at once.
    pub(crate) fn tell(&self, lines: &[serde_json::Value]) {
        if let Some(to) = &self.to {
            // Whether anybody still reads shows when an answer is wanted.
            let _ = to.send(lines.iter().map(|line| format!("{line}\n")).collect());
        }
    }

    /// Let the program see the end of its input.
    pub(crate) fn close(&mut self) {
        self.to = None;
    }

    /// Whether it has not ended.
    pub(crate) fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Wait for the next line.
    pub(crate) fn hear(&mut self, patience: Duration) -> Result<String, BotError> {
        let program = self.name.clone();
        match self.from.recv_timeout(patience) {
            Ok(line) => Ok(String::from_utf8_lossy(&line).into_owned()),
            Err(RecvTimeoutError::Timeout) => {
                Err(BotError::Silent { program, time: patience.into() })
            }
            Err(RecvTimeoutError::Disconnected) => {
                let status = self.wait(GRACE);
                let status = status.unwrap_or_else(|| "it closed its output".to_owned());
                Err(BotError::Ended { program, status })
            }
        }
    }

    /// How the program ended, if it does within a while.
    pub(crate) fn wait(&mut self, patience: Duration) -> Option<String> {
        const STEP: Duration = Duration::from_millis(5);
        for _ in 0..=patience.as_millis() / STEP.as_millis() {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status.to_string());
            }
            thread::sleep(STEP);
        }
        None
    }
}

fn read_lines(stdout: ChildStdout, answers: &SyncSender<Vec<u8>>) {
    let mut reader = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match reader.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if answers.send(line).is_err() => return,
            Ok(_) => {}
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.close();
        self.wait(GRACE);
        // Ended already or not, it is reaped.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

use std::{
    io,
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::Duration,
};

use crate::console::{Console, Keys, Printer};

/// What stands before a line that is typed.
const PROMPT: &str = ">";

/// A talk line by line in which both sides speak when they like: what happens is told while somebody types.
pub(crate) struct Talk {
    console: Console,
    /// Shows texts above the line that is being typed.
    printer: Option<Printer>,
    /// Asks for the next line, with what Tab offers.
    asks: Sender<Vec<String>>,
    lines: Receiver<io::Result<Option<String>>>,
    /// Whether a line is being waited for.
    open: bool,
}

/// What became of waiting for a line.
pub(crate) enum Typed {
    /// This was typed.
    Line(String),
    /// Nothing yet.
    Nothing,
    /// The input has ended, or somebody wants to leave.
    End,
}

impl Talk {
    /// Talk through a console.
    pub(crate) fn new(mut console: Console) -> Talk {
        let (keys, printer) = console.give_keys();
        let (asks, asked) = channel();
        let (told, lines) = channel();
        thread::spawn(move || read(keys, &asked, &told));
        Talk { console, printer, asks, lines, open: false }
    }

    /// Whether a person sits there who can type at any time; else lines are only taken when something is asked for.
    pub(crate) fn is_with_a_person(&self) -> bool {
        self.console.has_keyboard()
    }

    /// Whether a line is being waited for.
    pub(crate) fn is_open(&self) -> bool {
        self.open
    }

    /// Show a text, above the line that is being typed if there is one.
    pub(crate) fn show(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        if !self.open {
            return self.console.show(text);
        }
        let text = self.console.laid_out(text.as_ref());
        match &mut self.printer {
            Some(printer) => printer.print(format!("{text}\n")).map_err(io::Error::other),
            None => {
                self.console.show(format!("\n{text}"))?;
                self.console.show_prompt(PROMPT)
            }
        }
    }

    /// Bring out everything shown so far.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.console.flush()
    }

    /// Ask for a line; it comes when it comes.
    pub(crate) fn ask(&mut self, offers: Vec<String>) -> io::Result<()> {
        self.console.show_prompt(PROMPT)?;
        self.open = true;
        self.asks.send(offers).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }

    /// Wait for a line, but not for long.
    pub(crate) fn hear(&mut self, patience: Duration) -> io::Result<Typed> {
        match self.lines.recv_timeout(patience) {
            Ok(line) => {
                self.open = false;
                let line = self.console.take_down(line?)?;
                Ok(line.map_or(Typed::End, Typed::Line))
            }
            Err(RecvTimeoutError::Timeout) => Ok(Typed::Nothing),
            Err(RecvTimeoutError::Disconnected) => Ok(Typed::End),
        }
    }
}

/// Read a line whenever one is asked for.
fn read(mut keys: Keys, asked: &Receiver<Vec<String>>, told: &Sender<io::Result<Option<String>>>) {
    while let Ok(offers) = asked.recv() {
        keys.offer(&offers);
        if told.send(keys.read(PROMPT)).is_err() {
            return;
        }
    }
}

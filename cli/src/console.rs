use std::{
    env,
    io::{self, BufRead, BufWriter, IsTerminal, Stdout, Write},
};

use ratatui::crossterm::terminal;
use rustyline::{ExternalPrinter, error::ReadlineError};

use crate::{
    editor::{self, LineEditor},
    text,
};

/// The line-by-line talk with a person, or with whatever stands behind a pipe.
pub(crate) struct Console {
    output: BufWriter<Stdout>,
    keys: Keys,
    /// Whether the keys show the prompt with the line that is typed.
    edits: bool,
    keyboard: bool,
    screen: bool,
    /// Whether a line stands there that goes as soon as anything else is shown.
    waiting: bool,
}

/// Where lines come from.
pub(crate) struct Keys {
    /// Where a person sits at the keyboard and looks at the screen: what is typed can be edited.
    editor: Option<Box<LineEditor>>,
}

/// Shows something above the line that is being typed.
pub(crate) type Printer = Box<dyn ExternalPrinter + Send>;

impl Keys {
    /// What the Tab key offers at the next prompt.
    pub(crate) fn offer(&mut self, words: &[String]) {
        if let Some(helper) = self.editor.as_mut().and_then(|editor| editor.helper_mut()) {
            helper.offer(words);
        }
    }

    /// What shows texts while a line is being typed, where that is possible.
    fn printer(&mut self) -> Option<Printer> {
        let printer = self.editor.as_mut()?.create_external_printer().ok()?;
        Some(Box::new(printer))
    }

    /// Read a line; nothing when the input has ended, or whoever sits there wants to leave.
    pub(crate) fn read(&mut self, prompt: &str) -> io::Result<Option<String>> {
        if let Some(editor) = &mut self.editor {
            return match editor.readline(&format!("{prompt} ")) {
                Ok(line) => {
                    let line = line.trim().to_owned();
                    if !line.is_empty() {
                        let _ = editor.add_history_entry(&line);
                    }
                    Ok(Some(line))
                }
                Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                Err(ReadlineError::Io(error)) => Err(error),
                Err(error) => Err(io::Error::other(error)),
            };
        }
        let mut line = Vec::new();
        if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
    }
}

impl Console {
    /// Talk through standard input and output.
    pub(crate) fn open() -> Console {
        let (keyboard, screen) = (io::stdin().is_terminal(), io::stdout().is_terminal());
        let dumb = env::var_os("TERM").is_none_or(|term| term == "dumb");
        let editor = (keyboard && screen && !dumb).then(editor::new).flatten().map(Box::new);
        let output = BufWriter::new(io::stdout());
        let edits = editor.is_some();
        Console { output, keys: Keys { editor }, edits, keyboard, screen, waiting: false }
    }

    /// Whether a person sits at the keyboard.
    pub(crate) fn has_keyboard(&self) -> bool {
        self.keyboard
    }

    /// Whether a person looks at the screen.
    pub(crate) fn has_screen(&self) -> bool {
        self.screen
    }

    /// Show a text and end its line.
    pub(crate) fn show(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        self.go_on()?;
        let text = self.laid_out(text.as_ref());
        writeln!(self.output, "{text}")
    }

    /// Say that something takes its time, until there is more to show. Only for those who look.
    pub(crate) fn wait(&mut self, text: &str) -> io::Result<()> {
        if self.screen {
            self.go_on()?;
            write!(self.output, "{text}")?;
            self.output.flush()?;
            self.waiting = true;
        }
        Ok(())
    }

    fn go_on(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.waiting) {
            write!(self.output, "\r\x1b[K")?;
        }
        Ok(())
    }

    fn width(&self) -> usize {
        terminal::size().map_or(80, |(columns, _)| usize::from(columns).clamp(20, 100))
    }

    /// What the Tab key offers at the next prompt.
    pub(crate) fn offer(&mut self, words: &[String]) {
        self.keys.offer(words);
    }

    /// Ask for a line; nothing when the input has ended, or whoever sits there wants to leave.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        self.show_prompt(prompt)?;
        let line = self.keys.read(prompt)?;
        self.take_down(line)
    }

    /// Show what is asked for, where the line that is typed does not.
    pub(crate) fn show_prompt(&mut self, prompt: &str) -> io::Result<()> {
        self.go_on()?;
        if !self.edits {
            write!(self.output, "{prompt} ")?;
        }
        self.output.flush()
    }

    /// Note a line that was read where nobody saw it being typed: that keeps the transcript readable.
    pub(crate) fn take_down(&mut self, line: Option<String>) -> io::Result<Option<String>> {
        match &line {
            Some(line) if !self.keyboard => self.show(line)?,
            None if !self.edits => self.show("")?,
            _ => {}
        }
        Ok(line)
    }

    /// Give away the keys, so that somebody else can wait for a line, and what shows texts meanwhile.
    pub(crate) fn give_keys(&mut self) -> (Keys, Option<Printer>) {
        let mut keys = std::mem::replace(&mut self.keys, Keys { editor: None });
        let printer = keys.printer();
        (keys, printer)
    }

    /// A text as it is shown: where somebody looks, what is too wide is broken between words.
    pub(crate) fn laid_out(&self, text: &str) -> String {
        let text = text.trim_end();
        if !self.screen {
            return text.to_owned();
        }
        let width = self.width();
        let broken = text.split('\n').map(|line| match text::visible_width(line) <= width {
            true => line.to_owned(),
            false => text::wrap(line, width).join("\n"),
        });
        broken.collect::<Vec<_>>().join("\n")
    }

    /// Leave nothing to be seen, not even by scrolling back; what is no screen stays as it is.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.screen {
            write!(self.output, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(())
    }

    /// Bring out everything shown so far.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.go_on()?;
        self.output.flush()
    }
}

/// Whether a person looks at what we print.
pub(crate) fn is_screen() -> bool {
    io::stdout().is_terminal()
}

/// Whether a person sits at a terminal, sees what we print and can answer.
pub(crate) fn is_used() -> bool {
    is_screen() && io::stdin().is_terminal()
}

/// Whether what we print is seen in colours.
pub(crate) fn paints() -> bool {
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    is_screen() && !set("NO_COLOR") && !dumb
}

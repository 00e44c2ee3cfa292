use std::{
    env,
    io::{self, BufRead, BufWriter, IsTerminal, Stdout, Write},
};

use ratatui::crossterm::terminal;
use rustyline::error::ReadlineError;

use crate::{
    editor::{self, LineEditor},
    text,
};

/// The line-by-line talk with a person, or with whatever stands behind a pipe.
pub(crate) struct Console {
    output: BufWriter<Stdout>,
    /// Where a person sits at the keyboard and looks at the screen: what is typed can be edited.
    editor: Option<Box<LineEditor>>,
    keyboard: bool,
    screen: bool,
    /// Whether a line stands there that goes as soon as anything else is shown.
    waiting: bool,
}

impl Console {
    /// Talk through standard input and output.
    pub(crate) fn open() -> Console {
        let (keyboard, screen) = (io::stdin().is_terminal(), io::stdout().is_terminal());
        let dumb = env::var_os("TERM").is_none_or(|term| term == "dumb");
        let editor = (keyboard && screen && !dumb).then(editor::new).flatten().map(Box::new);
        Console { output: BufWriter::new(io::stdout()), editor, keyboard, screen, waiting: false }
    }

    /// Whether a person sits at the keyboard.
    pub(crate) fn has_keyboard(&self) -> bool {
        self.keyboard
    }

    /// Whether a person looks at the screen.
    pub(crate) fn has_screen(&self) -> bool {
        self.screen
    }

    /// Show a text and end its line. Where somebody looks, what is too wide is broken between words.
    pub(crate) fn show(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        self.go_on()?;
        let text = text.as_ref().trim_end();
        if !self.screen {
            return writeln!(self.output, "{text}");
        }
        for line in text.split('\n') {
            if text::visible_width(line) <= self.width() {
                writeln!(self.output, "{line}")?;
                continue;
            }
            for line in text::wrap(line, self.width()) {
                writeln!(self.output, "{line}")?;
            }
        }
        Ok(())
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
        if let Some(helper) = self.editor.as_mut().and_then(|editor| editor.helper_mut()) {
            helper.offer(words);
        }
    }

    /// Ask for a line; nothing when the input has ended, or whoever sits there wants to leave.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        self.go_on()?;
        if let Some(editor) = &mut self.editor {
            self.output.flush()?;
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
        write!(self.output, "{prompt} ")?;
        self.output.flush()?;
        let mut line = Vec::new();
        if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
            self.show("")?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if !self.keyboard {
            // Nobody saw the line being typed: keep the transcript readable.
            self.show(&line)?;
        }
        Ok(Some(line))
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

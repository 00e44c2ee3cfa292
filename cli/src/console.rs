use std::{
    env,
    io::{self, BufRead, BufWriter, IsTerminal, StdinLock, StdoutLock, Write},
};

/// The line-by-line talk with a person, or with whatever stands behind a pipe.
pub(crate) struct Console {
    input: StdinLock<'static>,
    output: BufWriter<StdoutLock<'static>>,
    keyboard: bool,
    screen: bool,
}

impl Console {
    /// Talk through standard input and output.
    pub(crate) fn open() -> Console {
        let (input, output) = (io::stdin().lock(), io::stdout().lock());
        let (keyboard, screen) = (input.is_terminal(), output.is_terminal());
        Console { input, output: BufWriter::new(output), keyboard, screen }
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
        writeln!(self.output, "{}", text.as_ref().trim_end())
    }

    /// Ask for a line; nothing when the input has ended.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.output, "{prompt} ")?;
        self.output.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
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
        self.output.flush()
    }
}

/// Whether a person looks at what we print.
pub(crate) fn is_screen() -> bool {
    io::stdout().is_terminal()
}

/// Whether what we print is seen in colours.
pub(crate) fn paints() -> bool {
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    is_screen() && !set("NO_COLOR") && !dumb
}

use std::{
    env,
    io::{self, IsTerminal, Stdout},
    time::{Duration, Instant},
};

use ratatui::{
    Terminal,
    backend::CrosstermBackend,
    crossterm::{
        event::{
            self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste,
            EnableMouseCapture,
        },
        execute,
        terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
    },
};

use super::{
    host::Host,
    model::{Effect, Model},
    palette::Depth,
    view,
};

/// How long nothing may happen on the screen while something goes on behind it.
const BEAT: Duration = Duration::from_millis(80);

/// Whether there is a terminal that a table can fill.
pub(crate) fn can_open() -> bool {
    let dumb = env::var_os("TERM").is_none_or(|term| term == "dumb" || term.is_empty());
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}

/// The terminal, given back as it was whatever happens.
struct Opened {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Opened {
    fn new() -> io::Result<Opened> {
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            close();
            before(panic);
        }));
        Ok(Opened { terminal: Terminal::new(CrosstermBackend::new(io::stdout()))? })
    }
}

fn close() {
    let _ =
        execute!(io::stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen);
    let _ = disable_raw_mode();
}

impl Drop for Opened {
    fn drop(&mut self) {
        let _ = self.terminal.show_cursor();
        close();
    }
}

/// Play until whoever sits at the screen leaves.
pub(crate) fn run(host: &mut dyn Host, model: &mut Model<'_>, depth: Depth) -> io::Result<()> {
    let mut opened = Opened::new()?;
    let size = opened.terminal.size()?;
    model.on_resize(size.width, size.height);
    let began = Instant::now();
    loop {
        opened.terminal.draw(|frame| view::draw(model, depth, frame))?;
        let mut effects = Vec::new();
        let wait = if model.waits() > Duration::ZERO { model.waits().min(BEAT) } else { BEAT };
        if event::poll(wait)? {
            effects.extend(model.on_event(&event::read()?));
            while effects.is_empty() && event::poll(Duration::ZERO)? {
                effects.extend(model.on_event(&event::read()?));
            }
        }
        model.on_tick(began.elapsed());
        if !turn(host, model, effects) {
            return Ok(());
        }
    }
}

/// Carry out what the model wants and tell it what came of it; false once it wants to leave.
pub(crate) fn turn(host: &mut dyn Host, model: &mut Model<'_>, mut effects: Vec<Effect>) -> bool {
    loop {
        for effect in effects.drain(..) {
            match effect {
                Effect::Leave => return false,
                Effect::Wish(wish) => host.wish(wish),
            }
        }
        if !model.is_ready() {
            return true;
        }
        match host.poll() {
            Some(news) => effects = model.on_news(news),
            None => return true,
        }
    }
}

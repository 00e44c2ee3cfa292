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
/// The same while somebody thinks, who may be done at any moment.
const LIVELY: Duration = Duration::from_millis(12);

/// How many keys are heeded before the screen is drawn again: however fast they come, others get their turn.
const AT_ONCE: usize = 32;

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
        opened.terminal.draw(|frame| {
            // The window may have changed before the terminal tells of it.
            let (width, height) = (frame.area().width, frame.area().height);
            if (width, height) != model.size {
                model.on_resize(width, height);
            }
            view::draw(model, depth, frame);
        })?;
        let mut effects = Vec::new();
        let beat = if model.thinking.is_some() { LIVELY } else { BEAT };
        let wait = if model.waits() > Duration::ZERO { model.waits().min(BEAT) } else { beat };
        if event::poll(wait)? {
            effects.extend(model.on_event(&event::read()?));
            for _ in 1..AT_ONCE {
                if !effects.is_empty() || !event::poll(Duration::ZERO)? {
                    break;
                }
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
        if !model.is_ready() && !host.presses() {
            return true;
        }
        match host.poll() {
            Some(news) => effects = model.on_news(news),
            None => return true,
        }
    }
}

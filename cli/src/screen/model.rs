use std::time::Duration;

use table::Phrase;

use super::{
    art::Art,
    command::Command,
    host::{Can, News, Sight, Wish},
    layout::{Layout, SMALLEST, Wanted},
    marks::Marks,
    pace::Pace,
    picks::{Picks, Step},
};
use crate::{text, voice::Voice};

/// Everything on the screen. Keys, the mouse, news and time change it; what it wants of others are effects.
pub(crate) struct Model<'a> {
    pub(crate) voice: &'a Voice,
    pub(crate) art: Art,
    pub(crate) size: (u16, u16),
    pub(crate) sight: Option<Box<Sight>>,
    pub(super) picks: Picks,
    pub(crate) layout: Layout,
    pub(super) focus: Option<String>,
    /// What was last told about a thing.
    pub(super) explained: Option<(String, String)>,
    /// What is being typed.
    pub(crate) typed: String,
    /// Something that was said in passing, until the next key.
    pub(crate) message: Option<String>,
    pub(crate) hint: Option<(Vec<String>, String)>,
    pub(crate) thinking: Option<String>,
    /// That the line to the table is broken, as long as it is.
    pub(crate) broken: Option<String>,
    pub(crate) over: Over,
    /// How many lines of the log lie below what is seen of it.
    pub(crate) log_back: usize,
    pub(crate) pace: Pace,
    pub(crate) paused: bool,
    /// When what others did last has been seen long enough.
    pub(super) seen_at: Duration,
    /// The moment, as far as it is known.
    pub(crate) now: Duration,
}

/// What lies over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Over {
    Nothing,
    /// Somebody else is to take the screen.
    Cover(String),
    /// The commands, and which one is chosen.
    Menu(usize),
    /// Something to read, from this line on.
    Page {
        title: String,
        text: String,
        from: usize,
    },
    /// Whether one is sure.
    Confirm(Command),
    /// The table is gone.
    Gone(String),
}

/// What is to be done outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    Wish(Wish),
    Leave,
}

impl<'a> Model<'a> {
    /// An empty screen for a game drawn by this sheet of symbols.
    pub(crate) fn new(voice: &'a Voice, sheet: &str, pace: Pace) -> Model<'a> {
        Model {
            voice,
            art: Art::read(sheet),
            size: (80, 24),
            sight: None,
            picks: Picks::default(),
            layout: Layout::default(),
            focus: None,
            explained: None,
            typed: String::new(),
            message: None,
            hint: None,
            thinking: None,
            broken: None,
            over: Over::Nothing,
            log_back: 0,
            pace,
            paused: false,
            seen_at: Duration::ZERO,
            now: Duration::ZERO,
        }
    }

    /// The screen has another size.
    pub(crate) fn on_resize(&mut self, width: u16, height: u16) {
        self.size = (width, height);
        self.arrange();
    }

    /// Time goes by.
    pub(crate) fn on_tick(&mut self, now: Duration) {
        self.now = now;
    }

    /// Whether there is room for a table.
    pub(crate) fn fits(&self) -> bool {
        self.size.0 >= SMALLEST.0 && self.size.1 >= SMALLEST.1
    }

    /// Whether what happened last has been seen for long enough, so that more can be shown.
    pub(crate) fn is_ready(&self) -> bool {
        !self.paused && self.now >= self.seen_at && self.fits()
    }

    /// How long it takes until more can be shown, if that is known.
    pub(crate) fn waits(&self) -> Duration {
        self.seen_at.saturating_sub(self.now)
    }

    /// Something is told.
    pub(crate) fn on_news(&mut self, news: News) -> Vec<Effect> {
        match news {
            News::Sight(sight) => return self.show(sight),
            News::Explained { id, text } => self.explained = Some((id, text)),
            News::Said(text) => self.message = Some(text),
            News::Hint { picks, text } => {
                self.message = None;
                if let Some(first) = picks.first().cloned() {
                    self.focus = Some(first);
                }
                self.hint = Some((picks, text));
                self.arrange();
            }
            News::Page { title, text } => self.over = Over::Page { title, text, from: 0 },
            News::Thinking(who) => self.thinking = who,
            News::Cover(who) => {
                // Nothing stays that the next one may not know.
                self.sight = None;
                self.forget();
                self.layout = Layout::default();
                self.focus = None;
                self.message = None;
                self.over = Over::Cover(who);
            }
            News::Line { holds: false, text } => self.broken = Some(text),
            News::Line { holds: true, text } => {
                self.broken = None;
                self.message = Some(text);
            }
            News::Gone(reason) => self.over = Over::Gone(reason),
        }
        Vec::new()
    }

    fn show(&mut self, sight: Box<Sight>) -> Vec<Effect> {
        let changed = self.sight.as_ref().is_none_or(|before| before.stage != sight.stage);
        if sight.lasts {
            self.seen_at = self.now + self.pace.time();
        }
        if changed {
            self.forget();
        }
        match self.over {
            Over::Cover(_) => self.over = Over::Nothing,
            // What others do meanwhile is no answer.
            Over::Confirm(command) if !command.is_open(sight.can) => self.over = Over::Nothing,
            _ => {}
        }
        let waited = self.sight.as_ref().is_none_or(|before| before.stage.ways.is_empty());
        self.picks.renew(&sight.stage);
        self.sight = Some(sight);
        let before = self.focus.clone();
        // Whoever is asked after having waited begins where something can be done.
        let next = self.picks.next();
        if waited && !next.is_empty() && !before.as_ref().is_some_and(|focus| next.contains(focus))
        {
            self.focus = None;
        }
        self.arrange();
        if changed || before != self.focus { self.look() } else { Vec::new() }
    }

    fn forget(&mut self) {
        self.hint = None;
        self.explained = None;
        self.log_back = 0;
    }

    /// What the table lets one ask for.
    pub(crate) fn can(&self) -> Can {
        self.sight.as_ref().map(|sight| sight.can).unwrap_or_default()
    }

    /// What is asked for now.
    pub(crate) fn prompt(&self) -> String {
        let Some(sight) = &self.sight else { return String::new() };
        if !sight.end.is_empty() {
            return sight.end.join(" ");
        }
        let asked = self.picks.asked().and_then(|place| sight.stage.asks.get(place));
        let prompt = match asked {
            Some(asked) if !self.picks.chosen().is_empty() => asked.clone(),
            _ => sight.prompt.clone(),
        };
        match sight.window {
            Some(window) => format!("{} s · {prompt}", window.seconds()),
            None => prompt,
        }
    }

    /// What is to be told of the things.
    pub(crate) fn marks(&self) -> Marks {
        Marks {
            may: self.picks.next().to_vec(),
            picked: self.picks.chosen().to_vec(),
            last: self.sight.as_ref().map(|sight| sight.places.clone()).unwrap_or_default(),
            hint: self.hint.as_ref().map(|(picks, _)| picks.clone()).unwrap_or_default(),
            focus: self.focus.clone(),
        }
    }

    /// What is in focus and what it does, as far as it is known.
    pub(crate) fn focused(&self) -> (String, String) {
        let (Some(sight), Some(id)) = (&self.sight, &self.focus) else { return Default::default() };
        let things = sight.stage.scene.things.iter().filter(|thing| thing.id == *id);
        let choices = sight.stage.scene.choices.iter().filter(|choice| choice.id == *id);
        let name = things
            .filter_map(|thing| thing.name.clone())
            .chain(choices.map(|choice| choice.name.clone()));
        let help = self.explained.as_ref().filter(|(about, _)| about == id);
        (
            name.into_iter().next().unwrap_or_default(),
            help.map(|(_, text)| text.clone()).unwrap_or_default(),
        )
    }

    /// Put everything where it belongs, and keep focus on something that is there.
    pub(super) fn arrange(&mut self) {
        let Some(sight) = &self.sight else { return };
        let wanted = |focus: Option<&str>| {
            let wanted =
                Wanted { stage: &sight.stage, art: &self.art, choices: self.choices(), focus };
            Layout::new(&wanted, self.size.0, self.size.1)
        };
        let layout = wanted(self.focus.as_deref());
        let known = |id: &str| {
            let things =
                sight.stage.scene.things.iter().any(|thing| thing.id == id && thing.name.is_some());
            things || layout.buttons.iter().any(|button| button.id == id)
        };
        if self.focus.as_deref().is_some_and(known) {
            self.layout = layout;
            return;
        }
        let first = self.picks.next().iter().find(|id| known(id)).cloned();
        let focus = first.or_else(|| layout.controls().next().map(|(id, _)| id.to_owned()));
        self.layout = wanted(focus.as_deref());
        self.focus = focus;
    }

    /// The buttons that are shown: choices that can be picked, or what can be done after the end.
    fn choices(&self) -> Vec<(String, String)> {
        let Some(sight) = &self.sight else { return Vec::new() };
        let next = self.picks.next();
        let offered = sight
            .stage
            .scene
            .choices
            .iter()
            .filter(|choice| next.iter().any(|id| *id == choice.id));
        let mut all: Vec<(String, String)> =
            offered.map(|choice| (choice.id.to_string(), choice.name.clone())).collect();
        let mut commands = Vec::new();
        if !sight.end.is_empty() {
            commands = vec![Command::Next, Command::Rematch, Command::Review, Command::Quit];
        } else if sight.can.random {
            commands = vec![Command::Random];
        }
        let open = commands.into_iter().filter(|command| command.is_open(sight.can));
        all.extend(open.map(|command| {
            (format!("/{}", command.word()), self.voice.say(Phrase::new(command.key())))
        }));
        all
    }

    /// Ask what is in focus.
    pub(super) fn look(&self) -> Vec<Effect> {
        let id = self.focus.clone().filter(|id| !id.starts_with('/'));
        id.map(|id| Effect::Wish(Wish::Explain(id))).into_iter().collect()
    }

    /// Pick a thing, a choice or a command by its id.
    pub(super) fn pick(&mut self, id: &str) -> Vec<Effect> {
        if let Some(command) = id.strip_prefix('/').and_then(Command::named) {
            return self.command(command, "");
        }
        self.message = None;
        let step = self.picks.pick(id);
        let effects = match step {
            Step::Done(seat, actions) => {
                self.hint = None;
                // Whoever acts has seen enough.
                self.seen_at = Duration::ZERO;
                vec![Effect::Wish(Wish::Act(Some(seat), actions))]
            }
            Step::Refused => {
                self.refuse(id);
                Vec::new()
            }
            Step::More | Step::Cancelled => Vec::new(),
        };
        self.arrange();
        effects
    }

    /// Say why something cannot be picked, where that is known.
    fn refuse(&mut self, id: &str) {
        let Some(sight) = &self.sight else { return };
        let why = sight.stage.why.iter().find(|(thing, _)| thing == id).map(|(_, why)| why.clone());
        let acts = !sight.stage.ways.is_empty();
        self.message = Some(why.unwrap_or_else(|| {
            self.voice.word(if acts { "screen-not-that" } else { "screen-not-now" })
        }));
    }

    /// Do what a command says.
    pub(super) fn command(&mut self, command: Command, rest: &str) -> Vec<Effect> {
        self.over = Over::Nothing;
        self.message = None;
        if !command.is_open(self.can()) {
            self.message = Some(self.voice.word("screen-not-now"));
            return Vec::new();
        }
        match command {
            Command::Quit => return vec![Effect::Leave],
            Command::Pace => {
                self.pace = if self.pace == Pace::None { Pace::Slow } else { self.pace.by(1) };
                self.tell_pace();
            }
            Command::Help => self.over = self.help_page(),
            Command::Log => self.over = self.log_page(),
            Command::Resign if rest != "!" => self.over = Over::Confirm(Command::Resign),
            Command::Save | Command::Name if rest.is_empty() => {
                self.typed = format!("/{} ", command.word());
            }
            command => return command.wish(rest).map(Effect::Wish).into_iter().collect(),
        }
        Vec::new()
    }

    pub(super) fn tell_pace(&mut self) {
        let pace = self.voice.word(self.pace.key());
        self.message = Some(self.voice.say(Phrase::new("screen-pace-now").with("pace", pace)));
    }

    fn help_page(&self) -> Over {
        let (name, help) = self.focused();
        let mut text = String::new();
        if !name.is_empty() {
            text = format!("{name}\n{help}\n\n");
        }
        text += &self.voice.word("screen-keys");
        Over::Page { title: self.voice.word("screen-help"), text, from: 0 }
    }

    fn log_page(&self) -> Over {
        let text = self.sight.as_ref().map(|sight| sight.log.join("\n")).unwrap_or_default();
        let lines = text::wrapped_height(&text, self.page_width());
        let from = lines.saturating_sub(self.page_height());
        Over::Page { title: self.voice.word("screen-log"), text, from }
    }

    /// How wide and high what is read may be.
    pub(crate) fn page_width(&self) -> usize {
        usize::from(self.size.0.clamp(20, 92) - 8)
    }

    pub(crate) fn page_height(&self) -> usize {
        usize::from(self.size.1.max(12) - 6)
    }

    /// The commands that can be chosen from now.
    pub(crate) fn menu(&self) -> Vec<Command> {
        Command::ALL.into_iter().filter(|command| command.is_open(self.can())).collect()
    }
}

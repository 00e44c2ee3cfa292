use std::{io, time::Duration};

use table::{Phrase, Stage};

use super::{
    Meant, meant,
    order::{Order, Question},
    spelling, with,
};
use crate::{
    failure::Failure,
    listing,
    screen::{Art, Command, Host, News, Sight, Wish, printed},
    talk::{Talk, Typed},
    voice::Voice,
};

/// How long the keyboard is listened to before the table is.
const BEAT: Duration = Duration::from_millis(20);

/// A table anywhere, line by line: the same host as behind the whole screen, told and asked in lines.
pub(crate) struct Hosted<'a> {
    host: &'a mut dyn Host,
    talk: Talk,
    voice: &'a Voice,
    art: Art,
    /// Sentences instead of pictures.
    spoken: bool,
    /// The table as it was told last.
    sight: Option<Box<Sight>>,
    /// What happened last.
    last: Vec<String>,
    /// What could be done when it was last asked for.
    asked: Option<(Stage<String>, String)>,
    /// Whether the table was described to who listens.
    described: bool,
    /// What somebody wants to know about.
    wonders: Option<String>,
    gone: bool,
}

impl<'a> Hosted<'a> {
    /// Sit at a table whose things are drawn by these symbols.
    pub(crate) fn new(
        host: &'a mut dyn Host,
        talk: Talk,
        art: &str,
        spoken: bool,
        voice: &'a Voice,
    ) -> Hosted<'a> {
        Hosted {
            host,
            talk,
            voice,
            art: Art::read(art),
            spoken,
            sight: None,
            last: Vec::new(),
            asked: None,
            described: false,
            wonders: None,
            gone: false,
        }
    }

    /// Play until whoever sits there leaves, or there is nothing to wait for any more.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        loop {
            while let Some(news) = self.host.poll() {
                self.tell(news)?;
            }
            // Who types is given the line back before the end.
            if self.gone && !self.talk.is_open() {
                break;
            }
            if !self.host.is_busy() && self.wonders.is_none() {
                if self.has_seen_the_end() {
                    break;
                }
                self.invite()?;
            }
            match self.talk.hear(BEAT)? {
                Typed::Line(line) => {
                    if !self.obey(&line)? {
                        break;
                    }
                }
                Typed::Nothing => self.talk.flush()?,
                Typed::End => break,
            }
        }
        Ok(self.talk.flush()?)
    }

    /// Whether whoever only looks on has seen the end.
    fn has_seen_the_end(&self) -> bool {
        let over = |sight: &Sight| !sight.end.is_empty() && !sight.asks;
        !self.talk.is_with_a_person() && self.sight.as_deref().is_some_and(over)
    }

    fn say(&mut self, phrase: Phrase) -> io::Result<()> {
        self.talk.show(self.voice.say(phrase))
    }

    fn tell(&mut self, news: News) -> io::Result<()> {
        match news {
            News::Sight(sight) => self.see(sight),
            News::Explained { text, .. } => self.explained(&text),
            News::Said(text) | News::Hint { text, .. } | News::Line { text, .. } => {
                self.talk.show(text)
            }
            News::Page { text, .. } => self.talk.show(text),
            News::Thinking(Some(who)) if self.talk.is_with_a_person() => {
                self.say(Phrase::new("thinking").with("who", who))
            }
            News::Thinking(_) => Ok(()),
            // Only who sits here alone is told line by line.
            News::Cover(_) => {
                self.host.wish(Wish::Uncover);
                Ok(())
            }
            News::Gone(reason) => {
                self.gone = true;
                self.talk.show(reason)?;
                match self.talk.is_open() {
                    true => self.say(Phrase::new("screen-leave")),
                    false => Ok(()),
                }
            }
        }
    }

    /// Tell what happened, and at the end how it stands.
    fn see(&mut self, sight: Box<Sight>) -> io::Result<()> {
        if self.sight.as_ref().is_none_or(|before| !before.end.is_empty() && sight.end.is_empty()) {
            self.described = false;
            self.talk.show(&sight.title)?;
        }
        let fresh = sight.log.len().saturating_sub(sight.fresh);
        if sight.fresh > 0 {
            self.last = sight.log[fresh..].to_vec();
            for line in &self.last {
                self.talk.show(line)?;
            }
        }
        let ends =
            !sight.end.is_empty() && self.sight.as_ref().is_none_or(|before| before.end.is_empty());
        self.sight = Some(sight);
        if ends {
            self.show_table()?;
            self.show_prompt()?;
        }
        Ok(())
    }

    /// Say what is to be done where something is, and take what is typed.
    fn invite(&mut self) -> io::Result<()> {
        let Some(sight) = &self.sight else { return Ok(()) };
        let asks = sight.asks;
        let now = (sight.stage.clone(), sight.prompt.clone());
        if asks && sight.end.is_empty() && self.asked.as_ref() != Some(&now) {
            self.asked = Some(now);
            if self.spoken {
                if !std::mem::replace(&mut self.described, true) && sight.can.describe {
                    // It ends with what is to be done.
                    self.host.wish(Wish::Describe);
                    return Ok(());
                }
            } else {
                self.show_table()?;
            }
            self.show_prompt()?;
        }
        if self.talk.is_open() || !(asks || self.talk.is_with_a_person()) {
            return Ok(());
        }
        let words = self.legal().into_iter();
        let words = words.chain(Order::WORDS.map(str::to_owned));
        self.talk.ask(words.collect())
    }

    fn show_table(&mut self) -> io::Result<()> {
        let Some(sight) = &self.sight else { return Ok(()) };
        let drawn = printed(sight, &self.art).join("\n");
        if !drawn.is_empty() {
            self.talk.show(format!("\n{drawn}\n "))?;
        }
        self.who()
    }

    fn show_prompt(&mut self) -> io::Result<()> {
        let Some(sight) = &self.sight else { return Ok(()) };
        let window = sight.window.map(|window| format!("{} s · ", window.seconds()));
        let text = match sight.end.is_empty() {
            true => format!("{}{}", window.unwrap_or_default(), sight.prompt),
            false => sight.end.join(" "),
        };
        self.talk.show(text)
    }

    /// Who sits where, and what there is to know about them.
    fn who(&mut self) -> io::Result<()> {
        let Some(sight) = &self.sight else { return Ok(()) };
        let seats = sight.stage.scene.seats.iter().zip(&sight.sitters);
        let line = seats.map(|(panel, sitting)| {
            let sign = if sitting.acts { '>' } else { ' ' };
            let clock = sitting.clock.map(|clock| format!(" {}", clock.clock()));
            let clock = clock.unwrap_or_default();
            match panel.facts.is_empty() {
                true => format!("{sign}{}{clock}", sitting.name),
                false => format!("{sign}{}{clock}: {}", sitting.name, panel.facts.join(", ")),
            }
        });
        let lines: Vec<String> = line.collect();
        self.talk.show(lines.join("\n"))
    }

    /// Everything that can be done now.
    fn legal(&self) -> Vec<String> {
        let mut legal: Vec<String> = Vec::new();
        for way in self.sight.iter().flat_map(|sight| &sight.stage.ways) {
            if !legal.contains(&way.action) {
                legal.push(way.action.clone());
            }
        }
        legal
    }

    /// Do what a line says; false if it says to leave.
    fn obey(&mut self, line: &str) -> io::Result<bool> {
        if self.gone {
            return Ok(false);
        }
        let legal = self.legal();
        match Order::read(line, &legal) {
            Order::Quit => return Ok(false),
            Order::Act(line) => self.act(&line)?,
            Order::Undo => self.command(Command::Undo, "")?,
            Order::TakeBack => self.command(Command::TakeBack, "")?,
            Order::Random => self.command(Command::Random, "")?,
            Order::Resign => self.command(Command::Resign, "")?,
            Order::Ask(question) => self.answer(question, &legal)?,
        }
        Ok(true)
    }

    fn answer(&mut self, question: Question, legal: &[String]) -> io::Result<()> {
        match question {
            Question::Legal => self.talk.show(listing::columns(legal)),
            Question::Help => self.say(Phrase::new("join-help")),
            Question::Thing(name) => self.explain(name, legal),
            Question::Board => self.show_table().and_then(|()| self.show_prompt()),
            Question::Describe => self.command(Command::Describe, ""),
            Question::Last => match self.last.is_empty() {
                true => self.say(Phrase::new("last-nothing")),
                false => self.talk.show(self.last.join("\n")),
            },
            Question::Who => self.who(),
            Question::Hint => self.command(Command::Hint, ""),
            Question::Rules(rule) => self.command(Command::Rules, &rule.unwrap_or_default()),
            Question::Save(Some(path)) => self.command(Command::Save, &path.display().to_string()),
            Question::Save(None) => self.say(Phrase::new("save-where")),
            Question::Nothing => self.say(Phrase::new("prompt-help")),
        }
    }

    fn act(&mut self, line: &str) -> io::Result<()> {
        let Some(sight) = &self.sight else { return Ok(()) };
        match meant(line, &sight.stage) {
            Meant::One(seat, action) => self.host.wish(Wish::Act(Some(seat), vec![action])),
            Meant::Several(actions) => {
                self.say(Phrase::new("meant-several").with("actions", ""))?;
                self.talk.show(listing::columns(&actions))?;
            }
            Meant::Nothing => {
                let command = line.strip_prefix('/').unwrap_or(line);
                let (word, rest) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
                match Command::named(word) {
                    Some(command) => self.command(command, rest.trim())?,
                    None => self.host.wish(Wish::Act(None, vec![line.to_owned()])),
                }
            }
        }
        Ok(())
    }

    fn command(&mut self, command: Command, rest: &str) -> io::Result<()> {
        let can = self.sight.as_ref().map(|sight| sight.can).unwrap_or_default();
        match command.wish(rest) {
            Some(wish) if command.is_open(can) => {
                self.host.wish(wish);
                Ok(())
            }
            None if command == Command::Log => {
                let log = self.sight.as_ref().map(|sight| sight.log.join("\n"));
                self.talk.show(log.unwrap_or_default())
            }
            _ => self.say(Phrase::new("screen-not-now")),
        }
    }

    /// Ask what a thing is, by its id or by what it is called.
    fn explain(&mut self, name: String, legal: &[String]) -> io::Result<()> {
        let Some(sight) = &self.sight else { return Ok(()) };
        match spelling::called(&name, &sight.stage.scene) {
            Some((id, _)) => {
                self.host.wish(Wish::Explain(id.to_owned()));
                self.wonders = Some(name);
                Ok(())
            }
            None => match with(&name, legal)[..] {
                [] => self.say(Phrase::new("help-unknown").with("found", name)),
                ref actions => self.talk.show(listing::columns(actions)),
            },
        }
    }

    /// Say what a thing is that somebody asked about, and what can be done with it.
    fn explained(&mut self, text: &str) -> io::Result<()> {
        let Some(name) = self.wonders.take() else { return Ok(()) };
        let actions = with(&name, &self.legal());
        self.talk.show(if text.is_empty() { &name } else { text })?;
        match actions.is_empty() {
            true => Ok(()),
            false => self.talk.show(listing::columns(&actions)),
        }
    }
}

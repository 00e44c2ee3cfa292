use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::{
    command::Command,
    host::Wish,
    model::{Effect, Model, Over},
    walk::{self, Way},
};
use crate::{
    session::{Meant, meant},
    text,
};

/// The most that can be typed.
const LONGEST: usize = 120;

impl Model<'_> {
    /// Something came from the terminal.
    pub(crate) fn on_event(&mut self, event: &Event) -> Vec<Effect> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.on_key(*key),
            Event::Mouse(mouse) => self.on_mouse(*mouse),
            Event::Resize(width, height) => {
                self.on_resize(*width, *height);
                Vec::new()
            }
            Event::Paste(text) => {
                let signs = text.chars().filter(|sign| !sign.is_control());
                self.typed.extend(signs.take(LONGEST));
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    fn on_key(&mut self, key: KeyEvent) -> Vec<Effect> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c' | 'q' | 'd') => vec![Effect::Leave],
                KeyCode::Char('u') => {
                    self.typed.clear();
                    Vec::new()
                }
                _ => Vec::new(),
            };
        }
        if !self.fits() {
            return Vec::new();
        }
        match self.over.clone() {
            Over::Nothing => self.key_at_table(key.code),
            Over::Cover(_) => match key.code {
                KeyCode::Enter | KeyCode::Char(' ') => vec![Effect::Wish(Wish::Uncover)],
                KeyCode::Char('q') => vec![Effect::Leave],
                _ => Vec::new(),
            },
            Over::Gone(_) => match key.code {
                KeyCode::Enter | KeyCode::Esc | KeyCode::Char('q' | ' ') => vec![Effect::Leave],
                _ => Vec::new(),
            },
            Over::Menu(at) => self.key_in_menu(key.code, at),
            Over::Page { text, from, .. } => self.key_on_page(key.code, &text, from),
            Over::Confirm(command) => {
                self.over = Over::Nothing;
                match key.code {
                    KeyCode::Enter | KeyCode::Char('y' | 'Y' | 'j' | 'J') => {
                        self.command(command, "!")
                    }
                    _ => Vec::new(),
                }
            }
        }
    }

    pub(super) fn key_in_menu(&mut self, code: KeyCode, at: usize) -> Vec<Effect> {
        let commands = self.menu();
        let last = commands.len().saturating_sub(1);
        match code {
            KeyCode::Up | KeyCode::BackTab => {
                self.over = Over::Menu(if at == 0 { last } else { at - 1 })
            }
            KeyCode::Down | KeyCode::Tab => {
                self.over = Over::Menu(if at >= last { 0 } else { at + 1 })
            }
            KeyCode::Home => self.over = Over::Menu(0),
            KeyCode::End => self.over = Over::Menu(last),
            KeyCode::Enter | KeyCode::Char(' ') => {
                return commands
                    .get(at)
                    .map_or_else(Vec::new, |&command| self.command(command, ""));
            }
            KeyCode::Char(letter) => {
                // The next one that begins with the letter.
                let begins =
                    |command: &Command| command.word().starts_with(letter.to_ascii_lowercase());
                let order = (at + 1..=last).chain(0..=at.min(last));
                let found =
                    order.into_iter().find(|&place| commands.get(place).is_some_and(begins));
                self.over = found.map_or(Over::Nothing, Over::Menu);
            }
            _ => self.over = Over::Nothing,
        }
        Vec::new()
    }

    pub(super) fn key_on_page(&mut self, code: KeyCode, text: &str, from: usize) -> Vec<Effect> {
        let (lines, seen) = (text::wrapped_height(text, self.page_width()), self.page_height());
        let most = lines.saturating_sub(seen);
        let to = match code {
            KeyCode::Up => from.saturating_sub(1),
            KeyCode::Down | KeyCode::Enter => from + 1,
            KeyCode::PageUp => from.saturating_sub(seen),
            KeyCode::PageDown | KeyCode::Char(' ') => from + seen,
            KeyCode::Home => 0,
            KeyCode::End => most,
            _ => {
                self.over = Over::Nothing;
                return Vec::new();
            }
        };
        // Whoever goes on at the end has read it all.
        let on = matches!(code, KeyCode::Enter | KeyCode::Char(' '));
        if on && from >= most {
            self.over = Over::Nothing;
        } else if let Over::Page { from, .. } = &mut self.over {
            *from = to.min(most);
        }
        Vec::new()
    }

    fn key_at_table(&mut self, code: KeyCode) -> Vec<Effect> {
        match code {
            KeyCode::Left => self.walk(Way::Left),
            KeyCode::Right => self.walk(Way::Right),
            KeyCode::Up => self.walk(Way::Up),
            KeyCode::Down => self.walk(Way::Down),
            KeyCode::Tab => self.next_pickable(1),
            KeyCode::BackTab => self.next_pickable(-1),
            KeyCode::PageUp => self.scroll_log(1),
            KeyCode::PageDown => self.scroll_log(-1),
            KeyCode::F(1) => self.command(Command::Help, ""),
            KeyCode::F(10) => {
                self.over = Over::Menu(0);
                Vec::new()
            }
            KeyCode::Esc => {
                self.message = None;
                if !self.typed.is_empty() {
                    self.typed.clear();
                } else if !self.picks.back() {
                    self.over = Over::Menu(0);
                }
                self.arrange();
                Vec::new()
            }
            KeyCode::Backspace => {
                self.message = None;
                if self.typed.pop().is_none() && self.picks.back() {
                    self.arrange();
                }
                self.seek_typed()
            }
            KeyCode::Enter => self.enter(),
            KeyCode::Char(sign) => self.key_typed(sign),
            _ => Vec::new(),
        }
    }

    fn key_typed(&mut self, sign: char) -> Vec<Effect> {
        self.message = None;
        if self.typed.is_empty() {
            let watches = self
                .sight
                .as_ref()
                .is_some_and(|sight| sight.stage.ways.is_empty() && sight.end.is_empty());
            match sign {
                ' ' if watches => {
                    self.paused = !self.paused;
                    return Vec::new();
                }
                ' ' => return self.enter(),
                '?' => return self.command(Command::Help, ""),
                '<' | '>' => {
                    self.pace = self.pace.by(if sign == '>' { 1 } else { -1 });
                    self.tell_pace();
                    return Vec::new();
                }
                _ => {}
            }
            let number = sign.to_digit(10).and_then(|digit| (digit as usize).checked_sub(1));
            if let Some(button) = number.and_then(|number| self.layout.buttons.get(number)) {
                let id = button.id.clone();
                return self.pick(&id);
            }
        }
        if self.typed.chars().count() < LONGEST && !sign.is_control() {
            self.typed.push(sign);
        }
        self.seek_typed()
    }

    /// Move focus to the thing whose name is being typed.
    fn seek_typed(&mut self) -> Vec<Effect> {
        let typed = self.typed.trim().to_lowercase();
        let found = self.layout.controls().find(|(id, _)| id.to_lowercase() == typed);
        let found = found.map(|(id, _)| id.to_owned());
        found.map_or_else(Vec::new, |id| self.focus_on(id))
    }

    pub(super) fn focus_on(&mut self, id: String) -> Vec<Effect> {
        if self.focus.as_ref() == Some(&id) {
            return Vec::new();
        }
        self.focus = Some(id);
        self.arrange();
        self.look()
    }

    fn walk(&mut self, way: Way) -> Vec<Effect> {
        self.message = None;
        let here = self.focus.as_deref().unwrap_or_default();
        let place = self.layout.controls().find(|(id, _)| *id == here).map(|(_, rect)| rect);
        let next = match place {
            Some(rect) => walk::next(self.layout.controls(), (here, rect), way).map(str::to_owned),
            None => self.layout.controls().next().map(|(id, _)| id.to_owned()),
        };
        next.map_or_else(Vec::new, |id| self.focus_on(id))
    }

    /// Go to the next of the things that can be picked.
    fn next_pickable(&mut self, step: isize) -> Vec<Effect> {
        self.message = None;
        let may = self.picks.next().to_vec();
        let order: Vec<String> = {
            let all = self.layout.controls().map(|(id, _)| id);
            all.filter(|id| id.starts_with('/') || may.iter().any(|other| other == id))
                .map(str::to_owned)
                .collect()
        };
        if order.is_empty() {
            return Vec::new();
        }
        let here = order.iter().position(|id| Some(id) == self.focus.as_ref());
        let next = match here {
            Some(place) => (place as isize + step).rem_euclid(order.len() as isize) as usize,
            None if step > 0 => 0,
            None => order.len() - 1,
        };
        self.focus_on(order[next].clone())
    }

    pub(super) fn scroll_log(&mut self, by: isize) -> Vec<Effect> {
        let most = self.sight.as_ref().map_or(0, |sight| sight.log.len());
        self.log_back = self.log_back.saturating_add_signed(5 * by).min(most);
        Vec::new()
    }

    /// Pick what is in focus, or do what was typed.
    fn enter(&mut self) -> Vec<Effect> {
        if self.typed.trim().is_empty() {
            self.typed.clear();
            return self.focus.clone().map_or_else(Vec::new, |id| self.pick(&id));
        }
        let line = std::mem::take(&mut self.typed);
        let line = line.trim();
        if let Some(command) = line.strip_prefix('/') {
            return self.typed_command(command).unwrap_or_else(|| {
                self.message = Some(self.voice.word("screen-no-command"));
                Vec::new()
            });
        }
        let Some(sight) = &self.sight else { return Vec::new() };
        let named = self.picks.next().iter().find(|id| id.eq_ignore_ascii_case(line)).cloned();
        if let Some(id) = named {
            return self.pick(&id);
        }
        match meant(line, &sight.stage) {
            Meant::One(seat, action) => {
                self.picks.cancel();
                self.seen_at = std::time::Duration::ZERO;
                vec![Effect::Wish(Wish::Act(Some(seat), vec![action]))]
            }
            Meant::Several(actions) => {
                let some = actions.iter().take(6).cloned().collect::<Vec<_>>().join("  ");
                self.message =
                    Some(self.voice.say(table::Phrase::new("meant-several").with("actions", some)));
                Vec::new()
            }
            Meant::Nothing => {
                let command = self.typed_command(line);
                command
                    .unwrap_or_else(|| vec![Effect::Wish(Wish::Act(None, vec![line.to_owned()]))])
            }
        }
    }

    fn typed_command(&mut self, line: &str) -> Option<Vec<Effect>> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        Command::named(word).map(|command| self.command(command, rest.trim()))
    }
}

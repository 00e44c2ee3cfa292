use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};

use super::{
    host::Wish,
    model::{Effect, Model, Over},
    panels,
};

impl Model<'_> {
    /// The mouse points, clicks or scrolls.
    pub(super) fn on_mouse(&mut self, mouse: MouseEvent) -> Vec<Effect> {
        if !self.fits() {
            return Vec::new();
        }
        let (x, y) = (mouse.column, mouse.row);
        match (&self.over, mouse.kind) {
            (Over::Nothing, MouseEventKind::Moved) => {
                let id = self.layout.at(x, y).map(str::to_owned);
                id.map_or_else(Vec::new, |id| self.focus_on(id))
            }
            (Over::Nothing, MouseEventKind::Down(MouseButton::Left)) => {
                let Some(id) = self.layout.at(x, y).map(str::to_owned) else {
                    // The last line leads to the menu.
                    if self.layout.footer.contains((x, y).into()) {
                        self.over = Over::Menu(0);
                    }
                    return Vec::new();
                };
                let mut effects = self.focus_on(id.clone());
                effects.extend(self.pick(&id));
                effects
            }
            (Over::Nothing, MouseEventKind::Down(MouseButton::Right)) => {
                if self.picks.back() {
                    self.arrange();
                } else {
                    self.over = Over::Menu(0);
                }
                Vec::new()
            }
            (Over::Nothing, MouseEventKind::ScrollUp) => self.scroll_log(1),
            (Over::Nothing, MouseEventKind::ScrollDown) => self.scroll_log(-1),
            (Over::Page { text, from, .. }, MouseEventKind::ScrollUp) => {
                let (text, from) = (text.clone(), *from);
                self.key_on_page(KeyCode::Up, &text, from)
            }
            (Over::Page { text, from, .. }, MouseEventKind::ScrollDown) => {
                let (text, from) = (text.clone(), *from);
                self.key_on_page(KeyCode::Down, &text, from)
            }
            (Over::Page { .. }, MouseEventKind::Down(_)) => {
                self.over = Over::Nothing;
                Vec::new()
            }
            (Over::Menu(_), MouseEventKind::Down(_) | MouseEventKind::Moved) => {
                let line = panels::menu_line(self, x, y);
                match (line, mouse.kind) {
                    (Some(at), MouseEventKind::Moved) => self.over = Over::Menu(at),
                    (Some(at), _) => return self.key_in_menu(KeyCode::Enter, at),
                    (None, MouseEventKind::Down(_)) => self.over = Over::Nothing,
                    _ => {}
                }
                Vec::new()
            }
            (Over::Cover(_), MouseEventKind::Down(_)) => vec![Effect::Wish(Wish::Uncover)],
            _ => Vec::new(),
        }
    }
}

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Color, Modifier, Style},
};
use table::{Stage, Thing};
use unicode_width::UnicodeWidthStr;

use super::{
    art::{Art, Figure},
    layout::{Layout, Part},
    marks::{Mark, Marks},
    spots::{Body, Spot},
};

/// The one colour that is not the game's: for what can be done.
pub(crate) const ACCENT: Color = Color::Rgb(240, 160, 40);

/// Draws the table.
pub(crate) struct Painter<'a> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) stage: &'a Stage<String>,
    pub(crate) art: &'a Art,
    pub(crate) marks: &'a Marks,
    /// Whether there are no colours, so that lines have to show what is where.
    pub(crate) plain: bool,
}

impl Painter<'_> {
    /// Draw everything that lies on the table.
    pub(crate) fn paint(&mut self, layout: &Layout) {
        for part in &layout.parts {
            self.paint_part(part);
        }
    }

    fn paint_part(&mut self, part: &Part) {
        let area = self.stage.scene.areas.iter().find(|area| area.id == part.area.as_str());
        let ground = area.map(|area| self.art.figure(&area.looks)).unwrap_or_default();
        let fields = part.spots.iter().any(|spot| matches!(spot.body, Body::Field(_)));
        if let (Some(fill), false) = (ground.fill, fields) {
            self.fill(part.rect, fill);
        }
        for (x, y, text) in &part.labels {
            let style = Style::new().add_modifier(Modifier::DIM);
            self.write(*x, *y, text, 3, style);
        }
        for spot in &part.spots {
            let thing = &self.stage.scene.things[spot.thing];
            let mark =
                if spot.named { self.marks.of(&spot.id) } else { self.marks.of(under(part, spot)) };
            match &spot.body {
                Body::Field(on) => self.field(spot, thing, on, mark, &ground),
                Body::Hole => self.hole(spot, self.figure(thing, &ground), mark),
                Body::Lying => self.lying(spot, thing, &self.figure(thing, &ground)),
                Body::Card => self.card(spot.rect, &self.art.figure(&thing.looks), mark),
            }
        }
        // What is in focus is seen through everything that lies on it.
        for spot in part.spots.iter().filter(|spot| spot.named && spot.body == Body::Lying) {
            self.frame(spot.rect, self.marks.of(&spot.id));
        }
    }

    /// What a thing looks like on this ground.
    fn figure(&self, thing: &Thing<String>, ground: &Figure) -> Figure {
        let figure = self.art.figure(&thing.looks);
        Figure { ink: figure.ink.or(ground.ink), ..figure }
    }

    /// A field of a board with what stands on it.
    fn field(
        &mut self,
        spot: &Spot,
        thing: &Thing<String>,
        on: &[usize],
        mark: Mark,
        ground: &Figure,
    ) {
        let rect = spot.rect;
        let things = &self.stage.scene.things;
        let mut base = self.art.figure(&thing.looks);
        let mut standing: Vec<(&Thing<String>, Figure)> = Vec::new();
        for &place in on {
            let figure = self.art.figure(&things[place].looks);
            if figure.fill.is_some() {
                base = figure;
            } else {
                standing.push((&things[place], figure));
            }
        }
        let dark = thing.cell.is_some_and(|[column, row]| (column + row) % 2 == 0);
        let fill =
            base.fill.or(ground.fill.map(|fill| if dark { shade(fill, 0.88) } else { fill }));
        if let Some(fill) = fill {
            self.fill(rect, if dark && base.fill.is_some() { shade(fill, 0.93) } else { fill });
        }
        if self.plain {
            self.lines(rect);
        }
        let ink = base.ink.unwrap_or(Color::Rgb(230, 230, 230));
        self.write(rect.x + 1, rect.y, &base.corner, 1, Style::new().fg(ink));
        // The highest says all that those below it say, and more.
        let top = standing.last().map(|(thing, _)| thing.looks.clone()).unwrap_or_default();
        standing
            .retain(|(thing, _)| thing.looks.len() >= top.len() || !top.starts_with(&thing.looks));
        self.tokens(rect, &standing.into_iter().map(|(_, figure)| figure).collect::<Vec<_>>());
        self.frame(rect, mark);
    }

    /// Pieces in a field: in the middle of it, the lowest at the bottom and left.
    fn tokens(&mut self, rect: Rect, figures: &[Figure]) {
        let figures: Vec<&Figure> =
            figures.iter().filter(|figure| !figure.mark.is_empty()).collect();
        let room = usize::from(rect.width.saturating_sub(2));
        let width = |wrapped: bool, figures: &[&Figure]| -> usize {
            let one = |figure: &&Figure| {
                if wrapped { figure.wrapped().width() } else { figure.mark.width() }
            };
            figures.iter().map(one).sum::<usize>() + figures.len().saturating_sub(1)
        };
        let wrapped = width(true, &figures) <= room;
        let rows = usize::from(rect.height.max(1));
        // One line where all fit, else as many as there are.
        let mut lines: Vec<Vec<&Figure>> = vec![Vec::new()];
        for figure in &figures {
            let line = lines.last_mut().expect("there is a first line");
            line.push(figure);
            if width(wrapped, line) > room && line.len() > 1 {
                let last = line.pop().expect("it was put there");
                lines.push(vec![last]);
            }
        }
        let hidden: usize = lines.iter().take(lines.len().saturating_sub(rows)).map(Vec::len).sum();
        let shown: Vec<Vec<&Figure>> = lines.into_iter().rev().take(rows).collect();
        let from = rect.y + (rect.height + 1).saturating_sub(shown.len() as u16) / 2;
        // The last line is the highest.
        for (y, line) in (from..).zip(&shown) {
            let wide = width(wrapped, line) as u16;
            let mut x = rect.x + rect.width.saturating_sub(wide) / 2;
            for figure in line {
                let text = if wrapped { figure.wrapped() } else { figure.mark.clone() };
                self.token(x, y, &text, figure, rect.right().saturating_sub(x));
                x += text.width() as u16 + 1;
            }
        }
        if hidden > 0 {
            let y = rect.bottom().saturating_sub(1);
            self.write(
                rect.x,
                y,
                &format!("+{hidden}"),
                3,
                Style::new().add_modifier(Modifier::BOLD),
            );
        }
    }

    fn token(&mut self, x: u16, y: u16, text: &str, figure: &Figure, most: u16) {
        let mut style = Style::new().add_modifier(Modifier::BOLD);
        if let Some(ink) = figure.ink {
            style = style.fg(ink);
        }
        if let Some(paper) = figure.paper {
            style = style.bg(paper);
        }
        self.write(x, y, text, most, style);
    }

    /// A hole of a walk, or what lies in it.
    fn hole(&mut self, spot: &Spot, figure: Figure, mark: Mark) {
        let rect = spot.rect;
        // The first sign is the thing itself; what is special about a piece stands beside it.
        let mut signs = figure.mark.chars();
        if let Some(sign) = signs.next() {
            self.token(rect.x, rect.y, &sign.to_string(), &figure, 1);
        }
        let beside = match mark.sign() {
            ' ' if !spot.named => signs.next().unwrap_or(' '),
            sign => sign,
        };
        if rect.width > 1 && beside != ' ' {
            let style = Style::new().fg(ACCENT).add_modifier(Modifier::BOLD);
            self.write(rect.x + 1, rect.y, &beside.to_string(), 1, style);
        }
        let mut style = Style::new();
        if mark.may {
            style = style.add_modifier(Modifier::UNDERLINED);
        }
        if mark.focus {
            style = style.add_modifier(Modifier::REVERSED | Modifier::BOLD);
        }
        self.restyle(Rect::new(rect.x, rect.y, rect.width, 1), style);
    }

    /// A thing as large as its place, such as a pile of cards.
    fn lying(&mut self, spot: &Spot, thing: &Thing<String>, figure: &Figure) {
        let rect = spot.rect;
        if let Some(fill) = figure.fill {
            self.fill(rect, fill);
        }
        if self.plain && figure.fill.is_some() && rect.height > 1 {
            self.outline(rect);
        }
        let ink = Style::new().fg(figure.ink.unwrap_or(Color::Reset)).add_modifier(Modifier::BOLD);
        if rect.height > 1 && !figure.corner.is_empty() {
            self.write(rect.x + 1, rect.y, &figure.corner, 1, ink);
        }
        let mut text = if rect.height > 1 { figure.wrapped() } else { figure.line() };
        if let Some(badge) = thing.badge {
            text = format!("{text} {badge}").trim().to_owned();
        }
        let text: String = text.chars().take(rect.width.into()).collect();
        let x = rect.x + rect.width.saturating_sub(text.width() as u16) / 2;
        let y = rect.y + rect.height.saturating_sub(1) / 2;
        match figure.paper {
            Some(_) => self.token(x, y, &text, figure, rect.width),
            None => self.write(x, y, &text, rect.width, ink),
        }
    }

    /// A card in a hand.
    fn card(&mut self, rect: Rect, figure: &Figure, mark: Mark) {
        if let Some(fill) = figure.fill {
            self.fill(rect, fill);
        }
        if self.plain && rect.height > 1 {
            self.lines(rect);
        }
        let ink = Style::new().fg(figure.ink.unwrap_or(Color::Reset)).add_modifier(Modifier::BOLD);
        if rect.height > 1 {
            self.write(rect.x + 1, rect.y, &figure.corner, 1, ink);
            let text = if figure.mark.is_empty() { &figure.corner } else { &figure.mark };
            let x = rect.x + rect.width.saturating_sub(text.width() as u16) / 2;
            self.write(x, rect.y + rect.height / 2, text, rect.width, ink);
        } else {
            self.write(rect.x + 1, rect.y, &figure.line(), rect.width.saturating_sub(1), ink);
        }
        self.frame(rect, mark);
    }

    /// Say what a thing is to whoever plays: signs for all, and the accent for those who see colours.
    fn frame(&mut self, rect: Rect, mark: Mark) {
        let accent =
            Style::new().fg(Color::Rgb(20, 20, 20)).bg(ACCENT).add_modifier(Modifier::BOLD);
        let accent = if self.plain { accent.add_modifier(Modifier::REVERSED) } else { accent };
        let one_line = rect.height < 2;
        let sign = mark.sign();
        if sign != ' ' {
            let quiet = Style::new().add_modifier(Modifier::BOLD);
            let style = if sign == '‹' { quiet } else { accent };
            let x = if one_line { rect.x } else { rect.right().saturating_sub(2) };
            self.write(x, rect.y, &sign.to_string(), 1, style);
        }
        if !mark.focus {
            return;
        }
        let (right, bottom) = (rect.right().saturating_sub(1), rect.bottom().saturating_sub(1));
        if one_line {
            self.restyle(rect, Style::new().add_modifier(Modifier::REVERSED));
            self.write(
                rect.x,
                rect.y,
                if sign == ' ' { "[".to_owned() } else { sign.to_string() }.as_str(),
                1,
                accent,
            );
            self.write(right, rect.y, "]", 1, accent);
            return;
        }
        for (x, y, corner) in [
            (rect.x, rect.y, "┏"),
            (right, rect.y, "┓"),
            (rect.x, bottom, "┗"),
            (right, bottom, "┛"),
        ] {
            self.write(x, y, corner, 1, accent);
        }
    }

    /// Where there are no colours: a line at the right of a thing and one below it.
    fn lines(&mut self, rect: Rect) {
        let right = rect.right().saturating_sub(1);
        for y in rect.y..rect.bottom() {
            self.write(right, y, "│", 1, Style::new().add_modifier(Modifier::DIM));
        }
        let bottom = Rect::new(rect.x, rect.bottom().saturating_sub(1), rect.width, 1);
        self.restyle(bottom, Style::new().add_modifier(Modifier::UNDERLINED));
    }

    /// The same all around.
    fn outline(&mut self, rect: Rect) {
        for y in rect.y..rect.bottom() {
            self.write(rect.x, y, "│", 1, Style::new().add_modifier(Modifier::DIM));
        }
        self.lines(rect);
    }

    fn fill(&mut self, rect: Rect, colour: Color) {
        let rect = rect.intersection(self.buffer.area);
        for y in rect.y..rect.bottom() {
            for x in rect.x..rect.right() {
                if let Some(cell) = self.buffer.cell_mut((x, y)) {
                    cell.reset();
                    cell.set_bg(colour);
                }
            }
        }
    }

    fn restyle(&mut self, rect: Rect, style: Style) {
        let rect = rect.intersection(self.buffer.area);
        self.buffer.set_style(rect, style);
    }

    /// Write on what is there, and leave its ground as it is unless the style brings one.
    fn write(&mut self, x: u16, y: u16, text: &str, most: u16, style: Style) {
        if self.buffer.area.contains((x, y).into()) {
            self.buffer.set_stringn(x, y, text, most.into(), style);
        }
    }
}

/// The named thing that lies under another at the same place.
fn under<'a>(part: &'a Part, spot: &Spot) -> &'a str {
    let below = part.spots.iter().find(|other| other.named && other.rect == spot.rect);
    below.map(|other| other.id.as_str()).unwrap_or_default()
}

/// The same colour with more or less light.
fn shade(colour: Color, by: f32) -> Color {
    match colour {
        Color::Rgb(r, g, b) => {
            let [r, g, b] = [r, g, b].map(|part| (f32::from(part) * by).min(255.0) as u8);
            Color::Rgb(r, g, b)
        }
        other => other,
    }
}

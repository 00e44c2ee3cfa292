use ratatui::{
    Frame,
    buffer::Buffer,
    layout::Rect,
    style::{Color, Modifier, Style},
};
use table::Phrase;
use unicode_width::UnicodeWidthStr;

use super::{
    board::{ACCENT, Painter},
    layout::SMALLEST,
    model::{Model, Over},
    palette::Depth,
    panels,
};
use crate::text::{cut, wrap};

/// Draw everything.
pub(crate) fn draw(model: &Model<'_>, depth: Depth, frame: &mut Frame<'_>) {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    // What was measured for another size is not drawn: the next frame has it.
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 || !model.fits() {
        too_small(model, area, buffer);
    } else {
        match &model.over {
            Over::Cover(who) => panels::cover(model, who, area, buffer),
            over => {
                table(model, depth, buffer);
                panels::over(model, over, area, buffer);
            }
        }
    }
    depth.adapt(buffer);
}

fn too_small(model: &Model<'_>, area: Rect, buffer: &mut Buffer) {
    let phrase = Phrase::new("screen-too-small")
        .with("width", SMALLEST.0)
        .with("height", SMALLEST.1)
        .with("wide", area.width)
        .with("high", area.height);
    let lines = wrap(&model.voice.say(phrase), area.width.saturating_sub(2).into());
    let top = area.height.saturating_sub(lines.len() as u16) / 2;
    for (y, text) in (top..area.height).zip(lines) {
        buffer.set_stringn(
            1.min(area.width),
            y,
            text,
            area.width.saturating_sub(1).into(),
            Style::new(),
        );
    }
}

fn table(model: &Model<'_>, depth: Depth, buffer: &mut Buffer) {
    let Some(sight) = &model.sight else { return };
    let (layout, marks) = (&model.layout, model.marks());
    title(model, &sight.title, layout.title, buffer);
    let plain = depth == Depth::None;
    let stage = &sight.stage;
    Painter { buffer, stage, art: &model.art, marks: &marks, plain }.paint(layout);
    panels::side(model, sight, layout.side, buffer);
    prompt(model, layout.prompt, buffer);
    for button in &layout.buttons {
        let focus = marks.focus.as_deref() == Some(button.id.as_str());
        let style = Style::new().add_modifier(if focus {
            Modifier::REVERSED | Modifier::BOLD
        } else {
            Modifier::REVERSED
        });
        let style = if focus { style.fg(ACCENT) } else { style };
        let text = if focus { format!("▸{}", &button.text[1..]) } else { button.text.clone() };
        buffer.set_stringn(button.rect.x, button.rect.y, text, button.rect.width.into(), style);
    }
    help(model, layout.help, buffer);
    footer(model, layout.footer, buffer);
}

fn title(model: &Model<'_>, title: &str, rect: Rect, buffer: &mut Buffer) {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    buffer.set_stringn(rect.x, rect.y, title, rect.width.into(), bold);
    let mut right = String::new();
    if let Some(broken) = &model.broken {
        right.clone_from(broken);
    } else if let Some(who) = &model.thinking {
        let dots = ["·  ", "·· ", "···"][(model.now.as_millis() / 400 % 3) as usize];
        right = format!(
            "{} {dots}",
            model.voice.say(Phrase::new("screen-thinking").with("who", who.as_str()))
        );
    } else if model.paused {
        right = model.voice.word("screen-paused");
    }
    let room = usize::from(rect.width).saturating_sub(title.width() + 2);
    let right = cut(&right, room);
    let x = rect.right().saturating_sub(right.width() as u16);
    buffer.set_stringn(x, rect.y, right, room, Style::new().fg(ACCENT));
}

fn prompt(model: &Model<'_>, rect: Rect, buffer: &mut Buffer) {
    let lines = wrap(&model.prompt(), rect.width.saturating_sub(2).into());
    let asked = model.sight.as_ref().is_some_and(|sight| sight.asks || !sight.end.is_empty());
    let sign = if asked { "▸" } else { "·" };
    buffer.set_stringn(
        rect.x,
        rect.y,
        sign,
        1,
        Style::new().fg(ACCENT).add_modifier(Modifier::BOLD),
    );
    let most = usize::from(rect.height);
    for (number, text) in lines.iter().take(most).enumerate() {
        let text = match number + 1 == most && lines.len() > most {
            true => cut(&format!("{text} …"), usize::from(rect.width.saturating_sub(2))),
            false => text.clone(),
        };
        let style = if asked { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
        buffer.set_stringn(
            rect.x + 2,
            rect.y + number as u16,
            text,
            rect.width.saturating_sub(2).into(),
            style,
        );
    }
}

/// What was said in passing, what was hinted at, or what is in focus.
fn help(model: &Model<'_>, rect: Rect, buffer: &mut Buffer) {
    let (name, about) = model.focused();
    let (text, style) = match (&model.message, &model.hint) {
        (Some(message), _) => (message.clone(), Style::new().fg(ACCENT)),
        (None, Some((_, hint))) => (format!("! {hint}"), Style::new().fg(ACCENT)),
        (None, None) if about.contains(&name) || about.is_empty() => {
            (if about.is_empty() { name } else { about }, Style::new().add_modifier(Modifier::DIM))
        }
        (None, None) => (format!("{name} · {about}"), Style::new().add_modifier(Modifier::DIM)),
    };
    let lines = wrap(&text, rect.width.into());
    let most = usize::from(rect.height);
    for (number, line) in lines.iter().take(most).enumerate() {
        let line = match number + 1 == most && lines.len() > most {
            true => cut(&format!("{line} …"), rect.width.into()),
            false => line.clone(),
        };
        buffer.set_stringn(rect.x, rect.y + number as u16, line, rect.width.into(), style);
    }
}

/// What is being typed, or which keys there are.
fn footer(model: &Model<'_>, rect: Rect, buffer: &mut Buffer) {
    if model.typed.is_empty() {
        let watches = model
            .sight
            .as_ref()
            .is_some_and(|sight| sight.stage.ways.is_empty() && sight.end.is_empty());
        let keys =
            model.voice.word(if watches { "screen-footer-watching" } else { "screen-footer" });
        let style = Style::new().add_modifier(Modifier::DIM);
        buffer.set_stringn(rect.x, rect.y, cut(&keys, rect.width.into()), rect.width.into(), style);
        return;
    }
    let width = usize::from(rect.width.saturating_sub(4));
    let signs: Vec<char> = model.typed.chars().collect();
    let tail: String = signs[signs.len().saturating_sub(width)..].iter().collect();
    buffer.set_stringn(
        rect.x,
        rect.y,
        "›",
        1,
        Style::new().fg(ACCENT).add_modifier(Modifier::BOLD),
    );
    let end = buffer.set_stringn(
        rect.x + 2,
        rect.y,
        tail,
        width,
        Style::new().add_modifier(Modifier::BOLD),
    );
    buffer.set_stringn(end.0, rect.y, "█", 1, Style::new().fg(Color::Reset));
}

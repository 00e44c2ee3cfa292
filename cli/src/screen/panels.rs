use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style},
    widgets::{Clear, Widget},
};
use table::Phrase;
use unicode_width::UnicodeWidthStr;

use super::{
    board::ACCENT,
    host::Sight,
    model::{Model, Over},
};
use crate::text::{cut, wrap};

/// Who plays, and below it what happened.
pub(crate) fn side(model: &Model<'_>, sight: &Sight, rect: Rect, buffer: &mut Buffer) {
    let dim = Style::new().add_modifier(Modifier::DIM);
    let width = usize::from(rect.width);
    let seats = &sight.stage.scene.seats;
    // Everybody gets lines for facts if the log still has room.
    let lines =
        [2, 1].into_iter().find(|lines| seats.len() * (lines + 1) + 6 <= usize::from(rect.height));
    let mut y = rect.y;
    for (panel, sitting) in seats.iter().zip(&sight.sitters) {
        if y >= rect.bottom() {
            return;
        }
        let figure = model.art.figure(&panel.looks);
        let turn = if sitting.acts { "▸" } else { " " };
        buffer.set_stringn(
            rect.x,
            y,
            turn,
            1,
            Style::new().fg(ACCENT).add_modifier(Modifier::BOLD),
        );
        let mut style = Style::new().add_modifier(Modifier::BOLD);
        style.fg = figure.ink;
        style.bg = figure.paper;
        let sample = figure.wrapped();
        buffer.set_stringn(rect.x + 1, y, &sample, 4, style);
        let indent = 2 + sample.width().min(4);
        let facts = panel.facts.join(", ");
        let clock = sitting.clock.map(|clock| clock.clock()).unwrap_or_default();
        let right = rect.right().saturating_sub(clock.width() as u16);
        buffer.set_stringn(right, y, &clock, width, Style::new().add_modifier(Modifier::BOLD));
        let width = width.saturating_sub(clock.width() + usize::from(!clock.is_empty()));
        let name = cut(&sitting.name, width.saturating_sub(indent));
        let style =
            if sitting.acts { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
        buffer.set_stringn(rect.x + indent as u16, y, &name, width.saturating_sub(indent), style);
        let used = indent + name.width() + 1;
        if let Some(lines) = lines {
            let told = wrap(&facts, width.saturating_sub(indent));
            for (number, line) in told.iter().take(lines).enumerate() {
                let more = number + 1 == lines && told.len() > lines;
                let line = if more {
                    cut(&format!("{line} …"), width.saturating_sub(indent))
                } else {
                    line.clone()
                };
                y += 1;
                buffer.set_stringn(
                    rect.x + indent as u16,
                    y,
                    line,
                    width.saturating_sub(indent),
                    dim,
                );
            }
        } else if used + 4 < width {
            buffer.set_stringn(
                rect.x + used as u16,
                y,
                cut(&facts, width - used),
                width - used,
                dim,
            );
        }
        y += 1;
    }
    log(
        model,
        sight,
        Rect::new(rect.x, y + 1, rect.width, rect.bottom().saturating_sub(y + 1)),
        buffer,
    );
}

/// As much of what happened as there is room for, the latest at the bottom of it.
fn log(model: &Model<'_>, sight: &Sight, rect: Rect, buffer: &mut Buffer) {
    if rect.height == 0 || rect.width < 4 {
        return;
    }
    let width = usize::from(rect.width) - 2;
    let mut lines: Vec<(bool, String)> = Vec::new();
    let wanted = usize::from(rect.height);
    let last = sight.log.len().saturating_sub(1);
    for (number, told) in sight.log.iter().enumerate().rev().skip(model.log_back) {
        let wrapped = wrap(told, width);
        for (part, line) in wrapped.iter().enumerate().rev() {
            let sign = if part == 0 { "·" } else { " " };
            lines.push((number == last, format!("{sign} {line}")));
        }
        if lines.len() >= wanted {
            break;
        }
    }
    lines.truncate(wanted);
    for (y, (latest, line)) in (rect.y..).zip(lines.iter().rev()) {
        let style = if *latest { Style::new() } else { Style::new().add_modifier(Modifier::DIM) };
        buffer.set_stringn(rect.x, y, line, rect.width.into(), style);
    }
}

/// The screen while it is passed on.
pub(crate) fn cover(model: &Model<'_>, who: &str, area: Rect, buffer: &mut Buffer) {
    let text = model.voice.say(Phrase::new("gate-pass").with("who", who));
    let lines = wrap(&text, usize::from(area.width.min(60)) - 4);
    let top = area.height.saturating_sub(lines.len() as u16) / 2;
    for (y, line) in (top..area.height).zip(lines) {
        let x = area.width.saturating_sub(line.width() as u16) / 2;
        buffer.set_stringn(
            x,
            y,
            line,
            area.width.into(),
            Style::new().add_modifier(Modifier::BOLD),
        );
    }
}

/// What lies over the table.
pub(crate) fn over(model: &Model<'_>, over: &Over, area: Rect, buffer: &mut Buffer) {
    match over {
        Over::Nothing | Over::Cover(_) => {}
        Over::Menu(at) => menu(model, *at, area, buffer),
        Over::Page { title, text, from } => {
            let lines = wrap(text, model.page_width());
            let seen = model.page_height();
            let from = (*from).min(lines.len().saturating_sub(1));
            let more = lines.len() > from + seen;
            let shown: Vec<String> = lines.iter().skip(from).take(seen).cloned().collect();
            let foot = model.voice.word(if more { "screen-page-more" } else { "screen-page-end" });
            boxed(title, &shown, &foot, None, area, buffer);
        }
        Over::Confirm(command) => {
            let what = model.voice.say(Phrase::new(command.key()));
            let text = model.voice.say(Phrase::new("screen-sure").with("what", what.as_str()));
            boxed(&what, &wrap(&text, 40), "", None, area, buffer);
        }
        Over::Gone(reason) => {
            let title = model.voice.word("screen-gone");
            boxed(
                &title,
                &wrap(reason, model.page_width()),
                &model.voice.word("screen-leave"),
                None,
                area,
                buffer,
            );
        }
    }
}

fn menu_lines(model: &Model<'_>) -> Vec<String> {
    let say = |command: super::command::Command| {
        let pace = model.voice.word(model.pace.key());
        let text = model.voice.say(Phrase::new(command.key()).with("pace", pace));
        format!("{text:<28} /{}", command.word())
    };
    model.menu().into_iter().map(say).collect()
}

fn menu(model: &Model<'_>, at: usize, area: Rect, buffer: &mut Buffer) {
    let lines = menu_lines(model);
    boxed(&model.voice.word("screen-menu"), &lines, "", Some(at), area, buffer);
}

/// The place in the menu at a place of the screen.
pub(crate) fn menu_line(model: &Model<'_>, x: u16, y: u16) -> Option<usize> {
    let lines = menu_lines(model);
    let area = Rect::new(0, 0, model.size.0, model.size.1);
    let rect = box_rect(&model.voice.word("screen-menu"), &lines, "", area);
    let inside = Rect::new(
        rect.x + 1,
        rect.y + 1,
        rect.width.saturating_sub(2),
        rect.height.saturating_sub(2),
    );
    let line = inside.contains((x, y).into()).then(|| usize::from(y - inside.y))?;
    (line < lines.len()).then_some(line)
}

fn box_rect(title: &str, lines: &[String], foot: &str, area: Rect) -> Rect {
    let widest = lines
        .iter()
        .map(|line| line.width())
        .chain([title.width() + 2, foot.width() + 2])
        .max()
        .unwrap_or(0);
    let wide = (widest as u16 + 4).min(area.width);
    let high = (lines.len() as u16 + 2).min(area.height);
    Rect::new(area.x + (area.width - wide) / 2, area.y + (area.height - high) / 2, wide, high)
}

fn boxed(
    title: &str,
    lines: &[String],
    foot: &str,
    chosen: Option<usize>,
    area: Rect,
    buffer: &mut Buffer,
) {
    let rect = box_rect(title, lines, foot, area);
    Clear.render(rect, buffer);
    let dim = Style::new().add_modifier(Modifier::DIM);
    let (right, bottom) = (rect.right() - 1, rect.bottom() - 1);
    let across = "─".repeat(usize::from(rect.width.saturating_sub(2)));
    buffer.set_string(rect.x, rect.y, format!("╭{across}╮"), dim);
    buffer.set_string(rect.x, bottom, format!("╰{across}╯"), dim);
    for y in rect.y + 1..bottom {
        buffer.set_string(rect.x, y, "│", dim);
        buffer.set_string(right, y, "│", dim);
    }
    let room = usize::from(rect.width.saturating_sub(4));
    let bold = Style::new().fg(ACCENT).add_modifier(Modifier::BOLD);
    buffer.set_stringn(rect.x + 2, rect.y, format!(" {} ", cut(title, room)), room + 2, bold);
    if !foot.is_empty() {
        buffer.set_stringn(rect.x + 2, bottom, format!(" {} ", cut(foot, room)), room + 2, dim);
    }
    for (number, (y, line)) in (rect.y + 1..bottom).zip(lines).enumerate() {
        let style = match chosen == Some(number) {
            true => Style::new().add_modifier(Modifier::REVERSED),
            false => Style::new(),
        };
        let sign = if chosen == Some(number) { "▸" } else { " " };
        buffer.set_stringn(
            rect.x + 1,
            y,
            format!("{sign}{:<room$}", cut(line, room)),
            room + 1,
            style,
        );
    }
}

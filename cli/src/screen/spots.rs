use ratatui::layout::Rect;
use table::{Area, Stage, Thing};

use super::{
    art::Art,
    layout::{Part, SIDE},
    ring::ring,
};

/// Where a thing is on the screen, and how it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    /// The place among the things of the scene.
    pub(crate) thing: usize,
    pub(crate) id: String,
    pub(crate) named: bool,
    pub(crate) rect: Rect,
    pub(crate) body: Body,
}

/// How a thing is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Body {
    /// A field with what stands on it, the lowest first.
    Field(Vec<usize>),
    /// A hole with room for one sign and perhaps a mark beside it.
    Hole,
    /// As large as its place.
    Lying,
    /// A card: one line, or several.
    Card,
}

/// A row of things one plays from, before it is known where it goes.
pub(crate) struct Row {
    area: String,
    spots: Vec<Spot>,
    pub(crate) bottom: u16,
}

pub(super) fn lying_in<'a>(
    stage: &'a Stage<String>,
    area: &Area<String>,
) -> impl Iterator<Item = (usize, &'a Thing<String>)> {
    let id = area.id.clone();
    stage.scene.things.iter().enumerate().filter(move |(_, thing)| thing.area == id)
}

pub(super) fn spot(place: usize, thing: &Thing<String>, rect: Rect, body: Body) -> Spot {
    Spot { thing: place, id: thing.id.to_string(), named: thing.name.is_some(), rect, body }
}

/// Hands, one below the other, as many things in a line as fit.
pub(crate) fn rows(
    stage: &Stage<String>,
    art: &Art,
    hands: &[&Area<String>],
    width: u16,
    tall: u16,
) -> Vec<Row> {
    let mut top = 0;
    let mut all = Vec::new();
    for area in hands {
        let mut things: Vec<(usize, &Thing<String>)> = lying_in(stage, area).collect();
        things.sort_by_key(|(_, thing)| thing.sort.first().copied());
        let figures = things.iter().map(|(_, thing)| art.figure(&thing.looks));
        let widest = figures.map(|figure| figure.line().chars().count()).max().unwrap_or(0) as u16;
        // A sign before it, one behind it.
        let wide = (widest + 2).clamp(4, width.max(4));
        let each = ((width + 1) / (wide + 1)).max(1);
        let place = |(number, (place, thing)): (usize, &(usize, &Thing<String>))| {
            let (column, line) = (number as u16 % each, number as u16 / each);
            let rect = Rect::new(column * (wide + 1), top + line * tall, wide, tall);
            spot(*place, thing, rect, Body::Card)
        };
        let spots: Vec<Spot> = things.iter().enumerate().map(place).collect();
        top = spots.iter().map(|spot| spot.rect.bottom()).max().unwrap_or(top);
        all.push(Row { area: area.id.to_string(), spots, bottom: top });
    }
    all
}

/// The rows in a window of the screen, scrolled to what is in focus.
pub(crate) fn scrolled(rows: Vec<Row>, window: Rect, lines: u16, focus: Option<&str>) -> Vec<Part> {
    let spots = || rows.iter().flat_map(|row| &row.spots);
    let focused = spots().find(|spot| Some(spot.id.as_str()) == focus);
    let down = focused.map_or(0, |spot| spot.rect.bottom()).saturating_sub(window.height);
    let from = down.min(lines.saturating_sub(window.height));
    let show = |row: Row| {
        let seen = row
            .spots
            .into_iter()
            .filter(|spot| spot.rect.y >= from && spot.rect.bottom() <= from + window.height);
        let moved = seen.map(|mut spot| {
            spot.rect.x += window.x;
            spot.rect.y = spot.rect.y - from + window.y;
            spot
        });
        let spots: Vec<Spot> = moved.collect();
        let rect = spots.iter().map(|spot| spot.rect).reduce(Rect::union).unwrap_or(window);
        Part { area: row.area, rect, labels: Vec::new(), spots }
    };
    rows.into_iter().map(show).collect()
}

/// A board in this room: as large as it can be while something fits beside it.
pub(crate) fn board(stage: &Stage<String>, area: &Area<String>, room: Rect) -> Part {
    fields(stage, area, room)
        .or_else(|| ring(stage, area, room))
        .unwrap_or_else(|| free(stage, area, room))
}

/// Fields of one size side by side, if the area is made of them.
fn fields(stage: &Stage<String>, area: &Area<String>, room: Rect) -> Option<Part> {
    let cells: Vec<(usize, &Thing<String>, [u8; 2])> = lying_in(stage, area)
        .filter_map(|(place, thing)| {
            Some((place, thing, thing.cell.filter(|_| thing.name.is_some())?))
        })
        .collect();
    let [_, _, wide, high] = cells.first()?.1.spot;
    let alike = cells.iter().all(|(_, thing, _)| thing.spot[2] == wide && thing.spot[3] == high);
    let columns = 1 + u16::from(cells.iter().map(|(_, _, [column, _])| *column).max()?);
    let rows = 1 + u16::from(cells.iter().map(|(_, _, [_, row])| *row).max()?);
    if !alike || cells.len() != usize::from(columns * rows) || cells.len() < 4 {
        return None;
    }
    let (across, down) = cell_size(columns, rows, room)?;
    let (left, top) = (room.x + 2, room.y);
    let place = |(place, thing, [column, row]): &(usize, &Thing<String>, [u8; 2])| {
        let rect = Rect::new(
            left + u16::from(*column) * across,
            top + u16::from(*row) * down,
            across,
            down,
        );
        let on =
            lying_in(stage, area).filter(|(_, other)| other.name.is_none() && is_on(other, thing));
        spot(*place, thing, rect, Body::Field(on.map(|(place, _)| place).collect()))
    };
    let spots: Vec<Spot> = cells.iter().map(place).collect();
    let rect = Rect::new(room.x, room.y, 2 + columns * across, rows * down + 1);
    Some(Part {
        area: area.id.to_string(),
        rect,
        labels: labels(&cells, left, top, across, down, rows),
        spots,
    })
}

/// Whether the middle of a thing lies on another.
fn is_on(thing: &Thing<String>, under: &Thing<String>) -> bool {
    let [x, y, wide, high] = thing.spot;
    let [left, top, across, down] = under.spot;
    let (x, y) = (x + wide / 2.0, y + high / 2.0);
    (left..left + across).contains(&x) && (top - down * 0.3..top + down).contains(&y) && {
        // What rises above its field still stands on it: its foot tells.
        let foot = thing.spot[1] + high;
        foot > top && foot <= top + down + 0.5
    }
}

/// How many columns and lines a field gets.
fn cell_size(columns: u16, rows: u16, room: Rect) -> Option<(u16, u16)> {
    let sizes = [(6, 16), (5, 14), (4, 12), (3, 10), (2, 9), (1, 5)];
    let fits = |(down, most): (u16, u16)| {
        let high = rows * down < room.height;
        let beside = (room.width.saturating_sub(2 + SIDE)) / columns;
        let alone = room.width.saturating_sub(2) / columns;
        let across = if beside >= 4 { beside } else { alone };
        let across = across.min(most);
        (high && across >= 3).then_some((across, down))
    };
    sizes.into_iter().find_map(fits)
}

/// What the fields of a column, or of a row, are called alike: the beginning or the end of their names.
fn labels(
    cells: &[(usize, &Thing<String>, [u8; 2])],
    left: u16,
    top: u16,
    across: u16,
    down: u16,
    rows: u16,
) -> Vec<(u16, u16, String)> {
    let mut labels = Vec::new();
    let alike = |of: usize, number: u8, sign: &dyn Fn(&str) -> Option<char>| {
        let mut signs = cells
            .iter()
            .filter(|(_, _, cell)| cell[of] == number)
            .map(|(_, thing, _)| sign(&thing.id));
        let first = signs.next()??;
        signs.all(|sign| sign == Some(first)).then(|| first.to_string())
    };
    for (_, _, [column, row]) in cells {
        if *row == 0
            && let Some(text) = alike(0, *column, &|id| id.chars().next())
        {
            labels.push((left + u16::from(*column) * across + across / 2, top + rows * down, text));
        }
        if *column == 0
            && let Some(text) = alike(1, *row, &|id| id.chars().last())
        {
            labels.push((left - 2, top + u16::from(*row) * down + down / 2, text));
        }
    }
    labels
}

/// Everything where it lies, drawn to the scale of the room.
fn free(stage: &Stage<String>, area: &Area<String>, room: Rect) -> Part {
    let [wide, high] = area.size.map(|length| length.max(1.0));
    let rows = room.height.max(1);
    let best = (f32::from(rows) * wide / high * 2.3) as u16;
    let beside = room.width.saturating_sub(SIDE + 1);
    let columns = best.min(if beside >= 34 { beside } else { room.width }).max(1);
    let scale = [f32::from(columns) / wide, f32::from(rows) / high];
    let place = |(place, thing): (usize, &Thing<String>)| {
        let [x, y, w, h] = thing.spot;
        let span = |from: f32, length: f32, scale: f32, least: u16, most: u16| {
            let start = (from * scale).round().max(0.0) as u16;
            // What is taller than a line gets two, so that what lies on it does not hide it.
            let end = (from + length) * scale;
            let long = (end - f32::from(start)).round().max(0.0) as u16;
            let long = long.max(if length * scale > 1.2 { 2 } else { 1 }).max(least).min(most);
            (start.min(most - long), long)
        };
        let (left, across) = span(x, w, scale[0], 3, columns);
        let (top, down) = span(y, h, scale[1], 1, rows);
        spot(place, thing, Rect::new(room.x + left, room.y + top, across, down), Body::Lying)
    };
    let spots = lying_in(stage, area).map(place).collect();
    let rect = Rect::new(room.x, room.y, columns, rows);
    Part { area: area.id.to_string(), rect, labels: Vec::new(), spots }
}

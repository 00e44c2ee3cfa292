use ratatui::layout::Rect;
use table::{Area, Shape, Stage, Thing};

use super::{
    art::Art,
    layout::{Part, SIDE},
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

fn lying_in<'a>(
    stage: &'a Stage<String>,
    area: &Area<String>,
) -> impl Iterator<Item = (usize, &'a Thing<String>)> {
    let id = area.id.clone();
    stage.scene.things.iter().enumerate().filter(move |(_, thing)| thing.area == id)
}

fn spot(place: usize, thing: &Thing<String>, rect: Rect, body: Body) -> Spot {
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
    let sizes = [(4, 13), (3, 10), (2, 9), (1, 5)];
    let fits = |(down, most): (u16, u16)| {
        let high = rows * down < room.height;
        let beside = (room.width.saturating_sub(2 + SIDE)) / columns;
        let alone = room.width.saturating_sub(2) / columns;
        let across = if beside >= 5.min(most) { beside } else { alone };
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

/// A closed walk laid around a rectangle hole by hole, and everything else where it lies beside the nearest hole.
fn ring(stage: &Stage<String>, area: &Area<String>, room: Rect) -> Option<Part> {
    if area.shape != Shape::Track {
        return None;
    }
    let walk = closed_walk(stage, area)?;
    let count = walk.len() as u16;
    // As nearly square as the room allows: a hole is two columns wide.
    let shape = |across: u16, beside: u16| {
        let most = room.width.saturating_sub(beside) / across;
        let half = count / 2 + 2;
        (6..=(half / 2).min(room.height))
            .rev()
            .map(|rows| (half - rows, rows))
            .find(|(columns, _)| *columns <= most)
    };
    let tries = [(2, SIDE + 1), (2, 0), (1, SIDE + 1), (1, 0)];
    let (across, (columns, rows)) =
        tries.into_iter().find_map(|(across, beside)| Some((across, shape(across, beside)?)))?;
    let holes = perimeter(columns, rows, walk.len(), &walk, area);
    let spacing = spacing(&walk);
    let [wide, high] = area.size;
    let middle = [f32::from(columns - 1) / 2.0, f32::from(rows - 1) / 2.0];
    let mut spots = Vec::new();
    for (place, thing) in lying_in(stage, area) {
        let at = centre(thing);
        let (near, distance) = nearest(&walk, at);
        let [x, y] = if distance < 0.5 * wide.min(high) * 0.72 {
            let offset =
                [at[0] - walk[near].1[0], at[1] - walk[near].1[1]].map(|by| (by / spacing).round());
            [holes[near].0 + offset[0], holes[near].1 + offset[1]]
        } else {
            let by = [at[0] - wide / 2.0, at[1] - high / 2.0];
            [middle[0] + by[0] / spacing * 0.8, middle[1] + by[1] / spacing * 0.6]
        };
        let large = thing.spot[2] > 2.2 * spacing;
        let (w, h) = if large {
            (3 * across.max(2), if thing.spot[3] > 3.0 * spacing { 2 } else { 1 })
        } else {
            (across, 1)
        };
        let left = f32::from(room.x) + x * f32::from(across)
            - if large { f32::from(w) / 2.0 - 1.0 } else { 0.0 };
        let top = f32::from(room.y) + y - if h > 1 { 0.5 } else { 0.0 };
        let clamp = |value: f32, from: u16, to: u16| {
            (value.round().max(0.0) as u16).clamp(from, to.max(from))
        };
        let rect = Rect::new(
            clamp(left, room.x, room.x + (columns * across).saturating_sub(w)),
            clamp(top, room.y, room.y + rows.saturating_sub(h)),
            w,
            h,
        );
        let body = if large { Body::Lying } else { Body::Hole };
        spots.push(spot(place, thing, rect, body));
    }
    let rect = Rect::new(room.x, room.y, columns * across, rows);
    Some(Part { area: area.id.to_string(), rect, labels: Vec::new(), spots })
}

fn centre(thing: &Thing<String>) -> [f32; 2] {
    let [x, y, wide, high] = thing.spot;
    [x + wide / 2.0, y + high / 2.0]
}

fn apart(one: [f32; 2], other: [f32; 2]) -> f32 {
    (one[0] - other[0]).hypot(one[1] - other[1])
}

type Walk = Vec<(usize, [f32; 2])>;

/// The holes that come first in the order of the walk and lead back to where they began.
fn closed_walk(stage: &Stage<String>, area: &Area<String>) -> Option<Walk> {
    let holes: Walk = lying_in(stage, area)
        .filter(|(_, thing)| thing.name.is_some())
        .map(|(place, thing)| (place, centre(thing)))
        .collect();
    let step = apart(holes.first()?.1, holes.get(1)?.1) * 1.5;
    let far = holes.windows(2).position(|pair| apart(pair[0].1, pair[1].1) > step);
    // The last hole of the round is as near to the first as to the one before it.
    let end = (8..far.map_or(holes.len(), |far| far + 1))
        .find(|&at| apart(holes[at].1, holes[0].1) < step);
    let length = end? + 1;
    (length % 2 == 0).then(|| holes[..length].to_vec())
}

fn spacing(walk: &Walk) -> f32 {
    let sum: f32 = walk.windows(2).map(|pair| apart(pair[0].1, pair[1].1)).sum();
    (sum / (walk.len() - 1) as f32).max(0.1)
}

fn nearest(walk: &Walk, at: [f32; 2]) -> (usize, f32) {
    let far = |place: usize| apart(walk[place].1, at);
    let near = (0..walk.len()).min_by(|&one, &other| far(one).total_cmp(&far(other))).unwrap_or(0);
    (near, far(near))
}

/// Column and row of every hole around the rectangle, in the direction of the walk.
fn perimeter(
    columns: u16,
    rows: u16,
    count: usize,
    walk: &Walk,
    area: &Area<String>,
) -> Vec<(f32, f32)> {
    let (right, bottom) = (columns - 1, rows - 1);
    let mut round: Vec<(u16, u16)> = Vec::new();
    round.extend((0..=right).map(|x| (x, 0)));
    round.extend((1..=bottom).map(|y| (right, y)));
    round.extend((0..right).rev().map(|x| (x, bottom)));
    round.extend((1..bottom).rev().map(|y| (0, y)));
    let [wide, high] = area.size;
    // Screens have y downwards: clockwise turns are positive there.
    let turns: f32 = walk
        .windows(2)
        .map(|pair| {
            let [a, b] = [pair[0].1, pair[1].1].map(|[x, y]| [x - wide / 2.0, y - high / 2.0]);
            a[0] * b[1] - a[1] * b[0]
        })
        .sum();
    if turns < 0.0 {
        round.reverse();
    }
    // Where the first hole is: as far around as on the board.
    let first = [walk[0].1[0] / wide * f32::from(right), walk[0].1[1] / high * f32::from(bottom)];
    let place = |&(x, y): &(u16, u16)| apart([f32::from(x), f32::from(y)], first);
    let start = (0..round.len())
        .min_by(|&one, &other| place(&round[one]).total_cmp(&place(&round[other])))
        .unwrap_or(0);
    let at = |number: usize| {
        let (x, y) = round[(start + number) % round.len()];
        (f32::from(x), f32::from(y))
    };
    (0..count).map(at).collect()
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
            let end = ((from + length) * scale).round().max(0.0) as u16;
            let long = end.saturating_sub(start).max(least).min(most);
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

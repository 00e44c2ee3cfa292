use ratatui::layout::Rect;
use table::{Area, Shape, Stage, Thing};

use super::{
    layout::{Part, SIDE},
    spots::{Body, lying_in, spot},
};

/// A closed walk laid around a rectangle hole by hole, and everything else where it lies beside the nearest hole.
pub(super) fn ring(stage: &Stage<String>, area: &Area<String>, room: Rect) -> Option<Part> {
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
    // Where there is much room, everything is further apart.
    let stretch = (room.height / rows)
        .min(room.width.saturating_sub(SIDE + 1) / (columns * across))
        .clamp(1, 3);
    let size = ((columns - 1) * across * stretch + across, (rows - 1) * stretch + 1);
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
            [middle[0] + by[0] / spacing, middle[1] + by[1] / spacing * 0.6]
        };
        let large = thing.spot[2] > 2.2 * spacing;
        let (w, h) = if large {
            let tall = if thing.spot[3] > 3.0 * spacing { 2 } else { 1 };
            (2 * across.max(2) * stretch, tall * stretch)
        } else {
            (across, 1)
        };
        let left = f32::from(room.x) + x * f32::from(across * stretch)
            - if large { f32::from(w) / 2.0 - 1.0 } else { 0.0 };
        let top = f32::from(room.y) + y * f32::from(stretch) - f32::from(h - 1) / 2.0;
        let clamp = |value: f32, from: u16, to: u16| {
            (value.round().max(0.0) as u16).clamp(from, to.max(from))
        };
        let rect = Rect::new(
            clamp(left, room.x, room.x + size.0.saturating_sub(w)),
            clamp(top, room.y, room.y + size.1.saturating_sub(h)),
            w,
            h,
        );
        let body = if large { Body::Lying } else { Body::Hole };
        spots.push(spot(place, thing, rect, body));
    }
    let rect = Rect::new(room.x, room.y, size.0, size.1);
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

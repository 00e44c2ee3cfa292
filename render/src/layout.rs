use table::{Area, Shape, Thing};

use crate::Spoken;

/// How wide every picture is; the height follows.
pub(crate) const WIDTH: f32 = 1000.0;
/// Around everything and between the areas.
pub(crate) const GAP: f32 = 24.0;
/// How high a thing in a row or pile is.
const TALL: f32 = 170.0;
/// The same where the row only keeps count, such as captured pieces.
const SMALL: f32 = 70.0;

/// Left, top, width and height in the picture.
pub(crate) type Place = [f32; 4];

/// Where everything of a scene is in the picture.
pub(crate) struct Layout<'a> {
    pub(crate) areas: Vec<(&'a Area<String>, Place)>,
    pub(crate) things: Vec<(&'a Thing<String>, Place)>,
    pub(crate) height: f32,
}

impl<'a> Layout<'a> {
    /// One area under the other, piles side by side.
    pub(crate) fn new(scene: &'a Spoken) -> Layout<'a> {
        let mut layout = Layout { areas: Vec::new(), things: Vec::new(), height: GAP };
        let mut areas = scene.areas.iter().peekable();
        while let Some(area) = areas.next() {
            match area.shape {
                Shape::Grid | Shape::Track => layout.add_board(scene, area),
                Shape::Row => layout.add_row(scene, area),
                Shape::Pile => {
                    let mut piles = vec![area];
                    while let Some(pile) = areas.next_if(|area| area.shape == Shape::Pile) {
                        piles.push(pile);
                    }
                    layout.add_piles(scene, &piles);
                }
            }
        }
        layout
    }

    fn add_board(&mut self, scene: &'a Spoken, area: &'a Area<String>) {
        let [width, height] = area.size;
        let scale = ((WIDTH - 2.0 * GAP) / width).min((WIDTH - 2.0 * GAP) / height);
        let left = (WIDTH - width * scale) / 2.0;
        self.areas.push((area, [left, self.height, width * scale, height * scale]));
        for thing in lying_in(scene, area) {
            let [x, y, w, h] = thing.spot.map(|length| length * scale);
            self.things.push((thing, [left + x, self.height + y, w, h]));
        }
        self.height += height * scale + GAP;
    }

    /// As much side by side as fits; more overlaps.
    fn add_row(&mut self, scene: &'a Spoken, area: &'a Area<String>) {
        let things: Vec<_> = lying_in(scene, area).collect();
        if things.is_empty() {
            return;
        }
        let tall = if things.iter().any(|thing| thing.name.is_some()) { TALL } else { SMALL };
        let width = tall * area.size[0] / area.size[1];
        let room = WIDTH - 2.0 * GAP - width;
        let step = (width + 8.0).min(room / (things.len().max(2) - 1) as f32);
        let all = step * (things.len() - 1) as f32 + width;
        let left = (WIDTH - all) / 2.0;
        self.areas.push((area, [left, self.height, all, tall]));
        for (thing, number) in things.into_iter().zip(0u16..) {
            let x = left + step * f32::from(number);
            self.things.push((thing, [x, self.height, width, tall]));
        }
        self.height += tall + GAP;
    }

    fn add_piles(&mut self, scene: &'a Spoken, piles: &[&'a Area<String>]) {
        let room = (WIDTH - GAP) / piles.len() as f32 - GAP;
        let width = |area: &Area<String>| (TALL * area.size[0] / area.size[1]).min(room);
        let all: f32 = piles.iter().map(|pile| width(pile) + GAP).sum::<f32>() - GAP;
        let mut left = (WIDTH - all) / 2.0;
        for pile in piles {
            let width = width(pile);
            let place = [left, self.height, width, width * pile.size[1] / pile.size[0]];
            self.areas.push((pile, place));
            self.things.extend(lying_in(scene, pile).map(|thing| (thing, place)));
            left += width + GAP;
        }
        self.height += TALL + GAP;
    }
}

fn lying_in<'a>(
    scene: &'a Spoken,
    area: &'a Area<String>,
) -> impl Iterator<Item = &'a Thing<String>> {
    scene.things.iter().filter(move |thing| thing.area == area.id)
}

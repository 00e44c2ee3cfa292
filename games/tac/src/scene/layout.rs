use std::f32::consts::TAU;

use crate::{place::Place, plan::Plan};

/// The width and height of the board.
pub(super) const SIZE: f32 = 100.0;
/// How far the fields of a house are from each other.
const DEPTH: f32 = 5.2;
/// Beside the house, as its owner sees it: the yard to the right, his cards to the left.
const YARD: [f32; 2] = [11.0, 33.5];
const CARDS: [f32; 2] = [-11.0, 33.5];
const GIFT: [f32; 2] = [-11.0, 21.5];
const LABEL: [f32; 2] = [4.6, 4.6];

/// Where everything lies on the board: a ring with one straight side before each seat and round
/// corners between them, so that its holes are as far apart as the board allows.
pub(super) struct Layout {
    plan: &'static Plan,
    /// The seat before which the board lies.
    near: u8,
    /// From the middle to the sides, and the radius of the corners.
    reach: f32,
    corner: f32,
    /// Half the length of a side, and of everything from one start to the next.
    half: f32,
    sector: f32,
}

impl Layout {
    pub(super) fn new(plan: &'static Plan, near: u8) -> Layout {
        let (reach, corner) = if plan.seats == 6 { (44.0, 30.0) } else { (46.0, 28.0) };
        let turn = TAU / f32::from(plan.seats);
        let half = (reach - corner) * (turn / 2.0).tan();
        Layout { plan, near, reach, corner, half, sector: 2.0 * half + corner * turn }
    }

    /// How large a hole can be, so that none covers the next.
    pub(super) fn hole(&self) -> [f32; 2] {
        let size = self.sector / f32::from(self.plan.sector) - 0.3;
        [size, size]
    }

    /// A thing of this size around the middle of a place.
    pub(super) fn spot(&self, place: Place, size: [f32; 2]) -> [f32; 4] {
        around(self.middle(place), size)
    }

    /// Where the cards of a seat are shown, and the one it lays out for its partner.
    pub(super) fn cards(&self, seat: u8, size: [f32; 2]) -> [f32; 4] {
        around(self.turned(seat, CARDS), size)
    }

    pub(super) fn gift(&self, seat: u8, size: [f32; 2]) -> [f32; 4] {
        around(self.turned(seat, GIFT), size)
    }

    /// Where the letter of a seat is inlaid: behind the last field of its house.
    pub(super) fn label(&self, seat: u8) -> [f32; 4] {
        around(self.turned(seat, [0.0, self.reach - 5.0 * DEPTH]), LABEL)
    }

    /// Where the marbles of a yard lie, four at most.
    pub(super) fn in_yard(&self, seat: u8, number: u8) -> [f32; 4] {
        let apart = |high: bool| if high { 2.5 } else { -2.5 };
        let [x, y] = self.turned(seat, YARD);
        around([x + apart(number & 1 == 1), y + apart(number & 2 == 2)], self.hole())
    }

    fn middle(&self, place: Place) -> [f32; 2] {
        match place.at_home() {
            None => self.on_ring(place.0),
            Some((seat, 0)) => self.turned(seat, YARD),
            Some((seat, field)) => self.turned(seat, [0.0, self.reach - DEPTH * f32::from(field)]),
        }
    }

    /// From a start along half a side, around the corner, and along half of the next side.
    fn on_ring(&self, field: u8) -> [f32; 2] {
        let (seat, past) = (field / self.plan.sector, field % self.plan.sector);
        let way = self.sector * f32::from(past) / f32::from(self.plan.sector);
        let left = self.sector - way;
        if way <= self.half {
            return self.turned(seat, [-way, self.reach]);
        }
        if left <= self.half {
            return self.turned((seat + 1) % self.plan.seats, [left, self.reach]);
        }
        let (sin, cos) = ((way - self.half) / self.corner).sin_cos();
        let middle = self.reach - self.corner;
        self.turned(seat, [-self.half - self.corner * sin, middle + self.corner * cos])
    }

    /// A point that a seat sees this far to the right and towards itself from the middle.
    fn turned(&self, seat: u8, [x, y]: [f32; 2]) -> [f32; 2] {
        let seats = self.plan.seats;
        let steps = (seat + seats - self.near) % seats;
        let (sin, cos) = (TAU * f32::from(steps) / f32::from(seats)).sin_cos();
        [SIZE / 2.0 + x * cos - y * sin, SIZE / 2.0 + x * sin + y * cos]
    }
}

/// A thing around a point, to a hundredth.
pub(super) fn around([x, y]: [f32; 2], [width, height]: [f32; 2]) -> [f32; 4] {
    let spot = [x - width / 2.0, y - height / 2.0, width, height];
    spot.map(|length| (length * 100.0).round() / 100.0)
}

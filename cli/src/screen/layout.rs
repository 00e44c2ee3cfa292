use ratatui::layout::Rect;
use table::{Area, Shape, Stage};

use super::{
    art::Art,
    spots::{self, Spot},
};

/// The smallest screen that a table fits on.
pub(crate) const SMALLEST: (u16, u16) = (60, 20);
/// How wide the column beside the board should be at least, and at most.
pub(super) const SIDE: u16 = 22;
const WIDEST_SIDE: u16 = 44;
/// The most lines that hands take before one scrolls through them.
const HAND_LINES: u16 = 4;
/// From this height on cards are drawn as cards.
const TALL: u16 = 30;

/// Where everything is on the screen. All of it follows from the scene and the size.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Layout {
    pub(crate) title: Rect,
    /// The parts of the table, each with what lies in it.
    pub(crate) parts: Vec<Part>,
    /// Who plays, and what happened.
    pub(crate) side: Rect,
    pub(crate) prompt: Rect,
    /// The buttons that can be picked.
    pub(crate) buttons: Vec<Button>,
    /// What is in focus, and what it does.
    pub(crate) help: Rect,
    pub(crate) footer: Rect,
}

/// A part of the table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Part {
    pub(crate) area: String,
    pub(crate) rect: Rect,
    /// What is written around a board: `a` to `e`, `1` to `5`.
    pub(crate) labels: Vec<(u16, u16, String)>,
    pub(crate) spots: Vec<Spot>,
}

/// A choice as a button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Button {
    pub(crate) id: String,
    pub(crate) rect: Rect,
    pub(crate) text: String,
}

/// What a layout is made for.
pub(crate) struct Wanted<'a> {
    pub(crate) stage: &'a Stage<String>,
    pub(crate) art: &'a Art,
    /// The choices that can be picked now.
    pub(crate) choices: Vec<(String, String)>,
    pub(crate) focus: Option<&'a str>,
}

impl Layout {
    /// Everything on a screen of this size.
    pub(crate) fn new(wanted: &Wanted<'_>, width: u16, height: u16) -> Layout {
        let Wanted { stage, art, .. } = wanted;
        let line = |y: u16, lines: u16| Rect::new(1, y, width.saturating_sub(2), lines);
        let mut bottom = height;
        let mut take = |lines: u16| {
            bottom = bottom.saturating_sub(lines);
            line(bottom, lines)
        };
        let footer = take(1);
        let help = take(if height >= 24 { 2 } else { 1 });
        let roomy = height >= 24;
        let buttons = match wanted.choices.is_empty() {
            true if roomy && !stage.scene.choices.is_empty() => {
                take(1);
                Vec::new()
            }
            true => Vec::new(),
            false => buttons(&wanted.choices, &mut take, width),
        };
        // As high as it may become, so that the board stays as it is.
        let prompt = take(2);
        let hands: Vec<&Area<String>> =
            stage.scene.areas.iter().filter(|area| is_hand(stage, area)).collect();
        let card = if height >= TALL { 3 } else { 1 };
        let mut parts = Vec::new();
        if !hands.is_empty() {
            let rows = spots::rows(stage, art, &hands, width.saturating_sub(2), card);
            let lines = rows.iter().map(|row| row.bottom).max().unwrap_or(0);
            let most = (HAND_LINES * card).min(height.saturating_sub(14).max(card));
            let shown = lines.min(most);
            let rect = take(shown);
            take(u16::from(roomy));
            parts = spots::scrolled(rows, rect, lines, wanted.focus);
        }
        let top = if roomy { 2 } else { 1 };
        let room = Rect::new(1, top, width.saturating_sub(2), bottom.saturating_sub(top));
        let boards: Vec<&Area<String>> =
            stage.scene.areas.iter().filter(|area| is_board(stage, area)).collect();
        let share = room.width / boards.len().max(1) as u16;
        let mut right = room.x;
        let mut drawn = Vec::new();
        for area in &boards {
            let left = room.width.saturating_sub(right - room.x);
            let part = spots::board(
                stage,
                area,
                Rect::new(right, room.y, left.min(share.max(20)), room.height),
            );
            right = (part.rect.right() + 2).min(room.right());
            drawn.push(part);
        }
        drawn.extend(parts);
        let wide = room.right().saturating_sub(right);
        let side = if wide >= 14 {
            let wide = wide.min(WIDEST_SIDE);
            Rect::new(right, room.y, wide, room.height)
        } else {
            let top = drawn
                .iter()
                .take(boards.len())
                .map(|part| part.rect.bottom())
                .max()
                .unwrap_or(room.y);
            Rect::new(room.x, top + 1, room.width, room.bottom().saturating_sub(top + 1))
        };
        Layout { title: line(0, 1), parts: drawn, side, prompt, buttons, help, footer }
    }

    /// Everything that can be reached, and where it is.
    pub(crate) fn controls(&self) -> impl Iterator<Item = (&str, Rect)> {
        let spots = self.parts.iter().flat_map(|part| &part.spots);
        let things = spots.filter(|spot| spot.named).map(|spot| (spot.id.as_str(), spot.rect));
        things.chain(self.buttons.iter().map(|button| (button.id.as_str(), button.rect)))
    }

    /// What is at a place of the screen.
    pub(crate) fn at(&self, x: u16, y: u16) -> Option<&str> {
        let here = |rect: Rect| rect.contains((x, y).into());
        // What comes later lies on top.
        let found: Vec<&str> =
            self.controls().filter(|(_, rect)| here(*rect)).map(|(id, _)| id).collect();
        found.last().copied()
    }
}

/// What lies before everybody.
fn is_board(stage: &Stage<String>, area: &Area<String>) -> bool {
    area.seat.is_none() && (matches!(area.shape, Shape::Grid | Shape::Track) || !has_board(stage))
}

fn has_board(stage: &Stage<String>) -> bool {
    let is_board = |area: &Area<String>| {
        area.seat.is_none() && matches!(area.shape, Shape::Grid | Shape::Track)
    };
    stage.scene.areas.iter().any(is_board)
}

/// What one plays from: rows of things with names. Others, such as captured pieces, are told beside the board.
fn is_hand(stage: &Stage<String>, area: &Area<String>) -> bool {
    let named =
        || stage.scene.things.iter().any(|thing| thing.area == area.id && thing.name.is_some());
    !is_board(stage, area) && named()
}

fn buttons(
    choices: &[(String, String)],
    take: &mut impl FnMut(u16) -> Rect,
    width: u16,
) -> Vec<Button> {
    let mut rows: Vec<Vec<(String, String, u16)>> = vec![Vec::new()];
    let mut used = 0;
    for (number, (id, name)) in (1..).zip(choices) {
        let text = format!(" {number} {name} ");
        let wide = (text.chars().count() as u16).min(width.saturating_sub(2));
        if used + wide + 1 > width.saturating_sub(2) && used > 0 && rows.len() < 3 {
            rows.push(Vec::new());
            used = 0;
        }
        rows.last_mut().expect("there is a first row").push((id.clone(), text, wide));
        used += wide + 2;
    }
    let rect = take(rows.len() as u16);
    let mut all = Vec::new();
    for (y, row) in (rect.y..).zip(rows) {
        let mut x = rect.x;
        for (id, text, wide) in row {
            let wide = wide.min(rect.right().saturating_sub(x));
            all.push(Button { id, rect: Rect::new(x, y, wide, 1), text });
            x = (x + wide + 2).min(rect.right());
        }
    }
    all
}

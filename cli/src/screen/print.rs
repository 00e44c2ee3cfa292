use ratatui::{buffer::Buffer, layout::Rect};

use super::{
    art::Art,
    board::Painter,
    host::Sight,
    layout::{Layout, Wanted},
    marks::Marks,
};

/// As large as a screen mostly is, so that nothing is wider than a line.
const SIZE: (u16, u16) = (80, 24);

/// The table as lines of letters, for those who read one line after another.
pub(crate) fn printed(sight: &Sight, art: &Art) -> Vec<String> {
    let stage = &sight.stage;
    let wanted = Wanted { stage, art, choices: Vec::new(), focus: None };
    let layout = Layout::new(&wanted, SIZE.0, SIZE.1);
    let mut buffer = Buffer::empty(Rect::new(0, 0, SIZE.0, SIZE.1));
    let marks = Marks { last: sight.places.clone(), ..Marks::default() };
    Painter { buffer: &mut buffer, stage, art, marks: &marks, plain: true }.paint(&layout);
    let line = |y: u16| {
        let line: String = (0..SIZE.0).map(|x| buffer[(x, y)].symbol()).collect();
        line.trim_end().to_owned()
    };
    let lines: Vec<String> = (0..SIZE.1).map(line).collect();
    let filled = |line: &String| !line.is_empty();
    let Some(first) = lines.iter().position(filled) else { return Vec::new() };
    let last = lines.iter().rposition(filled).unwrap_or(first);
    lines[first..=last].to_vec()
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use table::{Dice, Lang, Seed, Stage, Viewer};

    use super::*;
    use crate::screen::host::Can;

    fn sight(stage: Stage<String>) -> Sight {
        Sight {
            title: String::new(),
            stage,
            prompt: String::new(),
            asks: true,
            window: None,
            sitters: Vec::new(),
            log: Vec::new(),
            fresh: 0,
            places: Vec::new(),
            lasts: false,
            end: Vec::new(),
            can: Can::default(),
        }
    }

    /// Servers are strangers: whatever they tell of places and sizes can be drawn, or is not taken for a table.
    #[test]
    fn tables_out_of_shape_are_drawn_without_harm() {
        let mut dice = Dice::new(Seed::from(17));
        for game in catalog::games() {
            let table = game.start(game.about().rules_version, &json!({}), Seed::from(1)).unwrap();
            let stage = table.stage(Viewer::seat(table.asks_first().unwrap()));
            let stage = stage.map(&|phrase| game.words().say(Lang::En, &phrase));
            let art = Art::read(game.style().art);
            assert!(printed(&sight(stage.clone()), &art).len() > 5, "{}", game.about().id);
            for _ in 0..60 {
                let mut bent = stage.clone();
                for _ in 0..1 + dice.roll(8) {
                    bend(&mut bent, &mut dice);
                }
                let lines = printed(&sight(bent), &art);
                assert!(lines.iter().all(|line| line.chars().count() <= 80));
            }
        }
    }

    fn bend(stage: &mut Stage<String>, dice: &mut Dice) {
        let lengths = [-100_000.0, -1.0, 0.0, 0.001, 1.0, 77.7, 100_000.0];
        let length: f32 = lengths[dice.roll(lengths.len())];
        let scene = &mut stage.scene;
        let (thing, area) = (dice.roll(scene.things.len()), dice.roll(scene.areas.len()));
        match dice.roll(6) {
            0 => scene.areas[area].size[dice.roll(2)] = length.abs().max(0.001),
            1 => scene.areas[area].shape = [table::Shape::Grid, table::Shape::Track][dice.roll(2)],
            2 => scene.things[thing].cell = Some([dice.roll(40) as u8, dice.roll(40) as u8]),
            3 => scene.things[thing].name = None,
            4 => {
                scene.things.swap_remove(thing);
            }
            _ => scene.things[thing].spot[dice.roll(4)] = length,
        }
    }
}

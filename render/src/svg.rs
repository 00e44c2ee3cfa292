use std::fmt::Write;

use table::{Style, text::escape};

use crate::{
    Arrow, Spoken,
    layout::{GAP, Layout, Place, WIDTH},
};

/// By which light a picture is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Light {
    /// By daylight.
    #[default]
    Day,
    /// In the dark.
    Night,
}

/// The width and height of a card.
const CARD: [u32; 2] = [1200, 630];
/// How high the line with the seats is.
const LINE: f32 = 64.0;

/// A scene as one SVG document that needs nothing else.
pub fn svg(style: &Style, scene: &Spoken, light: Light) -> String {
    svg_with_arrows(style, scene, light, &[])
}

/// The same with arrows over everything; one from or to a thing that is not there is left out.
pub fn svg_with_arrows(style: &Style, scene: &Spoken, light: Light, arrows: &[Arrow]) -> String {
    let (mut content, height) = paint_scene(style, scene, light);
    let layout = Layout::new(scene);
    let place = |id: &str| layout.things.iter().find(|(thing, _)| thing.id == id);
    for arrow in arrows {
        if let (Some((_, from)), Some((_, to))) = (place(&arrow.from), place(&arrow.to)) {
            arrow.paint(&mut content, *from, *to);
        }
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         width=\"{WIDTH}\" height=\"{height}\">\n{content}</svg>\n"
    )
}

/// A scene in the middle of a wide card, as previews of links show it.
pub fn card(style: &Style, scene: &Spoken, light: Light) -> String {
    let (content, height) = paint_scene(style, scene, light);
    let [wide, tall] = CARD;
    let ground = style.ground[light as usize];
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {tall}\" \
         width=\"{wide}\" height=\"{tall}\">\n<rect width=\"100%\" height=\"100%\" \
         fill=\"{ground}\"/><svg width=\"{wide}\" height=\"{tall}\" \
         viewBox=\"0 0 {WIDTH} {height}\">\n{content}</svg></svg>\n"
    )
}

/// Everything in the picture, and how high it is.
fn paint_scene(style: &Style, scene: &Spoken, light: Light) -> (String, f32) {
    let layout = Layout::new(scene);
    let ink = match light {
        Light::Day => "#1d1b18",
        Light::Night => "#f4efe6",
    };
    let height = layout.height + LINE;
    let ground = style.ground[light as usize];
    let mut text = format!(
        "<defs>{}</defs>\n<rect width=\"{WIDTH}\" height=\"{height}\" fill=\"{ground}\"/>\n",
        inside(style.art),
    );
    for (area, place) in &layout.areas {
        area.looks.iter().for_each(|look| paint(&mut text, look, *place));
    }
    for (thing, place) in &layout.things {
        thing.looks.iter().for_each(|look| paint(&mut text, look, *place));
        if let Some(badge) = thing.badge {
            paint_badge(&mut text, badge, *place);
        }
    }
    paint_seats(&mut text, scene, layout.height, ink);
    (text, height)
}

/// What stands between the outermost tags of a sheet of symbols.
fn inside(art: &str) -> &str {
    let start = art.find("<svg").and_then(|tag| Some(tag + art[tag..].find('>')? + 1));
    let end = art.rfind("</svg>").unwrap_or(art.len());
    start.and_then(|start| art.get(start..end)).unwrap_or_default()
}

/// Writing to a string never fails.
fn paint(text: &mut String, look: &str, [x, y, width, height]: Place) {
    let _ = writeln!(
        text,
        "<use href=\"#{look}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>"
    );
}

fn paint_badge(text: &mut String, badge: u16, [x, y, width, height]: Place) {
    let radius = (width.min(height) * 0.2).max(14.0);
    let (x, y) = (x + width - radius * 0.7, y + radius * 0.7);
    let _ = writeln!(
        text,
        "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"#1d1b18\" stroke=\"#fff\" \
         stroke-width=\"2\"/><text x=\"{x}\" y=\"{}\" font-family=\"Tactable, sans-serif\" \
         font-weight=\"700\" text-anchor=\"middle\" font-size=\"{}\" fill=\"#fff\">{badge}</text>",
        y + radius * 0.36,
        radius,
    );
}

/// One line with everybody: a sample of what is theirs, their name and what there is to know.
fn paint_seats(text: &mut String, scene: &Spoken, top: f32, ink: &str) {
    let share = (WIDTH - 2.0 * GAP) / scene.seats.len().max(1) as f32;
    for (panel, number) in scene.seats.iter().zip(0u16..) {
        let left = GAP + share * f32::from(number);
        let size = (LINE - 20.0).min(share / 3.0);
        panel.looks.iter().for_each(|look| paint(text, look, [left, top, size, size]));
        let lines = [(panel.name.clone(), 19.0, 16.0), (panel.facts.join(", "), 38.0, 13.0)];
        for (line, down, font) in lines {
            let fits = ((share - size - 8.0) / (font * 0.56)) as usize;
            let _ = writeln!(
                text,
                "<text x=\"{}\" y=\"{}\" font-family=\"Tactable, sans-serif\" font-weight=\"700\" \
                 font-size=\"{font}\" fill=\"{ink}\">{}</text>",
                left + size + 8.0,
                top + down,
                escape(&line.chars().take(fits).collect::<String>()),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_gives_its_inside_only() {
        assert_eq!(inside("<svg a=\"b\">\n<symbol/></svg>"), "\n<symbol/>");
        assert_eq!(inside("nothing"), "");
    }
}

use std::{env, str::FromStr};

use ratatui::{buffer::Buffer, style::Color};

/// How many colours the terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    /// 24 bits for each.
    True,
    /// The 256 that most terminals know.
    Indexed,
    /// The 16 of old ones.
    Ansi,
    /// None: what must be told apart is told apart by signs, and by bold, underlined and reversed letters.
    None,
}

/// What `--colour` takes: so many colours, or as many as the terminal says it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Colours {
    #[default]
    Auto,
    Of(Depth),
}

impl FromStr for Colours {
    type Err = String;

    fn from_str(text: &str) -> Result<Colours, String> {
        match text {
            "auto" => Ok(Colours::Auto),
            "24bit" | "true" => Ok(Colours::Of(Depth::True)),
            "256" => Ok(Colours::Of(Depth::Indexed)),
            "16" => Ok(Colours::Of(Depth::Ansi)),
            "none" => Ok(Colours::Of(Depth::None)),
            _ => Err("expected auto, 24bit, 256, 16 or none".to_owned()),
        }
    }
}

impl Colours {
    /// How many colours there are on this terminal.
    pub(crate) fn depth(self) -> Depth {
        match self {
            Colours::Of(depth) => depth,
            Colours::Auto => detect(|name| env::var(name).ok().filter(|value| !value.is_empty())),
        }
    }
}

/// What the terminal says of itself, by what the environment says of the terminal.
fn detect(set: impl Fn(&str) -> Option<String>) -> Depth {
    let term = set("TERM").unwrap_or_default();
    if set("NO_COLOR").is_some() || term == "dumb" || term.starts_with("vt1") {
        return Depth::None;
    }
    let says = set("COLORTERM").unwrap_or_default();
    if says.contains("truecolor") || says.contains("24bit") || term.ends_with("-direct") {
        Depth::True
    } else if term.contains("256") || !says.is_empty() {
        Depth::Indexed
    } else {
        Depth::Ansi
    }
}

impl Depth {
    /// Make do with the colours there are.
    pub(crate) fn adapt(self, buffer: &mut Buffer) {
        if self == Depth::True {
            return;
        }
        for cell in &mut buffer.content {
            cell.fg = self.nearest(cell.fg);
            cell.bg = self.nearest(cell.bg);
        }
    }

    fn nearest(self, colour: Color) -> Color {
        match (self, colour) {
            (Depth::None, _) => Color::Reset,
            (Depth::Indexed, Color::Rgb(r, g, b)) => Color::Indexed(indexed(r, g, b)),
            (Depth::Ansi, Color::Rgb(r, g, b)) => ansi([r, g, b]),
            (_, other) => other,
        }
    }
}

/// The nearest of the cube of 6×6×6 colours and the ramp of greys.
fn indexed(r: u8, g: u8, b: u8) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let step =
        |value: u8| (0..6u8).min_by_key(|&at| STEPS[usize::from(at)].abs_diff(value)).unwrap_or(0);
    let [x, y, z] = [r, g, b].map(step);
    let cube = [x, y, z].map(|at| STEPS[usize::from(at)]);
    let mean = (u16::from(r) + u16::from(g) + u16::from(b)) / 3;
    let grey = (mean.saturating_sub(3) / 10).min(23) as u8;
    let level = 8 + 10 * grey;
    match apart([r, g, b], [level; 3]) < apart([r, g, b], cube) {
        true => 232 + grey,
        false => 16 + 36 * x + 6 * y + z,
    }
}

/// The nearest of the sixteen, as terminals usually show them.
fn ansi(colour: [u8; 3]) -> Color {
    const SIXTEEN: [(Color, [u8; 3]); 16] = [
        (Color::Black, [0, 0, 0]),
        (Color::Red, [170, 0, 0]),
        (Color::Green, [0, 150, 60]),
        (Color::Yellow, [170, 120, 0]),
        (Color::Blue, [0, 60, 170]),
        (Color::Magenta, [140, 0, 140]),
        (Color::Cyan, [0, 150, 150]),
        (Color::Gray, [190, 190, 190]),
        (Color::DarkGray, [85, 85, 85]),
        (Color::LightRed, [255, 90, 90]),
        (Color::LightGreen, [60, 210, 130]),
        (Color::LightYellow, [255, 230, 110]),
        (Color::LightBlue, [90, 140, 255]),
        (Color::LightMagenta, [255, 100, 255]),
        (Color::LightCyan, [140, 230, 230]),
        (Color::White, [255, 255, 255]),
    ];
    let nearest = SIXTEEN.iter().min_by_key(|(_, other)| apart(colour, *other));
    nearest.map_or(Color::Reset, |(name, _)| *name)
}

/// How different two colours look, roughly.
fn apart(one: [u8; 3], other: [u8; 3]) -> u32 {
    let weights = [3, 6, 2];
    let differences = one.iter().zip(other).map(|(a, b)| u32::from(a.abs_diff(b)));
    differences.zip(weights).map(|(difference, weight)| weight * difference * difference).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terminals_say_what_they_can() {
        let depth = |pairs: &[(&str, &str)]| {
            detect(|name| {
                pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(depth(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")]), Depth::True);
        assert_eq!(depth(&[("TERM", "screen-256color")]), Depth::Indexed);
        assert_eq!(depth(&[("TERM", "linux")]), Depth::Ansi);
        assert_eq!(depth(&[("TERM", "xterm-256color"), ("NO_COLOR", "1")]), Depth::None);
        assert_eq!(depth(&[("TERM", "dumb")]), Depth::None);
    }

    #[test]
    fn colours_become_the_nearest_there_are() {
        assert_eq!(Depth::Indexed.nearest(Color::Rgb(255, 0, 0)), Color::Indexed(196));
        assert_eq!(Depth::Indexed.nearest(Color::Rgb(128, 128, 128)), Color::Indexed(244));
        assert_eq!(Depth::Ansi.nearest(Color::Rgb(0x16, 0x68, 0xc1)), Color::Blue);
        assert_eq!(Depth::None.nearest(Color::Rgb(1, 2, 3)), Color::Reset);
    }
}

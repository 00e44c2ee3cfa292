use std::collections::HashMap;

use ratatui::style::Color;

/// How the symbols of a game look in letters. They say so themselves, in the sheet that draws them: `data-mark` is what
/// is written, `data-ink` and `data-paper` its colour and what is behind it, `data-wrap` the signs around it where there
/// is room, and `data-fill` the colour of everything the symbol covers.
#[derive(Debug, Default)]
pub(crate) struct Art(HashMap<String, Sprite>);

/// One symbol in letters.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sprite {
    pub(crate) mark: String,
    pub(crate) ink: Option<Color>,
    pub(crate) paper: Option<Color>,
    pub(crate) wrap: Option<(char, char)>,
    pub(crate) fill: Option<Color>,
}

/// Symbols on top of each other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Figure {
    /// What is written in the corner of what is covered.
    pub(crate) corner: String,
    /// What is written in the middle.
    pub(crate) mark: String,
    pub(crate) ink: Option<Color>,
    pub(crate) paper: Option<Color>,
    pub(crate) wrap: Option<(char, char)>,
    pub(crate) fill: Option<Color>,
}

impl Art {
    /// Read a sheet of symbols.
    pub(crate) fn read(sheet: &str) -> Art {
        let symbols = sheet.split("<symbol ").skip(1).filter_map(|symbol| {
            let tag = symbol.split('>').next()?;
            let said = |name: &str| {
                let start = tag.find(&format!("{name}=\""))? + name.len() + 2;
                let value = tag[start..].split('"').next()?;
                Some(value.replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&"))
            };
            let colour = |name: &str| said(name).and_then(|value| hex(&value));
            let wrap = said("data-wrap").and_then(|wrap| {
                let mut signs = wrap.chars();
                signs.next().zip(signs.next())
            });
            let sprite = Sprite {
                mark: said("data-mark").unwrap_or_default(),
                ink: colour("data-ink"),
                paper: colour("data-paper"),
                wrap,
                fill: colour("data-fill"),
            };
            Some((said("id")?, sprite))
        });
        Art(symbols.collect())
    }

    /// What several symbols on top of each other look like.
    pub(crate) fn figure(&self, looks: &[impl AsRef<str>]) -> Figure {
        let mut figure = Figure::default();
        for sprite in looks.iter().filter_map(|look| self.0.get(look.as_ref())) {
            if sprite.fill.is_some() {
                figure.fill = sprite.fill;
                figure.ink = sprite.ink;
            }
            // What covers everything is named in its corner; a second cover brings the figure itself.
            if sprite.fill.is_some() && figure.corner.is_empty() && sprite.mark.len() <= 1 {
                figure.corner.clone_from(&sprite.mark);
            } else {
                figure.mark += &sprite.mark;
            }
            figure.ink = sprite.ink.or(figure.ink);
            figure.paper = sprite.paper.or(figure.paper);
            figure.wrap = sprite.wrap.or(figure.wrap);
        }
        figure
    }
}

impl Figure {
    /// Everything that is written, for where there is room for one line only.
    pub(crate) fn line(&self) -> String {
        match (self.corner.is_empty(), self.mark.is_empty()) {
            (_, true) => self.corner.clone(),
            (true, false) => self.mark.clone(),
            (false, false) => format!("{} {}", self.corner, self.mark),
        }
    }

    /// The same between its signs.
    pub(crate) fn wrapped(&self) -> String {
        match self.wrap {
            Some((left, right)) => format!("{left}{}{right}", self.mark),
            None => self.mark.clone(),
        }
    }
}

/// A colour as style sheets write it: `#rgb` or `#rrggbb`.
pub(crate) fn hex(text: &str) -> Option<Color> {
    let digits = text.strip_prefix('#').filter(|digits| digits.is_ascii())?;
    let number = |part: &str| u8::from_str_radix(part, 16).ok();
    match digits.len() {
        3 => {
            let [r, g, b] = [0, 1, 2].map(|at| number(&digits[at..=at]));
            Some(Color::Rgb(r? * 17, g? * 17, b? * 17))
        }
        6 => {
            let [r, g, b] = [0, 2, 4].map(|at| number(&digits[at..at + 2]));
            Some(Color::Rgb(r?, g?, b?))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHEET: &str = r##"<svg><symbol id="card" viewBox="0 0 1 1" data-mark="R" data-ink="#fff" data-fill="#B3202A"><g/></symbol>
        <symbol id="five" data-mark="5"></symbol><symbol id="man" data-mark="W" data-wrap="()" data-paper="#000"/></svg>"##;

    #[test]
    fn a_sheet_says_how_its_symbols_are_written() {
        let art = Art::read(SHEET);
        let card = art.figure(&["card", "five"]);
        assert_eq!((card.corner.as_str(), card.mark.as_str()), ("R", "5"));
        assert_eq!(card.line(), "R 5");
        assert_eq!(card.fill, Some(Color::Rgb(0xb3, 0x20, 0x2a)));
        assert_eq!(card.ink, Some(Color::Rgb(255, 255, 255)));
        assert_eq!(art.figure(&["man"]).wrapped(), "(W)");
        assert_eq!(art.figure(&["nothing"]), Figure::default());
    }

    #[test]
    fn colours_are_read_as_style_sheets_write_them() {
        assert_eq!(hex("#0f0"), Some(Color::Rgb(0, 255, 0)));
        assert_eq!(hex("#1668C1"), Some(Color::Rgb(0x16, 0x68, 0xc1)));
        assert_eq!([hex("1668C1"), hex("#12"), hex("#ü"), hex("#ggg")], [None; 4]);
    }
}

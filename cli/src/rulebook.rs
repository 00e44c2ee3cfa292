use table::{AnyGame, Ink, Pen, Phrase};

use crate::{console, voice::Voice};

/// The numbered rules of a game, as Markdown.
pub(crate) struct Rulebook(&'static str);

impl Rulebook {
    /// The rules of a game.
    pub(crate) fn of(game: &dyn AnyGame) -> Rulebook {
        Rulebook(game.about().rules)
    }

    /// All rules, or those with this number; or words that say which there are.
    pub(crate) fn read(&self, number: Option<&str>) -> Result<String, Phrase> {
        let Some(number) = number else { return Ok(self.0.to_owned()) };
        self.find(number).ok_or_else(|| {
            let sections = self.sections().into_iter().map(Phrase::plain).collect::<Vec<_>>();
            Phrase::new("failed-rule").with("found", number).with("sections", sections)
        })
    }

    /// One rule such as `R3.2`, or all rules of a section such as `R3`.
    fn find(&self, number: &str) -> Option<String> {
        let number = number.trim().to_ascii_uppercase();
        let number = if number.starts_with('R') { number } else { format!("R{number}") };
        let (section, rule) = (format!("## {number} "), format!("- **{number}** "));
        let start = self
            .0
            .lines()
            .position(|line| line.starts_with(&section) || line.starts_with(&rule))?;
        let mut lines = self.0.lines().skip(start);
        let first = lines.next()?;
        let in_section = first.starts_with('#');
        let ends = |line: &&str| line.starts_with('#') || !in_section && line.starts_with("- **R");
        let rest: Vec<&str> = lines.take_while(|line| !ends(line)).collect();
        let text = [&[first], &rest[..]].concat().join("\n");
        Some(text.trim_end().to_owned())
    }

    /// The numbers of all sections.
    fn sections(&self) -> Vec<&'static str> {
        let number = |line: &'static str| line.strip_prefix("## ")?.split(' ').next();
        let is_rule = |number: &&str| number.starts_with('R') && number[1..].parse::<u8>().is_ok();
        self.0.lines().filter_map(number).filter(is_rule).collect()
    }
}

/// Markdown as it is, or made to look good where somebody sees it.
pub(crate) fn for_reader(markdown: &str, game: &dyn AnyGame, voice: &Voice) -> String {
    if !console::is_screen() {
        return markdown.to_owned();
    }
    let pen = Pen::new(game.words(), voice.lang(), console::paints());
    markdown.lines().map(|line| paint(line, &pen)).collect::<Vec<String>>().join("\n")
}

/// Headings and what stands between `**` stand out.
fn paint(line: &str, pen: &Pen<'_>) -> String {
    if line.starts_with('#') {
        return pen.paint(Ink::Bold, line.trim_start_matches('#').trim_start());
    }
    let bold = |(i, part): (usize, &str)| {
        if i % 2 == 1 { pen.paint(Ink::Bold, part) } else { part.to_owned() }
    };
    line.split("**").enumerate().map(bold).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: Rulebook = Rulebook(
        "# Title\n\nOne thing. Another\nthing.\n\n## R1 First\n\n- **R1.1** A\n  b\n- **R1.2** C\n\n## R2 Last\n\n- **R2.1** D\n\n## Notation\n\nnone\n",
    );

    #[test]
    fn a_rule_ends_where_the_next_begins() {
        assert_eq!(RULES.find("r1.1").unwrap(), "- **R1.1** A\n  b");
        assert_eq!(RULES.find("1.2").unwrap(), "- **R1.2** C");
        assert_eq!(RULES.find("R2").unwrap(), "## R2 Last\n\n- **R2.1** D");
        assert_eq!(RULES.find("R1.3"), None);
        assert_eq!(RULES.find(""), None);
    }

    #[test]
    fn every_game_has_the_rules_that_its_options_name() {
        for game in catalog::games() {
            let rulebook = Rulebook::of(game);
            for option in game.about().options {
                assert!(rulebook.find(option.rule).is_some(), "{} {}", option.name, option.rule);
            }
        }
    }
}

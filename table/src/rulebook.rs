use std::fmt;

use crate::Lang;

/// The numbered rules of a game as Markdown, one text per language. A rule is a paragraph that
/// begins `- **R3.2**`, a section a heading such as `## R3 The move`.
#[derive(Clone, Copy)]
pub struct Rulebook {
    /// English.
    pub en: &'static str,
    /// German.
    pub de: &'static str,
}

impl Rulebook {
    /// The text in one language as its authors wrote it, with the marks of rulings such as `[M4]`.
    pub const fn source(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::De => self.de,
        }
    }

    /// The text as people read it: without the marks of rulings, and without what the introduction
    /// says about them. What it says about ★ stays.
    pub fn text(&self, lang: Lang) -> String {
        let source = self.source(lang);
        let body = source.find("\n## ").unwrap_or(source.len());
        let (introduction, body) = source.split_at(body);
        let kept = |paragraph: &'static str| match without_marks(paragraph) == paragraph {
            true => Some(paragraph),
            false => paragraph.find('★').map(|star| &paragraph[star..]),
        };
        let kept: Vec<&str> = introduction.split("\n\n").filter_map(kept).collect();
        let introduction = kept.join("\n\n");
        format!("{}\n{}", introduction.trim_end(), without_marks(body))
    }

    /// One rule such as `R3.2`, or all rules of a section such as `R3`, as people read it.
    pub fn find(&self, lang: Lang, number: &str) -> Option<String> {
        let number = number.trim().to_ascii_uppercase();
        let number = if number.starts_with('R') { number } else { format!("R{number}") };
        let (section, rule) = (format!("## {number} "), format!("- **{number}** "));
        let begins = |line: &str| line.starts_with(&section) || line.starts_with(&rule);
        let source = self.source(lang);
        let start = source.lines().position(begins)?;
        let mut lines = source.lines().skip(start);
        let first = lines.next()?;
        let in_section = first.starts_with('#');
        let ends = |line: &&str| line.starts_with('#') || !in_section && line.starts_with("- **R");
        let rest: Vec<&str> = lines.take_while(|line| !ends(line)).collect();
        let text = without_marks(&[&[first], &rest[..]].concat().join("\n"));
        Some(text.trim_end().to_owned())
    }

    /// The numbers of all sections.
    pub fn sections(&self) -> Vec<&'static str> {
        let number = |line: &'static str| line.strip_prefix("## ")?.split(' ').next();
        self.en.lines().filter_map(number).filter(|number| is_rule_number(number)).collect()
    }
}

/// Whether a text is the number of a rule or a section: `R`, digits, perhaps a dot and digits.
pub fn is_rule_number(text: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    text.strip_prefix('R').is_some_and(|rest| rest.split('.').all(digits))
}

/// Nobody wants to read all of it in a failed assertion.
impl fmt::Debug for Rulebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rulebook").finish_non_exhaustive()
    }
}

/// A text without marks such as `[M4]` and the space before each; links stay.
fn without_marks(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('[') {
        let (before, from) = rest.split_at(start);
        kept.push_str(before);
        match from[1..].split_once(']') {
            Some((mark, after)) if is_mark(mark) && !after.starts_with('(') => {
                kept.truncate(kept.trim_end_matches([' ', '\n']).len());
                rest = after;
            }
            _ => {
                kept.push('[');
                rest = &from[1..];
            }
        }
    }
    kept + rest
}

/// A capital letter and a number, perhaps with a small letter.
fn is_mark(text: &str) -> bool {
    let mut signs = text.chars();
    signs.next().is_some_and(|letter| letter.is_ascii_uppercase())
        && signs.next().is_some_and(|digit| digit.is_ascii_digit())
        && signs.all(|sign| sign.is_ascii_digit() || sign.is_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: Rulebook = Rulebook {
        en: "# Title\n\nOne thing. Another\nthing.\n\nMarks such as [M4]; ★ an option.\n\n## R1 First\n\n\
             - **R1.1** A\n  b\n  [M1] [M15a]\n- **R1.2** C [M2], [d](e) and [f]\n\n## R2 Last\n\n\
             - **R2.1** D\n\n## Notation\n\nnone\n",
        de: "# Titel\n\n## R1 Zuerst\n\n- **R1.1** Ä\n",
    };

    #[test]
    fn a_rule_ends_where_the_next_begins() {
        let find = |number| RULES.find(Lang::En, number);
        assert_eq!(find("r1.1").unwrap(), "- **R1.1** A\n  b");
        assert_eq!(find("1.2").unwrap(), "- **R1.2** C, [d](e) and [f]");
        assert_eq!(find("R2").unwrap(), "## R2 Last\n\n- **R2.1** D");
        assert_eq!(find("R1.3"), None);
        assert_eq!(find(""), None);
        assert_eq!(RULES.find(Lang::De, "R1.1").unwrap(), "- **R1.1** Ä");
        assert_eq!(RULES.sections(), ["R1", "R2"]);
    }

    #[test]
    fn people_read_no_marks() {
        let text = RULES.text(Lang::En);
        assert!(
            text.starts_with(
                "# Title\n\nOne thing. Another\nthing.\n\n★ an option.\n\n## R1 First"
            ),
            "{text}"
        );
        assert!(text.contains("- **R1.1** A\n  b\n- **R1.2** C, [d](e) and [f]\n"), "{text}");
    }
}

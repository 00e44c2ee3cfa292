use table::{AnyGame, Ink, Pen, Phrase};

use crate::{console, voice::Voice};

/// All rules of a game, or those with this number; or words that say which there are.
pub(crate) fn read(
    game: &dyn AnyGame,
    number: Option<&str>,
    voice: &Voice,
) -> Result<String, Phrase> {
    let rules = game.about().rules;
    let Some(number) = number else { return Ok(without_pictures(&rules.text(voice.lang()))) };
    rules.find(voice.lang(), number).ok_or_else(|| {
        let sections = rules.sections().into_iter().map(Phrase::plain).collect::<Vec<_>>();
        Phrase::new("failed-rule").with("found", number).with("sections", sections)
    })
}

/// What a terminal cannot show is not mentioned.
fn without_pictures(markdown: &str) -> String {
    let is_picture = |line: &&str| line.trim_start().starts_with("![");
    let kept: Vec<&str> = markdown.lines().filter(|line| !is_picture(line)).collect();
    kept.join("\n")
}

/// Markdown as it is, or made to look good where somebody sees it.
pub(crate) fn for_reader(markdown: &str, game: &dyn AnyGame, voice: &Voice) -> String {
    if !console::is_screen() {
        return markdown.to_owned();
    }
    let pen = Pen::new(game.words(), voice.lang(), console::paints());
    markdown.lines().map(|line| paint(line, &pen)).collect::<Vec<String>>().join("\n")
}

/// Markdown without its signs, where nothing can stand out.
pub(crate) fn plain(markdown: &str) -> String {
    markdown.replace("**", "").replace('#', "").replace("\n ", "\n")
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
    use table::Lang;

    use super::*;

    #[test]
    fn pictures_are_left_out() {
        let text = "A\n\n![B](picture:c/d)\n- E ![f](g)";
        assert_eq!(without_pictures(text), "A\n\n- E ![f](g)");
    }

    #[test]
    fn every_game_has_the_rules_that_its_options_name() {
        for game in catalog::games() {
            for option in game.about().options {
                let found = Lang::ALL.map(|lang| game.about().rules.find(lang, option.rule));
                assert!(found.iter().all(Option::is_some), "{} {}", option.name, option.rule);
            }
        }
    }
}

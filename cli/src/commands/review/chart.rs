use coach::{Point, Review};
use table::Phrase;

/// The course of the chances, as signs and as sentences.
pub(super) struct Chart<'a> {
    curve: &'a [Point],
    sides: usize,
}

/// How wide the course itself is; with what stands beside it, it fits on every screen.
const WIDTH: usize = 60;
/// How many lines the course of one side has.
const HEIGHT: usize = 11;
/// How long the name of a side may be beside its course.
const NAME: usize = 16;

impl<'a> Chart<'a> {
    pub(super) fn new(review: &'a Review) -> Chart<'a> {
        Chart { curve: &review.curve, sides: review.sides.len() }
    }

    /// The key of what it shows.
    pub(super) fn title(&self) -> &'static str {
        if self.sides > 2 { "review-curves" } else { "review-curve" }
    }

    /// The course drawn in signs. Between two sides, one of them says it all; among more, every side
    /// has a line, and its chances are told in tenths.
    pub(super) fn lines(&self, sides: &[String]) -> Vec<String> {
        if self.sides > 2 {
            let line = |(side, name): (usize, &String)| {
                let name = table::text::shorten(name, NAME);
                let signs = (0..self.columns()).map(|column| tenth(self.at(column).chances[side]));
                format!("  {name:<NAME$} {}", signs.collect::<String>())
            };
            return sides.iter().enumerate().map(line).collect();
        }
        let row = |percent: usize| (percent * (HEIGHT - 1)).div_ceil(100);
        let line = |height: usize| {
            let sign = |column: usize| {
                let chance = self.at(column).chances[0];
                match ((chance * (HEIGHT - 1) as f32).round() as usize == height, height) {
                    (true, _) => '*',
                    (false, middle) if middle == row(50) => '-',
                    _ => ' ',
                }
            };
            let signs: String = (0..self.columns()).map(sign).collect();
            let scale = match height {
                height if height == row(100) => "100%",
                height if height == row(50) => "50%",
                0 => "0%",
                _ => "",
            };
            format!("{scale:>6} |{}", signs.trim_end())
        };
        let mut lines: Vec<String> = (0..HEIGHT).rev().map(line).collect();
        lines.push(format!("        {}", sides.first().map_or("", |name| name)));
        lines
    }

    /// The course told in sentences.
    pub(super) fn told(&self, sides: &[String]) -> Vec<Phrase> {
        let (Some(first), Some(last)) = (self.curve.first(), self.curve.last()) else {
            return vec![Phrase::new("review-nothing")];
        };
        let shown = if sides.len() == 2 { 1 } else { sides.len() };
        let at = |quarter: usize| &self.curve[(self.curve.len() - 1) * quarter / 4];
        let tell = |(side, name): (usize, &String)| {
            let chance = |point: &Point| percent(point.chances[side]);
            Phrase::new("review-course")
                .with("who", name.as_str())
                .with("first", chance(first))
                .with("quarter", chance(at(1)))
                .with("half", chance(at(2)))
                .with("late", chance(at(3)))
                .with("last", chance(last))
        };
        sides.iter().enumerate().take(shown).map(tell).collect()
    }

    fn columns(&self) -> usize {
        self.curve.len().min(WIDTH)
    }

    /// The moment that stands in a column.
    fn at(&self, column: usize) -> &Point {
        let last = self.columns().max(2) - 1;
        &self.curve[(self.curve.len() - 1) * column / last]
    }
}

/// A share of a hundred.
pub(super) fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}

/// A share of ten, at most 9, so that it is one sign.
fn tenth(share: f32) -> char {
    char::from(b'0' + (share * 10.0).clamp(0.0, 9.0) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(chances: &[&[f32]]) -> Vec<Point> {
        let point = |(ply, chances): (usize, &&[f32])| Point {
            ply,
            seat: None,
            chances: chances.to_vec(),
            lost: 0.0,
        };
        chances.iter().enumerate().map(point).collect()
    }

    #[test]
    fn between_two_the_course_of_one_is_drawn() {
        let curve = curve(&[&[0.5, 0.5], &[1.0, 0.0], &[0.0, 1.0]]);
        let lines = Chart { curve: &curve, sides: 2 }.lines(&["A".to_owned(), "B".to_owned()]);
        assert_eq!(lines.len(), HEIGHT + 1);
        assert_eq!(lines[0], "  100% | *");
        assert_eq!(lines[HEIGHT / 2], "   50% |*--");
        assert_eq!(lines[HEIGHT - 1], "    0% |  *");
    }

    #[test]
    fn among_more_every_side_has_a_line_that_fits_the_screen() {
        let long: Vec<&[f32]> = vec![&[0.25, 0.04, 1.0]; 500];
        let curve = curve(&long);
        let chart = Chart { curve: &curve, sides: 3 };
        let names = ["A".to_owned(), "B".repeat(50), "C".to_owned()];
        let lines = chart.lines(&names);
        assert!(
            lines[0].ends_with("222") && lines[1].ends_with("000") && lines[2].ends_with("999")
        );
        assert!(lines.iter().all(|line| line.chars().count() <= 80), "{lines:?}");
        assert_eq!(chart.told(&names).len(), 3);
    }
}

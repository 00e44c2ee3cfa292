use std::fmt::Write;

use table::text::escape;

use crate::layout::Place;

/// Points from one thing of a scene to another and says something about the way.
#[derive(Clone, PartialEq, Debug)]
pub struct Arrow {
    /// The id of the thing it begins at.
    pub from: String,
    /// The id of the thing it points at.
    pub to: String,
    /// Good ones are drawn in green and whole, others in red and broken, so that nobody needs the colours.
    pub good: bool,
    /// What is written on it, a few characters.
    pub text: String,
}

fn middle([x, y, width, height]: Place) -> [f32; 2] {
    [x + width / 2.0, y + height / 2.0]
}

impl Arrow {
    /// Draw it between two places. Writing to a string never fails.
    pub(crate) fn paint(&self, text: &mut String, from: Place, to: Place) {
        let ([x, y], [aim_x, aim_y]) = (middle(from), middle(to));
        let (dx, dy) = (aim_x - x, aim_y - y);
        let along =
            |share: f32, aside: f32| [x + dx * share - dy * aside, y + dy * share + dx * aside];
        let (ink, broken) = match self.good {
            true => ("#0b6e3a", ""),
            false => ("#a3122a", " stroke-dasharray=\"14 9\""),
        };
        let ([start_x, start_y], [neck_x, neck_y]) = (along(0.2, 0.0), along(0.72, 0.0));
        let ([tip_x, tip_y], left, right) = (along(0.88, 0.0), along(0.7, 0.09), along(0.7, -0.09));
        // Before the middle, where arrows cross.
        let [sign_x, sign_y] = along(0.34, 0.0);
        for (paper, wide) in [("#fff", 15.0), (ink, 9.0)] {
            let broken = if paper == ink { broken } else { "" };
            let _ = writeln!(
                text,
                "<path d=\"M{start_x} {start_y}L{neck_x} {neck_y}\" stroke=\"{paper}\" \
                 stroke-width=\"{wide}\"{broken}/><path d=\"M{tip_x} {tip_y}L{} {}L{} {}Z\" \
                 fill=\"{ink}\" stroke=\"#fff\" stroke-width=\"3\"/>",
                left[0], left[1], right[0], right[1],
            );
        }
        let _ = writeln!(
            text,
            "<circle cx=\"{sign_x}\" cy=\"{sign_y}\" r=\"21\" fill=\"{ink}\" stroke=\"#fff\" \
             stroke-width=\"3\"/><text x=\"{sign_x}\" y=\"{}\" font-family=\"Tactable, sans-serif\" \
             font-weight=\"700\" text-anchor=\"middle\" font-size=\"20\" fill=\"#fff\">{}</text>",
            sign_y + 7.0,
            escape(&self.text),
        );
    }
}

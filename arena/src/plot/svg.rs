use std::fmt::Write;

use table::text::escape;

/// What every plot has: what it is called, what it tells, and what its axis measures.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Plot {
    /// A word of letters that no other plot of the page has.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What it shows, for those who do not see it.
    pub description: String,
    /// What the axis of the values measures.
    pub measure: String,
}

/// Whether a plot stands in a page or in a file of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legend {
    /// In a page that has the style and a heading.
    InPage,
    /// Alone, with its own style, title and background.
    Alone,
}

/// The width of all plots.
pub(crate) const WIDTH: f64 = 720.0;

/// A plot while it is painted.
pub(crate) struct Canvas {
    body: String,
    /// Where the plot itself begins.
    pub(crate) top: f64,
}

impl Canvas {
    /// An empty plot; with a title where it stands alone, and a key where it has two series.
    pub(crate) fn new(plot: &Plot, names: &[&str], legend: Legend) -> Canvas {
        let mut canvas = Canvas { body: String::new(), top: 10.0 };
        if legend == Legend::Alone {
            canvas.text(16.0, 30.0, "start", "heading", &plot.title);
            canvas.top = 48.0;
        }
        if names.len() > 1 {
            let mut x = 16.0;
            for (i, name) in names.iter().enumerate() {
                let y = canvas.top + 8.0;
                canvas.mark(i, x + 6.0, y);
                canvas.text(x + 18.0, y + 4.5, "start", "", name);
                x += 40.0 + width_of(name);
            }
            canvas.top += 30.0;
        }
        canvas
    }

    /// Add any element.
    pub(crate) fn add(&mut self, element: std::fmt::Arguments<'_>) {
        writeln!(self.body, "{element}").expect("a String takes everything");
    }

    pub(crate) fn line(&mut self, class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
        self.add(format_args!(
            r#"<line class="{class}" x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}"/>"#
        ));
    }

    pub(crate) fn text(&mut self, x: f64, y: f64, anchor: &str, class: &str, text: &str) {
        let text = escape(text);
        self.add(format_args!(
            r#"<text class="{class}" x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{text}</text>"#
        ));
    }

    /// The sign of a series: a disc for the first, a diamond for the second.
    pub(crate) fn mark(&mut self, series: usize, x: f64, y: f64) {
        if series == 0 {
            self.add(format_args!(r#"<circle class="fill-0" cx="{x:.1}" cy="{y:.1}" r="5.5"/>"#));
        } else {
            self.add(format_args!(
                r#"<path class="fill-1" d="M{x:.1} {:.1}l6.5 6.5l-6.5 6.5l-6.5 -6.5z"/>"#,
                y - 6.5
            ));
        }
    }

    /// The finished plot.
    pub(crate) fn finish(self, plot: &Plot, height: f64, legend: Legend) -> String {
        let (id, title) = (escape(&plot.id), escape(&plot.title));
        let description = escape(&plot.description);
        let alone = match legend {
            Legend::InPage => String::new(),
            Legend::Alone => format!(
                "<style>\n{}</style>\n<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n",
                include_str!("plot.css")
            ),
        };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" viewBox=\"0 0 {WIDTH} {height:.0}\" \
             width=\"{WIDTH}\" height=\"{height:.0}\" role=\"img\" aria-labelledby=\"{id}-title {id}-desc\">\n\
             <title id=\"{id}-title\">{title}</title>\n<desc id=\"{id}-desc\">{description}</desc>\n\
             {alone}{}</svg>\n",
            self.body
        )
    }
}

/// About how wide a text is.
pub(crate) fn width_of(text: &str) -> f64 {
    7.2 * text.chars().count() as f64
}

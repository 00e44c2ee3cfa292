use std::fmt::Write;

use super::{
    Axis, Legend, Plot, Series,
    svg::{Canvas, WIDTH},
};

/// How something changes: a line with the band of its intervals, for one or two series.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    /// What all plots have.
    pub plot: Plot,
    /// What the points are called.
    pub labels: Vec<String>,
    /// What the points measure.
    pub across: String,
    /// One or two values for each point.
    pub series: Vec<Series>,
    /// The value at which nothing is out of balance.
    pub even: Option<f64>,
    /// The scale.
    pub axis: Axis,
}

const HEIGHT: f64 = 240.0;
const LEFT: f64 = 62.0;

impl Curve {
    /// The plot as SVG.
    pub fn to_svg(&self, legend: Legend) -> String {
        let names: Vec<&str> = self.series.iter().map(|series| series.name.as_str()).collect();
        let mut canvas = Canvas::new(&self.plot, &names, legend);
        let right = WIDTH - 16.0;
        canvas.text(16.0, canvas.top + 10.0, "start", "quiet", &self.plot.measure);
        let bottom = canvas.top + 28.0 + HEIGHT;
        let place = |value: f64| bottom - self.axis.place(value) * HEIGHT;
        for (value, text) in self.axis.ticks() {
            canvas.line("line", (LEFT, place(value)), (right, place(value)));
            canvas.text(LEFT - 8.0, place(value) + 4.5, "end", "quiet", &text);
        }
        if let Some(even) = self.even {
            canvas.line("even", (LEFT, place(even)), (right, place(even)));
        }
        let slot = (right - LEFT) / self.labels.len().max(1) as f64;
        let across = |i: usize| LEFT + slot * (i as f64 + 0.5);
        for (i, label) in self.labels.iter().enumerate() {
            canvas.text(across(i), bottom + 18.0, "middle", "quiet", label);
        }
        for (s, series) in self.series.iter().enumerate() {
            let points = || series.values.iter().enumerate();
            let highs = points().map(|(i, value)| (across(i), place(value.high)));
            let lows = points().rev().map(|(i, value)| (across(i), place(value.low)));
            let band = path(highs.chain(lows));
            canvas.add(format_args!(r#"<path class="band fill-{s}" d="{band}z"/>"#));
            let line = path(points().map(|(i, value)| (across(i), place(value.value))));
            canvas.add(format_args!(r#"<path class="stroke-{s}" d="{line}"/>"#));
            for (i, value) in points() {
                canvas.mark(s, across(i), place(value.value));
            }
        }
        canvas.text(LEFT.midpoint(right), bottom + 40.0, "middle", "quiet", &self.across);
        canvas.finish(&self.plot, bottom + 54.0, legend)
    }
}

fn path(points: impl Iterator<Item = (f64, f64)>) -> String {
    let mut path = String::new();
    for (i, (x, y)) in points.enumerate() {
        let sign = if i == 0 { 'M' } else { 'L' };
        write!(path, "{sign}{x:.1} {y:.1}").expect("a String takes everything");
    }
    path
}

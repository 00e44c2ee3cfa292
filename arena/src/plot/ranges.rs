use table::text::shorten;

use super::{
    Axis, Legend, Plot, Series,
    svg::{Canvas, WIDTH, width_of},
};

/// Values with their intervals, one row each, against a line of reference.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranges {
    /// What all plots have.
    pub plot: Plot,
    /// What the rows are called.
    pub rows: Vec<String>,
    /// One or two values for each row.
    pub series: Vec<Series>,
    /// The value at which nothing is out of balance.
    pub even: Option<f64>,
    /// The scale.
    pub axis: Axis,
}

/// The most characters of a label that fit beside the plot.
const LONGEST_LABEL: usize = 38;

/// The height of a row for each series.
const ROW: f64 = 26.0;

impl Ranges {
    /// The plot as SVG.
    pub fn to_svg(&self, legend: Legend) -> String {
        let names: Vec<&str> = self.series.iter().map(|series| series.name.as_str()).collect();
        let mut canvas = Canvas::new(&self.plot, &names, legend);
        let labels = self.rows.iter().map(|row| width_of(row)).fold(0.0, f64::max);
        let left = (labels + 28.0).clamp(60.0, 300.0);
        let right = WIDTH - 24.0;
        let place = |value: f64| left + self.axis.place(value) * (right - left);
        let row_height = ROW * self.series.len().max(1) as f64 + 8.0;
        let (top, bottom) = (canvas.top, canvas.top + row_height * self.rows.len() as f64 + 4.0);
        for (value, text) in self.axis.ticks() {
            canvas.line("line", (place(value), top), (place(value), bottom));
            canvas.text(place(value), bottom + 18.0, "middle", "quiet", &text);
        }
        if let Some(even) = self.even {
            canvas.line("even", (place(even), top), (place(even), bottom));
        }
        for (i, row) in self.rows.iter().enumerate() {
            let middle = top + row_height * (i as f64 + 0.5) + 2.0;
            canvas.text(left - 14.0, middle + 4.5, "end", "", &shorten(row, LONGEST_LABEL));
            for (s, series) in self.series.iter().enumerate() {
                let Some(estimate) = series.values.get(i) else { continue };
                let y = middle + ROW * (s as f64 - (self.series.len() - 1) as f64 / 2.0);
                let class = format!("stroke-{s}");
                let (low, high) = (place(estimate.low), place(estimate.high));
                canvas.line(&class, (low, y), (high, y));
                canvas.line(&class, (low, y - 5.0), (low, y + 5.0));
                canvas.line(&class, (high, y - 5.0), (high, y + 5.0));
                canvas.mark(s, place(estimate.value), y);
            }
        }
        canvas.text(left.midpoint(right), bottom + 40.0, "middle", "quiet", &self.plot.measure);
        canvas.finish(&self.plot, bottom + 54.0, legend)
    }
}

use super::{
    Axis, Legend, Plot, Series,
    svg::{Canvas, WIDTH, width_of},
};

/// How something is distributed: one bar for each range, for one or two series.
#[derive(Clone, PartialEq, Debug)]
pub struct Bars {
    /// What all plots have.
    pub plot: Plot,
    /// What the ranges are called.
    pub labels: Vec<String>,
    /// What the ranges measure.
    pub across: String,
    /// One or two values for each range.
    pub series: Vec<Series>,
    /// The scale.
    pub axis: Axis,
}

const HEIGHT: f64 = 220.0;
const LEFT: f64 = 62.0;

impl Bars {
    /// The plot as SVG.
    pub fn to_svg(&self, legend: Legend) -> String {
        let names: Vec<&str> = self.series.iter().map(|series| series.name.as_str()).collect();
        let mut canvas = Canvas::new(&self.plot, &names, legend);
        let right = WIDTH - 16.0;
        canvas.text(16.0, canvas.top + 10.0, "start", "quiet", &self.plot.measure);
        let (top, bottom) = (canvas.top + 24.0, canvas.top + 24.0 + HEIGHT);
        let place = |value: f64| bottom - self.axis.place(value) * HEIGHT;
        for (value, text) in self.axis.ticks() {
            canvas.line("line", (LEFT, place(value)), (right, place(value)));
            canvas.text(LEFT - 8.0, place(value) + 4.5, "end", "quiet", &text);
        }
        debug_assert!(top < bottom);
        let slot = (right - LEFT) / self.labels.len().max(1) as f64;
        let bar = slot * 0.84 / self.series.len().max(1) as f64;
        let widest = self.labels.iter().map(|label| width_of(label)).fold(0.0, f64::max);
        let every = ((widest + 10.0) / slot).ceil().max(1.0) as usize;
        for (i, label) in self.labels.iter().enumerate() {
            let x = LEFT + slot * (i as f64 + 0.08);
            for (s, series) in self.series.iter().enumerate() {
                let value = series.values.get(i).map_or(0.0, |estimate| estimate.value);
                let (y, height) = (place(value), bottom - place(value));
                if height < 0.05 {
                    continue;
                }
                let class = if s == 0 { "fill-0" } else { "bar-1" };
                // An outlined bar stays inside its place.
                let inset = if s == 0 { 0.0 } else { 1.0 };
                canvas.add(format_args!(
                    r#"<rect class="{class}" x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}"/>"#,
                    x + bar * s as f64 + inset,
                    y + inset.min(height / 2.0),
                    (bar - 2.0 * inset).max(0.5),
                    (height - inset).max(0.5),
                ));
            }
            if i % every == 0 {
                canvas.text(x + slot * 0.42, bottom + 18.0, "middle", "quiet", label);
            }
        }
        canvas.text(LEFT.midpoint(right), bottom + 40.0, "middle", "quiet", &self.across);
        canvas.finish(&self.plot, bottom + 54.0, legend)
    }
}

/// A scale of numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Axis {
    low: f64,
    high: f64,
    percent: bool,
}

impl Axis {
    /// Shares from 0% to 100%.
    pub const SHARES: Axis = Axis { low: 0.0, high: 1.0, percent: true };

    /// Shares that hold all of these.
    pub fn shares(values: impl IntoIterator<Item = f64>) -> Axis {
        let Axis { low, high, .. } = Axis::numbers(values);
        Axis { low: low.max(0.0), high: high.min(1.0), percent: true }
    }

    /// Numbers from 0 that hold all of these.
    pub fn numbers(values: impl IntoIterator<Item = f64>) -> Axis {
        let most = values.into_iter().filter(|value| value.is_finite()).fold(0.0, f64::max);
        let step = step(0.0, most);
        Axis { low: 0.0, high: ((most / step).ceil() * step).max(step), percent: false }
    }

    /// Where a value lies between 0 and 1.
    pub(crate) fn place(&self, value: f64) -> f64 {
        ((value - self.low) / (self.high - self.low)).clamp(0.0, 1.0)
    }

    /// The numbers that are written, with their texts.
    pub(crate) fn ticks(&self) -> Vec<(f64, String)> {
        let step = step(self.low, self.high);
        let first = (self.low / step).ceil() as i64;
        let last = (self.high / step + 1e-9).floor() as i64;
        (first..=last).map(|tick| (tick as f64 * step, self.text(tick as f64 * step))).collect()
    }

    fn text(&self, value: f64) -> String {
        let value = if self.percent { value * 100.0 } else { value };
        let text = format!("{value:.2}");
        let text = text.trim_end_matches('0').trim_end_matches('.');
        if self.percent { format!("{text}%") } else { text.to_owned() }
    }
}

/// A round distance between ticks: 1, 2 or 5 times a power of ten, for four to nine of them.
fn step(low: f64, high: f64) -> f64 {
    let rough = ((high - low) / 5.0).max(1e-6);
    let power = 10f64.powf(rough.log10().floor());
    let round = [1.0, 2.0, 5.0, 10.0].into_iter().find(|round| round * power >= rough * 0.999);
    round.unwrap_or(10.0) * power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round() {
        let texts =
            |axis: &Axis| axis.ticks().into_iter().map(|(_, text)| text).collect::<Vec<_>>();
        assert_eq!(texts(&Axis::SHARES), ["0%", "20%", "40%", "60%", "80%", "100%"]);
        assert_eq!(texts(&Axis::numbers([3.0, 41.0])), ["0", "10", "20", "30", "40", "50"]);
        assert_eq!(texts(&Axis::shares([0.02, 0.131])), ["0%", "5%", "10%", "15%"]);
        assert!(!texts(&Axis::numbers([])).is_empty());
    }

    #[test]
    fn places_lie_within() {
        assert_eq!([-1.0, 0.25, 9.0].map(|value| Axis::SHARES.place(value)), [0.0, 0.25, 1.0]);
    }
}

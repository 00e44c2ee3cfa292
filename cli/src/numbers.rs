use arena::Estimate;
use table::Lang;

use crate::voice::Voice;

impl Voice {
    /// A number with so many digits after the point, or after the comma in German.
    pub(crate) fn number(&self, value: f64, digits: usize) -> String {
        // What rounds to nothing has no sign.
        let text = format!("{:.digits$}", value + 0.0);
        let zero = text.trim_start_matches('-').bytes().all(|byte| matches!(byte, b'0' | b'.'));
        let text = if zero { text.trim_start_matches('-').to_owned() } else { text };
        match self.lang() {
            Lang::En => text,
            Lang::De => text.replace('.', ","),
        }
    }

    /// A share in percent.
    pub(crate) fn percent(&self, share: f64) -> String {
        let number = self.number(100.0 * share, 1);
        match self.lang() {
            Lang::En => format!("{number}%"),
            Lang::De => format!("{number}\u{a0}%"),
        }
    }

    /// From where to where a share may lie.
    pub(crate) fn percent_range(&self, estimate: &Estimate) -> String {
        let low = self.number(100.0 * estimate.low, 1);
        format!("{low}{}{}", dash(estimate), self.percent(estimate.high))
    }

    /// From where to where a number may lie.
    pub(crate) fn number_range(&self, estimate: &Estimate) -> String {
        if estimate.n < 2.0 {
            // One observation says nothing of how others may differ.
            return "–".to_owned();
        }
        let (low, high) = (self.number(estimate.low, 1), self.number(estimate.high, 1));
        format!("{low}{}{high}", dash(estimate))
    }
}

/// What stands between two ends; a dash beside a minus would be misread.
fn dash(estimate: &Estimate) -> &'static str {
    if estimate.low < 0.0 { " … " } else { "–" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let (en, de) = (Voice::new(Lang::En), Voice::new(Lang::De));
        assert_eq!((en.percent(0.534), de.percent(0.534)), ("53.4%".into(), "53,4\u{a0}%".into()));
        assert_eq!(en.number(-0.001, 1), "0.0");
        let estimate = Estimate { value: 0.5, low: 0.4, high: 0.6, n: 9.0 };
        assert_eq!(de.percent_range(&estimate), "40,0–60,0\u{a0}%");
        assert_eq!(en.number_range(&estimate), "0.4–0.6");
        assert_eq!(en.number_range(&Estimate { n: 1.0, ..estimate }), "–");
        let change = Estimate { value: -0.5, low: -0.6, high: -0.4, n: 9.0 };
        assert_eq!(en.percent_range(&change), "-60.0 … -40.0%");
    }
}

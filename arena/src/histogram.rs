use serde::Serialize;

/// How often values fall into ranges of equal width.
///
/// ```
/// let lengths = arena::Histogram::of(&[3, 4, 4, 17, 30], 10);
/// assert_eq!((lengths.width, lengths.start), (3, 3));
/// assert_eq!(lengths.counts, [3, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Histogram {
    /// Where the first range begins.
    pub start: u64,
    /// How many values a range holds.
    pub width: u64,
    /// How many of the values fall into each range.
    pub counts: Vec<u64>,
}

impl Histogram {
    /// The values in at most `most` ranges, whose borders are multiples of their width.
    pub fn of(values: &[u64], most: usize) -> Histogram {
        let (Some(&low), Some(&high)) = (values.iter().min(), values.iter().max()) else {
            return Histogram { start: 0, width: 1, counts: Vec::new() };
        };
        let ranges = |width: u64| high / width - low / width + 1;
        let width = (1..).find(|&width| ranges(width) <= most.max(1) as u64).unwrap_or(1);
        Histogram::with(values, width, low / width * width, ranges(width) as usize)
    }

    /// The values in given ranges; what lies outside goes to the nearest.
    pub fn with(values: &[u64], width: u64, start: u64, ranges: usize) -> Histogram {
        let mut counts = vec![0; ranges];
        for value in values {
            let range = (value.saturating_sub(start) / width) as usize;
            if let Some(count) = counts.get_mut(range.min(ranges.saturating_sub(1))) {
                *count += 1;
            }
        }
        Histogram { start, width, counts }
    }

    /// The values of the same ranges for other values, for comparison side by side.
    #[must_use]
    pub fn same_ranges(&self, values: &[u64]) -> Histogram {
        Histogram::with(values, self.width, self.start, self.counts.len())
    }

    /// What the ranges are called.
    pub fn labels(&self) -> Vec<String> {
        let label = |i: usize| {
            let low = self.start + i as u64 * self.width;
            if self.width == 1 {
                low.to_string()
            } else {
                format!("{low}–{}", low + self.width - 1)
            }
        };
        (0..self.counts.len()).map(label).collect()
    }
}

/// The value below which a share of the sorted values lies.
pub fn quantile(sorted: &[u64], share: f64) -> u64 {
    let last = sorted.len().saturating_sub(1);
    sorted.get((share * last as f64).round() as usize).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_counted_once() {
        let values: Vec<u64> = (0..1000).map(|i| i * i % 977).collect();
        for most in [1, 2, 7, 20, 5000] {
            let histogram = Histogram::of(&values, most);
            assert_eq!(histogram.counts.iter().sum::<u64>(), 1000);
            assert!(histogram.counts.len() <= most);
            assert_eq!(histogram.labels().len(), histogram.counts.len());
        }
        assert!(Histogram::of(&[], 5).counts.is_empty());
        assert_eq!(Histogram::of(&[7], 5).labels(), ["7"]);
    }

    #[test]
    fn quantiles_are_values() {
        let sorted: Vec<u64> = (1..=101).collect();
        assert_eq!([0.0, 0.5, 0.9, 1.0].map(|share| quantile(&sorted, share)), [1, 51, 91, 101]);
        assert_eq!(quantile(&[], 0.5), 0);
    }
}

use std::time::Duration;

/// How long every action took, from when it was due to when it was acknowledged.
#[derive(Debug)]
pub(crate) struct Measured {
    sorted: Vec<Duration>,
    length: Duration,
    /// Games that ended under way.
    pub(crate) ended: usize,
}

impl Measured {
    pub(crate) fn new(mut took: Vec<Duration>, length: Duration, ended: usize) -> Measured {
        took.sort_unstable();
        Measured { sorted: took, length, ended }
    }

    pub(crate) fn actions(&self) -> usize {
        self.sorted.len()
    }

    /// Actions in a second.
    pub(crate) fn rate(&self) -> f64 {
        self.sorted.len() as f64 / self.length.as_secs_f64()
    }

    /// The time that this part of all actions did not exceed.
    pub(crate) fn percentile(&self, part: f64) -> Duration {
        let place = (self.sorted.len() as f64 * part).ceil() as usize;
        self.sorted.get(place.saturating_sub(1)).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_sorted_list() {
        let took = (1..=100).rev().map(Duration::from_millis).collect();
        let measured = Measured::new(took, Duration::from_secs(10), 0);
        assert_eq!(measured.percentile(0.5), Duration::from_millis(50));
        assert_eq!(measured.percentile(0.99), Duration::from_millis(99));
        assert_eq!(measured.percentile(1.0), Duration::from_millis(100));
        assert_eq!(measured.rate(), 10.0);
        let nothing = Measured::new(Vec::new(), Duration::from_secs(1), 0);
        assert_eq!(nothing.percentile(0.99), Duration::ZERO);
    }
}

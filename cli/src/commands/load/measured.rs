use std::time::Duration;

use super::machine::Busy;

/// What was measured while actions were done.
#[derive(Debug)]
pub(crate) struct Measured {
    /// How long every action took, from when it was due to when it was acknowledged.
    pub(crate) acknowledged: Spread,
    /// The same until the other client at the table saw it.
    pub(crate) seen: Spread,
    /// From the first action to the last.
    pub(crate) length: Duration,
    /// Games that ended under way.
    pub(crate) ended: usize,
    /// What the servers worked for all of it.
    pub(crate) work: Option<Duration>,
    /// What the machine did meanwhile.
    pub(crate) busy: Option<Busy>,
}

impl Measured {
    pub(crate) fn actions(&self) -> usize {
        self.acknowledged.0.len()
    }

    /// Actions in a second.
    pub(crate) fn rate(&self) -> f64 {
        self.actions() as f64 / self.length.as_secs_f64()
    }

    /// What the servers worked for one action.
    pub(crate) fn work_per_action(&self) -> Option<Duration> {
        let work = self.work.filter(|_| self.actions() > 0)?;
        Some(work / self.actions() as u32)
    }
}

/// Many times, the shortest first.
#[derive(Debug)]
pub(crate) struct Spread(Vec<Duration>);

impl Spread {
    pub(crate) fn new(mut times: Vec<Duration>) -> Spread {
        times.sort_unstable();
        Spread(times)
    }

    /// The time that this part of all did not exceed.
    pub(crate) fn percentile(&self, part: f64) -> Duration {
        let place = (self.0.len() as f64 * part).ceil() as usize;
        self.0.get(place.saturating_sub(1)).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_sorted_list() {
        let times = Spread::new((1..=100).rev().map(Duration::from_millis).collect());
        assert_eq!(times.percentile(0.5), Duration::from_millis(50));
        assert_eq!(times.percentile(0.99), Duration::from_millis(99));
        assert_eq!(times.percentile(1.0), Duration::from_millis(100));
        assert_eq!(Spread::new(Vec::new()).percentile(0.99), Duration::ZERO);
    }

    #[test]
    fn work_is_divided_among_the_actions() {
        let times = || Spread::new(vec![Duration::from_millis(1); 100]);
        let measured = Measured {
            acknowledged: times(),
            seen: times(),
            length: Duration::from_secs(10),
            ended: 0,
            work: Some(Duration::from_secs(1)),
            busy: None,
        };
        assert_eq!(measured.rate(), 10.0);
        assert_eq!(measured.work_per_action(), Some(Duration::from_millis(10)));
        let nothing = Measured { acknowledged: Spread::new(Vec::new()), ..measured };
        assert_eq!(nothing.work_per_action(), None);
    }
}

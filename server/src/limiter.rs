use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// Lets so much through in the long run, and a little more at once: a bucket that fills steadily
/// and from which each takes one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    content: f64,
    filled: Instant,
}

/// How fast buckets fill and how much they hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flow {
    per_second: f64,
    holds: f64,
}

impl Flow {
    /// So many in a second in the long run, twice as many at once.
    pub(crate) fn per_second(count: u32) -> Flow {
        Flow { per_second: count.into(), holds: 2.0 * f64::from(count) }
    }

    /// So many in a minute, all of them at once if need be.
    pub(crate) fn per_minute(count: u32) -> Flow {
        Flow { per_second: f64::from(count) / 60.0, holds: count.into() }
    }

    /// So many in a second in the long run, and all those of a longer time at once.
    pub(crate) fn bursting(count: u32, burst: Duration) -> Flow {
        Flow { per_second: count.into(), holds: f64::from(count) * burst.as_secs_f64() }
    }

    /// A full bucket.
    pub(crate) fn bucket(self, now: Instant) -> Bucket {
        Bucket { content: self.holds, filled: now }
    }

    /// How long an empty bucket takes to be full again.
    fn recovery(self) -> Duration {
        Duration::from_secs_f64(self.holds / self.per_second.max(1e-6))
    }
}

impl Bucket {
    /// Take one if there is one, or tell when there will be.
    pub(crate) fn take(&mut self, flow: Flow, now: Instant) -> Result<(), Duration> {
        let gone = now.saturating_duration_since(self.filled).as_secs_f64();
        self.content = (self.content + gone * flow.per_second).min(flow.holds);
        self.filled = now;
        if self.content < 1.0 {
            let missing = (1.0 - self.content) / flow.per_second.max(1e-6);
            return Err(Duration::from_secs_f64(missing));
        }
        self.content -= 1.0;
        Ok(())
    }
}

/// A bucket for each who asks.
#[derive(Debug)]
pub(crate) struct Limiter<K> {
    flow: Flow,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// When so many buckets are kept, the full ones are thrown away.
const MANY: usize = 10_000;

impl<K: Eq + Hash> Limiter<K> {
    pub(crate) fn new(flow: Flow) -> Limiter<K> {
        Limiter { flow, buckets: Mutex::default() }
    }

    /// Let this one go on, or tell when it may.
    pub(crate) fn take(&self, who: K) -> Result<(), Duration> {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
            let recovery = self.flow.recovery();
            buckets.retain(|_, bucket| now.saturating_duration_since(bucket.filled) < recovery);
        }
        buckets.entry(who).or_insert_with(|| self.flow.bucket(now)).take(self.flow, now)
    }
}

/// Where somebody lives in the net: whole neighbourhoods belong to one line in IPv6.
pub(crate) fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let upper = u128::from(address) >> 64 << 64;
            IpAddr::V6(upper.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_what_it_holds_and_then_what_flows_in() {
        let flow = Flow::per_second(2);
        let start = Instant::now();
        let mut bucket = flow.bucket(start);
        assert_eq!((0..10).filter(|_| bucket.take(flow, start).is_ok()).count(), 4);
        assert_eq!(bucket.take(flow, start), Err(Duration::from_millis(500)));
        let later = start + Duration::from_secs(1);
        assert_eq!((0..10).filter(|_| bucket.take(flow, later).is_ok()).count(), 2);
    }

    #[test]
    fn neighbours_share_a_bucket_and_others_do_not() {
        let limiter = Limiter::new(Flow::per_minute(1));
        let at = |text: &str| neighbourhood(text.parse().unwrap());
        assert!(limiter.take(at("2001:db8::1")).is_ok());
        assert!(limiter.take(at("2001:db8::2")).is_err());
        assert!(limiter.take(at("10.0.0.1")).is_ok());
        assert!(limiter.take(at("10.0.0.2")).is_ok());
        assert!(limiter.take(at("::ffff:10.0.0.2")).is_err());
    }
}

use std::{
    collections::HashMap,
    fs, process,
    time::{Duration, Instant},
};

/// Linux counts time in hundredths of a second, whatever its clock does.
const TICK: Duration = Duration::from_millis(10);

/// What a process and all that come from it have used by now.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    /// The time that cores worked for them.
    pub(crate) work: Duration,
    /// Bytes of memory.
    pub(crate) memory: u64,
}

impl Usage {
    /// What the process with this number and its descendants have used; nothing where the system
    /// does not tell.
    pub(crate) fn of(root: u32) -> Option<Usage> {
        let all: HashMap<u32, Process> = fs::read_dir("/proc")
            .ok()?
            .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
            // Some end while we look.
            .filter_map(|number| Some((number, Process::find(number)?)))
            .collect();
        all.get(&root)?;
        let comes_from_it = |number: u32| {
            let parent = |number: &u32| all.get(number).map(|process| process.parent);
            std::iter::successors(Some(number), parent).any(|ancestor| ancestor == root)
        };
        let mut usage = Usage::default();
        for (&number, process) in all.iter().filter(|(number, _)| comes_from_it(**number)) {
            usage.work += process.work;
            usage.memory += memory(number).unwrap_or_default();
        }
        Some(usage)
    }
}

/// One process, as `/proc` tells it.
struct Process {
    parent: u32,
    work: Duration,
}

impl Process {
    fn find(number: u32) -> Option<Process> {
        let told = fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
        // Its name comes first, in parentheses, and may be anything.
        let fields: Vec<&str> = told.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = |place: usize| fields.get(place)?.parse::<u32>().ok();
        Some(Process { parent: ticks(1)?, work: TICK * (ticks(11)? + ticks(12)?) })
    }
}

fn memory(number: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{number}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes * 1024)
}

/// How much the machine has worked by now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment {
    at: Instant,
    all: Duration,
    ours: Duration,
}

/// How many cores worked between two moments, on the average.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Busy {
    /// For this run: for us and everything that we started.
    pub(crate) ours: f64,
    /// For everybody else on this machine.
    pub(crate) others: f64,
}

impl Moment {
    /// Look now; nothing where the system does not tell.
    pub(crate) fn now() -> Option<Moment> {
        let told = fs::read_to_string("/proc/stat").ok()?;
        let ours = Usage::of(process::id())?.work;
        Some(Moment { at: Instant::now(), all: worked(told.lines().next()?)?, ours })
    }

    /// What happened since an earlier moment.
    pub(crate) fn since(&self, before: &Moment) -> Busy {
        let length = (self.at - before.at).as_secs_f64();
        let cores = |now: Duration, then: Duration| now.saturating_sub(then).as_secs_f64() / length;
        let ours = cores(self.ours, before.ours);
        // The two are not counted in the very same moment.
        Busy { ours, others: (cores(self.all, before.all) - ours).max(0.0) }
    }
}

/// The time that all cores worked, by the first line of `/proc/stat`: user, nice, system, then two
/// kinds of doing nothing, then what the system does unasked.
fn worked(line: &str) -> Option<Duration> {
    let fields = line.strip_prefix("cpu ")?.split_whitespace().take(8).enumerate();
    let worked = fields.filter(|(place, _)| ![3, 4].contains(place));
    let ticks: Option<Vec<f64>> = worked.map(|(_, ticks)| ticks.parse().ok()).collect();
    Some(TICK.mul_f64(ticks?.into_iter().sum()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn idle_cores_do_not_work() {
        let line = "cpu  100 20 30 99999 8888 4 5 6 0 0";
        assert_eq!(worked(line), Some(TICK * 165));
        assert_eq!(worked("cpu0 1 2 3 4 5 6 7 8"), None);
    }

    #[test]
    fn what_is_not_ours_is_for_others() {
        let second = Duration::from_secs(1);
        let before = Moment { at: Instant::now(), all: second, ours: second };
        let after = Moment { at: before.at + 2 * second, all: 4 * second, ours: 2 * second };
        assert_eq!(after.since(&before), Busy { ours: 0.5, others: 1.0 });
        let odd = Moment { all: second, ..after };
        assert_eq!(odd.since(&before).others, 0.0);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn our_own_use_is_told() {
        let usage = Usage::of(process::id()).unwrap();
        assert!(usage.memory > 0);
        assert!(Usage::of(u32::MAX).is_none());
    }
}

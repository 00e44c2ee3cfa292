use std::{
    str::FromStr,
    time::{SystemTime, UNIX_EPOCH},
};

/// A day of the calendar, counted from 1 January 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Day(u64);

/// A day has so many seconds.
const SECONDS: u64 = 24 * 60 * 60;

impl Day {
    /// This day, by the clock of the system.
    pub(super) fn today() -> Day {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Day(since.map_or(0, |since| since.as_secs() / SECONDS))
    }

    /// How many days lie before it.
    pub(super) fn number(self) -> u64 {
        self.0
    }
}

impl FromStr for Day {
    type Err = String;

    /// A date such as 2026-11-16.
    fn from_str(text: &str) -> Result<Day, String> {
        let wrong = || "expected a date from 1970 on, such as 2026-11-16".to_owned();
        let parts: Vec<u64> =
            text.split('-').map(str::parse).collect::<Result<_, _>>().map_err(|_| wrong())?;
        let [year @ 1970..=9999, month @ 1..=12, day @ 1..=31] = parts[..] else {
            return Err(wrong());
        };
        if day > length(year, month) {
            return Err(wrong());
        }
        let years: u64 = (1970..year).map(|year| if is_leap(year) { 366 } else { 365 }).sum();
        let months: u64 = (1..month).map(|month| length(year, month)).sum();
        Ok(Day(years + months + day - 1))
    }
}

fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

/// How many days a month has.
fn length(year: u64, month: u64) -> u64 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_everywhere() {
        for (text, number) in [
            ("1970-01-01", 0),
            ("2000-02-29", 11_016),
            ("2000-03-01", 11_017),
            ("2026-11-16", 20_773),
        ] {
            assert_eq!(text.parse(), Ok(Day(number)), "{text}");
        }
        for wrong in ["2026-02-29", "2026-13-01", "2026-00-10", "1969-12-31", "today", "2026-1", ""]
        {
            assert!(wrong.parse::<Day>().is_err(), "{wrong}");
        }
    }
}

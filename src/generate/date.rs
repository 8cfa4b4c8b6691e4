//! Calendar days, without clocks or time zones.

use std::fmt;
use std::str::FromStr;

use crate::board::words::quoted;

/// The first and the last year that dates can have.
const YEARS: std::ops::RangeInclusive<u32> = 1970..=9999;

/// A day of the Gregorian calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u32,
    month: u32,
    day: u32,
}

/// A day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Weekday {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

impl Weekday {
    /// All, from Monday.
    pub const ALL: [Self; 7] = [
        Self::Monday,
        Self::Tuesday,
        Self::Wednesday,
        Self::Thursday,
        Self::Friday,
        Self::Saturday,
        Self::Sunday,
    ];
}

impl Date {
    /// A day by year, month and day of the month, both counted from 1.
    #[must_use]
    pub fn new(year: u32, month: u32, day: u32) -> Option<Self> {
        let exists = YEARS.contains(&year)
            && (1..=12).contains(&month)
            && (1..=month_length(year, month)).contains(&day);
        exists.then_some(Self { year, month, day })
    }

    /// How many days after 1 January 1970 it is.
    #[must_use]
    pub fn number(self) -> u32 {
        let years = self.year - 1970;
        // Leap days of earlier years: every fourth year, except centuries that 400 does not divide.
        let before = self.year - 1;
        let leap_days =
            (before / 4 - before / 100 + before / 400) - (1969 / 4 - 1969 / 100 + 1969 / 400);
        let months = (1..self.month).map(|month| month_length(self.year, month));
        years * 365 + leap_days + months.sum::<u32>() + self.day - 1
    }

    /// The day of the week.
    #[must_use]
    pub fn weekday(self) -> Weekday {
        // 1 January 1970 was a Thursday.
        Weekday::ALL[(self.number() as usize + 3) % 7]
    }

    /// The next day.
    #[must_use]
    pub fn next(self) -> Self {
        let Self { year, month, day } = self;
        Self::new(year, month, day + 1)
            .or_else(|| Self::new(year, month + 1, 1))
            .unwrap_or(Self {
                year: year + 1,
                month: 1,
                day: 1,
            })
    }
}

fn month_length(year: u32, month: u32) -> u32 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = NoDate;

    /// Reads a date such as `2026-11-21`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |digits: &str, length| {
            let plain = digits.len() == length && digits.bytes().all(|c| c.is_ascii_digit());
            plain.then(|| digits.parse().ok()).flatten()
        };
        let date = || {
            let mut parts = text.split('-');
            let [year, month, day] = [(); 3].map(|()| parts.next());
            let parts = parts.next().is_none().then_some((year?, month?, day?))?;
            Self::new(
                number(parts.0, 4)?,
                number(parts.1, 2)?,
                number(parts.2, 2)?,
            )
        };
        date().ok_or_else(|| NoDate(text.to_owned()))
    }
}

/// The text that was given instead of a date.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoDate(pub String);

impl fmt::Display for NoDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} is not a date: write year, month and day, such as 2026-11-21.",
            quoted(&self.0)
        )
    }
}

impl std::error::Error for NoDate {}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn days_are_numbered_without_a_gap() {
        let mut day = date("1970-01-01");
        for number in 0..60_000 {
            assert_eq!(day.number(), number, "{day}");
            assert_eq!(date(&day.to_string()), day);
            day = day.next();
        }
        assert_eq!(date("2000-03-01").number(), 11_017);
        assert_eq!(date("2026-11-21").number(), 20_778);
    }

    #[test]
    fn days_of_the_week() {
        assert_eq!(date("2026-11-22").weekday(), Weekday::Sunday);
        assert_eq!(date("2024-02-29").weekday(), Weekday::Thursday);
        assert_eq!(date("2000-01-01").weekday(), Weekday::Saturday);
    }

    #[test]
    fn days_that_there_are_not() {
        for text in [
            "",
            "2026",
            "2026-11",
            "2026-11-31",
            "2026-02-29",
            "2100-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-1-1",
            "26-01-01",
            "2026-11-21-1",
            "1969-12-31",
            "+026-01-01",
        ] {
            let error = text.parse::<Date>().unwrap_err();
            assert_eq!(error, NoDate(text.to_owned()));
        }
        assert_eq!(
            NoDate("x".to_owned()).to_string(),
            "“x” is not a date: write year, month and day, such as 2026-11-21."
        );
    }
}

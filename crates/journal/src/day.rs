use std::fmt;
use std::str::FromStr;

/// A day of the calendar, from midnight to midnight UTC, written as 2026-11-16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(u32);

/// A day in milliseconds. Days that last a second longer are no concern of clocks that count so.
const LENGTH: i64 = 86_400_000;

/// The last day that is written with four digits for the year: 9999-12-31.
const LAST: u32 = 2_932_896;

impl Day {
    /// The day of a moment, in milliseconds since 1970.
    pub fn at(moment: i64) -> Day {
        let days = moment.div_euclid(LENGTH).clamp(0, LAST.into());
        Day(days as u32)
    }

    /// Its first moment, in milliseconds since 1970.
    pub fn begins(self) -> i64 {
        i64::from(self.0) * LENGTH
    }

    /// The first moment after it.
    pub fn ends(self) -> i64 {
        self.begins() + LENGTH
    }

    pub fn next(self) -> Option<Day> {
        self.0.checked_add(1).filter(|days| *days <= LAST).map(Day)
    }

    pub fn previous(self) -> Option<Day> {
        self.0.checked_sub(1).map(Day)
    }

    /// Year, month and day of the month. Counted from the first of March, leap days come last, and
    /// 400 years have always the same length.
    fn date(self) -> (u32, u32, u32) {
        let since = self.0 + 719_468;
        let (era, in_era) = (since / 146_097, since % 146_097);
        let year = (in_era - in_era / 1_460 + in_era / 36_524 - in_era / 146_096) / 365;
        let in_year = in_era - (365 * year + year / 4 - year / 100);
        let month = (5 * in_year + 2) / 153;
        let day = in_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        (era * 400 + year + u32::from(month <= 2), month, day)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// What is no day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoDay;

impl fmt::Display for NoDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a day is written as 2026-11-16")
    }
}

impl std::error::Error for NoDay {}

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Day, NoDay> {
        let number = |part: Option<&str>| part.and_then(|part| part.parse::<u32>().ok());
        let mut parts = text.splitn(3, '-');
        let year = number(parts.next()).filter(|year| (1970..=9999).contains(year));
        let month = number(parts.next()).filter(|month| (1..=12).contains(month));
        let day = number(parts.next()).filter(|day| (1..=31).contains(day));
        let (Some(year), Some(month), Some(day)) = (year, month, day) else { return Err(NoDay) };
        let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let (era, in_era) = (year / 400, year % 400);
        let in_year = (153 * month + 2) / 5 + day - 1;
        let days = era * 146_097 + in_era * 365 + in_era / 4 - in_era / 100 + in_year;
        let found = Day(days.checked_sub(719_468).ok_or(NoDay)?);
        // There is one way to write a day, and the 30th of February is none.
        if found.to_string() == text { Ok(found) } else { Err(NoDay) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_is_read_as_it_is_written_and_follows_the_one_before() {
        let mut last = (1969, 12, 31);
        for n in 0..=LAST {
            let day = Day(n);
            let date = day.date();
            assert!(date > last, "{last:?} {date:?}");
            let next = date.2 == last.2 + 1 || date.2 == 1 && last.2 >= 28;
            assert!(next, "{last:?} {date:?}");
            last = date;
            if n % 97 == 0 {
                assert_eq!(day.to_string().parse(), Ok(day));
            }
        }
        assert_eq!(last, (9999, 12, 31));
    }

    #[test]
    fn days_begin_and_end_at_midnight() {
        let day: Day = "2026-11-16".parse().unwrap();
        assert_eq!(day.begins(), 1_794_787_200_000);
        assert_eq!((Day::at(day.begins()), Day::at(day.ends() - 1)), (day, day));
        assert_eq!(Day::at(day.ends()).to_string(), "2026-11-17");
        assert_eq!(day.next(), Some(Day::at(day.ends())));
        assert_eq!(day.previous().unwrap().to_string(), "2026-11-15");
        assert_eq!(Day::at(-5), Day(0));
        assert_eq!(Day(0).previous(), None);
        assert_eq!("2028-02-29".parse::<Day>().unwrap().next().unwrap().to_string(), "2028-03-01");
    }

    #[test]
    fn what_is_no_day_is_not_read_as_one() {
        for text in [
            "",
            "today",
            "2026-11",
            "2026-13-01",
            "2026-00-10",
            "2026-02-30",
            "2027-02-29",
            "26-11-16",
            "2026-1-6",
            "2026-11-16 ",
            "+2026-11-16",
            "1969-12-31",
            "2026-11-16-1",
            "99999-01-01",
        ] {
            assert_eq!(text.parse::<Day>(), Err(NoDay), "{text}");
        }
    }
}

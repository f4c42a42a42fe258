use crate::Text;

impl Text {
    /// A day that is written as 2026-11-16, as people write it: November 16, 2026.
    pub fn date(&self, day: &str) -> String {
        let mut parts = day.splitn(3, '-');
        let year = parts.next().unwrap_or_default();
        let mut number = || parts.next().and_then(|part| part.parse::<u32>().ok());
        match (number(), number()) {
            (Some(month @ 1..=12), Some(day)) => {
                let args = [("day", day.into()), ("month", month.into()), ("year", year.into())];
                self.say("written-day", &args)
            }
            _ => day.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Text};

    #[test]
    fn days_are_written_as_people_write_them() {
        let written = |lang| Text::new(lang).date("2026-11-06");
        assert_eq!(
            Lang::ALL.map(written),
            [
                "November 6, 2026",
                "6 листопада 2026 року",
                "6 listopada 2026",
                "6 novembre 2026",
                "6 ноября 2026 года"
            ]
        );
        assert_eq!(Text::new(Lang::En).date("someday"), "someday");
    }
}

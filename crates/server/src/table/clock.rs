//! Whose time runs, and until when.

use super::record::Record;
use super::settings::Clock;

/// How long a question may stand before the seat's time is up, in milliseconds; none if it may
/// stand for ever. `grace` is the least anybody gets for an answer, also when the server was away.
pub fn allowance(record: &Record, seat: usize, grace: u64) -> Option<u64> {
    const SECOND: u64 = 1000;
    match record.settings.clock {
        Clock::None => None,
        Clock::Move { seconds } => Some(u64::from(seconds) * SECOND),
        Clock::Days { days } => Some(u64::from(days) * 86_400 * SECOND),
        Clock::Game { seconds, .. } => {
            let bank = record.seats[seat].bank.unwrap_or(u64::from(seconds) * SECOND);
            // Whoever comes back after the time was up gets a little for each answer.
            Some(bank.max(grace))
        }
    }
}

/// What is left of the bank after thinking so long.
pub fn spend(record: &mut Record, seat: usize, thought: u64) {
    if let Clock::Game { seconds, increment } = record.settings.clock {
        let bank = record.seats[seat].bank.unwrap_or(u64::from(seconds) * 1000);
        let left = bank.saturating_sub(thought) + u64::from(increment) * 1000;
        record.seats[seat].bank = Some(left);
    }
}

#[cfg(test)]
mod tests {
    use super::super::settings::Settings;
    use super::*;
    use crate::store::PersonId;

    const GRACE: u64 = 20_000;

    #[test]
    fn a_bank_is_spent_and_filled() {
        let clock = Clock::Game { seconds: 60, increment: 5 };
        let settings = Settings { clock, ..Settings::default() };
        let mut record = Record::new(settings, PersonId(1), 2);
        assert_eq!(allowance(&record, 0, GRACE), Some(60_000));
        spend(&mut record, 0, 30_000);
        assert_eq!(allowance(&record, 0, GRACE), Some(35_000));
        spend(&mut record, 0, 90_000);
        assert_eq!(record.seats[0].bank, Some(5_000));
        assert_eq!(
            allowance(&record, 0, GRACE),
            Some(GRACE),
            "nobody is left without time to answer"
        );
        assert_eq!(record.seats[1].bank, None);
    }
}

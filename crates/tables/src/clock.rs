//! How much time a seat has for an answer. Time once spent is spent: taking back, leaving and coming
//! back ask again with what was left.

use super::record::{Record, SeatRecord};
use super::settings::Clock;

const SECOND: u64 = 1000;

/// Of so many answers it is remembered how long they took; further back only by consent of all.
const REMEMBERED: usize = 40;

/// What a clock gives for one answer, where it counts answer by answer.
fn for_each(clock: Clock) -> Option<u64> {
    match clock {
        Clock::Move { seconds } => Some(u64::from(seconds) * SECOND),
        Clock::Days { days } => Some(u64::from(days) * 86_400 * SECOND),
        Clock::None | Clock::Game { .. } => None,
    }
}

/// What a seat has in all for an answer nobody has thought about yet, in milliseconds; none if it may
/// stand for ever.
pub fn whole(record: &Record, seat: usize, least: u64) -> Option<u64> {
    match record.settings.clock {
        Clock::None => None,
        // Whose bank is empty still gets a little for each answer.
        Clock::Game { .. } => Some(bank(record, seat).max(least)),
        clock => for_each(clock),
    }
}

/// What is left to a seat for this answer; they are counted from 0, and one that was taken back is
/// the same when it is given again.
pub fn left(record: &Record, seat: usize, answer: u32, least: u64) -> Option<u64> {
    let used = record.seats[seat].used(answer);
    match record.settings.clock {
        Clock::None => None,
        Clock::Game { .. } => Some(bank(record, seat).max(least.saturating_sub(used))),
        clock => for_each(clock).map(|all| all.saturating_sub(used)),
    }
}

fn bank(record: &Record, seat: usize) -> u64 {
    match record.settings.clock {
        Clock::Game { seconds, .. } => {
            record.seats[seat].bank.unwrap_or(u64::from(seconds) * SECOND)
        }
        _ => 0,
    }
}

/// The seat thought so long about this answer.
pub fn spend(record: &mut Record, seat: usize, answer: u32, thought: u64) {
    if let Clock::Game { .. } = record.settings.clock {
        record.seats[seat].bank = Some(bank(record, seat).saturating_sub(thought));
    }
    let seat = &mut record.seats[seat];
    let used = seat.used(answer).saturating_add(thought);
    seat.set_used(answer, used);
}

/// Of the time for this answer so much, at most, was not the seat's to spend.
pub fn refund(record: &mut Record, seat: usize, answer: u32, most: u64) {
    let used = record.seats[seat].used(answer);
    let back = used.min(most);
    if back == 0 {
        return;
    }
    if let Clock::Game { .. } = record.settings.clock {
        record.seats[seat].bank = Some(bank(record, seat) + back);
    }
    record.seats[seat].set_used(answer, used - back);
}

/// An answer earns its increment once, however often it is taken back and given again.
pub fn earn(record: &mut Record, seat: usize, answer: u32) {
    if let Clock::Game { increment, .. } = record.settings.clock
        && answer >= record.seats[seat].earned
    {
        let bank = bank(record, seat) + u64::from(increment) * SECOND;
        record.seats[seat].bank = Some(bank);
        record.seats[seat].earned = answer + 1;
    }
}

/// Whoever is asked again because others took something back has a moment to see it.
pub fn spare(record: &mut Record, seat: usize, answer: u32, least: u64) {
    if let Some(all) = for_each(record.settings.clock) {
        let most = all.saturating_sub(least);
        let used = record.seats[seat].used(answer);
        if used > most {
            record.seats[seat].set_used(answer, most);
        }
    }
}

/// Whoever comes back to a game that was adjourned is asked as if for the first time: nobody waited
/// for them.
pub fn anew(record: &mut Record, seat: usize, answer: u32, grace: u64) {
    record.seats[seat].is_asked_something_else(answer);
    if let Clock::Game { .. } = record.settings.clock {
        record.seats[seat].bank = Some(bank(record, seat).max(grace));
    }
}

/// Whoever comes back after time ran out has so much for the question that still stands.
pub fn ease(record: &mut Record, seat: usize, answer: u32, moment: u64) {
    match (for_each(record.settings.clock), record.settings.clock) {
        (Some(all), _) => {
            let used = record.seats[seat].used(answer).min(all.saturating_sub(moment));
            record.seats[seat].set_used(answer, used);
        }
        (None, Clock::Game { .. }) => {
            record.seats[seat].bank = Some(bank(record, seat).max(moment));
        }
        (None, _) => {}
    }
}

impl SeatRecord {
    /// How long this answer has been thought about before.
    fn used(&self, answer: u32) -> u64 {
        self.used.iter().find(|(at, _)| *at == answer).map_or(0, |(_, used)| *used)
    }

    fn set_used(&mut self, answer: u32, used: u64) {
        self.used.retain(|(at, _)| *at != answer);
        self.used.push((answer, used));
        self.used.sort_unstable();
        let surplus = self.used.len().saturating_sub(REMEMBERED);
        self.used.drain(..surplus);
    }

    /// Another question has come in the place of this one, with time of its own.
    pub(super) fn is_asked_something_else(&mut self, answer: u32) {
        self.used.retain(|(at, _)| *at != answer);
    }
}

#[cfg(test)]
mod tests {
    use super::super::settings::Settings;
    use super::*;
    use endboss_store::PersonId;

    const LEAST: u64 = 5_000;

    fn record(clock: Clock) -> Record {
        Record::new(Settings { clock, ..Settings::default() }, PersonId(1), 2)
    }

    #[test]
    fn a_bank_is_spent_and_filled() {
        let mut record = record(Clock::Game { seconds: 60, increment: 5 });
        assert_eq!(left(&record, 0, 0, LEAST), Some(60_000));
        spend(&mut record, 0, 0, 30_000);
        earn(&mut record, 0, 0);
        assert_eq!(left(&record, 0, 1, LEAST), Some(35_000));
        spend(&mut record, 0, 1, 90_000);
        assert_eq!(record.seats[0].bank, Some(0));
        assert_eq!(left(&record, 0, 2, LEAST), Some(LEAST), "a moment for each answer");
        spend(&mut record, 0, 2, 4_000);
        assert_eq!(left(&record, 0, 2, LEAST), Some(1_000), "and no more, left or taken back");
        assert_eq!(record.seats[1].bank, None);
    }

    /// The attack: pick, take back, pick, with an increment of ten minutes for each pick.
    #[test]
    fn an_answer_earns_its_increment_once() {
        let mut record = record(Clock::Game { seconds: 60, increment: 600 });
        for _ in 0..5 {
            spend(&mut record, 0, 0, 10);
            earn(&mut record, 0, 0);
        }
        assert_eq!(record.seats[0].bank, Some(659_950), "it was 3,059,950");
        spend(&mut record, 0, 1, 10);
        earn(&mut record, 0, 1);
        assert_eq!(record.seats[0].bank, Some(1_259_940));
    }

    #[test]
    fn what_others_took_back_is_not_spent() {
        let mut record = record(Clock::Game { seconds: 60, increment: 0 });
        spend(&mut record, 0, 2, 1_500);
        refund(&mut record, 0, 2, 2_000);
        assert_eq!((record.seats[0].bank, record.seats[0].used(2)), (Some(60_000), 0));
        spend(&mut record, 0, 2, 30_000);
        refund(&mut record, 0, 2, 2_000);
        assert_eq!((record.seats[0].bank, record.seats[0].used(2)), (Some(32_000), 28_000));
        refund(&mut record, 1, 0, 2_000);
        assert_eq!((record.seats[1].bank, record.seats[1].used.len()), (None, 0), "a bot has none");
    }

    #[test]
    fn an_answer_that_is_given_again_has_what_was_left() {
        let mut record = record(Clock::Move { seconds: 60 });
        spend(&mut record, 0, 3, 20_000);
        spend(&mut record, 0, 4, 50_000);
        assert_eq!(left(&record, 0, 3, LEAST), Some(40_000));
        spend(&mut record, 0, 3, 35_000);
        assert_eq!(left(&record, 0, 3, LEAST), Some(5_000));
        assert_eq!(left(&record, 0, 4, LEAST), Some(10_000), "what comes after it, too");
        assert_eq!(left(&record, 0, 5, LEAST), Some(60_000));
        spend(&mut record, 0, 3, 70_000);
        assert_eq!(left(&record, 0, 3, LEAST), Some(0));
        spare(&mut record, 0, 3, LEAST);
        assert_eq!(left(&record, 0, 3, LEAST), Some(LEAST));
        record.seats[0].is_asked_something_else(3);
        assert_eq!(left(&record, 0, 3, LEAST), Some(60_000));
        for answer in 0..100 {
            spend(&mut record, 1, answer, 1);
        }
        assert_eq!(record.seats[1].used.len(), REMEMBERED);
    }
}

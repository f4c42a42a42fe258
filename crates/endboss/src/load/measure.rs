//! What is measured, and the figures of many of them.

use std::time::Duration;

use serde_json::{Value, json};

/// A pick on its way: when it was acknowledged, and when each seat last saw something new since.
/// Nothing else happens at the table until the next pick, so all of it came of this one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flight {
    pub acknowledged: Option<Duration>,
    seen: Vec<Option<Duration>>,
}

impl Flight {
    pub fn new(seats: usize) -> Flight {
        Flight { acknowledged: None, seen: vec![None; seats] }
    }

    pub fn saw(&mut self, seat: usize, after: Duration) {
        self.seen[seat] = Some(after);
    }
}

/// Everything that is counted while it is measured.
#[derive(Debug, Default)]
pub struct Tally {
    /// From the POST to the last snapshot that came of it at the last seat, for the picks that
    /// every seat sees.
    pub all_seats: Times,
    /// The same for the picks that only some seats see, such as a card chosen in secret.
    pub some_seats: Times,
    /// From the POST to its answer.
    pub acknowledged: Times,
    /// By how much the client itself was late with its POST.
    pub lag: Times,
    pub snapshots: u64,
    pub bytes: u64,
    pub games_over: u64,
    pub errors: Errors,
}

/// What went wrong, by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Errors {
    /// POSTs that were refused or broke.
    pub refused: u64,
    /// POSTs that had no answer when the next pick was due.
    pub unanswered: u64,
    /// Picks that were due when no seat had been asked anything.
    pub unasked: u64,
    /// Seats that were not shown what their own pick led to before the next one, or at the end.
    pub unseen: u64,
    /// Streams that ended, and snapshots that could not be read.
    pub streams: u64,
    /// The first of them in words.
    pub first: Option<String>,
}

impl Errors {
    pub fn all(&self) -> u64 {
        self.refused + self.unanswered + self.unasked + self.unseen + self.streams
    }

    pub fn told(&mut self, sentence: impl FnOnce() -> String) {
        self.first.get_or_insert_with(sentence);
    }
}

impl Tally {
    /// Counts a pick that is over, if it was acknowledged.
    pub fn landed(&mut self, flight: &Flight) {
        let Some(acknowledged) = flight.acknowledged else { return };
        self.acknowledged.add(acknowledged);
        let seen = || flight.seen.iter().flatten();
        if let Some(last) = seen().max() {
            match seen().count() == flight.seen.len() {
                true => self.all_seats.add(*last),
                false => self.some_seats.add(*last),
            }
        }
    }
}

/// Many times, of which the slow ones matter.
#[derive(Clone, Debug, Default)]
pub struct Times(Vec<Duration>);

impl Times {
    pub fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The middle one, the slowest of 90 and of 99 in a hundred, and the slowest of all, in
    /// milliseconds; none if there are none.
    pub fn figures(&mut self) -> Option<[f64; 4]> {
        self.0.sort_unstable();
        let last = self.0.len().checked_sub(1)?;
        // Rounded up: a figure never names a time that is better than it says.
        let at = |part: f64| ((self.0.len() as f64 * part).ceil() as usize).clamp(1, last + 1) - 1;
        let ms = |at: usize| self.0[at].as_secs_f64() * 1e3;
        Some([ms(at(0.5)), ms(at(0.9)), ms(at(0.99)), ms(last)])
    }

    pub fn json(&mut self) -> Value {
        let figures = self.figures();
        let figure = |n: usize| figures.map(|figures| (figures[n] * 100.0).round() / 100.0);
        json!({
            "count": self.count(),
            "p50_ms": figure(0),
            "p90_ms": figure(1),
            "p99_ms": figure(2),
            "worst_ms": figure(3),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: fn(u64) -> Duration = Duration::from_millis;

    #[test]
    fn figures_are_never_better_than_what_was_measured() {
        let mut times = Times::default();
        assert_eq!(times.figures(), None);
        times.add(MS(7));
        assert_eq!(times.figures(), Some([7.0; 4]));
        let mut times = Times((1..=200).rev().map(MS).collect());
        assert_eq!(times.figures(), Some([100.0, 180.0, 198.0, 200.0]));
        let mut times = Times((1..=10).map(MS).collect());
        assert_eq!(times.figures(), Some([5.0, 9.0, 10.0, 10.0]));
    }

    #[test]
    fn the_last_snapshot_at_the_last_seat_counts() {
        let mut tally = Tally::default();
        let mut flight = Flight::new(2);
        tally.landed(&flight);
        assert_eq!(tally.acknowledged.count(), 0, "nothing that was not acknowledged");
        flight.acknowledged = Some(MS(3));
        flight.saw(0, MS(4));
        tally.landed(&flight);
        assert_eq!(tally.some_seats.figures(), Some([4.0; 4]));
        flight.saw(1, MS(5));
        flight.saw(0, MS(9));
        tally.landed(&flight);
        assert_eq!(tally.all_seats.figures(), Some([9.0; 4]));
        assert_eq!(tally.acknowledged.count(), 2);
    }
}

//! Those who had something against those who had not.

use std::collections::BTreeMap;

use crate::{Estimate, Share};

/// Seats with something and what they came to, beside all seats, deal by deal; equal deals are
/// counted together. What they came to is wins, or a score for players alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contrast(BTreeMap<One, u64>);

/// One deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct One {
    with: u32,
    sum_with: i32,
    all: u32,
    sum: i32,
}

impl Contrast {
    pub fn add(&mut self, with: u32, sum_with: i32, all: u32, sum: i32) {
        *self.0.entry(One { with, sum_with, all, sum }).or_default() += 1;
    }

    /// Seats that had it, and what they came to together.
    pub fn totals(&self) -> (u64, i64) {
        let seats = self.0.iter().map(|(one, deals)| u64::from(one.with) * deals).sum();
        let sum = self.0.iter().map(|(one, deals)| i64::from(one.sum_with) * *deals as i64).sum();
        (seats, sum)
    }

    /// The part of the seats with it that won, where winning is what counts.
    pub fn share(&self) -> Share {
        let mut share = Share::default();
        for (one, deals) in &self.0 {
            share.add_many(one.with, one.sum_with.max(0) as u32, *deals);
        }
        share
    }

    /// The mean of the seats with it.
    pub fn mean(&self) -> Option<Estimate> {
        let n = self.total(|one| one.with.into());
        let mean = self.total(|one| one.sum_with.into()) / n;
        self.estimate(mean, n, n, |one| (f64::from(one.sum_with) - mean * f64::from(one.with)) / n)
    }

    /// The mean of the seats with it minus that of all others; the variance is the one between
    /// deals. None where nobody had it, or everybody.
    pub fn change(&self) -> Option<Estimate> {
        let n = self.total(|one| one.with.into());
        let others = self.total(|one| one.all.into()) - n;
        let p = self.total(|one| one.sum_with.into()) / n;
        let q = self.total(|one| f64::from(one.sum) - f64::from(one.sum_with)) / others;
        self.estimate(p - q, n, others, |one| {
            let with = (f64::from(one.sum_with) - p * f64::from(one.with)) / n;
            let (count, sum) = (one.all - one.with, one.sum - one.sum_with);
            with - (f64::from(sum) - q * f64::from(count)) / others
        })
    }

    fn total(&self, part: impl Fn(&One) -> f64) -> f64 {
        self.0.iter().map(|(one, deals)| part(one) * *deals as f64).sum()
    }

    fn estimate(
        &self,
        value: f64,
        n: f64,
        others: f64,
        influence: impl Fn(&One) -> f64,
    ) -> Option<Estimate> {
        let deals: u64 = self.0.values().sum();
        if deals < 2 || n < 1.0 || others < 1.0 {
            return None;
        }
        let squares = self.total(|one| influence(one).powi(2));
        Some(Estimate::around(value, (squares * deals as f64 / (deals - 1) as f64).sqrt()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::{Z, mean};

    fn close(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-9, "{one} is not {other}");
    }

    /// Of four seats with one winner, whoever has the card wins half of the time.
    #[test]
    fn a_change_is_against_all_others() {
        let mut contrast = Contrast::default();
        for n in 0..1000 {
            contrast.add(1, n % 2, 4, 1);
        }
        let change = contrast.change().expect("many deals");
        close(change.value, 0.5 - 0.5 / 3.0);
        // What the one wins the three others do not, so the errors add up.
        let error = 0.5 * (4.0 / 3.0) / 999f64.sqrt();
        close(change.high - change.low, 2.0 * Z * error);
        assert_eq!(contrast.totals(), (1000, 500));
        close(contrast.share().value(), 0.5);
    }

    #[test]
    fn a_mean_of_single_seats_is_a_plain_mean() {
        let mut contrast = Contrast::default();
        for n in 0..50 {
            contrast.add(1, n % 7, 1, n % 7);
        }
        let plain = mean((0..50).map(|n| f64::from(n % 7))).expect("many");
        let found = contrast.mean().expect("many");
        close(found.value, plain.value);
        close(found.low, plain.low);
        assert_eq!(contrast.change(), None, "nobody was without it");
        assert_eq!(Contrast::default().mean(), None);
    }
}

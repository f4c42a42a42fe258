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
        self.shares().0
    }

    /// The same, and that of all others.
    fn shares(&self) -> (Share, Share) {
        let (mut with, mut without) = (Share::default(), Share::default());
        for (one, deals) in &self.0 {
            with.add_many(one.with, one.sum_with.max(0) as u32, *deals);
            let (seats, sum) = one.others();
            without.add_many(seats, sum.max(0) as u32, *deals);
        }
        (with, without)
    }

    /// The part of the seats with it that won minus that of all others. None of fewer than two
    /// deals, and where nobody had it, or everybody.
    ///
    /// The interval is Newcombe's, from those of both parts: it holds where all of them won, or
    /// none, and with few. In every game only one seat wins, so what the one part wins the other
    /// does not, and their errors add up: his correlation is -1.
    pub fn change_of_share(&self) -> Option<Estimate> {
        let (with, without) = self.shares();
        let (with, without) = (with.estimate()?, without.estimate()?);
        let both = with.range.zip(without.range);
        let range = both.map(|([low, high], [least, most])| [low - most, high - least]);
        self.told(Estimate { value: with.value - without.value, range })
    }

    /// The mean of the seats with it; none where nobody had it.
    pub fn mean(&self) -> Option<Estimate> {
        let (deals, n) = (self.deals(|one| one.with > 0), self.total(|one| one.with.into()));
        let mean = self.total(|one| one.sum_with.into()) / n;
        let squares = self.total(|one| one.influence(mean).powi(2));
        (n > 0.0).then(|| Estimate::around(mean, spread(squares, deals) / n, deals))
    }

    /// The mean of the seats with it minus that of all others; the variance is the one between
    /// deals. None of fewer than two deals, and where nobody had it, or everybody.
    pub fn change_of_mean(&self) -> Option<Estimate> {
        let n = self.total(|one| one.with.into());
        let others = self.total(|one| one.others().0.into());
        if n < 1.0 || others < 1.0 {
            return None;
        }
        let p = self.total(|one| one.sum_with.into()) / n;
        let q = self.total(|one| one.others().1.into()) / others;
        let squares = |part: &dyn Fn(&One) -> f64| -> f64 { self.total(|one| part(one).powi(2)) };
        let with = |one: &One| one.influence(p) / n;
        let without = |one: &One| one.influence_of_others(q) / others;
        // The smaller side is what is known least about.
        let deals = self.deals(|one| one.with > 0).min(self.deals(|one| one.others().0 > 0));
        let error = spread(squares(&|one| with(one) - without(one)), deals);
        let change = Estimate::around(p - q, error, deals);
        // A side that is alike in all its deals says nothing about how it may vary.
        let differs = |squares: f64| squares > 1e-18;
        let range = change.range.filter(|_| differs(squares(&with)) && differs(squares(&without)));
        self.told(Estimate { range, ..change })
    }

    /// One deal alone says nothing about a change.
    fn told(&self, change: Estimate) -> Option<Estimate> {
        (self.deals(|_| true) > 1).then_some(change)
    }

    fn deals(&self, such: impl Fn(&One) -> bool) -> u64 {
        self.0.iter().filter(|(one, _)| such(one)).map(|(_, deals)| deals).sum()
    }

    fn total(&self, part: impl Fn(&One) -> f64) -> f64 {
        self.0.iter().map(|(one, deals)| part(one) * *deals as f64).sum()
    }
}

impl One {
    /// Seats without it, and what they came to.
    fn others(&self) -> (u32, i32) {
        (self.all - self.with, self.sum - self.sum_with)
    }

    /// By how much the seats with it are off what their mean lets expect.
    fn influence(&self, mean: f64) -> f64 {
        f64::from(self.sum_with) - mean * f64::from(self.with)
    }

    fn influence_of_others(&self, mean: f64) -> f64 {
        let (seats, sum) = self.others();
        f64::from(sum) - mean * f64::from(seats)
    }
}

/// What squares of so many deals come to, one degree of freedom being used up.
fn spread(squares: f64, deals: u64) -> f64 {
    (squares * deals as f64 / deals.saturating_sub(1).max(1) as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use rand::{Rng, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::stats::{Z, mean};

    fn close(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-9, "{one} is not {other}");
    }

    fn contrast(deals: impl IntoIterator<Item = (u32, i32, u32, i32)>) -> Contrast {
        let mut contrast = Contrast::default();
        for (with, sum_with, all, sum) in deals {
            contrast.add(with, sum_with, all, sum);
        }
        contrast
    }

    /// Of four seats with one winner, whoever has the card wins half of the time.
    #[test]
    fn a_change_is_against_all_others() {
        let contrast = contrast((0..1000).map(|n| (1, n % 2, 4, 1)));
        let change = contrast.change_of_share().expect("many deals");
        close(change.value, 0.5 - 0.5 / 3.0);
        // What the one wins the three others do not, so the errors add up.
        let error = 0.5 * (4.0 / 3.0) / 999f64.sqrt();
        let [low, high] = change.range.expect("many deals");
        assert!(((high - low) / (2.0 * Z * error) - 1.0).abs() < 0.01, "{low} to {high}");
        assert_eq!(contrast.totals(), (1000, 500));
        close(contrast.share().estimate().expect("many").value, 0.5);
    }

    /// Nine deals in which nobody had it know nothing about whoever had.
    #[test]
    fn only_deals_that_had_it_count() {
        let without = || (0..9).map(|_| (0, 0, 2, 1));
        let one = contrast(without().chain([(1, 0, 2, 1)])).change_of_share().expect("a change");
        assert!(one.value < -0.5 && one.range.is_none(), "{one:?}");
        // Two seats of one deal are no more.
        let one = contrast(without().chain([(2, 0, 4, 2)])).change_of_share().expect("a change");
        assert_eq!(one.range, None);
        let rest = contrast((0..9).map(|_| (2, 1, 2, 1)).chain([(1, 0, 2, 1)]));
        assert_eq!(rest.change_of_share().expect("a change").range, None, "one deal without");
        let two = contrast(without().chain([(1, 0, 2, 1); 2])).change_of_share().expect("a change");
        let [low, high] = two.range.expect("two deals with, all without");
        assert!(high > 0.0 && (-1.0..-0.55).contains(&low), "two that lost are no proof: {two:?}");
        assert_eq!(contrast([(1, 0, 2, 1)]).change_of_share(), None, "one deal says nothing");
    }

    /// Two seats, a card that is rare and does nothing, and few deals: the interval holds nothing.
    #[test]
    fn a_change_of_shares_holds_what_it_claims() {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut yes = |part: f64| u32::from((dice.next_u64() as f64) < part * u64::MAX as f64);
        for deals in [5, 20, 100] {
            let (mut held, mut told) = (0, 0);
            for _ in 0..2000 {
                let mut deal = || {
                    let (first, second, winner) = (yes(0.15), yes(0.15), yes(0.5));
                    let won = if winner == 1 { first } else { second };
                    (first + second, won as i32, 2, 1)
                };
                let all: Vec<_> = (0..deals).map(|_| deal()).collect();
                let change = contrast(all).change_of_share();
                if let Some([low, high]) = change.and_then(|it| it.range) {
                    told += 1;
                    held += u32::from(low <= 0.0 && 0.0 <= high);
                }
            }
            assert!(told > 500 && held * 100 >= told * 94, "{held} of {told}, {deals} deals");
        }
    }

    /// A change of shares is never past the whole.
    #[test]
    fn a_change_of_shares_stays_in_bounds() {
        let all = contrast([(1, 1, 2, 1); 3]).change_of_share().expect("three deals");
        let [low, high] = all.range.expect("three deals");
        assert_eq!((all.value, high), (1.0, 1.0));
        assert!(low < 0.0, "three deals: {all:?}");
    }

    /// A boss alone, in one deal of many, in two that are alike, and in two that differ.
    #[test]
    fn a_mean_counts_the_deals_that_had_it() {
        let with = |scores: &[i32]| {
            let deals = (0..998).map(|n| (0, 0, 1, n % 30));
            contrast(deals.chain(scores.iter().map(|score| (1, *score, 1, *score))))
        };
        let found = |scores: &[i32]| with(scores).mean().expect("somebody had it");
        assert_eq!(found(&[35]), Estimate { value: 35.0, range: None });
        assert_eq!(found(&[35, 35]), Estimate { value: 35.0, range: None });
        let plain = mean([30.0, 40.0].into_iter()).and_then(|it| it.range).expect("they differ");
        let range = found(&[30, 40]).range.expect("they differ");
        close(range[0], plain[0]);
        assert!(range[0] < -25.0, "two deals say little: {range:?}");
        let change = |scores: &[i32]| with(scores).change_of_mean().expect("a change").range;
        assert_eq!((change(&[35]), change(&[35, 35])), (None, None));
        let [low, high] = change(&[30, 40]).expect("they differ");
        assert!(high - low > 100.0, "two deals say little: {low} to {high}");
    }

    #[test]
    fn a_mean_of_single_seats_is_a_plain_mean() {
        let contrast = contrast((0..50).map(|n| (1, n % 7, 1, n % 7)));
        let plain = mean((0..50).map(|n| f64::from(n % 7))).expect("many");
        let found = contrast.mean().expect("many");
        close(found.value, plain.value);
        close(found.range.expect("many")[0], plain.range.expect("many")[0]);
        assert_eq!(contrast.change_of_mean(), None, "nobody was without it");
        assert_eq!(contrast.change_of_share(), None, "nobody was without it");
        assert_eq!(Contrast::default().mean(), None);
    }
}

//! Estimates with intervals that hold the true value 95 times in 100.
//!
//! Games of one deal belong together: they share their cards, and in every game only one seat wins.
//! So deals are what is counted as independent, never seats or games. The variance of a share is
//! the one between deals (a cluster-robust variance); from it follows how many independent trials
//! the share is worth, and the interval is Wilson's for that many.

use std::collections::BTreeMap;

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;

/// A value, and the interval it is given with.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// So many standard errors to each side hold the truth 95 times in 100.
pub const Z: f64 = 1.959_964;

/// With fewer deals than this their variance is itself too uncertain to claim more than as many
/// independent trials as there were.
const FEW: u64 = 30;

impl Estimate {
    pub fn around(value: f64, error: f64) -> Estimate {
        Estimate { value, low: value - Z * error, high: value + Z * error }
    }

    /// The same on another scale.
    #[must_use]
    pub fn times(self, factor: f64) -> Estimate {
        let Estimate { value, low, high } = self;
        Estimate { value: value * factor, low: low * factor, high: high * factor }
    }
}

/// Wilson's interval for a share of so many independent trials.
pub fn wilson(share: f64, trials: f64) -> Estimate {
    let (p, n, z2) = (share, trials.max(f64::MIN_POSITIVE), Z * Z);
    let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let spread = Z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    // Rounding must not push the interval past the value it is for.
    let (low, high) = ((middle - spread).max(0.0), (middle + spread).min(1.0));
    Estimate { value: p, low: low.min(p), high: high.max(p) }
}

/// The mean of independent values; none of fewer than two.
pub fn mean(values: impl Iterator<Item = f64> + Clone) -> Option<Estimate> {
    let count = values.clone().count() as f64;
    if count < 2.0 {
        return None;
    }
    let mean = values.clone().sum::<f64>() / count;
    let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
    Some(Estimate::around(mean, (squares / (count - 1.0) / count).sqrt()))
}

/// Trials and successes, deal by deal; equal deals are counted together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Share(BTreeMap<(u32, u32), u64>);

impl Share {
    pub fn add(&mut self, trials: u32, successes: u32) {
        self.add_many(trials, successes, 1);
    }

    /// So many deals that are alike.
    pub fn add_many(&mut self, trials: u32, successes: u32, deals: u64) {
        *self.0.entry((trials, successes)).or_default() += deals;
    }

    pub fn deals(&self) -> u64 {
        self.0.values().sum()
    }

    pub fn trials(&self) -> u64 {
        self.0.iter().map(|((trials, _), deals)| u64::from(*trials) * deals).sum()
    }

    pub fn successes(&self) -> u64 {
        self.0.iter().map(|((_, successes), deals)| u64::from(*successes) * deals).sum()
    }

    pub fn value(&self) -> f64 {
        self.successes() as f64 / self.trials().max(1) as f64
    }

    /// None if fewer than two deals had any trial.
    pub fn estimate(&self) -> Option<Estimate> {
        let with = self.0.iter().filter(|((trials, _), _)| *trials > 0);
        let deals: u64 = with.map(|(_, deals)| deals).sum();
        if deals < 2 {
            return None;
        }
        let (p, n) = (self.value(), self.trials() as f64);
        let residual = |((trials, successes), deals): (&(u32, u32), &u64)| {
            *deals as f64 * (f64::from(*successes) - p * f64::from(*trials)).powi(2)
        };
        let squares: f64 = self.0.iter().map(residual).sum();
        let variance = squares / (n * n) * deals as f64 / (deals - 1) as f64;
        let within = p * (1.0 - p);
        let trials = match (within > 0.0, variance > 0.0) {
            // All or none: each deal says it once.
            (false, _) => deals as f64,
            (true, true) => within / variance,
            (true, false) => f64::INFINITY,
        };
        let trials = if deals < FEW { trials.min(n) } else { trials.min(1e12) };
        Some(wilson(p, trials))
    }
}

/// How often deals are drawn anew for an interval.
const RESAMPLES: usize = 400;

/// What a measure of many deals comes to, with the interval in which it falls when as many deals
/// are drawn from them again and again: a bootstrap over deals. None of fewer than two.
pub fn bootstrap<T>(
    deals: &[T],
    mut measure: impl FnMut(&mut dyn Iterator<Item = &T>) -> Vec<f64>,
) -> Option<Vec<Estimate>> {
    if deals.len() < 2 {
        return None;
    }
    let values = measure(&mut deals.iter());
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(deals.len() as u64);
    let mut again: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); values.len()];
    for _ in 0..RESAMPLES {
        let any = |_| {
            let at = (u128::from(dice.next_u64()) * deals.len() as u128) >> 64;
            &deals[at as usize]
        };
        let drawn = measure(&mut (0..deals.len()).map(any));
        for (all, one) in again.iter_mut().zip(drawn) {
            all.push(one);
        }
    }
    let estimates = values.into_iter().zip(again).map(|(value, mut all)| {
        all.sort_by(f64::total_cmp);
        let cut = RESAMPLES / 40;
        let (low, high) = (all[cut], all[RESAMPLES - 1 - cut]);
        Estimate { value, low: low.min(value), high: high.max(value) }
    });
    Some(estimates.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(estimate: Estimate, low: f64, high: f64) {
        let near = |one: f64, other: f64| (one - other).abs() < 5e-4;
        assert!(near(estimate.low, low) && near(estimate.high, high), "{estimate:?}");
    }

    /// Known numbers: 8 of 10, and 0 of 10, as textbooks have them.
    #[test]
    fn wilson_on_known_numbers() {
        close(wilson(0.8, 10.0), 0.4902, 0.9433);
        close(wilson(0.0, 10.0), 0.0, 0.2775);
        close(wilson(1.0, 10.0), 0.7225, 1.0);
        close(wilson(0.5, 100.0), 0.4038, 0.5962);
    }

    #[test]
    fn single_trials_give_the_plain_interval() {
        let mut share = Share::default();
        for n in 0..100 {
            share.add(1, u32::from(n % 2 == 0));
        }
        let estimate = share.estimate().expect("many deals");
        // The variance between deals has one degree of freedom less.
        close(estimate, wilson(0.5, 99.0).low, wilson(0.5, 99.0).high);
        assert_eq!((share.deals(), share.trials(), share.successes()), (100, 100, 50));
    }

    /// Whoever always wins both games of a deal or none has learned from deals, not from games; and
    /// whoever always wins one of two has learned more.
    #[test]
    fn games_of_a_deal_belong_together() {
        let (mut alike, mut opposed) = (Share::default(), Share::default());
        for n in 0..100 {
            alike.add(2, if n % 2 == 0 { 2 } else { 0 });
            opposed.add(2, 1);
        }
        let width = |share: &Share| {
            let it = share.estimate().expect("many deals");
            it.high - it.low
        };
        assert!(width(&alike) > 0.19 && width(&alike) < 0.2, "{}", width(&alike));
        assert!(width(&opposed) < 0.001, "{}", width(&opposed));
        let mut few = Share::default();
        (0..5).for_each(|_| few.add(2, 1));
        let it = few.estimate().expect("five deals");
        close(it, wilson(0.5, 10.0).low, wilson(0.5, 10.0).high);
        let mut one = Share::default();
        one.add(4, 2);
        assert_eq!(one.estimate(), None);
    }

    #[test]
    fn a_mean_and_its_bootstrap_agree() {
        let values: Vec<f64> = (0..200).map(|n| f64::from(n % 10)).collect();
        let plain = mean(values.iter().copied()).expect("many");
        assert_eq!(plain.value, 4.5);
        let again = bootstrap(&values, |drawn| {
            let all: Vec<f64> = drawn.copied().collect();
            vec![all.iter().sum::<f64>() / all.len() as f64]
        });
        let again = again.expect("many")[0];
        assert!((plain.low - again.low).abs() < 0.06 && (plain.high - again.high).abs() < 0.06);
        assert_eq!(mean([1.0].into_iter()), None);
    }
}

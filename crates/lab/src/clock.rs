//! How long thinking took, in little room: counts by length, in steps of less than five percent.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The decisions of one player: how many, with how much imagining, how long each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thinking {
    pub decisions: u64,
    pub nodes: u64,
    /// Nanoseconds.
    pub worst: u64,
    /// By step of length, how many decisions took as long.
    lengths: BTreeMap<u16, u64>,
}

/// Steps for each doubling of the time.
const STEPS: f64 = 16.0;

impl Thinking {
    pub fn add(&mut self, time: Duration, nodes: u32) {
        let nanos = time.as_nanos().max(1) as u64;
        self.decisions += 1;
        self.nodes += u64::from(nodes);
        self.worst = self.worst.max(nanos);
        *self.lengths.entry(((nanos as f64).log2() * STEPS) as u16).or_default() += 1;
    }

    pub fn and(&mut self, other: &Thinking) {
        self.decisions += other.decisions;
        self.nodes += other.nodes;
        self.worst = self.worst.max(other.worst);
        for (step, count) in &other.lengths {
            *self.lengths.entry(*step).or_default() += count;
        }
    }

    /// The time in which this part of the decisions was made, in milliseconds.
    pub fn within(&self, part: f64) -> f64 {
        let wanted = (part * self.decisions as f64).ceil() as u64;
        let mut sum = 0;
        for (step, count) in &self.lengths {
            sum += count;
            if sum >= wanted {
                return self.middle(*step);
            }
        }
        0.0
    }

    /// The mean in milliseconds, each decision taken as long as the middle of its step.
    pub fn mean(&self) -> f64 {
        let all: f64 =
            self.lengths.iter().map(|(step, count)| self.middle(*step) * *count as f64).sum();
        all / self.decisions.max(1) as f64
    }

    /// The middle of a step in milliseconds, but never more than the worst.
    fn middle(&self, step: u16) -> f64 {
        let nanos = ((f64::from(step) + 0.5) / STEPS).exp2();
        nanos.min(self.worst as f64) / 1e6
    }

    /// Whether these are figures that decisions can have given: those of a file may be anything.
    pub fn is_sound(&self) -> bool {
        let mut counts = self.lengths.values();
        let count = counts.try_fold(0u64, |sum, count| sum.checked_add(*count));
        let most = self.decisions.checked_mul(u32::MAX.into());
        count == Some(self.decisions) && most.is_some_and(|most| self.nodes <= most)
    }

    /// In milliseconds.
    pub fn longest(&self) -> f64 {
        self.worst as f64 / 1e6
    }

    pub fn nodes_each(&self) -> f64 {
        self.nodes as f64 / self.decisions.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_found_within_five_percent() {
        let mut thinking = Thinking::default();
        for millis in 1..=100 {
            thinking.add(Duration::from_millis(millis), 10);
        }
        let close = |found: f64, wanted: f64| (found / wanted - 1.0).abs() < 0.05;
        assert!(close(thinking.within(0.5), 50.0), "{}", thinking.within(0.5));
        assert!(close(thinking.within(0.99), 99.0), "{}", thinking.within(0.99));
        assert!(close(thinking.mean(), 50.5), "{}", thinking.mean());
        assert_eq!((thinking.longest(), thinking.nodes_each()), (100.0, 10.0));
        let mut both = Thinking::default();
        both.and(&thinking);
        both.and(&thinking);
        assert_eq!((both.decisions, both.within(0.5)), (200, thinking.within(0.5)));
        assert_eq!((Thinking::default().within(0.5), Thinking::default().mean()), (0.0, 0.0));
    }
}

//! When a search is over before its limits: nothing would come of going on.

use std::time::Instant;

use crate::Limits;
use crate::tree::{Node, Tree};

/// A move that is made unless another one is better by more than so much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habit {
    pub label: u64,
    pub by: f32,
}

/// How many standard errors all means may be off at once without another move being made.
const SURE: f32 = 2.5;

/// This part of the limits is always used, an eighth: what a tree says at first changes as it grows.
const PART: u32 = 8;

impl Limits {
    /// Whether a search for the tree's seat can be left, with so many moves on offer.
    pub(crate) fn settled(&self, tree: &Tree, offered: usize, begun: Instant, done: u32) -> bool {
        let moves = || tree.own_moves();
        if self.settle && lead(moves()) > self.left(begun, done) {
            return true;
        }
        // Of what was never tried nothing is known.
        let all_tried = || moves().count() >= offered;
        let sure = || self.habit.is_some_and(|habit| is_sure(moves(), habit));
        self.is_begun_well(begun, done) && all_tried() && sure()
    }

    fn is_begun_well(&self, begun: Instant, done: u32) -> bool {
        let enough = |most: u32| done >= most / PART;
        let long = |end: Instant| begun.elapsed() >= end.saturating_duration_since(begun) / PART;
        self.iterations.is_some_and(enough) || self.deadline.is_some_and(long)
    }

    /// How many iterations there will still be, at most; with a deadline, at the pace so far.
    fn left(&self, begun: Instant, done: u32) -> u32 {
        let by_count = self.iterations.map_or(u32::MAX, |most| most.saturating_sub(done));
        let by_clock = self.deadline.map_or(u32::MAX, |end| {
            let now = Instant::now();
            let each = (now - begun).as_secs_f64() / f64::from(done.max(1));
            let left = end.saturating_duration_since(now).as_secs_f64();
            // A guess must not end it too early.
            (1.5 * left / each.max(1e-9)) as u32
        });
        by_count.min(by_clock)
    }
}

/// By how many visits the most tried move is ahead of any other.
fn lead<'a>(moves: impl Iterator<Item = &'a Node>) -> u32 {
    let (mut most, mut next) = (0, 0);
    for Node { visits, .. } in moves {
        next = next.max(*visits.min(&most));
        most = most.max(*visits);
    }
    most - next
}

/// Whether it is as good as certain what is chosen: the habit, since nothing is better by enough; or
/// the most tried move, since it is, and no other one is better still.
fn is_sure<'a>(moves: impl Iterator<Item = &'a Node> + Clone, habit: Habit) -> bool {
    let Some(kept) = moves.clone().find(|it| it.label == habit.label) else { return false };
    let Some(best) = moves.clone().max_by_key(|it| it.visits) else { return false };
    let most = |node: &Node| node.mean() + SURE * node.error();
    let least = |node: &Node| node.mean() - SURE * node.error();
    let none_above =
        |it: &Node, by| moves.clone().all(|other| other.label == it.label || most(other) <= by);
    none_above(kept, least(kept) + habit.by)
        || least(best) > most(kept) + habit.by && none_above(best, least(best))
}

//! Bots think on threads of their own, never on those that serve people.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use endboss_gamebox::{Budget, Level};

use endboss_operate::metrics;

/// Threads that take one thought after the other, short ones first; and one for short ones alone, so
/// that they never wait for a long one.
#[derive(Debug)]
pub struct Thinkers {
    line: Arc<Line>,
}

type Job = Box<dyn FnOnce(Crowd) + Send>;

/// How many thoughts may wait. A table whose bot finds no place asks again a moment later.
const LONGEST_QUEUE: usize = 16_384;

#[derive(Default)]
struct Line {
    waiting: Mutex<Waiting>,
    come: Condvar,
    threads: usize,
}

#[derive(Default)]
struct Waiting {
    short: VecDeque<Job>,
    long: VecDeque<Job>,
    leisure: VecDeque<Job>,
    /// How many threads think for nobody.
    at_leisure: usize,
    /// Nobody comes any more.
    closed: bool,
}

/// How many wait to think for long while a thought begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crowd {
    pub waiting: usize,
    pub threads: usize,
}

/// How long a thought takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// A few milliseconds: nobody who thinks for long holds these up.
    Short,
    /// As long as its budget allows.
    Long,
    /// The same where no person plays: when nobody else waits, and never on all threads.
    Leisure,
}

impl Length {
    pub fn of(level: Level) -> Length {
        if level.searches() { Length::Long } else { Length::Short }
    }
}

impl Thinkers {
    pub fn new(threads: usize) -> Thinkers {
        let threads = threads.max(1);
        let line = Arc::new(Line { threads, ..Line::default() });
        for n in 0..=threads {
            let line = line.clone();
            let named = thread::Builder::new().name(format!("bots-{n}"));
            let most = if n == 0 { Length::Short } else { Length::Long };
            named.spawn(move || line.work(most)).expect("the system gives threads");
        }
        Thinkers { line }
    }

    /// Whether the thought found a place in the queue. One that panics is lost, and only that one.
    pub fn think(&self, length: Length, thought: impl FnOnce(Crowd) + Send + 'static) -> bool {
        let mut waiting = self.line.waiting();
        if waiting.count() >= LONGEST_QUEUE {
            return false;
        }
        match length {
            Length::Short => waiting.short.push_back(Box::new(thought)),
            Length::Long => waiting.long.push_back(Box::new(thought)),
            Length::Leisure => waiting.leisure.push_back(Box::new(thought)),
        }
        metrics::bots_waiting(waiting.count());
        drop(waiting);
        // The one that takes short thoughts alone cannot take this one for the others.
        self.line.come.notify_all();
        true
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.line.waiting().closed = true;
        self.line.come.notify_all();
    }
}

impl Line {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One thread: takes thoughts up to this length until nobody has any.
    fn work(&self, most: Length) {
        loop {
            let mut waiting = self.waiting();
            let (job, length) = loop {
                match waiting.next(most, self.threads) {
                    Some(next) => break next,
                    None if waiting.closed => return,
                    None => {
                        let woken = self.come.wait(waiting);
                        waiting = woken.unwrap_or_else(PoisonError::into_inner);
                    }
                }
            };
            let leisure = length == Length::Leisure;
            let others = if leisure { waiting.leisure.len() } else { 0 };
            let crowd = Crowd { waiting: waiting.long.len() + others, threads: self.threads };
            waiting.at_leisure += usize::from(leisure);
            metrics::bots_waiting(waiting.count());
            drop(waiting);
            // Whoever waits for the thought sees its answer dropped.
            let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| job(crowd)));
            if leisure {
                self.waiting().at_leisure -= 1;
                // Another may have waited for this.
                self.come.notify_all();
            }
        }
    }
}

impl Waiting {
    fn next(&mut self, most: Length, threads: usize) -> Option<(Job, Length)> {
        if let Some(job) = self.short.pop_front() {
            return Some((job, Length::Short));
        }
        if most == Length::Short {
            return None;
        }
        if let Some(job) = self.long.pop_front() {
            return Some((job, Length::Long));
        }
        let room = self.at_leisure < threads.saturating_sub(1).max(1);
        let job = if room { self.leisure.pop_front() } else { None };
        job.map(|job| (job, Length::Leisure))
    }

    fn count(&self) -> usize {
        self.short.len() + self.long.len() + self.leisure.len()
    }
}

impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Line({} threads, {} waiting)", self.threads, self.waiting().count())
    }
}

/// How long the bots that imagine games may think about one answer, from when they begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budgets {
    pub hard: Budget,
    pub expert: Budget,
}

impl Default for Budgets {
    fn default() -> Budgets {
        Budgets::of_hard(Budgets::NODES, Budgets::TIME)
    }
}

impl Budgets {
    /// Games that a hard bot imagines for one answer at most.
    pub const NODES: u32 = 2_000;
    /// How long it takes for them at most.
    pub const TIME: Duration = Duration::from_millis(600);

    /// With so much for a hard bot, and twice as much for an expert.
    pub fn of_hard(nodes: u32, time: Duration) -> Budgets {
        // Longer nobody waits, and later than that a clock cannot tell.
        let time = time.min(Duration::from_secs(3_600));
        let budget = |nodes, time| Budget::within(Some(nodes), Some(time));
        let expert = budget(nodes.saturating_mul(2), time.saturating_mul(2));
        Budgets { hard: budget(nodes, time), expert }
    }

    /// The others need none.
    pub fn of(self, level: Level) -> Budget {
        if level == Level::Expert { self.expert } else { self.hard }
    }
}

/// So many thoughts may wait for each thread before thinking shrinks.
const PATIENCE: usize = 4;

/// Less than this is not worth the name.
const LEAST: (u32, Duration) = (40, Duration::from_millis(10));

/// What is left of a budget in a crowd: with more than four thoughts waiting for each thread
/// everybody thinks as much less as there are more of them, so that answers come in time.
pub fn shared(budget: Budget, crowd: Crowd) -> Budget {
    let fit = PATIENCE * crowd.threads;
    if crowd.waiting <= fit {
        return budget;
    }
    let share = fit as f64 / crowd.waiting as f64;
    let nodes = |nodes: u32| ((f64::from(nodes) * share) as u32).max(LEAST.0).min(nodes);
    let time = |time: Duration| time.mul_f64(share).max(LEAST.1).min(time);
    Budget { nodes: budget.nodes.map(nodes), time: budget.time.map(time), ..budget }
}

/// What is left of a budget in a window that is open for so long: whoever declares something has a
/// target and a cost to choose, too, before it closes. [Q6]
pub fn within(budget: Budget, window: Option<Duration>) -> Budget {
    let time = match (budget.time, window) {
        (Some(time), Some(window)) => Some(time.min(window / 4)),
        (time, window) => time.or(window.map(|window| window / 4)),
    };
    Budget { time, ..budget }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    #[test]
    fn a_thought_that_panics_is_lost_alone() {
        let thinkers = Thinkers::new(1);
        let (done, wait) = channel();
        assert!(thinkers.think(Length::Short, |_| panic!("a bad thought")));
        assert!(thinkers.think(Length::Long, |_| panic!("a long one")));
        for length in [Length::Short, Length::Long] {
            let done = done.clone();
            let name = move |_| done.send(thread::current().name().map(str::to_owned)).unwrap();
            assert!(thinkers.think(length, name));
            let name = wait.recv().unwrap().expect("a name");
            assert!(name.starts_with("bots-"), "{name}");
        }
    }

    #[test]
    fn short_thoughts_wait_for_no_long_one_and_long_ones_know_how_many_wait() {
        let thinkers = Thinkers::new(1);
        let (go, held) = channel::<()>();
        let (done, said) = channel();
        let (begins, begun) = channel();
        let first = move |_| {
            begins.send(()).unwrap();
            held.recv().unwrap();
        };
        assert!(thinkers.think(Length::Long, first));
        begun.recv().unwrap();
        for (length, name) in [
            (Length::Long, "long"),
            (Length::Long, "longer"),
            (Length::Short, "short"),
            (Length::Short, "shorter"),
        ] {
            let done = done.clone();
            let job = move |crowd: Crowd| done.send((name, crowd.waiting)).unwrap();
            assert!(thinkers.think(length, job));
        }
        let meanwhile: Vec<_> = said.iter().take(2).collect();
        assert_eq!(meanwhile, [("short", 2), ("shorter", 2)]);
        go.send(()).unwrap();
        assert_eq!(said.iter().take(2).collect::<Vec<_>>(), [("long", 1), ("longer", 0)]);
    }

    #[test]
    fn nobody_waits_for_bots_that_play_alone() {
        let thinkers = Thinkers::new(2);
        let (go, held) = channel::<()>();
        let (done, said) = channel();
        let (begins, begun) = channel();
        assert!(thinkers.think(Length::Leisure, move |_| {
            begins.send(()).unwrap();
            held.recv().unwrap();
        }));
        begun.recv().unwrap();
        for n in 0..3 {
            let done = done.clone();
            assert!(
                thinkers.think(Length::Leisure, move |_| done.send(format!("alone {n}")).unwrap())
            );
        }
        for n in 0..3 {
            let done = done.clone();
            assert!(thinkers.think(Length::Long, move |crowd| {
                done.send(format!("person {n}, {} wait", crowd.waiting.min(9))).unwrap();
            }));
        }
        // One thread is left for people, and those who wait at leisure do not count as a crowd.
        let first: Vec<String> = said.iter().take(3).collect();
        assert!(first.iter().all(|it| it.starts_with("person")), "{first:?}");
        assert!(first[2].ends_with("0 wait"), "{first:?}");
        assert!(said.recv_timeout(Duration::from_millis(50)).is_err(), "never on all threads");
        go.send(()).unwrap();
        assert_eq!(said.iter().take(3).filter(|it| it.starts_with("alone")).count(), 3);
    }

    #[test]
    fn threads_end_with_whoever_made_them() {
        let thinkers = Thinkers::new(2);
        let line = Arc::downgrade(&thinkers.line);
        drop(thinkers);
        let begun = std::time::Instant::now();
        while line.upgrade().is_some() {
            assert!(begun.elapsed() < Duration::from_secs(10), "a thread waits for nobody");
            thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn in_a_crowd_everybody_thinks_less() {
        let crowd = |waiting| Crowd { waiting, threads: 2 };
        let Budgets { hard, expert } = Budgets::default();
        assert_eq!((hard.nodes, hard.time), (Some(2_000), Some(Duration::from_millis(600))));
        assert_eq!((expert.nodes, expert.time), (Some(4_000), Some(Duration::from_millis(1_200))));
        assert_eq!(shared(hard, crowd(0)), hard);
        assert_eq!(shared(hard, crowd(8)), hard, "four for each thread");
        let half = shared(hard, crowd(16));
        assert_eq!((half.nodes, half.time), (Some(1_000), Some(Duration::from_millis(300))));
        let mut before = hard;
        for waiting in 9..3_000 {
            let now = shared(hard, crowd(waiting));
            assert!(now.nodes <= before.nodes && now.time <= before.time, "{waiting}");
            before = now;
        }
        assert_eq!((before.nodes, before.time), (Some(LEAST.0), Some(LEAST.1)));
        let tiny = Budget::nodes(5);
        assert_eq!(shared(tiny, crowd(3_000)), tiny, "never more than it was");
    }

    #[test]
    fn a_window_leaves_time_to_say_all_of_it() {
        let Budgets { hard, expert } = Budgets::default();
        let second = Some(Duration::from_secs(1));
        assert_eq!(within(hard, None), hard);
        assert_eq!(within(expert, second).time, Some(Duration::from_millis(250)));
        assert_eq!(within(hard, Some(Duration::from_secs(5))), hard);
        assert_eq!(within(Budget::nodes(7), second).time, Some(Duration::from_millis(250)));
    }
}

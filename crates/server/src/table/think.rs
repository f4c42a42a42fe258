//! Bots think on threads of their own, never on those that serve people.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// Threads that take one thought after the other.
#[derive(Clone, Debug)]
pub struct Thinkers {
    queue: SyncSender<Job>,
}

type Job = Box<dyn FnOnce() + Send>;

/// How many thoughts may wait. A table whose bot finds no place asks again a moment later.
const LONGEST_QUEUE: usize = 16_384;

impl Thinkers {
    pub fn new(threads: usize) -> Thinkers {
        let (queue, jobs) = sync_channel::<Job>(LONGEST_QUEUE);
        let jobs = Arc::new(Mutex::new(jobs));
        for n in 0..threads.max(1) {
            let jobs = jobs.clone();
            let named = thread::Builder::new().name(format!("bots-{n}"));
            named.spawn(move || work(&jobs)).expect("the system gives threads");
        }
        Thinkers { queue }
    }

    /// Whether the thought found a place in the queue. One that panics is lost, and only that one.
    pub fn think(&self, thought: impl FnOnce() + Send + 'static) -> bool {
        match self.queue.try_send(Box::new(thought)) {
            Ok(()) => true,
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => false,
        }
    }
}

fn work(jobs: &Mutex<Receiver<Job>>) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        // Whoever waits for the thought sees its answer dropped.
        let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thought_that_panics_is_lost_alone() {
        let thinkers = Thinkers::new(1);
        let (done, wait) = std::sync::mpsc::channel();
        assert!(thinkers.think(|| panic!("a bad thought")));
        assert!(
            thinkers.think(move || done.send(thread::current().name().map(str::to_owned)).unwrap())
        );
        assert_eq!(wait.recv().unwrap().as_deref(), Some("bots-0"));
    }
}

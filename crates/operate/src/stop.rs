//! An orderly end: whoever runs is told, and is given a stated time to finish.

use std::future::Future;
use std::io;
use std::time::Duration;

use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// One for a server; copies are the same one.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    token: CancellationToken,
    tracker: TaskTracker,
}

/// How the end went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drained {
    /// Every task ended by itself.
    All,
    /// So many were still at it when the time was up.
    Left(usize),
}

impl Stop {
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Tells everybody to come to an end. Telling twice is telling once.
    pub fn signal(&self) {
        self.token.cancel();
    }

    pub fn is_signaled(&self) -> bool {
        self.token.is_cancelled()
    }

    /// Waits until the end is asked for; at once when it was already.
    pub async fn cancelled(&self) {
        self.token.cancelled().await;
    }

    /// The same, for what has to own what it waits for.
    pub fn cancelled_owned(&self) -> impl Future<Output = ()> + Send + 'static {
        self.token.clone().cancelled_owned()
    }

    /// Runs a task that `drain` waits for. It should end soon after `cancelled`.
    pub fn spawn<F>(&self, task: F) -> JoinHandle<F::Output>
    where
        F: Future + Send + 'static,
        F::Output: Send + 'static,
    {
        self.tracker.spawn(task)
    }

    /// Makes `drain` wait for work that runs elsewhere.
    pub fn track<F: Future>(&self, work: F) -> impl Future<Output = F::Output> {
        self.tracker.track_future(work)
    }

    /// Asks for the end, and waits for all tasks, but no longer than this.
    pub async fn drain(&self, limit: Duration) -> Drained {
        self.signal();
        self.tracker.close();
        match tokio::time::timeout(limit, self.tracker.wait()).await {
            Ok(()) => Drained::All,
            Err(_) => Drained::Left(self.tracker.len()),
        }
    }

    /// From now on the system's request to end (SIGTERM, SIGINT, Ctrl-C) is a signal to all, and no
    /// longer the death of the process.
    pub fn on_request(&self) -> io::Result<()> {
        let request = request()?;
        let stop = self.clone();
        tokio::spawn(async move {
            tokio::select! {
                () = request => tracing::info!("asked to stop"),
                () = stop.cancelled() => {}
            }
            stop.signal();
        });
        Ok(())
    }
}

#[cfg(unix)]
fn request() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    // Made here and not in the task, so that the handlers stand when this returns.
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn request() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        // Without a handler nobody can ask; then the process ends the hard way.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn drain_tells_the_tasks_and_waits_for_them() {
        let stop = Stop::new();
        let told = stop.clone();
        let task = stop.spawn(async move {
            told.cancelled().await;
            "done"
        });
        assert!(!stop.is_signaled());
        assert_eq!(stop.drain(Duration::from_secs(60)).await, Drained::All);
        assert!(stop.is_signaled());
        assert_eq!(task.await.unwrap(), "done");
    }

    #[tokio::test]
    async fn drain_gives_up_on_what_does_not_end() {
        let stop = Stop::new();
        let stubborn = stop.spawn(std::future::pending::<()>());
        assert_eq!(stop.drain(Duration::from_millis(10)).await, Drained::Left(1));
        stubborn.abort();
        assert_eq!(stop.drain(Duration::from_secs(60)).await, Drained::All);
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn the_systems_request_to_end_is_a_signal() {
        let stop = Stop::new();
        stop.on_request().unwrap();
        let us = std::process::id().to_string();
        let killed = std::process::Command::new("kill").args(["-TERM", &us]).status().unwrap();
        assert!(killed.success());
        stop.cancelled().await;
        assert!(stop.is_signaled());
    }
}

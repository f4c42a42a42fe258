//! Figures for Prometheus. The rest of the code calls these words and knows no name of a metric.
//!
//! A figure counts; it never points at anybody. Labels are closed lists: no ids, names, addresses,
//! and nothing that depends on hidden cards.

mod names;
#[cfg(test)]
mod tests;

use std::time::Duration;

use metrics::{counter, gauge, histogram};
use metrics_exporter_prometheus::{
    Matcher, PrometheusBuilder, PrometheusHandle, PrometheusRecorder,
};

use crate::Stop;

/// Seconds, from what a fast disk takes to what a player notices and beyond.
const LATENCY: &[f64] =
    &[0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
/// Seconds that a bot may think.
const THINKING: &[f64] = &[0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0];
const ROWS: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, 1024.0];

/// Histograms gather until they are read; somebody has to tidy up when nobody reads.
const TIDY: Duration = Duration::from_secs(5);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the figures were started already")]
pub struct Started;

/// What can print all figures as they are now.
#[derive(Clone)]
pub struct Figures(PrometheusHandle);

impl std::fmt::Debug for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Figures")
    }
}

impl Figures {
    /// Starts counting in this process. Without it the words below cost next to nothing.
    pub fn start() -> Result<Figures, Started> {
        let (recorder, figures) = recorder();
        metrics::set_global_recorder(recorder).map_err(|_| Started)?;
        describe();
        Ok(figures)
    }

    /// As Prometheus reads them.
    pub fn render(&self) -> String {
        memory();
        self.0.render()
    }

    /// Tidies up until the server stops; to be run beside it.
    pub async fn keep_tidy(self, stop: Stop) {
        let mut ticks = tokio::time::interval(TIDY);
        loop {
            tokio::select! {
                _ = ticks.tick() => self.0.run_upkeep(),
                () = stop.cancelled() => return,
            }
        }
    }
}

/// What counts and what prints it; for [`Figures::start`], and for tests of their own figures.
pub fn recorder() -> (PrometheusRecorder, Figures) {
    let buckets = [
        (names::PICK_SECONDS, LATENCY),
        (names::HTTP_SECONDS, LATENCY),
        (names::BOT_SECONDS, THINKING),
        (names::COMMIT_ROWS, ROWS),
    ];
    let mut builder = PrometheusBuilder::new();
    for (name, values) in buckets {
        let name = Matcher::Full(name.to_owned());
        builder = builder.set_buckets_for_metric(name, values).expect("buckets are not empty");
    }
    let recorder = builder.build_recorder();
    let figures = Figures(recorder.handle());
    (recorder, figures)
}

/// Says what each figure means, and shows the counters before they count.
fn describe() {
    for (name, what) in names::GAUGES {
        metrics::describe_gauge!(*name, *what);
    }
    for (name, what) in names::COUNTERS {
        metrics::describe_counter!(*name, *what);
    }
    for (name, what) in names::HISTOGRAMS {
        metrics::describe_histogram!(*name, *what);
    }
    for name in [names::PICKS, names::COMMITS, names::PANICS, names::LOG_DROPPED] {
        counter!(name).absolute(0);
    }
}

/// How many tables there are in this state.
pub fn tables(state: &'static str, count: usize) {
    gauge!(names::TABLES, "state" => state).set(count as f64);
}

/// A table is in memory until this is dropped.
#[must_use = "the table counts as loaded until this is dropped"]
pub fn table_loaded() -> Present {
    Present::new(names::LOADED)
}

/// An event stream is open until this is dropped.
#[must_use = "the stream counts as open until this is dropped"]
pub fn stream_opened() -> Present {
    Present::new(names::STREAMS)
}

/// Something counts as there as long as this is.
#[derive(Debug)]
pub struct Present(&'static str);

impl Present {
    fn new(name: &'static str) -> Present {
        gauge!(name).increment(1);
        Present(name)
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        gauge!(self.0).decrement(1);
    }
}

/// A pick is on disk, and was answered so long after it came in.
pub fn pick_acknowledged(elapsed: Duration) {
    counter!(names::PICKS).increment(1);
    histogram!(names::PICK_SECONDS).record(elapsed);
}

/// So many rows went to disk together.
pub fn committed(rows: usize) {
    counter!(names::COMMITS).increment(1);
    histogram!(names::COMMIT_ROWS).record(rows as f64);
}

/// So many bots wait for a thread to think on.
pub fn bots_waiting(count: usize) {
    gauge!(names::BOTS_WAITING).set(count as f64);
}

/// A bot has decided, whichever seat and whatever it holds.
pub fn bot_thought(elapsed: Duration) {
    histogram!(names::BOT_SECONDS).record(elapsed);
}

/// A request was answered. The route is its pattern, never its path.
pub fn request(method: Verb, route: &str, status: u16, elapsed: Duration) {
    let labels = [
        ("method", method.id().to_owned()),
        ("route", route.to_owned()),
        ("status", status.to_string()),
    ];
    counter!(names::HTTP, &labels).increment(1);
    histogram!(names::HTTP_SECONDS).record(elapsed);
}

/// Somebody was told to slow down.
pub fn refused(limit: Limit) {
    counter!(names::REFUSED, "limit" => limit.id()).increment(1);
}

/// A bug ended one table.
pub fn table_panicked() {
    counter!(names::PANICS).increment(1);
}

/// A notice has come to its end.
pub fn notice(way: Way, end: NoticeEnd) {
    counter!(names::NOTICES, "way" => way.id(), "end" => end.id()).increment(1);
}

/// A line of the log was dropped, because nobody took those before it.
pub fn log_dropped() {
    counter!(names::LOG_DROPPED).increment(1);
}

/// What this process holds in memory, where the system says so.
fn memory() {
    if let Some(bytes) = resident() {
        gauge!(names::MEMORY).set(bytes as f64);
    }
}

/// Read from `status` and not from `statm`, which counts in pages of a size we would have to guess.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib * 1024)
}

macro_rules! label {
    ($(#[$doc:meta])* $name:ident { $($(#[$why:meta])* $variant:ident = $id:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$why])* $variant,)+
        }

        impl $name {
            pub const ALL: &[$name] = &[$($name::$variant,)+];

            pub fn id(self) -> &'static str {
                match self {
                    $($name::$variant => $id,)+
                }
            }
        }
    };
}

label! {
    /// The method of a request. Clients may invent methods; we do not count them one by one.
    Verb {
        Get = "GET",
        Head = "HEAD",
        Post = "POST",
        Put = "PUT",
        Patch = "PATCH",
        Delete = "DELETE",
        Other = "other",
    }
}

label! {
    /// Which limit was reached.
    Limit {
        /// Requests from one address.
        Address = "address",
        /// Requests of one person.
        Person = "person",
        /// Connections from one address.
        Connections = "connections",
        /// Event streams open at once.
        Streams = "streams",
        /// Sign-ins and recoveries that are being tried.
        SignIn = "sign_in",
        /// Lines of chat.
        Chat = "chat",
        /// Guests and tables made.
        Tables = "tables",
        Picks = "picks",
        /// Tables asked for by their code.
        Codes = "codes",
        /// Pages of games that are over.
        Replays = "replays",
        Renames = "renames",
    }
}

label! {
    /// How a notice travels.
    Way {
        Webhook = "webhook",
        Push = "push",
        /// Not known yet.
        Any = "any",
    }
}

label! {
    /// How a notice ended.
    NoticeEnd {
        Delivered = "delivered",
        /// All tries failed.
        GaveUp = "gave_up",
        /// The receiver does not want it, or it may not go there.
        Refused = "refused",
        /// The receiver is no more, and was unsubscribed.
        Gone = "gone",
        /// Too many were waiting.
        Dropped = "dropped",
    }
}

impl Verb {
    pub fn of(method: &str) -> Verb {
        let known = Verb::ALL.iter().find(|verb| verb.id() == method);
        known.copied().filter(|verb| *verb != Verb::Other).unwrap_or(Verb::Other)
    }
}

//! Log lines on the standard error stream, as text or as JSON.
//!
//! Nobody waits for whoever reads them: lines go into a buffer, and a thread brings them out. If the
//! reader hangs and the buffer is full, lines are dropped and counted.

mod buffer;

use std::fmt;
use std::io;
use std::str::FromStr;
use std::time::Duration;

use tracing::Subscriber;
use tracing_subscriber::filter::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;

use super::metrics;

/// The variable that says how much is logged, such as `debug` or `info,endboss_notices=debug`.
pub const VARIABLE: &str = "ENDBOSS_LOG";

/// How much is logged when nobody says otherwise.
pub const DEFAULT: &str = "info";

/// Libraries that name addresses of people when they are asked for details. Whoever needs that has to
/// name them.
const DISCREET: &str = "hyper=warn,hyper_util=warn,reqwest=warn,rustls=warn";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line, for machines.
    Json,
}

impl fmt::Display for LogFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LogFormat::Text => "text",
            LogFormat::Json => "json",
        })
    }
}

impl FromStr for LogFormat {
    type Err = LogError;

    fn from_str(text: &str) -> Result<LogFormat, LogError> {
        match text {
            "text" => Ok(LogFormat::Text),
            "json" => Ok(LogFormat::Json),
            _ => Err(LogError::Format(text.to_owned())),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    #[error("a log format is text or json, not {0:?}")]
    Format(String),
    #[error("{VARIABLE} cannot be read: {0}")]
    Filter(String),
    #[error("the log was started already")]
    Started,
}

/// Starts the log of this process, filtered by `ENDBOSS_LOG`. What is in the buffer is brought out
/// when this is dropped, if its reader wants it within a moment.
pub fn start(format: LogFormat) -> Result<Buffered, LogError> {
    let filter = std::env::var(VARIABLE).unwrap_or_default();
    let buffer = buffer::Buffer::new(buffer::MOST, metrics::log_dropped);
    let writer = buffer.clone();
    let log = subscriber(format, &filter, move || writer.clone())?;
    tracing::subscriber::set_global_default(log).map_err(|_| LogError::Started)?;
    buffer.bring_out_to(io::stderr());
    panics_are_logged();
    Ok(Buffered(buffer))
}

/// The log of this process, which runs until this is dropped.
#[derive(Debug)]
#[must_use = "the last lines are lost if nobody waits for them"]
pub struct Buffered(buffer::Buffer);

/// A reader that is there takes what is left in this time.
const LAST_LINES: Duration = Duration::from_millis(500);

impl Drop for Buffered {
    fn drop(&mut self) {
        self.0.wait_until_empty(LAST_LINES);
    }
}

/// A panic would be written to the standard error stream by whoever panics, and wait there.
fn panics_are_logged() {
    std::panic::set_hook(Box::new(|panic| {
        let said = panic.payload_as_str().unwrap_or("no words");
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        let thread = std::thread::current();
        let thread = thread.name().unwrap_or("without a name").to_owned();
        let trace = std::backtrace::Backtrace::capture();
        let trace = (trace.status() == std::backtrace::BacktraceStatus::Captured)
            .then(|| trace.to_string());
        tracing::error!(place, thread, trace, "a bug: {said}");
    }));
}

/// A log that writes somewhere; an empty filter is the default one.
pub fn subscriber<W>(
    format: LogFormat,
    filter: &str,
    writer: W,
) -> Result<Box<dyn Subscriber + Send + Sync>, LogError>
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let filter = if filter.trim().is_empty() { DEFAULT } else { filter };
    let filter = format!("{DISCREET},{filter}");
    let filter = EnvFilter::try_new(filter).map_err(|why| LogError::Filter(why.to_string()))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(writer);
    Ok(match format {
        // Colors are for terminals, and what reads this stream is seldom one.
        LogFormat::Text => Box::new(log.with_ansi(false).finish()),
        LogFormat::Json => Box::new(log.json().flatten_event(true).finish()),
    })
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    #[derive(Clone, Default)]
    struct Paper(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Paper {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn lines(format: LogFormat, filter: &str) -> String {
        let paper = Paper::default();
        let writer = paper.clone();
        let log = subscriber(format, filter, move || writer.clone()).unwrap();
        tracing::subscriber::with_default(log, || {
            tracing::debug!("whispered");
            tracing::info!(tables = 3, "opened");
        });
        String::from_utf8(paper.0.lock().unwrap().clone()).unwrap()
    }

    #[test]
    fn json_lines_are_objects_with_the_fields_at_the_top() {
        let text = lines(LogFormat::Json, "");
        let line: serde_json::Value = serde_json::from_str(text.trim_end()).unwrap();
        assert_eq!(line["message"], "opened");
        assert_eq!(line["tables"], 3);
        assert_eq!(line["level"], "INFO");
    }

    #[test]
    fn the_filter_decides_what_is_said() {
        let quiet = lines(LogFormat::Text, "");
        assert!(quiet.contains("opened tables=3") && !quiet.contains("whispered"), "{quiet}");
        let loud = lines(LogFormat::Text, "debug");
        assert!(loud.contains("whispered"), "{loud}");
        let bad = subscriber(LogFormat::Text, "endboss=loudly", io::stderr).err();
        assert!(matches!(bad, Some(LogError::Filter(_))), "{bad:?}");
    }

    #[test]
    fn formats_are_read_as_they_are_written() {
        for format in [LogFormat::Text, LogFormat::Json] {
            assert_eq!(format.to_string().parse(), Ok(format));
        }
        let bad = "xml".parse::<LogFormat>().unwrap_err();
        assert_eq!(bad.to_string(), "a log format is text or json, not \"xml\"");
    }
}

//! Lines on their way to whoever reads them. Writing never waits.

use std::fmt;
use std::io::{self, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// So many bytes wait at most: some thousand lines.
pub const MOST: usize = 256 * 1024;

/// A copy is the same buffer.
#[derive(Clone)]
pub struct Buffer(Arc<Shared>);

struct Shared {
    most: usize,
    /// Told of every line that is dropped.
    dropped: fn(),
    inside: Mutex<Inside>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Inside {
    lines: Vec<u8>,
    /// Dropped since the last that came in.
    dropped: u64,
    /// The thread has some in hand.
    busy: bool,
}

impl fmt::Debug for Buffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Buffer").field("most", &self.0.most).finish_non_exhaustive()
    }
}

impl Buffer {
    pub fn new(most: usize, dropped: fn()) -> Buffer {
        let inside = Mutex::new(Inside::default());
        Buffer(Arc::new(Shared { most, dropped, inside, changed: Condvar::new() }))
    }

    /// Lines go there from now on, by a thread that may wait as long as it must.
    pub fn bring_out_to(&self, mut out: impl Write + Send + 'static) {
        let shared = Arc::clone(&self.0);
        let thread = std::thread::Builder::new().name("log".to_owned());
        let bring = move || {
            let mut hand = Vec::new();
            loop {
                let dropped = shared.take(&mut hand);
                // If nobody reads any more there is nobody to tell.
                let _ = out.write_all(&hand).and_then(|()| out.flush());
                hand.clear();
                if dropped > 0 {
                    tracing::warn!(dropped, "lines of the log were dropped: nobody took them");
                }
            }
        };
        if let Err(error) = thread.spawn(bring) {
            let _ = writeln!(io::stderr(), "there is no thread for the log: {error}");
        }
    }

    /// Waits until everything was brought out, or for so long.
    pub fn wait_until_empty(&self, limit: Duration) {
        let end = Instant::now() + limit;
        let mut inside = self.0.inside();
        while inside.busy || !inside.lines.is_empty() {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return;
            }
            let waited = self.0.changed.wait_timeout(inside, left);
            inside = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

impl Shared {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Everything that waits, as soon as something does; and how many were dropped before it.
    fn take(&self, hand: &mut Vec<u8>) -> u64 {
        let mut inside = self.inside();
        inside.busy = false;
        self.changed.notify_all();
        while inside.lines.is_empty() {
            inside = self.changed.wait(inside).unwrap_or_else(PoisonError::into_inner);
        }
        inside.busy = true;
        std::mem::swap(&mut inside.lines, hand);
        std::mem::take(&mut inside.dropped)
    }
}

/// Each write is a whole line.
impl Write for Buffer {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let mut inside = self.0.inside();
        let fits = inside.lines.len() + line.len() <= self.0.most;
        if fits {
            inside.lines.extend_from_slice(line);
        } else {
            inside.dropped += 1;
        }
        drop(inside);
        match fits {
            true => self.0.changed.notify_all(),
            false => (self.0.dropped)(),
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::sync::mpsc;

    use super::*;

    /// Takes what it is given when the door is opened.
    struct Reader {
        door: mpsc::Receiver<()>,
        read: Arc<Mutex<Vec<u8>>>,
    }

    impl Write for Reader {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let _ = self.door.recv();
            self.read.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    static DROPPED: AtomicU64 = AtomicU64::new(0);

    #[test]
    fn a_reader_that_hangs_holds_up_nobody() {
        let mut buffer = Buffer::new(1000, || {
            DROPPED.fetch_add(1, Ordering::Relaxed);
        });
        let (open, door) = mpsc::channel();
        let read = Arc::<Mutex<Vec<u8>>>::default();
        buffer.bring_out_to(Reader { door, read: Arc::clone(&read) });
        buffer.write_all(b"first\n").unwrap();
        let begun = Instant::now();
        while !buffer.0.inside().lines.is_empty() {
            assert!(begun.elapsed() < Duration::from_secs(10));
            std::thread::yield_now();
        }
        for n in 0..1000 {
            buffer.write_all(format!("line {n:04}\n").as_bytes()).unwrap();
        }
        assert_eq!(DROPPED.load(Ordering::Relaxed), 900);
        assert_eq!(buffer.0.inside().lines.len(), 1000);
        buffer.wait_until_empty(Duration::from_millis(10));
        assert!(read.lock().unwrap().is_empty(), "who waits does not wait for ever");
        drop(open);
        buffer.wait_until_empty(Duration::from_secs(10));
        let text = String::from_utf8(read.lock().unwrap().clone()).unwrap();
        assert!(text.starts_with("first\nline 0000\n") && text.ends_with("line 0099\n"), "{text}");
    }
}

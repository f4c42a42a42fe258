//! How a client sees a table: by asking, or by the stream. Numbers are watched here.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use bytes::Bytes;
use endboss_lexicon::Seat;
use serde::Deserialize;
use tokio::time::timeout;

use super::wire::{Line, Question, Stream};
use super::world::{Run, World};

/// What a client wants to know of a snapshot.
#[derive(Debug, Deserialize)]
pub struct Shown {
    pub number: u64,
    pub table: TableShown,
    pub view: Option<ViewShown>,
}

#[derive(Debug, Deserialize)]
pub struct TableShown {
    pub state: String,
    pub seats: Vec<SeatShown>,
}

#[derive(Debug, Deserialize)]
pub struct SeatShown {
    pub away: Option<String>,
}

#[derive(Debug, Deserialize)]
pub struct ViewShown {
    pub ask: Option<AskShown>,
}

#[derive(Debug, Deserialize)]
pub struct AskShown {
    pub number: u32,
    pub options: Vec<String>,
}

/// Somebody's eyes on a table: those of a seat, or of whoever looks on.
#[derive(Debug)]
pub struct Eyes {
    pub world: Arc<World>,
    pub run: Arc<Run>,
    pub seat: Option<Seat>,
    line: Line,
    /// The open stream, and the number it showed last.
    stream: Option<(Stream, u64)>,
    /// The last snapshot and the hash of it.
    last: (u64, u64),
}

impl Eyes {
    pub fn new(world: &Arc<World>, run: &Arc<Run>, seat: Option<Seat>) -> Eyes {
        let (world, run, line) = (world.clone(), run.clone(), world.line());
        Eyes { world, run, seat, line, stream: None, last: (0, 0) }
    }

    pub fn token(&self) -> Option<&str> {
        let person = self.run.people[self.seat?.index()].as_ref()?;
        Some(&person.token)
    }

    fn question(&self, end: &str) -> Question {
        let seat = self.seat.map(|seat| format!("?seat={}", seat.letter())).unwrap_or_default();
        Question::get(format!("/tables/{}{end}{seat}", self.run.id), self.token())
    }

    /// A snapshot by asking for it, with its bytes; none if there was no answer.
    pub async fn look(&mut self) -> Option<(Shown, Bytes)> {
        let low = self.run.number(self.seat).load(Relaxed);
        let said = self.line.ask(&self.question("")).await.ok()?;
        match said.status {
            200 => self.saw(low, &said.body).map(|shown| (shown, said.body)),
            503 => None,
            status => {
                let told = format!("{} answers a look with {status}: {}", self.name(), said.json());
                self.world.discrepancy(told);
                None
            }
        }
    }

    /// The next snapshot of the stream; none if nothing came for a while.
    pub async fn listen(&mut self) -> Option<Shown> {
        if self.stream.is_none() {
            let low = self.run.number(self.seat).load(Relaxed);
            let seen = (self.last.0 > 0).then_some(self.last.0);
            let question = Question { seen, ..self.question("/events") };
            match self.world.line().stream(&question).await {
                Ok(stream) => self.stream = Some((stream, low)),
                Err(None) => return None,
                Err(Some(said)) if said.status == 503 => return None,
                Err(Some(said)) => {
                    let told = format!("a stream of {} answers {}", self.name(), said.status);
                    self.world.discrepancy(told);
                    return None;
                }
            }
            self.world.tally.streams.add();
        }
        let (stream, low) = self.stream.as_mut()?;
        let next = timeout(Duration::from_millis(700), stream.next()).await.ok()?;
        let low = *low;
        let Some(bytes) = next else {
            self.stream = None;
            return None;
        };
        let shown = self.saw(low, &bytes)?;
        if let Some((_, low)) = &mut self.stream {
            // The next event of a stream is a newer one.
            *low = shown.number + 1;
        }
        Some(shown)
    }

    /// Numbers only ever grow, and a number stands for one snapshot.
    fn saw(&mut self, low: u64, bytes: &Bytes) -> Option<Shown> {
        self.world.tally.snapshots.add();
        let shown: Shown = match serde_json::from_slice(bytes) {
            Ok(shown) => shown,
            Err(error) => {
                self.world.discrepancy(format!("a snapshot of {}: {error}", self.name()));
                return None;
            }
        };
        let number = shown.number;
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        let hash = hasher.finish();
        if number < low {
            let told = format!("{} was shown number {number} after {low}", self.name());
            self.world.discrepancy(told);
        } else if number == self.last.0 && hash != self.last.1 {
            let told = format!("{} was shown two snapshots of number {number}", self.name());
            self.world.discrepancy(told);
        }
        if number >= self.last.0 {
            self.last = (number, hash);
        }
        self.run.number(self.seat).fetch_max(number, Relaxed);
        if shown.table.state == "broken" {
            self.world.discrepancy(format!("{} is broken", self.run.describe()));
        }
        Some(shown)
    }

    pub fn name(&self) -> String {
        let who = self.seat.map_or("whoever looks on".to_owned(), |seat| {
            let letter = seat.letter();
            format!("seat {letter}")
        });
        format!("{who} of {}", self.run.describe())
    }
}

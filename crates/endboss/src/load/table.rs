//! One table under load: who sits there, what its streams showed last, and the pick on its way.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use anyhow::Result;
use rand::RngExt;
use serde::Deserialize;
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use super::Load;
use super::events::{Ask, Events, Shown, snapshots};
use super::measure::Flight;

/// A table that is played at.
#[derive(Debug)]
pub struct Table {
    id: String,
    /// The token of whoever sits on each seat.
    tokens: Rc<[String]>,
    seats: RefCell<Vec<SeatNow>>,
    flight: RefCell<Option<Flying>>,
    streams: RefCell<JoinSet<()>>,
    over: Cell<bool>,
}

/// What the stream of a seat showed last.
#[derive(Debug, Default)]
struct SeatNow {
    number: u64,
    ask: Option<Ask>,
}

#[derive(Debug)]
struct Flying {
    seat: usize,
    sent: Instant,
    flight: Flight,
    /// The snapshot that the answer named: at least that one must come.
    number: u64,
    done: bool,
}

/// How a pick ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked {
    Taken,
    /// The question was gone.
    Gone,
    NobodyAsked,
}

#[derive(Deserialize)]
struct Made {
    id: String,
}

#[derive(Deserialize)]
struct Done {
    number: u64,
}

fn letter(seat: usize) -> char {
    char::from(b'A' + seat as u8)
}

impl Table {
    /// A new table with these people on its seats. Its game has begun.
    pub async fn make(load: &Load, tokens: Rc<[String]>) -> Result<Rc<Table>> {
        let settings = json!({ "edition": load.edition.id(), "players": tokens.len() });
        let made = load.web.call("/tables", &tokens[0], Some(settings.to_string())).await?;
        let Made { id } = made.good()?;
        for (seat, token) in tokens.iter().enumerate().skip(1) {
            let path = format!("/tables/{id}/seats/{}", letter(seat));
            let _: Done = load.web.call(&path, token, Some("{}".to_owned())).await?.good()?;
        }
        let start = format!("/tables/{id}/start");
        let _: Done = load.web.call(&start, &tokens[0], Some("{}".to_owned())).await?.good()?;
        let seats = tokens.iter().map(|_| SeatNow::default()).collect();
        Ok(Rc::new(Table {
            id,
            tokens,
            seats: RefCell::new(seats),
            flight: RefCell::default(),
            streams: RefCell::default(),
            over: Cell::new(false),
        }))
    }

    pub fn seats(&self) -> usize {
        self.tokens.len()
    }

    /// Opens the stream of a seat and reads it from now on.
    pub async fn watch(self: &Rc<Table>, load: &Rc<Load>, seat: usize) -> Result<()> {
        let path = format!("/tables/{}/events?seat={}", self.id, letter(seat));
        let events = Events::new(load.web.stream(&path, &self.tokens[seat]).await?);
        let reading = self.clone().read(load.clone(), seat, events, path);
        self.streams.borrow_mut().spawn_local(reading);
        Ok(())
    }

    async fn read(self: Rc<Table>, load: Rc<Load>, seat: usize, mut events: Events, path: String) {
        loop {
            while let Some(bytes) = events.next().await {
                self.saw(&load, seat, &bytes);
            }
            load.tally.borrow_mut().errors.streams += 1;
            load.trouble(|| "a stream ended".to_owned());
            // Whoever plays comes back.
            loop {
                sleep(Duration::from_millis(200)).await;
                if let Ok(body) = load.web.stream(&path, &self.tokens[seat]).await {
                    events = Events::new(body);
                    break;
                }
            }
        }
    }

    fn saw(&self, load: &Load, seat: usize, bytes: &[u8]) {
        let now = Instant::now();
        let mut tally = load.tally.borrow_mut();
        tally.bytes += bytes.len() as u64;
        for shown in snapshots(bytes) {
            let Ok(Shown { number, ask, over }) = shown else {
                tally.errors.streams += 1;
                tally.errors.told(|| "a snapshot could not be read".to_owned());
                continue;
            };
            tally.snapshots += 1;
            self.seats.borrow_mut()[seat] = SeatNow { number, ask };
            self.over.set(self.over.get() || over);
            if let Some(flying) = self.flight.borrow_mut().as_mut() {
                flying.flight.saw(seat, now - flying.sent);
            }
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.over.get()
    }

    /// Whether the last pick has not been answered yet.
    pub fn is_waiting(&self) -> bool {
        self.flight.borrow().as_ref().is_some_and(|flying| !flying.done)
    }

    /// Closes the streams.
    pub fn close(&self) {
        self.streams.borrow_mut().abort_all();
    }

    /// Makes any pick for any seat that is asked.
    pub async fn pick(&self, load: &Load) -> Result<Picked> {
        let Some((seat, ask, pick)) = self.choose(load) else { return Ok(Picked::NobodyAsked) };
        let key = format!("{:016x}", load.dice.borrow_mut().random::<u64>());
        let seat_letter = letter(seat).to_string();
        let body = json!({ "seat": seat_letter, "ask": ask, "pick": pick, "key": key }).to_string();
        let path = format!("/tables/{}/picks", self.id);
        let (sent, flight) = (Instant::now(), Flight::new(self.seats()));
        *self.flight.borrow_mut() = Some(Flying { seat, sent, flight, number: 0, done: false });
        let said = load.web.call(&path, &self.tokens[seat], Some(body)).await;
        let after = sent.elapsed();
        let said = said.and_then(|said| match said.status.as_u16() {
            409 => Ok(None),
            _ => said.good::<Done>().map(Some),
        });
        if let Some(flying) = self.flight.borrow_mut().as_mut() {
            flying.done = true;
            if let Ok(Some(done)) = &said {
                flying.flight.acknowledged = Some(after);
                flying.number = done.number;
            }
        }
        Ok(if said?.is_some() { Picked::Taken } else { Picked::Gone })
    }

    /// A seat that is asked, its question and one of its options.
    fn choose(&self, load: &Load) -> Option<(usize, u32, String)> {
        let mut seats = self.seats.borrow_mut();
        let mut dice = load.dice.borrow_mut();
        let asked: Vec<usize> = (0..seats.len()).filter(|n| seats[*n].ask.is_some()).collect();
        let seat = *asked.get(dice.random_range(0..asked.len().max(1)))?;
        let mut ask = seats[seat].ask.take()?;
        let option = dice.random_range(0..ask.options.len().max(1));
        (option < ask.options.len()).then(|| (seat, ask.number, ask.options.swap_remove(option)))
    }

    /// The last pick has led to all it will lead to: it is counted.
    pub fn land(&self, load: &Load) {
        let Some(flying) = self.flight.borrow_mut().take() else { return };
        let mut tally = load.tally.borrow_mut();
        tally.landed(&flying.flight);
        if self.seats.borrow()[flying.seat].number < flying.number {
            tally.errors.unseen += 1;
            tally.errors.told(|| "a seat was not shown what it had done".to_owned());
        }
    }

    /// Makes so many picks, one after the other, before anything is measured.
    pub async fn go_ahead(&self, load: &Load, picks: u64) -> Result<()> {
        let mut made = 0;
        let mut patience = 2_000;
        while made < picks && !self.is_over() && patience > 0 {
            match self.pick(load).await? {
                Picked::Taken => made += 1,
                Picked::Gone | Picked::NobodyAsked => {
                    patience -= 1;
                    sleep(Duration::from_millis(3)).await;
                }
            }
        }
        Ok(())
    }

    /// How many seats were not shown the newest snapshot that there is.
    pub async fn behind(&self, load: &Load) -> Result<u64> {
        let mut behind = 0;
        for (seat, token) in self.tokens.iter().enumerate() {
            let path = format!("/tables/{}?seat={}", self.id, letter(seat));
            let Done { number } = load.web.call(&path, token, None).await?.good()?;
            behind += u64::from(self.seats.borrow()[seat].number != number);
        }
        Ok(behind)
    }
}

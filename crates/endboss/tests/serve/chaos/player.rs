//! A client in a seat. It looks, answers, and gets everything wrong that a network can get wrong.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use endboss_lexicon::Seat;
use hyper::Method;
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;
use tokio::time::sleep;

use super::eyes::{AskShown, Eyes};
use super::kind::{Clock, insist};
use super::ledger::{Meaning, Sent};
use super::mischief::Mischief;
use super::wire::{Line, Lost, Question};
use super::world::{Run, World};

#[derive(Debug)]
pub struct Player {
    pub eyes: Eyes,
    pub seat: Seat,
    pub line: Line,
    pub dice: Xoshiro256PlusPlus,
    /// By the event stream; otherwise it asks time and again.
    listens: bool,
    made: u32,
    /// What was sent before, the newest last.
    pub past: VecDeque<Arc<Sent>>,
}

impl Player {
    pub fn new(world: &Arc<World>, run: &Arc<Run>, seat: Seat) -> Player {
        let dice = world.dice(&[run.slot as u64, u64::from(seat.0), run.game as u64]);
        Player {
            eyes: Eyes::new(world, run, Some(seat)),
            seat,
            line: world.line(),
            dice,
            listens: (run.slot + seat.index()).is_multiple_of(2),
            made: 0,
            past: VecDeque::new(),
        }
    }

    /// Plays until the game is over.
    pub async fn play(mut self) {
        let (world, run) = (self.eyes.world.clone(), self.eyes.run.clone());
        while !world.is_over() {
            let shown = if self.listens { self.eyes.listen().await } else { None };
            let shown = match shown {
                Some(shown) => Some(shown),
                None => self.eyes.look().await.map(|(shown, _)| shown),
            };
            let Some(shown) = shown else {
                self.rest(2, 25).await;
                continue;
            };
            if matches!(shown.table.state.as_str(), "over" | "closed") {
                run.over.store(true, Relaxed);
                return;
            }
            if shown.table.seats[self.seat.index()].away.is_some() {
                self.come_back().await;
                continue;
            }
            match shown.view.and_then(|view| view.ask) {
                Some(ask) => self.answer(ask).await,
                None if self.listens => {}
                None => self.rest(20, 80).await,
            }
        }
    }

    /// A pause of some milliseconds.
    pub async fn rest(&mut self, least: u64, most: u64) {
        sleep(Duration::from_millis(self.dice.random_range(least..=most))).await;
    }

    pub fn chance(&mut self, per_thousand: u32) -> bool {
        self.dice.random_range(0..1000) < per_thousand
    }

    async fn answer(&mut self, ask: AskShown) {
        let (world, run) = (self.eyes.world.clone(), self.eyes.run.clone());
        if run.kind.clock == Clock::Move && self.chance(8) {
            // Longer than the clock runs.
            sleep(Duration::from_millis(6000)).await;
        }
        let inside = world.enter().await;
        let pick = self.dice.random_range(0..ask.options.len());
        let sent = self.sent(&ask, pick);
        let mischief = Mischief::throw(&mut self.dice, ask.options.len(), !self.past.is_empty());
        self.commit(mischief, &ask, &sent).await;
        let heard = loop {
            if world.is_over() {
                return;
            }
            match send(&world, &run, &mut self.line, &sent).await {
                Meaning::Unknown => {
                    world.tally.retried.add();
                    self.rest(1, 25).await;
                }
                heard => break heard,
            }
        };
        if heard == Meaning::Refused {
            world.tally.refused.add();
        }
        self.afterwards(mischief);
        self.past.push_back(sent);
        if self.past.len() > 8 {
            self.past.pop_front();
        }
        if heard != Meaning::Refused {
            self.something_else().await;
        }
        drop(inside);
    }

    /// A pick under a new key, on the books.
    pub fn sent(&mut self, ask: &AskShown, pick: usize) -> Arc<Sent> {
        self.made += 1;
        self.eyes.world.tally.picks.add();
        let run = &self.eyes.run;
        let key = format!("{}-{}-{}", run.id, self.seat.letter(), self.made);
        let pick = ask.options[pick].clone();
        let sent = Sent { seat: self.seat, ask: ask.number, pick, key };
        run.ledger().send(sent.clone());
        Arc::new(sent)
    }

    async fn come_back(&mut self) {
        self.eyes.run.deserted.store(true, Relaxed);
        self.rest(0, 150).await;
        let world = self.eyes.world.clone();
        let _inside = world.enter().await;
        let path = format!("/tables/{}/seats/{}/return", self.eyes.run.id, self.seat.letter());
        let question = Question::post(path, self.eyes.token(), json!({}));
        if let Some(said) = insist(&world, &mut self.line, &question).await
            && !matches!(said.status, 200 | 409)
        {
            let told = format!("{} cannot come back: {}", self.eyes.name(), said.json());
            world.discrepancy(told);
        }
    }

    /// Now and then a player takes back, talks, leaves or gives up. What has no key is said once.
    async fn something_else(&mut self) {
        let (world, run) = (self.eyes.world.clone(), self.eyes.run.clone());
        let token = self.eyes.token().map(str::to_owned);
        let token = token.as_deref();
        let letter = self.seat.letter();
        let post =
            |end: &str, body| Question::post(format!("/tables/{}{end}", run.id), token, body);
        if self.chance(30) {
            let undo = post("/undo", json!({ "seat": letter, "all": self.chance(300) }));
            if self.said_once(&undo, &[409]).await {
                world.tally.undone.add();
            }
        }
        if self.chance(30) {
            let text = format!("{letter} speaks after {} picks", self.made);
            let talk = post("/chat", json!({ "seat": letter, "text": text }));
            if self.said_once(&talk, &[]).await {
                world.tally.talk.add();
                run.talk.lock().expect("nobody panicked").push(text);
            }
        }
        if self.chance(if run.kind.bots.is_empty() { 5 } else { 25 }) {
            run.deserted.store(true, Relaxed);
            let leave = post(&format!("/seats/{letter}"), json!({})).by(Method::DELETE);
            if self.said_once(&leave, &[409]).await {
                world.tally.left.add();
            }
        }
        if self.chance(1) {
            let concede = post("/concede", json!({ "seat": letter }));
            if self.said_once(&concede, &[409]).await {
                world.tally.conceded.add();
            }
        }
    }

    /// Whether it was done. If there is no answer, nobody asks again.
    async fn said_once(&mut self, question: &Question, refusals: &[u16]) -> bool {
        let Ok(said) = self.line.ask(question).await else { return false };
        if said.status != 200 && said.status != 503 && !refusals.contains(&said.status) {
            let what = format!("{} {}", question.path, said.status);
            self.eyes.world.discrepancy(format!("{what}: {}", said.json()));
        }
        said.status == 200
    }
}

/// Sends a pick and notes what is said to it.
pub async fn send(world: &World, run: &Run, line: &mut Line, sent: &Sent) -> Meaning {
    let question = question(run, sent);
    let before = run.ledger().fate(&sent.key);
    let low = run.number(Some(sent.seat)).load(Relaxed);
    world.tally.requests.add();
    let said = match line.ask(&question).await {
        Ok(said) => said,
        Err(lost) => {
            match lost {
                Lost::Nobody => world.tally.unheard.add(),
                Lost::Cut => world.tally.cut.add(),
            }
            return Meaning::Unknown;
        }
    };
    let heard = run.ledger().heard(&sent.key, before, said.status, &said.code());
    match heard {
        Ok(Meaning::Acknowledged) => world.tally.acknowledged.add(),
        Ok(Meaning::Folded) => world.tally.folded.add(),
        Ok(Meaning::Refused | Meaning::Unknown) => {}
        Err(told) => {
            world.discrepancy(format!("{}: {told} {}", run.describe(), said.json()));
            return Meaning::Refused;
        }
    }
    if let Some(number) = said.json()["number"].as_u64() {
        if number < low {
            let letter = sent.seat.letter();
            let told = format!("seat {letter} of {}: a pick has number {number}", run.describe());
            world.discrepancy(format!("{told} after {low}"));
        }
        run.number(Some(sent.seat)).fetch_max(number, Relaxed);
    }
    heard.unwrap_or(Meaning::Unknown)
}

/// The request of a pick.
pub fn question(run: &Run, sent: &Sent) -> Question {
    let person = run.people[sent.seat.index()].as_ref().expect("a person sits there");
    let body = json!({
        "seat": sent.seat.letter(),
        "ask": sent.ask,
        "pick": sent.pick,
        "key": sent.key,
    });
    Question::post(format!("/tables/{}/picks", run.id), Some(&person.token), body)
}

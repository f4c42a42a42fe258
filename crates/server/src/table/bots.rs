//! Seats that bots play.

use std::time::Duration;

use endboss_engine::Pause;
use endboss_gamebox::Level;
use endboss_lexicon::{Seat, Viewer};
use endboss_view::Pick;

use super::actor::Actor;
use super::record::Holder;
use super::settings::bot_kind;
use crate::store::TableState;

/// What comes back from a bot's thread.
#[derive(Debug)]
pub struct Thought {
    pub(super) seat: Seat,
    pub(super) ask: u32,
    pub(super) pick: Option<Pick>,
}

impl Actor {
    /// Lets bots think about what they are asked.
    pub(super) fn think(&mut self) {
        let Some(live) = self.live.as_ref().filter(|_| self.state == TableState::Playing) else {
            return;
        };
        let Pause::Choice(seats) = live.pause() else { return };
        if self.real.is_some() {
            return;
        }
        for seat in seats.iter() {
            let n = seat.index();
            let ask = live.ask_number(seat);
            if !self.is_open(seat, ask) || self.thinking[n] == Some(ask) {
                continue;
            }
            let record = &self.record.seats[n];
            let level = match &record.holder {
                Holder::Bot { level } => level,
                Holder::Person { .. } if record.away.is_none() => continue,
                Holder::Person { .. } | Holder::Open => &self.record.settings.substitute,
            };
            let kind = bot_kind(level).unwrap_or(Level::Normal);
            let view = live.view(Viewer::Seat(seat));
            let (laid, dice, thought) = (live.laid.clone(), live.dice(seat), self.thought.clone());
            let job = move || {
                let begun = std::time::Instant::now();
                let pick = laid.decide(kind, &view, dice);
                crate::operate::metrics::bot_thought(begun.elapsed());
                // The table may be gone.
                let _ = thought.send(Thought { seat, ask, pick });
            };
            if self.hall.thinkers.think(job) {
                self.thinking[n] = Some(ask);
            } else {
                // The queue is full: the question is put again in a moment.
                let thought = self.thought.clone();
                tokio::spawn(async move {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    let _ = thought.send(Thought { seat, ask, pick: None });
                });
                self.thinking[n] = Some(ask);
            }
        }
    }

    pub(super) fn thought_of(&mut self, thought: Thought) {
        let Thought { seat, ask, pick } = thought;
        let n = seat.index();
        if self.thinking[n] == Some(ask) {
            self.thinking[n] = None;
        }
        // A person who came back meanwhile answers alone.
        if !self.record.seats[n].is_played_by_person()
            && self.is_open(seat, ask)
            && let Some(pick) = pick
        {
            self.answer(seat, ask, pick);
        }
    }
}

//! Taking back where a clock runs: what one player takes back costs another no time, and a question
//! that stands is not taken from under them. Who is still asked in a window is nobody's to know, so
//! all of this goes by what everybody sees and by what the player did themselves. [Q6] [Q50]

use std::time::Duration;

use endboss_gamebox::Back;
use endboss_journal::Entry;
use endboss_lexicon::{Seat, Viewer};
use endboss_view::Waiting;
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use super::actor::Actor;
use super::pulse::Played;
use super::refusal::{NotNow, Refusal};
use super::settings::Clock;

/// So often in one turn a seat takes back what another person may be asked because of.
pub(super) const MOST_WITHDRAWN: u32 = 3;

/// How often a seat did that in its last such turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Withdrawn {
    turn: u16,
    times: u32,
}

/// A choice a person made a moment ago, under its number in the record.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chosen {
    entry: u32,
    at: Played,
    ends: Instant,
}

impl Actor {
    fn runs_by_clock(&self) -> bool {
        self.record.settings.clock != Clock::None
    }

    /// Whether another person may be asked something that goes if this seat takes that back, or has
    /// passed and would have to think again. That all have passed is seen when a window is over.
    fn holds_up(&self, seat: Seat, back: &Back) -> bool {
        let Some(live) = self.live.as_ref().filter(|_| self.runs_by_clock()) else { return false };
        let public = live.view(Viewer::Public);
        let plays = |by: Seat| self.record.seats[by.index()].is_played_by_person();
        let person = |by: Seat| by != seat && plays(by) && !public.seat(by).out;
        let goes = |number: u32| back.spans.iter().any(|span| span.has(number));
        let passed = |(number, entry): (u32, &Entry)| {
            goes(number) && matches!(entry, Entry::Pick { seat: by, .. } if person(*by))
        };
        match public.waiting {
            Waiting::Window => (0..live.seats()).map(Seat).any(person),
            Waiting::Seat(asked) if person(asked) => true,
            // Nobody notices when an answer is withdrawn that waits for those of the others. [Q18]
            _ => live.course().entries().any(passed),
        }
    }

    fn moment(&self) -> i64 {
        self.hall.config.undo_moment.as_millis() as i64
    }

    /// A person chooses: for a moment it may be taken back, whoever is asked because of it.
    pub(super) fn chose(&mut self, entry: u32) {
        if self.runs_by_clock() {
            let (at, moment) = (self.hall.clock().played, self.moment());
            self.chosen.retain(|chosen| at - chosen.at <= moment);
            let ends = Instant::now() + self.hall.config.undo_moment + Duration::from_millis(2);
            self.chosen.push(Chosen { entry, at, ends });
        }
    }

    /// When the next of these moments is over, so that whoever looks on is shown it.
    pub(super) fn moment_ends(&self) -> Option<Instant> {
        let now = Instant::now();
        self.chosen.iter().map(|chosen| chosen.ends).filter(|end| *end > now).min()
    }

    /// How long others may have thought because of what is taken back; none if nobody had to. It is
    /// refused if that was more than a moment, or if it is too often.
    pub(super) fn may_withdraw(&self, seat: Seat, back: &Back) -> Result<Option<u64>, Refusal> {
        if !self.holds_up(seat, back) {
            return Ok(None);
        }
        if self.withdrawn(seat).times >= MOST_WITHDRAWN {
            return Err(NotNow::UndoOften.into());
        }
        let first = back.spans.first().map(|span| span.first);
        let chosen = self.chosen.iter().find(|chosen| Some(chosen.entry) == first);
        let now = self.hall.clock().played;
        let since = chosen.map(|chosen| now - chosen.at).filter(|since| *since <= self.moment());
        let late = NotNow::UndoLate(self.hall.config.undo_moment.as_secs());
        Ok(Some(u64::try_from(since.ok_or(late)?).unwrap_or(0)))
    }

    /// What this seat has taken back so in the turn it is.
    fn withdrawn(&self, seat: Seat) -> Withdrawn {
        let turn = self.live.as_ref().map_or(0, |live| live.view(Viewer::Public).turn);
        let kept = self.record.seats[seat.index()].withdrawn;
        kept.filter(|kept| kept.turn == turn).unwrap_or(Withdrawn { turn, times: 0 })
    }

    pub(super) fn withdraws(&mut self, seat: Seat) {
        let Withdrawn { turn, times } = self.withdrawn(seat);
        self.record.seats[seat.index()].withdrawn = Some(Withdrawn { turn, times: times + 1 });
        self.changed = true;
    }
}

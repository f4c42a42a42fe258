//! Windows that stay open for their time, whoever answers what. [Q6]
//!
//! Answers are on disk at once and shown to nobody before the time is over: till then everybody is
//! shown the table as it was when the window was opened. The time itself comes from the public view
//! alone, and while it runs the table wakes for nothing else.

use std::sync::Arc;
use std::time::Duration;

use endboss_engine::Pause;
use endboss_lexicon::{Seat, Viewer};
use endboss_view::{Pick, View, Waiting};
use tokio::time::Instant;

use super::actor::{Actor, TRY_AGAIN};
use super::desks::part;
use super::live::Live;
use super::pulse::{Now, Played};
use super::settings::Pacing;
use super::snapshot::Part;
use endboss_store::TableState;

/// A window that stays open for its time, whoever answers what. [Q6]
#[derive(Clone, Debug)]
pub(super) struct Paced {
    pub(super) until: Instant,
    /// The same in milliseconds since 1970, for a server that comes back after it.
    pub(super) due: i64,
    time: Duration,
    /// When it was opened, in players' time.
    opened: Played,
    /// What was asked so far. The first of a seat is the window itself; others belong to what it
    /// declares, which is its secret until it is complete.
    questions: Vec<Question>,
    /// What each desk is shown until then.
    parts: Vec<Arc<Part>>,
}

#[derive(Clone, Copy, Debug)]
struct Question {
    seat: Seat,
    ask: u32,
    answered: bool,
}

/// What wakes a table that nobody says anything to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timer {
    /// Nobody may be here any more.
    Idle,
    /// Something could not be saved.
    Retry,
    /// Somebody's time to answer is up.
    Clock,
    /// Something can no longer be taken back.
    Moment,
    /// A window was open for its time, which was so long.
    Pace(Duration),
}

/// How long windows stay open. It is told the public view alone, so nothing hidden can change it.
pub fn pace(pacing: Pacing, public: &View) -> Option<Duration> {
    assert_eq!(public.viewer, Viewer::Public, "windows are paced by what everybody sees");
    match (pacing, public.waiting) {
        (Pacing::Equal { seconds }, Waiting::Window) => Some(Duration::from_secs(seconds.into())),
        _ => None,
    }
}

impl Paced {
    /// The window that is open in this game, if windows are paced and one is.
    fn of(live: &Live, pacing: Pacing, now: Now) -> Option<Paced> {
        let time = pace(pacing, &live.view(Viewer::Public))?;
        let Pause::Choice(seats) = live.pause() else { return None };
        let question = |seat| Question { seat, ask: live.ask_number(seat), answered: false };
        let viewers = (0..live.seats()).map(|n| Viewer::Seat(Seat(n))).chain([Viewer::Public]);
        Some(Paced {
            until: Instant::now() + time,
            due: now.wall(now.played) + time.as_millis() as i64,
            time,
            opened: now.played,
            questions: seats.iter().map(question).collect(),
            parts: viewers.map(|viewer| Arc::new(part(live, viewer))).collect(),
        })
    }

    /// The timer of this window, and the only one while it is open.
    pub(super) fn timer(&self) -> (Instant, Timer) {
        (self.until, Timer::Pace(self.time))
    }

    /// Nobody can use a window while the server stands still: it is open again for its whole time.
    pub(super) fn opens_anew(&mut self, now: Now) -> bool {
        let stood_still = self.opened < now.woke;
        if stood_still {
            self.opened = now.played;
            self.until = Instant::now() + self.time;
            self.due = now.wall(now.played) + self.time.as_millis() as i64;
        }
        stood_still
    }

    /// How long this window is open.
    pub(super) fn time(&self) -> Duration {
        self.time
    }

    /// How many lines of the log are shown.
    pub(super) fn log_shown(&self) -> usize {
        self.parts.first().map_or(0, |part| part.log_from as usize + part.log.len())
    }

    /// The question a seat may answer now.
    pub(super) fn open_question(&self, seat: Seat) -> Option<u32> {
        let last = self.questions.iter().rfind(|question| question.seat == seat)?;
        (!last.answered).then_some(last.ask)
    }

    fn answered(&mut self, seat: Seat, ask: u32) {
        let given = |question: &&mut Question| question.seat == seat && question.ask == ask;
        for question in self.questions.iter_mut().filter(given) {
            question.answered = true;
        }
    }

    /// Whoever declares something is asked for all of it at once; nobody else sees that.
    fn go_on(&mut self, live: &Live) {
        let Pause::Choice(seats) = live.pause() else { return };
        let secret = live.view(Viewer::Public).waiting == Waiting::Window;
        for seat in seats.iter().filter(|_| secret) {
            let here = self.questions.iter().any(|question| question.seat == seat);
            let declaring = live.asked(seat).is_some_and(|asked| !asked.is_window());
            if here && declaring && self.open_question(seat).is_none() {
                let ask = live.ask_number(seat);
                self.questions.push(Question { seat, ask, answered: false });
            }
        }
    }
}

impl Actor {
    /// Opens a window for its time, if windows are paced. Whether one was opened.
    pub(super) fn open_paced(&mut self) -> bool {
        let Some(live) = &self.live else { return false };
        let Some(paced) = Paced::of(live, self.record.settings.pacing, self.hall.clock()) else {
            return false;
        };
        self.record.paced = Some(live.next_number());
        self.changed = true;
        let questions = paced.questions.clone();
        self.paced = Some(paced);
        for Question { seat, ask, .. } in questions {
            let view = self.live.as_ref().map(|live| live.view(Viewer::Seat(seat)));
            let record = &self.record.seats[seat.index()];
            let passes = view.is_some_and(|view| record.windows.passes(&view));
            if record.is_played_by_person() && passes {
                self.answer(seat, ask, Pick::Pass);
            }
        }
        true
    }

    /// A table that comes from the store in the midst of a paced window shows it as it was opened,
    /// and again for its whole time: whether it was answered already changes nothing.
    pub(super) fn reopen_paced(&mut self) {
        let before = self.paced.take();
        let (Some(opened), Some(live)) = (self.record.paced, &self.live) else { return };
        if self.state != TableState::Playing {
            return;
        }
        let then = live.before(opened);
        let paced =
            then.and_then(|then| Paced::of(&then, self.record.settings.pacing, self.hall.clock()));
        let Some(mut paced) = paced else {
            self.record.paced = None;
            self.changed = true;
            return;
        };
        for question in &mut paced.questions {
            question.answered = question.ask != live.ask_number(question.seat);
        }
        paced.go_on(live);
        if let Some(before) = before {
            // It was read again because something could not be saved; the time runs on.
            paced.until = before.until.max(Instant::now() + TRY_AGAIN);
        }
        self.paced = Some(paced);
    }

    /// The time of a window is over. Whoever has not answered passes, and what was not declared
    /// completely was never declared.
    pub(super) fn close_paced(&mut self) {
        let Some(paced) = self.paced.take() else { return };
        self.record.paced = None;
        self.changed = true;
        if self.state != TableState::Playing {
            return;
        }
        for Question { seat, .. } in paced.questions.iter().filter(|question| !question.answered) {
            let time = self.hall.time();
            let Some(live) = &mut self.live else { return };
            while live.asked(*seat).is_some_and(|asked| !asked.is_window())
                && let Some(back) = live.back(*seat, false, false)
                && live.undo(*seat, back, false, time).is_ok()
            {}
            let ask = live.ask_number(*seat);
            self.answer(*seat, ask, Pick::Pass);
        }
    }

    /// Marks a question of a paced window as answered.
    pub(super) fn answered(&mut self, seat: Seat, ask: u32) {
        if let (Some(paced), Some(live)) = (&mut self.paced, &self.live) {
            paced.answered(seat, ask);
            paced.go_on(live);
        }
    }

    /// Whether a seat may answer this question now, by what it was shown.
    pub(super) fn is_open(&self, seat: Seat, ask: u32) -> bool {
        self.paced.as_ref().is_none_or(|paced| paced.open_question(seat) == Some(ask))
    }

    pub(super) fn is_paced(&self) -> bool {
        self.paced.is_some()
    }

    /// While a window is paced everybody sees it as it was opened; only what one does oneself shows.
    pub(super) fn paced_part(&self, live: &Live, paced: &Paced, viewer: Viewer) -> Arc<Part> {
        let (seat, at) = match viewer {
            Viewer::Seat(seat) => (seat, seat.index()),
            Viewer::Public => return paced.parts[self.record.seats.len()].clone(),
        };
        let part = &paced.parts[at];
        match paced.open_question(seat) {
            Some(ask) if part.ask != Some(ask) => Arc::new(super::desks::part(live, viewer)),
            None if part.ask.is_some() => {
                let mut part = Part::clone(part);
                part.view.ask = None;
                part.ask = None;
                Arc::new(part)
            }
            _ => part.clone(),
        }
    }
}

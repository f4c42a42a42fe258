//! Windows that stay open for their time, whoever answers what. [Q6]

use std::sync::Arc;
use std::time::Duration;

use endboss_engine::Pause;
use endboss_lexicon::{Seat, Viewer};
use endboss_view::{Pick, View, Waiting};
use tokio::time::Instant;

use super::actor::Actor;
use super::desks::part;
use super::settings::Pacing;
use super::snapshot::Part;

/// A window that stays open for its time, whoever answers what. [Q6]
#[derive(Debug)]
pub(super) struct Paced {
    pub(super) until: Instant,
    /// The questions everybody with eyes can see are open, and whether they have been answered.
    pub(super) questions: Vec<(Seat, u32, bool)>,
    /// What each desk is shown until then.
    pub(super) parts: Vec<Arc<Part>>,
}

/// How long windows stay open. It is told the public view alone, so nothing hidden can change it.
pub fn pace(pacing: Pacing, public: &View) -> Option<Duration> {
    debug_assert_eq!(public.viewer, Viewer::Public);
    match (pacing, public.waiting) {
        (Pacing::Equal { seconds }, Waiting::Window) => Some(Duration::from_secs(seconds.into())),
        _ => None,
    }
}

impl Actor {
    /// Opens a window for its time, if windows are paced. Whether one was opened.
    pub(super) fn open_paced(&mut self) -> bool {
        let Some(live) = &self.live else { return false };
        let Some(time) = pace(self.record.settings.pacing, &live.view(Viewer::Public)) else {
            return false;
        };
        let Pause::Choice(seats) = live.pause() else { return false };
        let questions: Vec<_> =
            seats.iter().map(|seat| (seat, live.ask_number(seat), false)).collect();
        let parts = self.desks.iter().map(|desk| Arc::new(part(live, desk.viewer))).collect();
        self.paced =
            Some(Paced { until: Instant::now() + time, questions: questions.clone(), parts });
        for (seat, ask, _) in questions {
            let view = self.live.as_ref().map(|live| live.view(Viewer::Seat(seat)));
            let record = &self.record.seats[seat.index()];
            let passes = view.is_some_and(|view| record.windows.passes(&view));
            if record.is_played_by_person() && passes {
                self.answer(seat, ask, Pick::Pass);
            }
        }
        true
    }

    /// Marks a question of a paced window as answered.
    pub(super) fn answered(&mut self, seat: Seat, ask: u32) {
        self.proposal = None;
        let questions = self.paced.iter_mut().flat_map(|paced| &mut paced.questions);
        for question in questions.filter(|question| question.0 == seat && question.1 == ask) {
            question.2 = true;
        }
    }

    /// Whether a seat may answer this question now, by what it was shown.
    pub(super) fn is_open(&self, seat: Seat, ask: u32) -> bool {
        match &self.paced {
            None => true,
            Some(paced) => paced.questions.iter().any(|it| it.0 == seat && it.1 == ask),
        }
    }

    pub(super) fn is_paced(&self) -> bool {
        self.paced.is_some()
    }

    /// While a window is paced everybody sees it as it was opened; only one's own answer is gone.
    pub(super) fn paced_part(&self, paced: &Paced, viewer: Viewer) -> Arc<Part> {
        let at = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Public => self.record.seats.len(),
        };
        let part = paced.parts[at].clone();
        let answered = paced.questions.iter().any(|it| viewer.is(it.0) && it.2);
        if !answered {
            return part;
        }
        let mut part = Part::clone(&part);
        part.view.ask = None;
        part.ask = None;
        Arc::new(part)
    }
}

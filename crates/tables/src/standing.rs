//! Whose time runs, and until when.

use std::time::Duration;

use endboss_gamebox::Back;
use endboss_journal::Entry;
use endboss_lexicon::Seat;
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use super::actor::Actor;
use super::clock;
use super::live::Live;
use super::paced::Timer;
use super::pulse::{Now, Played};
use super::record::Away;
use super::settings::Clock;
use endboss_store::TableState;

/// A question as the clock sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    pub(super) ask: u32,
    /// The how manieth answer of the seat is asked for.
    answer: u32,
    since: Played,
    /// How long it may stand, if a clock runs.
    left: Option<u64>,
    /// What there would be without what was spent before.
    whole: u64,
    pub(super) told: bool,
}

/// Since when a question stands, as the store keeps it: a clock runs on while nobody has the table in
/// memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    pub ask: u32,
    pub since: Played,
}

/// How a question ended for the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The seat chose.
    Chosen,
    /// It may be asked again.
    Broken,
    /// Something else is asked now.
    Gone,
}

/// Less than this is no time to think.
const LEAST: Duration = Duration::from_secs(5);

impl Standing {
    /// The person knows of it.
    pub(super) fn told(self) -> Standing {
        Standing { told: true, ..self }
    }

    /// When the time for it is up. Whoever was asked before players' time stood still has a moment to
    /// come back.
    fn until(&self, now: Now, grace: u64) -> Option<Played> {
        let until = self.since.saturating_add_unsigned(self.left?);
        Some(match self.since < now.woke {
            true => until.max(now.woke.saturating_add_unsigned(grace.min(self.whole))),
            false => until,
        })
    }
}

impl Actor {
    fn grace(&self) -> u64 {
        self.hall.config.grace.as_millis() as u64
    }

    /// The least that is worth asking with.
    fn least(&self) -> u64 {
        self.hall.config.grace.min(LEAST).as_millis() as u64
    }

    /// When a seat's time is up, in players' time.
    pub(super) fn runs_until(&self, seat: usize, now: Now) -> Option<Played> {
        self.asked[seat].and_then(|standing| standing.until(now, self.grace()))
    }

    /// The seat chose: its time stops, and where answers earn time it earns some.
    pub(super) fn stop_clock(&mut self, seat: Seat, ask: u32) {
        if self.asked[seat.index()].is_some_and(|standing| standing.ask == ask) {
            self.end(seat.index(), End::Chosen, 0);
        }
    }

    /// A bot takes the seat over or gives it back: the question stands anew, with what is left.
    pub(super) fn hand_over(&mut self, seat: Seat) {
        self.end(seat.index(), End::Broken, 0);
    }

    /// Something was taken back: whoever is asked again has what was left, and a moment to see it.
    /// Whose question stands as before is not to notice anything. Of a question that one seat's taking
    /// back ends, what that cost is not spent by the others.
    pub(super) fn taken_back(&mut self, cost: Option<(Seat, u64)>) {
        let least = self.least();
        for n in 0..self.asked.len() {
            let seat = Seat(n as u8);
            let Some(live) = &self.live else { return };
            let asked = live.asked(seat).is_some().then(|| live.ask_number(seat));
            let answer = live.answers(seat);
            if self.asked[n].is_some_and(|standing| Some(standing.ask) != asked) {
                let spared = cost.filter(|(by, _)| *by != seat).map_or(0, |(_, cost)| cost);
                self.end(n, End::Broken, spared);
            }
            if self.asked[n].is_none() && asked.is_some() {
                clock::spare(&mut self.record, n, answer, least);
            }
        }
    }

    /// The time others may have thought because of what this seat took back is its own, and not of
    /// those who have to answer again what they had answered.
    pub(super) fn pays(&mut self, seat: Seat, cost: u64, before: &[u32]) {
        let answers = self.live.as_ref().map_or_else(Vec::new, Live::all_answers);
        for (n, (answer, before)) in answers.into_iter().zip(before).enumerate() {
            if n == seat.index() {
                clock::spend(&mut self.record, n, answer, cost);
            } else if answer < *before {
                clock::refund(&mut self.record, n, answer, cost);
            }
        }
    }

    /// Somebody whose clock ran out comes back to a game that rests: nobody waited for them, and
    /// nobody has answered for them. Whoever left by themselves has what was left.
    fn is_spared(&mut self, seat: Seat) {
        let n = seat.index();
        let Some(rest) = self.record.rest else { return };
        if self.record.seats[n].away != Some(Away::Clock) {
            return;
        }
        let (grace, least) = (self.grace(), self.least());
        let answer = self.live.as_ref().map_or(0, |live| live.answers(seat));
        if rest.adjourned && answer >= self.record.seats[n].renewed {
            clock::anew(&mut self.record, n, answer, grace);
            self.record.seats[n].renewed = answer + 1;
        } else if answer >= self.record.seats[n].eased {
            clock::ease(&mut self.record, n, answer, grace);
            self.record.seats[n].eased = answer + 1;
        } else {
            clock::ease(&mut self.record, n, answer, least);
        }
    }

    /// Ends a question; so much of the time for it was not spent by the seat.
    fn end(&mut self, n: usize, how: End, spared: u64) {
        let Some(standing) = self.asked[n].take() else { return };
        let was = self.record.seats[n].running.take();
        // In a paced window, and where a bot plays, no clock runs.
        if standing.left.is_none() {
            self.changed |= was.is_some();
            return;
        }
        let now = self.hall.clock();
        let thought = u64::try_from(now.played - standing.since).unwrap_or(0);
        clock::spend(&mut self.record, n, standing.answer, thought.saturating_sub(spared));
        match how {
            End::Chosen => clock::earn(&mut self.record, n, standing.answer),
            End::Gone => self.record.seats[n].is_asked_something_else(standing.answer),
            End::Broken => {}
        }
        self.changed = true;
    }

    /// Whether a seat that takes this back has time to choose again.
    pub(super) fn has_time_for(&self, seat: Seat, back: &Back) -> bool {
        let own = |entry: &Entry| matches!(entry, Entry::Pick { seat: by, .. } if *by == seat);
        let answer = back.left.iter().filter(|(_, entry)| own(entry)).count() as u32;
        let least = self.least();
        match (self.record.settings.clock, self.record.seats[seat.index()].bank) {
            (Clock::Game { .. }, Some(bank)) => bank >= least,
            _ => {
                let left = clock::left(&self.record, seat.index(), answer, least);
                left.is_none_or(|left| left >= least)
            }
        }
    }

    /// Starts and stops clocks by who is asked now. What stood before the table was loaded stands
    /// since then, if the record does not say since when.
    pub(super) fn stand(&mut self, loaded: Option<i64>) {
        let now = self.hall.clock();
        for n in 0..self.asked.len() {
            let seat = Seat(n as u8);
            let playing = self.state == TableState::Playing && !self.rests();
            let open = self.live.as_ref().filter(|_| playing);
            // In a paced window only what is shown stands, and it stands for the time of the window.
            let asked = match &self.paced {
                Some(paced) => open.and_then(|_| paced.open_question(seat)),
                None => {
                    open.filter(|live| live.asked(seat).is_some()).map(|it| it.ask_number(seat))
                }
            };
            let answer = self.live.as_ref().map_or(0, |live| live.answers(seat));
            let counts = self.record.seats[n].is_played_by_person() && self.paced.is_none();
            let least = self.least();
            if let Some(standing) = self.asked[n] {
                let same = Some(standing.ask) == asked;
                let runs = counts && self.record.settings.clock != Clock::None;
                if !same && answer == standing.answer && playing {
                    self.end(n, End::Gone, 0);
                } else if !same || standing.left.is_some() != runs {
                    self.end(n, End::Broken, 0);
                }
            }
            let Some(ask) = asked.filter(|_| self.asked[n].is_none()) else { continue };
            let left = clock::left(&self.record, n, answer, least).filter(|_| counts);
            let whole = clock::whole(&self.record, n, least).unwrap_or(0);
            let kept = self.record.seats[n].running.filter(|running| running.ask == ask);
            let since = kept.map(|running| running.since).or(loaded).unwrap_or(now.played);
            let since = since.min(now.played);
            let running = left.map(|_| Running { ask, since });
            self.changed |= self.record.seats[n].running != running;
            self.record.seats[n].running = running;
            self.asked[n] = Some(Standing { ask, answer, since, left, whole, told: false });
        }
        self.row_is_due(now);
    }

    /// When the table wants to be woken, by the clock on the wall.
    fn row_is_due(&mut self, now: Now) {
        let runs = (0..self.asked.len()).filter_map(|n| self.runs_until(n, now));
        let due = runs.chain(self.rest_ends()).min().map(|until| now.wall(until));
        let due = due.or(self.paced.as_ref().map(|paced| paced.due));
        let unsettled = self.state == TableState::Over && !self.record.settled;
        let due = due.or(unsettled.then(|| now.wall(now.played)));
        if due != self.row.due {
            self.row.due = due;
            self.changed = true;
        }
    }

    /// When something is to be done if nobody comes, and why. In a paced window nothing but its own
    /// time wakes the table. [Q6]
    pub(super) fn wake(&self) -> (Instant, Timer) {
        if let Some(paced) = &self.paced {
            return paced.timer();
        }
        let idle = self.hall.config.idle.max(Duration::from_secs(1));
        let mut wake = (Instant::now() + idle, Timer::Idle);
        if let Some(retry) = self.retry.filter(|retry| *retry < wake.0) {
            wake = (retry, Timer::Retry);
        }
        let now = self.hall.clock();
        let runs = (0..self.asked.len()).filter_map(|n| self.runs_until(n, now));
        if let Some(until) = runs.chain(self.rest_ends()).min() {
            let left = u64::try_from(until - now.played).unwrap_or(0);
            let until = Instant::now() + Duration::from_millis(left + 1);
            wake = if until < wake.0 { (until, Timer::Clock) } else { wake };
        }
        if let Some(end) = self.moment_ends().filter(|end| *end < wake.0) {
            wake = (end, Timer::Moment);
        }
        wake
    }

    /// What the clock does.
    pub(super) fn tick(&mut self, timer: Timer) {
        self.hall.heard_timer(self.row.id, timer);
        let now = self.hall.clock();
        if let Some(paced) = &mut self.paced {
            assert_eq!(paced.timer().1, timer, "a paced window has one timer");
            if !paced.opens_anew(now) {
                self.close_paced();
            }
            return;
        }
        for n in 0..self.asked.len() {
            let late = self.runs_until(n, now).is_some_and(|until| until <= now.played);
            if late && self.record.seats[n].is_played_by_person() {
                self.gives_way(Seat(n as u8), Away::Clock);
            }
        }
    }

    /// From now on a bot plays for the person.
    pub(super) fn gives_way(&mut self, seat: Seat, why: Away) {
        self.hand_over(seat);
        let number = self.live.as_ref().map_or(1, |live| live.next_number());
        self.record.seats[seat.index()].goes(why, number);
        self.changed = true;
    }

    /// The person plays again.
    pub(super) fn takes_over(&mut self, seat: Seat) {
        self.hand_over(seat);
        self.is_spared(seat);
        let number = self.live.as_ref().map_or(1, |live| live.next_number());
        self.record.seats[seat.index()].comes_back(number);
        self.changed = true;
    }

    /// Whether a bot played so much of a seat's game that it counts as left: more than a quarter of
    /// the choices.
    pub(super) fn counts_as_left(&self, seat: Seat) -> bool {
        let Some(live) = &self.live else { return false };
        let record = &self.record.seats[seat.index()];
        let choices = live.course().choices().filter(|(_, by)| *by == seat);
        let (mut all, mut bots) = (0u32, 0u32);
        for (number, _) in choices {
            all += 1;
            bots += u32::from(record.was_played_by_bot(number));
        }
        bots * 4 > all
    }
}

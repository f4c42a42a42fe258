//! One table: a task that does one thing after the other. Whatever it does is on disk before anybody
//! is told or shown. [ARCHITECTURE 8]

use std::sync::Arc;
use std::time::Duration;

use endboss_engine::Pause;
use endboss_gamebox::BotKind;
use endboss_journal::Fair;
use endboss_lexicon::{Seat, Viewer};
use endboss_view::{Pick, View, Waiting};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

use super::clock;
use super::hall::{Hall, now};
use super::letter::{Answer, Caller, Letter, Presence, Stream, What};
use super::live::Live;
use super::record::{Away, Holder, Record, hex};
use super::refusal::Refusal;
use super::settings::{Clock, Leaving, Pacing, bot_kind};
use super::snapshot::{
    Body, ChatFacts, Facts, LOG_SHOWN, Own, Part, SeatFacts, Snapshot, UndoFacts, letter,
};
use super::windows;
use crate::notice::NoticeKind;
use crate::store::{Deed, TableRow, TableState};

/// What comes back from a bot's thread.
#[derive(Debug)]
pub struct Thought {
    seat: Seat,
    ask: u32,
    pick: Option<Pick>,
}

#[derive(Debug)]
pub struct Actor {
    pub(super) hall: Arc<Hall>,
    pub(super) row: TableRow,
    pub(super) record: Record,
    pub(super) state: TableState,
    pub(super) live: Option<Live>,
    pub(super) proposal: Option<Proposal>,
    /// The record differs from what is on disk.
    pub(super) changed: bool,
    /// One for each seat, the last one for whoever looks on.
    desks: Vec<Desk>,
    facts: Arc<Facts>,
    /// Since when each seat's question stands.
    asked: Vec<Option<Standing>>,
    /// The question a bot thinks about, by seat.
    thinking: Vec<Option<u32>>,
    paced: Option<Paced>,
    idle_since: Instant,
    thoughts: mpsc::UnboundedReceiver<Thought>,
    thought: mpsc::UnboundedSender<Thought>,
    gone: mpsc::UnboundedReceiver<Option<Seat>>,
    going: mpsc::UnboundedSender<Option<Seat>>,
}

/// A viewer's place.
#[derive(Debug)]
struct Desk {
    viewer: Viewer,
    shown: watch::Sender<Arc<Snapshot>>,
    watching: u32,
}

/// A question as the clock sees it.
#[derive(Clone, Copy, Debug)]
struct Standing {
    ask: u32,
    since: i64,
    until: Option<i64>,
    told: bool,
}

/// A window that stays open for its time, whoever answers what. [Q6]
#[derive(Debug)]
struct Paced {
    until: Instant,
    /// The questions everybody with eyes can see are open, and whether they have been answered.
    questions: Vec<(Seat, u32, bool)>,
    /// What each desk is shown until then.
    parts: Vec<Arc<Part>>,
}

/// A wish to take back more than one may alone. [Q50]
#[derive(Clone, Debug)]
pub(super) struct Proposal {
    pub by: Seat,
    pub turn: bool,
    pub agreed: Vec<Seat>,
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
    /// The table from the store, ready to go on.
    pub(super) fn new(hall: Arc<Hall>, row: TableRow, record: Record, live: Option<Live>) -> Actor {
        let (thought, thoughts) = mpsc::unbounded_channel();
        let (going, gone) = mpsc::unbounded_channel();
        let state = row.state;
        let seats = record.seats.len();
        // Higher than any number shown before, as long as no viewer saw a change every millisecond.
        let first = now().max(row.touched + 1) as u64;
        let viewers = (0..seats).map(|n| Viewer::Seat(Seat(n as u8))).chain([Viewer::Public]);
        let mut actor = Actor {
            hall,
            facts: Arc::new(facts(&row, &record, state, &[], None)),
            row,
            record,
            state,
            live,
            proposal: None,
            changed: false,
            desks: Vec::new(),
            asked: vec![None; seats],
            thinking: vec![None; seats],
            paced: None,
            idle_since: Instant::now(),
            thoughts,
            thought,
            gone,
            going,
        };
        for viewer in viewers {
            let body = actor.body(viewer);
            let (shown, _) = watch::channel(Arc::new(Snapshot::new(first, body)));
            actor.desks.push(Desk { viewer, shown, watching: 0 });
        }
        actor
    }

    /// Works until nobody needs the table any more.
    pub(super) async fn run(&mut self, inbox: &mut mpsc::Receiver<Letter>) {
        let touched = self.live.as_ref().map(|live| live.touched);
        self.go_on(touched).await;
        loop {
            let wake = self.wake();
            tokio::select! {
                letter = inbox.recv() => match letter {
                    Some(letter) => {
                        self.idle_since = Instant::now();
                        self.handle(letter).await;
                    }
                    None => return,
                },
                Some(thought) = self.thoughts.recv() => {
                    let mut all = vec![thought];
                    while let Ok(more) = self.thoughts.try_recv() {
                        all.push(more);
                    }
                    for thought in all {
                        self.thought_of(thought);
                    }
                    self.go_on(None).await;
                }
                Some(seat) = self.gone.recv() => {
                    let desk = self.desk(seat);
                    self.desks[desk].watching = self.desks[desk].watching.saturating_sub(1);
                    self.publish();
                }
                () = sleep_until(wake) => {
                    self.tick();
                    self.go_on(None).await;
                    if self.is_idle() && self.hall.let_go(self.row.id, inbox) {
                        return;
                    }
                }
                () = self.hall.stop.cancelled() => {
                    // What was acknowledged is on disk; whoever still waits is told to come again.
                    while let Ok(letter) = inbox.try_recv() {
                        let _ = letter.reply.send(Err(Refusal::Stopping));
                    }
                    return;
                }
            }
        }
    }

    fn desk(&self, seat: Option<Seat>) -> usize {
        seat.map_or(self.record.seats.len(), |seat| seat.index())
    }

    fn is_idle(&self) -> bool {
        let watched = self.desks.iter().any(|desk| desk.watching > 0);
        let busy = self.thinking.iter().any(Option::is_some) || self.paced.is_some();
        !watched && !busy && self.idle_since.elapsed() >= self.hall.config.idle
    }

    /// When something is to be done if nobody comes.
    fn wake(&self) -> Instant {
        let mut wake = Instant::now() + self.hall.config.idle.max(Duration::from_secs(1));
        if let Some(paced) = &self.paced {
            wake = wake.min(paced.until);
        }
        let until = self.asked.iter().flatten().filter_map(|standing| standing.until).min();
        if let Some(until) = until {
            let left = u64::try_from(until - now()).unwrap_or(0);
            wake = wake.min(Instant::now() + Duration::from_millis(left + 1));
        }
        wake
    }

    /// What the clock does.
    fn tick(&mut self) {
        if self.paced.as_ref().is_some_and(|paced| paced.until <= Instant::now())
            && let Some(paced) = self.paced.take()
        {
            for (seat, ask, answered) in paced.questions {
                if !answered {
                    self.answer(seat, ask, Pick::Pass);
                }
            }
        }
        let time = now();
        for n in 0..self.asked.len() {
            let late = self.asked[n].and_then(|it| it.until).is_some_and(|until| until <= time);
            if late && self.record.seats[n].is_played_by_person() {
                self.record.seats[n].away = Some(Away::Clock);
                self.changed = true;
                if self.record.settings.leaving == Leaving::Concede
                    && let Some(live) = &mut self.live
                {
                    // A seat that cannot concede any more is played by the bot.
                    let _ = live.concede(Seat(n as u8), time);
                }
            }
        }
    }

    async fn handle(&mut self, letter: Letter) {
        let Letter { from, what, reply } = letter;
        let from = from.as_ref();
        let answer = match what {
            What::Look(seat) => self.viewer(from, seat).map(|viewer| self.look(viewer)),
            What::Watch(seat) => self.viewer(from, seat).map(|viewer| self.watch(viewer)),
            What::Log { seat, from: line } => self.log(from, seat, line),
            What::Links => self.links(from),
            What::Rematch => self.rematch(from).await,
            What::Expire { before } => self.expire(before).await,
            what => {
                let seat = self.seat_in(&what);
                let done = self.act(from, what).await;
                let done = match done {
                    Ok(()) => self.save().await,
                    Err(refusal) => Err(refusal),
                };
                done.map(|()| {
                    let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
                    Answer::Done { number: self.fresh(viewer).number }
                })
            }
        };
        // Nobody may be there to hear it any more.
        let _ = reply.send(answer);
        self.go_on(None).await;
    }

    /// The seat whose view an answer is numbered by.
    fn seat_in(&self, what: &What) -> Option<Seat> {
        match what {
            What::Pick { seat, .. }
            | What::Undo { seat, .. }
            | What::AskUndo { seat, .. }
            | What::AnswerUndo { seat, .. }
            | What::Concede { seat }
            | What::SetWindows { seat, .. }
            | What::Chat { seat, .. }
            | What::Salt { seat, .. }
            | What::Take { seat, .. }
            | What::Return { seat } => Some(*seat),
            _ => None,
        }
    }

    async fn act(&mut self, from: Option<&Caller>, what: What) -> Result<(), Refusal> {
        match what {
            What::Pick { seat, ask, pick, key } => self.pick(from, seat, ask, &pick, key),
            What::Undo { seat, all } => self.undo(from, seat, all),
            What::AskUndo { seat, turn } => self.ask_undo(from, seat, turn),
            What::AnswerUndo { seat, agree } => self.answer_undo(from, seat, agree),
            What::Concede { seat } => self.concede(from, seat),
            What::SetWindows { seat, windows } => self.set_windows(from, seat, windows),
            What::Chat { seat, text } => self.chat(from, seat, &text),
            What::Salt { seat, salt } => self.salt(from, seat, &salt),
            What::Take { seat, secret } => self.take(from, seat, secret.as_deref()),
            What::Leave { seat } => self.leave(from, seat),
            What::Return { seat } => self.come_back(from, seat),
            What::Give { seat, bot } => self.give(from, seat, bot),
            What::Kick { seat } => self.kick(from, seat),
            What::Mute { seat, on } => self.mute(from, seat, on),
            What::Start { fill } => self.start(from, fill).await,
            What::Close => self.close(from),
            What::Become { from, into } => self.become_another(from, &into),
            What::Forget { person } => self.forget(person),
            What::Look(_) | What::Watch(_) | What::Log { .. } | What::Links => Ok(()),
            What::Rematch | What::Expire { .. } => Ok(()),
        }
    }

    /// Everything that follows by itself: forced answers, clocks, bots; then it is saved and shown.
    pub(super) async fn go_on(&mut self, since: Option<i64>) {
        self.follow();
        self.stand(since);
        if self.save().await.is_err() {
            // It did not happen. The store says where the table stands.
            return;
        }
        self.settle_results().await;
        self.publish();
        self.think();
    }

    /// Answers given without asking, one after the other. [Q6]
    fn follow(&mut self) {
        loop {
            if self.paced.is_some() || self.state != TableState::Playing {
                return;
            }
            let Some(live) = &self.live else { return };
            if live.is_over() {
                self.state = TableState::Over;
                self.proposal = None;
                self.changed = true;
                return;
            }
            if self.open_paced() {
                return;
            }
            let Some((seat, pick)) = self.forced() else { return };
            let ask = self.live.as_ref().map_or(0, |live| live.ask_number(seat));
            if !self.answer(seat, ask, pick) {
                return;
            }
        }
    }

    /// A person's answer that needs no person.
    fn forced(&self) -> Option<(Seat, Pick)> {
        let live = self.live.as_ref()?;
        let Pause::Choice(seats) = live.pause() else { return None };
        seats.iter().find_map(|seat| {
            let record = &self.record.seats[seat.index()];
            let person = record.is_played_by_person();
            let view = person.then(|| live.view(Viewer::Seat(seat)))?;
            Some((seat, windows::forced(&record.windows, &view)?))
        })
    }

    /// Opens a window for its time, if windows are paced. Whether one was opened.
    fn open_paced(&mut self) -> bool {
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

    /// An answer that the table gives or passes on; it is always among the choices, or nothing
    /// happens.
    fn answer(&mut self, seat: Seat, ask: u32, pick: Pick) -> bool {
        let Some(live) = &mut self.live else { return false };
        let taken = live.pick(seat, ask, pick, None, now()).is_ok();
        if taken {
            self.answered(seat, ask);
        }
        taken
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

    /// What a seat thought so long about its last question.
    pub(super) fn spend(&mut self, seat: Seat, ask: u32) {
        if let Some(standing) = self.asked[seat.index()].filter(|standing| standing.ask == ask) {
            let thought = u64::try_from(now() - standing.since).unwrap_or(0);
            clock::spend(&mut self.record, seat.index(), thought);
            self.changed |= matches!(self.record.settings.clock, Clock::Game { .. });
        }
    }

    /// The question a seat is asked stands from now on.
    pub(super) fn ask_anew(&mut self, seat: Seat) {
        self.asked[seat.index()] = None;
    }

    /// Starts and stops clocks by who is asked now.
    fn stand(&mut self, since: Option<i64>) {
        let time = now();
        for n in 0..self.asked.len() {
            let seat = Seat(n as u8);
            let open = self.live.as_ref().filter(|_| self.state == TableState::Playing);
            let asked = open.filter(|live| live.asked(seat).is_some());
            let Some(ask) = asked.map(|live| live.ask_number(seat)) else {
                self.asked[n] = None;
                continue;
            };
            if self.asked[n].is_some_and(|standing| standing.ask == ask) {
                continue;
            }
            // A question that stood before the table was loaded goes on standing, with some grace.
            let since = since.unwrap_or(time);
            let counts = self.record.seats[n].is_played_by_person() && self.paced.is_none();
            let allowed = clock::allowance(&self.record, n).filter(|_| counts);
            let until = allowed.map(|allowed| {
                let until = since.saturating_add_unsigned(allowed);
                until.max(time + clock::GRACE.min(allowed) as i64)
            });
            self.asked[n] = Some(Standing { ask, since, until, told: false });
        }
        let due = self.asked.iter().flatten().filter_map(|standing| standing.until).min();
        let due = due.or((self.state == TableState::Over && !self.record.settled).then_some(time));
        if due.is_some() != self.row.due.is_some()
            || due.is_some_and(|due| Some(due) != self.row.due)
        {
            self.row.due = due;
            self.changed = true;
        }
    }

    /// Writes what is new, and waits until it is on disk. If it cannot be written, the table goes
    /// back to what the store has.
    pub(super) async fn save(&mut self) -> Result<(), Refusal> {
        let mut deeds = Vec::new();
        if let Some(live) = &mut self.live {
            let (first, lines) = live.take_lines();
            if !lines.is_empty() {
                deeds.push(Deed::Lines { table: self.row.id, first, lines });
            }
        }
        let over = self.live.as_ref().is_some_and(Live::is_over);
        if over && self.state == TableState::Playing {
            self.state = TableState::Over;
            self.row.due = Some(now());
            self.changed = true;
        }
        if self.changed {
            self.row = self.record.row(&self.row, self.state, self.row.due, now());
            deeds.push(Deed::Table(self.row.clone()));
        }
        self.write(deeds).await?;
        self.changed = false;
        Ok(())
    }

    pub(super) async fn write(&mut self, deeds: Vec<Deed>) -> Result<(), Refusal> {
        if deeds.is_empty() {
            return Ok(());
        }
        let written = self.hall.store.write(deeds).await;
        if let Err(error) = written {
            tracing::error!(%error, "a table could not be saved");
            self.reload().await;
            return Err(Refusal::Unsaved(error));
        }
        Ok(())
    }

    /// The table as the store has it.
    async fn reload(&mut self) {
        self.thinking.fill(None);
        self.asked.fill(None);
        self.paced = None;
        self.proposal = None;
        self.changed = false;
        match self.hall.read_table(self.row.id).await {
            Ok((row, record, live)) => {
                self.state = row.state;
                (self.row, self.record, self.live) = (row, record, live);
            }
            Err(error) => panic!("the table cannot be read again: {error}"),
        }
    }

    /// Lets bots think about what they are asked.
    fn think(&mut self) {
        let Some(live) = self.live.as_ref().filter(|_| self.state == TableState::Playing) else {
            return;
        };
        let Pause::Choice(seats) = live.pause() else { return };
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
            let kind = bot_kind(level).unwrap_or(BotKind::Normal);
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

    fn thought_of(&mut self, thought: Thought) {
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

    // What viewers are shown.

    fn body(&self, viewer: Viewer) -> Body {
        let part = self.live.as_ref().map(|live| match &self.paced {
            Some(paced) => self.paced_part(paced, viewer),
            None => Arc::new(part(live, viewer)),
        });
        Body {
            facts: self.facts.clone(),
            viewer,
            own: self.own(viewer),
            part,
            laid: self.live.as_ref().map(|live| live.laid.clone()),
        }
    }

    /// While a window is paced everybody sees it as it was opened; only one's own answer is gone.
    fn paced_part(&self, paced: &Paced, viewer: Viewer) -> Arc<Part> {
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

    fn own(&self, viewer: Viewer) -> Option<Own> {
        let Viewer::Seat(seat) = viewer else { return None };
        let record = &self.record.seats[seat.index()];
        let rated = self.record.settings.rated;
        let may_undo = self.paced.is_none()
            && self.state == TableState::Playing
            && self.live.as_ref().is_some_and(|live| live.back(seat, false, rated).is_some());
        Some(Own {
            seat: letter(seat),
            secret: record.secret.clone(),
            windows: record.windows.clone(),
            deadline: self.asked[seat.index()].and_then(|standing| standing.until),
            bank: record.bank,
            may_undo,
        })
    }

    fn log(&self, from: Option<&Caller>, seat: Option<Seat>, line: u32) -> Result<Answer, Refusal> {
        let viewer = self.viewer(from, seat)?;
        let live = self.live.as_ref().ok_or(Refusal::NotNow("the game has not begun"))?;
        // Nothing is told before it is shown.
        let shown = match &self.paced {
            Some(paced) => {
                paced.parts.first().map_or(0, |part| part.log_from as usize + part.log.len())
            }
            None => usize::MAX,
        };
        let lines = (0u32..).zip(live.course().log()).take(shown).skip(line as usize);
        let lines = lines.map(|(n, event)| (n, event.seen(viewer)));
        Ok(Answer::Log(lines.take(1000).collect()))
    }

    fn look(&mut self, viewer: Viewer) -> Answer {
        Answer::Snapshot(self.fresh(viewer))
    }

    fn watch(&mut self, viewer: Viewer) -> Answer {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let desk = self.desk(seat);
        self.desks[desk].watching += 1;
        self.fresh(viewer);
        let snapshots = self.desks[desk].shown.subscribe();
        let presence = Presence { seat, gone: self.going.clone() };
        Answer::Stream(Stream { snapshots, presence })
    }

    /// The snapshot of a viewer as it is now, with a new number if it is not the last one shown.
    pub(super) fn fresh(&mut self, viewer: Viewer) -> Arc<Snapshot> {
        self.look_around();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let at = self.desk(seat);
        self.show(at);
        self.desks[at].shown.borrow().clone()
    }

    fn look_around(&mut self) {
        let present: Vec<bool> = self.desks.iter().map(|desk| desk.watching > 0).collect();
        let facts = facts(&self.row, &self.record, self.state, &present, self.proposal.as_ref());
        if facts != *self.facts {
            self.facts = Arc::new(facts);
        }
    }

    fn show(&mut self, at: usize) {
        let body = self.body(self.desks[at].viewer);
        let desk = &self.desks[at];
        let last = desk.shown.borrow().clone();
        if last.body != body {
            desk.shown.send_replace(Arc::new(Snapshot::new(last.number + 1, body)));
        }
    }

    /// Shows everybody who watches what has changed for them.
    fn publish(&mut self) {
        self.look_around();
        for at in 0..self.desks.len() {
            if self.desks[at].watching > 0 {
                self.show(at);
            }
        }
        self.tell();
    }

    /// Tells whoever is asked and is not here.
    fn tell(&mut self) {
        for n in 0..self.asked.len() {
            let Some(standing) = self.asked[n].filter(|standing| !standing.told) else { continue };
            let seat = &self.record.seats[n];
            let (Some(person), true) = (seat.person(), seat.is_played_by_person()) else {
                continue;
            };
            if self.desks[n].watching == 0 && self.is_open(Seat(n as u8), standing.ask) {
                self.hall.tell(person, &self.row, NoticeKind::YourTurn);
            }
            self.asked[n] = Some(Standing { told: true, ..standing });
        }
    }
}

/// The game as a viewer knows it.
fn part(live: &Live, viewer: Viewer) -> Part {
    let view = live.view(viewer);
    let ask = view.ask.as_ref().map(|ask| live.ask_number(ask.seat));
    let log = live.course().log();
    let from = log.len().saturating_sub(LOG_SHOWN);
    Part {
        view,
        ask,
        log_from: from as u32,
        log: log[from..].iter().map(|event| event.seen(viewer)).collect(),
    }
}

fn facts(
    row: &TableRow,
    record: &Record,
    state: TableState,
    present: &[bool],
    proposal: Option<&Proposal>,
) -> Facts {
    let seats = record.seats.iter().enumerate().map(|(n, seat)| {
        let (holder, name, level) = match &seat.holder {
            Holder::Open => ("open", None, None),
            Holder::Person { name, .. } => ("person", Some(name.clone()), None),
            Holder::Bot { level } => ("bot", None, Some(level.clone())),
        };
        SeatFacts {
            seat: letter(Seat(n as u8)),
            holder,
            name,
            level,
            host: seat.person() == Some(record.host),
            present: present.get(n).copied().unwrap_or(false),
            away: seat.away,
            salted: seat.salt.is_some(),
            muted: seat.person().is_some_and(|person| record.muted.contains(&person)),
        }
    });
    let chat = record.chat.iter().map(|line| ChatFacts {
        n: line.n,
        seat: letter(Seat(line.seat)),
        name: line.name.clone(),
        text: line.text.clone(),
        at: line.at,
    });
    Facts {
        id: row.id.to_string(),
        code: row.code.clone(),
        state,
        settings: record.settings.clone(),
        seats: seats.collect(),
        commit: hex(&Fair::commit_to(&record.seed())),
        chat: chat.collect(),
        undo: proposal.map(|proposal| UndoFacts {
            by: letter(proposal.by),
            to: if proposal.turn { "turn" } else { "last_choice" },
            agreed: proposal.agreed.iter().map(|seat| letter(*seat)).collect(),
        }),
        rematch: record.rematch.map(|id| id.to_string()),
        error: record.error.clone(),
    }
}

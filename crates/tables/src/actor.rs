//! One table: a task that does one thing after the other. Whatever it does is on disk before anybody
//! is told or shown. [ARCHITECTURE 8]

use std::sync::Arc;
use std::time::Duration;

use endboss_engine::Pause;
use endboss_gamebox::Bot;
use endboss_lexicon::{Seat, Viewer};
use endboss_view::Pick;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

use super::bots::Thought;
use super::desks::{Desk, facts};
use super::hall::{Hall, Kept};
use super::hints::Hinted;
use super::letter::{Answer, Caller, Letter, ViewerId, What};
use super::live::Live;
use super::paced::Paced;
use super::probe::Real;
use super::record::{Record, SeatRecord};
use super::refusal::Refusal;
use super::settings::Leaving;
use super::shares::Alone;
use super::snapshot::{Facts, Part, Snapshot};
use super::standing::Standing;
use super::takeback::Chosen;
use super::windows;
use endboss_people::ClientAddress;
use endboss_store::{ChatLine, Deed, TableRow, TableState};

#[derive(Debug)]
pub struct Actor {
    pub(super) hall: Arc<Hall>,
    pub(super) row: TableRow,
    pub(super) record: Record,
    pub(super) state: TableState,
    pub(super) live: Option<Live>,
    pub(super) proposal: Option<Proposal>,
    /// The place of a game that bots play alone.
    pub(super) alone: Option<Alone>,
    /// From where the game was begun, as long as the table is in memory.
    pub(super) begun_from: Option<ClientAddress>,
    /// What was said last.
    pub(super) chat: Vec<ChatLine>,
    /// The record differs from what is on disk.
    pub(super) changed: bool,
    /// What else goes there.
    pub(super) deeds: Vec<Deed>,
    /// When each seat last wished to take back more than it may alone, and was not allowed to.
    pub(super) wished: Vec<Option<Instant>>,
    /// One for each seat, the last one for whoever looks on.
    pub(super) desks: Vec<Desk>,
    pub(super) facts: Arc<Facts>,
    /// Since when each seat's question stands.
    pub(super) asked: Vec<Option<Standing>>,
    /// What people chose in the last moment, where a clock runs.
    pub(super) chosen: Vec<Chosen>,
    /// The question a bot thinks about, by seat.
    pub(super) thinking: Vec<Option<u32>>,
    /// The bots that are here and not thinking, by seat, with what they remember.
    pub(super) bots: Vec<Option<Bot>>,
    /// What players asked a bot about, by seat.
    pub(super) hints: Vec<Option<Hinted>>,
    /// How often the table was read from the store: a bot that was lent before does not come back.
    pub(super) life: u32,
    pub(super) paced: Option<Paced>,
    pub(super) idle_since: Instant,
    pub(super) thoughts: mpsc::UnboundedReceiver<Thought>,
    pub(super) thought: mpsc::UnboundedSender<Thought>,
    pub(super) gone: mpsc::UnboundedReceiver<ViewerId>,
    pub(super) going: mpsc::UnboundedSender<ViewerId>,
    /// What could not be saved is tried again then.
    pub(super) retry: Option<Instant>,
    /// The store does not say where the table stands, so nobody here knows.
    pub(super) lost: Option<Refusal>,
    /// The table has just been given the clock it had to have; nobody's time ran before.
    pub(super) mended: bool,
    /// What is real, while a test imagines another game.
    pub(super) real: Option<Box<Real>>,
}

/// After so long what could not be saved is tried again.
pub(super) const TRY_AGAIN: Duration = Duration::from_secs(1);

/// A wish to take back more than one may alone. [Q50]
#[derive(Clone, Debug)]
pub(super) struct Proposal {
    pub by: Seat,
    /// The choice it goes back to; without one, to the beginning of the turn.
    pub to: Option<u32>,
    pub agreed: Vec<Seat>,
    /// What everybody saw when it was made. It stands until they see something else: an answer that
    /// nobody sees must not end it.
    pub seen: Option<Arc<Part>>,
}

impl Actor {
    /// The table from the store, ready to go on.
    pub(super) fn new(hall: Arc<Hall>, kept: Kept) -> Actor {
        let Kept { row, record, chat, live, mended } = kept;
        let (thought, thoughts) = mpsc::unbounded_channel();
        let (going, gone) = mpsc::unbounded_channel();
        let state = row.state;
        let seats = record.seats.len();
        // Higher than any number shown before, as long as no viewer saw a thousand changes every
        // millisecond; and still a number that every JSON reader keeps whole.
        let first = hall.time().max(row.touched + 1) as u64 * 1000;
        let viewers = (0..seats).map(|n| Viewer::Seat(Seat(n as u8))).chain([Viewer::Public]);
        let mut actor = Actor {
            hall,
            facts: Arc::new(facts(&row, &record, state)),
            row,
            record,
            state,
            live,
            proposal: None,
            alone: None,
            begun_from: None,
            chat,
            changed: false,
            deeds: Vec::new(),
            wished: vec![None; seats],
            desks: Vec::new(),
            asked: vec![None; seats],
            chosen: Vec::new(),
            thinking: vec![None; seats],
            bots: (0..seats).map(|_| None).collect(),
            hints: vec![None; seats],
            life: 0,
            paced: None,
            idle_since: Instant::now(),
            thoughts,
            thought,
            gone,
            going,
            retry: None,
            lost: None,
            mended,
            real: None,
        };
        actor.reopen_paced();
        for viewer in viewers {
            let body = actor.body(viewer);
            let (shown, _) = watch::channel(Arc::new(Snapshot::new(first, body)));
            let person = actor.sits_at(viewer);
            actor.desks.push(Desk { viewer, shown, watching: 0, person, holder: 0 });
        }
        actor
    }

    /// Why the table had to be left, if the store does not say where it stands.
    pub(super) fn lost(&mut self) -> Option<Refusal> {
        self.lost.take()
    }

    /// Works until nobody needs the table any more.
    pub(super) async fn run(&mut self, inbox: &mut mpsc::Receiver<Letter>) {
        let touched = self.live.as_ref().filter(|_| !self.mended).map(|live| live.touched);
        self.go_on(touched).await;
        while self.lost.is_none() {
            let (wake, timer) = self.wake();
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
                Some(from) = self.gone.recv() => {
                    let desk = self.desk(from.seat);
                    let desk = &mut self.desks[desk];
                    if desk.holder == from.holder {
                        desk.watching = desk.watching.saturating_sub(1);
                    }
                    self.publish();
                }
                () = sleep_until(wake) => {
                    self.tick(timer);
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

    fn is_idle(&self) -> bool {
        let watched = self.desks.iter().any(|desk| desk.watching > 0);
        let thinking = self.thinking.iter().any(Option::is_some);
        let busy = thinking || self.paced.is_some() || self.retry.is_some();
        !watched && !busy && self.idle_since.elapsed() >= self.hall.config.idle
    }

    async fn handle(&mut self, letter: Letter) {
        let Letter { from, what, reply } = letter;
        let from = from.as_ref();
        if let Some(caller) = from {
            self.sign_of_life(caller.person);
        }
        let answer = match what {
            What::Look(seat) => self.viewer(from, seat).map(|viewer| self.look(viewer)),
            What::Watch(seat) => self.viewer(from, seat).map(|viewer| self.watch(viewer)),
            What::Log { seat, from: line } => self.log(from, seat, line),
            What::Mine => Ok(self.mine(from)),
            What::Links => self.links(from),
            What::Probe(probe) => Ok(self.probe(probe)),
            What::Rematch { address } => self.rematch(from, address).await,
            What::Expire { before } => self.expire(before).await,
            what => {
                let seat = self.seat_in(&what);
                let done = self.act(from, what).await;
                let done = match done {
                    Ok(()) => {
                        // What the table answers itself is kept with it, and asked of nobody.
                        self.follow();
                        self.stand(None);
                        self.save().await
                    }
                    Err(refusal) => Err(refusal),
                };
                done.map(|()| {
                    let here = || self.viewer(from, None).unwrap_or(Viewer::Public);
                    let viewer = seat.map_or_else(here, Viewer::Seat);
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
            | What::Hint { seat }
            | What::Concede { seat }
            | What::SetWindows { seat, .. }
            | What::Chat { seat, .. }
            | What::Salt { seat, .. }
            | What::Take { seat, .. }
            | What::Renew { seat }
            | What::AnswerClaim { seat, .. }
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
            What::Hint { seat } => self.ask_hint(from, seat),
            What::Concede { seat } => self.concede(from, seat),
            What::SetWindows { seat, windows } => self.set_windows(from, seat, windows),
            What::Chat { seat, text } => self.chat(from, seat, &text),
            What::Salt { seat, salt } => self.salt(from, seat, &salt),
            What::Take { seat, secret } => self.take(from, seat, secret.as_deref()),
            What::Renew { seat } => self.renew(from, seat),
            What::Claim { seat } => self.claim(from, seat),
            What::AnswerClaim { seat, agree } => self.answer_claim(from, seat, agree),
            What::Leave { seat } => self.leave(from, seat),
            What::Return { seat } => self.come_back(from, seat),
            What::Give { seat, bot } => self.give(from, seat, bot),
            What::Kick { seat } => self.kick(from, seat),
            What::Mute { seat, on } => self.mute(from, seat, on),
            What::Start { fill, address } => self.start(from, fill, address).await,
            What::Close => self.close(from),
            What::Shut => self.close_for_operator(),
            What::Become { from, into } => self.become_another(from, &into),
            What::Forget { person } => self.forget(person),
            What::Look(_) | What::Watch(_) | What::Log { .. } => Ok(()),
            What::Links | What::Mine => Ok(()),
            What::Rematch { .. } | What::Expire { .. } | What::Probe(_) => Ok(()),
            What::Stumble => panic!("somebody stumbled"),
        }
    }

    /// Everything that follows by itself: forced answers, clocks, bots; then it is saved and shown.
    pub(super) async fn go_on(&mut self, since: Option<i64>) {
        if self.lost.is_some() {
            return;
        }
        self.follow();
        self.stand(since);
        if self.save().await.is_err() {
            // It did not happen. The store says where the table stands, and what followed from
            // there follows again when it can be kept.
            self.retry = Some(Instant::now() + TRY_AGAIN);
            return;
        }
        self.retry = None;
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
            self.see_who_is_here();
            let Some(live) = self.live.as_ref().filter(|_| !self.rests()) else { return };
            if live.is_over() {
                self.state = TableState::Over;
                self.proposal = None;
                self.changed = true;
                return;
            }
            if self.concede_for_the_gone() {
                continue;
            }
            self.forget_passing();
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

    /// Gives up for a player who left, where the table has chosen so; whether somebody was. A seat
    /// that cannot concede any more is played by the bot. [Q20]
    fn concede_for_the_gone(&mut self) -> bool {
        let Some(live) = &mut self.live else { return false };
        if self.record.settings.leaving != Leaving::Concede {
            return false;
        }
        let time = self.hall.time();
        let public = live.view(Viewer::Public);
        let gone = (0u8..).zip(&self.record.seats).filter(|(_, seat)| seat.away.is_some());
        let playing = |seat: &Seat| !public.seat(*seat).conceded && !public.seat(*seat).out;
        let gone: Vec<Seat> = gone.map(|(n, _)| Seat(n)).filter(playing).collect();
        gone.into_iter().any(|seat| live.concede(seat, time).is_ok())
    }

    /// Whoever passed until now is asked again from now on.
    fn forget_passing(&mut self) {
        let passes = |seat: &SeatRecord| seat.windows.pass_until.is_some();
        let Some(live) = self.live.as_ref().filter(|_| self.record.seats.iter().any(passes)) else {
            return;
        };
        let view = live.view(Viewer::Public);
        for (n, seat) in (0u8..).zip(&mut self.record.seats) {
            let windows = seat.windows.at(&view, Seat(n));
            if seat.windows != windows {
                seat.windows = windows;
                self.changed = true;
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

    /// An answer that the table gives or passes on; it is always among the choices, or nothing
    /// happens.
    pub(super) fn answer(&mut self, seat: Seat, ask: u32, pick: Pick) -> bool {
        let Some(live) = &mut self.live else { return false };
        let taken = live.pick(seat, ask, pick, None, self.hall.time()).is_ok();
        if taken {
            self.answered(seat, ask);
        }
        taken
    }

    /// Writes what is new, and waits until it is on disk. If it cannot be written, the table goes
    /// back to what the store has.
    pub(super) async fn save(&mut self) -> Result<(), Refusal> {
        let mut deeds = std::mem::take(&mut self.deeds);
        if let Some(live) = &mut self.live {
            let (first, lines) = live.take_lines();
            if !lines.is_empty() {
                deeds.push(Deed::Lines { table: self.row.id, first, lines });
            }
        }
        let over = self.live.as_ref().is_some_and(Live::is_over);
        // A window that is paced shows nothing before its time, not even the end.
        if over && self.state == TableState::Playing && self.paced.is_none() {
            self.state = TableState::Over;
            self.row.due = Some(self.hall.time());
            self.changed = true;
        }
        if self.changed {
            let time = self.hall.time();
            self.row = self.record.row(&self.row, self.state, self.row.due, time);
            deeds.push(Deed::Table(self.row.clone()));
        }
        self.write(deeds).await?;
        self.changed = false;
        Ok(())
    }

    pub(super) async fn write(&mut self, deeds: Vec<Deed>) -> Result<(), Refusal> {
        if deeds.is_empty() || self.real.is_some() {
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
        self.bots.fill_with(|| None);
        self.hints.fill(None);
        self.life += 1;
        self.asked.fill(None);
        self.chosen.clear();
        self.proposal = None;
        self.changed = false;
        self.deeds.clear();
        match self.hall.read_table(self.row.id).await {
            Ok(Kept { row, record, chat, live, .. }) => {
                self.state = row.state;
                (self.row, self.record, self.live) = (row, record, live);
                self.chat = chat;
                self.reopen_paced();
            }
            // Whoever comes next loads it anew.
            Err(error) => self.lost = Some(error),
        }
    }
}

//! What players do in a game: answer, take back, give up, talk.

use endboss_gamebox::Back;
use endboss_journal::read_offered;
use endboss_lexicon::{Seat, Viewer};
use endboss_view::Waiting;
use tokio::time::Instant;

use super::actor::{Actor, Proposal};
use super::letter::Caller;
use super::live::Taken;
use super::record::Holder;
use super::refusal::{NotNow, NotYours, Refusal, TooMuch};
use super::unplayable::Unplayable;
use super::windows::{Since, Windows};
use endboss_store::{CHAT_KEPT, ChatLine, Deed, TableState};

/// The longest idempotency key, pick and line of talk.
pub const LONGEST_KEY: usize = 64;
pub const LONGEST_PICK: usize = 200;
pub const LONGEST_CHAT: usize = 300;

impl Actor {
    /// The seat is the caller's own.
    pub(super) fn own_seat(&self, from: Option<&Caller>, seat: Seat) -> Result<(), Refusal> {
        let Some(record) = self.record.seats.get(seat.index()) else {
            return Err(Refusal::NoSeat(seat.letter().to_string()));
        };
        match from {
            Some(caller) if record.admits(caller.person) => Ok(()),
            _ => Err(NotYours::Seat.into()),
        }
    }

    pub(super) fn playing(&self) -> Result<(), Refusal> {
        match self.state {
            TableState::Playing => Ok(()),
            TableState::Waiting => Err(NotNow::NotBegun.into()),
            TableState::Over => Err(NotNow::GameOver.into()),
            TableState::Closed => Err(NotNow::Closed.into()),
            TableState::Broken => Err(Refusal::Broken),
        }
    }

    /// Nobody does anything in a game that is adjourned but come back, talk and give up.
    fn going_on(&self) -> Result<(), Refusal> {
        self.playing()?;
        match self.rests() {
            false => Ok(()),
            true => Err(NotNow::Adjourned.into()),
        }
    }

    pub(super) fn pick(
        &mut self,
        from: Option<&Caller>,
        seat: Seat,
        ask: u32,
        pick: &str,
        key: Option<String>,
    ) -> Result<(), Refusal> {
        self.own_seat(from, seat)?;
        if pick.len() > LONGEST_PICK || key.as_ref().is_some_and(|key| key.len() > LONGEST_KEY) {
            return Err(TooMuch::Pick.into());
        }
        // An answer that was taken before is taken again, whatever came of it since.
        if let (Some(live), Some(key)) = (&self.live, &key)
            && let Some((number, given)) = live.answer_under(seat, key)
        {
            let given = endboss_journal::write_pick(given, &live.laid.table.ids());
            return match number == ask && given == pick.trim() {
                true => Ok(()),
                false => Err(NotNow::KeyUsed.into()),
            };
        }
        self.playing()?;
        if self.record.seats[seat.index()].away.is_some() {
            return Err(NotNow::BotPlays.into());
        }
        self.going_on()?;
        if !self.is_open(seat, ask) {
            return Err(Refusal::StaleAsk);
        }
        let live = self.live.as_mut().ok_or(NotNow::NotBegun)?;
        if live.asked(seat).is_none() || live.ask_number(seat) != ask {
            return Err(Refusal::StaleAsk);
        }
        let view = live.view(Viewer::Seat(seat));
        let options = view.ask.map(|ask| ask.options).unwrap_or_default();
        let ids = live.laid.table.ids();
        let meant = read_offered(pick, &options, &ids).ok_or(Refusal::NotOffered)?;
        let entry = live.next_number();
        let taken = live.pick(seat, ask, meant, key, self.hall.time())?;
        if taken == Taken::Now {
            self.chose(entry);
            self.stop_clock(seat, ask);
            if let Some(person) = self.record.seats[seat.index()].person() {
                self.hall.settled(person, self.row.id);
            }
            self.answered(seat, ask);
        }
        Ok(())
    }

    pub(super) fn undo(
        &mut self,
        from: Option<&Caller>,
        seat: Seat,
        all: bool,
    ) -> Result<(), Refusal> {
        self.own_seat(from, seat)?;
        self.going_on()?;
        self.may_undo_at_all()?;
        if self.is_paced() {
            return Err(NotNow::PacedUndo.into());
        }
        self.may_still_undo(seat)?;
        let back = self.back_in_time(seat, all).ok_or(NotNow::NothingOfYours)?;
        if !self.has_time_for(seat, &back) {
            return Err(NotNow::LittleTime.into());
        }
        let cost = self.may_withdraw(seat, &back)?;
        let time = self.hall.time();
        let live = self.live.as_mut().ok_or(NotNow::NotBegun)?;
        let answers = live.all_answers();
        live.undo(seat, back, false, time)?;
        if let Some(cost) = cost {
            self.withdraws(seat);
            self.pays(seat, cost, &answers);
        }
        self.taken_back(cost.map(|cost| (seat, cost)));
        Ok(())
    }

    /// Whoever could take back would see more of the day's deal than others do.
    fn may_undo_at_all(&self) -> Result<(), Refusal> {
        match self.record.settings.is_daily() {
            true => Err(NotNow::DailyUndo.into()),
            false => Ok(()),
        }
    }

    fn may_still_undo(&self, seat: Seat) -> Result<(), Refusal> {
        match self.live.as_ref().is_none_or(|live| live.may_still_undo(seat)) {
            true => Ok(()),
            false => Err(NotNow::UndoneTooOften.into()),
        }
    }

    /// What a seat may take back by itself now, if it has the time. [Q50]
    pub(super) fn back(&self, seat: Seat, all: bool) -> Option<Back> {
        let back = self.back_in_time(seat, all).filter(|back| self.has_time_for(seat, back));
        back.filter(|back| self.may_withdraw(seat, back).is_ok())
    }

    fn back_in_time(&self, seat: Seat, all: bool) -> Option<Back> {
        let live = self.live.as_ref().filter(|_| !self.is_paced() && !self.rests())?;
        if !live.may_still_undo(seat) || self.may_undo_at_all().is_err() {
            return None;
        }
        // Whoever may not take back one choice, as they are shown, may not take back several.
        if all {
            self.back_in_time(seat, false)?;
        }
        let rated = self.record.settings.rated;
        let back = live.back(seat, all, rated)?;
        match live.view(Viewer::Public).waiting {
            // Where another's pass ends it, whoever is not asked would learn who passed. [Q6]
            Waiting::Window if rated && live.asked(seat).is_none() => None,
            // Another's answer ends what was asked before, and nobody may learn whether there is one:
            // while all are asked something, only the answer to that is taken back. [Q18]
            Waiting::Everybody if live.seats() > 1 => Some(back).filter(|it| live.reasks(seat, it)),
            _ => Some(back),
        }
    }

    /// Further back only by consent of all. [Q50]
    pub(super) fn ask_undo(
        &mut self,
        from: Option<&Caller>,
        seat: Seat,
        turn: bool,
    ) -> Result<(), Refusal> {
        self.own_seat(from, seat)?;
        self.going_on()?;
        self.may_undo_at_all()?;
        if self.record.settings.rated {
            return Err(NotNow::RatedUndo.into());
        }
        if self.is_paced() {
            return Err(NotNow::PacedUndo.into());
        }
        self.may_still_undo(seat)?;
        if self.proposal.as_ref().is_some_and(|proposal| proposal.by != seat) {
            return Err(NotNow::UndoAsked.into());
        }
        // Whoever is asked may say no, and is not asked again at once.
        let pause = self.hall.config.undo_pause;
        if self.wished[seat.index()].is_some_and(|wished| wished.elapsed() < pause) {
            return Err(NotNow::UndoAskedJustNow.into());
        }
        let live = self.live.as_ref().ok_or(NotNow::NotBegun)?;
        // Whether anybody has answered in this turn may be a secret, so that is not asked here.
        let to = match turn {
            true => None,
            false => {
                let back = live.earlier(seat, false);
                let first = back.and_then(|back| back.spans.first().map(|span| span.first));
                Some(first.ok_or(NotNow::NothingToUndo)?)
            }
        };
        let seen = self.public_part();
        self.wished[seat.index()] = Some(Instant::now());
        self.proposal = Some(Proposal { by: seat, to, agreed: vec![seat], seen });
        self.consent()
    }

    pub(super) fn answer_undo(
        &mut self,
        from: Option<&Caller>,
        seat: Seat,
        agree: bool,
    ) -> Result<(), Refusal> {
        self.own_seat(from, seat)?;
        self.going_on()?;
        let nobody = Refusal::NotNow(NotNow::NobodyAsksUndo);
        let proposal = self.proposal.as_mut().ok_or(nobody)?;
        if !agree {
            self.proposal = None;
            return Ok(());
        }
        if !proposal.agreed.contains(&seat) {
            proposal.agreed.push(seat);
        }
        self.consent()
    }

    /// Takes back once everybody who is here has agreed. Bots never mind.
    fn consent(&mut self) -> Result<(), Refusal> {
        let Some(proposal) = &self.proposal else { return Ok(()) };
        let mut people = (0u8..).zip(&self.record.seats).filter(|(_, it)| it.is_played_by_person());
        if !people.all(|(n, _)| proposal.agreed.contains(&Seat(n))) {
            return Ok(());
        }
        let (by, to) = (proposal.by, proposal.to);
        self.proposal = None;
        let live = self.live.as_mut().ok_or(NotNow::NotBegun)?;
        let back = match to {
            Some(number) => live.course().back_to(number),
            None => live.earlier(by, true),
        };
        self.wished.fill(None);
        // If it was taken back already, or nobody has done anything, all are content.
        let Some(back) = back else { return Ok(()) };
        live.undo(by, back, true, self.hall.time())?;
        self.taken_back(None);
        Ok(())
    }

    pub(super) fn concede(&mut self, from: Option<&Caller>, seat: Seat) -> Result<(), Refusal> {
        self.own_seat(from, seat)?;
        self.not_by_consent(from, seat)?;
        self.playing()?;
        if self.is_paced() {
            return Err(NotNow::PacedConcede.into());
        }
        let live = self.live.as_mut().ok_or(NotNow::NotBegun)?;
        live.concede(seat, self.hall.time())
    }

    pub(super) fn set_windows(
        &mut self,
        from: Option<&Caller>,
        seat: Seat,
        windows: Windows,
    ) -> Result<(), Refusal> {
        self.own_seat(from, seat)?;
        if windows.wake.len() > Windows::MOST_WAKES {
            return Err(TooMuch::Wakes.into());
        }
        // As it is shown: what happened since a paced window was opened is nobody's to know yet.
        let shown = self.public_part().filter(|_| windows.pass_until.is_some());
        let since = shown.map(|part| Since {
            turn: part.view.turn,
            phase: part.view.phase,
            mine: part.view.active == Some(seat),
        });
        let windows = Windows { since, ..windows };
        // What is as it was is not written again.
        self.changed |= self.record.seats[seat.index()].windows != windows;
        self.record.seats[seat.index()].windows = windows;
        Ok(())
    }

    pub(super) fn chat(
        &mut self,
        from: Option<&Caller>,
        seat: Seat,
        text: &str,
    ) -> Result<(), Refusal> {
        self.own_seat(from, seat)?;
        let caller = from.ok_or(NotYours::Seat)?;
        // From whichever device they talk, it is the player of the seat who does.
        let holder = &self.record.seats[seat.index()].holder;
        let (person, name) = match holder {
            Holder::Person { id, name, .. } => (*id, name.clone()),
            _ => (caller.person, caller.name.clone()),
        };
        if self.record.muted.contains(&person) {
            return Err(NotYours::Muted.into());
        }
        if matches!(self.state, TableState::Closed | TableState::Broken) {
            return self.playing();
        }
        // What nobody sees, or what turns the text of others around, is no talk.
        let seen = |c: &char| !c.is_control() && !endboss_people::misleads(*c);
        let text: String = text.chars().filter(seen).collect();
        let text = text.trim().to_owned();
        if text.is_empty() {
            return Err(Unplayable::EmptyTalk.into());
        }
        if text.chars().count() > LONGEST_CHAT {
            return Err(TooMuch::Talk.into());
        }
        let n = self.chat.last().map_or(1, |line| line.n + 1);
        let person = Some(person);
        let line = ChatLine { n, seat: seat.0, person, name, text, at: self.hall.time() };
        // That it was touched is said by the row, and what was said by a line of its own.
        self.changed = true;
        self.deeds.push(Deed::Chat { table: self.row.id, line: line.clone() });
        self.chat.push(line);
        let surplus = self.chat.len().saturating_sub(CHAT_KEPT as usize);
        self.chat.drain(..surplus);
        Ok(())
    }
}

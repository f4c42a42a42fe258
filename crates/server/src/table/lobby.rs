//! Before and around a game: who sits where, and what the host may do.

use endboss_gamebox::Level;
use endboss_journal::LONGEST_SALT;
use endboss_lexicon::{Seat, Viewer};
use subtle::ConstantTimeEq;

use super::actor::Actor;
use super::hall::now;
use super::letter::{Answer, Caller};
use super::live::Live;
use super::record::{Away, Holder, Record, SeatRecord, new_secret};
use super::refusal::Refusal;
use super::settings::{Visibility, bot_kind};
use crate::notice::NoticeKind;
use crate::store::{Deed, PersonId, TableState};

const HOST_ONLY: Refusal = Refusal::NotYours("only the host of the table may do that");

impl Actor {
    /// From where the caller looks: the seat named, a seat of theirs, or outside.
    pub(super) fn viewer(
        &self,
        from: Option<&Caller>,
        seat: Option<Seat>,
    ) -> Result<Viewer, Refusal> {
        if let Some(seat) = seat {
            self.own_seat(from, seat)?;
            return Ok(Viewer::Seat(seat));
        }
        let own = from.and_then(|caller| self.record.seats_of(caller.person).next());
        let host = from.is_some_and(|caller| caller.person == self.record.host);
        match own {
            Some(seat) => Ok(Viewer::Seat(seat)),
            None if host || self.record.settings.visibility != Visibility::Private => {
                Ok(Viewer::Public)
            }
            None => Err(Refusal::NotYours("nobody may look on at this table")),
        }
    }

    fn host(&self, from: Option<&Caller>) -> Result<(), Refusal> {
        match from {
            Some(caller) if caller.person == self.record.host => Ok(()),
            _ => Err(HOST_ONLY),
        }
    }

    fn seat(&mut self, seat: Seat) -> Result<&mut SeatRecord, Refusal> {
        let missing = Refusal::NoSeat(seat.letter().to_string());
        self.record.seats.get_mut(seat.index()).ok_or(missing)
    }

    fn not_finished(&self) -> Result<(), Refusal> {
        match self.state {
            TableState::Waiting | TableState::Playing => Ok(()),
            TableState::Over => Err(Refusal::NotNow("the game is over")),
            TableState::Closed => Err(Refusal::NotNow("this table is closed")),
            TableState::Broken => Err(Refusal::Broken),
        }
    }

    /// Sits down. The secret of a seat opens it to whoever has it; without it only open seats of
    /// tables that are not private are free.
    pub(super) fn take(
        &mut self,
        from: Option<&Caller>,
        seat: Seat,
        secret: Option<&str>,
    ) -> Result<(), Refusal> {
        self.not_finished()?;
        let caller = from.ok_or(Refusal::NotYours("say who you are first"))?.clone();
        if self.record.barred.contains(&caller.person) {
            return Err(Refusal::NotYours("the host does not want you at this table"));
        }
        if self.record.settings.rated && !caller.account {
            return Err(Refusal::NotYours("a rated game needs an account; sign up first"));
        }
        if self.record.settings.is_daily() && self.record.seats_of(caller.person).next().is_none() {
            return Err(Refusal::NotYours("a daily dungeon is played by whoever began it"));
        }
        let host = caller.person == self.record.host;
        let hidden = self.record.settings.visibility == Visibility::Private && !host;
        let playing = self.state == TableState::Playing;
        let elsewhere = self.record.seats_of(caller.person).any(|other| other != seat);
        let rated = self.record.settings.rated;
        let record = self.seat(seat)?;
        let opened = match secret {
            Some(secret) => {
                let fits: bool = secret.as_bytes().ct_eq(record.secret.as_bytes()).into();
                if !fits {
                    return Err(Refusal::NotYours("that link does not open this seat"));
                }
                true
            }
            None => false,
        };
        match &record.holder {
            Holder::Person { id, .. } if *id == caller.person => return self.come_back(from, seat),
            Holder::Open if opened || !hidden => {}
            Holder::Open => return Err(Refusal::NotYours("this seat is taken by its link only")),
            Holder::Person { .. } | Holder::Bot { .. } if opened => {}
            Holder::Person { .. } => return Err(Refusal::NotNow("somebody sits there")),
            Holder::Bot { .. } => {
                return Err(Refusal::NotNow("a bot sits there; the host can open the seat"));
            }
        }
        if rated && elsewhere {
            return Err(Refusal::NotNow("in a rated game one person has one seat"));
        }
        if rated && playing {
            return Err(Refusal::NotNow("a rated game is finished by those who began it"));
        }
        if playing && elsewhere {
            return Err(Refusal::NotNow("you know another hand of this game"));
        }
        record.holder =
            Holder::Person { id: caller.person, name: caller.name, account: caller.account };
        record.away = None;
        self.changed = true;
        Ok(())
    }

    /// Before the game the seat is free again; in a game a bot plays on or the seat concedes. [Q20]
    pub(super) fn leave(&mut self, from: Option<&Caller>, seat: Seat) -> Result<(), Refusal> {
        self.own_seat(from, seat)?;
        self.not_finished()?;
        // Nobody plays on in a daily dungeon: it waits for whoever began it.
        if self.record.settings.is_daily() {
            return Ok(());
        }
        self.changed = true;
        match self.state {
            TableState::Waiting => *self.seat(seat)? = SeatRecord::open(),
            _ => self.away(seat)?,
        }
        Ok(())
    }

    fn away(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.seat(seat)?.away = Some(Away::Left);
        self.proposal = None;
        Ok(())
    }

    pub(super) fn come_back(&mut self, from: Option<&Caller>, seat: Seat) -> Result<(), Refusal> {
        self.own_seat(from, seat)?;
        self.not_finished()?;
        let record = self.seat(seat)?;
        if record.away.take().is_some() {
            self.changed = true;
            // The question that stands now is theirs, with all its time.
            self.ask_anew(seat);
        }
        Ok(())
    }

    /// The host gives a seat to a bot, or opens it; in a game an open seat is played by a bot until
    /// somebody takes it.
    pub(super) fn give(
        &mut self,
        from: Option<&Caller>,
        seat: Seat,
        bot: Option<String>,
    ) -> Result<(), Refusal> {
        self.host(from)?;
        self.not_finished()?;
        if let Some(level) = &bot {
            bot_kind(level)?;
        }
        if self.seat(seat)?.person().is_some() {
            return Err(Refusal::NotNow("a person sits there; they can leave, or you can kick"));
        }
        let waiting = self.state == TableState::Waiting;
        let record = self.seat(seat)?;
        record.holder = bot.map_or(Holder::Open, |level| Holder::Bot { level });
        if waiting {
            record.secret = new_secret();
        }
        self.changed = true;
        Ok(())
    }

    pub(super) fn kick(&mut self, from: Option<&Caller>, seat: Seat) -> Result<(), Refusal> {
        self.host(from)?;
        self.not_finished()?;
        let person = self.seat(seat)?.person();
        let person = person.ok_or(Refusal::NotNow("nobody sits there"))?;
        self.not_for_rating()?;
        if person == self.record.host {
            return Err(Refusal::NotNow("you cannot kick yourself; leave, or close the table"));
        }
        self.record.barred.push(person);
        // What the person knew opens nothing any more.
        let secret = new_secret();
        match self.state {
            TableState::Waiting => *self.seat(seat)? = SeatRecord::open(),
            _ => {
                self.away(seat)?;
                let record = self.seat(seat)?;
                record.holder = Holder::Open;
                record.away = None;
            }
        }
        self.seat(seat)?.secret = secret;
        self.changed = true;
        self.hall.tell(person, &self.row, NoticeKind::Kicked);
        Ok(())
    }

    pub(super) fn mute(
        &mut self,
        from: Option<&Caller>,
        seat: Seat,
        on: bool,
    ) -> Result<(), Refusal> {
        self.host(from)?;
        let person = self.seat(seat)?.person().ok_or(Refusal::NotNow("nobody sits there"))?;
        self.record.muted.retain(|muted| *muted != person);
        if on {
            self.record.muted.push(person);
        }
        self.changed = true;
        Ok(())
    }

    /// The host sees the links of the seats nobody sits on; everybody sees their own.
    pub(super) fn links(&self, from: Option<&Caller>) -> Result<Answer, Refusal> {
        let caller = from.ok_or(Refusal::NotYours("say who you are first"))?;
        self.viewer(from, None)?;
        let host = caller.person == self.record.host;
        let seats = (0u8..).zip(&self.record.seats);
        let mine = seats.filter(|(_, seat)| match seat.person() {
            Some(person) => person == caller.person,
            None => host,
        });
        Ok(Answer::Links(mine.map(|(n, seat)| (Seat(n), seat.secret.clone())).collect()))
    }

    /// A player's own share in the deal, after the commitment was shown.
    pub(super) fn salt(
        &mut self,
        from: Option<&Caller>,
        seat: Seat,
        salt: &str,
    ) -> Result<(), Refusal> {
        self.own_seat(from, seat)?;
        if self.state != TableState::Waiting {
            return Err(Refusal::NotNow("salt is added before the game begins"));
        }
        if salt.len() > LONGEST_SALT {
            return Err(Refusal::TooMuch("salt has at most 64 bytes"));
        }
        self.seat(seat)?.salt = (!salt.is_empty()).then(|| salt.to_owned());
        self.changed = true;
        Ok(())
    }

    pub(super) async fn start(
        &mut self,
        from: Option<&Caller>,
        fill: Option<String>,
    ) -> Result<(), Refusal> {
        self.host(from)?;
        if self.state != TableState::Waiting {
            return Err(Refusal::NotNow("the game has begun"));
        }
        if let Some(level) = &fill {
            bot_kind(level)?;
        }
        let open = |seat: &SeatRecord| seat.holder == Holder::Open;
        if fill.is_none() && self.record.seats.iter().any(open) {
            return Err(Refusal::NotNow("a seat is open; wait for somebody, or give it to a bot"));
        }
        let people = self.record.seats.iter().filter_map(|seat| match &seat.holder {
            Holder::Person { account, .. } => Some(*account),
            _ => None,
        });
        let people: Vec<bool> = people.collect();
        if self.record.settings.rated && (people.len() < 2 || people.contains(&false)) {
            return Err(Refusal::NotNow("a rated game needs two people or more, with accounts"));
        }
        let setup = self.record.settings.setup()?;
        let hall = self.hall.clone();
        let laid = tokio::task::spawn_blocking(move || hall.library.lay_out(&setup));
        let laid = laid.await.expect("laying out does not panic")?;
        if let Some(level) = fill {
            for seat in self.record.seats.iter_mut().filter(|seat| open(seat)) {
                seat.holder = Holder::Bot { level: level.clone() };
            }
        }
        // The packs are in the store before a journal names them.
        let packs = self.hall.library.deeds(&laid);
        self.write(packs).await?;
        self.hall.library.written(&laid);
        self.live = Some(Live::begin(laid, &self.record, now()));
        self.state = TableState::Playing;
        self.changed = true;
        for seat in &self.record.seats {
            if let Some(person) = seat.person().filter(|person| *person != self.record.host) {
                self.hall.tell(person, &self.row, NoticeKind::GameStarted);
            }
        }
        Ok(())
    }

    /// Nobody escapes a rated game by being its host.
    fn not_for_rating(&self) -> Result<(), Refusal> {
        match (self.record.settings.rated, self.state) {
            (true, TableState::Playing) => {
                Err(Refusal::NotNow("a rated game is played to its end; you may mute or concede"))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn close(&mut self, from: Option<&Caller>) -> Result<(), Refusal> {
        self.host(from)?;
        self.not_finished()?;
        self.not_for_rating()?;
        self.shut();
        Ok(())
    }

    /// The operator may close what a bug stopped, too.
    pub(super) fn close_for_operator(&mut self) -> Result<(), Refusal> {
        if self.state != TableState::Broken {
            self.not_finished()?;
        }
        self.shut();
        Ok(())
    }

    /// The table is closed; a game that was on is adjourned for ever.
    pub(super) fn shut(&mut self) {
        if let Some(live) = &mut self.live {
            live.adjourn(now());
        }
        self.state = TableState::Closed;
        self.row.due = None;
        self.changed = true;
    }

    /// The person is called so now, or is another: a guest who signed in.
    pub(super) fn become_another(&mut self, from: PersonId, into: &Caller) -> Result<(), Refusal> {
        for seat in &mut self.record.seats {
            if seat.person() == Some(from) {
                let (id, name) = (into.person, into.name.clone());
                seat.holder = Holder::Person { id, name, account: into.account };
            }
        }
        let people = [&mut self.record.muted, &mut self.record.barred].into_iter().flatten();
        let said = self.record.chat.iter_mut().filter_map(|line| line.person.as_mut());
        for person in people.chain(said).chain([&mut self.record.host]) {
            if *person == from {
                *person = into.person;
            }
        }
        self.changed = true;
        Ok(())
    }

    /// The person is nobody: bots play on, and their words go.
    pub(super) fn forget(&mut self, person: PersonId) -> Result<(), Refusal> {
        for seat in &mut self.record.seats {
            if seat.person() == Some(person) {
                seat.holder = Holder::Open;
                seat.away = None;
                seat.salt = None;
                seat.secret = new_secret();
            }
        }
        // Without whoever began it nobody goes on.
        if self.record.settings.is_daily() && self.not_finished().is_ok() {
            self.shut();
        }
        self.record.chat.retain(|line| line.person != Some(person));
        self.record.muted.retain(|muted| *muted != person);
        self.record.barred.retain(|barred| *barred != person);
        if self.record.host == person {
            // Somebody who is still here is the host now, if anybody is.
            let next = self.record.seats.iter().find_map(SeatRecord::person);
            self.record.host = next.unwrap_or(PersonId(0));
        }
        self.changed = true;
        Ok(())
    }

    /// Nobody came for too long.
    pub(super) async fn expire(&mut self, before: i64) -> Result<Answer, Refusal> {
        let touched = self.live.as_ref().map_or(self.row.touched, |live| live.touched);
        if touched.max(self.row.touched) < before && self.not_finished().is_ok() {
            self.shut();
            self.save().await?;
        }
        Ok(Answer::Table(self.row.id))
    }

    /// The same players at a new table. Whoever asks second finds the one that is there.
    pub(super) async fn rematch(&mut self, from: Option<&Caller>) -> Result<Answer, Refusal> {
        if self.state != TableState::Over {
            return Err(Refusal::NotNow("the game is not over"));
        }
        if self.record.settings.is_daily() {
            return Err(Refusal::NotNow("a daily dungeon is begun at its own door, /daily"));
        }
        let caller = from.ok_or(Refusal::NotYours("say who you are first"))?;
        if self.record.seats_of(caller.person).next().is_none() {
            return Err(Refusal::NotYours("only those who played can ask for a rematch"));
        }
        if let Some(there) = self.record.rematch {
            return Ok(Answer::Table(there));
        }
        let mut record =
            Record::new(self.record.settings.clone(), caller.person, self.record.seats.len() as u8);
        for (seat, before) in record.seats.iter_mut().zip(&self.record.seats) {
            seat.holder = match &before.holder {
                Holder::Open => Holder::Bot { level: Level::Normal.id().to_owned() },
                // They may be called otherwise by now.
                Holder::Person { id, .. } if *id == caller.person => {
                    Holder::Person { id: *id, name: caller.name.clone(), account: caller.account }
                }
                holder => holder.clone(),
            };
        }
        record.barred = self.record.barred.clone();
        let row = self.hall.new_row(&record);
        let id = row.id;
        self.record.rematch = Some(id);
        let this = self.record.row(&self.row, self.state, self.row.due, now());
        self.write(vec![Deed::NewTable(row.clone()), Deed::Table(this)]).await?;
        for person in record.seats.iter().filter_map(SeatRecord::person) {
            if person != caller.person {
                self.hall.tell(person, &row, NoticeKind::GameStarted);
            }
        }
        Ok(Answer::Table(id))
    }
}

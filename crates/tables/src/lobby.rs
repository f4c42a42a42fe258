//! Before and around a game: who sits where, and what the host may do.

use endboss_gamebox::Level;
use endboss_journal::LONGEST_SALT;
use endboss_lexicon::{Seat, Viewer};
use subtle::ConstantTimeEq;

use super::actor::Actor;
use super::letter::{Answer, Caller};
use super::live::Live;
use super::record::{Away, Holder, SeatRecord, new_secret};
use super::refusal::{NotNow, NotYours, Refusal, TooMuch};
use super::settings::Visibility;
use super::shares::Alone;
use endboss_notices::NoticeKind;
use endboss_people::ClientAddress;
use endboss_store::{PersonId, Sitting, TableState};

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
        let wanted = from.is_some_and(|caller| {
            caller.person == self.record.host
                || self.record.held_for(caller.person).next().is_some()
        });
        match own {
            Some(seat) => Ok(Viewer::Seat(seat)),
            None if wanted || self.record.settings.visibility != Visibility::Private => {
                Ok(Viewer::Public)
            }
            None => Err(NotYours::NoWatching.into()),
        }
    }

    fn host(&self, from: Option<&Caller>) -> Result<(), Refusal> {
        match from {
            Some(caller) if caller.person == self.record.host => Ok(()),
            _ => Err(NotYours::HostOnly.into()),
        }
    }

    fn seat(&mut self, seat: Seat) -> Result<&mut SeatRecord, Refusal> {
        let missing = Refusal::NoSeat(seat.letter().to_string());
        self.record.seats.get_mut(seat.index()).ok_or(missing)
    }

    fn not_finished(&self) -> Result<(), Refusal> {
        match self.state {
            TableState::Waiting | TableState::Playing => Ok(()),
            TableState::Over => Err(NotNow::GameOver.into()),
            TableState::Closed => Err(NotNow::Closed.into()),
            TableState::Broken => Err(Refusal::Broken),
        }
    }

    /// Sits down. An open seat is taken by its secret, or by anybody where the table is not private; a
    /// seat that is held, by whom it is held for. The secret of a seat somebody holds is the holder's
    /// own: it lets another device of theirs play from there, and throws nobody out.
    pub(super) fn take(
        &mut self,
        from: Option<&Caller>,
        seat: Seat,
        secret: Option<&str>,
    ) -> Result<(), Refusal> {
        self.not_finished()?;
        let caller = from.ok_or(NotYours::WhoAreYou)?.clone();
        if self.record.barred.contains(&caller.person) {
            return Err(NotYours::Barred.into());
        }
        if self.record.settings.rated && !caller.account {
            return Err(NotYours::RatedAccount.into());
        }
        if self.record.settings.is_daily() && self.record.seats_of(caller.person).next().is_none() {
            return Err(NotYours::DailyOwner.into());
        }
        let host = caller.person == self.record.host;
        let hidden = self.record.settings.visibility == Visibility::Private && !host;
        let playing = self.state == TableState::Playing;
        let elsewhere = self.record.seats_of(caller.person).any(|other| other != seat);
        let rated = self.record.settings.rated;
        let record = self.seat(seat)?;
        // Whoever held a seat always comes back to it as themselves, with an old link, too.
        if record.admits(caller.person) {
            return self.come_back(from, seat);
        }
        let opened = match secret {
            Some(secret) => {
                let fits: bool = secret.as_bytes().ct_eq(record.secret.as_bytes()).into();
                if !fits {
                    return Err(NotYours::WrongLink.into());
                }
                true
            }
            None => false,
        };
        match &record.holder {
            Holder::Open if opened || !hidden => {}
            Holder::Open => return Err(NotYours::LinkOnly.into()),
            Holder::Held { id, .. } if *id == caller.person => {}
            Holder::Held { .. } => {
                return Err(NotNow::SeatHeld.into());
            }
            Holder::Person { .. } if opened => {
                // Only whoever sat here knows the link.
                self.holder_is_back(seat);
                return self.join(&caller, seat);
            }
            Holder::Person { .. } => return Err(NotNow::SeatTaken.into()),
            Holder::Bot { .. } => {
                return Err(NotNow::SeatOfBot.into());
            }
        }
        if rated && elsewhere {
            return Err(NotNow::RatedOneSeat.into());
        }
        if rated && playing {
            return Err(NotNow::RatedBegun.into());
        }
        if playing && elsewhere {
            return Err(NotNow::KnowsHand.into());
        }
        let Caller { person: id, name, account } = caller;
        record.pass_to(Holder::Person { id, name, account });
        self.takes_over(seat);
        Ok(())
    }

    /// Another device of whoever holds the seat: another guest to us, who plays from it, too. The
    /// seat keeps its name, and its link.
    pub(super) fn join(&mut self, caller: &Caller, seat: Seat) -> Result<(), Refusal> {
        if self.record.settings.rated {
            return Err(NotNow::RatedDevice.into());
        }
        if self.record.seats_of(caller.person).any(|other| other != seat) {
            return Err(NotNow::KnowsHand.into());
        }
        let record = self.seat(seat)?;
        if record.devices.len() >= Sitting::DEVICES {
            return Err(NotNow::ManyDevices.into());
        }
        record.devices.push(caller.person);
        self.changed = true;
        Ok(())
    }

    /// The holder has a new link, and plays from no other device any more.
    pub(super) fn renew(&mut self, from: Option<&Caller>, seat: Seat) -> Result<(), Refusal> {
        self.own_seat(from, seat)?;
        self.not_finished()?;
        let record = self.seat(seat)?;
        if from.map(|caller| caller.person) != record.person() {
            return Err(NotYours::RenewOwner.into());
        }
        record.secret = new_secret();
        record.devices.clear();
        record.by_consent.clear();
        self.changed = true;
        // What the others still watch from this desk ends.
        self.desks[seat.index()].person = None;
        Ok(())
    }

    /// Before the game the seat is free again; in a game a bot plays on or the seat concedes. [Q20]
    pub(super) fn leave(&mut self, from: Option<&Caller>, seat: Seat) -> Result<(), Refusal> {
        self.own_seat(from, seat)?;
        self.not_by_consent(from, seat)?;
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
        self.seat(seat)?;
        self.gives_way(seat, Away::Left);
        self.proposal = None;
        Ok(())
    }

    pub(super) fn come_back(&mut self, from: Option<&Caller>, seat: Seat) -> Result<(), Refusal> {
        self.own_seat(from, seat)?;
        self.not_finished()?;
        if self.seat(seat)?.away.is_some() {
            // The question that stands now is theirs, with the time that is left.
            self.takes_over(seat);
        }
        Ok(())
    }

    /// The host gives a seat to a bot, or opens it; in a game an open seat is played by a bot until
    /// somebody takes it.
    pub(super) fn give(
        &mut self,
        from: Option<&Caller>,
        seat: Seat,
        bot: Option<Level>,
    ) -> Result<(), Refusal> {
        self.host(from)?;
        self.not_finished()?;
        if self.seat(seat)?.person().is_some() {
            return Err(NotNow::PersonSits.into());
        }
        self.not_for_rating()?;
        let holder = bot.map_or(Holder::Open, |level| Holder::Bot { level });
        self.seat(seat)?.pass_to(holder);
        self.changed = true;
        Ok(())
    }

    pub(super) fn kick(&mut self, from: Option<&Caller>, seat: Seat) -> Result<(), Refusal> {
        self.host(from)?;
        self.not_finished()?;
        let person = self.seat(seat)?.person();
        let person = person.ok_or(NotNow::NobodySits)?;
        self.not_for_rating()?;
        if person == self.record.host {
            return Err(NotNow::KickYourself.into());
        }
        let devices = self.seat(seat)?.devices.clone();
        self.record.barred.extend(devices.into_iter().chain([person]));
        // What the person knew opens nothing any more.
        match self.state {
            TableState::Waiting => *self.seat(seat)? = SeatRecord::open(),
            _ => {
                self.away(seat)?;
                self.seat(seat)?.pass_to(Holder::Open);
            }
        }
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
        let person = self.seat(seat)?.person().ok_or(NotNow::NobodySits)?;
        self.record.muted.retain(|muted| *muted != person);
        if on {
            self.record.muted.push(person);
        }
        self.changed = true;
        Ok(())
    }

    /// The host sees the links of open seats; everybody sees their own, and nobody else does.
    pub(super) fn links(&self, from: Option<&Caller>) -> Result<Answer, Refusal> {
        let caller = from.ok_or(NotYours::WhoAreYou)?;
        self.viewer(from, None)?;
        let host = caller.person == self.record.host;
        let seats = (0u8..).zip(&self.record.seats);
        let mine = seats.filter(|(_, seat)| match seat.holder {
            Holder::Person { .. } => seat.admits(caller.person),
            Holder::Open => host,
            Holder::Held { .. } | Holder::Bot { .. } => false,
        });
        let links = mine.filter_map(|(n, seat)| Some((Seat(n), seat.link()?.to_owned())));
        Ok(Answer::Links(links.collect()))
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
            return Err(NotNow::SaltLate.into());
        }
        if salt.len() > LONGEST_SALT {
            return Err(TooMuch::Salt.into());
        }
        self.seat(seat)?.salt = (!salt.is_empty()).then(|| salt.to_owned());
        self.changed = true;
        Ok(())
    }

    pub(super) async fn start(
        &mut self,
        from: Option<&Caller>,
        fill: Option<Level>,
        address: Option<ClientAddress>,
    ) -> Result<(), Refusal> {
        self.host(from)?;
        if self.state != TableState::Waiting {
            return Err(NotNow::Begun.into());
        }
        // Nobody plays who did not sit down.
        if self.record.seats.iter().any(|seat| seat.held_for().is_some()) {
            return Err(NotNow::HeldAtStart.into());
        }
        let open = |seat: &SeatRecord| seat.holder == Holder::Open;
        if fill.is_none() && self.record.seats.iter().any(open) {
            return Err(NotNow::OpenAtStart.into());
        }
        let people = self.record.seats.iter().filter_map(|seat| match &seat.holder {
            Holder::Person { account, .. } => Some(*account),
            _ => None,
        });
        let people: Vec<bool> = people.collect();
        if self.record.settings.rated && (people.len() < 2 || people.contains(&false)) {
            return Err(NotNow::RatedFew.into());
        }
        let alone = match people.is_empty() {
            true => Some(self.place_alone(address).ok_or(NotNow::BotsAlone)?),
            false => None,
        };
        let setup = self.record.settings.setup();
        let hall = self.hall.clone();
        let laid = tokio::task::spawn_blocking(move || hall.library.lay_out(&setup));
        let laid = laid.await.expect("laying out does not panic")?;
        if let Some(level) = fill {
            for seat in self.record.seats.iter_mut().filter(|seat| open(seat)) {
                seat.holder = Holder::Bot { level };
            }
        }
        // The packs are in the store before a journal names them.
        let packs = self.hall.library.deeds(&laid);
        self.write(packs).await?;
        self.hall.library.written(&laid);
        self.live = Some(Live::begin(laid, &self.record, self.hall.time()));
        self.alone = alone;
        self.begun_from = address;
        self.state = TableState::Playing;
        self.changed = true;
        for seat in &self.record.seats {
            if let Some(person) = seat.person().filter(|person| *person != self.record.host) {
                self.hall.tell(person, &self.row, NoticeKind::GameStarted);
            }
        }
        Ok(())
    }

    fn place_alone(&self, address: Option<ClientAddress>) -> Option<Alone> {
        self.hall.shares.alone_at(self.row.id, self.record.host, address)
    }

    /// Whether bots may think: those who play alone need one of the few places for that.
    pub(super) fn may_think(&mut self) -> bool {
        // Whoever is out or gave up looks on: the game is that of the bots.
        if self.players().iter().any(|seat| self.record.seats[seat.index()].away.is_none()) {
            self.alone = None;
            return true;
        }
        if self.alone.is_none() {
            self.alone = self.place_alone(self.begun_from);
        }
        self.alone.is_some()
    }

    /// Nobody escapes a rated game by being its host.
    fn not_for_rating(&self) -> Result<(), Refusal> {
        match (self.record.settings.rated, self.state) {
            (true, TableState::Playing) => Err(Refusal::NotNow(NotNow::RatedToEnd)),
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
        let time = self.hall.time();
        if let Some(live) = &mut self.live {
            live.adjourn(time);
        }
        self.state = TableState::Closed;
        self.row.due = None;
        self.changed = true;
    }

    /// The person is called so now, or is another: a guest who signed in.
    pub(super) fn become_another(&mut self, from: PersonId, into: &Caller) -> Result<(), Refusal> {
        for seat in &mut self.record.seats {
            match &mut seat.holder {
                Holder::Person { id, name, account } | Holder::Held { id, name, account }
                    if *id == from =>
                {
                    (*id, *name, *account) = (into.person, into.name.clone(), into.account);
                }
                _ => {}
            }
        }
        let record = &mut self.record;
        let people = [&mut record.muted, &mut record.barred, &mut record.disbelieved];
        let devices = record.seats.iter_mut();
        let devices = devices.flat_map(|seat| seat.devices.iter_mut().chain(&mut seat.by_consent));
        let said = self.chat.iter_mut().filter_map(|line| line.person.as_mut());
        let claims = record.claim.iter_mut().map(|claim| &mut claim.person);
        let all = people.into_iter().flatten().chain(devices).chain(said).chain(claims);
        for person in all.chain([&mut record.host]).filter(|person| **person == from) {
            *person = into.person;
        }
        for seat in &mut record.seats {
            // Whoever signed in on a second device is one person now.
            let holder = seat.person();
            for devices in [&mut seat.devices, &mut seat.by_consent] {
                devices.retain(|device| Some(*device) != holder);
                devices.sort_unstable();
                devices.dedup();
            }
        }
        self.changed = true;
        Ok(())
    }

    /// The person is nobody: bots play on, and their words go.
    pub(super) fn forget(&mut self, person: PersonId) -> Result<(), Refusal> {
        for seat in &mut self.record.seats {
            seat.devices.retain(|device| *device != person);
            seat.by_consent.retain(|device| *device != person);
            if seat.person() == Some(person) || seat.held_for() == Some(person) {
                seat.pass_to(Holder::Open);
                seat.salt = None;
            }
        }
        if self.record.claim.as_ref().is_some_and(|claim| claim.person == person) {
            self.record.claim = None;
        }
        self.record.disbelieved.retain(|other| *other != person);
        // Without whoever began it nobody goes on.
        if self.record.settings.is_daily() && self.not_finished().is_ok() {
            self.shut();
        }
        self.chat.retain(|line| line.person != Some(person));
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
}

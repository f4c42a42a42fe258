//! Back to a seat without its link: a guest who lost the cookie asks, and all the other people of the
//! table agree. They may be wrong, or lie: so whoever comes this way plays, decides nothing else, and
//! goes when whoever sat there comes back.

use endboss_lexicon::Seat;

use super::actor::Actor;
use super::letter::Caller;
use super::record::{Claim, Holder};
use super::refusal::{NotNow, NotYours, Refusal};
use super::settings::Clock;
use endboss_notices::NoticeKind;
use endboss_store::PersonId;

/// A wish that nobody answered is forgotten after so long.
const FORGOTTEN: i64 = 3 * 86_400_000;

/// Where a game takes days, so does coming to say no; and where one other person would be enough to
/// give a seat away, there is as much time for it.
const A_DAY: i64 = 86_400_000;

/// So many are remembered whom the table did not believe.
const MOST_DISBELIEVED: usize = 100;

impl Actor {
    /// Asks for a seat, or takes it when all have agreed and nobody came to it meanwhile. Whoever
    /// holds it is told, and any sign of theirs is a no.
    pub(super) fn claim(&mut self, from: Option<&Caller>, seat: Seat) -> Result<(), Refusal> {
        let caller = from.ok_or(NotYours::WhoAreYou)?.clone();
        let record = self.record.seats.get(seat.index());
        let record = record.ok_or_else(|| Refusal::NoSeat(seat.letter().to_string()))?;
        if record.admits(caller.person) {
            return self.come_back(from, seat);
        }
        self.may_claim(&caller, seat)?;
        let time = self.hall.time();
        let stands = |claim: &&Claim| time - claim.since < FORGOTTEN;
        match self.record.claim.as_ref().filter(stands) {
            Some(claim) if claim.person == caller.person && claim.seat == seat.0 => {
                if !self.is_granted(claim, time) {
                    return Err(NotNow::ClaimWait.into());
                }
                self.join(&caller, seat)?;
                self.record.claim = None;
                self.record.seats[seat.index()].by_consent.push(caller.person);
                return self.come_back(from, seat);
            }
            Some(_) => {
                return Err(NotNow::ClaimAsked.into());
            }
            None => {}
        }
        let (person, name) = (caller.person, caller.name);
        self.record.claim =
            Some(Claim { seat: seat.0, person, name, since: time, agreed: Vec::new() });
        self.changed = true;
        if let Some(holder) = self.record.seats[seat.index()].person() {
            self.hall.tell(holder, &self.row, NoticeKind::SeatClaimed);
        }
        Ok(())
    }

    fn may_claim(&self, caller: &Caller, seat: Seat) -> Result<(), Refusal> {
        self.playing()?;
        if self.record.settings.rated {
            return Err(NotNow::RatedDevice.into());
        }
        if self.record.settings.is_daily() {
            return Err(NotYours::DailyOwner.into());
        }
        if self.record.barred.contains(&caller.person) {
            return Err(NotYours::Barred.into());
        }
        if self.record.disbelieved.contains(&caller.person) {
            return Err(NotYours::Disbelieved.into());
        }
        if self.record.seats_of(caller.person).next().is_some() {
            return Err(NotNow::KnowsHand.into());
        }
        match self.record.seats[seat.index()].holder {
            Holder::Person { account: false, .. } => {}
            Holder::Person { account: true, .. } => {
                return Err(NotYours::SeatOfAccount.into());
            }
            _ => return Err(NotNow::NobodySits.into()),
        }
        if self.desks[seat.index()].watching > 0 {
            return Err(NotNow::SeatInUse.into());
        }
        if self.witnesses(seat).next().is_none() {
            return Err(NotNow::NoWitness.into());
        }
        Ok(())
    }

    /// The seats of the other people, and of those who left, too: the fewer play, the easier it would
    /// be to agree.
    fn witnesses(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let holder = self.record.seats[seat.index()].person();
        let others = (0u8..).zip(&self.record.seats);
        let others = others.filter(move |(_, it)| it.person().is_some() && it.person() != holder);
        others.map(|(n, _)| Seat(n))
    }

    /// So long the seat must be quiet.
    fn quiet(&self, seat: Seat) -> i64 {
        let person = |seat: Seat| self.record.seats[seat.index()].person();
        let first = self.witnesses(seat).next().and_then(person);
        let several = self.witnesses(seat).any(|other| person(other) != first);
        match self.record.settings.clock {
            Clock::Move { .. } | Clock::Game { .. } if several => {
                self.hall.config.claim_wait.as_millis() as i64
            }
            _ => A_DAY,
        }
    }

    fn is_granted(&self, claim: &Claim, time: i64) -> bool {
        let seat = Seat(claim.seat);
        let agreed = self.witnesses(seat).all(|other| claim.agreed.contains(&other.0));
        let quiet = time - claim.since >= self.quiet(seat);
        agreed && quiet && self.desks[seat.index()].watching == 0
    }

    pub(super) fn answer_claim(
        &mut self,
        from: Option<&Caller>,
        seat: Seat,
        agree: bool,
    ) -> Result<(), Refusal> {
        self.own_seat(from, seat)?;
        self.not_by_consent(from, seat)?;
        let claim = self.record.claim.as_mut();
        let claim = claim.ok_or(NotNow::NobodyClaims)?;
        match agree {
            true if !claim.agreed.contains(&seat.0) => claim.agreed.push(seat.0),
            true => {}
            false => self.disbelieve(),
        }
        self.changed = true;
        Ok(())
    }

    fn disbelieve(&mut self) {
        if let Some(claim) = self.record.claim.take() {
            self.believe_no_more([claim.person]);
        }
    }

    fn believe_no_more(&mut self, people: impl IntoIterator<Item = PersonId>) {
        self.record.disbelieved.extend(people);
        let surplus = self.record.disbelieved.len().saturating_sub(MOST_DISBELIEVED);
        self.record.disbelieved.drain(..surplus);
        self.changed = true;
    }

    /// Whoever came by consent of the others plays for the holder, and decides nothing else.
    pub(super) fn not_by_consent(&self, from: Option<&Caller>, seat: Seat) -> Result<(), Refusal> {
        let record = self.record.seats.get(seat.index());
        let theirs = |caller: &Caller| record.is_some_and(|it| it.is_of(caller.person));
        match from.is_some_and(theirs) {
            true => Ok(()),
            false => Err(NotYours::ByConsent.into()),
        }
    }

    /// Whoever holds a seat is there after all.
    pub(super) fn sign_of_life(&mut self, person: PersonId) {
        let claimed = self.record.claim.as_ref().map(|claim| usize::from(claim.seat));
        let seat = claimed.and_then(|seat| self.record.seats.get(seat));
        if seat.is_some_and(|seat| seat.is_of(person)) {
            self.disbelieve();
        }
        for n in 0..self.record.seats.len() {
            if self.record.seats[n].is_of(person) {
                self.holder_is_back(Seat(n as u8));
            }
        }
    }

    /// Whoever came to the seat by consent goes at once, and what they watch from there ends.
    pub(super) fn holder_is_back(&mut self, seat: Seat) {
        let record = &mut self.record.seats[seat.index()];
        if !record.by_consent.is_empty() {
            let gone = record.let_go();
            self.believe_no_more(gone);
            self.desks[seat.index()].person = None;
        }
    }
}

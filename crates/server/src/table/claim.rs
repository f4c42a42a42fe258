//! Back to a seat without its link: a guest who lost the cookie asks, and everybody who plays agrees.

use endboss_lexicon::Seat;

use super::actor::Actor;
use super::hall::now;
use super::letter::Caller;
use super::record::{Claim, Holder};
use super::refusal::Refusal;
use super::settings::Clock;
use crate::notice::NoticeKind;
use crate::store::PersonId;

/// A wish that nobody answered is forgotten after so long.
const FORGOTTEN: i64 = 3 * 86_400_000;

/// Where a move takes days, so does coming to say no.
const A_DAY: i64 = 86_400_000;

/// So many are remembered whom the table did not believe.
const MOST_DISBELIEVED: usize = 100;

impl Actor {
    /// Asks for a seat, or takes it when all have agreed and nobody came to it meanwhile. Whoever
    /// holds it is told, and any sign of theirs is a no.
    pub(super) fn claim(&mut self, from: Option<&Caller>, seat: Seat) -> Result<(), Refusal> {
        let caller = from.ok_or(Refusal::NotYours("say who you are first"))?.clone();
        let record = self.record.seats.get(seat.index());
        let record = record.ok_or_else(|| Refusal::NoSeat(seat.letter().to_string()))?;
        if record.admits(caller.person) {
            return self.come_back(from, seat);
        }
        self.may_claim(&caller, seat)?;
        let time = now();
        let stands = |claim: &&Claim| time - claim.since < FORGOTTEN;
        match self.record.claim.as_ref().filter(stands) {
            Some(claim) if claim.person == caller.person && claim.seat == seat.0 => {
                if !self.is_granted(claim, time) {
                    return Err(Refusal::NotNow(
                        "not yet: all who play must agree, and the seat must be quiet for a while",
                    ));
                }
                self.record.claim = None;
                self.changed = true;
                self.join(&caller, seat)?;
                return self.come_back(from, seat);
            }
            Some(_) => {
                return Err(Refusal::NotNow("a seat is asked for already; wait for the answer"));
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
            return Err(Refusal::NotNow("in a rated game sign in to your account on this device"));
        }
        if self.record.settings.is_daily() {
            return Err(Refusal::NotYours("a daily dungeon is played by whoever began it"));
        }
        if self.record.barred.contains(&caller.person) {
            return Err(Refusal::NotYours("the host does not want you at this table"));
        }
        if self.record.disbelieved.contains(&caller.person) {
            return Err(Refusal::NotYours("those who play here have said no"));
        }
        if self.record.seats_of(caller.person).next().is_some() {
            return Err(Refusal::NotNow("you know another hand of this game"));
        }
        if !matches!(self.record.seats[seat.index()].holder, Holder::Person { .. }) {
            return Err(Refusal::NotNow("nobody sits there"));
        }
        if self.desks[seat.index()].watching > 0 {
            return Err(Refusal::NotNow("somebody plays from that seat now"));
        }
        if self.witnesses(seat).next().is_none() {
            return Err(Refusal::NotNow("nobody else plays here who could know you"));
        }
        Ok(())
    }

    /// The seats of the other people who play.
    fn witnesses(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let holder = self.record.seats[seat.index()].person();
        let others = (0u8..).zip(&self.record.seats);
        let others =
            others.filter(move |(_, it)| it.is_played_by_person() && it.person() != holder);
        others.map(|(n, _)| Seat(n))
    }

    fn is_granted(&self, claim: &Claim, time: i64) -> bool {
        let quiet = match self.record.settings.clock {
            Clock::Days { .. } => A_DAY,
            _ => self.hall.config.claim_wait.as_millis() as i64,
        };
        let seat = Seat(claim.seat);
        let agreed = self.witnesses(seat).all(|other| claim.agreed.contains(&other.0));
        agreed && time - claim.since >= quiet && self.desks[seat.index()].watching == 0
    }

    pub(super) fn answer_claim(
        &mut self,
        from: Option<&Caller>,
        seat: Seat,
        agree: bool,
    ) -> Result<(), Refusal> {
        self.own_seat(from, seat)?;
        let claim = self.record.claim.as_mut();
        let claim = claim.ok_or(Refusal::NotNow("nobody asks for a seat"))?;
        match agree {
            true if !claim.agreed.contains(&seat.0) => claim.agreed.push(seat.0),
            true => {}
            false => self.disbelieve(),
        }
        self.changed = true;
        Ok(())
    }

    fn disbelieve(&mut self) {
        let Some(claim) = self.record.claim.take() else { return };
        self.record.disbelieved.push(claim.person);
        let surplus = self.record.disbelieved.len().saturating_sub(MOST_DISBELIEVED);
        self.record.disbelieved.drain(..surplus);
        self.changed = true;
    }

    /// Whoever holds the seat is there after all.
    pub(super) fn sign_of_life(&mut self, person: PersonId) {
        let claimed = self.record.claim.as_ref().map(|claim| usize::from(claim.seat));
        let seat = claimed.and_then(|seat| self.record.seats.get(seat));
        if seat.is_some_and(|seat| seat.admits(person)) {
            self.disbelieve();
        }
    }
}

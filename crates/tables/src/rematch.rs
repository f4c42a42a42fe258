//! The same players at another table. It is an invitation: nobody plays who did not sit down.

use endboss_gamebox::Level;

use super::actor::Actor;
use super::hall::now;
use super::letter::{Answer, Caller};
use super::record::{Holder, Record, SeatRecord};
use super::refusal::{NotNow, NotYours, Refusal};
use endboss_notices::NoticeKind;
use endboss_people::ClientAddress;
use endboss_store::{Deed, TableState};

impl Actor {
    /// A new table with the caller on their seat, bots on theirs, and the seats of the others held for
    /// them until they sit down. Whoever asks second finds the one that is there. It counts as any
    /// other table that the caller makes.
    pub(super) async fn rematch(
        &mut self,
        from: Option<&Caller>,
        address: Option<ClientAddress>,
    ) -> Result<Answer, Refusal> {
        if self.state != TableState::Over {
            return Err(NotNow::NotOver.into());
        }
        if self.record.settings.is_daily() {
            return Err(NotNow::DailyDoor.into());
        }
        let caller = from.ok_or(NotYours::WhoAreYou)?;
        if self.record.seats_of(caller.person).next().is_none() {
            return Err(NotYours::RematchPlayers.into());
        }
        if let Some(there) = self.record.rematch {
            return Ok(Answer::Table(there));
        }
        let hall = self.hall.clone();
        let _turn = hall.turn_to_make(caller.person).await;
        let made = hall.may_make(caller.person, address, &self.record.settings).await?;
        let record = self.invitation(caller);
        let row = hall.new_row(&record);
        let id = row.id;
        let before = self.record.rematch.replace(id);
        let this = self.record.row(&self.row, self.state, self.row.due, now());
        let written = self.write(vec![Deed::NewTable(row.clone()), Deed::Table(this)]).await;
        if let Err(refusal) = written {
            self.record.rematch = before;
            return Err(refusal);
        }
        made.stands_at(id);
        for person in record.seats.iter().filter_map(SeatRecord::held_for) {
            hall.tell(person, &row, NoticeKind::Invited);
        }
        Ok(Answer::Table(id))
    }

    fn invitation(&self, caller: &Caller) -> Record {
        let seats = self.record.seats.len() as u8;
        let mut record = Record::new(self.record.settings.clone(), caller.person, seats);
        for (seat, before) in record.seats.iter_mut().zip(&self.record.seats) {
            seat.holder = match &before.holder {
                Holder::Open | Holder::Held { .. } => Holder::Bot { level: Level::Normal },
                // They may be called otherwise by now.
                Holder::Person { id, .. } if *id == caller.person => {
                    Holder::Person { id: *id, name: caller.name.clone(), account: caller.account }
                }
                // From another device: it is the same player. Whoever came by consent of the others
                // may be another, so then the seat is held for whoever sat there.
                Holder::Person { id, name, .. } if before.is_of(caller.person) => {
                    let others = before.devices.iter().filter(|other| {
                        **other != caller.person && !before.by_consent.contains(other)
                    });
                    seat.devices = others.chain([id]).copied().collect();
                    let (id, name) = (caller.person, name.clone());
                    Holder::Person { id, name, account: caller.account }
                }
                Holder::Person { id, name, account } => {
                    Holder::Held { id: *id, name: name.clone(), account: *account }
                }
                Holder::Bot { level } => Holder::Bot { level: *level },
            };
        }
        record.barred = self.record.barred.clone();
        record
    }
}

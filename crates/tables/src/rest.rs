//! A game that none of its people plays: it waits for them, and after a while it is adjourned until
//! they come back. Bots do not finish it alone.

use endboss_lexicon::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::actor::Actor;
use super::live::Live;
use super::pulse::{Now, Played};
use super::record::Away;
use super::settings::Visibility;
use super::snapshot::RestFacts;
use endboss_notices::NoticeKind;
use endboss_store::TableState;

/// Since when nobody plays, in players' time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rest {
    pub since: Played,
    pub adjourned: bool,
    /// When somebody came back to a rated game that was adjourned, and waits for the others.
    pub back: Option<Played>,
}

impl Actor {
    /// The people whose game it still is: who is out or gave up is not waited for.
    pub(super) fn players(&self) -> Vec<Seat> {
        let Some(live) = &self.live else { return Vec::new() };
        let public = live.view(Viewer::Public);
        let seats = (0u8..).map(Seat).zip(&self.record.seats);
        let people = seats.filter(|(_, seat)| seat.person().is_some()).map(|(seat, _)| seat);
        people.filter(|seat| !public.seat(*seat).out && !public.seat(*seat).conceded).collect()
    }

    /// The game rests while all its people are away, and an adjourned one until it may go on.
    pub(super) fn see_who_is_here(&mut self) {
        // A window that is paced takes its time first, so that nothing can be told from that. [Q6]
        if self.paced.is_some() {
            return;
        }
        let now = self.hall.clock();
        let before = self.record.rest;
        self.record.rest = match self.state {
            TableState::Playing => self.rest_now(now),
            _ => None,
        };
        if self.record.rest != before {
            let adjourned = self.record.rest.is_some_and(|rest| rest.adjourned);
            let open = self.record.settings.visibility == Visibility::Open;
            self.row.listed = open && !adjourned;
            self.changed = true;
        }
    }

    fn rest_now(&mut self, now: Now) -> Option<Rest> {
        let players = self.players();
        let away = |seat: &Seat| self.record.seats[seat.index()].away;
        if players.is_empty() || self.live.as_ref().is_some_and(Live::is_over) {
            return None;
        }
        // Whoever is out of the game and still here is not kept from its end by those who left.
        let late = players.iter().any(|seat| away(seat) == Some(Away::Clock));
        let mut people = self.record.seats.iter().filter(|seat| seat.person().is_some());
        let nobody = players.iter().all(|seat| away(seat).is_some())
            && (late || people.all(|seat| seat.away.is_some()));
        let Some(rest) = self.record.rest else {
            return nobody.then_some(Rest { since: now.played, adjourned: false, back: None });
        };
        if !rest.adjourned {
            let over = now.played >= rest.since.saturating_add(self.waits());
            return nobody.then_some(Rest { adjourned: over, ..rest });
        }
        if nobody {
            return Some(Rest { back: None, ..rest });
        }
        let missing = self.missing(&players);
        if !self.record.settings.rated || missing.is_empty() {
            return None;
        }
        let back = rest.back.unwrap_or(now.played);
        if now.played >= back.saturating_add(self.returns()) {
            return None;
        }
        if rest.back.is_none() {
            for person in missing.iter().filter_map(|n| self.record.seats[n.index()].person()) {
                self.hall.tell(person, &self.row, NoticeKind::YourTurn);
            }
        }
        Some(Rest { back: Some(back), ..rest })
    }

    /// Those for whom an adjourned rated game waits: their clock ran out, and the game is still theirs.
    fn missing(&self, players: &[Seat]) -> Vec<Seat> {
        let gone = |seat: &Seat| self.record.seats[seat.index()].away == Some(Away::Clock);
        players.iter().copied().filter(gone).filter(|seat| !self.counts_as_left(*seat)).collect()
    }

    /// When the rest comes to its next step by itself, in players' time.
    pub(super) fn rest_ends(&self) -> Option<Played> {
        let rest = self.record.rest?;
        match (rest.adjourned, rest.back) {
            (false, _) => Some(rest.since.saturating_add(self.waits())),
            (true, back) => back.map(|back| back.saturating_add(self.returns())),
        }
    }

    fn waits(&self) -> i64 {
        self.hall.config.adjourned_after.as_millis() as i64
    }

    fn returns(&self) -> i64 {
        self.hall.config.returned_after.as_millis() as i64
    }

    pub(super) fn rests(&self) -> bool {
        self.record.rest.is_some()
    }

    pub(super) fn rest_facts(&self) -> Option<RestFacts> {
        let rest = self.record.rest?;
        let now = self.hall.clock();
        let missing = match rest.back {
            Some(_) => self.missing(&self.players()),
            None => Vec::new(),
        };
        Some(RestFacts {
            adjourned: rest.adjourned,
            wait: match rest.adjourned {
                false => self.hall.config.adjourned_after.as_secs() as u32,
                true => self.hall.config.returned_after.as_secs() as u32,
            },
            until: self.rest_ends().map(|until| now.wall(until)),
            missing,
        })
    }
}

//! What viewers are shown, each at a desk of its own.

use std::sync::Arc;

use data_encoding::HEXLOWER;
use endboss_journal::Fair;
use endboss_lexicon::{Seat, Viewer};
use endboss_view::{Mark, View};
use tokio::sync::watch;

use super::actor::{Actor, Proposal};
use super::letter::{Answer, Caller, Presence, Stream, ViewerId};
use super::live::Live;
use super::record::{Holder, Record};
use super::refusal::{NotNow, Refusal};
use super::snapshot::{
    Body, ChatFacts, ClaimFacts, Facts, HolderFacts, LOG_SHOWN, Own, Part, SeatFacts, Snapshot,
    UndoFacts,
};
use endboss_notices::NoticeKind;
use endboss_store::{ChatLine, PersonId, TableRow, TableState};

/// A viewer's place.
#[derive(Debug)]
pub(super) struct Desk {
    pub(super) viewer: Viewer,
    pub(super) shown: watch::Sender<Arc<Snapshot>>,
    pub(super) watching: u32,
    /// Whose it is, and the how manieth that was.
    pub(super) person: Option<PersonId>,
    pub(super) holder: u32,
}

impl Actor {
    pub(super) fn desk(&self, seat: Option<Seat>) -> usize {
        seat.map_or(self.record.seats.len(), |seat| seat.index())
    }

    pub(super) fn sits_at(&self, viewer: Viewer) -> Option<PersonId> {
        match viewer {
            Viewer::Seat(seat) => self.record.seats.get(seat.index())?.person(),
            Viewer::Public => None,
        }
    }

    pub(super) fn body(&self, viewer: Viewer) -> Body {
        let part = self.live.as_ref().map(|live| match &self.paced {
            Some(paced) => self.paced_part(live, paced, viewer),
            // Nobody is asked anything while the game rests.
            None if self.rests() => {
                let mut part = part(live, viewer);
                (part.view.ask, part.ask) = (None, None);
                Arc::new(part)
            }
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

    pub(super) fn own(&self, viewer: Viewer) -> Option<Own> {
        let Viewer::Seat(seat) = viewer else { return None };
        let record = &self.record.seats[seat.index()];
        let now = self.hall.clock();
        let may_undo = self.state == TableState::Playing && self.back(seat, false).is_some();
        Some(Own {
            seat,
            secret: record.link().unwrap_or_default().to_owned(),
            windows: record.windows.clone(),
            deadline: self.runs_until(seat.index(), now).map(|until| now.wall(until)),
            bank: record.bank,
            may_undo,
            may_hint: self.has_hints(),
            hint: self.hint(seat),
        })
    }

    pub(super) fn log(
        &self,
        from: Option<&Caller>,
        seat: Option<Seat>,
        line: u32,
    ) -> Result<Answer, Refusal> {
        let viewer = self.viewer(from, seat)?;
        let live = match &self.live {
            Some(live) => live,
            None if self.state == TableState::Broken => return Err(Refusal::Broken),
            None => return Err(NotNow::NotBegun.into()),
        };
        // Nothing is told before it is shown.
        let shown = match &self.paced {
            Some(paced) => paced.log_shown(),
            None => usize::MAX,
        };
        let lines = (0u32..).zip(live.course().log()).take(shown).skip(line as usize);
        let lines = lines.map(|(n, event)| (n, event.seen(viewer)));
        Ok(Answer::Log(lines.take(1000).collect()))
    }

    /// What a person is at this table.
    pub(super) fn mine(&self, from: Option<&Caller>) -> Answer {
        let seats: Vec<Seat> =
            from.map(|caller| self.record.seats_of(caller.person).collect()).unwrap_or_default();
        let host = from.is_some_and(|caller| caller.person == self.record.host);
        let asked = |seat: &Seat| {
            let here = self.record.seats[seat.index()].is_played_by_person();
            here && self.asked[seat.index()].is_some_and(|it| self.is_open(*seat, it.ask))
        };
        let asked = seats.iter().copied().filter(asked).collect();
        let held = from.map(|caller| self.record.held_for(caller.person).collect());
        Answer::Mine { seats, host, asked, held: held.unwrap_or_default() }
    }

    pub(super) fn look(&mut self, viewer: Viewer) -> Answer {
        Answer::Snapshot(self.fresh(viewer))
    }

    pub(super) fn watch(&mut self, viewer: Viewer) -> Answer {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let at = self.desk(seat);
        self.look_around();
        self.desks[at].watching += 1;
        self.fresh(viewer);
        let desk = &self.desks[at];
        let snapshots = desk.shown.subscribe();
        let from = ViewerId { seat, holder: desk.holder };
        let presence = Presence { from, gone: self.going.clone() };
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

    /// The game as everybody sees it.
    pub(super) fn public_part(&self) -> Option<Arc<Part>> {
        let live = self.live.as_ref()?;
        Some(match &self.paced {
            Some(paced) => self.paced_part(live, paced, Viewer::Public),
            None => Arc::new(part(live, Viewer::Public)),
        })
    }

    pub(super) fn look_around(&mut self) {
        let stands = |proposal: &Proposal| proposal.seen == self.public_part();
        if self.is_paced() || !self.proposal.as_ref().is_none_or(stands) {
            self.proposal = None;
        }
        self.turn_desks();
        let mut facts = facts(&self.row, &self.record, self.state);
        for (seat, desk) in facts.seats.iter_mut().zip(&self.desks) {
            seat.present = desk.watching > 0;
        }
        facts.chat = self.chat.iter().map(said).collect();
        facts.undo = self.proposal.as_ref().map(wish);
        facts.rest = self.rest_facts();
        if facts != *self.facts {
            self.facts = Arc::new(facts);
        }
    }

    /// A seat that is another's now is no longer shown to whoever held it: their streams end here,
    /// before anything new is shown.
    pub(super) fn turn_desks(&mut self) {
        for at in 0..self.desks.len() {
            let person = self.sits_at(self.desks[at].viewer);
            let desk = &mut self.desks[at];
            if desk.person != person {
                let last = desk.shown.borrow().clone();
                let body = last.body.clone();
                (desk.shown, _) = watch::channel(Arc::new(Snapshot::new(last.number + 1, body)));
                (desk.person, desk.watching) = (person, 0);
                desk.holder += 1;
            }
        }
    }

    pub(super) fn show(&mut self, at: usize) {
        let body = self.body(self.desks[at].viewer);
        let desk = &self.desks[at];
        let last = desk.shown.borrow().clone();
        if last.body != body {
            let told = self.real.as_ref().is_none_or(|real| real.viewer == desk.viewer);
            desk.shown.send_if_modified(|shown| {
                *shown = Arc::new(Snapshot::new(last.number + 1, body));
                told
            });
        }
    }

    /// Shows everybody who watches what has changed for them.
    pub(super) fn publish(&mut self) {
        self.look_around();
        for at in 0..self.desks.len() {
            if self.desks[at].watching > 0 {
                self.show(at);
            }
        }
        self.tell();
    }

    /// Tells whoever is asked and is not here.
    pub(super) fn tell(&mut self) {
        for n in 0..self.asked.len() {
            let Some(standing) = self.asked[n].filter(|standing| !standing.told) else { continue };
            let seat = &self.record.seats[n];
            let (Some(person), true) = (seat.person(), seat.is_played_by_person()) else {
                continue;
            };
            if self.desks[n].watching == 0 && self.is_open(Seat(n as u8), standing.ask) {
                self.hall.tell(person, &self.row, NoticeKind::YourTurn);
            }
            self.asked[n] = Some(standing.told());
        }
    }
}

/// The game as a viewer knows it.
pub(super) fn part(live: &Live, viewer: Viewer) -> Part {
    // The mark is for whoever imagines; it is not shown, so it must not count as a change.
    let view = View { mark: Mark::default(), ..live.view(viewer) };
    let ask = view.ask.as_ref().map(|ask| live.ask_number(ask.seat));
    let log = live.course().log();
    let from = log.len().saturating_sub(LOG_SHOWN);
    let (game, tables) = (live.course().game(), &live.laid.table.tables);
    Part {
        view,
        ask,
        log_from: from as u32,
        log: log[from..].iter().map(|event| event.seen(viewer)).collect(),
        forecast: game.forecast(tables, viewer),
        numbers: game.numbers(tables, viewer),
    }
}

fn said(line: &ChatLine) -> ChatFacts {
    ChatFacts {
        n: line.n,
        seat: Seat(line.seat),
        name: line.name.clone(),
        text: line.text.clone(),
        at: line.at,
    }
}

fn wish(proposal: &Proposal) -> UndoFacts {
    UndoFacts {
        by: proposal.by,
        whole_turn: proposal.to.is_none(),
        agreed: proposal.agreed.clone(),
    }
}

/// What the record says; who is here, what was said and what is wished comes to it.
pub(super) fn facts(row: &TableRow, record: &Record, state: TableState) -> Facts {
    let seats = record.seats.iter().enumerate().map(|(n, seat)| {
        let holder = match &seat.holder {
            Holder::Open => HolderFacts::Open,
            Holder::Held { name, .. } => HolderFacts::Held(name.clone()),
            Holder::Person { name, .. } => HolderFacts::Person(name.clone()),
            Holder::Bot { level } => HolderFacts::Bot(*level),
        };
        SeatFacts {
            seat: Seat(n as u8),
            holder,
            host: seat.person() == Some(record.host),
            present: false,
            away: seat.away,
            salted: seat.salt.is_some(),
            muted: seat.person().is_some_and(|person| record.muted.contains(&person)),
            devices: seat.devices.len() as u8,
        }
    });
    Facts {
        id: row.id,
        code: row.code.clone(),
        state,
        settings: record.settings.clone(),
        seats: seats.collect(),
        commit: HEXLOWER.encode(&Fair::commit_to(&record.seed())),
        chat: Vec::new(),
        undo: None,
        claim: record.claim.as_ref().map(|claim| ClaimFacts {
            seat: Seat(claim.seat),
            name: claim.name.clone(),
            agreed: claim.agreed.iter().copied().map(Seat).collect(),
        }),
        rest: None,
        rematch: record.rematch,
        error: record.error.clone(),
    }
}

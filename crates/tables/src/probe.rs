//! A door for tests of secrecy, which no request opens: another game is put in the place of the real
//! one, so that a test can see whether a viewer can tell.

use std::sync::Arc;

use endboss_engine::{Courtesy, Imagination, Pause};
use endboss_lexicon::{Seats, Viewer};
use endboss_view::Waiting;

use super::actor::{Actor, Proposal};
use super::letter::Answer;
use super::live::Live;
use super::paced::Paced;
use super::record::Record;
use super::snapshot::Snapshot;
use super::standing::Standing;
use super::takeback::Chosen;
use endboss_store::{TableRow, TableState};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Probe {
    /// Nothing but the answer.
    Look,
    /// From now on the game is one that this viewer cannot tell from the real one, and nothing is
    /// saved.
    Imagine { viewer: Viewer, dice: u64 },
    /// Everything is again as it was before.
    Wake,
}

/// Where the game behind the views stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Probed {
    /// Whether another game was found and is played now.
    pub imagined: bool,
    /// Who is asked.
    pub asked: Seats,
    /// What everybody sees the game wait for.
    pub waiting: Option<Waiting>,
    /// How many entries the record has, and how many lines the log.
    pub entries: u32,
    pub log: usize,
    /// Whether a bot thinks.
    pub busy: bool,
    pub paced: bool,
}

/// The real table while another is imagined.
#[derive(Debug)]
pub(super) struct Real {
    /// Who is to be deceived. Nobody else is told what is imagined.
    pub(super) viewer: Viewer,
    live: Option<Live>,
    record: Record,
    row: TableRow,
    state: TableState,
    proposal: Option<Proposal>,
    asked: Vec<Option<Standing>>,
    chosen: Vec<Chosen>,
    paced: Option<Paced>,
    shown: Vec<Arc<Snapshot>>,
}

impl Actor {
    pub(super) fn probe(&mut self, probe: Probe) -> Answer {
        match probe {
            Probe::Look => {}
            Probe::Imagine { viewer, dice } => self.imagine(viewer, dice),
            Probe::Wake => self.wake_up(),
        }
        Answer::Probed(self.probed())
    }

    fn imagine(&mut self, viewer: Viewer, mut dice: u64) {
        let Some(live) = self.live.as_ref().filter(|_| self.real.is_none()) else { return };
        let t = &live.laid.table.tables;
        let view = live.view(viewer);
        let imagination = Imagination::new(t, &view).expect("our own view");
        let game = imagination.deal(t, |n| below(&mut dice, n)).with_courtesy(Courtesy::Everyone);
        let imagined = live.imagined(game);
        if imagined.view(viewer) != view
            || imagined.course().log().len() != live.course().log().len()
        {
            return;
        }
        self.real = Some(Box::new(Real {
            viewer,
            live: self.live.replace(imagined),
            record: self.record.clone(),
            row: self.row.clone(),
            state: self.state,
            proposal: self.proposal.clone(),
            asked: self.asked.clone(),
            chosen: self.chosen.clone(),
            paced: self.paced.clone(),
            shown: self.desks.iter().map(|desk| desk.shown.borrow().clone()).collect(),
        }));
    }

    fn wake_up(&mut self) {
        let Some(real) = self.real.take() else { return };
        let Real { viewer, live, record, row, state, proposal, asked, chosen, paced, shown } =
            *real;
        (self.live, self.record, self.row, self.state) = (live, record, row, state);
        (self.proposal, self.asked, self.paced) = (proposal, asked, paced);
        self.chosen = chosen;
        self.changed = false;
        for (desk, real) in self.desks.iter().zip(shown) {
            // Who was shown nothing of it is told nothing.
            desk.shown.send_if_modified(|shown| {
                let dreamed = desk.viewer == viewer && shown.number != real.number;
                *shown = real;
                dreamed
            });
        }
    }

    fn probed(&self) -> Probed {
        let live = self.live.as_ref();
        let asked = match live.map(Live::pause) {
            Some(Pause::Choice(seats)) => seats,
            _ => Seats::NONE,
        };
        Probed {
            imagined: self.real.is_some(),
            asked,
            waiting: live.map(|live| live.view(Viewer::Public).waiting),
            entries: live.map_or(0, |live| live.next_number() - 1),
            log: live.map_or(0, |live| live.course().log().len()),
            busy: self.thinking.iter().any(Option::is_some),
            paced: self.paced.is_some(),
        }
    }
}

/// A number below n, by the mixing of SplitMix64; good enough to deal cards nobody plays.
fn below(state: &mut u64, n: u32) -> u32 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((z ^ (z >> 31)) % u64::from(n.max(1))) as u32
}

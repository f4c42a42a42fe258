//! Minions: where they may stand, and what they do in the minion phase. [R4.1, R4.3, R4.4]

use endboss_lexicon::Seat;
use endboss_view::{Asked, Phase, Pick, Seen, Source, Spot};

use crate::event::Listener;
use crate::frame::{Flow, Frame};
use crate::options::Sink;
use crate::play::{Play, Stop};
use crate::state::{Game, MinionAt};
use crate::tables::{CardId, LandmarkIx, Tables};

impl<L: Listener> Play<'_, L> {
    pub(crate) fn place_minion(&mut self, at: u8) -> Stop {
        let seat = self.g.turn_order[at as usize];
        self.go(Flow::MarketPick { at: at + 1 });
        // Whoever conceded keeps the minion at home. [Q20]
        if self.t.rules.board && !self.g.seat(seat).conceded {
            let mut any = crate::options::Few { enough: 1, ..Default::default() };
            self.g.spaces(self.t, seat, &mut any);
            if any.count == 0 {
                self.tell(|_| Seen::MinionStays { seat });
            } else {
                self.push_ask(seat, Asked::PlaceMinion);
            }
        }
        None
    }

    pub(crate) fn minion_placed(&mut self, seat: Seat, pick: Pick) {
        let which = match pick {
            Pick::Use { slot, .. } => self.which(seat, slot),
            _ => None,
        };
        let spot = match pick {
            Pick::Space { landmark, space } => {
                let Some(at) = self.t.landmark_ix(landmark) else { return };
                self.g.seat_mut(seat).minion = MinionAt::Landmark(at, space);
                Spot::Landmark { landmark, space }
            }
            Pick::Use { slot, .. } => {
                let copy = self.g.slots(seat)[slot as usize].top;
                self.g.seat_mut(seat).minion = MinionAt::Room(copy);
                self.g.seat_mut(seat).slots[slot as usize].minion = true;
                Spot::Room(self.copy_card(copy))
            }
            Pick::UseBoss { .. } => {
                self.g.seat_mut(seat).minion = MinionAt::Boss;
                Spot::Boss(self.t.boss(self.g.seat(seat).boss).card)
            }
            _ => {
                self.tell(|_| Seen::MinionStays { seat });
                return;
            }
        };
        self.tell(|_| Seen::MinionPlaced { seat, spot, which });
    }

    /// From the first player on each minion's effect happens; then the market goes. [R4.4]
    pub(crate) fn minions(&mut self, at: u8) -> Stop {
        if at == 0 {
            self.g.active = None;
            self.enter_phase(Phase::Minions);
        }
        let Some(seat) = self.g.turn_order.get(at as usize).copied() else {
            self.clear_market();
            return self.go(Flow::Bait);
        };
        self.go(Flow::Minions { at: at + 1 });
        if let Some(trigger) = self.minion_trigger(seat) {
            self.push(trigger);
        }
        None
    }

    /// What a minion does where it stands.
    pub(crate) fn minion_trigger(&self, seat: Seat) -> Option<Frame> {
        let (copy, source) = match self.g.seat(seat).minion {
            MinionAt::Home => return None,
            MinionAt::Landmark(at, space) => {
                let card = self.t.landmark(at).card;
                (CardId::NONE, Source { card, ability: space })
            }
            // A minion on a deactivated room gives nothing: its ability does not work then.
            MinionAt::Room(copy) => {
                let row = self.t.copy(copy);
                let ability = row.space?;
                (copy, Source { card: row.card, ability })
            }
            MinionAt::Boss => {
                let row = self.t.boss(self.g.seat(seat).boss);
                let ability = row.space?;
                (CardId::NONE, Source { card: row.card, ability })
            }
        };
        Some(Frame::Trigger { seat, copy, source })
    }

    /// At the end of the turn minions go home and the marker moves on. [R9.1]
    pub(crate) fn turn_over(&mut self) {
        if !self.t.rules.board {
            return;
        }
        for seat in self.t.everyone() {
            self.g.call_minion_home(seat);
        }
        self.g.move_marker(self.t);
    }
}

impl Game {
    /// The free, visible action spaces a seat may place its minion on. [R4.1, R4.2]
    pub(crate) fn spaces(&self, t: &Tables, seat: Seat, sink: &mut impl Sink) {
        for (n, row) in t.landmarks.iter().enumerate() {
            let at = LandmarkIx(n as u8);
            let summon = row.spaces.len() as u8 - 1;
            // A hero standing there covers all spaces but the one that summons it.
            let open = if self.is_free(at) { 0..summon } else { summon..summon + 1 };
            for space in open {
                if !self.is_taken(t, at, space) {
                    sink.add(Pick::Space { landmark: row.card, space });
                }
            }
        }
        for (slot, top) in self.slots(seat).iter().enumerate() {
            if let Some(ability) = t.copy(top.top).space.filter(|_| !top.deactivated) {
                sink.add(Pick::Use { slot: slot as u8, ability });
            }
        }
        if let Some(ability) = self.boss_space(t, seat) {
            sink.add(Pick::UseBoss { ability });
        }
    }

    /// Where a card may move a minion that is already placed: to any other free space, but not onto
    /// a room that is about to be covered. [Q89]
    pub(crate) fn spaces_to_move(&self, t: &Tables, seat: Seat, sink: &mut impl Sink) {
        let mut all = Elsewhere { game: self, seat, sink };
        self.spaces(t, seat, &mut all);
    }

    /// The minion goes home, wherever it stands.
    pub(crate) fn call_minion_home(&mut self, seat: Seat) {
        let state = self.seat_mut(seat);
        state.minion = MinionAt::Home;
        for slot in &mut state.slots {
            slot.minion = false;
        }
    }

    fn boss_space(&self, t: &Tables, seat: Seat) -> Option<u8> {
        let state = self.seat(seat);
        t.boss(state.boss).space.filter(|_| state.leveled)
    }

    fn is_taken(&self, t: &Tables, at: LandmarkIx, space: u8) -> bool {
        t.everyone().any(|s| self.seat(s).minion == MinionAt::Landmark(at, space))
    }

    /// A marker at somebody who conceded goes on. [Q20]
    pub(crate) fn pass_marker_by(&mut self, t: &Tables) {
        if self.seat(self.first).conceded {
            self.move_marker(t);
        }
    }

    /// The marker goes one seat clockwise, past those who conceded. [R2.6, Q20]
    fn move_marker(&mut self, t: &Tables) {
        for n in 1..=t.seats {
            let next = Seat((self.first.0 + n) % t.seats);
            if !self.seat(next).conceded && !self.seat(next).out {
                self.first = next;
                return;
            }
        }
    }
}

/// Keeps the spaces a minion cannot be moved to out of a list.
struct Elsewhere<'a, S> {
    game: &'a Game,
    seat: Seat,
    sink: &'a mut S,
}

impl<S: Sink> Sink for Elsewhere<'_, S> {
    fn add(&mut self, pick: Pick) {
        let state = self.game.seat(self.seat);
        let stays = match pick {
            Pick::Use { slot, .. } => {
                state.slots[slot as usize].minion || self.game.under_order(self.seat, slot)
            }
            Pick::UseBoss { .. } => state.minion == MinionAt::Boss,
            // A landmark's space under a minion is not free anyway.
            _ => false,
        };
        if !stays {
            self.sink.add(pick);
        }
    }

    fn full(&self) -> bool {
        self.sink.full()
    }
}

//! Build: placing face down, the reveal, and what building does. [R5]

use endboss_lexicon::{RevealOrder, Seat};
use endboss_view::{Asked, Phase, Seen};

use crate::event::{Event, Listener};
use crate::frame::{Flow, Frame};
use crate::knowledge::ALL_VIEWERS;
use crate::play::{Play, Stop};
use crate::state::{Courtesy, Game, Order, SLOTS};
use crate::tables::{CardId, RoomIx, Tables};

impl<L: Listener> Play<'_, L> {
    /// A player becomes active: the first window. [R5.2]
    pub(crate) fn build_window(&mut self, at: u8) -> Stop {
        let Some(seat) = self.g.turn_order.get(at as usize).copied() else {
            return self.go(Flow::Reveal);
        };
        self.make_active(seat);
        let state = self.g.seat_mut(seat);
        state.allowed = 1;
        state.placed = 0;
        self.go(Flow::BuildPlace { at });
        self.open_window(Phase::Build, seat);
        None
    }

    pub(crate) fn build_place(&mut self, at: u8) -> Stop {
        let seat = self.g.turn_order[at as usize];
        if self.g.may_place(self.t, seat) {
            self.push_ask(seat, Asked::PlaceRoom);
            return None;
        }
        if self.g.seat(seat).placed == 0 {
            self.place_nothing(seat);
        }
        // The step is over: only an extra placement won in the second window opens it again.
        let state = self.g.seat_mut(seat);
        state.placed = state.allowed;
        self.go(Flow::BuildAfter { at });
        self.open_window(Phase::Build, seat);
        None
    }

    pub(crate) fn place_nothing(&mut self, seat: Seat) {
        let none_yet = self.g.seat(seat).orders.is_empty();
        let state = self.g.seat_mut(seat);
        // Declining uses the step up; an extra placement won later opens it again.
        state.placed = state.allowed.max(1);
        if none_yet {
            self.tell(|_| Seen::PlacedNothing { seat });
        }
    }

    /// The second window is over; a spell in it may have allowed one more room.
    pub(crate) fn build_after(&mut self, at: u8) -> Stop {
        let seat = self.g.turn_order[at as usize];
        if self.g.may_place(self.t, seat) {
            return self.go(Flow::BuildPlace { at });
        }
        self.go(Flow::BuildWindow { at: at + 1 })
    }

    pub(crate) fn place(&mut self, seat: Seat, room: RoomIx, on: Option<u8>) {
        let card = self.room_card(room);
        self.remove_from_hand(seat, card);
        let state = self.g.seat_mut(seat);
        state.orders.push(Order { room, on: on.unwrap_or(Order::NEW) });
        state.placed += 1;
        self.tell_some(|_, _| Event::Placed { seat, room: card, on });
    }

    /// All at once: the rooms are now built and the ones below covered. [R5.4]
    pub(crate) fn reveal(&mut self) -> Stop {
        self.g.active = None;
        self.enter_phase(Phase::Reveal);
        for i in 0..self.g.turn_order.len() {
            let seat = self.g.turn_order[i];
            // One by one: what is not revealed yet is still hidden.
            while !self.g.seat(seat).orders.is_empty() {
                let order = self.g.seat_mut(seat).orders.remove(0);
                self.reveal_order(seat, order);
            }
        }
        for seat in self.t.everyone() {
            self.g.check_level(seat);
            self.g.seat_mut(seat).there = self.g.tops(seat);
        }
        match self.t.rules.reveal_order {
            RevealOrder::PerPlayer => self.go(Flow::BuiltEffects { at: 0, levels_done: false }),
            RevealOrder::LevelUpsFirst => self.go(Flow::LevelUps { at: 0 }),
        }
    }

    /// If its place is no longer legal, an ordinary room may still become the new leftmost one;
    /// otherwise the card returns to hand, not built. [Q5]
    fn reveal_order(&mut self, seat: Seat, order: Order) {
        let card = self.room_card(order.room);
        let on = Some(order.on).filter(|at| *at != Order::NEW);
        let legal = |g: &Game, at: u8| {
            at < g.seat(seat).slot_count && g.may_build_on(self.t, seat, order.room, at)
        };
        let on = match on {
            Some(at) if legal(self.g, at) => Some(at),
            _ if self.g.may_build_new(self.t, seat, order.room) => None,
            _ => {
                self.add_to_hand(seat, card);
                self.g.left_openly(self.t, seat, card, ALL_VIEWERS);
                self.g.learn(ALL_VIEWERS, seat, card);
                self.tell(|_| Seen::NotBuilt { seat, room: card });
                return;
            }
        };
        self.g.left_openly(self.t, seat, card, ALL_VIEWERS);
        let copy = self.build(seat, order.room, on);
        self.g.seat_mut(seat).fresh.push(copy);
    }

    fn build(&mut self, seat: Seat, room: RoomIx, on: Option<u8>) -> CardId {
        let covered = on.map(|at| self.copy_card(self.g.slots(seat)[at as usize].top));
        // Tokens on a covered room go back to the supply. [R5.4]
        let tokens = on.map_or(0, |at| self.g.slots(seat)[at as usize].tokens);
        let which = on.and_then(|at| self.which(seat, at));
        if let Some(room) = covered.filter(|_| tokens > 0) {
            self.tell(|_| Seen::TokensLost { seat, room, count: tokens, which });
        }
        let copy = self.g.put_room(self.t, seat, room, on);
        let card = self.room_card(room);
        self.tell(|_| Seen::Built { seat, room: card, on: covered, which });
        copy
    }

    /// A room built by an effect, from hand, face up at once. [R5.4]
    pub(crate) fn build_from_hand(&mut self, seat: Seat, room: RoomIx, on: Option<u8>) {
        let card = self.room_card(room);
        self.remove_from_hand(seat, card);
        self.g.left_openly(self.t, seat, card, ALL_VIEWERS);
        let copy = self.build(seat, room, on);
        self.push(Frame::AfterBuilding { seat, copy });
    }

    pub(crate) fn after_building(&mut self, seat: Seat, copy: CardId) -> Stop {
        self.pop();
        let there = self.g.tops(seat);
        self.push_built_triggers(seat, &[copy], &there);
        self.g.check_level(seat);
        if self.g.seat(seat).level_due {
            self.level_up(seat);
        }
        None
    }

    pub(crate) fn level_ups(&mut self, at: u8) -> Stop {
        let Some(seat) = self.effect_seat(at) else {
            return self.go(Flow::BuiltEffects { at: 0, levels_done: true });
        };
        self.go(Flow::LevelUps { at: at + 1 });
        if self.g.seat(seat).level_due {
            self.level_up(seat);
        }
        None
    }

    /// Player by player in effect order: Level Up, then what the built rooms do. [Q3]
    pub(crate) fn built_effects(&mut self, at: u8, levels_done: bool) -> Stop {
        let Some(seat) = self.effect_seat(at) else {
            return match (self.g.turn, self.t.rules.board) {
                (0, _) => self.go(Flow::BeginTurn),
                (_, true) => self.go(Flow::Minions { at: 0 }),
                (_, false) => self.go(Flow::Bait),
            };
        };
        if !levels_done && self.g.seat(seat).level_due {
            self.level_up(seat);
            return None;
        }
        self.go(Flow::BuiltEffects { at: at + 1, levels_done });
        let fresh = std::mem::take(&mut self.g.seat_mut(seat).fresh);
        let there = std::mem::take(&mut self.g.seat_mut(seat).there);
        self.push_built_triggers(seat, &fresh, &there);
        None
    }
}

impl Game {
    /// Whether the active player still has a room to place; without viewers, whether any fits.
    fn may_place(&self, t: &Tables, seat: Seat) -> bool {
        let state = self.seat(seat);
        let full = state.orders.len() == state.orders.capacity();
        if self.no_building || state.conceded || state.placed >= state.allowed || full {
            return false;
        }
        match self.courtesy {
            Courtesy::Everyone => !state.hand_rooms.is_empty(),
            Courtesy::Quick => {
                let free = (self.slots_filled(seat) as usize) < SLOTS;
                let mut hand = state.hand_rooms.prints(&t.room_bits, &t.room_of_bit[..]);
                (free && state.hand_rooms.meets(&t.ordinary_rooms))
                    || hand.any(|ix| self.may_build_somewhere(t, seat, RoomIx(ix)))
            }
        }
    }

    /// Five visible, active rooms for the first time. [R5.4]
    pub(crate) fn check_level(&mut self, seat: Seat) {
        if !self.seat(seat).leveled && self.room_count(seat) as usize == SLOTS {
            self.seat_mut(seat).level_due = true;
        }
    }
}

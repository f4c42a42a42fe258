//! Dungeons: what their rooms deal, how much treasure they show, and how they change.

use endboss_lexicon::{Damage, Near, RoomFilter, Seat, UnderFaceDown};
use endboss_view::NumberSource;

use crate::numbers::Sum;
use crate::state::{BOSS_USABLE, Game, ITEM_USABLE, Order, SLOTS, Slot};
use crate::tables::{CardId, ItemIx, RoomIx, Tables};

impl Game {
    /// Rooms that count: visible and not deactivated. [R6.9]
    pub(crate) fn room_count(&self, seat: Seat) -> u8 {
        self.slots(seat).iter().filter(|s| !s.deactivated).count() as u8
    }

    fn count_rooms(&self, t: &Tables, seat: Seat, filter: RoomFilter) -> u8 {
        let fits = |s: &&Slot| !s.deactivated && t.copy(s.top).fits(filter);
        self.slots(seat).iter().filter(fits).count() as u8
    }

    /// What a room deals now: never below 0, and nothing while deactivated or stunned.
    pub(crate) fn damage(&self, t: &Tables, seat: Seat, at: u8) -> u8 {
        let slot = self.slots(seat)[at as usize];
        if slot.deactivated || self.stunned.has_bit(slot.top.0) {
            return 0;
        }
        let mut damage = 0;
        self.add_damage(t, seat, at, &mut damage);
        damage
    }

    /// Everything a room would deal if nothing kept it from that, part by part.
    #[inline]
    pub(crate) fn add_damage(&self, t: &Tables, seat: Seat, at: u8, sum: &mut impl Sum) {
        let slots = self.slots(seat);
        let slot = slots[at as usize];
        let row = t.copy(slot.top);
        match row.damage {
            Damage::Fixed(n) => sum.first(NumberSource::Printed, n),
            Damage::PerRoom(filter) => {
                sum.first(NumberSource::PerRoom(filter), self.count_rooms(t, seat, filter));
            }
            Damage::PerTreasure(kind) => {
                let icons = self.treasure(t, seat)[kind as usize];
                sum.first(NumberSource::PerTreasure(kind), icons);
            }
            Damage::PerBelow => sum.first(NumberSource::PerBelow, self.depth(slot.top)),
        }
        let state = self.seat(seat);
        let rests = self.rests(t, seat, at);
        let twice = row.tokens_double && !rests;
        let tokens = if twice { slot.tokens.saturating_mul(2) } else { slot.tokens };
        sum.add(NumberSource::ThisTurn, slot.bonus);
        sum.add(NumberSource::Tokens, tokens);
        sum.add(NumberSource::AllRoomsThisTurn, state.rooms_bonus);
        // The last active room of the moment. [Q42]
        if (row.if_last > 0 || state.last_room_bonus > 0)
            && slots[..at as usize].iter().all(|s| s.deactivated)
        {
            sum.add(NumberSource::Last, if rests { 0 } else { row.if_last });
            sum.add(NumberSource::LastRoomThisTurn, state.last_room_bonus);
        }
        if state.leveled {
            let boss = t.boss(state.boss);
            for (rooms, amount) in &boss.damage_yours {
                if row.fits(*rooms) {
                    sum.add(NumberSource::LevelUp(boss.card), *amount);
                }
            }
        }
        // The neighbor to the left has this room as its next one. [R1.6]
        for (neighbor, is_left) in [(Some(at + 1), true), (at.checked_sub(1), false)] {
            let beside = neighbor.and_then(|n| Some((n, slots.get(n as usize)?)));
            let Some((n, neighbor)) = beside.filter(|(_, slot)| !slot.deactivated) else {
                continue;
            };
            let neighbor = t.copy(neighbor.top);
            if neighbor.nearby.is_empty() || self.rests(t, seat, n) {
                continue;
            }
            for (near, rooms, amount) in &neighbor.nearby {
                let reaches = match near {
                    Near::Adjacent => true,
                    Near::Next => is_left,
                };
                if reaches && row.fits(*rooms) {
                    sum.add(NumberSource::Room(neighbor.card), *amount);
                }
            }
        }
    }

    /// The treasure of a dungeon. [R7.1]
    pub(crate) fn treasure(&self, t: &Tables, seat: Seat) -> [u8; 5] {
        let mut sums = [0u8; 5];
        self.add_treasure(t, seat, &mut sums);
        sums
    }

    /// Visible active rooms, doubled if so, and the boss.
    #[inline]
    pub(crate) fn add_treasure(&self, t: &Tables, seat: Seat, sums: &mut [impl Sum; 5]) {
        fn add(sums: &mut [impl Sum; 5], source: NumberSource, icons: [u8; 5]) {
            for (sum, more) in sums.iter_mut().zip(icons) {
                sum.add(source, more);
            }
        }
        let state = self.seat(seat);
        for slot in self.slots(seat).iter().filter(|s| !s.deactivated) {
            let row = t.copy(slot.top);
            add(sums, NumberSource::Room(row.card), row.icons);
        }
        if state.doubled > 0 {
            let times = 1u8.checked_shl(state.doubled.into()).unwrap_or(u8::MAX);
            for sum in sums.iter_mut() {
                sum.times(NumberSource::Doubled, times);
            }
        }
        add(sums, NumberSource::ThisTurn, state.icons);
        if let Some(boss) = t.bosses.get(state.boss.0 as usize) {
            add(sums, NumberSource::Boss(boss.card), boss.icons);
            if state.leveled {
                add(sums, NumberSource::LevelUp(boss.card), boss.more_treasure);
            }
        }
    }

    /// How many rooms a room covers.
    fn depth(&self, top: CardId) -> u8 {
        let below = |copy: &CardId| Some(self.below.get(*copy)).filter(|c| *c != CardId::NONE);
        std::iter::successors(below(&top), below).count() as u8
    }

    /// All the copies of a stack from the bottom to the visible one.
    pub(crate) fn stack(&self, top: CardId) -> Vec<CardId> {
        let mut cards = vec![top];
        let mut at = self.below.get(top);
        while at != CardId::NONE {
            cards.push(at);
            at = self.below.get(at);
        }
        cards.reverse();
        cards
    }

    /// Whether a face-down card lies on this slot. [R5.3]
    pub(crate) fn under_order(&self, seat: Seat, at: u8) -> bool {
        self.seat(seat).orders.iter().any(|o| o.on == at)
    }

    /// Whether a face-down card takes a room its ability, too: all but its damage, treasure and
    /// tokens. [Q84]
    pub(crate) fn rests(&self, t: &Tables, seat: Seat, at: u8) -> bool {
        t.rules.ability_under_face_down == UnderFaceDown::Rests && self.under_order(seat, at)
    }

    /// Whether this room may be targeted at all: visible, active, not under a face-down card.
    /// [R6.3, Q5]
    pub(crate) fn touchable(&self, seat: Seat, at: u8) -> bool {
        !self.slots(seat)[at as usize].deactivated && !self.under_order(seat, at)
    }

    /// Whether this room may be destroyed or covered: not under a minion either. [R6.8, R4.3]
    pub(crate) fn breakable(&self, seat: Seat, at: u8) -> bool {
        !self.slots(seat)[at as usize].minion && self.touchable(seat, at)
    }

    /// Where a copy is on top, if it is.
    pub(crate) fn find_top(&self, t: &Tables, copy: CardId) -> Option<(Seat, u8)> {
        t.everyone().find_map(|seat| {
            let at = self.slots(seat).iter().position(|s| s.top == copy)?;
            Some((seat, at as u8))
        })
    }

    /// The slot of a room, if the dungeon shows another room of its name: which of them is meant.
    /// Only the tops of stacks count, which everybody sees.
    pub(crate) fn which(&self, t: &Tables, seat: Seat, at: u8) -> Option<u8> {
        let card = |slot: &Slot| t.copy(slot.top).card;
        let slots = self.slots(seat);
        let meant = card(slots.get(at as usize)?);
        let alike = slots.iter().filter(|slot| card(slot) == meant).count();
        (alike > 1).then_some(at)
    }

    /// The same for a copy, if it is on top of a stack.
    pub(crate) fn which_copy(&self, t: &Tables, copy: CardId) -> Option<u8> {
        let (seat, at) = self.find_top(t, copy).filter(|_| copy != CardId::NONE)?;
        self.which(t, seat, at)
    }

    /// Whether a copy is visible in this dungeon and its ability works. [R6.2]
    pub(crate) fn works(&self, t: &Tables, seat: Seat, copy: CardId) -> Option<u8> {
        let at = self.slots(seat).iter().position(|s| s.top == copy && !s.deactivated)? as u8;
        (!self.rests(t, seat, at)).then_some(at)
    }

    /// The rooms on top of their stacks.
    pub(crate) fn tops(&self, seat: Seat) -> tinyvec::ArrayVec<[CardId; SLOTS]> {
        self.slots(seat).iter().map(|s| s.top).collect()
    }

    /// How many slots are filled, face-down cards in new slots included.
    pub(crate) fn slots_filled(&self, seat: Seat) -> u8 {
        let s = self.seat(seat);
        s.slot_count + s.orders.iter().filter(|o| o.on == Order::NEW).count() as u8
    }

    /// Whether a room may go into a new slot. [R5.1]
    pub(crate) fn may_build_new(&self, t: &Tables, seat: Seat, room: RoomIx) -> bool {
        !t.room(room).advanced && (self.slots_filled(seat) as usize) < SLOTS
    }

    /// Whether a room may go on this slot. [R5.1]
    pub(crate) fn may_build_on(&self, t: &Tables, seat: Seat, room: RoomIx, at: u8) -> bool {
        if !self.breakable(seat, at) {
            return false;
        }
        let row = t.room(room);
        if !row.advanced {
            return true;
        }
        let base = t.copy(self.slots(seat)[at as usize].top);
        base.kinds & row.kinds != 0 && !base.no_advanced_on_top
    }

    pub(crate) fn may_build_somewhere(&self, t: &Tables, seat: Seat, room: RoomIx) -> bool {
        self.may_build_new(t, seat, room)
            || (0..self.seat(seat).slot_count).any(|at| self.may_build_on(t, seat, room, at))
    }

    /// Puts a room on the table and gives the copy it became.
    pub(crate) fn put_room(
        &mut self,
        t: &Tables,
        seat: Seat,
        room: RoomIx,
        on: Option<u8>,
    ) -> CardId {
        let copy = CardId(self.built.free_bit(t.room(room).bits));
        self.built.set_bit(copy.0);
        let state = self.seat_mut(seat);
        let at = on.unwrap_or(state.slot_count) as usize;
        let below = if on.is_some() { state.slots[at].top } else { CardId::NONE };
        state.slots[at] = Slot { top: copy, ..Slot::default() };
        if on.is_none() {
            state.slot_count += 1;
        }
        self.below.set(copy, below);
        self.note_usable(t, seat);
        copy
    }

    /// To be called whenever the visible rooms of a dungeon changed, a boss leveled up, or an item
    /// came or went.
    pub(crate) fn note_usable(&mut self, t: &Tables, seat: Seat) {
        let mut usable = 0;
        for (at, slot) in self.slots(seat).iter().enumerate() {
            usable |= u8::from(t.activated_of_bit[slot.top.0 as usize] != 0) << at;
        }
        let state = self.seat(seat);
        if let Some(boss) = t.bosses.get(state.boss.0 as usize) {
            let open = if state.leveled { boss.activated } else { boss.activated & boss.always };
            usable |= if open != 0 { BOSS_USABLE } else { 0 };
        }
        usable |= if state.item != ItemIx::NONE { ITEM_USABLE } else { 0 };
        self.seat_mut(seat).usable = usable;
    }

    /// Takes the top room of a slot off the table; gives the room uncovered, if there is one.
    pub(crate) fn lift_room(&mut self, t: &Tables, seat: Seat, at: u8) -> Option<CardId> {
        let uncovered = self.lift(seat, at);
        self.note_usable(t, seat);
        uncovered
    }

    fn lift(&mut self, seat: Seat, at: u8) -> Option<CardId> {
        let copy = self.slots(seat)[at as usize].top;
        let below = self.below.get(copy);
        self.built.clear_bit(copy.0);
        self.used.clear_bit(copy.0);
        self.stunned.clear_bit(copy.0);
        if below != CardId::NONE {
            self.seat_mut(seat).slots[at as usize] = Slot { top: below, ..Slot::default() };
            return Some(below);
        }
        let state = self.seat_mut(seat);
        let count = state.slot_count as usize;
        state.slots.copy_within(at as usize + 1..count, at as usize);
        state.slots[count - 1] = Slot::default();
        state.slot_count -= 1;
        for order in state.orders.iter_mut() {
            if order.on != Order::NEW && order.on > at {
                order.on -= 1;
            }
        }
        // The walking hero is counted from the boss, too.
        if self.walk.seat == seat && at < self.walk.slot {
            self.walk.slot -= 1;
        }
        None
    }
}

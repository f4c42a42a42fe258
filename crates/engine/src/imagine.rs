//! Imagining: a whole game that looks to a viewer just like the real one.
//!
//! What the viewer cannot see is dealt anew: face-down cards first (only cards legal there), then
//! hands, then decks; what it knows of hidden cards is kept. The real hidden cards play no part,
//! because they are not in a view.

use std::fmt;

use endboss_lexicon::{CardKind, RoomFilter, Seat, Seats};
use endboss_view::{Asked, View};

use crate::frame::Frame;
use crate::pile::{RoomPile, SpellPile};
use crate::redact::Redacted;
use crate::state::{Game, Order};
use crate::tables::{BossIx, RoomIx, Row, SpellIx, Tables};

/// A view read once, to be imagined many times.
#[derive(Clone, Debug)]
pub struct Imagination {
    seen: Redacted,
    rooms: RoomPile,
    spells: SpellPile,
}

/// A view whose mark was not written by this engine, or at another table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the view was written for another table, or not by this engine")
    }
}

impl std::error::Error for Unreadable {}

impl Imagination {
    pub fn new(t: &Tables, view: &View) -> Result<Imagination, Unreadable> {
        // At another table its numbers would stand for other cards, or for none.
        if !t.wrote(view) {
            return Err(Unreadable);
        }
        let seen: Redacted = postcard::from_bytes(&view.mark.0).map_err(|_| Unreadable)?;
        let g = &seen.game;
        let mut rooms = t.all_rooms;
        let mut spells = t.all_spells;
        let mut take = |pile: &RoomPile| {
            let mut pile = *pile;
            while let Some(bit) = pile.pop_bit() {
                rooms.remove(t.room_bits[t.room_of_bit[bit as usize] as usize]);
            }
        };
        take(&g.room_discard);
        take(&g.rooms_gone);
        take(&g.built);
        for seat in t.everyone() {
            take(&g.seat(seat).hand_rooms);
        }
        for order in t.everyone().flat_map(|s| g.seat(s).orders) {
            if order.room != RoomIx::NONE {
                rooms.remove(t.room(order.room).bits);
            }
        }
        for top in g.room_tops {
            rooms.remove(t.room(top).bits);
        }
        let mut take = |pile: &SpellPile| {
            let mut pile = *pile;
            while let Some(bit) = pile.pop_bit() {
                spells.remove(t.spell_bits[t.spell_of_bit[bit as usize] as usize]);
            }
        };
        take(&g.spell_discard);
        take(&g.spells_gone);
        for seat in t.everyone() {
            take(&g.seat(seat).hand_spells);
        }
        for top in g.spell_tops {
            spells.remove(t.spell(top).bits);
        }
        for card in g.market {
            match t.row(card) {
                Some(Row::Room(ix)) => rooms.remove(t.room(ix).bits),
                Some(Row::Spell(ix)) => spells.remove(t.spell(ix).bits),
                _ => {}
            }
        }
        // A declared spell, or one that is happening, lies in no pile.
        let in_limbo = g.declared.iter().copied().chain(g.frames.iter().filter_map(|f| match f {
            Frame::Finish { declared, .. } => Some(*declared),
            _ => None,
        }));
        for declared in in_limbo.filter(|d| d.spell) {
            if let Some(ix) = t.spell_ix(declared.source.card) {
                spells.remove(t.spell(ix).bits);
            }
        }
        Ok(Imagination { seen, rooms, spells })
    }

    /// Deals the hidden cards; `dice(n)` gives a number below n.
    pub fn deal(&self, t: &Tables, dice: impl FnMut(u32) -> u32) -> Game {
        self.deal_leaning(t, None::<&()>, dice)
    }

    /// The same, rather as players would hold and place their cards than by chance alone.
    pub fn deal_leaning(
        &self,
        t: &Tables,
        lean: Option<&impl Leaning>,
        mut dice: impl FnMut(u32) -> u32,
    ) -> Game {
        let mut deal = Deal { t, seen: &self.seen, g: self.seen.game, lean, dice: &mut dice };
        deal.bosses();
        // Facts that fit badly together make a deal fail now and then: deal again.
        for _ in 0..64 {
            let mut g = deal.g;
            if deal.rooms(&mut g, self.rooms) {
                deal.spells(&mut g, self.spells);
                return g;
            }
        }
        // Any deal is better than none: what is known of single cards is left out of it.
        let mut g = deal.g;
        g.facts.clear();
        deal.rooms(&mut g, self.rooms);
        deal.spells(&mut g, self.spells);
        g.facts = deal.g.facts;
        g
    }
}

/// What somebody concludes about hidden cards from how others play.
pub trait Leaning {
    /// How much a player likes to build a room: of those it had, it placed a good one.
    fn built(&self, room: CardKind) -> f32;

    /// A spell that this seat would have used by now if it had it.
    fn unlikely(&self, seat: Seat, spell: CardKind) -> bool;
}

/// Nothing is concluded.
impl Leaning for () {
    fn built(&self, _: CardKind) -> f32 {
        0.0
    }

    fn unlikely(&self, _: Seat, _: CardKind) -> bool {
        false
    }
}

struct Deal<'a, D, L> {
    t: &'a Tables,
    seen: &'a Redacted,
    g: Game,
    lean: Option<&'a L>,
    dice: &'a mut D,
}

impl<D: FnMut(u32) -> u32, L: Leaning> Deal<'_, D, L> {
    fn hidden(&self, seat: Seat) -> bool {
        !self.seen.viewer.is(seat)
    }

    /// Bosses on offer to others are any that nobody has shown.
    fn bosses(&mut self) {
        let mut left = self.t.boss_deck;
        for seat in self.t.everyone() {
            let s = self.g.seat(seat);
            for boss in s.offered.into_iter().chain([s.boss]).filter(|b| *b != BossIx::NONE) {
                left &= !(1 << boss.0);
            }
        }
        for seat in self.t.everyone() {
            if !self.hidden(seat) {
                continue;
            }
            for n in 0..self.seen.bosses_dealt[seat.index()] as usize {
                let shown = self.g.seat(seat).boss;
                let boss = if n == 0 && shown != BossIx::NONE {
                    shown
                } else if left == 0 {
                    BossIx::NONE
                } else {
                    let nth = (self.dice)(left.count_ones());
                    let mut bits = left;
                    for _ in 0..nth {
                        bits &= bits - 1;
                    }
                    let bit = bits.trailing_zeros() as u8;
                    left &= !(1 << bit);
                    BossIx(bit)
                };
                self.g.seat_mut(seat).offered[n] = boss;
            }
        }
        self.g.bosses = left;
    }

    /// The viewer, searching the room deck for such rooms: it sees all of them that are in it.
    fn searching(&self) -> Option<(Seat, RoomFilter)> {
        match self.g.frames.last() {
            Some(Frame::Ask { seat, what: Asked::Search { rooms, .. } }) if !self.hidden(*seat) => {
                Some((*seat, *rooms))
            }
            _ => None,
        }
    }

    /// Whose hand the viewer is looking at: what it knows of that seat is all in the hand, none of
    /// it face down.
    fn looking_at(&self) -> Option<Seat> {
        match self.g.frames.last() {
            Some(Frame::Ask { seat, what: Asked::TakeSeen { source, from } })
                if !self.hidden(*seat) || self.t.shows_hand(*source) =>
            {
                Some(*from)
            }
            _ => None,
        }
    }

    fn rooms(&mut self, g: &mut Game, mut left: RoomPile) -> bool {
        let t = self.t;
        let mut deck = RoomPile::default();
        let mut held = [RoomPile::default(); Seat::MAX];
        let mut free = [0u32; Seat::MAX];
        for seat in t.everyone().filter(|s| self.hidden(*s)) {
            let orders = g.seat(seat).orders.len() as u32;
            free[seat.index()] = u32::from(self.seen.hand_rooms[seat.index()]) + orders;
        }
        let searching = self.searching();
        if let Some((seat, _)) = searching {
            let mut seen = g.seat(seat).noted;
            while let Some(bit) = seen.pop_bit() {
                let bits = t.room_bits[t.room_of_bit[bit as usize] as usize];
                left.remove(bits);
                deck.add(bits);
            }
        }
        let mut facts = g.facts;
        facts.sort_by_key(|f| f.seats.count_ones());
        for fact in facts {
            let Some(Row::Room(ix)) = t.row(fact.card) else {
                continue;
            };
            let bits = t.room(ix).bits;
            match self.place_of(fact.seats, &free) {
                Some(seat) if left.has(bits) => {
                    left.remove(bits);
                    held[seat].add(bits);
                    free[seat] -= 1;
                }
                _ => return false,
            }
        }
        if let Some((_, rooms)) = searching {
            // Whatever else matches is not in the deck, so somebody holds it.
            let mut held_by_some = t.such_rooms(left, rooms);
            while let Some(bit) = held_by_some.pop_bit() {
                let Some(seat) = self.place_of(Seats::first(t.seats).0, &free) else {
                    return false;
                };
                let bits = t.room_bits[t.room_of_bit[bit as usize] as usize];
                left.remove(bits);
                held[seat].add(bits);
                free[seat] -= 1;
            }
        }
        let viewer = self.seen.viewer;
        for seat in t.everyone().filter(|s| !viewer.is(*s)) {
            let n = seat.index();
            for at in 0..g.seat(seat).orders.len() {
                let order = g.seat(seat).orders[at];
                let may_hold = match self.looking_at() {
                    Some(looked) if looked == seat => RoomPile::default(),
                    _ => held[n],
                };
                let mut from_held = legal_there(g, t, seat, order, &may_hold);
                let mut from_left = legal_there(g, t, seat, order, &left);
                if from_held.is_empty() && (free[n] == 0 || from_left.is_empty()) {
                    // Its place may have become another one since it was placed. [Q5]
                    (from_held, from_left) = (may_hold, left);
                }
                let known = held[n].len();
                let pick_known = (self.dice)(known + free[n]) < known;
                let known_ok =
                    !from_held.is_empty() && (pick_known || free[n] == 0 || from_left.is_empty());
                let bits = if known_ok {
                    let bits = self.random_room(&from_held);
                    held[n].remove(bits);
                    bits
                } else if free[n] > 0 && !from_left.is_empty() {
                    let bits = self.placed_room(&from_left, free[n]);
                    left.remove(bits);
                    free[n] -= 1;
                    bits
                } else {
                    return false;
                };
                g.seat_mut(seat).orders[at].room = RoomIx(t.room_of_bit[bits.first() as usize]);
            }
            for _ in 0..free[n] {
                if left.is_empty() {
                    return false;
                }
                let bits = self.random_room(&left);
                left.remove(bits);
                held[n].add(bits);
            }
            g.seat_mut(seat).hand_rooms = held[n];
        }
        deck.add_all(&left, &t.room_bits, &t.room_of_bit[..]);
        g.room_deck = deck;
        true
    }

    fn spells(&mut self, g: &mut Game, mut left: SpellPile) {
        let t = self.t;
        let mut free = [0u32; Seat::MAX];
        for seat in t.everyone().filter(|s| self.hidden(*s)) {
            free[seat.index()] = u32::from(self.seen.hand_spells[seat.index()]);
        }
        let mut facts = g.facts;
        facts.sort_by_key(|f| f.seats.count_ones());
        for fact in facts {
            let Some(Row::Spell(ix)) = t.row(fact.card) else {
                continue;
            };
            let bits = t.spell(ix).bits;
            if let Some(seat) = self.place_of(fact.seats, &free)
                && left.has(bits)
            {
                left.remove(bits);
                g.seats[seat].hand_spells.add(bits);
                free[seat] -= 1;
            }
        }
        for seat in t.everyone() {
            for _ in 0..free[seat.index()] {
                let Some(bits) = self.held_spell(&left, seat) else {
                    break;
                };
                left.remove(bits);
                g.seat_mut(seat).hand_spells.add(bits);
            }
        }
        g.spell_deck = left;
    }

    /// One of the seats a known card may be at, the likelier the more free cards it has.
    fn place_of(&mut self, seats: u8, free: &[u32; Seat::MAX]) -> Option<usize> {
        let weight = |n: usize| if seats >> n & 1 != 0 { free[n] } else { 0 };
        let total: u32 = (0..Seat::MAX).map(weight).sum();
        if total == 0 {
            return None;
        }
        let mut at = (self.dice)(total);
        (0..Seat::MAX).find(|n| {
            let here = at < weight(*n);
            at = at.saturating_sub(weight(*n));
            here
        })
    }

    /// The room somebody placed who had so many to choose from.
    fn placed_room(&mut self, pile: &RoomPile, of: u32) -> crate::pile::Bits {
        let mut best = self.random_room(pile);
        let Some(lean) = self.lean else { return best };
        let like = |bits: crate::pile::Bits| {
            lean.built(self.t.room(RoomIx(self.t.room_of_bit[bits.first() as usize])).card)
        };
        let mut most = like(best);
        for _ in 1..of.min(3) {
            let bit = pile.nth((self.dice)(pile.len())).unwrap_or_default();
            let other = self.t.room_bits[self.t.room_of_bit[bit as usize] as usize];
            let liked = like(other);
            if liked > most {
                (best, most) = (other, liked);
            }
        }
        best
    }

    /// A spell somebody holds: rather not one that would have been used.
    fn held_spell(&mut self, pile: &SpellPile, seat: Seat) -> Option<crate::pile::Bits> {
        for again in [true, false] {
            let bit = pile.nth((self.dice)(pile.len().max(1)))?;
            let row = self.t.spell(SpellIx(self.t.spell_of_bit[bit as usize]));
            let unlikely = self.lean.is_some_and(|lean| lean.unlikely(seat, row.card));
            if !(again && unlikely) {
                return Some(row.bits);
            }
        }
        None
    }

    fn random_room(&mut self, pile: &RoomPile) -> crate::pile::Bits {
        let bit = pile.nth((self.dice)(pile.len())).unwrap_or_default();
        self.t.room_bits[self.t.room_of_bit[bit as usize] as usize]
    }
}

/// The rooms of a pile that could have been placed so.
fn legal_there(g: &Game, t: &Tables, seat: Seat, order: Order, pile: &RoomPile) -> RoomPile {
    let on = Some(order.on).filter(|on| *on != Order::NEW);
    let base = on.and_then(|on| g.slots(seat).get(on as usize)).map(|slot| t.copy(slot.top));
    let mut legal = RoomPile::default();
    let mut rest = *pile;
    while let Some(bit) = rest.pop_bit() {
        let row = t.room(RoomIx(t.room_of_bit[bit as usize]));
        let fits = match base {
            None => !row.advanced,
            Some(base) => {
                !row.advanced || (base.kinds & row.kinds != 0 && !base.no_advanced_on_top)
            }
        };
        if fits {
            legal.add(row.bits);
        }
    }
    legal
}

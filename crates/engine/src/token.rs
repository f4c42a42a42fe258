//! +1 tokens on rooms, and stacks that are shuffled. [R6.14, Q43]

use endboss_lexicon::{CardKind, Seat, TokensOn};
use endboss_view::{Asked, Seen, Source};

use crate::event::Listener;
use crate::frame::{Aim, Run};
use crate::options::Sink;
use crate::pause::{Chance, Pause};
use crate::play::{Play, Stop};
use crate::state::Game;
use crate::tables::{CardId, Tables};

impl<L: Listener> Play<'_, L> {
    pub(crate) fn give_tokens(&mut self, run: Run, on: TokensOn, count: u8) {
        let Run { seat, source, copy, aim, .. } = run;
        match (on, aim) {
            (TokensOn::This, _) => self.tokens_on(copy, count),
            (TokensOn::Target, Aim::Room(room)) => self.tokens_on(room, count),
            (TokensOn::Target, _) => {}
            (TokensOn::Spread | TokensOn::Each, _) => {
                self.g.seat_mut(seat).marked = 0;
                let each = on == TokensOn::Each;
                self.push_ask(seat, Asked::TokenOn { source, left: count, each });
            }
        }
    }

    /// Tokens on a room that is still visible and active, up to the limit of this game.
    fn tokens_on(&mut self, copy: CardId, count: u8) {
        let Some((seat, at)) = self.g.find_top(self.t, copy) else { return };
        let limit = self.t.rules.tokens_per_room;
        let slot = &mut self.g.seat_mut(seat).slots[at as usize];
        let count = count.min(limit.saturating_sub(slot.tokens));
        if slot.deactivated || count == 0 {
            return;
        }
        slot.tokens += count;
        let (room, which) = (self.copy_card(copy), self.which(seat, at));
        self.tell(|_| Seen::TokensPut { seat, room, count, which });
    }

    /// A token went to a room of the player's choice; the next one, if any.
    pub(crate) fn token_placed(
        &mut self,
        seat: Seat,
        slot: u8,
        source: Source,
        left: u8,
        each: bool,
    ) {
        self.tokens_on(self.g.slots(seat)[slot as usize].top, 1);
        self.g.seat_mut(seat).marked |= 1 << slot;
        if left > 1 {
            self.push_ask(seat, Asked::TokenOn { source, left: left - 1, each });
        }
    }

    pub(crate) fn take_token(&mut self, seat: Seat, slot: u8) {
        self.g.seat_mut(seat).slots[slot as usize].tokens -= 1;
        let room = self.copy_card(self.g.slots(seat)[slot as usize].top);
        let which = self.which(seat, slot);
        self.tell(|_| Seen::TokensLost { seat, room, count: 1, which });
    }

    pub(crate) fn move_token(&mut self, seat: Seat, from: u8, to: u8) {
        let (which_from, which_to) = (self.which(seat, from), self.which(seat, to));
        let slots = &mut self.g.seat_mut(seat).slots;
        slots[from as usize].tokens -= 1;
        slots[to as usize].tokens += 1;
        let (from, to) = (slots[from as usize].top, slots[to as usize].top);
        let (from, to) = (self.copy_card(from), self.copy_card(to));
        self.tell(|_| Seen::TokenMoved { seat, from, to, which_from, which_to });
    }

    /// The next card of a stack that is being shuffled, from the bottom.
    pub(crate) fn shuffle(&mut self, seat: Seat, slot: u8) -> Stop {
        let mut loose = self.g.loose(seat, slot);
        match (loose.next(), loose.next()) {
            (Some(_), Some(_)) => {
                drop(loose);
                return Some(Pause::Chance(Chance::StackCard { seat, slot }));
            }
            (last, _) => {
                drop(loose);
                self.g.shuffled.extend(last);
            }
        }
        self.pop();
        let order = std::mem::take(&mut self.g.shuffled);
        let mut below = CardId::NONE;
        for copy in order {
            self.g.below.set(copy, below);
            below = copy;
        }
        let at = &mut self.g.seat_mut(seat).slots[slot as usize];
        let was = at.top;
        at.top = below;
        let (old, room) = (self.copy_card(was), self.copy_card(below));
        if old != room {
            // What belonged to the old top card stays with it, tokens go. [Q43]
            let at = &mut self.g.seat_mut(seat).slots[slot as usize];
            at.tokens = 0;
            at.bonus = 0;
        }
        self.g.note_usable(self.t, seat);
        let which = self.which(seat, slot);
        self.tell(|_| Seen::StackShuffled { seat, room, which });
        None
    }

    pub(crate) fn stack_card(&mut self, seat: Seat, slot: u8, card: CardKind) {
        let next = self.g.loose(seat, slot).find(|copy| self.t.copy(*copy).card == card);
        self.g.shuffled.extend(next);
    }
}

impl Game {
    /// Rooms that may get a token: visible, active, below the limit. Stunned ones, too. [R6.14]
    pub(crate) fn token_rooms(&self, t: &Tables, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        let limit = t.rules.tokens_per_room;
        let slots = self.slots(seat).iter().enumerate();
        slots.filter(move |(_, s)| !s.deactivated && s.tokens < limit).map(|(at, _)| at as u8)
    }

    pub(crate) fn rooms_with_tokens(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        let slots = self.slots(seat).iter().enumerate();
        slots.filter(|(_, s)| s.tokens > 0).map(|(at, _)| at as u8)
    }

    pub(crate) fn tokens(&self, seat: Seat) -> u32 {
        self.slots(seat).iter().map(|s| u32::from(s.tokens)).sum()
    }

    /// Cards of a stack that have no place in its new order yet, the top one first.
    pub(crate) fn loose(&self, seat: Seat, slot: u8) -> impl Iterator<Item = CardId> + '_ {
        let mut next = self.slots(seat)[slot as usize].top;
        std::iter::from_fn(move || {
            while next != CardId::NONE {
                let copy = next;
                next = self.below.get(copy);
                if !self.shuffled.contains(&copy) {
                    return Some(copy);
                }
            }
            None
        })
    }

    /// Stacks with an order to change; one with a minion on it cannot be chosen. [Q43]
    pub(crate) fn stacks_to_shuffle(&self, sink: &mut impl Sink) {
        for owner in self.xp_order {
            for (at, slot) in self.slots(owner).iter().enumerate() {
                if self.breakable(owner, at as u8) && self.below.get(slot.top) != CardId::NONE {
                    sink.add(endboss_view::Pick::Slot { seat: owner, slot: at as u8 });
                }
            }
        }
    }
}

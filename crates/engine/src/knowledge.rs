//! Who knows what. [Q44]
//!
//! A card that was public and went into a hand stays known to those who saw it. Knowledge is kept as
//! facts: "a card of this print is among the hidden cards (hand or face down) of one of these
//! seats". A hidden move widens the seats, a card that leaves openly ends the narrowest fact about
//! it and widens the others, because copies cannot be told apart.

use endboss_lexicon::{Back, CardKind, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::Game;
use crate::tables::{Row, Tables};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fact {
    pub card: CardKind,
    /// Bits of seats one of which has it.
    pub seats: u8,
    /// Bits of viewers who know it.
    pub viewers: u8,
}

/// Everybody, spectators included.
pub const ALL_VIEWERS: u8 = 0x7f;

/// Something that not everybody may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secret {
    Hand(Seat),
    FaceDown(Seat),
    OfferedBosses(Seat),
    /// What a seat answered while others still have to answer the same question. [Q18]
    Answer(Seat),
    /// A declaration that is being put together.
    Declaring(Seat),
    /// What a seat saw when searching a deck.
    Noted(Seat),
}

impl Game {
    /// The one authority on who knows what; whole cards are covered by `facts_of` beside it.
    pub fn knows(viewer: Viewer, secret: Secret) -> bool {
        match secret {
            Secret::Hand(seat)
            | Secret::FaceDown(seat)
            | Secret::OfferedBosses(seat)
            | Secret::Answer(seat)
            | Secret::Declaring(seat)
            | Secret::Noted(seat) => viewer.is(seat),
        }
    }

    /// The facts a viewer has, without its own seat as a place: it knows its own hand.
    pub(crate) fn facts_of(&self, viewer: Viewer) -> impl Iterator<Item = Fact> + '_ {
        let bit = viewer.bit();
        self.facts
            .iter()
            .filter(move |f| f.viewers & bit != 0 && f.seats & !bit != 0)
            .map(move |f| Fact { card: f.card, seats: f.seats & !bit, viewers: bit })
    }

    fn add_fact(&mut self, fact: Fact) {
        if fact.viewers == 0 {
            return;
        }
        // The memory is long but not endless: the oldest fact makes room.
        if self.facts.len() == self.facts.capacity() {
            self.facts.remove(0);
        }
        self.facts.push(fact);
    }

    /// These viewers saw a card go to a seat's hand.
    pub(crate) fn learn(&mut self, viewers: u8, seat: Seat, card: CardKind) {
        let viewers = viewers & !(1 << seat.0);
        self.add_fact(Fact { card, seats: 1 << seat.0, viewers });
    }

    /// A card left a seat's hidden cards before these witnesses' eyes.
    pub(crate) fn left_openly(&mut self, t: &Tables, seat: Seat, card: CardKind, witnesses: u8) {
        if self.facts.is_empty() {
            return;
        }
        let mut open = witnesses & !(1 << seat.0);
        let of_it = |fact: &Fact| fact.card == card && fact.seats & (1 << seat.0) != 0;
        let mut ended = tinyvec::ArrayVec::<[Fact; 8]>::new();
        for width in 1..=Seat::MAX as u32 {
            for fact in self.facts.iter_mut() {
                let hit = fact.viewers & open;
                if of_it(fact) && fact.seats.count_ones() == width && hit != 0 {
                    fact.viewers &= !hit;
                    open &= !hit;
                    let _ = ended.try_push(Fact { viewers: hit, ..*fact });
                }
            }
        }
        self.facts.retain(|f| f.viewers != 0);
        // It may have been the copy of another fact: then the one of the ended fact is still there.
        let mut wider = tinyvec::ArrayVec::<[Fact; 16]>::new();
        for gone in ended {
            for fact in self.facts.iter_mut() {
                let shared = fact.viewers & gone.viewers;
                if of_it(fact) && shared != 0 && gone.seats & !fact.seats != 0 {
                    fact.viewers &= !shared;
                    let seats = fact.seats | gone.seats;
                    let _ = wider.try_push(Fact { seats, viewers: shared, ..*fact });
                }
            }
        }
        self.facts.retain(|f| f.viewers != 0);
        for fact in wider {
            self.add_fact(fact);
        }
        self.narrow(t, seat, back_of_card(t, card));
    }

    /// Sizes are public, so a seat without hidden cards of a back has none of the known ones.
    fn narrow(&mut self, t: &Tables, seat: Seat, back: Back) {
        let hidden = match back {
            Back::Room => self.seat(seat).hand_rooms.len() + self.seat(seat).orders.len() as u32,
            Back::Spell => self.seat(seat).hand_spells.len(),
        };
        if hidden > 0 {
            return;
        }
        for fact in self.facts.iter_mut() {
            if back_of_card(t, fact.card) == back {
                fact.seats &= !(1 << seat.0);
            }
        }
        self.facts.retain(|f| f.seats != 0);
    }

    /// A card went from hand to hand; only the two players saw which.
    pub(crate) fn moved_hidden(
        &mut self,
        t: &Tables,
        from: Seat,
        to: Seat,
        card: CardKind,
        back: Back,
    ) {
        let two = 1u8 << from.0 | 1 << to.0;
        for i in 0..self.facts.len() {
            let fact = self.facts[i];
            let others = fact.viewers & !two;
            if fact.seats & (1 << from.0) == 0 || others == 0 || back_of_card(t, fact.card) != back
            {
                continue;
            }
            let wide = Fact { seats: fact.seats | 1 << to.0, viewers: others, ..fact };
            if others == fact.viewers {
                self.facts[i] = wide;
            } else {
                self.facts[i].viewers &= two;
                self.add_fact(wide);
            }
        }
        self.left_openly(t, from, card, 1 << to.0);
        self.learn(1 << from.0, to, card);
    }

    /// These viewers looked at a seat's whole hand.
    pub(crate) fn saw_hand(&mut self, t: &Tables, viewers: u8, seat: Seat) {
        let at = 1u8 << seat.0;
        let lookers = viewers & !at;
        let mut narrowed = tinyvec::ArrayVec::<[Fact; 16]>::new();
        for i in 0..self.facts.len() {
            let fact = self.facts[i];
            let saw = fact.viewers & lookers;
            if saw == 0 || fact.seats & at == 0 {
                continue;
            }
            let elsewhere = fact.seats & !at;
            let in_hand = self.holds(t, seat, fact.card);
            // What is not in the hand may lie face down: that was not looked at.
            let face_down =
                back_of_card(t, fact.card) == Back::Room && !self.seat(seat).orders.is_empty();
            if elsewhere != 0 && !in_hand && face_down {
                continue;
            }
            self.facts[i].viewers &= !saw;
            if elsewhere != 0 && !in_hand {
                let _ = narrowed.try_push(Fact { seats: elsewhere, viewers: saw, ..fact });
            }
        }
        self.facts.retain(|f| f.viewers != 0);
        for fact in narrowed {
            self.add_fact(fact);
        }
        let (mut rooms, mut spells) = (self.seat(seat).hand_rooms, self.seat(seat).hand_spells);
        while let Some(n) = rooms.pop_bit() {
            self.learn(lookers, seat, t.rooms[t.room_of_bit[n as usize] as usize].card);
        }
        while let Some(n) = spells.pop_bit() {
            self.learn(lookers, seat, t.spells[t.spell_of_bit[n as usize] as usize].card);
        }
    }

    fn holds(&self, t: &Tables, seat: Seat, card: CardKind) -> bool {
        match t.row(card) {
            Some(Row::Room(ix)) => self.seat(seat).hand_rooms.has(t.room(ix).bits),
            Some(Row::Spell(ix)) => self.seat(seat).hand_spells.has(t.spell(ix).bits),
            Some(Row::Hero(_) | Row::Boss(_) | Row::Landmark(_) | Row::Item(_)) | None => false,
        }
    }
}

pub(crate) fn back_of_card(t: &Tables, card: CardKind) -> Back {
    match t.row(card) {
        Some(Row::Spell(_)) => Back::Spell,
        Some(Row::Room(_) | Row::Hero(_) | Row::Boss(_) | Row::Landmark(_) | Row::Item(_))
        | None => Back::Room,
    }
}

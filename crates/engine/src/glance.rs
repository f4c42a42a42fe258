//! A game at a glance: its numbers without lists or words, for whoever looks at very many games.

use endboss_lexicon::{CardKind, Seat};

use crate::bait::{Lure, Row};
use crate::state::{Game, Place};
use crate::tables::{CardId, HeroIx, HeroRow, Tables};

/// How a seat stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    pub out: bool,
    pub souls: u8,
    pub wounds: u8,
    /// Slots with a room, deactivated or not.
    pub slots: u8,
    /// What all rooms together deal now.
    pub damage: u16,
    pub treasure: [u8; 5],
    pub hand_rooms: u8,
    pub hand_spells: u8,
    pub leveled: bool,
    pub coins: u8,
    pub tokens: u8,
    pub boss: Option<CardKind>,
    /// Its place among those still in, by XP: 0 is the highest.
    pub xp_place: u8,
}

/// A hero in play that has a dungeon before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visitor {
    pub card: CardKind,
    pub health: i16,
    /// Souls or wounds.
    pub worth: u8,
    /// Where it goes, if it were decided now.
    pub to: Option<Seat>,
    /// It is in town still.
    pub in_town: bool,
}

/// The hero on its way, and how that ends if nothing more happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walker {
    pub seat: Seat,
    pub worth: u8,
    pub health: i16,
    /// Damage when it reaches the boss.
    pub at_end: i16,
}

impl Game {
    pub fn standing(&self, t: &Tables, seat: Seat) -> Standing {
        let s = self.seat(seat);
        if s.out {
            return Standing { out: true, souls: s.souls, wounds: s.wounds, ..Standing::default() };
        }
        let slots = self.slots(seat);
        Standing {
            out: false,
            souls: s.souls,
            wounds: s.wounds,
            slots: s.slot_count,
            damage: (0..s.slot_count).map(|at| u16::from(self.damage(t, seat, at))).sum(),
            treasure: self.treasure(t, seat),
            hand_rooms: s.hand_rooms.len() as u8,
            hand_spells: s.hand_spells.len() as u8,
            leveled: s.leveled,
            coins: s.coins,
            tokens: slots.iter().fold(0, |sum, slot| sum.saturating_add(slot.tokens)),
            boss: t.bosses.get(s.boss.0 as usize).map(|row| row.card),
            xp_place: self.xp_order.iter().position(|it| *it == seat).unwrap_or(0) as u8,
        }
    }

    /// Every hero in town and at the entrances.
    pub fn visitors(&self, t: &Tables, mut each: impl FnMut(Visitor)) {
        let mut row: Option<Row> = None;
        for hero in self.in_play {
            let (to, in_town) = match self.hero(hero).place {
                Place::Town => {
                    let row = row.get_or_insert_with(|| Row::new(self, t));
                    match row.next(self, t, hero) {
                        Lure::Goes(seat, _) => (Some(seat), true),
                        Lure::Tied | Lure::Nothing => (None, true),
                    }
                }
                Place::Entrance(seat) => (Some(seat), false),
                _ => continue,
            };
            let it = t.hero(hero);
            each(Visitor {
                card: it.card,
                health: self.health(t, hero),
                worth: it.worth,
                to,
                in_town,
            });
        }
    }

    /// Every hero that is still to come.
    pub fn heroes_to_come<'t>(&self, t: &'t Tables, mut each: impl FnMut(&'t HeroRow)) {
        let mut left = self.ordinary_deck | self.epic_deck;
        while left != 0 {
            each(t.hero(HeroIx(left.trailing_zeros() as u8)));
            left &= left - 1;
        }
    }

    pub fn walker(&self, t: &Tables) -> Option<Walker> {
        let walk = self.walk;
        if walk.hero == HeroIx::NONE {
            return None;
        }
        let count = self.seat(walk.seat).slot_count;
        // Before its first room all rooms are ahead of it.
        let ahead = if walk.inside { walk.slot.min(count) } else { count };
        let rest: u16 = (0..ahead).map(|at| u16::from(self.damage(t, walk.seat, at))).sum();
        Some(Walker {
            seat: walk.seat,
            worth: t.hero(walk.hero).worth,
            health: self.health(t, walk.hero),
            at_end: i16::from(self.total_damage(t)).saturating_add(rest as i16),
        })
    }

    /// Every card in a hand, copies one by one.
    pub fn held(&self, t: &Tables, seat: Seat, mut each: impl FnMut(CardKind)) {
        let s = self.seat(seat);
        let mut rooms = s.hand_rooms;
        while let Some(bit) = rooms.pop_bit() {
            each(t.copy(CardId(bit)).card);
        }
        let mut spells = s.hand_spells;
        while let Some(bit) = spells.pop_bit() {
            each(t.spells[t.spell_of_bit[bit as usize] as usize].card);
        }
    }

    /// The visible room of a slot, and what it deals now.
    pub fn room_there(&self, t: &Tables, seat: Seat, slot: u8) -> Option<(CardKind, u8)> {
        let top = self.slots(seat).get(slot as usize)?.top;
        Some((t.copy(top).card, self.damage(t, seat, slot)))
    }
}

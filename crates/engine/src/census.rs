//! Counting every card: a law of the tests.

use crate::frame::Frame;
use crate::state::{Game, Place};
use crate::tables::{HeroIx, Row, Tables};

impl Game {
    /// Every zone's cards, counted: rooms, spells, heroes, bosses. Cards are conserved, so the
    /// numbers never change in a game. A law of the tests.
    pub fn census(&self, t: &Tables) -> [u32; 3] {
        let mut rooms =
            self.room_deck.len() + self.room_tops.len() as u32 + self.room_discard.len();
        rooms += self.rooms_gone.len() + self.built.len();
        let mut spells =
            self.spell_deck.len() + self.spell_tops.len() as u32 + self.spell_discard.len();
        spells += self.spells_gone.len() + self.declared.iter().filter(|d| d.spell).count() as u32;
        for frame in self.frames {
            if let Frame::Finish { declared, .. } = frame {
                spells += u32::from(declared.spell);
            }
        }
        for card in self.market {
            match t.row(card) {
                Some(Row::Room(_)) => rooms += 1,
                _ => spells += 1,
            }
        }
        let mut on_table = 0;
        for seat in t.everyone() {
            let s = self.seat(seat);
            rooms += s.hand_rooms.len() + s.orders.len() as u32;
            spells += s.hand_spells.len();
            on_table +=
                self.slots(seat).iter().map(|slot| self.stack(slot.top).len() as u32).sum::<u32>();
        }
        assert_eq!(on_table, self.built.len(), "every built room is in one stack");
        let used = t.ordinary_heroes | t.epic_heroes;
        let heroes = (0..t.heroes.len() as u8).map(HeroIx).filter(|h| used & h.bit() != 0);
        let heroes = heroes.filter(|h| {
            let place = self.hero(*h).place;
            let deck = (self.ordinary_deck | self.epic_deck) & h.bit() != 0;
            let in_line = self.in_play.iter().filter(|x| *x == h).count();
            match place {
                Place::Deck => deck && in_line == 0,
                Place::Town | Place::Landmark(_) | Place::Entrance(_) => !deck && in_line == 1,
                Place::Dungeon(_) => !deck && in_line == 0 && self.walk.hero == *h,
                Place::Soul(_) | Place::Wound(_) | Place::Gone => !deck && in_line == 0,
            }
        });
        [rooms, spells, heroes.count() as u32]
    }
}

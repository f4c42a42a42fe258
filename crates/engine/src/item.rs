//! Items: carried by heroes, then used once by the boss who killed their carrier. [R11.3, Q14]

use endboss_lexicon::{Help, Seat};
use endboss_view::{Phase, Seen};

use crate::event::Listener;
use crate::frame::{Flow, Frame};
use crate::pause::{Chance, Pause};
use crate::play::{Play, Stop};
use crate::state::{Game, Place};
use crate::tables::{HeroIx, ItemIx, Tables};

impl<L: Listener> Play<'_, L> {
    /// One item each turn, before the heroes.
    pub(crate) fn reveal_item(&mut self) -> Stop {
        if self.g.item_deck != 0 {
            return Some(Pause::Chance(Chance::Item));
        }
        self.after_items()
    }

    fn after_items(&mut self) -> Stop {
        let left = self.heroes_due();
        self.go(Flow::Arrivals { left })
    }

    /// It goes to the matching hero longest in town, or waits.
    pub(crate) fn item_revealed(&mut self, item: ItemIx) {
        self.g.item_deck &= !(1 << item.0);
        self.tell(|t| Seen::ItemRevealed { item: t.item(item).card });
        let carrier = self.g.heroes_at(Place::Town).find(|h| self.g.may_carry(self.t, *h, item));
        match carrier {
            Some(hero) => self.give_item(hero, item),
            None => self.g.items_waiting.push(item),
        }
        self.after_items();
    }

    /// A hero entered the row: the oldest waiting item that fits is its own.
    pub(crate) fn item_for(&mut self, hero: HeroIx) {
        let waiting = &self.g.items_waiting;
        let fits = waiting.iter().position(|item| self.g.may_carry(self.t, hero, *item));
        if let Some(at) = fits {
            let item = self.g.items_waiting.remove(at);
            self.give_item(hero, item);
        }
    }

    fn give_item(&mut self, hero: HeroIx, item: ItemIx) {
        self.g.hero_mut(hero).item = item.0 + 1;
        self.tell(|t| Seen::ItemGiven { item: t.item(item).card, hero: t.hero(hero).card });
    }

    /// Its carrier is gone: whoever has the soul takes it, else it is spent. [Q14, Q68]
    pub(crate) fn item_left(&mut self, hero: HeroIx, killer: Option<Seat>) {
        let Some(item) = self.g.item_of(hero) else { return };
        self.g.hero_mut(hero).item = 0;
        match killer {
            None => self.spend_item(item),
            Some(seat) if self.g.seat(seat).item == ItemIx::NONE => self.take_item(seat, item),
            // One face-up item at most: the old one may be used now, or is spent.
            Some(seat) => {
                self.push(Frame::NewItem { seat, item });
                if self.g.phase == Phase::Adventure {
                    self.open_window(Phase::Adventure, self.g.active.unwrap_or(seat));
                }
            }
        }
    }

    fn take_item(&mut self, seat: Seat, item: ItemIx) {
        self.g.set_item(self.t, seat, item);
        self.tell(|t| Seen::ItemTaken { seat, item: t.item(item).card });
    }

    pub(crate) fn new_item(&mut self, seat: Seat, item: ItemIx) -> Stop {
        self.pop();
        let old = self.g.seat(seat).item;
        self.g.set_item(self.t, seat, ItemIx::NONE);
        if old != ItemIx::NONE {
            self.spend_item(old);
        }
        self.take_item(seat, item);
        None
    }

    pub(crate) fn spend_item(&mut self, item: ItemIx) {
        self.tell(|t| Seen::ItemSpent { item: t.item(item).card });
    }
}

impl Game {
    pub(crate) fn item_of(&self, hero: HeroIx) -> Option<ItemIx> {
        self.hero(hero).item.checked_sub(1).map(ItemIx)
    }

    /// The face-up item of a seat changes.
    pub(crate) fn set_item(&mut self, t: &Tables, seat: Seat, item: ItemIx) {
        self.seat_mut(seat).item = item;
        self.note_usable(t, seat);
    }

    fn may_carry(&self, t: &Tables, hero: HeroIx, item: ItemIx) -> bool {
        self.hero(hero).item == 0
            && t.item(item).treasure.is_none_or(|kind| t.hero(hero).treasure.contains(&kind))
    }

    /// What the item of a hero does for it, if it carries one.
    pub(crate) fn help_for(&self, t: &Tables, hero: HeroIx) -> Option<Help> {
        self.item_of(hero).map(|item| t.item(item).help)
    }
}

//! Building: the room and the place that make the turn and the dungeon best.

use endboss_lexicon::{CardKind, Lasting, Near, Room, When};
use endboss_view::{Asked, Pick};

use crate::table::{Dungeon, Table};
use crate::worth::{effects, printed};

/// Slots in a dungeon. [R1.6]
const SLOTS: usize = 5;

impl Table<'_> {
    pub(crate) fn weigh_building(&self, what: Asked, pick: Pick) -> f32 {
        let now = self.score();
        match (what, pick) {
            (_, Pick::Pass) => now,
            (_, Pick::Card(room)) => self.best_place(room),
            (
                Asked::PlaceWhere { room }
                | Asked::BuildWhere { room, .. }
                | Asked::BuildFound { room, .. },
                Pick::NewSlot,
            ) => self.built(room, None),
            (
                Asked::PlaceWhere { room }
                | Asked::BuildWhere { room, .. }
                | Asked::BuildFound { room, .. },
                Pick::Slot { slot, .. },
            ) => self.built(room, Some(slot as usize)),
            _ => now,
        }
    }

    fn best_place(&self, room: CardKind) -> f32 {
        let Some(card) = self.cards.room(room) else { return f32::MIN };
        let slots = &self.view.seat(self.me).slots;
        let new = (slots.len() < SLOTS && !card.advanced).then(|| self.built(room, None));
        let over = slots.iter().enumerate().filter_map(|(at, slot)| {
            let below = self.cards.room(slot.room.as_ref()?.card)?;
            let fits = !card.advanced || below.treasure.kinds() & card.treasure.kinds() != 0;
            (fits && slot.face_down.is_none()).then(|| self.built(room, Some(at)))
        });
        new.into_iter().chain(over).fold(f32::MIN, f32::max)
    }

    /// How the position would look with this room there.
    fn built(&self, room: CardKind, on: Option<usize>) -> f32 {
        let Some(card) = self.cards.room(room) else { return f32::MIN };
        let mut mine = *self.mine();
        let slots = &self.view.seat(self.me).slots;
        let covered = on.and_then(|at| slots.get(at)?.room.as_ref());
        if let Some(old) = covered {
            let spares = |room: &Room| room.lasting.contains(&Lasting::SparesFirst);
            if !self.cards.room(old.card).is_some_and(spares) {
                mine.damage -= i32::from(old.damage);
            }
            if let Some(old) = self.cards.room(old.card) {
                for (have, less) in mine.treasure.iter_mut().zip(old.treasure.array()) {
                    *have = have.saturating_sub(less);
                }
            }
        } else {
            mine.rooms += 1;
        }
        mine.damage += i32::from(printed(card)) + self.neighbors(card, on);
        for (have, more) in mine.treasure.iter_mut().zip(card.treasure.array()) {
            *have += more;
        }
        self.with_mine(mine).score() + self.on_building(card, &mine)
    }

    /// What it does when built, and what a fifth room does.
    fn on_building(&self, card: &Room, mine: &Dungeon) -> f32 {
        let built = card.abilities.iter().filter(|a| a.when == When::Built);
        let leveled = self.view.seat(self.me).boss.is_none_or(|boss| boss.leveled);
        let level = if !leveled && usize::from(mine.rooms) == SLOTS { 1.0 } else { 0.0 };
        built.map(effects).sum::<f32>() * 0.5 + level
    }

    /// More damage by rooms beside each other.
    fn neighbors(&self, card: &Room, on: Option<usize>) -> i32 {
        let slots = &self.view.seat(self.me).slots;
        let at = on.unwrap_or(slots.len());
        let side = |at: Option<usize>| {
            at.and_then(|at| slots.get(at)?.room.as_ref()).and_then(|r| self.cards.room(r.card))
        };
        let (left, right) = (side(Some(at + 1)), side(at.checked_sub(1)));
        let mut more = 0;
        for (other, other_is_right) in [(left, false), (right, true)] {
            let Some(other) = other else { continue };
            more += gives(card, other, other_is_right) + gives(other, card, !other_is_right);
        }
        more
    }
}

/// What a room adds to its neighbor.
fn gives(from: &Room, to: &Room, to_is_right: bool) -> i32 {
    let fits = |rooms: endboss_lexicon::RoomFilter| {
        rooms.sort.is_none_or(|sort| sort == to.sort)
            && rooms.advanced.is_none_or(|advanced| advanced == to.advanced)
    };
    let each = from.lasting.iter().map(|lasting| match *lasting {
        Lasting::DamageNearby { near, rooms, amount }
            if fits(rooms) && (near == Near::Adjacent || to_is_right) =>
        {
            i32::from(amount)
        }
        _ => 0,
    });
    each.sum()
}

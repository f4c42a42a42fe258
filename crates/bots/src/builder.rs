//! Building: the room and the place that make the turn and the dungeon best.

use endboss_lexicon::{CardKind, Lasting, When};
use endboss_view::{Asked, Phase, Pick};

use crate::dungeon::{Dungeon, SLOTS};
use crate::table::Table;
use crate::weights::*;

impl Table<'_> {
    pub(crate) fn weigh_building(&self, what: Asked, pick: Pick) -> f32 {
        match self.dungeon_after(what, pick) {
            Some((_, value)) => value,
            None if matches!(pick, Pick::Card(_)) => f32::MIN,
            None => self.score(self.mine()),
        }
    }

    /// My dungeon after an answer to a question about building, and what that is worth.
    pub(crate) fn dungeon_after(&self, what: Asked, pick: Pick) -> Option<(Dungeon, f32)> {
        let room = match what {
            Asked::PlaceWhere { room }
            | Asked::BuildWhere { room, .. }
            | Asked::BuildFound { room, .. } => Some(room),
            _ => None,
        };
        match (room, pick) {
            (_, Pick::Card(room)) => self.best_place(room),
            (Some(room), Pick::NewSlot) => self.built(room, None),
            (Some(room), Pick::Slot { slot, .. }) => self.built(room, Some(slot as usize)),
            _ => None,
        }
    }

    /// Where a room does most.
    pub(crate) fn best_place(&self, room: CardKind) -> Option<(Dungeon, f32)> {
        let card = self.cards.room(room)?;
        let slots = &self.view.seat(self.me).slots;
        let new = (slots.len() < SLOTS && !card.advanced).then_some(None);
        let over = slots.iter().enumerate().filter_map(|(at, slot)| {
            let below = self.cards.room(slot.room.as_ref()?.card)?;
            let shares = below.treasure.kinds() & card.treasure.kinds() != 0;
            let bars = below.lasting.contains(&Lasting::NoAdvancedOnTop);
            let fits = !card.advanced || shares && !bars;
            (fits && slot.face_down.is_none()).then_some(Some(at))
        });
        let places = new.into_iter().chain(over);
        let each = places.filter_map(|on| self.built(room, on));
        each.fold(None, |best, next| match best {
            Some((_, most)) if most >= next.1 => best,
            _ => Some(next),
        })
    }

    /// The best that can be built from my hand, or my dungeon as it is.
    pub(crate) fn best_build(&self) -> (Dungeon, f32) {
        let now = (*self.mine(), self.score(self.mine()));
        let hand = self.view.seat(self.me).hand.iter().flatten();
        let each = hand.filter_map(|room| self.best_place(*room));
        each.fold(now, |best, next| if next.1 > best.1 { next } else { best })
    }

    /// How the position would look with this room there.
    fn built(&self, room: CardKind, on: Option<usize>) -> Option<(Dungeon, f32)> {
        let card = self.cards.room(room)?;
        let mine = self.mine().with_room(room, on, self.cards);
        let built = card.abilities.iter().filter(|a| a.when == When::Built);
        let happens: f32 = built.map(|ability| self.gain(ability, Phase::Build)).sum();
        Some((mine, self.score(&mine) + ON_BUILDING * happens))
    }
}

//! What an expert concludes from what others did and let pass.

use endboss_lexicon::{Card, CardKind, Effect, Face, Seat};
use endboss_view::{SeatView, View};

use crate::worth::Cards;

/// What was seen of the others so far.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Memory {
    seats: [Watched; Seat::MAX],
}

#[derive(Clone, Copy, Debug, Default)]
struct Watched {
    wounds: u8,
    spells: u8,
    /// Spells it still holds of those it did not use when a hero came through.
    idle: u8,
}

impl Memory {
    /// Looks at the table once more. A view from before, after something was taken back, only makes
    /// it forget.
    pub(crate) fn look(&mut self, view: &View) {
        for seat in &view.seats {
            let watched = &mut self.seats[seat.seat.index()];
            watched.look(seat);
        }
    }

    /// Whether a seat that had this spell would have used it by now.
    pub(crate) fn unlikely(&self, cards: &[Card], seat: Seat, spell: CardKind) -> bool {
        let Watched { spells, idle, .. } = self.seats[seat.index()];
        // Of what it drew since nothing is known.
        idle > 0 && 2 * idle >= spells && saves(cards, spell)
    }
}

impl Watched {
    fn look(&mut self, seat: &SeatView) {
        if seat.wounds > self.wounds {
            // It had these before the hero came, and has them still.
            self.idle = self.spells.min(seat.hand_spells);
        } else if seat.wounds < self.wounds {
            self.idle = 0;
        }
        self.idle = self.idle.min(seat.hand_spells);
        (self.wounds, self.spells) = (seat.wounds, seat.hand_spells);
    }
}

/// Whether a spell is good against a hero that would survive in one's dungeon.
fn saves(cards: &[Card], spell: CardKind) -> bool {
    let Some(Face::Spell(spell)) = Cards(cards).face(spell) else { return false };
    spell.ability.effects.iter().any(|effect| {
        matches!(
            effect,
            Effect::Damage(_)
                | Effect::RoomDamage(_)
                | Effect::YourRoomsDamage(_)
                | Effect::Kill
                | Effect::ToTown
                | Effect::ToFirstRoom
        )
    })
}

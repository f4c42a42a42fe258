//! What an expert concludes from what others did and let pass.

use endboss_lexicon::{Card, CardKind, Effect, Face, Seat};
use endboss_view::{SeatView, View};

use crate::worth::Cards;

/// What was seen of the others so far.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Memory {
    seats: [Watched; Seat::MAX],
    /// When it looked last.
    turn: u16,
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
        let same_turn = view.turn == self.turn;
        for seat in &view.seats {
            let watched = &mut self.seats[seat.seat.index()];
            watched.look(seat, same_turn);
        }
        self.turn = view.turn;
    }

    /// Whether a seat that had this spell would have used it by now.
    pub(crate) fn unlikely(&self, cards: &[Card], seat: Seat, spell: CardKind) -> bool {
        let Watched { spells, idle, .. } = self.seats[seat.index()];
        // Of what it drew since nothing is known.
        idle > 0 && 2 * idle >= spells && saves(cards, spell)
    }
}

impl Watched {
    fn look(&mut self, seat: &SeatView, same_turn: bool) {
        if seat.wounds > self.wounds && same_turn {
            // It had so many before the hero came: what it holds now beyond those was drawn since.
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

#[cfg(test)]
mod tests {
    use endboss_engine::{Courtesy, Game};
    use endboss_gamebox::Setup;
    use endboss_lexicon::{Edition, Viewer};

    use super::*;

    const OTHER: Seat = Seat(1);

    struct Watch {
        cards: Vec<Card>,
        view: View,
        memory: Memory,
    }

    impl Watch {
        fn new() -> Watch {
            let table = Setup::plain(Edition::First, 2).lay_out().expect("an edition");
            let game = Game::new(&table.tables, Courtesy::Everyone);
            let view = game.view(&table.tables, Viewer::Seat(Seat(0)));
            Watch { cards: table.cards, view, memory: Memory::default() }
        }

        /// The other seat has so many wounds and spells now.
        fn look(&mut self, wounds: u8, spells: u8) {
            let seat = &mut self.view.seats[OTHER.index()];
            (seat.wounds, seat.hand_spells) = (wounds, spells);
            self.memory.look(&self.view);
        }

        /// Whether some spell that saves is unlikely to be there. One that does not save never is.
        fn unlikely(&self) -> bool {
            let kinds = (0..self.cards.len()).map(|n| CardKind(n as u16));
            let spells =
                kinds.filter(|kind| matches!(Cards(&self.cards).face(*kind), Some(Face::Spell(_))));
            let (good, rest): (Vec<_>, Vec<_>) = spells.partition(|it| saves(&self.cards, *it));
            assert!(!good.is_empty() && !rest.is_empty());
            let unlikely = |spell: &CardKind| self.memory.unlikely(&self.cards, OTHER, *spell);
            assert!(!rest.iter().any(unlikely));
            assert!(good.iter().all(unlikely) == good.iter().any(unlikely));
            good.iter().any(unlikely)
        }
    }

    #[test]
    fn whoever_let_a_hero_through_had_nothing_against_it() {
        let mut watch = Watch::new();
        watch.look(0, 2);
        assert!(!watch.unlikely(), "nothing has happened");
        watch.look(1, 2);
        assert!(watch.unlikely(), "two spells, and a wound all the same");
        watch.look(1, 4);
        assert!(watch.unlikely(), "two of four");
        watch.look(1, 5);
        assert!(!watch.unlikely(), "most of them are new");
    }

    /// What it holds now may have been drawn after the hero came through.
    #[test]
    fn nothing_is_concluded_from_what_happened_in_another_turn() {
        let mut watch = Watch::new();
        watch.look(0, 2);
        watch.view.turn += 1;
        watch.look(1, 2);
        assert!(!watch.unlikely());
        watch.look(2, 2);
        assert!(watch.unlikely());
    }

    #[test]
    fn what_was_used_or_taken_back_is_forgotten() {
        let mut watch = Watch::new();
        watch.look(0, 2);
        watch.look(1, 0);
        watch.look(1, 2);
        assert!(!watch.unlikely(), "it used both, and these are new");
        watch.look(2, 2);
        assert!(watch.unlikely());
        watch.look(1, 2);
        assert!(!watch.unlikely(), "the wound is gone");
    }
}

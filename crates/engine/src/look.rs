//! Hands that are looked at, by one player or by everybody. [Q44, Q87]

use endboss_lexicon::{Back, Seat};
use endboss_view::{Asked, Seen, Source};

use crate::event::{Event, Listener};
use crate::frame::Aim;
use crate::knowledge::ALL_VIEWERS;
use crate::play::Play;

impl<L: Listener> Play<'_, L> {
    pub(crate) fn look(&mut self, seat: Seat, aim: Aim) {
        let Aim::Seat(from) = aim else { return };
        self.g.saw_hand(self.t, 1 << seat.0, from);
        self.tell_some(|t, g| Event::LookedAt { seat, from, cards: g.hand_cards(t, from) });
    }

    pub(crate) fn look_and_take(&mut self, seat: Seat, source: Source, aim: Aim) {
        let Aim::Seat(from) = aim else { return };
        self.look(seat, aim);
        if self.g.hand_count(from, Back::Room) + self.g.hand_count(from, Back::Spell) > 0 {
            self.push_ask(seat, Asked::TakeSeen { source, from });
        }
    }

    /// Everybody sees the hand, so everybody sees what is taken from it, too. [Q87]
    pub(crate) fn show_and_take(&mut self, seat: Seat, source: Source, aim: Aim) {
        let Aim::Seat(from) = aim else { return };
        self.g.saw_hand(self.t, ALL_VIEWERS, from);
        self.tell_some(|t, g| {
            Event::Public(Seen::HandShown { seat: from, cards: g.hand_cards(t, from) })
        });
        if self.g.hand_count(from, Back::Room) + self.g.hand_count(from, Back::Spell) > 0 {
            self.push_ask(seat, Asked::TakeSeen { source, from });
        }
    }
}

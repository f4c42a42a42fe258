//! Bait: every hero in town goes where its treasure is the single highest. [R7]

use endboss_lexicon::{Bait, Seat, SoloBaitPlaces};
use endboss_view::{Phase, Seen};

use crate::event::Listener;
use crate::frame::Flow;
use crate::play::{Play, Stop};
use crate::state::{Game, Place};
use crate::tables::{HeroIx, Tables};

impl<L: Listener> Play<'_, L> {
    pub(crate) fn bait(&mut self) -> Stop {
        self.g.active = None;
        self.enter_phase(Phase::Bait);
        // Nothing changes a dungeon during the phase, so treasure is counted once.
        let mut treasure = [[0u8; 5]; Seat::MAX];
        for seat in self.g.turn_order {
            treasure[seat.index()] = self.g.treasure(self.t, seat);
        }
        // Places of the row are counted from 1, and read once unless the table says so. [Q37]
        let mut place = 0;
        for hero in self.g.in_play {
            if self.g.hero(hero).place != Place::Town {
                continue;
            }
            place += 1;
            let card = self.t.hero(hero).card;
            let lure = match self.t.rules.bait {
                Bait::UniqueHighest => self.g.lured_by(self.t, hero, &treasure),
                Bait::PlaceNeedsItsNumber => self.g.lured_alone(self.t, hero, &treasure, place),
                Bait::PlaceNeedsOneMore => self.g.lured_alone(self.t, hero, &treasure, place + 1),
            };
            if let (Lure::Goes(..), SoloBaitPlaces::Sliding) =
                (&lure, self.t.rules.solo_bait_places)
            {
                place -= 1;
            }
            match lure {
                Lure::Goes(seat, count) => {
                    self.g.arrive(hero, Place::Entrance(seat));
                    self.tell(|t| Seen::HeroLured {
                        hero: card,
                        seat,
                        count,
                        treasure: t.hero(hero).treasure.first().copied(),
                    });
                }
                Lure::Tied => self.tell(|_| Seen::HeroStays { hero: card, tied: true }),
                Lure::Nothing => self.tell(|_| Seen::HeroStays { hero: card, tied: false }),
            }
        }
        self.go(Flow::AdventureStart)
    }
}

pub(crate) enum Lure {
    Goes(Seat, u8),
    /// A tie for the highest keeps the hero in town. [Q7]
    Tied,
    Nothing,
}

impl Game {
    fn lured_by(&self, t: &Tables, hero: HeroIx, treasure: &[[u8; 5]; Seat::MAX]) -> Lure {
        let row = t.hero(hero);
        if row.fewest_souls {
            return self.fewest_souls();
        }
        let mut best = (0u8, None);
        for seat in self.turn_order {
            // Two-kind heroes go by the sum of both kinds. [R7.2]
            let count = sum(row.treasure.iter().map(|k| treasure[seat.index()][*k as usize]));
            if count > best.0 {
                best = (count, Some(seat));
            } else if count == best.0 {
                best.1 = None;
            }
        }
        match best {
            (0, _) => Lure::Nothing,
            (count, Some(seat)) => Lure::Goes(seat, count),
            (_, None) => Lure::Tied,
        }
    }

    /// One player alone: the hero on place n needs so much treasure of its kind. [R12.4]
    fn lured_alone(
        &self,
        t: &Tables,
        hero: HeroIx,
        treasure: &[[u8; 5]; Seat::MAX],
        needs: u8,
    ) -> Lure {
        let seat = self.turn_order[0];
        let kinds = t.hero(hero).treasure.iter();
        let count = sum(kinds.map(|k| treasure[seat.index()][*k as usize]));
        if count >= needs { Lure::Goes(seat, count) } else { Lure::Nothing }
    }

    fn fewest_souls(&self) -> Lure {
        let fewest = self.turn_order.iter().map(|s| self.seat(*s).souls).min().unwrap_or(0);
        let mut those = self.turn_order.iter().filter(|s| self.seat(**s).souls == fewest);
        match (those.next(), those.next()) {
            (Some(seat), None) => Lure::Goes(*seat, fewest),
            _ => Lure::Tied,
        }
    }
}

/// More than anybody can have is as much as that.
fn sum(counts: impl Iterator<Item = u8>) -> u8 {
    counts.fold(0, u8::saturating_add)
}

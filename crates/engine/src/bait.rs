//! Bait: every hero in town goes where its treasure is the single highest. [R7]

use endboss_lexicon::{Bait, Seat, SoloBaitPlaces, Treasure};
use endboss_view::{Lured, Phase, Seen};

use crate::event::Listener;
use crate::frame::Flow;
use crate::play::{Play, Stop};
use crate::state::{Game, Place};
use crate::tables::{HeroIx, Tables};

impl<L: Listener> Play<'_, L> {
    pub(crate) fn bait(&mut self) -> Stop {
        self.g.active = None;
        self.enter_phase(Phase::Bait);
        let mut row = Row::new(self.g, self.t);
        for hero in self.g.in_play {
            if self.g.hero(hero).place != Place::Town {
                continue;
            }
            let card = self.t.hero(hero).card;
            match row.next(self.g, self.t, hero) {
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

/// The row of the town, hero by hero.
pub(crate) struct Row {
    /// Nothing changes a dungeon during the phase, so treasure is counted once.
    treasure: [[u8; 5]; Seat::MAX],
    /// Places are counted from 1, and read once unless the table says so. [Q37]
    place: u8,
}

impl Row {
    pub(crate) fn new(g: &Game, t: &Tables) -> Row {
        let mut treasure = [[0u8; 5]; Seat::MAX];
        for seat in g.turn_order {
            treasure[seat.index()] = g.treasure(t, seat);
        }
        Row { treasure, place: 0 }
    }

    /// How much the next place needs of whoever plays alone. [R12.4]
    fn needs(&self, t: &Tables) -> Option<u8> {
        match t.rules.bait {
            Bait::UniqueHighest => None,
            Bait::PlaceNeedsItsNumber => Some(self.place + 1),
            Bait::PlaceNeedsOneMore => Some(self.place + 2),
        }
    }

    /// Where the next hero goes.
    pub(crate) fn next(&mut self, g: &Game, t: &Tables, hero: HeroIx) -> Lure {
        let lure = match self.needs(t) {
            None => g.lured_by(t, hero, &self.treasure),
            Some(needs) => g.lured_alone(t, hero, &self.treasure, needs),
        };
        let slides = t.rules.solo_bait_places == SoloBaitPlaces::Sliding;
        if !(slides && matches!(lure, Lure::Goes(..))) {
            self.place += 1;
        }
        lure
    }
}

impl Game {
    /// Where the heroes in town would go if it were decided now, and why.
    pub(crate) fn lures(&self, t: &Tables) -> Vec<endboss_view::Lure> {
        let mut row = Row::new(self, t);
        let lure = |hero| {
            let it = t.hero(hero);
            let needs = row.needs(t);
            // Alone, souls lure nobody. [R12.4]
            let souls = it.fewest_souls && needs.is_none();
            let count = |seat: &Seat| match souls {
                true => (*seat, self.seat(*seat).souls),
                false => (*seat, wanted(&it.treasure, &row.treasure[seat.index()])),
            };
            let counts = self.turn_order.iter().map(count).collect();
            let goes = match row.next(self, t, hero) {
                Lure::Goes(seat, _) => Lured::To(seat),
                Lure::Tied => Lured::Tied,
                Lure::Nothing => Lured::Nobody,
            };
            endboss_view::Lure { hero: it.card, goes, counts, souls, needs }
        };
        self.heroes_at(Place::Town).map(lure).collect()
    }

    fn lured_by(&self, t: &Tables, hero: HeroIx, treasure: &[[u8; 5]; Seat::MAX]) -> Lure {
        let row = t.hero(hero);
        if row.fewest_souls {
            return self.fewest_souls();
        }
        let mut best = (0u8, None);
        for seat in self.turn_order {
            // Two-kind heroes go by the sum of both kinds. [R7.2]
            let count = wanted(&row.treasure, &treasure[seat.index()]);
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
        let count = wanted(&t.hero(hero).treasure, &treasure[seat.index()]);
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

/// How much of what a hero wants is there; more than anybody can have is as much as that.
fn wanted(kinds: &[Treasure], treasure: &[u8; 5]) -> u8 {
    kinds.iter().fold(0, |sum, kind| sum.saturating_add(treasure[*kind as usize]))
}

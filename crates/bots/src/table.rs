//! The table as the player reads it: who would lure whom, and who would die.

use endboss_lexicon::{Bait, Face, HeroAbility, Lasting, Rules, Seat};
use endboss_view::{HeroView, RoomView, SeatView, View};

use crate::worth::Cards;

/// One dungeon in numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dungeon {
    pub(crate) seat: Seat,
    pub(crate) treasure: [u8; 5],
    /// What all rooms together deal.
    pub(crate) damage: i32,
    pub(crate) rooms: u8,
    souls: u8,
}

impl Dungeon {
    pub(crate) fn of(seat: &SeatView, cards: Cards<'_>) -> Dungeon {
        // A room that spares the first hero is not counted on.
        let deals = |room: &&RoomView| {
            let card = cards.room(room.card);
            !card.is_some_and(|card| card.lasting.contains(&Lasting::SparesFirst))
        };
        let rooms = seat.slots.iter().filter_map(|slot| slot.room.as_ref()).filter(deals);
        Dungeon {
            seat: seat.seat,
            treasure: seat.treasure,
            damage: rooms.map(|room| i32::from(room.damage)).sum(),
            rooms: seat.rooms,
            souls: seat.souls,
        }
    }
}

/// Everything needed to judge a position from one seat.
#[derive(Clone, Debug)]
pub(crate) struct Table<'a> {
    pub(crate) cards: Cards<'a>,
    pub(crate) rules: &'a Rules,
    pub(crate) view: &'a View,
    pub(crate) me: Seat,
    pub(crate) dungeons: Vec<Dungeon>,
}

impl<'a> Table<'a> {
    pub(crate) fn new(cards: Cards<'a>, rules: &'a Rules, view: &'a View, me: Seat) -> Table<'a> {
        let dungeons =
            view.seats.iter().filter(|s| !s.out).map(|s| Dungeon::of(s, cards)).collect();
        Table { cards, rules, view, me, dungeons }
    }

    pub(crate) fn mine(&self) -> &Dungeon {
        self.dungeons.iter().find(|d| d.seat == self.me).expect("a player has a dungeon")
    }

    /// The same table if my dungeon had other numbers.
    pub(crate) fn with_mine(&self, mine: Dungeon) -> Table<'a> {
        let mut table = self.clone();
        for dungeon in table.dungeons.iter_mut().filter(|d| d.seat == mine.seat) {
            *dungeon = mine;
        }
        table
    }

    /// How the position looks to me: the heroes in town and at the entrances, and what is built.
    pub(crate) fn score(&self) -> f32 {
        let mut score = 0.0;
        for (place, hero) in self.view.town.iter().enumerate() {
            if let Some(owner) = self.lured_by(hero, place) {
                score += self.visit(owner, hero);
            }
        }
        for dungeon in &self.dungeons {
            for hero in &self.view.seat(dungeon.seat).entrance {
                score += self.visit(dungeon.seat, hero);
            }
        }
        score + self.promise()
    }

    /// What a built dungeon is good for in the turns to come.
    fn promise(&self) -> f32 {
        let mine = self.mine();
        // More than the strongest hero needs helps little.
        let damage = (mine.damage as f32).min(14.0);
        let treasure: f32 = mine.treasure.iter().map(|n| f32::from(*n).min(4.0)).sum();
        0.22 * damage + 0.12 * treasure + 0.15 * f32::from(mine.rooms)
    }

    /// What it means to me that this hero goes through that dungeon.
    pub(crate) fn visit(&self, owner: Seat, hero: &HeroView) -> f32 {
        let worth = self.cards.hero_worth(hero.card);
        let dies = self.dies_in(owner, hero);
        match (owner == self.me, dies) {
            (true, true) => worth,
            (true, false) => -1.2 * worth,
            (false, true) => -0.5 * worth,
            (false, false) => 0.4 * worth,
        }
    }

    pub(crate) fn dies_in(&self, owner: Seat, hero: &HeroView) -> bool {
        let damage = self.dungeons.iter().find(|d| d.seat == owner).map_or(0, |d| d.damage);
        damage > 0 && damage >= i32::from(hero.health)
    }

    /// Who would get this hero of the town row now. [R7.1, R12.4]
    pub(crate) fn lured_by(&self, hero: &HeroView, place: usize) -> Option<Seat> {
        let Some(Face::Hero(card)) = self.cards.face(hero.card) else {
            return None;
        };
        if card.ability == Some(HeroAbility::FewestSouls) {
            return unique(self.dungeons.iter().map(|d| (d.seat, u8::MAX - d.souls)));
        }
        let count = |d: &Dungeon| card.treasure.iter().map(|k| d.treasure[*k as usize]).sum::<u8>();
        let needs = match self.rules.bait {
            Bait::UniqueHighest => {
                return unique(self.dungeons.iter().map(|d| (d.seat, count(d))));
            }
            Bait::PlaceNeedsItsNumber => place + 1,
            Bait::PlaceNeedsOneMore => place + 2,
        };
        (usize::from(count(self.mine())) >= needs).then_some(self.me)
    }

    /// Somebody else, the most dangerous first.
    pub(crate) fn rivals(&self) -> Vec<Seat> {
        let lead = |s: &Seat| {
            let seat = self.view.seat(*s);
            i32::from(seat.souls) * 2 - i32::from(seat.wounds)
        };
        let mut rivals: Vec<Seat> =
            self.dungeons.iter().map(|d| d.seat).filter(|s| *s != self.me).collect();
        rivals.sort_by_key(|s| -lead(s));
        rivals
    }
}

/// The single highest of at least 1.
fn unique(counts: impl Iterator<Item = (Seat, u8)>) -> Option<Seat> {
    let mut best = (0, None);
    for (seat, count) in counts {
        if count > best.0 {
            best = (count, Some(seat));
        } else if count == best.0 {
            best.1 = None;
        }
    }
    best.1
}

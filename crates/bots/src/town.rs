//! The heroes in town and at the entrances, and whose they would be: bait arithmetic.

use endboss_engine::{Game, Standing};
use endboss_lexicon::{Bait, CardKind, Seat};

use crate::lore::Lore;

#[derive(Debug)]
pub(crate) struct Town {
    pub(crate) standing: [Standing; Seat::MAX],
    seats: usize,
    heroes: Vec<Hero>,
    /// Whoever plays alone needs more treasure for every further place.
    alone: Option<u8>,
}

#[derive(Clone, Copy, Debug)]
struct Hero {
    /// Bits of the treasure it wants.
    kinds: u8,
    fewest_souls: bool,
    health: i16,
    worth: f32,
    /// It stands at this entrance already.
    at: Option<Seat>,
}

impl Town {
    pub(crate) fn new(game: &Game, lore: &Lore) -> Town {
        let t = &lore.tables;
        let mut standing = [Standing::default(); Seat::MAX];
        for seat in t.everyone() {
            standing[seat.index()] = game.standing(t, seat);
        }
        let mut heroes = Vec::with_capacity(8);
        game.visitors(t, |hero| {
            let (kinds, fewest_souls) = wants(lore, hero.card);
            let at = if hero.in_town { None } else { hero.to };
            let worth = f32::from(hero.worth);
            heroes.push(Hero { kinds, fewest_souls, health: hero.health, worth, at });
        });
        let alone = match t.rules.bait {
            Bait::UniqueHighest => None,
            Bait::PlaceNeedsItsNumber => Some(1),
            Bait::PlaceNeedsOneMore => Some(2),
        };
        Town { standing, seats: t.seats.into(), heroes, alone }
    }

    /// What the heroes mean to a seat as things are.
    pub(crate) fn now(&self, me: Seat) -> f32 {
        self.with(me, self.standing[me.index()])
    }

    /// What they would mean if this seat stood so.
    pub(crate) fn with(&self, me: Seat, mine: Standing) -> f32 {
        let of = |n: usize| if n == me.index() { &mine } else { &self.standing[n] };
        let mut place = 0;
        let mut sum = 0.0;
        for hero in &self.heroes {
            let to = match hero.at {
                Some(seat) => Some(seat.index()),
                None => {
                    place += 1;
                    self.lured(hero, place, of)
                }
            };
            let Some(to) = to else { continue };
            let dies = i32::from(of(to).damage) >= i32::from(hero.health);
            sum += hero.worth
                * match (to == me.index(), dies) {
                    (true, true) => 1.0,
                    (true, false) => -1.2,
                    (false, true) => -0.5,
                    (false, false) => 0.4,
                };
        }
        sum
    }

    fn lured<'a>(
        &'a self,
        hero: &Hero,
        place: u8,
        of: impl Fn(usize) -> &'a Standing,
    ) -> Option<usize> {
        let wanted =
            |n: usize| {
                let s = of(n);
                if hero.fewest_souls {
                    return 255 - s.souls;
                }
                let all = s.treasure.iter().enumerate();
                all.fold(0u8, |sum, (kind, n)| {
                    if hero.kinds >> kind & 1 != 0 { sum.saturating_add(*n) } else { sum }
                })
            };
        if let Some(first) = self.alone {
            return (wanted(0) + 1 >= place + first).then_some(0);
        }
        let mut best = (0, None);
        for n in (0..self.seats).filter(|n| !of(*n).out) {
            let count = wanted(n);
            if count > best.0 {
                best = (count, Some(n));
            } else if count == best.0 {
                best.1 = None;
            }
        }
        best.1
    }
}

fn wants(lore: &Lore, hero: CardKind) -> (u8, bool) {
    let t = &lore.tables;
    let Some(row) = t.hero_ix(hero).map(|ix| t.hero(ix)) else { return (0, false) };
    (row.treasure.iter().fold(0, |bits, kind| bits | 1 << *kind as u8), row.fewest_souls)
}

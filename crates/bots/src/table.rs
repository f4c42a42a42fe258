//! The table as the player reads it: who would lure whom, and who would die.

use std::cell::OnceCell;

use endboss_lexicon::{Bait, CardKind, FiveWounds, HeroAbility, Rules, Seat, When};
use endboss_view::{HeroView, Phase, Spot, View};

use crate::dungeon::Dungeon;
use crate::prospects::Coming;
use crate::weights::*;
use crate::worth::Cards;

/// How much of the table a player takes in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sight {
    /// It counts what the others have to lure heroes with.
    pub(crate) rivals: bool,
    /// So many heroes of the town it thinks of, the newest first.
    pub(crate) town: usize,
    /// By so much it overrates what its rooms deal.
    pub(crate) proud: i32,
    /// By so much it overrates a spell in hand; below 0 it spends them lightly.
    pub(crate) spells: f32,
}

impl Sight {
    pub(crate) const CLEAR: Sight = Sight { rivals: true, town: usize::MAX, proud: 0, spells: 0.0 };
}

/// A hero that comes to a dungeon in this turn, and what becomes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Visit {
    pub(crate) hero: CardKind,
    pub(crate) owner: Seat,
    pub(crate) end: End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Dies,
    /// It dies if a card of mine or one of my rooms is given for it.
    DiesByCard,
    Survives,
}

/// Everything needed to judge a position from one seat.
#[derive(Debug)]
pub(crate) struct Table<'a> {
    pub(crate) cards: Cards<'a>,
    /// What the abilities of each card are good for while it lies in a dungeon.
    potentials: &'a [f32],
    pub(crate) rules: &'a Rules,
    pub(crate) view: &'a View,
    pub(crate) me: Seat,
    pub(crate) sight: Sight,
    pub(crate) dungeons: Vec<Dungeon>,
    pub(crate) coming: OnceCell<Vec<Coming<'a>>>,
    pub(crate) reserve: OnceCell<Vec<i32>>,
    plan: OnceCell<(Dungeon, f32)>,
}

impl<'a> Table<'a> {
    pub(crate) fn new(
        cards: Cards<'a>,
        potentials: &'a [f32],
        rules: &'a Rules,
        view: &'a View,
        me: Seat,
        sight: Sight,
    ) -> Table<'a> {
        let mut dungeons: Vec<Dungeon> =
            view.seats.iter().filter(|s| !s.out).map(|s| Dungeon::of(s, cards)).collect();
        for dungeon in &mut dungeons {
            let minion = minion_brings(view, dungeon, cards);
            let proud = if dungeon.seat == me { sight.proud } else { 0 };
            *dungeon = minion.with_damage(proud);
        }
        let (coming, reserve, plan) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Table { cards, potentials, rules, view, me, sight, dungeons, coming, reserve, plan }
    }

    pub(crate) fn potential(&self, card: CardKind) -> f32 {
        self.potentials.get(card.index()).copied().unwrap_or(0.0)
    }

    /// My dungeon with what I would build next, and what that is worth.
    pub(crate) fn plan(&self) -> &(Dungeon, f32) {
        self.plan.get_or_init(|| self.best_build())
    }

    pub(crate) fn mine(&self) -> &Dungeon {
        self.dungeons.iter().find(|d| d.seat == self.me).expect("a player has a dungeon")
    }

    /// A dungeon, or what mine would be.
    fn dungeon<'b>(&'b self, seat: Seat, mine: &'b Dungeon) -> Option<&'b Dungeon> {
        if seat == self.me {
            return Some(mine);
        }
        self.dungeons.iter().find(|d| d.seat == seat)
    }

    /// How the position looks to me if my dungeon were this: the heroes in town and at the
    /// entrances, and what is built.
    pub(crate) fn score(&self, mine: &Dungeon) -> f32 {
        let mut score = 0.0;
        let mut gains = [(0i32, 0i32); Seat::MAX];
        let mut lured = 0;
        self.visits(mine, |visit, from_town| {
            score += self.value(visit);
            lured += usize::from(from_town);
            let worth = self.cards.hero_worth(visit.hero) as i32;
            let gain = &mut gains[visit.owner.index()];
            match visit.end {
                End::Dies => gain.0 += worth,
                End::DiesByCard => {}
                End::Survives => gain.1 += worth,
            }
        });
        let wounds = gains[self.me.index()].1;
        score + self.ending(&gains) + self.promise(mine) - self.crowd(lured, wounds)
    }

    /// Whoever comes to a dungeon in this turn, and whether out of the town, in the order in which
    /// they walk.
    pub(crate) fn visits(&self, mine: &Dungeon, mut each: impl FnMut(Visit, bool)) {
        let mut walked = [0usize; Seat::MAX];
        let mut spent = 0u32;
        let mut visit = |owner: Seat, hero: &HeroView, from_town: bool| {
            let nth = &mut walked[owner.index()];
            let end = self.end(owner, hero, *nth, mine, &mut spent);
            *nth += 1;
            each(Visit { hero: hero.card, owner, end }, from_town);
        };
        for dungeon in &self.dungeons {
            let seat = self.view.seat(dungeon.seat);
            for hero in seat.entrance.iter().filter(|_| !seat.no_entry) {
                visit(dungeon.seat, hero, false);
            }
        }
        let town = &self.view.town;
        let unseen = town.len().saturating_sub(self.sight.town);
        for (place, hero) in town.iter().enumerate().skip(unseen) {
            if let Some(owner) = self.lured_by(hero, place, mine) {
                visit(owner, hero, true);
            }
        }
    }

    /// What becomes of a hero in a dungeon, if it is the nth of the turn there.
    fn end(
        &self,
        owner: Seat,
        hero: &HeroView,
        nth: usize,
        mine: &Dungeon,
        spent: &mut u32,
    ) -> End {
        let Some(dungeon) = self.dungeon(owner, mine) else { return End::Survives };
        let missing = i32::from(hero.health) - dungeon.takes(nth);
        if dungeon.cells().is_empty() {
            return End::Survives;
        }
        if missing <= 0 {
            return End::Dies;
        }
        if owner == self.me {
            for (n, strength) in self.reserve().iter().enumerate() {
                if *strength >= missing && *spent & (1 << n) == 0 {
                    *spent |= 1 << n;
                    return End::DiesByCard;
                }
            }
        }
        End::Survives
    }

    /// What it means to me that a hero goes through a dungeon with that end.
    pub(crate) fn value(&self, visit: Visit) -> f32 {
        let worth = self.cards.hero_worth(visit.hero);
        let share = self.share(visit.owner);
        worth
            * match (visit.owner == self.me, visit.end) {
                (true, End::Dies) => SOUL,
                (true, End::DiesByCard) => SOUL_BY_CARD,
                (true, End::Survives) => -self.wound(),
                (false, End::Survives) => RIVAL_WOUND * share,
                (false, _) => -RIVAL_SOUL * share,
            }
    }

    /// What a wound costs me: more the fewer are left, where five put one out; less where nobody
    /// else gains by it.
    pub(crate) fn wound(&self) -> f32 {
        let wounds = self.view.seat(self.me).wounds;
        match self.rules.five_wounds {
            _ if self.rules.solo => WOUND_ALONE,
            FiveWounds::Eliminated => WOUND + DANGER * f32::from(wounds.saturating_sub(1)),
            FiveWounds::EndsGame | FiveWounds::Nothing => WOUND,
        }
    }

    /// A rival's points count as much as it is one of few, and more if it leads.
    pub(crate) fn share(&self, rival: Seat) -> f32 {
        let rivals = self.dungeons.len().saturating_sub(1).max(1) as f32;
        let leads = self.leader() == Some(rival);
        (1.0 / rivals) * (1.0 - LEADER) + if leads { LEADER } else { 0.0 }
    }

    /// What it means to me that a hero goes to that dungeon now, whoever else does.
    pub(crate) fn fate(&self, owner: Seat, hero: &HeroView) -> f32 {
        let end = self.end(owner, hero, 1, self.mine(), &mut 0);
        self.value(Visit { hero: hero.card, owner, end })
    }

    /// Who would get this hero of the town row. [R7.1, R12.4]
    pub(crate) fn lured_by(&self, hero: &HeroView, place: usize, mine: &Dungeon) -> Option<Seat> {
        let card = self.cards.hero(hero.card)?;
        let alone = match self.rules.bait {
            Bait::UniqueHighest => None,
            Bait::PlaceNeedsItsNumber => Some(place + 1),
            Bait::PlaceNeedsOneMore => Some(place + 2),
        };
        let count = |d: &Dungeon| {
            let d = if d.seat == self.me { mine } else { d };
            if d.seat != self.me && !self.sight.rivals {
                return 0;
            }
            d.lure(&card.treasure)
        };
        match alone {
            Some(needs) => (usize::from(count(mine)) >= needs).then_some(self.me),
            None if card.ability == Some(HeroAbility::FewestSouls) => {
                unique(self.dungeons.iter().map(|d| (d.seat, u8::MAX - d.souls)))
            }
            None => unique(self.dungeons.iter().map(|d| (d.seat, count(d)))),
        }
    }

    /// Somebody else, the most dangerous first.
    pub(crate) fn rivals(&self) -> Vec<Seat> {
        let rivals = self.dungeons.iter().filter(|d| d.seat != self.me);
        let mut rivals: Vec<(i32, Seat)> = rivals.map(|d| (-lead(d), d.seat)).collect();
        rivals.sort_by_key(|(lead, _)| *lead);
        rivals.into_iter().map(|(_, seat)| seat).collect()
    }

    /// The most dangerous of the others.
    pub(crate) fn leader(&self) -> Option<Seat> {
        let rivals = self.dungeons.iter().filter(|d| d.seat != self.me);
        rivals.min_by_key(|d| -lead(d)).map(|d| d.seat)
    }
}

/// A dungeon with what its minion will do before the heroes are lured. [R4.4]
fn minion_brings(view: &View, dungeon: &Dungeon, cards: Cards<'_>) -> Dungeon {
    let mut after = *dungeon;
    let (Phase::Town | Phase::Build | Phase::Reveal) = view.phase else { return after };
    let Some(spot) = view.seat(dungeon.seat).minion else { return after };
    let (card, space) = match spot {
        Spot::Landmark { landmark, space } => (landmark, Some(space)),
        Spot::Room(card) | Spot::Boss(card) => (card, None),
    };
    let abilities = cards.abilities(card).iter().enumerate();
    let here = abilities.filter(|(n, ability)| match space {
        Some(space) => *n == usize::from(space),
        None => ability.when == When::Minion,
    });
    for effect in here.flat_map(|(_, ability)| &ability.effects) {
        after = after.for_now(*effect).unwrap_or(after);
    }
    after
}

/// How far somebody is: souls win, and wounds are lost points.
fn lead(d: &Dungeon) -> i32 {
    i32::from(d.souls) * 2 - i32::from(d.wounds)
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

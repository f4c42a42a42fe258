//! A position in numbers, seat by seat: what an evaluation looks at.

use endboss_engine::{Game, Standing};
use endboss_lexicon::{CardKind, Seat};

use crate::lore::Lore;

/// How many numbers describe how a seat stands.
pub const FEATURES: usize = 36;

/// What each number is, in their order.
pub const NAMES: [&str; FEATURES] = [
    "one",
    "souls",
    "wounds",
    "seven souls",
    "nine souls",
    "three wounds",
    "four wounds",
    "damage",
    "heroes it would kill",
    "heroes it lures",
    "souls to come",
    "wounds to come",
    "souls next",
    "wounds next",
    "slots",
    "rooms in hand",
    "spells in hand",
    "leveled",
    "worth of the hand",
    "best room in hand",
    "treasure",
    "coins",
    "tokens",
    "ordinary heroes left",
    "epic heroes left",
    "XP",
    "souls late",
    "best rival's souls",
    "a rival near the end",
    "least wounded rival",
    "players",
    "turn",
    "abilities of its rooms",
    "ten souls next",
    "five wounds next",
    "a rival's ten souls next",
];

/// Where a game ends or a player is out. [R9.2]
const SOULS: f32 = 10.0;
const WOUNDS: f32 = 5.0;

/// The numbers of every seat.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    pub of: [[f32; FEATURES]; Seat::MAX],
    pub out: [bool; Seat::MAX],
    pub seats: usize,
    /// How late it is, from 0 to 1.
    pub late: f32,
}

/// What is told apart of a card that somebody has: where it is, early in the game and late.
pub const ROLES: usize = 4;

/// A card that a seat has, and how much it counts in each role.
pub type Had = (CardKind, [f32; ROLES]);

/// Every card a seat has, one after the other: its boss, its visible rooms and its hand.
pub fn cards(game: &Game, lore: &Lore, seat: Seat, late: f32, mut each: impl FnMut(Had)) {
    let t = &lore.tables;
    let on_table = [1.0 - late, late, 0.0, 0.0];
    let in_hand = [0.0, 0.0, 1.0 - late, late];
    let standing = game.standing(t, seat);
    if let Some(boss) = standing.boss {
        // For a boss it matters whether it has leveled up.
        each((boss, if standing.leveled { on_table } else { in_hand }));
    }
    for slot in 0..standing.slots {
        if let Some((room, _)) = game.room_there(t, seat, slot) {
            each((room, on_table));
        }
    }
    game.held(t, seat, |card| each((card, in_hand)));
}

/// How late it is, from 0 to 1: how near somebody is to the end.
fn how_late(game: &Game, lore: &Lore, ordinary: u8) -> f32 {
    let t = &lore.tables;
    if t.seats == 1 {
        return 1.0 - (f32::from(ordinary) / 20.0).min(1.0);
    }
    let near = |seat| {
        let souls = f32::from(game.souls(seat)) / SOULS;
        souls.max(f32::from(game.wounds(seat)) / WOUNDS)
    };
    t.everyone().map(near).fold(0.0, f32::max).min(1.0)
}

/// Heroes by what matters before they come.
#[derive(Clone, Copy, Default)]
struct Coming {
    weight: f32,
    killed: [f32; Seat::MAX],
    lured: [f32; Seat::MAX],
    souls: [f32; Seat::MAX],
    wounds: [f32; Seat::MAX],
}

impl Features {
    /// With all that is in the hands: for games in which nothing is hidden any more, imagined ones.
    pub fn of(game: &Game, lore: &Lore) -> Features {
        let t = &lore.tables;
        let seats = usize::from(t.seats);
        let mut standing = [Standing::default(); Seat::MAX];
        for seat in t.everyone() {
            standing[seat.index()] = game.standing(t, seat);
        }
        let mut next = [(0.0f32, 0.0f32); Seat::MAX];
        game.visitors(t, |hero| {
            let Some(to) = hero.to.map(Seat::index) else { return };
            let worth = f32::from(hero.worth);
            match i32::from(hero.health) <= i32::from(standing[to].damage) {
                true => next[to].0 += worth,
                false => next[to].1 += worth,
            }
        });
        let (mut ordinary, mut epic) = (0u8, 0u8);
        game.heroes_to_come(t, |hero| if hero.epic { epic += 1 } else { ordinary += 1 });
        let coming = coming(game, lore, &standing[..seats], ordinary);
        let (of, out) = ([[0.0; FEATURES]; Seat::MAX], [false; Seat::MAX]);
        let mut features = Features { of, out, seats, late: how_late(game, lore, ordinary) };
        for seat in t.everyone() {
            let n = seat.index();
            let s = standing[n];
            features.out[n] = s.out;
            if s.out {
                continue;
            }
            let rooms = (0..s.slots).filter_map(|slot| game.room_there(t, seat, slot));
            let abilities: f32 = rooms.map(|(card, _)| lore.worth(card).abilities).sum();
            let (mut hand, mut best) = (0.0f32, 0.0f32);
            game.held(t, seat, |card| {
                let worth = lore.worth(card);
                hand += worth.held;
                best = best.max(worth.built);
            });
            let rivals = || standing[..seats].iter().enumerate().filter(|(m, s)| *m != n && !s.out);
            let souls = rivals().map(|(_, s)| s.souls).max().unwrap_or(0);
            let hurt = rivals().map(|(_, s)| s.wounds).min().unwrap_or(0);
            let part = coming.weight.max(1.0);
            let late = 1.0 - (f32::from(ordinary) / 20.0).min(1.0);
            let wins = |n: usize| f32::from(standing[n].souls) + next[n].0 >= SOULS;
            let is = |so: bool| f32::from(u8::from(so));
            let treasure: u8 = s.treasure.iter().fold(0, |sum, n| sum.saturating_add(*n));
            features.of[n] = [
                1.0,
                f32::from(s.souls) / 10.0,
                f32::from(s.wounds) / 5.0,
                is(s.souls >= 7),
                is(s.souls >= 9),
                is(s.wounds >= 3),
                is(s.wounds >= 4),
                (f32::from(s.damage) / 12.0).min(2.0),
                coming.killed[n] / part,
                coming.lured[n] / part,
                coming.souls[n] / part,
                coming.wounds[n] / part,
                (next[n].0 / 2.0).min(2.0),
                (next[n].1 / 2.0).min(2.0),
                f32::from(s.slots) / 5.0,
                (f32::from(s.hand_rooms) / 5.0).min(2.0),
                (f32::from(s.hand_spells) / 4.0).min(2.0),
                is(s.leveled),
                (hand / 5.0).min(2.0),
                (best / 4.0).min(2.0),
                (f32::from(treasure) / 8.0).min(2.0),
                (f32::from(s.coins) / 3.0).min(2.0),
                (f32::from(s.tokens) / 4.0).min(2.0),
                f32::from(ordinary) / 20.0,
                f32::from(epic) / 16.0,
                1.0 - f32::from(s.xp_place) / (seats.max(2) - 1) as f32,
                late * f32::from(s.souls) / 10.0,
                f32::from(souls) / 10.0,
                is(souls >= 8),
                f32::from(hurt) / 5.0,
                seats as f32 / 6.0,
                f32::from(game.turn().min(30)) / 15.0,
                (abilities / 3.0).min(2.0),
                is(wins(n)),
                is(f32::from(s.wounds) + next[n].1 >= WOUNDS),
                is(rivals().any(|(m, _)| wins(m))),
            ];
        }
        features
    }
}

/// What the heroes that are still to come would do if every dungeon stayed as it is.
fn coming(game: &Game, lore: &Lore, standing: &[Standing], ordinary: u8) -> Coming {
    // Epic heroes come when there are no others: the nearer that is, the more they count.
    let epics = (1.0 - f32::from(ordinary) / 10.0).clamp(0.15, 1.0);
    let alone = standing.len() == 1;
    let mut sum = Coming::default();
    game.heroes_to_come(&lore.tables, |hero| {
        let weight = if hero.epic { epics } else { 1.0 };
        let worth = f32::from(hero.worth);
        sum.weight += weight;
        let wanted = |s: &Standing| {
            hero.treasure.iter().fold(0u8, |n, kind| n.saturating_add(s.treasure[*kind as usize]))
        };
        let most = standing.iter().filter(|s| !s.out).map(wanted).max().unwrap_or(0);
        let tied = standing.iter().filter(|s| !s.out && wanted(s) == most).count();
        for (n, s) in standing.iter().enumerate().filter(|(_, s)| !s.out) {
            let dies = i32::from(s.damage) >= i32::from(hero.health);
            if dies {
                sum.killed[n] += weight;
            }
            let comes = match (wanted(s), tied) {
                (0, _) => 0.0,
                // Alone, the more treasure the further along the row a hero is lured. [R12.4]
                (n, _) if alone => (f32::from(n) / 4.0).min(1.0),
                (n, 1) if n == most => 1.0,
                // A tie is broken by the next room built.
                (n, tied) if n == most => 0.6 / tied as f32,
                (n, _) if n + 1 == most => 0.15,
                _ => 0.0,
            };
            sum.lured[n] += weight * comes;
            match dies {
                true => sum.souls[n] += weight * comes * worth,
                false => sum.wounds[n] += weight * comes * worth,
            }
        }
    });
    sum
}

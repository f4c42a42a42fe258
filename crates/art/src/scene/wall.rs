//! Walls: one texture for each kind of treasure.

use endboss_lexicon::Treasure;

use super::{FLOOR, Stage, WIDTH, distance};
use crate::dice::Dice;
use crate::palette::RampId;

/// How much of itself a wall shows where no lamp shines.
const BASE: i32 = 19;

/// The wall of a room for heroes of this kind.
pub(crate) fn wall(stage: &mut Stage, kind: Treasure, ramp: RampId, dice: &Dice) {
    for y in 0..FLOOR {
        for x in 0..WIDTH {
            let light = match kind {
                Treasure::Cleric => ashlar(x, y, dice),
                Treasure::Fighter => rock(x, y, dice),
                Treasure::Mage => paneling(x, y, dice),
                Treasure::Thief => brick(x, y, dice),
                Treasure::Explorer => plating(x, y, dice),
            };
            // The ceiling is farther from every lamp.
            stage.set(x, y, ramp, BASE + light - (8 - y).max(0));
        }
    }
    match kind {
        Treasure::Cleric => arches(stage, ramp),
        Treasure::Explorer => {
            for x in 0..WIDTH {
                stage.lighten(x, FLOOR - 4, if x % 5 == 2 { 26 } else { -10 });
            }
        }
        Treasure::Fighter | Treasure::Mage | Treasure::Thief => {}
    }
}

/// Large blocks in even courses.
fn ashlar(x: i32, y: i32, dice: &Dice) -> i32 {
    let course = y / 6;
    let along = x + if course % 2 == 0 { 0 } else { 6 };
    let (inside, height) = (along % 12, y % 6);
    match (inside, height) {
        (11, _) | (_, 5) => -10,
        (0, _) | (_, 0) => 7,
        _ => dice.grain(along / 12, course) % 9 - 3,
    }
}

/// Niches with pointed tops, where saints or worse once stood.
fn arches(stage: &mut Stage, ramp: RampId) {
    for center in [7, WIDTH - 8] {
        for y in 9..FLOOR {
            let half = (y - 9).min(4);
            for x in center - half..=center + half {
                let rim = (x - center).abs() == half;
                stage.set(x, y, ramp, if rim { 24 } else { 4 + (y - 9) / 2 });
            }
        }
    }
}

/// Round stones, darker where two meet.
fn rock(x: i32, y: i32, dice: &Dice) -> i32 {
    let (mut near, mut next) = (i32::MAX, i32::MAX);
    for row in y / 6 - 1..=y / 6 + 1 {
        for column in x / 7 - 1..=x / 7 + 1 {
            let jitter = dice.grain(column, row);
            let (px, py) = (column * 7 + jitter % 6, row * 6 + jitter / 8 % 5);
            let far = distance(x - px, y - py);
            if far < near {
                next = near;
                near = far;
            } else if far < next {
                next = far;
            }
        }
    }
    if next - near < 14 { -12 } else { 10 - near / 7 }
}

/// A patterned wall above, wooden panels below.
fn paneling(x: i32, y: i32, dice: &Dice) -> i32 {
    let sill = 15;
    match y {
        y if y < sill => {
            let line = (x + y) % 8 == 0 || (x - y + 64) % 8 == 0;
            let stud = (x + y) % 8 == 0 && (x - y + 64) % 8 == 0;
            if stud {
                14
            } else if line {
                5
            } else {
                -4
            }
        }
        15 => 12,
        16 => -10,
        _ if x % 8 == 0 => -10,
        _ if x % 8 == 1 || y == 17 => 6,
        _ => dice.grain(x / 8, y) % 4 - 2,
    }
}

/// Small bricks, some missing.
fn brick(x: i32, y: i32, dice: &Dice) -> i32 {
    let course = y / 4;
    let along = x + if course % 2 == 0 { 0 } else { 4 };
    let (inside, height) = (along % 8, y % 4);
    let missing = dice.grain(along / 8, course + 40) < 18;
    match (inside, height) {
        (7, _) | (_, 3) => -9,
        _ if missing => -14,
        (_, 0) => 6,
        _ => dice.grain(along / 8, course) % 11 - 4,
    }
}

/// Plates with rivets.
fn plating(x: i32, y: i32, dice: &Dice) -> i32 {
    let (inside, height) = (x % 10, y % 9);
    match (inside, height) {
        (9, _) | (_, 8) => -12,
        (0, _) | (_, 0) => 8,
        (1 | 8, 1 | 7) => 10,
        _ => dice.grain(x / 10, y / 9) % 7 - 2,
    }
}

//! Floors: laid tiles for traps, bare ground for monsters, carpets for the proud.

use super::{FLOOR, HEIGHT, MIDDLE, Stage, WIDTH};
use crate::dice::Dice;
use crate::palette::RampId;

/// How far a column is from the middle when seen at this depth: lines run together far away.
fn spread(x: i32, y: i32) -> i32 {
    (x - MIDDLE) * 24 / (y - FLOOR + 10)
}

/// Square tiles in perspective.
pub(crate) fn tiles(stage: &mut Stage, ramp: RampId, dice: &Dice) {
    for y in FLOOR..HEIGHT {
        let row = match y - FLOOR {
            0..=1 => 0,
            2..=4 => 1,
            _ => 2,
        };
        for x in 0..WIDTH {
            let across = spread(x, y) + 600;
            let (column, inside) = (across / 10, across % 10);
            let seam = inside < 1 || matches!(y - FLOOR, 2 | 5);
            let checker = if (column + row) % 2 == 0 { 8 } else { -6 };
            let light = if seam { 8 } else { 24 + checker + dice.grain(column, row) % 4 };
            stage.set(x, y, ramp, light);
        }
    }
    edge(stage);
}

/// Trodden ground with stones.
pub(crate) fn ground(stage: &mut Stage, ramp: RampId, dice: &Dice) {
    for y in FLOOR..HEIGHT {
        for x in 0..WIDTH {
            let clod = dice.grain(x / 3 + y % 2, y + 90) % 13;
            let pebble = dice.grain(x, y + 300) < 8;
            stage.set(x, y, ramp, if pebble { 44 } else { 16 + clod });
        }
    }
    edge(stage);
}

/// A runner of cloth toward whoever looks, over what is there.
pub(crate) fn carpet(stage: &mut Stage, ramp: RampId) {
    for y in FLOOR..HEIGHT {
        let half = 8 + (y - FLOOR) * 2 / 3;
        for x in MIDDLE - half..=MIDDLE + half {
            let rim = (x - MIDDLE).abs() >= half - 1;
            let weave = if (x + y) % 4 == 0 { 5 } else { 0 };
            stage.set(x, y, ramp, if rim { 42 } else { 20 + weave });
        }
    }
}

/// The corner between wall and floor is dark.
fn edge(stage: &mut Stage) {
    for x in 0..WIDTH {
        stage.lighten(x, FLOOR, -12);
        stage.lighten(x, FLOOR - 1, -6);
    }
}

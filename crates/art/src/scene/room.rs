//! Rooms of a dungeon, and the hall of its boss.

use endboss_lexicon::Treasure;

use super::{FLOOR, HEIGHT, MIDDLE, Stage, WIDTH, floor, wall};
use crate::dice::Dice;
use crate::palette::{RampId, ramp};

/// Walls of a kind, the usual first. The others are for figures that would drown in it.
fn walls(kind: Treasure) -> [&'static str; 3] {
    match kind {
        Treasure::Cleric => ["crypt", "stone", "dusk"],
        Treasure::Fighter => ["cavern", "crypt", "vault"],
        Treasure::Mage => ["study", "crypt", "plank"],
        Treasure::Thief => ["vault", "plank", "study"],
        Treasure::Explorer => ["hull", "space", "dusk"],
    }
}

/// Where the two lamps of a room hang.
pub(crate) const LAMPS: [(i32, i32); 2] = [(6, 7), (WIDTH - 7, 7)];

#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    pub(crate) kind: Treasure,
    /// The second kind of treasure, if there is one: it has the floor.
    pub(crate) other: Option<Treasure>,
    pub(crate) trap: bool,
    pub(crate) advanced: bool,
}

/// The first wall of a kind before which a figure of this ramp is seen.
pub(crate) fn wall_for(kind: Treasure, figure: RampId) -> RampId {
    let all = walls(kind).map(ramp);
    all.into_iter().find(|wall| !figure.drowns_in(*wall)).unwrap_or(all[0])
}

pub(crate) fn room(room: Room, figure: RampId, dice: &Dice) -> Stage {
    let wall_ramp = wall_for(room.kind, figure);
    let mut stage = Stage::new(wall_ramp);
    wall::wall(&mut stage, room.kind, wall_ramp, dice);
    let below = wall_for(room.other.unwrap_or(room.kind), figure);
    if room.trap {
        floor::tiles(&mut stage, if room.other.is_some() { below } else { ramp("stone") }, dice);
    } else {
        floor::ground(&mut stage, if room.other.is_some() { below } else { ramp("earth") }, dice);
    }
    if room.advanced {
        columns(&mut stage, ramp("cobble"));
    }
    if room.trap {
        // One lamp above what is to be feared.
        shaft(&mut stage);
    } else {
        for lamp in LAMPS {
            stage.lamp(lamp, 32, 42);
        }
    }
    stage
}

/// Two pillars at the sides: this room cost more than others.
fn columns(stage: &mut Stage, ramp: RampId) {
    for left in [0, WIDTH - 4] {
        for y in 0..FLOOR + 3 {
            let wide = !(2..=FLOOR).contains(&y);
            for x in left..left + 4 {
                let round = [12, 28, 20, 6][(x - left) as usize];
                stage.set(x, y, ramp, if wide { round + 12 } else { round });
            }
        }
    }
}

/// Light from an opening above, wider below.
fn shaft(stage: &mut Stage) {
    for y in 0..HEIGHT {
        let half = 7 + y / 3;
        for x in 0..WIDTH {
            let out = (x - MIDDLE).abs() - half;
            let light = match out {
                ..=-3 => 20,
                -2..=0 => 12,
                1..=3 => 3,
                _ => -2,
            };
            stage.lighten(x, y, light);
        }
    }
}

/// Where a boss waits: curtains in the color of its treasure, and a carpet.
pub(crate) fn hall(kind: Treasure, cloth: RampId, figure: RampId, dice: &Dice) -> Stage {
    let wall_ramp = wall_for(kind, figure);
    let mut stage = Stage::new(wall_ramp);
    wall::wall(&mut stage, kind, wall_ramp, dice);
    floor::tiles(&mut stage, ramp("stone"), dice);
    floor::carpet(&mut stage, cloth);
    for y in 0..FLOOR + 1 {
        // A curtain is drawn aside: wide above, narrow at its cord, wide again below.
        let width = if y < 13 { 11 - y / 2 } else { 4 + (y - 13) / 4 };
        for along in 0..width {
            let fold = [10, 22, 30, 18, 6][((along * 2 + y / 5) % 5) as usize];
            let cord = y == 13;
            let light = if cord { 52 } else { fold };
            stage.set(along, y, cloth, light);
            stage.set(WIDTH - 1 - along, y, cloth, light);
        }
    }
    for x in 0..WIDTH {
        for y in 0..3 {
            let scallop = (x + 2) % 6 < 4 || y < 2;
            if scallop {
                stage.set(x, y, cloth, if y == 0 { 12 } else { 26 });
            }
        }
    }
    stage.lamp((MIDDLE, 14), 22, 24);
    stage
}

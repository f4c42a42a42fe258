//! The town: where heroes stand about before anything happens to them.

use endboss_lexicon::Treasure;

use super::{HEIGHT, MIDDLE, STEP, Stage, WIDTH, distance};
use crate::dice::Dice;
use crate::palette::{RampId, ramp};

/// Where the ground of the town begins.
const HORIZON: i32 = 22;

/// Which hour of the day a kind of hero is about.
fn sky(kind: Option<Treasure>) -> &'static str {
    match kind {
        Some(Treasure::Cleric) => "dawn",
        Some(Treasure::Fighter) | None => "day",
        Some(Treasure::Mage) => "evening",
        Some(Treasure::Thief) => "night",
        Some(Treasure::Explorer) => "space",
    }
}

/// A street with houses; epic heroes have the sun behind them.
pub(crate) fn street(kind: Option<Treasure>, epic: bool, dice: &mut Dice) -> Stage {
    let mut stage = air(kind, epic, dice);
    if epic {
        rays(&mut stage, kind);
    }
    hills(&mut stage, dice);
    let roofs = ["blood", "sea", "wood", "violet", "moss", "slate", "rust"].map(ramp);
    let dark = matches!(kind, Some(Treasure::Thief | Treasure::Explorer));
    for side in [-1, 1] {
        let roof = dice.pick(&roofs);
        let house = House {
            center: MIDDLE + side * (14 + dice.below(3)),
            half: 5 + dice.below(2),
            top: 10 + dice.below(4),
            roof,
            dark,
        };
        if !dice.once_in(4) {
            house.build(&mut stage, dice);
        } else {
            tree(&mut stage, house.center, dice);
        }
    }
    if dark && !epic {
        // A street lamp behind who walks at night: dark coats need something to be dark before.
        stage.lamp((MIDDLE, 16), 30, 28);
    }
    meadow(&mut stage, kind, dice);
    stage
}

/// A landmark stands alone on its meadow.
pub(crate) fn landmark(kind: Option<Treasure>, dice: &mut Dice) -> Stage {
    let mut stage = air(kind, false, dice);
    hills(&mut stage, dice);
    meadow(&mut stage, kind, dice);
    stage
}

fn air(kind: Option<Treasure>, epic: bool, dice: &mut Dice) -> Stage {
    let sky = ramp(sky(kind));
    let mut stage = Stage::new(sky);
    for y in 0..HORIZON {
        for x in 0..WIDTH {
            stage.set(x, y, sky, y * 4 * STEP / HORIZON);
        }
    }
    match kind {
        Some(Treasure::Thief | Treasure::Explorer) => {
            for y in 0..HORIZON - 6 {
                for x in 0..WIDTH {
                    if dice.grain(x, y) < 5 {
                        stage.set(x, y, ramp("cloth"), 4 * STEP);
                    }
                }
            }
            let left = 6 + dice.below(6);
            if !epic {
                let planet = if kind == Some(Treasure::Explorer) { "ember" } else { "bone" };
                disc(&mut stage, (left, 6), 4, ramp(planet));
            }
        }
        _ => {
            for _ in 0..3 {
                let (left, top) = (dice.below(WIDTH), 2 + dice.below(7));
                for x in left..left + 5 + dice.below(4) {
                    stage.set(x, top, ramp("cloth"), 3 * STEP);
                    stage.set(x - 1, top + 1, ramp("cloth"), 44);
                }
            }
        }
    }
    stage
}

fn disc(stage: &mut Stage, center: (i32, i32), radius: i32, ramp: RampId) {
    for y in -radius..=radius {
        for x in -radius..=radius {
            if distance(x, y) <= radius * STEP + 4 {
                stage.set(center.0 + x, center.1 + y, ramp, 46 - (x + y) * 5);
            }
        }
    }
}

/// A sun behind the hero, or at night a moon, and its light in the air.
fn rays(stage: &mut Stage, kind: Option<Treasure>) {
    let sun = match kind {
        Some(Treasure::Thief) => ramp("bone"),
        Some(Treasure::Explorer) => ramp("ember"),
        _ => ramp("glory"),
    };
    for y in 0..HORIZON {
        for x in 0..WIDTH {
            let far = distance(x - MIDDLE, y - 15) / STEP;
            match far {
                ..=11 => stage.set(x, y, sun, 64 - far * 3 / 2),
                12 => stage.set(x, y, sun, 20),
                _ if super::magic::beam(x - MIDDLE, y - 15) => stage.lighten(x, y, 16),
                _ => {}
            }
        }
    }
}

fn hills(stage: &mut Stage, dice: &mut Dice) {
    let (first, second) = (dice.below(WIDTH), dice.below(WIDTH));
    for x in 0..WIDTH {
        let one = 7 - (x - first).abs() / 2;
        let two = 5 - (x - second).abs() / 3;
        let height = one.max(two).max(2);
        for y in HORIZON - height..HORIZON {
            stage.set(x, y, ramp("grass"), 10 + (y + height - HORIZON) * 2);
        }
    }
}

fn meadow(stage: &mut Stage, kind: Option<Treasure>, dice: &Dice) {
    let grass = if kind == Some(Treasure::Explorer) { ramp("dusk") } else { ramp("grass") };
    for y in HORIZON..HEIGHT {
        for x in 0..WIDTH {
            let blade = dice.grain(x, y + 500);
            let light = match blade {
                0..24 => 52,
                24..60 => 20,
                _ => 34,
            };
            stage.set(x, y, grass, light - if y == HORIZON { 12 } else { 0 });
        }
    }
    // A path that comes nearer.
    for y in HORIZON + 1..HEIGHT {
        let half = 5 + (y - HORIZON);
        for x in MIDDLE - half..=MIDDLE + half {
            let stone = dice.grain(x / 2 + y % 2, y + 700) % 14;
            let rim = (x - MIDDLE).abs() == half && (x + y) % 2 == 0;
            if !rim {
                stage.set(x, y, ramp("cobble"), 26 + stone);
            }
        }
    }
}

struct House {
    center: i32,
    half: i32,
    top: i32,
    roof: RampId,
    /// Its windows are lit.
    dark: bool,
}

impl House {
    fn build(&self, stage: &mut Stage, dice: &mut Dice) {
        let plaster = ramp(if self.dark { "cobble" } else { "bone" });
        let eaves = self.top + 5;
        for y in eaves..HORIZON + 1 {
            for x in self.center - self.half + 1..self.center + self.half {
                let beam = (x - self.center) % 4 == 0 || y == eaves + 4;
                let light = if self.dark { 18 } else { 44 };
                if beam {
                    stage.set(x, y, ramp("plank"), 22);
                } else {
                    stage.set(x, y, plaster, light - (y - eaves));
                }
            }
        }
        for y in self.top..eaves {
            let half = self.half - (eaves - 1 - y).max(0) * 2 / 3 + 1;
            for x in self.center - half..=self.center + half {
                let tile = if (x + y * 2) % 3 == 0 { 10 } else { 0 };
                stage.set(x, y, self.roof, 20 + tile + if y == self.top { 14 } else { 0 });
            }
        }
        let pane = if self.dark || dice.once_in(3) { ramp("glory") } else { ramp("night") };
        for (x, y) in [(-2, 1), (2, 1), (-2, 2), (2, 2), (-1, 1), (1, 1), (-1, 2), (1, 2)] {
            let x = self.center + x + x.signum();
            stage.set(x, eaves + y, pane, 48);
        }
    }
}

fn tree(stage: &mut Stage, center: i32, dice: &mut Dice) {
    let top = 9 + dice.below(3);
    for y in top..HORIZON {
        let half = ((y - top) % 5 + (y - top) / 3).min(5);
        for x in center - half..=center + half {
            stage.set(x, y, ramp("moss"), 26 - (x - center) * 3 - (y - top));
        }
    }
    for y in HORIZON - 2..=HORIZON {
        stage.set(center, y, ramp("plank"), 24);
    }
}

//! The air around a spell, and the cloth behind an item.

use endboss_lexicon::{SpellPhase, Treasure};

use super::{HEIGHT, MIDDLE, STEP, Stage, WIDTH, distance, floor};
use crate::dice::Dice;
use crate::palette::{RampId, ramp};

/// The middle of a spell's light.
const CORE: (i32, i32) = (MIDDLE, 15);

/// Sixteen directions, a quarter turn's worth: enough to tell one beam from the next.
const TURNS: [(i32, i32); 4] = [(100, 20), (83, 56), (56, 83), (20, 100)];

/// Whether a place lies in a beam rather than between two, counted around the origin.
pub(crate) fn beam(dx: i32, dy: i32) -> bool {
    let (x, y) = (dx.abs(), dy.abs());
    let passed = TURNS.iter().filter(|(tx, ty)| y * tx > x * ty).count();
    let mirrored = (dx < 0) ^ (dy < 0);
    (passed % 2 == 0) ^ mirrored
}

/// Backgrounds of a phase, the usual first. [R1.4]
fn airs(phase: SpellPhase) -> [&'static str; 3] {
    match phase {
        SpellPhase::Build => ["earth", "vault", "crypt"],
        SpellPhase::Adventure => ["dusk", "space", "hull"],
        SpellPhase::Both => ["study", "hull", "earth"],
    }
}

/// Beams from the core, dust in the air, and a ring drawn on the floor.
pub(crate) fn spell(phase: SpellPhase, figure: RampId, dice: &Dice) -> Stage {
    let all = airs(phase).map(ramp);
    let air = all.into_iter().find(|air| !figure.drowns_in(*air)).unwrap_or(all[0]);
    let mut stage = Stage::new(air);
    let turned = i32::from(dice.grain(1, 1) < 128);
    for y in 0..HEIGHT {
        for x in 0..WIDTH {
            let (dx, dy) = (x - CORE.0, y - CORE.1);
            let far = distance(dx, dy) / STEP;
            let glow = (46 - far * 3).max(0);
            let ray = if beam(dx, dy) ^ (turned == 1) { 15 } else { 3 };
            stage.set(x, y, air, glow.max(6) + ray - (far / 3));
            if dice.grain(x, y) < 3 && far > 10 {
                stage.set(x, y, ramp("cloth"), 4 * STEP);
            }
        }
    }
    ring(&mut stage, air);
    stage
}

/// Two rings on the ground, four times as wide as deep.
fn ring(stage: &mut Stage, air: RampId) {
    for (radius, light, dotted) in [(15, 58, false), (11, 46, true)] {
        for dx in -radius..=radius {
            let deep = ((radius * radius - dx * dx) as u32).isqrt() as i32;
            for y in [28 - (deep + 1) / 4, 28 + (deep + 1) / 4] {
                if !(dotted && dx % 2 == 0) {
                    stage.set(MIDDLE + dx, y, air, light);
                }
            }
        }
    }
}

/// A pillar with a thing on it, before a curtain in the color of its treasure.
pub(crate) fn pedestal(kind: Option<Treasure>, figure: RampId, dice: &Dice) -> Stage {
    let cloths = match kind {
        Some(Treasure::Cleric) => ["crypt", "dusk"],
        Some(Treasure::Fighter) => ["cavern", "crypt"],
        Some(Treasure::Mage) => ["study", "vault"],
        Some(Treasure::Thief) => ["vault", "dusk"],
        Some(Treasure::Explorer) => ["hull", "dusk"],
        None => ["dusk", "crypt"],
    }
    .map(ramp);
    let cloth = if figure.drowns_in(cloths[0]) { cloths[1] } else { cloths[0] };
    let mut stage = Stage::new(cloth);
    for y in 0..HEIGHT {
        for x in 0..WIDTH {
            let fold = [10, 16, 22, 18, 12, 6][((x + dice.grain(0, 0)) % 6) as usize];
            stage.set(x, y, cloth, fold);
        }
    }
    floor::tiles(&mut stage, ramp("stone"), dice);
    stage.lamp((MIDDLE, 13), 36, 36);
    let stone = ramp("cobble");
    for y in 24..HEIGHT {
        let half = if matches!(y, 26..=30) { 7 } else { 9 };
        for x in MIDDLE - half..MIDDLE + half {
            let light = if y == 24 { 60 } else { 44 - (x - MIDDLE + half) * 2 };
            stage.set(x, y, stone, light - if y == 26 { 16 } else { 0 });
        }
    }
    stage
}

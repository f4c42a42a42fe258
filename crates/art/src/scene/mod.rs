//! The place behind a figure: made by rule, seeded by the card, lit with an ordered dither.

mod floor;
mod magic;
mod room;
mod town;
mod wall;

use crate::palette::RampId;
use crate::picture::Picture;

pub(crate) use magic::{pedestal, spell};
pub(crate) use room::{LAMPS, Room, hall, room};
pub(crate) use town::{landmark, street};

/// How wide and high a card's picture is.
pub const WIDTH: i32 = 40;
pub const HEIGHT: i32 = 32;

/// Where the floor begins, and where feet stand.
pub(crate) const FLOOR: i32 = 23;
pub(crate) const FEET: i32 = 29;
pub(crate) const MIDDLE: i32 = WIDTH / 2;

/// Light is counted in sixteenths of a ramp's step.
pub(crate) const STEP: i32 = 16;

/// Thresholds of a 4 x 4 ordered dither.
const BAYER: [[i32; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];

/// A scene before it is painted: of every pixel its ramp and how much light falls on it.
#[derive(Clone, Debug)]
pub(crate) struct Stage {
    cells: Vec<(RampId, i32)>,
}

impl Stage {
    pub(crate) fn new(ramp: RampId) -> Stage {
        Stage { cells: vec![(ramp, 0); (WIDTH * HEIGHT) as usize] }
    }

    fn place(x: i32, y: i32) -> Option<usize> {
        let inside = (0..WIDTH).contains(&x) && (0..HEIGHT).contains(&y);
        inside.then(|| (y * WIDTH + x) as usize)
    }

    pub(crate) fn set(&mut self, x: i32, y: i32, ramp: RampId, light: i32) {
        if let Some(at) = Stage::place(x, y) {
            self.cells[at] = (ramp, light);
        }
    }

    /// More light, or less.
    pub(crate) fn lighten(&mut self, x: i32, y: i32, by: i32) {
        if let Some(at) = Stage::place(x, y) {
            self.cells[at].1 += by;
        }
    }

    /// A round light: `power` at its center, less by `fall` sixteenths for each pixel away from it.
    pub(crate) fn lamp(&mut self, center: (i32, i32), power: i32, fall: i32) {
        for y in 0..HEIGHT {
            for x in 0..WIDTH {
                let far = distance(x - center.0, y - center.1);
                self.lighten(x, y, (power - far * fall / (STEP * STEP)).max(0));
            }
        }
    }

    /// What stands between the lamps and the floor: an ellipse around the feet.
    pub(crate) fn shadow(&mut self, center: (i32, i32), half: i32, by: i32) {
        for y in center.1 - 2..=center.1 + 2 {
            let dy = 3 * (y - center.1);
            for x in center.0 - half..=center.0 + half {
                let dx = x - center.0;
                if dx * dx + dy * dy <= half * half {
                    self.lighten(x, y, -by);
                }
            }
        }
    }

    pub(crate) fn paint(&self) -> Picture {
        let mut picture = Picture::new(WIDTH as usize, HEIGHT as usize);
        for y in 0..HEIGHT {
            for x in 0..WIDTH {
                let (ramp, light) = self.cells[(y * WIDTH + x) as usize];
                let level = (light.max(0) + BAYER[(y % 4) as usize][(x % 4) as usize]) / STEP;
                picture.set(x, y, ramp.color(level));
            }
        }
        picture
    }
}

/// The distance in sixteenths of a pixel.
pub(crate) fn distance(dx: i32, dy: i32) -> i32 {
    ((dx * dx + dy * dy) as u32 * 256).isqrt() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::ramp;

    #[test]
    fn half_a_step_of_light_is_a_checkered_field() {
        let mut stage = Stage::new(ramp("stone"));
        stage.lamp((0, 0), 8, 0);
        let picture = stage.paint();
        let light = picture.pixels().iter().filter(|c| **c == ramp("stone").color(1)).count();
        assert_eq!(light, (WIDTH * HEIGHT / 2) as usize);
    }

    #[test]
    fn light_falls_off() {
        let mut stage = Stage::new(ramp("stone"));
        stage.lamp((3, 3), 64, 32);
        let picture = stage.paint();
        assert_eq!(picture.get(3, 3), ramp("stone").color(4));
        assert_eq!(picture.get(39, 31), ramp("stone").color(0));
    }
}

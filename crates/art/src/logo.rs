//! Our name, and the face that stands for it on a phone.

use crate::atlas;
use crate::figure::Figure;
use crate::icon::{Icon, icon};
use crate::palette::{RampId, ramp};
use crate::picture::Picture;
use crate::scene::distance;
use crate::sprite::Part;

/// How wide and high the name is.
pub const LOGO: (usize, usize) = (86, 22);

/// The name: heavy letters between horns, with a skull for the o.
pub fn logo() -> Picture {
    let mut picture = Picture::new(LOGO.0, LOGO.1);
    name().paint(&mut picture, 0, 0);
    picture
}

fn name() -> Figure {
    let mut figure = Figure::new(LOGO.0 as i32, LOGO.1 as i32);
    let base = LOGO.1 as i32 - 4;
    let mut pen = 6;
    for letter in ["e", "n", "d", "b", "o", "s", "s"] {
        let sprite = atlas::sure(Part::Logo, letter);
        let drop = if letter == "o" { 2 } else { 0 };
        let at = (pen + sprite.anchor.0, base + drop);
        figure.draw(sprite, 0, at, &[], false);
        pen += sprite.width as i32 + if letter == "o" || letter == "b" { 1 } else { 2 };
    }
    let horn = atlas::sure(Part::Logo, "horn");
    figure.draw(horn, 0, (4, 9), &[], false);
    figure.draw(horn, 0, (pen, 9), &[], true);
    figure
}

/// How wide and high the face is before it is scaled: 192 and 512 are multiples.
pub const FACE: usize = 32;

/// The face of the last boss on a lit wall. A maskable one is wall up to the corners, and its face
/// stays within the circle that no mask cuts; the other has round corners of its own.
pub fn face(maskable: bool) -> Picture {
    let (wall, side) = (ramp("violet"), FACE as i32);
    let mut picture = Picture::new(FACE, FACE);
    for y in 0..side {
        for x in 0..side {
            let (column, row) = (x.min(side - 1 - x), y.min(side - 1 - y));
            let cut = [5, 3, 2, 1, 1].get(row as usize).copied().unwrap_or(0);
            if maskable || column >= cut {
                picture.set(x, y, glow(wall, x, y));
            }
        }
    }
    let sprite = atlas::sure(Part::Logo, if maskable { "face-round" } else { "face" });
    let mut figure = Figure::new(side, side);
    let foot = (side + sprite.height as i32) / 2 - 1;
    figure.draw(sprite, 0, (side / 2, foot), &[], false);
    figure.paint(&mut picture, 0, 0);
    picture
}

/// A halo in rings behind the face.
fn glow(wall: RampId, x: i32, y: i32) -> crate::picture::Color {
    let far = distance(2 * x - 31, 2 * y - 31) / 32;
    wall.color(match far {
        ..=10 => 2,
        11..=13 => 1 + (x + y) % 2,
        14..=16 => 1,
        17..=18 => (x + y) % 2,
        _ => 0,
    })
}

/// The sign in a tab of a browser, sixteen pixels wide and high.
pub fn favicon() -> Picture {
    let mut picture = Picture::new(16, 16);
    for y in 0..16 {
        for x in 0..16 {
            let (column, row): (i32, i32) = (i32::min(x, 15 - x), i32::min(y, 15 - y));
            if column + row > 1 {
                picture.set(x, y, ramp("violet").color(1));
            }
        }
    }
    picture.put(&icon(Icon::Boss), 2, 2);
    picture
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Four fifths of the width are safe from any mask.
    #[test]
    fn a_mask_cuts_nothing_but_wall() {
        let (picture, side) = (face(true), FACE as i32);
        for y in 0..side {
            for x in 0..side {
                // In half pixels from the middle.
                let (dx, dy) = (2 * x + 1 - side, 2 * y + 1 - side);
                if 25 * (dx * dx + dy * dy) > 16 * side * side {
                    assert_eq!(picture.get(x, y), glow(ramp("violet"), x, y), "{x}, {y}");
                }
            }
        }
    }

    /// There is a pixel for the outline on every side.
    #[test]
    fn nothing_of_the_name_is_cut() {
        let (left, right) = name().columns().expect("letters");
        let (top, bottom) = name().rows().expect("letters");
        assert_eq!((left, top), (1, 1));
        assert_eq!((right, bottom), (LOGO.0 as i32 - 2, LOGO.1 as i32 - 2));
    }
}

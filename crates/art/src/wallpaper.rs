//! What lies behind everything on a page: quiet enough to be written on.

use crate::dice::Dice;
use crate::picture::{Color, Picture};

/// Whether a page is dark or light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tone {
    Dark,
    Light,
}

impl Tone {
    pub const ALL: [Tone; 2] = [Tone::Dark, Tone::Light];

    /// Its name, for files and style sheets.
    pub fn name(self) -> &'static str {
        match self {
            Tone::Dark => "dark",
            Tone::Light => "light",
        }
    }

    /// Joint, stone, another stone, and the edge that catches light.
    fn stones(self) -> [Color; 4] {
        match self {
            Tone::Dark => {
                [[17, 13, 24, 255], [22, 18, 31, 255], [25, 20, 35, 255], [31, 26, 43, 255]]
            }
            Tone::Light => [
                [222, 210, 180, 255],
                [239, 230, 208, 255],
                [235, 225, 200, 255],
                [245, 238, 221, 255],
            ],
        }
    }

    /// What a panel is filled with, and the steps of its rim from outside.
    fn panel(self) -> [Color; 4] {
        match self {
            Tone::Dark => {
                [[8, 6, 12, 255], [98, 108, 136, 255], [44, 48, 72, 255], [28, 23, 40, 255]]
            }
            Tone::Light => {
                [[42, 31, 45, 255], [122, 106, 94, 255], [179, 162, 132, 255], [251, 245, 228, 255]]
            }
        }
    }
}

/// How wide and high a tile is.
pub const TILE: usize = 32;

/// A tile of stones that goes on without a seam in both ways.
pub fn wallpaper(tone: Tone) -> Picture {
    let [joint, stone, other, edge] = tone.stones();
    let dice = Dice::of("wallpaper");
    let mut picture = Picture::new(TILE, TILE);
    let side = TILE as i32;
    for y in 0..side {
        for x in 0..side {
            let course = y / 8;
            let along = (x + [0, 9, 4, 13][course as usize]) % side;
            // Three stones of unlike width in each course.
            let ends = [[11, 22, 32], [9, 19, 32], [12, 21, 32], [10, 23, 32]][course as usize];
            let which = ends.iter().position(|end| along < *end).unwrap_or(2);
            let start = if which == 0 { 0 } else { ends[which - 1] };
            let (inside, last) = (along - start, ends[which] - 1 - start);
            let fleck = dice.grain(x, y) < 9;
            let face = if dice.grain(which as i32, course) % 2 == 0 { stone } else { other };
            let color = match (inside, y % 8) {
                (_, 7) => joint,
                (inside, _) if inside == last => joint,
                (0, 0) => face,
                (_, 0) => edge,
                _ if fleck => joint,
                _ => face,
            };
            picture.set(x, y, color);
        }
    }
    picture
}

/// A panel to be cut in nine like a card's frame: corners of [`crate::CORNER`] pixels.
pub fn panel(tone: Tone) -> Picture {
    let [line, lit, rim, fill] = tone.panel();
    let side = crate::FRAME as i32;
    let mut picture = Picture::new(crate::FRAME, crate::FRAME);
    for y in 0..side {
        for x in 0..side {
            let (column, row) = (x.min(side - 1 - x), y.min(side - 1 - y));
            let depth = column.min(row);
            let corner = column + row;
            let up_left = if column == row {
                x < side / 2
            } else {
                (row < column && y < side / 2) || (column < row && x < side / 2)
            };
            let color = match (depth, corner) {
                (_, 0) | (0, 1) => continue,
                (0, _) | (1, 2) => line,
                (1, _) => {
                    if up_left {
                        lit
                    } else {
                        rim
                    }
                }
                (2, _) => {
                    if up_left {
                        rim
                    } else {
                        lit
                    }
                }
                (3, _) => line,
                // A rivet in each corner.
                (_, _) if column == 5 && row == 5 => lit,
                (_, _) if (column == 6 && row == 5) || (column == 5 && row == 6) => rim,
                _ => fill,
            };
            picture.set(x, y, color);
        }
    }
    picture
}

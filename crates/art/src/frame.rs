//! Frames and backs of cards.

use endboss_lexicon::{Back, Card, Face, RoomSort, Treasure};

use crate::card::cloth;
use crate::facts;
use crate::icon::{ICON, Icon, icon};
use crate::palette::{RampId, ramp};
use crate::picture::Picture;

/// How wide and high a frame is. It is cut in nine: corners of [`CORNER`] pixels stay as they are,
/// edges and the middle stretch.
pub const FRAME: usize = 24;
pub const CORNER: usize = 8;

/// How a card's frame looks; the corners tell it, so that color is not needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Frame {
    /// Round corners.
    Monster,
    /// Cut corners.
    Trap,
    /// Square corners with stars.
    Spell,
    /// Spikes at the corners.
    Boss,
    /// Plain.
    Hero,
    /// With golden studs.
    Epic,
    /// Like hewn stone.
    Landmark,
    /// Like a label on a parcel.
    Item,
}

impl Frame {
    pub const ALL: [Frame; 8] = [
        Frame::Monster,
        Frame::Trap,
        Frame::Spell,
        Frame::Boss,
        Frame::Hero,
        Frame::Epic,
        Frame::Landmark,
        Frame::Item,
    ];

    /// Its name, for files and style sheets.
    pub fn name(self) -> &'static str {
        match self {
            Frame::Monster => "monster",
            Frame::Trap => "trap",
            Frame::Spell => "spell",
            Frame::Boss => "boss",
            Frame::Hero => "hero",
            Frame::Epic => "epic",
            Frame::Landmark => "landmark",
            Frame::Item => "item",
        }
    }

    /// The frame of a card.
    pub fn of(card: &Card) -> Frame {
        match &card.face {
            Face::Room(room) if room.sort == RoomSort::Trap => Frame::Trap,
            Face::Room(_) => Frame::Monster,
            Face::Spell(_) => Frame::Spell,
            Face::Boss(_) => Frame::Boss,
            Face::Hero(hero) if hero.epic => Frame::Epic,
            Face::Hero(_) => Frame::Hero,
            Face::Landmark(_) => Frame::Landmark,
            Face::Item(_) => Frame::Item,
        }
    }

    /// How many pixels of a corner's row are missing.
    fn cut(self, row: i32) -> i32 {
        let cuts: [i32; 4] = match self {
            Frame::Monster => [3, 1, 1, 0],
            Frame::Trap => [4, 3, 2, 1],
            Frame::Hero | Frame::Epic => [1, 0, 0, 0],
            Frame::Item => [2, 2, 0, 0],
            Frame::Spell | Frame::Boss | Frame::Landmark => [0; 4],
        };
        cuts.get(row as usize).copied().unwrap_or(0)
    }
}

/// The frame of a kind in the color of a treasure; without treasure it is slate.
pub fn frame(kind: Frame, treasure: Option<Treasure>) -> Picture {
    let color = treasure.map_or(ramp("slate"), cloth);
    let side = FRAME as i32;
    let mut picture = Picture::new(FRAME, FRAME);
    for y in 0..side {
        for x in 0..side {
            let (row, column) = (y.min(side - 1 - y), x.min(side - 1 - x));
            let depth = row.min(column).min(row + column - kind.cut(0).min(4) + kind.cut(1));
            if column < kind.cut(row) || row < kind.cut(column) {
                continue;
            }
            // Light comes from above and the left, here too.
            let lit = (row <= column && y < side / 2) || (column <= row && x < side / 2);
            let level = match depth {
                ..=0 => 0,
                1 => i32::from(lit) * 2 + 1,
                2 => 2,
                3 if lit => 1,
                3 => 2,
                _ => 1,
            };
            picture.set(x, y, color.color(level));
        }
    }
    adorn(&mut picture, kind);
    picture
}

/// What sits on the corners.
fn adorn(picture: &mut Picture, kind: Frame) {
    let side = FRAME as i32 - 1;
    let mut four = |x: i32, y: i32, ramp: RampId, level: i32| {
        for (x, y) in [(x, y), (side - x, y), (x, side - y), (side - x, side - y)] {
            picture.set(x, y, ramp.color(level));
        }
    };
    let (gold, bone, stone) = (ramp("gold"), ramp("bone"), ramp("cobble"));
    match kind {
        Frame::Epic => {
            for (x, y, level) in [(2, 2, 4), (3, 2, 3), (2, 3, 3), (3, 3, 2), (6, 2, 3), (2, 6, 3)]
            {
                four(x, y, gold, level);
            }
        }
        Frame::Boss => {
            for at in 0..5 {
                four(at, 0, bone, 3);
                four(0, at, bone, 3);
                four(at, 1, bone, if at < 3 { 4 } else { 2 });
                four(1, at, bone, if at < 3 { 4 } else { 2 });
            }
            four(2, 2, bone, 2);
            four(3, 3, ramp("blood"), 3);
        }
        Frame::Spell => {
            for (x, y, level) in [(3, 1, 3), (3, 5, 3), (1, 3, 3), (5, 3, 3), (3, 3, 4)] {
                four(x, y, ramp("glory"), level);
                four(x.midpoint(3), y.midpoint(3), ramp("glory"), 4);
            }
        }
        Frame::Landmark => {
            for at in 0..7 {
                four(at, 1, stone, if at % 3 == 2 { 1 } else { 3 });
                four(1, at, stone, if at % 3 == 2 { 1 } else { 3 });
                four(at, 2, stone, if at % 3 == 2 { 1 } else { 2 });
                four(2, at, stone, if at % 3 == 2 { 1 } else { 2 });
            }
        }
        Frame::Item => {
            four(4, 4, ramp("wood"), 0);
            four(5, 4, bone, 3);
            four(4, 5, bone, 3);
        }
        Frame::Monster | Frame::Trap | Frame::Hero => {}
    }
}

/// The frame of a card as it is.
pub fn frame_of(card: &Card) -> Picture {
    frame(Frame::of(card), facts::kinds(card).first().copied())
}

/// How wide and high a back is: as high as a card's picture, and narrower.
pub const BACK: (usize, usize) = (24, 32);

/// The back of a room or a spell. [R1.9]
pub fn back(back: Back) -> Picture {
    let (main, trim) = match back {
        Back::Room => (ramp("wood"), ramp("gold")),
        Back::Spell => (ramp("violet"), ramp("ice")),
    };
    let (width, height) = (BACK.0 as i32, BACK.1 as i32);
    let mut picture = Picture::new(BACK.0, BACK.1);
    for y in 0..height {
        for x in 0..width {
            let edge = x.min(y).min(width - 1 - x).min(height - 1 - y);
            let weave = match back {
                Back::Room => (y % 5 == 0) || ((x + y / 5 * 4) % 8 == 0),
                Back::Spell => (x + y) % 6 == 0 || (x - y + 60) % 6 == 0,
            };
            let color = match edge {
                0 => main.color(0),
                1 => trim.color(2),
                2 => trim.color(1),
                _ => main.color(if weave { 1 } else { 2 }),
            };
            picture.set(x, y, color);
        }
    }
    for (x, y) in [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)] {
        picture.set(x, y, [0; 4]);
    }
    let (left, top) = ((width - ICON as i32) / 2, (height - ICON as i32) / 2);
    picture.fill(left - 1, top - 1, ICON as i32 + 2, ICON as i32 + 2, main.color(1));
    let sign = if back == Back::Room { Icon::Adventure } else { Icon::Spell };
    picture.put(&icon(sign), left, top);
    picture
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_frame_is_like_no_other() {
        let kinds: Vec<Option<Treasure>> =
            Treasure::ALL.into_iter().map(Some).chain([None]).collect();
        let mut seen: Vec<Picture> = Vec::new();
        for kind in Frame::ALL {
            for treasure in &kinds {
                let one = frame(kind, *treasure);
                assert!(!seen.contains(&one), "{kind:?} {treasure:?}");
                seen.push(one);
            }
        }
    }

    #[test]
    fn the_middle_of_a_frame_stretches() {
        for kind in Frame::ALL {
            let one = frame(kind, None);
            let (corner, middle) = (CORNER as i32, FRAME as i32 / 2);
            for y in 0..FRAME as i32 {
                for x in corner..FRAME as i32 - corner {
                    assert_eq!(one.get(x, y), one.get(middle, y), "{kind:?} at {x}, {y}");
                    assert_eq!(one.get(y, x), one.get(y, middle), "{kind:?} at {y}, {x}");
                }
            }
        }
    }

    #[test]
    fn backs_differ() {
        assert_ne!(back(Back::Room), back(Back::Spell));
    }
}

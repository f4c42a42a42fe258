//! Signs on plates of their own: icons that are seen on any page, and tokens.

use crate::font::glyph;
use crate::icon::{ICON, Icon, icon};
use crate::palette::{RampId, ramp};
use crate::picture::{Color, Picture};

/// How wide and high a chip is.
pub const CHIP: usize = 16;
/// How wide and high a token is.
pub const TOKEN: usize = 18;

/// What lies on a card and is no card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Token {
    /// One more damage. [R6.14]
    PlusOne,
    /// Two more health. [R8.4]
    HealthUp,
    HealthDown,
    Stun,
    Deactivated,
}

impl Token {
    pub const ALL: [Token; 5] =
        [Token::PlusOne, Token::HealthUp, Token::HealthDown, Token::Stun, Token::Deactivated];

    /// Its name, for files and style sheets: small letters with hyphens.
    pub fn name(self) -> &'static str {
        match self {
            Token::PlusOne => "plus-one",
            Token::HealthUp => "health-up",
            Token::HealthDown => "health-down",
            Token::Stun => "stun",
            Token::Deactivated => "deactivated",
        }
    }
}

/// The dark of every plate.
fn plate() -> Color {
    ramp("slate").color(0)
}

/// An icon on a dark plate. The rim is seen on a dark page and on a light one.
pub fn chip(sign: Icon) -> Picture {
    let mut picture = rounded(CHIP, CHIP);
    let edge = ((CHIP - ICON) / 2) as i32;
    picture.put(&icon(sign), edge, edge);
    picture
}

/// A chip that says the sign's letter too, in whatever language the page is.
pub fn lettered_chip(sign: Icon, letter: char) -> Picture {
    let glyph = glyph(letter);
    let mut picture = rounded(CHIP + glyph.width as usize + 1, CHIP);
    let edge = ((CHIP - ICON) / 2) as i32;
    picture.put(&icon(sign), edge, edge);
    let base = CHIP as i32 - 5;
    for (x, up) in &glyph.dots {
        picture.set(CHIP as i32 - 2 + x, base - up, ramp("cloth").color(4));
    }
    picture
}

fn rounded(width: usize, height: usize) -> Picture {
    let (rim, lit) = (ramp("slate").color(3), ramp("slate").color(4));
    let mut picture = Picture::new(width, height);
    let (right, bottom) = (width as i32 - 1, height as i32 - 1);
    for y in 0..=bottom {
        for x in 0..=right {
            let (column, row) = (x.min(right - x), y.min(bottom - y));
            let color = match (column + row, column.min(row)) {
                (0, _) => continue,
                (_, 0) if y == 0 => lit,
                (_, 0) | (2, 1) => rim,
                _ => plate(),
            };
            picture.set(x, y, color);
        }
    }
    picture
}

/// A token: round, and what it does is written or drawn on it.
pub fn token(token: Token) -> Picture {
    let mut picture = disc(ramp(match token {
        Token::PlusOne => "teal",
        Token::HealthUp => "moss",
        Token::HealthDown => "blood",
        Token::Stun | Token::Deactivated => "slate",
    }));
    let edge = ((TOKEN - ICON) / 2) as i32;
    match token {
        Token::PlusOne => write(&mut picture, "+1"),
        Token::HealthUp => write(&mut picture, "+2"),
        Token::HealthDown => write(&mut picture, "−2"),
        Token::Stun => picture.put(&icon(Icon::Stun), edge, edge),
        Token::Deactivated => picture.put(&icon(Icon::Deactivated), edge, edge),
    }
    picture
}

/// A round plate, lit from above.
fn disc(color: RampId) -> Picture {
    let mut picture = Picture::new(TOKEN, TOKEN);
    let side = TOKEN as i32;
    for y in 0..side {
        for x in 0..side {
            // Twice the distance from the center, squared.
            let (dx, dy) = (2 * x + 1 - side, 2 * y + 1 - side);
            let far = dx * dx + dy * dy;
            let rim = if dx + dy < 0 { color.color(4) } else { color.color(3) };
            match far {
                ..=190 => picture.set(x, y, color.color(1)),
                191..=260 => picture.set(x, y, rim),
                261..=330 => picture.set(x, y, color.color(0)),
                _ => {}
            }
        }
    }
    picture
}

/// Writes in the middle of a token.
fn write(picture: &mut Picture, text: &str) {
    let width: i32 = text.chars().map(|letter| glyph(letter).width + 1).sum::<i32>() - 1;
    let mut pen = (TOKEN as i32 - width) / 2;
    let base = TOKEN as i32 - 6;
    for letter in text.chars() {
        let glyph = glyph(letter);
        for (x, up) in &glyph.dots {
            picture.set(pen + x, base - up, ramp("cloth").color(4));
        }
        pen += glyph.width + 1;
    }
}

//! Figures without a place: heroes on their way, pictures of bosses for the rim of the table, and
//! the minions of players.

use endboss_lexicon::{Card, Face, Hero, Seat, Treasure};

use crate::atlas;
use crate::card::card;
use crate::cast::{bare, cast};
use crate::dice::Dice;
use crate::facts;
use crate::figure::Figure;
use crate::font::glyph;
use crate::palette::{RampId, ramp};
use crate::picture::Picture;
use crate::scene::{FEET, HEIGHT, MIDDLE, WIDTH};
use crate::sprite::Part;

/// How wide and high one frame of a walk is.
pub const WALK: (usize, usize) = (32, 30);
/// How many frames a walk has.
pub const STEPS: usize = 4;

/// The frames of a walk side by side: a stand, a step, a stand, a step with the other foot. Whoever
/// is on the card walks as it stands there.
pub fn walk(card: &Card, id: &str) -> Picture {
    let mut dice = Dice::of(bare(id));
    let (mut figure, _) = cast(card, id, &facts::likes(card), &mut dice).figures(0);
    figure.ground(FEET);
    let steps = [None, Some(true), None, Some(false)].map(|left_stands| {
        let mut figure = figure.clone();
        if let Some(left_stands) = left_stands {
            figure.tread(MIDDLE, left_stands);
        }
        let mut picture = Picture::new(WALK.0, WALK.1);
        // The outline of the feet is the last row.
        let (left, top) = (MIDDLE - WALK.0 as i32 / 2, FEET + 2 - WALK.1 as i32);
        figure.paint(&mut picture, -left, -top);
        picture
    });
    Picture::strip(&steps)
}

/// The walk of a hero of whom only the class is known; of no class if there is none.
pub fn walk_of(class: Option<Treasure>) -> Picture {
    let hero = Hero {
        epic: false,
        health: 4,
        treasure: class.into_iter().collect(),
        mark: 2,
        ability: None,
    };
    let id = match class {
        Some(Treasure::Cleric) => "walk/bishop",
        Some(Treasure::Fighter) => "walk/knight-sword",
        Some(Treasure::Mage) => "walk/wizard-wisebeard",
        Some(Treasure::Thief) => "walk/silent-silk",
        Some(Treasure::Explorer) => "walk/astronaut",
        None => "walk/fool",
    };
    walk(&Card { face: Face::Hero(hero), copies: 1, solo: true }, id)
}

/// How wide and high a portrait is.
pub const PORTRAIT: usize = 20;

/// The face of whoever is on the card, cut out of its picture.
pub fn portrait(one: &Card, id: &str) -> Picture {
    let mut dice = Dice::of(bare(id));
    let (figure, _) = cast(one, id, &facts::likes(one), &mut dice).figures(0);
    let (first, last) = figure.columns().unwrap_or((0, WIDTH - 1));
    let (top, _) = figure.rows().unwrap_or((0, HEIGHT - 1));
    let side = PORTRAIT as i32;
    let left = ((first + last + 1) / 2 - side / 2).clamp(0, WIDTH - side);
    let top = (top - 2).clamp(0, HEIGHT - side);
    let whole = card(one, id);
    let mut picture = Picture::new(PORTRAIT, PORTRAIT);
    let color = facts::kinds(one).first().map_or(ramp("slate"), |kind| crate::card::cloth(*kind));
    for y in 0..side {
        for x in 0..side {
            let (column, row) = (x.min(side - 1 - x), y.min(side - 1 - y));
            let paint = match (column + row, column.min(row)) {
                (0, _) => continue,
                (_, 0) | (2, 1) => color.color(if x <= y && x + y < side { 3 } else { 2 }),
                _ => whole.get(left + x, top + y),
            };
            picture.set(x, y, paint);
        }
    }
    picture
}

/// How wide and high a minion is.
pub const MINION: (usize, usize) = (13, 16);

/// The color of a seat: of its minions and its name.
pub fn seat_ramp(seat: Seat) -> RampId {
    ramp(["scarlet", "sea", "gold", "moss", "violet", "cloth"][seat.index() % Seat::MAX])
}

/// The minion of a seat: in its color, with its letter on the chest, so that color is not needed.
pub fn minion(seat: Seat) -> Picture {
    let sprite = atlas::sure(Part::Pawn, "minion");
    let color = seat_ramp(seat);
    let (width, height) = (MINION.0 as i32, MINION.1 as i32);
    let mut figure = Figure::new(width, height);
    figure.draw(sprite, 0, (1 + sprite.anchor.0, 1 + sprite.anchor.1), &[color], false);
    let mut picture = Picture::new(MINION.0, MINION.1);
    figure.paint(&mut picture, 0, 0);
    let letter = glyph(seat.letter());
    let left = (width - letter.width) / 2;
    picture.fill(left - 1, 7, letter.width + 2, height - 7, color.color(0));
    for (x, up) in &letter.dots {
        picture.set(left + x, height - 2 - up, color.color(4));
    }
    picture
}

//! Traps, signs of spells, items and buildings: one sprite, and maybe something beside it.

use super::{Cast, Idle, Layer, named, tint};
use crate::atlas;
use crate::dice::Dice;
use crate::scene::{FEET, WIDTH};
use crate::sprite::{Part, Sprite};

/// The sprite of a part for a card: by its id, else by its words, else by what it does.
fn choose(
    part: Part,
    id: &str,
    words: &[String],
    likes: &[&str],
    dice: &mut Dice,
) -> &'static Sprite {
    named(part, id)
        .or_else(|| atlas::meant(&[part], words, dice).map(|(sprite, _)| sprite))
        .unwrap_or_else(|| atlas::liked(part, likes, dice))
}

pub(super) fn one(part: Part, id: &str, words: &[String], likes: &[&str], dice: &mut Dice) -> Cast {
    Cast::alone(choose(part, id, words, likes, dice), dice)
}

/// A trap is a device, unless its words ask for a creature that lies in wait.
pub(super) fn trap(id: &str, words: &[String], likes: &[&str], dice: &mut Dice) -> Cast {
    let parts = [Part::Device, Part::Creature];
    let found = named(Part::Device, id)
        .or_else(|| named(Part::Creature, id))
        .or_else(|| atlas::meant(&parts, words, dice).map(|(sprite, _)| sprite));
    let sprite = found.unwrap_or_else(|| atlas::fitting(Part::Device, likes, dice));
    let mut cast = Cast::alone(sprite, dice);
    if sprite.part == Part::Device {
        cast.idle = Idle::Still;
    }
    beside(&mut cast, words, likes, dice);
    cast
}

/// Something at the side, where there is room: what the words ask for, else what is liked.
pub(super) fn beside(cast: &mut Cast, words: &[String], likes: &[&str], dice: &mut Dice) {
    let (figure, _) = cast.figures(0);
    let Some((left, right)) = figure.columns() else { return };
    let meant = atlas::meant(&[Part::Prop], words, dice).map(|(sprite, _)| sprite);
    if meant.is_none() && dice.once_in(3) {
        return;
    }
    let sprite = meant.unwrap_or_else(|| atlas::fitting(Part::Prop, likes, dice));
    let half = sprite.width as i32 / 2;
    let on_left = dice.once_in(2);
    // At the edge of the picture, but not farther behind the figure than half of itself.
    let x = if on_left { (left - 1).min(half + 1) } else { (right + 1).max(WIDTH - 2 - half) };
    let x = x.clamp(half - 2, WIDTH + 1 - half);
    cast.beside.push(Layer {
        sprite,
        at: (x, FEET - 2),
        ramps: tint(sprite, dice),
        flip: !on_left,
    });
}

/// An item lies on its pedestal, or hovers above it.
pub(super) fn raise(cast: &mut Cast) {
    for layer in &mut cast.layers {
        layer.at.1 = if layer.sprite.floats { 21 } else { 23 };
    }
}

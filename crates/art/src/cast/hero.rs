//! Heroes: drawn one by one where there is a sprite, else an outfit by class, a face, a hat, and a
//! weapon in one hand.

use endboss_lexicon::Hero;

use super::{Cast, joint, named, tint};
use crate::atlas;
use crate::dice::Dice;
use crate::palette::{RampId, ramp};
use crate::scene::{FEET, MIDDLE};
use crate::sprite::{Joint, Part, Sprite};

/// What the words ask for, else one that the class likes.
fn pick(part: Part, words: &[String], likes: &[&str], dice: &mut Dice) -> &'static Sprite {
    let meant = atlas::meant(&[part], words, dice).map(|(sprite, _)| sprite);
    meant.unwrap_or_else(|| {
        let class: Vec<&str> = likes.iter().copied().filter(|like| *like != "epic").collect();
        let first = &class[..class.len().min(1)];
        atlas::liked(part, first, dice)
    })
}

pub(super) fn hero(
    id: &str,
    hero: &Hero,
    words: &[String],
    likes: &[&str],
    dice: &mut Dice,
) -> Cast {
    match named(Part::Hero, id) {
        Some(sprite) => Cast::alone(sprite, dice),
        None => composed(hero, words, likes, dice),
    }
}

fn composed(hero: &Hero, words: &[String], likes: &[&str], dice: &mut Dice) -> Cast {
    let skins = ["skin", "tan", "umber", "pale", "skin"].map(ramp);
    let hairs = ["wood", "soot", "ember", "gold", "cloth", "rust"].map(ramp);
    let skin = dice.pick(&skins);
    // A name may ask for a coat, but not for that of another class.
    let class = likes.first().copied().unwrap_or("none");
    let outfit = atlas::meant(&[Part::Outfit], words, dice)
        .map(|(outfit, _)| outfit)
        .filter(|outfit| outfit.likes(class))
        .unwrap_or_else(|| atlas::liked(Part::Outfit, &[class], dice));
    let faces: Vec<_> = atlas::all(Part::Face)
        .filter(|face| !["face-bunny", "face-mole"].contains(&face.name.as_str()))
        .collect();
    let face = atlas::meant(&[Part::Face], words, dice)
        .map_or_else(|| dice.pick(&faces), |(face, _)| face);
    let animal = ["face-bunny", "face-mole"].contains(&face.name.as_str());
    let mut looks = face.ramps.clone();
    let old = face.name == "face-old";
    if !animal {
        looks[0] = skin;
        looks[1] = if old { ramp("cloth") } else { clear_of(skin, &hairs, dice) };
    }
    let mut cast = Cast::new();
    let at = (MIDDLE, FEET);
    let spot = |sprite: &Sprite, from: (i32, i32), which: Joint| {
        joint(sprite, from, which).unwrap_or((MIDDLE, FEET - 8))
    };
    if hero.epic {
        let behind = atlas::liked(Part::Wings, &["epic"], dice);
        let colors = ["blood", "violet", "sea", "gold", "cloth", "moss"].map(ramp);
        cast.push(behind, spot(outfit, at, Joint::Back), &[dice.pick(&colors)]);
    }
    cast.push(outfit, at, &dressed(outfit, skin, dice));
    let neck = spot(outfit, at, Joint::Head);
    cast.push(face, neck, &looks);
    wear(&mut cast, face, spot(face, neck, Joint::Hat), words, likes, dice);
    let weapon = pick(Part::Weapon, words, likes, dice);
    cast.push(weapon, aside(weapon, spot(outfit, at, Joint::Hand), 1), &tint(weapon, dice));
    // The second treasure of a hero with two is in the other hand.
    let second: Vec<&str> = likes.iter().copied().filter(|like| *like != "epic").skip(1).collect();
    let other = atlas::meant(&[Part::Offhand], words, dice).map(|(sprite, _)| sprite);
    let other = match other {
        None if !second.is_empty() => Some(atlas::liked(Part::Offhand, &second[..1], dice)),
        None if hero.epic || hero.health >= 6 => Some(pick(Part::Offhand, words, likes, dice)),
        found => found,
    };
    if let Some(other) = other {
        cast.push(other, aside(other, spot(outfit, at, Joint::Off), -1), &tint(other, dice));
    }
    cast
}

/// What is held stays clear of the face: moved outward until it is beside it.
fn aside(held: &Sprite, hand: (i32, i32), side: i32) -> (i32, i32) {
    let inner = if side > 0 { held.anchor.0 } else { held.width as i32 - 1 - held.anchor.0 };
    let face = MIDDLE - i32::from(side < 0) + side * 5;
    let moved = side * (face - hand.0) + inner;
    (hand.0 + side * moved.max(0), hand.1 + 1)
}

/// One of these that does not drown in the skin beside it; any if all would.
fn clear_of(skin: RampId, ramps: &[RampId], dice: &mut Dice) -> RampId {
    let clear: Vec<_> = ramps.iter().copied().filter(|ramp| !ramp.drowns_in(skin)).collect();
    dice.pick(if clear.is_empty() { ramps } else { &clear })
}

fn dressed(outfit: &Sprite, skin: RampId, dice: &mut Dice) -> Vec<RampId> {
    let mut ramps = outfit.ramps.clone();
    if !outfit.tints.is_empty() {
        ramps[0] = clear_of(skin, &outfit.tints, dice);
    }
    for ramp_id in &mut ramps {
        if *ramp_id == ramp("skin") {
            *ramp_id = skin;
        }
    }
    ramps
}

/// A hat for most; the young go without.
fn wear(
    cast: &mut Cast,
    face: &Sprite,
    brow: (i32, i32),
    words: &[String],
    likes: &[&str],
    dice: &mut Dice,
) {
    let meant = atlas::meant(&[Part::Hat], words, dice).map(|(hat, _)| hat);
    let epic = likes.contains(&"epic");
    if face.name == "face-bunny" || (meant.is_none() && !epic && dice.once_in(3)) {
        return;
    }
    let class = &likes[..likes.len().min(1)];
    let grand = epic && dice.once_in(2);
    let facts: Vec<&str> = if grand { [class, &["epic"]].concat() } else { class.to_vec() };
    let hat = meant.unwrap_or_else(|| atlas::liked(Part::Hat, &facts, dice));
    cast.push(hat, brow, &tint(hat, dice));
}

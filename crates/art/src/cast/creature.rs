//! Monsters and bosses: whole creatures where one is drawn, else bodies with heads.

use super::{Cast, Idle, Layer, joint, named, thing, tint};
use crate::atlas;
use crate::dice::Dice;
use crate::palette::{RampId, ramp};
use crate::scene::{FEET, MIDDLE};
use crate::sprite::{Joint, Part, Sprite};

/// The monster of a room, with something of its own beside it.
pub(super) fn monster(id: &str, words: &[String], likes: &[&str], dice: &mut Dice) -> Cast {
    let named = named(Part::Creature, id).or_else(|| named(Part::Device, id));
    let parts = [Part::Creature, Part::Head, Part::Device];
    let meant = atlas::meant(&parts, words, dice).map(|(sprite, _)| sprite);
    let sprite = named.or(meant);
    let mut cast = match sprite {
        Some(head) if head.part == Part::Head => composed(Some(head), words, likes, dice),
        Some(sprite) => Cast::alone(sprite, dice),
        // Some strangers are whole creatures, most are composed.
        None if dice.once_in(4) => Cast::alone(atlas::fitting(Part::Creature, likes, dice), dice),
        None => composed(None, words, likes, dice),
    };
    if sprite.is_some_and(|sprite| sprite.part == Part::Device) {
        cast.idle = Idle::Still;
    }
    thing::beside(&mut cast, words, likes, dice);
    cast
}

/// The boss of a dungeon: drawn one by one where it has a sprite, else the largest monster.
pub(super) fn boss(id: &str, words: &[String], likes: &[&str], dice: &mut Dice) -> Cast {
    if let Some(sprite) = named(Part::Boss, id) {
        let mut cast = Cast::alone(sprite, dice);
        if sprite.floats {
            for layer in &mut cast.layers {
                layer.at.1 = FEET - 1;
            }
        }
        return cast;
    }
    let head = atlas::meant(&[Part::Head], words, dice).map(|(head, _)| head);
    composed(head, words, likes, dice)
}

/// A skin, and cloth that is not like it.
fn colors(head: &Sprite, dice: &mut Dice) -> (RampId, RampId) {
    let skin = if head.tints.is_empty() { head.ramps[0] } else { dice.pick(&head.tints) };
    let cloths = ["wood", "blood", "violet", "steel", "sea", "gold", "rust", "soot"].map(ramp);
    let other: Vec<_> = cloths.into_iter().filter(|cloth| !skin.drowns_in(*cloth)).collect();
    (skin, dice.pick(&other))
}

/// Wings, body, head, eyes, horns and weapon, from back to front.
fn composed(
    head: Option<&'static Sprite>,
    words: &[String],
    likes: &[&str],
    dice: &mut Dice,
) -> Cast {
    let head = head.unwrap_or_else(|| atlas::fitting(Part::Head, likes, dice));
    let body = atlas::fitting(Part::Body, &[likes, &liked_by(head)].concat(), dice);
    let (skin, cloth) = colors(head, dice);
    let grand = likes.contains(&"boss") || likes.contains(&"advanced");
    let mut cast = Cast::new();
    let at = (MIDDLE, FEET);
    let spot = |sprite: &Sprite, from: (i32, i32), which: Joint| {
        joint(sprite, from, which).unwrap_or((MIDDLE, FEET - 8))
    };
    if likes.contains(&"boss") || dice.once_in(if grand { 2 } else { 5 }) {
        let wings = atlas::fitting(Part::Wings, likes, dice);
        let color = if wings.name == "bat-wings" { skin } else { wings.ramps[0] };
        cast.push(wings, spot(body, at, Joint::Back), &[color]);
    }
    let mut worn = body.ramps.clone();
    let clothed = matches!(body.name.as_str(), "robe" | "armor" | "jumpsuit");
    worn[0] = if clothed { if body.name == "robe" { cloth } else { body.ramps[0] } } else { skin };
    if !clothed && worn.len() > 1 {
        worn[1] = cloth;
    }
    cast.push(body, at, &worn);
    let neck = spot(body, at, Joint::Head);
    let mut face = head.ramps.clone();
    face[0] = skin;
    cast.push(head, neck, &face);
    if let Some(brow) = joint(head, neck, Joint::Eyes) {
        let all: Vec<_> = atlas::all(Part::Eyes).collect();
        cast.push(dice.pick(&all), brow, &[]);
    }
    let bare = !matches!(head.name.as_str(), "witch" | "bull" | "goblin" | "pumpkin" | "insect");
    if bare && (grand || !dice.once_in(3)) {
        let horns = atlas::fitting(Part::Horns, likes, dice);
        cast.push(horns, spot(head, neck, Joint::Hat), &horns.ramps);
    }
    let weapon = atlas::meant(&[Part::Weapon], words, dice).map(|(weapon, _)| weapon);
    let armed = weapon.is_some() || !dice.once_in(3);
    if armed {
        let weapon = weapon.unwrap_or_else(|| atlas::fitting(Part::Weapon, likes, dice));
        let hand = spot(body, at, Joint::Hand);
        cast.push(weapon, hand, &tint(weapon, dice));
        // Some hold one in each hand.
        if weapon.name == "pompom" || weapon.name == "barbell" {
            let other = (2 * MIDDLE - 1 - hand.0, hand.1);
            cast.layers.push(Layer { sprite: weapon, at: other, ramps: Vec::new(), flip: true });
        }
    }
    cast
}

/// What a head likes helps to find its body.
fn liked_by(head: &'static Sprite) -> Vec<&'static str> {
    head.likes.iter().map(String::as_str).collect()
}

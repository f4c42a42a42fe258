//! Who or what stands on a card: sprites chosen by its id, its words and its facts.

mod creature;
mod hero;
mod thing;

use endboss_lexicon::{Card, Face};

use crate::atlas;
use crate::dice::Dice;
use crate::figure::Figure;
use crate::palette::RampId;
use crate::scene::{FEET, HEIGHT, MIDDLE, WIDTH};
use crate::sprite::{Joint, Part, Sprite};

/// One sprite of a figure, where its anchor goes.
#[derive(Clone, Debug)]
struct Layer {
    sprite: &'static Sprite,
    at: (i32, i32),
    ramps: Vec<RampId>,
    flip: bool,
}

/// How a figure moves while it waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Idle {
    Breathes,
    Hovers,
    Still,
}

/// All that stands on a card, from back to front.
#[derive(Clone, Debug)]
pub(crate) struct Cast {
    layers: Vec<Layer>,
    beside: Vec<Layer>,
    pub(crate) idle: Idle,
}

impl Cast {
    fn new() -> Cast {
        Cast { layers: Vec::new(), beside: Vec::new(), idle: Idle::Breathes }
    }

    fn push(&mut self, sprite: &'static Sprite, at: (i32, i32), ramps: &[RampId]) {
        self.layers.push(Layer { sprite, at, ramps: ramps.to_vec(), flip: false });
    }

    /// One sprite in the middle, standing or hovering as it is drawn.
    fn alone(sprite: &'static Sprite, dice: &mut Dice) -> Cast {
        let mut cast = Cast::new();
        let at = (MIDDLE, if sprite.floats { FEET - 3 } else { FEET });
        cast.push(sprite, at, &tint(sprite, dice));
        cast.idle = if sprite.floats { Idle::Hovers } else { Idle::Breathes };
        cast
    }

    /// The ramp that most of the figure has: a wall must not have it too.
    pub(crate) fn main_ramp(&self) -> RampId {
        let (width, height) = (|l: &&Layer| l.sprite.width, |l: &&Layer| l.sprite.height);
        let largest = self.layers.iter().max_by_key(|l| width(l) * height(l));
        let layer = largest.expect("a figure has a sprite");
        layer.ramps.first().copied().unwrap_or(layer.sprite.ramps[0])
    }

    /// The figure of a frame, and what stands beside it.
    pub(crate) fn figures(&self, frame: usize) -> (Figure, Figure) {
        let draw = |layers: &[Layer]| {
            let mut figure = Figure::new(WIDTH, HEIGHT);
            for layer in layers {
                figure.draw(layer.sprite, frame, layer.at, &layer.ramps, layer.flip);
            }
            figure
        };
        let mut main = draw(&self.layers);
        let written = self.layers.iter().any(|layer| layer.sprite.frames.len() > 1);
        if frame == 1 && !written {
            match self.idle {
                Idle::Breathes => main.bob(),
                Idle::Hovers => main.lift(),
                Idle::Still => {}
            }
        }
        (main, draw(&self.beside))
    }
}

/// The ramps of a sprite, the first of them by chance where there is a choice.
fn tint(sprite: &Sprite, dice: &mut Dice) -> Vec<RampId> {
    let mut ramps = sprite.ramps.clone();
    if !sprite.tints.is_empty() {
        ramps[0] = dice.pick(&sprite.tints);
    }
    ramps
}

/// Where a joint of a sprite lies when its anchor is put somewhere.
fn joint(sprite: &Sprite, at: (i32, i32), joint: Joint) -> Option<(i32, i32)> {
    let (x, y) = sprite.joint(joint)?;
    Some((at.0 - sprite.anchor.0 + x, at.1 - sprite.anchor.1 + y))
}

/// The cast of a card.
pub(crate) fn cast(card: &Card, id: &str, likes: &[&str], dice: &mut Dice) -> Cast {
    let words = atlas::words(id);
    match &card.face {
        Face::Boss(_) => creature::boss(id, &words, likes, dice),
        Face::Room(room) => {
            let trap = room.sort == endboss_lexicon::RoomSort::Trap;
            if trap {
                thing::trap(id, &words, likes, dice)
            } else {
                creature::monster(id, &words, likes, dice)
            }
        }
        Face::Spell(_) => thing::one(Part::Motif, id, &words, likes, dice),
        Face::Item(_) => {
            let mut cast = thing::one(Part::Item, id, &words, likes, dice);
            thing::raise(&mut cast);
            cast
        }
        Face::Landmark(_) => {
            let mut cast = thing::one(Part::Building, id, &words, likes, dice);
            cast.idle = Idle::Still;
            cast
        }
        Face::Hero(hero) => hero::hero(id, hero, &words, likes, dice),
    }
}

/// A sprite that is named as the card is, with or without its pack.
fn named(part: Part, id: &str) -> Option<&'static Sprite> {
    atlas::find(part, &id.replace('/', "-")).or_else(|| atlas::find(part, bare(id)))
}

/// An id without its pack.
pub(crate) fn bare(id: &str) -> &str {
    id.rsplit('/').next().unwrap_or(id)
}

#[cfg(test)]
mod tests {
    use endboss_lexicon::{Damage, Icons, Room, RoomSort};

    use super::*;
    use crate::facts;

    /// The names of the sprites of a room with this id, from back to front.
    fn names(sort: RoomSort, id: &str) -> Vec<&'static str> {
        let room = Room {
            sort,
            advanced: false,
            damage: Damage::Fixed(1),
            treasure: Icons { mage: 1, ..Icons::default() },
            lasting: Vec::new(),
            abilities: Vec::new(),
        };
        let card = Card { face: Face::Room(room), copies: 1, solo: true };
        let cast = cast(&card, id, &facts::likes(&card), &mut Dice::of(id));
        cast.layers.iter().map(|layer| layer.sprite.name.as_str()).collect()
    }

    #[test]
    fn the_words_of_an_id_choose_the_figure() {
        assert_eq!(names(RoomSort::Monster, "mine/slimes-of-the-deep"), ["slime"]);
        assert_eq!(names(RoomSort::Trap, "mine/old-pit"), ["pit"]);
        assert!(names(RoomSort::Monster, "mine/goblin-library").contains(&"goblin"));
    }

    #[test]
    fn an_id_that_names_a_sprite_gets_it() {
        assert_eq!(names(RoomSort::Monster, "mine/monster-daycare"), ["monster-daycare"]);
        assert_eq!(names(RoomSort::Trap, "mine/jack-in-the-box"), ["jack-in-the-box"]);
    }

    #[test]
    fn what_says_nothing_is_composed() {
        let several = (0..20).filter(|n| names(RoomSort::Monster, &format!("q/{n}")).len() >= 2);
        assert!(several.count() >= 10);
    }

    /// A drawing is one card's and no other's, and nothing that is shipped is put together by chance.
    #[test]
    fn every_card_of_ours_has_a_drawing_of_its_own() {
        let packs: Vec<&str> = endboss_cards::Source::shipped_ids().collect();
        let catalogue = endboss_cards::Catalogue::shipped(&packs);
        let mut drawn = std::collections::HashMap::new();
        for kind in catalogue.kinds() {
            let id = catalogue.id(kind);
            let card = catalogue.card(kind, endboss_lexicon::Printing::Anniversary);
            let cast = cast(card, id, &facts::likes(card), &mut Dice::of(bare(id)));
            assert_eq!(cast.layers.len(), 1, "{id} is put together");
            let sprite = cast.layers[0].sprite;
            if let Some(other) = drawn.insert((sprite.part, &sprite.name), id) {
                panic!("{id} and {other} have the same drawing, {}", sprite.name);
            }
        }
        assert!(drawn.len() >= 280, "{}", drawn.len());
    }
}

//! The picture of a card: a scene, lamps and pictures on its wall, a shadow, and whoever is there.

use endboss_lexicon::{Card, Face, RoomSort, Treasure};

use crate::atlas;
use crate::cast::{Cast, Idle, bare, cast};
use crate::dice::Dice;
use crate::facts;
use crate::figure::Figure;
use crate::palette::ramp;
use crate::picture::Picture;
use crate::scene::{self, FEET, HEIGHT, MIDDLE, Stage, WIDTH};
use crate::sprite::Part;

/// The picture of a card. The same card and id always give the same pixels; the id, without its
/// pack, is the seed, and its words choose among our sprites.
pub fn card(card: &Card, id: &str) -> Picture {
    frame(card, id, 0)
}

/// The two frames of a card while nothing happens: to be shown in turn.
pub fn idle(card: &Card, id: &str) -> [Picture; 2] {
    [frame(card, id, 0), frame(card, id, 1)]
}

fn frame(card: &Card, id: &str, frame: usize) -> Picture {
    let mut dice = Dice::of(bare(id));
    let likes = facts::likes(card);
    let cast = cast(card, id, &likes, &mut dice);
    let (figure, beside) = cast.figures(frame);
    let mut stage = stage(card, &cast, &mut dice);
    shade(&mut stage, &cast, &figure, &beside);
    let mut picture = stage.paint();
    decorate(card, &likes, frame, &mut picture, &mut dice);
    beside.paint(&mut picture, 0, 0);
    figure.paint(&mut picture, 0, 0);
    picture
}

fn stage(card: &Card, cast: &Cast, dice: &mut Dice) -> Stage {
    let figure = cast.main_ramp();
    let kinds = facts::kinds(card);
    let any = dice.pick(&Treasure::ALL);
    match &card.face {
        Face::Room(room) => {
            // Who has a bit of everything is at home anywhere.
            let kind = if kinds.len() > 2 { any } else { kinds.first().copied().unwrap_or(any) };
            let room = scene::Room {
                kind,
                other: kinds.get(1).copied().filter(|_| kinds.len() == 2),
                trap: room.sort == RoomSort::Trap,
                advanced: room.advanced,
            };
            scene::room(room, figure, dice)
        }
        Face::Boss(_) => {
            let kind = kinds.first().copied().unwrap_or(any);
            scene::hall(kind, cloth(kind), figure, dice)
        }
        Face::Spell(spell) => scene::spell(spell.phase, figure, dice),
        Face::Hero(hero) => scene::street(kinds.first().copied(), hero.epic, dice),
        Face::Landmark(landmark) => scene::landmark(landmark.treasure, dice),
        Face::Item(item) => scene::pedestal(item.treasure, figure, dice),
    }
}

/// The color of a kind of treasure, for curtains and frames.
pub(crate) fn cloth(kind: Treasure) -> crate::palette::RampId {
    ramp(match kind {
        Treasure::Cleric => "sea",
        Treasure::Fighter => "blood",
        Treasure::Mage => "violet",
        Treasure::Thief => "gold",
        Treasure::Explorer => "moss",
    })
}

fn shade(stage: &mut Stage, cast: &Cast, figure: &Figure, beside: &Figure) {
    if let Some((left, right)) = figure.columns() {
        let hovers = cast.idle == Idle::Hovers;
        let half = (right - left) / 2 + if hovers { -3 } else { 1 };
        stage.shadow(((left + right) / 2, FEET + 1), half.max(3), if hovers { 12 } else { 20 });
    }
    if let Some((left, right)) = beside.columns() {
        stage.shadow(((left + right) / 2, FEET - 1), (right - left) / 2 + 1, 16);
    }
}

/// Lamps and what else hangs on the walls of a dungeon.
fn decorate(card: &Card, likes: &[&str], frame: usize, picture: &mut Picture, dice: &mut Dice) {
    let Face::Room(room) = &card.face else { return };
    let lamp = |kind: Option<Treasure>| match kind {
        Some(Treasure::Cleric | Treasure::Mage) => "candelabra",
        Some(Treasure::Explorer) => "lamp",
        _ => "torch",
    };
    let lamp = atlas::sure(Part::Decor, lamp(facts::kinds(card).first().copied()));
    let mut figure = Figure::new(WIDTH, HEIGHT);
    let places = scene::LAMPS;
    let lit = room.sort == RoomSort::Monster;
    if lit {
        for place in places {
            figure.draw(lamp, frame, place, &[], false);
        }
    } else {
        let light = ["torch", "candelabra", "lamp"];
        let decor: Vec<_> = atlas::all(Part::Decor)
            .filter(|decor| !light.contains(&decor.name.as_str()))
            .filter(|decor| likes.iter().any(|like| decor.likes(like)))
            .collect();
        for (x, _) in places {
            if !decor.is_empty() && !dice.once_in(3) {
                let sprite = dice.pick(&decor);
                let inward = if x < MIDDLE { 1 } else { -1 };
                figure.draw(sprite, 0, (x + inward, 3 + dice.below(3)), &[], x > MIDDLE);
            }
        }
    }
    figure.paint(picture, 0, 0);
}

//! A sprite: a small drawing made of letters.

use crate::palette::RampId;

/// What a sprite is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    /// A whole monster.
    Creature,
    /// A monster's trunk with its limbs, on which a head is put.
    Body,
    Head,
    Eyes,
    /// Horns, ears and crowns.
    Horns,
    Weapon,
    /// Behind a body: wings, capes.
    Wings,
    /// A trap, or a thing that stands for a room.
    Device,
    /// Stands beside the figure.
    Prop,
    /// Hangs on the wall.
    Decor,
    /// The sign of a spell.
    Motif,
    Item,
    Boss,
    /// A whole hero.
    Hero,
    /// A hero's body.
    Outfit,
    /// A hero's face with hair.
    Face,
    /// What a hero wears on the head.
    Hat,
    /// What a hero holds in the other hand.
    Offhand,
    Building,
    Icon,
    /// A figure on the board that is no card.
    Pawn,
    /// A letter or a sign of our name.
    Logo,
}

impl Part {
    const NAMES: [(&'static str, Part); 22] = [
        ("creature", Part::Creature),
        ("body", Part::Body),
        ("head", Part::Head),
        ("eyes", Part::Eyes),
        ("horns", Part::Horns),
        ("weapon", Part::Weapon),
        ("wings", Part::Wings),
        ("device", Part::Device),
        ("prop", Part::Prop),
        ("decor", Part::Decor),
        ("motif", Part::Motif),
        ("item", Part::Item),
        ("boss", Part::Boss),
        ("hero", Part::Hero),
        ("outfit", Part::Outfit),
        ("face", Part::Face),
        ("hat", Part::Hat),
        ("offhand", Part::Offhand),
        ("building", Part::Building),
        ("icon", Part::Icon),
        ("pawn", Part::Pawn),
        ("logo", Part::Logo),
    ];

    pub(crate) fn named(name: &str) -> Option<Part> {
        Part::NAMES.iter().find(|(known, _)| *known == name).map(|(_, part)| *part)
    }
}

/// Where another part is fastened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
    Head,
    Eyes,
    Hat,
    Hand,
    Off,
    Back,
}

impl Joint {
    const NAMES: [(&'static str, Joint); 6] = [
        ("head", Joint::Head),
        ("eyes", Joint::Eyes),
        ("hat", Joint::Hat),
        ("hand", Joint::Hand),
        ("off", Joint::Off),
        ("back", Joint::Back),
    ];

    pub(crate) fn named(name: &str) -> Option<Joint> {
        Joint::NAMES.iter().find(|(known, _)| *known == name).map(|(_, joint)| *joint)
    }
}

/// The color of one pixel before anyone chose the ramps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    Clear,
    /// A step of one of the sprite's ramps; step 0 is the outline.
    Step {
        ramp: u8,
        level: u8,
    },
    White,
    Red,
    Yellow,
    Black,
    Glow,
}

#[derive(Clone, Debug)]
pub struct Sprite {
    pub name: String,
    pub part: Part,
    pub ramps: Vec<RampId>,
    /// Other ramps for the first one, by the card's seed.
    pub tints: Vec<RampId>,
    /// Words of a card's id that ask for this sprite.
    pub words: Vec<String>,
    /// Facts that it goes well with: treasure kinds, verbs of effects, `advanced`.
    pub likes: Vec<String>,
    /// Which pixel is put where it is fastened; bottom center unless written.
    pub anchor: (i32, i32),
    pub joints: Vec<(Joint, (i32, i32))>,
    /// Hovers instead of standing.
    pub floats: bool,
    /// Drawn without an outline toward what lies below it.
    pub fused: bool,
    pub width: usize,
    pub height: usize,
    /// One or two.
    pub frames: Vec<Vec<Ink>>,
}

impl Sprite {
    /// Clear outside; the first frame if there is no such one.
    pub fn ink(&self, frame: usize, x: i32, y: i32) -> Ink {
        let inside = x >= 0 && y >= 0 && x < self.width as i32 && y < self.height as i32;
        if !inside {
            return Ink::Clear;
        }
        let frame = self.frames.get(frame).unwrap_or(&self.frames[0]);
        frame[y as usize * self.width + x as usize]
    }

    pub fn joint(&self, joint: Joint) -> Option<(i32, i32)> {
        self.joints.iter().find(|(known, _)| *known == joint).map(|(_, at)| *at)
    }

    pub fn likes(&self, fact: &str) -> bool {
        self.likes.iter().any(|known| known == fact)
    }
}

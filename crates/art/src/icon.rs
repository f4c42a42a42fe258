//! Icons: twelve pixels square, outline included.

use endboss_lexicon::{Back, Treasure};

use crate::atlas;
use crate::figure::Figure;
use crate::picture::Picture;
use crate::sprite::Part;

/// How wide and high an icon is.
pub const ICON: usize = 12;

/// Everything on the table that has a sign of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Icon {
    /// A kind of treasure. The five differ by shape, not by color alone.
    Treasure(Treasure),
    Soul,
    Wound,
    Damage,
    Health,
    Coin,
    /// A +1 token. [R6.14]
    Token,
    /// A +2 health token. [R8.4]
    HealthUp,
    /// A -2 health token.
    HealthDown,
    /// A room that deals no damage. [R6.10]
    Stun,
    /// A room that counts for nothing. [R6.9]
    Deactivated,
    Monster,
    Trap,
    Advanced,
    Experience,
    Back(Back),
    Hero,
    Epic,
    Boss,
    Spell,
    Item,
    // Phases of a turn.
    Begin,
    Town,
    Build,
    Bait,
    Adventure,
    End,
    // Places.
    Temple,
    Stadium,
    Library,
    Hideout,
    Tavern,
    LandingPad,
    Market,
    Entrance,
    Deck,
    Discard,
    Hand,
    Minion,
    FirstPlayer,
    Clock,
}

impl Icon {
    pub const ALL: [Icon; 46] = [
        Icon::Treasure(Treasure::Cleric),
        Icon::Treasure(Treasure::Fighter),
        Icon::Treasure(Treasure::Mage),
        Icon::Treasure(Treasure::Thief),
        Icon::Treasure(Treasure::Explorer),
        Icon::Soul,
        Icon::Wound,
        Icon::Damage,
        Icon::Health,
        Icon::Coin,
        Icon::Token,
        Icon::HealthUp,
        Icon::HealthDown,
        Icon::Stun,
        Icon::Deactivated,
        Icon::Monster,
        Icon::Trap,
        Icon::Advanced,
        Icon::Experience,
        Icon::Back(Back::Room),
        Icon::Back(Back::Spell),
        Icon::Hero,
        Icon::Epic,
        Icon::Boss,
        Icon::Spell,
        Icon::Item,
        Icon::Begin,
        Icon::Town,
        Icon::Build,
        Icon::Bait,
        Icon::Adventure,
        Icon::End,
        Icon::Temple,
        Icon::Stadium,
        Icon::Library,
        Icon::Hideout,
        Icon::Tavern,
        Icon::LandingPad,
        Icon::Market,
        Icon::Entrance,
        Icon::Deck,
        Icon::Discard,
        Icon::Hand,
        Icon::Minion,
        Icon::FirstPlayer,
        Icon::Clock,
    ];

    /// Its name, for files and style sheets: small letters with hyphens.
    pub fn name(self) -> &'static str {
        match self {
            Icon::Treasure(kind) => kind.id(),
            Icon::Soul => "soul",
            Icon::Wound => "wound",
            Icon::Damage => "damage",
            Icon::Health => "health",
            Icon::Coin => "coin",
            Icon::Token => "token",
            Icon::HealthUp => "health-up",
            Icon::HealthDown => "health-down",
            Icon::Stun => "stun",
            Icon::Deactivated => "deactivated",
            Icon::Monster => "monster",
            Icon::Trap => "trap",
            Icon::Advanced => "advanced",
            Icon::Experience => "experience",
            Icon::Back(Back::Room) => "room-back",
            Icon::Back(Back::Spell) => "spell-back",
            Icon::Hero => "hero",
            Icon::Epic => "epic",
            Icon::Boss => "boss",
            Icon::Spell => "spell",
            Icon::Item => "item",
            Icon::Begin => "begin",
            Icon::Town => "town",
            Icon::Build => "build",
            Icon::Bait => "bait",
            Icon::Adventure => "adventure",
            Icon::End => "end",
            Icon::Temple => "temple",
            Icon::Stadium => "stadium",
            Icon::Library => "library",
            Icon::Hideout => "hideout",
            Icon::Tavern => "tavern",
            Icon::LandingPad => "landing-pad",
            Icon::Market => "market",
            Icon::Entrance => "entrance",
            Icon::Deck => "deck",
            Icon::Discard => "discard",
            Icon::Hand => "hand",
            Icon::Minion => "minion",
            Icon::FirstPlayer => "first",
            Icon::Clock => "clock",
        }
    }
}

/// The picture of an icon, on nothing.
pub fn icon(icon: Icon) -> Picture {
    let sprite = atlas::sure(Part::Icon, icon.name());
    let side = ICON as i32;
    let mut figure = Figure::new(side, side);
    let left = (side - sprite.width as i32) / 2;
    let top = (side - sprite.height as i32) / 2;
    figure.draw(sprite, 0, (left + sprite.anchor.0, top + sprite.anchor.1), &[], false);
    let mut picture = Picture::new(ICON, ICON);
    figure.paint(&mut picture, 0, 0);
    picture
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Which pixels are not clear.
    fn shape(one: Icon) -> Vec<bool> {
        icon(one).pixels().iter().map(|color| color[3] > 0).collect()
    }

    #[test]
    fn every_icon_is_drawn_and_like_no_other() {
        for (at, one) in Icon::ALL.iter().enumerate() {
            let twin = Icon::ALL[..at].iter().find(|other| icon(**other) == icon(*one));
            assert_eq!(twin, None, "{one:?}");
            assert!(shape(*one).iter().filter(|dot| **dot).count() > 20, "{one:?}");
        }
    }

    #[test]
    fn treasures_differ_by_shape() {
        for (at, one) in Icon::ALL[..5].iter().enumerate() {
            for other in &Icon::ALL[..at] {
                let (one, other) = (shape(*one), shape(*other));
                let different = one.iter().zip(&other).filter(|(a, b)| a != b).count();
                assert!(different > 18, "{different}");
            }
        }
    }

    #[test]
    fn no_icon_is_cut_off() {
        for sprite in atlas::all(Part::Icon) {
            assert!(sprite.width <= ICON - 2 && sprite.height <= ICON - 2, "{}", sprite.name);
            assert!(Icon::ALL.iter().any(|icon| icon.name() == sprite.name), "{}", sprite.name);
        }
    }
}

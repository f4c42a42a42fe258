//! The six kinds of cards as they are written.

use std::collections::BTreeMap;

use endboss_lexicon::{HeroAbility, Printing, RoomSort, SpellPhase, Treasure};
use serde::Deserialize;
use toml::Spanned;

use super::ability::RawAbility;
use super::lasting::{RawHelp, RawLasting};
use super::words::{RawDamage, RawIcons, RawKinds};

/// A name per language.
pub(crate) type Names = BTreeMap<String, Spanned<String>>;

/// What every card says about itself.
#[derive(Clone, Debug)]
pub(crate) struct Stem {
    pub(crate) id: Spanned<String>,
    pub(crate) name: Spanned<Names>,
    pub(crate) name_in: BTreeMap<Printing, Spanned<Names>>,
    pub(crate) printings: Option<Spanned<Vec<Printing>>>,
    pub(crate) ours: bool,
    pub(crate) note: Option<String>,
    /// Used in solo games too.
    pub(crate) solo: bool,
}

/// A card with the keys of a [`Stem`]. They are spelled out in each, since serde cannot both
/// flatten a struct and refuse unknown keys.
macro_rules! card {
    ($(#[$doc:meta])* $name:ident { $($(#[$attr:meta])* $field:ident: $type:ty,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields, expecting = "a table")]
        pub(crate) struct $name {
            id: Spanned<String>,
            name: Spanned<Names>,
            #[serde(default)]
            name_in: BTreeMap<Printing, Spanned<Names>>,
            printings: Option<Spanned<Vec<Printing>>>,
            #[serde(default)]
            ours: bool,
            note: Option<String>,
            #[serde(default = "yes")]
            solo: bool,
            $($(#[$attr])* pub(crate) $field: $type,)*
        }

        impl $name {
            pub(crate) fn stem(&self) -> Stem {
                Stem {
                    id: self.id.clone(),
                    name: self.name.clone(),
                    name_in: self.name_in.clone(),
                    printings: self.printings.clone(),
                    ours: self.ours,
                    note: self.note.clone(),
                    solo: self.solo,
                }
            }
        }
    };
}

card!(RawBoss {
    xp: Spanned<u16>,
    treasure: Spanned<RawIcons>,
    level_up: Option<Spanned<RawAbility>>,
    #[serde(default)]
    lasting: Vec<Spanned<RawLasting>>,
    #[serde(default)]
    ability: Vec<Spanned<RawAbility>>,
});

card!(RawRoom {
    copies: Spanned<i64>,
    #[serde(default)]
    copies_in: BTreeMap<Printing, Spanned<i64>>,
    sort: RoomSort,
    #[serde(default)]
    advanced: bool,
    damage: Spanned<RawDamage>,
    treasure: Spanned<RawIcons>,
    #[serde(default)]
    lasting: Vec<Spanned<RawLasting>>,
    #[serde(default)]
    ability: Vec<Spanned<RawAbility>>,
});

card!(RawSpell {
    copies: Spanned<i64>,
    #[serde(default)]
    copies_in: BTreeMap<Printing, Spanned<i64>>,
    phase: SpellPhase,
    ability: Vec<Spanned<RawAbility>>,
});

card!(RawHero {
    #[serde(default)]
    epic: bool,
    health: Spanned<u8>,
    mark: Spanned<u8>,
    #[serde(default)]
    treasure: Option<Spanned<RawKinds>>,
    ability: Option<Spanned<HeroAbility>>,
});

card!(RawLandmark {
    treasure: Option<Treasure>,
    space: Vec<Spanned<RawAbility>>,
});

card!(RawItem {
    treasure: Option<Treasure>,
    help: Spanned<RawHelp>,
    phase: SpellPhase,
    power: Spanned<RawAbility>,
});

fn yes() -> bool {
    true
}

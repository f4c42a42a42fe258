use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{DeckOut, FiveWounds, Rules, TenSouls};

/// A rulebook. It names a preset of rule fields and nothing else. [ARCHITECTURE 10]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    First,
    Second,
    Anniversary,
    Super,
    Solo,
    Challenge,
}

impl Edition {
    pub const ALL: [Edition; 6] = [
        Edition::First,
        Edition::Second,
        Edition::Anniversary,
        Edition::Super,
        Edition::Solo,
        Edition::Challenge,
    ];

    /// The editions of the classic game.
    pub const CLASSIC: [Edition; 3] = [Edition::First, Edition::Second, Edition::Anniversary];

    /// The packs an edition is played with unless others are named; five and six players need a
    /// larger board. [R11.2]
    pub fn packs(self, players: u8) -> &'static [&'static str] {
        match self {
            Edition::First | Edition::Second | Edition::Anniversary => &["classic"],
            Edition::Super if players > 4 => &["super", "explorers"],
            Edition::Super | Edition::Solo | Edition::Challenge => &["super"],
        }
    }

    /// The most players its own packs are for, where a pack takes more than the rules. [R11.2]
    pub fn most_players(self) -> Option<u8> {
        (self == Edition::Super).then_some(6)
    }

    pub fn id(self) -> &'static str {
        match self {
            Edition::First => "first",
            Edition::Second => "second",
            Edition::Anniversary => "anniversary",
            Edition::Super => "super",
            Edition::Solo => "solo",
            Edition::Challenge => "challenge",
        }
    }

    pub fn from_id(id: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|e| e.id() == id)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A box of cards: printings of one set differ in a few cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Printing {
    First,
    Second,
    Anniversary,
}

impl Printing {
    pub const ALL: [Printing; 3] = [Printing::First, Printing::Second, Printing::Anniversary];

    pub fn id(self) -> &'static str {
        match self {
            Printing::First => "first",
            Printing::Second => "second",
            Printing::Anniversary => "anniversary",
        }
    }
}

/// A change to the rules that players choose before the game. [R10]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    ClassicMode,
    HardMode,
    ChooseYourBoss,
    Machinations,
    InfiniteLives,
}

impl Variant {
    pub const ALL: [Variant; 5] = [
        Variant::ClassicMode,
        Variant::HardMode,
        Variant::ChooseYourBoss,
        Variant::Machinations,
        Variant::InfiniteLives,
    ];

    pub fn id(self) -> &'static str {
        match self {
            Variant::ClassicMode => "classic-mode",
            Variant::HardMode => "hard-mode",
            Variant::ChooseYourBoss => "choose-your-boss",
            Variant::Machinations => "machinations",
            Variant::InfiniteLives => "infinite-lives",
        }
    }

    pub fn from_id(id: &str) -> Option<Variant> {
        Variant::ALL.into_iter().find(|v| v.id() == id)
    }

    /// The editions whose book has it as a choice, as in the table of [R10].
    pub fn editions(self) -> &'static [Edition] {
        use Edition::{Anniversary, First, Second};
        match self {
            Variant::ClassicMode | Variant::Machinations => &[Second, Anniversary],
            Variant::HardMode => &[First, Second, Anniversary],
            Variant::ChooseYourBoss | Variant::InfiniteLives => &[Second],
        }
    }

    /// Changes the rule fields, or says why it does not fit.
    pub fn apply(self, edition: Edition, rules: &mut Rules) -> Result<(), Misfit> {
        if !self.editions().contains(&edition) {
            let already = match self {
                Variant::ClassicMode => rules.opening_discard > 0,
                Variant::ChooseYourBoss => rules.bosses_dealt > 1,
                Variant::HardMode | Variant::Machinations | Variant::InfiniteLives => false,
            };
            return Err(Misfit { variant: self, edition, already });
        }
        match self {
            Variant::ClassicMode => rules.opening_discard = 2,
            Variant::HardMode => rules.hard_mode = true,
            Variant::ChooseYourBoss => rules.bosses_dealt = 2,
            Variant::Machinations => rules.machinations = true,
            Variant::InfiniteLives => {
                rules.five_wounds = FiveWounds::Nothing;
                rules.ten_souls = TenSouls::Nothing;
                rules.deck_out = DeckOut::AtEndOfTurn;
            }
        }
        Ok(())
    }
}

/// A variant that does not belong to an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misfit {
    pub variant: Variant,
    pub edition: Edition,
    pub already: bool,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Misfit { variant, edition, .. } = self;
        if self.already {
            return write!(
                f,
                "the variant {} is always on in the {edition} edition; leave it out",
                variant.id()
            );
        }
        let fits: Vec<_> = variant.editions().iter().map(|e| e.id()).collect();
        write!(
            f,
            "the variant {} does not fit the {edition} edition; it belongs to: {}",
            variant.id(),
            fits.join(", ")
        )
    }
}

impl std::error::Error for Misfit {}

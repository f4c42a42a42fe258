use serde::{Deserialize, Serialize};

/// A kind of treasure, and of the hero it lures. [R1.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Treasure {
    Cleric,
    Fighter,
    Mage,
    Thief,
    Explorer,
}

impl Treasure {
    pub const ALL: [Treasure; 5] =
        [Treasure::Cleric, Treasure::Fighter, Treasure::Mage, Treasure::Thief, Treasure::Explorer];

    /// The word by which files, pages and programs call it.
    pub fn id(self) -> &'static str {
        match self {
            Treasure::Cleric => "cleric",
            Treasure::Fighter => "fighter",
            Treasure::Mage => "mage",
            Treasure::Thief => "thief",
            Treasure::Explorer => "explorer",
        }
    }

    pub fn from_id(id: &str) -> Option<Treasure> {
        Treasure::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

/// How many icons of each treasure kind a card or a dungeon shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Icons {
    pub cleric: u8,
    pub fighter: u8,
    pub mage: u8,
    pub thief: u8,
    pub explorer: u8,
}

impl Icons {
    pub fn of(self, kind: Treasure) -> u8 {
        self.array()[kind as usize]
    }

    pub fn array(self) -> [u8; 5] {
        [self.cleric, self.fighter, self.mage, self.thief, self.explorer]
    }

    /// One bit per kind that is present at all: what an advanced room must share. [R5.1]
    pub fn kinds(self) -> u8 {
        let mut mask = 0;
        for (i, n) in self.array().into_iter().enumerate() {
            mask |= u8::from(n > 0) << i;
        }
        mask
    }

    /// The kinds in printed order with their counts.
    pub fn iter(self) -> impl Iterator<Item = (Treasure, u8)> {
        Treasure::ALL.into_iter().zip(self.array()).filter(|(_, n)| *n > 0)
    }
}

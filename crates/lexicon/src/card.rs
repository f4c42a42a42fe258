use serde::{Deserialize, Serialize};

use crate::{Ability, Icons, Lasting, RoomFilter, Treasure};

/// A printed card, as its place in the game's list of cards. Copies of one card share it.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct CardKind(pub u16);

impl CardKind {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The back of a card in a hand: backs differ, so sizes by back are public. [R1.9]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Back {
    Room,
    Spell,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoomSort {
    Monster,
    Trap,
}

/// The damage printed on a room: a number, or a count of rooms in its dungeon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Damage {
    Fixed(u8),
    /// One for each such room in the dungeon, this one included.
    PerRoom(RoomFilter),
    /// One for each icon of a kind of treasure in the dungeon.
    PerTreasure(Treasure),
    /// One for each room it covers.
    PerBelow,
}

/// When a spell may be declared. [R1.4]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpellPhase {
    Build,
    Adventure,
    Both,
}

impl SpellPhase {
    pub fn in_build(self) -> bool {
        self != SpellPhase::Adventure
    }

    pub fn in_adventure(self) -> bool {
        self != SpellPhase::Build
    }
}

/// What a hero does by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HeroAbility {
    /// The Fool: lured by whoever has the fewest souls. [R7.2]
    FewestSouls,
    /// On being revealed it goes straight to the landmark of its treasure, without treasure to the
    /// tavern. [R4.1, Q39]
    StraightToLandmark,
}

/// What an item does for the hero that carries it. [R11.3]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    /// More health.
    Health(u8),
    /// Such rooms deal it less damage.
    LessDamage { rooms: RoomFilter, amount: u8 },
    /// The first room it enters in a turn deals it nothing.
    SkipsFirst,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Boss {
    pub xp: u16,
    pub treasure: Icons,
    /// What it does on leveling up, and what it can do from then on. [R5.5]
    pub abilities: Vec<Ability>,
    /// What holds from its level up on.
    pub lasting: Vec<Lasting>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room {
    pub sort: RoomSort,
    pub advanced: bool,
    pub damage: Damage,
    pub treasure: Icons,
    pub lasting: Vec<Lasting>,
    pub abilities: Vec<Ability>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spell {
    pub phase: SpellPhase,
    pub ability: Ability,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hero {
    pub epic: bool,
    pub health: u8,
    /// In printed order; empty for a hero without treasure. [R1.5]
    pub treasure: Vec<Treasure>,
    /// The smallest number of players it is used with.
    pub mark: u8,
    pub ability: Option<HeroAbility>,
}

/// A place of the town board. The order of landmarks is the order of their cards. [R4.2]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Landmark {
    /// The kind of hero that drops here; none for the tavern.
    pub treasure: Option<Treasure>,
    /// The spaces a hero standing here covers, then the one that summons it.
    pub spaces: Vec<Ability>,
}

impl Landmark {
    /// The space that is usable only while a hero stands here: the last one.
    pub fn summon(&self) -> u8 {
        self.spaces.len().saturating_sub(1) as u8
    }
}

/// Something a hero carries, and a power for the boss who kills that hero. [R11.3, Q14]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The kind of hero that may carry it; any if none.
    pub treasure: Option<Treasure>,
    pub help: Help,
    pub phase: SpellPhase,
    pub power: Ability,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Face {
    Boss(Boss),
    Room(Room),
    Spell(Spell),
    Hero(Hero),
    Landmark(Landmark),
    Item(Item),
}

impl Face {
    /// What the card is, in one word: as packs write it and as messages tell cards apart.
    pub fn sort(&self) -> &'static str {
        match self {
            Face::Boss(_) => "boss",
            Face::Room(_) => "room",
            Face::Spell(_) => "spell",
            Face::Hero(_) => "hero",
            Face::Landmark(_) => "landmark",
            Face::Item(_) => "item",
        }
    }
}

/// One printed card as it is in one printing of its set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    pub face: Face,
    /// How many of it are in the box; 0 if this printing does not have it.
    pub copies: u8,
    /// Used in solo games too. [Q45]
    pub solo: bool,
}

impl Card {
    /// Everything the card does when something happens or is declared.
    pub fn abilities(&self) -> &[Ability] {
        match &self.face {
            Face::Boss(boss) => &boss.abilities,
            Face::Room(room) => &room.abilities,
            Face::Spell(spell) => std::slice::from_ref(&spell.ability),
            Face::Landmark(landmark) => &landmark.spaces,
            Face::Item(item) => std::slice::from_ref(&item.power),
            Face::Hero(_) => &[],
        }
    }
}

//! What the rules look up about each print.

use endboss_lexicon::{
    Ability, CardKind, Damage, Help, Near, RoomFilter, RoomSort, SpellPhase, Treasure,
};

use crate::pile::Bits;

#[derive(Debug)]
pub struct RoomRow {
    pub card: CardKind,
    pub sort: RoomSort,
    pub advanced: bool,
    pub damage: Damage,
    pub icons: [u8; 5],
    pub kinds: u8,
    pub bits: Bits,
    pub abilities: Vec<Ability>,
    /// Bit n: ability n is an activated one.
    pub activated: u8,
    pub no_advanced_on_top: bool,
    pub draw_spell_instead: bool,
    /// The first of this print's marks for heroes it sent back, if it does so.
    pub sends_back: Option<u8>,
    /// The first of this print's marks for the hero it spared, if it does so.
    pub spares_first: Option<u8>,
    pub nearby: Vec<(Near, RoomFilter, u8)>,
    /// More damage while it is the last active room.
    pub if_last: u8,
    pub tokens_double: bool,
    /// The ability of its action space. [R1.3]
    pub space: Option<u8>,
    /// It has an ability that happens when a hero enters.
    pub on_entering: bool,
}

impl RoomRow {
    pub fn fits(&self, filter: RoomFilter) -> bool {
        filter.sort.is_none_or(|sort| sort == self.sort)
            && filter.advanced.is_none_or(|advanced| advanced == self.advanced)
    }
}

#[derive(Debug)]
pub struct SpellRow {
    pub card: CardKind,
    pub ability: Ability,
    pub bits: Bits,
    /// Only while one is the active player.
    pub active_only: bool,
    /// Nothing is paid for it, so nothing needs to be there.
    pub free: bool,
}

#[derive(Debug)]
pub struct HeroRow {
    pub card: CardKind,
    pub epic: bool,
    pub health: u8,
    pub treasure: Vec<Treasure>,
    pub fewest_souls: bool,
    /// It goes straight to its landmark. [R4.1]
    pub straight: bool,
    /// Souls or wounds: 1, or 2 for an epic.
    pub worth: u8,
}

#[derive(Debug)]
pub struct BossRow {
    pub card: CardKind,
    pub xp: u16,
    pub icons: [u8; 5],
    pub abilities: Vec<Ability>,
    /// Bit n: ability n is an activated one.
    pub activated: u8,
    /// Bit n: ability n works before the level up, too.
    pub always: u8,
    /// The ability of its action space, open from the level up on. [R1.2]
    pub space: Option<u8>,
    /// What holds from the level up on.
    pub damage_yours: Vec<(RoomFilter, u8)>,
    pub more_treasure: [u8; 5],
    pub heroes_weaker: u8,
}

/// A place of the town board. [R4.2]
#[derive(Debug)]
pub struct LandmarkRow {
    pub card: CardKind,
    /// None for the tavern.
    pub treasure: Option<Treasure>,
    /// The last one summons.
    pub spaces: Vec<Ability>,
}

/// [R11.3]
#[derive(Debug)]
pub struct ItemRow {
    pub card: CardKind,
    pub treasure: Option<Treasure>,
    pub help: Help,
    pub phase: SpellPhase,
    pub power: Ability,
}

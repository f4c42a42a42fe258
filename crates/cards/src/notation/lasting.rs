//! What lasts, as it is written: on rooms, on bosses and with the heroes that carry items.

use endboss_lexicon::{Help, Lasting, Near, Treasure};
use serde::Deserialize;

use super::ability::Icons;
use super::short;
use super::words::RoomWord;

/// Lasting abilities as they are written.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RawLasting {
    DamageNearby(DamageNearby),
    NoAdvancedOnTop,
    SendsBack,
    DrawSpellInstead,
    SparesFirst,
    DamageIfLast(u8),
    TokensDouble,
    DamageYours(SuchRooms),
    MoreTreasure(#[serde(deserialize_with = "short::<_, Treasure, _>")] Icons),
    HeroesWeaker(u8),
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct DamageNearby {
    near: Near,
    rooms: RoomWord,
    amount: u8,
}

/// So much for rooms of some sort.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct SuchRooms {
    rooms: RoomWord,
    amount: u8,
}

impl From<RawLasting> for Lasting {
    fn from(raw: RawLasting) -> Lasting {
        match raw {
            RawLasting::DamageNearby(DamageNearby { near, rooms, amount }) => {
                Lasting::DamageNearby { near, rooms: rooms.into(), amount }
            }
            RawLasting::NoAdvancedOnTop => Lasting::NoAdvancedOnTop,
            RawLasting::SendsBack => Lasting::SendsBack,
            RawLasting::DrawSpellInstead => Lasting::DrawSpellInstead,
            RawLasting::SparesFirst => Lasting::SparesFirst,
            RawLasting::DamageIfLast(more) => Lasting::DamageIfLast(more),
            RawLasting::TokensDouble => Lasting::TokensDouble,
            RawLasting::DamageYours(SuchRooms { rooms, amount }) => {
                Lasting::DamageYours { rooms: rooms.into(), amount }
            }
            RawLasting::MoreTreasure(Icons { kind, count }) => {
                Lasting::MoreTreasure { kind, count }
            }
            RawLasting::HeroesWeaker(less) => Lasting::HeroesWeaker(less),
        }
    }
}

/// What an item does for the hero that carries it, as it is written.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RawHelp {
    Health(u8),
    LessDamage(SuchRooms),
    SkipsFirst,
}

impl From<RawHelp> for Help {
    fn from(raw: RawHelp) -> Help {
        match raw {
            RawHelp::Health(more) => Help::Health(more),
            RawHelp::LessDamage(SuchRooms { rooms, amount }) => {
                Help::LessDamage { rooms: rooms.into(), amount }
            }
            RawHelp::SkipsFirst => Help::SkipsFirst,
        }
    }
}

//! Words and numbers inside a card.

use std::fmt;

use endboss_lexicon::{Amount, CardFilter, Damage, Icons, RoomFilter, RoomSort, Treasure};
use serde::Deserialize;
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Deserializer, Error, IntoDeserializer, MapAccess, SeqAccess, Unexpected, Visitor};

/// Which rooms, in one word.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RoomWord {
    Any,
    Monster,
    Trap,
    Ordinary,
    OrdinaryMonster,
    OrdinaryTrap,
    Advanced,
    AdvancedMonster,
    AdvancedTrap,
}

impl From<RoomWord> for RoomFilter {
    fn from(word: RoomWord) -> RoomFilter {
        let (sort, advanced) = match word {
            RoomWord::Any => (None, None),
            RoomWord::Monster => (Some(RoomSort::Monster), None),
            RoomWord::Trap => (Some(RoomSort::Trap), None),
            RoomWord::Ordinary => (None, Some(false)),
            RoomWord::OrdinaryMonster => (Some(RoomSort::Monster), Some(false)),
            RoomWord::OrdinaryTrap => (Some(RoomSort::Trap), Some(false)),
            RoomWord::Advanced => (None, Some(true)),
            RoomWord::AdvancedMonster => (Some(RoomSort::Monster), Some(true)),
            RoomWord::AdvancedTrap => (Some(RoomSort::Trap), Some(true)),
        };
        RoomFilter { sort, advanced }
    }
}

/// Which cards of a hand or pile, in one word.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum CardWord {
    Any,
    Spell,
    Room,
    MonsterRoom,
    TrapRoom,
    OrdinaryRoom,
    OrdinaryMonsterRoom,
    OrdinaryTrapRoom,
    AdvancedRoom,
    AdvancedMonsterRoom,
    AdvancedTrapRoom,
}

impl From<CardWord> for CardFilter {
    fn from(word: CardWord) -> CardFilter {
        let rooms = match word {
            CardWord::Any => return CardFilter::Any,
            CardWord::Spell => return CardFilter::Spell,
            CardWord::Room => RoomWord::Any,
            CardWord::MonsterRoom => RoomWord::Monster,
            CardWord::TrapRoom => RoomWord::Trap,
            CardWord::OrdinaryRoom => RoomWord::Ordinary,
            CardWord::OrdinaryMonsterRoom => RoomWord::OrdinaryMonster,
            CardWord::OrdinaryTrapRoom => RoomWord::OrdinaryTrap,
            CardWord::AdvancedRoom => RoomWord::Advanced,
            CardWord::AdvancedMonsterRoom => RoomWord::AdvancedMonster,
            CardWord::AdvancedTrapRoom => RoomWord::AdvancedTrap,
        };
        CardFilter::Room(rooms.into())
    }
}

pub(super) fn small<E: Error>(number: i64, expected: &'static str) -> Result<u8, E> {
    let misfit = || E::invalid_value(Unexpected::Signed(number), &expected);
    u8::try_from(number).map_err(|_| misfit())
}

/// Printed damage: `3`, `{ per-room = "monster" }`, `{ per-treasure = "mage" }` or `"per-below"`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RawDamage(pub(crate) Damage);

impl<'de> Deserialize<'de> for RawDamage {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RawDamage, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum Counted {
            PerRoom(RoomWord),
            PerTreasure(Treasure),
        }

        struct Printed;

        impl<'de> Visitor<'de> for Printed {
            type Value = RawDamage;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number, \"per-below\", { per-room = ... } or { per-treasure = ... }")
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<RawDamage, E> {
                Ok(RawDamage(Damage::Fixed(small(number, "u8")?)))
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<RawDamage, E> {
                match word {
                    "per-below" => Ok(RawDamage(Damage::PerBelow)),
                    // A number in quotes is no misspelled word.
                    _ if word.parse::<i64>().is_ok() => {
                        Err(E::invalid_type(Unexpected::Str(word), &self))
                    }
                    _ => Err(E::unknown_variant(word, &["per-below"])),
                }
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<RawDamage, A::Error> {
                let counted = Counted::deserialize(MapAccessDeserializer::new(map))?;
                Ok(RawDamage(match counted {
                    Counted::PerRoom(rooms) => Damage::PerRoom(rooms.into()),
                    Counted::PerTreasure(kind) => Damage::PerTreasure(kind),
                }))
            }
        }

        deserializer.deserialize_any(Printed)
    }
}

/// How much: `5`, or a word that counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RawAmount(pub(crate) Amount);

impl<'de> Deserialize<'de> for RawAmount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RawAmount, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum Count {
            YourRooms,
            TokensHere,
        }

        struct HowMuch;

        impl Visitor<'_> for HowMuch {
            type Value = RawAmount;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number, \"your-rooms\" or \"tokens-here\"")
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<RawAmount, E> {
                Ok(RawAmount(Amount::Fixed(small(number, "u8")?)))
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<RawAmount, E> {
                Ok(RawAmount(match Count::deserialize(word.into_deserializer())? {
                    Count::YourRooms => Amount::YourRooms,
                    Count::TokensHere => Amount::TokensHere,
                }))
            }
        }

        deserializer.deserialize_any(HowMuch)
    }
}

/// Treasure icons: `"cleric"`, `["fighter", "mage"]` or `{ cleric = 2 }`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RawIcons(pub(crate) Icons);

impl<'de> Deserialize<'de> for RawIcons {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RawIcons, D::Error> {
        struct Shown;

        impl<'de> Visitor<'de> for Shown {
            type Value = RawIcons;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a treasure, a list of treasures or a table such as { cleric = 2 }")
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<RawIcons, E> {
                let kind = Treasure::deserialize(word.into_deserializer())?;
                Ok(RawIcons(icons(&[kind])))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<RawIcons, A::Error> {
                let kinds = Vec::deserialize(SeqAccessDeserializer::new(seq))?;
                Ok(RawIcons(icons(&kinds)))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<RawIcons, A::Error> {
                Icons::deserialize(MapAccessDeserializer::new(map)).map(RawIcons)
            }
        }

        deserializer.deserialize_any(Shown)
    }
}

fn icons(kinds: &[Treasure]) -> Icons {
    let mut icons = Icons::default();
    for kind in kinds {
        let count = match kind {
            Treasure::Cleric => &mut icons.cleric,
            Treasure::Fighter => &mut icons.fighter,
            Treasure::Mage => &mut icons.mage,
            Treasure::Thief => &mut icons.thief,
            Treasure::Explorer => &mut icons.explorer,
        };
        *count = count.saturating_add(1);
    }
    icons
}

/// A hero's treasure in printed order: `"cleric"` or `["mage", "thief"]`.
#[derive(Clone, Debug, Default)]
pub(crate) struct RawKinds(pub(crate) Vec<Treasure>);

impl<'de> Deserialize<'de> for RawKinds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RawKinds, D::Error> {
        struct Kinds;

        impl<'de> Visitor<'de> for Kinds {
            type Value = RawKinds;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a treasure or a list of treasures")
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<RawKinds, E> {
                Treasure::deserialize(word.into_deserializer()).map(|kind| RawKinds(vec![kind]))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<RawKinds, A::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(seq)).map(RawKinds)
            }
        }

        deserializer.deserialize_any(Kinds)
    }
}

//! How cards are written down: raw types that mirror the files, and their way into the lexicon.
//!
//! The lexicon's own types are made for the engine; these are made for the pen. A word stands for
//! a filter, a number for an amount, and what is nearly always the same may be left out.

mod ability;
mod cards;
mod effect;
mod lasting;
mod manifest;
mod words;

pub(crate) use ability::{RawAbility, RawCondition, RawCost};
pub(crate) use cards::{RawBoss, RawHero, RawItem, RawLandmark, RawRoom, RawSpell, Stem};
pub(crate) use effect::RawEffect;
pub(crate) use lasting::{RawHelp, RawLasting};
pub(crate) use manifest::{Boxes, RawManifest, RawNames};

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, IntoDeserializer, MapAccess, Visitor};

/// Reads a single word where a table with one important key is meant: `{ draw = "room" }` for
/// `{ draw = { back = "room" } }`.
fn short<'de, D, Word, Table>(deserializer: D) -> Result<Table, D::Error>
where
    D: Deserializer<'de>,
    Word: Deserialize<'de> + Into<Table>,
    Table: Deserialize<'de>,
{
    struct Short<Word, Table>(PhantomData<(Word, Table)>);

    impl<'de, Word, Table> Visitor<'de> for Short<Word, Table>
    where
        Word: Deserialize<'de> + Into<Table>,
        Table: Deserialize<'de>,
    {
        type Value = Table;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a word or a table")
        }

        fn visit_str<E: Error>(self, word: &str) -> Result<Table, E> {
            Word::deserialize(word.into_deserializer()).map(Into::into)
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Table, A::Error> {
            Table::deserialize(MapAccessDeserializer::new(map))
        }
    }

    deserializer.deserialize_any(Short::<Word, Table>(PhantomData))
}

/// Reads a single number where a table is meant: `{ tokens = 2 }` for the usual kind of tokens.
fn short_number<'de, D, Table>(deserializer: D) -> Result<Table, D::Error>
where
    D: Deserializer<'de>,
    Table: Deserialize<'de> + From<u8>,
{
    struct Number<Table>(PhantomData<Table>);

    impl<'de, Table> Visitor<'de> for Number<Table>
    where
        Table: Deserialize<'de> + From<u8>,
    {
        type Value = Table;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a number or a table")
        }

        fn visit_i64<E: Error>(self, number: i64) -> Result<Table, E> {
            words::small(number, "u8").map(Table::from)
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Table, A::Error> {
            Table::deserialize(MapAccessDeserializer::new(map))
        }
    }

    deserializer.deserialize_any(Number(PhantomData))
}

fn one() -> u8 {
    1
}

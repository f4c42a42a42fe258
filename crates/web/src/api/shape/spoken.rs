//! Types of the game written in the words of the API, whatever they are made of: a new event needs
//! no line here.
//!
//! The speaker stands between a type and the format it is written in. It lets everything through
//! but cards, seats, places counted from zero and the names of variants.

use endboss_journal::Ids;
use endboss_lexicon::{CardKind, Seat};
use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// What the value that comes next is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// The event itself: its variant becomes its `kind`.
    Event,
    Plain,
    /// The number of a card.
    Card,
    /// The number of a seat.
    Seat,
    /// A place counted from zero, which people count from one.
    Nth,
}

/// Fields that count places from zero.
const COUNTED: &[&str] = &[
    "ability",
    "on",
    "slot",
    "space",
    "which",
    "which_one",
    "which_other",
    "which_from",
    "which_to",
];

impl Next {
    fn of(field: &str) -> Next {
        if COUNTED.contains(&field) { Next::Nth } else { Next::Plain }
    }
}

/// `kind` is what happened, so a kind of treasure is called otherwise.
fn key(field: &'static str) -> &'static str {
    if field == "kind" { "treasure" } else { field }
}

/// A chosen player is called as in a view: by its seat.
fn tag(variant: &str) -> String {
    if variant == "Player" { "seat".to_owned() } else { snake(variant) }
}

/// `HeroDies` and `hero-dies` as `hero_dies`.
fn snake(variant: &str) -> String {
    let mut word = String::with_capacity(variant.len() + 4);
    for letter in variant.chars() {
        if letter.is_ascii_uppercase() && !word.is_empty() {
            word.push('_');
        }
        word.push(if letter == '-' { '_' } else { letter.to_ascii_lowercase() });
    }
    word
}

pub(super) struct Speaker<'a, I, S> {
    to: S,
    ids: &'a I,
    next: Next,
}

impl<'a, I, S> Speaker<'a, I, S> {
    /// For an event.
    pub(super) fn new(to: S, ids: &'a I) -> Speaker<'a, I, S> {
        Speaker { to, ids, next: Next::Event }
    }
}

/// A part of something, to be spoken.
struct Spoken<'a, I, T: ?Sized> {
    value: &'a T,
    ids: &'a I,
    next: Next,
}

impl<I: Ids, T: Serialize + ?Sized> Serialize for Spoken<'_, I, T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(Speaker { to, ids: self.ids, next: self.next })
    }
}

/// Something of several parts, which is being spoken.
pub(super) struct Speech<'a, I, C> {
    parts: C,
    ids: &'a I,
}

impl<'a, I, C> Speech<'a, I, C> {
    fn part<'b, T: ?Sized>(&self, value: &'b T, next: Next) -> Spoken<'b, I, T>
    where
        'a: 'b,
    {
        Spoken { value, ids: self.ids, next }
    }
}

/// Values that mean the same in the game and in the API.
macro_rules! unchanged {
    ($($method:ident($value:ty);)*) => {
        $(fn $method(self, value: $value) -> Result<S::Ok, S::Error> {
            self.to.$method(value)
        })*
    };
}

impl<'a, I: Ids, S: Serializer> Serializer for Speaker<'a, I, S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Speech<'a, I, S::SerializeSeq>;
    type SerializeTuple = Speech<'a, I, S::SerializeTuple>;
    type SerializeTupleStruct = Speech<'a, I, S::SerializeTupleStruct>;
    type SerializeTupleVariant = Speech<'a, I, S::SerializeTupleVariant>;
    type SerializeMap = Speech<'a, I, S::SerializeMap>;
    type SerializeStruct = Speech<'a, I, S::SerializeStruct>;
    type SerializeStructVariant = Speech<'a, I, S::SerializeStruct>;

    unchanged! {
        serialize_bool(bool);
        serialize_i8(i8);
        serialize_i16(i16);
        serialize_i32(i32);
        serialize_i64(i64);
        serialize_u32(u32);
        serialize_u64(u64);
        serialize_f32(f32);
        serialize_f64(f64);
        serialize_char(char);
        serialize_str(&str);
        serialize_bytes(&[u8]);
        serialize_unit_struct(&'static str);
    }

    fn serialize_u8(self, value: u8) -> Result<S::Ok, S::Error> {
        match self.next {
            Next::Seat => self.to.serialize_char(Seat(value).letter()),
            Next::Nth => self.to.serialize_u16(u16::from(value) + 1),
            Next::Event | Next::Plain | Next::Card => self.to.serialize_u8(value),
        }
    }

    fn serialize_u16(self, value: u16) -> Result<S::Ok, S::Error> {
        match self.next {
            Next::Card => self.to.serialize_str(self.ids.id(CardKind(value))),
            Next::Event | Next::Plain | Next::Seat | Next::Nth => self.to.serialize_u16(value),
        }
    }

    fn serialize_none(self) -> Result<S::Ok, S::Error> {
        self.to.serialize_none()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<S::Ok, S::Error> {
        self.to.serialize_some(&Spoken { value, ids: self.ids, next: self.next })
    }

    fn serialize_unit(self) -> Result<S::Ok, S::Error> {
        self.to.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<S::Ok, S::Error> {
        if self.next != Next::Event {
            return self.to.serialize_str(&snake(variant));
        }
        let mut parts = self.to.serialize_struct(name, 1)?;
        parts.serialize_field("kind", &snake(variant))?;
        parts.end()
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        let next = match name {
            "CardKind" => Next::Card,
            "Seat" => Next::Seat,
            _ => self.next,
        };
        value.serialize(Speaker { next, ..self })
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        let event = self.next == Next::Event;
        let mut parts = self.to.serialize_map(Some(1 + usize::from(event)))?;
        if event {
            parts.serialize_entry("kind", &snake(variant))?;
        }
        let key = if event { "value".to_owned() } else { tag(variant) };
        parts.serialize_entry(&key, &Spoken { value, ids: self.ids, next: Next::Plain })?;
        parts.end()
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Self::SerializeSeq, S::Error> {
        Ok(Speech { parts: self.to.serialize_seq(len)?, ids: self.ids })
    }

    fn serialize_tuple(self, len: usize) -> Result<Self::SerializeTuple, S::Error> {
        Ok(Speech { parts: self.to.serialize_tuple(len)?, ids: self.ids })
    }

    fn serialize_tuple_struct(
        self,
        name: &'static str,
        len: usize,
    ) -> Result<Self::SerializeTupleStruct, S::Error> {
        Ok(Speech { parts: self.to.serialize_tuple_struct(name, len)?, ids: self.ids })
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        at: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Self::SerializeTupleVariant, S::Error> {
        let parts = self.to.serialize_tuple_variant(name, at, variant, len)?;
        Ok(Speech { parts, ids: self.ids })
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Self::SerializeMap, S::Error> {
        Ok(Speech { parts: self.to.serialize_map(len)?, ids: self.ids })
    }

    fn serialize_struct(
        self,
        name: &'static str,
        len: usize,
    ) -> Result<Self::SerializeStruct, S::Error> {
        Ok(Speech { parts: self.to.serialize_struct(name, len)?, ids: self.ids })
    }

    /// The variant of an event is its kind; inside an event the fields say which variant it is.
    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Self::SerializeStructVariant, S::Error> {
        let event = self.next == Next::Event;
        let mut parts = self.to.serialize_struct(name, len + usize::from(event))?;
        if event {
            parts.serialize_field("kind", &snake(variant))?;
        }
        Ok(Speech { parts, ids: self.ids })
    }
}

/// Things in a row.
macro_rules! in_a_row {
    ($($of:ident $method:ident;)*) => {
        $(impl<I: Ids, C: $of> $of for Speech<'_, I, C> {
            type Ok = C::Ok;
            type Error = C::Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), C::Error> {
                let value = self.part(value, Next::Plain);
                self.parts.$method(&value)
            }

            fn end(self) -> Result<C::Ok, C::Error> {
                self.parts.end()
            }
        })*
    };
}

in_a_row! {
    SerializeSeq serialize_element;
    SerializeTuple serialize_element;
    SerializeTupleStruct serialize_field;
    SerializeTupleVariant serialize_field;
}

impl<I: Ids, C: SerializeMap> SerializeMap for Speech<'_, I, C> {
    type Ok = C::Ok;
    type Error = C::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), C::Error> {
        let key = self.part(key, Next::Plain);
        self.parts.serialize_key(&key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), C::Error> {
        let value = self.part(value, Next::Plain);
        self.parts.serialize_value(&value)
    }

    fn end(self) -> Result<C::Ok, C::Error> {
        self.parts.end()
    }
}

/// The fields of a struct and of a variant alike.
macro_rules! by_name {
    ($($of:ident;)*) => {
        $(impl<I: Ids, C: SerializeStruct> $of for Speech<'_, I, C> {
            type Ok = C::Ok;
            type Error = C::Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                field: &'static str,
                value: &T,
            ) -> Result<(), C::Error> {
                let value = self.part(value, Next::of(field));
                self.parts.serialize_field(key(field), &value)
            }

            fn end(self) -> Result<C::Ok, C::Error> {
                self.parts.end()
            }
        })*
    };
}

by_name! {
    SerializeStruct;
    SerializeStructVariant;
}

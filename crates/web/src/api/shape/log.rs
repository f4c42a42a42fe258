//! What happened, line by line.

use endboss_journal::Ids;
use endboss_text::{Names, Text};
use endboss_view::Seen;
use serde::{Serialize, Serializer};
use serde_json::Value;
use utoipa::ToSchema;

use super::spoken::Speaker;

/// A line of a viewer's log.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LogLine {
    /// Lines are numbered from 1, for each viewer.
    pub n: u32,
    /// The sentence in the language of the reader, where one was asked for.
    pub text: Option<String>,
    /// What happened: its `kind`, and beside it whatever belongs to that kind. Cards are ids and
    /// seats are letters; a card that not everybody sees is `{"card": ID}` to those who do and
    /// `{"back": "room"}` or `{"back": "spell"}` to the others. Where a dungeon shows two rooms of
    /// one name, `which` is the slot of the one that is meant, else it is null. Later versions may
    /// have more kinds.
    #[schema(value_type = Object, example = json!({ "kind": "hero_dies", "hero": "classic/brother-mumble", "seat": "A", "room": "classic/dark-altar", "souls": 1, "which": null }))]
    pub event: Value,
}

impl LogLine {
    /// Without a sentence.
    pub fn of(n: u32, seen: &Seen, ids: &impl Ids) -> LogLine {
        let event = serde_json::to_value(Event { seen, ids }).expect("an event is plain data");
        LogLine { n, text: None, event }
    }

    /// With the sentence that tells it.
    pub fn told(n: u32, seen: &Seen, ids: &impl Ids, text: &Text, names: &dyn Names) -> LogLine {
        LogLine { text: Some(text.seen(seen, names)), ..LogLine::of(n, seen, ids) }
    }
}

/// An event to be written at once, without a value in between.
#[derive(Debug)]
pub struct Event<'a, I> {
    pub seen: &'a Seen,
    pub ids: &'a I,
}

impl<I: Ids> Serialize for Event<'_, I> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.seen.serialize(Speaker::new(to, self.ids))
    }
}

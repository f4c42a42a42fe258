//! What a bot advises.

use endboss_journal::{Ids, write_pick};
use endboss_view::Why;
use serde::{Serialize, Serializer};
use serde_json::Value;
use utoipa::ToSchema;

use super::spoken::Speaker;
use endboss_tables::Hint as Given;

/// What a bot would do in the player's place, for the question that is asked now.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Hint {
    /// One of the options; absent while the bot is still thinking.
    pub pick: Option<String>,
    /// Its `kind` and beside it whatever belongs to that kind, such as how many games it imagined
    /// and how many of a hundred it won.
    #[schema(value_type = Option<Object>, example = json!({ "kind": "odds", "games": 2000, "percent": 57, "next": 52 }))]
    pub why: Option<Value>,
}

impl Hint {
    pub fn of(hint: Given, ids: &impl Ids) -> Hint {
        match hint {
            Given::Thinking => Hint { pick: None, why: None },
            Given::Here { pick, why } => {
                let why =
                    serde_json::to_value(Reason { why, ids }).expect("a reason is plain data");
                Hint { pick: Some(write_pick(pick, ids)), why: Some(why) }
            }
        }
    }
}

struct Reason<'a, I> {
    why: Why,
    ids: &'a I,
}

impl<I: Ids> Serialize for Reason<'_, I> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.why.serialize(Speaker::new(to, self.ids))
    }
}

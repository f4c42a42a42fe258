//! Something of every kind that is put into a message, for tests that look at every reason.

use endboss_lexicon::{Edition, Gender, Variant};

use super::{HeroName, RuleField};

/// Something to put into a message.
pub trait Sample {
    fn sample() -> Self;
}

macro_rules! sample {
    ($($kind:ty: $value:expr),+ $(,)?) => {
        $(impl Sample for $kind {
            fn sample() -> $kind {
                $value
            }
        })+
    };
}

sample! {
    u8: 7,
    u16: 7,
    u32: 7,
    u64: 7,
    usize: 7,
    char: '\u{202e}',
    String: "WORD".to_owned(),
    Vec<String>: vec!["WORD".to_owned(), "OTHER".to_owned()],
    Edition: Edition::First,
    Variant: Variant::HardMode,
    HeroName: HeroName::new(|_| ("WORD".to_owned(), Gender::Feminine)),
    RuleField: RuleField("turn_limit".to_owned()),
}

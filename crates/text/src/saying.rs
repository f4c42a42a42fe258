//! What somebody is told when something is refused: a message of `refusals.ftl` and what goes into
//! it. In which language, whoever reads it decides.

use crate::{Arg, Lang, Text, rule_name, who_by};
use endboss_lexicon::{Edition, Gender, Variant};

/// A message, and what is put into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    id: &'static str,
    words: Vec<(&'static str, Word)>,
}

/// What is put into a message; some of it is called otherwise in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    Text(String),
    Number(i64),
    Edition(Edition),
    Editions(&'static [Edition]),
    Variant(Variant),
    Rule(String),
    Hero(HeroName),
    /// Whether it is a hero or a heroine, as messages take it: `$who`.
    Who(HeroName),
}

/// What is wrong with packs may be told in many lines; some of them are enough.
const MOST_LETTERS: usize = 500;

impl Saying {
    pub fn of(id: &'static str) -> Saying {
        Saying { id, words: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, word: impl Into<Word>) -> Saying {
        self.words.push((name, word.into()));
        self
    }

    /// The message it is.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// The names of what is put into it.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.words.iter().map(|(name, _)| *name)
    }

    /// Whether something of this name is put into it.
    pub fn says(&self, name: &str) -> bool {
        self.words.iter().any(|(other, _)| *other == name)
    }

    /// The sentence in this language.
    pub fn by(&self, text: &Text) -> String {
        let words: Vec<(&str, Arg)> =
            self.words.iter().map(|(name, word)| (*name, word.by(text))).collect();
        let sentence = text.say(self.id, &words).replace('\n', "; ");
        match sentence.char_indices().nth(MOST_LETTERS) {
            Some((end, _)) => format!("{} …", &sentence[..end]),
            None => sentence,
        }
    }

    /// The sentence for programs and logs.
    pub fn english(&self) -> String {
        self.by(&Text::new(Lang::En))
    }
}

impl Word {
    fn by(&self, text: &Text) -> Arg<'_> {
        match self {
            Word::Text(word) => word.into(),
            Word::Number(number) => (*number).into(),
            Word::Edition(edition) => text.edition(*edition).into(),
            Word::Editions(editions) => {
                let names: Vec<String> = editions.iter().map(|it| text.edition(*it)).collect();
                names.join(", ").into()
            }
            Word::Variant(variant) => text.variant(*variant).into(),
            Word::Rule(field) => match rule_name(text, field) {
                Some(name) => name.into(),
                None => field.into(),
            },
            Word::Hero(hero) => hero.called(text.lang()).0.into(),
            Word::Who(hero) => who_by(hero.called(text.lang()).1).into(),
        }
    }
}

impl From<String> for Word {
    fn from(text: String) -> Word {
        Word::Text(text)
    }
}

impl From<&str> for Word {
    fn from(text: &str) -> Word {
        Word::Text(text.to_owned())
    }
}

impl From<char> for Word {
    /// By its number: it may be one that cannot be seen.
    fn from(letter: char) -> Word {
        Word::Text(format!("U+{:04X}", u32::from(letter)))
    }
}

impl From<Vec<String>> for Word {
    fn from(list: Vec<String>) -> Word {
        Word::Text(list.join(", "))
    }
}

macro_rules! word_from_number {
    ($($number:ty),+) => {
        $(impl From<$number> for Word {
            fn from(number: $number) -> Word {
                Word::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}

word_from_number!(u8, u16, u32, u64, usize);

impl From<Edition> for Word {
    fn from(edition: Edition) -> Word {
        Word::Edition(edition)
    }
}

impl From<&'static [Edition]> for Word {
    fn from(editions: &'static [Edition]) -> Word {
        Word::Editions(editions)
    }
}

impl From<Variant> for Word {
    fn from(variant: Variant) -> Word {
        Word::Variant(variant)
    }
}

/// A field of the rules, which has a name on the form of a new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleField(pub String);

impl From<RuleField> for Word {
    fn from(field: RuleField) -> Word {
        Word::Rule(field.0)
    }
}

/// A hero, who has a name and a gender in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeroName(Vec<(Lang, String, Gender)>);

impl HeroName {
    /// As each language calls it.
    pub fn new(called: impl Fn(Lang) -> (String, Gender)) -> HeroName {
        let called = Lang::ALL.into_iter().map(|lang| (lang, called(lang)));
        HeroName(called.map(|(lang, (name, gender))| (lang, name, gender)).collect())
    }

    pub fn who(&self) -> Word {
        Word::Who(self.clone())
    }

    fn called(&self, lang: Lang) -> (&str, Gender) {
        let found = self.0.iter().find(|(other, ..)| *other == lang);
        found.map(|(_, name, gender)| (name.as_str(), *gender)).expect("every language has a name")
    }
}

impl From<HeroName> for Word {
    fn from(hero: HeroName) -> Word {
        Word::Hero(hero)
    }
}

/// Reasons to refuse something, each with its message in every language. What stands in parentheses
/// is put into the message under that name, and what stands behind `with` too.
#[macro_export]
macro_rules! reasons {
    ($(#[$about:meta])* pub enum $name:ident {
        $(
            $(#[$doc:meta])*
            $reason:ident $(($($arg:ident: $kind:ty),+))? = $id:literal
                $(with { $($more:ident: $value:expr),+ })?,
        )+
    }) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$doc])* $reason $(($($kind),+))?,)+
        }

        impl $name {
            /// What whoever is refused is told.
            pub fn saying(&self) -> $crate::saying::Saying {
                use $crate::saying::Saying;
                match self {
                    $(
                        $name::$reason $(($($arg),+))? => Saying::of($id)
                            $($(.with(stringify!($arg), $arg.clone()))+)?
                            $($(.with(stringify!($more), $value))+)?,
                    )+
                }
            }

            /// One of each, with something in it.
            #[cfg(any(test, feature = "samples"))]
            pub fn all() -> Vec<$name> {
                vec![$($name::$reason $(($(<$kind as $crate::saying::samples::Sample>::sample()),+))?,)+]
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.saying().english())
            }
        }

        impl std::error::Error for $name {}
    };
}

#[cfg(feature = "samples")]
pub mod samples;

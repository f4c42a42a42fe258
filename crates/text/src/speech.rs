//! The messages of one language, parsed once.

use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent};

use unic_langid::LanguageIdentifier;

use endboss_lexicon::CardKind;

use crate::noun::Nouns;
use crate::{Lang, Names, who};

pub(crate) type Bundle = concurrent::FluentBundle<FluentResource>;

/// A bundle without marks around what it puts in: our sentences run in one direction only.
pub(crate) fn silent_bundle(language: LanguageIdentifier) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    bundle
}

/// Adds messages that came with the program, so a mistake in them is ours.
pub(crate) fn add(bundle: &mut Bundle, source: &str) {
    let resource = FluentResource::try_new(source.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("messages do not parse: {errors:?}"));
    if let Err(errors) = bundle.add_resource(resource) {
        panic!("messages clash: {errors:?}");
    }
}

pub(crate) struct Speech {
    bundle: Bundle,
}

impl Speech {
    pub(crate) fn of(lang: Lang) -> &'static Speech {
        static ALL: [OnceLock<Speech>; Lang::ALL.len()] =
            [const { OnceLock::new() }; Lang::ALL.len()];
        ALL[lang as usize].get_or_init(|| Speech::new(lang))
    }

    fn new(lang: Lang) -> Speech {
        let mut bundle = silent_bundle(lang.identifier());
        Nouns::new(lang.identifier(), lang.nouns()).teach(&mut bundle);
        for source in lang.messages() {
            add(&mut bundle, source);
        }
        Speech { bundle }
    }

    /// The message with its arguments put in. A message that is missing or lacks an argument is a
    /// mistake of ours: tests stop there, players see the message's id.
    pub(crate) fn say(&self, id: &str, args: &Args) -> String {
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        let Some(pattern) = pattern else {
            debug_assert!(false, "there is no message {id}");
            return format!("{{{id}}}");
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args.0), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        text.into_owned()
    }
}

impl Speech {
    /// A part of a message that has a name of its own and takes no arguments.
    pub(crate) fn attribute(&self, id: &str, name: &str) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.get_attribute(name)?.value();
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }
}

impl fmt::Debug for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Speech")
    }
}

/// What is put into a message.
#[derive(Default)]
pub(crate) struct Args<'a>(FluentArgs<'a>);

impl<'a> Args<'a> {
    pub(crate) fn new() -> Args<'a> {
        Args::default()
    }

    #[must_use]
    pub(crate) fn text(mut self, name: &'static str, text: impl Into<Cow<'a, str>>) -> Args<'a> {
        self.0.set(name, FluentValue::String(text.into()));
        self
    }

    #[must_use]
    pub(crate) fn number(mut self, name: &'static str, number: impl Into<u32>) -> Args<'a> {
        self.0.set(name, FluentValue::from(number.into()));
        self
    }

    /// A hero by name, and whether it is a hero or a heroine.
    #[must_use]
    pub(crate) fn hero(self, hero: CardKind, names: &'a dyn Names) -> Args<'a> {
        self.text("hero", names.card(hero)).text("who", who(hero, names))
    }

    /// A word that a message selects by: yes or no.
    #[must_use]
    pub(crate) fn yes(self, name: &'static str, is: bool) -> Args<'a> {
        self.text(name, if is { "yes" } else { "no" })
    }
}

/// What an interface message is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    Text(Cow<'a, str>),
    Number(i64),
}

impl<'a> FromIterator<(&'a str, Arg<'a>)> for Args<'a> {
    fn from_iter<I: IntoIterator<Item = (&'a str, Arg<'a>)>>(args: I) -> Args<'a> {
        let value = |arg| match arg {
            Arg::Text(text) => FluentValue::String(text),
            Arg::Number(number) => FluentValue::from(number),
        };
        Args(args.into_iter().map(|(name, arg)| (name, value(arg))).collect())
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

macro_rules! arg_from_number {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(number.into())
            }
        })+
    };
}

arg_from_number!(u8, u16, u32, i32, i64);

impl From<usize> for Arg<'_> {
    /// For lengths: whatever a table can hold fits.
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

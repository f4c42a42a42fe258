//! Every sentence of the game, in every language it speaks.
//!
//! Card text is generated from what the card does, so it cannot disagree with it; the log, the
//! questions and the answers are generated from what happened and what is asked. All words stand in
//! `messages/LANG/*.ftl`; the code only chooses the message and what goes into it. Card names and
//! players' names come through [`Names`].
//!
//! A language is a folder of messages, its rules in `docs/LANG`, and its arms in [`Lang`] and
//! [`Documents`]. Names are never declined: what they name stands before them. Common nouns are, by case and number, through the table `nouns.ftl`.

mod ability;
mod ask;
mod card;
mod date;
mod documents;
mod effect;
mod forecast;
mod glossary;
mod lang;
mod log;
mod noun;
mod pick;
mod rule;
pub mod saying;
mod span;
mod speech;
mod target;
mod title;
mod told;
mod typeset;
mod verb;
mod why;
mod words;

use std::fmt;

use endboss_lexicon::{Card, CardKind, Gender, Seat};

pub use documents::{Documents, for_players};
pub use glossary::{Customs, Told};
pub use lang::Lang;
pub use rule::{rule_name, rule_said, rule_value, rules_that_differ, ruling};
pub use span::{Span, SpanKind};
pub use speech::Arg;
use speech::{Args, Speech};

/// The names of the cards and players of one table.
pub trait Names {
    /// The card's name in the text's language.
    fn card(&self, kind: CardKind) -> &str;
    /// The printed card.
    fn face(&self, kind: CardKind) -> &Card;
    /// The gender of that name in the text's language.
    fn gender(&self, kind: CardKind) -> Gender;
    fn player(&self, seat: Seat) -> String;
}

/// One language, spoken to one reader.
#[derive(Clone, Copy)]
pub struct Text {
    lang: Lang,
    speech: &'static Speech,
    me: Option<Seat>,
    /// For a page, where lines break by themselves.
    typeset: bool,
}

impl Text {
    /// Speaks to nobody in particular: every player is spoken of by name.
    pub fn new(lang: Lang) -> Text {
        Text { lang, speech: Speech::of(lang), me: None, typeset: false }
    }

    /// The same language spoken to the player in this seat: "you".
    #[must_use]
    pub fn for_seat(&self, me: Option<Seat>) -> Text {
        Text { me, ..*self }
    }

    /// The same language set for a page: with spaces that hold where no line may break. Whatever is
    /// compared, typed or searched by a program is better left plain.
    #[must_use]
    pub fn typeset(&self) -> Text {
        Text { typeset: true, ..*self }
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A message of the interface, by its id in `ui.ftl`.
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.set(self.speech.say(id, &args.iter().cloned().collect()))
    }

    fn message(&self, id: &'static str, args: &Args) -> String {
        self.set(self.speech.say(id, args))
    }

    fn word(&self, id: &'static str) -> String {
        self.message(id, &Args::new())
    }

    /// Every message goes through here, the parts of a sentence too: setting twice changes nothing.
    fn set(&self, sentence: String) -> String {
        if self.typeset { typeset::typeset(self.lang, &sentence) } else { sentence }
    }

    /// "one, two and three".
    fn list(&self, items: &[String]) -> String {
        let Some((last, before)) = items.split_last() else {
            return String::new();
        };
        before.iter().rev().enumerate().fold(last.clone(), |rest, (i, item)| {
            let id = if i == 0 { "list-and" } else { "list-more" };
            self.message(id, &Args::new().text("first", item).text("rest", rest))
        })
    }

    /// Facts side by side: "damage 1 · 2 cleric treasures". A comma would join their numbers.
    pub fn facts(&self, facts: &[String]) -> String {
        let Some((last, before)) = facts.split_last() else {
            return String::new();
        };
        before.iter().rev().fold(last.clone(), |rest, first| {
            self.message("facts-more", &Args::new().text("first", first).text("rest", rest))
        })
    }

    /// The player an event is about, and whether it is the reader.
    fn player<'a>(&self, args: Args<'a>, seat: Seat, names: &dyn Names) -> Args<'a> {
        args.text("player", names.player(seat)).yes("me", self.me == Some(seat))
    }
}

/// The noun that stands before a hero's name, as messages take it: `$who`.
pub fn who(hero: CardKind, names: &dyn Names) -> &'static str {
    who_by(names.gender(hero))
}

/// The same where the gender is known without the hero.
pub fn who_by(gender: Gender) -> &'static str {
    match gender {
        Gender::Masculine => "hero",
        Gender::Feminine => "heroine",
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Text({}, {:?})", self.lang.id(), self.me)
    }
}

/// A number with its sign, as it is printed: "+2", "−2".
fn signed(number: i8) -> String {
    let sign = if number < 0 { '−' } else { '+' };
    format!("{sign}{}", number.unsigned_abs())
}

/// The sentence with a capital letter. Only for what begins with our own words: a player's name
/// stays as it is.
fn capital(sentence: &str) -> String {
    let start = sentence.find(|letter| !span::is_mark(letter)).unwrap_or(sentence.len());
    let (marks, words) = sentence.split_at(start);
    let mut letters = words.chars();
    match letters.next() {
        Some(first) => marks.chars().chain(first.to_uppercase()).chain(letters).collect(),
        None => sentence.to_owned(),
    }
}

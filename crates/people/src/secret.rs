//! What one signs in with.

use std::fmt;

use bip39::{Language, Mnemonic};

use super::Password;

/// What a new account is to be opened with.
#[derive(Clone, PartialEq, Eq)]
pub enum Secret {
    Password(String),
    /// Twelve words that the server makes and tells once.
    Phrase,
    /// A password, and the words for the day it is forgotten.
    Both(String),
}

/// What somebody shows to be known.
#[derive(Clone, PartialEq, Eq)]
pub enum Proof {
    Password(String),
    Phrase(String),
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Secret::Password(_) => "Password(..)",
            Secret::Phrase => "Phrase",
            Secret::Both(_) => "Both(..)",
        })
    }
}

impl fmt::Debug for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Proof::Password(_) => "Password(..)",
            Proof::Phrase(_) => "Phrase(..)",
        })
    }
}

/// Twelve new words; nobody guesses them.
pub(super) fn phrase() -> String {
    let mut chance = [0; 16];
    getrandom::fill(&mut chance).expect("the system gives random bytes");
    Mnemonic::from_entropy(&chance).expect("sixteen bytes make twelve words").to_string()
}

impl Proof {
    /// What is hashed of it. What nobody can have chosen is nothing, and not compared at its length.
    pub(super) fn typed(&self) -> Option<Password> {
        match self {
            Proof::Password(text) => Password::within(text).then(|| Password::typed(text)),
            Proof::Phrase(text) => phrase_typed(text),
        }
    }
}

/// What is hashed of a phrase, however it was typed; nothing if it cannot be one of ours.
pub(super) fn phrase_typed(text: &str) -> Option<Password> {
    let words = text.to_lowercase();
    let words = Mnemonic::parse_in(Language::English, words).ok()?;
    Some(Password::typed(&words.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_twelve_words_typed_as_one_likes() {
        let words = phrase();
        assert_eq!(words.split(' ').count(), 12);
        assert_ne!(words, phrase());
        let shouted = format!("  {}\n", words.to_uppercase().replace(' ', "\t "));
        assert_eq!(phrase_typed(&shouted), phrase_typed(&words));
        assert!(phrase_typed(&words).is_some());
        let turned: Vec<_> = words.split(' ').rev().collect();
        assert_ne!(phrase_typed(&turned.join(" ")), phrase_typed(&words));
        for nonsense in ["", "abandon", "one two three", &"abandon ".repeat(12), &"é".repeat(9999)]
        {
            assert_eq!(phrase_typed(nonsense), None);
        }
    }
}

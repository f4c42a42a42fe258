//! What people may be called, sign in as and sign in with.

use std::borrow::Cow;
use std::fmt;
use std::ops::RangeInclusive;

use bip39::Mnemonic;

use super::Refusal;
use endboss_store::PersonId;

pub const NAME: RangeInclusive<usize> = 1..=24;
pub const LOGIN: RangeInclusive<usize> = 3..=24;
pub const PASSWORD: RangeInclusive<usize> = 10..=256;

/// A name that others see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

impl Name {
    /// Spaces around it do not count.
    pub fn parse(text: &str) -> Result<Name, Refusal> {
        let name = text.trim();
        // Counted no further than needed: the text may be long.
        if !NAME.contains(&name.chars().take(NAME.end() + 1).count()) {
            return Err(Refusal::NameLength);
        }
        if let Some(c) = name.chars().find(|&c| c.is_control() || misleads(c)) {
            return Err(Refusal::NameCharacter(c));
        }
        // Joiners belong between other characters; alone they are no name.
        let seen = |c: char| {
            !c.is_whitespace() && !matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
        };
        if name.chars().any(seen) { Ok(Name(name.to_owned())) } else { Err(Refusal::NameLength) }
    }

    /// For a guest who gave none: a word of their language, and a number.
    pub(super) fn of_guest(word: &str, id: PersonId) -> Name {
        Name(format!("{word}{}", number(id)))
    }

    /// Whether a person is still called what a guest is called who gave no name.
    pub(super) fn is_of_guest(name: &str, id: PersonId) -> bool {
        name.ends_with(&number(id))
    }
}

fn number(id: PersonId) -> String {
    format!(" {:04}", id.0 % 10_000)
}

/// Characters that turn the text around them or that nobody can see, so that a name could pass for
/// another or for none.
pub fn misleads(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{ffff}' | '\u{e0000}'..='\u{e0fff}')
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

/// What one signs in as, in lower case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Login(String);

impl Login {
    /// Capitals are taken as small letters, because telephones begin with one.
    pub fn parse(text: &str) -> Result<Login, Refusal> {
        let login = text.trim();
        let fits = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
        if LOGIN.contains(&login.len()) && login.bytes().all(fits) {
            Ok(Login(login.to_ascii_lowercase()))
        } else {
            Err(Refusal::LoginForm)
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<Login> for String {
    fn from(login: Login) -> String {
        login.0
    }
}

/// A password that may be taken.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

impl Password {
    pub fn parse(text: &str) -> Result<Password, Refusal> {
        if PASSWORD.contains(&text.chars().take(PASSWORD.end() + 1).count()) {
            Ok(Password::typed(text))
        } else {
            Err(Refusal::PasswordLength)
        }
    }

    /// Whether it is no longer than a password may be.
    pub(super) fn within(text: &str) -> bool {
        text.chars().nth(*PASSWORD.end()).is_none()
    }

    /// As somebody typed it, to be compared. The same letter is composed differently by different
    /// keyboards, so it is taken apart.
    pub(super) fn typed(text: &str) -> Password {
        let mut text = Cow::Borrowed(text);
        Mnemonic::normalize_utf8_cow(&mut text);
        Password(text.into_owned())
    }

    pub(super) fn bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(..)")
    }
}

//! What people may be told when it does not work.

use endboss_store::StoreError;
use endboss_text::saying::Saying;

use super::names::{LOGIN, NAME, PASSWORD};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    NameLength,
    NameCharacter(char),
    LoginForm,
    LoginTaken,
    PasswordLength,
    /// The same for a login that nobody has, so that nobody learns which logins there are.
    WrongSecret,
    TooSoon {
        seconds: u64,
    },
    Busy,
    HasAccount,
    NoAccount,
    NoSuchPerson,
    /// What exactly is wrong is for the operator.
    Unread(StoreError),
    Unsaved(StoreError),
}

impl Refusal {
    /// For programs: never changed.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NameLength => "name_length",
            Refusal::NameCharacter(_) => "name_character",
            Refusal::LoginForm => "login_form",
            Refusal::LoginTaken => "login_taken",
            Refusal::PasswordLength => "password_length",
            Refusal::WrongSecret => "wrong_secret",
            Refusal::TooSoon { .. } => "too_soon",
            Refusal::Busy => "busy",
            Refusal::HasAccount => "has_account",
            Refusal::NoAccount => "no_account",
            Refusal::NoSuchPerson => "no_such_person",
            Refusal::Unread(_) | Refusal::Unsaved(_) => "store",
        }
    }

    /// What whoever is refused is told.
    pub fn saying(&self) -> Saying {
        let between = |id, (least, most): (&usize, &usize)| {
            Saying::of(id).with("least", *least).with("most", *most)
        };
        match self {
            Refusal::NameLength => between("refused-name-length", (NAME.start(), NAME.end())),
            Refusal::NameCharacter(letter) => {
                Saying::of("refused-name-character").with("character", *letter)
            }
            Refusal::LoginForm => between("refused-login-form", (LOGIN.start(), LOGIN.end())),
            Refusal::LoginTaken => Saying::of("refused-login-taken"),
            Refusal::PasswordLength => {
                between("refused-password-length", (PASSWORD.start(), PASSWORD.end()))
            }
            Refusal::WrongSecret => Saying::of("refused-wrong-secret"),
            Refusal::TooSoon { seconds } => {
                Saying::of("refused-too-soon").with("seconds", *seconds)
            }
            Refusal::Busy => Saying::of("refused-sign-in-busy"),
            Refusal::HasAccount => Saying::of("refused-has-account"),
            Refusal::NoAccount => Saying::of("refused-no-account"),
            Refusal::NoSuchPerson => Saying::of("refused-no-such-person"),
            Refusal::Unread(_) => Saying::of("refused-unread"),
            Refusal::Unsaved(_) => Saying::of("refused-unsaved"),
        }
    }

    /// One of each, with something in it.
    #[cfg(any(test, feature = "samples"))]
    pub fn all() -> Vec<Refusal> {
        let failed = StoreError::Failed("disk on fire".to_owned());
        vec![
            Refusal::NameLength,
            Refusal::NameCharacter('\u{202e}'),
            Refusal::LoginForm,
            Refusal::LoginTaken,
            Refusal::PasswordLength,
            Refusal::WrongSecret,
            Refusal::TooSoon { seconds: 2 },
            Refusal::Busy,
            Refusal::HasAccount,
            Refusal::NoAccount,
            Refusal::NoSuchPerson,
            Refusal::Unread(failed.clone()),
            Refusal::Unsaved(failed),
        ]
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.saying().english())
    }
}

impl std::error::Error for Refusal {}

/// What is read with `?`; whoever writes says [`Refusal::Unsaved`].
impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        Refusal::Unread(error)
    }
}

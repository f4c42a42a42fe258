//! What people may be told when it does not work.

use crate::store::StoreError;

use super::names::{LOGIN, NAME, PASSWORD};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("a name has {} to {} characters", NAME.start(), NAME.end())]
    NameLength,
    #[error("a name cannot have the character U+{:04X}", *.0 as u32)]
    NameCharacter(char),
    #[error("a login has {} to {} characters from a to z, 0 to 9, - and _", LOGIN.start(), LOGIN.end())]
    LoginForm,
    #[error("this login is taken")]
    LoginTaken,
    #[error("a password has {} to {} characters", PASSWORD.start(), PASSWORD.end())]
    PasswordLength,
    /// The same for a login that nobody has, so that nobody learns which logins there are.
    #[error("the login or the password is wrong")]
    WrongSecret,
    #[error("too many wrong passwords for this login: wait {seconds} seconds")]
    TooSoon { seconds: u64 },
    #[error("too many people sign in at this moment: try again in a few seconds")]
    Busy,
    #[error("this person has an account already")]
    HasAccount,
    #[error("this person has no account")]
    NoAccount,
    #[error("there is no such person")]
    NoSuchPerson,
    /// What exactly is wrong is for the operator.
    #[error("the server cannot read or keep this now: try again later")]
    Store(#[from] StoreError),
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
            Refusal::Store(_) => "store",
        }
    }
}

//! What one signs in with, and how it is kept: as argon2id hashes, made and compared off the async
//! workers and two at a time, so that no number of sign-ins starves the tables.

use std::fmt;
use std::sync::Arc;
#[cfg(test)]
use std::sync::atomic::{AtomicU32, Ordering};

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use bip39::{Language, Mnemonic};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

use super::{Password, Refusal};

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

/// What is hashed of a phrase, however it was typed; nothing if it cannot be one of ours.
fn phrase_typed(text: &str) -> Option<Password> {
    let words = text.to_lowercase();
    let words = Mnemonic::parse_in(Language::English, words).ok()?;
    Some(Password::typed(&words.to_string()))
}

/// Makes and compares hashes.
pub(super) struct Vault {
    /// Two at a time.
    doors: Arc<Semaphore>,
    /// Those at work and those who wait; more are sent away.
    line: Arc<Semaphore>,
    /// Compared with when there is nothing to compare with, so that it takes as long.
    decoy: String,
    #[cfg(test)]
    pub compared: AtomicU32,
}

const AT_WORK: usize = 2;
const IN_LINE: usize = 64;

impl Default for Vault {
    fn default() -> Vault {
        Vault {
            doors: Arc::new(Semaphore::new(AT_WORK)),
            line: Arc::new(Semaphore::new(IN_LINE)),
            decoy: decoy(),
            #[cfg(test)]
            compared: AtomicU32::default(),
        }
    }
}

/// Argon2id as the crate recommends it.
fn argon2() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::default())
}

/// The hash of nothing at all, that costs as much as any other.
fn decoy() -> String {
    let mut chance = [0; 48];
    getrandom::fill(&mut chance).expect("the system gives random bytes");
    let [salt, hash] = [&chance[..16], &chance[16..]].map(|part| STANDARD_NO_PAD.encode(part));
    let (m, t, p) = (Params::DEFAULT_M_COST, Params::DEFAULT_T_COST, Params::DEFAULT_P_COST);
    format!("$argon2id$v=19$m={m},t={t},p={p}${salt}${hash}")
}

/// One of those who may be in line, and one of those who may work.
type Turn = (OwnedSemaphorePermit, OwnedSemaphorePermit);

impl Vault {
    async fn turn(&self) -> Result<Turn, Refusal> {
        let line = Arc::clone(&self.line).try_acquire_owned().map_err(|_| Refusal::Busy)?;
        let door = Arc::clone(&self.doors).acquire_owned().await.map_err(|_| Refusal::Busy)?;
        Ok((line, door))
    }

    pub async fn hash(&self, password: Password) -> Result<String, Refusal> {
        let turn = self.turn().await?;
        let hashed = spawn_blocking(move || {
            // Kept until the work is done, even if nobody waits for it any more.
            let _turn = turn;
            let hash = argon2().hash_password(password.bytes());
            hash.expect("these parameters hash any password").to_string()
        });
        hashed.await.map_err(|_| Refusal::Busy)
    }

    /// The hash of a phrase of ours.
    pub async fn hash_phrase(&self, phrase: &str) -> Result<String, Refusal> {
        self.hash(phrase_typed(phrase).expect("it was made here")).await
    }

    /// Whether the proof fits what is kept. It takes as long if nothing is kept.
    pub async fn fits(&self, proof: &Proof, kept: Option<String>) -> Result<bool, Refusal> {
        #[cfg(test)]
        self.compared.fetch_add(1, Ordering::Relaxed);
        let typed = match proof {
            // What nobody can have chosen is compared like what nobody chose, and not at its length.
            Proof::Password(text) => Password::within(text).then(|| Password::typed(text)),
            Proof::Phrase(text) => phrase_typed(text),
        };
        let can = typed.is_some() && kept.is_some();
        let kept = kept.unwrap_or_else(|| self.decoy.clone());
        let turn = self.turn().await?;
        let compared = spawn_blocking(move || {
            let _turn = turn;
            let typed = typed.unwrap_or_else(|| Password::typed(""));
            let Ok(kept) = PasswordHash::new(&kept) else { return false };
            argon2().verify_password(typed.bytes(), &kept).is_ok()
        });
        Ok(compared.await.map_err(|_| Refusal::Busy)? && can)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_decoy_costs_what_a_password_costs() {
        let decoy = decoy();
        let decoy = PasswordHash::new(&decoy).unwrap();
        let hash = argon2().hash_password(b"some password").unwrap();
        assert_eq!(decoy.algorithm, hash.algorithm);
        assert_eq!(decoy.version, hash.version);
        assert_eq!(decoy.params.as_str(), hash.params.as_str());
        let length = |hash: &PasswordHash| hash.hash.as_ref().map(|bytes| bytes.as_ref().len());
        assert_eq!(length(&decoy), length(&hash));
        let error = argon2().verify_password(b"anything", &decoy).unwrap_err();
        assert_eq!(error, argon2::password_hash::Error::PasswordInvalid);
    }

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

    #[tokio::test]
    async fn a_hash_is_salted_and_fits_its_password_only() {
        let vault = Vault::default();
        let password = |text| Password::parse(text).unwrap();
        let (one, two) = tokio::join!(
            vault.hash(password("caf\u{e9} at ten")),
            vault.hash(password("caf\u{e9} at ten"))
        );
        let (one, two) = (one.unwrap(), two.unwrap());
        assert_ne!(one, two);
        assert!(one.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{one}");
        let proof = |text: &str| Proof::Password(text.to_owned());
        assert!(vault.fits(&proof("cafe\u{301} at ten"), Some(one.clone())).await.unwrap());
        assert!(!vault.fits(&proof("cafe at ten"), Some(one.clone())).await.unwrap());
        assert!(
            !vault.fits(&Proof::Phrase("caf\u{e9} at ten".to_owned()), Some(one)).await.unwrap()
        );
        assert!(!vault.fits(&proof("caf\u{e9} at ten"), None).await.unwrap());
        assert!(!vault.fits(&proof("caf\u{e9} at ten"), Some("broken".to_owned())).await.unwrap());
    }

    #[tokio::test]
    async fn who_comes_to_a_full_line_is_sent_away() {
        let vault = Arc::new(Vault::default());
        let mut line = Vec::new();
        for _ in 0..AT_WORK {
            line.push(vault.turn().await.unwrap());
        }
        assert_eq!(vault.doors.available_permits(), 0, "no third one works");
        let waiting: Vec<_> = (AT_WORK..IN_LINE)
            .map(|_| Arc::clone(&vault))
            .map(|vault| tokio::spawn(async move { vault.turn().await.is_ok() }))
            .collect();
        while vault.line.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert!(matches!(vault.turn().await, Err(Refusal::Busy)));
        line.clear();
        for waits in waiting {
            assert!(waits.await.unwrap());
        }
    }
}

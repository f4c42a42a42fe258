//! What a browser shows to be known again: `v1.SESSION.SIGNATURE`, both in base64 for addresses.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::Mac;
use sha2::{Digest, Sha256};

use super::Keys;

/// A session id with a signature that was checked, or made, here. It opens everything that is its
/// person's, so it is shown only where it is sent.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Token {
    session: [u8; 16],
    signature: [u8; 32],
}

const VERSION: &str = "v1";

impl Token {
    /// For a new session.
    pub(super) fn random(keys: &Keys) -> Token {
        let mut session = [0; 16];
        getrandom::fill(&mut session).expect("the system gives random bytes");
        let signature = signed(keys, session).finalize().into_bytes().into();
        Token { session, signature }
    }

    /// Nothing but the text of a token that was signed with these keys.
    pub fn parse(text: &str, keys: &Keys) -> Option<Token> {
        let mut parts = text.split('.');
        let mut next = || parts.next();
        let (version, session, signature) = (next()?, next()?, next()?);
        if version != VERSION || next().is_some() {
            return None;
        }
        let (session, signature) = (bytes(session)?, bytes(signature)?);
        // In constant time: how much of it is right must not be measurable.
        signed(keys, session).verify_slice(&signature).ok()?;
        Some(Token { session, signature })
    }

    /// The text that is sent.
    pub fn text(&self) -> String {
        let [session, signature] =
            [&self.session[..], &self.signature[..]].map(|part| URL_SAFE_NO_PAD.encode(part));
        format!("{VERSION}.{session}.{signature}")
    }

    /// How the store knows the session. From a copy of the store nobody can make the token.
    pub(super) fn row(&self) -> String {
        URL_SAFE_NO_PAD.encode(Sha256::digest(self.session))
    }
}

fn signed(keys: &Keys, session: [u8; 16]) -> hmac::Hmac<Sha256> {
    keys.signer().chain_update(b"endboss session v1").chain_update(session)
}

fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    // Checked before it is decoded, because the text may be long.
    if text.len() != (N * 8).div_ceil(6) {
        return None;
    }
    URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok()
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

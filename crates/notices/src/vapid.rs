//! Who we are to a push service: a key pair that the store keeps, and a short signed token (RFC 8292).

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use data_encoding::HEXLOWER;
use reqwest::Url;
use web_push_native::p256::ecdsa::signature::Signer;
use web_push_native::p256::ecdsa::{Signature, SigningKey};

use endboss_store::{Deed, Store, StoreError, TableId};

use super::letter::hmac;

/// The name of our key in the store.
const SECRET: &str = "vapid";
const SECRET_BYTES: usize = 32;

/// Push services refuse tokens that hold for more than a day; half of one allows for wrong clocks.
const HOLDS: Duration = Duration::from_secs(12 * 60 * 60);

/// Whom a push service may write to when we misbehave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contact(String);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a contact is mailto:SOMEBODY@SOMEWHERE or an https address, not {0:?}")]
pub struct NotAContact(String);

impl FromStr for Contact {
    type Err = NotAContact;

    fn from_str(text: &str) -> Result<Contact, NotAContact> {
        let mail = text.strip_prefix("mailto:").and_then(|mail| mail.split_once('@'));
        let mail = mail.is_some_and(|(who, place)| !who.is_empty() && !place.is_empty());
        let web = Url::parse(text).is_ok_and(|url| url.scheme() == "https");
        let plain = text.bytes().all(|byte| byte.is_ascii_graphic());
        if plain && (mail || web) {
            Ok(Contact(text.to_owned()))
        } else {
            Err(NotAContact(text.to_owned()))
        }
    }
}

impl fmt::Display for Contact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

pub struct Vapid {
    key: SigningKey,
    public: String,
}

impl fmt::Debug for Vapid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Vapid").field(&self.public).finish()
    }
}

impl Vapid {
    /// The key the store keeps; the first time, a new one. Changing it would silence every browser
    /// that subscribed with it.
    pub async fn of(store: Arc<dyn Store>) -> Result<Vapid, StoreError> {
        let reader = Arc::clone(&store);
        let read = tokio::task::spawn_blocking(move || reader.secret(SECRET));
        let kept = read.await.unwrap_or(Err(StoreError::Closed))?;
        if let Some(bytes) = kept {
            let key = SigningKey::from_slice(&bytes).map_err(|why| StoreError::Unreadable {
                what: format!("the secret {SECRET}"),
                why: why.to_string(),
            })?;
            return Ok(Vapid::new(key));
        }
        let key = new_key();
        let deed = Deed::Secret { name: SECRET.to_owned(), value: key.to_bytes().to_vec() };
        store.write(vec![deed]).await?;
        Ok(Vapid::new(key))
    }

    fn new(key: SigningKey) -> Vapid {
        let point = key.verifying_key().to_encoded_point(false);
        Vapid { public: URL_SAFE_NO_PAD.encode(point.as_bytes()), key }
    }

    pub fn public_key(&self) -> &str {
        &self.public
    }

    /// The header that says who sends, to whom, until when.
    pub fn authorization(&self, url: &Url, contact: &Contact, now: SystemTime) -> String {
        let until = (now + HOLDS).duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let claims = serde_json::json!({
            "aud": url.origin().ascii_serialization(),
            "exp": until.as_secs(),
            "sub": contact.0,
        });
        let head = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature: Signature = self.key.sign(signed.as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public)
    }

    /// A name for the notices of one table that tells the push service nothing: 32 characters are
    /// the most it may have.
    pub fn topic(&self, table: TableId) -> String {
        let mark = hmac(&self.key.to_bytes(), format!("topic {table}").as_bytes());
        HEXLOWER.encode(&mark[..16])
    }
}

fn new_key() -> SigningKey {
    loop {
        let mut bytes = [0; SECRET_BYTES];
        getrandom::fill(&mut bytes).expect("the system gives random bytes");
        // All but one in 2^32 numbers are keys.
        if let Ok(key) = SigningKey::from_slice(&bytes) {
            return key;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contact_is_a_mail_or_web_address() {
        for good in ["mailto:host@example.org", "https://example.org/contact"] {
            assert_eq!(good.parse::<Contact>().unwrap().to_string(), good);
        }
        for bad in
            ["host@example.org", "mailto:", "mailto:@", "http://example.org", "mailto:a@b\r\n"]
        {
            assert_eq!(bad.parse::<Contact>(), Err(NotAContact(bad.to_owned())));
        }
    }

    #[test]
    fn topics_are_as_long_as_they_may_be_and_differ_by_table() {
        let vapid = Vapid::new(new_key());
        let topic = vapid.topic(TableId(1));
        assert_eq!(topic.len(), 32);
        assert_eq!(topic, vapid.topic(TableId(1)));
        assert_ne!(topic, vapid.topic(TableId(2)));
        assert_ne!(topic, TableId(1).to_string());
    }
}

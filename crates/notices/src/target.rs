//! A subscription, read: where to, in which way, with which keys.

use std::fmt;

use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use reqwest::Url;
use web_push_native::Auth;
use web_push_native::p256::PublicKey;

use endboss_store::Subscription;

pub const LONGEST_ENDPOINT: usize = 2048;
const SHORTEST_SECRET: usize = 16;
const LONGEST_SECRET: usize = 256;
const AUTH_BYTES: usize = 16;

/// Browsers leave the padding out, some libraries put it in.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new()
        .with_encode_padding(false)
        .with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// Why a person cannot be told there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("an address for notices has at most {LONGEST_ENDPOINT} characters")]
    TooLong,
    #[error("this is not an address of the web: {0}")]
    NotAnAddress(String),
    #[error("notices go to http and https addresses, not to {0}")]
    Scheme(String),
    #[error("an address for notices must not carry a user or a password")]
    UserInfo,
    /// The same words as for a private one: which names there are inside is nobody's business.
    #[error("{0} is not reachable from everywhere: notices go to public addresses only")]
    Unknown(String),
    #[error("{0} is not reachable from everywhere: notices go to public addresses only")]
    Private(String),
    #[error("a webhook needs a secret of {SHORTEST_SECRET} to {LONGEST_SECRET} characters")]
    Secret,
    #[error("a push subscription needs both of its keys, p256dh and auth, and no secret")]
    Incomplete,
    #[error("the key {0} of the push subscription cannot be read")]
    Key(&'static str),
    #[error("this server does not send push notices")]
    PushIsOff,
    #[error("push notices go to https addresses only")]
    PushNeedsHttps,
    #[error("nobody is told in more than {} places", super::MOST_SUBSCRIPTIONS)]
    TooMany,
    #[error("this cannot be checked just now; try again later")]
    NotNow,
}

pub enum Target {
    Webhook { url: Url, secret: String },
    Push { url: Url, keys: Keys },
}

/// The keys of a browser.
pub struct Keys {
    pub p256dh: PublicKey,
    pub auth: Auth,
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Target::Webhook { .. } => "a webhook",
            Target::Push { .. } => "a push endpoint",
        })
    }
}

impl Target {
    pub fn of(subscription: &Subscription) -> Result<Target, Refusal> {
        let url = endpoint(&subscription.endpoint)?;
        let Subscription { p256dh, auth, secret, .. } = subscription;
        match (p256dh, auth, secret) {
            (None, None, Some(secret)) => {
                if (SHORTEST_SECRET..=LONGEST_SECRET).contains(&secret.chars().count()) {
                    Ok(Target::Webhook { url, secret: secret.clone() })
                } else {
                    Err(Refusal::Secret)
                }
            }
            (None, None, None) => Err(Refusal::Secret),
            (Some(p256dh), Some(auth), None) => {
                Ok(Target::Push { url, keys: Keys::of(p256dh, auth)? })
            }
            _ => Err(Refusal::Incomplete),
        }
    }

    pub fn url(&self) -> &Url {
        match self {
            Target::Webhook { url, .. } | Target::Push { url, .. } => url,
        }
    }

    pub fn host(&self) -> &str {
        self.url().host_str().unwrap_or_default()
    }
}

impl Keys {
    fn of(p256dh: &str, auth: &str) -> Result<Keys, Refusal> {
        let point = BASE64.decode(p256dh).map_err(|_| Refusal::Key("p256dh"))?;
        let p256dh = PublicKey::from_sec1_bytes(&point).map_err(|_| Refusal::Key("p256dh"))?;
        let auth = BASE64.decode(auth).map_err(|_| Refusal::Key("auth"))?;
        let auth: [u8; AUTH_BYTES] = auth.try_into().map_err(|_| Refusal::Key("auth"))?;
        Ok(Keys { p256dh, auth: Auth::from(auth) })
    }
}

fn endpoint(text: &str) -> Result<Url, Refusal> {
    if text.len() > LONGEST_ENDPOINT {
        return Err(Refusal::TooLong);
    }
    let url = Url::parse(text).map_err(|why| Refusal::NotAnAddress(why.to_string()))?;
    if !matches!(url.scheme(), "http" | "https") {
        return Err(Refusal::Scheme(url.scheme().to_owned()));
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(Refusal::UserInfo);
    }
    Ok(url)
}

#[cfg(test)]
mod tests {
    use super::*;
    use endboss_store::PersonId;

    fn webhook(endpoint: &str, secret: Option<&str>) -> Subscription {
        Subscription {
            person: PersonId(1),
            endpoint: endpoint.to_owned(),
            p256dh: None,
            auth: None,
            secret: secret.map(str::to_owned),
        }
    }

    fn refused(subscription: &Subscription) -> String {
        Target::of(subscription).expect_err("it is refused").to_string()
    }

    #[test]
    fn what_is_wrong_with_an_address_is_said_in_a_sentence() {
        let secret = Some("0123456789abcdef");
        for (endpoint, sentence) in [
            ("hello", "this is not an address of the web: relative URL without a base"),
            ("ftp://example.org/", "notices go to http and https addresses, not to ftp"),
            ("file:///etc/passwd", "notices go to http and https addresses, not to file"),
            ("https:///", "this is not an address of the web: empty host"),
            ("http://1.2.3.4.5/", "this is not an address of the web: invalid IPv4 address"),
            (
                "https://a:b@example.org/",
                "an address for notices must not carry a user or a password",
            ),
        ] {
            assert_eq!(refused(&webhook(endpoint, secret)), sentence, "{endpoint}");
        }
        let long = format!("https://example.org/{}", "x".repeat(LONGEST_ENDPOINT));
        assert_eq!(
            refused(&webhook(&long, secret)),
            "an address for notices has at most 2048 characters"
        );
    }

    #[test]
    fn a_webhook_has_a_secret_and_a_browser_has_two_keys() {
        let url = "https://example.org/hook";
        let sentence = "a webhook needs a secret of 16 to 256 characters";
        assert_eq!(refused(&webhook(url, None)), sentence);
        assert_eq!(refused(&webhook(url, Some("short"))), sentence);
        assert!(matches!(
            Target::of(&webhook(url, Some("0123456789abcdef"))),
            Ok(Target::Webhook { .. })
        ));

        let mut browser = webhook(url, None);
        browser.p256dh = Some("AAAA".to_owned());
        let sentence = "a push subscription needs both of its keys, p256dh and auth, and no secret";
        assert_eq!(refused(&browser), sentence);
        browser.auth = Some("AAAA".to_owned());
        let sentence = "the key p256dh of the push subscription cannot be read";
        assert_eq!(refused(&browser), sentence);
        // The receiver's key of the example in RFC 8291.
        browser.p256dh = Some(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
                .to_owned(),
        );
        let sentence = "the key auth of the push subscription cannot be read";
        assert_eq!(refused(&browser), sentence);
        browser.auth = Some("BTBZMqHH6r4Tts7J_aSIgg==".to_owned());
        assert!(matches!(Target::of(&browser), Ok(Target::Push { .. })), "with padding too");
    }
}

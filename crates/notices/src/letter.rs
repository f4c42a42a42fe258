//! A notice, sealed for one receiver: signed for a webhook, encrypted for a browser.

use std::time::SystemTime;

use data_encoding::HEXLOWER;
use hmac::{Hmac, KeyInit, Mac};
use reqwest::Url;
use reqwest::header::{
    AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue,
};
use sha2::Sha256;

use super::target::Keys;
use super::vapid::{Contact, Vapid};
use super::{Notice, NoticeKind};

pub const SIGNATURE: HeaderName = HeaderName::from_static("x-endboss-signature");

/// The same for every try of one notice, so that a receiver can tell a second try from a second turn.
pub const DELIVERY: HeaderName = HeaderName::from_static("x-endboss-delivery");

/// A push service sees the length of what it carries, so all lengths are multiples of this.
const BLOCK: usize = 256;

/// Push services keep a notice for a browser that is off for so many seconds.
const DAY: u32 = 24 * 60 * 60;

#[derive(Debug)]
pub struct Letter {
    pub url: Url,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Letter {
    pub fn webhook(url: Url, secret: &str, notice: &Notice) -> Letter {
        let body = serde_json::to_vec(notice).expect("a notice is plain data");
        let mut delivery = [0; 16];
        getrandom::fill(&mut delivery).expect("the system gives random bytes");
        let signature = format!("sha256={}", HEXLOWER.encode(&hmac(secret.as_bytes(), &body)));
        let headers = HeaderMap::from_iter([
            (CONTENT_TYPE, HeaderValue::from_static("application/json")),
            (SIGNATURE, value(&signature)),
            (DELIVERY, value(&HEXLOWER.encode(&delivery))),
        ]);
        Letter { url, headers, body }
    }

    pub fn push(
        url: Url,
        keys: &Keys,
        notice: &Notice,
        vapid: &Vapid,
        contact: &Contact,
    ) -> Result<Letter, web_push_native::Error> {
        let mut plain = serde_json::to_vec(notice).expect("a notice is plain data");
        // Spaces after the end mean nothing in JSON.
        plain.resize(plain.len().next_multiple_of(BLOCK), b' ');
        let body = web_push_native::encrypt(plain, &keys.p256dh, &keys.auth)?;
        let authorization = vapid.authorization(&url, contact, SystemTime::now());
        let urgency = match notice.kind {
            NoticeKind::YourTurn | NoticeKind::GameStarted | NoticeKind::SeatClaimed => "high",
            NoticeKind::Invited | NoticeKind::GameOver | NoticeKind::Kicked => "normal",
        };
        let headers = HeaderMap::from_iter([
            (AUTHORIZATION, value(&authorization)),
            (CONTENT_ENCODING, HeaderValue::from_static("aes128gcm")),
            (CONTENT_TYPE, HeaderValue::from_static("application/octet-stream")),
            (HeaderName::from_static("ttl"), HeaderValue::from(DAY)),
            (HeaderName::from_static("urgency"), HeaderValue::from_static(urgency)),
            // A later notice of the same table replaces one that still waits.
            (HeaderName::from_static("topic"), value(&vapid.topic(notice.table))),
        ]);
        Ok(Letter { url, headers, body })
    }
}

pub fn hmac(key: &[u8], message: &[u8]) -> Vec<u8> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key may have any length");
    mac.update(message);
    mac.finalize().into_bytes().to_vec()
}

fn value(text: &str) -> HeaderValue {
    HeaderValue::from_str(text).expect("ours are plain ASCII")
}

#[cfg(test)]
mod tests {
    use super::*;
    use endboss_store::TableId;

    #[test]
    fn a_webhook_gets_the_notice_as_json_with_its_signature() {
        let notice = Notice {
            kind: NoticeKind::YourTurn,
            table: TableId(7),
            code: "CAVE".to_owned(),
            link: "https://example.org/t/CAVE".to_owned(),
        };
        let url = Url::parse("https://example.org/hook").unwrap();
        let letter = Letter::webhook(url, "a secret of some length", &notice);
        let body = r#"{"kind":"your_turn","table":"00000000000000000000000000000007","code":"CAVE","link":"https://example.org/t/CAVE"}"#;
        assert_eq!(String::from_utf8_lossy(&letter.body), body);
        // printf BODY | openssl dgst -sha256 -hmac "a secret of some length"
        let signature = "sha256=9cfd81deba24d8628c029672078740e73604ae04306f5af7748bed5213817d5a";
        assert_eq!(letter.headers[SIGNATURE], signature);
    }
}

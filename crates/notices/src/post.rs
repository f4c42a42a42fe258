//! One try to bring one letter. Nothing of the receiver's is believed: no redirect, no proxy, a short
//! time, and hardly any of its answer.

use std::error::Error;
use std::fmt;
use std::sync::Once;
use std::time::Duration;

use reqwest::redirect::Policy;
use reqwest::{Client, Response, StatusCode};

use super::address::Addresses;
use super::letter::Letter;
use super::target::Refusal;

/// No more of an answer is read.
const MOST_ANSWER: usize = 1024;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Taken,
    /// The receiver is no more.
    Gone,
    /// Trying again would not help.
    Refused(String),
    /// Trying again may help.
    Later(String),
}

pub struct Post {
    client: Client,
    addresses: Addresses,
}

impl fmt::Debug for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Post").field("addresses", &self.addresses).finish_non_exhaustive()
    }
}

impl Post {
    pub fn new(addresses: Addresses, timeout: Duration) -> Post {
        static PROVIDER: Once = Once::new();
        PROVIDER.call_once(|| {
            // Somebody else may have installed one, and theirs will do.
            let _ = rustls::crypto::ring::default_provider().install_default();
        });
        let builder = || {
            Client::builder()
                .user_agent(concat!("endboss/", env!("CARGO_PKG_VERSION")))
                .redirect(Policy::none())
                // A proxy would look the name up again, and connect to what it finds.
                .no_proxy()
                .referer(false)
                .timeout(timeout)
                .connect_timeout(timeout)
                .pool_max_idle_per_host(1)
                .pool_idle_timeout(Duration::from_secs(10))
                .dns_resolver(addresses.clone())
        };
        let client = builder().build().or_else(|why| {
            // Without the system's certificates nothing can be trusted; http still works.
            tracing::warn!(%why, "notices by https are off");
            builder().tls_certs_only([]).build()
        });
        Post { client: client.expect("a client without certificates can be built"), addresses }
    }

    pub async fn send(&self, letter: &Letter) -> Answer {
        if self.addresses.check_literal(&letter.url).is_err() {
            return Answer::Refused("its address is private".to_owned());
        }
        let request = self.client.post(letter.url.clone()).headers(letter.headers.clone());
        match request.body(letter.body.clone()).send().await {
            Ok(answer) => {
                let status = answer.status();
                read_a_little(answer).await;
                judge(status)
            }
            Err(why) => judge_error(&why),
        }
    }
}

/// A connection whose answer was read to its end can be used again.
async fn read_a_little(mut answer: Response) {
    let mut read = 0;
    while read < MOST_ANSWER {
        match answer.chunk().await {
            Ok(Some(bytes)) => read += bytes.len(),
            Ok(None) | Err(_) => return,
        }
    }
}

fn judge(status: StatusCode) -> Answer {
    match status.as_u16() {
        200..=299 => Answer::Taken,
        404 | 410 => Answer::Gone,
        429 | 500..=599 => Answer::Later(format!("it answered {}", status.as_u16())),
        _ => Answer::Refused(format!("it answered {}", status.as_u16())),
    }
}

/// The error itself may name the address, so only its kind is told.
fn judge_error(why: &reqwest::Error) -> Answer {
    if let Some(Refusal::Private(_)) = refusal(why) {
        return Answer::Refused("its name leads to a private address".to_owned());
    }
    if why.is_builder() {
        return Answer::Refused("its address cannot be used".to_owned());
    }
    let kind = if why.is_timeout() {
        "it took too long"
    } else if why.is_connect() {
        "it cannot be reached"
    } else {
        "the connection broke"
    };
    Answer::Later(kind.to_owned())
}

/// What our own lookup had against a name, wherever it stands in the chain of causes.
fn refusal(why: &reqwest::Error) -> Option<&Refusal> {
    let mut cause: Option<&(dyn Error + 'static)> = why.source();
    while let Some(found) = cause {
        if let Some(refusal) = found.downcast_ref::<Refusal>() {
            return Some(refusal);
        }
        cause = found.source();
    }
    None
}

//! The cookie that holds the token.

use std::time::{SystemTime, UNIX_EPOCH};

use ::cookie::time::Duration;
use ::cookie::{Cookie, SameSite};
use axum::http::{HeaderMap, HeaderValue, header};

use endboss_people::{People, SESSION_LIFE, Token};

/// Its name where the server is reached without TLS.
pub const COOKIE: &str = "endboss";

/// Its name where it is reached by TLS: browsers take such a cookie from this very host and by TLS
/// only, so no neighbor under the same domain can set it.
pub const HOST_COOKIE: &str = "__Host-endboss";

/// Until the end of 2027, in seconds since 1970, the plain name is read where there is TLS, too:
/// that is what older releases set, and a session lasts a year. Whoever comes with it gets the other.
const PLAIN_UNTIL: u64 = 1_830_297_600;

pub(super) fn name(https: bool) -> &'static str {
    if https { HOST_COOKIE } else { COOKIE }
}

/// No script can read it, and no other site's form can use it. As long as a session lives.
pub(super) fn set(token: &Token, https: bool) -> HeaderValue {
    written(name(https), token.text(), Duration::milliseconds(SESSION_LIFE), https)
}

pub(super) fn clear(https: bool) -> HeaderValue {
    written(name(https), String::new(), Duration::ZERO, https)
}

/// What makes a browser forget the plain name, where there is TLS.
pub(super) fn clear_plain() -> HeaderValue {
    written(COOKIE, String::new(), Duration::ZERO, true)
}

fn written(name: &'static str, value: String, life: Duration, https: bool) -> HeaderValue {
    let cookie = Cookie::build((name, value))
        .http_only(true)
        .same_site(SameSite::Lax)
        .path("/")
        .max_age(life)
        .secure(https);
    let text = cookie.build().to_string();
    text.parse().expect("a token has no characters that a header cannot have")
}

/// What a request has of our cookie.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Found {
    /// Whether it is there at all.
    pub there: bool,
    /// The first one that was signed here: who can set cookies for us can set several.
    pub token: Option<Token>,
    /// Whether it came by the name of older releases.
    pub plain: bool,
}

pub(super) fn find(headers: &HeaderMap, people: &People, https: bool) -> Found {
    let lines = || headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let named = |name: &'static str| {
        let cookies = lines().flat_map(Cookie::split_parse).filter_map(Result::ok);
        let mut ours = cookies.filter(move |cookie| cookie.name() == name).peekable();
        let there = ours.peek().is_some();
        (there, ours.find_map(|cookie| people.token(cookie.value())))
    };
    let (there, token) = named(name(https));
    if there || !https {
        return Found { there, token, plain: false };
    }
    let (there, token) = named(COOKIE);
    Found { there, token: token.filter(|_| reads_plain(SystemTime::now())), plain: there }
}

fn reads_plain(now: SystemTime) -> bool {
    now.duration_since(UNIX_EPOCH).is_ok_and(|since| since.as_secs() < PLAIN_UNTIL)
}

/// Whether an answer says something about the cookie already.
pub(super) fn answered(headers: &HeaderMap, https: bool) -> bool {
    let mut lines = headers.get_all(header::SET_COOKIE).iter();
    lines.any(|line| {
        let rest = line.as_bytes().strip_prefix(name(https).as_bytes());
        rest.is_some_and(|rest| rest.starts_with(b"="))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plain_name_is_read_for_a_while() {
        let at = |seconds| UNIX_EPOCH + std::time::Duration::from_secs(seconds);
        assert!(reads_plain(at(PLAIN_UNTIL - 1)));
        assert!(!reads_plain(at(PLAIN_UNTIL)));
    }
}

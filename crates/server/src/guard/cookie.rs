//! The cookie that holds the token.

use ::cookie::time::Duration;
use ::cookie::{Cookie, SameSite};
use axum::http::{HeaderMap, HeaderValue, header};

use crate::people::{People, SESSION_LIFE, Token};

/// Its name.
pub const COOKIE: &str = "endboss";

/// No script can read it, and no other site's form can use it. As long as a session lives.
pub(super) fn set(token: &Token, https: bool) -> HeaderValue {
    written(token.text(), Duration::milliseconds(SESSION_LIFE), https)
}

pub(super) fn clear(https: bool) -> HeaderValue {
    written(String::new(), Duration::ZERO, https)
}

fn written(value: String, life: Duration, https: bool) -> HeaderValue {
    let cookie = Cookie::build((COOKIE, value))
        .http_only(true)
        .same_site(SameSite::Lax)
        .path("/")
        .max_age(life)
        .secure(https);
    let text = cookie.build().to_string();
    text.parse().expect("a token has no characters that a header cannot have")
}

/// Whether a request has our cookie at all, and the first of them that was signed here: who can set
/// cookies for us, such as a neighbor under the same domain, can set several.
pub(super) fn find(headers: &HeaderMap, people: &People) -> (bool, Option<Token>) {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let cookies = lines.flat_map(Cookie::split_parse).filter_map(Result::ok);
    let mut ours = cookies.filter(|cookie| cookie.name() == COOKIE).peekable();
    let there = ours.peek().is_some();
    (there, ours.find_map(|cookie| people.token(cookie.value())))
}

/// Whether an answer says something about the cookie already.
pub(super) fn answered(headers: &HeaderMap) -> bool {
    let mut lines = headers.get_all(header::SET_COOKIE).iter();
    lines.any(|line| {
        let rest = line.as_bytes().strip_prefix(COOKIE.as_bytes());
        rest.is_some_and(|rest| rest.starts_with(b"="))
    })
}

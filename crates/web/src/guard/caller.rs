//! Who asks: by the token in `Authorization: Bearer` or in the cookie.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};

use super::{Guard, Refusal, cookie};
use crate::api::Problem;
use endboss_people::{People, Person, Token};

/// Somebody we know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    pub person: Person,
    /// By which they are known; it is not shown.
    pub token: Token,
    pub via: Via,
}

/// Somebody we know, or nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaybeCaller(pub Option<Caller>);

/// How a token came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Via {
    /// A browser adds it by itself.
    Cookie,
    /// A program adds it on purpose.
    Bearer,
}

/// What a request shows, before anybody asked whose it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shown {
    /// How a token came, even one that is worth nothing.
    pub via: Option<Via>,
    token: Option<Token>,
    /// Whether the cookie has the name of older releases.
    pub plain: bool,
}

impl Shown {
    /// A bearer token goes before the cookie, and the cookie is not looked at then: whether the
    /// origin matters depends on it.
    pub fn read(headers: &HeaderMap, people: &People, https: bool) -> Shown {
        if let Some(bearer) = bearer(headers) {
            let token = bearer.and_then(|text| people.token(text));
            return Shown { via: Some(Via::Bearer), token, plain: false };
        }
        let cookie::Found { there, token, plain } = cookie::find(headers, people, https);
        Shown { via: there.then_some(Via::Cookie), token, plain }
    }
}

/// What follows the word, if there is a bearer token; nothing inside if it cannot be read.
fn bearer(headers: &HeaderMap) -> Option<Option<&str>> {
    let mut found = None;
    for line in headers.get_all(header::AUTHORIZATION) {
        let (word, rest) = line.as_bytes().split_at_checked(7).unwrap_or_default();
        if word.eq_ignore_ascii_case(b"bearer ") {
            // Two of them are nobody's.
            let text = std::str::from_utf8(rest).ok().map(str::trim);
            found = Some(if found.is_none() { text } else { None });
        }
    }
    found
}

/// Whom the guard found, left in the request for whoever wants to know.
#[derive(Clone, Debug)]
pub(super) struct Identity {
    pub caller: Option<Caller>,
    pub via: Option<Via>,
    /// Whether the cookie should be sent again.
    pub prolonged: bool,
}

impl Identity {
    pub async fn find(shown: Shown, people: &People) -> Result<Identity, Problem> {
        let who = match &shown.token {
            Some(token) => people.who(token).await?.map(|who| (who, *token)),
            None => None,
        };
        let prolonged = who.as_ref().is_some_and(|(who, _)| who.prolonged || shown.plain);
        let caller =
            shown.via.zip(who).map(|(via, (who, token))| Caller { person: who.person, token, via });
        Ok(Identity { caller, via: shown.via, prolonged })
    }

    /// As the guard found it, or found now.
    async fn of<S>(parts: &Parts, state: &S) -> Result<Identity, Problem>
    where
        Arc<People>: FromRef<S>,
        Arc<Guard>: FromRef<S>,
    {
        if let Some(identity) = parts.extensions.get::<Identity>() {
            return Ok(identity.clone());
        }
        let people = Arc::<People>::from_ref(state);
        let https = Arc::<Guard>::from_ref(state).https;
        Identity::find(Shown::read(&parts.headers, &people, https), &people).await
    }
}

fn nobody() -> Problem {
    Refusal::Nobody.into()
}

impl<S: Send + Sync> FromRequestParts<S> for Caller
where
    Arc<People>: FromRef<S>,
    Arc<Guard>: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Caller, Problem> {
        Identity::of(parts, state).await?.caller.ok_or_else(nobody)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for MaybeCaller
where
    Arc<People>: FromRef<S>,
    Arc<Guard>: FromRef<S>,
{
    type Rejection = Problem;

    /// A cookie that is worth nothing any more is as good as none. A program that shows a token on
    /// purpose should hear that it is wrong.
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<MaybeCaller, Problem> {
        let identity = Identity::of(parts, state).await?;
        match (identity.caller, identity.via) {
            (None, Some(Via::Bearer)) => Err(nobody()),
            (caller, _) => Ok(MaybeCaller(caller)),
        }
    }
}

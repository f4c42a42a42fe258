//! Who asks.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;

use super::Api;
use super::problem::Problem;
use crate::guard::{self, Guard};
use endboss_people::{self as people, People};
use endboss_tables::Caller;

impl From<people::Refusal> for Problem {
    fn from(refusal: people::Refusal) -> Problem {
        use people::Refusal::*;
        let status = match &refusal {
            NameLength | NameCharacter(_) | LoginForm | PasswordLength => 422,
            LoginTaken | HasAccount | NoAccount => 409,
            WrongSecret => 403,
            TooSoon { .. } | Busy => 429,
            NoSuchPerson => 404,
            Unread(_) | Unsaved(_) => 503,
        };
        let again = match refusal {
            TooSoon { seconds } => Some(seconds),
            Busy | Unread(_) | Unsaved(_) => Some(2),
            _ => None,
        };
        Problem::new(status, refusal.code(), refusal.saying()).after(again)
    }
}

/// Somebody we know, by the cookie or the bearer token.
#[derive(Clone, Debug)]
pub struct Me(pub Caller);

/// Somebody, or nobody.
#[derive(Clone, Debug)]
pub struct Anyone(pub Option<Caller>);

impl FromRequestParts<Api> for Anyone {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Anyone, Problem> {
        let maybe = guard::MaybeCaller::from_request_parts(parts, api).await?;
        Ok(Anyone(maybe.0.map(|caller| caller.person.into())))
    }
}

impl FromRequestParts<Api> for Me {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Me, Problem> {
        let caller = guard::Caller::from_request_parts(parts, api).await?;
        Ok(Me(caller.person.into()))
    }
}

impl FromRef<Api> for Arc<People> {
    fn from_ref(api: &Api) -> Arc<People> {
        api.people.clone()
    }
}

impl FromRef<Api> for Arc<Guard> {
    fn from_ref(api: &Api) -> Arc<Guard> {
        api.guard.clone()
    }
}

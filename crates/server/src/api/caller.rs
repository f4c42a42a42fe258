//! Who asks.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::StatusCode;
use axum::http::request::Parts;

use super::Api;
use super::problem::Problem;
use crate::guard::{self, Guard};
use crate::people::{self, People, Person};
use crate::table::Caller;

impl From<people::Refusal> for Problem {
    fn from(refusal: people::Refusal) -> Problem {
        use people::Refusal::*;
        let status = match &refusal {
            NameLength | NameCharacter(_) | LoginForm | PasswordLength => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            LoginTaken | HasAccount | NoAccount => StatusCode::CONFLICT,
            WrongSecret => StatusCode::FORBIDDEN,
            TooSoon { .. } | Busy => StatusCode::TOO_MANY_REQUESTS,
            NoSuchPerson => StatusCode::NOT_FOUND,
            Store(_) => StatusCode::SERVICE_UNAVAILABLE,
        };
        let mut problem = Problem::new(status, refusal.code(), refusal.to_string());
        problem.retry_after = match refusal {
            TooSoon { seconds } => Some(seconds),
            Busy | Store(_) => Some(2),
            _ => None,
        };
        problem
    }
}

impl From<Person> for Caller {
    fn from(person: Person) -> Caller {
        Caller { person: person.id, name: person.name, account: person.login.is_some() }
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

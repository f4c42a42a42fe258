//! The middleware before everything else.

use std::sync::{Arc, PoisonError};

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use http_body_util::Limited;
use tokio::time::timeout;

use super::caller::{Identity, Shown};
use super::{Budget, Guard, Refusal, Via, address, cookie, headers, origin};
use crate::api::Problem;
use endboss_people::People;

/// Lets a request through or refuses it with a sentence; whatever is answered, it is answered with
/// the headers that keep browsers safe.
pub async fn protect(
    State(guard): State<Arc<Guard>>,
    State(people): State<Arc<People>>,
    request: Request,
    next: Next,
) -> Response {
    // What follows a doubtful body on the same connection is not read.
    let close = ambiguous(request.headers());
    let answered = timeout(guard.limits.patience, guard.pass(&people, request, next)).await;
    let mut response = match answered {
        Ok(Ok(response)) => response,
        Ok(Err(problem)) => problem.for_anybody(),
        Err(_) => Problem::from(Refusal::Timeout).for_anybody(),
    };
    headers::secure(response.headers_mut(), guard.https);
    if close {
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

/// A body with a length that comes in chunks.
fn ambiguous(headers: &HeaderMap) -> bool {
    headers.contains_key(header::CONTENT_LENGTH) && headers.contains_key(header::TRANSFER_ENCODING)
}

/// A page of cards has hundreds of pictures, each kept by browsers for good and served from memory:
/// they are not counted as requests.
fn dressing(request: &Request) -> bool {
    let path = request.uri().path();
    request.method() == Method::GET && (path.starts_with("/art/") || path.starts_with("/static/"))
}

impl Guard {
    /// What costs least is asked first.
    async fn pass(
        &self,
        people: &People,
        request: Request,
        next: Next,
    ) -> Result<Response, Problem> {
        let peer = address::peer(request.extensions())?;
        let address = self.proxies.client(peer, request.headers());
        self.bans().check_address(address)?;
        self.hosts.check(request.uri(), request.headers())?;
        let counts = !dressing(&request);
        if counts {
            self.budgets.spend_address(Budget::Request, address)?;
        }
        let shown = Shown::read(request.headers(), people, self.https);
        origin::check(request.method(), request.headers(), shown.via, self.origin.as_ref())?;
        let plain = shown.plain;
        let mut request = self.limit_body(request)?;
        let identity = Identity::find(shown, people).await?;
        if let Some(caller) = &identity.caller {
            self.bans().check_person(caller.person.id)?;
            if counts {
                self.budgets.spend_person(Budget::Request, caller.person.id)?;
            }
        }
        let again = identity
            .caller
            .as_ref()
            .filter(|caller| identity.prolonged && caller.via == Via::Cookie);
        let again = again.map(|caller| self.cookie(&caller.token));
        request.extensions_mut().insert(address);
        request.extensions_mut().insert(identity);
        let mut response = next.run(request).await;
        if let Some(again) = again.filter(|_| !cookie::answered(response.headers(), self.https)) {
            response.headers_mut().append(header::SET_COOKIE, again);
        }
        if plain {
            response.headers_mut().append(header::SET_COOKIE, cookie::clear_plain());
        }
        Ok(response)
    }

    /// A body that says it is too large is not read; one that is in the end fails while it is read.
    fn limit_body(&self, request: Request) -> Result<Request, Problem> {
        let most = self.limits.body;
        let said = request.headers().get(header::CONTENT_LENGTH);
        if ambiguous(request.headers()) {
            // Whoever stands before us may have believed the other one.
            return Err(Refusal::TwoLengths.into());
        }
        let said = said.and_then(|said| said.to_str().ok()?.parse::<u64>().ok());
        if said.is_some_and(|said| said > most as u64) {
            return Err(Refusal::TooLarge(most).into());
        }
        Ok(request.map(|body| Body::new(Limited::new(body, most))))
    }

    fn bans(&self) -> std::sync::RwLockReadGuard<'_, super::Bans> {
        self.bans.read().unwrap_or_else(PoisonError::into_inner)
    }
}

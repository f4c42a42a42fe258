//! When a page cannot be shown: a page that says why, in the reader's language.

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use endboss_pages::trouble;
use serde::de::DeserializeOwned;

use super::visitor::Visitor;
use crate::api::{Api, Problem, Wrong};

#[derive(Debug)]
pub struct Trouble {
    visitor: Box<Visitor>,
    problem: Box<Problem>,
    /// A sentence in the reader's language that says more than the problem's.
    said: Option<String>,
}

impl Trouble {
    pub fn new(visitor: Visitor, problem: Problem) -> Trouble {
        Trouble { visitor: Box::new(visitor), problem: Box::new(problem), said: None }
    }

    /// With a sentence of our own, in the reader's language.
    pub fn said(visitor: Visitor, problem: Problem, sentence: String) -> Trouble {
        Trouble { said: Some(sentence), ..Trouble::new(visitor, problem) }
    }
}

impl Trouble {
    /// The sentence in the reader's language.
    pub fn sentence(&self) -> String {
        match &self.said {
            Some(said) => said.clone(),
            None => self.problem.saying.by(&self.visitor.text()),
        }
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.problem.status);
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let (visitor, retry) = (&self.visitor, self.problem.retry_after);
        let sentence = self.sentence();
        let mut response = match visitor.scripted {
            true => {
                let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
                (status, kind, sentence).into_response()
            }
            false => {
                let title = visitor.say("face-trouble");
                // A sentence with seconds in it has said so already.
                let retry = retry.filter(|_| !self.problem.saying.says("seconds"));
                let body = trouble(
                    &visitor.look,
                    &title,
                    &sentence,
                    retry,
                    table_of(&visitor.here).as_deref(),
                );
                let page = visitor.page(&visitor.frame(title, "trouble"), body);
                (status, page).into_response()
            }
        };
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(seconds) = retry {
            headers.insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

/// The table whose page or form this was.
fn table_of(here: &str) -> Option<String> {
    let id = here.strip_prefix("/t/")?.split(['/', '?']).next()?;
    let id: endboss_store::TableId = id.parse().ok()?;
    // Where the page itself cannot be shown there is no way back to it.
    here.contains(&format!("{id}/")).then(|| format!("/t/{id}"))
}

/// A form as browsers send it.
#[derive(Debug)]
pub struct Form<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Api> for Form<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, api: &Api) -> Result<Form<T>, Trouble> {
        let (mut parts, body) = request.into_parts();
        let visitor = visitor(&mut parts, api).await;
        let request = Request::from_parts(parts, body);
        match axum::Form::<T>::from_request(request, api).await {
            Ok(axum::Form(form)) => Ok(Form(form)),
            Err(rejection) => {
                let status = rejection.status();
                let wrong = match status {
                    StatusCode::PAYLOAD_TOO_LARGE => Wrong::LargeBody,
                    _ => Wrong::Form,
                };
                Err(visitor.trouble(Problem { status: status.as_u16(), ..wrong.into() }))
            }
        }
    }
}

/// What stands in the path; nothing is where it does not fit.
#[derive(Debug)]
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Api> for Path<T> {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Path<T>, Trouble> {
        match axum::extract::Path::<T>::from_request_parts(parts, api).await {
            Ok(axum::extract::Path(path)) => Ok(Path(path)),
            Err(_) => Err(visitor(parts, api).await.trouble(Problem::nothing_here())),
        }
    }
}

/// The part of the address after the question mark.
#[derive(Debug)]
pub struct Query<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Api> for Query<T> {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Query<T>, Trouble> {
        match axum::extract::Query::<T>::try_from_uri(&parts.uri) {
            Ok(axum::extract::Query(query)) => Ok(Query(query)),
            Err(_) => Err(visitor(parts, api).await.trouble(Wrong::PageQuery)),
        }
    }
}

async fn visitor(parts: &mut Parts, api: &Api) -> Visitor {
    match Visitor::from_request_parts(parts, api).await {
        Ok(visitor) => visitor,
        Err(never) => match never {},
    }
}

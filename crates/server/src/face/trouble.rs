//! When a page cannot be shown: a page that says why, in the reader's language.

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use endboss_pages::trouble;
use endboss_text::Lang;
use serde::de::DeserializeOwned;

use super::visitor::Visitor;
use crate::api::{Api, Problem};

#[derive(Debug)]
pub struct Trouble {
    visitor: Box<Visitor>,
    problem: Problem,
    /// A sentence in the reader's language that says more than the problem's word.
    said: Option<String>,
}

impl Trouble {
    pub fn new(visitor: Visitor, problem: Problem) -> Trouble {
        Trouble { visitor: Box::new(visitor), problem, said: None }
    }

    /// With a sentence of our own, in the reader's language.
    pub fn said(visitor: Visitor, problem: Problem, sentence: String) -> Trouble {
        Trouble { visitor: Box::new(visitor), problem, said: Some(sentence) }
    }
}

/// Words of problems that have a sentence in every language.
const TOLD: [&str; 36] = [
    "banned",
    "timeout",
    "method",
    "not_found",
    "no_table",
    "no_seat",
    "unplayable",
    "not_now",
    "not_yours",
    "stale_ask",
    "not_offered",
    "too_much",
    "broken",
    "unsaved",
    "stopping",
    "nobody",
    "origin",
    "wrong_host",
    "too_large",
    "wrong_body",
    "streams",
    "too_many",
    "store",
    "error",
    "name_length",
    "name_character",
    "login_form",
    "login_taken",
    "password_length",
    "wrong_secret",
    "too_soon",
    "busy",
    "has_account",
    "no_account",
    "no_such_person",
    "no_secret",
];

impl Trouble {
    /// The sentence in the reader's language. Our own English ones say more.
    pub fn sentence(&self) -> String {
        if let Some(said) = &self.said {
            return said.clone();
        }
        let told = TOLD.iter().find(|code| **code == self.problem.code);
        match (self.visitor.look.lang, told) {
            (Lang::En, _) => capital(&self.problem.error),
            (_, Some(code)) => {
                self.visitor.say(&format!("face-trouble-{}", code.replace('_', "-")))
            }
            (_, None) => self.visitor.say("face-trouble-error"),
        }
    }
}

fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first: String =
        letters.next().map(|first| first.to_uppercase().collect()).unwrap_or_default();
    let stop = if sentence.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
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
    let id: crate::store::TableId = id.parse().ok()?;
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
                let code = match status {
                    StatusCode::PAYLOAD_TOO_LARGE => "too_large",
                    _ => "wrong_body",
                };
                let sentence = "the form does not fit this page; load it again";
                Err(visitor.trouble(Problem::new(status, code, sentence)))
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
            Err(_) => {
                let sentence = "what follows the question mark does not fit this page";
                let problem = Problem::new(StatusCode::BAD_REQUEST, "wrong_body", sentence);
                Err(visitor(parts, api).await.trouble(problem))
            }
        }
    }
}

async fn visitor(parts: &mut Parts, api: &Api) -> Visitor {
    match Visitor::from_request_parts(parts, api).await {
        Ok(visitor) => visitor,
        Err(never) => match never {},
    }
}

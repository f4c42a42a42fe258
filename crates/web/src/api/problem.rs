//! What goes wrong, as JSON: a sentence for people and a word for programs.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use super::wrong::Wrong;
use endboss_tables::Refusal;
use endboss_text::saying::Saying;

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Problem {
    /// A sentence that says what happened and what to do.
    pub error: String,
    /// A short word that does not change.
    pub code: String,
    #[serde(skip)]
    pub status: u16,
    /// Seconds after which it makes sense to try again.
    #[serde(skip)]
    pub retry_after: Option<u64>,
    /// The sentence in any language.
    #[serde(skip)]
    pub saying: Saying,
}

impl Problem {
    /// What is said is said in English to programs, and to people in their language.
    pub fn new(status: u16, code: &str, saying: Saying) -> Problem {
        let (error, code) = (saying.english(), code.to_owned());
        Problem { error, code, status, retry_after: None, saying }
    }

    #[must_use]
    pub fn after(self, retry_after: Option<u64>) -> Problem {
        Problem { retry_after, ..self }
    }

    pub fn nothing_here() -> Problem {
        Wrong::NothingHere.into()
    }
}

/// Goes with an answer that was made before anybody knew who reads it: people get a page of it.
#[derive(Clone, Debug)]
pub struct Refused(pub Problem);

impl Problem {
    /// An answer for programs that can be made into one for people.
    pub fn for_anybody(self) -> Response {
        let mut response = self.clone().into_response();
        response.extensions_mut().insert(Refused(self));
        response
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status);
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let retry = self.retry_after;
        let mut response = (status, Json(self)).into_response();
        // What went wrong now may be right the next time.
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(seconds) = retry {
            headers.insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let again = match refusal {
            Refusal::Unread(_) | Refusal::Unsaved(_) | Refusal::Stopping => Some(1),
            Refusal::Busy => Some(5),
            _ => None,
        };
        Problem::new(refusal.status(), refusal.code(), refusal.saying()).after(again)
    }
}

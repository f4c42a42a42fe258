//! What goes wrong, as JSON: a sentence for people and a word for programs.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::store::StoreError;
use crate::table::Refusal;

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
}

impl Problem {
    pub fn new(status: StatusCode, code: &str, error: impl Into<String>) -> Problem {
        let (error, code) = (error.into(), code.to_owned());
        Problem { error, code, status: status.as_u16(), retry_after: None }
    }

    pub fn nothing_here() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "not_found", "there is nothing here")
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
        let retry_after = match refusal {
            Refusal::Unsaved(_) | Refusal::Stopping => Some(1),
            Refusal::Busy => Some(5),
            _ => None,
        };
        Problem {
            error: sentence(&refusal),
            code: refusal.code().to_owned(),
            status: refusal.status(),
            retry_after,
        }
    }
}

/// What is wrong with packs may be told in many lines; some of them are enough.
fn sentence(refusal: &Refusal) -> String {
    let words = refusal.to_string().replace('\n', "; ");
    match words.char_indices().nth(MOST_LETTERS) {
        Some((end, _)) => format!("{} ...", &words[..end]),
        None => words,
    }
}

const MOST_LETTERS: usize = 500;

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        tracing::error!(%error, "the store failed");
        let mut problem = Problem::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "store",
            "the store could not be read; try again in a moment",
        );
        problem.retry_after = Some(1);
        problem
    }
}

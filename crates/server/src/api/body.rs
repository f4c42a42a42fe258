//! What comes in: bodies, queries and paths, each refused with a sentence.

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use bytes::Bytes;
use endboss_lexicon::Seat;
use serde::de::DeserializeOwned;

use super::problem::Problem;
use crate::store::TableId;
use crate::table::Refusal;

/// A body of JSON.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let unsupported = StatusCode::UNSUPPORTED_MEDIA_TYPE;
        if !is_json(request.headers()) {
            let sentence = "send JSON, with Content-Type: application/json";
            return Err(Problem::new(unsupported, "not_json", sentence));
        }
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|rejection| match rejection.status() {
            status @ StatusCode::PAYLOAD_TOO_LARGE => {
                Problem::new(status, "too_large", "the body is too large")
            }
            status => Problem::new(status, "unread", "the body could not be read"),
        })?;
        // A list would be taken for the fields one after the other.
        if bytes.trim_ascii_start().first() == Some(&b'[') {
            let sentence = "the body does not fit: it must be an object";
            return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "wrong_body", sentence));
        }
        match axum::Json::from_bytes(&bytes) {
            Ok(axum::Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(refused(&rejection)),
        }
    }
}

/// As browsers' forms cannot be sent, and as every program can.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

fn refused(rejection: &JsonRejection) -> Problem {
    let status = rejection.status();
    match rejection {
        JsonRejection::JsonSyntaxError(error) => {
            Problem::new(status, "not_json", format!("the body is not JSON: {}", cause(error)))
        }
        JsonRejection::JsonDataError(error) => {
            Problem::new(status, "wrong_body", format!("the body does not fit: {}", cause(error)))
        }
        _ => Problem::new(status, "unread", "the body could not be read"),
    }
}

/// What the parser says, without axum's words around it and not at any length.
fn cause(error: &dyn std::error::Error) -> String {
    let mut last = error;
    while let Some(source) = last.source() {
        last = source;
    }
    last.to_string().chars().take(200).collect()
}

/// The part of the address after the question mark.
#[derive(Debug)]
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query<T>, Problem> {
        let query = axum::extract::Query::<T>::try_from_uri(&parts.uri);
        query.map(|axum::extract::Query(query)| Query(query)).map_err(|error| {
            let sentence = format!("the query does not fit: {}", cause(&error));
            Problem::new(StatusCode::BAD_REQUEST, "wrong_query", sentence)
        })
    }
}

/// What stands in the path.
#[derive(Debug)]
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Problem> {
        let path = axum::extract::Path::<T>::from_request_parts(parts, state).await;
        path.map(|axum::extract::Path(path)| Path(path)).map_err(|_| Problem::nothing_here())
    }
}

/// A table by what stands in the path.
pub fn table(id: &str) -> Result<TableId, Problem> {
    id.parse().map_err(|_| Refusal::NoTable.into())
}

/// A seat by its letter.
pub fn seat(letter: &str) -> Result<Seat, Problem> {
    let mut letters = letter.chars();
    let seat = letters.next().and_then(Seat::from_letter);
    match (seat, letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(Refusal::NoSeat(letter.chars().take(8).collect()).into()),
    }
}

/// A seat that may be left out.
pub fn maybe_seat(letter: Option<&str>) -> Result<Option<Seat>, Problem> {
    letter.map(seat).transpose()
}

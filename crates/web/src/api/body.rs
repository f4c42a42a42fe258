//! What comes in: bodies, queries and paths, each refused with a sentence.

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use bytes::Bytes;
use endboss_gamebox::Level;
use endboss_lexicon::Seat;
use serde::de::DeserializeOwned;

use super::problem::Problem;
use super::wrong::Wrong;
use endboss_store::TableId;
use endboss_tables::{Refusal, level_named};

/// A body of JSON.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        if !is_json(request.headers()) {
            return Err(Wrong::NotJson.into());
        }
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Wrong::LargeBody,
            _ => Wrong::UnreadBody,
        })?;
        // A list would be taken for the fields one after the other.
        if bytes.trim_ascii_start().first() == Some(&b'[') {
            return Err(Wrong::NoObject.into());
        }
        match axum::Json::from_bytes(&bytes) {
            Ok(axum::Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(refused(&rejection).into()),
        }
    }
}

/// As browsers' forms cannot be sent, and as every program can.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

fn refused(rejection: &JsonRejection) -> Wrong {
    match rejection {
        JsonRejection::JsonSyntaxError(error) => Wrong::BrokenJson(cause(error)),
        JsonRejection::JsonDataError(error) => Wrong::Body(cause(error)),
        _ => Wrong::UnreadBody,
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
        let query = query.map_err(|error| Wrong::Query(cause(&error)))?;
        Ok(Query(query.0))
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

/// The level of a bot, if one is named.
pub fn level(word: Option<String>) -> Result<Option<Level>, Problem> {
    let level = word.as_deref().map(level_named).transpose();
    level.map_err(|unknown| Refusal::from(unknown).into())
}

/// A seat that may be left out.
pub fn maybe_seat(letter: Option<&str>) -> Result<Option<Seat>, Problem> {
    letter.map(seat).transpose()
}

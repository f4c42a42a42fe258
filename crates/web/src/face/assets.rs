//! What pages are dressed with. An address holds the hash of what is there, so browsers keep it.

use axum::Router;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use endboss_pages::{find_asset, png};

use super::trouble::Path;
use crate::api::{Api, Problem};

const FOR_GOOD: &str = "public, max-age=31536000, immutable";

pub fn routes() -> Router<Api> {
    Router::new().route("/static/{hash}/{name}", get(asset)).route("/art/{file}", get(art))
}

async fn asset(uri: Uri) -> Response {
    match find_asset(uri.path()) {
        Some(asset) => kept(asset.kind, asset.bytes.as_slice()),
        None => Problem::nothing_here().into_response(),
    }
}

async fn art(Path(file): Path<String>) -> Response {
    match file.strip_suffix(".png").and_then(png) {
        Some(bytes) => kept("image/png", bytes.to_vec()),
        None => Problem::nothing_here().into_response(),
    }
}

fn kept(kind: &'static str, bytes: impl Into<axum::body::Body>) -> Response {
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, FOR_GOOD)];
    (StatusCode::OK, headers, bytes.into()).into_response()
}

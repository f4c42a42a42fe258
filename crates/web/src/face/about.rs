//! What this is, and what a browser wants to know to keep it at hand.

use axum::Router;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use endboss_pages as pages;

use super::Page;
use super::visitor::Visitor;
use crate::api::Api;

/// These keep their address while they change, so browsers ask again after a day.
const FOR_A_DAY: &str = "public, max-age=86400";

pub fn routes() -> Router<Api> {
    Router::new()
        .route("/about", get(about))
        .route("/manifest.webmanifest", get(manifest))
        .route("/favicon.png", get(favicon))
        .route("/favicon.ico", get(favicon))
}

async fn about(visitor: Visitor) -> Page {
    let mut frame = visitor.frame(visitor.say("face-about"), "about");
    frame.styles = &["pages.css"];
    Ok(visitor.page(&frame, pages::about(&visitor.look)))
}

async fn manifest(visitor: Visitor) -> Response {
    let kind = [(header::CONTENT_TYPE, "application/manifest+json")];
    (kind, pages::manifest(&visitor.look)).into_response()
}

async fn favicon() -> Response {
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, FOR_A_DAY)];
    (headers, pages::favicon()).into_response()
}

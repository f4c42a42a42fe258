//! All routes with everything that stands before them.

use std::sync::Arc;

use axum::Router;
use axum::http::Response;
use axum::middleware::{from_fn, from_fn_with_state};
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{Predicate, SizeAbove};

use crate::api::{self, Api, Problem, Uncompressed, Wrong};
use crate::face;
use crate::guard;
use crate::{health, requests};

/// Small answers are not worth the work, and some streams say they do not want it.
#[derive(Clone, Copy, Debug)]
struct Worthwhile;

impl Predicate for Worthwhile {
    fn should_compress<B: axum::body::HttpBody>(&self, response: &Response<B>) -> bool {
        let wanted = response.extensions().get::<Uncompressed>().is_none();
        wanted && SizeAbove::new(512).should_compress(response)
    }
}

pub fn router(api: Api, probe: Arc<dyn health::Probe>) -> Router {
    let (routes, _) = api::routes(api.guard.limits(), api.guard.cookie_name());
    let compression =
        CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(Worthwhile);
    routes
        .merge(face::routes())
        .merge(health::routes(probe))
        .fallback(face::nothing_here)
        .method_not_allowed_fallback(face::not_so)
        .layer(CatchPanicLayer::custom(stumbled))
        .layer(from_fn_with_state(api.clone(), guard::protect))
        .layer(from_fn(face::refused_to_people))
        .layer(compression)
        .layer(from_fn(requests::observe))
        .with_state(api)
}

/// A bug of ours ends one request and nothing else. What it was is for the operator.
fn stumbled(_: Box<dyn std::any::Any + Send>) -> axum::response::Response {
    tracing::error!("a request was stopped by a bug");
    Problem::from(Wrong::Error).for_anybody()
}

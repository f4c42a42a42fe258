//! Counts and logs requests by the pattern of their route. A path carries ids, codes and secrets of
//! seat links, so it is never written down.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;

use endboss_operate::metrics::{self, Verb};

/// What stands for every path that no route knows.
pub const UNMATCHED: &str = "unmatched";

/// A layer for the whole router: `Router::layer(axum::middleware::from_fn(requests::observe))`.
pub async fn observe(request: Request, next: Next) -> Response {
    let start = Instant::now();
    let method = Verb::of(request.method().as_str());
    let pattern = request.extensions().get::<MatchedPath>().cloned();
    let answer = next.run(request).await;
    let route = pattern.as_ref().map_or(UNMATCHED, MatchedPath::as_str);
    let status = answer.status().as_u16();
    let elapsed = start.elapsed();
    metrics::request(method, route, status, elapsed);
    tracing::debug!(method = method.id(), route, status, ?elapsed, "answered");
    answer
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::body::Body;
    use axum::http::{Request, StatusCode};
    use axum::routing::get;
    use tower::ServiceExt;

    use super::*;

    #[test]
    fn a_request_is_counted_by_its_pattern_and_its_path_is_not_kept() {
        let (recorder, figures) = metrics::recorder();
        ::metrics::with_local_recorder(&recorder, || {
            let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
            runtime.block_on(async {
                let app = Router::new()
                    .route("/api/v1/tables/{id}", get(async || "here"))
                    .layer(axum::middleware::from_fn(observe));
                for (path, status) in [
                    ("/api/v1/tables/secret-of-a-seat?key=hidden", StatusCode::OK),
                    ("/nowhere/secret-of-a-seat", StatusCode::NOT_FOUND),
                ] {
                    let request = Request::get(path).body(Body::empty()).unwrap();
                    let answer = app.clone().oneshot(request).await.unwrap();
                    assert_eq!(answer.status(), status);
                }
            });
        });
        let text = figures.render();
        let line = "endboss_http_requests_total{method=\"GET\",route=\"/api/v1/tables/{id}\",status=\"200\"} 1";
        assert!(text.contains(line), "{text}");
        assert!(text.contains("route=\"unmatched\",status=\"404\"} 1"), "{text}");
        assert!(!text.contains("secret") && !text.contains("hidden"), "{text}");
    }
}

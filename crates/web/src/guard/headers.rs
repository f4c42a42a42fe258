//! What every answer tells the browser.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

/// Pages of ours run their own scripts and styles and nothing else, and nobody frames them.
const CONTENT: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
                       connect-src 'self'; manifest-src 'self'; form-action 'self'; \
                       base-uri 'none'; frame-ancestors 'none'";

/// A card game needs none of these.
const FEATURES: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), \
                        gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), \
                        serial=(), usb=()";

const ALWAYS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), FEATURES),
];

/// For a year. Other names under the same domain are not ours to decide.
const ENCRYPTED: &str = "max-age=31536000";

pub(super) fn secure(headers: &mut HeaderMap, https: bool) {
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if https {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ENCRYPTED));
    }
    // Answers are for whoever asked, unless a route knows better.
    let no_store = || HeaderValue::from_static("no-store");
    headers.entry(header::CACHE_CONTROL).or_insert_with(no_store);
}

//! Requests that a page of another site sends with somebody's cookie.

use serde_json::json;

use crate::town::Town;
use crate::wire::Request;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_sites_do_nothing_with_our_cookie() {
    let town = Town::open().await;
    let ann = town.guest("Ann").await;
    let table = ann.table(json!({ "bots": ["random"] })).await;
    let own = format!("http://{}", town.server.address);
    let body = json!({ "name": "Fool" });
    let deeds = [
        Request::new("PATCH", "/me").json(&body),
        Request::new("DELETE", "/me"),
        Request::new("POST", "/tables").json(&json!({})),
        Request::new("POST", &format!("/tables/{table}/close")),
        Request::new("DELETE", "/sessions/all"),
        Request::new("POST", &format!("/tables/{table}/close"))
            .with("Content-Type", "text/plain")
            .body("{}"),
        Request::new("POST", &format!("/tables/{table}/close"))
            .with("Content-Type", "application/x-www-form-urlencoded")
            .body("a=b"),
    ];
    let pages: [&[(&str, &str)]; 12] = [
        &[("Origin", "https://evil.example")],
        &[("Origin", "null")],
        &[("Origin", "http://127.0.0.1")],
        &[("Origin", "file://")],
        &[("Origin", "")],
        &[("Origin", &own), ("Origin", "https://evil.example")],
        &[("Sec-Fetch-Site", "cross-site")],
        &[("Sec-Fetch-Site", "same-site")],
        &[("Sec-Fetch-Site", "cross-site"), ("Origin", &own)],
        &[("Sec-Fetch-Site", "same-origin"), ("Sec-Fetch-Site", "cross-site")],
        &[("Referer", &own)],
        &[],
    ];
    for deed in &deeds {
        for page in pages {
            let request = deed.clone().cookie(&ann.token);
            let request = page.iter().fold(request, |request, (name, it)| request.with(name, it));
            town.site.send(&request).await.refused(403, "origin");
        }
    }
    // From our own page, but not as JSON: forms and plain text are what other pages could send.
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
        let plain = Request::new("PATCH", "/me").with("Content-Type", kind).body(body.to_string());
        let plain = plain.cookie(&ann.token).with("Sec-Fetch-Site", "same-origin");
        town.site.send(&plain).await.refused(415, "not_json");
    }
    let rename = Request::new("PATCH", "/me").json(&json!({ "name": "Anna" })).cookie(&ann.token);
    town.site.send(&rename.with("Origin", &own)).await.done();
    assert_eq!(ann.get("/me").await.done()["name"], "Anna");
    // Nothing may be framed, sniffed or read by another site.
    let page = ann.get("/me").await;
    assert!(page.header("content-security-policy").unwrap().contains("frame-ancestors 'none'"));
    assert_eq!(page.header("access-control-allow-origin"), None);
    town.end().await;
}

//! Requests that are hardly requests: paths, methods and headers as tricks, and several in one.

use serde_json::json;

use crate::town::Town;
use crate::wire::{Reply, Request};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn paths_lead_nowhere_else() {
    let town = Town::open().await;
    let ann = town.guest("Ann").await;
    for path in [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/tables/%2e%2e/%2e%2e/me",
        "/tables/..%2f..%2fme",
        "/tables/%2Fetc%2Fpasswd",
        "//me",
        "/me/",
        "/me//",
        "/me%00",
        "/me%0d%0aX:%20y",
        "/ME",
        "/tables/x/y/z/../../../me",
        "/tables/%ff%fe",
        "/tables/%",
        "/tables/%zz/log",
        "/tables/a%2Fb/seats/%ff",
        "/t%61bles/x/y",
        "/\u{202e}",
        "/.git/config",
        "/tables/;id=1",
    ] {
        let reply = ann.get(path).await;
        assert!(matches!(reply.status, 400 | 404 | 405), "{path}: {}", reply.head);
        if reply.status != 400 {
            let code = reply.json()["code"].as_str().unwrap_or_default().to_owned();
            assert!(["not_found", "no_table", "method"].contains(&code.as_str()), "{path}: {code}");
            reply.refused(reply.status, &code);
        }
    }
    for query in
        ["?limit=x", "?limit=-1", "?limit=4294967296", "?x=1", "?state=broken", "?limit=%ff"]
    {
        let reply = ann.get(&format!("/tables{query}")).await;
        reply.refused(400, "wrong_query");
    }
    for method in ["PUT", "PATCH", "DELETE", "TRACE", "OPTIONS", "BREW", "get"] {
        let reply = ann.ask(Request::new(method, "/choices")).await;
        reply.refused(405, "method");
    }
    town.end().await;
}

/// What these bytes are answered with, and how many answers there are.
async fn told(town: &Town, bytes: &[u8]) -> (Option<Reply>, usize) {
    let all = town.site.raw(bytes).await;
    let count = String::from_utf8_lossy(&all).matches("HTTP/1.1 ").count();
    (Reply::parse(&all), count)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn heads_are_bounded_and_must_be_well_formed() {
    let town = Town::open().await;
    let get = "GET /api/v1/choices HTTP/1.1\r\nHost: localhost\r\n";
    let large = format!("{get}X: {}\r\n\r\n", "y".repeat(1 << 20));
    let many = format!("{get}{}\r\n", "X: y\r\n".repeat(1000));
    let long =
        format!("GET /api/v1/codes/{} HTTP/1.1\r\nHost: localhost\r\n\r\n", "z".repeat(60_000));
    let cookie = format!("{get}Cookie: endboss={}\r\n\r\n", "z".repeat(30_000));
    for head in [&large, &many, &long, &cookie] {
        let (reply, count) = told(&town, head.as_bytes()).await;
        if let Some(reply) = reply {
            assert!(matches!(reply.status, 400 | 414 | 431), "{}", reply.head);
            assert_eq!(count, 1);
        }
    }
    for head in [
        "GET\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "\x16\x03\x01\x02\x00\x01",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "GET /api/v1/choices HTTP/1.1\r\nHost : x\r\n\r\n",
        "GET /api/v1/choices HTTP/1.1\r\nHost: localhost\r\n folded\r\n\r\n",
        "GET /api/v1/choices HTTP/1.1\r\nHost: localhost\r\nX\u{0}: y\r\n\r\n",
        "GET /api/v1/choices HTTP/1.1\r\nHost: localhost\r\nX: a\u{0}b\r\n\r\n",
        "GET  /api/v1/choices HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET /api/v1/cho ices HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET /api/v1/\u{0} HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ] {
        let (reply, count) = told(&town, head.as_bytes()).await;
        assert!(count <= 1, "{head:?}");
        if let Some(reply) = reply {
            assert_eq!(reply.status / 100, 4, "{head:?}: {}", reply.head);
        }
    }
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_request_is_not_two() {
    let town = Town::open().await;
    let ann = town.guest("Ann").await;
    let smuggled = format!(
        "DELETE /api/v1/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\nConnection: close\r\n\r\n",
        ann.token
    );
    let post =
        "POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    let length = smuggled.len();
    for head in [
        format!(
            "{post}Content-Length: {}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            length + 5
        ),
        format!("{post}Content-Length: 2\r\nContent-Length: {length}\r\n\r\n{{}}"),
        format!("{post}Content-Length: 2, {length}\r\n\r\n{{}}"),
        format!("{post}Content-Length: +2\r\n\r\n{{}}"),
        format!("{post}Content-Length: -1\r\n\r\n"),
        format!("{post}Transfer-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{{}}"),
        format!("{post}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n"),
        format!("{post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n"),
        format!("{post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{{}}\r\n0\r\n\r\n"),
        format!("{post}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{{}}\r\n0\r\n\r\n"),
        format!(
            "{post}Transfer-Encoding: chunked\r\n\r\n2;{}\r\n{{}}\r\n0\r\n\r\n",
            "e".repeat(20_000)
        ),
        "POST /api/v1/guests HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n".to_owned(),
    ] {
        let (reply, count) = told(&town, format!("{head}{smuggled}").as_bytes()).await;
        assert!(count <= 1, "{head:?} was answered {count} times");
        let reply = reply.unwrap_or_else(|| panic!("no answer to {head:?}"));
        assert_eq!(reply.status / 100, 4, "{head:?}: {}", reply.head);
        ann.get("/me").await.done();
    }
    // Several on one connection are answered one after the other, and are what they are.
    let me = format!(
        "GET /api/v1/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\n\r\n",
        ann.token
    );
    let nobody = "GET /api/v1/me HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let last = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let all = town.site.raw(format!("{me}{nobody}{me}{last}").as_bytes()).await;
    let all = String::from_utf8(all).unwrap();
    let statuses: Vec<&str> = all.split("HTTP/1.1 ").skip(1).map(|reply| &reply[..3]).collect();
    assert_eq!(statuses, ["200", "401", "200", "200"], "{all}");
    // An old program is served, and whoever names another server is not led there.
    let old = format!("GET /api/v1/me HTTP/1.0\r\nAuthorization: Bearer {}\r\n\r\n", ann.token);
    let old = Reply::parse(&town.site.raw(old.as_bytes()).await).unwrap();
    assert_eq!(old.done()["name"], "Ann");
    let absolute =
        b"GET http://evil.example/api/v1/choices HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let absolute = Reply::parse(&town.site.raw(absolute).await).unwrap();
    absolute.refused(421, "wrong_host");
    let connect = b"CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let (connect, _) = told(&town, connect).await;
    assert!(connect.is_none_or(|reply| reply.status / 100 == 4));
    // What comes back does not repeat what was sent as if it were a page.
    let script = ann.post("/tables", json!({ "edition": "<script>alert(1)</script>" })).await;
    script.refused(422, "unplayable");
    town.end().await;
}

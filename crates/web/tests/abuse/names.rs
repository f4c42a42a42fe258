//! Pages of other sites whose name is made to lead to us.

use serde_json::json;

use crate::town::Town;
use crate::wire::Request;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_that_was_bent_to_us_opens_nothing() {
    let town = Town::with(|config| {
        config.public_url = Some("http://games.example".to_owned());
        config.hosts = vec!["games.local".to_owned()];
    })
    .await;
    let port = town.server.address.port();
    // Such a page is the same origin to its browser, so it may read what it gets, and it would get a
    // guest of its own, every open table, and in a network at home whatever is there.
    let bent = ["evil.example".to_owned(), format!("evil.example:{port}"), "0.0.0.0".to_owned()];
    for host in bent {
        let origin = format!("http://{host}");
        for request in [
            Request::get("/tables"),
            Request::get("/me"),
            Request::new("POST", "/guests").json(&json!({})),
        ] {
            let request = request.with("Host", &host).with("Origin", &origin);
            let request = request.with("Sec-Fetch-Site", "same-origin");
            town.site.send(&request).await.refused(421, "wrong_host");
        }
    }
    let page = "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\
                        Accept: text/html\r\nAccept-Language: pl\r\n\r\n";
    let page = String::from_utf8(town.site.raw(page.as_bytes()).await).unwrap();
    assert!(page.starts_with("HTTP/1.1 421"), "{page}");
    assert!(page.contains("Ten serwer nie działa pod tą nazwą"), "{page}");
    for host in [
        "games.example".to_owned(),
        "games.local:7878".to_owned(),
        "localhost".to_owned(),
        format!("127.0.0.1:{port}"),
        // Behind a router or in a container.
        "203.0.113.7:7878".to_owned(),
    ] {
        town.site.send(&Request::get("/tables").with("Host", &host)).await.done();
    }
    let health = "GET /healthz HTTP/1.1\r\nHost: 10.9.8.7\r\nConnection: close\r\n\r\n";
    assert!(town.site.raw(health.as_bytes()).await.starts_with(b"HTTP/1.1 200"));
    town.end().await;
}

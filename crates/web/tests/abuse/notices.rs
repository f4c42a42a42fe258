//! Notices that were to go where only the server can reach.

use serde_json::json;

use crate::town::Town;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notices_do_not_go_inside() {
    let town = Town::open().await;
    let eve = town.guest("Eve").await;
    let here = town.server.address.port();
    for endpoint in [
        format!("http://127.0.0.1:{here}/api/v1/guests"),
        format!("http://localhost:{here}/"),
        format!("http://LOCALHOST.:{here}/"),
        format!("http://[::1]:{here}/"),
        format!("http://[::ffff:127.0.0.1]:{here}/"),
        format!("http://2130706433:{here}/"),
        format!("http://0x7f.1:{here}/"),
        format!("http://0177.0.0.1:{here}/"),
        "http://0.0.0.0/".to_owned(),
        "http://10.1.2.3/".to_owned(),
        "http://192.168.0.1/".to_owned(),
        "http://169.254.169.254/latest/meta-data/".to_owned(),
        "http://[fe80::1]/".to_owned(),
        "http://[64:ff9b::7f00:1]/".to_owned(),
        "https://user:password@example.org/".to_owned(),
        "file:///etc/passwd".to_owned(),
        "ftp://example.org/".to_owned(),
        "gopher://127.0.0.1:25/".to_owned(),
        "javascript:alert(1)".to_owned(),
        "//example.org/".to_owned(),
        "\u{0}".to_owned(),
        String::new(),
        format!("http://{}.example/", "x".repeat(5000)),
        "http://this-name-is-nowhere.invalid/".to_owned(),
    ] {
        let reply = eve.put("/me/notices", json!({ "endpoint": endpoint })).await;
        let sentence = reply.refused(422, "notice_refused");
        assert!(sentence.len() < 300, "{sentence}");
    }
    // A browser's subscription is no way around it.
    let push = json!({
        "endpoint": format!("https://127.0.0.1:{here}/"), "p256dh": "BAAA", "auth": "AAAA",
    });
    eve.put("/me/notices", push).await.refused(422, "notice_refused");
    let export = eve.get("/me/export").await.done();
    assert_eq!(export["subscriptions"], json!([]), "none of them was kept");
    town.end().await;
}

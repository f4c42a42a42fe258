//! Bodies that are too large, too deep, or not what was asked for.

use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;

use crate::town::{Step, Town};
use crate::wire::{Reply, Request};

/// Where a body of JSON is read, with one that fits.
fn doors(table: &str) -> Vec<(&'static str, String, Value)> {
    let at = format!("/tables/{table}");
    vec![
        ("POST", "/guests".to_owned(), json!({ "name": "Bo" })),
        ("PATCH", "/me".to_owned(), json!({ "name": "Bo" })),
        ("POST", "/tables".to_owned(), json!({ "players": 2 })),
        ("POST", "/me/account".to_owned(), json!({ "login": "x", "password": "y" })),
        ("PUT", "/me/password".to_owned(), json!({ "password": "y", "new": "z" })),
        ("PUT", "/me/phrase".to_owned(), json!({ "password": "y" })),
        ("PUT", "/me/notices".to_owned(), json!({ "endpoint": "http://127.0.0.1/" })),
        ("DELETE", "/me/notices".to_owned(), json!({ "endpoint": "x" })),
        ("POST", "/sessions".to_owned(), json!({ "login": "x", "password": "y" })),
        ("POST", format!("{at}/start"), json!({ "fill": "random" })),
        ("POST", format!("{at}/picks"), json!({ "seat": "A", "ask": 1, "pick": "pass" })),
        ("POST", format!("{at}/undo"), json!({ "seat": "A", "all": true })),
        ("POST", format!("{at}/undo/ask"), json!({ "seat": "A", "to": "turn" })),
        ("POST", format!("{at}/undo/answer"), json!({ "seat": "A", "agree": true })),
        ("POST", format!("{at}/concede"), json!({ "seat": "A" })),
        ("POST", format!("{at}/chat"), json!({ "seat": "A", "text": "hi" })),
        ("POST", format!("{at}/seats/B"), json!({ "secret": "x" })),
        ("PUT", format!("{at}/seats/A/windows"), json!({ "wake": ["declared"] })),
        ("PUT", format!("{at}/seats/A/salt"), json!({ "salt": "x" })),
        ("PUT", format!("{at}/seats/B/bot"), json!({ "level": "random" })),
        ("PUT", format!("{at}/seats/B/mute"), json!({ "on": true })),
    ]
}

/// Refused by its form, in a sentence.
#[track_caller]
fn malformed(reply: &Reply) {
    let code = reply.json()["code"].as_str().unwrap_or_default().to_owned();
    assert!(matches!(code.as_str(), "not_json" | "wrong_body" | "unread"), "{}", reply.text());
    assert!(matches!(reply.status, 400 | 422), "{}", reply.head);
    reply.refused(reply.status, &code);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_does_not_fit_is_refused_at_every_door() {
    let town = Town::open().await;
    let ann = town.guest("Ann").await;
    let table = ann.table(json!({ "edition": "anniversary" })).await;
    let before = ann.look(&table).await;
    let deep = "[".repeat(20_000);
    let deep_value = format!("{}1{}", "{\"a\":".repeat(5_000), "}".repeat(5_000));
    for (method, path, fits) in doors(&table) {
        let send = async |body: Vec<u8>| {
            let request = Request::new(method, &path).with("Content-Type", "application/json");
            ann.ask(request.body(body)).await
        };
        for bad in ["", " ", "{", "nul", "[]", "7", "\"x\"", &deep, &deep_value, "{\"a\":1e999}"] {
            malformed(&send(bad.into()).await);
        }
        malformed(&send(b"{\"name\":\"\xff\xfe\"}".to_vec()).await);
        // A field that is not known, a field twice, and every field with something else in it.
        let mut more = fits.clone();
        more["surprise"] = json!(true);
        malformed(&send(more.to_string().into()).await);
        for (field, value) in fits.as_object().unwrap() {
            let twice = fits.to_string().replacen('{', &format!("{{\"{field}\":{value},"), 1);
            let lenient = path == "/tables";
            if !lenient {
                malformed(&send(twice.into()).await);
            }
            for wrong in [json!({ "x": 1 }), json!([[]]), json!(-1), json!(1e300), json!(1.5)] {
                let mut body = fits.clone();
                body[field] = wrong;
                malformed(&send(body.to_string().into()).await);
            }
        }
        let large = format!("{{\"name\":\"{}\"}}", "x".repeat(70_000));
        send(large.into()).await.refused(413, "too_large");
    }
    for ask in ["-1", "4294967296", "18446744073709551616", "1e400", "0x1", "\"1\"", "null"] {
        let body = format!("{{\"seat\":\"A\",\"ask\":{ask},\"pick\":\"pass\"}}");
        let request = Request::new("POST", &format!("/tables/{table}/picks"));
        let request = request.with("Content-Type", "application/json").body(body);
        malformed(&ann.ask(request).await);
    }
    assert_eq!(ann.look(&table).await, before, "none of it left a trace");
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_without_a_stated_end_is_bounded() {
    let town = Town::open().await;
    let mut socket = town.site.open().await;
    let head = "POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
                Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n";
    socket.write_all(head.as_bytes()).await.unwrap();
    let chunk = [b"400\r\n".as_slice(), &[b' '; 0x400], b"\r\n"].concat();
    let mut sent = 0;
    // A hundred megabytes, if anybody would take them.
    while sent < 100_000 && socket.write_all(&chunk).await.is_ok() {
        sent += 1;
    }
    assert!(sent < 20_000, "the server stopped reading: {sent} KiB");
    let mut bytes = Vec::new();
    let _ = tokio::io::AsyncReadExt::read_to_end(&mut socket, &mut bytes).await;
    if let Some(reply) = Reply::parse(&bytes) {
        reply.refused(413, "too_large");
    }
    // The same, small enough for the answer to be read.
    let mut small = head.as_bytes().to_vec();
    (0..66).for_each(|_| small.extend_from_slice(&chunk));
    small.extend_from_slice(b"0\r\n\r\n");
    let bytes = town.site.raw(&small).await;
    Reply::parse(&bytes).expect("an answer").refused(413, "too_large");
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn odd_letters_do_no_harm() {
    let town = Town::open().await;
    let [ann, bob] = [town.guest("Ann").await, town.guest("Bob").await];
    let long = "x".repeat(25);
    for name in ["", " ", "a\u{0}b", "a\nb", "\u{202e}nnA", "A\u{200b}nn", "\u{feff}", &long] {
        let reply = ann.ask(Request::new("PATCH", "/me").json(&json!({ "name": name }))).await;
        let code = if reply.text().contains("U+") { "name_character" } else { "name_length" };
        reply.refused(422, code);
    }
    let settings = json!({ "edition": "anniversary", "players": 2 });
    let table = ann.table(settings).await;
    let at = format!("/tables/{table}");
    bob.post(&format!("{at}/seats/B"), json!({})).await.done();
    let say = async |text: &str| {
        ann.post(&format!("{at}/chat"), json!({ "seat": "A", "text": text })).await
    };
    for text in ["", " \n ", "\u{0}\u{1b}", "\u{202e}\u{2066}\u{200b}"] {
        say(text).await.refused(422, "unplayable");
    }
    say(&"y".repeat(301)).await.refused(413, "too_much");
    say("\u{1b}[31mred\u{0}\n\u{202e}der\u{2069} <script>").await.done();
    let chat = ann.look(&table).await["table"]["chat"].clone();
    assert_eq!(chat.as_array().unwrap().len(), 1);
    assert_eq!(chat[0]["text"], "[31mredder <script>", "a browser shows it as text");
    // Salt may be anything of 64 bytes; the deal is made and the game is played with it.
    let salt =
        async |salt: &str| ann.put(&format!("{at}/seats/A/salt"), json!({ "salt": salt })).await;
    salt(&"z".repeat(65)).await.refused(413, "too_much");
    salt("\u{0}\n#\" salt A \u{202e}\r\n1 roll").await.done();
    ann.post(&format!("{at}/start"), json!({})).await.done();
    salt("late").await.refused(409, "not_now");
    for n in 0..3 {
        assert_ne!(ann.step(&table, n).await, Step::Over);
    }
    let pick = json!({ "seat": "A", "ask": 1, "pick": "p".repeat(201) });
    ann.post(&format!("{at}/picks"), pick).await.refused(413, "too_much");
    for settings in [
        json!({ "edition": "\u{0}" }),
        json!({ "edition": "x".repeat(50_000) }),
        json!({ "players": 255 }),
        json!({ "players": 0 }),
        json!({ "packs": ["../../etc/passwd"] }),
        json!({ "packs": ["/etc/passwd", "\u{0}"] }),
        json!({ "packs": vec!["classic"; 1000] }),
        json!({ "heroes": "../x" }),
        json!({ "fields": { "x".repeat(1000): "y" } }),
        json!({ "variants": vec!["z"; 1000] }),
        json!({ "bots": vec!["random"; 1000] }),
        json!({ "bots": ["../bot"] }),
        json!({ "substitute": "" }),
        json!({ "clock": { "kind": "move", "seconds": 4294967295u32 } }),
        json!({ "pacing": { "kind": "equal", "seconds": 0 } }),
    ] {
        ann.post("/tables", settings).await.refused(422, "unplayable");
    }
    town.end().await;
}

//! Every figure that docs/HOSTING.md names moves when what it counts happens.

use std::io::Write;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::json;

use super::Guest;
use super::process::{Process, answer, connect_from, exchange, request};

const HERE: [u8; 4] = [127, 0, 0, 1];

fn figures(at: SocketAddr) -> String {
    exchange(HERE, at, &request("GET", "/metrics", "", "")).2
}

/// The figure of this name, all its labels together.
fn figure(text: &str, name: &str) -> f64 {
    let lines = text.lines().filter(|line| {
        let rest = line.strip_prefix(name);
        rest.is_some_and(|rest| rest.starts_with(' ') || rest.starts_with('{'))
    });
    lines.map(|line| line.rsplit(' ').next().unwrap().parse::<f64>().unwrap()).sum()
}

#[test]
fn a_pick_by_a_form_a_stream_of_a_page_a_commit_and_a_refusal_are_counted() {
    let data = tempfile::tempdir().unwrap();
    let more = ["--metrics-listen", "127.0.0.1:0"];
    let mut server = Process::start_as(data.path(), "127.0.0.1:0", &more, |command| command);
    let at = server.says_address("figures");
    {
        let guest = Guest::come(&server, HERE);
        let settings = json!({ "players": 2, "bots": ["random"] });
        let table = guest.call("POST", "/tables", settings)["id"].as_str().unwrap().to_owned();
        guest.call("POST", &format!("/tables/{table}/start"), json!({}));
        let look = guest.call("GET", &format!("/tables/{table}?seat=A"), json!({}));
        let ask = &look["view"]["ask"];
        let (number, pick) = (&ask["number"], ask["options"][0].as_str().unwrap());
        let before = figures(at);

        // A pick as the form of the page sends it.
        let form = format!("seat=A&ask={number}&pick={}", pick.replace(' ', "+"));
        let post = format!(
            "POST /t/{table}/pick HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n{form}",
            guest.token,
            form.len()
        );
        let mut socket = connect_from(HERE, server.address);
        socket.write_all(post.as_bytes()).unwrap();
        let (status, _, said) = answer(&socket);
        assert!((200..400).contains(&status), "{status} {said}");

        // A page that listens.
        let known = format!("Authorization: Bearer {}\r\n", guest.token);
        let mut stream = connect_from(HERE, server.address);
        let live = request("GET", &format!("/t/{table}/live"), &known, "");
        stream.write_all(live.as_bytes()).unwrap();

        // More talk than anybody may.
        let talk = json!({ "seat": "A", "text": "Hello" }).to_string();
        let path = format!("/api/v1/tables/{table}/chat");
        let talk = request("POST", &path, &known, &talk);
        let said: Vec<u16> = (0..20).map(|_| exchange(HERE, server.address, &talk).0).collect();
        assert!(said.contains(&200) && said.contains(&429), "{said:?}");

        let begun = Instant::now();
        let after = loop {
            let now = figures(at);
            if figure(&now, "endboss_streams_open") > 0.0 {
                break now;
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "no stream is open\n{now}");
        };
        for name in [
            "endboss_picks_acknowledged_total",
            "endboss_pick_durable_seconds_count",
            "endboss_commits_total",
            "endboss_commit_rows_sum",
            "endboss_http_requests_total",
            "endboss_http_request_seconds_count",
            "endboss_streams_open",
            "endboss_refused_by_limit_total",
        ] {
            let (was, is) = (figure(&before, name), figure(&after, name));
            assert!(is > was, "{name}: {was}, then {is}");
        }
        assert_eq!(figure(&after, "endboss_picks_acknowledged_total"), 1.0);
        assert!(after.contains("endboss_refused_by_limit_total{limit=\"chat\"}"), "{after}");
        let rows = figure(&after, "endboss_commit_rows_sum");
        assert!(rows >= figure(&after, "endboss_commits_total"), "{rows}");
        for name in ["endboss_tables_loaded", "endboss_process_resident_bytes"] {
            assert!(figure(&after, name) > 0.0, "{name}\n{after}");
        }
        // A bot answered, too.
        let begun = Instant::now();
        while figure(&figures(at), "endboss_bot_thinking_seconds_count") == 0.0 {
            assert!(begun.elapsed() < Duration::from_secs(30), "no bot thought");
        }
    }
    server.stop();
}

//! A server whose process stands still, as it does when its machine sleeps.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use endboss_web::guard::Limits;
use endboss_web::{Config, Server};
use serde_json::{Value, json};

use crate::client::Client;
use crate::{look, seat, two};

/// Says to the process that it is the server, and where.
const FOLDER: &str = "ENDBOSS_TEST_PAUSED";

#[test]
fn a_process_that_stood_still_gives_everybody_grace() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    match std::env::var(FOLDER) {
        Ok(folder) => runtime.block_on(serve(folder.into())),
        Err(_) => runtime.block_on(pause()),
    }
}

/// Serves until whoever started it closes its input.
async fn serve(folder: std::path::PathBuf) {
    let mut config = Config::new(folder);
    config.listen = ([127, 0, 0, 1], 0).into();
    config.limits = Limits::lifted();
    let server = Server::start(config).await.expect("the server starts");
    println!("\nat {}", server.address);
    let end = tokio::task::spawn_blocking(|| std::io::stdin().read_to_end(&mut Vec::new()));
    end.await.expect("no panic").expect("it ends");
    server.end().await;
}

fn signal(server: &Child, name: &str) {
    let sent = Command::new("kill").args([name, &server.id().to_string()]).status();
    assert!(sent.expect("there is a kill").success());
}

async fn guest(base: &str, name: &str) -> Client {
    let _ = rustls::crypto::ring::default_provider().install_default();
    let http = reqwest::Client::builder().no_proxy().build().expect("a client");
    let mut client = Client { http, base: base.to_owned(), token: None };
    let told = client.post("/guests", json!({ "name": name })).await.done().json();
    client.token = Some(told["token"].as_str().expect("a token").to_owned());
    client
}

async fn pause() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Command::new(std::env::current_exe().expect("this program"))
        .args([
            "paused::a_process_that_stood_still_gives_everybody_grace",
            "--exact",
            "--nocapture",
        ])
        .env(FOLDER, folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let lines = BufReader::new(server.stdout.take().expect("its output")).lines();
    let mut lines = lines.map(|line| line.expect("text"));
    let address = lines.find_map(|line| line.strip_prefix("at ").map(str::to_owned));
    let base = format!("http://{}/api/v1", address.expect("an address"));
    let (host, other) = (guest(&base, "Dora").await, guest(&base, "Dan").await);
    let clock = json!({ "kind": "move", "seconds": 6 });
    let id = two(&host, &other, json!({ "clock": clock })).await;
    // Longer than anybody may think.
    signal(&server, "-STOP");
    tokio::time::sleep(Duration::from_secs(8)).await;
    signal(&server, "-CONT");
    tokio::time::sleep(Duration::from_secs(2)).await;
    let shown = look(&host, &id).await;
    for letter in ["A", "B"] {
        assert_eq!(seat(&shown, letter)["away"], Value::Null, "{letter} has time: {shown}");
    }
    let left = shown["own"]["deadline"].as_i64().expect("a time") - endboss_tables::now();
    println!("{left} ms of 6000 are left after 8 s of standing still");
    assert!((500..=6_000).contains(&left), "{left}");
    drop(server.stdin.take());
    server.wait().expect("it ends");
}

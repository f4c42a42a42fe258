//! The bot in Python of the examples plays tables through.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

use crate::client::Place;
use crate::{play, start, state, table, until};

fn bot(args: &[&str]) -> Command {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut command = Command::new("python3");
    command.arg(path).args(args).env("NO_PROXY", "*").stdin(Stdio::null());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn outcome(output: &Output) -> Value {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    serde_json::from_slice(&output.stdout).expect("the outcome as JSON")
}

#[tokio::test]
async fn the_bot_in_python_plays_its_own_table_through() {
    let place = Place::open().await;
    let address = format!("http://{}", place.server.address);
    let run = tokio::task::spawn_blocking(move || bot(&[&address]).output());
    let output = run.await.expect("it runs").expect("python3 is there");
    let outcome = outcome(&output);
    assert_eq!(outcome["ranking"].as_array().expect("a ranking").len(), 2, "{outcome}");
    place.server.end().await;
}

#[tokio::test]
async fn the_bot_in_python_takes_a_seat_by_code() {
    let place = Place::open().await;
    let host = place.guest("Dora").await;
    let id = table(&host, json!({ "edition": "first", "players": 2 })).await;
    let code = crate::look(&host, &id).await["table"]["code"].as_str().expect("a code").to_owned();
    let address = format!("http://{}", place.server.address);
    let child = bot(&[&address, &code, "B"]).spawn().expect("python3 is there");
    until(&host, &id, "seated", |it| crate::seat(it, "B")["holder"] == "person").await;
    start(&host, &id).await;
    play(&[&host], &id, usize::MAX).await;
    assert_eq!(state(&host, &id).await, "over");
    let run = tokio::task::spawn_blocking(move || child.wait_with_output());
    let output = run.await.expect("it runs").expect("it ends");
    assert!(outcome(&output)["winner"].is_string());
    place.server.end().await;
}

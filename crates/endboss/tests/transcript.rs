//! The whole game in `docs/transcripts`, typed once more: what is printed there is what is said today.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use expect_test::expect_file;

/// What a question ends with; what is typed stands after it.
const PROMPT: &str = "? for help): ";

/// The commands of a transcript, each with what is typed at its questions.
fn commands(transcript: &str) -> Vec<(&str, String)> {
    let mut commands: Vec<(&str, String)> = Vec::new();
    for line in transcript.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            commands.push((command, String::new()));
        } else if let Some((_, answer)) = line.split_once(PROMPT) {
            let (_, typed) = commands.last_mut().expect("a command stands first");
            typed.push_str(answer);
            typed.push('\n');
        }
    }
    commands
}

fn said(command: &str, typed: &str, folder: &Path) -> String {
    let args = command.split(' ').skip(1);
    let mut child = Command::new(env!("CARGO_BIN_EXE_endboss"))
        .args(args)
        .current_dir(folder)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "en_US.UTF-8")
        .env("COLUMNS", "80")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("endboss runs");
    let mut stdin = child.stdin.take().expect("it was piped");
    let typed = typed.to_owned();
    let typing = std::thread::spawn(move || {
        // It may leave before it has read all of it.
        let _ = stdin.write_all(typed.as_bytes());
    });
    let output = child.wait_with_output().expect("it ends");
    typing.join().expect("a thread that ends");
    assert!(output.status.success(), "{command}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_whole_game_reads_as_it_did() {
    let file = "../../docs/transcripts/play-anniversary.txt";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let before = fs::read_to_string(&path).expect("the transcript is there");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("transcript");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    let mut now = String::new();
    for (command, typed) in commands(&before) {
        now.push_str(&format!("$ {command}\n{}", said(command, &typed, &folder)));
    }
    expect_file![path].assert_eq(&now);
}

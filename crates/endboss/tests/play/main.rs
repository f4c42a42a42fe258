//! `endboss play`, driven as a player drives it: by lines in and lines out.

mod board;
mod kept;
mod talk;
mod whole;

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A folder of its own for a test, empty.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// The program as it is found by its name, in English, with lines as long as they are.
pub fn endboss(args: &[&str]) -> Command {
    let program = Path::new(env!("CARGO_BIN_EXE_endboss"));
    let mut command = Command::new("endboss");
    command.env("PATH", program.parent().expect("it is in a folder")).args(args);
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "en_US.UTF-8");
    command.env("COLUMNS", "0");
    command
}

/// What came of a command.
#[derive(Debug)]
pub struct Said {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// Runs a command with everything that is typed known beforehand. It may leave before it has read
/// all of it.
pub fn run(mut command: Command, typed: Vec<u8>) -> Said {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("endboss runs");
    let mut stdin = child.stdin.take().expect("it was piped");
    let typing = std::thread::spawn(move || {
        let _ = stdin.write_all(&typed);
    });
    let output = child.wait_with_output().expect("it ends");
    typing.join().expect("a thread that ends");
    Said {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

pub fn play(args: &[&str], typed: &[&str]) -> Said {
    let mut all = vec!["play"];
    all.extend(args);
    run(endboss(&all), (typed.join("\n") + "\n").into_bytes())
}

/// The record holds what it says.
pub fn verify(journal: &Path) {
    let said = run(endboss(&["replay", "--verify", text(journal)]), Vec::new());
    assert_eq!(said.code, Some(0), "{journal:?}: {}", said.err);
}

pub fn text(path: &Path) -> &str {
    path.to_str().expect("paths of tests are text")
}

/// A game with a player who reads before typing.
#[derive(Debug)]
pub struct Table {
    child: Child,
    stdin: ChildStdin,
    stdout: ChildStdout,
}

const PROMPT: &str = "? for help): ";

impl Table {
    /// Sits down; gives what is to be read up to the first question.
    pub fn sit(args: &[&str]) -> (Table, String) {
        let mut all = vec!["play"];
        all.extend(args);
        let mut command = endboss(&all);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("endboss runs");
        let stdin = child.stdin.take().expect("it was piped");
        let stdout = child.stdout.take().expect("it was piped");
        let mut table = Table { child, stdin, stdout };
        let read = table.read();
        (table, read)
    }

    /// Types a line and reads up to the next question, or to the end.
    pub fn type_in(&mut self, line: &str) -> String {
        writeln!(self.stdin, "{line}").expect("the game reads on");
        self.read()
    }

    fn read(&mut self) -> String {
        let mut read = Vec::new();
        let mut byte = [0];
        while !read.ends_with(PROMPT.as_bytes()) {
            if self.stdout.read(&mut byte).expect("the game speaks") == 0 {
                break;
            }
            read.push(byte[0]);
        }
        String::from_utf8(read).expect("text")
    }

    /// Chooses the first answer until what is read holds these words.
    pub fn until(&mut self, mut read: String, words: &str) -> String {
        for _ in 0..2000 {
            if read.contains(words) {
                return read;
            }
            assert!(read.ends_with(PROMPT), "the game ended without \"{words}\"");
            read = self.type_in("1");
        }
        panic!("nobody said \"{words}\"");
    }

    /// Ends the input, or the reading.
    pub fn leave(self, reading_on: bool) -> Said {
        let Table { child, stdin, mut stdout } = self;
        let mut out = String::new();
        if reading_on {
            drop(stdin);
            stdout.read_to_string(&mut out).expect("text");
        } else {
            drop(stdout);
            let mut stdin = stdin;
            // The answers nobody will read about.
            let _ = stdin.write_all(b"1\nboard\n1\n1\n");
        }
        let output = child.wait_with_output().expect("it ends");
        let err = String::from_utf8(output.stderr).expect("text");
        Said { code: output.status.code(), out, err }
    }
}

/// Numbers in some order that is always the same.
pub fn numbers(seed: u64, count: usize, most: u64) -> Vec<String> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(1);
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 20) % most + 1
    };
    (0..count).map(|_| next().to_string()).collect()
}

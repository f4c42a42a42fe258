//! The program as a person meets it: what is typed, what is printed, how it exits.

mod arena;
mod cards;
mod fair;
mod fit;
mod help;
mod lab;
mod load;
mod operator;
mod replay;
mod scenario;
mod sim;

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What the program said.
#[derive(Debug)]
pub struct Said {
    pub code: i32,
    pub out: String,
    pub err: String,
}

fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_endboss"));
    command.args(args).stdin(Stdio::null());
    command
}

fn said(output: &Output) -> Said {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("it prints text");
    Said {
        code: output.status.code().expect("it was not killed"),
        out: text(&output.stdout),
        err: text(&output.stderr),
    }
}

pub fn run(args: &[&str]) -> Said {
    said(&program(args).output().expect("the program starts"))
}

pub fn run_in(folder: &Path, args: &[&str]) -> Said {
    said(&program(args).current_dir(folder).output().expect("the program starts"))
}

/// What a command that goes well prints.
pub fn good(args: &[&str]) -> String {
    let said = run(args);
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{args:?}");
    said.out
}

/// The one sentence of a command that is refused.
pub fn refused(args: &[&str]) -> String {
    let said = run(args);
    assert_eq!(said.code, 2, "{args:?}: {said:?}");
    let sentence = said.err.strip_prefix("error: ").unwrap_or_else(|| panic!("{args:?}: {said:?}"));
    let sentence = sentence.strip_suffix('\n').expect("a whole line");
    assert!(!sentence.contains('\n'), "{args:?}: {said:?}");
    assert!(!sentence.contains("panicked"), "{args:?}: {said:?}");
    sentence.to_owned()
}

/// A command that goes on while the test does something else, with what it prints kept for later.
#[cfg(unix)]
pub fn start(args: &[&str]) -> std::process::Child {
    let mut command = program(args);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the program starts")
}

/// Presses Ctrl-C, and what came of it.
#[cfg(unix)]
pub fn stop(child: std::process::Child) -> Said {
    let asked = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(asked.expect("there is kill").success());
    said(&child.wait_with_output().expect("it ends"))
}

/// Waits until something is so.
#[cfg(unix)]
pub fn until(what: &str, is_so: impl Fn() -> bool) {
    let begun = std::time::Instant::now();
    while !is_so() {
        assert!(begun.elapsed().as_secs() < 60, "{what}");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

/// A folder of a test's own, gone when the test is over.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a plain path").to_owned()
    }

    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        std::fs::create_dir_all(path.parent().expect("it is in a folder")).expect("made");
        std::fs::write(&path, bytes).expect("written");
        self.file(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The folder of the classic pack in the repository.
pub fn classic() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/classic")
}

/// The folder of the example pack in the repository.
pub fn lighthouse() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/lighthouse");
    path.to_str().expect("a plain path").to_owned()
}

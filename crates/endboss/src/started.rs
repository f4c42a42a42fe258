//! How the program was started, so that a hint can be typed as it stands.

use std::env;
use std::path::Path;

/// What stands before the command and its options: `endboss`, `./endboss`, `cargo run --`.
pub fn as_typed() -> String {
    let program = env::args().next().unwrap_or_default();
    let by_cargo = env::var("CARGO_PKG_NAME").is_ok_and(|name| name == env!("CARGO_PKG_NAME"));
    before_options(&program, by_cargo, cfg!(debug_assertions))
}

fn before_options(program: &str, by_cargo: bool, debug: bool) -> String {
    let by_path = Path::new(program).parent().is_some_and(|folder| folder != Path::new(""));
    match (by_path, by_cargo, debug) {
        (false, ..) => env!("CARGO_PKG_NAME").to_owned(),
        (true, false, _) => quoted(program),
        (true, true, true) => "cargo run --".to_owned(),
        (true, true, false) => "cargo run --release --".to_owned(),
    }
}

/// A path as a shell takes it, on one line.
pub fn quoted(path: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/.-_:~".contains(c) || cfg!(windows) && c == '\\';
    if !path.is_empty() && path.chars().all(plain) {
        return path.to_owned();
    }
    if cfg!(windows) {
        return format!("\"{path}\"");
    }
    if path.contains(char::is_control) {
        let escaped = path.chars().map(|c| match c {
            '\'' | '\\' => format!("\\{c}"),
            // Byte by byte, so that it does not depend on what the shell takes for a letter.
            c if c.is_control() => c.to_string().bytes().map(|b| format!("\\{b:03o}")).collect(),
            c => c.to_string(),
        });
        return format!("$'{}'", escaped.collect::<String>());
    }
    // Within double quotes these mean something.
    match path.contains(['"', '$', '`', '!', '\\']) {
        true => format!("'{}'", path.replace('\'', "'\\''")),
        false => format!("\"{path}\""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(not(windows))]
    #[test]
    fn a_path_is_one_word_to_a_shell() {
        for (path, typed) in [
            ("games/my-game_1.journal", "games/my-game_1.journal"),
            ("my games", "\"my games\""),
            ("q\"$HOME.txt", "'q\"$HOME.txt'"),
            ("it's $5", "'it'\\''s $5'"),
            ("two\nlines", "$'two\\012lines'"),
            ("a\\b", "'a\\b'"),
        ] {
            assert_eq!(quoted(path), typed);
        }
    }

    /// Asked of a real one.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_shell_takes_it_so() {
        for path in [
            "my games",
            "my games\\",
            "a\\b",
            "q\"$HOME`ls`!.txt",
            "it's $5",
            "it's\ntwo\\lines",
            "é\u{7f}\u{85}1",
            "",
        ] {
            let said = format!("printf %s {}", quoted(path));
            let output = std::process::Command::new("bash").args(["-c", &said]).output();
            assert_eq!(String::from_utf8_lossy(&output.expect("there is bash").stdout), path);
        }
    }

    #[test]
    fn a_hint_begins_as_the_player_began() {
        for (program, by_cargo, debug, typed) in [
            ("endboss", false, false, "endboss"),
            // A shell that cargo started, but the program was found by its name.
            ("endboss", true, false, "endboss"),
            ("", false, false, "endboss"),
            ("./target/release/endboss", false, false, "./target/release/endboss"),
            ("my games/endboss", false, false, "\"my games/endboss\""),
            ("target/release/endboss", true, false, "cargo run --release --"),
            ("target/debug/endboss", true, true, "cargo run --"),
        ] {
            assert_eq!(before_options(program, by_cargo, debug), typed);
        }
    }
}

//! Every command that a document shows is run here, and what the document shows of its output must
//! come out. CONTRIBUTING.md tells the convention.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{fs, io};

use endboss_lexicon::Rules;

/// A command line after `$`, with the lines shown under it.
struct Shown {
    line: usize,
    command: String,
    output: Vec<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn documents() -> Vec<PathBuf> {
    let mut all = Vec::new();
    for folder in [root(), root().join("docs")] {
        let entries = fs::read_dir(folder).expect("the folder is there");
        let paths = entries.map(|entry| entry.expect("an entry").path());
        all.extend(paths.filter(|path| path.extension().is_some_and(|end| end == "md")));
    }
    all.sort();
    all
}

/// The commands of the `console` blocks that are not excused by `<!-- not run: why -->`.
fn shown(text: &str) -> Vec<Shown> {
    let mut all: Vec<Shown> = Vec::new();
    let (mut inside, mut excused) = (false, false);
    for (at, line) in text.lines().enumerate() {
        if line.starts_with("```") {
            inside = !inside && line == "```console" && !excused;
            excused = false;
        } else if let (true, Some(command)) = (inside, line.strip_prefix("$ ")) {
            let command = command.to_owned();
            all.push(Shown { line: at + 1, command, output: Vec::new() });
        } else if inside && let Some(shown) = all.last_mut() {
            shown.output.push(line.trim_end().to_owned());
        } else if !line.trim().is_empty() {
            excused = line.starts_with("<!-- not run: ");
        }
    }
    all
}

/// The arguments for endboss in a command line, if it is one of endboss.
fn arguments(command: &str) -> Option<Vec<String>> {
    let rest = ["cargo run --release --", "cargo run --release", "endboss"]
        .iter()
        .find_map(|start| command.strip_prefix(start))?;
    // What stands in quotes is one word.
    let pieces = rest.split('"').enumerate();
    let words = pieces.flat_map(|(nth, piece)| match nth % 2 {
        0 => piece.split_whitespace().map(str::to_owned).collect(),
        _ => vec![piece.to_owned()],
    });
    Some(words.collect())
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &to)?;
        } else {
            fs::copy(entry.path(), to)?;
        }
    }
    Ok(())
}

/// A new folder that looks like the root of the project to the commands of one document.
fn folder(document: &Path) -> io::Result<PathBuf> {
    let name = document.file_stem().unwrap_or_default();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("documents").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    for shared in ["packs", "scenarios", "examples"] {
        copy(&root().join(shared), &folder.join(shared))?;
    }
    Ok(folder)
}

/// Runs a command; a shown line that begins with `error:` says that it must fail.
fn check(shown: &Shown, folder: &Path, place: &str) {
    let arguments = arguments(&shown.command)
        .unwrap_or_else(|| panic!("{place}: only endboss can be run here; excuse the block"));
    // Found by its name, as by a reader who installed it.
    let program = Path::new(env!("CARGO_BIN_EXE_endboss"));
    let run = Command::new("endboss")
        .env("PATH", program.parent().expect("it is in a folder"))
        .args(arguments)
        .current_dir(folder)
        .env("HOME", folder)
        .env("XDG_DATA_HOME", folder)
        .env("LC_ALL", "en")
        .env("COLUMNS", "100")
        .stdin(Stdio::null())
        .output()
        .expect("endboss starts");
    let said = format!(
        "{}\n{}",
        String::from_utf8_lossy(&run.stdout),
        String::from_utf8_lossy(&run.stderr)
    );
    let fails = shown.output.iter().any(|line| line.starts_with("error:"));
    let expected = if fails { 2 } else { 0 };
    assert_eq!(run.status.code(), Some(expected), "{place}: {}\n{said}", shown.command);
    let mut lines = said.lines().map(str::trim_end);
    for line in shown.output.iter().filter(|line| !matches!(line.as_str(), "" | "...")) {
        let found = lines.any(|said| said == line);
        assert!(found, "{place}: {}\ndoes not say\n{line}\nbut\n{said}", shown.command);
    }
}

#[test]
fn every_command_shown_runs_and_says_what_is_shown() {
    let mut run = 0;
    for document in documents() {
        let text = fs::read_to_string(&document).expect("a text");
        let commands = shown(&text);
        if commands.is_empty() {
            continue;
        }
        let folder = folder(&document).expect("a folder for the document");
        for command in &commands {
            check(command, &folder, &format!("{}:{}", document.display(), command.line));
            run += 1;
        }
    }
    assert!(run >= 5, "only {run} commands were found in all documents");
}

/// docs/EDITIONS.md lists the fields a table may set, with their values.
#[test]
fn the_fields_of_the_rules_are_documented() {
    let text = fs::read_to_string(root().join("docs/EDITIONS.md")).expect("a text");
    let row = |field: &str| text.lines().find(|line| line.starts_with(&format!("| `{field}` |")));
    for (field, values) in Rules::FIELDS {
        let row = row(field).unwrap_or_else(|| panic!("EDITIONS.md does not list {field}"));
        for value in *values {
            assert!(row.contains(value), "EDITIONS.md does not give {field} the value {value}");
        }
    }
}

/// docs/HOSTING.md tells what every option of the server is for, and its limits as they are.
#[test]
fn the_options_and_limits_of_the_server_are_documented() {
    let text = fs::read_to_string(root().join("docs/HOSTING.md")).expect("a text");
    let help = Command::new(env!("CARGO_BIN_EXE_endboss")).args(["serve", "--help"]).output();
    let help = String::from_utf8(help.expect("endboss starts").stdout).expect("text");
    let options = help.lines().filter_map(|line| line.trim_start().strip_prefix("--"));
    let options: Vec<&str> = options.filter_map(|rest| rest.split([' ', '=']).next()).collect();
    assert!(options.len() > 10, "{help}");
    for option in options.into_iter().filter(|option| *option != "help") {
        assert!(text.contains(&format!("`--{option}")), "HOSTING.md does not tell --{option}");
    }
    let limits = endboss_web::guard::Limits::default();
    let rate = |rate: Option<endboss_web::guard::Rate>| {
        let rate = rate.expect("a limit");
        let burst = rate.burst;
        let per = |each: u64| (each * 1000).checked_div(rate.every.as_millis() as u64);
        match (per(1).filter(|n| *n > 0), per(60).filter(|n| *n > 0)) {
            (Some(n), _) => format!("{burst} at once, then {n} a second"),
            (None, Some(30)) if burst == 10 => format!("{burst} at once, then one in 2 s"),
            (None, Some(n)) => format!("{burst} at once, then {n} a minute"),
            (None, None) => panic!("a limit of less than one a minute"),
        }
    };
    let rows = [
        ("requests", limits.requests),
        ("new guests and tables", limits.creations),
        ("signing up and in", limits.sign_ins),
        ("codes of tables asked for", limits.codes),
        ("chat", limits.chat),
        ("picks, and taking back", limits.picks),
    ];
    for (what, allowed) in rows {
        let row = format!("| {what} | {} | {} |", rate(allowed.address), rate(allowed.person));
        assert!(text.contains(&row), "HOSTING.md does not say\n{row}");
    }
}

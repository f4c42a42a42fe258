use crate::replay::recorded;
use crate::{classic, good, run, run_in};

// What others use is made first.
const COMMANDS: [&[&str]; 18] = [
    &[],
    &["cards", "new"],
    &["cards", "add"],
    &["sim"],
    &["bench"],
    &["arena"],
    &["lab"],
    &["lab", "play"],
    &["lab", "balance"],
    &["lab", "compare"],
    &["lab", "fit"],
    &["load"],
    &["replay"],
    &["cards"],
    &["cards", "list"],
    &["cards", "show"],
    &["cards", "check"],
    &["cards", "specials"],
];

/// The words of a command line as a shell takes them apart.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quoted = false;
    for letter in line.chars() {
        match letter {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            _ => words.last_mut().expect("there is one").push(letter),
        }
    }
    words
}

/// A server runs until it is stopped; whether it starts is tested elsewhere.
fn is_serving(example: &str) -> bool {
    matches!(example.split_whitespace().next(), None | Some("serve"))
}

/// Every example that a help prints works as it stands.
#[test]
fn every_command_has_examples_that_work() {
    let (folder, _journal) = recorded("examples", "second", "2");
    for file in ["pack.toml", "bosses.toml", "rooms.toml", "spells.toml", "heroes.toml"] {
        let bytes = std::fs::read(classic().join(file)).expect("the pack is there");
        folder.write(&format!("packs/classic/{file}"), bytes);
    }
    for command in COMMANDS {
        let help = good(&[command, &["--help"]].concat());
        let (_, examples) = help.split_once("Examples:\n").expect("it has examples");
        let examples = examples.lines().filter_map(|line| line.strip_prefix("  endboss"));
        let examples: Vec<&str> = examples.collect();
        assert!(!examples.is_empty(), "{help}");
        for example in examples {
            if is_serving(example) {
                continue;
            }
            let words = words(example.trim_start());
            let args: Vec<&str> = words.iter().map(String::as_str).collect();
            let said = run_in(folder.path(), &args);
            assert_eq!((said.code, said.err.as_str()), (0, ""), "endboss {example}");
            assert!(!said.out.is_empty(), "endboss {example}");
        }
    }
}

/// What can be chosen is listed where it is asked for.
#[test]
fn the_variants_are_listed() {
    for command in ["play", "sim"] {
        let help = good(&[command, "--help"]);
        for variant in endboss_lexicon::Variant::ALL {
            assert!(help.contains(variant.id()), "{command}: {help}");
        }
        assert!(help.contains("[default: anniversary]"), "{command}: {help}");
    }
}

#[test]
fn the_version_is_told() {
    let said = run(&["--version"]);
    assert_eq!(said.code, 0);
    assert_eq!(said.out, format!("endboss {}\n", env!("CARGO_PKG_VERSION")));
}

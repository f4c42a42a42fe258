//! The message files themselves.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use endboss_text::{Arg, Lang, Text};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

const FILES: [&str; 20] = [
    "nouns", "cards", "log", "ask", "pick", "words", "ui", "play", "glossary", "forecast", "face",
    "pages", "replay", "daily", "why", "learn", "keys", "told", "line", "refusals",
];

/// Those that are said by whoever draws the interface.
const INTERFACE: [&str; 10] =
    ["ui", "play", "face", "pages", "replay", "daily", "learn", "keys", "line", "refusals"];

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn source(lang: Lang, file: &str) -> String {
    read(&here(&format!("messages/{}/{file}.ftl", lang.id())))
}

fn ids(lang: Lang, file: &str) -> Vec<String> {
    let source = source(lang, file);
    let resource = parser::parse(source.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{}/{file}.ftl: {errors:?}", lang.id()));
    resource
        .body
        .iter()
        .filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name.to_owned()),
            Entry::Term(term) => panic!("{}/{file}.ftl: a term, -{}", lang.id(), term.id.name),
            Entry::Junk { content } => panic!("{}/{file}.ftl: {content}", lang.id()),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => None,
        })
        .collect()
}

/// All source files of this crate in one string.
fn code() -> String {
    let folder = fs::read_dir(here("src")).expect("the crate has sources");
    let files = folder.map(|file| file.expect("a file").path());
    files.filter(|path| path.is_file()).map(|path| read(&path)).collect()
}

#[test]
fn no_file_is_forgotten() {
    for lang in Lang::ALL {
        let folder = fs::read_dir(here(&format!("messages/{}", lang.id()))).expect("messages");
        let found: BTreeSet<String> = folder
            .map(|file| file.expect("a file").file_name().to_string_lossy().into_owned())
            .collect();
        assert_eq!(found, FILES.iter().map(|file| format!("{file}.ftl")).collect());
    }
}

#[test]
fn all_languages_have_the_same_messages_in_the_same_order() {
    for file in FILES {
        for lang in Lang::ALL {
            assert_eq!(ids(Lang::En, file), ids(lang, file), "{file}.ftl of {}", lang.id());
        }
    }
}

#[test]
fn no_message_stands_twice() {
    for lang in Lang::ALL {
        for nouns in [true, false] {
            let files = FILES.iter().filter(|file| (**file == "nouns") == nouns);
            let all: Vec<String> = files.flat_map(|file| ids(lang, file)).collect();
            let once: BTreeSet<&String> = all.iter().collect();
            assert_eq!(once.len(), all.len(), "{}", lang.id());
        }
    }
}

/// A message is used if the code names it or another message of its language does. The interface's
/// messages are used by those who draw it.
#[test]
fn no_message_is_unused() {
    let code = code();
    for lang in Lang::ALL {
        let messages: String = FILES.iter().map(|file| source(lang, file)).collect();
        for file in FILES.iter().filter(|file| !INTERFACE.contains(file)) {
            for id in ids(lang, file) {
                let used = code.contains(&format!("\"{id}\""))
                    || messages.contains(&format!("{{ {id} }}"))
                    || messages.contains(&format!("(\"{id}\""));
                assert!(used, "{}/{file}.ftl: nobody says {id}", lang.id());
            }
        }
    }
}

#[test]
fn every_interface_message_is_whole() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let source: String = INTERFACE.iter().map(|file| source(lang, file)).collect();
        let names: BTreeSet<&str> = source
            .split('$')
            .skip(1)
            .map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default())
            .collect();
        let arg = |name| match name {
            "who" => (name, "heroine".into()),
            _ => (name, Arg::Number(2)),
        };
        let args: Vec<(&str, Arg)> = names.into_iter().map(arg).collect();
        for id in INTERFACE.iter().flat_map(|file| ids(lang, file)) {
            let begins = ["ui-", "face-", "refused-"];
            assert!(begins.iter().any(|begin| id.starts_with(begin)), "{id}");
            let said = text.say(&id, &args);
            assert!(
                !said.is_empty() && !said.contains(['{', '}', '|', '\u{2068}']),
                "{id}: {said}"
            );
        }
    }
}

/// Marks as printed: curly apostrophes, true minus signs.
#[test]
fn marks_are_typographic() {
    for lang in Lang::ALL {
        for file in FILES {
            for line in source(lang, file).lines().filter(|line| !line.starts_with('#')) {
                assert!(!line.contains('\''), "{}/{file}.ftl: {line}", lang.id());
                assert!(!line.contains("..."), "{}/{file}.ftl: {line}", lang.id());
            }
        }
    }
}

/// What is said in the same letters as in English, and rightly so.
fn borrowed(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En | Lang::Uk | Lang::Ru => &["ui-icons"],
        Lang::Pl => &[
            "face-bot",
            "face-kind-boss",
            "face-login",
            "face-replay-scrub",
            "ui-bot",
            "ui-icons",
            "title-kobold",
            "title-mini-boss",
            "title-boss",
        ],
        Lang::It => &[
            "text-level-up",
            "face-home",
            "face-bot",
            "face-refuse",
            "face-seat-host",
            "part-level-up",
            "face-value-no",
            "face-kind-boss",
            "face-rating",
            "face-password",
            "ui-bot",
            "ui-icons",
            "title-mini-boss",
            "title-boss",
        ],
    }
}

/// A message that was never translated is as bad as one that is missing.
#[test]
fn nothing_is_left_in_english() {
    fn values(lang: Lang, file: &str) -> Vec<(String, String)> {
        let source = source(lang, file);
        let resource = parser::parse(source.as_str()).expect("messages parse");
        let messages = resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        });
        messages.map(|it| (it.id.name.to_owned(), format!("{:?}", it.value))).collect()
    }
    // Without what is put in, something must be left to be translated.
    let speaks = |value: &str| {
        let texts = value.split("TextElement { value: \"").skip(1);
        let texts = texts.filter_map(|rest| rest.split('"').next());
        texts.flat_map(str::chars).filter(|c| c.is_alphabetic()).count() > 1
    };
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        for file in FILES {
            for ((id, english), (_, here)) in values(Lang::En, file).iter().zip(values(lang, file))
            {
                if speaks(english) && *english == here {
                    let known = borrowed(lang).contains(&id.as_str());
                    assert!(known, "{}/{file}.ftl: {id} is English", lang.id());
                }
            }
        }
    }
}

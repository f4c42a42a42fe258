//! What people may be called.

use super::*;

#[test]
fn names_are_short_and_hide_nothing() {
    let name = |text: &str| Name::parse(text).map(String::from);
    assert_eq!(name("  Dora \n"), Ok("Dora".to_owned()));
    assert_eq!(name("龍の主"), Ok("龍の主".to_owned()));
    assert_eq!(name("👩\u{200d}🚀"), Ok("👩\u{200d}🚀".to_owned()), "joined by a joiner");
    assert_eq!(name(&"é".repeat(24)), Ok("é".repeat(24)));
    for text in ["", "   ", &"é".repeat(25), &"x".repeat(100_000), "\u{200d}\u{200d}"] {
        assert_eq!(name(text), Err(Refusal::NameLength), "{text:.30?}");
    }
    for bad in ['\0', '\n', '\u{1b}', '\u{85}', '\u{202e}', '\u{2066}', '\u{200b}', '\u{feff}'] {
        let text = format!("Do{bad}ra");
        assert_eq!(name(&text), Err(Refusal::NameCharacter(bad)));
    }
    let refusal = name("a\u{202e}b").unwrap_err();
    assert_eq!(refusal.to_string(), "A name can’t have the character U+202E.");
}

#[test]
fn logins_are_plain() {
    let login = |text: &str| Login::parse(text).map(String::from);
    assert_eq!(login("dora-99_x"), Ok("dora-99_x".to_owned()));
    assert_eq!(login(" Dora"), Ok("dora".to_owned()));
    for text in ["", "do", "do ra", "dörte", "dora.x", "dora\0x", &"d".repeat(25)] {
        assert_eq!(login(text), Err(Refusal::LoginForm), "{text:?}");
    }
}

#[test]
fn passwords_are_counted_in_characters() {
    assert!(Password::parse(&"é".repeat(10)).is_ok());
    assert!(Password::parse(&"é".repeat(256)).is_ok());
    assert_eq!(Password::parse("nine char"), Err(Refusal::PasswordLength));
    assert_eq!(Password::parse(&"x".repeat(257)), Err(Refusal::PasswordLength));
    let shown = format!("{:?} {:?}", Password::parse("hidden hidden"), password("hidden hidden"));
    assert!(!shown.contains("hidden"), "{shown}");
}

#[test]
fn refusals_are_sentences_with_codes_of_their_own() {
    let all = Refusal::all();
    let codes: std::collections::BTreeSet<_> = all.iter().map(Refusal::code).collect();
    // What could not be read and what could not be saved are one word for programs.
    assert_eq!(codes.len() + 1, all.len());
    for refusal in all {
        let sentence = refusal.to_string();
        assert!(sentence.contains(' '), "{sentence}");
        assert!(!sentence.contains("fire"), "what the database says is for the operator");
    }
}

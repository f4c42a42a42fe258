//! Lessons: each plays through on the engine, and each of its notes is said in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use endboss_gamebox::{Lesson, Named};
use endboss_lexicon::{Seat, Viewer};
use endboss_text::{Arg, Lang, Names, Text};
use endboss_view::{Seen, View};

fn view(lesson: &Lesson, stop: usize) -> View {
    lesson.stops[stop].moment.game.view(&lesson.table.tables, Viewer::Seat(Lesson::LEARNER))
}

/// That they can be read at all is their first test: whoever changed a card finds here the line
/// that has to be written anew.
#[test]
fn every_lesson_plays_through_with_real_choices() {
    let ids: Vec<&str> = Lesson::all().iter().map(|lesson| lesson.id).collect();
    assert_eq!(ids, ["first", "spells", "super", "solo"]);
    for lesson in Lesson::all() {
        let stops = lesson.stops.len();
        let wanted = if lesson.id == "first" { 25..=40 } else { 8..=15 };
        assert!(wanted.contains(&stops), "{} has {stops} stops", lesson.id);
        for (n, stop) in lesson.stops.iter().enumerate() {
            let at = format!("{}.lesson, line {}", lesson.id, stop.note.line);
            let Some(pick) = stop.pick else { continue };
            let ask = view(lesson, n).ask.unwrap_or_else(|| panic!("{at}: nobody is asked"));
            assert_eq!(ask.seat, Lesson::LEARNER, "{at}");
            assert!(ask.options.contains(&pick), "{at}: {pick:?} is not offered");
            assert!(ask.options.len() > 1, "{at}: there is nothing to choose");
        }
    }
}

#[test]
fn the_learner_wins_the_first_game_and_is_wounded_on_the_way() {
    let lesson = Lesson::find("first").expect("the first lesson");
    let (game, t) = (&lesson.end.game, &lesson.table.tables);
    let outcome = game.view(t, Viewer::Public).outcome.expect("the game is over");
    assert_eq!(outcome.winner, Lesson::LEARNER);
    assert!(game.souls(Lesson::LEARNER) >= 10);
    assert!(game.wounds(Lesson::LEARNER) > 0, "a wound is to be seen, too");
    assert!(game.souls(Seat(1)) > 0 && game.wounds(Seat(1)) > 0, "the other one plays, too");
    let heard: Vec<Seen> =
        lesson.stops.iter().flat_map(|stop| lesson.heard(&stop.moment)).collect();
    for (what, seen) in [
        ("a spell", heard.iter().any(|it| matches!(it, Seen::Declared { .. }))),
        ("a level up", heard.iter().any(|it| matches!(it, Seen::LevelUp { .. }))),
        ("a wound", heard.iter().any(|it| matches!(it, Seen::HeroSurvives { .. }))),
        ("a soul", heard.iter().any(|it| matches!(it, Seen::HeroDies { .. }))),
        ("a tie", heard.iter().any(|it| matches!(it, Seen::HeroStays { .. }))),
        ("a cancel", heard.iter().any(|it| matches!(it, Seen::Canceled { .. }))),
    ] {
        assert!(seen, "the first game shows {what}");
    }
}

/// Where a message counts souls and wounds, the board shows the same.
#[test]
fn what_is_counted_in_words_is_so() {
    let told = [
        ("first", "soul", 1, 0),
        ("first", "advanced", 2, 1),
        ("first", "full", 7, 1),
        ("first", "last", 8, 1),
        ("super", "again", 2, 0),
        ("solo", "score", 3, 0),
    ];
    for (id, name, souls, wounds) in told {
        let lesson = Lesson::find(id).expect("a lesson");
        let stop = lesson.stops.iter().find(|stop| stop.note.name == name).expect("a stop");
        let game = &stop.moment.game;
        let found = (game.souls(Lesson::LEARNER), game.wounds(Lesson::LEARNER));
        assert_eq!(found, (souls, wounds), "{id} {name}");
    }
}

/// The learner reads what the learner may know: no card of another hand.
#[test]
fn nothing_is_told_that_the_learner_may_not_know() {
    for lesson in Lesson::all() {
        for n in 0..lesson.stops.len() {
            let view = view(lesson, n);
            assert_eq!(view.viewer, Viewer::Seat(Lesson::LEARNER));
            let others = view.seats.iter().filter(|seat| seat.seat != Lesson::LEARNER);
            assert!(others.map(|seat| &seat.hand).all(Option::is_none), "{} {n}", lesson.id);
        }
    }
}

fn messages(lang: Lang) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../text/messages");
    let file = folder.join(lang.id()).join("learn.ftl");
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The line of a message, and the names of what is put into it.
fn put_in(source: &str, id: &str) -> BTreeSet<String> {
    let line = source.lines().find(|line| line.starts_with(&format!("{id} = ")));
    let line = line.unwrap_or_else(|| panic!("there is no message {id}"));
    let names = line.split("{ $").skip(1).filter_map(|rest| rest.split(' ').next());
    names.map(str::to_owned).collect()
}

#[test]
fn every_note_is_said_in_every_language_with_all_its_names() {
    for lang in Lang::ALL {
        let (text, source) = (Text::new(lang).for_seat(Some(Lesson::LEARNER)), messages(lang));
        for lesson in Lesson::all() {
            let names = lesson.table.names(lang).with_players(vec!["Ada".into(), "Bob".into()]);
            for note in lesson.stops.iter().map(|stop| &stop.note) {
                let id = lesson.message(&note.name);
                let at = format!("{}: {id}", lang.id());
                let given: BTreeSet<String> =
                    note.named.iter().map(|(key, _)| key.clone()).collect();
                assert_eq!(put_in(&source, &id), given, "{at}, line {}", note.line);
                let args = note.named.iter().map(|(key, named)| {
                    let name = match named {
                        Named::Card(kind) => names.card(*kind).to_owned(),
                        Named::Player(seat) => names.player(*seat),
                    };
                    (key.as_str(), Arg::from(name))
                });
                let said = text.say(&id, &args.collect::<Vec<_>>());
                assert!(!said.contains(['{', '}']), "{at}: {said}");
                // A stop is read in a few breaths.
                let length = said.chars().count();
                assert!((20..420).contains(&length), "{at} has {length} letters: {said}");
            }
            for part in ["title", "lead", "end"] {
                assert!(!text.say(&lesson.message(part), &[]).is_empty());
            }
        }
    }
}

#[test]
fn every_message_of_a_lesson_has_its_note() {
    let source = messages(Lang::En);
    for lesson in Lesson::all() {
        let begin = format!("face-learn-{}-", lesson.id);
        let said = source.lines().filter_map(|line| line.strip_prefix(&begin));
        let said: BTreeSet<&str> = said.filter_map(|rest| rest.split(' ').next()).collect();
        let notes = lesson.stops.iter().map(|stop| stop.note.name.as_str());
        let wanted: BTreeSet<&str> = notes.chain(["title", "lead", "end"]).collect();
        assert_eq!(said, wanted, "{}", lesson.id);
    }
}

#[test]
fn the_rules_to_read_on_in_exist() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/RULES.md");
    let rules = fs::read_to_string(file).expect("the rules");
    for lesson in Lesson::all() {
        for rule in lesson.stops.iter().flat_map(|stop| &stop.note.rules) {
            let number = rule.strip_prefix('R').expect("a rule").to_owned() + " ";
            let found = rules.lines().any(|line| line.trim_start_matches('*').starts_with(&number));
            assert!(found, "{}: there is no rule {rule}", lesson.id);
        }
    }
}

const HEAD: &str = "edition anniversary\nseats 2\nminutes 1\n";

fn wrong(text: &str) -> String {
    match Lesson::read("test", text) {
        Ok(_) => panic!("this is read: {text}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn what_is_wrong_with_a_lesson_is_said_with_its_line() {
    let cases = [
        ("edition tenth", "test.lesson, line 1: there is no edition \"tenth\""),
        ("seats 2\nminutes 1", "test.lesson: it does not say its edition"),
        ("edition first\nseats two", "test.lesson, line 2: \"two\" is no number"),
        (HEAD, "test.lesson: it says nothing"),
    ];
    for (text, sentence) in cases {
        assert_eq!(wrong(text), sentence);
    }
    let cases = [
        ("say", "it is not said what is said"),
        ("say a\nsay b", "line 5: something is said already before the next entry"),
        ("say a x=classic/no-such-card", "\"classic/no-such-card\" is neither a card nor a seat"),
        ("say a x=C", "\"C\" is neither a card nor a seat"),
        ("say a b", "\"b\" is neither KEY=CARD nor a rule"),
        ("roll boss B classic/xyzax", "now comes roll boss A"),
        ("roll boss A classic/dark-altar", "that card is not there to come"),
        ("A pick pass", "line 4: \"A pick pass\" cannot happen here: now comes roll boss A"),
        ("A pick card classic/nobody", "classic/nobody"),
        ("A dances", "A dances"),
        ("A concede", "a lesson has picks and rolls only"),
    ];
    for (lines, part) in cases {
        let said = wrong(&format!("{HEAD}{lines}"));
        assert!(said.contains(part), "{lines}: {said}");
    }
    let dealt = "roll boss A classic/xyzax\nroll boss A classic/seducia\n\
                 roll boss B classic/gorgona\nroll boss B classic/robobo\n";
    let said = wrong(&format!("{HEAD}{dealt}A pick card classic/gorgona"));
    let offers = "A may pick card classic/xyzax, card classic/seducia";
    assert!(said.contains("line 8") && said.contains(offers), "{said}");
    // What is said at the end is only read.
    let lesson = Lesson::read("test", &format!("{HEAD}{dealt}say end")).expect("a lesson");
    assert_eq!((lesson.stops.len(), lesson.stops[0].pick), (1, None));
}

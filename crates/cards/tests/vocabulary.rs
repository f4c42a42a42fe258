//! Every word of the vocabulary is used by a card or has a reason not to be, and is explained in
//! docs/CARDS.md.

mod words;

use std::collections::BTreeSet;

use endboss_cards::{Catalogue, Source};
use endboss_lexicon::{Card, CardFilter, Effect, Face, Printing, RoomFilter, Special};

const GUIDE: &str = include_str!("../../../docs/CARDS.md");

/// Words that no shipped card uses, and why the vocabulary has them all the same.
const UNUSED: &[(&str, &str)] = &[
    ("you-build", "what `built-another` is for rooms; a boss has no room to be another than"),
    ("cost remove-soul", "the packs of 0.1.0 have it; now a dead hero is a target [Q82]"),
    ("hero entrance yours", "the three words of `whose` go together; two are used"),
    ("hero dead anyones", "the same of dead heroes"),
    ("opponent with-soul", "the packs of 0.1.0 have it; now the dead hero is the target [Q85]"),
    ("tokens on target", "where tokens go is chosen on the way; on declaration it can be answered"),
    ("look-at-hand", "half of `take-seen`, for cards that shall only look"),
    ("if treasure", "for packs of others: treasure as a threshold"),
];

/// The words that the shipped packs use.
fn used() -> BTreeSet<&'static str> {
    let catalogue = shipped();
    let cards = Printing::ALL.iter().flat_map(|printing| catalogue.cards(*printing));
    cards.flat_map(|card| words::of(&card)).collect()
}

fn shipped() -> Catalogue {
    Catalogue::shipped(&Source::shipped_ids().collect::<Vec<_>>())
}

#[test]
fn every_word_is_used_or_has_a_reason() {
    let used = used();
    let known: BTreeSet<_> = words::all().into_iter().collect();
    assert_eq!(used.difference(&known).collect::<Vec<_>>(), Vec::<&&str>::new());
    let unused: Vec<_> = words::all().into_iter().filter(|word| !used.contains(word)).collect();
    let listed: Vec<_> = UNUSED.iter().map(|(word, _)| *word).collect();
    assert_eq!(unused, listed);
    assert!(UNUSED.iter().all(|(_, reason)| !reason.is_empty()));
}

/// What the vocabulary cannot say is under a fifth of the cards. [ARCHITECTURE 11]
#[test]
fn specials_are_few() {
    let special = |card: &Card| {
        let mut effects = card.abilities().iter().flat_map(|ability| &ability.effects);
        effects.any(|effect| matches!(effect, Effect::Special(_)))
    };
    let specials = |catalogue: &Catalogue| {
        catalogue.cards(Printing::First).iter().filter(|card| special(card)).count()
    };
    assert_eq!(specials(&Catalogue::classic()), Special::ALL.len());
    for id in Source::shipped_ids() {
        let catalogue = Catalogue::shipped(&[id]);
        assert!(specials(&catalogue) * 5 < catalogue.len(), "{id}");
    }
}

#[test]
fn the_guide_explains_every_word() {
    let mut missing = Vec::new();
    for word in words::all().iter().flat_map(|words| words.split(' ')) {
        let quoted = [format!("`{word}`"), format!("\"{word}\""), format!("{word} =")];
        if !quoted.iter().any(|quoted| GUIDE.contains(quoted.as_str())) {
            missing.push(word);
        }
    }
    assert_eq!(missing, Vec::<&str>::new());
}

/// The TOML of the guide, one text per file name that stands in its first line.
fn examples() -> Vec<(&'static str, &'static str)> {
    let blocks =
        GUIDE.split("```toml\n").skip(1).map(|rest| rest.split("```").next().unwrap_or(""));
    blocks
        .map(|block| {
            let first = block.lines().next().unwrap_or("");
            (first.trim_start_matches("# "), block)
        })
        .collect()
}

#[test]
fn the_examples_of_the_guide_are_a_sound_pack() {
    let mut files: Vec<(&str, Vec<u8>)> = Vec::new();
    for (name, text) in examples() {
        assert!(
            endboss_cards::PACK_FILES.contains(&name) || name == "names.it.toml",
            "no file name on the first line: {name}"
        );
        match files.iter_mut().find(|(file, _)| *file == name) {
            Some((_, bytes)) => bytes.extend(text.bytes()),
            None => files.push((name, text.bytes().collect())),
        }
    }
    let source = Source::new("docs/CARDS.md", files);
    let catalogue = Catalogue::of(vec![source]).map_err(|problems| {
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    });
    let catalogue = catalogue.unwrap_or_else(|problems| panic!("{problems}"));
    let example = |pick: fn(&Face) -> bool| {
        catalogue.cards(Printing::First).iter().any(|card| card.copies > 0 && pick(&card.face))
    };
    assert!(example(|face| matches!(face, Face::Boss(boss) if !boss.lasting.is_empty())));
    assert!(example(|face| matches!(face, Face::Room(_))));
    assert!(example(|face| matches!(face, Face::Spell(_))));
    assert!(example(|face| matches!(face, Face::Hero(_))));
    assert!(example(|face| matches!(face, Face::Landmark(_))));
    assert!(example(|face| matches!(face, Face::Item(_))));
}

/// The words for rooms and cards that no classic card needs mean what they say.
#[test]
fn filters_go_by_their_words() {
    let any = RoomFilter::default();
    assert_eq!((any.sort, any.advanced), (None, None));
    let spells = "[[spell]]\nid = \"s\"\nname.en = \"S\"\ncopies = 1\nphase = \"both\"\n\
                  ability = [{ do = [{ take-discarded = \"WORD\" }] }]\n";
    let manifest = "id = \"x\"\nversion = \"1\"\nlicense = \"MIT\"\nauthors = [\"me\"]\n\
                    languages = [\"en\"]\ntitle.en = \"X\"\n";
    let room = |sort, advanced| CardFilter::Room(RoomFilter { sort, advanced });
    use endboss_lexicon::RoomSort::{Monster, Trap};
    for (word, filter) in [
        ("any", CardFilter::Any),
        ("spell", CardFilter::Spell),
        ("room", room(None, None)),
        ("monster-room", room(Some(Monster), None)),
        ("trap-room", room(Some(Trap), None)),
        ("ordinary-room", room(None, Some(false))),
        ("ordinary-monster-room", room(Some(Monster), Some(false))),
        ("ordinary-trap-room", room(Some(Trap), Some(false))),
        ("advanced-room", room(None, Some(true))),
        ("advanced-monster-room", room(Some(Monster), Some(true))),
        ("advanced-trap-room", room(Some(Trap), Some(true))),
    ] {
        let spells = spells.replace("WORD", word).into_bytes();
        let files = [("pack.toml", manifest.as_bytes().to_vec()), ("spells.toml", spells)];
        let source = Source::new("x", files);
        let catalogue = Catalogue::of(vec![source]).expect("sound");
        let card = &catalogue.cards(Printing::First)[0];
        let expected = Effect::TakeDiscarded { what: filter, count: 1 };
        assert_eq!(card.abilities()[0].effects, [expected], "{word}");
    }
}

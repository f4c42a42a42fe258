//! Games that earlier releases recorded replay to the same end. [ARCHITECTURE 7]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use endboss_cards::Source;
use endboss_gamebox::{Table, verify};
use endboss_journal::{Closing, Journal, parse};
use endboss_lexicon::{Edition, RULES_NUMBER, Rules, Variant};

fn corpus() -> Vec<(PathBuf, Journal)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let releases = std::fs::read_dir(&root).expect("a corpus").flatten();
    let folders = releases.map(|release| release.path().join("games")).filter(|it| it.is_dir());
    let games = folders.flat_map(|folder| std::fs::read_dir(folder).expect("games").flatten());
    let mut games: Vec<PathBuf> = games.map(|game| game.path()).collect();
    games.sort();
    let read = |path: PathBuf| {
        let bytes = std::fs::read(&path).expect("a file");
        let journal = parse(&bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path, journal)
    };
    games.into_iter().map(read).collect()
}

#[test]
fn games_of_earlier_releases_replay_to_the_same_end() {
    for (path, journal) in corpus() {
        let name = path.display();
        let packs = Table::shipped_packs_of(&journal.header)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let table =
            Table::of(&journal.header, packs).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(matches!(journal.closing(), Closing::Ended(_)), "{name} has no end");
        verify(&journal, &table).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

/// A corpus that shrinks would prove less without a word.
#[test]
fn the_corpus_has_some_of_everything() {
    let games = corpus();
    let headers = || games.iter().map(|(_, journal)| &journal.header);
    for edition in Edition::ALL {
        let rules = Rules::preset(edition);
        for players in rules.min_players..=edition.most_players().unwrap_or(rules.max_players) {
            let found = headers().any(|it| it.edition == edition && it.seats() == players);
            assert!(found, "no game of the {edition} edition with {players} players");
        }
    }
    for variant in Variant::ALL {
        assert!(headers().any(|it| it.variants.contains(&variant)), "no {}", variant.id());
    }
    for number in 1..RULES_NUMBER {
        assert!(headers().any(|it| it.rules_number == number), "nothing of number {number}");
    }
    let packs: BTreeSet<&str> =
        headers().flat_map(|it| &it.packs).map(|pack| pack.id.as_str()).collect();
    assert_eq!(packs, Source::shipped_ids().collect());
    let fields: BTreeSet<&str> =
        headers().flat_map(|it| &it.fields).map(|(field, _)| field.as_str()).collect();
    assert!(fields.len() >= 13, "{fields:?}");
    assert!(headers().any(|it| it.day.is_some()), "no daily dungeon");
    assert!(headers().any(|it| it.onward.is_some()), "nothing was played on");
    let texts: Vec<String> =
        games.iter().map(|(path, _)| std::fs::read_to_string(path).expect("text")).collect();
    for mark in [" undo ", " agreed #", " concede #", "salt "] {
        assert!(texts.iter().any(|text| text.contains(mark)), "no line with {mark:?}");
    }
}

/// Every pack that was ever released is still there, by its hash.
#[test]
fn packs_of_earlier_releases_are_found_by_their_hash() {
    for (path, journal) in corpus() {
        for pack in &journal.header.packs {
            let found = Source::released(&pack.id, &pack.hash);
            assert!(found.is_some(), "{}: {} {}", path.display(), pack.id, pack.version);
        }
    }
    assert!(Source::released("classic", "0").is_none());
    assert!(Source::released("nothing", "0").is_none());
}

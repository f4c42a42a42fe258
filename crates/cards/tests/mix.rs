//! Which cards play together, and what does not fit. [R11.1, R11.2, R12.1]

use std::collections::BTreeSet;

use endboss_cards::{Catalogue, Source, Unfit};
use endboss_lexicon::{Card, Edition, Face, HeroAbility, Rules};

fn rules(edition: Edition) -> Rules {
    Rules::preset(edition)
}

/// The packs and kinds of face that play, such as "super room".
fn playing(catalogue: &Catalogue, cards: &[Card]) -> BTreeSet<String> {
    let playing = catalogue.kinds().zip(cards).filter(|(_, card)| card.copies > 0);
    playing
        .map(|(kind, card)| format!("{} {}", catalogue.entry(kind).pack, card.face.sort()))
        .collect()
}

/// Mixes shipped packs and says which packs' heroes play.
fn heroes(packs: &[&str], edition: Edition, players: u8, heroes: Option<&str>) -> Vec<String> {
    let catalogue = Catalogue::shipped(packs);
    let cards = catalogue.mix(&mut rules(edition), players, heroes).expect("they fit");
    let playing = playing(&catalogue, &cards);
    playing.iter().filter_map(|row| row.strip_suffix(" hero")).map(str::to_owned).collect()
}

#[track_caller]
fn refused(packs: &[&str], edition: Edition, players: u8, heroes: Option<&str>, sentence: &str) {
    let mut changed = rules(edition);
    let unfit = Catalogue::shipped(packs).mix(&mut changed, players, heroes);
    assert_eq!(unfit.expect_err("they do not fit").to_string(), sentence);
    assert_eq!(changed, rules(edition), "a mix that is refused changes no rule");
}

#[test]
fn one_pack_alone_plays_as_it_is() {
    for edition in Edition::CLASSIC {
        let mut rules = rules(edition);
        let catalogue = Catalogue::classic();
        let cards = catalogue.mix(&mut rules, 3, None).expect("they fit");
        assert_eq!(cards, catalogue.cards(rules.printing));
        assert_eq!(rules, Rules::preset(edition));
    }
}

#[test]
fn all_but_the_heroes_are_mixed() {
    let catalogue = Catalogue::shipped(&["classic", "super", "items", "coins"]);
    let cards = catalogue.mix(&mut rules(Edition::Super), 4, None).expect("they fit");
    let expected = [
        "classic boss",
        "classic room",
        "classic spell",
        "coins boss",
        "coins room",
        "coins spell",
        "items item",
        "super boss",
        "super hero",
        "super room",
        "super spell",
        "town landmark",
    ];
    assert_eq!(playing(&catalogue, &cards), expected.map(str::to_owned).into());
}

#[test]
fn heroes_come_from_one_pack() {
    use Edition::{Second, Super};
    assert_eq!(heroes(&["classic", "coins"], Second, 2, None), ["classic"]);
    assert_eq!(heroes(&["classic", "super"], Super, 4, None), ["super"]);
    assert_eq!(heroes(&["classic", "super"], Super, 4, Some("classic")), ["classic"]);
    assert_eq!(heroes(&["classic", "town"], Super, 4, None), ["classic"]);
    assert_eq!(heroes(&["super", "explorers"], Super, 5, None), ["explorers", "super"]);
    let joined = heroes(&["explorers", "super", "classic"], Super, 6, Some("classic"));
    assert_eq!(joined, ["classic", "explorers"]);
}

#[test]
fn more_players_need_a_pack_for_them() {
    for players in [5, 6] {
        let mut rules = rules(Edition::Super);
        let catalogue = Catalogue::shipped(Edition::Super.packs(players));
        catalogue.mix(&mut rules, players, None).expect("they fit");
        assert_eq!(rules.max_players, 6);
        refused(
            &["super"],
            Edition::Super,
            players,
            None,
            &format!(
                "{players} players need a larger board; add a pack made for them, such as \
                 explorers, or play with at most 4"
            ),
        );
    }
    refused(
        &["super", "explorers"],
        Edition::Super,
        4,
        None,
        "the pack explorers is for 5 to 6 players; leave it out of a game for 4",
    );
    let few = "5 players cannot play this edition; it is for 2 to 4";
    refused(&["classic"], Edition::First, 5, None, few);
    let none = "1 player cannot play this edition; it is for 2 to 4";
    refused(&["super"], Edition::Super, 1, None, none);
    let seven = "7 players cannot play this edition; it is for 2 to 4";
    refused(&["super"], Edition::Super, 7, None, seven);
    let two = "2 players cannot play this edition; it is for 1";
    refused(&["super"], Edition::Solo, 2, None, two);
}

#[test]
fn the_board_decides() {
    let without = |pack: &str| {
        format!(
            "the pack {pack} needs the town board, which this edition does not have; leave it out, \
             or play an edition that has it, such as super"
        )
    };
    refused(&["classic", "town"], Edition::Anniversary, 2, None, &without("town"));
    let super_first = Source::shipped("super").expect("shipped");
    let mixed = Catalogue::of(vec![super_first, Source::shipped("town").expect("shipped")]);
    let unfit = mixed.expect("sound").mix(&mut rules(Edition::Second), 2, None);
    assert_eq!(unfit, Err(Unfit::NeedsBoard { pack: "super".to_owned() }));
    refused(
        &["classic"],
        Edition::Super,
        2,
        None,
        "the town board has no tavern; add the pack town",
    );
}

#[test]
fn heroes_that_are_not_there() {
    let none = "none of these packs has heroes; add one that has, such as classic";
    refused(&["items", "coins"], Edition::Second, 2, None, none);
    refused(&["items", "coins"], Edition::Second, 2, Some("classic"), none);
    refused(
        &["classic", "super", "coins"],
        Edition::Super,
        2,
        Some("coins"),
        "there are no heroes of a pack coins; take those of: super, classic",
    );
    refused(
        &["super", "explorers"],
        Edition::Super,
        5,
        Some("explorers"),
        "the heroes of explorers only join those of another pack; name that one",
    );
    // Nobody is there to be joined.
    refused(&["explorers"], Edition::Super, 5, None, none);
}

/// What a solo game keeps of the super set. [R12.1]
#[test]
fn alone() {
    for edition in [Edition::Solo, Edition::Challenge] {
        let catalogue = Catalogue::shipped(edition.packs(1));
        let mut rules = rules(edition);
        let cards = catalogue.mix(&mut rules, 1, None).expect("they fit");
        assert_eq!(rules, Rules::preset(edition));
        let heroes: Vec<_> = cards
            .iter()
            .filter_map(|card| match &card.face {
                Face::Hero(hero) if card.copies > 0 => Some(hero),
                _ => None,
            })
            .collect();
        let epics = heroes.iter().filter(|hero| hero.epic).count();
        assert_eq!((heroes.len() - epics, epics), (12, 12));
        let straight = Some(HeroAbility::StraightToLandmark);
        assert!(heroes.iter().all(|hero| hero.ability != straight));
        assert!(heroes.iter().all(|hero| hero.epic || hero.mark < 4));
        // A perfect score: every ordinary hero one soul, every epic two. [R12.7]
        assert_eq!(heroes.len() + epics, 36);
        let before = catalogue.cards(rules.printing);
        let out: Vec<(&str, u8)> = catalogue
            .kinds()
            .zip(before.iter().zip(&cards))
            .filter(|(_, (before, now))| {
                matches!(before.face, Face::Spell(_)) && before.copies > now.copies
            })
            .map(|(kind, (before, _))| (catalogue.entry(kind).bare_id(), before.copies))
            .collect();
        assert_eq!(
            out,
            [
                ("co-op", 2),
                ("dream-heist", 1),
                ("freeze", 2),
                ("grand-heist", 2),
                ("quest", 2),
                ("safety-audit", 2),
                ("stealth", 2),
                ("wall-hack", 2),
            ]
        );
    }
    refused(
        &["classic", "super"],
        Edition::Solo,
        1,
        Some("classic"),
        "of the heroes of classic a solo game keeps 17 ordinary ones and 16 epics, but it needs 12 \
         and 12; take those of a pack made for it, such as super",
    );
    refused(
        &["super", "explorers"],
        Edition::Solo,
        1,
        None,
        "the pack explorers is for 5 to 6 players; leave it out of a game for 1",
    );
}

/// Other packs may be added to the full super set. [R12.8, Q45]
#[test]
fn alone_with_other_packs() {
    let catalogue = Catalogue::shipped(&["super", "items", "coins"]);
    let cards = catalogue.mix(&mut rules(Edition::Solo), 1, None).expect("they fit");
    let all = catalogue.cards(rules(Edition::Solo).printing);
    let left_out = |pack: &str| {
        let here = catalogue.kinds().zip(all.iter().zip(&cards));
        let of_pack = here.filter(|(kind, _)| catalogue.entry(*kind).pack == pack);
        of_pack.filter(|(_, (before, now))| now.copies < before.copies).count()
    };
    for pack in ["items", "coins"] {
        let marked = catalogue
            .kinds()
            .zip(&all)
            .filter(|(kind, card)| catalogue.entry(*kind).pack == pack && !card.solo)
            .count();
        assert_eq!(left_out(pack), marked, "{pack}");
        assert!(marked > 0, "{pack}");
    }
}

/// A pack of one hero, and what else it has.
fn one_hero(treasure: &str, room: Option<&str>) -> Source {
    let manifest = "id = \"x\"\nversion = \"1\"\nlicense = \"MIT\"\nauthors = [\"me\"]\n\
                    languages = [\"en\"]\ntitle.en = \"X\"\n";
    let hero = format!(
        "[[hero]]\nid = \"wanderer\"\nname.en = \"Wanderer\"\nhealth = 4\nmark = 2\n\
         treasure = {treasure}\n"
    );
    let room = room.map(|icon| {
        format!(
            "[[room]]\nid = \"r\"\nname.en = \"R\"\ncopies = 1\nsort = \"trap\"\ndamage = 1\n\
             treasure = \"{icon}\"\n"
        )
    });
    let mut files =
        vec![("pack.toml", manifest.as_bytes().to_vec()), ("heroes.toml", hero.into_bytes())];
    files.extend(room.map(|room| ("rooms.toml", room.into_bytes())));
    Source::new("packs/x", files)
}

#[test]
fn heroes_nobody_can_lure() {
    let mix = |treasure: &str, room: Option<&str>| {
        let classic = Source::shipped("classic").expect("shipped");
        let catalogue = Catalogue::of(vec![one_hero(treasure, room), classic]).expect("sound");
        catalogue.mix(&mut rules(Edition::Second), 2, None)
    };
    let unfit = mix("\"explorer\"", None).expect_err("nothing lures it");
    assert_eq!(
        unfit.to_string(),
        "no room and no boss of these packs lures the hero wanderer; add a pack with its treasure, \
         or leave out x"
    );
    assert!(mix("\"explorer\"", Some("explorer")).is_ok());
    assert!(mix("[\"explorer\", \"mage\"]", None).is_ok(), "one kind is enough");
}

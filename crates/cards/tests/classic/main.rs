//! The classic set, card by card. The tables here are a second copy of the facts, written down in
//! another form than the pack, so that a slip in one does not go unseen.

mod abilities;

use Printing::{Anniversary, First, Second};
use endboss_cards::Catalogue;
use endboss_lexicon::{
    Boss, Card, Damage, Face, Hero, Printing, Room, RoomFilter, RoomSort, Spell, SpellPhase,
    Treasure,
};

fn card(id: &str, printing: Printing) -> Card {
    let catalogue = Catalogue::classic();
    let kind = catalogue.kind(id).unwrap_or_else(|| panic!("there is no {id}"));
    catalogue.card(kind, printing).clone()
}

fn room(id: &str, printing: Printing) -> Room {
    match card(id, printing).face {
        Face::Room(room) => room,
        other => panic!("{id} is {other:?}"),
    }
}

fn spell(id: &str, printing: Printing) -> Spell {
    match card(id, printing).face {
        Face::Spell(spell) => spell,
        other => panic!("{id} is {other:?}"),
    }
}

/// Id and face of all cards of a printing, as one kind of face.
fn all<T>(printing: Printing, pick: fn(Face) -> Option<T>) -> Vec<(String, u8, T)> {
    let catalogue = Catalogue::classic();
    let cards =
        catalogue.kinds().zip(catalogue.cards(printing)).filter(|(_, card)| card.copies > 0);
    cards
        .filter_map(|(kind, card)| {
            let id = catalogue.entry(kind).bare_id().to_owned();
            Some((id, card.copies, pick(card.face)?))
        })
        .collect()
}

fn bosses(printing: Printing) -> Vec<(String, u8, Boss)> {
    all(printing, |face| if let Face::Boss(boss) = face { Some(boss) } else { None })
}

fn rooms(printing: Printing) -> Vec<(String, u8, Room)> {
    all(printing, |face| if let Face::Room(room) = face { Some(room) } else { None })
}

fn spells(printing: Printing) -> Vec<(String, u8, Spell)> {
    all(printing, |face| if let Face::Spell(spell) = face { Some(spell) } else { None })
}

fn heroes(printing: Printing) -> Vec<(String, u8, Hero)> {
    all(printing, |face| if let Face::Hero(hero) = face { Some(hero) } else { None })
}

fn total<T>(cards: &[(String, u8, T)]) -> u32 {
    cards.iter().map(|(_, copies, _)| u32::from(*copies)).sum()
}

#[test]
fn the_boxes_hold_what_they_say() {
    for (printing, counts) in [
        (First, [9, 75, 30, 25, 16]),
        (Second, [8, 75, 31, 25, 16]),
        (Anniversary, [12, 75, 30, 25, 16]),
    ] {
        let heroes = heroes(printing);
        let epics = heroes.iter().filter(|(_, _, hero)| hero.epic).count() as u32;
        let ordinary = total(&heroes) - epics;
        let found = [
            total(&bosses(printing)),
            total(&rooms(printing)),
            total(&spells(printing)),
            ordinary,
            epics,
        ];
        assert_eq!(found, counts, "{printing:?}");
        assert_eq!(rooms(printing).len(), 31);
        assert_eq!(spells(printing).len(), 16);
    }
}

#[test]
fn bosses_are_told_apart_by_xp() {
    let table = |printing| -> Vec<String> {
        let mut bosses = bosses(printing);
        bosses.sort_by_key(|(_, _, boss)| std::cmp::Reverse(boss.xp));
        bosses
            .iter()
            .map(|(id, _, boss)| format!("{} {id} {}", boss.xp, icons(boss.treasure)))
            .collect()
    };
    let both = [
        "900 draculord C",
        "850 cleopatra T",
        "800 king-croak F",
        "750 xyzax C",
        "650 cerebellus M",
        "600 seducia M",
        "500 gorgona T",
        "400 robobo F",
    ];
    assert_eq!(table(Second), both);
    assert_eq!(table(First)[0], "1000 old-rustjaw T");
    assert_eq!(table(First)[1..], both);
    assert_eq!(
        table(Anniversary),
        [
            "950 madam-umbra M",
            "900 draculord C",
            "850 cleopatra T",
            "800 king-croak F",
            "750 xyzax C",
            "700 abbot-gloam C",
            "650 cerebellus M",
            "600 seducia M",
            "550 warlord-grubb F",
            "500 gorgona T",
            "450 baron-pilfer T",
            "400 robobo F",
        ]
    );
}

/// "C2 F": the icons in printed order.
fn icons(icons: endboss_lexicon::Icons) -> String {
    let letter = |kind| match kind {
        Treasure::Cleric => 'C',
        Treasure::Fighter => 'F',
        Treasure::Mage => 'M',
        Treasure::Thief => 'T',
        Treasure::Explorer => 'E',
    };
    let parts = icons.iter().map(|(kind, count)| match count {
        1 => letter(kind).to_string(),
        _ => format!("{}{count}", letter(kind)),
    });
    parts.collect::<Vec<_>>().join(" ")
}

#[test]
fn rooms_have_their_printed_numbers() {
    let expected = [
        "dark-altar 3 T 1 C2",
        "open-grave 2 T 2 C",
        "specters-sanctum 3 M 2 C",
        "succubus-spa 3 M 1 C",
        "dracolich-lair 2 AM 3 C",
        "vampire-bordello 2 AM 3 C",
        "goblin-armory 3 M 1 F2",
        "golem-factory 3 M 2 F",
        "minotaurs-maze 2 M 0 F",
        "neanderthal-cave 3 M 3 F",
        "beast-menagerie 2 AM 4 F",
        "monsters-ballroom 2 AM * F",
        "brainsucker-hive 3 M 2 M",
        "dark-laboratory 3 T 1 M2",
        "haunted-library 2 T 1 M",
        "witchs-kitchen 3 M 1 M",
        "all-seeing-eye 2 AT 3 M",
        "ligers-den 2 AM 2 M",
        "bottomless-pit 3 T 1 T",
        "boulder-ramp 2 T 1 T",
        "dizzygas-hallway 3 T 1 T",
        "jackpot-stash 3 T 1 T2",
        "recycling-center 2 AT 3 T",
        "the-crushinator 2 AT 2 T",
        "centipede-tunnel 2 M 1 F M",
        "construction-zone 2 T 1 F T",
        "dragon-hatchery 3 M 0 C F M T",
        "mimic-vault 2 T 1 M T",
        "monstrous-monument 2 T 1 C F",
        "torture-chamber 2 T 1 C T",
        "zombie-prison 2 M 1 C M",
    ];
    for printing in Printing::ALL {
        let found: Vec<String> = rooms(printing)
            .iter()
            .map(|(id, copies, room)| {
                let advanced = if room.advanced { "A" } else { "" };
                let sort = if room.sort == RoomSort::Monster { "M" } else { "T" };
                let damage = match room.damage {
                    Damage::Fixed(damage) => damage.to_string(),
                    Damage::PerRoom(_) => "*".to_owned(),
                    Damage::PerTreasure(_) | Damage::PerBelow => panic!("not in the classic set"),
                };
                format!("{id} {copies} {advanced}{sort} {damage} {}", icons(room.treasure))
            })
            .collect();
        assert_eq!(found, expected, "{printing:?}");
    }
    let monsters = RoomFilter { sort: Some(RoomSort::Monster), advanced: None };
    assert_eq!(room("monsters-ballroom", First).damage, Damage::PerRoom(monsters));
}

#[test]
fn spells_have_their_copies_and_phases() {
    let expected = [
        "annihilator 2 A",
        "assassin 3 A",
        "cave-in 2 A",
        "counterspell 2 BA",
        "exhaustion 1 A",
        "fear 2 A",
        "freeze 4 BA",
        "giant-size 2 A",
        "jeopardy 2 BA",
        "kobold-strike 1 B",
        "motivation 2 B",
        "princess-in-peril 2 B",
        "soul-harvest 1 BA",
        "teleportation 2 A",
        "trepidation 1 A",
        "zombie-attack 2 B",
    ];
    for printing in Printing::ALL {
        let found: Vec<String> = spells(printing)
            .iter()
            .map(|(id, copies, spell)| {
                let phase = match spell.phase {
                    SpellPhase::Build => "B",
                    SpellPhase::Adventure => "A",
                    SpellPhase::Both => "BA",
                };
                format!("{id} {copies} {phase}")
            })
            .collect();
        let assassins = if printing == Second { "assassin 3 A" } else { "assassin 2 A" };
        let expected = expected.map(|row| if row == "assassin 3 A" { assassins } else { row });
        assert_eq!(found, expected, "{printing:?}");
    }
}

#[test]
fn heroes_have_their_health_and_marks() {
    for printing in Printing::ALL {
        let heroes = heroes(printing);
        for kind in &Treasure::ALL[..4] {
            let of = |epic| -> Vec<(u8, u8)> {
                let mut found: Vec<_> = heroes
                    .iter()
                    .filter(|(_, _, hero)| hero.epic == epic && hero.treasure == [*kind])
                    .map(|(_, copies, hero)| {
                        assert_eq!((*copies, hero.ability), (1, None));
                        (hero.health, hero.mark)
                    })
                    .collect();
                found.sort_unstable();
                found
            };
            assert_eq!(of(false), [(4, 2), (4, 4), (6, 2), (6, 3), (8, 2), (8, 4)], "{kind:?}");
            assert_eq!(of(true), [(11, 2), (11, 3), (13, 2), (13, 4)], "{kind:?}");
        }
        // What is left of the 25 and 16 is the Fool.
        let fools: Vec<_> = heroes.iter().filter(|(_, _, hero)| hero.treasure.is_empty()).collect();
        let [(id, 1, fool)] = fools[..] else { panic!("one fool, not {fools:?}") };
        assert_eq!(id, "the-fool");
        assert_eq!((fool.health, fool.mark, fool.epic), (2, 2, false));
        assert_eq!(fool.ability, Some(endboss_lexicon::HeroAbility::FewestSouls));
    }
}

/// How many heroes a game of so many players uses. [R2.1]
#[test]
fn marks_give_the_hero_decks_their_sizes() {
    for (players, expected) in [(2, (13, 8)), (3, (17, 12)), (4, (25, 16))] {
        let heroes = heroes(Second);
        let used = |epic| {
            heroes.iter().filter(|(_, _, hero)| hero.epic == epic && hero.mark <= players).count()
        };
        assert_eq!((used(false), used(true)), expected, "{players} players");
    }
}

#[test]
fn what_we_designed_says_so() {
    let catalogue = Catalogue::classic();
    let ours: Vec<_> =
        catalogue.kinds().map(|kind| catalogue.entry(kind)).filter(|entry| entry.ours).collect();
    let ids: Vec<_> =
        ours.iter().map(|entry| (entry.bare_id(), entry.printings.as_slice())).collect();
    assert_eq!(
        ids,
        [
            ("abbot-gloam", &[Anniversary][..]),
            ("warlord-grubb", &[Anniversary]),
            ("madam-umbra", &[Anniversary]),
            ("old-rustjaw", &[First]),
            ("baron-pilfer", &[Anniversary]),
        ]
    );
    for entry in ours {
        let note = entry.note.as_deref().unwrap_or_default();
        assert!(note.contains("not publicly known"), "{}: {note}", entry.id);
    }
}

/// Room titles capitalize every word in Polish, spell titles only the first.
#[test]
fn polish_titles_follow_the_polish_edition() {
    let catalogue = Catalogue::classic();
    let upper = |word: &str| word.chars().next().is_some_and(char::is_uppercase);
    for (kind, card) in catalogue.kinds().zip(catalogue.cards(Second)) {
        for printing in Printing::ALL {
            let name = catalogue.name(kind, "pl", printing);
            let mut words = name.split(' ');
            assert!(words.next().is_some_and(upper), "{name}");
            match card.face {
                Face::Room(_) => assert!(words.all(upper), "{name}"),
                Face::Spell(_) => assert!(!words.any(upper), "{name}"),
                Face::Boss(_) | Face::Hero(_) => {}
                Face::Landmark(_) | Face::Item(_) => panic!("not in the classic set"),
            }
        }
    }
    let name = |id: &str| catalogue.name(catalogue.kind(id).expect("there"), "pl", Second);
    assert_eq!(name("freeze"), "Zmrożenie");
    assert_eq!(name("the-fool"), "Głupiec");
}

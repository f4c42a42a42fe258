use std::collections::HashMap;
use std::process::Command;

use endboss_art::{HEIGHT, WIDTH, card, frame_of, hash, idle};
use endboss_cards::Catalogue;
use endboss_lexicon::{
    Ability, Boss, Card, Damage, Effect, Face, Help, Hero, Icons, Item, Landmark, Printing, Room,
    RoomSort, Spell, SpellPhase, Treasure, When,
};

pub const PACKS: [&str; 6] = ["classic", "super", "coins", "explorers", "items", "town"];

/// Every card of every shipped pack, in every printing.
fn shipped() -> Vec<(String, Card)> {
    let catalogue = Catalogue::shipped(&PACKS);
    let printings = [Printing::First, Printing::Second, Printing::Anniversary];
    let all = catalogue.kinds().flat_map(|kind| {
        let catalogue = &catalogue;
        printings.map(move |p| (catalogue.id(kind).to_owned(), catalogue.card(kind, p).clone()))
    });
    all.collect()
}

#[test]
fn every_card_has_a_picture_without_holes() {
    let cards = shipped();
    assert!(cards.len() > 750, "{}", cards.len());
    for (id, one) in &cards {
        let picture = card(one, id);
        assert_eq!((picture.width() as i32, picture.height() as i32), (WIDTH, HEIGHT), "{id}");
        assert!(picture.pixels().iter().all(|color| color[3] == 255), "{id}");
        let mut colors = picture.pixels().to_vec();
        colors.sort_unstable();
        colors.dedup();
        assert!((8..=256).contains(&colors.len()), "{id} has {} colors", colors.len());
        assert!(frame_of(one).width() > 0);
    }
}

#[test]
fn no_two_cards_look_the_same() {
    let catalogue = Catalogue::shipped(&PACKS);
    let mut seen = HashMap::new();
    for kind in catalogue.kinds() {
        let (id, one) = (catalogue.id(kind), catalogue.card(kind, Printing::Anniversary));
        if let Some(other) = seen.insert(hash(&card(one, id)), id) {
            panic!("{id} and {other} have the same picture");
        }
    }
}

#[test]
fn whoever_lives_moves_while_waiting() {
    for (id, one) in shipped() {
        let lives = match &one.face {
            Face::Boss(_) | Face::Hero(_) => true,
            Face::Room(room) => room.sort == RoomSort::Monster,
            Face::Spell(_) | Face::Item(_) | Face::Landmark(_) => false,
        };
        let [first, second] = idle(&one, &id);
        assert_eq!(first, card(&one, &id), "{id}");
        assert!(!lives || first != second, "{id}");
    }
}

/// Bosses and heroes are persons: each has a drawing with its own name.
#[test]
fn every_boss_and_hero_of_ours_is_drawn_by_hand() {
    let mut persons = 0;
    for (id, one) in shipped() {
        if matches!(one.face, Face::Boss(_) | Face::Hero(_)) {
            let bare = id.rsplit('/').next().unwrap_or_default();
            let head = format!("[{bare} ");
            assert!(endboss_art::FILES.iter().any(|(_, text)| text.contains(&head)), "{id}");
            persons += 1;
        }
    }
    assert!(persons >= 120 * 3, "{persons}");
}

/// One line per picture.
fn digest() -> String {
    let lines = shipped().into_iter().map(|(id, one)| {
        let [first, second] = idle(&one, &id);
        format!("picture {id} {} {} {}\n", hash(&first), hash(&second), first.png().len())
    });
    lines.collect()
}

/// Prints what another process compares.
#[test]
fn pictures_as_lines() {
    let lines = digest();
    assert!(lines.starts_with("picture "));
    println!("{lines}");
}

/// Another process has other hash seeds and other addresses, and must draw the same.
#[test]
fn another_run_draws_the_same_bytes() {
    let this = std::env::current_exe().expect("a test has a file");
    let run = Command::new(this)
        .args(["--exact", "cards::pictures_as_lines", "--nocapture"])
        .output()
        .expect("the test runs again");
    let said = String::from_utf8_lossy(&run.stdout);
    let there: Vec<&str> = said.lines().filter(|line| line.starts_with("picture ")).collect();
    assert_eq!(there, digest().lines().collect::<Vec<_>>());
}

fn ability(when: When, effects: Vec<Effect>) -> Ability {
    Ability {
        when,
        once: false,
        may: false,
        cost: Vec::new(),
        target: None,
        condition: None,
        effects,
    }
}

/// A card of every kind as a designer may write it.
fn invented() -> Vec<Card> {
    let icons = Icons { mage: 1, explorer: 1, ..Icons::default() };
    let room = |sort, advanced, treasure| {
        Face::Room(Room {
            sort,
            advanced,
            damage: Damage::Fixed(2),
            treasure,
            lasting: Vec::new(),
            abilities: Vec::new(),
        })
    };
    let hero = |epic, treasure: Vec<Treasure>| {
        Face::Hero(Hero { epic, health: 7, treasure, mark: 2, ability: None })
    };
    let cast = ability(When::Cast, vec![Effect::Cancel]);
    let faces = vec![
        Face::Boss(Boss { xp: 1, treasure: icons, abilities: Vec::new(), lasting: Vec::new() }),
        room(RoomSort::Monster, false, icons),
        room(RoomSort::Monster, true, Icons::default()),
        room(RoomSort::Trap, false, icons),
        room(RoomSort::Trap, true, Icons::default()),
        Face::Spell(Spell { phase: SpellPhase::Both, ability: cast.clone() }),
        Face::Spell(Spell { phase: SpellPhase::Build, ability: ability(When::Cast, Vec::new()) }),
        hero(false, vec![Treasure::Thief, Treasure::Cleric]),
        hero(true, Vec::new()),
        Face::Landmark(Landmark { treasure: None, spaces: Vec::new() }),
        Face::Item(Item {
            treasure: Some(Treasure::Explorer),
            help: Help::SkipsFirst,
            phase: SpellPhase::Both,
            power: cast,
        }),
    ];
    faces.into_iter().map(|face| Card { face, copies: 1, solo: true }).collect()
}

#[test]
fn a_designers_card_has_a_picture_of_its_own() {
    for one in invented() {
        let mut seen = HashMap::new();
        for number in 0..60 {
            let id = format!("my-pack/unheard-of-{number}");
            if let Some(other) = seen.insert(hash(&card(&one, &id)), id.clone()) {
                panic!("{id} and {other} have the same picture: {:?}", one.face);
            }
        }
        // Any text may be an id here; others check what ids are allowed.
        for id in ["", "/", "--", "Ünïcødé/ß", "a/b/c"] {
            assert_eq!(card(&one, id).width() as i32, WIDTH);
        }
    }
}

#[test]
fn pictures_are_small_files() {
    for (id, one) in shipped() {
        let bytes = card(&one, &id).png().len();
        assert!(bytes < 2_000, "{id}: {bytes} bytes");
    }
}

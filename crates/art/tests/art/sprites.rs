use std::collections::HashMap;
use std::fs;
use std::path::Path;

use endboss_art::{FILES, Part, Sprite, parse};

fn all() -> Vec<Sprite> {
    let read = |(file, text): &(&str, &str)| match parse(file, text) {
        Ok(sprites) => sprites,
        Err(flaws) => panic!("{}", flaws[0]),
    };
    FILES.iter().flat_map(read).collect()
}

#[test]
fn every_file_of_sprites_is_used() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("sprites");
    for file in fs::read_dir(folder).expect("the folder is there") {
        let name = file.expect("a file").file_name().into_string().expect("plain letters");
        let known = ["palette.txt", "font.txt"].contains(&&*name)
            || FILES.iter().any(|(known, _)| *known == name);
        assert!(known, "{name} is not read");
    }
}

#[test]
fn there_are_parts_enough_to_choose_from() {
    let mut count: HashMap<Part, usize> = HashMap::new();
    for sprite in all() {
        *count.entry(sprite.part).or_default() += 1;
    }
    let of = |part| count.get(&part).copied().unwrap_or(0);
    assert!(of(Part::Body) + of(Part::Head) + of(Part::Creature) >= 50);
    assert!(of(Part::Body) + of(Part::Head) >= 20);
    assert!(of(Part::Device) >= 40);
    assert!(of(Part::Motif) >= 40);
    assert!(of(Part::Weapon) >= 20);
    assert!(of(Part::Hat) >= 20);
}

#[test]
fn every_class_has_something_to_wear_and_to_hold() {
    let sprites = all();
    for class in ["cleric", "fighter", "mage", "thief", "explorer"] {
        for part in [Part::Outfit, Part::Hat, Part::Weapon, Part::Offhand] {
            let fit = sprites.iter().filter(|s| s.part == part && s.likes(class)).count();
            assert!(fit >= 2, "{class}: {fit} of {part:?}");
        }
        for part in [Part::Building, Part::Device, Part::Head, Part::Prop, Part::Item] {
            assert!(sprites.iter().any(|s| s.part == part && s.likes(class)), "{class}: {part:?}");
        }
    }
}

#[test]
fn no_sprite_is_larger_than_a_picture() {
    for sprite in all() {
        let fits = sprite.width <= 30 && sprite.height <= 26;
        assert!(fits, "{} is {} x {}", sprite.name, sprite.width, sprite.height);
    }
}

#[test]
fn bodies_have_the_joints_they_need() {
    use endboss_art::Joint::{Back, Hand, Hat, Head, Off};
    for sprite in all() {
        let needed: &[_] = match sprite.part {
            Part::Body => &[Head, Hand, Back],
            Part::Outfit => &[Head, Hand, Off, Back],
            Part::Head | Part::Face => &[Hat],
            _ => &[],
        };
        for joint in needed {
            assert!(sprite.joint(*joint).is_some(), "{} has no {joint:?}", sprite.name);
        }
    }
}

use std::collections::HashSet;

use endboss_art::{
    CHIP, Gallery, Icon, STEPS, Token, WALK, chip, icon, lettered_chip, minion, token, walk,
};
use endboss_cards::Catalogue;
use endboss_lexicon::{Card, Face, Printing, Seat, Treasure};

use crate::cards::PACKS;

/// Width, height and pixels of a file.
fn read(png: &[u8]) -> (usize, usize, Vec<u8>) {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
    decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::ALPHA);
    let mut reader = decoder.read_info().expect("a header");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut bytes).expect("a frame");
    (info.width as usize, info.height as usize, bytes)
}

fn shipped() -> Vec<(String, Card)> {
    let catalogue = Catalogue::shipped(&PACKS);
    let one =
        |kind| (catalogue.id(kind).to_owned(), catalogue.card(kind, Printing::Anniversary).clone());
    catalogue.kinds().map(one).collect()
}

#[test]
fn what_is_fixed_has_a_name_an_address_and_a_file() {
    let gallery = Gallery::new();
    let names: Vec<&str> = gallery.names().collect();
    assert!(names.len() > 150, "{}", names.len());
    for name in &names {
        let work = gallery.named(name).expect("its own name");
        assert!(work.hash().chars().all(|sign| sign.is_ascii_alphanumeric()), "{name}");
        let (width, height, _) = read(&work.png());
        assert_eq!((width, height), (work.width(), work.height()), "{name}");
        let found = gallery.find(work.hash()).expect("what has an address is found");
        assert_eq!(found.png(), work.png(), "{name}");
        assert!(work.png().len() < 3_000, "{name}: {} bytes", work.png().len());
    }
    assert!(gallery.named("mona-lisa").is_none() && gallery.find("0123456789abcdef").is_none());
}

#[test]
fn pages_find_what_they_count_on() {
    let gallery = Gallery::new();
    let size = |name: &str| {
        let work = gallery.named(name).unwrap_or_else(|| panic!("no {name}"));
        (work.width(), work.height())
    };
    for (name, side) in [
        ("app-192", 192),
        ("app-192-maskable", 192),
        ("app-512", 512),
        ("app-512-maskable", 512),
        ("favicon", 16),
        ("wallpaper-dark", 32),
        ("wallpaper-light", 32),
        ("frame-epic-mage", 24),
        ("frame-trap-none", 24),
        ("panel-dark", 24),
        ("token-plus-one", 18),
        ("token-stun", 18),
        ("token-deactivated", 18),
        ("chip-soul", CHIP),
        ("chip-wound", CHIP),
        ("icon-explorer", 12),
    ] {
        assert_eq!(size(name), (side, side), "{name}");
    }
    for class in ["cleric", "fighter", "mage", "thief", "explorer", "none"] {
        assert_eq!(size(&format!("walk-{class}")), (WALK.0 * STEPS, WALK.1));
    }
    for name in ["logo", "back-room", "back-spell", "minion-a", "minion-f"] {
        size(name);
    }
}

#[test]
fn a_card_is_painted_once_and_found_by_its_address() {
    let gallery = Gallery::new();
    let (mut bytes, mut hashes) = (0, HashSet::new());
    let cards = shipped();
    for (id, card) in &cards {
        let (hash, png) = gallery.card_picture(card, id);
        bytes += png.len();
        assert_eq!(gallery.card_picture(card, id), (hash.clone(), png.clone()), "{id}");
        let found = gallery.find(&hash).expect("it was asked for");
        assert!(std::sync::Arc::ptr_eq(&found, &gallery.card(card, id)), "{id}");
        let picture = endboss_art::card(card, id);
        assert_eq!(read(&png).2, picture.pixels().as_flattened(), "{id}");
        hashes.insert(hash);
    }
    assert_eq!(hashes.len(), cards.len());
    let mean = bytes / cards.len();
    println!("{} pictures, {bytes} bytes, {mean} each", cards.len());
    assert!(mean < 1_000, "{mean} bytes each");
}

#[test]
fn threads_share_a_gallery() {
    let gallery = Gallery::new();
    let cards = shipped();
    let all = || -> Vec<String> {
        cards.iter().take(40).map(|(id, card)| gallery.card_picture(card, id).0).collect()
    };
    let (one, other) = std::thread::scope(|scope| {
        let (one, other) = (scope.spawn(all), scope.spawn(all));
        (one.join().expect("one"), other.join().expect("other"))
    });
    assert_eq!(one, other);
}

#[test]
fn the_font_has_an_address_too() {
    let (hash, file) = Gallery::new().font();
    assert_eq!(hash.len(), 16);
    assert_eq!(file, endboss_art::font_file());
}

#[test]
fn heroes_walk_whole_and_step_by_step() {
    for (id, card) in shipped() {
        if !matches!(card.face, Face::Hero(_)) {
            continue;
        }
        let strip = walk(&card, &id);
        let (width, height) = (WALK.0 as i32, WALK.1 as i32);
        let cell = |step: i32| -> Vec<_> {
            (0..width * height).map(|at| strip.get(step * width + at % width, at / width)).collect()
        };
        assert!(cell(0) == cell(2) && cell(1) != cell(0) && cell(1) != cell(3), "{id}");
        // At the rim there is nothing, so nothing was cut; feet stand on the lower rim.
        for step in 0..STEPS as i32 {
            let clear = |x: i32, y: i32| strip.get(step * width + x, y)[3] == 0;
            assert!((0..height).all(|y| clear(0, y) && clear(width - 1, y)), "{id}");
            assert!((0..width).all(|x| clear(x, 0)), "{id}");
            assert!((0..width).any(|x| !clear(x, height - 1)), "{id}");
        }
    }
}

/// Heroes stand side by side in town, so their figures alone must tell them apart.
#[test]
fn no_two_heroes_could_be_mistaken() {
    let heroes = shipped().into_iter().filter(|(_, card)| matches!(card.face, Face::Hero(_)));
    let figures: Vec<_> = heroes.map(|(id, card)| (walk(&card, &id), id)).collect();
    assert!(figures.len() > 90, "{}", figures.len());
    for (at, (one, id)) in figures.iter().enumerate() {
        for (other, other_id) in &figures[..at] {
            let places = (0..WALK.0 * WALK.1).map(|at| (at % WALK.0, at / WALK.0));
            let unlike = places
                .filter(|(x, y)| one.get(*x as i32, *y as i32) != other.get(*x as i32, *y as i32))
                .count();
            // A figure has about three hundred pixels.
            assert!(unlike >= 110, "{id} and {other_id}: {unlike}");
        }
    }
}

#[test]
fn portraits_of_bosses_differ() {
    let gallery = Gallery::new();
    let mut seen = HashSet::new();
    for (id, card) in shipped() {
        if matches!(card.face, Face::Boss(_)) {
            let work = gallery.card_portrait(&card, &id);
            assert_eq!((work.width(), work.height()), (20, 20));
            assert!(seen.insert(work.hash().to_owned()), "{id}");
        }
    }
    assert!(seen.len() >= 30);
}

/// How bright the eye finds a color, from 0 to 1: the relative luminance of WCAG.
fn luminance(color: [u8; 4]) -> f64 {
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.03928 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2])
}

fn contrast(one: [u8; 4], other: [u8; 4]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

const DARK: [u8; 4] = [28, 23, 40, 255];
const LIGHT: [u8; 4] = [251, 245, 228, 255];

#[test]
fn chips_are_seen_on_dark_and_light_pages() {
    for sign in Icon::ALL {
        let picture = chip(sign);
        // The rim against the page, whichever it is.
        for x in 1..CHIP as i32 - 1 {
            for at in [(x, 0), (x, CHIP as i32 - 1), (0, x), (CHIP as i32 - 1, x)] {
                let rim = picture.get(at.0, at.1);
                // Lit from above, so the upper rim is left to the other three on a light page.
                assert!(contrast(rim, DARK) >= 3.0, "{sign:?} at {at:?}");
                assert!(at.1 == 0 || contrast(rim, LIGHT) >= 3.0, "{sign:?} at {at:?}");
            }
        }
        // The sign against its plate: enough of it to tell what it is.
        let plate = picture.get(2, 2);
        let drawn = icon(sign);
        let solid: Vec<_> = drawn.pixels().iter().filter(|color| color[3] > 0).collect();
        let seen = solid.iter().filter(|color| contrast(***color, plate) >= 3.0).count();
        assert!(seen >= 24 && seen * 4 >= solid.len(), "{sign:?}: {seen} of {}", solid.len());
    }
}

#[test]
fn kinds_of_treasure_differ_by_letter_shape_and_color() {
    let mut seen = HashSet::new();
    for kind in Treasure::ALL {
        let sign = Icon::Treasure(kind);
        assert_ne!(lettered_chip(sign, 'C'), lettered_chip(sign, 'M'));
        // The color most of the icon has.
        let drawn = icon(sign);
        let main = drawn.pixels().iter().filter(|color| luminance(**color) > 0.05);
        let mut hues: Vec<_> = main.copied().collect();
        hues.sort_unstable();
        let most = hues.chunk_by(|a, b| a == b).max_by_key(|same| same.len()).expect("a color");
        assert!(seen.insert(most[0]), "{kind:?}");
        // Alone on a page, without its plate, it has an edge on dark and on light.
        let edge = |page: [u8; 4]| {
            drawn.pixels().iter().filter(|c| c[3] > 0 && contrast(**c, page) >= 3.0).count()
        };
        assert!(edge(DARK) >= 16 && edge(LIGHT) >= 16, "{kind:?}");
    }
}

#[test]
fn tokens_and_minions_differ() {
    let mut seen = HashSet::new();
    for one in Token::ALL {
        assert!(seen.insert(token(one).png()), "{one:?}");
    }
    for seat in (0..Seat::MAX as u8).map(Seat) {
        assert!(seen.insert(minion(seat).png()), "{seat:?}");
    }
}

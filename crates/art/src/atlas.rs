//! All sprites there are, and how to find one.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::dice::Dice;
use crate::parse::parse;
use crate::sprite::{Part, Sprite};

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        /// Every file of sprites with its text.
        pub const FILES: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../sprites/", $name)))),*];
    };
}

files![
    "creatures-animal.txt",
    "creatures-dead.txt",
    "creatures-odd.txt",
    "rooms.txt",
    "bodies.txt",
    "heads.txt",
    "weapons.txt",
    "devices-grim.txt",
    "devices-clever.txt",
    "devices-space.txt",
    "props.txt",
    "decor.txt",
    "motifs.txt",
    "motifs-more.txt",
    "items.txt",
    "bosses-classic.txt",
    "bosses-super.txt",
    "heroes.txt",
    "heroes-more.txt",
    "heroes-of-classic.txt",
    "heroes-of-super.txt",
    "heroes-of-explorers.txt",
    "hats.txt",
    "buildings.txt",
    "icons-treasure.txt",
    "icons-table.txt",
    "logo.txt",
];

#[derive(Debug)]
pub(crate) struct Atlas {
    sprites: Vec<Sprite>,
    by_name: HashMap<(Part, String), usize>,
}

static ATLAS: LazyLock<Atlas> = LazyLock::new(|| {
    let mut atlas = Atlas { sprites: Vec::new(), by_name: HashMap::new() };
    for (file, text) in FILES {
        // The sprites are part of the program, so their mistakes are ours.
        let sprites = parse(file, text)
            .unwrap_or_else(|flaws| panic!("the sprites are broken: {}", flaws[0]));
        for sprite in sprites {
            let key = (sprite.part, sprite.name.clone());
            atlas.by_name.insert(key, atlas.sprites.len());
            atlas.sprites.push(sprite);
        }
    }
    atlas
});

/// The sprite of this part and name.
pub(crate) fn find(part: Part, name: &str) -> Option<&'static Sprite> {
    let atlas = &*ATLAS;
    atlas.by_name.get(&(part, name.to_owned())).map(|at| &atlas.sprites[*at])
}

/// A sprite that code is sure of.
pub(crate) fn sure(part: Part, name: &str) -> &'static Sprite {
    find(part, name).unwrap_or_else(|| panic!("no {part:?} is called {name}"))
}

/// All sprites of a part, in the order of the files.
pub(crate) fn all(part: Part) -> impl Iterator<Item = &'static Sprite> {
    ATLAS.sprites.iter().filter(move |sprite| sprite.part == part)
}

/// One of those that like most of these facts; any if none likes one.
pub(crate) fn liked(part: Part, facts: &[&str], dice: &mut Dice) -> &'static Sprite {
    near_best(part, facts, 0, dice)
}

/// One of those that like most of these facts, or one fact fewer: more to choose from, for what
/// must not look alike.
pub(crate) fn fitting(part: Part, facts: &[&str], dice: &mut Dice) -> &'static Sprite {
    near_best(part, facts, 1, dice)
}

fn near_best(part: Part, facts: &[&str], less: usize, dice: &mut Dice) -> &'static Sprite {
    let score = |sprite: &Sprite| facts.iter().filter(|fact| sprite.likes(fact)).count();
    let best = all(part).map(score).max().unwrap_or(0);
    let least = best.saturating_sub(less).max(best.min(1));
    let fit: Vec<_> = all(part).filter(|sprite| score(sprite) >= least).collect();
    dice.pick(&fit)
}

/// The sprite of some parts that a card's words ask for, and which word did. Earlier words count
/// more than earlier parts: a goblin's library is a goblin.
pub(crate) fn meant(
    parts: &[Part],
    words: &[String],
    dice: &mut Dice,
) -> Option<(&'static Sprite, usize)> {
    for (at, word) in words.iter().enumerate() {
        for part in parts {
            let fit: Vec<_> = all(*part)
                .filter(|sprite| sprite.name == *word || sprite.words.contains(word))
                .collect();
            if !fit.is_empty() {
                return Some((dice.pick(&fit), at));
            }
        }
    }
    None
}

/// The words of a card's id, without its pack: also without a plural or possessive s.
pub(crate) fn words(id: &str) -> Vec<String> {
    let bare = id.rsplit('/').next().unwrap_or(id);
    let mut words = Vec::new();
    for word in bare.split(['-', '_', ' ']).filter(|word| !word.is_empty()) {
        let word = word.to_lowercase();
        let shorter: Vec<String> = ["es", "s"]
            .iter()
            .filter_map(|end| word.strip_suffix(end))
            .filter(|short| short.len() > 2)
            .map(str::to_owned)
            .collect();
        words.push(word);
        words.extend(shorter);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_an_id() {
        assert_eq!(words("classic/minotaurs-maze"), ["minotaurs", "minotaur", "maze"]);
        assert_eq!(words("Gas"), ["gas"]);
    }

    #[test]
    fn names_are_told_apart() {
        for (at, sprite) in ATLAS.sprites.iter().enumerate() {
            let found = ATLAS.by_name[&(sprite.part, sprite.name.clone())];
            assert_eq!(found, at, "two sprites are called {}", sprite.name);
        }
    }
}

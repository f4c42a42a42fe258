//! Every word of the vocabulary is used by a card or has a reason not to be, and is explained in
//! docs/CARDS.md.

use std::collections::BTreeSet;

use endboss_cards::Catalogue;
use endboss_lexicon::{
    Amount, CardFilter, Condition, Cost, Damage, Effect, Face, HeroAbility, HeroPlace, Lasting,
    Near, PlayerFilter, Printing, RoomFilter, Special, SpellBy, Target, When, Who, Whose,
};

const GUIDE: &str = include_str!("../../../docs/CARDS.md");

/// Words that no classic card uses, and why the vocabulary has them all the same.
const UNUSED: &[(&str, &str)] = &[
    ("room whose opponents", "the three words of `whose` go together; heroes use this one"),
    ("explorer", "the fifth treasure belongs to the explorers' pack"),
];

fn trigger(when: &When) -> &'static str {
    match when {
        When::Activated => "activated",
        When::Cast => "cast",
        When::Built => "built",
        When::BuiltAnother(_) => "built-another",
        When::HeroDies => "hero-dies",
        When::YouPlaySpell => "you-play-spell",
        When::AnotherDestroyed => "another-destroyed",
        When::LevelUp => "level-up",
    }
}
const TRIGGERS: &[&str] = &[
    "activated",
    "cast",
    "built",
    "built-another",
    "hero-dies",
    "you-play-spell",
    "another-destroyed",
    "level-up",
];

fn cost(cost: &Cost) -> &'static str {
    match cost {
        Cost::DestroyThis => "destroy-this",
        Cost::DestroyAnother => "destroy-another",
        Cost::Discard { .. } => "discard",
        Cost::RemoveSoul => "remove-soul",
    }
}
const COSTS: &[&str] = &["destroy-this", "destroy-another", "discard", "remove-soul"];

fn target(target: &Target) -> &'static str {
    match target {
        Target::Room { whose: Whose::Yours, .. } => "room whose yours",
        Target::Room { whose: Whose::Opponents, .. } => "room whose opponents",
        Target::Room { whose: Whose::Anyones, .. } => "room whose anyones",
        Target::Hero(HeroPlace::ThisRoom) => "hero this-room",
        Target::Hero(HeroPlace::Dungeon(Whose::Yours)) => "hero dungeon yours",
        Target::Hero(HeroPlace::Dungeon(Whose::Opponents)) => "hero dungeon opponents",
        Target::Hero(HeroPlace::Dungeon(Whose::Anyones)) => "hero dungeon anyones",
        Target::Hero(HeroPlace::Town { ordinary: false }) => "hero town",
        Target::Hero(HeroPlace::Town { ordinary: true }) => "hero town ordinary",
        Target::Hero(HeroPlace::TownOrDecks) => "hero town-or-decks",
        Target::Spell(SpellBy::Anyone) => "spell anyone",
        Target::Spell(SpellBy::Opponent) => "spell opponent",
        Target::Opponent(PlayerFilter::Any) => "opponent any",
        Target::Opponent(PlayerFilter::WithSoul) => "opponent with-soul",
        Target::Opponent(PlayerFilter::SoulsAhead(_)) => "opponent souls-ahead",
    }
}
const TARGETS: &[&str] = &[
    "room whose yours",
    "room whose opponents",
    "room whose anyones",
    "hero this-room",
    "hero dungeon yours",
    "hero dungeon opponents",
    "hero dungeon anyones",
    "hero town",
    "hero town ordinary",
    "hero town-or-decks",
    "spell anyone",
    "spell opponent",
    "opponent any",
    "opponent with-soul",
    "opponent souls-ahead",
];

fn verb(effect: &Effect) -> &'static str {
    match effect {
        Effect::Draw { .. } => "draw",
        Effect::Discard { .. } => "discard",
        Effect::DiscardRandom { .. } => "discard-random",
        Effect::DiscardHand { .. } => "discard-hand",
        Effect::TakeDiscarded { .. } => "take-discarded",
        Effect::TakeRandom => "take-random",
        Effect::TakeSeen => "take-seen",
        Effect::Search(_) => "search",
        Effect::DestroyOwn { .. } => "destroy-own",
        Effect::CollapseTarget => "collapse-target",
        Effect::Kill => "kill",
        Effect::Damage(Amount::Fixed(_)) => "damage",
        Effect::Damage(Amount::YourRooms) => "your-rooms",
        Effect::Health(_) => "health",
        Effect::RoomDamage(_) => "room-damage",
        Effect::YourRoomsDamage(_) => "your-rooms-damage",
        Effect::DoubleTreasure => "double-treasure",
        Effect::Deactivate => "deactivate",
        Effect::Stun => "stun",
        Effect::SwapStacks => "swap-stacks",
        Effect::Build => "build",
        Effect::ToYourEntrance => "to-your-entrance",
        Effect::ToTown => "to-town",
        Effect::ToFirstRoom => "to-first-room",
        Effect::ReturnSoul { .. } => "return-soul",
        Effect::Heal => "heal",
        Effect::Cancel => "cancel",
        Effect::Special(Special::NoBuilding) => "no-building",
        Effect::Special(Special::ExtraPlacement) => "extra-placement",
        Effect::Special(Special::NoEntry) => "no-entry",
    }
}
const VERBS: &[&str] = &[
    "draw",
    "discard",
    "discard-random",
    "discard-hand",
    "take-discarded",
    "take-random",
    "take-seen",
    "search",
    "destroy-own",
    "collapse-target",
    "kill",
    "damage",
    "your-rooms",
    "health",
    "room-damage",
    "your-rooms-damage",
    "double-treasure",
    "deactivate",
    "stun",
    "swap-stacks",
    "build",
    "to-your-entrance",
    "to-town",
    "to-first-room",
    "return-soul",
    "heal",
    "cancel",
    "no-building",
    "extra-placement",
    "no-entry",
];

fn lasting(lasting: &Lasting) -> &'static str {
    match lasting {
        Lasting::DamageNearby { near: Near::Adjacent, .. } => "damage-nearby adjacent",
        Lasting::DamageNearby { near: Near::Next, .. } => "damage-nearby next",
        Lasting::NoAdvancedOnTop => "no-advanced-on-top",
        Lasting::SendsBack => "sends-back",
        Lasting::DrawSpellInstead => "draw-spell-instead",
    }
}
const LASTING: &[&str] = &[
    "damage-nearby adjacent",
    "damage-nearby next",
    "no-advanced-on-top",
    "sends-back",
    "draw-spell-instead",
];

fn whom(effect: &Effect) -> Option<&'static str> {
    let (Effect::Draw { who, .. }
    | Effect::Discard { who, .. }
    | Effect::DiscardRandom { who, .. }
    | Effect::DiscardHand { who }
    | Effect::DestroyOwn { who }) = effect
    else {
        return None;
    };
    Some(match who {
        Who::You => "you",
        Who::Target => "target",
        Who::EachOpponent => "each-opponent",
        Who::EachPlayer => "each-player",
    })
}
const WHO: &[&str] = &["you", "target", "each-opponent", "each-player"];

/// Words with one meaning only.
const REST: &[&str] =
    &["fewer-rooms", "fewest-souls", "per-room", "cleric", "fighter", "mage", "thief", "explorer"];

fn words() -> Vec<&'static str> {
    [TRIGGERS, COSTS, TARGETS, VERBS, LASTING, WHO, REST].concat()
}

/// The words the classic set uses.
fn used() -> BTreeSet<&'static str> {
    let catalogue = Catalogue::classic();
    let mut used = BTreeSet::new();
    for card in Printing::ALL.iter().flat_map(|printing| catalogue.cards(*printing)) {
        for ability in card.abilities() {
            used.insert(trigger(&ability.when));
            used.extend(ability.cost.iter().map(cost));
            used.extend(ability.target.iter().map(target));
            used.extend(ability.effects.iter().map(verb));
            used.extend(ability.effects.iter().filter_map(whom));
            used.extend(ability.condition.map(|Condition::FewerRooms| "fewer-rooms"));
        }
        match &card.face {
            Face::Room(room) => {
                used.extend(room.lasting.iter().map(lasting));
                used.extend(matches!(room.damage, Damage::PerRoom(_)).then_some("per-room"));
                for (kind, _) in room.treasure.iter() {
                    used.insert(["cleric", "fighter", "mage", "thief", "explorer"][kind as usize]);
                }
            }
            Face::Hero(hero) => {
                used.extend(hero.ability.map(|HeroAbility::FewestSouls| "fewest-souls"));
            }
            Face::Boss(_) | Face::Spell(_) => {}
        }
    }
    used
}

#[test]
fn every_word_is_used_or_has_a_reason() {
    let used = used();
    let known: BTreeSet<_> = words().into_iter().collect();
    assert_eq!(used.difference(&known).collect::<Vec<_>>(), Vec::<&&str>::new());
    let unused: Vec<_> = words().into_iter().filter(|word| !used.contains(word)).collect();
    let listed: Vec<_> = UNUSED.iter().map(|(word, _)| *word).collect();
    assert_eq!(unused, listed);
    assert!(UNUSED.iter().all(|(_, reason)| !reason.is_empty()));
}

/// What the vocabulary cannot say is under a fifth of the cards. [ARCHITECTURE 11]
#[test]
fn specials_are_few() {
    let catalogue = Catalogue::classic();
    let special = catalogue
        .cards(Printing::First)
        .iter()
        .filter(|card| {
            let effects = card.abilities().iter().flat_map(|ability| &ability.effects);
            effects.into_iter().any(|effect| matches!(effect, Effect::Special(_)))
        })
        .count();
    assert_eq!(special, Special::ALL.len());
    assert!(special * 5 < catalogue.len());
}

#[test]
fn the_guide_explains_every_word() {
    let mut missing = Vec::new();
    for word in words().iter().flat_map(|words| words.split(' ')) {
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
            endboss_cards::PACK_FILES.contains(&name),
            "no file name on the first line: {name}"
        );
        match files.iter_mut().find(|(file, _)| *file == name) {
            Some((_, bytes)) => bytes.extend(text.bytes()),
            None => files.push((name, text.bytes().collect())),
        }
    }
    let source = endboss_cards::Source::new("docs/CARDS.md", files);
    let catalogue = Catalogue::of(vec![source]).map_err(|problems| {
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    });
    let catalogue = catalogue.unwrap_or_else(|problems| panic!("{problems}"));
    assert!(catalogue.len() >= 4, "an example of each kind");
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
        let source = endboss_cards::Source::new("x", files);
        let catalogue = Catalogue::of(vec![source]).expect("sound");
        let card = &catalogue.cards(Printing::First)[0];
        let expected = Effect::TakeDiscarded { what: filter, count: 1 };
        assert_eq!(card.abilities()[0].effects, [expected], "{word}");
    }
}

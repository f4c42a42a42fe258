//! Every word of the vocabulary, and those that a card uses. The matches here and in the
//! lexicon have an arm per variant, so a new one does not compile without its word.

use std::collections::BTreeSet;

use endboss_lexicon::{
    Amount, Card, Condition, Cost, Damage, Effect, Face, Help, HeroAbility, HeroPlace, Lasting,
    Near, PlayerFilter, SpellBy, Target, TokensOn, Treasure, When, Who, Whose,
};

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
        When::Minion => "minion",
        When::YouBuild(_) => "you-build",
        When::HeroEnters => "hero-enters",
        When::HeroDiesAnywhere => "hero-dies-anywhere",
        When::HeroSurvives => "hero-survives",
        When::Uncovered => "uncovered",
        When::EndOfTurn => "end-of-turn",
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
    "minion",
    "you-build",
    "hero-enters",
    "hero-dies-anywhere",
    "hero-survives",
    "uncovered",
    "end-of-turn",
];

fn cost(cost: &Cost) -> &'static str {
    match cost {
        Cost::DestroyThis => "destroy-this",
        Cost::DestroyAnother => "destroy-another",
        Cost::Discard { .. } => "discard",
        Cost::RemoveSoul => "cost remove-soul",
        Cost::Tokens(_) => "cost tokens",
        Cost::Coins(_) => "cost coins",
    }
}
const COSTS: &[&str] = &[
    "destroy-this",
    "destroy-another",
    "discard",
    "cost remove-soul",
    "cost tokens",
    "cost coins",
];

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
        Target::Hero(HeroPlace::Entrance(Whose::Yours)) => "hero entrance yours",
        Target::Hero(HeroPlace::Entrance(Whose::Opponents)) => "hero entrance opponents",
        Target::Hero(HeroPlace::Entrance(Whose::Anyones)) => "hero entrance anyones",
        Target::Hero(HeroPlace::Landmark) => "hero landmark",
        Target::Hero(HeroPlace::Dead(Whose::Yours)) => "hero dead yours",
        Target::Hero(HeroPlace::Dead(Whose::Opponents)) => "hero dead opponents",
        Target::Hero(HeroPlace::Dead(Whose::Anyones)) => "hero dead anyones",
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
    "hero entrance yours",
    "hero entrance opponents",
    "hero entrance anyones",
    "hero landmark",
    "hero dead yours",
    "hero dead opponents",
    "hero dead anyones",
    "spell anyone",
    "spell opponent",
    "opponent any",
    "opponent with-soul",
    "opponent souls-ahead",
];

/// Words that say more than one thing are as many.
fn verb(effect: &Effect) -> &'static str {
    match effect {
        Effect::Damage(Amount::YourRooms) => "your-rooms",
        Effect::Damage(Amount::TokensHere) => "tokens-here",
        Effect::Tokens { on: TokensOn::This, .. } => "tokens on this",
        Effect::Tokens { on: TokensOn::Target, .. } => "tokens on target",
        Effect::Tokens { on: TokensOn::Spread, .. } => "tokens on spread",
        Effect::Tokens { on: TokensOn::Each, .. } => "tokens on each",
        effect => effect.word(),
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
    "take-shown",
    "search",
    "destroy-own",
    "collapse-target",
    "kill",
    "damage",
    "your-rooms",
    "tokens-here",
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
    "remove-soul",
    "heal",
    "cancel",
    "tokens on this",
    "tokens on target",
    "tokens on spread",
    "tokens on each",
    "lose-tokens",
    "move-tokens",
    "health-token",
    "treasure",
    "this-room-damage",
    "last-room-damage",
    "take-market",
    "minion-acts",
    "move-minion",
    "summon",
    "to-landmark",
    "destroy-target",
    "send-from-town",
    "look-at-hand",
    "shuffle-stack",
    "coins",
    "no-building",
    "extra-placement",
    "no-entry",
];

fn lasting(lasting: &Lasting) -> &'static str {
    match lasting {
        Lasting::DamageNearby { near: Near::Adjacent, .. } => "damage-nearby adjacent",
        Lasting::DamageNearby { near: Near::Next, .. } => "damage-nearby next",
        lasting => lasting.word(),
    }
}
const LASTING: &[&str] = &[
    "damage-nearby adjacent",
    "damage-nearby next",
    "no-advanced-on-top",
    "sends-back",
    "draw-spell-instead",
    "spares-first",
    "damage-if-last",
    "tokens-double",
    "damage-yours",
    "more-treasure",
    "heroes-weaker",
];

fn whom(effect: &Effect) -> Option<&'static str> {
    let who = effect.who()?;
    Some(match who {
        Who::You => "you",
        Who::Target => "target",
        Who::EachOpponent => "each-opponent",
        Who::EachPlayer => "each-player",
    })
}
const WHO: &[&str] = &["you", "target", "each-opponent", "each-player"];

fn condition(condition: &Condition) -> &'static str {
    match condition {
        Condition::FewerRooms => "fewer-rooms",
        Condition::FewerSouls => "fewer-souls",
        Condition::Treasure { .. } => "if treasure",
    }
}
const CONDITIONS: &[&str] = &["fewer-rooms", "fewer-souls", "if treasure"];

fn damage(damage: &Damage) -> Option<&'static str> {
    match damage {
        Damage::Fixed(_) => None,
        Damage::PerRoom(_) => Some("per-room"),
        Damage::PerTreasure(_) => Some("per-treasure"),
        Damage::PerBelow => Some("per-below"),
    }
}
const DAMAGE: &[&str] = &["per-room", "per-treasure", "per-below"];

fn hero(ability: &HeroAbility) -> &'static str {
    match ability {
        HeroAbility::FewestSouls => "fewest-souls",
        HeroAbility::StraightToLandmark => "straight-to-landmark",
    }
}
const HEROES: &[&str] = &["fewest-souls", "straight-to-landmark"];

fn help(help: &Help) -> &'static str {
    match help {
        Help::Health(_) => "help health",
        Help::LessDamage { .. } => "less-damage",
        Help::SkipsFirst => "skips-first",
    }
}
const HELP: &[&str] = &["help health", "less-damage", "skips-first"];

const TREASURE: &[&str] = &["cleric", "fighter", "mage", "thief", "explorer"];

/// All words of the vocabulary.
pub fn all() -> Vec<&'static str> {
    let lists =
        [TRIGGERS, COSTS, TARGETS, VERBS, LASTING, WHO, CONDITIONS, DAMAGE, HEROES, HELP, TREASURE];
    lists.concat()
}

/// The words a card uses.
pub fn of(card: &Card) -> BTreeSet<&'static str> {
    let mut used = BTreeSet::new();
    for ability in card.abilities() {
        used.insert(trigger(&ability.when));
        used.extend(ability.cost.iter().map(cost));
        used.extend(ability.target.iter().map(target));
        used.extend(ability.effects.iter().map(verb));
        used.extend(ability.effects.iter().filter_map(whom));
        used.extend(ability.condition.iter().map(condition));
    }
    let shown = match &card.face {
        Face::Boss(boss) => {
            used.extend(boss.lasting.iter().map(lasting));
            boss.treasure.iter().map(|(kind, _)| kind).collect()
        }
        Face::Room(room) => {
            used.extend(room.lasting.iter().map(lasting));
            used.extend(damage(&room.damage));
            room.treasure.iter().map(|(kind, _)| kind).collect()
        }
        Face::Hero(card) => {
            used.extend(card.ability.iter().map(hero));
            card.treasure.clone()
        }
        Face::Landmark(landmark) => landmark.treasure.into_iter().collect(),
        Face::Item(item) => {
            used.insert(help(&item.help));
            item.treasure.into_iter().collect()
        }
        Face::Spell(_) => Vec::new(),
    };
    used.extend(shown.into_iter().map(|kind: Treasure| TREASURE[kind as usize]));
    used
}

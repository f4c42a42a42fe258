//! What a card's facts mean to a painter.

use endboss_lexicon::{Ability, Card, Damage, Effect, Face, Icons, RoomSort, Treasure};

/// The kinds of treasure a card shows: the one it has most of first.
pub(crate) fn kinds(card: &Card) -> Vec<Treasure> {
    match &card.face {
        Face::Boss(boss) => by_count(boss.treasure),
        Face::Room(room) => by_count(room.treasure),
        Face::Hero(hero) => hero.treasure.clone(),
        Face::Landmark(landmark) => landmark.treasure.into_iter().collect(),
        Face::Item(item) => item.treasure.into_iter().collect(),
        Face::Spell(_) => Vec::new(),
    }
}

fn by_count(icons: Icons) -> Vec<Treasure> {
    let mut all: Vec<_> = icons.iter().collect();
    all.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    all.into_iter().map(|(kind, _)| kind).collect()
}

/// Everything a sprite may like about a card.
pub(crate) fn likes(card: &Card) -> Vec<&'static str> {
    let mut all: Vec<_> = kinds(card).into_iter().map(Treasure::id).collect();
    match &card.face {
        Face::Room(room) => {
            all.push(if room.sort == RoomSort::Trap { "trap" } else { "monster" });
            let heavy = !matches!(room.damage, Damage::Fixed(0..=2));
            all.push(if heavy { "heavy" } else { "light" });
            if room.advanced {
                all.push("advanced");
            }
        }
        Face::Hero(hero) => {
            if hero.treasure.is_empty() {
                all.push("none");
            }
            if hero.epic {
                all.push("epic");
            }
        }
        Face::Landmark(landmark) if landmark.treasure.is_none() => all.push("none"),
        Face::Boss(_) => all.extend(["boss", "heavy", "advanced"]),
        Face::Spell(spell) => all.extend(verbs(&spell.ability)),
        Face::Landmark(_) | Face::Item(_) => {}
    }
    all
}

fn verbs(ability: &Ability) -> impl Iterator<Item = &'static str> {
    ability.effects.iter().map(verb)
}

/// What an effect is about, in one word.
fn verb(effect: &Effect) -> &'static str {
    match effect {
        Effect::Draw { .. } | Effect::Search(_) | Effect::LookAtHand => "draw",
        Effect::Discard { .. } | Effect::DiscardRandom { .. } | Effect::DiscardHand { .. } => {
            "discard"
        }
        Effect::TakeDiscarded { .. }
        | Effect::TakeRandom
        | Effect::TakeSeen
        | Effect::TakeShown
        | Effect::TakeMarket => "take",
        Effect::DestroyOwn { .. } | Effect::CollapseTarget | Effect::DestroyTarget => "destroy",
        Effect::Kill => "kill",
        Effect::Damage(_) => "damage",
        Effect::Health(_) | Effect::HealthToken(_) | Effect::Heal => "heal",
        Effect::RoomDamage(_)
        | Effect::YourRoomsDamage(_)
        | Effect::ThisRoomDamage(_)
        | Effect::LastRoomDamage(_) => "strengthen",
        Effect::DoubleTreasure | Effect::Treasure { .. } => "treasure",
        Effect::Deactivate | Effect::Stun | Effect::Special(_) => "stop",
        Effect::SwapStacks | Effect::ShuffleStack => "swap",
        Effect::Build => "build",
        Effect::ToYourEntrance | Effect::SendFromTown | Effect::Summon { .. } => "lure",
        Effect::ToTown
        | Effect::ToFirstRoom
        | Effect::ToLandmark
        | Effect::MinionActs
        | Effect::MoveMinion => "move",
        Effect::ReturnSoul { .. } | Effect::RemoveSoul => "soul",
        Effect::Cancel => "cancel",
        Effect::Tokens { .. } | Effect::LoseTokens { .. } | Effect::MoveTokens(_) => "tokens",
        Effect::Coins(_) => "coins",
    }
}

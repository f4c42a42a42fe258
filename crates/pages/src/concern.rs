//! Which rulings concern a card. Most follow from what the card does; where a ruling is about one
//! card in particular, the card is named here.

use std::collections::BTreeSet;

use endboss_lexicon::{
    Ability, Card, Cost, Effect, Face, HeroAbility, HeroPlace, Lasting, Special, Target, Treasure,
    When,
};

/// Cards that a ruling names for another reason than what they do.
const NAMED: [(&str, u8); 3] =
    [("classic/trepidation", 23), ("classic/bottomless-pit", 61), ("super/power-up", 73)];

/// The numbers of the rulings, in their order.
pub(crate) fn concerning(id: &str, card: &Card) -> BTreeSet<u8> {
    let named = NAMED.iter().filter(|(name, _)| *name == id).map(|(_, ruling)| *ruling);
    let mut all: BTreeSet<u8> = named.collect();
    all.extend(of_face(&card.face));
    for ability in card.abilities() {
        all.extend(of_ability(ability));
        all.extend(ability.effects.iter().flat_map(|effect| of_effect(effect, ability)));
    }
    all
}

fn of_face(face: &Face) -> Vec<u8> {
    let spaces = |abilities: &[Ability]| abilities.iter().any(|it| it.when == When::Minion);
    match face {
        Face::Boss(boss) => {
            let mut all = of_lasting(&boss.lasting);
            if spaces(&boss.abilities) {
                all.extend([41, 71]);
            }
            all
        }
        Face::Room(room) => {
            let mut all = of_lasting(&room.lasting);
            if spaces(&room.abilities) {
                all.push(41);
            }
            all
        }
        Face::Spell(spell) if spell.ability.cost.is_empty() => Vec::new(),
        Face::Spell(_) => vec![51],
        Face::Hero(hero) => {
            let straight = hero.ability == Some(HeroAbility::StraightToLandmark);
            let mut all = if straight { vec![38, 39] } else { Vec::new() };
            if hero.treasure.len() > 1 {
                all.push(34);
            }
            all
        }
        Face::Landmark(landmark) => match landmark.treasure {
            None => vec![83],
            Some(Treasure::Explorer) => vec![13],
            Some(_) => Vec::new(),
        },
        Face::Item(_) => vec![14, 68],
    }
}

fn of_lasting(lasting: &[Lasting]) -> Vec<u8> {
    let of = |lasting: &Lasting| -> &[u8] {
        match lasting {
            Lasting::SendsBack => &[16, 60],
            Lasting::DrawSpellInstead => &[21],
            Lasting::SparesFirst => &[70],
            Lasting::DamageIfLast(_) => &[42],
            Lasting::HeroesWeaker(_) => &[10],
            // What neighbors give is lost with them, and what was dealt stays dealt.
            Lasting::DamageNearby { .. } => &[77],
            Lasting::NoAdvancedOnTop
            | Lasting::TokensDouble
            | Lasting::DamageYours { .. }
            | Lasting::MoreTreasure { .. } => &[],
        }
    };
    lasting.iter().flat_map(of).copied().collect()
}

fn of_ability(ability: &Ability) -> Vec<u8> {
    let mut all = Vec::new();
    if ability.cost.iter().any(|cost| *cost != Cost::RemoveSoul) {
        all.push(22);
    }
    match ability.when {
        When::BuiltAnother(_) => all.extend([63, 66]),
        When::YouPlaySpell | When::AnotherDestroyed => all.push(66),
        _ => {}
    }
    let declared = matches!(ability.when, When::Activated | When::Cast | When::Minion);
    if ability.once && ability.may && !declared {
        all.push(59);
    }
    match ability.target {
        Some(Target::Opponent(_)) => all.push(56),
        Some(Target::Hero(HeroPlace::Landmark)) => all.push(83),
        _ => {}
    }
    all
}

fn of_effect(effect: &Effect, ability: &Ability) -> &'static [u8] {
    match effect {
        Effect::Search(_) if ability.may => &[49, 53, 86],
        Effect::Search(_) => &[49, 53],
        Effect::TakeShown | Effect::TakeSeen | Effect::LookAtHand => &[87],
        Effect::CollapseTarget => &[54, 61],
        Effect::DestroyTarget | Effect::DestroyOwn { .. } => &[54],
        Effect::Kill if matches!(ability.target, Some(Target::Hero(HeroPlace::Town { .. }))) => {
            &[15, 68]
        }
        Effect::Health(_) => &[9],
        Effect::RoomDamage(_) | Effect::Deactivate | Effect::Stun => &[77],
        Effect::YourRoomsDamage(_) => &[51, 77],
        Effect::DoubleTreasure => &[51, 52],
        Effect::SwapStacks | Effect::SendFromTown => &[73],
        Effect::ToYourEntrance => &[16, 35, 78],
        Effect::ToTown => &[24, 35, 38],
        Effect::ToFirstRoom => &[16, 24, 54],
        Effect::ReturnSoul { .. } => &[16, 85],
        Effect::RemoveSoul => &[82],
        Effect::Cancel => &[48, 64],
        Effect::HealthToken(_) => &[10],
        Effect::LastRoomDamage(_) => &[42],
        Effect::MinionActs | Effect::MoveMinion => &[89],
        Effect::ToLandmark => &[75, 88],
        Effect::ShuffleStack => &[43],
        Effect::Special(Special::NoBuilding) => &[57, 65],
        Effect::Draw { .. }
        | Effect::Discard { .. }
        | Effect::DiscardRandom { .. }
        | Effect::DiscardHand { .. }
        | Effect::TakeDiscarded { .. }
        | Effect::TakeRandom
        | Effect::Kill
        | Effect::Damage(_)
        | Effect::Build
        | Effect::Heal
        | Effect::Tokens { .. }
        | Effect::LoseTokens { .. }
        | Effect::MoveTokens(_)
        | Effect::Treasure { .. }
        | Effect::ThisRoomDamage(_)
        | Effect::TakeMarket
        | Effect::Summon { .. }
        | Effect::Coins(_)
        | Effect::Special(Special::ExtraPlacement | Special::NoEntry) => &[],
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::fs;
    use std::path::Path;

    use endboss_cards::Catalogue;
    use endboss_text::{Documents, Lang};

    use super::*;
    use crate::catalog::newest;
    use crate::rules::ruling_title;

    /// Every card with its English name and the rulings it shows.
    fn shown() -> Vec<(String, String, BTreeSet<u8>)> {
        let catalogue = Catalogue::to_look_at(&[]).expect("what ships is whole");
        let of = |kind| {
            let entry = catalogue.entry(kind);
            let card = catalogue.card(kind, newest(entry));
            let name = entry.name("en", newest(entry)).to_owned();
            (entry.id.clone(), name, concerning(&entry.id, card))
        };
        catalogue.kinds().map(of).collect()
    }

    /// The rulings in English, by their numbers.
    fn rulings() -> BTreeMap<u8, &'static str> {
        let lines = Documents::of(Lang::En).rulings.lines();
        let numbered = |line: &'static str| {
            let rest = line.strip_prefix("- **Q")?;
            Some((rest.split(' ').next()?.parse().ok()?, line))
        };
        lines.filter_map(numbered).collect()
    }

    fn names(ruling: &str, card: &str) -> bool {
        let ends = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
        ruling.match_indices(card).any(|(at, _)| {
            ends(ruling[..at].chars().next_back()) && ends(ruling[at + card.len()..].chars().next())
        })
    }

    /// Which cards the scenarios that prove a ruling are about.
    fn proved(folder: &Path, all: &mut BTreeMap<u8, BTreeSet<String>>) {
        for file in fs::read_dir(folder).expect("a folder of scenarios") {
            let path = file.expect("a file").path();
            if path.is_dir() {
                proved(&path, all);
                continue;
            }
            let scenario = fs::read_to_string(&path).expect("text");
            let of = |key: &str| {
                let line = scenario.lines().find_map(|line| line.strip_prefix(key));
                line.unwrap_or_default().split(',').map(|word| word.trim().replace('\'', "’"))
            };
            for ruling in of("proves:").filter_map(|it| it.strip_prefix('Q')?.parse().ok()) {
                all.entry(ruling).or_default().extend(of("cards:"));
            }
        }
    }

    #[test]
    fn every_card_that_a_ruling_names_shows_it() {
        let mut many = 0;
        let shown = shown();
        for (number, ruling) in rulings() {
            for (id, name, of) in shown.iter().filter(|(_, name, _)| names(ruling, name)) {
                assert!(of.contains(&number), "{id} ({name}) does not show Q{number}");
                many += 1;
            }
        }
        assert!(many >= 14, "{many}");
    }

    /// No ruling is told of cards it has nothing to do with: for each of them there is a card that
    /// it names, or with which a scenario proves it.
    #[test]
    fn every_ruling_that_is_shown_is_proved_with_such_a_card() {
        let mut proved_with = BTreeMap::new();
        proved(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios"), &mut proved_with);
        let rulings = rulings();
        let shown = shown();
        let all: BTreeSet<u8> = shown.iter().flat_map(|(_, _, of)| of).copied().collect();
        for number in all {
            let ruling = rulings.get(&number).unwrap_or_else(|| panic!("there is no Q{number}"));
            let mut with = shown.iter().filter(|(_, _, of)| of.contains(&number));
            let holds = with.any(|(id, name, _)| {
                let scenario = proved_with.get(&number);
                let scenario = scenario.is_some_and(|it| it.contains(name) || it.contains(id));
                scenario || names(&ruling.to_lowercase(), &name.to_lowercase())
            });
            assert!(holds, "nothing shows that Q{number} concerns a card");
            assert!(!ruling.contains(" Replaced by "), "Q{number} no longer holds");
            for lang in Lang::ALL {
                let title = ruling_title(lang, &format!("Q{number}"));
                assert!(title.is_some_and(|title| title.len() > 4), "Q{number} in {}", lang.id());
            }
        }
    }

    #[test]
    fn a_card_shows_what_concerns_it_and_no_more() {
        let shown = shown();
        let of = |id: &str| {
            let (_, _, of) = shown.iter().find(|(it, _, _)| it == id).expect("a card");
            of.iter().copied().collect::<Vec<u8>>()
        };
        assert_eq!(of("classic/soul-harvest"), [82]);
        assert_eq!(of("classic/haunted-library"), [21]);
        assert_eq!(of("town/hideout"), [42]);
        assert_eq!(of("town/temple"), [0; 0]);
        assert!(shown.iter().all(|(_, _, of)| of.len() <= 6), "too many to be read");
    }
}

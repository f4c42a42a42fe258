//! Bosses, rooms, spells and heroes: from their raw form to one card per printing.

use std::collections::BTreeMap;
use std::ops::{Range, RangeInclusive};

use endboss_lexicon::{
    Ability, Boss, Card, Damage, Face, Hero, HeroAbility, Icons, Printing, Room, Spell, When,
};
use toml::Spanned;

use super::ability::{Printed, ability};
use super::lasting::{of_boss, of_room};
use super::moment::Host;
use super::names::entry;
use super::{Draft, House, board, within};
use crate::catalogue::Entry;
use crate::notation::{RawBoss, RawHero, RawRoom, RawSpell};
use crate::problem::Page;

const COPIES: RangeInclusive<i64> = 1..=60;
const XP: RangeInclusive<i64> = 1..=9999;
const DAMAGE: RangeInclusive<i64> = 0..=20;
const ICONS: RangeInclusive<i64> = 1..=9;
const HEALTH: RangeInclusive<i64> = 1..=60;
const MARK: RangeInclusive<i64> = 2..=6;
const MOST_ABILITIES: usize = 4;

pub(crate) fn boss(page: &mut Page<'_>, raw: Spanned<RawBoss>, house: House<'_>) -> Option<Draft> {
    let line = page.line(raw.span().start);
    let raw = raw.into_inner();
    let stem = raw.stem();
    let (id, solo) = (stem.id.span(), stem.solo);
    let entry = entry(page, stem, line, house);
    within(page, raw.xp.span(), "the `xp` of a boss", (*raw.xp.get_ref()).into(), XP);
    let treasure = raw.treasure.get_ref().0;
    icons(page, &raw.treasure, treasure);
    let before = page.problems.len();
    let level_up = raw.level_up.iter().map(|raw| (raw, Host::LevelUp));
    let abilities: Vec<Ability> = level_up
        .chain(raw.ability.iter().map(|raw| (raw, Host::Boss)))
        .filter_map(|(raw, host)| ability(page, raw, host, house, &entry.printings))
        .map(|printed| printed.ability)
        .collect();
    let lasting = of_boss(page, &raw.lasting);
    if abilities.is_empty() && lasting.is_empty() && page.problems.len() == before {
        let message = "this boss gains nothing by leveling up: give it a [boss.level-up], a \
                       [[boss.ability]] or something `lasting`";
        page.problem(id.clone(), message);
    }
    few_enough(page, &id, "this boss", &abilities);
    let boss = Boss { xp: *raw.xp.get_ref(), treasure, abilities, lasting };
    Some(draft(page, entry, solo, &BTreeMap::new(), 1, |_| Face::Boss(boss.clone())))
}

pub(crate) fn room(page: &mut Page<'_>, raw: Spanned<RawRoom>, house: House<'_>) -> Option<Draft> {
    let line = page.line(raw.span().start);
    let raw = raw.into_inner();
    let stem = raw.stem();
    let (id, solo) = (stem.id.span(), stem.solo);
    let entry = entry(page, stem, line, house);
    let copies = copies(page, &raw.copies, &raw.copies_in, &entry.printings);
    if let Damage::Fixed(damage) = raw.damage.get_ref().0 {
        within(page, raw.damage.span(), "the damage of a room", damage.into(), DAMAGE);
    }
    let treasure = raw.treasure.get_ref().0;
    icons(page, &raw.treasure, treasure);
    let lasting = of_room(page, &raw.lasting);
    let abilities: Vec<Printed> = raw
        .ability
        .iter()
        .filter_map(|raw| ability(page, raw, Host::Room, house, &entry.printings))
        .collect();
    for &printing in &entry.printings {
        let here = of_printing(&abilities, printing);
        let once = here.iter().filter(|ability| ability.once).count();
        if once > 1 {
            let message = format!(
                "in the {} printing this room has {once} once-per-turn abilities; it can have one",
                printing.id()
            );
            page.problem(id.clone(), message);
            break;
        }
        let whose = format!("in the {} printing this room", printing.id());
        if !few_enough(page, &id, &whose, &here) {
            break;
        }
    }
    let face = |printing| {
        Face::Room(Room {
            sort: raw.sort,
            advanced: raw.advanced,
            damage: raw.damage.get_ref().0,
            treasure,
            lasting: lasting.clone(),
            abilities: of_printing(&abilities, printing),
        })
    };
    Some(draft(page, entry, solo, &copies, 0, face))
}

pub(crate) fn spell(
    page: &mut Page<'_>,
    raw: Spanned<RawSpell>,
    house: House<'_>,
) -> Option<Draft> {
    let line = page.line(raw.span().start);
    let raw = raw.into_inner();
    let stem = raw.stem();
    let (id, solo) = (stem.id.span(), stem.solo);
    let entry = entry(page, stem, line, house);
    let copies = copies(page, &raw.copies, &raw.copies_in, &entry.printings);
    let before = page.problems.len();
    let abilities: Vec<Printed> = raw
        .ability
        .iter()
        .filter_map(|written| {
            ability(page, written, Host::Spell(raw.phase), house, &entry.printings)
        })
        .collect();
    for &printing in &entry.printings {
        let count = of_printing(&abilities, printing).len();
        // An ability that could not be read has been reported and would be missed here again.
        if count != 1 && page.problems.len() == before {
            let message = format!(
                "in the {} printing this spell has {count} abilities; it must have one",
                printing.id()
            );
            page.problem(id, message);
            return None;
        }
    }
    if abilities.is_empty() {
        return None;
    }
    let face = |printing| {
        let ability = of_printing(&abilities, printing).into_iter().next();
        let ability = ability.unwrap_or_else(|| abilities[0].ability.clone());
        Face::Spell(Spell { phase: raw.phase, ability })
    };
    Some(draft(page, entry, solo, &copies, 0, face))
}

pub(crate) fn hero(page: &mut Page<'_>, raw: Spanned<RawHero>, house: House<'_>) -> Option<Draft> {
    let line = page.line(raw.span().start);
    let raw = raw.into_inner();
    let stem = raw.stem();
    let (id, solo) = (stem.id.span(), stem.solo);
    let entry = entry(page, stem, line, house);
    let (health, mark) = (*raw.health.get_ref(), *raw.mark.get_ref());
    within(page, raw.health.span(), "the health of a hero", health.into(), HEALTH);
    within(page, raw.mark.span(), "the mark of a hero", mark.into(), MARK);
    let treasure = raw.treasure.as_ref().map(|kinds| kinds.get_ref().0.clone()).unwrap_or_default();
    if treasure.is_empty() && raw.ability.is_none() {
        page.problem(id, "nothing lures this hero: give it a treasure or an ability");
    }
    let twice = |(at, kind)| treasure[..at].contains(kind);
    if let Some(kinds) = raw.treasure.as_ref().filter(|_| treasure.iter().enumerate().any(twice)) {
        page.problem(kinds.span(), "a hero wants a treasure once: this one stands twice");
    }
    let straight =
        |ability: &&Spanned<HeroAbility>| *ability.get_ref() == HeroAbility::StraightToLandmark;
    if let Some(ability) = raw.ability.as_ref().filter(straight) {
        board(page, ability.span(), "`straight-to-landmark`", house);
    }
    let ability = raw.ability.map(Spanned::into_inner);
    let hero = Hero { epic: raw.epic, health, treasure, mark, ability };
    Some(draft(page, entry, solo, &BTreeMap::new(), 1, |_| Face::Hero(hero.clone())))
}

/// One card per printing. A printing without the card gets the face of one that has it, and no
/// copies.
pub(super) fn draft(
    page: &Page<'_>,
    entry: Entry,
    solo: bool,
    copies: &BTreeMap<Printing, u8>,
    otherwise: u8,
    face: impl Fn(Printing) -> Face,
) -> Draft {
    let place = crate::problem::Place { file: page.file.to_owned(), line: entry.line };
    let cards = Printing::ALL.map(|printing| {
        if entry.printings.contains(&printing) {
            let copies = copies.get(&printing).copied().unwrap_or(otherwise);
            Card { face: face(printing), copies, solo }
        } else {
            Card { face: face(entry.printings[0]), copies: 0, solo }
        }
    });
    Draft { entry, place, cards }
}

/// Not more abilities than a card has place for, and one action space at most. [R1.2, R1.3]
fn few_enough(page: &mut Page<'_>, id: &Range<usize>, whose: &str, here: &[Ability]) -> bool {
    let spaces = here.iter().filter(|ability| ability.when == When::Minion).count();
    let many = if here.len() > MOST_ABILITIES {
        format!("{whose} has {} abilities; it can have {MOST_ABILITIES}", here.len())
    } else if spaces > 1 {
        format!("{whose} has {spaces} action spaces; it can have one")
    } else {
        return true;
    };
    page.problem(id.clone(), many);
    false
}

fn of_printing(abilities: &[Printed], printing: Printing) -> Vec<Ability> {
    let here = abilities.iter().filter(|printed| printed.printings.contains(&printing));
    here.map(|printed| printed.ability.clone()).collect()
}

fn copies(
    page: &mut Page<'_>,
    usual: &Spanned<i64>,
    special: &BTreeMap<Printing, Spanned<i64>>,
    printings: &[Printing],
) -> BTreeMap<Printing, u8> {
    let mut checked = |number: &Spanned<i64>| {
        within(page, number.span(), "`copies`", *number.get_ref(), COPIES);
        u8::try_from(*number.get_ref()).unwrap_or(0)
    };
    let usual = checked(usual);
    let mut copies: BTreeMap<_, _> = printings.iter().map(|printing| (*printing, usual)).collect();
    for (printing, number) in special {
        let number_here = checked(number);
        copies.insert(*printing, number_here);
    }
    for (printing, number) in special.iter().filter(|(p, _)| !printings.contains(p)) {
        let message = format!("the {} printing does not have this card", printing.id());
        page.problem(number.span(), message);
    }
    copies
}

fn icons<T>(page: &mut Page<'_>, written: &Spanned<T>, icons: Icons) {
    if icons.kinds() == 0 {
        page.problem(written.span(), "`treasure` is empty: the card needs at least one icon");
    }
    for (_, count) in icons.iter() {
        within(page, written.span(), "the number of treasure icons", count.into(), ICONS);
    }
}

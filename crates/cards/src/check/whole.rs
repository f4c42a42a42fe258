//! Checks over a whole pack or the whole catalogue.

use std::collections::{BTreeSet, HashMap};

use endboss_lexicon::{Face, Lasting, Printing, Treasure};

use super::{Draft, Kind};
use crate::hint;
use crate::pack::Counts;
use crate::problem::{Place, Problem};

/// A game keeps cards in boxes of this many; the copies of a card stay together in one of them.
const BOX: u32 = 64;
/// The most cards a game can hold, all packs together; the last place of the last box stays empty.
const MOST_ROOMS: u32 = 255;
const MOST_SPELLS: u32 = 127;
const MOST_HEROES: u32 = 63;
const MOST_BOSSES: u32 = 63;
const MOST_LANDMARKS: u32 = 8;
const MOST_ITEMS: u32 = 24;
/// The engine remembers for each hero which of these have sent it back.
const MOST_SENDING_BACK: u32 = 8;
/// The engine remembers for each of these whether it has spared a hero this turn.
const MOST_SPARING: u32 = 8;

pub(crate) fn same_ids(drafts: &[Draft], problems: &mut Vec<Problem>) {
    let mut seen: HashMap<&str, &Place> = HashMap::new();
    for draft in drafts {
        let id = draft.entry.bare_id();
        match seen.get(id) {
            Some(first) => problems.push(draft.place.problem(format!(
                "the id `{id}` is taken already, in {} line {}",
                first.file, first.line
            ))),
            None => {
                seen.insert(id, &draft.place);
            }
        }
    }
}

/// XP decides who goes first and who wins a tie, so a box has no two bosses alike. [R2.6]
pub(crate) fn same_xp(drafts: &[Draft], problems: &mut Vec<Problem>) {
    let mut seen: HashMap<(Printing, u16), &str> = HashMap::new();
    for draft in drafts {
        let Face::Boss(boss) = &draft.cards[0].face else {
            continue;
        };
        for &printing in &draft.entry.printings {
            let id = draft.entry.bare_id();
            let first = *seen.entry((printing, boss.xp)).or_insert(id);
            if first != id {
                problems.push(draft.place.problem(format!(
                    "`{first}` and `{id}` both have {} XP in the {} printing",
                    boss.xp,
                    printing.id()
                )));
                break;
            }
        }
    }
}

/// A hero drops to the one landmark of its kind, or to the one tavern. [R4.1]
pub(crate) fn same_landmarks(drafts: &[&Draft], problems: &mut Vec<Problem>) {
    let mut seen: HashMap<Option<Treasure>, &Draft> = HashMap::new();
    for draft in drafts {
        let Face::Landmark(landmark) = &draft.cards[0].face else {
            continue;
        };
        let first = *seen.entry(landmark.treasure).or_insert(draft);
        if std::ptr::eq(first, *draft) {
            continue;
        }
        let (first, id) = (&first.entry.id, &draft.entry.id);
        problems.push(draft.place.problem(match landmark.treasure {
            Some(_) => format!("`{first}` and `{id}` are landmarks of one treasure"),
            None => {
                format!("`{first}` and `{id}` are both taverns: one of them needs a treasure")
            }
        }));
    }
}

/// The cards of a pack against one line of what its manifest says. A line for several printings is
/// held against the first that does not agree.
pub(crate) fn counts(
    printings: &[Printing],
    said: Counts,
    place: &Place,
    drafts: &[Draft],
    problems: &mut Vec<Problem>,
) {
    for (what, said, kind) in [
        ("bosses", said.bosses, Kind::Boss),
        ("rooms", said.rooms, Kind::Room),
        ("spells", said.spells, Kind::Spell),
        ("heroes", said.heroes, Kind::Hero),
        ("epics", said.epics, Kind::Epic),
        ("landmarks", said.landmarks, Kind::Landmark),
        ("items", said.items, Kind::Item),
    ] {
        let Some(said) = said else {
            continue;
        };
        for &printing in printings {
            let cards = drafts.iter().map(|draft| draft.card(printing));
            let such = cards.filter(|card| Kind::of(card) == kind);
            let there: u32 = such.map(|card| u32::from(card.copies)).sum();
            if there != said {
                problems.push(place.problem(format!(
                    "the {} printing has {there} {what}, but `counts` says {said}",
                    printing.id()
                )));
                break;
            }
        }
    }
}

type Test = fn(&Face) -> bool;

/// What the engine has room for, whatever the printing. The first card too many is reported, once
/// per limit.
pub(crate) fn limits(drafts: &[&Draft], problems: &mut Vec<Problem>) {
    let limits: [(&str, u32, Test); 7] = [
        ("bosses", MOST_BOSSES, |face| matches!(face, Face::Boss(_))),
        ("room cards", MOST_ROOMS, |face| matches!(face, Face::Room(_))),
        ("rooms with `sends-back`", MOST_SENDING_BACK, |face| lasts(face, Lasting::SendsBack)),
        ("rooms with `spares-first`", MOST_SPARING, |face| lasts(face, Lasting::SparesFirst)),
        ("spell cards", MOST_SPELLS, |face| matches!(face, Face::Spell(_))),
        ("landmarks", MOST_LANDMARKS, |face| matches!(face, Face::Landmark(_))),
        ("items", MOST_ITEMS, |face| matches!(face, Face::Item(_))),
    ];
    for (what, most, test) in limits {
        let such = || drafts.iter().copied().filter(|d| test(&d.cards[0].face));
        if limit(what, most, such(), problems) && matches!(most, MOST_ROOMS | MOST_SPELLS) {
            boxes(what, most, such(), problems);
        }
    }
}

/// Few enough cards, but do they fit into the boxes of a game?
fn boxes<'a>(
    what: &str,
    most: u32,
    drafts: impl Iterator<Item = &'a Draft>,
    problems: &mut Vec<Problem>,
) {
    let mut used = 0u32;
    for draft in drafts {
        let copies = most_copies(draft);
        if used % BOX + copies > BOX {
            used = used.next_multiple_of(BOX);
        }
        used += copies;
        if used > most {
            problems.push(draft.place.problem(format!(
                "with this card the {what} do not fit into the {} boxes of {BOX} a game has: all \
                 copies of a card lie in one box",
                most.div_ceil(BOX)
            )));
            return;
        }
    }
}

fn most_copies(draft: &Draft) -> u32 {
    draft.cards.iter().map(|card| u32::from(card.copies)).max().unwrap_or(0)
}

fn lasts(face: &Face, lasting: Lasting) -> bool {
    matches!(face, Face::Room(room) if room.lasting.contains(&lasting))
}

/// The same for heroes, which come from one pack and from those that join it. [R11.1, R11.2]
pub(crate) fn hero_limits(packs: &[(bool, &[Draft])], problems: &mut Vec<Problem>) {
    let is_hero = |draft: &&Draft| matches!(draft.cards[0].face, Face::Hero(_));
    let mut told: Vec<Problem> = Vec::new();
    for at in 0..packs.len() {
        let together = packs.iter().enumerate().filter(|(n, (joins, _))| *joins || *n == at);
        let heroes = together.flat_map(|(_, (_, drafts))| drafts.iter()).filter(is_hero);
        let mut found = Vec::new();
        limit("heroes", MOST_HEROES, heroes, &mut found);
        found.retain(|problem| !told.contains(problem));
        told.extend(found);
    }
    problems.extend(told);
}

/// Says whether it holds.
fn limit<'a>(
    what: &str,
    most: u32,
    drafts: impl Iterator<Item = &'a Draft>,
    problems: &mut Vec<Problem>,
) -> bool {
    let mut sum = 0;
    for draft in drafts {
        sum += most_copies(draft);
        if sum > most {
            problems.push(
                draft.place.problem(format!(
                    "with this card there are {sum} {what}; a game can hold {most}"
                )),
            );
            return false;
        }
    }
    true
}

/// Packs that need each other, each circle reported once.
pub(crate) fn cycles(needs: &[(&str, Vec<&str>, Place)], problems: &mut Vec<Problem>) {
    let direct: HashMap<&str, &Vec<&str>> = needs.iter().map(|(id, n, _)| (*id, n)).collect();
    let reach = |from: &str| {
        let mut reached = BTreeSet::new();
        let mut open: Vec<&str> = direct.get(from).map(|n| n.to_vec()).unwrap_or_default();
        while let Some(id) = open.pop() {
            if reached.insert(id) {
                open.extend(direct.get(id).into_iter().flat_map(|n| n.iter()));
            }
        }
        reached
    };
    let reached: HashMap<&str, BTreeSet<&str>> =
        needs.iter().map(|(id, ..)| (*id, reach(id))).collect();
    let mut told = BTreeSet::new();
    for (id, _, place) in needs {
        if !reached[id].contains(id) || told.contains(id) {
            continue;
        }
        let in_circle = |other: &&str| reached[id].contains(other) && reached[other].contains(id);
        let circle: Vec<&str> = needs.iter().map(|(other, ..)| *other).filter(in_circle).collect();
        problems.push(place.problem(match circle[..] {
            [one] => format!("pack {one} needs itself"),
            _ => format!("packs {} need each other", hint::list(&circle)),
        }));
        told.extend(circle);
    }
}

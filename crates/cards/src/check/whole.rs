//! Checks over a whole pack or the whole catalogue.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use endboss_lexicon::{Face, Lasting, Printing};

use super::{Draft, Kind};
use crate::hint;
use crate::pack::Counts;
use crate::problem::{Place, Problem};

/// The most cards a game can hold, all packs together.
const MOST_ROOMS: u32 = 255;
const MOST_SPELLS: u32 = 127;
const MOST_HEROES: u32 = 63;
const MOST_BOSSES: u32 = 63;
/// The engine remembers for each hero which of these have sent it back.
const MOST_SENDING_BACK: u32 = 8;

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

/// The cards of a pack against what its manifest says.
pub(crate) fn counts(
    said: &BTreeMap<Printing, (Counts, Place)>,
    drafts: &[Draft],
    problems: &mut Vec<Problem>,
) {
    for (printing, (said, place)) in said {
        let number = |kind| {
            let cards = drafts.iter().map(|draft| draft.card(*printing));
            cards.filter(|card| Kind::of(card) == kind).map(|card| u32::from(card.copies)).sum()
        };
        let rows: [(&str, u32, u32); 5] = [
            ("bosses", said.bosses, number(Kind::Boss)),
            ("rooms", said.rooms, number(Kind::Room)),
            ("spells", said.spells, number(Kind::Spell)),
            ("heroes", said.heroes, number(Kind::Hero)),
            ("epics", said.epics, number(Kind::Epic)),
        ];
        for (what, said, there) in rows.into_iter().filter(|(_, said, there)| said != there) {
            problems.push(place.problem(format!(
                "the {} printing has {there} {what}, but `counts` says {said}",
                printing.id()
            )));
        }
    }
}

/// What the engine has room for, whatever the printing. The first card too many is reported, once
/// per limit.
pub(crate) fn limits(drafts: &[&Draft], problems: &mut Vec<Problem>) {
    type Test = fn(&Face) -> bool;
    let sends_back: Test = |face| match face {
        Face::Room(room) => room.lasting.contains(&Lasting::SendsBack),
        _ => false,
    };
    let limits: [(&str, u32, Test); 5] = [
        ("bosses", MOST_BOSSES, |face| matches!(face, Face::Boss(_))),
        ("room cards", MOST_ROOMS, |face| matches!(face, Face::Room(_))),
        ("rooms with `sends-back`", MOST_SENDING_BACK, sends_back),
        ("spell cards", MOST_SPELLS, |face| matches!(face, Face::Spell(_))),
        ("heroes", MOST_HEROES, |face| matches!(face, Face::Hero(_))),
    ];
    for (what, most, test) in limits {
        let mut sum = 0;
        for draft in drafts.iter().filter(|draft| test(&draft.cards[0].face)) {
            sum += draft.cards.iter().map(|card| u32::from(card.copies)).max().unwrap_or(0);
            if sum > most {
                problems.push(draft.place.problem(format!(
                    "with this card there are {sum} {what}; a game can hold {most}"
                )));
                break;
            }
        }
    }
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
